//! Threads stepped by answers: the engine says what the pending operation of a thread gave, instead of letting it look at
//! shared memory.
//!
//! A thread is then a function of the answers that it got. It changes nothing that another thread can see: its words and
//! frames, its private memory, what it has allocated. All of that is noted in a [`Log`] of its own, so that threads are
//! taken back one by one, in any order (a created thread before its creator).
//!
//! Shared memory holds what main left there while it was alone: the initial values. From the first thread that it creates
//! on, all that main does is visible, also when it has joined everybody.

use super::choices::Digits;
use super::objects::{Object, ObjectOp};
use super::thread::{Pending, Status};
use super::undo::{Log, Mark, Undo};
use super::Machine;
use crate::ir::ast::Ordering;
use crate::program::address::{arena_of, offset_of, thread_arena, ThreadArena, GLOBALS};

/// What a pending operation gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The value that was read; for an operation on an object or a join its result.
    pub value: u64,
    /// An update or an operation on an object changed something.
    pub changed: bool,
}

/// What the threads left in memory.
#[derive(Clone, Debug, Default)]
pub struct Final {
    /// Address, bytes, value.
    pub values: Vec<(u64, u8, u64)>,
    pub objects: Vec<(u32, Object)>,
    /// Addresses of heap objects that were freed.
    pub freed: Vec<u64>,
}

impl Machine<'_> {
    /// Run main up to its first visible operation; the threads that it created are listed in `created` and are to be run
    /// by [`Machine::run_created`].
    pub fn start_main(&mut self, digits: Digits) {
        self.responds = true;
        self.choices.begin(digits);
        self.run(0);
        self.note_given_out();
        self.fresh.clear();
        self.log.on = true;
    }

    /// Perform the pending operation of a thread with the engine's answer and run on to the next one. Threads that it
    /// creates are listed in `created`; each is to be run by [`Machine::run_created`] before anything else is done.
    pub fn respond(&mut self, log: &mut Log, t: usize, answer: Answer, digits: Digits) {
        self.with_log(log, |machine| {
            machine.choices.begin(digits);
            machine.error = None;
            machine.created.clear();
            machine.fresh.clear();
            machine.save_thread(t);
            let pending = std::mem::replace(&mut machine.threads[t].core.pending, Pending::None);
            machine.take_answer(t, pending, answer);
            if machine.threads[t].core.status == Status::Waiting && machine.threads[t].core.pending == Pending::None {
                machine.run(t);
            }
            machine.fresh.clear();
        });
    }

    /// Run a thread that was just created up to its first visible operation.
    pub fn run_created(&mut self, log: &mut Log, t: usize) {
        self.with_log(log, |machine| machine.run(t));
    }

    /// A thread whose loop waits looks once more: run it on from where it stopped.
    pub fn look_again(&mut self, log: &mut Log, t: usize) {
        self.with_log(log, |machine| {
            machine.choices.begin(Digits::NONE);
            machine.save_thread(t);
            machine.threads[t].core.status = Status::Waiting;
            machine.threads[t].core.pending = Pending::None;
            machine.run(t);
        });
    }

    /// How far a thread's log has come.
    pub fn mark_in(&mut self, log: &mut Log) -> Mark {
        let mut mark = Mark::default();
        self.with_log(log, |machine| mark = machine.mark());
        mark
    }

    /// Take a thread back.
    pub fn take_back(&mut self, log: &mut Log, mark: Mark) {
        let texts = self.texts.len();
        self.with_log(log, |machine| machine.undo_to(mark.with_texts(texts)));
    }

    fn with_log(&mut self, log: &mut Log, act: impl FnOnce(&mut Self)) {
        std::mem::swap(&mut self.log, log);
        self.log.on = true;
        act(self);
        std::mem::swap(&mut self.log, log);
    }

    fn take_answer(&mut self, t: usize, pending: Pending, answer: Answer) {
        let sc = !self.config.model.buffers();
        match pending {
            Pending::Load { addr, bytes, to, .. } => {
                if self.still_there(t, addr, u64::from(bytes), false) {
                    self.deliver(t, to, answer.value);
                }
            }
            Pending::Store { addr, bytes, order, bulk, .. } => {
                if !self.still_there(t, addr, u64::from(bytes), true) {
                    return;
                }
                let core = &mut self.threads[t].core;
                core.drained = sc || order == Ordering::SeqCst;
                core.effects += 1;
                if bulk {
                    self.bulk_stored(t, u64::from(bytes));
                } else {
                    self.advance(t);
                }
            }
            Pending::Rmw { addr, bytes, to, .. } | Pending::CmpXchg { addr, bytes, to, .. } => {
                self.threads[t].core.drained = true;
                if !self.still_there(t, addr, u64::from(bytes), true) {
                    return;
                }
                self.set(t, to, answer.value);
                if let Pending::CmpXchg { expected, .. } = pending {
                    let equal = answer.value == expected & super::visible::mask(bytes);
                    self.set(t, to + 1, u64::from(equal));
                }
                self.threads[t].core.effects += u64::from(answer.changed);
                self.advance(t);
            }
            Pending::Fence { .. } => self.threads[t].core.drained = true,
            Pending::Free { addr, .. } => {
                self.threads[t].core.drained = sc;
                let position = self.position(t);
                let freed =
                    self.memory.object_near(addr).and_then(|at| self.memory.object(at)).is_some_and(|o| o.freed);
                if freed {
                    self.end_object(t, addr, position);
                } else {
                    self.advance(t);
                }
            }
            Pending::Leave { .. } => self.threads[t].core.may_leave = true,
            Pending::Object { object, op, to } => self.take_object_answer(t, object, op, to, answer),
            Pending::Join { thread, value_at, to } => {
                self.threads[t].core.drained = true;
                self.join_now(t, thread as usize, value_at, to, answer.value);
            }
            Pending::None | Pending::AtomicSection => {}
        }
    }

    fn take_object_answer(&mut self, t: usize, object: u32, op: ObjectOp, to: Option<u32>, answer: Answer) {
        let core = &mut self.threads[t].core;
        core.drained = true;
        core.effects += u64::from(answer.changed);
        if let Some(next) = op.then() {
            core.pending = Pending::Object { object, op: next, to };
            return;
        }
        if let Some(slot) = to {
            self.set(t, slot, answer.value & 0xffff_ffff);
        }
        self.advance(t);
    }

    /// Memory that main freed while it was alone is known here; of what threads free or leave only the engine knows when.
    fn still_there(&mut self, t: usize, addr: u64, size: u64, write: bool) -> bool {
        self.is_anothers(t, addr) || self.check_now(t, addr, size, write).is_ok()
    }

    /// Was the memory given out by another thread, since threads are answered? Whether it is there depends on what that
    /// thread has done, which only the engine knows: a thread is a function of its own answers.
    pub fn is_anothers(&self, t: usize, addr: u64) -> bool {
        let arena = arena_of(addr);
        let on_heap = arena % 4 == ThreadArena::Heap as usize;
        let given_out = on_heap || arena % 4 == ThreadArena::Stack as usize;
        if !self.responds || arena <= GLOBALS || !given_out || arena / 4 == t + 1 {
            return false;
        }
        let main = [thread_arena(0, ThreadArena::Heap), thread_arena(0, ThreadArena::Stack)];
        let old = main.iter().position(|a| *a == arena).map_or(0, |i| self.given_out_before[i]);
        offset_of(addr) >= old
    }

    /// What main gave out up to now is there for everybody.
    fn note_given_out(&mut self) {
        let heap = self.memory.top(thread_arena(0, ThreadArena::Heap));
        self.given_out_before = [heap, self.memory.top(thread_arena(0, ThreadArena::Stack))];
    }

    /// No thread can go on: memory and objects as they are then.
    pub fn write_final(&mut self, last: &Final) {
        for &(addr, bytes, value) in &last.values {
            let old = self.memory.write(addr, u32::from(bytes), value);
            self.log.push(Undo::Bytes { addr, bytes, old });
        }
        for (object, state) in &last.objects {
            if let Some(old) = self.objects.state(*object).cloned() {
                self.log.push(Undo::Object { index: *object, old });
                self.objects.restore(*object, state.clone());
                self.mark_used(*object, state.kind());
            }
        }
        for &addr in &last.freed {
            if let Some(at) = self.memory.object_near(addr) {
                if self.memory.object(at).is_some_and(|o| !o.freed) {
                    self.set_freed(at);
                }
            }
        }
    }
}
