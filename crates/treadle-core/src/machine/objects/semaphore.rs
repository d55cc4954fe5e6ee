//! Counting semaphores (`sem_t`). They have no static initialiser.

use super::errno::{EAGAIN, EINVAL, EOVERFLOW};
use super::{done, fails, wrong, Effect, Life, ObjectOp, Outcome};

/// `SEM_VALUE_MAX`
const MAX: u32 = i32::MAX as u32;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Semaphore {
    life: Life,
    value: u32,
}

impl Semaphore {
    pub fn uninitialised() -> Semaphore {
        Semaphore { life: Life::Uninitialised, value: 0 }
    }

    #[inline]
    pub fn wait_enabled(&self) -> bool {
        self.value > 0 || self.life != Life::Ready
    }

    pub fn apply(&mut self, op: ObjectOp) -> Outcome {
        if let ObjectOp::SemInit { value } = op {
            if value > MAX {
                return fails(EINVAL);
            }
            *self = Semaphore { life: Life::Ready, value };
            return done(Effect::Write);
        }
        if let Err(outcome) = self.life.check("a semaphore") {
            return outcome;
        }
        match op {
            ObjectOp::SemWait if self.value == 0 => return Outcome::Blocked,
            ObjectOp::SemTryWait if self.value == 0 => return fails(EAGAIN),
            ObjectOp::SemWait | ObjectOp::SemTryWait => self.value -= 1,
            ObjectOp::SemPost if self.value >= MAX => return fails(EOVERFLOW),
            ObjectOp::SemPost => self.value += 1,
            ObjectOp::SemValue => return Outcome::Done { value: self.value as i64, effect: Effect::Read },
            ObjectOp::SemDestroy => self.life = Life::Destroyed,
            _ => return wrong("a semaphore"),
        }
        done(Effect::Write)
    }
}

#[cfg(test)]
mod tests {
    use super::super::ObjectError;
    use super::ObjectOp::*;
    use super::*;

    #[test]
    fn wait_takes_what_post_gives() {
        let mut s = Semaphore::uninitialised();
        assert_eq!(s.apply(SemInit { value: 1 }), done(Effect::Write));
        assert_eq!(s.apply(SemWait), done(Effect::Write));
        assert_eq!(s.apply(SemWait), Outcome::Blocked);
        assert_eq!(s.apply(SemTryWait), fails(EAGAIN));
        assert_eq!(s.apply(SemPost), done(Effect::Write));
        assert_eq!(s.apply(SemValue), Outcome::Done { value: 1, effect: Effect::Read });
        assert_eq!(s.apply(SemTryWait), done(Effect::Write));
    }

    #[test]
    fn an_uninitialised_or_destroyed_semaphore_is_an_error() {
        let mut s = Semaphore::uninitialised();
        assert!(matches!(s.apply(SemWait), Outcome::Error { kind: ObjectError::Uninitialised, .. }));
        s.apply(SemInit { value: 0 });
        s.apply(SemDestroy);
        assert!(matches!(s.apply(SemPost), Outcome::Error { kind: ObjectError::Destroyed, .. }));
    }

    #[test]
    fn the_value_has_a_limit() {
        let mut s = Semaphore::uninitialised();
        assert_eq!(s.apply(SemInit { value: MAX + 1 }), fails(EINVAL));
        s.apply(SemInit { value: MAX });
        assert_eq!(s.apply(SemPost), fails(EOVERFLOW));
    }
}
