//! The library functions that the machine does itself (`library::Native`), and the operations on sequential objects.

use super::action::SectionAccess;
use super::bugs::BugKind;
use super::choices::MAX_OUTCOMES;
use super::exec::Flow;
use super::library::format::{format, Area, ArgSource, FormatError, ReadMemory};
use super::library::math::{decimal, math};
use super::library::{entry, Implementation, Native, ObjectFn, Print};
use super::memory::Storage;
use super::objects::{Kind, Object, ObjectOp};
use super::thread::{Bulk, Pending, Stop};
use super::undo::Undo;
use super::{Machine, Unsupported};
use crate::ir::ast::Ordering;
use crate::program::address::{arena_base, arena_of, decode_code, thread_arena, ThreadArena, CONSTANTS};
use crate::program::bytecode::LibId;
use std::cell::Cell;

const EINVAL: u64 = 22;
const EDEADLK: u64 = 35;
/// Longer strings are cut in messages and output.
const MAX_STRING: usize = 1 << 16;
/// Bytes that an object's static initialiser may cover.
const OBJECT_BYTES: u64 = 56;
/// See `mark_place`.
const MARK: u64 = 0xa5;

/// What a printing function reads, as its thread sees it, and whether others could have changed it: that is not explored.
struct Printed<'m, 'p> {
    machine: &'m Machine<'p>,
    thread: usize,
    shared: Cell<bool>,
}

impl ReadMemory for Printed<'_, '_> {
    fn byte(&self, address: u64) -> Option<u8> {
        self.machine.memory.check(address, 1).ok()?;
        let arena = arena_of(address);
        let own = arena == CONSTANTS || arena == thread_arena(self.thread, ThreadArena::Private);
        if !own && !self.machine.alone() {
            self.shared.set(true);
        }
        Some(self.machine.read_through(self.thread, address, 1).0 as u8)
    }
}

impl Printed<'_, '_> {
    fn bytes(&self, address: u64, len: u64) -> Option<Vec<u8>> {
        self.machine.memory.check(address, len).ok()?;
        (0..len).map(|i| self.byte(address + i)).collect()
    }

    fn string(&self, address: u64) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        while text.len() < MAX_STRING {
            match self.byte(address.wrapping_add(text.len() as u64))? {
                0 => break,
                byte => text.push(byte),
            }
        }
        Some(text)
    }
}

impl Machine<'_> {
    pub(super) fn call_library(&mut self, t: usize, lib: LibId, first: u32, n: u16, d: u32, used: bool) -> Flow {
        let mut args = std::mem::take(&mut self.args);
        self.arguments(t, first, n, &mut args);
        let function = entry(lib);
        let flow = match function.implementation {
            Implementation::Native(native) => self.native(t, native, &args, d),
            Implementation::Object(function) => self.object(t, function, &args, d, used),
            Implementation::Runtime => {
                self.stop_unsupported(t, format!("call of `{}`, which is not linked in", function.name));
                Flow::Leave
            }
        };
        self.args = args;
        flow
    }

    /// Give the call's result and go on behind it.
    fn answer(&mut self, t: usize, d: u32, value: u64) -> Flow {
        self.set(t, d, value);
        self.advance(t);
        Flow::Continue
    }

    fn native(&mut self, t: usize, native: Native, args: &[u64], d: u32) -> Flow {
        let arg = |i: usize| args.get(i).copied().unwrap_or(0);
        match native {
            Native::Malloc => self.allocate(t, arg(0), 16, d),
            Native::Calloc => match arg(0).checked_mul(arg(1)) {
                Some(size) => self.allocate(t, size, 16, d),
                None => self.answer(t, d, 0),
            },
            Native::AlignedAlloc => self.allocate(t, arg(1), arg(0), d),
            Native::PosixMemalign => {
                let flow = self.allocate(t, arg(2), arg(1), d);
                if flow == Flow::Continue {
                    let frame = self.threads[t].frames.last().map_or(0, |f| f.base);
                    let value = self.threads[t].words.get((frame + d) as usize).copied().unwrap_or(0);
                    self.set(t, d, 0);
                    self.threads[t].core.bulk = Bulk::Word { dst: arg(0), value };
                }
                flow
            }
            Native::Free => self.free(t, arg(0), d),
            Native::AllocationSize => {
                let size = self.memory.object_near(arg(0)).and_then(|at| self.memory.object(at)).map_or(0, |o| o.size);
                self.answer(t, d, size)
            }
            Native::MemCopy | Native::MemMove => {
                self.answer(t, d, arg(0));
                self.begin_copy(t, arg(0), arg(1), arg(2))
            }
            Native::MemSet => {
                self.answer(t, d, arg(0));
                self.begin_fill(t, arg(0), arg(1) as u8, arg(2))
            }
            Native::ThreadCreate => self.thread_create(t, arg(0), arg(2), arg(3), d),
            Native::ThreadJoin => self.thread_join(t, arg(0), arg(1), d),
            Native::ThreadExit => {
                let shared = self.threads[t].frames.iter().map(|f| f.shared_objects).sum();
                if let Some(flow) = self.announce_end(t, shared) {
                    return flow;
                }
                self.threads[t].core.result = arg(0);
                self.threads[t].core.exiting = true;
                while self.pop_frame(t) {}
                Flow::Continue
            }
            Native::ThreadSelf => self.answer(t, d, t as u64 + 1),
            Native::ThreadDetach | Native::Yield => self.answer(t, d, 0),
            Native::Assume => {
                if arg(0) as u32 == 0 {
                    self.stop(t, Stop::Assume);
                    return Flow::Leave;
                }
                self.answer(t, d, 0)
            }
            Native::Choose => self.choose(t, arg(0), d),
            Native::Nondet { bits: 1, .. } => self.choose(t, 2, d),
            Native::Nondet { bits, signed } => {
                let kind = if signed { "signed" } else { "unsigned" };
                self.limit(
                    t,
                    &format!("of a nondeterministic {kind} number of {bits} bits only the value 0 was tried"),
                );
                self.answer(t, d, 0)
            }
            Native::AtomicBegin => {
                if self.alone() || self.in_section.is_some() {
                    return self.answer(t, d, 0);
                }
                self.wait(t, Pending::AtomicSection)
            }
            Native::AtomicEnd => {
                if self.in_section == Some(t as u32) {
                    self.in_section = None;
                    self.record_section_end(t);
                }
                self.answer(t, d, 0)
            }
            Native::Error => self.fail(t, BugKind::ReachError, "an error function was reached".to_string()),
            Native::AssertFail => {
                let expression = self.text_at(arg(0));
                self.fail(t, BugKind::Assertion, format!("assertion `{expression}` failed"))
            }
            Native::AssertPerrorFail => {
                self.fail(t, BugKind::Assertion, format!("assert_perror failed: error {}", arg(0) as i32))
            }
            Native::Abort => self.fail(t, BugKind::Abort, "`abort` was called".to_string()),
            Native::Exit => {
                self.stop(t, Stop::Exit);
                Flow::Leave
            }
            Native::LongJmp => self.long_jump(t, arg(0), arg(1)),
            Native::Print(print) => self.print(t, print, args, d),
            Native::Decimal(kind) => {
                let [low, high] = decimal(&self.text_at(arg(0)), kind);
                if kind.bytes() > 8 {
                    self.set(t, d + 1, high);
                }
                self.answer(t, d, low)
            }
            Native::Math { op, double } => self.answer(t, d, math(op, double, args)),
        }
    }

    fn text_at(&self, address: u64) -> String {
        let bytes = self.memory.c_string(address, MAX_STRING).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Note that not all behaviours are covered from here on; the thread goes on.
    fn limit(&mut self, t: usize, message: &str) {
        let found = Unsupported { message: message.to_string(), position: self.position(t) };
        if !self.limited.contains(&found) {
            self.limited.push(found);
        }
    }

    fn limit_if(&mut self, t: usize, shared: bool) {
        if shared {
            self.limit(t, "a text that other threads may change was printed; only one moment of it was looked at");
        }
    }

    fn choose(&mut self, t: usize, n: u64, d: u32) -> Flow {
        let n = (n as u32 as i32).max(1);
        if n > i32::from(MAX_OUTCOMES) {
            self.stop_unsupported(t, format!("a choice of {n} outcomes; up to {MAX_OUTCOMES} are possible"));
            return Flow::Leave;
        }
        let n = n as u8;
        self.threads[t].core.effects += 1;
        match self.choices.choose(n) {
            Some(value) => {
                self.record_choice(t, value);
                self.answer(t, d, u64::from(value))
            }
            None => {
                self.stop_unsupported(t, "too many nondeterministic choices between two shared accesses".to_string());
                Flow::Leave
            }
        }
    }

    fn allocate(&mut self, t: usize, size: u64, align: u64, d: u32) -> Flow {
        if self.memory.total.saturating_add(size) > self.config.max_memory {
            self.stop_unsupported(t, format!("allocation of {size} bytes, beyond the limit of the program's memory"));
            return Flow::Leave;
        }
        let arena = thread_arena(t, ThreadArena::Heap);
        let align = if align.is_power_of_two() { align.min(1 << 16) } else { 16 };
        let position = self.position(t);
        let address = self.memory.allocate(arena, size, align, Storage::Heap, position);
        self.log.push(Undo::Allocated { arena });
        self.threads[t].core.effects += 1;
        self.record_allocation(t, address, size);
        self.answer(t, d, address)
    }

    fn free(&mut self, t: usize, addr: u64, d: u32) -> Flow {
        if addr == 0 {
            return self.answer(t, d, 0);
        }
        let object = self.memory.object_near(addr).and_then(|at| self.memory.object(at).map(|o| (at, *o)));
        let Some((at, object)) = object else {
            return self.fail(t, BugKind::InvalidFree, format!("free of {addr:#x}, where there is no object"));
        };
        if self.in_section == Some(t as u32) {
            let size = object.size.clamp(1, u64::from(u32::MAX)) as u32;
            self.section.push(SectionAccess { addr, size, write: true });
        }
        let name = self.object_name(at);
        if object.storage != Storage::Heap {
            return self.fail(t, BugKind::InvalidFree, format!("free of {name}, which `malloc` did not give"));
        }
        let start = arena_base(at.arena as usize) + object.start;
        if addr != start {
            return self.fail(t, BugKind::InvalidFree, format!("free of an address inside {name}"));
        }
        // Whether it has been freed depends on the order of visible steps, so that is asked when it happens.
        if object.freed && (self.alone() || self.in_section.is_some()) {
            return self.fail(t, BugKind::DoubleFree, format!("double free of {name}"));
        }
        self.set(t, d, 0);
        self.threads[t].core.effects += 1;
        let size = object.size.clamp(1, u64::from(u32::MAX)) as u32;
        if self.alone() || self.in_section.is_some() {
            self.record_free(t, addr, size);
            self.set_freed(at);
        } else if !self.config.model.buffers() || self.responds {
            return self.wait(t, Pending::Free { addr, size });
        } else {
            let flow = self.buffer_store(t, addr, size, 0, true);
            if flow == Flow::Leave {
                return flow;
            }
            self.record_buffered_free(t, addr, size);
        }
        self.advance(t);
        Flow::Continue
    }

    fn thread_create(&mut self, t: usize, out: u64, function: u64, argument: u64, d: u32) -> Flow {
        if self.config.model.buffers() && !self.threads[t].core.drained && !self.alone() {
            return self.wait(t, Pending::Fence { order: Ordering::SeqCst });
        }
        let target = decode_code(function).filter(|(id, _)| (*id as usize) < self.program.functions.len());
        let Some((function_id, None)) = target else {
            return self.fail(
                t,
                BugKind::WildPointer,
                format!("pthread_create of {function:#x}, which is no function"),
            );
        };
        let (entry, words) = match self.program.thread_start {
            Some(start) => (start, vec![function, argument]),
            None => (function_id, vec![argument]),
        };
        match self.spawn(t, entry, &words, function_id) {
            Ok(child) => {
                self.record_create(t, child, function_id);
                self.threads[t].core.effects += 1;
                self.answer(t, d, 0);
                self.threads[t].core.bulk = Bulk::Word { dst: out, value: child as u64 + 1 };
                Flow::Continue
            }
            Err(message) => {
                self.stop_unsupported(t, message);
                Flow::Leave
            }
        }
    }

    fn thread_join(&mut self, t: usize, id: u64, value_at: u64, d: u32) -> Flow {
        let target = id.wrapping_sub(1) as usize;
        if target == t {
            return self.answer(t, d, EDEADLK);
        }
        let known = self.live_threads().any(|(other, thread)| other == target && !thread.joined);
        if !known {
            return self.answer(t, d, EINVAL);
        }
        self.wait(t, Pending::Join { thread: target as u32, value_at, to: d })
    }

    fn object(&mut self, t: usize, function: ObjectFn, args: &[u64], d: u32, used: bool) -> Flow {
        let addr = args.first().copied().unwrap_or(0);
        if !self.check_range(t, addr, 1, false) {
            return Flow::Leave;
        }
        let op = function.op(args, used);
        let object = self.find_object(t, addr, op);
        self.operate(t, object, op, d)
    }

    /// The object at an address. At its first use, and when the program has written over it since, its state comes from the
    /// bytes there.
    fn find_object(&mut self, t: usize, addr: u64, op: ObjectOp) -> u32 {
        let known = self.objects.find(addr);
        if let Some(object) = known {
            if self.answered() || self.is_marked(t, addr, op) {
                return object;
            }
        }
        let readable = |i: &u64| self.memory.check(addr + i, 1).is_ok();
        let byte = |i: u64| self.read_through(t, addr + i, 1).0 as u8;
        let bytes: Vec<u8> = (0..OBJECT_BYTES).take_while(readable).map(byte).collect();
        let state = Object::default_for(op, &bytes);
        match known {
            Some(object) => {
                if let Some(old) = self.objects.state(object).cloned() {
                    self.log.push(Undo::Object { index: object, old });
                }
                self.objects.restore(object, state);
                object
            }
            None => {
                if !self.answered() {
                    self.log.push(Undo::NewObject { addr });
                }
                self.objects.add(addr, state)
            }
        }
    }

    /// Threads are stepped by answers now: what one finds in an object that nobody used is the same for all, and stays.
    fn answered(&self) -> bool {
        self.responds && !self.alone()
    }

    /// Where an object that is in use carries a mark in the user's bytes, so that writing over it is noticed: in a part
    /// that no static initialiser sets and no program reads.
    fn mark_place(addr: u64, kind: Kind) -> u64 {
        match kind {
            Kind::Once | Kind::Spin => addr + 3,
            _ => addr + 22,
        }
    }

    fn is_marked(&self, t: usize, addr: u64, op: ObjectOp) -> bool {
        let place = Self::mark_place(addr, op.kind());
        self.memory.check(place, 1).is_err() || self.read_through(t, place, 1).0 == MARK
    }

    /// An operation was done on the object.
    pub(super) fn mark_used(&mut self, object: u32, kind: Kind) {
        let place = Self::mark_place(self.objects.address(object), kind);
        if self.memory.check_write(place, 1).is_ok() && self.memory.read(place, 1) != MARK {
            let old = self.memory.write(place, 1, MARK);
            self.log.push(Undo::Bytes { addr: place, bytes: 1, old });
        }
    }

    /// Do an operation at once if nobody can see it, else wait with it.
    fn operate(&mut self, t: usize, object: u32, op: ObjectOp, d: u32) -> Flow {
        let hidden = self.alone() || self.in_section == Some(t as u32);
        let pending = Pending::Object { object, op, to: Some(d) };
        if !hidden {
            return self.wait(t, pending);
        }
        if !self.perform_object(t, object, op, Some(d)) {
            return self.wait(t, pending);
        }
        match self.threads[t].core.pending {
            Pending::Object { object, op, to: Some(d) } => {
                self.threads[t].core.pending = Pending::None;
                self.operate(t, object, op, d)
            }
            _ if self.error.is_some() => Flow::Leave,
            _ => Flow::Continue,
        }
    }

    fn print(&mut self, t: usize, print: Print, args: &[u64], d: u32) -> Flow {
        let arg = |i: usize| args.get(i).copied().unwrap_or(0);
        // Where the format is, whether its arguments are a va_list, and what is written to.
        let (fmt, list) = match print {
            Print::Printf => (0, false),
            Print::Fprintf | Print::Dprintf | Print::Sprintf => (1, false),
            Print::Snprintf => (2, false),
            Print::Vprintf => (0, true),
            Print::Vfprintf | Print::Vsprintf => (1, true),
            Print::Vsnprintf => (2, true),
            _ => return self.print_plain(t, print, args, d),
        };
        let printed = Printed { machine: &*self, thread: t, shared: Cell::new(false) };
        let Some(text) = printed.string(arg(fmt)) else {
            return self.fail(t, BugKind::WildPointer, "a format string that is no string".to_string());
        };
        // The overflow area of a va_list is at offset 8; in a variadic call the lowering passes its address.
        let area = if list { self.memory.read(arg(fmt + 1).wrapping_add(8), 8) } else { arg(fmt + 1) };
        let mut source = Area { memory: &printed, next: area };
        let made = format(&text, &mut source as &mut dyn ArgSource, &printed);
        let (next, shared) = (source.next, printed.shared.get());
        self.limit_if(t, shared);
        if list {
            // A va_list is used up by the call.
            let at = arg(fmt + 1).wrapping_add(8);
            let old = self.memory.write(at, 8, next);
            self.log.push(Undo::Bytes { addr: at, bytes: 8, old });
        }
        let text = match made {
            Ok(text) => text,
            Err(FormatError::BadString { address }) => {
                let kind = if address == 0 { BugKind::NullPointer } else { BugKind::WildPointer };
                return self.fail(t, kind, format!("`%s` of {address:#x}, where there is no string"));
            }
            Err(error) => {
                self.stop_unsupported(t, format!("printf: {error}"));
                return Flow::Leave;
            }
        };
        let length = text.len() as u64;
        match print {
            Print::Sprintf | Print::Vsprintf => {
                self.answer(t, d, length);
                self.begin_text(t, arg(0), text)
            }
            Print::Snprintf | Print::Vsnprintf => {
                self.answer(t, d, length);
                let room = arg(1) as usize;
                if room == 0 {
                    return Flow::Continue;
                }
                let kept = text.len().min(room - 1);
                self.begin_text(t, arg(0), text[..kept].to_vec())
            }
            _ => {
                self.record_output(&text);
                self.answer(t, d, length)
            }
        }
    }

    fn print_plain(&mut self, t: usize, print: Print, args: &[u64], d: u32) -> Flow {
        let arg = |i: usize| args.get(i).copied().unwrap_or(0);
        let printed = Printed { machine: &*self, thread: t, shared: Cell::new(false) };
        let (text, result) = match print {
            Print::Putchar | Print::Fputc => (Some(vec![arg(0) as u8]), arg(0) & 0xff),
            Print::Puts => (printed.string(arg(0)).map(|text| [text, vec![b'\n']].concat()), 1),
            Print::Fputs => (printed.string(arg(0)), 1),
            Print::Fwrite => (printed.bytes(arg(0), arg(1).saturating_mul(arg(2))), arg(2)),
            _ => (printed.bytes(arg(1), arg(2)), arg(2)),
        };
        let shared = printed.shared.get();
        self.limit_if(t, shared);
        match text {
            Some(text) => {
                self.record_output(&text);
                self.answer(t, d, result)
            }
            None => self.fail(t, BugKind::WildPointer, "output of memory that cannot be read".to_string()),
        }
    }
}
