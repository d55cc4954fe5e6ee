//! Is a thread that waits in a loop stuck for ever?

use super::thread::{Pending, Status, Stop};
use super::Machine;

/// Visible operations in one round before it is taken to make progress.
const MAX_ROUND: usize = 10_000;

impl Machine<'_> {
    /// All other threads are at rest: let the waiting thread make one more round. If it comes back to the same state it
    /// will do so for ever. The machine is left as it was.
    pub fn is_stuck(&mut self, t: usize) -> bool {
        // A round on trial is no part of the execution.
        let (mark, recorder) = (self.mark(), self.recorder.take());
        self.save_thread(t);
        self.threads[t].core.status = Status::Waiting;
        self.threads[t].core.pending = Pending::None;
        self.choices.begin(super::choices::Digits::NONE);
        self.run(t);
        let mut stuck = false;
        for _ in 0..MAX_ROUND {
            match self.threads[t].core.status {
                Status::Stopped(Stop::Spin { .. }) => {
                    stuck = true;
                    break;
                }
                Status::Waiting => {}
                _ => break,
            }
            // Blocked on a lock inside the round: it waits there, and nobody is left to release it.
            let proc = super::action::Proc::thread(t as u32);
            if !self.enabled(proc) {
                stuck = true;
                break;
            }
            let effects = self.threads[t].core.effects;
            self.step(proc, super::choices::Digits::NONE);
            if self.threads[t].core.effects != effects {
                break;
            }
        }
        self.undo_to(mark);
        self.recorder = recorder;
        stuck
    }
}
