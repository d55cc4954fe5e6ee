//! C11 happens-before of a trace: hb = (po ∪ create and join ∪ sw)+ , as vector clocks.
//!
//! synchronises-with is that of RC11 (Lahav et al., "Repairing Sequential Consistency in C/C++11", PLDI 2017, section 2):
//!
//! ```text
//! rs = [W]; po|loc?; [W atomic]; (rf; rmw)*                     the release sequence of a write
//! sw = [release]; ([F]; po)?; rs; rf; [R atomic]; (po; [F])?; [acquire]
//! ```
//!
//! To it come the operations on sequential objects, in the order of each object
//! ([`ObjectOp::order`](crate::machine::objects::ObjectOp::order) says which of them release and acquire), and atomic
//! sections: what two of them do to the same bytes (one of them writing) is ordered as it happened. Sections that touch
//! nothing in common are not ordered, so that the answer depends on the trace alone.
//!
//! The events of a trace stand in an order that contains hb, so one pass over them does: every thread has a clock, and an
//! event that others may synchronise with leaves behind the clock that they get.

use crate::ir::ast::Ordering;
use crate::trace::{Event, EventId, EventKind, Trace};
use std::collections::HashMap;

/// For each thread, how many of its events happen before.
#[derive(Clone, Debug, Default)]
struct Clock(Vec<u32>);

impl Clock {
    fn of(&self, thread: u32) -> u32 {
        self.0.get(thread as usize).copied().unwrap_or(0)
    }

    fn raise(&mut self, thread: u32, count: u32) {
        let thread = thread as usize;
        if self.0.len() <= thread {
            self.0.resize(thread + 1, 0);
        }
        self.0[thread] = self.0[thread].max(count);
    }

    fn join(&mut self, other: &Clock) {
        for (thread, &count) in other.0.iter().enumerate() {
            self.raise(thread as u32, count);
        }
    }
}

#[derive(Clone, Debug, Default)]
struct ThreadState {
    now: Clock,
    /// What its relaxed reads have seen: an acquire fence takes it.
    seen: Clock,
    /// The clock at its last release fence.
    fenced: Clock,
    /// Per byte the clock of its own release writes there, which head the release sequences of its later writes.
    heads: HashMap<u64, Clock>,
    /// In an atomic section up to the event of this number.
    section: Option<u32>,
    /// It stays before an atomic section for ever, whose events have not happened.
    stays: bool,
}

/// Happens-before of the events that have been [taken](HappensBefore::take) so far.
#[derive(Clone, Debug, Default)]
pub struct HappensBefore {
    threads: Vec<ThreadState>,
    /// What an acquire gets from an event: atomic writes and operations on objects.
    released: HashMap<EventId, Clock>,
    /// Per byte the clocks of the accesses inside atomic sections: of the writes, and of all.
    sections: HashMap<u64, (Clock, Clock)>,
}

/// Do the events of this order acquire?
pub const fn acquires(order: Ordering) -> bool {
    matches!(order, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst)
}

/// Do the events of this order release?
pub const fn releases(order: Ordering) -> bool {
    matches!(order, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst)
}

impl HappensBefore {
    /// Does an event that was taken happen before (or is it) the last one taken of a thread?
    pub fn precedes(&self, event: &Event, thread: u32) -> bool {
        self.threads.get(thread as usize).is_some_and(|t| t.now.of(event.thread) > event.po)
    }

    fn thread(&mut self, thread: u32) -> &mut ThreadState {
        let thread = thread as usize;
        if self.threads.len() <= thread {
            self.threads.resize_with(thread + 1, ThreadState::default);
        }
        &mut self.threads[thread]
    }

    /// Take the next event of the trace. False if it has not happened: the trace shows what an atomic section met that
    /// could not be finished.
    pub fn take(&mut self, trace: &Trace, id: EventId) -> bool {
        let event = &trace.events[id as usize];
        let t = event.thread;
        if self.thread(t).stays {
            return false;
        }
        self.thread(t).now.raise(t, event.po + 1);
        if self.thread(t).section.is_some_and(|last| event.po <= last) {
            self.order_in_section(event);
        }
        match event.kind {
            EventKind::Read | EventKind::Update if event.order != Ordering::NotAtomic => {
                let got = self.received(event);
                let thread = self.thread(t);
                thread.seen.join(&got);
                if acquires(event.order) {
                    thread.now.join(&got);
                }
                if event.kind == EventKind::Update {
                    self.write(event, id, got);
                }
            }
            EventKind::Write if event.order != Ordering::NotAtomic => self.write(event, id, Clock::default()),
            EventKind::Fence => {
                let thread = self.thread(t);
                if acquires(event.order) {
                    thread.now.join(&thread.seen);
                }
                if releases(event.order) {
                    thread.fenced = thread.now.clone();
                }
            }
            EventKind::Object => {
                let mut got = self.received(event);
                let thread = self.thread(t);
                if acquires(event.order) {
                    thread.now.join(&got);
                }
                if releases(event.order) {
                    got.join(&thread.now);
                }
                self.released.insert(id, got);
            }
            EventKind::Create => {
                let now = self.thread(t).now.clone();
                self.thread(event.value.unwrap_or(0) as u32).now.join(&now);
            }
            EventKind::Join => {
                let end = self.thread(event.value.unwrap_or(0) as u32).now.clone();
                self.thread(t).now.join(&end);
            }
            EventKind::Section => {
                let thread = self.thread(t);
                thread.section = event.value.map(|inside| event.po + inside as u32);
                thread.stays = event.value.is_none();
            }
            _ => {}
        }
        true
    }

    /// An event inside an atomic section comes after what other sections did to its bytes.
    fn order_in_section(&mut self, event: &Event) {
        let writes = matches!(event.kind, EventKind::Write | EventKind::Update | EventKind::Free);
        if !writes && event.kind != EventKind::Read {
            return;
        }
        let mut now = self.thread(event.thread).now.clone();
        let bytes = event.addr..event.addr + u64::from(event.size);
        for (written, touched) in bytes.clone().filter_map(|byte| self.sections.get(&byte)) {
            now.join(if writes { touched } else { written });
        }
        for byte in bytes {
            let (written, touched) = self.sections.entry(byte).or_default();
            touched.join(&now);
            if writes {
                written.join(&now);
            }
        }
        self.thread(event.thread).now = now;
    }

    /// All that the sources of an event have released.
    fn received(&self, event: &Event) -> Clock {
        let mut got = Clock::default();
        let mut last = None;
        for source in event.rf.iter().flatten() {
            if last != Some(source) {
                if let Some(clock) = self.released.get(source) {
                    got.join(clock);
                }
            }
            last = Some(source);
        }
        got
    }

    /// An atomic write, which continues the release sequences whose clocks are `released`.
    fn write(&mut self, event: &Event, id: EventId, mut released: Clock) {
        let thread = self.thread(event.thread);
        released.join(&thread.fenced);
        let bytes = event.addr..event.addr + u64::from(event.size);
        if releases(event.order) {
            released.join(&thread.now);
            for byte in bytes.clone() {
                thread.heads.entry(byte).or_default().join(&thread.now);
            }
        }
        for byte in bytes {
            if let Some(head) = thread.heads.get(&byte) {
                released.join(head);
            }
        }
        if !released.0.is_empty() {
            self.released.insert(id, released);
        }
    }
}
