//! Backward revisits (TruSt, section 4): which reads a new write revisits, and the graph that is left.
//!
//! A revisit of the read `r` by the write `e` deletes what was added after `r` and is not before `e` in porf. Many graphs
//! lead to the same result; exactly one of them has all that is deleted, and `r` itself, *maximally added*: reading from
//! and standing at the end of the coherence order of what was there, with the first of all nondeterministic choices.
//!
//! Nothing that is deleted is before anything that stays, in any model's order: not in porf, since what stays is closed
//! under it, and not by coherence or from-reads, since it was added maximally. So the rows of what stays remain right.

use super::event::{EventId, NONE};
use super::graph::Graph;
use super::rows::{has, insert, meet};
use crate::machine::choices::Digits;

/// Scratch of revisits.
#[derive(Default)]
pub struct Revisits {
    /// What was there when an event was added, and what is before the new write.
    previous: Vec<u64>,
    deleted: Vec<u64>,
}

impl Revisits {
    /// The reads that the newest event `e`, a write, revisits from this graph, the latest first.
    pub fn find(&mut self, graph: &Graph, e: EventId, out: &mut Vec<EventId>) {
        let loc = graph.event(e).loc;
        let kept = graph.porf.row(e);
        let is_candidate = |f: EventId| {
            let event = graph.event(f);
            // Who waits tries again, and reads then.
            event.is_read() && event.loc == loc && !event.waits && !has(kept, f)
        };
        let Some(first) = graph.sequence.iter().position(|&f| is_candidate(f)) else { return };
        self.previous.clear();
        self.previous.resize(graph.stride(), u64::MAX);
        self.previous[e as usize / 64] &= !(1 << (e % 64));
        for &f in graph.sequence[first..].iter().rev().skip(1) {
            if has(kept, f) {
                continue;
            }
            // What is deleted for a read is deleted for all earlier ones too.
            if !is_maximal(graph, f, &self.previous) {
                return;
            }
            if is_candidate(f) {
                debug_assert!(!graph.event(f).split && !graph.event(e).split, "accesses of different sizes race");
                out.push(f);
            }
            self.previous[f as usize / 64] &= !(1 << (f % 64));
        }
    }

    /// Make `to` what is left when `e` revisits `r`: `r` reads from `e`, which has no place in coherence yet. `waits`:
    /// `r` cannot happen after `e`, and waits.
    pub fn cut(&mut self, graph: &Graph, to: &mut Graph, r: EventId, e: EventId, waits: bool) {
        let kept = graph.porf.row(e);
        self.deleted.clear();
        self.deleted.resize(graph.stride(), 0);
        for &f in graph.sequence.iter().rev().skip(1).take_while(|&&f| f != r) {
            if !has(kept, f) {
                insert(&mut self.deleted, f);
            }
        }
        to.copy_without(graph, &self.deleted);
        to.revisit(r, e);
        let thread = to.event(r).thread as usize;
        to.threads[thread].node = to.event(r).node;
        let event = to.event_mut(r);
        (event.update, event.blocked, event.waits, event.fault) = (false, false, waits, false);
        event.digits = Digits::NONE;
        for thread in to.threads.iter_mut().filter(|thread| thread.creator == r) {
            *thread = super::graph::ABSENT;
        }
    }
}

/// Was `f` added maximally, with this there before?
fn is_maximal(graph: &Graph, f: EventId, previous: &[u64]) -> bool {
    let event = graph.event(f);
    if !event.digits.are_first() {
        return false;
    }
    let write = if event.is_read() {
        if event.rf != NONE && !has(previous, event.rf) {
            return false;
        }
        // What matters is where it came to read at last; that is an event of its own.
        if event.waits {
            return true;
        }
        event.rf
    } else if event.is_write() {
        if meet(graph.readers(event.loc, f), previous) {
            return false;
        }
        f
    } else {
        return true;
    };
    // A next write that was not there before is deleted too and was looked at: those behind it were not there either.
    let next = graph.co_next(event.loc, write);
    next == NONE || !has(previous, next)
}
