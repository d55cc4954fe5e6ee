//! Exploring with several workers.
//!
//! The tree of choices is split where it is tried: a worker that has nothing to do is handed what is left to try at the
//! oldest frame of another one, the largest part that it can give away, as the list of choices that leads there. Whoever
//! takes it makes these choices again, in its own graph, and goes on; nothing else is shared but the names of threads.
//!
//! # The result does not depend on the workers
//!
//! Parts have keys, ordered as one worker alone would explore them: what a worker gives away comes behind all that it has
//! left, and what it gave away later (at a deeper frame) before what it gave away earlier. Reports are joined in this order.
//! When a bug ends the exploration, parts behind it are dropped and those before it are still explored: the bug that is
//! reported, and what was counted before it, are those that one worker would have come to.

use super::super::{Options, Poll, Report};
use super::consistency::Consistency;
use super::granules::Lessons;
use super::{Explorer, Root};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Where a part of the tree stands among the others.
type Key = Vec<u32>;

/// A part of the tree of choices.
pub struct Item {
    key: Key,
    /// The choice of each frame from the first one on; of the last frame the first choice that is left.
    path: Vec<u32>,
}

/// What the workers share.
#[derive(Default)]
pub struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// Workers that wait for something to do.
    hungry: AtomicUsize,
    executions: AtomicU64,
    steps: AtomicU64,
}

#[derive(Default)]
struct State {
    items: Vec<Item>,
    running: usize,
    reports: Vec<(Key, Report)>,
    /// The part in which a bug ended the exploration, the first one in order.
    ended: Option<Key>,
    /// Why everybody has to stop.
    stopped: Option<String>,
    /// Memory has to be cut in another way: everybody stops.
    lessons: Lessons,
}

/// The side of a worker.
pub struct Worker<'s> {
    shared: &'s Shared,
    key: Key,
    given: u32,
    /// What it has published of its report.
    executions: u64,
    steps: u64,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wait for something to do. `None`: there is nothing any more. `idle` is asked now and then for a reason to stop.
    fn take(&self, idle: &mut dyn FnMut(&Shared) -> Option<String>) -> Option<Item> {
        let mut state = self.state();
        self.hungry.fetch_add(1, Ordering::Relaxed);
        loop {
            if let Some(ended) = state.ended.clone() {
                state.items.retain(|item| item.key < ended);
            }
            let item = if state.stopped.is_some() { None } else { state.items.pop() };
            if item.is_some() || state.running == 0 || state.stopped.is_some() {
                state.running += usize::from(item.is_some());
                self.hungry.fetch_sub(1, Ordering::Relaxed);
                return item;
            }
            let waited = self.changed.wait_timeout(state, Duration::from_millis(20));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            drop(state);
            let reason = idle(self);
            state = self.state();
            if reason.is_some() {
                state.stopped = reason;
                self.changed.notify_all();
            }
        }
    }

    fn finish(&self, key: Key, report: Report, ends: bool) {
        let mut state = self.state();
        state.running -= 1;
        if ends && state.ended.as_ref().is_none_or(|ended| key < *ended) {
            state.ended = Some(key.clone());
        }
        state.reports.push((key, report));
        self.changed.notify_all();
    }

    fn take_lessons(&self) -> Lessons {
        std::mem::take(&mut self.state().lessons)
    }

    /// The reports of all parts as one, in the order of the parts.
    fn join(self, into: &mut Report) {
        let State { mut reports, ended, stopped, .. } = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        reports.sort_by(|(a, _), (b, _)| a.cmp(b));
        for (key, report) in reports {
            if stopped.is_some() || ended.as_ref().is_none_or(|ended| key <= *ended) {
                into.absorb(report);
            }
        }
    }
}

impl Worker<'_> {
    /// Does somebody wait for something to do?
    #[inline]
    pub fn is_asked(&self) -> bool {
        self.shared.hungry.load(Ordering::Relaxed) > 0
    }

    /// Tell the others how far this worker is. Returns why it has to stop.
    fn report(&mut self, report: &Report) -> Option<String> {
        self.shared.executions.fetch_add(report.executions - self.executions, Ordering::Relaxed);
        self.shared.steps.fetch_add(report.steps - self.steps, Ordering::Relaxed);
        (self.executions, self.steps) = (report.executions, report.steps);
        let state = self.shared.state();
        let behind = state.ended.as_ref().is_some_and(|ended| *ended < self.key);
        state.stopped.clone().or_else(|| behind.then(String::new))
    }

    fn give(&mut self, path: Vec<u32>) {
        let mut state = self.shared.state();
        let mut key = self.key.clone();
        key.push(u32::MAX - self.given);
        self.given += 1;
        state.items.push(Item { key, path });
        drop(state);
        self.shared.changed.notify_all();
    }

    fn has_enough(&self) -> bool {
        self.shared.state().items.len() >= self.shared.hungry.load(Ordering::Relaxed)
    }
}

/// Tells the others to stop if its worker panics: nobody is to wait for it.
struct Alarm<'s>(&'s Shared);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut state = self.0.state();
            state.running -= 1;
            state.stopped = Some("internal error of a worker".to_string());
            drop(state);
            self.0.changed.notify_all();
        }
    }
}

/// Go on with an exploration that has begun, together with others.
pub fn explore<'p, C: Consistency>(explorer: &mut Explorer<'p, '_, C>, root: Root, options: &Options, poll: Poll) {
    let shared = Shared::default();
    shared.state().running = 1;
    let begun = std::mem::replace(&mut explorer.report, Report::begin(options));
    std::thread::scope(|scope| {
        for _ in 1..options.jobs {
            let shared = &shared;
            let program = explorer.program;
            let seen = explorer.commuting.clone();
            scope.spawn(move || {
                let Some(mut worker) = Explorer::<C>::again(program, options, root) else { return };
                worker.commuting = seen;
                worker.work(shared, None, &mut |_| None, &Report::default());
            });
        }
        explorer.work(&shared, Some(Key::new()), poll, &begun);
    });
    explorer.report = begun;
    explorer.lessons.add(shared.take_lessons());
    shared.join(&mut explorer.report);
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Explore parts until there are none. `begun` is what had been found before; the poll is told the sums.
    fn work(&mut self, shared: &Shared, mut part: Option<Key>, poll: Poll, begun: &Report) {
        let mut sums = |shared: &Shared, estimate| {
            let report = Report {
                executions: begun.executions + shared.executions.load(Ordering::Relaxed),
                steps: begun.steps + shared.steps.load(Ordering::Relaxed),
                estimate,
                ..Report::default()
            };
            poll(&report)
        };
        let estimate = begun.estimate;
        loop {
            let key = match part.take() {
                Some(key) => key,
                None => {
                    let Some(item) = shared.take(&mut |shared| sums(shared, estimate)) else { return };
                    self.report = Report::begin(self.options);
                    self.reset();
                    self.follow(&item.path);
                    item.key
                }
            };
            let mut worker = Worker { shared, key, given: 0, executions: 0, steps: 0 };
            let _alarm = Alarm(shared);
            self.run(Some(&mut worker), &mut |worker, report| {
                let reason = worker.and_then(|worker| worker.report(report));
                reason.or_else(|| {
                    let reason = sums(shared, estimate);
                    if reason.is_some() {
                        shared.state().stopped.clone_from(&reason);
                    }
                    reason
                })
            });
            worker.report(&self.report);
            let mut report = std::mem::take(&mut self.report);
            self.behaviours.machine.report_limits(&mut report);
            if self.scouts() {
                let mut state = shared.state();
                state.lessons.add(std::mem::take(&mut self.lessons));
                state.stopped = Some(String::new());
            }
            let ends = !report.bugs.is_empty() && !self.options.keep_going;
            shared.finish(worker.key, report, ends);
        }
    }

    /// Give the oldest choices that are left away.
    #[cold]
    pub(super) fn give(&mut self, worker: &mut Worker) {
        if worker.has_enough() {
            return;
        }
        let Some(at) = self.frames.iter().take_while(|f| f.can_be_followed()).position(|f| f.has_more()) else {
            return;
        };
        let mut path: Vec<u32> = self.frames[..=at].iter().map(|f| f.choice()).collect();
        // Of the last frame what comes next.
        path[at] += 1;
        self.frames[at].close();
        worker.give(path);
    }

    /// Make the choices that lead to a part, and leave only those of the part to be tried.
    fn follow(&mut self, path: &[u32]) {
        for (i, &choice) in path.iter().enumerate() {
            while self.frames.len() <= i {
                if !self.extend() {
                    self.report.cut("internal: a part of the exploration that cannot be found".to_string());
                    return;
                }
            }
            self.drop_frames(i + 1);
            self.frames[i].choose(choice);
            if i + 1 == path.len() {
                return;
            }
            if self.frames[i].is_of_event() {
                self.advance();
            }
            self.frames[i].close();
        }
    }
}
