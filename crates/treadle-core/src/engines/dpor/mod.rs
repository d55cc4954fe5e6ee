//! Source-DPOR and Optimal-DPOR on chronological traces, for SC, TSO and PSO.
//!
//! # What is explored
//!
//! Executions are sequences of steps; a step is taken by a *process*: a thread, or the commit of one buffered store (the
//! auxiliary threads `upd(p)` of Abdulla et al., "Stateless Model Checking for TSO and PSO", TACAS 2015, section 3; see
//! [`Proc`]). Two executions are equivalent if they have the same *chronological trace*, the partial order that
//! [`step`] computes for each new event:
//!
//! | edge (TACAS 2015, section 3)   | where it comes from                                                         |
//! |--------------------------------|------------------------------------------------------------------------------|
//! | po, program order              | [`ThreadState::last`]                                                        |
//! | su, store to its update        | [`ThreadState::stores`]; stores themselves are no events, nobody sees them  |
//! | uu, update to update           | [`history`]: the last write of each byte; under TSO also the buffer's order  |
//! | src-ct, update to load         | [`history`]: only bytes read from memory, only updates of other threads      |
//! | cf-ct, load to update          | [`history`]: the loads that read the value which is overwritten              |
//! | uf, update to fence            | [`ThreadState::commits`] since the last drain                                |
//!
//! Rule 1 of the paper (a load is not related to an update of its own thread) and rule 2 (nor to an update that one of
//! its own thread hides) are in [`step`]: a load enters the history of a byte when what it read is in memory, and right
//! behind it. By Theorem 1 chronological traces correspond one to one to Shasha-Snir traces, so "one execution per trace"
//! means one per behaviour.
//!
//! # How (Abdulla et al., "Optimal Dynamic Partial Order Reduction", POPL 2014)
//!
//! A *race* is a pair of events of different threads ordered by one direct edge whose later one could have come first.
//! [`race`] reverses each race `(e, e')` of an execution `E`: after the prefix `E'` before `e` it asks for the sequence
//! `v = notdep(e, E).e'`, the events that do not happen after `e`, then `e'`. The node of `E'` keeps a *sleep set*
//! (processes whose next step is explored elsewhere) and *wakeup sequences* still to run. `v` is added unless a process
//! of the sleep set or the first process of a waiting sequence is a weak initial of `v` (then `v` is or will be covered).
//!
//! The sequences of a node form an ordered tree ([`wakeup`], POPL 2014, section 6). `v` follows the first branch that is a
//! weak initial of it, then the first below that, and so on; where there is none, what remains of `v` becomes a new branch;
//! at a leaf nothing is missing. (To look at the root's branches only is not enough: a process that sleeps below may cover
//! each sequence found there, and yet what it covers was to be reached through this branch.) The invariants are those of
//! wakeup trees: no sleeping process is a weak initial of a path to a leaf, and no branch is one of a path that branches
//! off to its right. So at the end of a path nobody sleeps, and no execution is begun in vain.
//!
//! Two things differ from the paper. Only that part of `v` is added which these invariants need: up to `e'`, and until all
//! who sleep depend on it. And a race is not looked at again at the end of each execution: the finding for `(e, e')` rests
//! on the events up to some number, and holds as long as the execution is the same up to there ([`Explorer::settled`]).
//! That is why the added part must be short: it makes findings last.
//!
//! **TSO and PSO.** The relation depends on the state in one way: a load that reads from its thread's buffer is not
//! related to a foreign update, unless its own store got to memory before that update. Independence must therefore be
//! judged along a sequence, not pair by pair, wherever a sleeping load is compared with several steps: see
//! [`sleep::Interned::dependent`]. Judging pair by pair loses traces.
//!
//! **Blocking.** An operation on a lock is enabled only in some states, so the edge unlock-lock cannot be reversed; what
//! can is the acquisition before it. For such an event (or for one that waits at the end of the execution) [`race`] looks
//! for the latest operations before which it was enabled.
//!
//! **Actions that change.** Without `e`, the later event may do something else than it did: a compare-and-swap may
//! succeed, a `trylock` fail, an atomic section take another way. What it then does is computed, or, for sections and for
//! compare-and-swap of bytes that `e` wrote in part, found out by running it on another machine ([`race`]). A guess on the
//! safe side would not do: to take a read for a write is as wrong as the contrary, since it lets a path end while somebody
//! still sleeps.
//!
//! **Choices.** A step may have several outcomes (`__VERIFIER_nondet_bool`). They are tried one after the other at the node
//! of the step. A path of a wakeup tree would have to be followed once for each outcome of each of its steps; rather than
//! that, a program that makes choices is explored with Source-DPOR, which plans single steps only.
//!
//! # State
//!
//! The machine undoes steps; nothing is re-run. Event `d` is taken from node `d`; popping event `d` restores machine,
//! history, rows and thread states as they were at node `d`.

pub mod history;
mod race;
pub mod rows;
pub mod sleep;
mod step;
pub mod wakeup;

use super::ending::{judge, too_long, Ending};
use super::{Options, Poll, Reduction, Report, ScheduleStep};
use crate::machine::action::{Action, Proc};
use crate::machine::choices::Digits;
use crate::machine::library::Native;
use crate::machine::undo::Mark;
use crate::machine::Machine;
use crate::program::Program;
use history::History;
use race::Race;
use rows::Rows;
use sleep::{Interned, Sleeper};
use std::ops::Range;
use wakeup::Wakeup;

/// No event.
const NONE: u32 = u32::MAX;

/// A step that was taken.
#[derive(Clone, Copy, Debug)]
struct Event {
    proc: Proc,
    action: Action,
    /// Choices that it made, and the next ones to try.
    digits: Digits,
    next_digits: Option<Digits>,
    /// How to go back.
    mark: Mark,
    history: u32,
    races: u32,
    extra: u32,
    thread: ThreadMark,
}

impl Event {
    fn step(&self) -> ScheduleStep {
        ScheduleStep { proc: self.proc, digits: self.digits }
    }
}

/// What a step changes in the state of its thread.
#[derive(Clone, Copy, Debug)]
struct ThreadMark {
    last: u32,
    stores: u32,
    drained: u32,
    forwarded: u32,
}

/// What the engine knows of a thread.
#[derive(Clone, Debug, Default)]
struct ThreadState {
    /// Its last event, or the event that created it, or [`NONE`].
    last: u32,
    /// For each buffered store the value of `last` when it was issued.
    stores: Vec<u32>,
    /// For each buffered store its commit event, or [`NONE`].
    committed: Vec<u32>,
    /// Its commit events in order, and how many came before its last drain.
    commits: Vec<u32>,
    drained: u32,
    /// Loads that read from its buffer.
    forwarded: Vec<Forward>,
}

/// Bytes of a granule that a load read from its own thread's buffer.
#[derive(Clone, Copy, Debug)]
struct Forward {
    event: u32,
    store: u32,
    granule: u64,
    bytes: u8,
}

/// A state on the current path from which steps were or will be taken.
#[derive(Clone, Debug)]
struct Node {
    /// The sleep set on arrival: a range of [`Explorer::sleepers`].
    sleep: (u32, u32),
    /// Processes explored from here; they sleep from now on.
    done: Vec<Sleeper>,
    /// The wakeup tree: its first root.
    branches: u32,
}

impl Default for Node {
    fn default() -> Self {
        Node { sleep: (0, 0), done: Vec::new(), branches: NONE }
    }
}

struct Explorer<'p> {
    program: &'p Program,
    options: &'p Options,
    machine: Machine<'p>,
    events: Vec<Event>,
    /// Node `d` is the state before event `d`; nodes beyond the path are kept for their memory.
    nodes: Vec<Node>,
    threads: Vec<ThreadState>,
    rows: Rows,
    history: History,
    interned: Interned,
    sleepers: Vec<Sleeper>,
    races: Vec<Race>,
    /// Indices of the races that may have to be reversed (again).
    unsettled: Vec<u32>,
    /// Rows of races whose later event would have other predecessors after the reversal.
    extra: Vec<u64>,
    /// For each event the races whose finding rests on it: they are open again when it is taken back.
    settled: Vec<Vec<u32>>,
    wakeup: Wakeup,
    scratch: race::Scratch,
    preds: Vec<u32>,
    /// The choices that main makes before its first visible operation, and the next ones to try.
    start: Digits,
    next_start: Option<Digits>,
    reduction: Reduction,
    /// How much work is done when the caller is asked again.
    next_poll: u64,
    report: Report,
}

/// Explore a program; see the head of this module.
pub fn explore(program: &Program, options: &Options, poll: Poll) -> Report {
    super::for_each_start(options, |start, report| {
        let mut explorer = explorer(program, options, start, report);
        explorer.run(poll);
        explorer.machine.report_limits(&mut explorer.report);
        (explorer.report, explorer.next_start)
    })
}

fn explorer<'p>(program: &'p Program, options: &'p Options, start: Digits, report: Report) -> Explorer<'p> {
    Explorer {
        program,
        options,
        machine: Machine::new(program, options.config.clone()),
        events: Vec::new(),
        nodes: vec![Node::default()],
        threads: Vec::new(),
        rows: Rows::default(),
        history: History::default(),
        interned: Interned::default(),
        sleepers: Vec::new(),
        races: Vec::new(),
        unsettled: Vec::new(),
        extra: Vec::new(),
        settled: Vec::new(),
        wakeup: Wakeup::default(),
        scratch: race::Scratch::default(),
        preds: Vec::new(),
        start,
        next_start: None,
        reduction: if program.calls(Native::chooses) { Reduction::Source } else { options.reduction },
        next_poll: 0,
        report,
    }
}

impl Explorer<'_> {
    fn run(&mut self, poll: Poll) {
        self.machine.start(self.start);
        self.start = self.machine.choices.made();
        self.next_start = self.machine.choices.next();
        self.threads.push(ThreadState { last: NONE, ..ThreadState::default() });
        self.note_created(NONE);
        self.note_stores(0, NONE);
        if self.met_error() {
            return;
        }
        loop {
            while self.events.len() < self.options.max_steps && self.advance() {
                if self.met_error() || self.told_to_stop(poll) {
                    return;
                }
            }
            if self.finish() {
                return;
            }
            if !self.backtrack() || self.met_error() {
                return;
            }
        }
    }

    /// Ask from time to time whether to go on: after so many steps, or so much work inside them.
    fn told_to_stop(&mut self, poll: &mut dyn FnMut(&Report) -> Option<String>) -> bool {
        let work = self.report.steps + self.machine.spent / 1000;
        if work < self.next_poll {
            return false;
        }
        self.next_poll = work + 20_000;
        match poll(&self.report) {
            Some(reason) => {
                self.report.stop(reason);
                true
            }
            None => false,
        }
    }

    /// The step that led here ran into an error. Returns true to stop.
    fn met_error(&mut self) -> bool {
        let Some(bug) = self.machine.error.take() else { return false };
        let schedule = self.schedule();
        self.report.add_bug(*bug, &schedule);
        !self.options.keep_going
    }

    fn schedule(&self) -> Vec<ScheduleStep> {
        self.schedule_of(0..self.events.len())
    }

    /// The schedule of some first events.
    fn schedule_of(&self, events: Range<usize>) -> Vec<ScheduleStep> {
        let start = (!self.start.is_empty()).then_some(ScheduleStep { proc: Proc::START, digits: self.start });
        start.into_iter().chain(self.events[events].iter().map(Event::step)).collect()
    }

    /// Take a step from the current node: the first branch of its wakeup tree, else anybody who does not sleep. False if
    /// there is nobody.
    fn advance(&mut self) -> bool {
        let node = self.events.len();
        while self.nodes[node].branches != NONE {
            if self.follow_branch(node) {
                return true;
            }
        }
        let Some(proc) = self.anybody() else { return false };
        self.take(proc, Digits::NONE);
        true
    }

    /// Take the first branch of a node's wakeup tree; what is below it becomes the tree of the next node. False if it
    /// could not be followed.
    fn follow_branch(&mut self, node: usize) -> bool {
        let tip = self.wakeup.remove(self.nodes[node].branches);
        self.nodes[node].branches = tip.next_sibling;
        if !self.machine.enabled(tip.step.proc) {
            // Cannot happen if independence is judged rightly; never call such a run complete.
            self.report.cut("internal error: a wakeup sequence could not be followed; please report it".to_string());
            return false;
        }
        self.take(tip.step.proc, Digits::NONE);
        self.nodes[node + 1].branches = tip.first_child;
        true
    }

    /// Any process that can go on and does not sleep: first what concerns nobody else, then stores that wait in a
    /// buffer, then the thread that ran last, then the others in order.
    fn anybody(&self) -> Option<Proc> {
        let threads = self.machine.threads.len();
        let free = (0..threads).find(|&t| self.machine.is_free(t) && self.machine.enabled(Proc::thread(t as u32)));
        if let Some(t) = free {
            return Some(Proc::thread(t as u32));
        }
        let node = self.events.len() as u32;
        let awake = |proc: &Proc| !self.asleep_at(node).any(|s| s.proc == *proc);
        let buffered = (0..threads).filter(|&t| !self.machine.threads[t].buffer.is_empty());
        let commits = buffered.flat_map(|t| self.machine.committable(t).map(move |n| Proc::commit(t as u32, n)));
        let last = self.events.last().map(|e| Proc::thread(e.proc.owner()));
        let runnable = |proc: &Proc| self.machine.enabled(*proc);
        let others = (0..threads as u32).map(Proc::thread);
        commits.chain(last.into_iter().chain(others).filter(runnable)).find(awake)
    }

    /// The execution is over. Returns true to stop exploring.
    fn finish(&mut self) -> bool {
        if self.events.len() >= self.options.max_steps {
            // All its neighbours are as long: nothing to be gained by going on.
            self.report.blocked.bound += 1;
            let schedule = self.schedule_if_needed();
            super::on_end(self.program, self.options, &mut self.report, &schedule, false);
            let last = self.events.last().map_or(0, |e| e.proc.owner());
            self.report.stop(too_long(&self.machine, self.options, last));
            return true;
        }
        if self.asleep() {
            self.report.blocked.pruned += 1;
        } else {
            let schedule = self.schedule_if_needed();
            let bugs = self.report.bugs.len();
            let ending = judge(&mut self.machine, &mut self.report, &schedule);
            if self.report.bugs.len() > bugs {
                self.report.bugs[bugs].schedule = self.schedule();
                if !self.options.keep_going {
                    return true;
                }
            }
            super::on_end(self.program, self.options, &mut self.report, &schedule, ending == Ending::Complete);
            if self.report.bugs.len() > bugs && !self.options.keep_going {
                return true;
            }
        }
        if self.options.max_executions.is_some_and(|most| self.report.executions >= most) && self.more_to_do() {
            self.report.stop(format!("the limit of {} executions was reached", self.report.executions));
            return true;
        }
        self.find_blocked_races();
        if self.reduction == Reduction::Optimal {
            self.reverse_unsettled();
        }
        false
    }

    /// Only what wants to look at complete executions pays for their schedule.
    fn schedule_if_needed(&self) -> Vec<ScheduleStep> {
        if self.options.collect_traces || self.options.data_races {
            self.schedule()
        } else {
            Vec::new()
        }
    }

    /// Could somebody go on who sleeps?
    fn asleep(&self) -> bool {
        self.asleep_at(self.events.len() as u32).any(|s| self.machine.enabled(s.proc))
    }

    /// Is anything left to explore? Conservative: a race that is not settled counts.
    fn more_to_do(&self) -> bool {
        !self.unsettled.is_empty()
            || self.nodes[..self.events.len()].iter().any(|n| n.branches != NONE)
            || self.events.iter().any(|e| e.next_digits.is_some())
    }

    /// Go back to the deepest node with something left to do, and take the next step there. Returns false at the end.
    fn backtrack(&mut self) -> bool {
        while let Some(event) = self.events.pop() {
            let node = self.events.len();
            self.undo(&event);
            // Another outcome of the choices inside the same step.
            if let Some(digits) = event.next_digits {
                self.take(event.proc, digits);
                return true;
            }
            self.nodes[node].done.push(Sleeper { proc: event.proc, action: event.action });
            while self.nodes[node].branches != NONE {
                if self.follow_branch(node) {
                    return true;
                }
            }
        }
        false
    }
}
