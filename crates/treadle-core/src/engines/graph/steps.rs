//! Threads take their steps: from node to node of their behaviours.

use super::consistency::Consistency;
use super::event::{EventId, Kind, NONE};
use super::graph::{ThreadState, ABSENT};
use super::scheduler::has_finished;
use super::Explorer;
use crate::machine::choices::Digits;
use crate::machine::respond::Answer;
use crate::machine::thread::{Pending, Status};

impl<C: Consistency> Explorer<'_, '_, C> {
    /// The thread of `e` goes on with what `e` gave it and with these choices. Returns the choices to try after them.
    #[inline]
    pub(super) fn step(&mut self, e: EventId, digits: Digits) -> Option<Digits> {
        let answer = self.answer(e);
        let graph = &mut self.graphs[self.level];
        let event = *graph.event(e);
        let mut node = self.behaviours.next(graph, event.node, answer, digits);
        if event.kind == Kind::Join {
            node = self.join_more(e, node);
        }
        let graph = &mut self.graphs[self.level];
        graph.threads[event.thread as usize].node = node;
        let place = self.behaviours.node(node);
        graph.event_mut(e).digits = place.digits;
        let (next, error) = (place.next_digits, place.error);
        self.create(node, e);
        if error != NONE {
            self.note_error(e);
        }
        next
    }

    /// Where a thread waits to join others, all of which have ended, that is the same event, as long as nothing else
    /// happens on its way.
    fn join_more(&mut self, e: EventId, mut node: u32) -> u32 {
        if self.options.max_depth.is_some() {
            return node;
        }
        let mut joined = false;
        loop {
            let here = self.behaviours.node(node);
            let plain = here.digits.is_empty() && here.error == NONE && self.behaviours.created(node).is_empty();
            let Pending::Join { thread, .. } = here.pending else { break };
            let graph = &self.graphs[self.level];
            if !plain || here.status != Status::Waiting || !has_finished(graph, &self.behaviours, thread) {
                break;
            }
            let result = self.behaviours.result(graph.threads[thread as usize].node);
            let next = self.behaviours.next(graph, node, result, Digits::NONE);
            let there = self.behaviours.node(next);
            if !there.digits.is_empty() || there.error != NONE || !self.behaviours.created(next).is_empty() {
                break;
            }
            self.graphs[self.level].join(e, thread as usize);
            joined = true;
            node = next;
        }
        if joined {
            self.consistency.order(&mut self.graphs[self.level], e);
        }
        node
    }

    /// The threads created on the way to a node exist.
    #[inline]
    fn create(&mut self, node: u32, creator: EventId) {
        let graph = &mut self.graphs[self.level];
        for &root in self.behaviours.created(node) {
            let t = self.behaviours.node(root).thread as usize;
            graph.admit_thread(t);
            graph.threads[t] = ThreadState { node: root, last: NONE, creator };
        }
    }

    /// The thread of `e` is where it was before its step.
    #[inline]
    pub(super) fn unstep(&mut self, e: EventId) {
        let graph = &mut self.graphs[self.level];
        let event = *graph.event(e);
        let node = std::mem::replace(&mut graph.threads[event.thread as usize].node, event.node);
        if node != event.node {
            for &root in self.behaviours.created(node) {
                graph.threads[self.behaviours.node(root).thread as usize] = ABSENT;
            }
        }
    }

    /// What the event gives to its thread.
    #[inline]
    fn answer(&self, e: EventId) -> Answer {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        if event.split {
            return self.answer_of_parts(e);
        }
        if event.is_write() {
            if !event.update {
                return Answer { value: 0, changed: false };
            }
            let value = graph.event(event.po_prev).value;
            return Answer { value, changed: event.object || value != event.value };
        }
        if event.is_read() {
            return Answer { value: event.value, changed: false };
        }
        if let Pending::Join { thread, .. } = self.behaviours.node(event.node).pending {
            return self.behaviours.result(graph.threads[thread as usize].node);
        }
        Answer { value: 0, changed: false }
    }
}
