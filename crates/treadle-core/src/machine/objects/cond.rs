//! Condition variables, exact: a signal wakes a thread that waits at that moment, a signal without a waiter is lost.
//!
//! A wait is enqueue (while the mutex is held), unlock, wake, lock. A signal leaves a *token* that any of the threads
//! that wait at that moment may take, and no later one. Waiters are kept in the order of their coming, so the threads
//! that may take a token are a prefix of that list, and a token is the length of its prefix. Tokens are kept oldest
//! first, with prefixes that never shrink from one to the next.

use super::errno::ETIMEDOUT;
use super::{all_zero, done, error, wrong, Effect, Life, ObjectError, ObjectOp, Outcome};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cond {
    life: Life,
    waiters: Vec<u32>,
    /// Invariant: `index < tokens[index] <= waiters.len()`, so every token finds a taker of its own.
    tokens: Vec<u32>,
}

impl Cond {
    pub fn from_bytes(bytes: &[u8]) -> Cond {
        // glibc's condattr puts the clock into two flag bits; nothing else is ever set statically.
        let life = if all_zero(bytes) { Life::Ready } else { Life::Uninitialised };
        Cond { life, ..Cond::default() }
    }

    fn position(&self, thread: u32) -> Option<usize> {
        self.waiters.iter().position(|&t| t == thread)
    }

    /// The oldest token that the waiter at this position may take.
    fn token_for(&self, position: usize) -> Option<usize> {
        self.tokens.iter().position(|&prefix| prefix as usize > position)
    }

    pub fn wake_enabled(&self, thread: u32) -> bool {
        self.position(thread).is_none_or(|p| self.token_for(p).is_some())
    }

    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        match op {
            ObjectOp::CondInit if !self.waiters.is_empty() => {
                return error(ObjectError::Busy, "initialisation of a condition variable that threads wait on");
            }
            ObjectOp::CondInit => {
                *self = Cond::default();
                return done(Effect::Write);
            }
            // A released waiter may still be on its way out when the variable is destroyed (POSIX allows it).
            ObjectOp::CondWake => return self.wake(thread),
            ObjectOp::CondTimedWake => {
                return match self.wake(thread) {
                    Outcome::Blocked => match self.leave(thread) {
                        Outcome::Done { effect, .. } => Outcome::Done { value: ETIMEDOUT, effect },
                        other => other,
                    },
                    other => other,
                };
            }
            ObjectOp::CondLeave => return self.leave(thread),
            _ => {}
        }
        if let Err(outcome) = self.life.check("a condition variable") {
            return outcome;
        }
        let count = self.waiters.len();
        match op {
            ObjectOp::CondEnqueue if self.position(thread).is_some() => {
                error(ObjectError::Misuse, "a thread waits twice on one condition variable")
            }
            ObjectOp::CondEnqueue => {
                self.waiters.push(thread);
                done(Effect::Write)
            }
            ObjectOp::CondSignal | ObjectOp::CondBroadcast if count == 0 => done(Effect::Read),
            ObjectOp::CondSignal => {
                if self.tokens.len() < count {
                    self.tokens.push(count as u32);
                }
                done(Effect::Write)
            }
            ObjectOp::CondBroadcast => {
                self.tokens = vec![count as u32; count];
                done(Effect::Write)
            }
            ObjectOp::CondDestroy if self.tokens.len() < count => {
                error(ObjectError::Busy, "destruction of a condition variable that threads wait on")
            }
            ObjectOp::CondDestroy => {
                self.life = Life::Destroyed;
                done(Effect::Write)
            }
            _ => wrong("a condition variable"),
        }
    }

    fn wake(&mut self, thread: u32) -> Outcome {
        let Some(position) = self.position(thread) else {
            return error(ObjectError::Misuse, "wake-up of a thread that does not wait");
        };
        let Some(token) = self.token_for(position) else {
            return Outcome::Blocked;
        };
        self.tokens.remove(token);
        self.remove_waiter(position);
        done(Effect::Write)
    }

    fn leave(&mut self, thread: u32) -> Outcome {
        match self.position(thread) {
            Some(position) => {
                self.remove_waiter(position);
                done(Effect::Write)
            }
            None => error(ObjectError::Misuse, "end of a wait that has not begun"),
        }
    }

    /// Prefixes shrink, and a token that can no longer find a taker of its own is gone.
    fn remove_waiter(&mut self, position: usize) {
        self.waiters.remove(position);
        let mut kept = 0;
        self.tokens.retain_mut(|prefix| {
            if *prefix as usize > position {
                *prefix -= 1;
            }
            let keep = *prefix > kept;
            kept += keep as u32;
            keep
        });
    }
}

#[cfg(test)]
mod tests {
    use super::ObjectOp::*;
    use super::*;

    const WRITE: Outcome = Outcome::Done { value: 0, effect: Effect::Write };
    const READ: Outcome = Outcome::Done { value: 0, effect: Effect::Read };

    fn waiting(threads: &[u32]) -> Cond {
        let mut c = Cond::from_bytes(&[0; 48]);
        for &t in threads {
            assert_eq!(c.apply(CondEnqueue, t), WRITE);
        }
        c
    }

    #[test]
    fn a_signal_without_waiter_is_lost() {
        let mut c = waiting(&[]);
        assert_eq!(c.apply(CondSignal, 0), READ);
        c.apply(CondEnqueue, 1);
        assert!(!c.wake_enabled(1));
        assert_eq!(c.apply(CondWake, 1), Outcome::Blocked);
    }

    #[test]
    fn a_signal_wakes_one_of_the_waiters() {
        let mut c = waiting(&[1, 2]);
        assert_eq!(c.apply(CondSignal, 0), WRITE);
        assert!(c.wake_enabled(1) && c.wake_enabled(2));
        assert_eq!(c.apply(CondWake, 2), WRITE);
        assert!(!c.wake_enabled(1));
    }

    #[test]
    fn a_later_waiter_cannot_take_an_earlier_signal() {
        let mut c = waiting(&[1]);
        c.apply(CondSignal, 0);
        c.apply(CondEnqueue, 2);
        assert!(c.wake_enabled(1) && !c.wake_enabled(2));
        c.apply(CondSignal, 0);
        assert!(c.wake_enabled(2));
        // Whoever goes first, the other one is released too.
        for order in [[1, 2], [2, 1]] {
            let mut c = c.clone();
            assert_eq!(c.apply(CondWake, order[0]), WRITE);
            assert_eq!(c.apply(CondWake, order[1]), WRITE);
        }
    }

    #[test]
    fn more_signals_than_waiters_are_lost() {
        let mut c = waiting(&[1]);
        c.apply(CondSignal, 0);
        c.apply(CondSignal, 0);
        c.apply(CondWake, 1);
        c.apply(CondEnqueue, 1);
        assert!(!c.wake_enabled(1));
    }

    #[test]
    fn a_broadcast_releases_exactly_the_current_waiters() {
        let mut c = waiting(&[1, 2, 3]);
        c.apply(CondSignal, 0);
        assert_eq!(c.apply(CondBroadcast, 0), WRITE);
        c.apply(CondEnqueue, 4);
        for t in [3, 1, 2] {
            assert_eq!(c.apply(CondWake, t), WRITE);
        }
        assert!(!c.wake_enabled(4));
    }

    #[test]
    fn a_timeout_gives_its_token_to_the_others_and_keeps_none() {
        let mut c = waiting(&[1, 2]);
        c.apply(CondSignal, 0);
        c.apply(CondSignal, 0);
        c.apply(CondLeave, 1);
        c.apply(CondEnqueue, 3);
        assert!(c.wake_enabled(2) && !c.wake_enabled(3));
        c.apply(CondSignal, 0);
        assert!(c.wake_enabled(3));
    }

    #[test]
    fn a_timed_wait_takes_a_signal_or_times_out() {
        let mut c = waiting(&[1, 2]);
        c.apply(CondSignal, 0);
        assert_eq!(c.apply(CondTimedWake, 1), WRITE);
        assert_eq!(c.apply(CondTimedWake, 2), Outcome::Done { value: ETIMEDOUT, effect: Effect::Write });
        assert_eq!(c, waiting(&[]));
    }

    #[test]
    fn destruction_needs_every_waiter_to_be_released() {
        let mut c = waiting(&[1]);
        assert!(matches!(c.apply(CondDestroy, 0), Outcome::Error { kind: ObjectError::Busy, .. }));
        c.apply(CondBroadcast, 0);
        assert_eq!(c.apply(CondDestroy, 0), WRITE);
        assert_eq!(c.apply(CondWake, 1), WRITE);
        assert!(matches!(c.apply(CondEnqueue, 1), Outcome::Error { kind: ObjectError::Destroyed, .. }));
    }
}
