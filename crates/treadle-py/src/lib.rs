//! Python bindings: nothing but conversion. `python/treadle/_treadle.pyi` documents every function.
//!
//! * [`options`]: what Python asks for; [`orders`]: what it asks about a program;
//! * [`report`]: what it gets, as [`json`]; [`execution`]: an execution in it, with [`names`] for its locations and an
//!   [`order`] to tell it in;
//! * [`worker`]: the thread on which the core runs; [`memory`]: how much it takes.

mod execution;
mod json;
mod memory;
mod names;
mod options;
mod order;
mod orders;
mod report;
mod worker;

use options::{Request, MODELS};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use report::Taken;
use std::time::{Duration, Instant};
use treadle_core::engines::{self, Report};
use treadle_core::ir::ast::Module;
use treadle_core::machine::library::Posix;
use treadle_core::program::Program;
use treadle_core::{ir, program};
use worker::{Panicked, Shared};

/// How often the memory limit is looked at.
const MEMORY_TICK: Duration = Duration::from_millis(20);

#[pyfunction]
fn models() -> Vec<&'static str> {
    MODELS.map(|(name, _)| name).to_vec()
}

#[pyfunction]
fn engine(py: Python<'_>, model: &str, options: &str) -> PyResult<&'static str> {
    Ok(Request::read(py, model, options)?.engine.name())
}

#[pyfunction]
fn uses_weak_orders(py: Python<'_>, modules: Vec<(String, String)>) -> PyResult<bool> {
    let look = |_: &Shared| -> Result<bool, String> {
        let modules = read(modules)?.into_iter().map(|(_, module)| module).collect::<Vec<_>>();
        Ok(orders::weak(&modules))
    };
    match worker::run(py, None, look)? {
        Ok(answer) => answer.map_err(PyValueError::new_err),
        Err(Panicked(why)) => Err(PyRuntimeError::new_err(why)),
    }
}

#[pyfunction]
#[pyo3(signature = (modules, model, options, progress))]
fn check(
    py: Python<'_>,
    modules: Vec<(String, String)>,
    model: &str,
    options: &str,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<String> {
    let request = Request::read(py, model, options)?;
    match worker::run(py, progress.as_ref(), |shared| explore(request.clone(), modules, shared))? {
        Ok(answer) => answer.map_err(PyValueError::new_err::<String>),
        Err(Panicked(why)) => Ok(report::unknown(&request, format!("internal error, please report it: {why}"))),
    }
}

#[pyfunction]
#[pyo3(signature = (modules, model, options, walks, progress))]
fn estimate(
    py: Python<'_>,
    modules: Vec<(String, String)>,
    model: &str,
    options: &str,
    walks: u32,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<String> {
    let request = Request::read(py, model, options)?;
    let walk = |shared: &Shared| -> Result<String, String> {
        let program = build(modules)?;
        let limits = Limits::start(request.max_time, request.max_memory, shared);
        let options = limits.options(&request);
        let found = engines::graph::estimate(&program, &options, walks, &mut |known| limits.reached(known));
        Ok(report::estimate(&request, &found))
    };
    match worker::run(py, progress.as_ref(), walk)? {
        Ok(answer) => answer.map_err(PyValueError::new_err::<String>),
        Err(Panicked(why)) => Err(PyRuntimeError::new_err(why)),
    }
}

#[pyfunction]
fn print_ir(py: Python<'_>, text: String, name: String) -> PyResult<String> {
    match worker::run(py, None, |_| ir::read(&text, &name).map(|module| ir::print::print(&module)))? {
        Ok(answer) => answer.map_err(|error| PyValueError::new_err(error.to_string())),
        Err(Panicked(why)) => Err(PyRuntimeError::new_err(why)),
    }
}

/// From IR text to the answer; an error is a compiler-style message.
fn explore(mut request: Request, modules: Vec<(String, String)>, shared: &Shared) -> Result<String, String> {
    let program = build(modules)?;
    let (max_time, max_memory) = (request.max_time, request.max_memory);
    let limits = Limits::start(max_time, max_memory, shared);
    let options = limits.options(&request);
    let cpu = cpu_seconds();
    let explore = |engine| engines::explore(engine, &program, &options, &mut |known| limits.reached(known));
    let mut found = explore(request.engine);
    if let Some(other) = request.second.filter(|_| found.refused && found.bugs.is_empty()) {
        request.engine = other;
        found = explore(other);
    }
    let taken = Taken { wall: limits.start.elapsed().as_secs_f64(), cpu: cpu_seconds() - cpu };
    Ok(report::result(&request, &program, found, taken))
}

/// Seconds of CPU time that this process has taken, all its threads together. Rust's library has no such clock, Python's has.
fn cpu_seconds() -> f64 {
    let ask = |py: Python<'_>| py.import("time")?.call_method0("process_time")?.extract();
    Python::with_gil(ask).unwrap_or_default()
}

fn build(modules: Vec<(String, String)>) -> Result<Program, String> {
    program::build(read(modules)?, &Posix).map_err(|error| error.to_string())
}

fn read(modules: Vec<(String, String)>) -> Result<Vec<(String, Module)>, String> {
    let one = |(name, text): (String, String)| {
        let module = ir::read(&text, &name).map_err(|error| error.to_string())?;
        Ok((name, module))
    };
    modules.into_iter().map(one).collect()
}

/// When an engine has to stop.
struct Limits<'a> {
    shared: &'a Shared,
    start: Instant,
    max_time: Option<f64>,
    max_memory: Option<u64>,
    /// When to look at the memory again.
    next: std::cell::Cell<Instant>,
}

impl<'a> Limits<'a> {
    fn start(max_time: Option<f64>, max_memory: Option<u64>, shared: &'a Shared) -> Limits<'a> {
        let start = Instant::now();
        Limits { shared, start, max_time, max_memory, next: start.into() }
    }

    /// The options of the exploration that begins now.
    fn options(&self, request: &Request) -> engines::Options {
        let mut options = request.options.clone();
        let limit = self.max_time.and_then(|limit| Duration::try_from_secs_f64(limit).ok());
        options.config.deadline = limit.and_then(|limit| self.start.checked_add(limit));
        options
    }

    /// The reason to stop, if there is one.
    fn reached(&self, known: &Report) -> Option<String> {
        if !self.shared.tell(known.executions, known.blocked.total(), known.estimate) {
            return Some("interrupted".to_string());
        }
        if let Some(limit) = self.max_time.filter(|limit| self.start.elapsed().as_secs_f64() >= *limit) {
            return Some(format!("stopped after {limit} s (`--max-time`)"));
        }
        let limit = self.max_memory?;
        let now = Instant::now();
        if now < self.next.get() {
            return None;
        }
        self.next.set(now + MEMORY_TICK);
        let taken = memory::resident().filter(|taken| *taken > limit)?;
        Some(format!("stopped with {} of memory in use (`--max-memory {}`)", memory::size(taken), memory::size(limit)))
    }
}

#[pymodule]
fn _treadle(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add_function(wrap_pyfunction!(models, m)?)?;
    m.add_function(wrap_pyfunction!(engine, m)?)?;
    m.add_function(wrap_pyfunction!(uses_weak_orders, m)?)?;
    m.add_function(wrap_pyfunction!(check, m)?)?;
    m.add_function(wrap_pyfunction!(estimate, m)?)?;
    m.add_function(wrap_pyfunction!(print_ir, m)?)
}
