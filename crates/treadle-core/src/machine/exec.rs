//! The invisible part of a thread's run: bytecode from one visible operation to the next.
//!
//! [`Machine::run`] is the hot loop. Instructions that touch only the thread's own words, private memory or constants are
//! executed in place; everything else leaves the loop with the program counter on the instruction and goes to `slow`,
//! which either completes it at once (main is alone, the access is private after all) or makes it the thread's pending
//! operation.

use super::bugs::{Bug, BugKind, StackEntry};
use super::thread::{Bulk, Frame, Pending, Status, Stop, Target};
use super::undo::Undo;
use super::{arith, wide, Machine, StoreModel};
use crate::ir::ast::Ordering;
use crate::program::address::{arena_of, decode_code, thread_arena, ThreadArena, CONSTANTS};
use crate::program::bytecode::{FenceKind, Function, Inst, Opd, Pc};
use std::time::Instant;

/// Frames deeper than this are a stack overflow (8 MiB of small frames).
pub(super) const MAX_FRAMES: usize = 50_000;
/// Words of all frames together.
pub(super) const MAX_WORDS: usize = 1 << 20;

/// How the hot loop was left.
enum Exit {
    /// At this instruction, which it does not execute.
    At(Inst),
    /// The thread has finished or stopped.
    Done,
}

/// What to do after an instruction that left the hot loop.
#[derive(PartialEq, Eq)]
pub(super) enum Flow {
    /// Go on after (or at) the new program counter.
    Continue,
    /// The thread waits, has stopped or has finished.
    Leave,
}

impl Machine<'_> {
    /// Run a thread up to its next visible operation, its end, or the point where it stops.
    pub(super) fn run(&mut self, t: usize) {
        let mut budget = self.config.max_quiet;
        self.run_within(t, &mut budget);
        self.spent += self.config.max_quiet - budget;
    }

    fn run_within(&mut self, t: usize, budget: &mut u64) {
        loop {
            if self.threads[t].core.bulk != Bulk::None {
                if self.advance_bulk(t) == Flow::Leave {
                    return;
                }
                continue;
            }
            match self.run_quiet(t, budget) {
                Exit::Done => return,
                Exit::At(inst) => {
                    if self.slow(t, inst) == Flow::Leave {
                        return;
                    }
                }
            }
        }
    }

    fn run_quiet(&mut self, t: usize, budget: &mut u64) -> Exit {
        let plain = self.open == 0 && self.recorder.is_none();
        let own = thread_arena(t, ThreadArena::Private);
        let Machine { program, threads, memory, log, config, .. } = self;
        let thread = &mut threads[t];
        'frame: loop {
            let depth = thread.frames.len();
            let Some(frame) = thread.frames.last_mut() else {
                thread.core.status = Status::Finished;
                return Exit::Done;
            };
            let f: &Function = &program.functions[frame.func as usize];
            let base = frame.base as usize;
            let mut pc = frame.pc as usize;
            macro_rules! get {
                ($o:expr) => {{
                    let o: Opd = $o;
                    if o.0 >= 0 {
                        thread.words[base + o.0 as usize]
                    } else {
                        f.consts[!o.0 as usize]
                    }
                }};
            }
            macro_rules! word {
                ($o:expr, $i:expr) => {{
                    let (o, i): (Opd, usize) = ($o, $i);
                    if o.0 >= 0 {
                        thread.words[base + o.0 as usize + i]
                    } else {
                        f.consts[!o.0 as usize + i]
                    }
                }};
            }
            macro_rules! set {
                ($d:expr, $v:expr) => {{
                    let v = $v;
                    thread.words[base + $d as usize] = v;
                }};
            }
            macro_rules! leave {
                ($inst:expr) => {{
                    frame.pc = pc as Pc;
                    return Exit::At($inst);
                }};
            }
            loop {
                let inst = f.code[pc];
                match inst {
                    Inst::Move { d, a } => set!(d, get!(a)),
                    Inst::MoveN { d, a, n } => {
                        for i in 0..n as usize {
                            set!(d as usize + i, word!(a, i));
                        }
                    }
                    Inst::Int { op, bits, d, a, b } => match arith::int(op, bits, get!(a), get!(b)) {
                        Ok(value) => set!(d, value),
                        Err(_) => leave!(inst),
                    },
                    Inst::Cmp { pred, bits, d, a, b } => {
                        set!(d, u64::from(arith::compare(pred, bits, get!(a), get!(b))))
                    }
                    Inst::Trunc { bits, d, a } => set!(d, get!(a) & (u64::MAX >> (64 - u32::from(bits)))),
                    Inst::SExt { from, to, d, a } => set!(d, arith::sign_extend(from, to, get!(a))),
                    Inst::PtrAdd { d, a, offset } => set!(d, get!(a).wrapping_add(offset as u64)),
                    Inst::PtrIndex { d, a, index, bits, scale } => {
                        let index = arith::sign_extend(bits, 64, get!(index));
                        set!(d, get!(a).wrapping_add(index.wrapping_mul(scale as u64)))
                    }
                    Inst::Select { d, c, a, b, n } => {
                        let from = if get!(c) & 1 != 0 { a } else { b };
                        for i in 0..n as usize {
                            set!(d as usize + i, word!(from, i));
                        }
                    }
                    Inst::Load { d, ptr, bytes, bits, .. } => {
                        let addr = get!(ptr);
                        let arena = arena_of(addr);
                        if !(plain || arena == own || arena == CONSTANTS)
                            || memory.check(addr, u64::from(bytes)).is_err()
                        {
                            leave!(inst);
                        }
                        set!(d, memory.read(addr, u32::from(bytes)) & (u64::MAX >> (64 - u32::from(bits))))
                    }
                    Inst::Store { ptr, a, bytes, .. } => {
                        let addr = get!(ptr);
                        if !(plain || arena_of(addr) == own) || memory.check_write(addr, u64::from(bytes)).is_err() {
                            leave!(inst);
                        }
                        if log.is_full() {
                            leave!(inst);
                        }
                        let value = get!(a);
                        let old = memory.write(addr, u32::from(bytes), value);
                        log.push(Undo::Bytes { addr, bytes, old });
                        thread.core.effects += u64::from(old != memory.read(addr, u32::from(bytes)));
                    }
                    Inst::Jump { to } => {
                        pc = to as usize;
                        continue;
                    }
                    Inst::Branch { c, then, otherwise } => {
                        pc = if get!(c) & 1 != 0 { then } else { otherwise } as usize;
                        continue;
                    }
                    Inst::Switch { a, table } => {
                        let (value, table) = (get!(a), &f.switches[table as usize]);
                        pc = match table.cases.binary_search_by_key(&value, |c| c.0) {
                            Ok(i) => table.cases[i].1,
                            Err(_) => table.default,
                        } as usize;
                        continue;
                    }
                    Inst::LoopEnter { l } => {
                        let lo = &f.loops[l as usize];
                        let state = base + lo.state as usize;
                        thread.words[state] = 0;
                        thread.words[state + 1] = thread.core.effects;
                        for (i, &slot) in lo.live.iter().enumerate() {
                            thread.words[state + 2 + i] = thread.words[base + slot as usize];
                        }
                    }
                    Inst::LoopBack { l } => {
                        let lo = &f.loops[l as usize];
                        let state = base + lo.state as usize;
                        thread.words[state] += 1;
                        if let (Some(most), false, false) = (config.unroll, lo.head_exits, f.runtime) {
                            if thread.words[state] >= most {
                                frame.pc = pc as Pc;
                                thread.core.status = Status::Stopped(Stop::Bound { position: lo.pos });
                                return Exit::Done;
                            }
                        }
                        let same = lo
                            .live
                            .iter()
                            .enumerate()
                            .all(|(i, &s)| thread.words[state + 2 + i] == thread.words[base + s as usize]);
                        if same && thread.words[state + 1] == thread.core.effects && config.await_spins {
                            frame.pc = pc as Pc + 1;
                            thread.core.status = Status::Stopped(Stop::Spin { position: lo.pos });
                            return Exit::Done;
                        }
                        thread.words[state + 1] = thread.core.effects;
                        for (i, &slot) in lo.live.iter().enumerate() {
                            thread.words[state + 2 + i] = thread.words[base + slot as usize];
                        }
                        // A round costs as much of the budget as the loop has instructions.
                        let before = *budget;
                        *budget = budget.saturating_sub(u64::from((pc as Pc).saturating_sub(lo.head)) + 1);
                        // Now and then a look at the clock.
                        let late = before >> 22 != *budget >> 22
                            && config.deadline.is_some_and(|deadline| Instant::now() >= deadline);
                        if *budget == 0 || late {
                            frame.pc = pc as Pc;
                            thread.core.status = Status::Stopped(Stop::Bound { position: lo.pos });
                            return Exit::Done;
                        }
                    }
                    Inst::LoopCheck { l } => {
                        let lo = &f.loops[l as usize];
                        if let (Some(most), false) = (config.unroll, f.runtime) {
                            if thread.words[base + lo.state as usize] >= most {
                                frame.pc = pc as Pc;
                                thread.core.status = Status::Stopped(Stop::Bound { position: lo.pos });
                                return Exit::Done;
                            }
                        }
                    }
                    Inst::Call { f: callee, first, n, d } => {
                        let target = &program.functions[callee as usize];
                        let new_base = base + f.slots as usize;
                        if depth >= MAX_FRAMES || new_base > MAX_WORDS {
                            leave!(inst);
                        }
                        let args = &f.args[first as usize..first as usize + n as usize];
                        thread.words.resize(new_base + target.slots as usize, 0);
                        for (i, &arg) in args.iter().enumerate().take(target.slots as usize) {
                            thread.words[new_base + i] = get!(arg);
                        }
                        frame.pc = pc as Pc + 1;
                        let frame = Frame {
                            func: callee,
                            pc: 0,
                            base: new_base as u32,
                            result: base as u32 + d,
                            shared_objects: 0,
                            private_objects: 0,
                        };
                        thread.frames.push(frame);
                        *budget = budget.saturating_sub(1);
                        continue 'frame;
                    }
                    Inst::Ret { a, n } => {
                        if frame.shared_objects + frame.private_objects > 0 {
                            leave!(inst);
                        }
                        let result = frame.result as usize;
                        if depth == 1 {
                            if n > 0 && !thread.core.exiting {
                                thread.core.result = get!(a);
                            }
                        } else {
                            for i in 0..n as usize {
                                // The result slots of a frame may lie where the callee's words begin: copy upwards.
                                thread.words[result + i] = word!(a, i);
                            }
                        }
                        thread.frames.pop();
                        thread.words.truncate(base);
                        continue 'frame;
                    }
                    Inst::Bit { op, bits, d, a } => set!(d, arith::bit(op, bits, get!(a))),
                    Inst::Funnel { left, bits, d, a, b, c } => {
                        set!(d, arith::funnel(left, bits, get!(a), get!(b), get!(c)))
                    }
                    Inst::Overflow { op, bits, d, a, b } => {
                        let (value, over) = arith::overflow(op, bits, get!(a), get!(b));
                        set!(d, value);
                        set!(d + 1, u64::from(over));
                    }
                    Inst::Float { op, double, d, a, b } => set!(d, arith::float(op, double, get!(a), get!(b))),
                    Inst::FCmp { pred, double, d, a, b } => {
                        set!(d, u64::from(arith::fcmp(pred, double, get!(a), get!(b))))
                    }
                    Inst::FloatUnary { op, double, d, a } => set!(d, arith::float_unary(op, double, get!(a))),
                    Inst::MulAdd { fused, double, d, a, b, c } => {
                        set!(d, arith::mul_add(fused, double, get!(a), get!(b), get!(c)))
                    }
                    Inst::IntToFloat { signed, bits, double, d, a } => {
                        set!(d, arith::int_to_float(signed, bits, double, get!(a)))
                    }
                    Inst::FloatToInt { signed, bits, double, d, a } => {
                        set!(d, arith::float_to_int(signed, bits, double, get!(a)))
                    }
                    Inst::FloatExt { d, a } => set!(d, arith::float_extend(get!(a))),
                    Inst::FloatTrunc { d, a } => set!(d, arith::float_truncate(get!(a))),
                    Inst::VecExtract { d, v, offset, bytes, .. } => {
                        let offset = get!(offset) as usize;
                        let word = word!(v, offset / 8) >> (8 * (offset % 8));
                        set!(d, word & (u64::MAX >> (64 - 8 * u32::from(bytes))))
                    }
                    Inst::VecInsert { d, a, offset, bytes, .. } => {
                        let (offset, value) = (get!(offset) as usize, get!(a));
                        let mask = (u64::MAX >> (64 - 8 * u32::from(bytes))) << (8 * (offset % 8));
                        let at = base + d as usize + offset / 8;
                        thread.words[at] = thread.words[at] & !mask | (value << (8 * (offset % 8))) & mask;
                    }
                    Inst::Wide { index } => {
                        let w = f.wides[index as usize];
                        let pair = |o: Opd, words: &[u64]| -> [u64; 2] {
                            let from = match o.decode() {
                                Ok(slot) => words.get(base + slot as usize..).unwrap_or(&[]),
                                Err(index) => f.consts.get(index as usize..).unwrap_or(&[]),
                            };
                            [from.first().copied().unwrap_or(0), from.get(1).copied().unwrap_or(0)]
                        };
                        match wide::wide(w.op, pair(w.a, &thread.words), pair(w.b, &thread.words)) {
                            Ok(value) => {
                                for (i, v) in value.into_iter().take(wide::result_words(w.op)).enumerate() {
                                    thread.words[base + w.d as usize + i] = v;
                                }
                            }
                            Err(_) => leave!(inst),
                        }
                    }
                    Inst::TlsAddr { d, offset, private } => {
                        let which = if private { ThreadArena::Private } else { ThreadArena::Tls };
                        set!(d, crate::program::address::arena_base(thread_arena(t, which)) + u64::from(offset))
                    }
                    _ => leave!(inst),
                }
                pc += 1;
            }
        }
    }

    /// The value of an operand in the current frame.
    pub(super) fn value(&self, t: usize, o: Opd) -> u64 {
        let thread = &self.threads[t];
        let Some(frame) = thread.frames.last() else { return 0 };
        match o.decode() {
            Ok(slot) => thread.words.get((frame.base + slot) as usize).copied().unwrap_or(0),
            Err(index) => self.program.functions[frame.func as usize].consts.get(index as usize).copied().unwrap_or(0),
        }
    }

    pub(super) fn set(&mut self, t: usize, slot: u32, value: u64) {
        let thread = &mut self.threads[t];
        if let Some(frame) = thread.frames.last() {
            if let Some(word) = thread.words.get_mut((frame.base + slot) as usize) {
                *word = value;
            }
        }
    }

    /// Move past the current instruction.
    pub(super) fn advance(&mut self, t: usize) {
        if let Some(frame) = self.threads[t].frames.last_mut() {
            frame.pc += 1;
        }
    }

    pub(super) fn wait(&mut self, t: usize, pending: Pending) -> Flow {
        self.threads[t].core.pending = pending;
        Flow::Leave
    }

    /// Stop the thread with an error.
    pub(super) fn fail(&mut self, t: usize, kind: BugKind, message: String) -> Flow {
        let bug = self.bug(t, kind, message);
        self.error = Some(Box::new(bug));
        self.stop(t, Stop::Error);
        Flow::Leave
    }

    /// A bug at the place where a thread is.
    pub fn bug(&self, t: usize, kind: BugKind, message: String) -> Bug {
        let stack = self.stack(t);
        Bug { kind, message, thread: t as u32, position: self.position(t), stack }
    }

    /// The activations of user functions, innermost first.
    pub fn stack(&self, t: usize) -> Vec<StackEntry> {
        let innermost = self.threads[t].frames.len().wrapping_sub(1);
        let mut stack = Vec::new();
        for (depth, frame) in self.threads[t].frames.iter().enumerate().rev().take(64) {
            let function = &self.program.functions[frame.func as usize];
            // A caller's program counter has moved past the call.
            let pc = if depth == innermost { frame.pc } else { frame.pc.saturating_sub(1) };
            if !function.runtime {
                let position = function.pos.get(pc as usize).copied().unwrap_or(0);
                stack.push(StackEntry { function: function.name.clone(), position });
            }
        }
        stack
    }

    /// Execute an instruction that the hot loop leaves to the whole machine.
    fn slow(&mut self, t: usize, inst: Inst) -> Flow {
        match inst {
            Inst::Load { d, ptr, bytes, bits, order, .. } => {
                self.load(t, self.value(t, ptr), bytes, order, Target::Slot(d, bits))
            }
            Inst::Store { ptr, a, bytes, order, .. } => {
                self.store(t, self.value(t, ptr), bytes, self.value(t, a), order)
            }
            Inst::Rmw { d, op, ptr, a, bytes, order } => {
                let (addr, operand) = (self.value(t, ptr), self.value(t, a));
                self.update(t, Pending::Rmw { addr, bytes, op, operand, order, to: d })
            }
            Inst::CmpXchg { d, ptr, expected, new, bytes, success, failure, .. } => {
                let (addr, expected, new) = (self.value(t, ptr), self.value(t, expected), self.value(t, new));
                self.update(t, Pending::CmpXchg { addr, bytes, expected, new, success, failure, to: d })
            }
            Inst::Fence { kind } => self.fence(t, kind),
            Inst::CopyMem { dst, src, len } => {
                let (dst, src, len) = (self.value(t, dst), self.value(t, src), self.value(t, len));
                self.advance(t);
                self.begin_copy(t, dst, src, len)
            }
            Inst::FillMem { dst, byte, len } => {
                let (dst, byte, len) = (self.value(t, dst), self.value(t, byte) as u8, self.value(t, len));
                self.advance(t);
                self.begin_fill(t, dst, byte, len)
            }
            Inst::CallLib { lib, first, n, d, used } => self.call_library(t, lib, first, n, d, used),
            Inst::Call { .. } => {
                self.fail(t, BugKind::StackOverflow, "stack overflow: the recursion does not end".to_string())
            }
            Inst::CallIndirect { ptr, first, n, d } => self.call_indirect(t, self.value(t, ptr), first, n, d),
            Inst::Ret { .. } => self.return_with_locals(t),
            Inst::Alloca { d, size, align, private } => self.alloca(t, d, self.value(t, size), align, private),
            Inst::StackSave { d } => {
                let saved = self.threads[t]
                    .frames
                    .last()
                    .map_or(0, |f| u64::from(f.shared_objects) | u64::from(f.private_objects) << 32);
                self.set(t, d, saved);
                self.advance(t);
                Flow::Continue
            }
            Inst::StackRestore { a } => self.stack_restore(t, self.value(t, a)),
            Inst::IndirectBr { a } => self.indirect_branch(t, self.value(t, a)),
            Inst::VaStart { list, area } => self.va_start(t, self.value(t, list), self.value(t, area)),
            Inst::SetJmp { d, buf } => self.set_jump(t, d, self.value(t, buf)),
            Inst::Int { .. } | Inst::Wide { .. } => {
                self.fail(t, BugKind::DivisionByZero, "division by zero, or a quotient that overflows".to_string())
            }
            Inst::Trap => self.fail(t, BugKind::Trap, "`__builtin_trap` was reached".to_string()),
            Inst::Unreachable => self.fail(t, BugKind::Unreachable, "code marked unreachable was reached".to_string()),
            Inst::Unsupported { message } => {
                let message = self.message(t, message);
                self.stop_unsupported(t, message);
                Flow::Leave
            }
            // The hot loop executes all others itself.
            other => {
                self.stop_unsupported(t, format!("internal: instruction {other:?}"));
                Flow::Leave
            }
        }
    }

    fn message(&self, t: usize, index: u32) -> String {
        let function = self.threads[t].frames.last().map(|f| &self.program.functions[f.func as usize]);
        function.and_then(|f| f.messages.get(index as usize)).cloned().unwrap_or_default()
    }

    /// The words of a call's arguments.
    pub(super) fn arguments(&self, t: usize, first: u32, n: u16, words: &mut Vec<u64>) {
        words.clear();
        let Some(frame) = self.threads[t].frames.last() else { return };
        let function = &self.program.functions[frame.func as usize];
        let operands = &function.args[first as usize..first as usize + n as usize];
        words.extend(operands.iter().map(|&o| self.value(t, o)));
    }

    fn indirect_branch(&mut self, t: usize, address: u64) -> Flow {
        let Some(frame) = self.threads[t].frames.last_mut() else { return Flow::Leave };
        let function = &self.program.functions[frame.func as usize];
        let target = match decode_code(address) {
            Some((func, Some(index))) if func == frame.func => function.block_targets.get(index as usize),
            _ => None,
        };
        match target {
            Some(&pc) => {
                frame.pc = pc;
                Flow::Continue
            }
            None => self.fail(t, BugKind::WildPointer, format!("jump to {address:#x}, which is no label here")),
        }
    }

    fn fence(&mut self, t: usize, kind: FenceKind) -> Flow {
        self.advance(t);
        let drains = match kind {
            FenceKind::Full => true,
            FenceKind::C11(order) => order == Ordering::SeqCst,
            FenceKind::LoadLoad => false,
            FenceKind::StoreStore => self.config.model == StoreModel::Pso,
            FenceKind::Named(index) => {
                let message = format!("fence `{}`, which is of another architecture", self.message(t, index));
                self.stop_unsupported(t, message);
                return Flow::Leave;
            }
        };
        self.record_fence(t, drains, kind.order());
        let order = kind.order();
        let matters = match self.config.model {
            StoreModel::Sc => false,
            StoreModel::Tso | StoreModel::Pso => drains && !self.threads[t].core.drained,
            StoreModel::Ra | StoreModel::Rc11 => {
                !matches!(order, Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic) && !self.alone()
            }
        };
        if !matters {
            return Flow::Continue;
        }
        self.wait(t, Pending::Fence { order })
    }
}
