//! Partial store order: as TSO, and writes of a thread to different locations are not ordered either (those to the same
//! location are by coherence).

use super::acyclic::{follow_back, Relaxation};
use crate::engines::graph::event::EventId;
use crate::engines::graph::graph::Graph;

#[derive(Default)]
pub struct Pso;

impl Relaxation for Pso {
    const SEQUENTIAL: bool = false;

    fn follow_program_order(graph: &mut Graph, e: EventId) {
        // The last event that is not buffered is behind all others like it.
        follow_back(graph, e, |earlier| (!earlier.buffered, !earlier.buffered));
    }
}
