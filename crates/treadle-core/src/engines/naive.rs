//! The oracle of the tests: every step that is possible in every state, no reduction by independence.
//!
//! States that were reached with the same partial trace (events so far with rf and co, which stores have reached memory)
//! are equal, threads being deterministic, so each is expanded once. Nothing here knows of races, sleep sets or
//! happens-before: only of the definition of a trace.

use super::ending::{judge, too_long, Ending};
use super::{Options, Poll, Report, ScheduleStep};
use crate::machine::action::Proc;
use crate::machine::choices::Digits;
use crate::machine::Machine;
use crate::program::Program;
use crate::trace::canonical::canonical;
use std::collections::HashSet;

struct Naive<'p, 'o> {
    machine: Machine<'p>,
    options: &'o Options,
    schedule: Vec<ScheduleStep>,
    visited: HashSet<Vec<u8>>,
    report: Report,
    stopped: bool,
}

/// Explore every interleaving.
pub fn explore(program: &Program, options: &Options, poll: Poll) -> Report {
    super::for_each_start(options, |start, report| {
        let mut naive = Naive {
            machine: Machine::new(program, options.config.clone()),
            options,
            schedule: Vec::new(),
            visited: HashSet::new(),
            report,
            stopped: false,
        };
        naive.machine.record();
        naive.machine.start(start);
        let next = naive.machine.choices.next();
        let made = naive.machine.choices.made();
        if !made.is_empty() {
            naive.schedule.push(ScheduleStep { proc: Proc::START, digits: made });
        }
        if naive.machine.error.is_some() {
            naive.note_error();
        }
        if !naive.stopped {
            naive.expand(poll);
        }
        naive.machine.report_limits(&mut naive.report);
        (naive.report, next)
    })
}

impl Naive<'_, '_> {
    fn expand(&mut self, poll: Poll) {
        if !self.visited.insert(self.key()) || self.stopped {
            return;
        }
        if self.visited.len() % 1024 == 0 {
            if let Some(reason) = poll(&self.report) {
                self.report.stop(reason);
                self.stopped = true;
            }
        }
        if self.schedule.len() >= self.options.max_steps {
            self.report.blocked.bound += 1;
            let last = self.schedule.last().map_or(0, |s| s.proc.owner());
            self.report.cut(too_long(&self.machine, self.options, last));
            return;
        }
        let enabled = self.enabled();
        if enabled.is_empty() {
            self.finish();
        }
        for proc in enabled {
            let mut digits = Some(Digits::NONE);
            while let (Some(now), false) = (digits, self.stopped) {
                digits = self.take(proc, now, poll);
            }
        }
    }

    /// Take a step, explore what follows, take it back. Returns the next choices to try in it.
    fn take(&mut self, proc: Proc, digits: Digits, poll: Poll) -> Option<Digits> {
        let mark = self.machine.mark();
        let recorder = self.machine.recorder.clone();
        self.machine.step(proc, digits);
        self.report.steps += 1;
        let next = if proc.is_commit() { None } else { self.machine.choices.next() };
        self.schedule.push(ScheduleStep { proc, digits: self.machine.choices.made() });
        if self.machine.error.is_some() {
            self.note_error();
        }
        // Other threads go on after an error: they may run into others.
        if !self.stopped {
            self.expand(poll);
        }
        self.schedule.pop();
        self.machine.undo_to(mark);
        self.machine.recorder = recorder;
        next
    }

    fn note_error(&mut self) {
        if let Some(bug) = self.machine.error.take() {
            self.report.add_bug(*bug, &self.schedule);
            self.look_for_races();
            self.stopped |= !self.options.keep_going;
        }
    }

    fn look_for_races(&mut self) {
        if let (Some(recorder), true) = (&self.machine.recorder, self.options.data_races) {
            super::look_for_races(&self.machine, &recorder.trace, &mut self.report, &self.schedule);
        }
    }

    fn enabled(&self) -> Vec<Proc> {
        let threads = 0..self.machine.threads.len();
        let commits = threads.clone().flat_map(|t| self.machine.committable(t).map(move |n| Proc::commit(t as u32, n)));
        let steps = threads.map(|t| Proc::thread(t as u32)).filter(|&p| self.machine.enabled(p));
        commits.chain(steps).collect()
    }

    fn finish(&mut self) {
        let bugs = self.report.bugs.len();
        let ending = judge(&mut self.machine, &mut self.report, &self.schedule);
        self.look_for_races();
        self.stopped |= self.report.bugs.len() > bugs && !self.options.keep_going;
        if ending != Ending::Complete {
            return;
        }
        if let (Some(traces), Some(recorder)) = (&mut self.report.traces, &self.machine.recorder) {
            if !traces.seen.insert(canonical(&recorder.trace)) {
                traces.repeats += 1;
            }
        }
    }

    /// The state: the partial trace, which stores still wait in buffers, and where each thread is (which tells choices
    /// apart).
    fn key(&self) -> Vec<u8> {
        let mut key = self.machine.recorder.as_ref().map(|r| canonical(&r.trace)).unwrap_or_default();
        key.push(u8::from(self.machine.failed_commits > 0));
        for thread in &self.machine.threads {
            let state = (&thread.core, &thread.words, &thread.frames, &thread.buffer);
            key.extend_from_slice(format!("{state:?}").as_bytes());
        }
        key
    }
}
