//! Races and their reversal.

use super::history::Operation;
use super::rows::has;
use super::sleep::Sleeper;
use super::{Event, Explorer, NONE};
use crate::engines::{replay, Reduction};
use crate::machine::action::{overlap, Access, Action, Proc};
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
    /// What the later event does after the reversal, where only running it can tell.
    pub tried: Option<Action>,
}

/// How a process relates to a sequence of steps.
enum Relation {
    /// Its first step stands there and has nothing before it: an initial.
    Initial(usize),
    /// It depends on the step there.
    Dependent(usize),
    /// It has no step in the sequence and depends on none.
    Independent,
}

/// Buffers of [`Explorer::reverse`], kept for their memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// `v`: the events of the sequence, in order; [`NONE`] is the operation that waits.
    sequence: Vec<u32>,
    /// The processes on the way down the wakeup tree that were taken out of the sequence, or commute with it.
    passed: Vec<Proc>,
    chosen: Vec<u64>,
    row: Vec<u64>,
}

impl Explorer<'_> {
    /// Reverse all races that are not known to be covered.
    pub(super) fn reverse_unsettled(&mut self) {
        let mut unsettled = std::mem::take(&mut self.unsettled);
        for index in unsettled.drain(..) {
            let until = self.reverse(index as usize);
            if self.settled.len() <= until as usize {
                self.settled.resize_with(until as usize + 1, Vec::new);
            }
            self.settled[until as usize].push(index);
        }
        self.unsettled = unsettled;
    }

    /// Reverse a race `(e, e')`: see to it that `v = notdep(e, E).e'` is explored from the node before `e`.
    ///
    /// Returns the number of the last event on which the finding rests: as long as the execution agrees up to it, the race
    /// is covered and need not be looked at again.
    pub(super) fn reverse(&mut self, index: usize) -> u32 {
        let race = self.races[index];
        let mut scratch = std::mem::take(&mut self.scratch);
        self.not_dependent(&race, &mut scratch.sequence);
        scratch.passed.clear();
        let until = match self.reduction {
            Reduction::Source => self.insert_initial(&race, &mut scratch),
            Reduction::Optimal => self.insert(&race, &mut scratch),
        };
        self.scratch = scratch;
        until
    }

    /// `notdep(e, E).e'` in the order of the execution: `e'` commutes with what stands behind it. It comes last if it does
    /// something else without `e`. For Source-DPOR the sequence ends with `e'`.
    fn not_dependent(&self, race: &Race, sequence: &mut Vec<u32>) {
        let source = self.reduction == Reduction::Source && race.later != NONE;
        let end = if source { race.later as usize + 1 } else { self.events.len() };
        let i = race.earlier as usize;
        let in_place = race.tried.is_none();
        let stays = |&k: &usize| if k == race.later as usize { in_place } else { !self.rows.before(i, k) };
        sequence.clear();
        sequence.extend((i + 1..end).filter(stays).map(|k| k as u32));
        if race.later == NONE || !in_place {
            sequence.push(race.later);
        }
    }

    /// Source-DPOR (POPL 2014, Algorithm 1): unless an initial of `v` is or will be explored, add one.
    fn insert_initial(&mut self, race: &Race, scratch: &mut Scratch) -> u32 {
        let node = &self.nodes[race.earlier as usize];
        let known = self.asleep_at(race.earlier).chain(self.roots(node.branches).map(|tip| self.wakeup.get(tip).step));
        let covered = known
            .map(|c| self.relation(c, race, &scratch.sequence, &[], &mut scratch.chosen))
            .any(|relation| matches!(relation, Relation::Initial(_)));
        if !covered {
            self.add_chain(race, NONE, &scratch.sequence[..1], &[]);
        }
        race.later
    }

    /// Optimal-DPOR (POPL 2014, Algorithm 2 and Definition 6.2): unless a process of the sleep set is a weak initial of
    /// `v`, insert `v` in the wakeup tree: follow the first branch that is a weak initial of what remains; where there is
    /// none, what remains becomes a new branch; at a leaf nothing is missing.
    ///
    /// Of the remaining sequence only the part is added that is needed: up to `e'`, and until everybody who sleeps there
    /// (and every branch passed by) depends on it, so that nobody sleeps at its end.
    fn insert(&mut self, race: &Race, scratch: &mut Scratch) -> u32 {
        let sequence = &mut scratch.sequence;
        let last = self.events.len() as u32 - 1;
        let at_end = race.later == NONE || race.tried.is_some();
        let place = |k: u32| if k == race.later && at_end { last } else { k };
        let mut until = place(race.later);
        for c in self.asleep_at(race.earlier) {
            match self.relation(c, race, sequence, &[], &mut scratch.chosen) {
                Relation::Initial(at) => return u32::max(place(race.later), place(sequence[at])),
                Relation::Independent => return last,
                Relation::Dependent(at) => until = until.max(place(sequence[at])),
            }
        }
        let mut parent = NONE;
        let mut children = self.nodes[race.earlier as usize].branches;
        'descend: loop {
            let mut tip = children;
            while tip != NONE {
                let step = self.wakeup.get(tip).step;
                match self.relation(step, race, sequence, &scratch.passed, &mut scratch.chosen) {
                    Relation::Dependent(at) => {
                        until = until.max(place(sequence[at]));
                        tip = self.wakeup.get(tip).next_sibling;
                        continue;
                    }
                    Relation::Initial(at) => {
                        until = until.max(place(sequence[at]));
                        sequence.remove(at);
                    }
                    Relation::Independent => until = last,
                }
                scratch.passed.push(step.proc);
                parent = tip;
                children = self.wakeup.get(tip).first_child;
                if children == NONE {
                    return until;
                }
                continue 'descend;
            }
            break;
        }
        let needed = sequence.iter().take_while(|&&k| place(k) <= until).count();
        self.add_chain(race, parent, &sequence[..needed], &scratch.passed);
        until
    }

    /// The processes that sleep at the node before event `i`: that slept on arrival or have been explored from there.
    pub(super) fn asleep_at(&self, i: u32) -> impl Iterator<Item = Sleeper> + '_ {
        let node = &self.nodes[i as usize];
        let arrived = &self.sleepers[node.sleep.0 as usize..node.sleep.1 as usize];
        arrived.iter().chain(&node.done).copied()
    }

    fn roots(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors((first != NONE).then_some(first), |&tip| {
            let next = self.wakeup.get(tip).next_sibling;
            (next != NONE).then_some(next)
        })
    }

    /// How does the next step of `c` relate to the sequence `v` of a race, after the steps of `passed`?
    fn relation(
        &self,
        mut c: Sleeper,
        race: &Race,
        sequence: &[u32],
        passed: &[Proc],
        chosen: &mut Vec<u64>,
    ) -> Relation {
        chosen.clear();
        chosen.resize(self.events.len() / 64 + 1, 0);
        for (at, &k) in sequence.iter().enumerate() {
            let later = k == race.later;
            let (proc, action) = match k {
                NONE => (race.proc, self.waiting_action(race.proc)),
                _ if later => (race.proc, self.action_after_reversal(race, passed)),
                _ => (self.events[k as usize].proc, self.action_at(k as usize, race.earlier as usize, passed)),
            };
            if proc == c.proc {
                let row = match race.extra {
                    Some((from, to)) if later => &self.extra[from as usize..to as usize],
                    _ => self.rows.row(k as usize),
                };
                let mut first = row.iter().zip(chosen.iter()).all(|(a, b)| a & b == 0);
                if let (Some(action), true) = (race.tried, later) {
                    let mut me = Sleeper { proc, action };
                    first &= !sequence[..at].iter().any(|&k| {
                        let step = self.action_at(k as usize, race.earlier as usize, passed);
                        self.interned.dependent(&mut me, self.events[k as usize].proc, &step)
                    });
                }
                return if first { Relation::Initial(at) } else { Relation::Dependent(at) };
            }
            if self.interned.dependent(&mut c, proc, &action) {
                return Relation::Dependent(at);
            }
            if k != NONE {
                chosen[k as usize / 64] |= 1 << (k % 64);
            }
        }
        Relation::Independent
    }

    /// Add a sequence of steps as the last branch below `parent` ([`NONE`]: as a root) of the tree at the node before `e`.
    fn add_chain(&mut self, race: &Race, parent: u32, sequence: &[u32], passed: &[Proc]) {
        let i = race.earlier as usize;
        let mut below = NONE;
        for &k in sequence.iter().rev() {
            let action = match k {
                NONE => self.waiting_action(race.proc),
                _ if k == race.later => self.action_after_reversal(race, passed),
                _ => self.action_at(k as usize, i, passed),
            };
            let proc = if k == NONE { race.proc } else { self.events[k as usize].proc };
            let tip = self.wakeup.add(Sleeper { proc, action });
            self.wakeup.set_children(tip, below);
            below = tip;
        }
        if parent == NONE {
            let list = self.nodes[i].branches;
            self.nodes[i].branches = self.wakeup.append(list, below);
        } else {
            let list = self.wakeup.get(parent).first_child;
            let children = self.wakeup.append(list, below);
            self.wakeup.set_children(parent, children);
        }
    }

    /// What a waiting operation will do.
    fn waiting_action(&self, proc: Proc) -> Action {
        match self.machine.threads[proc.owner() as usize].core.pending {
            Pending::Object { object, op, .. } => {
                let access = Access::Object(op.effect_when_released());
                let object_at = self.machine.objects.address(object);
                Action { access, addr: u64::from(object), object_at, drains: true, ..Action::LOCAL }
            }
            _ => Action::LOCAL,
        }
    }

    /// What event `k` does when it is taken after node `i` without event `i`, and after the steps of `passed`: a load of
    /// its own thread's stores reads those from the buffer that have not reached memory then.
    fn action_at(&self, k: usize, i: usize, passed: &[Proc]) -> Action {
        let Event { proc, mut action, .. } = self.events[k];
        if action.own != 0 {
            let committed = &self.threads[proc.owner() as usize].committed;
            for (byte, &store) in self.interned.sources(&action).iter().enumerate().filter(|(_, &s)| s != 0) {
                let at = committed.get(store as usize - 1).copied().unwrap_or(NONE) as usize;
                let there = at < i
                    || (at > i && at < k && !self.rows.before(i, at))
                    || passed.contains(&Proc::commit(proc.owner(), store));
                let bit = 1 << byte;
                action.from_memory = if there { action.from_memory | bit } else { action.from_memory & !bit };
            }
        }
        action
    }

    /// The later event of a race as it would be without the earlier one: a compare-and-swap may then succeed or fail where
    /// it did not, an operation on an object may do something else.
    fn action_after_reversal(&self, race: &Race, passed: &[Proc]) -> Action {
        if let Some(action) = race.tried {
            return action;
        }
        let (i, k) = (race.earlier as usize, race.later as usize);
        let (earlier, mut action) = (&self.events[i].action, self.action_at(k, i, passed));
        match action.access {
            Access::Read | Access::Write if action.expected.is_some() && earlier.access == Access::Write => {
                let fails = action.expected != Some(earlier.old);
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

    /// Can `action_after_reversal` not tell by itself? So it is with atomic sections, which may take another way, and with
    /// a compare-and-swap of bytes that the earlier event wrote in part.
    fn must_be_tried(&self, e: u32, d: usize) -> bool {
        let (earlier, later) = (&self.events[e as usize].action, &self.events[d].action);
        let same = earlier.access == Access::Write && (earlier.addr, earlier.size) == (later.addr, later.size);
        later.access == Access::Section || (later.expected.is_some() && earlier.access != Access::Read && !same)
    }

    /// Find out what event `d` would do before event `e` by running it on another machine; also what is before it by
    /// program order (accesses are compared when the race is reversed).
    pub(super) fn try_reversal(&mut self, e: u32, d: usize) -> Option<(Action, (u32, u32))> {
        if !self.must_be_tried(e, d) {
            return None;
        }
        let mut schedule = self.schedule_of(0..e as usize);
        let stays = (e as usize + 1..d).filter(|&k| !self.rows.before(e as usize, k));
        schedule.extend(stays.map(|k| self.events[k].step()));
        let mut machine = replay::state(self.program, &self.options.config, &schedule);
        let proc = self.events[d].proc;
        let mut action = machine.step(proc, Digits::NONE);
        self.interned.keep(&mut action, &machine);
        let mut row = std::mem::take(&mut self.scratch.row);
        self.program_row(proc, &action, &mut row);
        let extra = self.keep_row(&row);
        self.scratch.row = row;
        Some((action, extra))
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
        let later = self.events[d].action;
        // None of the load's bytes that event `d` writes would be in memory then.
        let only_through = |p: u32| {
            let Event { proc, action, .. } = &self.events[p as usize];
            let written = |i: u32| overlap(action.addr + u64::from(i), 1, later.addr, later.size);
            *proc == Proc::thread(store.owner())
                && action.access == Access::Read
                && action.own != 0
                && (0..action.size).all(|i| !written(i) || !self.in_memory(*proc, action, i, e as usize, d))
        };
        let stays: Vec<u32> = preds.iter().copied().filter(|&p| p != e && !only_through(p)).collect();
        if stays.len() + 1 == preds.len() {
            return None;
        }
        let mut row = std::mem::take(&mut self.scratch.row);
        let Event { proc, action, .. } = self.events[d];
        self.program_row(proc, &action, &mut row);
        for p in stays {
            self.rows.add_to(p as usize, &mut row);
        }
        let extra = self.keep_row(&row);
        self.scratch.row = row;
        Some(extra)
    }

    /// Would byte `i` of a load be read from memory just before event `d`, if event `e` were not there?
    fn in_memory(&self, proc: Proc, load: &Action, i: u32, e: usize, d: usize) -> bool {
        let store = self.interned.sources(load)[i as usize];
        if store == 0 {
            return true;
        }
        let at = self.threads[proc.owner() as usize].committed[store as usize - 1] as usize;
        at < e || (at > e && at < d && !self.rows.before(e, at))
    }

    fn keep_row(&mut self, row: &[u64]) -> (u32, u32) {
        let from = self.extra.len() as u32;
        self.extra.extend_from_slice(row);
        (from, self.extra.len() as u32)
    }

    /// Operations that wait at the end of the execution race with what took their turn.
    pub(super) fn find_blocked_races(&mut self) {
        for t in 0..self.machine.threads.len() {
            let thread = &self.machine.threads[t];
            let proc = Proc::thread(t as u32);
            let Pending::Object { op, .. } = thread.core.pending else { continue };
            // In an execution that was begun in vain a thread may still wait for its own stores.
            let waits = thread.core.status == Status::Waiting && thread.buffer.is_empty();
            if waits && op.can_block() && !self.machine.enabled(proc) {
                let action = self.waiting_action(proc);
                self.find_blocking_races(NONE, proc, &action, op);
            }
        }
    }

    /// The races of an operation that is enabled in some states only: with the latest operations on the same object
    /// before which it would have been enabled, had everything that depends on them not happened.
    pub(super) fn find_blocking_races(&mut self, later: u32, proc: Proc, action: &Action, op: ObjectOp) {
        let object = action.addr as u32;
        let Access::Object(effect) = action.access else { return };
        let mut base = std::mem::take(&mut self.scratch.row);
        self.program_row(proc, action, &mut base);
        let count = self.history.operations(object).len();
        let mut accepted: Vec<u32> = Vec::new();
        for at in (0..count).rev() {
            let operations = self.history.operations(object);
            let e = operations[at].event;
            let commutes = !operations[at].effect.conflicts(effect);
            if commutes || operations[at].thread == proc.owner() || has(&base, e as usize) {
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
            self.add_race(Race { earlier: e, later, proc, extra, tried: None });
        }
        self.scratch.row = base;
    }
}
