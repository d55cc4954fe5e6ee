//! What the machine takes for granted of the bytecode that it runs.

use treadle_core::program::bytecode::{Function, Inst, Opd, Slot};
use treadle_core::program::{disassemble, Program};

/// What is wrong with a function, if anything.
pub fn fault(program: &Program, f: &Function) -> Option<String> {
    let slot = |slot: Slot, n: u32| slot + n.max(1) <= f.slots;
    let opd = |operand: Opd| match operand.decode() {
        Ok(index) => slot(index, 1),
        Err(index) => (index as usize) < f.consts.len(),
    };
    let len = f.code.len() as u32;
    if f.pos.len() != f.code.len() {
        return Some("positions and code differ in length".into());
    }
    if f.pos.iter().any(|pos| *pos as usize >= program.source.positions.len()) {
        return Some("a position is out of range".into());
    }
    for (pc, inst) in f.code.iter().enumerate() {
        let good = match *inst {
            Inst::Jump { to } => to < len,
            Inst::Branch { c, then, otherwise } => opd(c) && then < len && otherwise < len,
            Inst::Switch { a, table } => f.switches.get(table as usize).is_some_and(|table| {
                opd(a)
                    && table.default < len
                    && table.cases.iter().all(|(_, to)| *to < len)
                    && table.cases.windows(2).all(|pair| pair[0].0 < pair[1].0)
            }),
            Inst::Call { f: callee, first, n, d } => {
                let callee = &program.functions[callee as usize];
                let args = f.args.get(first as usize..first as usize + usize::from(n));
                u32::from(n) == callee.params + u32::from(callee.varargs)
                    && slot(d, callee.results)
                    && args.is_some_and(|args| args.iter().all(|arg| opd(*arg)))
            }
            Inst::CallLib { first, n, d, .. } => {
                let args = f.args.get(first as usize..first as usize + usize::from(n));
                slot(d, 1) && args.is_some_and(|args| args.iter().all(|arg| opd(*arg)))
            }
            Inst::CallIndirect { ptr, first, n, d } => {
                let args = f.args.get(first as usize..first as usize + usize::from(n));
                opd(ptr) && slot(d, 1) && args.is_some_and(|args| args.iter().all(|arg| opd(*arg)))
            }
            Inst::Move { d, a } | Inst::Load { d, ptr: a, .. } | Inst::PtrAdd { d, a, .. } => slot(d, 1) && opd(a),
            Inst::MoveN { d, n, .. } => slot(d, n),
            Inst::Int { d, a, b, .. } | Inst::Cmp { d, a, b, .. } => slot(d, 1) && opd(a) && opd(b),
            Inst::Store { ptr, a, .. } => opd(ptr) && opd(a),
            Inst::CmpXchg { d, .. } | Inst::Overflow { d, .. } => slot(d, 2),
            Inst::Wide { index } => (index as usize) < f.wides.len(),
            Inst::Unsupported { message } => (message as usize) < f.messages.len(),
            Inst::LoopEnter { l } | Inst::LoopBack { l } | Inst::LoopCheck { l } => (l as usize) < f.loops.len(),
            _ => true,
        };
        if !good {
            return Some(format!("instruction {pc} is out of range: {inst:?}"));
        }
    }
    let falls_off = !matches!(
        f.code.last(),
        Some(
            Inst::Jump { .. }
                | Inst::Branch { .. }
                | Inst::Switch { .. }
                | Inst::Ret { .. }
                | Inst::Unreachable
                | Inst::Unsupported { .. }
        )
    );
    if falls_off {
        return Some("the code runs off its end".into());
    }
    for entry in &f.loops {
        let state = entry.state..entry.state + 2 + entry.live.len() as u32;
        if entry.head >= len || state.end > f.slots || entry.live.iter().any(|live| *live >= entry.state) {
            return Some(format!("a loop is out of range: {entry:?}"));
        }
    }
    None
}

/// Every function of a program.
pub fn check(name: &str, program: &Program) {
    for function in &program.functions {
        if let Some(fault) = fault(program, function) {
            panic!("{name}, `{}`: {fault}\n{}", function.name, disassemble(function));
        }
        if std::env::var_os("TREADLE_LOWER_PRINT").is_some() {
            println!("{}", disassemble(function));
        }
    }
}
