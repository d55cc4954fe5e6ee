//! C11 as repaired: RC11 of Lahav, Vafeiadis, Kang, Hur and Dreyer, "Repairing Sequential Consistency in C/C++11" (PLDI
//! 2017, section 3), and release/acquire, its part without seq_cst accesses.
//!
//! * `hb = (sb ∪ sw)+`, with the edges of thread creation and join: `Graph::order`. It lies within (po ∪ rf)+, so the row of
//!   an event never changes.
//! * coherence: `irreflexive(hb; eco?)`. Of the newest event only this is left: nothing that is before it in hb writes
//!   later in coherence than what it reads (or than where it stands), or reads from such a write. One sweep from the end of
//!   coherence gathers those; where it meets what is before the event anyway, it stops.
//! * atomicity: nothing comes between the two parts of an update.
//! * `acyclic(psc)`: [`super::psc`].
//! * no thin air: `acyclic(sb ∪ rf)`, by the order in which graphs grow.
//!
//! RA: every access is an acquire or a release, seq_cst ones too; fences are what they are.

use super::psc;
use crate::engines::graph::consistency::Consistency;
use crate::engines::graph::event::{Event, EventId, Kind, NONE};
use crate::engines::graph::graph::Graph;
use crate::engines::graph::rows::{insert, meet, unite};
use crate::ir::ast::Ordering;

/// The check for RC11, or for RA.
#[derive(Default)]
pub struct Rc11<const RA: bool> {
    /// Scratch: the writes that come later in coherence than a candidate, and who reads from them.
    later: Vec<u64>,
    found: Vec<EventId>,
    psc: psc::Psc,
}

pub fn is_acquire(order: Ordering) -> bool {
    matches!(order, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst)
}

pub fn is_release(order: Ordering) -> bool {
    matches!(order, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst)
}

pub fn is_atomic(event: &Event) -> bool {
    event.order != Ordering::NotAtomic
}

impl<const RA: bool> Rc11<RA> {
    /// The order of a read that sees this value: a compare and exchange has two.
    fn order_of(event: &Event, seen: u64) -> Ordering {
        let order = if event.compares && seen != event.expected { event.failure } else { event.order };
        match (RA, order) {
            (false, _) | (_, Ordering::NotAtomic) => order,
            _ => Ordering::AcqRel,
        }
    }

    fn start(graph: &mut Graph, e: EventId) {
        graph.order.clear(e);
        let before = graph.po_before(e);
        if before != NONE {
            graph.order.follow(e, before);
        }
    }

    /// What `write` hands to `e` if that acquires it.
    fn acquires(graph: &Graph, e: EventId, write: EventId) -> bool {
        let event = graph.event(e);
        write != NONE && is_acquire(Self::order_of(event, graph.value(event.loc, write)))
    }

    /// The release sequences that a write belongs to hand over what is before their heads: `[E ⊒ rel]; ([F]; sb)?; rs`, `rs =
    /// [W]; (sb ∩ loc)?; [W ⊒ rlx]; (rf; rmw)*`.
    fn write_message(graph: &mut Graph, e: EventId) {
        graph.message.grow(e as usize + 1);
        graph.message.clear(e);
        let event = *graph.event(e);
        if !is_atomic(&event) {
            return;
        }
        // The last head of the thread is behind all its other ones.
        let mut at = e;
        while at != NONE {
            let head = graph.event(at);
            let writes = head.is_write() && head.loc == event.loc;
            let releases = is_release(head.order) || RA && is_atomic(head);
            if (writes && releases) || (head.kind == Kind::Fence && is_release(head.order)) {
                let Graph { message, order, .. } = graph;
                unite(message.row_mut(e), order.row(at));
                message.insert(e, at);
                break;
            }
            at = head.po_prev;
        }
        if event.update {
            let source = graph.event(event.po_prev).rf;
            if source != NONE {
                graph.message.unite(e, source);
            }
        }
    }

    /// An acquire fence acquires what the reads before it saw.
    fn acquire_all(graph: &mut Graph, e: EventId) {
        let mut at = graph.event(e).po_prev;
        while at != NONE {
            let earlier = *graph.event(at);
            if earlier.is_read() && is_atomic(&earlier) && !earlier.waits && earlier.rf != NONE {
                let Graph { message, order, .. } = graph;
                unite(order.row_mut(e), message.row(earlier.rf));
            }
            if earlier.kind == Kind::Fence && is_acquire(earlier.order) {
                return;
            }
            at = earlier.po_prev;
        }
    }

    /// A write and its readers now count as later.
    fn pass(&mut self, graph: &Graph, write: EventId) {
        insert(&mut self.later, write);
        for (a, b) in self.later.iter_mut().zip(graph.readers.row(write)) {
            *a |= b;
        }
    }

    fn begin(&mut self, graph: &Graph) {
        self.later.clear();
        self.later.resize(graph.stride(), 0);
    }

    /// What cannot be read or overwritten any more by who tries again: what it waited for, and all before.
    fn tried(graph: &Graph, e: EventId) -> EventId {
        let before = graph.event(e).po_prev;
        if before != NONE && graph.event(before).waits && graph.event(before).loc == graph.event(e).loc {
            return graph.event(before).rf;
        }
        NONE
    }

    /// Keep the candidates that the axiom of seq_cst allows.
    fn filter(
        &mut self,
        graph: &mut Graph,
        first: usize,
        out: &mut Vec<EventId>,
        apply: impl Fn(&mut Self, &mut Graph, EventId),
        undo: impl Fn(&mut Graph),
    ) {
        if !self.psc.matters() {
            return;
        }
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        found.extend(out.drain(first..));
        for &candidate in &found {
            let mark = graph.mark();
            self.psc.cyclic = false;
            apply(self, graph, candidate);
            if !self.psc.cyclic {
                out.push(candidate);
            }
            undo(graph);
            graph.undo(mark);
        }
        self.found = found;
    }
}

impl<const RA: bool> Consistency for Rc11<RA> {
    fn start(&mut self, graph: &mut Graph, e: EventId) {
        Self::start(graph, e);
    }

    fn sources(&mut self, graph: &mut Graph, e: EventId, out: &mut Vec<EventId>) {
        Self::start(graph, e);
        self.psc.admit::<RA>(graph, e);
        let loc = graph.event(e).loc;
        let oldest = Self::tried(graph, e);
        let first = out.len();
        self.begin(graph);
        let mut w = graph.last_write(loc);
        loop {
            let clash = Self::acquires(graph, e, w) && meet(graph.message.row(w), &self.later);
            if !clash {
                out.push(w);
            }
            if w == oldest {
                break;
            }
            self.pass(graph, w);
            if meet(graph.order.row(e), &self.later) {
                break;
            }
            w = graph.event(w).co_prev;
        }
        self.filter(graph, first, out, |this, graph, w| this.read(graph, e, w), |_| {});
    }

    fn read(&mut self, graph: &mut Graph, e: EventId, write: EventId) {
        Self::start(graph, e);
        if Self::acquires(graph, e, write) {
            let Graph { message, order, .. } = graph;
            unite(order.row_mut(e), message.row(write));
        }
        if self.psc.matters() {
            self.psc.add::<RA>(graph, e, write);
        }
    }

    fn positions(&mut self, graph: &mut Graph, e: EventId, reader: Option<EventId>, out: &mut Vec<EventId>) {
        Self::start(graph, e);
        self.psc.admit::<RA>(graph, e);
        Self::write_message(graph, e);
        let reader = reader.filter(|&r| !graph.event(r).waits);
        if let Some(r) = reader {
            self.psc.admit::<RA>(graph, r);
            Self::start(graph, r);
            if Self::acquires(graph, r, e) {
                let Graph { message, order, .. } = graph;
                unite(order.row_mut(r), message.row(e));
            }
        }
        let event = *graph.event(e);
        let first = out.len();
        self.begin(graph);
        let (mut next, mut before) = (NONE, graph.last_write(event.loc));
        loop {
            let own = !event.update || graph.event(event.po_prev).rf == before;
            let other = next != NONE && {
                let follower = graph.event(next);
                follower.update && graph.event(follower.po_prev).rf == before
            };
            if own && !other {
                out.push(before);
            }
            if before == NONE || event.update && own {
                break;
            }
            self.pass(graph, before);
            if meet(graph.order.row(e), &self.later) || reader.is_some_and(|r| meet(graph.order.row(r), &self.later)) {
                break;
            }
            next = before;
            before = graph.event(before).co_prev;
        }
        self.filter(
            graph,
            first,
            out,
            |this, graph, before| this.place(graph, e, before, reader),
            |graph| graph.unlink(e),
        );
    }

    fn place(&mut self, graph: &mut Graph, e: EventId, before: EventId, reader: Option<EventId>) {
        Self::start(graph, e);
        Self::write_message(graph, e);
        graph.link(e, before);
        if self.psc.matters() {
            self.psc.add::<RA>(graph, e, before);
        }
        if let Some(r) = reader {
            if graph.event(r).waits {
                Self::start(graph, r);
                graph.order.follow(r, e);
            } else {
                self.read(graph, r, e);
            }
        }
    }

    fn order(&mut self, graph: &mut Graph, e: EventId) {
        Self::start(graph, e);
        let event = *graph.event(e);
        match event.kind {
            Kind::Join => {
                for i in 0..graph.joined.len() {
                    let (join, _, last) = graph.joined[i];
                    if join == e && last != NONE {
                        graph.order.follow(e, last);
                    }
                }
            }
            Kind::Fence => {
                if is_acquire(event.order) {
                    Self::acquire_all(graph, e);
                }
                self.psc.admit::<RA>(graph, e);
                if self.psc.matters() {
                    self.psc.add::<RA>(graph, e, NONE);
                }
            }
            _ => {}
        }
    }
}
