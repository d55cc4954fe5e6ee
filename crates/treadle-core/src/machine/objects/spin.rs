//! Spin locks (`pthread_spin_lock`): as a model checker sees them, mutexes that must be initialised by a call (on
//! x86-64 glibc the all-zero state is a locked one).

use super::errno::EBUSY;
use super::{done, error, fails, wrong, Effect, Life, ObjectError, ObjectOp, Outcome};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spin {
    life: Life,
    owner: Option<u32>,
}

impl Spin {
    pub fn uninitialised() -> Spin {
        Spin { life: Life::Uninitialised, owner: None }
    }

    pub fn holders(&self) -> Vec<u32> {
        self.owner.into_iter().collect()
    }

    #[inline]
    pub fn lock_enabled(&self) -> bool {
        self.owner.is_none() || self.life != Life::Ready
    }

    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        if op == ObjectOp::SpinInit {
            if self.owner.is_some() {
                return error(ObjectError::Busy, "initialisation of a locked spin lock");
            }
            self.life = Life::Ready;
            return done(Effect::Write);
        }
        if let Err(outcome) = self.life.check("a spin lock") {
            return outcome;
        }
        match op {
            ObjectOp::SpinLock | ObjectOp::SpinTryLock if self.owner.is_none() => self.owner = Some(thread),
            ObjectOp::SpinLock => return Outcome::Blocked,
            ObjectOp::SpinTryLock => return fails(EBUSY),
            ObjectOp::SpinUnlock if self.owner == Some(thread) => self.owner = None,
            ObjectOp::SpinUnlock => return error(ObjectError::NotHeld, "unlock of a spin lock not held"),
            ObjectOp::SpinDestroy if self.owner.is_some() => {
                return error(ObjectError::Busy, "destruction of a locked spin lock");
            }
            ObjectOp::SpinDestroy => self.life = Life::Destroyed,
            _ => return wrong("a spin lock"),
        }
        done(Effect::Write)
    }
}

#[cfg(test)]
mod tests {
    use super::ObjectOp::*;
    use super::*;

    #[test]
    fn a_spin_lock_excludes_and_must_be_released_by_its_owner() {
        let mut s = Spin::uninitialised();
        assert!(matches!(s.apply(SpinLock, 1), Outcome::Error { kind: ObjectError::Uninitialised, .. }));
        assert_eq!(s.apply(SpinInit, 0), done(Effect::Write));
        assert_eq!(s.apply(SpinLock, 1), done(Effect::Write));
        assert_eq!(s.apply(SpinLock, 2), Outcome::Blocked);
        assert_eq!(s.apply(SpinTryLock, 1), fails(EBUSY));
        assert!(matches!(s.apply(SpinUnlock, 2), Outcome::Error { kind: ObjectError::NotHeld, .. }));
        assert_eq!(s.apply(SpinUnlock, 1), done(Effect::Write));
        assert_eq!(s.apply(SpinDestroy, 1), done(Effect::Write));
    }
}
