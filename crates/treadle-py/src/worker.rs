//! Runs the core on a thread of its own: with a stack that deep input does not overflow, with panics caught, and with the
//! calling thread free to tell Python how far it is and to hear of Ctrl-C, which Python tells its main thread only.

use crate::json::Writer;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, Once};
use std::thread;
use std::time::{Duration, Instant};
use treadle_core::engines::report::Estimate;

const NAME: &str = "treadle";
const STACK_BYTES: usize = 1 << 28;
const TICK: Duration = Duration::from_millis(100);

/// What the core and the calling thread tell each other.
#[derive(Default)]
pub struct Shared {
    executions: AtomicU64,
    blocked: AtomicU64,
    estimate: Mutex<Option<Estimate>>,
    stop: AtomicBool,
}

impl Shared {
    /// Called by the core now and then: takes the numbers; false asks it to stop.
    pub fn tell(&self, executions: u64, blocked: u64, estimate: Option<Estimate>) -> bool {
        if let (Some(_), Ok(mut known)) = (estimate, self.estimate.lock()) {
            *known = estimate;
        }
        self.executions.store(executions, Ordering::Relaxed);
        self.blocked.store(blocked, Ordering::Relaxed);
        !self.stop.load(Ordering::Relaxed)
    }
}

/// A panic of the core, as a sentence.
pub struct Panicked(pub String);

/// Run `job` and call `progress` about ten times a second meanwhile. An exception in `progress` stops the job and is raised.
pub fn run<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    job: impl FnOnce(&Shared) -> T + Send,
) -> PyResult<Result<T, Panicked>> {
    remember_panics();
    let shared = Shared::default();
    let done = (Mutex::new(false), Condvar::new());
    let start = Instant::now();
    thread::scope(|scope| {
        let work = || {
            let result = catch_unwind(AssertUnwindSafe(|| job(&shared)));
            if let Ok(mut finished) = done.0.lock() {
                *finished = true;
            }
            done.1.notify_one();
            result.map_err(|_| Panicked(LAST_PANIC.take()))
        };
        let worker = thread::Builder::new().name(NAME.to_string()).stack_size(STACK_BYTES).spawn_scoped(scope, work)?;
        let mut failure = None;
        while !py.allow_threads(|| wait(&done)) {
            if failure.is_none() {
                let answer = match progress {
                    Some(callback) => tick(callback, &shared, start),
                    None => py.check_signals().map(|()| true),
                };
                if !matches!(answer, Ok(true)) {
                    shared.stop.store(true, Ordering::Relaxed);
                }
                failure = answer.err();
            }
        }
        let result = py.allow_threads(|| worker.join()).unwrap_or_else(|_| Err(Panicked(String::new())));
        failure.map_or(Ok(result), Err)
    })
}

/// Wait for the end or the next tick; true at the end.
fn wait((finished, changed): &(Mutex<bool>, Condvar)) -> bool {
    let Ok(guard) = finished.lock() else { return true };
    changed.wait_timeout_while(guard, TICK, |finished| !*finished).map_or(true, |(finished, _)| *finished)
}

fn tick(callback: &Bound<'_, PyAny>, shared: &Shared, start: Instant) -> PyResult<bool> {
    let mut text = Writer::default();
    text.object(|w| {
        w.member("executions", shared.executions.load(Ordering::Relaxed));
        w.member("blocked", shared.blocked.load(Ordering::Relaxed));
        w.member("elapsed_s", start.elapsed().as_secs_f64());
        w.member("estimate", shared.estimate.lock().map_or(None, |known| *known));
    });
    callback.call1((text.finish(),))?.is_truthy()
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keep the message of a panic on our threads instead of printing it.
fn remember_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if thread::current().name() != Some(NAME) {
                return before(info);
            }
            let payload = info.payload();
            let text = payload.downcast_ref::<&str>().map(|text| text.to_string());
            let text = text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default();
            let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line())).unwrap_or_default();
            LAST_PANIC.set(format!("{text}{place}"));
        }));
    });
}
