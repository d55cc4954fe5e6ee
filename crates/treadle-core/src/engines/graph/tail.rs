//! What main does alone at the end of an execution.
//!
//! When every other thread has ended and is joined, all that happened is before what main does: each of its reads has one
//! source left, the last in coherence, under every model, and nothing that it writes can be seen by anybody. So what main
//! does then is no part of the exploration: it is run through its behaviours without becoming events of the graph. It
//! depends on nothing but the last values that it looks at.
//!
//! This is done only where nobody asks to see the execution, and only as long as nothing happens that needs more thought (an
//! error, a choice, another thread): then main's operations become events as usual.

use super::behaviours::NodeId;
use super::consistency::Consistency;
use super::event::{EventId, NONE};
use super::Explorer;
use crate::machine::arith;
use crate::machine::choices::Digits;
use crate::machine::respond::Answer;
use crate::machine::thread::{Pending, Status};
use crate::machine::visible::mask;

impl Tail {
    /// Nothing has been run.
    pub fn new() -> Tail {
        Tail { node: NONE, ..Tail::default() }
    }

    /// Forget the last run: names of nodes mean something else now.
    pub fn forget(&mut self) {
        self.node = NONE;
    }
}

/// Scratch, and what the last run looked at.
#[derive(Default)]
pub struct Tail {
    /// What main wrote meanwhile.
    written: Vec<(u32, u64)>,
    /// It looked at last values.
    pub reads: bool,
    /// The last run that ended well: the node of main where it began, the nodes of the other threads, what it read.
    node: NodeId,
    /// Where it had joined everybody.
    alone: NodeId,
    threads: Vec<NodeId>,
    values: Vec<(u32, u64)>,
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Main waits for others that have ended, and nobody else can go on: run it to its end, if that is all there is.
    pub(super) fn run_tail(&mut self) -> bool {
        let graph = &self.graphs[self.level];
        if !self.counts_tails || self.commuting.any() || !graph.ends.is_empty() || graph.threads.len() > 64 {
            return false;
        }
        let again = self.begins_again();
        if again && self.reads_again() {
            return true;
        }
        let mut tail = std::mem::take(&mut self.tail);
        let ended = match again {
            // The joins went well.
            true => self.run_main(&mut tail, 0),
            false => self.begin_tail(&mut tail).is_some_and(|open| self.run_main(&mut tail, open)),
        };
        if !ended {
            tail.forget();
        }
        self.tail = tail;
        ended
    }

    /// Nothing has been run from here. The threads that are not joined yet, if all of them have ended.
    fn begin_tail(&self, tail: &mut Tail) -> Option<u64> {
        let graph = &self.graphs[self.level];
        let mut open = 0u64;
        for (t, thread) in graph.threads.iter().enumerate().skip(1).filter(|(_, thread)| thread.node != NONE) {
            if self.behaviours.node(thread.node).status != Status::Finished {
                return None;
            }
            open |= 1 << t;
        }
        for &(_, target, _) in &graph.joined {
            open &= !(1 << target);
        }
        tail.node = graph.threads[0].node;
        tail.alone = tail.node;
        tail.threads.clear();
        tail.threads.extend(graph.threads.iter().skip(1).map(|thread| thread.node));
        Some(open)
    }

    /// Does main begin where it began the last time, behind the same threads?
    #[inline]
    fn begins_again(&self) -> bool {
        let (graph, tail) = (&self.graphs[self.level], &self.tail);
        tail.node == graph.threads[0].node
            && tail.threads.len() == graph.threads.len() - 1
            && tail.threads.iter().zip(&graph.threads[1..]).all(|(node, thread)| *node == thread.node)
    }

    /// Would it read what it read then?
    #[inline]
    fn reads_again(&self) -> bool {
        let graph = &self.graphs[self.level];
        let same = |&(loc, value): &(u32, u64)| graph.knows(loc) && graph.value(loc, graph.last_write(loc)) == value;
        self.tail.values.iter().all(same)
    }

    /// Run main from where it is alone, or on the way there.
    fn run_main(&mut self, tail: &mut Tail, mut open: u64) -> bool {
        tail.written.clear();
        tail.values.clear();
        tail.reads = false;
        let mut node = tail.alone;
        // As events it would be too long as well.
        for _ in 0..self.options.max_steps {
            let here = self.behaviours.node(node);
            let plain = here.error == NONE && here.next_digits.is_none() && self.behaviours.created(node).is_empty();
            if node != tail.node && !plain {
                return false;
            }
            if here.status == Status::Finished {
                return true;
            }
            if here.status != Status::Waiting {
                return false;
            }
            let pending = here.pending;
            let Some(answer) = self.tail_answer(tail, &pending, &mut open) else { return false };
            let graph = &self.graphs[self.level];
            node = self.behaviours.next(graph, node, answer, Digits::NONE);
            if matches!(pending, Pending::Join { .. }) {
                tail.alone = node;
            }
        }
        self.report.refused = true;
        self.report.stop(format!(
            "main makes more than {} visible steps when it is alone at the end, too many for engine `graph`",
            self.options.max_steps
        ));
        false
    }

    /// What an operation of main gives; `None` where events are needed.
    fn tail_answer(&mut self, tail: &mut Tail, pending: &Pending, open: &mut u64) -> Option<Answer> {
        if let Pending::Join { thread, .. } = *pending {
            *open &= !(1 << thread);
            return Some(self.behaviours.result(self.graphs[self.level].threads[thread as usize].node));
        }
        if *open != 0 {
            return None;
        }
        let nothing = Answer { value: 0, changed: false };
        match *pending {
            Pending::Fence { .. } => Some(nothing),
            Pending::Load { addr, bytes, .. } => {
                let (_, value) = self.value_left(tail, addr, bytes)?;
                Some(Answer { value, changed: false })
            }
            Pending::Store { addr, bytes, value, .. } => {
                let loc = self.location(addr, bytes)?;
                tail.written.push((loc, value & mask(bytes)));
                Some(nothing)
            }
            Pending::Rmw { addr, bytes, op, operand, .. } => {
                let (loc, value) = self.value_left(tail, addr, bytes)?;
                let new = arith::rmw(op, bytes, value, operand);
                tail.written.push((loc, new));
                Some(Answer { value, changed: new != value })
            }
            Pending::CmpXchg { addr, bytes, expected, new, .. } => {
                let (loc, value) = self.value_left(tail, addr, bytes)?;
                if value != expected & mask(bytes) {
                    return Some(Answer { value, changed: false });
                }
                tail.written.push((loc, new & mask(bytes)));
                Some(Answer { value, changed: new & mask(bytes) != value })
            }
            _ => None,
        }
    }

    /// The location of an access to memory that is there, whose bytes nobody accesses in other sizes.
    fn location(&mut self, addr: u64, bytes: u8) -> Option<u32> {
        if self.behaviours.machine.is_anothers(0, addr) {
            return None;
        }
        let loc = self.locations.find(addr, bytes);
        (!self.mixes && !self.locations.any_overlap()).then_some(loc)
    }

    /// What main sees at a location.
    fn value_left(&mut self, tail: &mut Tail, addr: u64, bytes: u8) -> Option<(u32, u64)> {
        let loc = self.location(addr, bytes)?;
        if let Some(&(_, value)) = tail.written.iter().rev().find(|(at, _)| *at == loc) {
            return Some((loc, value));
        }
        let known = self.graphs[self.level].knows(loc);
        if !known {
            let initial = self.behaviours.machine.memory.read(addr, u32::from(bytes));
            self.graphs[self.level].admit_location(loc, initial);
        }
        let graph = &self.graphs[self.level];
        let last: EventId = graph.last_write(loc);
        let value = graph.value(loc, last);
        tail.reads = true;
        tail.values.push((loc, value));
        Some((loc, value))
    }
}
