//! What Python asks for, as the core takes it.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use treadle_core::engines::{Engine, Options, Reduction};
use treadle_core::machine::StoreModel;

/// The models by name, in the order in which to list them.
pub const MODELS: [(&str, StoreModel); 3] =
    [("sc", StoreModel::Sc), ("tso", StoreModel::Tso), ("pso", StoreModel::Pso)];

/// A request of Python's.
pub struct Request {
    pub model: &'static str,
    pub engine: Engine,
    pub options: Options,
    /// Seconds.
    pub max_time: Option<f64>,
}

impl Request {
    /// Read the JSON object that `_treadle.pyi` describes.
    pub fn read(py: Python<'_>, model: &str, options: &str) -> PyResult<Request> {
        let Some((model, store_model)) = MODELS.into_iter().find(|(name, _)| *name == model) else {
            return Err(refuse("model", model));
        };
        let given = py.import("json")?.call_method1("loads", (options,))?;
        let given = given.downcast::<PyDict>()?;
        let word = |name: &str| -> PyResult<String> { member(given, name)?.extract() };
        let flag = |name: &str| -> PyResult<bool> { member(given, name)?.extract() };
        let engine = match word("engine")?.as_str() {
            "auto" | "dpor" => Engine::Dpor,
            "naive" => Engine::Naive,
            other => return Err(refuse("engine", other)),
        };
        let mut options = Options::new(store_model);
        options.reduction = match word("reduction")?.as_str() {
            "optimal" => Reduction::Optimal,
            "source" => Reduction::Source,
            other => return Err(refuse("reduction", other)),
        };
        options.config.await_spins = match word("spin")?.as_str() {
            "assume" => true,
            "explore" => false,
            other => return Err(refuse("spin", other)),
        };
        options.config.unroll = member(given, "unroll")?.extract()?;
        options.keep_going = flag("keep_going")?;
        options.max_executions = member(given, "max_executions")?.extract()?;
        options.data_races = flag("data_races")?;
        options.collect_traces = flag("debug_duplicates")?;
        Ok(Request { model, engine, options, max_time: member(given, "max_time")?.extract()? })
    }
}

fn member<'py>(given: &Bound<'py, PyDict>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    given.get_item(name)?.ok_or_else(|| PyValueError::new_err(format!("error: the option `{name}` is missing")))
}

fn refuse(what: &str, given: &str) -> PyErr {
    PyValueError::new_err(format!("error: no {what} named `{given}`"))
}
