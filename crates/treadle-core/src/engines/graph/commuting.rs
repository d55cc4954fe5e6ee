//! Operations on one object that commute: readers of a reader-writer lock, arrivals at a barrier.
//!
//! In the graph they are updates, in one coherence order, like all operations that change an object; so executions that
//! differ only in the order of operations that commute are explored apart. They are one behaviour and are counted once: by a
//! signature that knows only orders that matter, kept for the programs that need it.

use super::consistency::Consistency;
use super::event::{EventId, NONE};
use super::Explorer;
use crate::machine::objects::Effect;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// What is known of commuting operations in this exploration.
#[derive(Clone, Default)]
pub struct Commuting {
    /// There have been some.
    any: bool,
    /// All workers know it.
    seen: Arc<Mutex<HashSet<u128>>>,
}

impl Commuting {
    /// Have there been operations that commute?
    #[inline]
    pub fn any(&self) -> bool {
        self.any
    }

    /// An operation had this effect.
    #[inline]
    pub fn note(&mut self, effect: Effect) {
        self.any |= !matches!(effect, Effect::Read | Effect::Write);
    }
}

/// An effect in one word, to be kept with an event.
pub fn encode(effect: Effect) -> u64 {
    match effect {
        Effect::Read => 0,
        Effect::Write => 1,
        Effect::Share => 2,
        Effect::Arrive { generation, last } => 3 | u64::from(last) << 8 | u64::from(generation) << 16,
        Effect::Leave { generation } => 4 | u64::from(generation) << 16,
    }
}

fn decode(word: u64) -> Effect {
    let generation = (word >> 16) as u32;
    match word & 0xff {
        0 => Effect::Read,
        2 => Effect::Share,
        3 => Effect::Arrive { generation, last: word >> 8 & 1 == 1 },
        4 => Effect::Leave { generation },
        _ => Effect::Write,
    }
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Has an execution with the same behaviour been counted?
    pub(super) fn is_known(&mut self) -> bool {
        if !self.commuting.any() {
            return false;
        }
        let signature = self.signature();
        !self.commuting.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(signature)
    }

    /// A number for the behaviour: what each event of each thread reads from and overwrites.
    fn signature(&self) -> u128 {
        let graph = &self.graphs[self.level];
        let mut first = DefaultHasher::new();
        let mut second = DefaultHasher::new();
        1u8.hash(&mut second);
        let mut number = vec![0u32; graph.events.len()];
        for t in 0..graph.threads.len() {
            // Attempts that had to wait are no events of the behaviour.
            let own: Vec<EventId> = graph.thread_events(t).filter(|&e| !graph.event(e).waits).collect();
            for (i, &e) in own.iter().rev().enumerate() {
                number[e as usize] = i as u32;
            }
        }
        let name = |e: EventId| match e {
            NONE => (u32::MAX, u32::MAX),
            e => (graph.event(e).thread, number[e as usize]),
        };
        for t in 0..graph.threads.len() {
            for e in graph.thread_events(t).filter(|&e| !graph.event(e).waits) {
                let event = graph.event(e);
                let mut sources = Vec::new();
                if event.object && event.is_read() {
                    self.add_conflicting(e, &mut sources);
                } else if event.is_read() {
                    sources.push(event.rf);
                } else if event.is_write() && !event.object {
                    sources.push(event.co_prev);
                }
                let mut names: Vec<(u32, u32)> = sources.into_iter().map(name).collect();
                names.sort_unstable();
                for hasher in [&mut first, &mut second] {
                    (name(e), event.kind as u8, &names).hash(hasher);
                    event.digits.hash(hasher);
                }
            }
        }
        u128::from(first.finish()) << 64 | u128::from(second.finish())
    }

    /// The operations before this one, from the last that commutes with none on, with which it does not commute.
    fn add_conflicting(&self, e: EventId, out: &mut Vec<EventId>) {
        let graph = &self.graphs[self.level];
        let effect = decode(graph.event(e).expected);
        let mut write = graph.event(e).rf;
        while write != NONE {
            let other = decode(graph.event(write).expected);
            if other.conflicts(effect) {
                out.push(graph.event(write).po_prev);
            }
            if other == Effect::Write {
                return;
            }
            write = graph.event(write).co_prev;
        }
        out.push(NONE);
    }
}
