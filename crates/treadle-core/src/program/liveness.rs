//! Which slots an instruction reads and writes, and which are live at the beginning of each block.

use super::body::{BlockId, Body};
use super::bytecode::{FloatKind, Function, Inst, IntOp, Opd, Slot, WideOp};

const fn int_words(bits: u8) -> u32 {
    if bits > 64 {
        2
    } else {
        1
    }
}

const fn float_words(kind: FloatKind) -> u32 {
    if kind.bytes() > 8 {
        2
    } else {
        1
    }
}

/// Words of the result, of `a`, and of `b` (0 if it is not looked at).
pub(super) const fn wide_words(op: WideOp) -> (u32, u32, u32) {
    match op {
        WideOp::Int { bits, .. } => (int_words(bits), int_words(bits), int_words(bits)),
        WideOp::Cmp { bits, .. } => (1, int_words(bits), int_words(bits)),
        WideOp::Bit { bits, .. } => (int_words(bits), int_words(bits), 0),
        WideOp::Overflow { bits, .. } => (int_words(bits) + 1, int_words(bits), int_words(bits)),
        WideOp::Trunc { to } => (int_words(to), 2, 0),
        WideOp::ZExt { from } => (2, int_words(from), 0),
        WideOp::SExt { from, to } => (int_words(to), int_words(from), 0),
        WideOp::Float { kind, .. } => (float_words(kind), float_words(kind), float_words(kind)),
        WideOp::FCmp { kind, .. } => (1, float_words(kind), float_words(kind)),
        WideOp::FloatUnary { kind, .. } => (float_words(kind), float_words(kind), 0),
        WideOp::FloatCast { from, to } => (float_words(to), float_words(from), 0),
        WideOp::IntToFloat { bits, to, .. } => (float_words(to), int_words(bits), 0),
        WideOp::FloatToInt { from, bits, .. } => (int_words(bits), float_words(from), 0),
    }
}

/// Visit the operands that an instruction reads, with their lengths in words.
pub(super) fn uses(inst: &Inst, function: &Function, visit: &mut dyn FnMut(Opd, u32)) {
    match *inst {
        Inst::Move { a, .. }
        | Inst::Trunc { a, .. }
        | Inst::SExt { a, .. }
        | Inst::Bit { a, .. }
        | Inst::FloatUnary { a, .. }
        | Inst::IntToFloat { a, .. }
        | Inst::FloatToInt { a, .. }
        | Inst::FloatExt { a, .. }
        | Inst::FloatTrunc { a, .. }
        | Inst::PtrAdd { a, .. }
        | Inst::StackRestore { a }
        | Inst::IndirectBr { a }
        | Inst::Switch { a, .. }
        | Inst::Alloca { size: a, .. }
        | Inst::Load { ptr: a, .. }
        | Inst::Branch { c: a, .. }
        | Inst::SetJmp { buf: a, .. } => visit(a, 1),
        Inst::MoveN { a, n, .. } | Inst::Ret { a, n } => visit(a, n),
        Inst::Int { a, b, .. }
        | Inst::Cmp { a, b, .. }
        | Inst::Overflow { a, b, .. }
        | Inst::Float { a, b, .. }
        | Inst::FCmp { a, b, .. }
        | Inst::PtrIndex { a, index: b, .. }
        | Inst::Store { a, ptr: b, .. }
        | Inst::Rmw { a, ptr: b, .. }
        | Inst::VaStart { list: a, area: b } => {
            visit(a, 1);
            visit(b, 1);
        }
        Inst::Funnel { a, b, c, .. }
        | Inst::MulAdd { a, b, c, .. }
        | Inst::CmpXchg { ptr: a, expected: b, new: c, .. }
        | Inst::CopyMem { dst: a, src: b, len: c }
        | Inst::FillMem { dst: a, byte: b, len: c } => {
            visit(a, 1);
            visit(b, 1);
            visit(c, 1);
        }
        Inst::Select { c, a, b, n, .. } => {
            visit(c, 1);
            visit(a, n);
            visit(b, n);
        }
        Inst::VecExtract { v, offset, words, .. } => {
            visit(v, u32::from(words));
            visit(offset, 1);
        }
        Inst::VecInsert { d, a, offset, words, .. } => {
            visit(Opd::slot(d), u32::from(words));
            visit(a, 1);
            visit(offset, 1);
        }
        Inst::Wide { index } => {
            let wide = function.wides[index as usize];
            let (_, a, b) = wide_words(wide.op);
            visit(wide.a, a);
            visit(wide.b, b);
        }
        Inst::Call { first, n, .. } | Inst::CallLib { first, n, .. } => arguments(function, first, n, visit),
        Inst::CallIndirect { ptr, first, n, .. } => {
            visit(ptr, 1);
            arguments(function, first, n, visit);
        }
        Inst::StackSave { .. }
        | Inst::TlsAddr { .. }
        | Inst::Fence { .. }
        | Inst::Jump { .. }
        | Inst::LoopEnter { .. }
        | Inst::LoopBack { .. }
        | Inst::LoopCheck { .. }
        | Inst::Trap
        | Inst::Unreachable
        | Inst::Unsupported { .. } => {}
    }
}

fn arguments(function: &Function, first: u32, n: u16, visit: &mut dyn FnMut(Opd, u32)) {
    function.args[first as usize..first as usize + usize::from(n)].iter().for_each(|arg| visit(*arg, 1));
}

/// The slots that an instruction writes: first and number. The result of a call is the whole value that `groups` tells.
pub(super) fn definition(inst: &Inst, function: &Function, groups: &[(Slot, u32)]) -> Option<(Slot, u32)> {
    Some(match *inst {
        Inst::MoveN { d, n, .. } | Inst::Select { d, n, .. } => (d, n),
        Inst::Overflow { d, .. } | Inst::CmpXchg { d, .. } => (d, 2),
        Inst::VecInsert { d, words, .. } => (d, u32::from(words)),
        Inst::Wide { index } => {
            let wide = function.wides[index as usize];
            (wide.d, wide_words(wide.op).0)
        }
        Inst::Call { d, .. } | Inst::CallIndirect { d, .. } | Inst::CallLib { d, .. } => {
            groups.get(d as usize).map_or((d, 1), |(_, n)| (d, *n))
        }
        Inst::Move { d, .. }
        | Inst::Int { d, .. }
        | Inst::Cmp { d, .. }
        | Inst::Trunc { d, .. }
        | Inst::SExt { d, .. }
        | Inst::Bit { d, .. }
        | Inst::Funnel { d, .. }
        | Inst::Float { d, .. }
        | Inst::FCmp { d, .. }
        | Inst::FloatUnary { d, .. }
        | Inst::MulAdd { d, .. }
        | Inst::IntToFloat { d, .. }
        | Inst::FloatToInt { d, .. }
        | Inst::FloatExt { d, .. }
        | Inst::FloatTrunc { d, .. }
        | Inst::PtrAdd { d, .. }
        | Inst::PtrIndex { d, .. }
        | Inst::VecExtract { d, .. }
        | Inst::Alloca { d, .. }
        | Inst::StackSave { d }
        | Inst::TlsAddr { d, .. }
        | Inst::Load { d, .. }
        | Inst::Rmw { d, .. }
        | Inst::SetJmp { d, .. } => (d, 1),
        _ => return None,
    })
}

/// A set of slots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SlotSet(Vec<u64>);

impl SlotSet {
    fn new(slots: usize) -> Self {
        SlotSet(vec![0; slots.div_ceil(64)])
    }

    fn insert(&mut self, slot: Slot) {
        self.0[slot as usize / 64] |= 1 << (slot % 64);
    }

    fn remove(&mut self, slot: Slot) {
        self.0[slot as usize / 64] &= !(1 << (slot % 64));
    }

    fn contains(&self, slot: Slot) -> bool {
        self.0[slot as usize / 64] >> (slot % 64) & 1 == 1
    }

    fn union(&mut self, other: &SlotSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Slot> + '_ {
        self.0.iter().enumerate().flat_map(|(index, word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| (index * 64 + bit) as Slot)
        })
    }
}

/// An instruction that does nothing but compute its result.
fn is_pure(inst: &Inst) -> bool {
    match inst {
        Inst::Int { op, .. } => !matches!(op, IntOp::UDiv | IntOp::SDiv | IntOp::URem | IntOp::SRem),
        Inst::Move { .. }
        | Inst::MoveN { .. }
        | Inst::Cmp { .. }
        | Inst::Trunc { .. }
        | Inst::SExt { .. }
        | Inst::Bit { .. }
        | Inst::Funnel { .. }
        | Inst::Overflow { .. }
        | Inst::Float { .. }
        | Inst::FCmp { .. }
        | Inst::FloatUnary { .. }
        | Inst::MulAdd { .. }
        | Inst::IntToFloat { .. }
        | Inst::FloatToInt { .. }
        | Inst::FloatExt { .. }
        | Inst::FloatTrunc { .. }
        | Inst::Select { .. }
        | Inst::PtrAdd { .. }
        | Inst::PtrIndex { .. }
        | Inst::VecExtract { .. }
        | Inst::TlsAddr { .. } => true,
        _ => false,
    }
}

/// Remove computations whose results nobody reads; whether there were any.
pub(super) fn remove_dead(body: &mut Body, order: &[BlockId], live_in: &[SlotSet]) -> bool {
    if body.keep_slots {
        return false;
    }
    let mut removed = false;
    for &block in order {
        let mut now = SlotSet::new(body.groups.len());
        body.successors(block).iter().for_each(|to| now.union(&live_in[*to as usize]));
        let mut dead = Vec::new();
        for (at, inst) in body.blocks[block as usize].insts.iter().enumerate().rev() {
            if let Some((d, n)) = definition(inst, &body.function, &body.groups) {
                if is_pure(inst) && (d..d + n).all(|slot| !now.contains(slot)) {
                    dead.push(at);
                    continue;
                }
                (d..d + n).for_each(|slot| now.remove(slot));
            }
            uses(inst, &body.function, &mut |operand, n| {
                if let Ok(slot) = operand.decode() {
                    (slot..slot + n).for_each(|slot| now.insert(slot));
                }
            });
        }
        removed |= !dead.is_empty();
        dead.reverse();
        body.blocks[block as usize].remove(&dead);
    }
    removed
}

/// The slots that are live at the beginning of each block.
pub(super) fn live_in(body: &Body, order: &[BlockId]) -> Vec<SlotSet> {
    let slots = body.groups.len();
    let mut live = vec![SlotSet::new(slots); body.blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev() {
            let mut now = SlotSet::new(slots);
            body.successors(block).iter().for_each(|to| now.union(&live[*to as usize]));
            for inst in body.blocks[block as usize].insts.iter().rev() {
                if let Some((d, n)) = definition(inst, &body.function, &body.groups) {
                    (d..d + n).for_each(|slot| now.remove(slot));
                }
                uses(inst, &body.function, &mut |operand, n| {
                    if let Ok(slot) = operand.decode() {
                        (slot..slot + n).for_each(|slot| now.insert(slot));
                    }
                });
            }
            if now != live[block as usize] {
                live[block as usize] = now;
                changed = true;
            }
        }
    }
    live
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_keeps_its_variable_alive() {
        let mut body = Body::default();
        let (kept, dead) = (body.new_slots(1), body.new_slots(1));
        for _ in 0..3 {
            body.new_block();
        }
        body.blocks[0].push(Inst::Move { d: dead, a: Opd::slot(kept) }, 0);
        body.blocks[0].push(Inst::Jump { to: 1 }, 0);
        body.blocks[1].push(Inst::Branch { c: Opd::slot(kept), then: 1, otherwise: 2 }, 0);
        body.blocks[2].push(Inst::Ret { a: Opd::slot(dead), n: 0 }, 0);
        let live = live_in(&body, &[0, 1, 2]);
        assert_eq!(live[1].iter().collect::<Vec<_>>(), [kept]);
        assert_eq!(live[2].iter().count(), 0);
    }
}
