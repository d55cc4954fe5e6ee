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

/// The shortest part of a schedule that takes an execution to its `events`-th event.
pub fn prefix(program: &Program, config: &Config, schedule: &[ScheduleStep], events: usize) -> Vec<ScheduleStep> {
    let mut machine = Machine::new(program, config.clone());
    machine.record();
    let recorded = |machine: &Machine| machine.recorder.as_ref().map_or(0, |r| r.trace.events.len());
    let taken = follow(&mut machine, schedule, |machine| recorded(machine) >= events);
    schedule[..taken].to_vec()
}

/// The machine at the end of a schedule, with the trace that it recorded.
pub fn machine<'p>(program: &'p Program, config: &Config, schedule: &[ScheduleStep]) -> Machine<'p> {
    let mut machine = Machine::new(program, config.clone());
    machine.record();
    follow(&mut machine, schedule, |_| false);
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
    follow(&mut machine, schedule, |_| false);
    machine
}

/// Take the steps of a schedule, as long as they are possible, until it is enough. Returns how many were taken.
fn follow(machine: &mut Machine, schedule: &[ScheduleStep], enough: impl Fn(&Machine) -> bool) -> usize {
    let (start, first) = match schedule.first() {
        Some(first) if first.proc == Proc::START => (first.digits, 1),
        _ => (Digits::NONE, 0),
    };
    machine.start(start);
    let mut taken = first;
    while taken < schedule.len() && !enough(machine) && machine.enabled(schedule[taken].proc) {
        machine.step(schedule[taken].proc, schedule[taken].digits);
        taken += 1;
    }
    taken
}
