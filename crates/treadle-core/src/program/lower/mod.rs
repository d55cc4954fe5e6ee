//! Lowering of functions: IR instructions become bytecode over virtual slots.
//!
//! One file per family of instructions; [`propagate`] decides beforehand which moves can be left out. Blocks are lowered
//! in reverse postorder, so that a value is known before it is used; the copies of phis come last.

mod aggregates;
mod arithmetic;
mod assembly;
mod calls;
mod casts;
mod control;
mod floats;
mod intrinsics;
mod memory;
mod propagate;
mod vectors;

use std::collections::{HashMap, HashSet};

use self::propagate::Hints;
use super::body::{BlockId, Body};
use super::build::{function_error, BuildError};
use super::bytecode::{FuncId, Function, Inst, Opd, Slot};
use super::constants::{Addresses, Evaluator};
use super::data::{Place, Symbols};
use super::escape::{Escapes, Storage};
use super::fault::{malformed, Fault, Outcome};
use super::layout::{Layout, Scalar};
use super::link::{Linked, Origin};
use super::positions::Positions;
use super::source::SourceMap;
use super::{assemble, visit};
use crate::ir::ast::{self, Op, Type, Typed, Value};

/// Functions of more slots or blocks are refused.
const MAX_SLOTS: usize = 1 << 22;

/// What is known about the whole program.
pub(super) struct Context<'c, 'a> {
    pub(super) linked: &'c Linked<'a>,
    pub(super) layouts: &'c [Layout<'a>],
    pub(super) escapes: &'c Escapes<'a>,
    pub(super) places: &'c [Place],
}

/// Lower one function of the program.
pub(super) fn function(
    context: &Context,
    f: FuncId,
    source: &mut SourceMap,
    positions: &mut Positions,
) -> Result<Function, BuildError> {
    let unit = match context.linked.functions[f as usize] {
        Origin::Defined { unit, .. } | Origin::NativeStub { unit, .. } | Origin::UndefinedStub { unit, .. } => unit,
    };
    let mut lowering = Lowering::new(context, f, unit);
    let origin = context.linked.functions[f as usize];
    let result = match origin {
        Origin::Defined { .. } => {
            let owner = &context.linked.units[unit];
            lowering.run(&mut |node| positions.index(source, unit, &owner.module, &owner.name, node))
        }
        Origin::NativeStub { lib, .. } => lowering.native_stub(lib),
        Origin::UndefinedStub { .. } => lowering.undefined_stub(),
    };
    match result {
        Ok(()) => Ok(assemble::assemble(lowering.body)),
        Err(fault) => Err(function_error(context.linked, f, &fault.message())),
    }
}

/// A function on its way from IR to bytecode.
struct Lowering<'c, 'a> {
    context: &'c Context<'c, 'a>,
    id: FuncId,
    unit: usize,
    function: &'a ast::Function,
    body: Body,
    hints: Hints<'a>,
    /// Names of all results and parameters.
    names: HashSet<&'a str>,
    /// Where each value is (first word), and its length in words.
    values: HashMap<&'a str, (Opd, u32)>,
    /// Results of `sext`, with the operand and its width: indexing sign-extends by itself.
    extended: HashMap<&'a str, (Opd, u8)>,
    /// The slots of promoted locals.
    locals: HashMap<&'a str, Slot>,
    blocks: HashMap<&'a str, BlockId>,
    current: BlockId,
    /// Position of the instruction that is being lowered.
    pos: u32,
    /// Its result.
    result: Option<&'a str>,
    /// Private memory that calls use for copies and variable arguments: its address, and its size so far.
    outgoing: Option<(Slot, u64)>,
    /// Memory for copies of arguments that callees may publish: address, size, alignment.
    copies: Vec<(Slot, u64, u32)>,
}

impl<'c, 'a> Lowering<'c, 'a> {
    fn new(context: &'c Context<'c, 'a>, id: FuncId, unit: usize) -> Self {
        let function = context.linked.ast(id);
        let mut body = Body::default();
        body.function.name.clone_from(&function.name);
        body.function.runtime = context.linked.units[unit].runtime;
        body.function.varargs = function.varargs;
        Lowering {
            context,
            id,
            unit,
            function,
            body,
            hints: Hints::default(),
            names: HashSet::new(),
            values: HashMap::new(),
            extended: HashMap::new(),
            locals: HashMap::new(),
            blocks: HashMap::new(),
            current: 0,
            pos: 0,
            result: None,
            outgoing: None,
            copies: Vec::new(),
        }
    }

    fn layout(&self) -> &'c Layout<'a> {
        &self.context.layouts[self.unit]
    }

    fn storage(&self) -> &'c HashMap<&'a str, Storage> {
        &self.context.escapes.storage[self.id as usize]
    }

    fn symbols(&self) -> Symbols<'c, 'a> {
        Symbols { linked: self.context.linked, places: self.context.places, unit: self.unit }
    }

    fn evaluate<T>(&self, f: impl FnOnce(&Evaluator<'_, 'a>) -> Outcome<T>) -> Outcome<T> {
        let symbols = self.symbols();
        let addresses: &dyn Addresses = &symbols;
        f(&Evaluator { layout: self.layout(), addresses })
    }

    fn run(&mut self, position: &mut dyn FnMut(Option<u32>) -> u32) -> Outcome<()> {
        let function = self.function;
        self.parameters()?;
        for inst in function.blocks.iter().flat_map(|block| &block.insts) {
            if inst.result.as_ref().is_some_and(|result| !self.names.insert(result)) {
                return malformed(format!("`%{}` is defined twice", inst.result.as_deref().unwrap_or_default()));
            }
        }
        let layout = self.layout();
        let one_word = |ty: &Type| matches!(layout.scalar(ty), Ok(Scalar::One(lane)) if lane.words() == 1);
        self.hints = propagate::hints(function, self.storage(), &one_word);
        self.body.function.results = layout.words(&function.ret).unwrap_or(0);
        let order = self.block_order()?;
        for &number in &order {
            self.block(number, position)?;
        }
        self.pos = 0;
        self.phi_copies(&order)?;
        self.label_targets();
        self.prologue();
        Ok(())
    }

    /// Parameters are in the first slots; a promoted local may live there too.
    fn parameters(&mut self) -> Outcome<()> {
        for param in &self.function.params {
            let words = match self.layout().words(&param.ty) {
                Ok(words) => words,
                Err(Fault::Unsupported(_)) => 0,
                Err(fault) => return Err(fault),
            };
            let slot = self.body.groups.len() as Slot;
            for _ in 0..words {
                self.body.new_slots(1);
            }
            if !self.names.insert(&param.name) {
                return malformed(format!("two parameters are called `%{}`", param.name));
            }
            self.values.insert(&param.name, (Opd::slot(slot), words));
        }
        self.body.function.params = self.body.groups.len() as u32;
        if self.function.varargs {
            self.body.new_slots(1);
        }
        Ok(())
    }

    /// Reachable blocks in reverse postorder, each with its place in the body.
    fn block_order(&mut self) -> Outcome<Vec<usize>> {
        let blocks = &self.function.blocks;
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        for (number, block) in blocks.iter().enumerate() {
            if numbers.insert(&block.name, number).is_some() {
                return malformed(format!("two blocks are called `%{}`", block.name));
            }
        }
        let mut successors: Vec<Vec<usize>> = Vec::new();
        for block in blocks {
            let Some(last) = block.insts.last() else {
                return malformed("a block is empty");
            };
            let found: Option<Vec<usize>> =
                visit::targets(&last.op).into_iter().map(|name| numbers.get(name).copied()).collect();
            match found {
                Some(found) if !found.contains(&0) => successors.push(found),
                Some(_) => return malformed("a jump to the entry block"),
                None => return malformed("a jump to a block that does not exist"),
            }
        }
        let mut order = Vec::new();
        let mut seen = vec![false; blocks.len()];
        let mut stack = vec![(0usize, 0usize)];
        seen[0] = true;
        while let Some((number, next)) = stack.last_mut() {
            if let Some(&to) = successors[*number].get(*next) {
                *next += 1;
                if !std::mem::replace(&mut seen[to], true) {
                    stack.push((to, 0));
                }
            } else {
                order.push(*number);
                stack.pop();
            }
        }
        order.reverse();
        for &number in &order {
            let id = self.body.new_block();
            self.blocks.insert(&blocks[number].name, id);
        }
        Ok(order)
    }

    fn block(&mut self, number: usize, position: &mut dyn FnMut(Option<u32>) -> u32) -> Outcome<()> {
        let block = &self.function.blocks[number];
        self.current = self.blocks[block.name.as_str()];
        for (index, inst) in block.insts.iter().enumerate() {
            self.pos = position(inst.dbg);
            self.result = inst.result.as_deref();
            if self.hints.done_stores.contains(&(number, index)) {
                continue;
            }
            let last = index + 1 == block.insts.len();
            if visit::is_terminator(&inst.op) && !last {
                return malformed("an instruction after the end of a block");
            }
            let lowered = self.instruction(inst);
            if self.body.groups.len() > MAX_SLOTS {
                return malformed("the function is too large");
            }
            match lowered {
                Ok(()) if last && !visit::is_terminator(&inst.op) => return malformed("a block has no terminator"),
                Ok(()) => {}
                Err(Fault::Unsupported(message)) => {
                    let message = self.body.message(message);
                    self.emit(Inst::Unsupported { message });
                    return Ok(());
                }
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    fn instruction(&mut self, inst: &'a ast::Inst) -> Outcome<()> {
        match &inst.op {
            Op::Binary { op, ty, lhs, rhs } => self.binary(*op, ty, lhs, rhs),
            Op::FNeg(value) => self.negate(value),
            Op::ICmp { pred, ty, lhs, rhs } => self.compare(*pred, ty, lhs, rhs),
            Op::FCmp { pred, ty, lhs, rhs } => self.compare_floats(*pred, ty, lhs, rhs),
            Op::Cast { op, value, to } => self.cast(*op, value, to),
            Op::Select { cond, then, otherwise } => self.select(cond, then, otherwise),
            Op::Phi { ty, .. } => {
                let words = self.layout().words(ty)?;
                self.define(words);
                Ok(())
            }
            Op::Freeze(value) => {
                let operand = self.operand(&value.ty, &value.value)?;
                let words = self.layout().words(&value.ty)?;
                self.alias(operand, words);
                Ok(())
            }
            Op::Alloca { ty, count, align } => self.alloca(ty, count.as_ref(), *align),
            Op::Load { .. } | Op::Store { .. } | Op::CmpXchg { .. } | Op::AtomicRmw { .. } | Op::Fence { .. } => {
                self.access(&inst.op)
            }
            Op::Gep(gep) => self.gep(gep),
            Op::ExtractValue { value, indices } => self.extract_value(value, indices),
            Op::InsertValue { value, element, indices } => self.insert_value(value, element, indices),
            Op::ExtractElement { vector, index } => self.extract_element(vector, index),
            Op::InsertElement { vector, element, index } => self.insert_element(vector, element, index),
            Op::ShuffleVector { left, right, mask } => self.shuffle(left, right, mask),
            Op::Call(call) => self.call(call),
            _ => self.control(&inst.op),
        }
    }

    fn emit(&mut self, inst: Inst) {
        self.body.blocks[self.current as usize].push(inst, self.pos);
    }

    /// Slots for the result of the current instruction: new ones, or those of the local that it is stored to.
    fn define(&mut self, words: u32) -> Slot {
        let redirect = self.result.and_then(|result| self.hints.redirects.get(result).copied());
        let slot = match redirect.and_then(|local| self.locals.get(local)) {
            Some(slot) if words == 1 => *slot,
            _ => self.body.new_slots(words),
        };
        if let Some(result) = self.result {
            self.values.insert(result, (Opd::slot(slot), words));
        }
        slot
    }

    /// The result of the current instruction is what `operand` is.
    fn alias(&mut self, operand: Opd, words: u32) {
        let Some(result) = self.result else { return };
        if self.hints.redirects.contains_key(result) {
            let d = self.define(words);
            self.copy(d, operand, words);
        } else {
            self.values.insert(result, (operand, words));
        }
    }

    /// Copy words between slots that do not overlap partially.
    fn copy(&mut self, d: Slot, a: Opd, n: u32) {
        match n {
            0 => {}
            _ if a == Opd::slot(d) => {}
            1 => self.emit(Inst::Move { d, a }),
            _ => self.emit(Inst::MoveN { d, a, n }),
        }
    }

    /// The operand that a value of this type is: its first word.
    fn operand(&mut self, ty: &'a Type, value: &'a Value) -> Outcome<Opd> {
        match value {
            Value::Local(name) => {
                let words = self.layout().words(ty)?;
                match self.values.get(name.as_str()) {
                    Some((operand, known)) if *known == words => Ok(*operand),
                    Some(_) => malformed(format!("`%{name}` is used as a value of another type")),
                    // Its definition is never reached.
                    None if self.names.contains(name.as_str()) => Ok(self.body.constants(&vec![0; words as usize])),
                    None => malformed(format!("`%{name}` is not defined")),
                }
            }
            Value::Global(name) if *ty == Type::Ptr => self.address_of(name),
            Value::Expr(expr) if *ty == Type::Ptr => self.pointer_expression(expr, value),
            _ => {
                let mut words = Vec::new();
                self.evaluate(|evaluator| evaluator.words(ty, value, &mut words))?;
                Ok(self.body.constants(&words))
            }
        }
    }

    fn typed(&mut self, typed: &'a Typed) -> Outcome<Opd> {
        self.operand(&typed.ty, &typed.value)
    }

    /// The value of an operand, if it is an integer constant.
    fn constant_int(&self, ty: &Type, value: &Value) -> Option<i64> {
        if matches!(value, Value::Local(_)) {
            return None;
        }
        let bits = self.layout().lane(ty).ok()?.bits();
        let number = self.evaluate(|evaluator| evaluator.scalar(ty, value)).ok()?;
        Some(super::constants::sign_extend(number, bits) as i64)
    }

    /// The memory that calls need, allocated on entry.
    fn prologue(&mut self) {
        let mut allocas = Vec::new();
        if let Some((d, size)) = self.outgoing {
            let size = self.body.constant(size.max(1));
            allocas.push(Inst::Alloca { d, size, align: 16, private: true });
        }
        for (d, size, align) in std::mem::take(&mut self.copies) {
            let size = self.body.constant(size.max(1));
            allocas.push(Inst::Alloca { d, size, align, private: false });
        }
        for inst in allocas {
            self.body.blocks[0].insert(0, inst, 0);
        }
    }

    fn constant_word(&mut self, value: u64) -> Opd {
        self.body.constant(value)
    }
}
