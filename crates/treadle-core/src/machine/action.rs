//! What a step did, as far as other threads can tell: the data from which engines derive conflicts.

use super::objects::Effect;

/// Who takes a step: a thread, or the store buffer of a thread committing one store to memory.
///
/// The TACAS 2015 paper has one auxiliary thread per buffer (TSO: per thread; PSO: per thread and location). Here each
/// buffered store is committed by an auxiliary thread of its own, which has that one event; the order inside a buffer
/// becomes edges between these events. It is the same partial order, and PSO needs no notion of location, so accesses of
/// different sizes to the same bytes are no special case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Proc(u32);

const STORE_BITS: u32 = 20;
/// A thread can issue this many buffered stores in one execution.
pub const MAX_STORES: u32 = (1 << STORE_BITS) - 1;

impl Proc {
    /// The thread itself.
    pub const fn thread(thread: u32) -> Proc {
        Proc(thread << STORE_BITS)
    }
    /// The commit of the thread's `store`-th buffered store, counted from 1.
    pub const fn commit(thread: u32, store: u32) -> Proc {
        Proc(thread << STORE_BITS | store)
    }
    /// In a schedule: main's run up to its first visible operation, where that has choices to make.
    pub const START: Proc = Proc(u32::MAX);
    /// The thread whose step or store it is.
    pub const fn owner(self) -> u32 {
        self.0 >> STORE_BITS
    }
    /// The store's number, or 0 for the thread itself.
    pub const fn store(self) -> u32 {
        self.0 & MAX_STORES
    }
    pub const fn is_commit(self) -> bool {
        self.store() != 0
    }
    pub const fn raw(self) -> u32 {
        self.0
    }
    pub const fn from_raw(raw: u32) -> Proc {
        Proc(raw)
    }
}

impl std::fmt::Debug for Proc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.store() {
            0 => write!(f, "T{}", self.owner()),
            n => write!(f, "T{}!{n}", self.owner()),
        }
    }
}

/// The kind of shared access that a step made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Nothing that another thread's step could conflict with (fence, join, a choice).
    Local,
    /// A load or a failed compare-and-swap.
    Read,
    /// A store that reached memory, a successful update, the end of an object's life.
    Write,
    /// An operation on a sequential object (lock, semaphore...); `addr` is the object's index.
    Object(Effect),
    /// An atomic section, whose accesses the machine lists. Engines put a number of theirs for the list in `addr`.
    Section,
}

/// A step, seen from outside.
#[derive(Clone, Copy, Debug)]
pub struct Action {
    pub access: Access,
    pub addr: u64,
    /// In bytes.
    pub size: u32,
    /// For a write of at most 8 bytes: the value that it overwrote. For a compare-and-swap: the value that it expected.
    pub old: u64,
    pub expected: Option<u64>,
    /// For an operation on a sequential object: the address of the object, whose memory must be there.
    pub object_at: u64,
    /// The step had to wait for the thread's own store buffer (fence, update, seq_cst store, library operation).
    pub drains: bool,
    /// For a join: the thread that was waited for, plus 1.
    pub joined: u32,
    /// For a load under TSO and PSO: which bytes came from memory rather than from the thread's own buffer.
    pub from_memory: u8,
    /// Not 0 for a load some bytes of which were written by its own thread: [`super::Machine::own_sources`] says by which
    /// stores. Engines put a number of theirs for these sources here.
    pub own: u32,
}

impl Action {
    pub const LOCAL: Action = Action {
        access: Access::Local,
        addr: 0,
        size: 0,
        old: 0,
        expected: None,
        object_at: 0,
        drains: false,
        joined: 0,
        from_memory: 0xff,
        own: 0,
    };

    pub const fn read(addr: u64, size: u32) -> Action {
        Action { access: Access::Read, addr, size, ..Action::LOCAL }
    }
    pub const fn write(addr: u64, size: u32) -> Action {
        Action { access: Access::Write, addr, size, ..Action::LOCAL }
    }
}

/// One access inside an atomic section.
#[derive(Clone, Copy, Debug)]
pub struct SectionAccess {
    pub addr: u64,
    pub size: u32,
    pub write: bool,
}

/// Do two byte ranges overlap?
#[inline]
pub fn overlap(a: u64, a_size: u32, b: u64, b_size: u32) -> bool {
    a < b + u64::from(b_size) && b < a + u64::from(a_size)
}
