//! A graph as a trace, for models that have no machine which could bring it about.

use super::consistency::Consistency;
use super::event::{Event as GraphEvent, EventId, Kind, NONE};
use super::granules::Span;
use super::parts::extent;
use super::Explorer;
use crate::ir::ast::Ordering;
use crate::machine::bugs::{Bug, BugKind};
use crate::machine::choices::Digits;
use crate::machine::thread::Pending;
use crate::monitors::races::{self, Race};
use crate::trace::{Choice, Event, EventKind, Step, Trace, TraceThread};

/// A trace under construction.
struct Builder {
    trace: Trace,
    /// By name in the graph: the event of the trace.
    ids: Vec<Option<u32>>,
    /// Events of each thread so far.
    counts: Vec<u32>,
}

impl Builder {
    /// A thread made these choices on its way to its next event.
    fn choose(&mut self, thread: u32, digits: Digits) {
        let po = self.counts[thread as usize];
        self.trace.choices.extend(digits.iter().map(|value| Choice { thread, po, value }));
    }

    fn push(&mut self, mut event: Event) -> u32 {
        let id = self.trace.events.len() as u32;
        let count = &mut self.counts[event.thread as usize];
        event.po = *count;
        *count += 1;
        self.trace.events.push(event);
        self.trace.steps.push(Step::Execute(id));
        id
    }
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// These events, each behind those before it in (po ∪ rf)+, and where in the trace each of them is.
    fn trace_of(&mut self, events: &[EventId]) -> (Trace, Vec<Option<u32>>) {
        let graph = &self.graphs[self.level];
        let threads = graph.threads.len();
        let ids = vec![None; graph.events.len()];
        let mut builder = Builder { trace: Trace::default(), ids, counts: vec![0; threads] };
        let exists = |t: &usize| graph.threads[*t].node != NONE;
        let from_start: Vec<u32> =
            (1..threads).filter(|t| exists(t) && graph.threads[*t].creator == NONE).map(|t| t as u32).collect();
        for t in (0..threads).filter(exists) {
            let thread = &self.behaviours.machine.threads[t];
            builder.trace.threads.push(TraceThread {
                id: t as u32,
                parent: thread.identity.parent,
                nth: thread.identity.nth,
                function: thread.entry,
            });
        }
        for t in from_start {
            self.add_creation(&mut builder, t, 0);
        }
        let after = self.outline(events).after;
        for t in (0..threads as u32).filter(|t| self.graphs[self.level].threads[*t as usize].node != NONE) {
            builder.choose(t, self.behaviours.node(self.first_node(t)).own_digits);
        }
        for &e in events {
            self.add_event(&mut builder, e);
            let (event, next) = (self.graphs[self.level].event(e), after[e as usize]);
            if event.steps() && next != NONE && next != event.node {
                builder.choose(event.thread, self.behaviours.node(next).own_digits);
            }
        }
        for &e in events {
            self.add_coherence(&mut builder, e);
        }
        (builder.trace, builder.ids)
    }

    /// What a write overwrote: among the events of the trace.
    fn add_coherence(&self, builder: &mut Builder, e: EventId) {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        if !event.is_write() || event.object {
            return;
        }
        let Some(id) = builder.ids[e as usize] else { return };
        let written = &mut builder.trace.events[id as usize];
        written.co.resize(written.size as usize, None);
        if !event.split {
            written.value = Some(event.value);
        }
        for at in event.addr..event.addr + u64::from(event.bytes) {
            let mut before = self.writer(event.co_prev, at);
            while before != NONE && builder.ids[before as usize].is_none() {
                before = self.writer(graph.event(before).co_prev, at);
            }
            let overwritten = builder.ids.get(before as usize).copied().flatten();
            let written = &mut builder.trace.events[id as usize];
            written.co[(at - written.addr) as usize] = overwritten;
        }
    }

    fn add_creation(&self, builder: &mut Builder, child: u32, position: u32) {
        let parent = self.behaviours.machine.threads[child as usize].identity.parent.unwrap_or(0);
        let op = format!("pthread_create T{child}");
        let event = Event { op, value: Some(u64::from(child)), ..blank(parent, EventKind::Create, position) };
        builder.push(event);
    }

    fn add_event(&mut self, builder: &mut Builder, e: EventId) {
        let event = *self.graphs[self.level].event(e);
        let position = self.behaviours.position(event.node);
        let pending = self.behaviours.node(event.node).pending;
        if event.waits {
            return;
        }
        if event.split && event.is_access() {
            self.add_part(builder, e, &event, &pending, position);
        } else if event.is_write() && event.update {
            // The second part of what its read began.
            builder.ids[e as usize] = builder.ids[event.po_prev as usize];
        } else {
            self.add_first_part(builder, e, &event, &pending, position);
        }
        if event.steps() {
            for child in self.created_behind(e) {
                self.add_creation(builder, child, position);
            }
        }
    }

    /// The parts of an access are one event.
    fn add_part(&self, builder: &mut Builder, e: EventId, event: &GraphEvent, pending: &Pending, position: u32) {
        let Some(Span { addr, bytes }) = extent(pending) else { return };
        let graph = &self.graphs[self.level];
        let before = Some(event.po_prev).filter(|&f| f != NONE && graph.event(f).node == event.node);
        let id = before.and_then(|f| builder.ids[f as usize]).unwrap_or_else(|| {
            let kind = if event.is_read() { EventKind::Read } else { EventKind::Write };
            let rf = if event.is_read() { vec![None; usize::from(bytes)] } else { Vec::new() };
            let order = event.order;
            let blank = blank(event.thread, kind, position);
            builder.push(Event { addr, size: u32::from(bytes), order, value: Some(0), rf, ..blank })
        });
        let made = &mut builder.trace.events[id as usize];
        if event.is_write() && made.kind == EventKind::Read {
            (made.kind, made.old, made.value) = (EventKind::Update, made.value, Some(0));
        }
        let shift = event.addr - addr;
        made.value = made.value.map(|value| value | event.own_value() << (8 * shift));
        builder.ids[e as usize] = Some(id);
        if event.is_read() {
            self.add_sources(builder, event, id);
        }
    }

    /// What a read read: byte by byte, among the events of the trace.
    fn add_sources(&self, builder: &mut Builder, event: &GraphEvent, id: u32) {
        for at in event.addr..event.addr + u64::from(event.bytes) {
            let source = builder.ids.get(self.writer(event.rf, at) as usize).copied().flatten();
            let made = &mut builder.trace.events[id as usize];
            made.rf[(at - made.addr) as usize] = source;
        }
    }

    fn add_first_part(&self, builder: &mut Builder, e: EventId, event: &GraphEvent, pending: &Pending, position: u32) {
        let source = builder.ids.get(event.rf as usize).copied().flatten();
        let common = |kind| Event { addr: event.addr, order: event.order, ..blank(event.thread, kind, position) };
        let made = match event.kind {
            Kind::Join => {
                for &(_, target, _) in self.graphs[self.level].joined.iter().filter(|&&(join, _, _)| join == e) {
                    let op = format!("pthread_join T{target}");
                    builder.push(Event { op, value: Some(u64::from(target)), ..common(EventKind::Join) });
                }
                return;
            }
            Kind::Fence => Event { op: "fence".to_string(), ..common(EventKind::Fence) },
            Kind::End if event.leaves => return,
            Kind::End => Event { op: "free".to_string(), size: event.new as u32, ..common(EventKind::Free) },
            Kind::Fault => Event { op: "error".to_string(), ..common(EventKind::Stop) },
            Kind::Read | Kind::Write => match *pending {
                Pending::Object { object, op, .. } => {
                    let machine = &self.behaviours.machine;
                    let addr = machine.objects.address(object);
                    let name = format!("{}({})", op.name(), machine.location(addr, 1));
                    let rf = source.map_or(Vec::new(), |id| vec![Some(id)]);
                    Event { addr, op: name, value: Some(event.value), rf, ..common(EventKind::Object) }
                }
                _ if event.is_write() => {
                    Event { size: u32::from(event.bytes), value: Some(event.value), ..common(EventKind::Write) }
                }
                _ => {
                    let bytes = event.addr..event.addr + u64::from(event.bytes);
                    let source = |at| builder.ids.get(self.writer(event.rf, at) as usize).copied().flatten();
                    let rf = bytes.map(source).collect();
                    let kind = if event.update { EventKind::Update } else { EventKind::Read };
                    let order = if event.compares && !event.update { event.failure } else { event.order };
                    Event {
                        size: u32::from(event.bytes),
                        order,
                        value: Some(event.value),
                        old: event.update.then_some(event.value),
                        rf,
                        ..common(kind)
                    }
                }
            },
        };
        builder.ids[e as usize] = Some(builder.push(made));
    }

    /// The threads created in the step behind an event.
    fn created_behind(&self, e: EventId) -> Vec<u32> {
        let graph = &self.graphs[self.level];
        let is_child = |t: &usize| graph.threads[*t].node != NONE && graph.threads[*t].creator == e;
        (0..graph.threads.len()).filter(is_child).map(|t| t as u32).collect()
    }

    /// The trace of the whole graph.
    pub(super) fn whole_trace(&mut self) -> Trace {
        let events = self.in_porf_order(|_| true);
        self.trace_of(&events).0
    }

    fn in_porf_order(&self, wanted: impl Fn(EventId) -> bool) -> Vec<EventId> {
        let graph = &self.graphs[self.level];
        let mut events: Vec<EventId> = graph.sequence.iter().copied().filter(|&e| wanted(e)).collect();
        events.sort_by_key(|&e| graph.porf.count(e));
        events
    }

    /// Note a bug that shows in these events and what is before them.
    pub(super) fn add_trace_bug(&mut self, bug: Bug, last: &[EventId]) {
        let graph = &self.graphs[self.level];
        let wanted = |e: EventId| last.contains(&e) || last.iter().any(|&l| graph.porf.has(l, e));
        let events = self.in_porf_order(wanted);
        let (trace, _) = self.trace_of(&events);
        if self.report.add_bug(bug, &[]) {
            if let Some(found) = self.report.bugs.last_mut() {
                found.trace = Some(trace);
            }
        }
    }

    /// A bug of the thread of `e`, at `e`.
    pub(super) fn bug_at(&mut self, e: EventId, kind: BugKind, message: String) -> Bug {
        let event = *self.graphs[self.level].event(e);
        self.behaviours.position(event.node);
        self.behaviours.machine.bug(event.thread as usize, kind, message)
    }

    /// Two accesses race: `second` is the newer one.
    pub(super) fn add_data_race(&mut self, first: EventId, second: EventId) {
        let graph = &self.graphs[self.level];
        let wanted = |e: EventId| [first, second].iter().any(|&l| l == e || graph.porf.has(l, e));
        let events = self.in_porf_order(wanted);
        let (trace, ids) = self.trace_of(&events);
        let (Some(a), Some(b)) = (ids[first as usize], ids[second as usize]) else { return };
        let race = Race { first: a.min(b), second: a.max(b) };
        let places = race.places(&trace);
        if self.report.races.insert(places) {
            let bug = races::bug(&self.behaviours.machine, &trace, &race);
            self.report.bugs.push(crate::engines::FoundBug {
                bug,
                schedule: Vec::new(),
                trace: Some(trace),
                race: Some(places),
            });
        }
    }
}

fn blank(thread: u32, kind: EventKind, position: u32) -> Event {
    Event {
        thread,
        po: 0,
        kind,
        op: String::new(),
        addr: 0,
        size: 0,
        order: Ordering::NotAtomic,
        value: None,
        old: None,
        rf: Vec::new(),
        co: Vec::new(),
        position,
    }
}
