//! Which event is next: the thread to go on with, and its pending operation as an event.
//!
//! Any order of threads gives the same executions, as long as it is a function of the graph. Threads go on in a fixed
//! order, joins last, so that several are one event; operations that have to wait in the last state of their object come
//! when nothing else is left.

use super::behaviours::Behaviours;
use super::event::{Event, Kind, NONE};
use super::graph::Graph;
use super::locations::Locations;
use crate::ir::ast::Ordering;
use crate::machine::choices::Digits;
use crate::machine::objects::Object;
use crate::machine::thread::{Pending, Status};
use crate::machine::visible::mask;

pub enum Next {
    /// `waits`: an operation on an object that waits in the last state.
    Event { event: Event, pending: Pending, waits: bool },
    /// No thread can go on.
    Nothing,
}

/// The order of threads.
pub struct Scheduler {
    seed: u64,
    /// Events of a thread.
    max_depth: u32,
    order: Vec<u32>,
}

impl Scheduler {
    /// The order of threads depends on the seed; with 0 they go on as they are numbered.
    pub fn new(seed: u64, max_depth: Option<u32>) -> Scheduler {
        Scheduler { seed, max_depth: max_depth.unwrap_or(u32::MAX), order: Vec::new() }
    }

    /// Has the thread as many events as it may have?
    #[inline]
    pub fn is_deep(&self, graph: &Graph, t: u32) -> bool {
        let last = graph.threads[t as usize].last;
        let count = if last == NONE { 0 } else { graph.event(last).index + 1 };
        count >= self.max_depth
    }

    fn admit(&mut self, threads: usize) {
        while self.order.len() < threads {
            self.order.push(self.order.len() as u32);
            let seed = self.seed;
            let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            let key = |t: &u32| (seed != 0).then(|| u64::from(*t + 1).wrapping_mul(mixed).rotate_left(29));
            self.order.sort_by_key(|t| (key(t), *t));
        }
    }

    pub fn next(
        &mut self,
        graph: &Graph,
        behaviours: &Behaviours,
        locations: &mut Locations,
        states: &[Object],
    ) -> Next {
        self.admit(graph.threads.len());
        let (mut joins, mut waits) = (NONE, NONE);
        for &t in &self.order {
            // Other graphs may have more threads.
            let Some(thread) = graph.threads.get(t as usize).filter(|thread| thread.node != NONE) else { continue };
            let node = behaviours.node(thread.node);
            if node.status != Status::Waiting || is_stopped(graph, t) || self.is_deep(graph, t) {
                continue;
            }
            match node.pending {
                Pending::None => continue,
                Pending::Join { thread: target, .. } => {
                    if joins == NONE && has_finished(graph, behaviours, target) {
                        joins = t;
                    }
                    continue;
                }
                Pending::Object { object, op, .. } => {
                    let last = match graph.chains.get(locations.find_object(object) as usize) {
                        Some(chain) if chain.last != NONE => states.get(graph.event(chain.last).value as usize),
                        _ => behaviours.machine.objects.state(object),
                    };
                    if last.is_some_and(|state| !state.enabled(op, t)) {
                        waits = if waits == NONE { t } else { waits };
                        continue;
                    }
                }
                _ => {}
            }
            return Self::event(graph, behaviours, locations, t, false);
        }
        match (joins, waits) {
            (NONE, NONE) => Next::Nothing,
            (NONE, t) => Self::event(graph, behaviours, locations, t, true),
            (t, _) => Self::event(graph, behaviours, locations, t, false),
        }
    }

    fn event(graph: &Graph, behaviours: &Behaviours, locations: &mut Locations, t: u32, waits: bool) -> Next {
        let node = graph.threads[t as usize].node;
        let pending = behaviours.node(node).pending;
        let mut event = event(t, node, &pending, locations);
        if let Pending::Object { object, .. } = pending {
            event.addr = behaviours.machine.objects.address(object);
        }
        Next::Event { event, pending, waits }
    }
}

/// Has the thread met an error, or does it wait for an object, in its last event?
fn is_stopped(graph: &Graph, t: u32) -> bool {
    let last = graph.threads[t as usize].last;
    last != NONE && (graph.event(last).blocked || graph.event(last).fault)
}

/// Are all events of a thread in the graph?
pub fn has_finished(graph: &Graph, behaviours: &Behaviours, t: u32) -> bool {
    let node = graph.threads.get(t as usize).map_or(NONE, |t| t.node);
    node != NONE && behaviours.node(node).status == Status::Finished
}

/// The pending operation of a thread as an event.
fn event(thread: u32, node: u32, pending: &Pending, locations: &mut Locations) -> Event {
    let mut event = Event {
        thread,
        index: 0,
        kind: Kind::Fence,
        order: Ordering::SeqCst,
        failure: Ordering::SeqCst,
        compares: false,
        update: false,
        strong: true,
        buffered: false,
        object: false,
        leaves: false,
        blocked: false,
        waits: false,
        fault: false,
        split: false,
        more: false,
        races: false,
        bytes: 0,
        loc: NONE,
        rf: NONE,
        po_prev: NONE,
        co_prev: NONE,
        co_next: NONE,
        node,
        addr: 0,
        value: 0,
        expected: 0,
        new: 0,
        digits: Digits::NONE,
    };
    match *pending {
        Pending::Load { addr, bytes, order, .. } => {
            (event.kind, event.order, event.strong) = (Kind::Read, order, false);
            (event.addr, event.bytes) = (addr, bytes);
        }
        Pending::Store { addr, bytes, value, order, .. } => {
            (event.kind, event.order, event.strong) = (Kind::Write, order, order == Ordering::SeqCst);
            event.buffered = !event.strong;
            (event.addr, event.bytes, event.value) = (addr, bytes, value & mask(bytes));
        }
        Pending::Rmw { addr, bytes, order, .. } => {
            (event.kind, event.order) = (Kind::Read, order);
            (event.addr, event.bytes) = (addr, bytes);
        }
        Pending::CmpXchg { addr, bytes, success, failure, expected, .. } => {
            (event.kind, event.order, event.failure, event.compares) = (Kind::Read, success, failure, true);
            (event.addr, event.bytes, event.expected) = (addr, bytes, expected & mask(bytes));
        }
        Pending::Object { object, .. } => {
            (event.kind, event.order, event.object) = (Kind::Read, Ordering::AcqRel, true);
            event.loc = locations.find_object(object);
        }
        Pending::Fence { order } => event.order = order,
        Pending::Join { .. } => event.kind = Kind::Join,
        Pending::Free { addr, size } | Pending::Leave { addr, size } => {
            (event.kind, event.strong) = (Kind::End, false);
            event.leaves = matches!(pending, Pending::Leave { .. });
            event.buffered = !event.leaves;
            (event.addr, event.new) = (addr, u64::from(size));
        }
        Pending::None | Pending::AtomicSection => {}
    }
    if event.bytes != 0 {
        event.loc = locations.find(event.addr, event.bytes);
    }
    event
}
