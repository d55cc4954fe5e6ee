//! Barriers: a wait is an arrival, which never blocks, and a departure, which waits until the generation is complete.

use super::errno::EINVAL;
use super::{done, error, fails, wrong, Effect, Life, ObjectError, ObjectOp, Outcome};

/// `PTHREAD_BARRIER_SERIAL_THREAD`
const SERIAL: i64 = -1;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrier {
    life: Life,
    parties: u32,
    arrived: u32,
    /// Generations completed so far.
    generation: u32,
    /// The latest arrival of each thread, sorted by thread. A departure only looks at it, and so changes nothing.
    arrivals: Vec<Arrival>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Arrival {
    thread: u32,
    generation: u32,
    /// Gets [`SERIAL`].
    serial: bool,
}

impl Barrier {
    pub fn uninitialised() -> Barrier {
        Barrier { life: Life::Uninitialised, parties: 0, arrived: 0, generation: 0, arrivals: Vec::new() }
    }

    pub fn arrived(&self) -> u32 {
        self.arrived
    }

    pub fn parties(&self) -> u32 {
        self.parties
    }

    fn arrival(&self, thread: u32) -> Result<usize, usize> {
        self.arrivals.binary_search_by_key(&thread, |a| a.thread)
    }

    pub fn leave_enabled(&self, thread: u32) -> bool {
        self.arrival(thread).map_or(true, |i| self.arrivals[i].generation != self.generation)
    }

    pub fn apply(&mut self, op: ObjectOp, thread: u32) -> Outcome {
        match op {
            ObjectOp::BarrierInit { parties: 0 } => return fails(EINVAL),
            ObjectOp::BarrierInit { .. } if self.arrived > 0 => {
                return error(ObjectError::Busy, "initialisation of a barrier that threads wait at");
            }
            ObjectOp::BarrierInit { parties } => {
                // Threads may still be on their way out of its former life, hence generation and arrivals stay.
                self.life = Life::Ready;
                self.parties = parties;
                return done(Effect::Write);
            }
            // The last thread may destroy the barrier while the others are on their way out (POSIX allows it).
            ObjectOp::BarrierLeave => return self.leave(thread),
            _ => {}
        }
        if let Err(outcome) = self.life.check("a barrier") {
            return outcome;
        }
        match op {
            ObjectOp::BarrierArrive { ordered } => self.arrive(thread, ordered),
            ObjectOp::BarrierDestroy if self.arrived > 0 => {
                error(ObjectError::Busy, "destruction of a barrier that threads wait at")
            }
            ObjectOp::BarrierDestroy => {
                self.life = Life::Destroyed;
                done(Effect::Write)
            }
            _ => wrong("a barrier"),
        }
    }

    fn arrive(&mut self, thread: u32, ordered: bool) -> Outcome {
        let generation = self.generation;
        let last = self.arrived + 1 >= self.parties;
        let arrival = Arrival { thread, generation, serial: last && ordered };
        match self.arrival(thread) {
            Ok(i) if self.arrivals[i].generation == generation => {
                return error(ObjectError::Misuse, "a thread arrives twice at a barrier");
            }
            Ok(i) => self.arrivals[i] = arrival,
            Err(i) => self.arrivals.insert(i, arrival),
        }
        self.arrived += 1;
        if last {
            self.arrived = 0;
            self.generation = generation.wrapping_add(1);
        }
        done(if ordered { Effect::Write } else { Effect::Arrive { generation, last } })
    }

    fn leave(&mut self, thread: u32) -> Outcome {
        let Ok(i) = self.arrival(thread) else {
            return error(ObjectError::Misuse, "a thread leaves a barrier at which it has not arrived");
        };
        if self.arrivals[i].generation == self.generation {
            return Outcome::Blocked;
        }
        Outcome::Done {
            value: if self.arrivals[i].serial { SERIAL } else { 0 },
            effect: Effect::Leave { generation: self.arrivals[i].generation },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ObjectOp::*;
    use super::*;

    fn barrier(parties: u32) -> Barrier {
        let mut b = Barrier::uninitialised();
        assert_eq!(b.apply(BarrierInit { parties }, 0), done(Effect::Write));
        b
    }

    fn left(generation: u32) -> Outcome {
        done(Effect::Leave { generation })
    }

    #[test]
    fn nobody_leaves_before_the_last_has_come() {
        let mut b = barrier(2);
        let arrive = BarrierArrive { ordered: false };
        assert_eq!(b.apply(arrive, 1), done(Effect::Arrive { generation: 0, last: false }));
        assert_eq!(b.apply(BarrierLeave, 1), Outcome::Blocked);
        assert_eq!(b.apply(arrive, 2), done(Effect::Arrive { generation: 0, last: true }));
        assert_eq!(b.apply(BarrierLeave, 1), left(0));
        // The next generation starts before thread 2 has left the first one.
        assert_eq!(b.apply(arrive, 1), done(Effect::Arrive { generation: 1, last: false }));
        assert_eq!(b.apply(BarrierLeave, 1), Outcome::Blocked);
        assert_eq!(b.apply(BarrierLeave, 2), left(0));
    }

    #[test]
    fn the_last_one_is_the_serial_thread_when_the_program_looks() {
        let mut b = barrier(2);
        assert_eq!(b.apply(BarrierArrive { ordered: true }, 2), done(Effect::Write));
        assert_eq!(b.apply(BarrierArrive { ordered: true }, 1), done(Effect::Write));
        assert_eq!(b.apply(BarrierLeave, 2), left(0));
        assert_eq!(b.apply(BarrierLeave, 1), Outcome::Done { value: SERIAL, effect: Effect::Leave { generation: 0 } });
    }

    #[test]
    fn the_order_of_arrival_leaves_no_mark_on_an_unordered_barrier() {
        let arrive = BarrierArrive { ordered: false };
        let (mut a, mut b) = (barrier(2), barrier(2));
        a.apply(arrive, 1);
        a.apply(arrive, 2);
        b.apply(arrive, 2);
        b.apply(arrive, 1);
        assert_eq!(a, b);
    }

    #[test]
    fn a_barrier_must_be_initialised_with_at_least_one_party() {
        let mut b = Barrier::uninitialised();
        assert!(matches!(
            b.apply(BarrierArrive { ordered: false }, 1),
            Outcome::Error { kind: ObjectError::Uninitialised, .. }
        ));
        assert_eq!(b.apply(BarrierInit { parties: 0 }, 0), fails(EINVAL));
    }

    #[test]
    fn destruction_waits_for_nobody_but_refuses_waiting_threads() {
        let mut b = barrier(2);
        b.apply(BarrierArrive { ordered: false }, 1);
        assert!(matches!(b.apply(BarrierDestroy, 0), Outcome::Error { kind: ObjectError::Busy, .. }));
        b.apply(BarrierArrive { ordered: false }, 2);
        assert_eq!(b.apply(BarrierDestroy, 2), done(Effect::Write));
        assert_eq!(b.apply(BarrierInit { parties: 2 }, 2), done(Effect::Write));
        assert_eq!(b.apply(BarrierLeave, 1), left(0));
    }
}
