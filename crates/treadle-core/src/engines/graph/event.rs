//! Events of an execution graph.

use crate::ir::ast::Ordering;
use crate::machine::choices::Digits;

/// Name of an event in its graph.
pub type EventId = u32;
/// No event; as the source of a read: the initial value; as coherence predecessor: the initial value.
pub const NONE: EventId = EventId::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Read,
    Write,
    Fence,
    Join,
    /// `free`, or the end of local variables that others may know.
    End,
    /// An access to memory that had ended before: no access at all.
    Fault,
}

/// An event, and where it stands in its thread and in coherence.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub thread: u32,
    /// Number in the thread.
    pub index: u32,
    pub kind: Kind,
    pub order: Ordering,
    /// Of a compare and exchange: what it is if the values differ.
    pub failure: Ordering,
    /// A compare and exchange.
    pub compares: bool,
    /// A read that is followed at once by the write of the same update, or that write.
    pub update: bool,
    /// Nothing of its thread is reordered with it under TSO and PSO.
    pub strong: bool,
    /// Under TSO and PSO it goes through the store buffer.
    pub buffered: bool,
    /// An operation on a sequential object.
    pub object: bool,
    /// End: of local variables, which no store buffer delays.
    pub leaves: bool,
    /// An operation on an object that has to wait in the state that it sees: the thread stops there.
    pub blocked: bool,
    /// An operation on an object that could have happened, but another one came first: it has to wait in the state that it
    /// sees, and its thread tries again. It orders nothing.
    pub waits: bool,
    /// An error: the thread stops there.
    pub fault: bool,
    /// A part of an access ([`super::parts`]).
    pub split: bool,
    /// Other parts of the access follow.
    pub more: bool,
    /// It races with an access of another size: nothing follows it.
    pub races: bool,
    /// Bytes of the access.
    pub bytes: u8,
    /// The location, or [`NONE`].
    pub loc: u32,
    /// For reads: the write, or [`NONE`].
    pub rf: EventId,
    /// The event before it in its thread.
    pub po_prev: EventId,
    /// For writes: the neighbours in coherence.
    pub co_prev: EventId,
    pub co_next: EventId,
    /// Where the thread was: a node of [`super::behaviours`].
    pub node: u32,
    /// Of the access, or of the object that ends.
    pub addr: u64,
    /// Read or written; of a part that is a write: what the location holds then. Of a write to a sequential object: the number of its state. Join: how many threads are joined.
    pub value: u64,
    /// Of a compare and exchange. Of an operation on an object: its effect (`commuting.rs`).
    pub expected: u64,
    /// For the read of an update: what will be written. For a part that is a write: what it writes. End: bytes.
    pub new: u64,
    /// The choices that the thread made on its way to the next event.
    pub digits: Digits,
}

impl Event {
    #[inline]
    pub fn is_read(&self) -> bool {
        self.kind == Kind::Read
    }

    #[inline]
    pub fn is_write(&self) -> bool {
        self.kind == Kind::Write
    }

    pub fn is_access(&self) -> bool {
        matches!(self.kind, Kind::Read | Kind::Write)
    }

    /// What the access itself read or wrote.
    #[inline]
    pub fn own_value(&self) -> u64 {
        if self.split && self.is_write() {
            self.new
        } else {
            self.value
        }
    }

    /// Does the thread take its step when this event is there?
    pub fn steps(&self) -> bool {
        !(self.blocked || self.waits || self.fault || self.more || self.is_read() && self.update)
    }

    /// Does it take a step of a machine to bring this event about, also if the thread gets no further?
    pub fn acts(&self) -> bool {
        self.steps() || self.fault || self.races
    }
}
