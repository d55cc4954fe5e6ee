//! What Python asks for, as the core takes it.

use crate::memory;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use treadle_core::engines::{Engine, Options, Reduction};
use treadle_core::machine::StoreModel;

/// What `--engine auto` is for the models that every engine knows. The others have `graph` alone.
const AUTO: Engine = Engine::Graph;

/// The models by name, in the order in which to list them.
pub const MODELS: [(&str, StoreModel); 5] = [
    ("sc", StoreModel::Sc),
    ("tso", StoreModel::Tso),
    ("pso", StoreModel::Pso),
    ("ra", StoreModel::Ra),
    ("rc11", StoreModel::Rc11),
];

/// What takes over if that cannot do something that the program does.
const SECOND: Engine = Engine::Dpor;

/// A request of Python's.
#[derive(Clone)]
pub struct Request {
    pub model: &'static str,
    pub engine: Engine,
    /// Takes over if `engine` refuses the program.
    pub second: Option<Engine>,
    pub options: Options,
    /// Seconds.
    pub max_time: Option<f64>,
    /// Bytes of resident memory of this process.
    pub max_memory: Option<u64>,
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
        options.keep_traces = flag("keep_traces")?;
        options.max_depth = member(given, "max_depth")?.extract()?;
        let jobs: Option<usize> = member(given, "jobs")?.extract()?;
        options.jobs = jobs.unwrap_or_else(|| available_parallelism().map_or(1, NonZeroUsize::get));
        let max_memory: Option<u64> = member(given, "max_memory")?.extract()?;
        if max_memory.is_some() && memory::resident().is_none() {
            return Err(PyValueError::new_err(
                "max_memory: this machine does not tell how much memory a process takes",
            ));
        }
        let name = word("engine")?;
        let engine = engine(&name, &options)?;
        let second = (name == "auto" && only_graph(&options).is_none()).then_some(SECOND);
        Ok(Request { model, engine, second, options, max_time: member(given, "max_time")?.extract()?, max_memory })
    }
}

/// The engine for a request, if it can serve it.
fn engine(name: &str, options: &Options) -> PyResult<Engine> {
    let only_graph = only_graph(options);
    let engine = match (name, &only_graph) {
        ("graph", _) | ("auto", Some(_)) => Engine::Graph,
        ("auto", None) => AUTO,
        ("dpor", _) => Engine::Dpor,
        ("naive", _) => Engine::Naive,
        (other, _) => return Err(refuse("engine", other)),
    };
    match only_graph {
        Some(what) if engine != Engine::Graph => {
            Err(PyValueError::new_err(format!("engine `{name}` does not know {what}; use engine `graph`")))
        }
        _ => Ok(engine),
    }
}

/// What of a request no other engine does.
fn only_graph(options: &Options) -> Option<String> {
    let orders = options.config.model.has_orders();
    let all = [
        (orders, format!("the model `{}`", options.config.model.name())),
        (options.max_depth.is_some(), "max_depth".to_string()),
        (options.keep_traces, "all_states".to_string()),
    ];
    all.into_iter().find(|(wanted, _)| *wanted).map(|(_, what)| what)
}

fn member<'py>(given: &Bound<'py, PyDict>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    given.get_item(name)?.ok_or_else(|| PyValueError::new_err(format!("error: the option `{name}` is missing")))
}

fn refuse(what: &str, given: &str) -> PyErr {
    PyValueError::new_err(format!("error: no {what} named `{given}`"))
}
