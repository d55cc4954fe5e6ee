//! Which operations of an object depend on each other, which synchronise, which can block, and how each is called.

use super::{Effect, ObjectOp};
use crate::ir::ast::Ordering;

impl Effect {
    /// Do two operations with these effects, next to each other, depend on their order?
    pub const fn conflicts(self, other: Effect) -> bool {
        use Effect::{Arrive, Leave, Read, Share, Write};
        match (self, other) {
            (Write, _) | (_, Write) => true,
            (Read, Read) | (Share, Share) | (Leave { .. }, Leave { .. }) => false,
            (Arrive { generation: a, .. }, Arrive { generation: b, .. }) => a != b,
            // A departure looks only at its own generation, which is complete.
            (Arrive { generation: a, .. }, Leave { generation: b })
            | (Leave { generation: a }, Arrive { generation: b, .. }) => a == b,
            (Leave { .. }, _) | (_, Leave { .. }) => false,
            (Read | Share | Arrive { .. }, _) => true,
        }
    }
}

impl ObjectOp {
    /// How the operation synchronises threads (POSIX.1-2017, 4.12; C11 7.26.4): an acquire sees what was done before the
    /// releases that precede it in the order of the object's operations. An attempt that changed nothing does neither.
    pub const fn order(self, effect: Effect) -> Ordering {
        use ObjectOp::*;
        match (self, effect) {
            // The function has been run.
            (OnceBegin, _) => Ordering::Acquire,
            (_, Effect::Read) => Ordering::Monotonic,
            (MutexLock | MutexTryLock | RdLock | WrLock | TryRdLock | TryWrLock | SpinLock | SpinTryLock, _) => {
                Ordering::Acquire
            }
            (CondWake | CondTimedWake | BarrierLeave | SemWait | SemTryWait, _) => Ordering::Acquire,
            (MutexUnlock | RwUnlock | SpinUnlock | SemPost | CondSignal | CondBroadcast | OnceEnd, _) => {
                Ordering::Release
            }
            (BarrierArrive { .. }, _) => Ordering::Release,
            (CondEnqueue | CondLeave | SemValue, _) => Ordering::Monotonic,
            (MutexInit { .. } | CondInit | RwInit | BarrierInit { .. } | SemInit { .. } | SpinInit, _) => {
                Ordering::AcqRel
            }
            (MutexDestroy | CondDestroy | RwDestroy | BarrierDestroy | SemDestroy | SpinDestroy, _) => Ordering::AcqRel,
        }
    }

    /// Is the operation enabled in some states only?
    pub const fn can_block(self) -> bool {
        use ObjectOp::*;
        matches!(self, MutexLock | CondWake | RdLock | WrLock | BarrierLeave | SemWait | OnceBegin | SpinLock)
    }

    /// For an operation that waits: the effect that it will have.
    pub const fn effect_when_released(self) -> Effect {
        match self {
            ObjectOp::RdLock => Effect::Share,
            // Nobody can take the way out of a barrier from a thread: it depends on no operation that waits could race with.
            ObjectOp::BarrierLeave => Effect::Leave { generation: u32::MAX },
            _ => Effect::Write,
        }
    }

    /// The function that a programmer calls for it.
    pub const fn name(self) -> &'static str {
        use ObjectOp::*;
        match self {
            MutexInit { .. } => "pthread_mutex_init",
            MutexLock => "pthread_mutex_lock",
            MutexTryLock => "pthread_mutex_trylock",
            MutexUnlock => "pthread_mutex_unlock",
            MutexDestroy => "pthread_mutex_destroy",
            CondInit => "pthread_cond_init",
            CondEnqueue => "pthread_cond_wait (begin)",
            CondWake => "pthread_cond_wait",
            CondTimedWake => "pthread_cond_timedwait",
            CondLeave => "pthread_cond_timedwait (timeout)",
            CondSignal => "pthread_cond_signal",
            CondBroadcast => "pthread_cond_broadcast",
            CondDestroy => "pthread_cond_destroy",
            RwInit => "pthread_rwlock_init",
            RdLock => "pthread_rwlock_rdlock",
            WrLock => "pthread_rwlock_wrlock",
            TryRdLock => "pthread_rwlock_tryrdlock",
            TryWrLock => "pthread_rwlock_trywrlock",
            RwUnlock => "pthread_rwlock_unlock",
            RwDestroy => "pthread_rwlock_destroy",
            BarrierInit { .. } => "pthread_barrier_init",
            BarrierArrive { .. } => "pthread_barrier_wait (arrive)",
            BarrierLeave => "pthread_barrier_wait",
            BarrierDestroy => "pthread_barrier_destroy",
            SemInit { .. } => "sem_init",
            SemWait => "sem_wait",
            SemTryWait => "sem_trywait",
            SemPost => "sem_post",
            SemValue => "sem_getvalue",
            SemDestroy => "sem_destroy",
            OnceBegin => "pthread_once",
            OnceEnd => "pthread_once (end)",
            SpinInit => "pthread_spin_init",
            SpinLock => "pthread_spin_lock",
            SpinTryLock => "pthread_spin_trylock",
            SpinUnlock => "pthread_spin_unlock",
            SpinDestroy => "pthread_spin_destroy",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrivals_of_one_generation_commute() {
        let arrive = |generation| Effect::Arrive { generation, last: false };
        assert!(!arrive(1).conflicts(arrive(1)));
        assert!(arrive(1).conflicts(arrive(2)));
        assert!(arrive(1).conflicts(Effect::Leave { generation: 1 }));
        assert!(!arrive(2).conflicts(Effect::Leave { generation: 1 }));
    }

    #[test]
    fn conflict_is_symmetric() {
        let arrive = Effect::Arrive { generation: 1, last: false };
        let all = [Effect::Read, Effect::Write, Effect::Share, arrive, Effect::Leave { generation: 1 }];
        for a in all {
            for b in all {
                assert_eq!(a.conflicts(b), b.conflicts(a), "{a:?} {b:?}");
            }
        }
    }
}
