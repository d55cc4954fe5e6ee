//! The part of the library that is written in C: crates/treadle-core/runtime, compiled to IR by its build.sh.

use super::table::Entry;

/// The modules, by name.
pub static MODULES: &[(&str, &str)] = &[];

/// The functions that a program may call.
pub static ENTRIES: &[Entry] = &[];
