//! From modules to a program: link, find out what is shared, lay out the data, lower each function.

use std::collections::HashSet;
use std::fmt;

use super::bytecode::{FuncId, LibId};
use super::constants::Evaluator;
use super::data::{self, Symbols};
use super::escape;
use super::fault::Fault;
use super::layout::Layout;
use super::link::{link, Linked, Origin, Unit};
use super::lower::{self, Context};
use super::positions::{definition, Positions};
use super::{wide_atomics, Program};
use crate::ir::ast::{Linkage, Module, Typed, Value};

/// The entry of every thread, if the runtime library has it: it runs the destructors of thread-specific data at the end.
const THREAD_START: &str = "__treadle_thread_start";

/// What sets thread-specific data, and so needs that entry. Other programs start their threads without it.
const THREAD_DATA: [&str; 2] = ["pthread_setspecific", "tss_set"];

/// What runs when `main` returns, if the runtime library is asked to run something.
const MAIN_RETURNED: &str = "__treadle_main_returned";

/// The library functions that a program can call without defining them.
pub trait Library {
    /// The entry of a function that is handled natively.
    fn native(&self, name: &str) -> Option<LibId>;

    /// The runtime library: modules of IR text, each with a name. A function that is defined there is linked in where
    /// it is called, unless it is native or the program defines it itself.
    fn runtime(&self) -> &[(&'static str, &'static str)];

    /// Whether a native function keeps a pointer that it gets as its argument `arg` (from 0) or gives it to another
    /// thread. What it does not keep can stay private to its thread.
    fn keeps(&self, name: &str, arg: usize) -> bool {
        let _ = (name, arg);
        true
    }
}

/// Why modules are not a program. Displays as `file:line:col: error: message`, or `file: error: message`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    pub file: String,
    /// Line and column, from 1.
    pub position: Option<(u32, u32)>,
    pub message: String,
}

impl BuildError {
    pub(super) fn file(file: &str, message: impl Into<String>) -> Self {
        BuildError { file: file.to_string(), position: None, message: message.into() }
    }

    pub(super) fn at(file: &str, line: u32, column: u32, message: impl Into<String>) -> Self {
        BuildError { file: file.to_string(), position: Some((line, column)), message: message.into() }
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.position {
            Some((line, column)) => write!(f, "{}:{line}:{column}: error: {}", self.file, self.message),
            None => write!(f, "{}: error: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for BuildError {}

/// Lower modules, each with its name as the user gave it, to a program.
///
/// # Errors
/// A symbol defined twice, no `main`, static data that can't be laid out, or a module that contradicts itself. What is
/// only unsupported becomes [`super::bytecode::Inst::Unsupported`] instead.
pub fn build(modules: Vec<(String, Module)>, library: &dyn Library) -> Result<Program, BuildError> {
    let mut units: Vec<Unit> = modules
        .into_iter()
        .map(|(name, mut module)| {
            wide_atomics::lower(&mut module);
            Unit { name, module, runtime: false }
        })
        .collect();
    add_runtime(&mut units, library)?;
    let mut roots = vec![MAIN_RETURNED];
    roots.extend(has_thread_data(&units).then_some(THREAD_START));
    let (linked, roots) = link(&units, library, &roots)?;
    let layouts: Vec<Layout> = units.iter().map(|unit| Layout::new(&unit.module)).collect();
    let escapes = escape::analyse(&linked, &layouts, library);

    let mut program = Program { thread_start: roots.get(1).copied().flatten(), ..Program::default() };
    let mut positions = Positions::new(&mut program.source);
    let places = data::place(&linked, &layouts, &escapes, &mut program)?;
    data::initialise(&linked, &layouts, &places, &mut program)?;
    program.main = find_main(&linked)?;
    program.constructors = constructors(&linked, &layouts, &places)?;

    let context = Context { linked: &linked, layouts: &layouts, escapes: &escapes, places: &places };
    for f in 0..linked.functions.len() as FuncId {
        let function = lower::function(&context, f, &mut program.source, &mut positions)?;
        program.functions.push(function);
    }
    program.main_returned = roots[0].filter(|&f| program.functions[f as usize].runtime);
    program.main_params = program.functions[program.main as usize].params.min(2);
    Ok(program)
}

/// Read the modules of the runtime library that define something that is only declared so far.
fn add_runtime(units: &mut Vec<Unit>, library: &dyn Library) -> Result<(), BuildError> {
    let mut open: Vec<(&str, &str, HashSet<&str>)> =
        library.runtime().iter().map(|(name, text)| (*name, *text, defined_in(text))).collect();
    loop {
        let missing = missing(units, library);
        let Some(next) = open.iter().position(|(_, _, defined)| missing.iter().any(|name| defined.contains(&**name)))
        else {
            return Ok(());
        };
        let (name, text, _) = open.remove(next);
        let module = crate::ir::read(text, name)
            .map_err(|error| BuildError::at(&error.file, error.line as u32, error.column as u32, error.message))?;
        let name = name.to_string();
        units.push(Unit { name, module, runtime: true });
    }
}

/// Does the user's program set thread-specific data?
fn has_thread_data(units: &[Unit]) -> bool {
    let sets = |unit: &Unit| unit.module.functions.iter().any(|f| THREAD_DATA.contains(&f.name.as_str()));
    units.iter().any(|unit| !unit.runtime && sets(unit))
}

/// The names that the modules declare and none of them defines, without those that are native.
fn missing(units: &[Unit], library: &dyn Library) -> HashSet<String> {
    let (mut declared, mut defined) = (HashSet::new(), HashSet::new());
    let mut note = |name: &String, definition: bool, linkage: Linkage| {
        if !definition {
            declared.insert(name.clone());
        } else if linkage != Linkage::Internal {
            defined.insert(name.clone());
        }
    };
    for Unit { module, .. } in units {
        module.functions.iter().for_each(|f| note(&f.name, !f.is_declaration(), f.linkage));
        module.globals.iter().for_each(|g| note(&g.name, g.init.is_some(), g.linkage));
        module.aliases.iter().for_each(|a| note(&a.name, true, a.linkage));
    }
    if has_thread_data(units) {
        declared.insert(THREAD_START.to_string());
    }
    declared.retain(|name| !defined.contains(name) && library.native(name).is_none());
    declared
}

/// The names that a text in LLVM's layout defines: what begins a line, or follows `define` in one.
fn defined_in(text: &str) -> HashSet<&str> {
    let name = |line: &'_ str| -> Option<(usize, usize)> {
        let start = match line.starts_with("define ") {
            true => line.find('@')? + 1,
            false => line.starts_with('@').then_some(1)?,
        };
        let end = line[start..].find(['(', ' '])? + start;
        Some((start, end))
    };
    text.lines().filter_map(|line| name(line).map(|(start, end)| &line[start..end])).collect()
}

fn find_main(linked: &Linked) -> Result<FuncId, BuildError> {
    let user = || linked.units.iter().filter(|unit| !unit.runtime);
    for f in 0..linked.functions.len() as FuncId {
        if matches!(linked.functions[f as usize], Origin::Defined { unit, .. } if !linked.units[unit].runtime)
            && linked.ast(f).name == "main"
        {
            return Ok(f);
        }
    }
    let names: Vec<String> = user().map(|unit| format!("`{}`", unit.name)).collect();
    let file = user().next().map_or("treadle", |unit| unit.name.as_str());
    Err(BuildError::file(
        file,
        match names.len() {
            0 => "no function `main`: no files are given".to_string(),
            _ => format!("no function `main` in {}", names.join(", ")),
        },
    ))
}

/// The entries of `llvm.global_ctors`, by priority.
fn constructors(linked: &Linked, layouts: &[Layout], places: &[data::Place]) -> Result<Vec<FuncId>, BuildError> {
    let mut found: Vec<(u128, FuncId)> = Vec::new();
    for (unit, Unit { module, name, runtime }) in linked.units.iter().enumerate() {
        let global = module.globals.iter().find(|global| global.name == "llvm.global_ctors" && !runtime);
        let Some(Value::Array(entries)) = global.and_then(|global| global.init.as_ref()) else {
            continue;
        };
        let symbols = Symbols { linked, places, unit };
        let evaluator = Evaluator { layout: &layouts[unit], addresses: &symbols };
        for entry in entries {
            let fields: &[Typed] = match &entry.value {
                Value::Struct { fields, .. } => fields,
                _ => &[],
            };
            let [priority, Typed { value: Value::Global(function), .. }, ..] = fields else {
                return Err(BuildError::file(name, "`llvm.global_ctors` is not a list of functions"));
            };
            let failed = |fault: Fault| BuildError::file(name, fault.message());
            let priority = evaluator.scalar(&priority.ty, &priority.value).map_err(failed)?;
            match linked.function(unit, function) {
                Some(f) => found.push((priority, f)),
                None => return Err(BuildError::file(name, format!("the constructor `{function}` is not defined"))),
            }
        }
    }
    found.sort_by_key(|(priority, _)| *priority);
    Ok(found.into_iter().map(|(_, f)| f).collect())
}

/// An error in a function, at its definition.
pub(super) fn function_error(linked: &Linked, f: FuncId, message: &str) -> BuildError {
    let function = linked.ast(f);
    let unit = match linked.functions[f as usize] {
        Origin::Defined { unit, .. } | Origin::NativeStub { unit, .. } | Origin::UndefinedStub { unit, .. } => unit,
    };
    let message = format!("in function `{}`: {message}", function.name);
    match definition(&linked.units[unit].module, function.dbg) {
        Some((file, line)) => BuildError::at(file, line, 1, message),
        None => BuildError::file(&linked.units[unit].name, message),
    }
}
