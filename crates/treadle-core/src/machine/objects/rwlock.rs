//! Read-write locks, without preference for writers (glibc's default): a reader enters whenever no writer is inside.

use super::errno::{EBUSY, EDEADLK};
use super::{all_zero, done, error, fails, wrong, Effect, Life, ObjectError, ObjectOp, Outcome};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RwLock {
    life: Life,
    writer: Option<u32>,
    /// Bit `t`: thread `t` holds it for reading. With it a reader costs no allocation.
    readers: u64,
    /// Sorted: threads above 63, and further read locks of one thread, each with its count.
    more: Vec<(u32, u32)>,
}

impl RwLock {
    pub fn from_bytes(bytes: &[u8]) -> RwLock {
        // A static initialiser may prefer writers (an int at offset 48): a scheduling hint without meaning here.
        let lock = bytes.get(..48).unwrap_or(bytes);
        let life = if all_zero(lock) { Life::Ready } else { Life::Uninitialised };
        RwLock { life, ..RwLock::default() }
    }

    fn bit(thread: u32) -> u64 {
        1u64.checked_shl(thread).unwrap_or(0)
    }

    fn reads(&self, thread: u32) -> bool {
        self.readers & RwLock::bit(thread) != 0 || self.more.iter().any(|&(t, _)| t == thread)
    }

    fn free(&self) -> bool {
        self.writer.is_none() && self.readers == 0 && self.more.is_empty()
    }

    pub fn holders(&self) -> Vec<u32> {
        let low = (0..64).filter(|&t| self.readers >> t & 1 != 0);
        let high = self.more.iter().map(|&(t, _)| t).filter(|&t| self.readers & RwLock::bit(t) == 0);
        self.writer.into_iter().chain(low).chain(high).collect()
    }

    /// A relock by the writer fails with EDEADLK, which is not waiting.
    pub fn read_enabled(&self, thread: u32) -> bool {
        self.life != Life::Ready || self.writer.is_none_or(|w| w == thread)
    }

    pub fn write_enabled(&self, thread: u32) -> bool {
        self.life != Life::Ready || self.writer == Some(thread) || self.free()
    }

    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        let inside = self.life == Life::Ready && !self.free();
        if op == ObjectOp::RwInit {
            if inside {
                return error(ObjectError::Busy, "initialisation of a locked read-write lock");
            }
            *self = RwLock::default();
            return done(Effect::Write);
        }
        if let Err(outcome) = self.life.check("a read-write lock") {
            return outcome;
        }
        match op {
            ObjectOp::RdLock | ObjectOp::WrLock if self.writer == Some(thread) => fails(EDEADLK),
            ObjectOp::RdLock | ObjectOp::TryRdLock => match (self.writer, op) {
                (None, _) => {
                    self.add_reader(thread);
                    done(Effect::Share)
                }
                (Some(_), ObjectOp::RdLock) => Outcome::Blocked,
                (Some(_), _) => fails(EBUSY),
            },
            ObjectOp::WrLock | ObjectOp::TryWrLock if self.free() => {
                self.writer = Some(thread);
                done(Effect::Write)
            }
            ObjectOp::WrLock => Outcome::Blocked,
            ObjectOp::TryWrLock => fails(EBUSY),
            ObjectOp::RwUnlock if self.writer == Some(thread) => {
                self.writer = None;
                done(Effect::Write)
            }
            ObjectOp::RwUnlock if self.reads(thread) => {
                self.remove_reader(thread);
                done(Effect::Share)
            }
            ObjectOp::RwUnlock => error(ObjectError::NotHeld, "unlock of a read-write lock not held"),
            ObjectOp::RwDestroy if inside => error(ObjectError::Busy, "destruction of a locked read-write lock"),
            ObjectOp::RwDestroy => {
                self.life = Life::Destroyed;
                done(Effect::Write)
            }
            _ => wrong("a read-write lock"),
        }
    }

    fn add_reader(&mut self, thread: u32) {
        let bit = RwLock::bit(thread);
        if bit & !self.readers != 0 {
            self.readers |= bit;
            return;
        }
        match self.more.binary_search_by_key(&thread, |&(t, _)| t) {
            Ok(i) => self.more[i].1 = self.more[i].1.saturating_add(1),
            Err(i) => self.more.insert(i, (thread, 1)),
        }
    }

    fn remove_reader(&mut self, thread: u32) {
        match self.more.binary_search_by_key(&thread, |&(t, _)| t) {
            Ok(i) if self.more[i].1 > 1 => self.more[i].1 -= 1,
            Ok(i) => {
                self.more.remove(i);
            }
            Err(_) => self.readers &= !RwLock::bit(thread),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ObjectOp::*;
    use super::*;

    const SHARE: Outcome = Outcome::Done { value: 0, effect: Effect::Share };
    const WRITE: Outcome = Outcome::Done { value: 0, effect: Effect::Write };

    #[test]
    fn readers_share_and_writers_exclude() {
        let mut l = RwLock::from_bytes(&[0; 56]);
        assert_eq!(l.apply(RdLock, 1), SHARE);
        assert_eq!(l.apply(RdLock, 100), SHARE);
        assert_eq!(l.apply(WrLock, 2), Outcome::Blocked);
        assert_eq!(l.apply(TryWrLock, 2), fails(EBUSY));
        assert_eq!(l.holders(), [1, 100]);
        assert_eq!(l.apply(RwUnlock, 1), SHARE);
        assert_eq!(l.apply(RwUnlock, 100), SHARE);
        assert_eq!(l.apply(WrLock, 2), WRITE);
        assert_eq!(l.apply(RdLock, 1), Outcome::Blocked);
        assert_eq!(l.apply(TryRdLock, 1), fails(EBUSY));
        assert_eq!(l.apply(RwUnlock, 2), WRITE);
    }

    #[test]
    fn a_reader_may_lock_again_and_unlocks_as_often() {
        let mut l = RwLock::default();
        for _ in 0..3 {
            assert_eq!(l.apply(RdLock, 7), SHARE);
        }
        for _ in 0..3 {
            assert_eq!(l.apply(WrLock, 1), Outcome::Blocked);
            assert_eq!(l.apply(RwUnlock, 7), SHARE);
        }
        assert_eq!(l.apply(WrLock, 1), WRITE);
    }

    #[test]
    fn a_relock_by_the_writer_is_edeadlk() {
        let mut l = RwLock::default();
        l.apply(WrLock, 1);
        assert_eq!(l.apply(WrLock, 1), fails(EDEADLK));
        assert_eq!(l.apply(RdLock, 1), fails(EDEADLK));
    }

    #[test]
    fn unlock_by_a_stranger_is_a_bug() {
        let mut l = RwLock::default();
        assert!(matches!(l.apply(RwUnlock, 1), Outcome::Error { kind: ObjectError::NotHeld, .. }));
        l.apply(RdLock, 2);
        assert!(matches!(l.apply(RwUnlock, 1), Outcome::Error { kind: ObjectError::NotHeld, .. }));
        assert!(matches!(l.apply(RwDestroy, 2), Outcome::Error { kind: ObjectError::Busy, .. }));
    }
}
