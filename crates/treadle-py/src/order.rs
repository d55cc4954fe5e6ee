//! An order in which the events of a trace can have happened, for traces that no machine stepped through.
//!
//! In every model that Treadle explores by graphs, po ∪ rf is acyclic: any order that respects it, and that puts a thread's
//! creation before its events and those before its join, tells the execution from top to bottom. One that respects co and fr
//! too is easier to follow; there is one if the execution is sequentially consistent.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use treadle_core::trace::{EventId, EventKind, Step, Trace};

/// All events, each after those that it depends on; of several that could come next, the first in the trace.
pub fn steps(trace: &Trace) -> Vec<Step> {
    let mut befores = befores(trace);
    let without = befores.clone();
    add_coherence(trace, &mut befores);
    let order = sorted(&befores);
    let order = if order.len() == trace.events.len() { order } else { sorted(&without) };
    order.into_iter().map(Step::Execute).collect()
}

/// A topological order; where there is a cycle it ends early.
fn sorted(befores: &[Vec<EventId>]) -> Vec<EventId> {
    let mut waiting: Vec<usize> = befores.iter().map(Vec::len).collect();
    let mut afters: HashMap<EventId, Vec<EventId>> = HashMap::new();
    for (id, befores) in befores.iter().enumerate() {
        for before in befores {
            afters.entry(*before).or_default().push(id as EventId);
        }
    }
    let free = |(id, waiting): (usize, &usize)| (*waiting == 0).then_some(Reverse(id as EventId));
    let mut ready: BinaryHeap<_> = waiting.iter().enumerate().filter_map(free).collect();
    let mut order = Vec::with_capacity(befores.len());
    while let Some(Reverse(id)) = ready.pop() {
        order.push(id);
        for after in afters.remove(&id).unwrap_or_default() {
            waiting[after as usize] -= 1;
            if waiting[after as usize] == 0 {
                ready.push(Reverse(after));
            }
        }
    }
    order
}

/// co and fr, byte by byte: a write comes after the one before it, and after the reads of that one.
fn add_coherence(trace: &Trace, befores: &mut [Vec<EventId>]) {
    let accesses = |kinds: &'static [EventKind]| {
        let events = trace.events.iter().enumerate().filter(move |(_, e)| kinds.contains(&e.kind));
        events.map(|(id, event)| (id as EventId, event))
    };
    let mut readers: HashMap<(u64, Option<EventId>), Vec<EventId>> = HashMap::new();
    for (id, read) in accesses(&[EventKind::Read, EventKind::Update]) {
        for (byte, from) in (read.addr..).zip(&read.rf) {
            readers.entry((byte, *from)).or_default().push(id);
        }
    }
    for (id, write) in accesses(&[EventKind::Write, EventKind::Update]) {
        for (byte, previous) in (write.addr..).zip(&write.co) {
            let read = readers.get(&(byte, *previous)).into_iter().flatten().copied();
            befores[id as usize].extend(previous.iter().copied().chain(read).filter(|before| *before != id));
        }
    }
}

/// For each event those that must have happened just before it.
fn befores(trace: &Trace) -> Vec<Vec<EventId>> {
    let mut befores: Vec<Vec<EventId>> = vec![Vec::new(); trace.events.len()];
    let mut threads: HashMap<u32, Vec<EventId>> = HashMap::new();
    for (id, event) in trace.events.iter().enumerate() {
        threads.entry(event.thread).or_default().push(id as EventId);
        befores[id].extend(event.rf.iter().copied().flatten());
    }
    for events in threads.values_mut() {
        events.sort_by_key(|id| trace.events[*id as usize].po);
        for pair in events.windows(2) {
            befores[pair[1] as usize].push(pair[0]);
        }
    }
    for (id, event) in trace.events.iter().enumerate() {
        let Some(other) = event.value.and_then(|thread| threads.get(&(thread as u32))) else { continue };
        match event.kind {
            EventKind::Create => befores[other[0] as usize].push(id as EventId),
            EventKind::Join => befores[id].extend(other.last()),
            _ => {}
        }
    }
    befores
}
