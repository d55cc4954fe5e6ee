//! Store buffers: a store of TSO and PSO first enters its thread's buffer and reaches memory later, in a step of its own.
//!
//! TSO commits in order. PSO commits a store as soon as no older store of the thread to any of the same bytes is left,
//! which is a buffer per location that also works for accesses of different sizes. A load sees the newest buffered store
//! of its own thread, byte by byte, and memory where there is none.

use super::action::{overlap, Action, MAX_STORES};
use super::bugs::BugKind;
use super::exec::Flow;
use super::memory::ObjectRef;
use super::thread::{Buffered, Thread};
use super::undo::Undo;
use super::{Machine, StoreModel};
use crate::program::address::{arena_of, thread_arena, ThreadArena};

impl Machine<'_> {
    /// Put a store (or a `free`) into the thread's buffer.
    pub(super) fn buffer_store(&mut self, t: usize, addr: u64, size: u32, value: u64, free: bool) -> Flow {
        let position = self.position(t);
        let thread = &mut self.threads[t];
        if thread.core.stores == MAX_STORES {
            self.stop_unsupported(t, format!("more than {MAX_STORES} buffered stores in one thread"));
            return Flow::Leave;
        }
        thread.core.stores += 1;
        thread.core.drained = false;
        thread.core.effects += 1;
        thread.buffer.push(Buffered { store: thread.core.stores, addr, size, value, free, position });
        self.log.push(Undo::Buffered { thread: t as u32 });
        Flow::Continue
    }

    /// Can this store of the thread reach memory now?
    pub(super) fn can_commit(&self, thread: &Thread, store: u32) -> bool {
        let Some(at) = thread.buffer.iter().position(|b| b.store == store) else { return false };
        self.is_committable(thread, at)
    }

    fn is_committable(&self, thread: &Thread, at: usize) -> bool {
        match self.config.model {
            StoreModel::Sc | StoreModel::Ra | StoreModel::Rc11 => false,
            StoreModel::Tso => at == 0,
            StoreModel::Pso => {
                let entry = thread.buffer[at];
                !thread.buffer[..at].iter().any(|b| overlap(b.addr, b.size, entry.addr, entry.size))
            }
        }
    }

    /// The numbers of the stores of a thread that can reach memory now.
    pub fn committable(&self, t: usize) -> impl Iterator<Item = u32> + '_ {
        let thread = &self.threads[t];
        (0..thread.buffer.len()).filter(|&at| self.is_committable(thread, at)).map(|at| thread.buffer[at].store)
    }

    /// Let a store reach memory. It must be committable.
    pub(super) fn commit(&mut self, t: usize, store: u32) -> Action {
        let thread = &mut self.threads[t];
        let Some(at) = thread.buffer.iter().position(|b| b.store == store) else { return Action::LOCAL };
        let entry = thread.buffer.remove(at);
        self.log.push(Undo::Committed { thread: t as u32, at: at as u32, entry });
        self.record_commit(t, &entry);
        let mut action = Action::write(entry.addr, entry.size);
        let status = self.threads[t].core.status;
        if entry.free {
            self.end_object(t, entry.addr, entry.position);
        } else {
            let dead_local = arena_of(entry.addr) == thread_arena(t, ThreadArena::Stack);
            match self.memory.check_write(entry.addr, u64::from(entry.size)) {
                // A store to a local variable may reach memory after the function has returned; nobody minds.
                found if found.is_ok() || dead_local => {
                    let old = self.memory.write(entry.addr, entry.size, entry.value);
                    self.log.push(Undo::Bytes { addr: entry.addr, bytes: entry.size as u8, old });
                    action.old = old;
                }
                Err(fault) => self.fail_commit(t, fault, &entry),
                Ok(_) => {}
            }
        }
        if self.error.is_some() {
            // The thread is past the store and goes on: its own steps must not depend on when the store fails.
            self.threads[t].core.status = status;
            self.failed_commits += 1;
            self.log.push(Undo::FailedCommit);
        }
        action
    }

    /// Mark the object as freed; an error if it already is.
    pub(super) fn end_object(&mut self, t: usize, addr: u64, position: u32) {
        let Some(at) = self.memory.object_near(addr) else { return };
        if self.memory.object(at).is_some_and(|o| o.freed) {
            self.fail(t, BugKind::DoubleFree, format!("double free of {}", self.object_name(at)));
            if let Some(bug) = &mut self.error {
                bug.position = position;
            }
            return;
        }
        self.set_freed(at);
    }

    pub(super) fn set_freed(&mut self, at: ObjectRef) {
        self.memory.set_freed(at, true);
        self.log.push(Undo::Freed(at));
    }

    /// What a load sees: the value, and per byte the number of the thread's own buffered store or 0 for memory.
    pub(super) fn read_through(&self, t: usize, addr: u64, bytes: u32) -> (u64, [u32; 8]) {
        let mut sources = [0; 8];
        let mut value = self.memory.read(addr, bytes);
        for entry in self.threads[t].buffer.iter().filter(|b| !b.free && overlap(b.addr, b.size, addr, bytes)) {
            for i in 0..bytes {
                let at = addr + u64::from(i);
                if at >= entry.addr && at < entry.addr + u64::from(entry.size) {
                    let byte = entry.value >> (8 * (at - entry.addr)) & 0xff;
                    value = value & !(0xff << (8 * i)) | byte << (8 * i);
                    sources[i as usize] = entry.store;
                }
            }
        }
        (value, sources)
    }
}
