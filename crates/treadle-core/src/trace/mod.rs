//! Traces: one execution as data. Events with program order, reads-from and coherence (Shasha and Snir), and the order of
//! steps that led to it.
//!
//! The machine's recorder fills a [`Trace`] while a schedule is replayed; [`canonical`] forgets everything that two
//! executions of the same behaviour may differ in.

pub mod canonical;

use crate::ir::ast::Ordering;
use crate::program::bytecode::FuncId;

/// Index of an event in [`Trace::events`].
pub type EventId = u32;

/// What an event is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventKind {
    Read,
    Write,
    /// An atomic read-modify-write that wrote.
    Update,
    Fence,
    Create,
    Join,
    /// An operation on a sequential object.
    Object,
    Allocate,
    Free,
    /// The thread entered an atomic section.
    Section,
    /// The thread met an error, or stopped for good.
    Stop,
}

impl EventKind {
    pub const fn name(self) -> &'static str {
        match self {
            EventKind::Read => "read",
            EventKind::Write => "write",
            EventKind::Update => "update",
            EventKind::Fence => "fence",
            EventKind::Create => "create",
            EventKind::Join => "join",
            EventKind::Object => "object",
            EventKind::Allocate => "allocate",
            EventKind::Free => "free",
            EventKind::Section => "section",
            EventKind::Stop => "stop",
        }
    }
}

/// A thread of a trace.
#[derive(Clone, Debug)]
pub struct TraceThread {
    pub id: u32,
    pub parent: Option<u32>,
    /// It is the parent's `nth` child.
    pub nth: u32,
    pub function: FuncId,
}

/// An event. Within a thread, events stand in program order.
#[derive(Clone, Debug)]
pub struct Event {
    pub thread: u32,
    /// Number within the thread, from 0.
    pub po: u32,
    pub kind: EventKind,
    /// For operations that are not plain accesses: what it is, for people (`pthread_mutex_lock(m)`).
    pub op: String,
    pub addr: u64,
    /// In bytes.
    pub size: u32,
    pub order: Ordering,
    /// Value read, or written by a write or update.
    pub value: Option<u64>,
    /// Value that an update read.
    pub old: Option<u64>,
    /// For reads and updates: per byte the write that it reads from, `None` = the initial value. For an operation on an
    /// object: the operations whose outcome it builds on.
    pub rf: Vec<Option<EventId>>,
    /// For writes that reached memory: per byte the coherence predecessor, `None` = the initial value.
    pub co: Vec<Option<EventId>>,
    /// Index in the source map.
    pub position: u32,
}

/// A moment of an execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The event happened; a store may only have entered its store buffer.
    Execute(EventId),
    /// The store reached memory.
    Commit(EventId),
}

/// A nondeterministic choice of a thread (`__VERIFIER_nondet_bool`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub thread: u32,
    /// The number of the thread's next event.
    pub po: u32,
    pub value: u8,
}

/// An execution as data.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub threads: Vec<TraceThread>,
    pub events: Vec<Event>,
    pub steps: Vec<Step>,
    /// The choices, in the order in which they were made.
    pub choices: Vec<Choice>,
    /// What the program printed.
    pub output: Vec<u8>,
}
