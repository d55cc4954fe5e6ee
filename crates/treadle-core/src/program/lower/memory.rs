//! Locals, loads, stores, atomics, and the arithmetic of addresses.

use super::super::body::word;
use super::super::bytecode::{FenceKind, Inst, IntOp, Opd, Slot};
use super::super::constants::{Addresses, GepWalk, Step};
use super::super::escape::Storage;
use super::super::fault::{malformed, unsupported, Outcome};
use super::super::layout::{Lane, Leaf, Scalar};
use super::Lowering;
use crate::ir::ast::{CastOp, ConstExpr, Gep, Op, Ordering, RmwOp, Type, Typed, Value};

/// How an access is made.
#[derive(Clone, Copy)]
struct Mode {
    order: Ordering,
    volatile: bool,
}

const PLAIN: Mode = Mode { order: Ordering::NotAtomic, volatile: false };

impl<'a> Lowering<'_, 'a> {
    pub(super) fn alloca(&mut self, ty: &'a Type, count: Option<&'a Typed>, align: u32) -> Outcome<()> {
        let name = self.result.unwrap_or_default();
        let storage = self.storage().get(name).copied().unwrap_or(Storage::Shared);
        if let Storage::Slots(scalar) = storage {
            let home = self.hints.homes.get(name).and_then(|param| self.values.get(param));
            let slot = match home.map(|(operand, _)| operand.decode()) {
                Some(Ok(slot)) => slot,
                _ => self.body.new_slots(scalar.words()),
            };
            self.locals.insert(name, slot);
            return Ok(());
        }
        let size = self.layout().size(ty)?;
        let align = align.max(self.layout().align(ty)? as u32);
        if !align.is_power_of_two() {
            return malformed("an alignment is not a power of two");
        }
        let size = match count {
            None => self.constant_word(size.max(1)),
            Some(count) => match self.constant_int(&count.ty, &count.value) {
                Some(number) => self.constant_word((number as u64).saturating_mul(size).max(1)),
                None => {
                    let number = self.typed(count)?;
                    let scale = self.constant_word(size);
                    let d = self.body.new_slots(1);
                    self.emit(Inst::Int { op: IntOp::Mul, bits: 64, d, a: number, b: scale });
                    Opd::slot(d)
                }
            },
        };
        let d = self.define(1);
        self.emit(Inst::Alloca { d, size, align, private: storage == Storage::Private });
        Ok(())
    }

    /// The slots of a promoted local, if the pointer is one.
    fn local(&self, ptr: &Value) -> Option<Slot> {
        match ptr {
            Value::Local(name) => self.locals.get(name.as_str()).copied(),
            _ => None,
        }
    }

    pub(super) fn access(&mut self, op: &'a Op) -> Outcome<()> {
        match op {
            Op::Load { ty, ptr, volatile, order, singlethread, .. } => {
                let order = if *singlethread { Ordering::NotAtomic } else { *order };
                self.load_value(ty, ptr, Mode { order, volatile: *volatile })
            }
            Op::Store { value, ptr, volatile, order, singlethread, .. } => {
                let order = if *singlethread { Ordering::NotAtomic } else { *order };
                self.store_value(value, ptr, Mode { order, volatile: *volatile })
            }
            Op::CmpXchg { ptr, expected, new, weak, success, failure, .. } => {
                let lane = self.layout().lane(&expected.ty)?;
                let bytes = atomic_bytes(lane)?;
                let ptr = self.operand(&Type::Ptr, ptr)?;
                let expected = self.typed(expected)?;
                let new = self.typed(new)?;
                let d = self.define(2);
                let (weak, success, failure) = (*weak, *success, *failure);
                self.emit(Inst::CmpXchg { d, ptr, expected, new, bytes, weak, success, failure });
                Ok(())
            }
            Op::AtomicRmw { op, ptr, value, order, .. } => {
                let lane = self.layout().lane(&value.ty)?;
                let bytes = atomic_bytes(lane)?;
                let on_floats = matches!(op, RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin);
                if on_floats && (lane.is_wide() || !matches!(lane, Lane::Float(_))) {
                    return unsupported("an atomic operation on this floating-point type");
                }
                let ptr = self.operand(&Type::Ptr, ptr)?;
                let a = self.typed(value)?;
                let d = self.define(1);
                self.emit(Inst::Rmw { d, op: *op, ptr, a, bytes, order: *order });
                Ok(())
            }
            Op::Fence { order, singlethread } => {
                if !singlethread {
                    self.emit(Inst::Fence { kind: FenceKind::C11(*order) });
                }
                Ok(())
            }
            _ => malformed("not an access"),
        }
    }

    fn load_value(&mut self, ty: &'a Type, ptr: &'a Value, mode: Mode) -> Outcome<()> {
        if let Some(local) = self.local(ptr) {
            let words = self.layout().words(ty)?;
            let direct = self.result.is_some_and(|result| self.hints.direct_loads.contains(result));
            if direct {
                self.alias(Opd::slot(local), words);
            } else if self.result.is_some_and(|result| self.hints.uses.contains_key(result)) {
                let d = self.define(words);
                self.copy(d, Opd::slot(local), words);
            }
            return Ok(());
        }
        let leaves = self.layout().leaves(ty)?;
        let words = leaves.iter().map(|leaf| leaf.scalar.words()).sum();
        let ptr = self.operand(&Type::Ptr, ptr)?;
        let d = self.define(words);
        self.load_leaves(d, ptr, &leaves, mode)
    }

    fn store_value(&mut self, value: &'a Typed, ptr: &'a Value, mode: Mode) -> Outcome<()> {
        let operand = self.typed(value)?;
        if let Some(local) = self.local(ptr) {
            let words = self.layout().words(&value.ty)?;
            self.copy(local, operand, words);
            return Ok(());
        }
        let leaves = self.layout().leaves(&value.ty)?;
        let ptr = self.operand(&Type::Ptr, ptr)?;
        self.store_leaves(operand, ptr, &leaves, mode)
    }

    /// `ptr + offset`, folded where the pointer is a constant.
    pub(super) fn offset(&mut self, ptr: Opd, offset: i64) -> Opd {
        if offset == 0 {
            return ptr;
        }
        if let Some(address) = self.body.constant_value(ptr) {
            return self.constant_word(address.wrapping_add(offset as u64));
        }
        let d = self.body.new_slots(1);
        self.emit(Inst::PtrAdd { d, a: ptr, offset });
        Opd::slot(d)
    }

    fn load_leaves(&mut self, d: Slot, ptr: Opd, leaves: &[Leaf], mode: Mode) -> Outcome<()> {
        let mut next = d;
        for leaf in leaves {
            let chunks = chunks(leaf.scalar, mode)?;
            for (number, word_chunks) in chunks.iter().enumerate() {
                self.load_word(next + number as u32, ptr, leaf.offset, word_chunks, mode);
            }
            next += leaf.scalar.words();
        }
        Ok(())
    }

    /// Put one word together from its chunks.
    fn load_word(&mut self, d: Slot, ptr: Opd, offset: u64, chunks: &[Chunk], mode: Mode) {
        let Mode { order, volatile } = mode;
        if let [Chunk { start, bytes, bits }] = *chunks {
            let ptr = self.offset(ptr, (offset + start) as i64);
            self.emit(Inst::Load { d, ptr, bytes, bits, order, volatile });
            return;
        }
        let mut whole: Option<Opd> = None;
        for (number, &Chunk { start, bytes, bits }) in chunks.iter().enumerate() {
            let ptr = self.offset(ptr, (offset + start) as i64);
            let part = self.body.new_slots(1);
            self.emit(Inst::Load { d: part, ptr, bytes, bits, order, volatile });
            whole = Some(match whole {
                None => Opd::slot(part),
                Some(low) => {
                    let shift = self.constant_word((start % 8) * 8);
                    let high = self.body.new_slots(1);
                    self.emit(Inst::Int { op: IntOp::Shl, bits: 64, d: high, a: Opd::slot(part), b: shift });
                    let sum = if number + 1 == chunks.len() { d } else { self.body.new_slots(1) };
                    self.emit(Inst::Int { op: IntOp::Or, bits: 64, d: sum, a: low, b: Opd::slot(high) });
                    Opd::slot(sum)
                }
            });
        }
    }

    fn store_leaves(&mut self, value: Opd, ptr: Opd, leaves: &[Leaf], mode: Mode) -> Outcome<()> {
        let Mode { order, volatile } = mode;
        let mut next = 0;
        for leaf in leaves {
            for (number, word_chunks) in chunks(leaf.scalar, mode)?.iter().enumerate() {
                let whole = word(value, next + number as u32);
                for &Chunk { start, bytes, .. } in word_chunks {
                    let ptr = self.offset(ptr, (leaf.offset + start) as i64);
                    let a = match start % 8 {
                        0 => whole,
                        start => {
                            let shift = self.constant_word(start * 8);
                            let d = self.body.new_slots(1);
                            self.emit(Inst::Int { op: IntOp::LShr, bits: 64, d, a: whole, b: shift });
                            Opd::slot(d)
                        }
                    };
                    self.emit(Inst::Store { ptr, a, bytes, order, volatile });
                }
            }
            next += leaf.scalar.words();
        }
        Ok(())
    }

    /// Store words, 8 bytes each, at an address that only this thread knows.
    pub(super) fn store_words(&mut self, value: Opd, words: u32, ptr: Opd, offset: i64) {
        let Mode { order, volatile } = PLAIN;
        for number in 0..words {
            let ptr = self.offset(ptr, offset + i64::from(number) * 8);
            self.emit(Inst::Store { ptr, a: word(value, number), bytes: 8, order, volatile });
        }
    }

    pub(super) fn gep(&mut self, gep: &'a Gep) -> Outcome<()> {
        if matches!(gep.base.ty, Type::Vector(..)) || gep.indices.iter().any(|i| matches!(i.ty, Type::Vector(..))) {
            return unsupported("a `getelementptr` on vectors");
        }
        let base = self.operand(&Type::Ptr, &gep.base.value)?;
        let address = self.indexed(base, gep)?;
        // The last step wrote a new slot; a redirected result still has to reach its own.
        self.alias(address, 1);
        Ok(())
    }

    /// Add the indices of a `getelementptr` to its base.
    fn indexed(&mut self, base: Opd, gep: &'a Gep) -> Outcome<Opd> {
        let layout = self.layout();
        let mut walk = GepWalk::new(&gep.source);
        let mut fixed = 0i64;
        let mut scaled = Vec::new();
        for index in &gep.indices {
            let number = self.constant_int(&index.ty, &index.value);
            match (walk.step(layout, number)?, number) {
                (Step::Fixed(bytes), _) => fixed = fixed.wrapping_add(bytes),
                (Step::Scaled(scale), Some(number)) => fixed = fixed.wrapping_add(number.wrapping_mul(scale)),
                (Step::Scaled(scale), None) => scaled.push((index, scale)),
            }
        }
        if scaled.is_empty() {
            return Ok(self.offset_result(base, fixed));
        }
        // A constant base takes the constant offset at once.
        let mut address = base;
        if self.body.constant_value(base).is_some() {
            address = self.offset(base, std::mem::take(&mut fixed));
        }
        for (number, (index, scale)) in scaled.iter().enumerate() {
            let bits = layout.lane(&index.ty)?.bits();
            if bits > 64 {
                return unsupported("an index of more than 64 bits");
            }
            let (index, bits) = match &index.value {
                Value::Local(name) if bits == 64 && self.extended.contains_key(name.as_str()) => {
                    self.extended[name.as_str()]
                }
                _ => (self.typed(index)?, bits as u8),
            };
            let last = number + 1 == scaled.len() && fixed == 0;
            let d = if last { self.define(1) } else { self.body.new_slots(1) };
            self.emit(Inst::PtrIndex { d, a: address, index, bits, scale: *scale });
            address = Opd::slot(d);
        }
        Ok(self.offset_result(address, fixed))
    }

    /// As [`Self::offset`], into the slot of the current result.
    fn offset_result(&mut self, ptr: Opd, offset: i64) -> Opd {
        if offset == 0 || self.body.constant_value(ptr).is_some() {
            return self.offset(ptr, offset);
        }
        let d = self.define(1);
        self.emit(Inst::PtrAdd { d, a: ptr, offset });
        Opd::slot(d)
    }

    /// The address of a symbol.
    pub(super) fn address_of(&mut self, name: &str) -> Outcome<Opd> {
        let symbols = self.symbols();
        if let Some((offset, private)) = symbols.thread_local(name) {
            let d = self.body.new_slots(1);
            self.emit(Inst::TlsAddr { d, offset, private });
            return Ok(Opd::slot(d));
        }
        let address = symbols.address(name)?;
        Ok(self.constant_word(address))
    }

    /// A constant expression that is a pointer; one on a thread-local variable is computed by the thread.
    pub(super) fn pointer_expression(&mut self, expr: &'a ConstExpr, value: &'a Value) -> Outcome<Opd> {
        match self.evaluate(|evaluator| evaluator.scalar(&Type::Ptr, value)) {
            Ok(address) => Ok(self.constant_word(address as u64)),
            Err(fault) => match expr {
                ConstExpr::Gep(gep) => {
                    let base = self.operand(&Type::Ptr, &gep.base.value)?;
                    let result = self.result.take();
                    let address = self.indexed(base, gep);
                    self.result = result;
                    address
                }
                ConstExpr::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } => self.typed(value),
                _ => Err(fault),
            },
        }
    }
}

/// A piece of a word that one access moves.
#[derive(Clone, Copy)]
struct Chunk {
    /// Offset in the scalar, in bytes.
    start: u64,
    /// 1, 2, 4 or 8
    bytes: u8,
    bits: u8,
}

/// The accesses of a scalar, by word.
fn chunks(scalar: Scalar, mode: Mode) -> Outcome<Vec<Vec<Chunk>>> {
    let bits = match scalar {
        Scalar::One(lane) => lane.bits(),
        Scalar::Vector { lane: Lane::Int(bits), .. } if bits % 8 != 0 => {
            return unsupported("a vector of this element type in memory");
        }
        Scalar::Vector { count, lane } => count * lane.bytes() * 8,
    };
    let bytes = bits.div_ceil(8);
    if mode.order != Ordering::NotAtomic && !matches!(bytes, 1 | 2 | 4 | 8) {
        return unsupported(format!("an atomic access of {bytes} bytes"));
    }
    let mut words = Vec::new();
    let mut start = 0;
    while start < bytes {
        let end = bytes.min(start + 8);
        let mut chunks = Vec::new();
        while start < end {
            let size = [8, 4, 2, 1].into_iter().find(|size| start + size <= end).unwrap_or(1);
            let left = (bits - start * 8).min(size * 8);
            chunks.push(Chunk { start: u64::from(start), bytes: size as u8, bits: left as u8 });
            start += size;
        }
        words.push(chunks);
    }
    Ok(words)
}

/// The size of an atomic operation.
fn atomic_bytes(lane: Lane) -> Outcome<u8> {
    match lane.bits() {
        8 | 16 | 32 | 64 => Ok(lane.bytes() as u8),
        bits => unsupported(format!("an atomic operation on {bits} bits")),
    }
}
