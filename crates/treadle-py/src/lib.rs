//! Python bindings: nothing but conversion. `python/treadle/_treadle.pyi` documents every function.

mod json;
mod worker;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use treadle_core::ir;
use worker::Panicked;

const MODELS: [&str; 3] = ["sc", "tso", "pso"];

#[pyfunction]
fn models() -> Vec<&'static str> {
    MODELS.to_vec()
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
    let _ = options;
    if !MODELS.contains(&model) {
        return Err(PyValueError::new_err(format!("error: no model named `{model}`")));
    }
    let answer = worker::run(py, progress.as_ref(), |shared| {
        for (name, text) in &modules {
            ir::read(text, name).map_err(|error| error.to_string())?;
        }
        shared.tell(0, 0);
        Ok(unknown(model, "this build has no engine"))
    })?;
    match answer {
        Ok(answer) => answer.map_err(PyValueError::new_err::<String>),
        Err(Panicked(why)) => Ok(unknown(model, &format!("internal error, please report it: {why}"))),
    }
}

/// A result without an exploration.
fn unknown(model: &str, reason: &str) -> String {
    let mut w = json::Writer::default();
    w.object(|w| {
        w.member("model", model);
        w.member("engine", "dpor");
        w.member("verdict", "unknown");
        w.member("reason", reason);
        w.member("executions", 0u64);
        w.member("blocked", Blocked::default());
        w.member("time_s", 0.0);
        w.member("warnings", Vec::<String>::new());
        w.member("bugs", Vec::<String>::new());
    });
    w.finish()
}

#[derive(Default)]
struct Blocked {
    spin: u64,
    assume: u64,
    bound: u64,
    deadlock: u64,
    pruned: u64,
}

impl json::Value for Blocked {
    fn write(&self, w: &mut json::Writer) {
        w.object(|w| {
            w.member("spin", self.spin);
            w.member("assume", self.assume);
            w.member("bound", self.bound);
            w.member("deadlock", self.deadlock);
            w.member("pruned", self.pruned);
            w.member("error", 0u64);
            w.member("unsupported", 0u64);
        });
    }
}

#[pyfunction]
fn print_ir(py: Python<'_>, text: String, name: String) -> PyResult<String> {
    let answer = worker::run(py, None, |_| {
        ir::read(&text, &name).map(|module| ir::print::print(&module))
    })?;
    match answer {
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
