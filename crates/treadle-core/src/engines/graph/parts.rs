//! Accesses of different sizes to the same bytes: each is made in parts, one for each granule ([`super::granules`]).
//!
//! A part is an event at a location of its own. The parts of an access follow each other without any other event between
//! them, first those that read, then those that write; the thread takes its step at the last one, with the value that they
//! make up together. A part that is a piece of a unit only is an event at the location of the unit: a write leaves what
//! was there of the other bytes.
//!
//! # Why that is right
//!
//! An access happens at once, its parts do not. So two conflicting accesses of a granule, one of them a part, have to be
//! ordered by what came before: the later one is only added where the other one is before it both in (po ∪ rf)+ and in the
//! model's order, whatever it reads and wherever it stands. Otherwise they race, the report says so, and the graph is not
//! explored any further. What follows from it:
//!
//! * A part has one source or position, the last one in coherence, and no write revisits a read if one of the two is a part.
//!   Nothing comes before it in coherence later on, so that what a piece leaves of a unit stays as it is.
//! * What comes after one part of an access in (po ∪ rf)+ or in the model's order (in another thread) comes after all of
//!   them: the way to it begins with program order behind the last part, for if it began with a part that is read or
//!   overwritten, that would have been ordered before. Likewise for what comes before. So the parts of an access can be
//!   made one without a cycle, and a revisit deletes all of them or none.
//! * Any two conflicting accesses that (po ∪ rf)+ does not order can come directly one after the other, in either order,
//!   behind what is before them. So what is called a race is one.

use super::consistency::Consistency;
use super::event::{Event, EventId, Kind, NONE};
use super::granules::Span;
use super::rows::members;
use super::Explorer;
use crate::engines::ending::place;
use crate::machine::arith;
use crate::machine::respond::Answer;
use crate::machine::thread::Pending;
use crate::machine::visible::mask;

/// Steps that an execution goes on for after it has met the first cut points that it needs, to find more of them.
pub const MAX_SCOUTED: u64 = 4_000;

/// The bytes of a pending access.
pub fn extent(pending: &Pending) -> Option<Span> {
    match *pending {
        Pending::Load { addr, bytes, .. }
        | Pending::Store { addr, bytes, .. }
        | Pending::Rmw { addr, bytes, .. }
        | Pending::CmpXchg { addr, bytes, .. } => Some(Span::new(addr, bytes)),
        _ => None,
    }
}

/// Those bytes of the value of `span` that are `part`.
fn bytes_of(value: u64, span: Span, part: Span) -> u64 {
    value >> (8 * (part.addr - span.addr)) & mask(part.bytes)
}

/// Those bytes of the value of `span` replaced.
fn with_bytes(value: u64, span: Span, part: Span, bytes: u64) -> u64 {
    let shift = 8 * (part.addr - span.addr);
    value & !(mask(part.bytes) << shift) | bytes << shift
}

/// What an update writes to memory that held `seen`; nothing if it only reads.
fn update(pending: &Pending, seen: u64) -> Option<u64> {
    match *pending {
        Pending::Rmw { bytes, op, operand, .. } => Some(arith::rmw(op, bytes, seen, operand)),
        Pending::CmpXchg { bytes, expected, new, .. } => (seen == expected & mask(bytes)).then_some(new & mask(bytes)),
        _ => None,
    }
}

/// Learning where memory has to be cut.
impl<C: Consistency> Explorer<'_, '_, C> {
    /// Does the access need cut points that are not there? Once one does, all that is left to do is to find more of them,
    /// on the way to the end of the execution.
    #[inline]
    pub(super) fn learn(&mut self, event: &Event, pending: &Pending) {
        if event.bytes != 0 && self.locations.any_overlap() {
            self.compare_sizes(event, pending);
        }
    }

    fn compare_sizes(&mut self, event: &Event, pending: &Pending) {
        let graph = &self.graphs[self.level];
        let writes = event.kind == Kind::Write || matches!(pending, Pending::Rmw { .. } | Pending::CmpXchg { .. });
        let conflicts = |loc: &u32| {
            graph.knows(*loc)
                && (graph.last_write(*loc) != NONE || writes && graph.readers(*loc, NONE).iter().any(|word| *word != 0))
        };
        let own = self.locations.span(event.loc);
        let begins = self.lessons.is_empty();
        for other in self.locations.overlapping(own.addr, own.bytes).filter(conflicts) {
            let other = self.locations.span(other);
            self.lessons.cuts.extend([own.addr, own.end(), other.addr, other.end()]);
        }
        if begins && self.scouts() {
            self.mixes = true;
            self.scouts_until = self.report.steps + MAX_SCOUTED;
        }
    }

    /// The exploration is to begin again with other cut points.
    #[inline]
    pub(super) fn scouts(&self) -> bool {
        !self.lessons.is_empty()
    }

    /// What the read `e` sees in `source`. While locations overlap, sources mean little, and it sees what was written last.
    #[inline]
    pub(super) fn seen(&self, e: EventId, source: EventId) -> u64 {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        if !self.scouts() || event.bytes == 0 {
            return graph.value(event.loc, source);
        }
        self.written_last(event.addr, event.bytes)
    }

    fn written_last(&self, addr: u64, bytes: u8) -> u64 {
        let graph = &self.graphs[self.level];
        let initial = self.behaviours.machine.memory.read(addr, u32::from(bytes));
        let writes = graph.sequence.iter().map(|&f| graph.event(f)).filter(|f| f.is_write() && f.bytes != 0);
        let span = Span::new(addr, bytes);
        writes.fold(initial, |value, f| {
            let written = self.locations.span(f.loc);
            let common = (u64::max(addr, written.addr)..u64::min(span.end(), written.end())).map(|at| Span::new(at, 1));
            common.fold(value, |value, byte| with_bytes(value, span, byte, bytes_of(f.value, written, byte)))
        })
    }
}

/// Making the parts.
impl<C: Consistency> Explorer<'_, '_, C> {
    /// The first event of a pending access: its first part, or all of it.
    pub(super) fn first_part(&mut self, event: Event, pending: &Pending) -> Event {
        let access = Span::new(event.addr, event.bytes);
        if event.bytes == 0 || self.granules.first(access) == (access, access) {
            return event;
        }
        let mut part = Event { split: true, compares: false, ..event };
        if event.compares && self.last_value(access) != event.expected {
            part.order = event.failure;
        }
        self.cut_off(&mut part, event.addr, pending);
        part
    }

    /// The part that follows the newest event, if that is a part with others behind it.
    pub(super) fn next_part(&mut self) -> Option<Event> {
        let graph = &self.graphs[self.level];
        let last = *graph.event(*graph.sequence.last()?);
        if !last.more {
            return None;
        }
        let pending = self.behaviours.node(last.node).pending;
        let access = extent(&pending)?;
        let next = last.addr + u64::from(last.bytes);
        let mut part = Event { rf: NONE, value: 0, ..last };
        if next < access.end() {
            self.cut_off(&mut part, next, &pending);
        } else {
            part.kind = Kind::Write;
            self.cut_off(&mut part, access.addr, &pending);
        }
        self.learn(&part, &pending);
        Some(part)
    }

    /// Let `part` be the part of the pending access that begins at `from`.
    fn cut_off(&mut self, part: &mut Event, from: u64, pending: &Pending) {
        let Some(access) = extent(pending) else { return };
        let (span, granule) = self.granules.first(Span::new(from, (access.end() - from) as u8));
        (part.addr, part.bytes) = (span.addr, span.bytes);
        part.loc = self.locations.find(granule.addr, granule.bytes);
        // Whether an update writes is known when all of it is read.
        part.more = span.end() < access.end();
        if part.is_write() {
            let written = match *pending {
                Pending::Store { value, .. } => Some(value),
                _ => {
                    let graph = &self.graphs[self.level];
                    let last = graph.threads[part.thread as usize].last;
                    update(pending, self.assembled(last, Kind::Read))
                }
            };
            part.new = bytes_of(written.unwrap_or(0), access, span);
        }
    }

    /// What is last in coherence.
    fn last_value(&mut self, access: Span) -> u64 {
        let (mut value, mut at) = (0, access.addr);
        while at < access.end() {
            let (part, granule) = self.granules.first(Span::new(at, (access.end() - at) as u8));
            let loc = self.locations.find(granule.addr, granule.bytes);
            let graph = &self.graphs[self.level];
            let last = match graph.knows(loc) {
                true => graph.value(loc, graph.last_write(loc)),
                false => self.behaviours.machine.memory.read(granule.addr, u32::from(granule.bytes)),
            };
            value = with_bytes(value, access, part, bytes_of(last, granule, part));
            at = part.end();
        }
        value
    }

    /// The part `e` reads from `source`.
    pub(super) fn read_part(&mut self, e: EventId, pending: &Pending, source: EventId) {
        let event = *self.graph().event(e);
        let (part, granule) = (Span::new(event.addr, event.bytes), self.locations.span(event.loc));
        let value = match self.scouts() {
            true => self.written_last(part.addr, part.bytes),
            false => bytes_of(self.graphs[self.level].value(event.loc, source), granule, part),
        };
        self.graph().event_mut(e).value = value;
        if extent(pending).is_some_and(|access| access.end() == part.end()) {
            let writes = update(pending, self.assembled(e, Kind::Read)).is_some();
            self.graph().event_mut(e).more = writes;
        }
    }

    /// The part `e` is put behind `before` in coherence: what its granule holds then.
    pub(super) fn place_part(&mut self, e: EventId, before: EventId) {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        let (part, granule) = (Span::new(event.addr, event.bytes), self.locations.span(event.loc));
        let value = with_bytes(graph.value(event.loc, before), granule, part, event.new);
        self.graph().event_mut(e).value = value;
    }

    /// What the parts of this kind make up together, up to the part `e`.
    pub(super) fn assembled(&self, e: EventId, kind: Kind) -> u64 {
        let graph = &self.graphs[self.level];
        let node = graph.event(e).node;
        let Some(access) = extent(&self.behaviours.node(node).pending) else { return 0 };
        let (mut value, mut at) = (0, e);
        while at != NONE && graph.event(at).node == node {
            let part = graph.event(at);
            if part.kind == kind {
                value = with_bytes(value, access, Span::new(part.addr, part.bytes), part.own_value());
            }
            at = part.po_prev;
        }
        value
    }

    /// The write that a byte comes from in what `write` (or the initial value) left at its location.
    pub(super) fn writer(&self, write: EventId, byte: u64) -> EventId {
        let graph = &self.graphs[self.level];
        let mut at = write;
        while at != NONE {
            let event = graph.event(at);
            if !event.split || (event.addr..event.addr + u64::from(event.bytes)).contains(&byte) {
                return at;
            }
            at = event.co_prev;
        }
        NONE
    }

    /// What an access gives to its thread when its last part is there.
    pub(super) fn answer_of_parts(&self, e: EventId) -> Answer {
        let event = self.graphs[self.level].event(e);
        let value = self.assembled(e, Kind::Read);
        match self.behaviours.node(event.node).pending {
            Pending::Store { .. } => Answer { value: 0, changed: false },
            _ => Answer { value, changed: event.is_write() && self.assembled(e, Kind::Write) != value },
        }
    }

    /// All parts of an access that are there.
    pub(super) fn parts_of(&self, e: EventId) -> Vec<EventId> {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        match event.split {
            true => graph.sequence.iter().copied().filter(|&f| graph.event(f).node == event.node).collect(),
            false => vec![e],
        }
    }
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// These events, all that comes before them, and the other parts of all these accesses. What comes before some part of
    /// an access comes before all of it.
    pub(super) fn with_accesses(&self, events: &[EventId]) -> Vec<EventId> {
        let graph = &self.graphs[self.level];
        let mut met = vec![false; graph.events.len()];
        let mut found = Vec::new();
        // Accesses to go to, and those to leave again, when all before them has been found.
        let mut stack: Vec<(EventId, bool)> = events.iter().rev().map(|&e| (e, false)).collect();
        while let Some((e, leave)) = stack.pop() {
            if leave {
                found.extend(self.parts_of(e));
            } else if !met[e as usize] {
                let parts = self.parts_of(e);
                parts.iter().for_each(|&part| met[part as usize] = true);
                stack.push((e, true));
                let before = parts.iter().flat_map(|&part| members(graph.order.row(part)));
                stack.extend(before.filter(|&f| !met[f as usize]).map(|f| (f, false)));
            }
        }
        found
    }
}

/// Accesses of different sizes that race.
impl<C: Consistency> Explorer<'_, '_, C> {
    /// If the newest event and an access of another size race: say so. Nothing is to follow it then.
    pub(super) fn races_by_size(&mut self, e: EventId) -> bool {
        let event = *self.graph().event(e);
        if event.bytes == 0 || !event.is_access() || self.scouts() {
            return false;
        }
        let loc = event.loc as usize;
        if event.split {
            if self.split.len() <= loc {
                self.split.resize(loc + 1, false);
            }
            self.split[loc] = true;
        } else if !self.split.get(loc).copied().unwrap_or(false) {
            return false;
        }
        self.consistency.start(&mut self.graphs[self.level], e);
        let Some(other) = self.rival(e) else { return false };
        if let Some(unit) = self.missing_unit(e, other) {
            self.lessons.units.push(unit);
            self.scouts_until = self.report.steps;
            return true;
        }
        self.graph().event_mut(e).races = true;
        self.report.blocked.unsupported += 1;
        self.report.refused = true;
        let reason = self.size_race(e, other);
        self.report.cut(reason);
        true
    }

    /// Two accesses of the same bytes that race should be whole, if that is all.
    fn missing_unit(&self, e: EventId, other: EventId) -> Option<Span> {
        let access = |e: EventId| extent(&self.behaviours.node(self.graphs[self.level].event(e).node).pending);
        access(e).filter(|&span| access(other) == Some(span) && self.granules.can_be_unit(span))
    }

    /// Was this found of the newest event?
    pub(super) fn newest_races(&self) -> bool {
        let graph = &self.graphs[self.level];
        graph.sequence.last().is_some_and(|&e| graph.event(e).races)
    }

    /// A conflicting access of another size that is not ordered before `e`.
    fn rival(&self, e: EventId) -> Option<EventId> {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        let races = |f: &EventId| {
            let other = graph.event(*f);
            other.thread != event.thread
                && (other.split || event.split)
                && !(graph.porf.has(e, *f) && graph.order.has(e, *f))
        };
        let read = |write: EventId| members(graph.readers(event.loc, write)).find(&races).filter(|_| event.is_write());
        read(NONE).or_else(|| graph.writes(event.loc).find_map(|w| Some(w).filter(&races).or_else(|| read(w))))
    }

    fn size_race(&mut self, e: EventId, other: EventId) -> String {
        let graph = &self.graphs[self.level];
        let [there, here] = [other, e].map(|e| graph.event(e).node).map(|node| {
            let position = self.behaviours.position(node);
            place(&self.behaviours.machine, position)
        });
        let rival = match there.trim_end_matches(": ") {
            "" => "another access".to_string(),
            there => format!("the one at {there}"),
        };
        let advice = match self.options.config.model.has_orders() {
            true => "",
            false => "; `--engine dpor` explores such races",
        };
        let what = "race on bytes that are accessed in different sizes: what that leads to was left out";
        format!("{here}this access and {rival} {what}{advice}")
    }
}
