//! The library functions that the machine itself implements: all that needs memory, threads, the scheduler or output.

use super::math::MathFn;
use crate::machine::objects::{MutexKind, ObjectOp};
use crate::program::bytecode::FloatKind;

/// A function of the machine. The comment gives its arguments; each takes one word, results are 0 unless said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Native {
    // Memory.
    /// `(size) -> address`
    Malloc,
    /// `(count, size) -> address` of zeroed bytes
    Calloc,
    /// `(address, size) -> address`; no row uses it: the runtime library does `realloc` with the others
    /// `(align, size) -> address` (`memalign` too)
    AlignedAlloc,
    /// `(out, align, size) -> errno`: stores the address at `*out`
    PosixMemalign,
    /// `(address)`; null does nothing
    Free,
    /// `(address) -> size` of the allocation (`malloc_usable_size`)
    AllocationSize,
    /// `(dst, src, len) -> dst`
    MemCopy,
    /// `(dst, src, len) -> dst`, the ranges may overlap
    MemMove,
    /// `(dst, byte, len) -> dst`
    MemSet,

    // Threads. The id of a thread is its number plus 1, so that no id is 0.
    /// `(out, attr, function, argument) -> errno`: stores the id at `*out`; the thread runs
    /// `__treadle_thread_start(function, argument)`
    ThreadCreate,
    /// `(id, out) -> errno`: stores the result at `*out` unless null
    ThreadJoin,
    /// `(result)`: ends the thread at once (`pthread_exit` of the runtime library runs destructors before)
    ThreadExit,
    /// `() -> id`
    ThreadSelf,
    /// `(id) -> errno`
    ThreadDetach,
    /// No effect at all: `sched_yield`, `usleep` and the like.
    Yield,

    // Verification.
    /// `(condition)`: an execution in which it is 0 is blocked.
    Assume,
    /// `(n) -> 0..n`: every one is tried. n < 1 gives 0.
    Choose,
    /// `() -> value` of so many bits, any at all (`__VERIFIER_nondet_int`)
    Nondet {
        bits: u8,
        signed: bool,
    },
    /// Begin of a section that no other thread interrupts.
    AtomicBegin,
    AtomicEnd,

    // Ends.
    /// `()`: an error of the program (`reach_error`)
    Error,
    /// `(expression, file, line, function)`, three strings and a number: a failed `assert`
    AssertFail,
    /// `(errnum, file, line, function)`: a failed `assert_perror`
    AssertPerrorFail,
    /// `()`
    Abort,
    /// `(code)`: ends the program at once (`exit` of the runtime library runs what `atexit` registered before)
    Exit,
    /// `(buffer, value)`; a value of 0 counts as 1
    LongJmp,

    /// See [`Print`]; `-> bytes written`
    Print(Print),
    /// `(x)`, `(x, y)` or `(x, y, z)`: see [`super::math::math`]
    Math {
        op: MathFn,
        double: bool,
    },
    /// `(text) -> number` of this format that decimal digits are (`strtod` of the runtime library)
    Decimal(FloatKind),
}

impl Native {
    /// Does a step that calls it have several outcomes?
    pub fn chooses(self) -> bool {
        matches!(self, Native::Choose | Native::Nondet { bits: 1, .. })
    }
}

/// Output functions. A stream is a pointer: [`STDIN`], [`STDOUT`] or [`STDERR`], anything else is an error. Variable
/// arguments are words of the call after the named ones (a `long double` takes two); a `va_list` is an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Print {
    /// `(format, ...)`
    Printf,
    /// `(stream, format, ...)`
    Fprintf,
    /// `(file descriptor, format, ...)`
    Dprintf,
    /// `(buffer, format, ...)`
    Sprintf,
    /// `(buffer, size, format, ...)`: at most `size` bytes with the final zero; the result is the full length
    Snprintf,
    /// `(format, va_list)`
    Vprintf,
    /// `(stream, format, va_list)`
    Vfprintf,
    /// `(buffer, format, va_list)`
    Vsprintf,
    /// `(buffer, size, format, va_list)`
    Vsnprintf,
    /// `(string)`, then a newline
    Puts,
    /// `(character) -> character`
    Putchar,
    /// `(string, stream)`
    Fputs,
    /// `(character, stream) -> character`
    Fputc,
    /// `(address, size, count, stream) -> count`
    Fwrite,
    /// `(file descriptor, address, size) -> size`: `write` to 1 or 2
    Write,
}

/// The values of `stdin`, `stdout` and `stderr` (set in runtime/stdio.c): the file descriptor plus 1.
pub const STDIN: u64 = 1;
pub const STDOUT: u64 = 2;
pub const STDERR: u64 = 3;

/// A function that is one operation of a synchronisation object; the address of the object is the first argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectFn {
    /// The operation has no parameters.
    Plain(ObjectOp),
    /// `(mutex, kind)`
    MutexInit,
    /// `(barrier, attr, parties)`
    BarrierInit,
    /// `(barrier)`, and then [`ObjectOp::then`]
    BarrierWait,
    /// `(semaphore, value)`
    SemInit,
}

impl ObjectFn {
    /// The operation that a call means. `used`: the program looks at the result.
    pub fn op(self, args: &[u64], used: bool) -> ObjectOp {
        let arg = |i: usize| args.get(i).map_or(0, |&word| word as u32);
        match self {
            ObjectFn::Plain(op) => op,
            ObjectFn::MutexInit => ObjectOp::MutexInit { kind: MutexKind::from_c(arg(1)).unwrap_or(MutexKind::Normal) },
            ObjectFn::BarrierInit => ObjectOp::BarrierInit { parties: arg(2) },
            ObjectFn::BarrierWait => ObjectOp::BarrierArrive { ordered: used },
            ObjectFn::SemInit => ObjectOp::SemInit { value: arg(1) },
        }
    }
}
