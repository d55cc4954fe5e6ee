//! What the exploration asks of a memory model.
//!
//! All questions are about the newest event of a consistent graph: a model is prefix-closed and extensible, and nothing
//! after an event in time is before it in (po ∪ rf). One sweep from the end of coherence judges all candidates of a read or
//! of a coherence position. `Graph::order` is the model's own: what it says is before each event, closed.

use super::event::EventId;
use super::graph::Graph;

/// A memory model as an incremental check.
pub trait Consistency: Default {
    /// Let `Graph::order` of the newest event `e` be what comes before it whatever it reads and wherever it stands.
    fn start(&mut self, graph: &mut Graph, e: EventId);

    /// The sources from which the newest event `e`, a read, may read, the last in coherence first ([`super::event::NONE`]
    /// is the initial value).
    fn sources(&mut self, graph: &mut Graph, e: EventId, out: &mut Vec<EventId>);

    /// `e` reads from `write`, one of its sources, from now on.
    fn read(&mut self, graph: &mut Graph, e: EventId, write: EventId);

    /// The writes (or [`super::event::NONE`]) directly behind which the newest event `e`, a write, may stand in coherence,
    /// the last one first; the read `reader`, if there is one, reads from it.
    fn positions(&mut self, graph: &mut Graph, e: EventId, reader: Option<EventId>, out: &mut Vec<EventId>);

    /// `e` stands behind `before` from now on.
    fn place(&mut self, graph: &mut Graph, e: EventId, before: EventId, reader: Option<EventId>);

    /// The newest event `e` is neither read nor write.
    fn order(&mut self, graph: &mut Graph, e: EventId);
}
