//! An order in which the events of a trace can have happened, for traces that no machine stepped through.
//!
//! In every model that Treadle explores by graphs, po ∪ rf is acyclic: any order that respects it, and that puts a thread's
//! creation before its events and those before its join, tells the execution from top to bottom.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use treadle_core::trace::{EventId, EventKind, Step, Trace};

/// All events, each after those that it depends on; of several that could come next, the first in the trace.
pub fn steps(trace: &Trace) -> Vec<Step> {
    let befores = befores(trace);
    let mut waiting = vec![0u32; trace.events.len()];
    let mut afters: HashMap<EventId, Vec<EventId>> = HashMap::new();
    for (id, befores) in befores.iter().enumerate() {
        waiting[id] = befores.len() as u32;
        for before in befores {
            afters.entry(*before).or_default().push(id as EventId);
        }
    }
    let free = |(id, waiting): (usize, &u32)| (*waiting == 0).then_some(Reverse(id as EventId));
    let mut ready: BinaryHeap<_> = waiting.iter().enumerate().filter_map(free).collect();
    let mut steps = Vec::with_capacity(trace.events.len());
    while let Some(Reverse(id)) = ready.pop() {
        steps.push(Step::Execute(id));
        for after in afters.remove(&id).unwrap_or_default() {
            waiting[after as usize] -= 1;
            if waiting[after as usize] == 0 {
                ready.push(Reverse(after));
            }
        }
    }
    steps
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
