//! Taking a step: its happens-before edges, its races, the sleep set after it; and taking it back.

use super::history::{exposed, granules, Operation, Touch};
use super::race::Race;
use super::sleep::Sleeper;
use super::{Event, Explorer, Forward, ThreadMark, ThreadState, NONE};
use crate::engines::Reduction;
use crate::machine::action::{Access, Action, Proc};
use crate::machine::choices::Digits;
use crate::machine::objects::{Effect, Object, ObjectOp};
use crate::machine::thread::Pending;
use crate::machine::StoreModel;

impl Explorer<'_> {
    /// Let an enabled process take its step from the current node.
    pub(super) fn take(&mut self, proc: Proc, digits: Digits) {
        let d = self.events.len();
        let t = proc.owner() as usize;
        let mark = self.machine.mark();
        let operation = if proc.is_commit() { None } else { self.pending_operation(t) };
        let mut action = self.machine.step(proc, digits);
        self.report.steps += 1;
        self.interned.keep(&mut action, &self.machine);
        let state = &self.threads[t];
        let thread = ThreadMark {
            last: state.last,
            stores: state.stores.len() as u32,
            drained: state.drained,
            forwarded: state.forwarded.len() as u32,
        };
        self.events.push(Event {
            proc,
            action,
            digits: self.machine.choices.made(),
            next_digits: if proc.is_commit() { None } else { self.machine.choices.next() },
            mark,
            history: self.history.mark(),
            races: self.races.len() as u32,
            extra: self.extra.len() as u32,
            thread,
        });
        self.rows.begin(d);
        self.order_by_program(proc, &action, d);
        match (action.access, operation) {
            (Access::Object(effect), Some((op, before))) => self.order_operation(d, effect, op, before),
            _ => self.order_accesses(d),
        }
        let state = &mut self.threads[t];
        if proc.is_commit() {
            state.commits.push(d as u32);
            state.committed[proc.store() as usize - 1] = d as u32;
        } else {
            state.last = d as u32;
            if action.drains {
                state.drained = state.commits.len() as u32;
            }
            self.note_stores(t, d as u32);
            self.note_created(d as u32);
        }
        self.fall_asleep(d);
    }

    /// The operation on a sequential object that a thread is about to do, with the object's state.
    fn pending_operation(&self, t: usize) -> Option<(ObjectOp, Object)> {
        match self.machine.threads[t].core.pending {
            Pending::Object { object, op, .. } => Some((op, self.machine.objects.state(object)?.clone())),
            _ => None,
        }
    }

    /// Stores that a thread issued since it was last asked come after `event`.
    pub(super) fn note_stores(&mut self, t: usize, event: u32) {
        let state = &mut self.threads[t];
        let issued = self.machine.threads[t].core.stores as usize;
        state.stores.resize(issued, event);
        state.committed.resize(issued, NONE);
    }

    /// The threads that the last step created come after it.
    pub(super) fn note_created(&mut self, event: u32) {
        for i in 0..self.machine.created.len() {
            let t = self.machine.created[i] as usize;
            if self.threads.len() <= t {
                self.threads.resize_with(t + 1, ThreadState::default);
            }
            let state = &mut self.threads[t];
            state.last = event;
            state.drained = 0;
            state.stores.clear();
            state.committed.clear();
            state.commits.clear();
            state.forwarded.clear();
            self.note_stores(t, event);
        }
    }

    /// The events before `proc`'s next one that no reordering can put after it: po, su, uf, the order of a TSO buffer.
    fn program_order(&self, proc: Proc, action: &Action, mut add: impl FnMut(u32)) {
        let tso = self.options.config.model == StoreModel::Tso;
        let state = &self.threads[proc.owner() as usize];
        if proc.is_commit() {
            add(state.stores[proc.store() as usize - 1]);
            if tso {
                add(state.commits.last().copied().unwrap_or(NONE));
            }
            return;
        }
        add(state.last);
        let flushed = |state: &ThreadState, add: &mut dyn FnMut(u32)| {
            let commits = &state.commits[state.drained as usize..];
            // Under TSO the last commit comes after all others.
            let from = if tso { commits.len().saturating_sub(1) } else { 0 };
            commits[from..].iter().for_each(|&c| add(c));
        };
        if action.drains {
            flushed(state, &mut add);
        }
        if action.joined != 0 {
            let target = &self.threads[action.joined as usize - 1];
            add(target.last);
            flushed(target, &mut add);
        }
    }

    fn order_by_program(&mut self, proc: Proc, action: &Action, d: usize) {
        let mut preds = std::mem::take(&mut self.preds);
        preds.clear();
        self.program_order(proc, action, |e| preds.push(e));
        for &e in preds.iter().filter(|&&e| e != NONE) {
            if !self.rows.before(e as usize, d) {
                self.rows.order(e as usize, d);
            }
        }
        self.preds = preds;
    }

    /// A row kept elsewhere: everything before `proc`'s next event by program order.
    pub(super) fn program_row(&self, proc: Proc, action: &Action, row: &mut Vec<u64>) {
        row.clear();
        self.program_order(proc, action, |e| {
            if e != NONE {
                self.rows.add_to(e as usize, row);
            }
        });
    }

    /// Edges and races of event `d` by its accesses to memory.
    fn order_accesses(&mut self, d: usize) {
        let Event { proc, action, .. } = self.events[d];
        let mut preds = std::mem::take(&mut self.preds);
        preds.clear();
        match action.access {
            Access::Local | Access::Object(_) => {}
            Access::Read => self.read(d, proc, &action, &mut preds),
            Access::Write => {
                granules(action.addr, action.size).for_each(|(g, bytes)| self.write(d, proc, g, bytes, &mut preds));
                if proc.is_commit() {
                    self.expose_forwarded(proc);
                }
            }
            Access::Section => {
                for i in 0..self.interned.section(&action).len() {
                    let access = self.interned.section(&action)[i];
                    for (g, bytes) in granules(access.addr, access.size) {
                        if access.write {
                            self.write(d, proc, g, bytes, &mut preds);
                        } else {
                            self.read_granule(d, proc, g, bytes, &mut preds, &mut [0; 8], access.addr);
                        }
                    }
                }
            }
        }
        // Latest first: an edge from `e` is direct unless something later that is already ordered lies between.
        preds.sort_unstable_by(|a, b| b.cmp(a));
        preds.dedup();
        for &e in &preds {
            // An atomic section may touch the same bytes twice.
            if e as usize == d || self.rows.before(e as usize, d) {
                continue;
            }
            self.rows.order(e as usize, d);
            if self.events[e as usize].proc.owner() != proc.owner() {
                let (tried, extra) = match self.try_reversal(e, d) {
                    Some((action, row)) => (Some(action), Some(row)),
                    None => (None, self.row_after_reversal(e, d, &preds)),
                };
                self.add_race(Race { earlier: e, later: d as u32, proc, extra, tried });
            }
        }
        self.preds = preds;
    }

    fn read(&mut self, d: usize, proc: Proc, action: &Action, preds: &mut Vec<u32>) {
        let t = proc.owner();
        let mut sources = *self.interned.sources(action);
        for (granule, bytes) in granules(action.addr, action.size) {
            let from_memory = if action.own == 0 { bytes } else { bytes & exposed(action, granule) };
            self.read_granule(d, proc, granule, from_memory, preds, &mut sources, action.addr);
            if from_memory != bytes {
                self.forward(d, t, granule, bytes & !from_memory, action.addr, &sources);
            }
        }
        if self.options.config.model.buffers() && sources != [0; 8] {
            self.events[d].action.own = self.interned.add_sources(sources);
        }
    }

    /// Note bytes that a load read from its own buffer: they become visible to others with their store.
    fn forward(&mut self, d: usize, t: u32, granule: u64, bytes: u8, addr: u64, sources: &[u32; 8]) {
        for bit in 0..8 {
            if bytes >> bit & 1 == 0 {
                continue;
            }
            let store = sources[(granule * 8 + bit - addr) as usize];
            let forwarded = &mut self.threads[t as usize].forwarded;
            match forwarded.last_mut() {
                Some(f) if f.event == d as u32 && f.store == store && f.granule == granule => f.bytes |= 1 << bit,
                _ => forwarded.push(Forward { event: d as u32, store, granule, bytes: 1 << bit }),
            }
        }
    }

    /// A load of some bytes from memory: it comes after the last write of each (src-ct), unless that is its own thread's.
    #[allow(clippy::too_many_arguments)]
    fn read_granule(
        &mut self,
        d: usize,
        proc: Proc,
        granule: u64,
        bytes: u8,
        preds: &mut Vec<u32>,
        sources: &mut [u32; 8],
        addr: u64,
    ) {
        let mut left = bytes;
        for touch in self.history.touches(granule).iter().rev() {
            let hit = touch.bytes & left;
            if !touch.write || hit == 0 {
                continue;
            }
            if touch.thread != proc.owner() {
                preds.push(touch.event);
            } else {
                let store = self.events[touch.event as usize].proc.store();
                for bit in (0..8).filter(|bit| store != 0 && hit >> bit & 1 != 0) {
                    let at = (granule * 8 + bit).wrapping_sub(addr) as usize;
                    if let Some(source) = sources.get_mut(at) {
                        *source = store;
                    }
                }
            }
            left &= !hit;
            if left == 0 {
                break;
            }
        }
        if bytes != 0 {
            self.history.touch(granule, Touch { event: d as u32, thread: proc.owner(), bytes, write: false });
        }
    }

    /// A write of some bytes: it comes after the last write of each (uu) and after the loads that read that (cf-ct),
    /// except loads of its own thread.
    fn write(&mut self, d: usize, proc: Proc, granule: u64, bytes: u8, preds: &mut Vec<u32>) {
        let mut left = bytes;
        for touch in self.history.touches(granule).iter().rev() {
            if touch.bytes & left == 0 {
                continue;
            }
            // A thread and its own buffer are ordered by program order alone (a function's return ends its variables
            // whether or not the last stores to them have reached memory).
            let own = touch.thread == proc.owner();
            if own && self.events[touch.event as usize].proc.is_commit() != proc.is_commit() {
                continue;
            }
            if touch.write {
                preds.push(touch.event);
                left &= !touch.bytes;
                if left == 0 {
                    break;
                }
            } else if !own {
                preds.push(touch.event);
            }
        }
        self.history.touch(granule, Touch { event: d as u32, thread: proc.owner(), bytes, write: true });
    }

    /// A store has reached memory: the loads that read it from the buffer now have read what is in memory.
    fn expose_forwarded(&mut self, proc: Proc) {
        let thread = proc.owner();
        for i in 0..self.threads[thread as usize].forwarded.len() {
            let f = self.threads[thread as usize].forwarded[i];
            if f.store == proc.store() {
                self.history.touch(f.granule, Touch { event: f.event, thread, bytes: f.bytes, write: false });
            }
        }
    }

    /// Edges and races of event `d`, an operation on a sequential object.
    fn order_operation(&mut self, d: usize, effect: Effect, op: ObjectOp, before: Object) {
        let Event { proc, action, .. } = self.events[d];
        let object = action.addr as u32;
        let mut preds = std::mem::take(&mut self.preds);
        preds.clear();
        for operation in self.history.operations(object).iter().rev() {
            if operation.effect.conflicts(effect) {
                preds.push(operation.event);
            }
            if operation.effect == Effect::Write {
                break;
            }
        }
        let blocking = op.can_block();
        if blocking {
            // The candidates are judged by what is before the operation without this object.
            self.find_blocking_races(d as u32, proc, &action, op);
        }
        // The object's memory must be there: the operation reads it, as far as its end and other writes go.
        let (at, by_object) = (action.object_at, preds.len());
        let mut of_memory = Vec::new();
        self.read_granule(d, proc, at / 8, 1 << (at % 8), &mut of_memory, &mut [0; 8], at);
        preds.extend(&of_memory);
        let mut order: Vec<usize> = (0..preds.len()).collect();
        order.sort_unstable_by(|&a, &b| preds[b].cmp(&preds[a]));
        for (e, reversible) in order.into_iter().map(|i| (preds[i], !blocking || i >= by_object)) {
            if self.rows.before(e as usize, d) {
                continue;
            }
            self.rows.order(e as usize, d);
            if reversible && self.events[e as usize].proc.owner() != proc.owner() {
                self.add_race(Race { earlier: e, later: d as u32, proc, extra: None, tried: None });
            }
        }
        self.preds = preds;
        let operation = Operation { event: d as u32, thread: proc.owner(), op, effect, before };
        self.history.operate(object, operation);
    }

    pub(super) fn add_race(&mut self, race: Race) {
        self.races.push(race);
        let index = self.races.len() - 1;
        match self.reduction {
            Reduction::Source => {
                self.reverse(index);
            }
            Reduction::Optimal => self.unsettled.push(index as u32),
        }
    }

    /// The sleep set of the node after event `d`: who slept before it or was explored before it, and does not mind it.
    fn fall_asleep(&mut self, d: usize) {
        let Event { proc, action, .. } = self.events[d];
        let start = self.sleepers.len() as u32;
        if self.nodes.len() <= d + 1 {
            self.nodes.resize_with(d + 2, Default::default);
        }
        let (from, to) = self.nodes[d].sleep;
        for i in from..to {
            self.keep_asleep(self.sleepers[i as usize], proc, &action);
        }
        for i in 0..self.nodes[d].done.len() {
            self.keep_asleep(self.nodes[d].done[i], proc, &action);
        }
        let node = &mut self.nodes[d + 1];
        node.sleep = (start, self.sleepers.len() as u32);
        node.done.clear();
        node.branches = NONE;
    }

    fn keep_asleep(&mut self, mut sleeper: Sleeper, proc: Proc, action: &Action) {
        if sleeper.proc != proc && !self.interned.dependent(&mut sleeper, proc, action) {
            self.sleepers.push(sleeper);
        }
    }

    /// Take an event back; it has been popped.
    pub(super) fn undo(&mut self, event: &Event) {
        let d = self.events.len();
        self.machine.undo_to(event.mark);
        self.history.undo_to(event.history);
        self.races.truncate(event.races as usize);
        self.unsettled.retain(|&r| r < event.races);
        if let Some(settled) = self.settled.get_mut(d) {
            // What rested on this event is open again, unless the race has gone with it.
            self.unsettled.extend(settled.drain(..).filter(|&r| r < event.races));
        }
        self.extra.truncate(event.extra as usize);
        self.sleepers.truncate(self.nodes[d + 1].sleep.0 as usize);
        let state = &mut self.threads[event.proc.owner() as usize];
        if event.proc.is_commit() {
            state.commits.pop();
            state.committed[event.proc.store() as usize - 1] = NONE;
        } else {
            state.last = event.thread.last;
            state.drained = event.thread.drained;
            state.stores.truncate(event.thread.stores as usize);
            state.committed.truncate(event.thread.stores as usize);
            state.forwarded.truncate(event.thread.forwarded as usize);
        }
    }
}
