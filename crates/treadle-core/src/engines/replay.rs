//! Run a schedule again, with the recorder on.

use super::ScheduleStep;
use crate::machine::thread::{Status, Stop};
use crate::machine::{Config, Machine};
use crate::program::Program;
use crate::trace::Trace;

/// The trace of the execution that a schedule leads to. Steps that are not possible end the replay (that would be an error
/// of Treadle's: schedules come from an engine on the same program and options).
pub fn replay(program: &Program, config: &Config, schedule: &[ScheduleStep]) -> Trace {
    machine(program, config, schedule).take_trace()
}

/// The shortest part of a schedule that takes an execution to its `events`-th event.
pub fn prefix(program: &Program, config: &Config, schedule: &[ScheduleStep], events: usize) -> Vec<ScheduleStep> {
    let mut machine = Machine::new(program, config.clone());
    machine.record();
    machine.start();
    let reached = |machine: &Machine| machine.recorder.as_ref().is_some_and(|r| r.trace.events.len() >= events);
    let mut steps = schedule.iter();
    let mut taken = 0;
    while !reached(&machine) {
        let Some(step) = steps.next().filter(|step| machine.enabled(step.proc)) else { break };
        machine.step(step.proc, step.digits);
        taken += 1;
    }
    schedule[..taken].to_vec()
}

/// The machine at the end of a schedule, with the trace that it recorded.
pub fn machine<'p>(program: &'p Program, config: &Config, schedule: &[ScheduleStep]) -> Machine<'p> {
    let mut machine = Machine::new(program, config.clone());
    machine.record();
    machine.start();
    for step in schedule {
        if !machine.enabled(step.proc) {
            break;
        }
        machine.step(step.proc, step.digits);
    }
    for t in 0..machine.threads.len() {
        if let Status::Stopped(stop) = machine.threads[t].core.status {
            let why = match stop {
                Stop::Spin { .. } => "waits in a loop",
                Stop::Assume => "assumption failed",
                Stop::Bound { .. } => "loop bound reached",
                Stop::Error => "error",
                Stop::Unsupported(_) => "not supported",
                Stop::Exit => "exit",
            };
            machine.record_stop(t, why);
        }
    }
    machine
}
