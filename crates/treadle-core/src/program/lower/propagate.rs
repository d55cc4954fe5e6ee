//! Copy propagation at -O0: which loads of a local can read its slot later, which stores can happen early.
//!
//! The front end keeps every local in memory, so half of the instructions of a function move values between locals and
//! temporaries. Three cases, each within a block, take most of them away:
//! * a *direct load*: all uses of a loaded value come before the local changes, so they read the local's slot;
//! * a *redirected result*: a value whose only use is a store to a local is computed into the local's slot;
//! * a *home*: a parameter whose only use is the store to its local, which then lives in the parameter's slot.

use std::collections::{HashMap, HashSet};

use super::super::escape::Storage;
use super::super::visit;
use crate::ir::ast::{Function, Inst, Op, Type, Value};

/// Where a value is used: block, and index of the instruction (`usize::MAX` for a phi of a successor).
type Site = (usize, usize);

/// Values that are other names of other names are followed so far.
const MAX_RENAMES: u32 = 8;

/// What the lowering may do for each value.
#[derive(Default)]
pub(super) struct Hints<'a> {
    pub(super) uses: HashMap<&'a str, Vec<Site>>,
    /// Results of loads that may be read from the local's slot.
    pub(super) direct_loads: HashSet<&'a str>,
    /// Results that are computed into the slot of a local.
    pub(super) redirects: HashMap<&'a str, &'a str>,
    /// Locals that live in the slot of this parameter.
    pub(super) homes: HashMap<&'a str, &'a str>,
    /// Stores (block, index) that the cases above have made useless.
    pub(super) done_stores: HashSet<Site>,
}

/// Analyse a function. `one_word` tells whether a parameter or local of this type can share slots.
pub(super) fn hints<'a>(
    function: &'a Function,
    storage: &HashMap<&'a str, Storage>,
    one_word: &dyn Fn(&Type) -> bool,
) -> Hints<'a> {
    let mut hints = Hints { uses: uses(function), ..Hints::default() };
    let local = |ptr: &'a Value| match ptr {
        Value::Local(name) if matches!(storage.get(name.as_str()), Some(Storage::Slots(s)) if s.words() == 1) => {
            Some(name.as_str())
        }
        _ => None,
    };
    for (number, block) in function.blocks.iter().enumerate() {
        let mut accesses: HashMap<&str, Vec<Access<'a>>> = HashMap::new();
        for (index, inst) in block.insts.iter().enumerate() {
            let (name, kind) = match &inst.op {
                Op::Load { ptr, .. } => (local(ptr), Kind::Load(inst.result.as_deref().unwrap_or(""))),
                Op::Store { ptr, value, .. } => (local(ptr), Kind::Store(&value.value)),
                _ => continue,
            };
            if let Some(name) = name {
                accesses.entry(name).or_default().push(Access { index, kind });
            }
        }
        let mut definitions: HashMap<&str, (usize, &'a Inst)> = HashMap::new();
        for (index, inst) in block.insts.iter().enumerate() {
            if let Some(result) = &inst.result {
                definitions.insert(result, (index, inst));
            }
        }
        for (name, accesses) in accesses {
            if number == 0 {
                hints.find_home(function, name, &accesses, one_word);
            }
            let stores = hints.find_redirects(number, name, &accesses, &definitions, &local, one_word);
            hints.find_direct_loads(function, number, &accesses, &stores);
        }
    }
    hints
}

struct Access<'a> {
    index: usize,
    kind: Kind<'a>,
}

#[derive(Clone, Copy)]
enum Kind<'a> {
    Load(&'a str),
    Store(&'a Value),
}

fn uses(function: &Function) -> HashMap<&str, Vec<Site>> {
    let numbers: HashMap<&str, usize> =
        function.blocks.iter().enumerate().map(|(number, block)| (block.name.as_str(), number)).collect();
    let mut uses: HashMap<&str, Vec<Site>> = HashMap::new();
    for (number, block) in function.blocks.iter().enumerate() {
        for (index, inst) in block.insts.iter().enumerate() {
            if let Op::Phi { incoming, .. } = &inst.op {
                for (value, from) in incoming {
                    if let Value::Local(name) = value {
                        let from = numbers.get(from.as_str()).copied().unwrap_or(usize::MAX);
                        uses.entry(name).or_default().push((from, usize::MAX));
                    }
                }
                continue;
            }
            visit::operands(&inst.op, &mut |value| {
                if let Value::Local(name) = value {
                    uses.entry(name).or_default().push((number, index));
                }
            });
            if let Some(Value::Local(name)) = visit::call_of(&inst.op).map(|call| &call.callee) {
                uses.entry(name).or_default().push((number, index));
            }
        }
    }
    uses
}

impl<'a> Hints<'a> {
    /// The local's first access in the entry block is the store of a parameter that nothing else uses.
    fn find_home(
        &mut self,
        function: &'a Function,
        name: &'a str,
        accesses: &[Access<'a>],
        one_word: &dyn Fn(&Type) -> bool,
    ) {
        let Some(Access { index, kind: Kind::Store(Value::Local(value)) }) = accesses.first() else {
            return;
        };
        let param = function.params.iter().find(|param| param.name == *value && one_word(&param.ty));
        if let Some(param) = param.filter(|param| self.uses.get(param.name.as_str()).is_some_and(|u| u.len() == 1)) {
            self.homes.insert(name, &param.name);
            self.done_stores.insert((0, *index));
        }
    }

    /// Find the results that can be computed into a local's slot; the answer is where the local really changes.
    fn find_redirects(
        &mut self,
        block: usize,
        name: &'a str,
        accesses: &[Access<'a>],
        definitions: &HashMap<&str, (usize, &'a Inst)>,
        local: &dyn Fn(&'a Value) -> Option<&'a str>,
        one_word: &dyn Fn(&Type) -> bool,
    ) -> Vec<usize> {
        let mut stores = Vec::new();
        for (nth, access) in accesses.iter().enumerate() {
            let Kind::Store(value) = access.kind else { continue };
            stores.push(access.index);
            let Value::Local(value) = value else { continue };
            let Some(&(at, inst)) = definitions.get(value.as_str()) else {
                continue;
            };
            let untouched = nth.checked_sub(1).is_none_or(|before| accesses[before].index <= at);
            let single = self.uses.get(value.as_str()).is_some_and(|uses| uses.len() == 1);
            let computed = match &inst.op {
                Op::Binary { ty, .. } | Op::Cast { to: ty, .. } => one_word(ty),
                Op::ICmp { ty, .. } | Op::FCmp { ty, .. } => one_word(ty),
                Op::Load { ty, ptr, .. } => one_word(ty) && local(ptr).is_none(),
                Op::Call(call) => one_word(&call.ret),
                Op::Select { then, .. } => one_word(&then.ty),
                Op::AtomicRmw { value, .. } => one_word(&value.ty),
                Op::Gep(_) => true,
                _ => false,
            };
            if let (Some(result), true) = (&inst.result, at < access.index && untouched && single && computed) {
                self.redirects.insert(result, name);
                self.done_stores.insert((block, access.index));
                stores.pop();
                stores.push(at);
            }
        }
        stores
    }

    fn find_direct_loads(&mut self, function: &'a Function, block: usize, accesses: &[Access<'a>], stores: &[usize]) {
        for access in accesses {
            let Kind::Load(result) = access.kind else { continue };
            let next = stores.partition_point(|store| *store <= access.index);
            let changed = stores.get(next).copied().unwrap_or(usize::MAX);
            let last = self.last_use(function, block, result, 0);
            if last.is_some_and(|last| last <= changed) {
                self.direct_loads.insert(result);
            }
        }
    }

    /// Index of the last instruction that may read the slots of a value, if all of them are in this block.
    fn last_use(&self, function: &'a Function, block: usize, value: &str, depth: u32) -> Option<usize> {
        let mut last = 0;
        for &(number, index) in self.uses.get(value).map_or(&[][..], Vec::as_slice) {
            if number != block || index == usize::MAX || depth > MAX_RENAMES {
                return None;
            }
            last = last.max(index);
            let inst = &function.blocks[block].insts[index];
            // The result of these may be another name for the operand's slots.
            let renames = match &inst.op {
                Op::Cast { .. } | Op::Gep(_) | Op::Freeze(_) | Op::ExtractValue { .. } => true,
                Op::Call(call) => matches!(&call.callee, Value::Global(name) if name.starts_with("llvm.")),
                _ => false,
            };
            if let (true, Some(result)) = (renames, &inst.result) {
                last = last.max(self.last_use(function, block, result, depth + 1)?);
            }
        }
        Some(last)
    }
}
