//! Total store order (Owens, Sarkar and Sewell 2009; the axioms of Alglave, Maranget and Tautschnig, "Herding Cats", 2014):
//! `acyclic(ppo ∪ rfe ∪ co ∪ fr)` and `uniproc`, where `ppo` leaves out the pairs of a write and a later read.

use super::acyclic::{follow_back, Relaxation};
use crate::engines::graph::event::EventId;
use crate::engines::graph::graph::Graph;

#[derive(Default)]
pub struct Tso;

impl Relaxation for Tso {
    const SEQUENTIAL: bool = false;

    fn follow_program_order(graph: &mut Graph, e: EventId) {
        let buffered = graph.event(e).buffered;
        // The last write is behind all writes before it, and the last other event behind all others.
        let (mut write, mut other) = (!buffered, false);
        follow_back(graph, e, |earlier| {
            let found = if earlier.buffered { &mut write } else { &mut other };
            let follows = !std::mem::replace(found, true);
            (follows, earlier.strong || write && other)
        });
    }
}
