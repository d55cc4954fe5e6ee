//! What an exploration found out.

use super::{Options, ScheduleStep, Traces};
use crate::machine::bugs::Bug;
use crate::monitors::races::Places;
use crate::trace::Trace;
use std::collections::HashSet;

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every behaviour was explored and none is wrong.
    Safe,
    Bug,
    /// No bug was found, but something was cut off.
    Unknown,
}

impl Verdict {
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Safe => "safe",
            Verdict::Bug => "bug",
            Verdict::Unknown => "unknown",
        }
    }
}

/// Executions that did not run to their end, by reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blocked {
    /// A thread waits in a loop; another execution has the round in which it goes on.
    pub spin: u64,
    pub assume: u64,
    /// `--unroll` or a built-in limit.
    pub bound: u64,
    pub deadlock: u64,
    /// Everything that could go on was known to be explored elsewhere.
    pub pruned: u64,
    /// A thread had met an error (with `--keep-going`).
    pub error: u64,
    pub unsupported: u64,
}

impl Blocked {
    pub fn total(&self) -> u64 {
        self.spin + self.assume + self.bound + self.deadlock + self.pruned + self.error + self.unsupported
    }
}

/// A bug with the schedule that leads to it.
#[derive(Clone, Debug)]
pub struct FoundBug {
    pub bug: Bug,
    /// Steps of the machine that lead to it; empty where the model has no machine (see `trace`).
    pub schedule: Vec<ScheduleStep>,
    /// The execution itself, where no schedule can bring it about.
    pub trace: Option<Trace>,
    /// Of a data race: its places.
    pub race: Option<Places>,
}

/// The result of an exploration, or of what is done of it so far.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Complete executions.
    pub executions: u64,
    pub blocked: Blocked,
    pub bugs: Vec<FoundBug>,
    /// Why the exploration was cut off, most important first. Empty: every behaviour was explored.
    pub cuts: Vec<String>,
    /// The program does something that this engine cannot do; another one may.
    pub refused: bool,
    /// The exploration was ended from outside or by a limit.
    pub stopped: bool,
    /// Steps taken, for benchmarks.
    pub steps: u64,
    pub traces: Option<Traces>,
    /// The data races among the bugs, by the places of their accesses.
    pub races: HashSet<Places>,
    /// The complete executions, if [`Options::keep_traces`](super::Options) asks for them.
    pub kept: Vec<Trace>,
    /// How many executions there will be, where the engine can tell.
    pub estimate: Option<Estimate>,
}

/// How many complete executions a program has, from random walks down the tree of choices (Knuth, "Estimating the
/// efficiency of backtrack programs", 1975).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Mean over the walks.
    pub executions: f64,
    /// Standard error of the mean.
    pub spread: f64,
    pub walks: u32,
}

impl Report {
    pub fn verdict(&self) -> Verdict {
        if !self.bugs.is_empty() {
            Verdict::Bug
        } else if self.cuts.is_empty() {
            Verdict::Safe
        } else {
            Verdict::Unknown
        }
    }

    /// The report of an exploration that begins.
    pub fn begin(options: &Options) -> Report {
        Report { traces: options.collect_traces.then(Traces::default), ..Report::default() }
    }

    /// Add what was found in a part that comes behind.
    pub fn absorb(&mut self, other: Report) {
        self.executions += other.executions;
        self.steps += other.steps;
        self.stopped |= other.stopped;
        self.refused |= other.refused;
        let (mine, theirs) = (&mut self.blocked, other.blocked);
        mine.spin += theirs.spin;
        mine.assume += theirs.assume;
        mine.bound += theirs.bound;
        mine.deadlock += theirs.deadlock;
        mine.pruned += theirs.pruned;
        mine.error += theirs.error;
        mine.unsupported += theirs.unsupported;
        other.cuts.into_iter().filter(|cut| !cut.is_empty()).for_each(|cut| self.cut(cut));
        for found in other.bugs {
            let known = |f: &FoundBug| f.bug.kind == found.bug.kind && f.bug.position == found.bug.position;
            let new = match found.race {
                Some(places) => self.races.insert(places),
                None => !self.bugs.iter().any(known),
            };
            if new {
                self.bugs.push(found);
            }
        }
        self.kept.extend(other.kept);
        if let (Some(mine), Some(theirs)) = (&mut self.traces, other.traces) {
            mine.repeats += theirs.repeats;
            for trace in theirs.seen {
                mine.repeats += u64::from(!mine.seen.insert(trace));
            }
        }
    }

    /// What was stopped for a moment goes on.
    pub(super) fn go_on(&mut self) {
        self.stopped = false;
        self.cuts.retain(|cut| !cut.is_empty());
    }

    /// The exploration has ended by itself. An answer that rests on no execution at all is none.
    pub fn close(&mut self) {
        if self.executions == 0 && self.bugs.is_empty() && self.cuts.is_empty() {
            self.cut(format!("no execution ran to its end: {} were blocked", self.blocked.total()));
        }
    }

    /// Note why something was cut off, once.
    pub fn cut(&mut self, reason: String) {
        if !self.cuts.contains(&reason) {
            self.cuts.push(reason);
        }
    }

    /// The exploration ends here, for this reason.
    pub fn stop(&mut self, reason: String) {
        self.cut(reason);
        self.stopped = true;
    }

    /// Note a bug, unless one of the same kind at the same place is known.
    pub fn add_bug(&mut self, bug: Bug, schedule: &[ScheduleStep]) -> bool {
        let known = self.bugs.iter().any(|f| f.bug.kind == bug.kind && f.bug.position == bug.position);
        if !known {
            self.bugs.push(FoundBug { bug, schedule: schedule.to_vec(), trace: None, race: None });
        }
        !known
    }
}
