//! Small concurrent programs.

/// The shared variables' names, as many as a program can have.
pub const VARIABLES: [&str; 3] = ["x", "y", "z"];
/// Registers of each thread, 0 at first.
pub const REGISTERS: u8 = 3;
/// Bytes of a shared variable of which parts are accessed.
pub const BYTES: u8 = 16;

/// Main creates the threads, does its own operations, joins them in order and may then read all variables.
#[derive(Clone, PartialEq, Eq)]
pub struct Program {
    pub threads: Vec<Vec<Op>>,
    pub main: Vec<Op>,
    pub reads_at_end: bool,
    /// What the semaphore starts with.
    pub semaphore: u8,
}

/// Bytes `offset..offset + bytes` of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub variable: u8,
    pub offset: u8,
    pub bytes: u8,
}

impl Place {
    /// All of a variable of four bytes.
    pub const fn whole(variable: u8) -> Place {
        Place { variable, offset: 0, bytes: 4 }
    }

    pub const fn is_whole(self) -> bool {
        self.offset == 0 && self.bytes == 4
    }
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Constant(u8),
    /// A register's value plus 1.
    After(u8),
}

/// An operation of a thread. Where a test is for equality, the register comes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    Load(u8, Place),
    Store(Place, Value),
    StoreSeqCst(Place, Value),
    Fence,
    Add(u8, Place, Value),
    Exchange(u8, Place, Value),
    /// The register gets the old value; expected and new one.
    CompareExchange(u8, Place, u8, u8),
    /// A nondeterministic bit.
    Choose(u8),
    If(u8, u8, Vec<Op>, Vec<Op>),
    /// If equal, reach an error.
    Error(u8, u8),
    Assume(u8, u8),
    /// Wait until the place holds the value.
    Await(Place, u8),
    /// Compare and exchange until it succeeds.
    AwaitExchange(Place, u8, u8),
    /// With the numbered mutex held.
    Locked(u8, Vec<Op>),
    /// If the mutex is free, with it held.
    TryLocked(u8, Vec<Op>),
    SpinLocked(Vec<Op>),
    Reading(Vec<Op>),
    Writing(Vec<Op>),
    TryReading(Vec<Op>),
    TryWriting(Vec<Op>),
    Down,
    TryDown,
    Up,
    /// Lock mutex 0, wait for the condition, go on, unlock.
    WaitCondition(Vec<Op>),
    Signal,
    Broadcast,
    /// As many parties as threads.
    Barrier,
    /// Initialise once.
    Once,
    /// In an atomic section.
    Section(Vec<Op>),
    /// The heap cell that main allocated.
    LoadCell(u8),
    StoreCell(Value),
    FreeCell,
    /// A cell of the thread's own: allocate, write, read, free.
    OwnCell(u8),
    /// Create a thread, do something, join it.
    Spawn(Vec<Op>, Vec<Op>),
}

impl Op {
    /// The operations inside this one.
    pub fn inner(&self) -> [&[Op]; 2] {
        match self {
            Op::If(_, _, a, b) | Op::Spawn(a, b) => [a, b],
            Op::Locked(_, a)
            | Op::TryLocked(_, a)
            | Op::SpinLocked(a)
            | Op::Reading(a)
            | Op::Writing(a)
            | Op::TryReading(a)
            | Op::TryWriting(a)
            | Op::WaitCondition(a)
            | Op::Section(a) => [a, &[]],
            _ => [&[], &[]],
        }
    }

    /// The place that it accesses, if it is one.
    pub fn place(&self) -> Option<Place> {
        match self {
            Op::Load(_, place)
            | Op::Store(place, _)
            | Op::StoreSeqCst(place, _)
            | Op::Add(_, place, _)
            | Op::Exchange(_, place, _)
            | Op::CompareExchange(_, place, _, _)
            | Op::Await(place, _)
            | Op::AwaitExchange(place, _, _) => Some(*place),
            _ => None,
        }
    }

    fn any(&self, test: &dyn Fn(&Op) -> bool) -> bool {
        test(self) || self.inner().into_iter().flatten().any(|op| op.any(test))
    }
}

impl Program {
    /// Is there such an operation, at any depth?
    pub fn any(&self, test: &dyn Fn(&Op) -> bool) -> bool {
        self.threads.iter().chain([&self.main]).flatten().any(|op| op.any(test))
    }

    /// The number of variables in use.
    pub fn variables(&self) -> usize {
        (1..=VARIABLES.len())
            .rev()
            .find(|&n| self.any(&|op| op.place().is_some_and(|p| usize::from(p.variable) + 1 == n)))
            .unwrap_or(0)
    }

    /// Are parts of variables accessed?
    pub fn is_mixed(&self) -> bool {
        self.any(&|op| op.place().is_some_and(|p| !p.is_whole()))
    }

    pub fn has_cell(&self) -> bool {
        self.any(&|op| matches!(op, Op::LoadCell(_) | Op::StoreCell(_) | Op::FreeCell))
    }
}
