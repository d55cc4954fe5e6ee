//! The exploration core of Treadle: from LLVM IR text to a verdict.
//!
//! Data flows one way: [`ir`] reads text, [`program`] lowers it to bytecode, [`machine`] runs threads, [`engines`] explore,
//! [`trace`] turns one explored execution into a Shasha-Snir trace, [`monitors`] look at traces.
#![forbid(unsafe_code)]

pub mod engines;
pub mod ir;
pub mod machine;
pub mod monitors;
pub mod program;
pub mod trace;
