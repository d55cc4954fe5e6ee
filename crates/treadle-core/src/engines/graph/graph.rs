//! An execution graph: events with program order, reads-from and coherence. Data, no decisions.
//!
//! An event keeps its name while it exists, also when others are deleted, so that rows of bits stay valid. The names of
//! deleted events are used again; in which order the events were added is in `sequence`.

use super::event::{Event, EventId, Kind, NONE};
use super::rows::Rows;

/// What a graph says of a thread.
#[derive(Clone, Copy, Debug)]
pub struct ThreadState {
    /// Where it waits (a node of [`super::behaviours`]), or [`NONE`] if it does not exist.
    pub node: u32,
    /// Its last event.
    pub last: EventId,
    /// The event of another thread in whose step it was created; [`NONE`] if it was there from the start.
    pub creator: EventId,
}

pub const ABSENT: ThreadState = ThreadState { node: NONE, last: NONE, creator: NONE };

/// How far rows had been changed in their middle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mark {
    pub order: u32,
    pub seq_cst: u32,
}

/// Ends of the coherence order of a location.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    pub first: EventId,
    pub last: EventId,
    /// The initial value of a location in memory.
    pub initial: u64,
    /// Some event has accessed it.
    known: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// By name; what stands under an unused name means nothing.
    pub events: Vec<Event>,
    /// The events in the order in which they were added.
    pub sequence: Vec<EventId>,
    pub threads: Vec<ThreadState>,
    /// Coherence of each location.
    pub chains: Vec<Chain>,
    /// (po ∪ rf)+: what is before each event. The rows of events do not change when others are added.
    pub porf: Rows,
    /// What the model says is before each event, closed.
    pub order: Rows,
    /// What a write hands to those who acquire it; for models with C11's orders.
    pub message: Rows,
    /// What the model's axiom of seq_cst says is before each seq_cst event, closed.
    pub seq_cst: Rows,
    /// Who reads from each write, and from the initial value of each location.
    pub readers: Rows,
    pub initial_readers: Rows,
    /// The read of an update whose write is not there yet, or [`NONE`].
    pub open: EventId,
    /// Events of [`Kind::End`].
    pub ends: Vec<EventId>,
    /// The joins with the threads that they joined, and their last events.
    pub joined: Vec<(EventId, u32, EventId)>,
    used: Vec<u64>,
    stride: usize,
}

impl Graph {
    pub fn new() -> Graph {
        Graph { open: NONE, used: vec![0], stride: 1, ..Graph::default() }
    }

    /// To which the rows that are changed in their middle can be taken back.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { order: self.order.mark() as u32, seq_cst: self.seq_cst.mark() as u32 }
    }

    /// Put them back.
    #[inline]
    pub fn undo(&mut self, mark: Mark) {
        self.order.undo(mark.order as usize);
        self.seq_cst.undo(mark.seq_cst as usize);
    }

    /// The number of events.
    #[inline]
    pub fn size(&self) -> usize {
        self.sequence.len()
    }

    /// Words of a set of events.
    #[inline]
    pub fn stride(&self) -> usize {
        self.stride
    }

    #[inline]
    pub fn event(&self, e: EventId) -> &Event {
        &self.events[e as usize]
    }

    #[inline]
    pub fn event_mut(&mut self, e: EventId) -> &mut Event {
        &mut self.events[e as usize]
    }

    pub fn admit_thread(&mut self, t: usize) {
        if self.threads.len() <= t {
            self.threads.resize(t + 1, ABSENT);
        }
    }

    /// Is the location known here?
    #[inline]
    pub fn knows(&self, loc: u32) -> bool {
        self.chains.get(loc as usize).is_some_and(|chain| chain.known)
    }

    /// Make a location known, with its initial value.
    pub fn admit_location(&mut self, loc: u32, initial: u64) {
        let unknown = Chain { first: NONE, last: NONE, initial: 0, known: false };
        if self.chains.len() <= loc as usize {
            self.chains.resize(loc as usize + 1, unknown);
            self.initial_readers.grow(loc as usize + 1);
        }
        self.chains[loc as usize] = Chain { initial, known: true, ..unknown };
    }

    fn free_name(&mut self) -> EventId {
        for (i, word) in self.used.iter_mut().enumerate() {
            if *word != u64::MAX {
                let bit = word.trailing_ones();
                *word |= 1 << bit;
                return i as u32 * 64 + bit;
            }
        }
        let name = self.stride as u32 * 64;
        self.stride *= 2;
        self.used.resize(self.stride, 0);
        self.used[name as usize / 64] = 1;
        let models = [&mut self.message, &mut self.seq_cst];
        for rows in
            [&mut self.porf, &mut self.order, &mut self.readers, &mut self.initial_readers].into_iter().chain(models)
        {
            rows.widen(self.stride);
        }
        name
    }

    /// Append an event to its thread. What is before it in (po ∪ rf)+ is known but for what it reads.
    #[inline]
    pub fn push(&mut self, mut event: Event) -> EventId {
        let e = self.free_name();
        let thread = &mut self.threads[event.thread as usize];
        event.po_prev = thread.last;
        thread.last = e;
        let before = if event.po_prev == NONE { thread.creator } else { event.po_prev };
        event.index = if event.po_prev == NONE { 0 } else { self.events[event.po_prev as usize].index + 1 };
        let index = e as usize;
        if index < self.events.len() {
            self.events[index] = event;
        } else {
            self.events.resize(index + 1, event);
            self.porf.grow(index + 1);
            self.order.grow(index + 1);
            self.readers.grow(index + 1);
        }
        self.sequence.push(e);
        self.porf.clear(e);
        self.order.clear(e);
        self.readers.clear(e);
        if before != NONE {
            self.porf.follow(e, before);
        }
        if event.kind == Kind::End {
            self.ends.push(e);
        }
        e
    }

    /// Take the newest event away. It reads from nothing and has no place in coherence.
    pub fn pop(&mut self) {
        let Some(e) = self.sequence.pop() else { return };
        let event = self.events[e as usize];
        self.used[e as usize / 64] &= !(1 << (e % 64));
        let thread = &mut self.threads[event.thread as usize];
        thread.last = event.po_prev;
        thread.node = event.node;
        match event.kind {
            Kind::End => {
                self.ends.pop();
            }
            Kind::Join => self.joined.truncate(self.joined.len() - event.value as usize),
            _ => {}
        }
    }

    /// Set what is before a read in (po ∪ rf)+ to what program order says.
    fn restart_porf(&mut self, e: EventId) {
        let event = self.events[e as usize];
        self.porf.clear(e);
        let before = if event.po_prev == NONE { self.threads[event.thread as usize].creator } else { event.po_prev };
        if before != NONE {
            self.porf.follow(e, before);
        }
    }

    #[inline]
    fn readers_of(&mut self, loc: u32, write: EventId) -> (&mut Rows, u32) {
        match write {
            NONE => (&mut self.initial_readers, loc),
            write => (&mut self.readers, write),
        }
    }

    /// Who reads from a write (or from the initial value).
    #[inline]
    pub fn readers(&self, loc: u32, write: EventId) -> &[u64] {
        match write {
            NONE => self.initial_readers.row(loc),
            write => self.readers.row(write),
        }
    }

    /// The read gets its source; it had none.
    #[inline]
    pub fn read_from(&mut self, e: EventId, write: EventId) {
        let loc = self.events[e as usize].loc;
        self.events[e as usize].rf = write;
        if write != NONE {
            self.porf.follow(e, write);
        }
        let (rows, at) = self.readers_of(loc, write);
        rows.insert(at, e);
    }

    /// Undo of `read_from`.
    #[inline]
    pub fn read_no_more(&mut self, e: EventId) {
        let Event { loc, rf, .. } = self.events[e as usize];
        let (rows, at) = self.readers_of(loc, rf);
        rows.remove(at, e);
        if rf != NONE {
            self.restart_porf(e);
        }
    }

    /// The join `e` joins a thread, all of whose events are here.
    pub fn join(&mut self, e: EventId, target: usize) {
        let thread = self.threads[target];
        let last = if thread.last == NONE { thread.creator } else { thread.last };
        if last != NONE {
            self.porf.follow(e, last);
        }
        self.joined.push((e, target as u32, last));
        self.events[e as usize].value += 1;
    }

    /// The value that a write wrote, or the initial one.
    #[inline]
    pub fn value(&self, loc: u32, write: EventId) -> u64 {
        match write {
            NONE => self.chains[loc as usize].initial,
            write => self.events[write as usize].value,
        }
    }

    /// The write that is last in coherence, or [`NONE`].
    #[inline]
    pub fn last_write(&self, loc: u32) -> EventId {
        self.chains[loc as usize].last
    }

    /// The write that follows another one (or the initial value) in coherence.
    #[inline]
    pub fn co_next(&self, loc: u32, write: EventId) -> EventId {
        match write {
            NONE => self.chains[loc as usize].first,
            write => self.events[write as usize].co_next,
        }
    }

    /// The writes to a location in coherence order.
    pub fn writes(&self, loc: u32) -> impl Iterator<Item = EventId> + '_ {
        let next = |e: EventId| Some(e).filter(|&e| e != NONE);
        std::iter::successors(next(self.co_next(loc, NONE)), move |&e| next(self.events[e as usize].co_next))
    }

    /// Put a write behind another one (or the initial value) in coherence.
    #[inline]
    pub fn link(&mut self, e: EventId, before: EventId) {
        let loc = self.events[e as usize].loc;
        let next = self.co_next(loc, before);
        let event = &mut self.events[e as usize];
        (event.co_prev, event.co_next) = (before, next);
        match before {
            NONE => self.chains[loc as usize].first = e,
            before => self.events[before as usize].co_next = e,
        }
        match next {
            NONE => self.chains[loc as usize].last = e,
            next => self.events[next as usize].co_prev = e,
        }
    }

    /// Take a write out of coherence.
    #[inline]
    pub fn unlink(&mut self, e: EventId) {
        let Event { loc, co_prev, co_next, .. } = self.events[e as usize];
        match co_prev {
            NONE => self.chains[loc as usize].first = co_next,
            before => self.events[before as usize].co_next = co_next,
        }
        match co_next {
            NONE => self.chains[loc as usize].last = co_prev,
            next => self.events[next as usize].co_prev = co_prev,
        }
    }

    /// What is before the first event of a thread, or before `e` in its thread.
    #[inline]
    pub fn po_before(&self, e: EventId) -> EventId {
        let event = &self.events[e as usize];
        match event.po_prev {
            NONE => self.threads[event.thread as usize].creator,
            before => before,
        }
    }

    /// Put `e` before `next`, and before all that follows it, in the model's order. Logged.
    pub fn order_before(&mut self, e: EventId, next: EventId) {
        for &f in &self.sequence {
            if (f == next || self.order.has(f, next)) && f != e && !self.order.has(f, e) {
                self.order.save(f);
                self.order.follow(f, e);
            }
        }
    }

    /// The events of a thread, the last one first.
    pub fn thread_events(&self, t: usize) -> impl Iterator<Item = EventId> + '_ {
        let next = |e: EventId| Some(e).filter(|&e| e != NONE);
        let last = self.threads.get(t).map_or(NONE, |t| t.last);
        std::iter::successors(next(last), move |&e| next(self.events[e as usize].po_prev))
    }

    /// Be what is left of `from` when these events are deleted (of each thread the last ones; nothing that stays reads from
    /// them). Orders of what stays are the same as before: nothing that is deleted comes before anything that stays.
    pub fn copy_without(&mut self, from: &Graph, deleted: &[u64]) {
        let gone = |e: EventId| e != NONE && super::rows::has(deleted, e);
        self.stride = from.stride;
        self.open = NONE;
        self.events.clear();
        self.events.extend_from_slice(&from.events);
        self.threads.clear();
        self.threads.extend_from_slice(&from.threads);
        self.chains.clear();
        self.chains.extend_from_slice(&from.chains);
        self.porf.copy_from(&from.porf);
        self.order.copy_from(&from.order);
        self.readers.copy_from(&from.readers);
        self.initial_readers.copy_from(&from.initial_readers);
        self.message.copy_from(&from.message);
        self.seq_cst.copy_from(&from.seq_cst);
        self.sequence.clear();
        self.sequence.extend(from.sequence.iter().copied().filter(|&e| !gone(e)));
        self.ends.clear();
        self.ends.extend(from.ends.iter().copied().filter(|&e| !gone(e)));
        self.joined.clear();
        self.joined.extend(from.joined.iter().copied().filter(|&(e, _, _)| !gone(e)));
        self.used.clear();
        self.used.extend(from.used.iter().zip(deleted).map(|(used, deleted)| used & !deleted));
        for d in super::rows::members(deleted) {
            let event = from.events[d as usize];
            if event.is_read() {
                let (rows, at) = self.readers_of(event.loc, event.rf);
                rows.remove(at, d);
            } else if event.is_write() {
                self.unlink(d);
            }
        }
        for thread in &mut self.threads {
            while gone(thread.last) {
                let event = &from.events[thread.last as usize];
                (thread.node, thread.last) = (event.node, event.po_prev);
            }
            if gone(thread.creator) {
                *thread = ABSENT;
            }
        }
    }

    /// The read gets another source, which is newer than it.
    pub fn revisit(&mut self, r: EventId, write: EventId) {
        self.read_no_more(r);
        self.restart_porf(r);
        self.read_from(r, write);
    }
}
