//! Accesses to objects that end: `free`, and the local variables of a function that returns.
//!
//! The end of an object is an event; it orders nothing. An access that the model's order does not put before the end can as
//! well come after it, and then it is an error, which is reported at once. Executions that are counted although such an
//! error was found (`--keep-going`) are those in which all accesses come before the end.

use super::consistency::Consistency;
use super::event::{EventId, Kind, NONE};
use super::graph::Graph;
use super::Explorer;
use crate::machine::bugs::BugKind;
use crate::program::address::{arena_of, ThreadArena};

/// Is it an access to the object that ends with `end`?
pub fn touches(graph: &Graph, end: EventId, access: EventId) -> bool {
    graph.event(access).is_access() && reaches(graph, end, access)
}

/// Does an operation reach for the object that ends with `end`?
fn reaches(graph: &Graph, end: EventId, access: EventId) -> bool {
    let (end, access) = (graph.event(end), graph.event(access));
    (access.bytes != 0 || access.object) && end.addr <= access.addr && access.addr < end.addr + end.new
}

/// Do two `free`s end the same object?
fn same_object(graph: &Graph, a: EventId, b: EventId) -> bool {
    let (a, b) = (graph.event(a), graph.event(b));
    !a.leaves && !b.leaves && a.addr == b.addr
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Compare the new event (or a read that has another source) with the ends of objects.
    #[inline]
    pub(super) fn guard(&mut self, e: EventId) {
        let graph = &self.graphs[self.level];
        // The last part of an access stands for all of it.
        if graph.event(e).more {
            return;
        }
        match graph.event(e).kind {
            Kind::Fault => self.guard_fault(e),
            Kind::End => self.guard_end(e),
            Kind::Read | Kind::Write if !graph.ends.is_empty() => self.guard_access(e),
            _ => {}
        }
    }

    /// Report an operation that reaches where no object is (any more).
    fn guard_fault(&mut self, e: EventId) {
        let end = self.ended_before(e);
        if end.is_none() && self.options.config.model.has_orders() {
            let message = "access to memory of another thread where there is no object".to_string();
            let bug = self.bug_at(e, BugKind::OutOfBounds, message);
            return self.add_trace_bug(bug, &[e]);
        }
        self.note_race(end.unwrap_or(e), e);
    }

    /// Is there no object for the new access, whatever it reads?
    #[inline]
    pub(super) fn is_gone(&mut self, e: EventId) -> bool {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        let anothers = self.behaviours.machine.is_anothers(event.thread as usize, event.addr);
        anothers && !self.is_allocated(e) || !self.graph().ends.is_empty() && self.is_late(e)
    }

    /// The size of another thread's object that is freed: that thread knows.
    pub(super) fn freed_size(&self, thread: u32, addr: u64) -> Option<u64> {
        if !self.behaviours.machine.is_anothers(thread as usize, addr) {
            return None;
        }
        let owner = self.graphs[self.level].threads.get(arena_of(addr) / 4 - 1)?;
        let (_, size) = self.behaviours.allocated(Some(owner.node).filter(|&n| n != NONE)?, addr, 1)?;
        Some(size.clamp(1, u64::from(u32::MAX)))
    }

    /// Has the thread to which the memory belongs given it out?
    fn is_allocated(&mut self, e: EventId) -> bool {
        let graph = &self.graphs[self.level];
        let event = *graph.event(e);
        let arena = arena_of(event.addr);
        let Some(owner) = graph.threads.get(arena / 4 - 1).filter(|owner| owner.node != NONE) else { return false };
        if arena % 4 == ThreadArena::Heap as usize {
            return self.behaviours.allocated(owner.node, event.addr, u64::from(event.bytes.max(1))).is_some();
        }
        // On its stack: what it has left, and what is there again, is asked elsewhere.
        let node = owner.node;
        let left = |end: &EventId| reaches(graph, *end, e);
        if graph.ends.iter().any(left) {
            return true;
        }
        self.behaviours.position(node);
        self.behaviours.machine.memory.check(event.addr, u64::from(event.bytes.max(1))).is_ok()
    }

    /// Does the new access come after the end of its object, whatever it reads?
    fn is_late(&mut self, e: EventId) -> bool {
        self.consistency.start(&mut self.graphs[self.level], e);
        self.ended_before(e).is_some()
    }

    /// The end that comes before this operation on the object.
    fn ended_before(&mut self, e: EventId) -> Option<EventId> {
        for i in 0..self.graph().ends.len() {
            let graph = &self.graphs[self.level];
            let end = graph.ends[i];
            let own = graph.event(end).thread == graph.event(e).thread;
            // What a thread has freed is gone for it at once, even if that waits in a store buffer.
            let before = if own { !graph.event(end).leaves } else { graph.order.has(e, end) };
            if before && reaches(graph, end, e) && !self.is_there_again(end, e) {
                return Some(end);
            }
        }
        None
    }

    /// A stack is used again: is there another object now, in the thread whose local variables ended, where this operation
    /// reaches?
    fn is_there_again(&mut self, end: EventId, e: EventId) -> bool {
        let graph = &self.graphs[self.level];
        let (ended, event) = (*graph.event(end), *graph.event(e));
        if !ended.leaves || ended.thread == event.thread {
            return false;
        }
        let mut node = graph.threads[ended.thread as usize].node;
        for x in graph.thread_events(ended.thread as usize) {
            if graph.order.has(e, x) {
                break;
            }
            node = graph.event(x).node;
        }
        self.behaviours.position(node);
        self.behaviours.machine.memory.check(event.addr, u64::from(event.bytes.max(1))).is_ok()
    }

    fn guard_access(&mut self, e: EventId) {
        for i in 0..self.graph().ends.len() {
            let graph = &self.graphs[self.level];
            let end = graph.ends[i];
            if !touches(graph, end, e) {
                continue;
            }
            let own = graph.event(end).thread == graph.event(e).thread;
            // Ordered by what it reads or overwrites, or not at all.
            let after = graph.order.has(e, end);
            let fine = own || graph.order.has(end, e) || after && self.is_there_again(end, e);
            if !fine {
                self.note_race(end, e);
            }
        }
    }

    fn guard_end(&mut self, e: EventId) {
        let graph = &self.graphs[self.level];
        let (thread, leaves) = (graph.event(e).thread, graph.event(e).leaves);
        let mut races = Vec::new();
        for &f in &graph.sequence {
            let own = graph.event(f).thread == thread;
            if touches(graph, e, f) && !graph.event(f).more && !own && !graph.order.has(e, f) {
                races.push(f);
            }
        }
        let twice =
            (!leaves).then(|| graph.ends.iter().copied().find(|&f| f != e && same_object(graph, e, f))).flatten();
        for access in races {
            self.note_race(e, access);
        }
        if let Some(first) = twice {
            // Whoever comes second fails; if that may be the other one, this thread goes on.
            let graph = self.graph();
            let second = graph.order.has(e, first) || graph.event(first).thread == thread;
            graph.event_mut(e).fault = second;
            // In either order, if the model allows it: another error may come first in one of them.
            self.note_race(first, e);
            self.note_race(e, first);
        }
    }

    /// `second` can come after `first`, which ends what it needs.
    fn note_race(&mut self, first: EventId, second: EventId) {
        let event = *self.graph().event(second);
        if event.is_read() && event.update {
            // No step of its own; its write, which comes at once, races too.
            return;
        }
        if self.options.config.model.has_orders() {
            let twice = event.kind == Kind::End;
            let (kind, what) = match twice {
                true => (BugKind::DoubleFree, "free of memory that can have been freed before"),
                false => (BugKind::UseAfterFree, "access to memory that can have been freed or left before"),
            };
            let bug = self.bug_at(second, kind, format!("{what}: nothing orders the two"));
            self.add_trace_bug(bug, &[first, second]);
            return;
        }
        let mut events = self.up_to(first);
        let rest = self.up_to(second);
        events.extend(rest.into_iter().filter(|e| !events.contains(e)).collect::<Vec<_>>());
        if event.object {
            // The machine lets a thread wait for an object that is gone; that it is gone is what is wrong.
            let message = "operation on an object in memory that can have been freed or left before".to_string();
            let bug = self.bug_at(second, BugKind::UseAfterFree, message);
            self.note_bug_or(&events, bug);
        } else {
            self.note_bug(&events);
        }
    }

    /// Let all accesses come before the ends of their objects. False if that is not possible. The order's log has it.
    pub(super) fn settle_lifetimes(&mut self) -> bool {
        for i in 0..self.graph().ends.len() {
            let graph = &self.graphs[self.level];
            let end = graph.ends[i];
            if graph.ends[..i].iter().any(|&f| same_object(graph, end, f)) {
                return false;
            }
            for j in 0..graph.sequence.len() {
                let graph = &self.graphs[self.level];
                let access = graph.sequence[j];
                let own = graph.event(access).thread == graph.event(end).thread;
                if own || !touches(graph, end, access) || graph.order.has(end, access) {
                    continue;
                }
                if !graph.order.has(access, end) {
                    self.graph().order_before(access, end);
                } else if !self.is_there_again(end, access) {
                    return false;
                }
            }
        }
        true
    }
}
