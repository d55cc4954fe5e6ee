//! The operands of IR instructions: which values and symbols an instruction looks at, and what it leaves behind.

use crate::ir::ast::{Call, ConstExpr, Op, Value};

/// Visit the operands of an instruction; the callee of a call and labels are not operands.
pub(super) fn operands<'m>(op: &'m Op, visit: &mut dyn FnMut(&'m Value)) {
    match op {
        Op::Binary { lhs, rhs, .. } | Op::ICmp { lhs, rhs, .. } | Op::FCmp { lhs, rhs, .. } => {
            visit(lhs);
            visit(rhs);
        }
        Op::FNeg(value) | Op::Freeze(value) | Op::Resume(value) | Op::Ret(Some(value)) => visit(&value.value),
        Op::Cast { value, .. } | Op::ExtractValue { value, .. } | Op::VaArg { list: value, .. } => visit(&value.value),
        Op::Switch { value, cases, .. } => {
            visit(&value.value);
            cases.iter().for_each(|(case, _)| visit(case));
        }
        Op::Select { cond, then, otherwise } => [cond, then, otherwise].into_iter().for_each(|v| visit(&v.value)),
        Op::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| visit(value)),
        Op::Alloca { count, .. } => count.iter().for_each(|count| visit(&count.value)),
        Op::Load { ptr, .. } => visit(ptr),
        Op::Store { value, ptr, .. } | Op::AtomicRmw { value, ptr, .. } => {
            visit(&value.value);
            visit(ptr);
        }
        Op::CmpXchg { ptr, expected, new, .. } => {
            visit(ptr);
            visit(&expected.value);
            visit(&new.value);
        }
        Op::Gep(gep) => {
            visit(&gep.base.value);
            gep.indices.iter().for_each(|index| visit(&index.value));
        }
        Op::InsertValue { value, element, .. } => {
            visit(&value.value);
            visit(&element.value);
        }
        Op::ExtractElement { vector, index } => {
            visit(&vector.value);
            visit(&index.value);
        }
        Op::InsertElement { vector: a, element: b, index: c } | Op::ShuffleVector { left: a, right: b, mask: c } => {
            visit(&a.value);
            visit(&b.value);
            visit(&c.value);
        }
        Op::Call(call) | Op::Invoke { call, .. } => call.args.iter().for_each(|arg| visit(&arg.value)),
        Op::LandingPad { clauses, .. } => clauses.iter().for_each(|(_, clause)| visit(&clause.value)),
        Op::CondBr { cond, .. } => visit(cond),
        Op::IndirectBr { address, .. } => visit(&address.value),
        Op::Fence { .. } | Op::Ret(None) | Op::Br(_) | Op::Unreachable | Op::Unsupported(_) => {}
    }
}

/// The call of a `call` or `invoke`.
pub(super) fn call_of(op: &Op) -> Option<&Call> {
    match op {
        Op::Call(call) | Op::Invoke { call, .. } => Some(call),
        _ => None,
    }
}

/// Visit every symbol in a constant, also inside expressions (`function` of a block address included).
pub(super) fn symbols<'m>(value: &'m Value, visit: &mut dyn FnMut(&'m str)) {
    match value {
        Value::Global(name) => visit(name),
        Value::BlockAddress { function, .. } => visit(function),
        Value::Array(parts) | Value::Vector(parts) | Value::Struct { fields: parts, .. } => {
            parts.iter().for_each(|part| symbols(&part.value, visit));
        }
        Value::Splat(part) => symbols(&part.value, visit),
        Value::Expr(expr) => match expr.as_ref() {
            ConstExpr::Binary { lhs, rhs, .. } | ConstExpr::ICmp { lhs, rhs, .. } => {
                symbols(&lhs.value, visit);
                symbols(&rhs.value, visit);
            }
            ConstExpr::Cast { value, .. } => symbols(&value.value, visit),
            ConstExpr::Gep(gep) => {
                symbols(&gep.base.value, visit);
                gep.indices.iter().for_each(|index| symbols(&index.value, visit));
            }
        },
        _ => {}
    }
}

/// The labels that a terminator can go to, in order, repetitions kept.
pub(super) fn targets(op: &Op) -> Vec<&str> {
    match op {
        Op::Br(to) => vec![to],
        Op::CondBr { then, otherwise, .. } => vec![then, otherwise],
        Op::Switch { default, cases, .. } => {
            std::iter::once(default.as_str()).chain(cases.iter().map(|(_, to)| to.as_str())).collect()
        }
        Op::IndirectBr { targets, .. } => targets.iter().map(String::as_str).collect(),
        // An exception is never thrown here.
        Op::Invoke { normal, .. } => vec![normal],
        _ => Vec::new(),
    }
}

pub(super) fn is_terminator(op: &Op) -> bool {
    matches!(
        op,
        Op::Br(_)
            | Op::CondBr { .. }
            | Op::Switch { .. }
            | Op::IndirectBr { .. }
            | Op::Invoke { .. }
            | Op::Ret(_)
            | Op::Resume(_)
            | Op::Unreachable
    )
}
