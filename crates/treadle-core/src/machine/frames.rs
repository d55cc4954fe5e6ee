//! The call stack: entering and leaving functions, objects on the stack, `va_list`, `setjmp`.

use super::bugs::BugKind;
use super::exec::{Flow, MAX_FRAMES, MAX_WORDS};
use super::thread::{Frame, Pending};
use super::undo::Undo;
use super::Machine;
use crate::program::address::{arena_base, decode_code, thread_arena, ArenaId, ThreadArena};
use crate::program::bytecode::{FuncId, Inst, Opd};

impl Machine<'_> {
    pub(super) fn push_frame(&mut self, t: usize, func: FuncId, args: &[u64], result: u32) {
        let slots = self.program.functions[func as usize].slots as usize;
        let thread = &mut self.threads[t];
        let base = thread.words.len();
        thread.words.resize(base + slots, 0);
        for (word, &arg) in thread.words[base..].iter_mut().zip(args) {
            *word = arg;
        }
        thread.frames.push(Frame { func, pc: 0, base: base as u32, result, shared_objects: 0, private_objects: 0 });
    }

    /// Leave the innermost frame: its stack objects end. Returns false when it was the last.
    pub(super) fn pop_frame(&mut self, t: usize) -> bool {
        let Some(frame) = self.threads[t].frames.pop() else { return false };
        self.threads[t].words.truncate(frame.base as usize);
        self.pop_objects(t, ThreadArena::Stack, frame.shared_objects);
        self.pop_objects(t, ThreadArena::Private, frame.private_objects);
        !self.threads[t].frames.is_empty()
    }

    fn pop_objects(&mut self, t: usize, which: ThreadArena, count: u32) {
        let arena: ArenaId = thread_arena(t, which);
        for _ in 0..count {
            if let Some((object, top)) = self.memory.pop(arena) {
                self.log.push(Undo::Popped { arena, object, top });
                self.forget_objects(arena_base(arena) + object.start, object.size);
            }
        }
    }

    /// Return from a function that has objects on a stack.
    pub(super) fn return_with_locals(&mut self, t: usize) -> Flow {
        let shared = self.threads[t].frames.last().map_or(0, |f| f.shared_objects);
        if let Some(flow) = self.announce_end(t, shared) {
            return flow;
        }
        self.leave_frame(t);
        Flow::Continue
    }

    /// The current instruction takes away the newest `shared` objects that other threads may know: that is a visible
    /// operation of its own, unless nobody else is there. `Some`: the thread waits for it, and comes back here after it.
    pub(super) fn announce_end(&mut self, t: usize, shared: u32) -> Option<Flow> {
        if std::mem::take(&mut self.threads[t].core.may_leave)
            || self.alone()
            || self.in_section.is_some()
            || shared == 0
        {
            return None;
        }
        let (addr, size) = self.memory.newest(thread_arena(t, ThreadArena::Stack), shared)?;
        Some(self.wait(t, Pending::Leave { addr, size }))
    }

    /// Do the return at which the thread is.
    pub(super) fn leave_frame(&mut self, t: usize) {
        let Some(frame) = self.threads[t].frames.last().copied() else { return };
        let Some(&Inst::Ret { a, n }) = self.program.functions[frame.func as usize].code.get(frame.pc as usize) else {
            return;
        };
        let word = |i: i32| Opd(if a.0 >= 0 { a.0 + i } else { a.0 - i });
        let values: Vec<u64> = (0..n as i32).map(|i| self.value(t, word(i))).collect();
        let below = self.pop_frame(t);
        let thread = &mut self.threads[t];
        if below {
            for (i, value) in values.into_iter().enumerate() {
                if let Some(word) = thread.words.get_mut(frame.result as usize + i) {
                    *word = value;
                }
            }
        } else if let (Some(&value), false) = (values.first(), thread.core.exiting) {
            thread.core.result = value;
        }
    }

    /// Locks and the like that lay in memory which is gone are gone with it.
    fn forget_objects(&mut self, addr: u64, size: u64) {
        for address in self.objects.within(addr, size) {
            if let Some((index, old)) =
                self.objects.find(address).and_then(|i| Some((i, self.objects.state(i)?.clone())))
            {
                self.log.push(Undo::Object { index, old });
                self.objects.forget(address);
            }
        }
    }

    pub(super) fn alloca(&mut self, t: usize, d: u32, size: u64, align: u32, private: bool) -> Flow {
        if self.memory.total.saturating_add(size) > self.config.max_memory {
            self.stop_unsupported(
                t,
                format!("a local variable of {size} bytes, beyond the limit of the program's memory"),
            );
            return Flow::Leave;
        }
        let arena = thread_arena(t, if private { ThreadArena::Private } else { ThreadArena::Stack });
        let position = self.position(t);
        let address = self.memory.allocate(arena, size, u64::from(align), super::memory::Storage::Stack, position);
        self.log.push(Undo::Allocated { arena });
        if let Some(frame) = self.threads[t].frames.last_mut() {
            *if private { &mut frame.private_objects } else { &mut frame.shared_objects } += 1;
        }
        self.set(t, d, address);
        self.advance(t);
        Flow::Continue
    }

    pub(super) fn stack_restore(&mut self, t: usize, saved: u64) -> Flow {
        let (shared, private) = (saved as u32, (saved >> 32) as u32);
        let over = self.threads[t].frames.last().map_or(0, |f| f.shared_objects.saturating_sub(shared));
        if let Some(flow) = self.announce_end(t, over) {
            return flow;
        }
        if let Some(frame) = self.threads[t].frames.last_mut() {
            let (over, over_private) =
                (frame.shared_objects.saturating_sub(shared), frame.private_objects.saturating_sub(private));
            frame.shared_objects -= over;
            frame.private_objects -= over_private;
            self.pop_objects(t, ThreadArena::Stack, over);
            self.pop_objects(t, ThreadArena::Private, over_private);
        }
        self.advance(t);
        Flow::Continue
    }

    pub(super) fn call_indirect(&mut self, t: usize, address: u64, first: u32, n: u16, d: u32) -> Flow {
        let Some((func, None)) = decode_code(address) else {
            let kind = if address == 0 { BugKind::NullPointer } else { BugKind::WildPointer };
            return self.fail(t, kind, format!("call of {address:#x}, which is no function"));
        };
        if func as usize >= self.program.functions.len() {
            return self.fail(t, BugKind::WildPointer, format!("call of {address:#x}, which is no function"));
        }
        if self.threads[t].frames.len() >= MAX_FRAMES || self.threads[t].words.len() > MAX_WORDS {
            return self.fail(t, BugKind::StackOverflow, "stack overflow: the recursion does not end".to_string());
        }
        let mut args = std::mem::take(&mut self.args);
        self.arguments(t, first, n, &mut args);
        let base = self.threads[t].frames.last().map_or(0, |f| f.base);
        self.advance(t);
        self.push_frame(t, func, &args, base + d);
        self.args = args;
        Flow::Continue
    }

    /// System V's va_list: offsets past the register save area, so that every argument comes from the overflow area.
    pub(super) fn va_start(&mut self, t: usize, list: u64, area: u64) -> Flow {
        for (offset, bytes, value) in [(0, 4u8, 48), (4, 4, 176), (8, 8, area), (16, 8, 0)] {
            if self.memory.check_write(list + offset, u64::from(bytes)).is_err() {
                return self.fail(t, BugKind::WildPointer, "va_start on memory that does not exist".to_string());
            }
            let old = self.memory.write(list + offset, u32::from(bytes), value);
            self.log.push(Undo::Bytes { addr: list + offset, bytes, old });
        }
        self.threads[t].core.effects += 1;
        self.advance(t);
        Flow::Continue
    }

    /// `setjmp` remembers the depth of the stack and where to go on; the buffer holds them.
    pub(super) fn set_jump(&mut self, t: usize, d: u32, buf: u64) -> Flow {
        if self.memory.check_write(buf, 24).is_err() {
            return self.fail(t, BugKind::WildPointer, "setjmp on memory that does not exist".to_string());
        }
        self.advance(t);
        let depth = self.threads[t].frames.len() as u64;
        let Some(frame) = self.threads[t].frames.last() else { return Flow::Leave };
        let words =
            [depth, u64::from(frame.pc) | u64::from(frame.func) << 32, u64::from(d) | u64::from(frame.base) << 32];
        for (i, value) in words.into_iter().enumerate() {
            let addr = buf + 8 * i as u64;
            let old = self.memory.write(addr, 8, value);
            self.log.push(Undo::Bytes { addr, bytes: 8, old });
        }
        self.threads[t].core.effects += 1;
        self.set(t, d, 0);
        Flow::Continue
    }

    /// `longjmp`: leave the frames above the one that called `setjmp` and go on there.
    pub(super) fn long_jump(&mut self, t: usize, buf: u64, value: u64) -> Flow {
        if self.memory.check(buf, 24).is_err() {
            return self.fail(t, BugKind::WildPointer, "longjmp on memory that does not exist".to_string());
        }
        let [depth, place, slot] = [0, 8, 16].map(|offset| self.memory.read(buf + offset, 8));
        let (pc, d) = (place as u32, slot as u32);
        let frames = &self.threads[t].frames;
        // The buffer is the user's memory: believe it only as far as it fits an activation that is there.
        let fits = (depth as usize).checked_sub(1).and_then(|at| frames.get(at)).is_some_and(|frame| {
            let function = &self.program.functions[frame.func as usize];
            let same = (u64::from(frame.func), u64::from(frame.base)) == (place >> 32, slot >> 32);
            same && (pc as usize) < function.code.len() && d < function.slots
        });
        if !fits {
            return self.fail(t, BugKind::WildPointer, "longjmp to a function that has returned".to_string());
        }
        let depth = depth as usize;
        let shared = self.threads[t].frames[depth..].iter().map(|f| f.shared_objects).sum();
        if let Some(flow) = self.announce_end(t, shared) {
            return flow;
        }
        while self.threads[t].frames.len() > depth {
            self.pop_frame(t);
        }
        if let Some(frame) = self.threads[t].frames.last_mut() {
            frame.pc = pc;
        }
        self.set(t, d, if value as u32 == 0 { 1 } else { u64::from(value as u32) });
        Flow::Continue
    }
}
