//! From blocks over virtual slots to a [`Function`]: loops, compact slots, absolute jumps.

use super::body::{BlockId, Body};
use super::bytecode::{Function, Inst, Opd, Pc, Slot};
use super::{liveness, loops, slots};

/// Dead code is removed so many times; each time can make more code dead.
const MAX_CLEANINGS: u32 = 4;

/// Finish a function.
pub(super) fn assemble(mut body: Body) -> Function {
    loops::insert(&mut body);
    forward_jumps(&mut body);
    let order = loops::reverse_postorder(&body);
    let mut live_in = liveness::live_in(&body, &order);
    for _ in 0..MAX_CLEANINGS {
        if !liveness::remove_dead(&mut body, &order, &live_in) {
            break;
        }
        live_in = liveness::live_in(&body, &order);
    }
    clear_on_entry(&mut body, &live_in[0]);
    let (place, frame) = slots::assign(&body, &order, &live_in);

    let mut next = frame;
    for l in 0..body.function.loops.len() {
        let head = body.function.loops[l].head;
        // What no round writes is the same at every visit.
        let changes = |slot: &Slot| body.loop_writes[l].binary_search(slot).is_ok();
        let live = live_in[head as usize].iter().filter(changes);
        let mut live: Vec<Slot> = live.map(|slot| place[slot as usize]).collect();
        live.sort_unstable();
        live.dedup();
        let entry = &mut body.function.loops[l];
        entry.state = next;
        next += 2 + live.len() as u32;
        entry.live = live;
    }
    // The result of the outermost function goes to its own frame.
    body.function.slots = next.max(body.function.results);
    for inst in body.blocks.iter_mut().flat_map(|block| &mut block.insts) {
        slots::rename(inst, &place);
    }
    body.function.args.iter_mut().for_each(|arg| slots::rename_operand(arg, &place));
    for wide in &mut body.function.wides {
        wide.d = place[wide.d as usize];
        slots::rename_operand(&mut wide.a, &place);
        slots::rename_operand(&mut wide.b, &place);
    }
    lay_out(body, &order)
}

/// Let what jumps to a mere jump go to its target.
fn forward_jumps(body: &mut Body) {
    let forward: Vec<Option<BlockId>> = body
        .blocks
        .iter()
        .map(|block| match block.insts[..] {
            [Inst::Jump { to }] => Some(to),
            _ => None,
        })
        .collect();
    let last = |to: BlockId| {
        let mut to = to;
        // Longer chains than there are blocks go round in a circle.
        for _ in 0..forward.len() {
            match forward[to as usize] {
                Some(next) => to = next,
                None => break,
            }
        }
        to
    };
    for block in 0..body.blocks.len() as BlockId {
        body.map_targets(block, &mut |to| last(to));
    }
    body.function.block_targets.iter_mut().for_each(|to| *to = last(*to));
    body.function.loops.iter_mut().for_each(|entry| entry.head = last(entry.head));
}

/// Locals that may be read before they are written are 0.
fn clear_on_entry(body: &mut Body, live: &liveness::SlotSet) {
    let given = body.function.params + u32::from(body.function.varargs);
    for d in live.iter().filter(|slot| *slot >= given) {
        let a = body.constant(0);
        body.blocks[0].insert(0, Inst::Move { d, a }, 0);
    }
}

/// Put the blocks in order and make jump targets absolute.
fn lay_out(mut body: Body, order: &[BlockId]) -> Function {
    let useless = |inst: &Inst| matches!(*inst, Inst::Move { d, a } if a == Opd::slot(d));
    let mut start: Vec<Pc> = vec![0; body.blocks.len()];
    let mut code = Vec::new();
    let mut pos = Vec::new();
    for (index, &id) in order.iter().enumerate() {
        start[id as usize] = code.len() as Pc;
        let block = &body.blocks[id as usize];
        for (inst, position) in block.insts.iter().zip(&block.pos) {
            let falls_through = matches!(*inst, Inst::Jump { to } if order.get(index + 1) == Some(&to));
            if !useless(inst) && !falls_through {
                code.push(*inst);
                pos.push(*position);
            }
        }
    }
    let to_pc = |to: &mut Pc| *to = start[*to as usize];
    for inst in &mut code {
        match inst {
            Inst::Jump { to } => to_pc(to),
            Inst::Branch { then, otherwise, .. } => {
                to_pc(then);
                to_pc(otherwise);
            }
            _ => {}
        }
    }
    let mut function = std::mem::take(&mut body.function);
    for table in &mut function.switches {
        to_pc(&mut table.default);
        table.cases.iter_mut().for_each(|(_, to)| to_pc(to));
    }
    function.block_targets.iter_mut().for_each(to_pc);
    function.loops.iter_mut().for_each(|entry| to_pc(&mut entry.head));
    function.code = code;
    function.pos = pos;
    function
}
