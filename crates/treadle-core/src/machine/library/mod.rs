//! The pthread, C and verification library: which functions there are, and who does them.
//!
//! * [`table`]: a row for each function the machine does itself; [`runtime`]: those written in C, with their IR text;
//! * [`native`]: what the machine has to implement; [`math`] and [`format`]: the pure parts of it.

pub mod format;
pub mod math;
pub mod native;
pub mod runtime;
pub mod table;

pub use native::{Native, ObjectFn, Print};
pub use table::{entry, find, Entry, Implementation};

use crate::program::bytecode::LibId;
use crate::program::Library;

/// The library of POSIX threads and C.
#[derive(Clone, Copy, Debug, Default)]
pub struct Posix;

impl Library for Posix {
    fn native(&self, name: &str) -> Option<LibId> {
        table::find_native(name)
    }

    fn runtime(&self) -> &[(&'static str, &'static str)] {
        runtime::MODULES
    }

    fn keeps(&self, name: &str, arg: usize) -> bool {
        table::keeps(name, arg)
    }
}
