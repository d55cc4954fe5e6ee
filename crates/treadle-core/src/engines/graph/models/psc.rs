//! The axiom of seq_cst of RC11 (PLDI 2017, section 3.3): `acyclic(psc)`, kept closed as events come.
//!
//! * `scb = sb ∪ sb≠loc; hb; sb≠loc ∪ hb|loc ∪ mo ∪ rb`
//! * `psc_base = ([E sc] ∪ [F sc]; hb?); scb; ([E sc] ∪ hb?; [F sc])`
//! * `psc_F = [F sc]; (hb ∪ hb; eco; hb); [F sc]`
//!
//! The creation of a thread, its start, its end and the join are events of sb and hb in this axiom, though not of the graph:
//! what comes before a creation is in scb before all that the thread does.
//!
//! The newest event `e` has nothing behind it in hb, so what it adds is known at once: edges that end in it, if it is
//! seq_cst; and edges from it, and from the seq_cst fences before it in hb, to those that follow a write that comes later
//! in coherence than what `e` reads or where it stands. Nothing that a revisit deletes comes before anything that stays.

use crate::engines::graph::event::{Event, EventId, Kind, NONE};
use crate::engines::graph::graph::Graph;
use crate::engines::graph::rows::{has, insert, meet, members, unite};
use crate::ir::ast::Ordering;

#[derive(Default)]
pub struct Psc {
    /// There has been a seq_cst event, a seq_cst fence.
    any: bool,
    fences: bool,
    /// The last event that was added closes a cycle.
    pub cyclic: bool,
    /// Scratch: who comes before the new event in scb; events before those in hb.
    before: Vec<u64>,
    behind: Vec<u64>,
    /// Scratch: later writes, and their readers.
    writes: Vec<u64>,
    readers: Vec<u64>,
    sources: Vec<EventId>,
}

/// Is it a fence of seq_cst?
fn is_fence(event: &Event) -> bool {
    event.kind == Kind::Fence && event.order == Ordering::SeqCst
}

/// Is the event seq_cst, a read seeing this value?
fn is_seq_cst<const RA: bool>(event: &Event, seen: u64) -> bool {
    if event.kind == Kind::Fence {
        return is_fence(event);
    }
    let order = if event.is_read() && event.compares && seen != event.expected { event.failure } else { event.order };
    !RA && event.is_access() && !event.waits && order == Ordering::SeqCst
}

fn reset(set: &mut Vec<u64>, graph: &Graph) {
    set.clear();
    set.resize(graph.stride(), 0);
}

impl Psc {
    /// The axiom can say something.
    #[inline]
    pub fn matters(&self) -> bool {
        self.any
    }

    /// A new event: from the first seq_cst one on the axiom matters.
    pub fn admit<const RA: bool>(&mut self, graph: &mut Graph, e: EventId) {
        let event = graph.event(e);
        self.fences |= is_fence(event);
        self.any |= match event.kind {
            Kind::Fence => is_fence(event),
            _ => !RA && event.is_access() && event.order == Ordering::SeqCst,
        };
        if self.any {
            graph.seq_cst.grow(graph.events.len());
        }
    }

    /// Add the newest event, which reads from `link`, or is in coherence.
    pub fn add<const RA: bool>(&mut self, graph: &mut Graph, e: EventId, link: EventId) {
        graph.seq_cst.grow(graph.events.len());
        graph.seq_cst.clear(e);
        let event = *graph.event(e);
        let seen = if event.is_read() { graph.value(event.loc, link) } else { 0 };
        let seq_cst = is_seq_cst::<RA>(&event, seen);
        if seq_cst {
            self.precede::<RA>(graph, e);
        }
        if !self.fences {
            // Of accesses alone the next one in coherence is enough: those behind it come behind it in psc too.
            if seq_cst {
                self.add_next::<RA>(graph, e, &event, link);
            }
            return;
        }
        self.sources.clear();
        if seq_cst {
            self.sources.push(e);
        }
        for f in members(graph.order.row(e)) {
            if is_fence(graph.event(f)) {
                self.sources.push(f);
            }
        }
        if self.sources.is_empty() || !event.is_access() {
            return;
        }
        let mut later = if event.is_read() { graph.co_next(event.loc, link) } else { event.co_next };
        if later == NONE {
            return;
        }
        reset(&mut self.writes, graph);
        reset(&mut self.readers, graph);
        while later != NONE {
            insert(&mut self.writes, later);
            unite(&mut self.readers, graph.readers.row(later));
            later = graph.event(later).co_next;
        }
        for i in 0..graph.sequence.len() {
            let b = graph.sequence[i];
            let target = graph.event(b);
            let fence = is_fence(target);
            let of_base = match fence {
                true => meet(graph.order.row(b), &self.writes),
                false => has(&self.writes, b) && is_seq_cst::<RA>(target, target.value),
            };
            let of_fences = fence && meet(graph.order.row(b), &self.readers);
            if !of_base && !of_fences {
                continue;
            }
            for s in 0..self.sources.len() {
                let a = self.sources[s];
                if !of_base && a == e {
                    continue;
                }
                self.put_before(graph, a, b);
            }
        }
    }

    /// The access `e` comes before the next seq_cst write in coherence.
    fn add_next<const RA: bool>(&mut self, graph: &mut Graph, e: EventId, event: &Event, link: EventId) {
        let mut later = if event.is_read() { graph.co_next(event.loc, link) } else { event.co_next };
        while later != NONE && !is_seq_cst::<RA>(graph.event(later), 0) {
            later = graph.event(later).co_next;
        }
        if later != NONE {
            self.put_before(graph, e, later);
        }
    }

    /// Put `a` before `b`, and before all behind it.
    fn put_before(&mut self, graph: &mut Graph, a: EventId, b: EventId) {
        if a == b || graph.seq_cst.has(a, b) {
            self.cyclic = true;
            return;
        }
        for i in 0..graph.sequence.len() {
            let f = graph.sequence[i];
            if (f == b || graph.seq_cst.has(f, b)) && !graph.seq_cst.has(f, a) {
                graph.seq_cst.save(f);
                graph.seq_cst.follow(f, a);
            }
        }
    }

    /// Row `e` of psc: what comes before it.
    fn precede<const RA: bool>(&mut self, graph: &mut Graph, e: EventId) {
        reset(&mut self.before, graph);
        reset(&mut self.behind, graph);
        self.add_scb(graph, e);
        let fence = graph.event(e).kind == Kind::Fence;
        if fence {
            // Both axioms look back over hb from a fence.
            for y in members(graph.order.row(e)) {
                self.add_scb(graph, y);
                self.add_eco(graph, y);
            }
            unite(&mut self.behind, graph.order.row(e));
        }
        let direct = std::mem::take(&mut self.before);
        if self.fences {
            for x in members(&direct) {
                unite(&mut self.behind, graph.order.row(x));
            }
        }
        for i in 0..graph.sequence.len() {
            let a = graph.sequence[i];
            let event = graph.event(a);
            if a == e || graph.seq_cst.has(e, a) {
                continue;
            }
            let first = has(&direct, a) && is_seq_cst::<RA>(event, event.value);
            if first || has(&self.behind, a) && is_fence(event) {
                graph.seq_cst.follow(e, a);
            }
        }
        self.before = direct;
    }

    /// Who comes before `y` in scb: into `self.before`.
    fn add_scb(&mut self, graph: &Graph, y: EventId) {
        let event = *graph.event(y);
        // sb, and the last event before `y` at another location: hb before it contains that of the others.
        let (mut at, mut other) = (event.po_prev, NONE);
        while at != NONE {
            insert(&mut self.before, at);
            let earlier = graph.event(at);
            if other == NONE && (earlier.loc == NONE || earlier.loc != event.loc) {
                other = at;
            }
            if earlier.kind == Kind::Join {
                self.add_joined(graph, at);
            }
            at = earlier.po_prev;
        }
        self.add_creators(graph, event.thread);
        let creator = graph.threads[event.thread as usize].creator;
        if other != NONE {
            self.add_across(graph, other);
        } else if creator != NONE {
            self.add_across(graph, creator);
        }
        if event.loc == NONE {
            return;
        }
        for x in members(graph.order.row(y)) {
            if graph.event(x).loc == event.loc {
                insert(&mut self.before, x);
            }
        }
        if event.is_write() {
            let mut earlier = graph.event(y).co_prev;
            loop {
                self.add_readers(graph, event.loc, earlier);
                if earlier == NONE {
                    break;
                }
                insert(&mut self.before, earlier);
                earlier = graph.event(earlier).co_prev;
            }
        }
    }

    fn add_readers(&mut self, graph: &Graph, loc: u32, write: EventId) {
        for r in members(graph.readers(loc, write)).filter(|&r| !graph.event(r).waits) {
            insert(&mut self.before, r);
        }
    }

    /// `sb≠loc; hb` to `d`: events before `d` in hb that are followed, in their thread, by one before `d` at another location.
    fn add_across(&mut self, graph: &Graph, d: EventId) {
        let row = graph.order.row(d);
        for t in 0..graph.threads.len() {
            // The location of what came later in the thread, or that there were several.
            let (mut seen, mut several) = (None, false);
            for x in graph.thread_events(t).filter(|&x| has(row, x)) {
                let event = graph.event(x);
                if seen.is_some_and(|loc| several || loc != event.loc) {
                    insert(&mut self.before, x);
                }
                several |= event.loc == NONE || seen.is_some_and(|loc| loc != event.loc);
                if seen.is_none() {
                    self.add_creators(graph, t as u32);
                }
                seen = Some(event.loc);
                if event.kind == Kind::Join {
                    self.add_joined(graph, x);
                }
            }
        }
    }

    /// What comes before the creation of a thread comes before the thread.
    fn add_creators(&mut self, graph: &Graph, t: u32) {
        let mut at = graph.threads[t as usize].creator;
        while at != NONE {
            insert(&mut self.before, at);
            let event = graph.event(at);
            at = event.po_prev;
        }
    }

    /// What a thread did comes before what follows its join.
    fn add_joined(&mut self, graph: &Graph, join: EventId) {
        for &(_, _, last) in graph.joined.iter().filter(|&&(e, _, _)| e == join) {
            let mut at = last;
            while at != NONE {
                insert(&mut self.before, at);
                at = graph.event(at).po_prev;
            }
        }
    }

    /// Who comes before `y` in eco: what is before those in hb goes into `self.behind`.
    fn add_eco(&mut self, graph: &Graph, y: EventId) {
        let event = *graph.event(y);
        if !event.is_access() || event.waits {
            return;
        }
        let mut write = event.co_prev;
        if event.is_read() {
            if event.rf == NONE {
                return;
            }
            unite(&mut self.behind, graph.order.row(event.rf));
            write = graph.event(event.rf).co_prev;
        }
        loop {
            for r in members(graph.readers(event.loc, write)).filter(|&r| !graph.event(r).waits) {
                unite(&mut self.behind, graph.order.row(r));
            }
            if write == NONE {
                return;
            }
            unite(&mut self.behind, graph.order.row(write));
            write = graph.event(write).co_prev;
        }
    }
}
