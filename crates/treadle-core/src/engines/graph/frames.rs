//! The stack of choices: one frame per event (or step of a thread), with what is left to try.
//!
//! A frame finds all that there is to try when it is pushed: the graph below it is the same each time it comes back to the
//! top. It undoes its present choice before it makes the next one, and itself when none is left.

use super::answers::Reading;
use super::consistency::Consistency;
use super::event::{Event, EventId, Kind, NONE};
use super::granules::Span;
use super::graph::{Graph, Mark};
use super::scheduler::Next;
use super::Explorer;
use crate::machine::choices::Digits;
use crate::machine::thread::Pending;

#[derive(Clone, Copy, Debug)]
enum Choices {
    /// A read: its sources. `waits`: it may wait in the last state.
    Sources { waits: bool },
    /// A write: its positions, then the reads that it revisits.
    Positions,
    /// The write of a revisit, in the graph that is left: its positions.
    Place { reader: EventId },
    /// The choices of a thread in the step behind the event; the thread of `then` goes on behind it.
    Digits { next: Option<Digits>, then: Option<EventId> },
    /// Anything else: once.
    Once,
}

#[derive(Clone, Copy, Debug)]
pub struct Frame {
    choices: Choices,
    event: EventId,
    /// What there is to try: where it begins, where the positions or sources end, what is next.
    first: u32,
    positions: u32,
    end: u32,
    cursor: u32,
    /// A choice is made.
    made: bool,
    /// Of the order's log, and of the states, before the choice.
    mark: Mark,
    states: u32,
    /// What was explored before the choice: frames and executions.
    pushed: u64,
    executions: u64,
}

impl Frame {
    /// Is the way over this frame given by the number of its choice alone?
    pub(super) fn can_be_followed(&self) -> bool {
        !(self.made && matches!(self.choices, Choices::Digits { .. }))
    }

    /// A choice is made, and there are others.
    pub(super) fn has_more(&self) -> bool {
        self.made && !matches!(self.choices, Choices::Once | Choices::Digits { .. }) && self.cursor < self.end
    }

    /// The number of the present choice.
    pub(super) fn choice(&self) -> u32 {
        if self.is_of_event() {
            self.cursor.wrapping_sub(self.first + 1)
        } else {
            0
        }
    }

    /// Is it the frame of an event, not of the choices of a thread behind one?
    pub(super) fn is_of_event(&self) -> bool {
        !matches!(self.choices, Choices::Digits { .. })
    }

    /// Let a choice be the next one to make.
    pub(super) fn choose(&mut self, choice: u32) {
        if !matches!(self.choices, Choices::Once | Choices::Digits { .. }) {
            self.cursor = self.first + choice;
        }
    }

    /// The present choice is the last one.
    pub(super) fn close(&mut self) {
        match &mut self.choices {
            Choices::Digits { next, .. } => *next = None,
            Choices::Once => {}
            _ => {
                self.end = self.cursor;
                self.positions = self.positions.min(self.cursor);
            }
        }
    }

    /// Are there candidates to choose from?
    pub(super) fn has_candidates(&self) -> bool {
        !matches!(self.choices, Choices::Once | Choices::Digits { .. })
    }

    /// Can a thread choose otherwise on its way?
    pub(super) fn has_digits(&self) -> bool {
        matches!(self.choices, Choices::Digits { next: Some(_), .. })
    }

    pub(super) fn is_made(&self) -> bool {
        self.made
    }

    /// How many choices there are to try.
    pub(super) fn count(&self) -> u32 {
        self.end - self.first
    }
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Leave only the first frames: those above hold alternatives of what stays as it is.
    pub(super) fn drop_frames(&mut self, keep: usize) {
        if let Some(frame) = self.frames.get(keep) {
            self.choices.truncate(frame.first as usize);
        }
        self.frames.truncate(keep);
    }

    fn push_frame(&mut self, choices: Choices, event: EventId, positions: usize) {
        let first = self.choices.len() as u32;
        self.choices.extend_from_slice(&self.found);
        self.pushed += 1;
        let graph = &self.graphs[self.level];
        self.frames.push(Frame {
            choices,
            event,
            first,
            positions: first + positions as u32,
            end: self.choices.len() as u32,
            cursor: first,
            made: false,
            mark: graph.mark(),
            states: self.states.len() as u32,
            pushed: 0,
            executions: 0,
        });
    }

    /// Find the next event and push the frame of its choices. False at the end of an execution.
    pub(super) fn extend(&mut self) -> bool {
        if self.behaviours.count() >= self.sweep_at {
            self.sweep();
        }
        if self.mixes {
            if self.scouts() && self.report.steps >= self.scouts_until {
                return false;
            }
            if self.newest_races() {
                self.show_stopped();
                return false;
            }
            if let Some(part) = self.next_part() {
                self.push_event(part, false);
                return true;
            }
        }
        let open = self.graphs[self.level].open;
        if open != NONE {
            let read = *self.graphs[self.level].event(open);
            let write = Event { kind: Kind::Write, rf: NONE, value: read.new, new: 0, ..read };
            self.push_event(write, false);
            return true;
        }
        let graph = &self.graphs[self.level];
        match self.scheduler.next(graph, &self.behaviours, &mut self.locations, &self.states) {
            Next::Event { event, pending, waits } => {
                if event.kind == Kind::Join && event.thread == 0 && self.run_tail() {
                    self.report.executions += 1;
                    return false;
                }
                if let Some(reason) = self.refusal(&event, &pending) {
                    self.report.blocked.unsupported += 1;
                    self.report.refused = true;
                    match self.graph().size() >= super::end::MAX_EVENTS {
                        true => self.report.stop(reason),
                        false => self.report.cut(reason),
                    }
                    return false;
                }
                let event = if self.mixes { self.first_part(event, &pending) } else { event };
                self.learn(&event, &pending);
                self.push_event(event, waits);
                true
            }
            Next::Nothing => {
                if !self.scouts() {
                    self.finish();
                }
                false
            }
        }
    }

    fn push_event(&mut self, mut event: Event, waits: bool) {
        self.report.steps += 1;
        if event.kind == Kind::End && !event.leaves {
            event.new = self.freed_size(event.thread, event.addr).unwrap_or(event.new);
        }
        self.found.clear();
        if event.loc != NONE && !self.graphs[self.level].knows(event.loc) {
            let Span { addr, bytes } = self.locations.span(event.loc);
            let initial = match bytes {
                0 => 0,
                bytes => self.behaviours.machine.memory.read(addr, u32::from(bytes)),
            };
            self.graph().admit_location(event.loc, initial);
        }
        let graph = &mut self.graphs[self.level];
        let e = graph.push(event);
        if event.is_access() && !(event.is_write() && event.update) && self.is_gone(e) {
            // Nobody reads from it or overwrites it: for the others it has not happened.
            let event = self.graph().event_mut(e);
            (event.kind, event.fault, event.update, event.more) = (Kind::Fault, true, false, false);
            self.push_frame(Choices::Once, e, 0);
            return;
        }
        // Where only the way on is of interest, the first choice is enough.
        let once = self.mixes && (self.scouts() || self.races_by_size(e));
        let graph = &mut self.graphs[self.level];
        match event.kind {
            Kind::Read => {
                self.consistency.sources(graph, e, &mut self.found);
                if once {
                    self.found.truncate(1);
                }
                self.push_frame(Choices::Sources { waits }, e, self.found.len());
            }
            Kind::Write => {
                graph.open = NONE;
                self.consistency.positions(graph, e, None, &mut self.found);
                if once {
                    self.found.truncate(1);
                }
                let positions = self.found.len();
                if !once {
                    self.revisits.find(graph, e, &mut self.found);
                }
                self.push_frame(Choices::Positions, e, positions);
            }
            Kind::Join => {
                if let Pending::Join { thread, .. } = self.pending(e) {
                    self.graph().join(e, thread as usize);
                }
                self.push_frame(Choices::Once, e, 0);
                self.pushed -= 1;
            }
            Kind::Fence | Kind::End | Kind::Fault => self.push_frame(Choices::Once, e, 0),
        }
    }

    /// The operation that became an event.
    #[inline]
    fn pending(&self, e: EventId) -> Pending {
        self.behaviours.node(self.graphs[self.level].event(e).node).pending
    }

    /// Make the next choice of the topmost frame that has one left.
    pub(super) fn advance(&mut self) -> bool {
        while let Some(mut frame) = self.frames.pop() {
            if frame.made {
                self.unmake(&mut frame);
            }
            let made = match frame.choices {
                Choices::Sources { waits } => self.next_source(&mut frame, waits),
                Choices::Positions => self.next_position(&mut frame) || self.next_revisit(&mut frame),
                Choices::Place { reader } => self.next_place(&mut frame, reader),
                Choices::Digits { next, then } => self.next_digits(&mut frame, next, then),
                Choices::Once => self.once(&mut frame),
            };
            if made {
                return true;
            }
            self.choices.truncate(frame.first as usize);
            match frame.choices {
                Choices::Place { .. } => self.level -= 1,
                Choices::Digits { .. } => {}
                _ => {
                    let graph = self.graph();
                    let event = *graph.event(frame.event);
                    graph.pop();
                    if event.is_write() && event.update {
                        graph.open = event.po_prev;
                    }
                }
            }
            if self.is_over() {
                return false;
            }
        }
        false
    }

    /// Take the present choice of a frame back.
    fn unmake(&mut self, frame: &mut Frame) {
        frame.made = false;
        let e = frame.event;
        match frame.choices {
            Choices::Sources { .. } => {
                self.unstep(e);
                let graph = &mut self.graphs[self.level];
                graph.open = NONE;
                graph.read_no_more(e);
                graph.undo(frame.mark);
                self.states.truncate(frame.states as usize);
            }
            Choices::Positions => {
                // After a revisit the level is gone, and nothing was done here.
                if frame.cursor <= frame.positions {
                    self.unstep(e);
                    let graph = &mut self.graphs[self.level];
                    graph.unlink(e);
                    graph.undo(frame.mark);
                }
            }
            Choices::Place { reader } => {
                self.unstep(e);
                self.unstep(reader);
                let graph = &mut self.graphs[self.level];
                graph.open = NONE;
                graph.unlink(e);
                graph.undo(frame.mark);
                self.states.truncate(frame.states as usize);
            }
            Choices::Digits { .. } => {}
            Choices::Once => self.unstep(e),
        }
    }

    /// The frame's choice is made: the threads of the event, and of the read that it revisited, go on. If they can choose
    /// on their way, that is a frame of its own.
    fn remain(&mut self, mut frame: Frame, e: EventId, reader: Option<EventId>) {
        frame.made = true;
        (frame.pushed, frame.executions) = (self.pushed, self.report.executions);
        self.frames.push(frame);
        self.step_first(e, reader);
        if let Some(r) = reader {
            self.step_first(r, None);
        }
    }

    /// The thread of the event goes on, with the first of its choices.
    fn step_first(&mut self, e: EventId, then: Option<EventId>) {
        if self.graphs[self.level].event(e).steps() {
            if let Some(next) = self.step(e, Digits::NONE) {
                self.found.clear();
                self.push_frame(Choices::Digits { next: Some(next), then }, e, 0);
            }
        }
    }

    fn next_digits(&mut self, frame: &mut Frame, next: Option<Digits>, then: Option<EventId>) -> bool {
        let Some(digits) = next else { return false };
        if let Some(r) = then {
            self.unstep(r);
        }
        self.unstep(frame.event);
        frame.choices = Choices::Digits { next: self.step(frame.event, digits), then };
        frame.made = true;
        self.frames.push(*frame);
        if let Some(r) = then {
            self.step_first(r, None);
        }
        true
    }

    fn next_source(&mut self, frame: &mut Frame, waits: bool) -> bool {
        let e = frame.event;
        while frame.cursor < frame.end {
            let source = self.choices[frame.cursor as usize];
            let waits = waits && frame.cursor == frame.first;
            frame.cursor += 1;
            let pending = self.pending(e);
            if !self.read(e, &pending, source, waits) {
                self.states.truncate(frame.states as usize);
                continue;
            }
            let graph = &mut self.graphs[self.level];
            graph.read_from(e, source);
            self.consistency.read(graph, e, source);
            self.check(e);
            self.remain(*frame, e, None);
            return true;
        }
        false
    }

    /// What can be wrong with the new event, or with a read that has another source.
    #[inline]
    fn check(&mut self, e: EventId) {
        let event = self.graphs[self.level].event(e);
        if event.fault && event.object && event.kind != Kind::Fault {
            let message = std::mem::take(&mut self.misuse);
            self.note_misuse(e, message);
        }
        self.guard(e);
        self.compare(e);
    }

    /// Let the read `e` see `source`; false where that is no execution.
    fn read(&mut self, e: EventId, pending: &Pending, source: EventId, waits: bool) -> bool {
        if self.mixes && self.graphs[self.level].event(e).split {
            self.read_part(e, pending, source);
            return true;
        }
        let reading = self.reading(e, pending, source);
        let graph = &mut self.graphs[self.level];
        let event = graph.event_mut(e);
        (event.update, event.blocked, event.fault) = (false, false, false);
        match reading {
            Reading::Done { value, new, object } => {
                (event.order, event.expected) = object.unwrap_or((event.order, event.expected));
                (event.value, event.new, event.update) = (value, new.unwrap_or(0), new.is_some());
                graph.open = if new.is_some() { e } else { NONE };
            }
            Reading::Blocked => {
                event.blocked = true;
                return waits;
            }
            Reading::Fault(message) => {
                event.fault = true;
                self.misuse = message;
            }
            Reading::Unsupported(what) => {
                self.report.blocked.unsupported += 1;
                self.report.refused = true;
                self.report.cut(format!("{what} (engine `graph` does not do that yet)"));
                return false;
            }
        }
        true
    }

    fn next_position(&mut self, frame: &mut Frame) -> bool {
        if frame.cursor >= frame.positions {
            return false;
        }
        // Nothing came after the last choice but the end of main, which at most looks at last values: the other choices end in
        // the same way, but for the first one, after which this write was the last.
        let tried = frame.cursor - frame.first;
        let ended_at_once = frame.pushed == self.pushed && self.report.executions == frame.executions + 1;
        let alike = self.counts_tails && !self.commuting.any() && self.graph().ends.is_empty();
        if alike && tried > u32::from(self.tail.reads) && ended_at_once {
            self.report.executions += u64::from(frame.positions - frame.cursor);
            frame.cursor = frame.positions;
            return false;
        }
        let e = frame.event;
        let before = self.choices[frame.cursor as usize];
        frame.cursor += 1;
        if self.mixes && self.graphs[self.level].event(e).split {
            self.place_part(e, before);
        }
        let graph = &mut self.graphs[self.level];
        self.consistency.place(graph, e, before, None);
        self.check(e);
        self.remain(*frame, e, None);
        true
    }

    fn next_revisit(&mut self, frame: &mut Frame) -> bool {
        while frame.cursor < frame.end {
            let r = self.choices[frame.cursor as usize];
            frame.cursor += 1;
            let e = frame.event;
            let waits = self.would_wait(r, e);
            if self.graphs.len() == self.level + 1 {
                self.graphs.push(Graph::new());
            }
            let (from, to) = self.graphs.split_at_mut(self.level + 1);
            self.revisits.cut(&from[self.level], &mut to[0], r, e, waits);
            self.level += 1;
            self.found.clear();
            let graph = &mut self.graphs[self.level];
            self.consistency.positions(graph, e, Some(r), &mut self.found);
            if self.found.is_empty() {
                self.level -= 1;
                continue;
            }
            // The frame of the write waits below that of its place in the new graph.
            frame.made = true;
            self.frames.push(*frame);
            self.push_frame(Choices::Place { reader: r }, e, self.found.len());
            let Some(mut place) = self.frames.pop() else { return false };
            if self.next_place(&mut place, r) {
                return true;
            }
            self.frames.pop();
            self.choices.truncate(place.first as usize);
            self.level -= 1;
        }
        false
    }

    fn next_place(&mut self, frame: &mut Frame, r: EventId) -> bool {
        if frame.cursor >= frame.end {
            return false;
        }
        let before = self.choices[frame.cursor as usize];
        frame.cursor += 1;
        let e = frame.event;
        let pending = self.pending(r);
        if !self.graph().event(r).waits && !self.read(r, &pending, e, false) {
            self.states.truncate(frame.states as usize);
            return false;
        }
        let graph = &mut self.graphs[self.level];
        self.consistency.place(graph, e, before, Some(r));
        self.check(e);
        self.check(r);
        self.remain(*frame, e, Some(r));
        true
    }

    fn once(&mut self, frame: &mut Frame) -> bool {
        if std::mem::replace(&mut frame.cursor, u32::MAX) == u32::MAX {
            return false;
        }
        let e = frame.event;
        let graph = &mut self.graphs[self.level];
        self.consistency.order(graph, e);
        self.check(e);
        self.remain(*frame, e, None);
        true
    }

    /// Drop the behaviours that no graph refers to.
    fn sweep(&mut self) {
        let graphs = &self.graphs[..=self.level];
        let of_events = graphs.iter().flat_map(|g| g.sequence.iter().map(|&e| g.event(e).node));
        let of_threads = graphs.iter().flat_map(|g| g.threads.iter().map(|t| t.node).filter(|&n| n != NONE));
        let names = self.behaviours.sweep(of_events.chain(of_threads));
        for graph in &mut self.graphs[..=self.level] {
            for i in 0..graph.sequence.len() {
                let event = graph.event_mut(graph.sequence[i]);
                event.node = names[event.node as usize];
            }
            for thread in graph.threads.iter_mut().filter(|t| t.node != NONE) {
                thread.node = names[thread.node as usize];
            }
        }
        self.tail.forget();
        self.sweep_at = super::MAX_NODES.max(2 * self.behaviours.count());
    }
}
