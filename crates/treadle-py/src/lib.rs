//! Python bindings: nothing but conversion.

use pyo3::prelude::*;

#[pymodule]
fn _treadle(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("__version__", env!("CARGO_PKG_VERSION"))
}
