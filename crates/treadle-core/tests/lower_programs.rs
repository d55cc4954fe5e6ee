//! Lowers the programs whose IR lies in the directory `TREADLE_LOWER_IR` (`.ll` files, compiled with `-O0 -g`), and
//! checks that the bytecode is well formed; with `TREADLE_LOWER_PRINT` it prints it. Without the variable it lowers the small programs below only.

use std::path::{Path, PathBuf};

use treadle_core::ir;
use treadle_core::program::bytecode::{Function, Inst, LibId, Opd, Slot};
use treadle_core::program::{build, disassemble, BuildError, Library, Program};

/// Any function of these names is native.
struct Names;

const NATIVE: [&str; 20] = [
    "pthread_create",
    "pthread_join",
    "printf",
    "malloc",
    "free",
    "abort",
    "exit",
    "__assert_fail",
    "pthread_mutex_lock",
    "pthread_mutex_unlock",
    "pthread_mutex_init",
    "pthread_mutex_destroy",
    "puts",
    "calloc",
    "pthread_exit",
    "__VERIFIER_assume",
    "__VERIFIER_nondet_int",
    "pthread_cond_wait",
    "pthread_cond_signal",
    "pthread_self",
];

impl Library for Names {
    fn native(&self, name: &str) -> Option<LibId> {
        NATIVE
            .iter()
            .position(|known| *known == name)
            .map(|index| index as LibId)
    }
    fn runtime(&self) -> &[(&'static str, &'static str)] {
        &[]
    }
    fn keeps(&self, name: &str, arg: usize) -> bool {
        !matches!(
            (name, arg),
            ("pthread_create", 0 | 1) | ("pthread_join", 1) | ("printf", _)
        )
    }
}

fn lower(text: &str) -> Result<Program, BuildError> {
    let module = ir::read(text, "test.ll").expect("the IR is readable");
    build(vec![("test.ll".into(), module)], &Names)
}

/// What is wrong with a function, if anything.
fn fault(program: &Program, f: &Function) -> Option<String> {
    let slot = |slot: Slot, n: u32| slot + n.max(1) <= f.slots;
    let opd = |operand: Opd| match operand.decode() {
        Ok(index) => slot(index, 1),
        Err(index) => (index as usize) < f.consts.len(),
    };
    let len = f.code.len() as u32;
    if f.pos.len() != f.code.len() {
        return Some("positions and code differ in length".into());
    }
    if f.pos.iter().any(|pos| *pos as usize >= program.source.positions.len()) {
        return Some("a position is out of range".into());
    }
    for (pc, inst) in f.code.iter().enumerate() {
        let good = match *inst {
            Inst::Jump { to } => to < len,
            Inst::Branch { c, then, otherwise } => opd(c) && then < len && otherwise < len,
            Inst::Switch { a, table } => f.switches.get(table as usize).is_some_and(|table| {
                opd(a)
                    && table.default < len
                    && table.cases.iter().all(|(_, to)| *to < len)
                    && table.cases.windows(2).all(|pair| pair[0].0 < pair[1].0)
            }),
            Inst::Call { f: callee, first, n, d } => {
                let callee = &program.functions[callee as usize];
                let args = f.args.get(first as usize..first as usize + usize::from(n));
                u32::from(n) == callee.params + u32::from(callee.varargs)
                    && slot(d, callee.results)
                    && args.is_some_and(|args| args.iter().all(|arg| opd(*arg)))
            }
            Inst::CallLib { first, n, d, .. } => {
                let args = f.args.get(first as usize..first as usize + usize::from(n));
                slot(d, 1) && args.is_some_and(|args| args.iter().all(|arg| opd(*arg)))
            }
            Inst::CallIndirect { ptr, first, n, d } => {
                let args = f.args.get(first as usize..first as usize + usize::from(n));
                opd(ptr) && slot(d, 1) && args.is_some_and(|args| args.iter().all(|arg| opd(*arg)))
            }
            Inst::Move { d, a } | Inst::Load { d, ptr: a, .. } | Inst::PtrAdd { d, a, .. } => slot(d, 1) && opd(a),
            Inst::MoveN { d, n, .. } => slot(d, n),
            Inst::Int { d, a, b, .. } | Inst::Cmp { d, a, b, .. } => slot(d, 1) && opd(a) && opd(b),
            Inst::Store { ptr, a, .. } => opd(ptr) && opd(a),
            Inst::CmpXchg { d, .. } | Inst::Overflow { d, .. } => slot(d, 2),
            Inst::Wide { index } => (index as usize) < f.wides.len(),
            Inst::Unsupported { message } => (message as usize) < f.messages.len(),
            Inst::LoopEnter { l } | Inst::LoopBack { l } | Inst::LoopCheck { l } => (l as usize) < f.loops.len(),
            _ => true,
        };
        if !good {
            return Some(format!("instruction {pc} is out of range: {inst:?}"));
        }
    }
    let falls_off = !matches!(
        f.code.last(),
        Some(
            Inst::Jump { .. }
                | Inst::Branch { .. }
                | Inst::Switch { .. }
                | Inst::Ret { .. }
                | Inst::Unreachable
                | Inst::Unsupported { .. }
        )
    );
    if falls_off {
        return Some("the code runs off its end".into());
    }
    for entry in &f.loops {
        let state = entry.state..entry.state + 2 + entry.live.len() as u32;
        if entry.head >= len || state.end > f.slots || entry.live.iter().any(|live| *live >= entry.state) {
            return Some(format!("a loop is out of range: {entry:?}"));
        }
    }
    None
}

fn check(name: &str, program: &Program) {
    for function in &program.functions {
        if let Some(fault) = fault(program, function) {
            panic!("{name}, `{}`: {fault}\n{}", function.name, disassemble(function));
        }
        if std::env::var_os("TREADLE_LOWER_PRINT").is_some() {
            println!("{}", disassemble(function));
        }
    }
}

#[test]
fn programs_of_a_directory() {
    let Some(directory) = std::env::var_os("TREADLE_LOWER_IR") else {
        eprintln!("skipped: TREADLE_LOWER_IR names no directory");
        return;
    };
    let mut count = 0;
    for path in ll_files(Path::new(&directory)) {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(&path).expect("readable");
        let module = match ir::read(&text, &name) {
            Ok(module) => module,
            Err(error) => panic!("{error}"),
        };
        match build(vec![(name.clone(), module)], &Names) {
            Ok(program) => check(&name, &program),
            Err(error) if error.message.starts_with("no function `main`") => {}
            Err(error) => panic!("{error}"),
        }
        count += 1;
    }
    assert!(count > 0, "no `.ll` files");
    eprintln!("{count} programs");
}

fn ll_files(directory: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(directory)
        .expect("a directory")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .collect();
    found.sort();
    found
}
