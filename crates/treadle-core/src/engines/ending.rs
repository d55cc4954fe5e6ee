//! How an execution ended: complete, blocked and why, deadlocked.

use super::report::Report;
use super::{Options, ScheduleStep};
use crate::machine::bugs::{Bug, BugKind};
use crate::machine::thread::{Pending, Status, Stop};
use crate::machine::Machine;

/// Judge an execution in which no thread can go on, and count it.
pub fn judge(machine: &mut Machine, report: &mut Report, schedule: &[ScheduleStep]) -> Ending {
    let ending = ending(machine);
    match ending {
        Ending::Complete => report.executions += 1,
        Ending::Spin => report.blocked.spin += 1,
        Ending::Assume => report.blocked.assume += 1,
        Ending::Error => report.blocked.error += 1,
        Ending::Bound(position) => {
            report.blocked.bound += 1;
            report.cut(bound_reason(machine, position));
        }
        Ending::Unsupported(index) => {
            report.blocked.unsupported += 1;
            let found = &machine.unsupported[index as usize];
            report.cut(format!("{}{}", place(machine, found.position), found.message));
        }
        Ending::Deadlock | Ending::Livelock => {
            report.blocked.deadlock += 1;
            let bug = deadlock(machine, ending == Ending::Livelock);
            report.add_bug(bug, schedule);
        }
    }
    ending
}

impl Machine<'_> {
    /// Tell where behaviours were left out although no thread stopped there.
    pub fn report_limits(&self, report: &mut Report) {
        for limit in &self.limited {
            report.cut(format!("{}{}", place(self, limit.position), limit.message));
        }
    }
}

/// The ways in which an execution ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Complete,
    /// A thread waits in a loop, but could go on if it looked again.
    Spin,
    Assume,
    Bound(u32),
    Unsupported(u32),
    Error,
    Deadlock,
    /// Nobody can ever release a thread that waits in a loop.
    Livelock,
}

fn ending(machine: &mut Machine) -> Ending {
    let mut spinning = Vec::new();
    let mut found = (machine.failed_commits > 0).then_some(Ending::Error);
    // The most serious reason wins: what was cut off must not be taken for a deadlock.
    let rank = |e: &Ending| match e {
        Ending::Unsupported(_) => 4,
        Ending::Bound(_) => 3,
        Ending::Error => 2,
        _ => 1,
    };
    let mut exited = false;
    for (t, thread) in machine.live_threads() {
        let Status::Stopped(stop) = thread.core.status else { continue };
        let ending = match stop {
            Stop::Unsupported(index) => Ending::Unsupported(index),
            Stop::Bound { position } => Ending::Bound(position),
            Stop::Error => Ending::Error,
            Stop::Assume => Ending::Assume,
            Stop::Spin { .. } => {
                spinning.push(t);
                continue;
            }
            Stop::Exit => {
                exited = true;
                continue;
            }
        };
        if found.as_ref().is_none_or(|f| rank(f) < rank(&ending)) {
            found = Some(ending);
        }
    }
    if let Some(found) = found {
        return found;
    }
    // A thread that waits in a loop and could go on does so in another execution.
    if !spinning.iter().all(|&t| machine.is_stuck(t)) {
        return Ending::Spin;
    }
    // `exit`, and the return from `main`, end the process, whatever the other threads wait for.
    let main = &machine.threads[0].core;
    if exited || (main.status == Status::Finished && !main.exiting) || machine.complete() {
        return Ending::Complete;
    }
    match spinning.is_empty() {
        true => Ending::Deadlock,
        false => Ending::Livelock,
    }
}

pub(super) fn place(machine: &Machine, position: u32) -> String {
    let source = &machine.program.source;
    match source.positions.get(position as usize) {
        Some(p) if p.line > 0 => {
            let file = source.files.get(p.file as usize).map_or("", String::as_str);
            format!("{file}:{}:{}: ", p.line, p.column)
        }
        _ => String::new(),
    }
}

fn bound_reason(machine: &Machine, position: u32) -> String {
    let place = place(machine, position);
    match machine.config.unroll {
        Some(n) => format!("{place}a loop needs more than {n} rounds (`--unroll {n}`)"),
        None => format!("{place}a loop did not end within a built-in limit; bound it with `--unroll N`"),
    }
}

/// Why an execution was cut off after too many steps: where the thread is that took the last one is the best hint.
pub fn too_long(machine: &Machine, options: &Options, thread: u32) -> String {
    format!(
        "{}an execution took more than {} visible steps and was cut off here; bound its loops with `--unroll N`",
        place(machine, machine.position(thread as usize)),
        options.max_steps
    )
}

/// A bug report of all threads that wait: for what, and for whom.
fn deadlock(machine: &Machine, livelock: bool) -> Bug {
    let mut waits = Vec::new();
    let mut first = None;
    for (t, thread) in machine.live_threads() {
        let what = match thread.core.status {
            Status::Stopped(Stop::Spin { .. }) => "waits in a loop that nobody will ever let it leave".to_string(),
            Status::Waiting => waits_for(machine, t, thread.core.pending),
            _ => continue,
        };
        // The thread to show is the first that is not just waiting for another to end.
        let joins = matches!(thread.core.pending, Pending::Join { .. }) && thread.core.status == Status::Waiting;
        if first.is_none() || (!joins && first.is_some_and(|(_, j)| j)) {
            first = Some((t, joins));
        }
        let name = if t == 0 { "main".to_string() } else { format!("T{t}") };
        waits.push(format!("{name} {}{what}", place_in(machine, t)));
    }
    let kind = if livelock { BugKind::Liveness } else { BugKind::Deadlock };
    let intro = if livelock { "no thread can go on, for ever" } else { "deadlock: no thread can go on" };
    machine.bug(first.map_or(0, |(t, _)| t), kind, format!("{intro}: {}", waits.join("; ")))
}

fn place_in(machine: &Machine, t: usize) -> String {
    match machine.program.source.positions.get(machine.position(t) as usize) {
        Some(p) if p.line > 0 => format!("(line {}) ", p.line),
        _ => String::new(),
    }
}

fn waits_for(machine: &Machine, t: usize, pending: Pending) -> String {
    match pending {
        Pending::Object { object, op, .. } => {
            let Some(state) = machine.objects.state(object) else { return "waits".to_string() };
            let reason = state.describe_block(op, t as u32);
            let name = machine.location(machine.objects.address(object), 1);
            format!("waits in {}({name}), {}", op.name(), reason.text)
        }
        Pending::Join { thread, .. } => format!("waits for T{thread} to end"),
        _ => "waits".to_string(),
    }
}
