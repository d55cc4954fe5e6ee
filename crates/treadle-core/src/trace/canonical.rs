//! The canonical form of a trace: equal for two executions exactly if they are the same behaviour.
//!
//! A Shasha-Snir trace is its events with po, rf and co (TACAS 2015, section 3). Events are named by the deterministic
//! identity of their thread and their number in it; rf and the immediate coherence predecessor of each write are kept per
//! byte. A thread's nondeterministic choices are part of what it does. Nothing else (values, the order of steps, buffering)
//! belongs to a behaviour: it follows.

use super::{Event, EventId, EventKind, Trace};
use crate::program::address::{arena_of, offset_of, GLOBALS};
use std::collections::HashMap;

/// The canonical form as bytes, to be compared or hashed.
pub fn canonical(trace: &Trace) -> Vec<u8> {
    let paths = thread_paths(trace);
    let mut order: Vec<usize> = (0..trace.threads.len()).collect();
    order.sort_by(|&a, &b| paths[&trace.threads[a].id].cmp(&paths[&trace.threads[b].id]));
    let rank: HashMap<u32, u32> =
        order.iter().enumerate().map(|(rank, &i)| (trace.threads[i].id, rank as u32)).collect();
    let mut out = Vec::with_capacity(trace.events.len() * 16);
    for &i in &order {
        let thread = &trace.threads[i];
        out.push(0xff);
        for &step in &paths[&thread.id] {
            put(&mut out, step);
        }
        for event in trace.events.iter().filter(|e| e.thread == thread.id) {
            encode(&mut out, trace, &rank, event);
        }
        for choice in trace.choices.iter().filter(|c| c.thread == thread.id) {
            put(&mut out, choice.po);
            out.push(choice.value);
        }
    }
    out
}

fn put(out: &mut Vec<u8>, word: u32) {
    out.extend_from_slice(&word.to_le_bytes());
}

/// Each thread's way down from main: child numbers.
fn thread_paths(trace: &Trace) -> HashMap<u32, Vec<u32>> {
    let mut paths: HashMap<u32, Vec<u32>> = HashMap::new();
    // A parent is created before its children, so few rounds settle it; the number of threads bounds them.
    for _ in 0..trace.threads.len() {
        for thread in &trace.threads {
            let path = match thread.parent {
                None => Some(Vec::new()),
                Some(parent) => paths.get(&parent).map(|p| [p.as_slice(), &[thread.nth]].concat()),
            };
            if let Some(path) = path {
                paths.insert(thread.id, path);
            }
        }
        if paths.len() == trace.threads.len() {
            break;
        }
    }
    paths
}

fn encode(out: &mut Vec<u8>, trace: &Trace, rank: &HashMap<u32, u32>, event: &Event) {
    if matches!(event.kind, EventKind::Allocate | EventKind::Stop) {
        return;
    }
    out.push(event.kind as u8);
    let arena = arena_of(event.addr);
    // A thread's own arenas are named by its rank: its index depends on which thread was created first.
    let owner = if arena > GLOBALS { rank.get(&(arena as u32 / 4 - 1)).copied().unwrap_or(u32::MAX) } else { 0 };
    put(out, if arena > GLOBALS { 4 + 4 * owner + arena as u32 % 4 } else { arena as u32 });
    out.extend_from_slice(&offset_of(event.addr).to_le_bytes());
    put(out, event.size);
    if event.kind == EventKind::Object {
        out.extend_from_slice(event.op.as_bytes());
    }
    let name = |source: &Option<EventId>| {
        let source = source.map(|id| &trace.events[id as usize])?;
        Some((rank.get(&source.thread).copied().unwrap_or(u32::MAX), source.po))
    };
    let mut sources: Vec<_> = event.rf.iter().map(name).collect();
    if event.kind == EventKind::Object {
        // A set: operations that commute may have come in any order.
        sources.sort_unstable();
    }
    for sources in [sources, event.co.iter().map(name).collect()] {
        put(out, sources.len() as u32);
        for source in sources {
            match source {
                None => put(out, u32::MAX),
                Some((rank, po)) => {
                    put(out, rank);
                    put(out, po);
                }
            }
        }
    }
}
