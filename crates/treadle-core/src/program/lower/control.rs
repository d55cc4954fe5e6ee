//! Terminators, and the copies that phis stand for.

use std::collections::HashMap;

use super::super::address;
use super::super::body::{word, BlockId};
use super::super::bytecode::{Inst, Opd, Slot, SwitchTable};
use super::super::fault::{malformed, unsupported, Outcome};
use super::Lowering;
use crate::ir::ast::{Op, Type, Typed, Value};

impl<'a> Lowering<'_, 'a> {
    fn target(&self, name: &str) -> Outcome<BlockId> {
        match self.blocks.get(name) {
            Some(block) => Ok(*block),
            None => malformed(format!("there is no block `%{name}`")),
        }
    }

    pub(super) fn control(&mut self, op: &'a Op) -> Outcome<()> {
        let inst = match op {
            Op::Br(to) => Inst::Jump { to: self.target(to)? },
            Op::CondBr { cond, then, otherwise } => {
                let (then, otherwise) = (self.target(then)?, self.target(otherwise)?);
                if then == otherwise {
                    Inst::Jump { to: then }
                } else {
                    let c = self.operand(&Type::Int(1), cond)?;
                    Inst::Branch { c, then, otherwise }
                }
            }
            Op::Switch { value, default, cases } => self.switch(value, default, cases)?,
            Op::IndirectBr { address, targets } => self.indirect_branch(address, targets)?,
            Op::Invoke { call, normal, .. } => {
                self.call(call)?;
                Inst::Jump { to: self.target(normal)? }
            }
            Op::Ret(value) => self.ret(value.as_ref())?,
            Op::Unreachable => Inst::Unreachable,
            Op::LandingPad { .. } | Op::Resume(_) => return unsupported("the handling of a C++ exception"),
            Op::VaArg { .. } => return unsupported("the instruction `va_arg`"),
            Op::Unsupported(opcode) => return unsupported(format!("the instruction `{opcode}`")),
            _ => return malformed("an instruction in the wrong place"),
        };
        self.emit(inst);
        Ok(())
    }

    fn ret(&mut self, value: Option<&'a Typed>) -> Outcome<Inst> {
        let Some(value) = value else {
            let a = self.constant_word(0);
            return Ok(Inst::Ret { a, n: 0 });
        };
        let n = self.layout().words(&value.ty)?;
        if n != self.body.function.results {
            return malformed("a `ret` of another type than the function's");
        }
        let a = self.typed(value)?;
        Ok(Inst::Ret { a, n })
    }

    fn switch(&mut self, value: &'a Typed, default: &str, cases: &'a [(Value, String)]) -> Outcome<Inst> {
        if self.layout().lane(&value.ty)?.words() > 1 {
            return unsupported("a `switch` on more than 64 bits");
        }
        let a = self.typed(value)?;
        let mut table = SwitchTable { cases: Vec::new(), default: self.target(default)? };
        for (case, to) in cases {
            let case = self.evaluate(|evaluator| evaluator.scalar(&value.ty, case))? as u64;
            table.cases.push((case, self.target(to)?));
        }
        Ok(self.switch_inst(a, table))
    }

    fn switch_inst(&mut self, a: Opd, mut table: SwitchTable) -> Inst {
        table.cases.sort_by_key(|(case, _)| *case);
        table.cases.dedup_by_key(|(case, _)| *case);
        if table.cases.is_empty() {
            return Inst::Jump { to: table.default };
        }
        let table = self.body.switch(table);
        Inst::Switch { a, table }
    }

    /// A computed goto: a switch on the addresses of its labels.
    fn indirect_branch(&mut self, address: &'a Typed, targets: &[String]) -> Outcome<Inst> {
        let a = self.typed(address)?;
        let nowhere = self.body.new_block();
        self.body.blocks[nowhere as usize].push(Inst::Unreachable, self.pos);
        let mut table = SwitchTable { cases: Vec::new(), default: nowhere };
        for name in targets {
            let to = self.target(name)?;
            let number = self.function.blocks.iter().position(|block| block.name == *name).unwrap_or_default();
            table.cases.push((address::block_address(self.id, number as u32), to));
        }
        Ok(self.switch_inst(a, table))
    }

    /// Copy the incoming values of phis on each edge.
    pub(super) fn phi_copies(&mut self, order: &[usize]) -> Outcome<()> {
        let function = self.function;
        for &number in order {
            let block = &function.blocks[number];
            let to = self.blocks[block.name.as_str()];
            let mut copies: HashMap<&str, Vec<(Slot, Opd, u32)>> = HashMap::new();
            for inst in &block.insts {
                let Op::Phi { ty, incoming } = &inst.op else { break };
                let Some((Ok(d), words)) = inst
                    .result
                    .as_deref()
                    .and_then(|name| self.values.get(name))
                    .map(|(d, words)| (d.decode(), *words))
                else {
                    continue;
                };
                for (value, from) in incoming {
                    let known = copies.entry(from).or_default();
                    if !self.blocks.contains_key(from.as_str()) || known.iter().any(|(other, ..)| *other == d) {
                        continue;
                    }
                    // A thread-local address is computed on the edge.
                    self.current = self.body.new_block();
                    let scratch = self.current;
                    let operand = self.operand(ty, value)?;
                    let computed = self.body.blocks.pop().map_or(0, |block| block.insts.len());
                    debug_assert_eq!(scratch as usize, self.body.blocks.len());
                    if computed > 0 {
                        return unsupported("the address of a thread-local variable in a `phi`");
                    }
                    copies.entry(from).or_default().push((d, operand, words));
                }
            }
            let mut sources: Vec<_> = copies.into_iter().collect();
            sources.sort_by_key(|(from, _)| self.blocks.get(from).copied());
            for (from, copies) in sources {
                let Some(&from) = self.blocks.get(from) else { continue };
                if self.body.successors(from).contains(&to) {
                    self.parallel_copy(from, to, copies);
                }
            }
        }
        Ok(())
    }

    /// Make all copies at once on an edge: one that overwrites the source of another comes after it, and a cycle is
    /// broken with a spare slot.
    fn parallel_copy(&mut self, from: BlockId, to: BlockId, copies: Vec<(Slot, Opd, u32)>) {
        // Word by word, since parts of aggregates may move separately.
        let mut open: Vec<(Slot, Opd)> = copies
            .into_iter()
            .flat_map(|(d, a, words)| (0..words).map(move |n| (d + n, word(a, n))))
            .filter(|(d, a)| *a != Opd::slot(*d))
            .collect();
        if open.is_empty() {
            return;
        }
        let mut moves = Vec::new();
        while !open.is_empty() {
            let free = (0..open.len()).find(|&n| open.iter().all(|(_, a)| *a != Opd::slot(open[n].0)));
            match free {
                Some(n) => moves.push(open.swap_remove(n)),
                None => {
                    // Every destination is still needed: save the first.
                    let (saved, _) = open[0];
                    let spare = self.body.new_slots(1);
                    moves.push((spare, Opd::slot(saved)));
                    for (_, a) in &mut open {
                        if *a == Opd::slot(saved) {
                            *a = Opd::slot(spare);
                        }
                    }
                }
            }
        }
        let (block, mut at) = self.body.edge(from, to);
        let pos = self.body.blocks[block as usize].pos[at];
        for (d, a) in moves {
            self.body.blocks[block as usize].insert(at, Inst::Move { d, a }, pos);
            at += 1;
        }
    }

    /// The targets of labels whose address is taken, if there is a computed goto.
    pub(super) fn label_targets(&mut self) {
        let function = self.function;
        let computed = |op: &Op| matches!(op, Op::IndirectBr { .. });
        if function.blocks.iter().any(|block| block.insts.last().is_some_and(|inst| computed(&inst.op))) {
            let target = |name: &str| self.blocks.get(name).copied().unwrap_or(0);
            self.body.function.block_targets = function.blocks.iter().map(|block| target(&block.name)).collect();
        }
    }
}
