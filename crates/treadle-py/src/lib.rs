//! Python bindings: nothing but conversion. `python/treadle/_treadle.pyi` documents every function.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

const MODELS: [&str; 3] = ["sc", "tso", "pso"];

#[pyfunction]
fn models() -> Vec<&'static str> {
    MODELS.to_vec()
}

#[pyfunction]
#[pyo3(signature = (modules, model, options, progress))]
fn check(
    modules: Vec<(String, String)>,
    model: &str,
    options: &str,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<String> {
    let _ = (modules, options, progress);
    if !MODELS.contains(&model) {
        return Err(PyValueError::new_err(format!("error: no model named `{model}`")));
    }
    Ok(format!(
        r#"{{"model":"{model}","engine":"dpor","verdict":"unknown","reason":"this build has no engine","executions":0,"blocked":{{"spin":0,"assume":0,"bound":0,"deadlock":0,"pruned":0}},"time_s":0.0,"warnings":[],"bugs":[]}}"#
    ))
}

#[pyfunction]
fn print_ir(text: String, name: String) -> PyResult<String> {
    let _ = text;
    Err(PyValueError::new_err(format!("{name}: error: this build has no reader")))
}

#[pymodule]
fn _treadle(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add_function(wrap_pyfunction!(models, m)?)?;
    m.add_function(wrap_pyfunction!(check, m)?)?;
    m.add_function(wrap_pyfunction!(print_ir, m)?)
}
