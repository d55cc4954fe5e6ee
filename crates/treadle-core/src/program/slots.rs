//! Compact frames: values that are not alive at the same time share slots (linear scan over live intervals).

use super::body::{BlockId, Body};
use super::bytecode::{Inst, Opd, Slot};
use super::liveness::{definition, uses, SlotSet};

/// First and last moment of a value. Instruction `n` reads at `2n` and writes at `2n + 1`.
#[derive(Clone, Copy, Debug)]
struct Interval {
    start: u32,
    end: u32,
}

/// Where each virtual slot is put; the number of slots of the frame.
pub(super) fn assign(body: &Body, order: &[BlockId], live_in: &[SlotSet]) -> (Vec<Slot>, u32) {
    let count = body.groups.len() as u32;
    if body.keep_slots {
        return ((0..count).collect(), count);
    }
    let (intervals, wishes) = intervals(body, order, live_in);
    let fixed = body.function.params + u32::from(body.function.varargs);
    let mut place: Vec<Slot> = (0..count).collect();
    // Until when each slot of the frame is taken.
    let mut taken: Vec<u32> = (0..fixed).map(|slot| intervals[slot as usize].map_or(0, |i| i.end)).collect();
    let mut groups: Vec<(Interval, Slot, u32)> = Vec::new();
    for first in fixed..count {
        let (group, n) = body.groups[first as usize];
        if let (true, Some(interval)) = (group == first, intervals[first as usize]) {
            groups.push((interval, first, n));
        }
    }
    groups.sort_by_key(|(interval, first, _)| (interval.start, *first));
    for (interval, first, n) in groups {
        let free = |taken: &[u32], at: u32| {
            (at..at + n).all(|slot| taken.get(slot as usize).is_none_or(|until| *until < interval.start))
        };
        let wish = wishes[first as usize].map(|wish| place[wish as usize]).filter(|at| n == 1 && free(&taken, *at));
        let at = wish.unwrap_or_else(|| (0..).find(|at| free(&taken, *at)).unwrap_or(0));
        for word in 0..n {
            place[(first + word) as usize] = at + word;
            let slot = (at + word) as usize;
            if taken.len() <= slot {
                taken.resize(slot + 1, 0);
            }
            taken[slot] = interval.end;
        }
    }
    // What is never used needs no place, but an instruction may still name it.
    let used = taken.len() as u32;
    for slot in fixed..count {
        if intervals[body.groups[slot as usize].0 as usize].is_none() {
            place[slot as usize] = 0;
        }
    }
    (place, used)
}

/// The interval of each value, at its first slot; and for each value that is a copy, the slot that it copies.
fn intervals(body: &Body, order: &[BlockId], live_in: &[SlotSet]) -> (Vec<Option<Interval>>, Vec<Option<Slot>>) {
    let mut intervals: Vec<Option<Interval>> = vec![None; body.groups.len()];
    let mut wishes = vec![None; body.groups.len()];
    let mut extend = |slot: Slot, at: u32| {
        let interval = &mut intervals[body.groups[slot as usize].0 as usize];
        *interval = Some(match *interval {
            Some(Interval { start, end }) => Interval { start: start.min(at), end: end.max(at) },
            None => Interval { start: at, end: at },
        });
    };
    // Parameters are there from the start.
    (0..body.function.params + u32::from(body.function.varargs)).for_each(|slot| extend(slot, 0));
    let mut pc = 1u32;
    for &block in order {
        live_in[block as usize].iter().for_each(|slot| extend(slot, 2 * pc));
        for inst in &body.blocks[block as usize].insts {
            uses(inst, &body.function, &mut |operand, n| {
                if let Ok(slot) = operand.decode() {
                    (slot..slot + n).for_each(|slot| extend(slot, 2 * pc));
                }
            });
            if let Some((d, n)) = definition(inst, &body.function, &body.groups) {
                // A result of several words must not overlap what its instruction reads.
                let reads_first = n == 1 && body.groups[d as usize].1 == 1;
                extend(d, if reads_first { 2 * pc + 1 } else { 2 * pc });
                extend(d, 2 * pc + 1);
            }
            if let Inst::Move { d, a } = inst {
                if let (Ok(source), None) = (a.decode(), wishes[*d as usize]) {
                    wishes[*d as usize] = Some(source);
                }
            }
            pc += 1;
        }
        for to in body.successors(block) {
            live_in[to as usize].iter().for_each(|slot| extend(slot, 2 * pc - 1));
        }
    }
    (intervals, wishes)
}

/// Apply the places to one instruction. Arguments and wide operations are in tables of their own.
pub(super) fn rename(inst: &mut Inst, place: &[Slot]) {
    let slot = |d: &mut Slot| *d = place.get(*d as usize).copied().unwrap_or(0);
    let opd = |a: &mut Opd| rename_operand(a, place);
    match inst {
        Inst::Move { d, a }
        | Inst::MoveN { d, a, .. }
        | Inst::Trunc { d, a, .. }
        | Inst::SExt { d, a, .. }
        | Inst::Bit { d, a, .. }
        | Inst::FloatUnary { d, a, .. }
        | Inst::IntToFloat { d, a, .. }
        | Inst::FloatToInt { d, a, .. }
        | Inst::FloatExt { d, a }
        | Inst::FloatTrunc { d, a }
        | Inst::PtrAdd { d, a, .. }
        | Inst::Alloca { d, size: a, .. }
        | Inst::Load { d, ptr: a, .. }
        | Inst::SetJmp { d, buf: a }
        | Inst::CallIndirect { d, ptr: a, .. } => {
            slot(d);
            opd(a);
        }
        Inst::Int { d, a, b, .. }
        | Inst::Cmp { d, a, b, .. }
        | Inst::Overflow { d, a, b, .. }
        | Inst::Float { d, a, b, .. }
        | Inst::FCmp { d, a, b, .. }
        | Inst::PtrIndex { d, a, index: b, .. }
        | Inst::VecExtract { d, v: a, offset: b, .. }
        | Inst::VecInsert { d, a, offset: b, .. }
        | Inst::Rmw { d, a, ptr: b, .. } => {
            slot(d);
            opd(a);
            opd(b);
        }
        Inst::Funnel { d, a, b, c, .. }
        | Inst::MulAdd { d, a, b, c, .. }
        | Inst::Select { d, a, b, c, .. }
        | Inst::CmpXchg { d, ptr: a, expected: b, new: c, .. } => {
            slot(d);
            opd(a);
            opd(b);
            opd(c);
        }
        Inst::StackSave { d } | Inst::TlsAddr { d, .. } | Inst::Call { d, .. } | Inst::CallLib { d, .. } => slot(d),
        Inst::StackRestore { a }
        | Inst::Ret { a, .. }
        | Inst::Branch { c: a, .. }
        | Inst::Switch { a, .. }
        | Inst::IndirectBr { a } => opd(a),
        Inst::Store { a, ptr: b, .. } | Inst::VaStart { list: a, area: b } => {
            opd(a);
            opd(b);
        }
        Inst::CopyMem { dst: a, src: b, len: c } | Inst::FillMem { dst: a, byte: b, len: c } => {
            opd(a);
            opd(b);
            opd(c);
        }
        Inst::Wide { .. }
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

/// Apply the places to one operand.
pub(super) fn rename_operand(operand: &mut Opd, place: &[Slot]) {
    if let Ok(slot) = operand.decode() {
        *operand = Opd::slot(place.get(slot as usize).copied().unwrap_or(0));
    }
}
