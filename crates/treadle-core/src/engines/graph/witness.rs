//! From a graph to an execution: an order of steps that a machine can take, for bugs, for endings that need a judgement,
//! and for traces.

use super::consistency::Consistency;
use super::event::{Event, EventId, Kind, NONE};
use super::locations::Location;
use super::Explorer;
use crate::engines::ending::{judge, Ending};
use crate::engines::{on_end, replay, ScheduleStep};
use crate::machine::action::Proc;
use crate::machine::bugs::{Bug, BugKind};
use crate::machine::choices::Digits;
use crate::machine::respond::Final;
use crate::machine::Machine;

/// What has to be known of a graph to schedule its events.
pub(super) struct Outline {
    /// By name: where the thread waits behind the event.
    pub(super) after: Vec<u32>,
    /// By name: main was alone, so that the event is no step of its own.
    alone: Vec<bool>,
    /// Of each thread its events in program order.
    threads: Vec<Vec<EventId>>,
}

impl<C: Consistency> Explorer<'_, '_, C> {
    pub(super) fn outline(&self, events: &[EventId]) -> Outline {
        let graph = &self.graphs[self.level];
        let mut outline = Outline {
            after: vec![NONE; graph.events.len()],
            alone: vec![false; graph.events.len()],
            threads: Vec::new(),
        };
        for (t, thread) in graph.threads.iter().enumerate() {
            let mut node = thread.node;
            let mut own = Vec::new();
            for e in graph.thread_events(t) {
                outline.after[e as usize] = node;
                node = graph.event(e).node;
                own.push(e);
            }
            own.reverse();
            outline.threads.push(own);
        }
        // Threads that exist and are not joined, besides main.
        let from_start = |t: &super::graph::ThreadState| t.node != NONE && t.creator == NONE;
        let mut open = graph.threads.iter().skip(1).filter(|t| from_start(t)).count();
        for &e in events {
            let event = graph.event(e);
            outline.alone[e as usize] = open == 0;
            if event.kind == Kind::Join {
                open -= event.value as usize;
            }
            if event.steps() && outline.after[e as usize] != NONE {
                open += self.created_by(&outline, e).len();
            }
        }
        outline
    }

    /// The threads that the step behind an event created.
    fn created_by(&self, outline: &Outline, e: EventId) -> Vec<u32> {
        let after = outline.after[e as usize];
        if after == self.graphs[self.level].event(e).node {
            return Vec::new();
        }
        self.behaviours.created(after).iter().map(|&root| self.behaviours.node(root).thread).collect()
    }

    /// The steps of these events, each before those that follow it in the model's order.
    pub(super) fn schedule(&self, events: &[EventId]) -> Vec<ScheduleStep> {
        let graph = &self.graphs[self.level];
        let outline = self.outline(events);
        let mut schedule: Vec<ScheduleStep> = Vec::new();
        let at_start = |t: &usize| *t > 0 && graph.threads[*t].node != NONE && graph.threads[*t].creator == NONE;
        let others: Vec<u32> = (0..graph.threads.len()).filter(at_start).map(|t| t as u32).collect();
        let start = match self.options.config.model.buffers() {
            true => self.digits_from(&outline, self.behaviours.node(self.first_node(0)).own_digits, 0, 0, &others),
            false => self.start,
        };
        schedule.push(ScheduleStep { proc: Proc::START, digits: start });
        let mut main_step = 0;
        for &e in events {
            let event = graph.event(e);
            if !event.acts() {
                continue;
            }
            if outline.alone[e as usize] {
                let digits = schedule[main_step].digits.then(event.digits);
                schedule[main_step].digits = digits;
                continue;
            }
            let step = ScheduleStep { proc: self.process(&outline, e), digits: self.digits(&outline, e) };
            let count = if event.kind == Kind::Join { event.value } else { 1 };
            schedule.extend((0..count).map(|_| step));
            if event.thread == 0 && !self.is_buffered(event) {
                main_step = schedule.len() - 1;
            }
        }
        if schedule[0].digits.is_empty() {
            schedule.remove(0);
        }
        schedule
    }

    fn is_buffered(&self, event: &Event) -> bool {
        self.options.config.model.buffers() && event.buffered
    }

    fn process(&self, outline: &Outline, e: EventId) -> Proc {
        let graph = &self.graphs[self.level];
        let event = graph.event(e);
        if !self.is_buffered(event) {
            return Proc::thread(event.thread);
        }
        let own = &outline.threads[event.thread as usize][..=event.index as usize];
        let counts = |f: &&EventId| {
            let event = graph.event(**f);
            !outline.alone[**f as usize] && self.is_buffered(event) && event.acts()
        };
        Proc::commit(event.thread, own.iter().filter(counts).count() as u32)
    }

    /// The choices of a step: a buffered store is none, its thread, and one that it creates, runs on.
    fn digits(&self, outline: &Outline, e: EventId) -> Digits {
        let event = self.graphs[self.level].event(e);
        if self.is_buffered(event) {
            return Digits::NONE;
        }
        if !self.options.config.model.buffers() || outline.after[e as usize] == NONE {
            return event.digits;
        }
        let own = self.behaviours.node(outline.after[e as usize]).own_digits;
        self.digits_from(outline, own, event.thread, event.index + 1, &self.created_by(outline, e))
    }

    /// The choices of a thread that runs on from before its event of this index, after others, and of the threads that it
    /// creates on its way.
    fn digits_from(&self, outline: &Outline, made: Digits, t: u32, index: u32, created: &[u32]) -> Digits {
        let graph = &self.graphs[self.level];
        let mut digits = made;
        let mut children = created.to_vec();
        let own = outline.threads.get(t as usize).map_or(&[][..], Vec::as_slice);
        for &e in own.get(index as usize..).unwrap_or(&[]) {
            if !self.is_buffered(graph.event(e)) || outline.alone[e as usize] {
                break;
            }
            if graph.event(e).steps() {
                digits = digits.then(self.behaviours.node(outline.after[e as usize]).own_digits);
                children.extend(self.created_by(outline, e));
            }
        }
        children.iter().rev().fold(digits, |digits, &child| {
            let digits = digits.then(self.behaviours.node(self.first_node(child)).own_digits);
            self.digits_from(outline, digits, child, 0, &[])
        })
    }

    /// Where a thread waited at first.
    pub(super) fn first_node(&self, t: u32) -> u32 {
        let graph = &self.graphs[self.level];
        let first = graph.thread_events(t as usize).last();
        first.map_or(graph.threads[t as usize].node, |e| graph.event(e).node)
    }

    /// The events for which this holds in an order that the model allows.
    fn in_order(&self, wanted: impl Fn(EventId) -> bool) -> Vec<EventId> {
        let graph = &self.graphs[self.level];
        let mut events: Vec<EventId> = graph.sequence.iter().copied().filter(|&e| wanted(e)).collect();
        events.sort_by_key(|&e| graph.order.count(e));
        if self.mixes {
            return self.with_accesses(&events);
        }
        events
    }

    /// The events before `e` in the model's order, then `e`.
    pub(super) fn up_to(&self, e: EventId) -> Vec<EventId> {
        if self.mixes {
            return self.with_accesses(&[e]);
        }
        let mut events = self.in_order(|f| f != e && self.graphs[self.level].order.has(e, f));
        events.push(e);
        events
    }

    /// The thread of `e` ran into an error in its step.
    pub(super) fn note_error(&mut self, e: EventId) {
        if self.options.config.model.has_orders() {
            let node = self.graphs[self.level].threads[self.graphs[self.level].event(e).thread as usize].node;
            let bug = self.behaviours.errors[self.behaviours.node(node).error as usize].clone();
            self.add_trace_bug(bug, &[e]);
            return;
        }
        let events = self.up_to(e);
        self.note_bug(&events);
    }

    /// The operation `e` is no proper use of its object.
    pub(super) fn note_misuse(&mut self, e: EventId, message: String) {
        if self.options.config.model.has_orders() {
            let bug = self.bug_at(e, BugKind::LockMisuse, message);
            self.add_trace_bug(bug, &[e]);
            return;
        }
        self.note_error(e);
    }

    /// Note the bug to which these events lead.
    pub(super) fn note_bug(&mut self, events: &[EventId]) {
        match self.replay_bug(events) {
            (Some(bug), schedule) => {
                self.report.add_bug(bug, &schedule);
            }
            // What comes after another error, which has been noted.
            (None, _) if !self.report.bugs.is_empty() => {}
            (None, _) => self.report.cut("internal: an error that does not come again".to_string()),
        }
    }

    /// Note the bug to which these events lead, or this one if the machine goes over it.
    pub(super) fn note_bug_or(&mut self, events: &[EventId], otherwise: Bug) {
        let (found, schedule) = self.replay_bug(events);
        self.report.add_bug(found.unwrap_or(otherwise), &schedule);
    }

    /// Run these events on a machine of their own: the error that it meets, and the steps up to there.
    fn replay_bug(&self, events: &[EventId]) -> (Option<Bug>, Vec<ScheduleStep>) {
        let mut schedule = self.schedule(events);
        let mut machine = Machine::new(self.program, self.options.config.clone());
        let first = schedule.first().filter(|step| step.proc == Proc::START);
        machine.start(first.map_or(Digits::NONE, |step| step.digits));
        let steps = schedule.iter().enumerate().filter(|(_, step)| step.proc != Proc::START);
        let mut end = schedule.len();
        for (i, step) in steps {
            if machine.error.is_some() || !machine.enabled(step.proc) {
                end = i;
                break;
            }
            machine.step(step.proc, step.digits);
        }
        schedule.truncate(end);
        (machine.error.take().map(|bug| *bug), schedule)
    }

    /// How did the execution end? Run it on a machine of its own.
    pub(super) fn judge(&mut self) {
        if self.options.config.model.has_orders() {
            return self.judge_without_machine();
        }
        let schedule = self.schedule(&self.in_order(|_| true));
        let mut machine = replay::state(self.program, &self.options.config, &schedule);
        let ending = judge(&mut machine, &mut self.report, &schedule);
        on_end(self.program, self.options, &mut self.report, &schedule, ending == Ending::Complete);
    }

    /// The threads stand where the graph has them: give them the memory that they left.
    fn judge_without_machine(&mut self) {
        self.behaviours.materialise(&self.graphs[self.level]);
        let last = self.last_values();
        let machine = &mut self.behaviours.machine;
        let mark = machine.mark();
        machine.write_final(&last);
        let known = self.report.bugs.len();
        judge(machine, &mut self.report, &[]);
        machine.undo_to(mark);
        if self.report.bugs.len() > known {
            let trace = self.whole_trace();
            self.report.bugs[known].trace = Some(trace);
        }
    }

    /// What is last in coherence.
    fn last_values(&self) -> Final {
        let graph = &self.graphs[self.level];
        let mut last = Final::default();
        for (loc, chain) in graph.chains.iter().enumerate().filter(|(_, chain)| chain.last != NONE) {
            let value = graph.event(chain.last).value;
            match self.locations.get(loc as u32) {
                Location::Bytes { addr, bytes } => last.values.push((addr, bytes, value)),
                Location::Object(object) => {
                    last.objects.extend(self.states.get(value as usize).map(|state| (object, state.clone())));
                }
            }
        }
        last.freed.extend(graph.ends.iter().map(|&e| graph.event(e)).filter(|e| !e.leaves).map(|e| e.addr));
        last
    }

    /// Look at an execution that stops before its end.
    pub(super) fn show_stopped(&mut self) {
        if self.options.data_races && !self.options.config.model.has_orders() {
            let schedule = self.schedule(&self.in_order(|_| true));
            on_end(self.program, self.options, &mut self.report, &schedule, false);
        }
    }

    pub(super) fn show_complete(&mut self) {
        if self.options.config.model.has_orders() {
            let trace = self.whole_trace();
            crate::engines::keep(self.options, &mut self.report, &trace);
            return;
        }
        let schedule = self.schedule(&self.in_order(|_| true));
        let machine = replay::state(self.program, &self.options.config, &schedule);
        if !machine.complete() {
            self.report.cut("internal: a graph that is no execution".to_string());
        }
        on_end(self.program, self.options, &mut self.report, &schedule, true);
    }
}
