//! Accesses to objects that end: `free`, and the local variables of a function that returns.
//!
//! The end of an object is an event; it orders nothing. An access that the model's order does not put before the end can as
//! well come after it, and then it is an error, which is reported at once. Executions that are counted although such an
//! error was found (`--keep-going`) are those in which all accesses come before the end.

use super::consistency::Consistency;
use super::event::{EventId, Kind};
use super::graph::Graph;
use super::Explorer;
use crate::machine::bugs::BugKind;

/// Is it an access to the object that ends with `end`?
pub fn touches(graph: &Graph, end: EventId, access: EventId) -> bool {
    graph.event(access).is_access() && reaches(graph, end, access)
}

/// Does an operation reach for the object that ends with `end`?
fn reaches(graph: &Graph, end: EventId, access: EventId) -> bool {
    let (end, access) = (graph.event(end), graph.event(access));
    access.bytes != 0 && end.addr <= access.addr && access.addr < end.addr + end.new
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
        if graph.ends.is_empty() || graph.event(e).more {
            return;
        }
        if graph.event(e).kind == Kind::End {
            self.guard_end(e);
        } else if graph.event(e).is_access() {
            self.guard_access(e);
        } else if graph.event(e).kind == Kind::Fault {
            let end = self.ended_before(e);
            self.note_race(end.unwrap_or(e), e);
        }
    }

    /// Does the new access come after the end of its object, whatever it reads?
    pub(super) fn is_late(&mut self, e: EventId) -> bool {
        self.consistency.start(&mut self.graphs[self.level], e);
        self.ended_before(e).is_some()
    }

    /// The end that comes before this operation on the object.
    fn ended_before(&self, e: EventId) -> Option<EventId> {
        let graph = &self.graphs[self.level];
        let before = |&end: &EventId| {
            let own = graph.event(end).thread == graph.event(e).thread;
            // What a thread has freed is gone for it at once, even if that waits in a store buffer.
            reaches(graph, end, e) && if own { !graph.event(end).leaves } else { graph.order.has(e, end) }
        };
        graph.ends.iter().copied().find(before)
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
            if !own && !graph.order.has(end, e) {
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
        let twice = (!leaves).then(|| graph.ends.iter().copied().find(|&f| f != e && same_object(graph, e, f))).flatten();
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
        if self.options.config.model.has_orders() {
            let twice = self.graph().event(second).kind == Kind::End;
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
        self.note_bug(&events);
    }

    /// Let all accesses come before the ends of their objects. False if that is not possible. The order's log has it.
    pub(super) fn settle_lifetimes(&mut self) -> bool {
        let graph = &mut self.graphs[self.level];
        for i in 0..graph.ends.len() {
            let end = graph.ends[i];
            if graph.ends[..i].iter().any(|&f| same_object(graph, end, f)) {
                return false;
            }
            for j in 0..graph.sequence.len() {
                let access = graph.sequence[j];
                let own = graph.event(access).thread == graph.event(end).thread;
                if own || !touches(graph, end, access) || graph.order.has(end, access) {
                    continue;
                }
                if graph.order.has(access, end) {
                    return false;
                }
                graph.order_before(access, end);
            }
        }
        true
    }
}
