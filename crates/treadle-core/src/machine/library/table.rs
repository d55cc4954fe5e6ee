//! The table of library functions, a row for each, by family. To add one, see docs/adding-a-library-function.md.

use super::math::MathFn;
use super::native::{Native, ObjectFn, Print};
use super::runtime;
use crate::machine::objects::ObjectOp;
use crate::program::bytecode::{FloatKind, LibId};
use std::collections::HashMap;
use std::sync::OnceLock;

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub name: &'static str,
    /// Named arguments, a word each.
    pub args: u8,
    /// More words may follow.
    pub variadic: bool,
    /// Bit `i`: argument `i` is a pointer that the function keeps beyond the call, returns, or shares with another
    /// thread.
    pub kept: u8,
    pub implementation: Implementation,
}

/// Who does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Implementation {
    /// The machine.
    Native(Native),
    /// One operation of a synchronisation object.
    Object(ObjectFn),
    /// C code in crates/treadle-core/runtime.
    Runtime,
}

const fn row(name: &'static str, args: u8, kept: u8, implementation: Implementation) -> Entry {
    Entry { name, args, variadic: false, kept, implementation }
}

const fn native(name: &'static str, args: u8, kept: u8, native: Native) -> Entry {
    row(name, args, kept, Implementation::Native(native))
}

const fn print(name: &'static str, args: u8, variadic: bool, print: Print) -> Entry {
    Entry { name, args, variadic, kept: 0, implementation: Implementation::Native(Native::Print(print)) }
}

const fn nondet(name: &'static str, bits: u8, signed: bool) -> Entry {
    native(name, 0, 0, Native::Nondet { bits, signed })
}

/// An object is known to all threads: its address is kept.
const fn object(name: &'static str, args: u8, op: ObjectOp) -> Entry {
    row(name, args, 1, Implementation::Object(ObjectFn::Plain(op)))
}

const fn object_with(name: &'static str, args: u8, function: ObjectFn) -> Entry {
    row(name, args, 1, Implementation::Object(function))
}

const fn math(name: &'static str, args: u8, op: MathFn) -> Entry {
    native(name, args, 0, Native::Math { op, double: true })
}

const fn mathf(name: &'static str, args: u8, op: MathFn) -> Entry {
    native(name, args, 0, Native::Math { op, double: false })
}

#[rustfmt::skip]
static MEMORY: &[Entry] = &[
    native("malloc", 1, 0, Native::Malloc),
    native("calloc", 2, 0, Native::Calloc),
    native("aligned_alloc", 2, 0, Native::AlignedAlloc),
    native("memalign", 2, 0, Native::AlignedAlloc),
    native("posix_memalign", 3, 0, Native::PosixMemalign),
    native("free", 1, 0, Native::Free),
    native("cfree", 1, 0, Native::Free),
    native("malloc_usable_size", 1, 0, Native::AllocationSize),
    native("memcpy", 3, 1, Native::MemCopy),
    native("memmove", 3, 1, Native::MemMove),
    native("memset", 3, 1, Native::MemSet),
];

#[rustfmt::skip]
static THREADS: &[Entry] = &[
    native("pthread_create", 4, 0b1000, Native::ThreadCreate),
    native("pthread_join", 2, 0, Native::ThreadJoin),
    native("__treadle_thread_exit", 1, 1, Native::ThreadExit),
    native("pthread_self", 0, 0, Native::ThreadSelf),
    native("pthread_detach", 1, 0, Native::ThreadDetach),
    native("sched_yield", 0, 0, Native::Yield),
    native("pthread_yield", 0, 0, Native::Yield),
    native("sleep", 1, 0, Native::Yield),
    native("usleep", 1, 0, Native::Yield),
    native("nanosleep", 2, 0, Native::Yield),
    native("clock_nanosleep", 4, 0, Native::Yield),
];

#[rustfmt::skip]
static VERIFICATION: &[Entry] = &[
    native("__VERIFIER_assume", 1, 0, Native::Assume),
    native("__treadle_assume", 1, 0, Native::Assume),
    native("__treadle_choose", 1, 0, Native::Choose),
    native("__VERIFIER_atomic_begin", 0, 0, Native::AtomicBegin),
    native("__VERIFIER_atomic_end", 0, 0, Native::AtomicEnd),
    nondet("__VERIFIER_nondet_bool", 1, false),
    nondet("__VERIFIER_nondet__Bool", 1, false),
    nondet("__VERIFIER_nondet_char", 8, true),
    nondet("__VERIFIER_nondet_uchar", 8, false),
    nondet("__VERIFIER_nondet_short", 16, true),
    nondet("__VERIFIER_nondet_ushort", 16, false),
    nondet("__VERIFIER_nondet_int", 32, true),
    nondet("__VERIFIER_nondet_uint", 32, false),
    nondet("__VERIFIER_nondet_unsigned", 32, false),
    nondet("__VERIFIER_nondet_long", 64, true),
    nondet("__VERIFIER_nondet_ulong", 64, false),
    nondet("__VERIFIER_nondet_longlong", 64, true),
    nondet("__VERIFIER_nondet_ulonglong", 64, false),
    nondet("__VERIFIER_nondet_size_t", 64, false),
    native("reach_error", 0, 0, Native::Error),
    native("__VERIFIER_error", 0, 0, Native::Error),
    native("__assert_fail", 4, 0, Native::AssertFail),
    native("__assert_perror_fail", 4, 0, Native::AssertPerrorFail),
    native("abort", 0, 0, Native::Abort),
    native("_exit", 1, 0, Native::Exit),
    native("_Exit", 1, 0, Native::Exit),
    native("quick_exit", 1, 0, Native::Exit),
    native("longjmp", 2, 0, Native::LongJmp),
    native("_longjmp", 2, 0, Native::LongJmp),
    native("siglongjmp", 2, 0, Native::LongJmp),
];

#[rustfmt::skip]
static OUTPUT: &[Entry] = &[
    print("printf", 1, true, Print::Printf),
    print("fprintf", 2, true, Print::Fprintf),
    print("dprintf", 2, true, Print::Dprintf),
    print("sprintf", 2, true, Print::Sprintf),
    print("snprintf", 3, true, Print::Snprintf),
    print("vprintf", 2, false, Print::Vprintf),
    print("vfprintf", 3, false, Print::Vfprintf),
    print("vsprintf", 3, false, Print::Vsprintf),
    print("vsnprintf", 4, false, Print::Vsnprintf),
    print("puts", 1, false, Print::Puts),
    print("putchar", 1, false, Print::Putchar),
    print("putchar_unlocked", 1, false, Print::Putchar),
    print("fputs", 2, false, Print::Fputs),
    print("fputc", 2, false, Print::Fputc),
    print("putc", 2, false, Print::Fputc),
    print("_IO_putc", 2, false, Print::Fputc),
    print("fwrite", 4, false, Print::Fwrite),
    print("write", 3, false, Print::Write),
];

#[rustfmt::skip]
static OBJECTS: &[Entry] = &[
    object_with("__treadle_mutex_init", 2, ObjectFn::MutexInit),
    object("pthread_mutex_lock", 1, ObjectOp::MutexLock),
    object("pthread_mutex_trylock", 1, ObjectOp::MutexTryLock),
    object("pthread_mutex_unlock", 1, ObjectOp::MutexUnlock),
    object("pthread_mutex_destroy", 1, ObjectOp::MutexDestroy),
    object("pthread_cond_init", 2, ObjectOp::CondInit),
    object("__treadle_cond_enqueue", 1, ObjectOp::CondEnqueue),
    object("__treadle_cond_wake", 1, ObjectOp::CondWake),
    object("__treadle_cond_timed_wake", 1, ObjectOp::CondTimedWake),
    object("__treadle_cond_leave", 1, ObjectOp::CondLeave),
    object("pthread_cond_signal", 1, ObjectOp::CondSignal),
    object("pthread_cond_broadcast", 1, ObjectOp::CondBroadcast),
    object("pthread_cond_destroy", 1, ObjectOp::CondDestroy),
    object("pthread_rwlock_init", 2, ObjectOp::RwInit),
    object("pthread_rwlock_rdlock", 1, ObjectOp::RdLock),
    object("pthread_rwlock_wrlock", 1, ObjectOp::WrLock),
    object("pthread_rwlock_tryrdlock", 1, ObjectOp::TryRdLock),
    object("pthread_rwlock_trywrlock", 1, ObjectOp::TryWrLock),
    object("pthread_rwlock_unlock", 1, ObjectOp::RwUnlock),
    object("pthread_rwlock_destroy", 1, ObjectOp::RwDestroy),
    object_with("pthread_barrier_init", 3, ObjectFn::BarrierInit),
    object_with("pthread_barrier_wait", 1, ObjectFn::BarrierWait),
    object("pthread_barrier_destroy", 1, ObjectOp::BarrierDestroy),
    object_with("__treadle_sem_init", 2, ObjectFn::SemInit),
    object("sem_wait", 1, ObjectOp::SemWait),
    object("__treadle_sem_trywait", 1, ObjectOp::SemTryWait),
    object("__treadle_sem_post", 1, ObjectOp::SemPost),
    object("__treadle_sem_value", 1, ObjectOp::SemValue),
    object("sem_destroy", 1, ObjectOp::SemDestroy),
    object("__treadle_once_begin", 1, ObjectOp::OnceBegin),
    object("__treadle_once_end", 1, ObjectOp::OnceEnd),
    object("pthread_spin_init", 2, ObjectOp::SpinInit),
    object("pthread_spin_lock", 1, ObjectOp::SpinLock),
    object("pthread_spin_trylock", 1, ObjectOp::SpinTryLock),
    object("pthread_spin_unlock", 1, ObjectOp::SpinUnlock),
    object("pthread_spin_destroy", 1, ObjectOp::SpinDestroy),
];

#[rustfmt::skip]
static MATH: &[Entry] = &[
    native("__treadle_decimal", 1, 0, Native::Decimal(FloatKind::Double)),
    native("__treadle_decimalf", 1, 0, Native::Decimal(FloatKind::Single)),
    native("__treadle_decimall", 1, 0, Native::Decimal(FloatKind::X87)),
    math("sqrt", 1, MathFn::Sqrt), mathf("sqrtf", 1, MathFn::Sqrt),
    math("cbrt", 1, MathFn::Cbrt), mathf("cbrtf", 1, MathFn::Cbrt),
    math("fabs", 1, MathFn::Fabs), mathf("fabsf", 1, MathFn::Fabs),
    math("floor", 1, MathFn::Floor), mathf("floorf", 1, MathFn::Floor),
    math("ceil", 1, MathFn::Ceil), mathf("ceilf", 1, MathFn::Ceil),
    math("trunc", 1, MathFn::Trunc), mathf("truncf", 1, MathFn::Trunc),
    math("round", 1, MathFn::Round), mathf("roundf", 1, MathFn::Round),
    math("rint", 1, MathFn::Rint), mathf("rintf", 1, MathFn::Rint),
    math("nearbyint", 1, MathFn::Rint), mathf("nearbyintf", 1, MathFn::Rint),
    math("lround", 1, MathFn::Lround), mathf("lroundf", 1, MathFn::Lround),
    math("llround", 1, MathFn::Lround), mathf("llroundf", 1, MathFn::Lround),
    math("lrint", 1, MathFn::Lrint), mathf("lrintf", 1, MathFn::Lrint),
    math("llrint", 1, MathFn::Lrint), mathf("llrintf", 1, MathFn::Lrint),
    math("exp", 1, MathFn::Exp), mathf("expf", 1, MathFn::Exp),
    math("exp2", 1, MathFn::Exp2), mathf("exp2f", 1, MathFn::Exp2),
    math("expm1", 1, MathFn::Expm1), mathf("expm1f", 1, MathFn::Expm1),
    math("log", 1, MathFn::Log), mathf("logf", 1, MathFn::Log),
    math("log2", 1, MathFn::Log2), mathf("log2f", 1, MathFn::Log2),
    math("log10", 1, MathFn::Log10), mathf("log10f", 1, MathFn::Log10),
    math("log1p", 1, MathFn::Log1p), mathf("log1pf", 1, MathFn::Log1p),
    math("sin", 1, MathFn::Sin), mathf("sinf", 1, MathFn::Sin),
    math("cos", 1, MathFn::Cos), mathf("cosf", 1, MathFn::Cos),
    math("tan", 1, MathFn::Tan), mathf("tanf", 1, MathFn::Tan),
    math("asin", 1, MathFn::Asin), mathf("asinf", 1, MathFn::Asin),
    math("acos", 1, MathFn::Acos), mathf("acosf", 1, MathFn::Acos),
    math("atan", 1, MathFn::Atan), mathf("atanf", 1, MathFn::Atan),
    math("sinh", 1, MathFn::Sinh), mathf("sinhf", 1, MathFn::Sinh),
    math("cosh", 1, MathFn::Cosh), mathf("coshf", 1, MathFn::Cosh),
    math("tanh", 1, MathFn::Tanh), mathf("tanhf", 1, MathFn::Tanh),
    math("asinh", 1, MathFn::Asinh), mathf("asinhf", 1, MathFn::Asinh),
    math("acosh", 1, MathFn::Acosh), mathf("acoshf", 1, MathFn::Acosh),
    math("atanh", 1, MathFn::Atanh), mathf("atanhf", 1, MathFn::Atanh),
    math("pow", 2, MathFn::Pow), mathf("powf", 2, MathFn::Pow),
    math("fmod", 2, MathFn::Fmod), mathf("fmodf", 2, MathFn::Fmod),
    math("atan2", 2, MathFn::Atan2), mathf("atan2f", 2, MathFn::Atan2),
    math("hypot", 2, MathFn::Hypot), mathf("hypotf", 2, MathFn::Hypot),
    math("fmin", 2, MathFn::Fmin), mathf("fminf", 2, MathFn::Fmin),
    math("fmax", 2, MathFn::Fmax), mathf("fmaxf", 2, MathFn::Fmax),
    math("fdim", 2, MathFn::Fdim), mathf("fdimf", 2, MathFn::Fdim),
    math("copysign", 2, MathFn::Copysign), mathf("copysignf", 2, MathFn::Copysign),
    math("ldexp", 2, MathFn::Ldexp), mathf("ldexpf", 2, MathFn::Ldexp),
    math("scalbn", 2, MathFn::Ldexp), mathf("scalbnf", 2, MathFn::Ldexp),
    math("fma", 3, MathFn::Fma), mathf("fmaf", 3, MathFn::Fma),
];

static FAMILIES: &[&[Entry]] = &[MEMORY, THREADS, VERIFICATION, OUTPUT, OBJECTS, MATH];

struct Table {
    entries: Vec<Entry>,
    by_name: HashMap<&'static str, LibId>,
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        // The runtime library's functions are analysed where they are linked in; unseen, they keep everything.
        let in_c = runtime::MODULES.iter().flat_map(|(_, module)| runtime::defined(module));
        let in_c = in_c.map(|(name, args)| row(name, args, u8::MAX, Implementation::Runtime));
        let entries: Vec<Entry> = FAMILIES.iter().copied().flatten().copied().chain(in_c).collect();
        let by_name = entries.iter().enumerate().map(|(i, e)| (e.name, i as LibId)).collect();
        Table { entries, by_name }
    })
}

/// The row of a name.
pub fn find(name: &str) -> Option<LibId> {
    table().by_name.get(name).copied()
}

/// The row of an id that [`find`] gave; any other id gives the first row.
pub fn entry(id: LibId) -> &'static Entry {
    table().entries.get(id as usize).unwrap_or(&MEMORY[0])
}

/// All rows.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    table().entries.iter()
}

/// The row of a name, if the machine does it.
pub fn find_native(name: &str) -> Option<LibId> {
    find(name).filter(|&id| entry(id).implementation != Implementation::Runtime)
}

/// Does the function keep this pointer argument beyond the call, return it, or share it with another thread? Yes, for
/// all we know, if the function is not in the table or the argument is not a named one and the function not an output
/// function.
pub fn keeps(name: &str, arg: usize) -> bool {
    match find(name).map(entry) {
        Some(e) if e.variadic => false,
        Some(e) if arg < e.args as usize => e.kept >> arg & 1 != 0,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_one_row() {
        let mut names: Vec<_> = entries().map(|e| e.name).collect();
        names.sort_unstable();
        let twice: Vec<_> = names.windows(2).filter(|w| w[0] == w[1]).map(|w| w[0]).collect();
        assert!(twice.is_empty(), "{twice:?}");
        for e in entries() {
            assert_eq!(find(e.name).map(|id| entry(id).name), Some(e.name));
            assert!(e.args <= 8);
        }
    }

    #[test]
    fn what_is_kept() {
        assert!(!keeps("pthread_create", 0) && !keeps("pthread_create", 1) && keeps("pthread_create", 3));
        assert!(!keeps("printf", 0) && !keeps("printf", 5));
        assert!(keeps("pthread_mutex_lock", 0));
        assert!(keeps("memcpy", 0) && !keeps("memcpy", 1));
        assert!(!keeps("pthread_join", 1));
        assert!(keeps("no_such_function", 0));
    }

    #[test]
    fn an_object_function_reads_its_parameters() {
        let parties = ObjectFn::BarrierInit.op(&[0x1000, 0, 3], true);
        assert_eq!(parties, ObjectOp::BarrierInit { parties: 3 });
        let wait = ObjectFn::BarrierWait.op(&[0x1000], false);
        assert_eq!(wait, ObjectOp::BarrierArrive { ordered: false });
        assert_eq!(wait.then(), Some(ObjectOp::BarrierLeave));
    }
}
