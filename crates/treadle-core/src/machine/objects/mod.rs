//! Synchronisation objects: sequential objects whose every operation is one atomic update of an abstract state.
//!
//! The machine keeps one [`Object`] per address that a program uses as a mutex, a condition variable and so on; the bytes
//! in memory only say, at the first use, how it was initialised statically. Nothing here knows of memory or scheduling:
//! [`Object::apply`] takes an operation and a thread, and says what happened. An operation that cannot happen now is
//! [`Outcome::Blocked`]; the machine then does not schedule the thread until [`Object::enabled`] holds.

pub mod barrier;
pub mod cond;
pub mod dependence;
pub mod mutex;
pub mod once;
pub mod rwlock;
pub mod semaphore;
pub mod spin;

pub use barrier::Barrier;
pub use cond::Cond;
pub use mutex::{Mutex, MutexKind};
pub use once::Once;
pub use rwlock::RwLock;
pub use semaphore::Semaphore;
pub use spin::Spin;

/// Error numbers of Linux, as the pthread functions return them.
pub mod errno {
    pub const EPERM: i64 = 1;
    pub const EAGAIN: i64 = 11;
    pub const EBUSY: i64 = 16;
    pub const EINVAL: i64 = 22;
    pub const EDEADLK: i64 = 35;
    pub const EOVERFLOW: i64 = 75;
    pub const ETIMEDOUT: i64 = 110;
}

/// The abstract state of one object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Object {
    Mutex(Mutex),
    Cond(Cond),
    RwLock(RwLock),
    Barrier(Barrier),
    Semaphore(Semaphore),
    Once(Once),
    Spin(Spin),
}

/// An operation on an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[rustfmt::skip]
pub enum ObjectOp {
    MutexInit { kind: MutexKind }, MutexLock, MutexTryLock, MutexUnlock, MutexDestroy,
    CondInit,
    /// Become a waiter.
    CondEnqueue,
    /// As a waiter: take a wake-up and leave.
    CondWake,
    /// As a waiter: take a wake-up if there is one, else leave with ETIMEDOUT. Never blocks: waiting longer is the same as
    /// doing it later.
    CondTimedWake,
    /// As a waiter: leave without a wake-up (timeout).
    CondLeave,
    CondSignal, CondBroadcast, CondDestroy,
    RwInit, RdLock, WrLock, TryRdLock, TryWrLock, RwUnlock, RwDestroy,
    BarrierInit { parties: u32 },
    /// `ordered`: the program looks at who came last.
    BarrierArrive { ordered: bool },
    BarrierLeave, BarrierDestroy,
    SemInit { value: u32 }, SemWait, SemTryWait, SemPost, SemValue, SemDestroy,
    /// Value 1: the caller runs the function and then does `OnceEnd`; 0: it has been run.
    OnceBegin,
    OnceEnd,
    SpinInit, SpinLock, SpinTryLock, SpinUnlock, SpinDestroy,
}

/// What an operation did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Not enabled now; the object is unchanged.
    Blocked,
    /// `value` is the result of the call.
    Done { value: i64, effect: Effect },
    /// A bug in the program; the object is unchanged.
    Error { kind: ObjectError, message: String },
}

/// How an operation depends on the other operations of the same object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Left the state as it was.
    Read,
    Write,
    /// A write that commutes with the reader operations ([`Effect::Share`]) of other threads.
    Share,
    /// Arrival at a barrier: commutes with the arrivals of the same generation. `last` completes it.
    Arrive {
        generation: u32,
        last: bool,
    },
    /// Departure from a barrier after this generation.
    Leave {
        generation: u32,
    },
}

/// Kinds of misuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectError {
    /// Unlock of a lock that the caller does not hold.
    NotHeld,
    /// Destroyed or initialised again while in use.
    Busy,
    Uninitialised,
    Destroyed,
    /// The address holds an object of another kind.
    WrongKind,
    /// An argument or an order of calls that has no meaning.
    Misuse,
}

/// Why an operation is blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockReason {
    /// What it waits for, without naming the object: "held by another thread".
    pub text: String,
    /// The threads that can end it, if the object knows them (the caller itself for a self-deadlock).
    pub holders: Vec<u32>,
}

/// Where an object is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Life {
    #[default]
    Ready,
    Uninitialised,
    Destroyed,
}

impl Life {
    /// The error of using an object in this stage of life.
    fn check(self, what: &str) -> Result<(), Outcome> {
        match self {
            Life::Ready => Ok(()),
            Life::Uninitialised => {
                Err(error(ObjectError::Uninitialised, format!("use of {what} that was not initialised")))
            }
            Life::Destroyed => Err(error(ObjectError::Destroyed, format!("use of {what} after it was destroyed"))),
        }
    }
}

fn done(effect: Effect) -> Outcome {
    Outcome::Done { value: 0, effect }
}

/// The call fails with an error number and changes nothing.
fn fails(value: i64) -> Outcome {
    Outcome::Done { value, effect: Effect::Read }
}

fn error(kind: ObjectError, message: impl Into<String>) -> Outcome {
    Outcome::Error { kind, message: message.into() }
}

/// The operation belongs to another kind of object; [`Object::apply`] never lets it come here.
fn wrong(what: &str) -> Outcome {
    error(ObjectError::WrongKind, format!("operation on {what} that is not one"))
}

/// The kinds of object, for dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Mutex,
    Cond,
    RwLock,
    Barrier,
    Semaphore,
    Once,
    Spin,
}

impl Kind {
    /// With its article, for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Mutex => "a mutex",
            Kind::Cond => "a condition variable",
            Kind::RwLock => "a read-write lock",
            Kind::Barrier => "a barrier",
            Kind::Semaphore => "a semaphore",
            Kind::Once => "a once control",
            Kind::Spin => "a spin lock",
        }
    }

    /// Bytes of the C type (glibc, x86-64).
    pub const fn size(self) -> u64 {
        match self {
            Kind::Mutex => 40,
            Kind::Cond => 48,
            Kind::RwLock => 56,
            Kind::Barrier | Kind::Semaphore => 32,
            Kind::Once | Kind::Spin => 4,
        }
    }
}

impl ObjectOp {
    /// The kind of object that the operation is for.
    #[rustfmt::skip]
    pub const fn kind(self) -> Kind {
        use ObjectOp::*;
        match self {
            MutexInit { .. } | MutexLock | MutexTryLock | MutexUnlock | MutexDestroy => Kind::Mutex,
            CondInit | CondEnqueue | CondWake | CondTimedWake | CondLeave | CondSignal | CondBroadcast | CondDestroy => Kind::Cond,
            RwInit | RdLock | WrLock | TryRdLock | TryWrLock | RwUnlock | RwDestroy => Kind::RwLock,
            BarrierInit { .. } | BarrierArrive { .. } | BarrierLeave | BarrierDestroy => Kind::Barrier,
            SemInit { .. } | SemWait | SemTryWait | SemPost | SemValue | SemDestroy => Kind::Semaphore,
            OnceBegin | OnceEnd => Kind::Once,
            SpinInit | SpinLock | SpinTryLock | SpinUnlock | SpinDestroy => Kind::Spin,
        }
    }

    /// The operation that the same call goes on with, as a step of its own, whose value is the call's result: who arrives
    /// at a barrier then leaves it.
    pub const fn then(self) -> Option<ObjectOp> {
        match self {
            ObjectOp::BarrierArrive { .. } => Some(ObjectOp::BarrierLeave),
            _ => None,
        }
    }

    /// Initialisations start a new life, whatever was there before.
    pub const fn is_init(self) -> bool {
        use ObjectOp::*;
        matches!(self, MutexInit { .. } | CondInit | RwInit | BarrierInit { .. } | SemInit { .. } | SpinInit)
    }
}

impl Object {
    /// The state of an object at its first use, from the bytes in memory: all zero is a static initialiser, for the
    /// kinds that have one.
    pub fn default_for(op: ObjectOp, bytes: &[u8]) -> Object {
        match op.kind() {
            Kind::Mutex => Object::Mutex(Mutex::from_bytes(bytes)),
            Kind::Cond => Object::Cond(Cond::from_bytes(bytes)),
            Kind::RwLock => Object::RwLock(RwLock::from_bytes(bytes)),
            Kind::Barrier => Object::Barrier(Barrier::uninitialised()),
            Kind::Semaphore => Object::Semaphore(Semaphore::uninitialised()),
            Kind::Once => Object::Once(Once::from_bytes(bytes)),
            Kind::Spin => Object::Spin(Spin::uninitialised()),
        }
    }

    pub const fn kind(&self) -> Kind {
        match self {
            Object::Mutex(_) => Kind::Mutex,
            Object::Cond(_) => Kind::Cond,
            Object::RwLock(_) => Kind::RwLock,
            Object::Barrier(_) => Kind::Barrier,
            Object::Semaphore(_) => Kind::Semaphore,
            Object::Once(_) => Kind::Once,
            Object::Spin(_) => Kind::Spin,
        }
    }

    /// Do the operation for the thread, in one step.
    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        if self.kind() != op.kind() {
            if !op.is_init() {
                let (is, wanted) = (self.kind().name(), op.kind().name());
                return error(ObjectError::WrongKind, format!("{is} is used as {wanted}"));
            }
            *self = Object::default_for(op, &[]);
        }
        match self {
            Object::Mutex(o) => o.apply(op, thread),
            Object::Cond(o) => o.apply(op, thread),
            Object::RwLock(o) => o.apply(op, thread),
            Object::Barrier(o) => o.apply(op, thread),
            Object::Semaphore(o) => o.apply(op),
            Object::Once(o) => o.apply(op, thread),
            Object::Spin(o) => o.apply(op, thread),
        }
    }

    /// Whether the operation would not be [`Outcome::Blocked`] now.
    #[inline]
    pub fn enabled(&self, op: ObjectOp, thread: u32) -> bool {
        match (self, op) {
            (Object::Mutex(o), ObjectOp::MutexLock) => o.lock_enabled(thread),
            (Object::Cond(o), ObjectOp::CondWake) => o.wake_enabled(thread),
            (Object::RwLock(o), ObjectOp::RdLock) => o.read_enabled(thread),
            (Object::RwLock(o), ObjectOp::WrLock) => o.write_enabled(thread),
            (Object::Barrier(o), ObjectOp::BarrierLeave) => o.leave_enabled(thread),
            (Object::Semaphore(o), ObjectOp::SemWait) => o.wait_enabled(),
            (Object::Once(o), ObjectOp::OnceBegin) => o.begin_enabled(),
            (Object::Spin(o), ObjectOp::SpinLock) => o.lock_enabled(),
            _ => true,
        }
    }

    /// Why a blocked operation waits, and for whom.
    pub fn describe_block(&self, op: ObjectOp, thread: u32) -> BlockReason {
        let (waits_for, holders) = match self {
            Object::Mutex(o) => ("held by", o.holders()),
            Object::Spin(o) => ("held by", o.holders()),
            Object::RwLock(o) if op == ObjectOp::RdLock => ("write-locked by", o.holders()),
            Object::RwLock(o) => ("held by", o.holders()),
            Object::Once(o) => ("being run by", o.holders()),
            Object::Cond(_) => return BlockReason { text: "waits for a signal".into(), holders: vec![] },
            Object::Semaphore(_) => return BlockReason { text: "the semaphore is 0".into(), holders: vec![] },
            Object::Barrier(o) => {
                let text = format!("waits at the barrier: {} of {} threads have arrived", o.arrived(), o.parties());
                return BlockReason { text, holders: vec![] };
            }
        };
        let who = match holders.as_slice() {
            [one] if *one == thread => "the waiting thread itself".to_string(),
            [one] => format!("thread T{one}"),
            many => format!("threads {}", many.iter().map(|t| format!("T{t}")).collect::<Vec<_>>().join(", ")),
        };
        BlockReason { text: format!("{waits_for} {who}"), holders }
    }
}

fn all_zero(bytes: &[u8]) -> bool {
    bytes.iter().all(|&b| b == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_of_another_kind_is_an_error_but_may_be_initialised_anew() {
        let mut o = Object::default_for(ObjectOp::MutexLock, &[0; 40]);
        assert!(matches!(o.apply(ObjectOp::SemPost, 0), Outcome::Error { kind: ObjectError::WrongKind, .. }));
        assert_eq!(o.apply(ObjectOp::SemInit { value: 1 }, 0), done(Effect::Write));
        assert_eq!(o.apply(ObjectOp::SemWait, 0), done(Effect::Write));
    }

    #[test]
    fn a_blocked_operation_names_the_holder() {
        let mut o = Object::default_for(ObjectOp::MutexLock, &[0; 40]);
        o.apply(ObjectOp::MutexLock, 2);
        assert!(!o.enabled(ObjectOp::MutexLock, 1));
        let reason = o.describe_block(ObjectOp::MutexLock, 1);
        assert_eq!((reason.text.as_str(), reason.holders), ("held by thread T2", vec![2]));
        assert_eq!(o.describe_block(ObjectOp::MutexLock, 2).text, "held by the waiting thread itself");
    }

    #[test]
    fn enabled_agrees_with_apply_in_every_reachable_state() {
        use ObjectOp::*;
        let families: [&[ObjectOp]; 5] = [
            &[MutexLock, MutexTryLock, MutexUnlock],
            &[CondEnqueue, CondWake, CondTimedWake, CondSignal, CondBroadcast, CondLeave],
            &[RdLock, WrLock, TryRdLock, TryWrLock, RwUnlock],
            &[BarrierInit { parties: 2 }, BarrierArrive { ordered: true }, BarrierLeave],
            &[SemInit { value: 1 }, SemWait, SemTryWait, SemPost],
        ];
        for ops in families {
            let mut states = vec![Object::default_for(ops[0], &[0; 56])];
            let mut next = 0;
            while next < states.len() && states.len() < 3000 {
                for &op in ops {
                    for thread in 0..3 {
                        let mut after = states[next].clone();
                        let outcome = after.apply(op, thread);
                        assert_eq!(states[next].enabled(op, thread), outcome != Outcome::Blocked, "{op:?}");
                        if matches!(outcome, Outcome::Done { effect: Effect::Read, .. }) {
                            assert_eq!(after, states[next], "{op:?} is a read that changed the object");
                        }
                        if !matches!(outcome, Outcome::Done { .. }) {
                            assert_eq!(after, states[next], "{op:?} changed the object: {outcome:?}");
                        } else if !states.contains(&after) && states.len() < 300 {
                            states.push(after);
                        }
                    }
                }
                next += 1;
            }
        }
    }
}
