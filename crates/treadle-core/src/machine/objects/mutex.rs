//! Mutexes: normal, recursive and error-checking (POSIX `pthread_mutex_lock`).

use super::errno::{EAGAIN, EBUSY, EDEADLK, EPERM};
use super::{all_zero, done, error, fails, wrong, Effect, Life, ObjectError, ObjectOp, Outcome};

/// What happens on a relock by the owner and on an unlock by another thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MutexKind {
    Normal,
    Recursive,
    ErrorCheck,
}

impl MutexKind {
    /// From `PTHREAD_MUTEX_*`; glibc's adaptive mutex (3) is a normal one.
    pub const fn from_c(kind: u32) -> Option<MutexKind> {
        match kind {
            0 | 3 => Some(MutexKind::Normal),
            1 => Some(MutexKind::Recursive),
            2 => Some(MutexKind::ErrorCheck),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutex {
    kind: MutexKind,
    life: Life,
    owner: Option<u32>,
    /// How often the owner holds it.
    count: u32,
}

impl Mutex {
    pub fn new(kind: MutexKind) -> Mutex {
        Mutex { kind, life: Life::Ready, owner: None, count: 0 }
    }

    /// glibc: all zero but for the kind, an int at offset 16.
    pub fn from_bytes(bytes: &[u8]) -> Mutex {
        let kind = bytes.get(16..20).unwrap_or(&[]);
        let rest = bytes.get(..16).unwrap_or(bytes);
        let number = kind.iter().rev().fold(0u32, |n, &b| (n << 8) | b as u32);
        match MutexKind::from_c(number) {
            Some(kind) if all_zero(rest) => Mutex::new(kind),
            _ => Mutex { life: Life::Uninitialised, ..Mutex::new(MutexKind::Normal) },
        }
    }

    pub fn holders(&self) -> Vec<u32> {
        self.owner.into_iter().collect()
    }

    /// A normal mutex also blocks its own owner, for ever.
    #[inline]
    pub fn lock_enabled(&self, thread: u32) -> bool {
        match self.owner {
            None => true,
            Some(owner) => self.life != Life::Ready || (owner == thread && self.kind != MutexKind::Normal),
        }
    }

    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        if let ObjectOp::MutexInit { kind } = op {
            if self.life == Life::Ready && self.owner.is_some() {
                return error(ObjectError::Busy, "initialisation of a locked mutex");
            }
            *self = Mutex::new(kind);
            return done(Effect::Write);
        }
        if let Err(outcome) = self.life.check("a mutex") {
            return outcome;
        }
        match op {
            ObjectOp::MutexLock => self.lock(thread),
            ObjectOp::MutexTryLock => match self.owner {
                Some(owner) if owner != thread || self.kind != MutexKind::Recursive => fails(EBUSY),
                _ => self.lock(thread),
            },
            ObjectOp::MutexUnlock => self.unlock(thread),
            ObjectOp::MutexDestroy if self.owner.is_some() => error(ObjectError::Busy, "destruction of a locked mutex"),
            ObjectOp::MutexDestroy => {
                self.life = Life::Destroyed;
                done(Effect::Write)
            }
            _ => wrong("a mutex"),
        }
    }

    fn lock(&mut self, thread: u32) -> Outcome {
        match (self.owner, self.kind) {
            (None, _) => {
                self.owner = Some(thread);
                self.count = 1;
                done(Effect::Write)
            }
            (Some(owner), MutexKind::Recursive) if owner == thread => match self.count.checked_add(1) {
                Some(count) => {
                    self.count = count;
                    done(Effect::Write)
                }
                None => fails(EAGAIN),
            },
            (Some(owner), MutexKind::ErrorCheck) if owner == thread => fails(EDEADLK),
            _ => Outcome::Blocked,
        }
    }

    fn unlock(&mut self, thread: u32) -> Outcome {
        if self.owner != Some(thread) {
            return match self.kind {
                MutexKind::Normal => error(ObjectError::NotHeld, "unlock of a mutex not held"),
                _ => fails(EPERM),
            };
        }
        self.count = self.count.saturating_sub(1);
        if self.count == 0 {
            self.owner = None;
        }
        done(Effect::Write)
    }
}

#[cfg(test)]
mod tests {
    use super::ObjectOp::*;
    use super::*;

    const OK: Outcome = Outcome::Done { value: 0, effect: Effect::Write };

    fn failed(kind: ObjectError, outcome: Outcome) -> bool {
        matches!(outcome, Outcome::Error { kind: k, .. } if k == kind)
    }

    #[test]
    fn a_second_lock_waits_for_the_unlock() {
        let mut m = Mutex::from_bytes(&[0; 40]);
        assert_eq!(m.apply(MutexLock, 1), OK);
        assert_eq!(m.apply(MutexLock, 2), Outcome::Blocked);
        assert_eq!(m.apply(MutexTryLock, 2), fails(EBUSY));
        assert_eq!(m.apply(MutexUnlock, 1), OK);
        assert_eq!(m.apply(MutexLock, 2), OK);
    }

    #[test]
    fn a_normal_mutex_blocks_its_owner() {
        let mut m = Mutex::new(MutexKind::Normal);
        m.apply(MutexLock, 1);
        assert_eq!(m.apply(MutexLock, 1), Outcome::Blocked);
        assert_eq!(m.apply(MutexTryLock, 1), fails(EBUSY));
        assert_eq!(m.holders(), [1]);
    }

    #[test]
    fn an_errorcheck_mutex_reports_relock_and_foreign_unlock() {
        let mut m = Mutex::new(MutexKind::ErrorCheck);
        assert_eq!(m.apply(MutexUnlock, 1), fails(EPERM));
        m.apply(MutexLock, 1);
        assert_eq!(m.apply(MutexLock, 1), fails(EDEADLK));
        assert_eq!(m.apply(MutexUnlock, 2), fails(EPERM));
    }

    #[test]
    fn a_recursive_mutex_counts() {
        let mut bytes = [0; 40];
        bytes[16] = 1;
        let mut m = Mutex::from_bytes(&bytes);
        for op in [MutexLock, MutexLock, MutexTryLock, MutexUnlock, MutexUnlock] {
            assert_eq!(m.apply(op, 1), OK);
        }
        assert_eq!(m.apply(MutexLock, 2), Outcome::Blocked);
        assert_eq!(m.apply(MutexUnlock, 1), OK);
        assert_eq!(m.apply(MutexLock, 2), OK);
    }

    #[test]
    fn unlock_of_a_normal_mutex_not_held_is_a_bug() {
        let mut m = Mutex::new(MutexKind::Normal);
        assert!(failed(ObjectError::NotHeld, m.apply(MutexUnlock, 1)));
        m.apply(MutexLock, 2);
        assert!(failed(ObjectError::NotHeld, m.apply(MutexUnlock, 1)));
        assert!(failed(ObjectError::Busy, m.apply(MutexDestroy, 2)));
    }

    #[test]
    fn a_destroyed_mutex_must_be_initialised_again() {
        let mut m = Mutex::new(MutexKind::Normal);
        assert_eq!(m.apply(MutexDestroy, 1), OK);
        assert!(failed(ObjectError::Destroyed, m.apply(MutexLock, 1)));
        assert_eq!(m.apply(MutexInit { kind: MutexKind::Recursive }, 1), OK);
        assert_eq!(m.apply(MutexLock, 1), OK);
    }

    #[test]
    fn garbage_is_not_an_initialised_mutex() {
        let mut m = Mutex::from_bytes(&[0xaa; 40]);
        assert!(failed(ObjectError::Uninitialised, m.apply(MutexLock, 1)));
        assert_eq!(m.apply(MutexInit { kind: MutexKind::Normal }, 1), OK);
    }
}
