//! Whether a program uses C11's memory orders, as its IR tells.

use treadle_core::ir::ast::{Module, Op, Ordering};

/// Some atomic access or fence is weaker than `memory_order_seq_cst`.
pub fn weak(modules: &[Module]) -> bool {
    let functions = modules.iter().flat_map(|module| &module.functions);
    let mut instructions = functions.flat_map(|f| &f.blocks).flat_map(|block| &block.insts);
    instructions.any(|inst| match &inst.op {
        Op::Load { order, .. } | Op::Store { order, .. } | Op::AtomicRmw { order, .. } | Op::Fence { order, .. } => {
            is_weak(*order)
        }
        Op::CmpXchg { success, failure, .. } => is_weak(*success) || is_weak(*failure),
        _ => false,
    })
}

fn is_weak(order: Ordering) -> bool {
    matches!(order, Ordering::Monotonic | Ordering::Acquire | Ordering::Release | Ordering::AcqRel)
}
