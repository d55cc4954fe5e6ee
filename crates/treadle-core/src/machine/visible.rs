//! The visible operations: what makes an instruction visible, and what taking the step does.

use super::action::{Access, Action, Proc, SectionAccess};
use super::bugs::BugKind;
use super::choices::Digits;
use super::exec::Flow;
use super::memory::{MemoryFault, ObjectRef, Storage};
use super::objects::{Effect, Outcome};
use super::thread::{Buffered, Bulk, Pending, Status, Stop, Target};
use super::undo::Undo;
use super::{arith, Machine};
use crate::ir::ast::Ordering;
use crate::program::address::{arena_base, arena_of, thread_arena, ThreadArena, CONSTANTS, GLOBALS};

/// How an access of the running thread is to be made.
#[derive(PartialEq, Eq)]
enum Mode {
    /// Nobody else can see it.
    Private,
    /// Main is alone.
    Alone,
    /// Inside an atomic section.
    Section,
    Visible,
}

impl Machine<'_> {
    /// Let a process take its next step: perform its pending operation and run on to the next one. It must be enabled.
    /// `digits` are the choices to make on the way (see `choices.rs`).
    pub fn step(&mut self, proc: Proc, digits: Digits) -> Action {
        let t = proc.owner() as usize;
        self.choices.begin(digits);
        self.error = None;
        self.created.clear();
        self.section.clear();
        if proc.is_commit() {
            return self.commit(t, proc.store());
        }
        self.save_thread(t);
        let pending = self.threads[t].core.pending;
        self.threads[t].core.pending = Pending::None;
        let action = self.perform(t, pending);
        if self.threads[t].core.status == Status::Waiting && self.threads[t].core.pending == Pending::None {
            self.run(t);
        }
        self.run_children();
        action
    }

    fn mode(&self, t: usize, addr: u64) -> Mode {
        let arena = arena_of(addr);
        if arena == thread_arena(t, ThreadArena::Private) || arena == CONSTANTS {
            Mode::Private
        } else if self.in_section == Some(t as u32) {
            Mode::Section
        } else if self.open == 0 {
            Mode::Alone
        } else {
            Mode::Visible
        }
    }

    /// Check an access when its instruction is reached. Whether another thread has ended the object in the meantime is not
    /// asked here, unless the access is made at once: that depends on the order of visible steps.
    fn check_access(&mut self, t: usize, addr: u64, size: u64, write: bool) -> Result<(), Flow> {
        if self.mode(t, addr) != Mode::Visible {
            return self.check_now(t, addr, size, write);
        }
        if self.is_anothers(t, addr) {
            return Ok(());
        }
        match if write { self.memory.check_write(addr, size) } else { self.memory.check(addr, size) } {
            Ok(_) | Err(MemoryFault::UseAfterFree(_) | MemoryFault::Returned) => self.check_owner(t, addr, size),
            _ => self.check_now(t, addr, size, write),
        }
    }

    /// The memory is there, may be used so, and is not another thread's private memory.
    pub(super) fn check_now(&mut self, t: usize, addr: u64, size: u64, write: bool) -> Result<(), Flow> {
        self.check_owner(t, addr, size)?;
        let found = if write { self.memory.check_write(addr, size) } else { self.memory.check(addr, size) };
        let own_free =
            self.threads[t].buffer.iter().any(|b| b.free && super::action::overlap(b.addr, b.size, addr, size as u32));
        match found {
            Ok(at) if own_free => Err(self.fault(t, MemoryFault::UseAfterFree(at), addr, size, write)),
            Ok(_) => Ok(()),
            Err(fault) => Err(self.fault(t, fault, addr, size, write)),
        }
    }

    /// It is not another thread's private memory.
    fn check_owner(&mut self, t: usize, addr: u64, size: u64) -> Result<(), Flow> {
        let arena = arena_of(addr);
        if arena > GLOBALS
            && arena % 4 == ThreadArena::Private as usize
            && arena != thread_arena(t, ThreadArena::Private)
        {
            let name = self.location(addr, size);
            self.stop_unsupported(
                t,
                format!("access to {name}, a local variable of another thread that did not seem shared"),
            );
            return Err(Flow::Leave);
        }
        Ok(())
    }

    /// The range may be accessed, else the thread has stopped.
    pub(super) fn check_range(&mut self, t: usize, addr: u64, size: u64, write: bool) -> bool {
        self.check_access(t, addr, size, write).is_ok()
    }

    fn fault(&mut self, t: usize, fault: MemoryFault, addr: u64, size: u64, write: bool) -> Flow {
        let verb = if write { "write" } else { "read" };
        let bytes = if size == 1 { "1 byte".to_string() } else { format!("{size} bytes") };
        let (kind, message) = match fault {
            MemoryFault::Null => {
                (BugKind::NullPointer, format!("{verb} of {bytes} through a null pointer ({addr:#x})"))
            }
            MemoryFault::Wild | MemoryFault::Code => {
                (BugKind::WildPointer, format!("{verb} of {bytes} at {addr:#x}, where there is no object"))
            }
            MemoryFault::Returned => (
                BugKind::UseAfterFree,
                format!("{verb} of {bytes} at {addr:#x}, in a local variable of a function that has returned"),
            ),
            MemoryFault::OutOfBounds(at) => {
                (BugKind::OutOfBounds, format!("{verb} of {bytes} out of bounds of {}", self.describe_bounds(at, addr)))
            }
            MemoryFault::UseAfterFree(at) => {
                (BugKind::UseAfterFree, format!("{verb} of {bytes} in {}, which has been freed", self.object_name(at)))
            }
            MemoryFault::ReadOnly(at) => {
                (BugKind::ReadOnlyWrite, format!("write of {bytes} to {}, which is constant", self.object_name(at)))
            }
        };
        self.fail(t, kind, message)
    }

    pub(super) fn fail_commit(&mut self, t: usize, fault: MemoryFault, entry: &Buffered) {
        self.fault(t, fault, entry.addr, u64::from(entry.size), true);
        if let Some(bug) = &mut self.error {
            bug.position = entry.position;
            bug.message.push_str(" when the buffered store reached memory");
        }
    }

    fn describe_bounds(&self, at: ObjectRef, addr: u64) -> String {
        let Some(object) = self.memory.object(at) else { return "an object".to_string() };
        let start = arena_base(at.arena as usize) + object.start;
        let offset = addr.wrapping_sub(start) as i64;
        format!("{} ({} bytes), at offset {offset}", self.object_name(at), object.size)
    }

    /// `x`, `node#1`, a name for an object.
    pub fn object_name(&self, at: ObjectRef) -> String {
        let Some(object) = self.memory.object(at) else { return "memory".to_string() };
        let arena = at.arena as usize;
        let image = match arena {
            CONSTANTS => &self.program.constants,
            GLOBALS => &self.program.globals,
            a if a % 4 == ThreadArena::Tls as usize => &self.program.tls,
            _ => &self.program.private_tls,
        };
        match object.storage {
            Storage::Static(index) => match image.objects.get(index as usize) {
                Some(o) => format!("`{}`", o.name),
                None => "memory".to_string(),
            },
            Storage::Heap => match self.program.source.positions.get(object.position as usize) {
                Some(p) if p.line > 0 => format!("the object allocated at line {}", p.line),
                _ => "a heap object".to_string(),
            },
            Storage::Stack => match self.program.source.positions.get(object.position as usize) {
                Some(p) if p.line > 0 => format!("a local variable of line {}", p.line),
                _ => "a local variable".to_string(),
            },
        }
    }

    pub(super) fn load(&mut self, t: usize, addr: u64, bytes: u8, order: Ordering, to: Target) -> Flow {
        self.list_in_section(t, addr, bytes, false);
        if let Err(flow) = self.check_access(t, addr, u64::from(bytes), false) {
            return flow;
        }
        match self.mode(t, addr) {
            Mode::Visible => return self.wait(t, Pending::Load { addr, bytes, order, to }),
            Mode::Section | Mode::Alone | Mode::Private => {}
        }
        let value = self.memory.read(addr, u32::from(bytes));
        self.record_read(t, addr, bytes, order, value, [0; 8]);
        self.deliver(t, to, value);
        Flow::Continue
    }

    /// An access inside an atomic section belongs to its list, even if it turns out to be an error.
    fn list_in_section(&mut self, t: usize, addr: u64, bytes: u8, write: bool) {
        if self.mode(t, addr) == Mode::Section {
            self.section.push(SectionAccess { addr, size: u32::from(bytes), write });
        }
    }

    pub(super) fn deliver(&mut self, t: usize, to: Target, value: u64) {
        match to {
            Target::Slot(slot, bits) => {
                self.set(t, slot, value & (u64::MAX >> (64 - u32::from(bits))));
                self.advance(t);
            }
            Target::Bulk => {
                if let Bulk::Copy { held, .. } = &mut self.threads[t].core.bulk {
                    *held = Some(value);
                }
            }
        }
    }

    pub(super) fn store(&mut self, t: usize, addr: u64, bytes: u8, value: u64, order: Ordering) -> Flow {
        let flow = self.store_value(t, addr, bytes, value, order, false);
        if flow == Flow::Continue {
            self.advance(t);
        }
        flow
    }

    /// Store without touching the program counter.
    pub(super) fn store_value(
        &mut self,
        t: usize,
        addr: u64,
        bytes: u8,
        value: u64,
        order: Ordering,
        bulk: bool,
    ) -> Flow {
        self.list_in_section(t, addr, bytes, true);
        if let Err(flow) = self.check_access(t, addr, u64::from(bytes), true) {
            return flow;
        }
        if self.log.is_full() {
            self.stop_unsupported(
                t,
                "too many writes between two visible operations; make the program smaller".to_string(),
            );
            return Flow::Leave;
        }
        if self.mode(t, addr) != Mode::Visible {
            self.write_now(t, addr, bytes, value, order);
            return Flow::Continue;
        }
        if !self.config.model.buffers() || order == Ordering::SeqCst || self.responds {
            return self.wait(t, Pending::Store { addr, bytes, value, order, bulk });
        }
        let flow = self.buffer_store(t, addr, u32::from(bytes), value & mask(bytes), false);
        if flow == Flow::Continue {
            self.record_buffered(t, addr, bytes, order, value & mask(bytes));
        }
        flow
    }

    /// Write to memory at once. Writing the value that is there is no effect for a thread's private memory.
    fn write_now(&mut self, t: usize, addr: u64, bytes: u8, value: u64, order: Ordering) {
        let old = self.memory.write(addr, u32::from(bytes), value);
        self.log.push(Undo::Bytes { addr, bytes, old });
        self.record_write(t, addr, bytes, order, value & mask(bytes));
        // The same rule as in the hot loop: what nobody else can see is an effect only if it changes something.
        let hidden = matches!(self.mode(t, addr), Mode::Private | Mode::Alone);
        if !hidden || old != value & mask(bytes) {
            self.threads[t].core.effects += 1;
        }
    }

    /// An atomic update: at once when nobody can see it, else the pending operation.
    pub(super) fn update(&mut self, t: usize, pending: Pending) -> Flow {
        let (Pending::Rmw { addr, bytes, .. } | Pending::CmpXchg { addr, bytes, .. }) = pending else {
            return Flow::Leave;
        };
        self.list_in_section(t, addr, bytes, true);
        if let Err(flow) = self.check_access(t, addr, u64::from(bytes), true) {
            return flow;
        }
        if self.mode(t, addr) == Mode::Visible {
            return self.wait(t, pending);
        }
        let wrote = self.perform_update(t, pending);
        if let (Some(last), Some(_)) = (self.section.last_mut(), self.in_section) {
            last.write = wrote;
        }
        Flow::Continue
    }

    /// Returns whether memory was written.
    fn perform_update(&mut self, t: usize, pending: Pending) -> bool {
        let (addr, bytes, to, order) = match pending {
            Pending::Rmw { addr, bytes, to, order, .. } => (addr, bytes, to, order),
            Pending::CmpXchg { addr, bytes, to, success, .. } => (addr, bytes, to, success),
            _ => return false,
        };
        let old = self.memory.read(addr, u32::from(bytes));
        let new = match pending {
            Pending::Rmw { op, operand, .. } => Some(arith::rmw(op, bytes, old, operand)),
            Pending::CmpXchg { expected, new, .. } => (old == expected & mask(bytes)).then_some(new & mask(bytes)),
            _ => None,
        };
        if let Some(new) = new {
            self.memory.write(addr, u32::from(bytes), new);
            self.log.push(Undo::Bytes { addr, bytes, old });
            // Writing back what it read leaves a waiting loop where it was.
            self.threads[t].core.effects += u64::from(new != old);
            self.record_update(t, addr, bytes, order, old, new);
        } else {
            let order = if let Pending::CmpXchg { failure, .. } = pending { failure } else { order };
            self.record_read(t, addr, bytes, order, old, [0; 8]);
        }
        self.set(t, to, old);
        if matches!(pending, Pending::CmpXchg { .. }) {
            self.set(t, to + 1, u64::from(new.is_some()));
        }
        self.advance(t);
        new.is_some()
    }

    /// Perform the pending operation of a thread.
    fn perform(&mut self, t: usize, pending: Pending) -> Action {
        let drains = |action| Action { drains: true, ..action };
        match pending {
            Pending::None => Action::LOCAL,
            Pending::Load { addr, bytes, order, to } => self.perform_load(t, addr, bytes, order, to),
            Pending::Store { addr, bytes, value, order, bulk } => {
                self.threads[t].core.drained = true;
                let old = self.memory.read(addr, u32::from(bytes));
                if self.check_now(t, addr, u64::from(bytes), true).is_ok() {
                    self.write_now(t, addr, bytes, value, order);
                    if bulk {
                        self.bulk_stored(t, u64::from(bytes));
                    } else {
                        self.advance(t);
                    }
                }
                drains(Action { old, ..Action::write(addr, u32::from(bytes)) })
            }
            Pending::Rmw { addr, bytes, .. } | Pending::CmpXchg { addr, bytes, .. } => {
                self.threads[t].core.drained = true;
                let ok = self.check_now(t, addr, u64::from(bytes), true).is_ok();
                let (size, expected) = (u32::from(bytes), expected_value(pending));
                let old = self.memory.read(addr, size);
                let wrote = ok && self.perform_update(t, pending);
                let action = if wrote || !ok { Action::write(addr, size) } else { Action::read(addr, size) };
                drains(Action { old, expected, ..action })
            }
            Pending::Fence { .. } => {
                self.threads[t].core.drained = true;
                drains(Action::LOCAL)
            }
            Pending::Free { addr, size } => {
                self.threads[t].core.drained = true;
                let position = self.position(t);
                self.record_free(t, addr, size);
                self.end_object(t, addr, position);
                if self.error.is_none() {
                    self.advance(t);
                }
                Action::write(addr, size)
            }
            Pending::Leave { addr, size } => {
                // What follows takes the objects away; it is at the instruction where the thread stands.
                self.threads[t].core.may_leave = true;
                Action::write(addr, size)
            }
            Pending::Object { object, op, to } => {
                self.threads[t].core.drained = true;
                let object_at = self.objects.address(object);
                self.last_effect = Effect::Write;
                if self.check_now(t, object_at, 1, false).is_ok() {
                    self.perform_object(t, object, op, to);
                }
                let access = Access::Object(self.last_effect);
                drains(Action { access, addr: u64::from(object), object_at, ..Action::LOCAL })
            }
            Pending::Join { thread, value_at, to } => {
                self.threads[t].core.drained = true;
                self.perform_join(t, thread as usize, value_at, to);
                drains(Action { joined: thread + 1, ..Action::LOCAL })
            }
            Pending::AtomicSection => {
                self.threads[t].core.drained = true;
                self.perform_section(t);
                drains(Action { access: Access::Section, ..Action::LOCAL })
            }
        }
    }

    fn perform_load(&mut self, t: usize, addr: u64, bytes: u8, order: Ordering, to: Target) -> Action {
        let mut action = Action::read(addr, u32::from(bytes));
        if self.check_now(t, addr, u64::from(bytes), false).is_err() {
            return action;
        }
        let (value, sources) = if self.threads[t].buffer.is_empty() {
            (self.memory.read(addr, u32::from(bytes)), [0; 8])
        } else {
            self.read_through(t, addr, u32::from(bytes))
        };
        if sources != [0; 8] {
            for (i, &source) in sources.iter().enumerate() {
                if source != 0 {
                    action.from_memory &= !(1 << i);
                }
            }
            self.own_sources = sources;
            action.own = 1;
        }
        self.record_read(t, addr, bytes, order, value, sources);
        self.deliver(t, to, value);
        action
    }

    pub(super) fn perform_object(
        &mut self,
        t: usize,
        object: u32,
        op: super::objects::ObjectOp,
        to: Option<u32>,
    ) -> bool {
        let Some(state) = self.objects.state_mut(object) else { return false };
        let old = state.clone();
        match state.apply(op, t as u32) {
            Outcome::Blocked => return false,
            Outcome::Done { value, effect } => {
                if *state != old {
                    self.log.push(Undo::Object { index: object, old });
                }
                self.mark_used(object, op.kind());
                self.threads[t].core.effects += u64::from(effect != Effect::Read);
                self.last_effect = effect;
                self.record_object(t, object, op, effect, value);
                if let Some(next) = op.then() {
                    // The call goes on with another operation on the same object.
                    self.threads[t].core.pending = Pending::Object { object, op: next, to };
                    return true;
                }
                if let Some(slot) = to {
                    self.set(t, slot, value as u64 & 0xffff_ffff);
                }
                self.advance(t);
            }
            Outcome::Error { message, .. } => {
                self.objects.restore(object, old);
                self.last_effect = Effect::Write;
                self.record_object(t, object, op, Effect::Write, 0);
                self.fail(t, BugKind::LockMisuse, message);
            }
        }
        true
    }

    fn perform_join(&mut self, t: usize, target: usize, value_at: u64, to: u32) {
        self.record_join(t, target as u32);
        let result = self.threads[target].core.result;
        self.join_now(t, target, value_at, to, result);
    }

    /// Note that a finished thread has been joined and hand over its result.
    pub(super) fn join_now(&mut self, t: usize, target: usize, value_at: u64, to: u32, result: u64) {
        if !self.threads[target].joined {
            self.threads[target].joined = true;
            self.open -= u32::from(!self.responds);
            self.log.push(Undo::Joined { thread: target as u32 });
        }
        self.set(t, to, 0);
        self.advance(t);
        self.threads[t].core.effects += 1;
        if value_at != 0 {
            self.threads[t].core.bulk = Bulk::Word { dst: value_at, value: result };
        }
    }

    /// Run an atomic section to its end: one step. If it cannot be finished (a failed assumption, a lock that is taken),
    /// it has not happened, and the thread stays before it for ever.
    fn perform_section(&mut self, t: usize) {
        let (mark, recorder) = (self.mark(), self.recorder.clone());
        self.save_thread(t);
        self.in_section = Some(t as u32);
        self.advance(t);
        self.record_section(t);
        self.run(t);
        let unfinished = self.in_section.take().is_some() && self.error.is_none();
        if unfinished && !self.threads[t].finished() {
            let accesses = std::mem::take(&mut self.section);
            let status = self.threads[t].core.status;
            self.undo_to(mark);
            self.recorder = recorder;
            self.section = accesses.into_iter().map(|a| SectionAccess { write: false, ..a }).collect();
            self.threads[t].core.pending = Pending::None;
            let stop = match status {
                Status::Stopped(stop) => stop,
                _ => Stop::Assume,
            };
            self.stop(t, stop);
        }
    }
}

/// The bits of an access of `bytes`.
pub fn mask(bytes: u8) -> u64 {
    u64::MAX >> (64 - 8 * u32::from(bytes))
}

fn expected_value(pending: Pending) -> Option<u64> {
    match pending {
        Pending::CmpXchg { expected, bytes, .. } => Some(expected & mask(bytes)),
        _ => None,
    }
}
