//! One-time initialisation (`pthread_once`): the first caller runs the function, the others wait for its end.

use super::{all_zero, done, error, wrong, Effect, ObjectError, ObjectOp, Outcome};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Once {
    Fresh,
    Running {
        thread: u32,
    },
    Done,
    /// The memory does not hold `PTHREAD_ONCE_INIT`.
    Invalid,
}

impl Once {
    pub fn from_bytes(bytes: &[u8]) -> Once {
        if all_zero(bytes) {
            Once::Fresh
        } else {
            Once::Invalid
        }
    }

    pub fn holders(&self) -> Vec<u32> {
        match self {
            Once::Running { thread } => vec![*thread],
            _ => vec![],
        }
    }

    #[inline]
    pub fn begin_enabled(&self) -> bool {
        !matches!(self, Once::Running { .. })
    }

    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        match (op, &self) {
            (ObjectOp::OnceBegin, Once::Fresh) => {
                *self = Once::Running { thread };
                Outcome::Done { value: 1, effect: Effect::Write }
            }
            (ObjectOp::OnceBegin, Once::Running { .. }) => Outcome::Blocked,
            (ObjectOp::OnceBegin, Once::Done) => done(Effect::Read),
            (ObjectOp::OnceBegin, Once::Invalid) => {
                error(ObjectError::Uninitialised, "use of a once control that was not initialised")
            }
            (ObjectOp::OnceEnd, Once::Running { thread: runner }) if *runner == thread => {
                *self = Once::Done;
                done(Effect::Write)
            }
            (ObjectOp::OnceEnd, _) => {
                error(ObjectError::Misuse, "end of a once function that this thread does not run")
            }
            _ => wrong("a once control"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ObjectOp::*;
    use super::*;

    #[test]
    fn one_thread_runs_it_and_the_others_wait_for_the_end() {
        let mut o = Once::from_bytes(&[0; 4]);
        assert_eq!(o.apply(OnceBegin, 1), Outcome::Done { value: 1, effect: Effect::Write });
        assert_eq!(o.apply(OnceBegin, 2), Outcome::Blocked);
        assert_eq!(o.apply(OnceBegin, 1), Outcome::Blocked);
        assert_eq!(o.apply(OnceEnd, 1), done(Effect::Write));
        assert_eq!(o.apply(OnceBegin, 2), done(Effect::Read));
    }

    #[test]
    fn a_control_that_is_not_once_init_is_an_error() {
        let mut o = Once::from_bytes(&[7, 0, 0, 0]);
        assert!(matches!(o.apply(OnceBegin, 1), Outcome::Error { kind: ObjectError::Uninitialised, .. }));
    }
}
