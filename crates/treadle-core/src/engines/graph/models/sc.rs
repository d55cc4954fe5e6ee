//! Sequential consistency (Lamport 1979; Shasha and Snir 1988): `acyclic(po ∪ rf ∪ co ∪ fr)`.

use super::acyclic::Relaxation;
use crate::engines::graph::event::EventId;
use crate::engines::graph::graph::Graph;

#[derive(Default)]
pub struct Sc;

impl Relaxation for Sc {
    const SEQUENTIAL: bool = true;

    fn follow_program_order(graph: &mut Graph, e: EventId) {
        let before = graph.po_before(e);
        graph.order.follow(e, before);
    }
}
