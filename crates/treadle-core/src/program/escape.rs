//! Where variables live: which locals become slots, and which memory only its own thread can reach.
//!
//! A local whose address is only loaded from and stored to, always whole, becomes a slot. Any other local, and any
//! thread-local variable, is private if its address stays in the hands of its thread: the analysis follows the address
//! through pointer arithmetic, through locals that are slots, and into the functions that it is passed to.

use std::collections::{HashMap, HashSet};

use super::build::Library;
use super::bytecode::FuncId;
use super::layout::{Layout, Scalar};
use super::link::{DataId, Linked, Origin, Symbol};
use super::visit;
use crate::ir::ast::{Call, CastOp, Function, Inst, Op, Ordering, Type, Value};

/// Where an `alloca` of a function lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Storage {
    Slots(Scalar),
    Private,
    Shared,
}

/// What can happen to a pointer that a function receives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Flow {
    pub(super) escapes: bool,
    pub(super) returned: bool,
}

/// The result for a whole program.
#[derive(Default)]
pub(super) struct Escapes<'a> {
    /// By function: where each `alloca` lives.
    pub(super) storage: Vec<HashMap<&'a str, Storage>>,
    /// By function: whether each parameter keeps the pointer from its thread's hands.
    pub(super) params: Vec<Vec<Flow>>,
    /// Thread-local variables that other threads may reach.
    pub(super) shared_tls: HashSet<DataId>,
}

/// What a pointer is called in a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Name<'a> {
    Local(&'a str),
    Global(&'a str),
}

fn name_of(value: &Value) -> Option<Name<'_>> {
    match value {
        Value::Local(name) => Some(Name::Local(name)),
        Value::Global(name) => Some(Name::Global(name)),
        _ => None,
    }
}

/// One function with the uses of its values.
struct Scope<'a> {
    unit: usize,
    function: &'a Function,
    /// The instructions that use each name.
    uses: HashMap<Name<'a>, Vec<&'a Inst>>,
    storage: HashMap<&'a str, Storage>,
}

/// Analyse all functions that are defined.
pub(super) fn analyse<'a>(linked: &Linked<'a>, layouts: &[Layout<'a>], library: &dyn Library) -> Escapes<'a> {
    let scopes: Vec<Option<Scope<'a>>> = (0..linked.functions.len())
        .map(|f| match linked.functions[f] {
            Origin::Defined { unit, .. } => Some(Scope::new(unit, linked.ast(f as FuncId), &layouts[unit])),
            _ => None,
        })
        .collect();
    let mut analysis = Analysis { linked, library, flows: Vec::new() };
    analysis.flows =
        (0..linked.functions.len()).map(|f| vec![Flow::default(); linked.ast(f as FuncId).params.len()]).collect();
    analysis.parameters(&scopes);
    let mut escapes = Escapes::default();
    for scope in &scopes {
        escapes.storage.push(scope.as_ref().map_or_else(HashMap::new, |scope| analysis.locals(scope)));
        if let Some(scope) = scope {
            analysis.thread_locals(scope, &mut escapes.shared_tls);
        }
    }
    escapes.params = analysis.flows;
    escapes
}

impl<'a> Scope<'a> {
    fn new(unit: usize, function: &'a Function, layout: &Layout<'a>) -> Self {
        let mut scope = Scope { unit, function, uses: HashMap::new(), storage: HashMap::new() };
        for inst in function.blocks.iter().flat_map(|block| &block.insts) {
            visit::operands(&inst.op, &mut |value| match value {
                Value::Expr(_) | Value::Array(_) | Value::Struct { .. } | Value::Vector(_) | Value::Splat(_) => {
                    // A symbol inside a constant: as far as this analysis goes, used in an unknown way.
                    visit::symbols(value, &mut |name| scope.uses.entry(Name::Global(name)).or_default().push(&UNKNOWN));
                }
                _ => {
                    if let Some(name) = name_of(value) {
                        scope.uses.entry(name).or_default().push(inst);
                    }
                }
            });
        }
        scope.find_slots(layout);
        scope
    }

    fn users(&self, name: Name<'a>) -> &[&'a Inst] {
        self.uses.get(&name).map_or(&[], Vec::as_slice)
    }

    /// Promote the locals of the entry block that are only loaded and stored whole.
    fn find_slots(&mut self, layout: &Layout<'a>) {
        let Some(entry) = self.function.blocks.first() else {
            return;
        };
        for inst in &entry.insts {
            let (Some(result), Op::Alloca { ty, count, .. }) = (&inst.result, &inst.op) else {
                continue;
            };
            let single = count.as_ref().is_none_or(|count| count.value == Value::Int(1));
            let Ok(scalar) = layout.scalar(ty) else { continue };
            let fits = |ty: &Type| layout.scalar(ty).is_ok_and(|other| other.same_slots(scalar));
            let whole = |user: &&Inst| match &user.op {
                Op::Load { ty, .. } => fits(ty),
                // A seq_cst store is a fence on some machines, whatever it stores to.
                Op::Store { value, ptr, order, .. } => {
                    *ptr == Value::Local(result.clone())
                        && value.value != *ptr
                        && *order != Ordering::SeqCst
                        && fits(&value.ty)
                }
                Op::Call(call) => is_marker(call),
                _ => false,
            };
            if single && self.uses.get(&Name::Local(result)).is_none_or(|uses| uses.iter().all(whole)) {
                self.storage.insert(result, Storage::Slots(scalar));
            }
        }
    }
}

/// Stands for a use that is not followed.
static UNKNOWN: Inst = Inst { result: None, op: Op::Unsupported(String::new()), dbg: None };

/// An intrinsic that does nothing with the object.
fn is_marker(call: &Call) -> bool {
    matches!(&call.callee, Value::Global(name)
        if name.starts_with("llvm.lifetime.") || name.starts_with("llvm.dbg.") || name.starts_with("llvm.invariant."))
}

struct Analysis<'l, 'a> {
    linked: &'l Linked<'a>,
    library: &'l dyn Library,
    flows: Vec<Vec<Flow>>,
}

impl<'a> Analysis<'_, 'a> {
    /// The least fixpoint of what happens to parameters.
    fn parameters(&mut self, scopes: &[Option<Scope<'a>>]) {
        loop {
            let mut changed = false;
            for (f, scope) in scopes.iter().enumerate() {
                let Some(scope) = scope else { continue };
                for (index, param) in scope.function.params.iter().enumerate() {
                    if param.ty == Type::Ptr && !self.flows[f][index].escapes {
                        let flow = self.follow(scope, Name::Local(&param.name));
                        changed |= flow != self.flows[f][index];
                        self.flows[f][index] = flow;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn locals(&self, scope: &Scope<'a>) -> HashMap<&'a str, Storage> {
        let mut storage = scope.storage.clone();
        for inst in scope.function.blocks.iter().flat_map(|block| &block.insts) {
            let (Some(result), Op::Alloca { .. }) = (&inst.result, &inst.op) else {
                continue;
            };
            if !storage.contains_key(result.as_str()) {
                let flow = self.follow(scope, Name::Local(result));
                let private = !flow.escapes && !flow.returned;
                storage.insert(result, if private { Storage::Private } else { Storage::Shared });
            }
        }
        storage
    }

    fn thread_locals(&self, scope: &Scope<'a>, shared: &mut HashSet<DataId>) {
        for name in scope.uses.keys() {
            let Name::Global(symbol) = name else { continue };
            let Some(Symbol::Data(data)) = self.linked.symbol(scope.unit, symbol) else {
                continue;
            };
            let (_, global) = self.linked.global(self.linked.data[data]);
            if global.thread_local && !shared.contains(&data) {
                let flow = self.follow(scope, *name);
                if flow.escapes || flow.returned {
                    shared.insert(data);
                }
            }
        }
    }

    /// Follow a pointer through a function.
    fn follow(&self, scope: &Scope<'a>, start: Name<'a>) -> Flow {
        let mut flow = Flow::default();
        let mut seen = HashSet::from([start]);
        let mut open = vec![start];
        while let Some(name) = open.pop() {
            for user in scope.users(name) {
                match self.use_of(scope, name, &user.op) {
                    Use::Harmless => {}
                    Use::Escape => return Flow { escapes: true, ..flow },
                    Use::Return => flow.returned = true,
                    Use::Result => {
                        let result = user.result.as_deref().map(Name::Local);
                        open.extend(result.filter(|name| seen.insert(*name)));
                    }
                    Use::Kept(local) => {
                        let loads = scope.users(Name::Local(local)).iter().filter(|i| matches!(i.op, Op::Load { .. }));
                        for load in loads {
                            let result = load.result.as_deref().map(Name::Local);
                            open.extend(result.filter(|name| seen.insert(*name)));
                        }
                    }
                }
            }
        }
        flow
    }

    fn use_of(&self, scope: &Scope<'a>, name: Name<'a>, op: &'a Op) -> Use<'a> {
        let is = |value: &Value| name_of(value) == Some(name);
        match op {
            Op::Load { .. } | Op::ICmp { .. } => Use::Harmless,
            Op::Store { value, ptr, order, .. } => match ptr {
                _ if !is(&value.value) && *order != Ordering::SeqCst => Use::Harmless,
                Value::Local(local) if matches!(scope.storage.get(local.as_str()), Some(Storage::Slots(_))) => {
                    Use::Kept(local)
                }
                _ => Use::Escape,
            },
            Op::Gep(gep) if gep.indices.iter().any(|index| is(&index.value)) => Use::Escape,
            Op::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. } => Use::Result,
            Op::Gep(_) | Op::Select { .. } | Op::Phi { .. } | Op::Freeze(_) => Use::Result,
            Op::Ret(_) => Use::Return,
            Op::Call(call) | Op::Invoke { call, .. } => self.call(scope, &is, call),
            // Read-modify-writes are fences on some machines, also on private memory.
            _ => Use::Escape,
        }
    }

    fn call(&self, scope: &Scope<'a>, is: &dyn Fn(&Value) -> bool, call: &Call) -> Use<'a> {
        let Value::Global(callee) = &call.callee else {
            return Use::Escape;
        };
        if let Some(intrinsic) = callee.strip_prefix("llvm.") {
            return intrinsic_use(intrinsic);
        }
        let positions = call.args.iter().enumerate().filter(|(_, arg)| is(&arg.value)).map(|(index, _)| index);
        let mut result = Use::Harmless;
        for index in positions {
            // A copy is passed.
            if call.args[index].attrs.byval.is_some() {
                continue;
            }
            match self.linked.symbol(scope.unit, callee) {
                Some(Symbol::Function(f)) => match self.flows[f as usize].get(index) {
                    Some(Flow { escapes: false, returned: false }) => {}
                    Some(Flow { escapes: false, returned: true }) => result = Use::Result,
                    _ => return Use::Escape,
                },
                Some(Symbol::Native { .. }) if !self.library.keeps(callee, index) => {}
                _ => return Use::Escape,
            }
        }
        result
    }
}

fn intrinsic_use(name: &str) -> Use<'static> {
    let family = |prefix: &&str| name.starts_with(prefix);
    let harmless = ["memcpy", "memmove", "memset", "va_", "lifetime.", "dbg.", "prefetch", "assume", "objectsize"];
    let passing = ["threadlocal.address", "ptrmask", "launder.invariant.group", "strip.invariant.group"];
    if harmless.iter().any(family) {
        Use::Harmless
    } else if passing.iter().any(family) {
        Use::Result
    } else {
        Use::Escape
    }
}

/// What an instruction does with a pointer.
enum Use<'a> {
    Harmless,
    Escape,
    Return,
    /// The result is derived from the pointer.
    Result,
    /// Stored in this local, which is a slot.
    Kept(&'a str),
}
