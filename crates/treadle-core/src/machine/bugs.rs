//! What can be wrong with a program.

/// The kinds of bugs, each with the name that reports use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BugKind {
    Assertion,
    ReachError,
    Abort,
    NullPointer,
    WildPointer,
    OutOfBounds,
    UseAfterFree,
    DoubleFree,
    InvalidFree,
    ReadOnlyWrite,
    DivisionByZero,
    Unreachable,
    Trap,
    StackOverflow,
    /// Unlock of a mutex that is not held, destruction of one that is, and the like.
    LockMisuse,
    Deadlock,
    Liveness,
    DataRace,
}

impl BugKind {
    pub const fn name(self) -> &'static str {
        match self {
            BugKind::Assertion => "assertion",
            BugKind::ReachError => "reach_error",
            BugKind::Abort => "abort",
            BugKind::NullPointer => "null_pointer",
            BugKind::WildPointer => "wild_pointer",
            BugKind::OutOfBounds => "out_of_bounds",
            BugKind::UseAfterFree => "use_after_free",
            BugKind::DoubleFree => "double_free",
            BugKind::InvalidFree => "invalid_free",
            BugKind::ReadOnlyWrite => "read_only_write",
            BugKind::DivisionByZero => "division_by_zero",
            BugKind::Unreachable => "unreachable",
            BugKind::Trap => "trap",
            BugKind::StackOverflow => "stack_overflow",
            BugKind::LockMisuse => "lock_misuse",
            BugKind::Deadlock => "deadlock",
            BugKind::Liveness => "liveness",
            BugKind::DataRace => "data_race",
        }
    }
}

/// An activation of a user's function, innermost first.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StackEntry {
    pub function: String,
    /// Index in the source map.
    pub position: u32,
}

/// A bug, as it was met.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bug {
    pub kind: BugKind,
    pub message: String,
    pub thread: u32,
    pub position: u32,
    pub stack: Vec<StackEntry>,
}
