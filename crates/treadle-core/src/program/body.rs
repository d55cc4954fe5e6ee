//! A function while it is being lowered: basic blocks over virtual slots. [`super::assemble`] makes it a
//! [`Function`] with compact slots and absolute jump targets.

use std::collections::HashMap;

use super::bytecode::{Function, Inst, Opd, Pc, Slot, SwitchTable, WideInst, WideOp};

/// Index of a block; the targets of jumps hold one until the function is assembled.
pub(super) type BlockId = Pc;

/// Straight-line code whose last instruction, and no other, is a terminator.
#[derive(Clone, Debug, Default)]
pub(super) struct CodeBlock {
    pub(super) insts: Vec<Inst>,
    pub(super) pos: Vec<u32>,
}

impl CodeBlock {
    pub(super) fn push(&mut self, inst: Inst, pos: u32) {
        self.insts.push(inst);
        self.pos.push(pos);
    }

    /// Remove the instructions at these indices, which are sorted.
    pub(super) fn remove(&mut self, indices: &[usize]) {
        let kept = |at: &mut usize| {
            *at += 1;
            indices.binary_search(&(*at - 1)).is_err()
        };
        let (mut insts, mut positions) = (0, 0);
        self.insts.retain(|_| kept(&mut insts));
        self.pos.retain(|_| kept(&mut positions));
    }

    pub(super) fn insert(&mut self, at: usize, inst: Inst, pos: u32) {
        self.insts.insert(at, inst);
        self.pos.insert(at, pos);
    }
}

/// The blocks and tables of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Body {
    pub(super) blocks: Vec<CodeBlock>,
    /// Its pools are filled as the blocks are; `code`, `pos` and `slots` stay empty.
    pub(super) function: Function,
    /// For each virtual slot, the first slot of the value that it belongs to, and the value's length.
    pub(super) groups: Vec<(Slot, u32)>,
    /// For each loop, the slots that its rounds write, sorted.
    pub(super) loop_writes: Vec<Vec<Slot>>,
    /// Slots must not share: the function calls `setjmp`, which returns again later.
    pub(super) keep_slots: bool,
    singles: HashMap<u64, u32>,
    runs: HashMap<Vec<u64>, u32>,
}

impl Body {
    /// New consecutive slots for one value.
    pub(super) fn new_slots(&mut self, n: u32) -> Slot {
        let first = self.groups.len() as Slot;
        self.groups.extend((0..n).map(|_| (first, n)));
        first
    }

    pub(super) fn new_block(&mut self) -> BlockId {
        self.blocks.push(CodeBlock::default());
        self.blocks.len() as BlockId - 1
    }

    /// A one-word constant.
    pub(super) fn constant(&mut self, word: u64) -> Opd {
        let consts = &mut self.function.consts;
        Opd::constant(*self.singles.entry(word).or_insert_with(|| {
            consts.push(word);
            consts.len() as u32 - 1
        }))
    }

    /// Consecutive constants.
    pub(super) fn constants(&mut self, words: &[u64]) -> Opd {
        match words {
            [] => self.constant(0),
            [word] => self.constant(*word),
            _ => {
                let consts = &mut self.function.consts;
                let index = *self.runs.entry(words.to_vec()).or_insert_with(|| {
                    consts.extend_from_slice(words);
                    (consts.len() - words.len()) as u32
                });
                Opd::constant(index)
            }
        }
    }

    /// The value of an operand that is a constant.
    pub(super) fn constant_value(&self, operand: Opd) -> Option<u64> {
        operand.decode().err().and_then(|index| self.function.consts.get(index as usize).copied())
    }

    pub(super) fn message(&mut self, text: String) -> u32 {
        let messages = &mut self.function.messages;
        match messages.iter().position(|known| *known == text) {
            Some(index) => index as u32,
            None => {
                messages.push(text);
                messages.len() as u32 - 1
            }
        }
    }

    pub(super) fn wide(&mut self, op: WideOp, d: Slot, a: Opd, b: Opd) -> Inst {
        self.function.wides.push(WideInst { op, d, a, b });
        Inst::Wide { index: self.function.wides.len() as u32 - 1 }
    }

    /// The list of arguments of a call: index of the first.
    pub(super) fn args(&mut self, words: &[Opd]) -> u32 {
        self.function.args.extend_from_slice(words);
        (self.function.args.len() - words.len()) as u32
    }

    pub(super) fn switch(&mut self, table: SwitchTable) -> u32 {
        self.function.switches.push(table);
        self.function.switches.len() as u32 - 1
    }

    /// The blocks that may follow a block.
    pub(super) fn successors(&self, block: BlockId) -> Vec<BlockId> {
        let mut successors = Vec::new();
        if let Some(last) = self.blocks[block as usize].insts.last() {
            self.each_target(last, &mut |to| successors.push(to));
        }
        successors
    }

    fn each_target(&self, inst: &Inst, visit: &mut dyn FnMut(BlockId)) {
        match *inst {
            Inst::Jump { to } => visit(to),
            Inst::Branch { then, otherwise, .. } => {
                visit(then);
                visit(otherwise);
            }
            Inst::Switch { table, .. } => {
                let table = &self.function.switches[table as usize];
                visit(table.default);
                table.cases.iter().for_each(|(_, to)| visit(*to));
            }
            _ => {}
        }
    }

    /// Change every target of a block's terminator from `old` to `new`.
    pub(super) fn retarget(&mut self, block: BlockId, old: BlockId, new: BlockId) {
        self.map_targets(block, &mut |to| if to == old { new } else { to });
    }

    /// Apply a function to every target of a block's terminator.
    pub(super) fn map_targets(&mut self, block: BlockId, map: &mut dyn FnMut(Pc) -> Pc) {
        match self.blocks[block as usize].insts.last_mut() {
            Some(Inst::Jump { to }) => *to = map(*to),
            Some(Inst::Branch { then, otherwise, .. }) => {
                *then = map(*then);
                *otherwise = map(*otherwise);
            }
            Some(Inst::Switch { table, .. }) => {
                let table = &mut self.function.switches[*table as usize];
                table.default = map(table.default);
                table.cases.iter_mut().for_each(|(_, to)| *to = map(*to));
            }
            _ => {}
        }
    }

    /// A place for code that runs only on the edge from `from` to `to`: the block and the index to insert at.
    pub(super) fn edge(&mut self, from: BlockId, to: BlockId) -> (BlockId, usize) {
        let last = self.blocks[from as usize].insts.len().saturating_sub(1);
        if let Some(Inst::Jump { .. }) = self.blocks[from as usize].insts.last() {
            return (from, last);
        }
        let pos = self.blocks[from as usize].pos.last().copied().unwrap_or(0);
        let middle = self.new_block();
        self.blocks[middle as usize].push(Inst::Jump { to }, pos);
        self.retarget(from, to, middle);
        (middle, 0)
    }
}

/// The `n`-th word of an operand.
pub(super) const fn word(operand: Opd, n: u32) -> Opd {
    match operand.decode() {
        Ok(slot) => Opd::slot(slot + n),
        Err(index) => Opd::constant(index + n),
    }
}
