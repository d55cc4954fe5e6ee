//! Python bindings: nothing but conversion. `python/treadle/_treadle.pyi` documents every function.
//!
//! * [`options`]: what Python asks for; [`report`]: what it gets, as [`json`];
//! * [`worker`]: the thread on which the core runs.

mod json;
mod options;
mod report;
mod worker;

use options::{Request, MODELS};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::time::{Duration, Instant};
use treadle_core::engines::{self, Report};
use treadle_core::machine::library::Posix;
use treadle_core::{ir, program};
use worker::{Panicked, Shared};

#[pyfunction]
fn models() -> Vec<&'static str> {
    MODELS.map(|(name, _)| name).to_vec()
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
    match worker::run(py, progress.as_ref(), |shared| explore(&request, modules, shared))? {
        Ok(answer) => answer.map_err(PyValueError::new_err::<String>),
        Err(Panicked(why)) => Ok(report::unknown(&request, format!("internal error, please report it: {why}"))),
    }
}

/// From IR text to the answer; an error is a compiler-style message.
fn explore(request: &Request, modules: Vec<(String, String)>, shared: &Shared) -> Result<String, String> {
    let mut read = Vec::with_capacity(modules.len());
    for (name, text) in modules {
        let module = ir::read(&text, &name).map_err(|error| error.to_string())?;
        read.push((name, module));
    }
    let program = program::build(read, &Posix).map_err(|error| error.to_string())?;
    let start = Instant::now();
    let mut poll = |known: &Report| {
        if !shared.tell(known.executions, known.blocked.total()) {
            return Some("interrupted".to_string());
        }
        let limit = request.max_time.filter(|limit| start.elapsed().as_secs_f64() >= *limit)?;
        Some(format!("stopped after {limit} s (`--max-time`)"))
    };
    let mut options = request.options.clone();
    let limit = request.max_time.and_then(|limit| Duration::try_from_secs_f64(limit).ok());
    options.config.deadline = limit.and_then(|limit| start.checked_add(limit));
    let found = engines::explore(request.engine, &program, &options, &mut poll);
    let seconds = start.elapsed().as_secs_f64();
    Ok(report::result(request, &program, found, seconds))
}

#[pyfunction]
fn print_ir(py: Python<'_>, text: String, name: String) -> PyResult<String> {
    match worker::run(py, None, |_| ir::read(&text, &name).map(|module| ir::print::print(&module)))? {
        Ok(answer) => answer.map_err(|error| PyValueError::new_err(error.to_string())),
        Err(Panicked(why)) => Err(PyRuntimeError::new_err(why)),
    }
}

#[pymodule]
fn _treadle(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add_function(wrap_pyfunction!(models, m)?)?;
    m.add_function(wrap_pyfunction!(check, m)?)?;
    m.add_function(wrap_pyfunction!(print_ir, m)?)
}
