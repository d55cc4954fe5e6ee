//! Linking: which definition each symbol of each module means, and what of the program can be reached.
//!
//! User modules come first and are taken whole; a definition of the runtime library is used only where the user's
//! modules define nothing and the function is not native, and only if something reaches it.

use std::collections::HashMap;

use super::build::{BuildError, Library};
use super::bytecode::{FuncId, LibId};
use super::positions::definition;
use super::visit;
use crate::ir::ast::{Function, Global, Linkage, Module, Value};

/// Variables of the system that a program passes on and does not look into: streams, the handle of the shared object,
/// and the classes of C++ type information.
fn is_token(name: &str) -> bool {
    matches!(name, "stdin" | "stdout" | "stderr" | "__dso_handle") || name.starts_with("_ZTVN10__cxxabiv1")
}

/// Longer chains of aliases are refused.
const MAX_ALIASES: u32 = 32;
/// More functions do not fit in the code arena.
const MAX_FUNCTIONS: usize = 1 << 17;

/// One module with the name that it was given under.
pub(super) struct Unit {
    pub(super) name: String,
    pub(super) module: Module,
    /// Part of the runtime library.
    pub(super) runtime: bool,
}

/// Index in [`Linked::data`].
pub(super) type DataId = usize;

/// What a name means in a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symbol {
    Function(FuncId),
    Data(DataId),
    /// A native library function; the stub is there if its address is taken.
    Native {
        lib: LibId,
        stub: Option<FuncId>,
    },
    /// Nobody defines it. A function whose address is taken has a stub; a weak one is a null pointer.
    Undefined {
        stub: Option<FuncId>,
        weak: bool,
    },
}

/// Where a function of the program comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// Function `index` of module `unit`.
    Defined { unit: usize, index: usize },
    /// Calls a native function, for those whose address is taken; declared as function `index` of module `unit`.
    NativeStub { lib: LibId, unit: usize, index: usize },
    /// Reports a call of an undefined function.
    UndefinedStub { unit: usize, index: usize },
}

/// A variable of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Datum {
    /// Global `index` of module `unit`.
    Defined { unit: usize, index: usize },
    /// A variable of the system whose address or value only has to be different from others: it points to itself.
    Token { unit: usize, index: usize },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Item {
    Function(usize),
    Global(usize),
    Alias(usize),
}

type Place = (usize, Item);

/// The linked program: indices for all that is part of it.
pub(super) struct Linked<'a> {
    pub(super) units: &'a [Unit],
    /// By [`FuncId`].
    pub(super) functions: Vec<Origin>,
    pub(super) data: Vec<Datum>,
    /// The symbols that each module refers to.
    symbols: Vec<HashMap<&'a str, Symbol>>,
}

impl<'a> Linked<'a> {
    pub(super) fn symbol(&self, unit: usize, name: &str) -> Option<Symbol> {
        self.symbols[unit].get(name).copied()
    }

    /// The syntax tree that a function was made from (a declaration for a stub).
    pub(super) fn ast(&self, f: FuncId) -> &'a Function {
        let (unit, index) = match self.functions[f as usize] {
            Origin::Defined { unit, index }
            | Origin::NativeStub { unit, index, .. }
            | Origin::UndefinedStub { unit, index } => (unit, index),
        };
        &self.units[unit].module.functions[index]
    }

    pub(super) fn global(&self, datum: Datum) -> (usize, &'a Global) {
        let (Datum::Defined { unit, index } | Datum::Token { unit, index }) = datum;
        (unit, &self.units[unit].module.globals[index])
    }

    /// The function that a name of a module means, if it is one of the program's.
    pub(super) fn function(&self, unit: usize, name: &str) -> Option<FuncId> {
        match self.symbol(unit, name)? {
            Symbol::Function(f) => Some(f),
            _ => None,
        }
    }
}

/// Link the modules. `roots` are functions that must be there if they are defined anywhere.
pub(super) fn link<'a>(
    units: &'a [Unit],
    library: &'a dyn Library,
    roots: &[&str],
) -> Result<(Linked<'a>, Vec<Option<FuncId>>), BuildError> {
    let mut linker = Linker::new(units, library)?;
    for (unit, Unit { module, runtime, .. }) in units.iter().enumerate() {
        if !runtime {
            linker.take_all(unit, module)?;
        }
    }
    let found = roots.iter().map(|root| match linker.exported.get(root) {
        Some(&(unit, Item::Function(index))) => linker.add_function(unit, index).map(Some),
        _ => Ok(None),
    });
    let found = found.collect::<Result<_, _>>()?;
    linker.reach()?;
    Ok((linker.linked, found))
}

struct Linker<'a> {
    library: &'a dyn Library,
    /// Per module: what it defines or declares.
    local: Vec<HashMap<&'a str, Item>>,
    /// The definition that wins for each external name.
    exported: HashMap<&'a str, Place>,
    function_ids: HashMap<(usize, usize), FuncId>,
    data_ids: HashMap<(usize, usize), DataId>,
    stubs: HashMap<&'a str, FuncId>,
    /// Functions and variables before these have been searched for references.
    functions_done: usize,
    data_done: usize,
    linked: Linked<'a>,
}

impl<'a> Linker<'a> {
    fn new(units: &'a [Unit], library: &'a dyn Library) -> Result<Self, BuildError> {
        let symbols = units.iter().map(|_| HashMap::new()).collect();
        let mut linker = Linker {
            library,
            local: Vec::new(),
            exported: HashMap::new(),
            function_ids: HashMap::new(),
            data_ids: HashMap::new(),
            stubs: HashMap::new(),
            functions_done: 0,
            data_done: 0,
            linked: Linked { units, functions: Vec::new(), data: Vec::new(), symbols },
        };
        for (unit, Unit { module, .. }) in units.iter().enumerate() {
            let functions = module.functions.iter().enumerate().map(|(i, f)| (f.name.as_str(), Item::Function(i)));
            let globals = module.globals.iter().enumerate().map(|(i, g)| (g.name.as_str(), Item::Global(i)));
            let aliases = module.aliases.iter().enumerate().map(|(i, a)| (a.name.as_str(), Item::Alias(i)));
            let mut local = HashMap::new();
            for (name, item) in functions.chain(globals).chain(aliases) {
                if local.insert(name, item).is_some() {
                    return Err(BuildError::file(&units[unit].name, format!("`{name}` is defined twice")));
                }
                linker.export(name, (unit, item))?;
            }
            linker.local.push(local);
        }
        Ok(linker)
    }

    /// How strong a definition is; `None` for a declaration or what other modules don't see.
    fn strength(&self, (unit, item): Place) -> Option<u32> {
        let module = &self.linked.units[unit].module;
        let (linkage, defined) = match item {
            Item::Function(index) => (module.functions[index].linkage, !module.functions[index].is_declaration()),
            Item::Global(index) => (module.globals[index].linkage, module.globals[index].init.is_some()),
            Item::Alias(index) => (module.aliases[index].linkage, true),
        };
        match linkage {
            _ if !defined => None,
            Linkage::Internal | Linkage::Appending => None,
            Linkage::External => Some(3),
            Linkage::Common => Some(2),
            Linkage::Weak | Linkage::ExternWeak => Some(1),
            Linkage::AvailableExternally => Some(0),
        }
    }

    fn export(&mut self, name: &'a str, place: Place) -> Result<(), BuildError> {
        let Some(strength) = self.strength(place) else {
            return Ok(());
        };
        let units = self.linked.units;
        if let Some(&old) = self.exported.get(name) {
            let known = self.strength(old).unwrap_or(0);
            if units[place.0].runtime && !units[old.0].runtime {
                return Ok(());
            }
            if strength == 3 && known == 3 {
                let message = format!("`{name}` is defined here and in `{}`", units[old.0].name);
                let dbg = match place.1 {
                    Item::Function(index) => units[place.0].module.functions[index].dbg,
                    Item::Global(index) => units[place.0].module.globals[index].dbg,
                    Item::Alias(_) => None,
                };
                return Err(match definition(&units[place.0].module, dbg) {
                    Some((file, line)) => BuildError::at(file, line, 1, message),
                    None => BuildError::file(&units[place.0].name, message),
                });
            }
            if strength <= known {
                return Ok(());
            }
        }
        self.exported.insert(name, place);
        Ok(())
    }

    /// Make every winning definition of a user's module part of the program.
    fn take_all(&mut self, unit: usize, module: &'a Module) -> Result<(), BuildError> {
        let wins = |linker: &Self, name: &str, place: Place, linkage: Linkage| {
            linkage == Linkage::Internal || linker.exported.get(name) == Some(&place)
        };
        for (index, function) in module.functions.iter().enumerate() {
            if !function.is_declaration() && wins(self, &function.name, (unit, Item::Function(index)), function.linkage)
            {
                self.add_function(unit, index)?;
            }
        }
        for (index, global) in module.globals.iter().enumerate() {
            if global.init.is_some()
                && !global.name.starts_with("llvm.")
                && wins(self, &global.name, (unit, Item::Global(index)), global.linkage)
            {
                self.add_data(unit, index);
            }
        }
        Ok(())
    }

    fn add_function(&mut self, unit: usize, index: usize) -> Result<FuncId, BuildError> {
        if let Some(known) = self.function_ids.get(&(unit, index)) {
            return Ok(*known);
        }
        let id = self.add_origin(unit, Origin::Defined { unit, index })?;
        self.function_ids.insert((unit, index), id);
        Ok(id)
    }

    fn add_origin(&mut self, unit: usize, origin: Origin) -> Result<FuncId, BuildError> {
        if self.linked.functions.len() >= MAX_FUNCTIONS {
            return Err(BuildError::file(&self.linked.units[unit].name, "the program has too many functions"));
        }
        self.linked.functions.push(origin);
        Ok(self.linked.functions.len() as FuncId - 1)
    }

    fn add_data(&mut self, unit: usize, index: usize) -> DataId {
        let data = &mut self.linked.data;
        *self.data_ids.entry((unit, index)).or_insert_with(|| {
            let global = &self.linked.units[unit].module.globals[index];
            data.push(match global.init {
                Some(_) => Datum::Defined { unit, index },
                None => Datum::Token { unit, index },
            });
            data.len() - 1
        })
    }

    /// Resolve all references of what is part of the program, until nothing new is reached.
    fn reach(&mut self) -> Result<(), BuildError> {
        loop {
            if let Some(origin) = self.linked.functions.get(self.functions_done).copied() {
                self.functions_done += 1;
                if let Origin::Defined { unit, index } = origin {
                    self.references_of(unit, &self.linked.units[unit].module.functions[index])?;
                }
            } else if let Some(datum) = self.linked.data.get(self.data_done).copied() {
                self.data_done += 1;
                let (unit, global) = self.linked.global(datum);
                if let Some(init) = &global.init {
                    self.references_in(unit, init)?;
                }
            } else {
                return self.constructors();
            }
        }
    }

    /// Constructors of the user's modules, and what they reach.
    fn constructors(&mut self) -> Result<(), BuildError> {
        let before = self.linked.functions.len();
        for (unit, Unit { module, runtime, .. }) in self.linked.units.iter().enumerate() {
            let global = module.globals.iter().find(|g| g.name == "llvm.global_ctors" && !runtime);
            if let Some(init) = global.and_then(|global| global.init.as_ref()) {
                self.references_in(unit, init)?;
            }
        }
        if self.linked.functions.len() > before || self.data_done < self.linked.data.len() {
            return self.reach();
        }
        Ok(())
    }

    fn references_of(&mut self, unit: usize, function: &'a Function) -> Result<(), BuildError> {
        for inst in function.blocks.iter().flat_map(|block| &block.insts) {
            let mut taken = Vec::new();
            visit::operands(&inst.op, &mut |value| visit::symbols(value, &mut |name| taken.push(name)));
            for name in taken {
                self.refer(unit, name, true)?;
            }
            match visit::call_of(&inst.op).map(|call| &call.callee) {
                Some(Value::Global(name)) => self.refer(unit, name, false)?,
                Some(other) => self.references_in(unit, other)?,
                None => {}
            }
        }
        Ok(())
    }

    fn references_in(&mut self, unit: usize, value: &'a Value) -> Result<(), BuildError> {
        let mut names = Vec::new();
        visit::symbols(value, &mut |name| names.push(name));
        names.into_iter().try_for_each(|name| self.refer(unit, name, true))
    }

    /// Note that a module refers to a name; `taken`: not just to call it.
    fn refer(&mut self, unit: usize, name: &'a str, taken: bool) -> Result<(), BuildError> {
        if name.starts_with("llvm.") {
            return Ok(());
        }
        let needs_stub = match self.linked.symbols[unit].get(name) {
            None => true,
            Some(Symbol::Native { stub: None, .. } | Symbol::Undefined { stub: None, .. }) => taken,
            Some(_) => false,
        };
        if needs_stub {
            let symbol = self.resolve(unit, name, taken)?;
            self.linked.symbols[unit].insert(name, symbol);
        }
        Ok(())
    }

    fn resolve(&mut self, unit: usize, name: &'a str, taken: bool) -> Result<Symbol, BuildError> {
        let (mut unit, mut name) = (unit, name);
        for _ in 0..MAX_ALIASES {
            let Some(place) = self.definition(unit, name) else {
                return self.outside(unit, name, taken);
            };
            match place {
                (unit, Item::Function(index)) => return Ok(Symbol::Function(self.add_function(unit, index)?)),
                (unit, Item::Global(index)) => return Ok(Symbol::Data(self.add_data(unit, index))),
                (other, Item::Alias(index)) => {
                    let alias = &self.linked.units[other].module.aliases[index];
                    match &alias.target {
                        Value::Global(target) if !alias.ifunc => (unit, name) = (other, target.as_str()),
                        _ => return Ok(Symbol::Undefined { stub: None, weak: false }),
                    }
                }
            }
        }
        Err(BuildError::file(&self.linked.units[unit].name, format!("the alias `{name}` stands for itself")))
    }

    /// The definition that a name of a module means.
    fn definition(&self, unit: usize, name: &str) -> Option<Place> {
        let module = &self.linked.units[unit].module;
        let own = self.local[unit].get(name).map(|item| (unit, *item));
        let internal = match own {
            Some((_, Item::Function(index))) => {
                let function = &module.functions[index];
                function.linkage == Linkage::Internal && !function.is_declaration()
            }
            Some((_, Item::Global(index))) => {
                module.globals[index].linkage == Linkage::Internal && module.globals[index].init.is_some()
            }
            Some((_, Item::Alias(index))) => module.aliases[index].linkage == Linkage::Internal,
            None => false,
        };
        if internal {
            return own;
        }
        let place = *self.exported.get(name)?;
        let native = self.linked.units[place.0].runtime && self.library.native(name).is_some();
        (!native).then_some(place)
    }

    /// A name that no module defines.
    fn outside(&mut self, unit: usize, name: &'a str, taken: bool) -> Result<Symbol, BuildError> {
        let (index, weak) = match self.local[unit].get(name) {
            Some(Item::Function(index)) => {
                (*index, self.linked.units[unit].module.functions[*index].linkage == Linkage::ExternWeak)
            }
            Some(Item::Global(index)) if is_token(name) => {
                return Ok(Symbol::Data(self.add_data(unit, *index)));
            }
            Some(Item::Global(index)) => {
                let weak = self.linked.units[unit].module.globals[*index].linkage == Linkage::ExternWeak;
                return Ok(Symbol::Undefined { stub: None, weak });
            }
            _ => {
                let message = format!("`{name}` is neither defined nor declared");
                return Err(BuildError::file(&self.linked.units[unit].name, message));
            }
        };
        let native = self.library.native(name);
        let weak = weak && native.is_none();
        let stub = match self.stubs.get(name) {
            Some(stub) => Some(*stub),
            None if taken && !weak => {
                let origin = match native {
                    Some(lib) => Origin::NativeStub { lib, unit, index },
                    None => Origin::UndefinedStub { unit, index },
                };
                let stub = self.add_origin(unit, origin)?;
                self.stubs.insert(name, stub);
                Some(stub)
            }
            None => None,
        };
        Ok(match native {
            Some(lib) => Symbol::Native { lib, stub },
            None => Symbol::Undefined { stub, weak },
        })
    }
}
