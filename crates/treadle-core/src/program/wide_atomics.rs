//! Atomic accesses of 16 bytes: the machine has none, so they become calls of the runtime library (runtime/atomic.c), as
//! compilers do for processors without such accesses.
//!
//! This happens in the syntax tree, before linking: the calls link the library in and are analysed like any other.

use std::collections::HashSet;

use crate::ir::ast::{
    Arg, Block, Call, Function, Inst, IntPredicate, Linkage, Module, Op, Ordering, Param, ParamAttrs, RmwOp, Type,
    Typed, Value,
};

const WIDE: Type = Type::Int(128);

/// Make the 16-byte atomic instructions of a module calls, and declare what they call.
pub(super) fn lower(module: &mut Module) {
    let mut declarations: Vec<Function> = Vec::new();
    for block in module.functions.iter_mut().flat_map(|function| &mut function.blocks) {
        if block.insts.iter().any(|inst| library_call(&inst.op).is_some()) {
            lower_block(block, &mut declarations);
        }
    }
    let mut known: HashSet<String> = module.functions.iter().map(|function| function.name.clone()).collect();
    declarations.retain(|declaration| known.insert(declaration.name.clone()));
    module.functions.append(&mut declarations);
}

fn lower_block(block: &mut Block, declarations: &mut Vec<Function>) {
    let old = std::mem::take(&mut block.insts);
    // Records stand before an instruction, which may have moved.
    let mut places = Vec::with_capacity(old.len() + 1);
    for mut inst in old {
        places.push(block.insts.len());
        let Some(call) = library_call(&inst.op) else {
            block.insts.push(inst);
            continue;
        };
        declarations.push(declaration(&call));
        match std::mem::replace(&mut inst.op, Op::Call(call.clone())) {
            Op::CmpXchg { expected, .. } => compare_exchange(&mut block.insts, inst, call, expected),
            _ => block.insts.push(inst),
        }
    }
    places.push(block.insts.len());
    for (place, _) in &mut block.records {
        *place = places.get(*place).copied().unwrap_or(block.insts.len());
    }
}

/// The call that an instruction becomes, if it is an atomic access of 16 bytes.
fn library_call(op: &Op) -> Option<Call> {
    let order = int(5);
    match op {
        Op::Load { ty: WIDE, ptr, order: o, .. } if *o != Ordering::NotAtomic => {
            Some(call("__atomic_load_16", WIDE, vec![pointer(ptr), order]))
        }
        Op::Store { value, ptr, order: o, .. } if value.ty == WIDE && *o != Ordering::NotAtomic => {
            let args = vec![pointer(ptr), argument(value), order];
            Some(call("__atomic_store_16", Type::Void, args))
        }
        Op::AtomicRmw { op, ptr, value, .. } if value.ty == WIDE => {
            let args = vec![pointer(ptr), argument(value), order];
            Some(call(update(*op)?, WIDE, args))
        }
        Op::CmpXchg { ptr, expected, new, .. } if expected.ty == WIDE && new.ty == WIDE => {
            let args = vec![pointer(ptr), argument(expected), argument(new)];
            Some(call("__treadle_compare_exchange_16", WIDE, args))
        }
        _ => None,
    }
}

/// The function that does an update.
fn update(op: RmwOp) -> Option<&'static str> {
    Some(match op {
        RmwOp::Xchg => "__atomic_exchange_16",
        RmwOp::Add => "__atomic_fetch_add_16",
        RmwOp::Sub => "__atomic_fetch_sub_16",
        RmwOp::And => "__atomic_fetch_and_16",
        RmwOp::Nand => "__atomic_fetch_nand_16",
        RmwOp::Or => "__atomic_fetch_or_16",
        RmwOp::Xor => "__atomic_fetch_xor_16",
        RmwOp::Max => "__atomic_fetch_max_16",
        RmwOp::Min => "__atomic_fetch_min_16",
        RmwOp::UMax => "__atomic_fetch_umax_16",
        RmwOp::UMin => "__atomic_fetch_umin_16",
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::UIncWrap | RmwOp::UDecWrap => return None,
    })
}

/// `{ old, old == expected }`, which is what `cmpxchg` gives, of the old value that the call returns.
fn compare_exchange(insts: &mut Vec<Inst>, inst: Inst, call: Call, expected: Typed) {
    let Inst { result, dbg, .. } = inst;
    let Some(result) = result else {
        let op = Op::Call(call);
        insts.push(Inst { result, op, dbg });
        return;
    };
    // LLVM's own names hold no blank unless they are quoted.
    let part = |name: &str| format!("{result} {name}");
    let local = |ty: &Type, name: &str| Typed { ty: ty.clone(), value: Value::Local(part(name)) };
    let bit = Type::Int(1);
    let pair = Type::Struct { fields: vec![WIDE, bit.clone()], packed: false };
    let equal = Op::ICmp { pred: IntPredicate::Eq, ty: WIDE, lhs: Value::Local(part("old")), rhs: expected.value };
    let first = Op::InsertValue {
        value: Typed { ty: pair.clone(), value: Value::Poison },
        element: local(&WIDE, "old"),
        indices: vec![0],
    };
    let both = Op::InsertValue { value: local(&pair, "pair"), element: local(&bit, "same"), indices: vec![1] };
    let steps = [(part("old"), Op::Call(call)), (part("same"), equal), (part("pair"), first), (result.clone(), both)];
    insts.extend(steps.into_iter().map(|(name, op)| Inst { result: Some(name), op, dbg }));
}

fn call(name: &str, ret: Type, args: Vec<Arg>) -> Call {
    Call {
        callee: Value::Global(name.to_string()),
        ret,
        varargs: false,
        fixed_args: args.len(),
        args,
        must_tail: false,
    }
}

fn declaration(call: &Call) -> Function {
    let name = match &call.callee {
        Value::Global(name) => name.clone(),
        _ => String::new(),
    };
    let param = |(number, arg): (usize, &Arg)| Param {
        name: number.to_string(),
        ty: arg.ty.clone(),
        attrs: ParamAttrs::default(),
    };
    Function {
        name,
        linkage: Linkage::External,
        ret: call.ret.clone(),
        params: call.args.iter().enumerate().map(param).collect(),
        varargs: false,
        blocks: Vec::new(),
        personality: None,
        dbg: None,
    }
}

fn argument(value: &Typed) -> Arg {
    Arg { ty: value.ty.clone(), value: value.value.clone(), attrs: ParamAttrs::default() }
}

fn pointer(ptr: &Value) -> Arg {
    argument(&Typed { ty: Type::Ptr, value: ptr.clone() })
}

fn int(value: i128) -> Arg {
    argument(&Typed { ty: Type::Int(32), value: Value::Int(value) })
}
