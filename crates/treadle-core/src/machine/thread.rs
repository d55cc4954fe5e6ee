//! A program thread: a deterministic coroutine that runs up to its next visible operation and waits there.

use super::objects::ObjectOp;
use crate::ir::ast::{Ordering, RmwOp};
use crate::program::bytecode::{FuncId, Pc, Slot};
use std::sync::{Arc, Mutex, PoisonError};

/// An activation of a function.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub func: FuncId,
    pub pc: Pc,
    /// First word of the frame in [`Thread::words`].
    pub base: u32,
    /// Where the results go: an index in [`Thread::words`].
    pub result: u32,
    /// Objects that the function has on the shared and on the private stack.
    pub shared_objects: u32,
    pub private_objects: u32,
}

/// The visible operation at which a thread waits, operands resolved. Taking a step performs it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pending {
    /// Nothing yet: the thread is about to run.
    None,
    Load {
        addr: u64,
        bytes: u8,
        order: Ordering,
        to: Target,
    },
    /// A store that goes straight to memory (SC, or seq_cst under TSO and PSO).
    /// `bulk`: it belongs to the bulk operation under way, not to the current instruction.
    Store {
        addr: u64,
        bytes: u8,
        value: u64,
        order: Ordering,
        bulk: bool,
    },
    Rmw {
        addr: u64,
        bytes: u8,
        op: RmwOp,
        operand: u64,
        order: Ordering,
        to: Slot,
    },
    CmpXchg {
        addr: u64,
        bytes: u8,
        expected: u64,
        new: u64,
        success: Ordering,
        failure: Ordering,
        to: Slot,
    },
    /// A fence: that waits for the store buffer, or (where orders mean something) of this order.
    Fence {
        order: Ordering,
    },
    /// An operation on the `object`-th sequential object.
    Object {
        object: u32,
        op: ObjectOp,
        to: Option<Slot>,
    },
    Join {
        thread: u32,
        value_at: u64,
        to: Slot,
    },
    /// The end of the object that starts at `addr`.
    Free {
        addr: u64,
        size: u32,
    },
    AtomicSection,
    /// Return from a function whose local variables, `size` bytes from `addr`, others may know.
    Leave {
        addr: u64,
        size: u32,
    },
}

/// Where a loaded value goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// A slot of the current frame, keeping the low `bits`.
    Slot(Slot, u8),
    /// The bulk operation under way.
    Bulk,
}

/// Why a thread will never go on in this execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A round of a loop changed nothing: it waits for another thread. The loop's source position.
    Spin {
        position: u32,
    },
    Assume,
    /// `--unroll` or a built-in limit; the source position of the loop.
    Bound {
        position: u32,
    },
    /// It reached an error, reported apart.
    Error,
    /// It reached something that is not supported; index in [`super::Machine::unsupported`].
    Unsupported(u32),
    /// It called `exit`.
    Exit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Not created (yet) in this execution.
    Absent,
    Waiting,
    Finished,
    Stopped(Stop),
}

/// A copy, fill or write-out that takes several visible accesses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bulk {
    None,
    /// `held`: a chunk that has been read and not yet written. `backwards` for overlapping moves.
    Copy {
        dst: u64,
        src: u64,
        left: u64,
        backwards: bool,
        held: Option<u64>,
    },
    Fill {
        dst: u64,
        byte: u8,
        left: u64,
    },
    /// Write out a word (`pthread_create` and `pthread_join` do so).
    Word {
        dst: u64,
        value: u64,
    },
    /// Write out bytes `at..` of the machine's `text` (`sprintf`).
    Text {
        dst: u64,
        text: u32,
        at: u32,
    },
}

/// The small part of a thread's state, saved whole at each step.
#[derive(Clone, Copy, Debug)]
pub struct Core {
    pub status: Status,
    pub pending: Pending,
    pub bulk: Bulk,
    /// Counts everything that the thread did that others or its own later rounds could notice.
    pub effects: u64,
    /// Buffered stores issued so far.
    pub stores: u32,
    /// Threads created so far.
    pub children: u32,
    /// Value returned or passed to `pthread_exit`.
    pub result: u64,
    /// `pthread_exit` was called: the result is set, what runs on are destructors.
    pub exiting: bool,
    /// The end of the shared local variables that the current instruction takes away has been announced.
    pub may_leave: bool,
    /// A fence would have nothing to wait for: no store was buffered since the last drain. A fact of program order.
    pub drained: bool,
}

impl Core {
    const START: Core = Core {
        status: Status::Waiting,
        pending: Pending::None,
        bulk: Bulk::None,
        effects: 0,
        stores: 0,
        children: 0,
        result: 0,
        exiting: false,
        may_leave: false,
        drained: true,
    };
}

/// How a thread is named: the same in every execution, whatever the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    /// `None` for main.
    pub parent: Option<u32>,
    /// It is the parent's `nth` child, from 0.
    pub nth: u32,
}

/// The numbers of threads, given out when an identity is first met.
#[derive(Clone, Debug, Default)]
pub struct ThreadNumbers(Arc<Mutex<Vec<Identity>>>);

impl ThreadNumbers {
    /// The number of a thread.
    pub fn of(&self, identity: Identity) -> usize {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().position(|i| *i == identity).unwrap_or_else(|| {
            known.push(identity);
            known.len() - 1
        })
    }

    /// Who has a number that was given out.
    pub fn identity(&self, number: usize) -> Identity {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(number).copied().unwrap_or(Identity { parent: None, nth: 0 })
    }
}

#[derive(Clone, Debug)]
pub struct Thread {
    pub identity: Identity,
    pub core: Core,
    pub words: Vec<u64>,
    pub frames: Vec<Frame>,
    pub buffer: Vec<Buffered>,
    /// Function it was started with.
    pub entry: FuncId,
    /// Some thread has joined it (or it was detached).
    pub joined: bool,
}

/// A store that waits in a store buffer.
#[derive(Clone, Copy, Debug)]
pub struct Buffered {
    /// The thread's `store`-th buffered store, from 1.
    pub store: u32,
    pub addr: u64,
    /// Bytes; for `free` the size of the object.
    pub size: u32,
    pub value: u64,
    pub free: bool,
    pub position: u32,
}

impl Thread {
    /// A thread that does not exist yet.
    pub fn new(identity: Identity) -> Thread {
        Thread {
            identity,
            core: Core { status: Status::Absent, ..Core::START },
            words: Vec::new(),
            frames: Vec::new(),
            buffer: Vec::new(),
            entry: 0,
            joined: false,
        }
    }

    /// Be created (again): the same identity, nothing done yet.
    pub fn restart(&mut self, entry: FuncId) {
        self.core = Core::START;
        self.words.clear();
        self.frames.clear();
        self.buffer.clear();
        self.entry = entry;
        self.joined = false;
    }

    pub fn finished(&self) -> bool {
        self.core.status == Status::Finished
    }
}
