//! A program: what is checked. Lowered functions, static data, the source map.

pub mod address;
pub mod bytecode;
pub mod source;

mod assemble;
mod body;
mod build;
mod constants;
mod data;
mod disasm;
mod escape;
mod fault;
mod layout;
mod link;
mod liveness;
mod loops;
mod lower;
mod positions;
mod slots;
mod types;
mod visit;
mod wide_atomics;

pub use build::{build, BuildError, Library};
pub use disasm::disassemble;

use bytecode::{FuncId, Function};
use source::SourceMap;

/// A linked program, ready to run.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub functions: Vec<Function>,
    pub main: FuncId,
    /// Words that `main` takes (0, 1 or 2; argc = 1, argv = one name and a null pointer).
    pub main_params: u32,
    /// Run before `main`, in order (`__attribute__((constructor))`).
    pub constructors: Vec<FuncId>,
    /// Entry of every thread that `pthread_create` starts: `__treadle_thread_start(fn, arg)` of the runtime library, if it
    /// is linked in (it runs the destructors of thread-specific data).
    pub thread_start: Option<FuncId>,
    /// What runs when main returns: `__treadle_main_returned()` of the runtime library, if it is linked in.
    pub main_returned: Option<FuncId>,
    /// Read-only data, at offset 0 of arena [`address::CONSTANTS`].
    pub constants: Image,
    /// Writable globals, at offset 0 of arena [`address::GLOBALS`].
    pub globals: Image,
    /// Initial image of each thread's TLS arena.
    pub tls: Image,
    /// Initial image of each thread's private arena: thread-local variables whose address never escapes.
    pub private_tls: Image,
    pub source: SourceMap,
}

/// The initial contents of an arena. The first object starts at offset 64 or later; at least 16 unused bytes follow each
/// object, so that running over its end is noticed.
#[derive(Clone, Debug, Default)]
pub struct Image {
    pub bytes: Vec<u8>,
    /// Sorted by offset.
    pub objects: Vec<StaticObject>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct StaticObject {
    pub name: String,
    pub offset: u64,
    pub size: u64,
    /// Index in `source.types`, to name fields and elements; `None` without debug information.
    pub ty: Option<u32>,
}
