//! Models that say it with one acyclic order of all events: `acyclic(ppo ∪ rf' ∪ co ∪ fr)`, where `ppo` keeps part of program
//! order and `rf'` is reads-from, or only that between threads; in the latter case a thread must also see its own accesses
//! to a location in order (`uniproc`).
//!
//! The order is kept closed in `Graph::order`. An event that is added closes a cycle exactly if one of those that must
//! follow it already precedes it. A write that is put into the middle of coherence precedes the next one, a read precedes
//! the write after its source: all that follows then follows by closure.

use crate::engines::graph::consistency::Consistency;
use crate::engines::graph::event::{Event, EventId, Kind, NONE};
use crate::engines::graph::graph::Graph;
use crate::engines::graph::lifetimes::touches;
use crate::engines::graph::rows::{has, insert, members, unite};
use std::marker::PhantomData;

/// What a model makes of program order.
pub trait Relaxation: Default {
    /// Program order is kept whole, and so is reads-from.
    const SEQUENTIAL: bool;

    /// Let `e`, which is not strong, follow in `Graph::order` the events that program order keeps before it. There are
    /// some before it.
    fn follow_program_order(graph: &mut Graph, e: EventId);
}

/// The check for a [`Relaxation`].
#[derive(Default)]
pub struct Acyclic<M> {
    /// Scratch: what is before a candidate.
    before: Vec<u64>,
    model: PhantomData<M>,
}

/// Go back in program order from `e`, over the creation of the thread: for each event `visit` says whether `e` follows it,
/// and whether that is enough.
pub fn follow_back(graph: &mut Graph, e: EventId, mut visit: impl FnMut(&Event) -> (bool, bool)) {
    let mut at = graph.po_before(e);
    while at != NONE {
        let (follows, enough) = visit(graph.event(at));
        if follows {
            graph.order.follow(e, at);
        }
        if enough {
            return;
        }
        at = graph.po_before(at);
    }
}

impl<M: Relaxation> Acyclic<M> {
    fn is_global(graph: &Graph, write: EventId, read: EventId) -> bool {
        M::SEQUENTIAL || graph.event(write).thread != graph.event(read).thread
    }

    /// Row `e` is what program order, and the creation of the thread, put before `e`.
    fn follow_program_order(graph: &mut Graph, e: EventId) {
        graph.order.clear(e);
        let before = graph.po_before(e);
        if before == NONE {
            return;
        }
        if M::SEQUENTIAL {
            graph.order.follow(e, before);
        } else if graph.event(e).strong || graph.event(e).po_prev == NONE {
            Self::follow_all(graph, e, before);
        } else {
            M::follow_program_order(graph, e);
        }
    }

    /// All that a thread did up to `last` is before `e`: nothing of it waits in a buffer.
    fn follow_all(graph: &mut Graph, e: EventId, last: EventId) {
        let mut at = last;
        while at != NONE {
            graph.order.follow(e, at);
            if M::SEQUENTIAL || graph.event(at).strong {
                return;
            }
            at = graph.po_before(at);
        }
    }

    /// The write that the newest of its own thread's accesses to the location before `e` made or saw; nothing before that
    /// may be seen or overwritten.
    fn own_write(graph: &Graph, e: EventId) -> EventId {
        let event = graph.event(e);
        let mut at = event.po_prev;
        while at != NONE {
            let earlier = graph.event(at);
            if earlier.loc == event.loc {
                return if earlier.is_read() { earlier.rf } else { at };
            }
            at = earlier.po_prev;
        }
        NONE
    }

    /// What is before a write that stands behind `before`, apart from program order: into `self.before`.
    fn gather(&mut self, graph: &Graph, loc: u32, before: EventId) {
        if before != NONE {
            unite(&mut self.before, graph.order.row(before));
            insert(&mut self.before, before);
        }
        for r in members(graph.readers(loc, before)).filter(|&r| !graph.event(r).waits) {
            unite(&mut self.before, graph.order.row(r));
            insert(&mut self.before, r);
        }
    }

    fn begin_set(&mut self, row: &[u64]) {
        self.before.clear();
        self.before.extend_from_slice(row);
    }
}

impl<M: Relaxation> Consistency for Acyclic<M> {
    fn start(&mut self, graph: &mut Graph, e: EventId) {
        Self::follow_program_order(graph, e);
    }

    fn sources(&mut self, graph: &mut Graph, e: EventId, out: &mut Vec<EventId>) {
        Self::follow_program_order(graph, e);
        let loc = graph.event(e).loc;
        let before = graph.event(e).po_prev;
        let tried = before != NONE && graph.event(before).waits;
        let oldest = if M::SEQUENTIAL && !tried { NONE } else { Self::own_write(graph, e) };
        let base = graph.order.row(e);
        let (mut next, mut w) = (NONE, graph.last_write(loc));
        loop {
            if next != NONE && has(base, next) {
                return;
            }
            let cycle = next != NONE && w != NONE && Self::is_global(graph, w, e) && graph.order.has(w, next);
            if !cycle {
                out.push(w);
            }
            if w == oldest {
                return;
            }
            next = w;
            w = graph.event(w).co_prev;
        }
    }

    fn read(&mut self, graph: &mut Graph, e: EventId, write: EventId) {
        Self::follow_program_order(graph, e);
        if write != NONE && Self::is_global(graph, write, e) {
            graph.order.follow(e, write);
        }
        let next = graph.co_next(graph.event(e).loc, write);
        if next != NONE {
            graph.order_before(e, next);
        }
    }

    fn positions(&mut self, graph: &mut Graph, e: EventId, reader: Option<EventId>, out: &mut Vec<EventId>) {
        Self::follow_program_order(graph, e);
        let reader = reader.filter(|&r| !graph.event(r).waits);
        if let Some(r) = reader {
            Self::follow_program_order(graph, r);
        }
        let event = *graph.event(e);
        let oldest = if M::SEQUENTIAL { NONE } else { Self::own_write(graph, e) };
        let seen = match reader {
            Some(r) if !M::SEQUENTIAL => Self::own_write(graph, r),
            _ => NONE,
        };
        let (mut next, mut before) = (NONE, graph.last_write(event.loc));
        loop {
            if next != NONE && (graph.order.has(e, next) || reader.is_some_and(|r| graph.order.has(r, next))) {
                return;
            }
            // The write of an update stands directly behind the one that its read saw; nothing comes between.
            let own = !event.update || graph.event(event.po_prev).rf == before;
            let other = next != NONE && {
                let follower = graph.event(next);
                follower.update && graph.event(follower.po_prev).rf == before
            };
            if own && !other {
                let cycle = next != NONE && {
                    self.begin_set(graph.order.row(e));
                    self.gather(graph, event.loc, before);
                    has(&self.before, next)
                };
                if !cycle {
                    out.push(before);
                }
            }
            // Nothing before what one of the two has seen can do, and an update has one place only.
            if before == NONE || before == oldest || before == seen || event.update && own {
                return;
            }
            next = before;
            before = graph.event(before).co_prev;
        }
    }

    fn place(&mut self, graph: &mut Graph, e: EventId, before: EventId, reader: Option<EventId>) {
        Self::follow_program_order(graph, e);
        let loc = graph.event(e).loc;
        self.begin_set(graph.order.row(e));
        self.gather(graph, loc, before);
        graph.order.row_mut(e).copy_from_slice(&self.before);
        let next = graph.co_next(loc, before);
        graph.link(e, before);
        if next != NONE {
            graph.order_before(e, next);
        }
        if let Some(r) = reader {
            Self::follow_program_order(graph, r);
            graph.order.follow(r, e);
            if next != NONE && !graph.event(r).waits {
                graph.order_before(r, next);
            }
        }
    }

    fn order(&mut self, graph: &mut Graph, e: EventId) {
        Self::follow_program_order(graph, e);
        if graph.event(e).kind == Kind::End {
            // In a store buffer a `free` does not overtake the stores to its object.
            let mut at = graph.event(e).po_prev;
            while at != NONE && !M::SEQUENTIAL {
                if touches(graph, e, at) {
                    graph.order.follow(e, at);
                }
                at = graph.event(at).po_prev;
            }
        }
        if graph.event(e).kind == Kind::Join {
            for i in 0..graph.joined.len() {
                let (join, _, last) = graph.joined[i];
                if join == e {
                    Self::follow_all(graph, e, last);
                }
            }
        }
    }
}
