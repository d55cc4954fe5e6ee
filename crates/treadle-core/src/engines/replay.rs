//! Run a schedule again, with the recorder on.

use super::ScheduleStep;
use crate::machine::action::Proc;
use crate::machine::choices::Digits;
use crate::machine::thread::{Status, Stop};
use crate::machine::{Config, Machine};
use crate::program::Program;
use crate::trace::Trace;

/// The trace of the execution that a schedule leads to. Steps that are not possible end the replay (that would be an error
/// of Treadle's: schedules come from an engine on the same program and options).
pub fn replay(program: &Program, config: &Config, schedule: &[ScheduleStep]) -> Trace {
    machine(program, config, schedule).take_trace()
}

/// The machine at the end of that execution, with the trace that it recorded.
pub fn machine<'p>(program: &'p Program, config: &Config, schedule: &[ScheduleStep]) -> Machine<'p> {
    let mut machine = Machine::new(program, config.clone());
    machine.record();
    follow(&mut machine, schedule);
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

/// The machine at the end of a schedule, without a trace.
pub fn state<'p>(program: &'p Program, config: &Config, schedule: &[ScheduleStep]) -> Machine<'p> {
    let mut machine = Machine::new(program, config.clone());
    follow(&mut machine, schedule);
    machine
}

fn follow(machine: &mut Machine, schedule: &[ScheduleStep]) {
    let (start, steps) = match schedule.split_first() {
        Some((first, rest)) if first.proc == Proc::START => (first.digits, rest),
        _ => (Digits::NONE, schedule),
    };
    machine.start(start);
    for step in steps {
        if !machine.enabled(step.proc) {
            break;
        }
        machine.step(step.proc, step.digits);
    }
}
