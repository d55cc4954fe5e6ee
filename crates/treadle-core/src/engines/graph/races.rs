//! Data races of models in which they are errors (RA, RC11): two accesses to the same memory by different threads, one of
//! them a write, one of them not atomic, that happens-before does not order.

use super::consistency::Consistency;
use super::event::EventId;
use super::models::rc11::is_atomic;
use super::Explorer;

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Compare the new access (or a read that has another source) with the others.
    #[inline]
    pub(super) fn compare(&mut self, e: EventId) {
        if !self.options.config.model.has_orders() {
            return;
        }
        let event = self.graphs[self.level].event(e);
        if event.bytes == 0 || !event.is_access() {
            return;
        }
        // Most locations are never accessed but atomically.
        if !is_atomic(event) && self.plain.len() <= event.loc as usize {
            let loc = event.loc as usize;
            self.plain.resize(loc + 1, false);
        }
        let (loc, atomic) = (event.loc, is_atomic(event));
        if !atomic {
            self.plain[loc as usize] = true;
        } else if !self.plain.get(loc as usize).copied().unwrap_or(false) {
            return;
        }
        self.look_for_race(e);
    }

    fn look_for_race(&mut self, e: EventId) {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        let writes = |e: EventId| graph.event(e).is_write();
        let races = |&f: &EventId| {
            let other = graph.event(f);
            f != e
                && other.loc == event.loc
                && other.is_access()
                && other.thread != event.thread
                && (writes(f) || writes(e))
                && !(is_atomic(other) && is_atomic(event))
                && !graph.order.has(e, f)
                && !graph.order.has(f, e)
        };
        let found: Vec<EventId> = graph.sequence.iter().copied().filter(races).collect();
        for first in found {
            self.add_data_race(first, e);
        }
    }
}
