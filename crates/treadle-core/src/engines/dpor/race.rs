//! Races and their reversal.

use super::history::Operation;
use super::rows::has;
use super::sleep::Sleeper;
use super::{Branch, Event, Explorer, NONE};
use crate::engines::{Reduction, ScheduleStep};
use crate::machine::action::{Access, Action, Proc};
use crate::machine::choices::Digits;
use crate::machine::objects::{Effect, ObjectOp, Outcome};
use crate::machine::thread::{Pending, Status};

/// Two events ordered by a direct edge whose later one could have come first (`e` and `e'` in POPL 2014, section 3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    pub earlier: u32,
    /// [`NONE`]: an operation that still waits at the end of the execution.
    pub later: u32,
    /// The process of the later event.
    pub proc: Proc,
    /// A row of [`Explorer::extra`]: what would be before the later event after the reversal, if that is not its row.
    pub extra: Option<(u32, u32)>,
    /// Covered for as long as both events stay.
    pub settled: bool,
}

/// Buffers of [`Explorer::reverse`], kept for their memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    candidates: Vec<Sleeper>,
    steps: Vec<ScheduleStep>,
    chosen: Vec<u64>,
    row: Vec<u64>,
}

impl Explorer<'_> {
    /// Reverse all races that are not known to be covered.
    pub(super) fn reverse_unsettled(&mut self) {
        for i in 0..self.unsettled.len() {
            self.reverse(self.unsettled[i] as usize);
        }
        let races = &self.races;
        self.unsettled.retain(|&r| !races[r as usize].settled);
    }

    /// Reverse a race `(e, e')`: see to it that `v = notdep(e, E).e'` is explored from the node before `e`.
    ///
    /// Optimal: unless a process of the sleep set, or the first of a waiting sequence, is a weak initial of `v`, the
    /// sequence `v` waits there from now on. Source (POPL 2014, Algorithm 1): `v` ends with `e'`, and unless an initial
    /// of `v` is known there, one is added.
    pub(super) fn reverse(&mut self, index: usize) {
        let race = self.races[index];
        if race.settled {
            return;
        }
        let source = self.options.reduction == Reduction::Source;
        let mut scratch = std::mem::take(&mut self.scratch);
        let (i, end) = (race.earlier as usize, self.events.len());
        let node = &self.nodes[i];
        scratch.candidates.clear();
        scratch.candidates.extend_from_slice(&self.sleepers[node.sleep.0 as usize..node.sleep.1 as usize]);
        scratch.candidates.extend_from_slice(&node.done);
        scratch.candidates.extend(node.branches.iter().map(|b| b.first));
        scratch.steps.clear();
        scratch.chosen.clear();
        scratch.chosen.resize(end / 64 + 1, 0);
        let mut first = None;
        let mut covered = false;
        for k in i + 1..end {
            let later = k == race.later as usize;
            if !later && self.rows.before(i, k) {
                continue;
            }
            let event = &self.events[k];
            let row = match race.extra {
                Some((from, to)) if later => &self.extra[from as usize..to as usize],
                _ => self.rows.row(k),
            };
            let action = if later { self.action_after_reversal(i, k) } else { event.action };
            if self.meet(&mut scratch.candidates, event.proc, &action, row, &scratch.chosen) {
                self.races[index].settled = k <= race.later as usize && race.later != NONE;
                covered = true;
                break;
            }
            first.get_or_insert(k);
            let digits = if later { Digits::NONE } else { event.digits };
            scratch.steps.push(ScheduleStep { proc: event.proc, digits });
            scratch.chosen[k / 64] |= 1 << (k % 64);
            if source && later {
                break;
            }
        }
        if !covered && race.later == NONE {
            covered = self.meet_waiting(&race, &mut scratch);
        }
        if !covered && !source {
            // What is left was never met: independent of all of `v`.
            covered = !scratch.candidates.is_empty();
        }
        if !covered {
            let first = match first {
                Some(k) if k == race.later as usize => {
                    Sleeper { proc: race.proc, action: self.action_after_reversal(i, k) }
                }
                Some(k) => self.sleeper_at(k, i),
                None => Sleeper { proc: race.proc, action: self.waiting_action(race.proc) },
            };
            let mut steps = self.spare.pop().unwrap_or_default();
            steps.clear();
            steps.extend_from_slice(if source { &scratch.steps[..1] } else { &scratch.steps });
            self.nodes[i].branches.push_back(Branch { first, steps });
            self.races[index].settled = race.later != NONE;
        }
        self.scratch = scratch;
    }

    /// Compare the candidates with the next step of `v`; those that depend on it without being initials drop out.
    /// Returns true if one is an initial: its first step in `v` has nothing of `v` before it.
    fn meet(
        &self,
        candidates: &mut Vec<Sleeper>,
        proc: Proc,
        action: &Action,
        row: &[u64],
        chosen: &[u64],
    ) -> bool {
        let mut initial = false;
        candidates.retain_mut(|c| {
            if c.proc == proc {
                initial |= row.iter().zip(chosen).all(|(a, b)| a & b == 0);
                return false;
            }
            !self.interned.dependent(c, proc, action)
        });
        initial
    }

    /// The last step of `v` is an operation that waits at the end of the execution.
    fn meet_waiting(&mut self, race: &Race, scratch: &mut Scratch) -> bool {
        let action = self.waiting_action(race.proc);
        let (from, to) = race.extra.unwrap_or((0, 0));
        let row = &self.extra[from as usize..to as usize];
        let covered = self.meet(&mut scratch.candidates, race.proc, &action, row, &scratch.chosen);
        scratch.steps.push(ScheduleStep { proc: race.proc, digits: Digits::NONE });
        covered
    }

    /// What a waiting operation will do.
    fn waiting_action(&self, proc: Proc) -> Action {
        match self.machine.threads[proc.owner() as usize].core.pending {
            Pending::Object { object, .. } => {
                let access = Access::Object(Effect::Write);
                Action { access, addr: u64::from(object), drains: true, ..Action::LOCAL }
            }
            _ => Action::LOCAL,
        }
    }

    /// Event `k` as it would be taken from node `i`: a load of its own thread's stores reads those from the buffer that
    /// reach memory only later.
    fn sleeper_at(&self, k: usize, i: usize) -> Sleeper {
        let Event { proc, mut action, .. } = self.events[k];
        if action.own != 0 {
            let committed = &self.threads[proc.owner() as usize].committed;
            for (byte, &store) in self.interned.sources(&action).iter().enumerate().filter(|(_, &s)| s != 0) {
                let at = committed.get(store as usize - 1).copied().unwrap_or(NONE);
                let bit = 1 << byte;
                action.from_memory = if (at as usize) < i { action.from_memory | bit } else { action.from_memory & !bit };
            }
        }
        Sleeper { proc, action }
    }

    /// The later event of the race `(i, k)` as it would be without the earlier one. A compare-and-swap may then succeed or
    /// fail where it did not, an atomic section may do something else altogether.
    fn action_after_reversal(&self, i: usize, k: usize) -> Action {
        let (earlier, mut action) = (&self.events[i].action, self.sleeper_at(k, i).action);
        match action.access {
            Access::Section => action.access = Access::Unknown,
            Access::Read | Access::Write if action.expected.is_some() && earlier.access != Access::Read => {
                let same = earlier.access == Access::Write && (earlier.addr, earlier.size) == (action.addr, action.size);
                let fails = same && action.expected != Some(earlier.old);
                action.access = if fails { Access::Read } else { Access::Write };
            }
            Access::Object(_) => {
                if let Some(effect) = self.effect_after_reversal(i, k, action.addr as u32) {
                    action.access = Access::Object(effect);
                }
            }
            _ => {}
        }
        action
    }

    /// What operation `k` would do to its object if operation `i` and all that depends on it had not happened.
    fn effect_after_reversal(&self, i: usize, k: usize, object: u32) -> Option<Effect> {
        let operations = self.history.operations(object);
        let from = operations.iter().position(|o| o.event as usize == i)?;
        let mut state = operations[from].before.clone();
        for o in &operations[from + 1..] {
            if o.event as usize == k {
                return match state.apply(o.op, o.thread) {
                    Outcome::Done { effect, .. } => Some(effect),
                    Outcome::Blocked | Outcome::Error { .. } => Some(Effect::Write),
                };
            }
            if !self.rows.before(i, o.event as usize) {
                state.apply(o.op, o.thread);
            }
        }
        None
    }

    /// What would be before event `d` if it came before `e`, where that is not just its row: loads that read the store
    /// `e` of their own thread are related to `d` only because `e` came before it.
    pub(super) fn row_after_reversal(&mut self, e: u32, d: usize, preds: &[u32]) -> Option<(u32, u32)> {
        let store = self.events[e as usize].proc;
        if !store.is_commit() {
            return None;
        }
        let only_through = |p: u32| {
            let load = &self.events[p as usize];
            load.proc == Proc::thread(store.owner())
                && load.action.access == Access::Read
                && self.interned.newly_exposed(&load.action, store.store()) != 0
        };
        if !preds.iter().any(|&p| only_through(p)) {
            return None;
        }
        let mut row = std::mem::take(&mut self.scratch.row);
        let Event { proc, action, .. } = self.events[d];
        self.program_row(proc, &action, &mut row);
        for &p in preds.iter().filter(|&&p| p != e && !only_through(p)) {
            self.rows.add_to(p as usize, &mut row);
        }
        let extra = self.keep_row(&row);
        self.scratch.row = row;
        Some(extra)
    }

    fn keep_row(&mut self, row: &[u64]) -> (u32, u32) {
        let from = self.extra.len() as u32;
        self.extra.extend_from_slice(row);
        (from, self.extra.len() as u32)
    }

    /// Operations that wait at the end of the execution race with what took their turn.
    pub(super) fn find_blocked_races(&mut self) {
        for t in 0..self.machine.threads.len() {
            let core = &self.machine.threads[t].core;
            let proc = Proc::thread(t as u32);
            let Pending::Object { op, .. } = core.pending else { continue };
            if core.status == Status::Waiting && op.can_block() && !self.machine.enabled(proc) {
                let action = self.waiting_action(proc);
                self.find_blocking_races(NONE, proc, &action, op);
            }
        }
    }

    /// The races of an operation that is enabled in some states only: with the latest operations on the same object
    /// before which it would have been enabled, had everything that depends on them not happened.
    pub(super) fn find_blocking_races(&mut self, later: u32, proc: Proc, action: &Action, op: ObjectOp) {
        let object = action.addr as u32;
        let mut base = std::mem::take(&mut self.scratch.row);
        self.program_row(proc, action, &mut base);
        let count = self.history.operations(object).len();
        let mut accepted: Vec<u32> = Vec::new();
        for at in (0..count).rev() {
            let operations = self.history.operations(object);
            let e = operations[at].event;
            if operations[at].thread == proc.owner() || has(&base, e as usize) {
                continue;
            }
            if accepted.iter().any(|&a| self.rows.before(e as usize, a as usize)) {
                continue;
            }
            let rest = &operations[at + 1..];
            let unaffected = |o: &&Operation| !self.rows.before(e as usize, o.event as usize);
            let mut state = operations[at].before.clone();
            for o in rest.iter().filter(unaffected) {
                state.apply(o.op, o.thread);
            }
            if !state.enabled(op, proc.owner()) {
                continue;
            }
            accepted.push(e);
            let mut row = base.clone();
            for o in rest.iter().filter(unaffected) {
                self.rows.add_to(o.event as usize, &mut row);
            }
            let extra = Some(self.keep_row(&row));
            self.push_race(Race { earlier: e, later, proc, extra, settled: false });
        }
        self.scratch.row = base;
    }
}
