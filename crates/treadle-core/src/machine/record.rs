//! The recorder: turns what the machine does into a [`Trace`]. Engines explore without it and replay a schedule with it
//! when somebody wants to see an execution.

use super::objects::{Effect, ObjectOp};
use super::thread::Buffered;
use super::Machine;
use crate::ir::ast::Ordering;
use crate::program::address::{arena_of, thread_arena, ThreadArena, CONSTANTS};
use crate::program::bytecode::FuncId;
use crate::trace::{Choice, Event, EventId, EventKind, Step, Trace, TraceThread};
use std::collections::HashMap;

#[derive(Clone, Debug, Default)]
pub struct Recorder {
    pub trace: Trace,
    /// Events of each thread so far.
    counts: HashMap<u32, u32>,
    /// Per byte the last write that reached memory.
    writers: HashMap<u64, EventId>,
    /// Events of the stores that wait in buffers, by thread and number.
    buffered: HashMap<(u32, u32), EventId>,
    /// Per sequential object its operations so far.
    objects: HashMap<u32, Vec<(EventId, Effect)>>,
}

impl Recorder {
    fn push(&mut self, mut event: Event) -> EventId {
        let count = self.counts.entry(event.thread).or_insert(0);
        event.po = *count;
        *count += 1;
        let id = self.trace.events.len() as EventId;
        self.trace.events.push(event);
        self.trace.steps.push(Step::Execute(id));
        id
    }

    /// The event's bytes are in memory now.
    fn reaches_memory(&mut self, id: EventId) {
        let (addr, size) = {
            let event = &self.trace.events[id as usize];
            (event.addr, event.size)
        };
        let bytes = addr..addr + u64::from(size);
        let co = bytes.clone().map(|b| self.writers.get(&b).copied()).collect();
        self.trace.events[id as usize].co = co;
        for byte in bytes {
            self.writers.insert(byte, id);
        }
    }

    fn sources(&self, t: usize, addr: u64, size: u32, own: [u32; 8]) -> Vec<Option<EventId>> {
        (0..size as usize)
            .map(|i| match own[i] {
                0 => self.writers.get(&(addr + i as u64)).copied(),
                store => self.buffered.get(&(t as u32, store)).copied(),
            })
            .collect()
    }
}

impl Machine<'_> {
    /// Begin to record; call before [`Machine::start`].
    pub fn record(&mut self) {
        let mut recorder = Recorder::default();
        let function = self.program.main;
        recorder.trace.threads.push(TraceThread { id: 0, parent: None, nth: 0, function });
        self.recorder = Some(Box::new(recorder));
    }

    /// What has been recorded.
    pub fn take_trace(&mut self) -> Trace {
        self.recorder.take().map(|r| r.trace).unwrap_or_default()
    }

    fn event(&self, t: usize, kind: EventKind) -> Event {
        Event {
            thread: t as u32,
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
            position: self.position(t),
        }
    }

    fn access(&self, t: usize, kind: EventKind, addr: u64, bytes: u8, order: Ordering) -> Option<Event> {
        let arena = arena_of(addr);
        let hidden = arena == thread_arena(t, ThreadArena::Private) || arena == CONSTANTS;
        (self.recorder.is_some() && !hidden).then(|| Event {
            addr,
            size: u32::from(bytes),
            order,
            ..self.event(t, kind)
        })
    }

    #[inline]
    pub(super) fn record_read(&mut self, t: usize, addr: u64, bytes: u8, order: Ordering, value: u64, own: [u32; 8]) {
        if self.recorder.is_none() {
            return;
        }
        if let Some(mut event) = self.access(t, EventKind::Read, addr, bytes, order) {
            if let Some(recorder) = &mut self.recorder {
                event.value = Some(value);
                event.rf = recorder.sources(t, addr, u32::from(bytes), own);
                recorder.push(event);
            }
        }
    }

    /// A store that goes straight to memory.
    #[inline]
    pub(super) fn record_write(&mut self, t: usize, addr: u64, bytes: u8, order: Ordering, value: u64) {
        if self.recorder.is_none() {
            return;
        }
        if let Some(mut event) = self.access(t, EventKind::Write, addr, bytes, order) {
            event.value = Some(value);
            if let Some(recorder) = &mut self.recorder {
                let id = recorder.push(event);
                recorder.reaches_memory(id);
            }
        }
    }

    #[inline]
    pub(super) fn record_update(&mut self, t: usize, addr: u64, bytes: u8, order: Ordering, old: u64, new: u64) {
        if self.recorder.is_none() {
            return;
        }
        if let Some(mut event) = self.access(t, EventKind::Update, addr, bytes, order) {
            if let Some(recorder) = &mut self.recorder {
                event.value = Some(new);
                event.old = Some(old);
                event.rf = recorder.sources(t, addr, u32::from(bytes), [0; 8]);
                let id = recorder.push(event);
                recorder.reaches_memory(id);
            }
        }
    }

    /// A store that enters the thread's store buffer (it is the newest one there).
    pub(super) fn record_buffered(&mut self, t: usize, addr: u64, bytes: u8, order: Ordering, value: u64) {
        let store = self.threads[t].core.stores;
        if let Some(mut event) = self.access(t, EventKind::Write, addr, bytes, order) {
            event.value = Some(value);
            if let Some(recorder) = &mut self.recorder {
                let id = recorder.push(event);
                recorder.buffered.insert((t as u32, store), id);
            }
        }
    }

    pub(super) fn record_commit(&mut self, t: usize, entry: &Buffered) {
        if let Some(recorder) = &mut self.recorder {
            if let Some(&id) = recorder.buffered.get(&(t as u32, entry.store)) {
                recorder.trace.steps.push(Step::Commit(id));
                if recorder.trace.events[id as usize].kind == EventKind::Write {
                    recorder.reaches_memory(id);
                }
            }
        }
    }

    pub(super) fn record_fence(&mut self, t: usize, drains: bool, order: Ordering) {
        if self.recorder.is_some() {
            let op = if drains { "fence".to_string() } else { "fence (no effect here)".to_string() };
            let event = Event { op, order, ..self.event(t, EventKind::Fence) };
            self.push_event(event);
        }
    }

    pub(super) fn record_free(&mut self, t: usize, addr: u64, size: u32) {
        if self.recorder.is_some() {
            let event = Event { addr, size, op: "free".to_string(), ..self.event(t, EventKind::Free) };
            self.push_event(event);
        }
    }

    /// A `free` that waits in the store buffer (it is the newest entry there).
    pub(super) fn record_buffered_free(&mut self, t: usize, addr: u64, size: u32) {
        self.record_free(t, addr, size);
        let store = self.threads[t].core.stores;
        if let Some(recorder) = &mut self.recorder {
            let id = recorder.trace.events.len() as EventId - 1;
            recorder.buffered.insert((t as u32, store), id);
        }
    }

    pub(super) fn record_allocation(&mut self, t: usize, addr: u64, size: u64) {
        if self.recorder.is_some() {
            let op = format!("malloc({size})");
            let event = Event { addr, size: size as u32, op, ..self.event(t, EventKind::Allocate) };
            self.push_event(event);
        }
    }

    pub(super) fn record_create(&mut self, t: usize, child: usize, function: FuncId) {
        let nth = self.threads[child].identity.nth;
        if self.recorder.is_some() {
            let op = format!("pthread_create T{child}");
            let event = Event { op, value: Some(child as u64), ..self.event(t, EventKind::Create) };
            self.push_event(event);
        }
        if let Some(recorder) = &mut self.recorder {
            let parent = Some(t as u32);
            recorder.trace.threads.push(TraceThread { id: child as u32, parent, nth, function });
        }
    }

    pub(super) fn record_join(&mut self, t: usize, target: u32) {
        if self.recorder.is_some() {
            let op = format!("pthread_join T{target}");
            let event = Event { op, value: Some(u64::from(target)), ..self.event(t, EventKind::Join) };
            self.push_event(event);
        }
    }

    pub(super) fn record_section(&mut self, t: usize) {
        if self.recorder.is_some() {
            let event = Event { op: "atomic section".to_string(), ..self.event(t, EventKind::Section) };
            self.push_event(event);
        }
    }

    /// The thread leaves its atomic section: note how many events were inside.
    pub(super) fn record_section_end(&mut self, t: usize) {
        let Some(recorder) = &mut self.recorder else { return };
        let count = recorder.counts.get(&(t as u32)).copied().unwrap_or(0);
        let own = |e: &&mut Event| e.thread == t as u32 && e.kind == EventKind::Section;
        if let Some(event) = recorder.trace.events.iter_mut().rev().find(own) {
            event.value = Some(u64::from(count - event.po - 1));
        }
    }

    pub(super) fn record_object(&mut self, t: usize, object: u32, op: ObjectOp, effect: Effect, value: i64) {
        if self.recorder.is_none() {
            return;
        }
        let addr = self.objects.address(object);
        let order = op.order(effect);
        let op = format!("{}({})", op.name(), self.location(addr, 1));
        let event = Event { addr, op, order, value: Some(value as u64), ..self.event(t, EventKind::Object) };
        let Some(recorder) = &mut self.recorder else { return };
        let history = recorder.objects.entry(object).or_default();
        // The last full write, and what came since that this operation does not commute with.
        let from = history.iter().rposition(|(_, e)| *e == Effect::Write).unwrap_or(0);
        let rf = history[from..].iter().filter(|(_, e)| e.conflicts(effect)).map(|(id, _)| Some(*id)).collect();
        let id = recorder.trace.events.len() as EventId;
        history.push((id, effect));
        recorder.push(Event { rf, ..event });
    }

    /// The thread stopped for good: an error, a failed assumption, a bound.
    pub fn record_stop(&mut self, t: usize, why: &str) {
        if self.recorder.is_some() {
            let event = Event { op: why.to_string(), ..self.event(t, EventKind::Stop) };
            self.push_event(event);
        }
    }

    pub(super) fn record_choice(&mut self, t: usize, value: u8) {
        if let Some(recorder) = &mut self.recorder {
            let thread = t as u32;
            let po = recorder.counts.get(&thread).copied().unwrap_or(0);
            recorder.trace.choices.push(Choice { thread, po, value });
        }
    }

    pub(super) fn record_output(&mut self, text: &[u8]) {
        if let Some(recorder) = &mut self.recorder {
            recorder.trace.output.extend_from_slice(text);
        }
    }

    fn push_event(&mut self, event: Event) {
        if let Some(recorder) = &mut self.recorder {
            recorder.push(event);
        }
    }
}
