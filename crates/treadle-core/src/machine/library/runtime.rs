//! The part of the library that is written in C: crates/treadle-core/runtime, compiled to IR text by its build.sh.

/// The modules, by name.
pub static MODULES: &[(&str, &str)] = &[
    ("atomic", include_str!("../../../runtime/atomic.ll")),
    ("complex", include_str!("../../../runtime/complex.ll")),
    ("ctype", include_str!("../../../runtime/ctype.ll")),
    ("exit", include_str!("../../../runtime/exit.ll")),
    ("math", include_str!("../../../runtime/math.ll")),
    ("pthread", include_str!("../../../runtime/pthread.ll")),
    ("stdio", include_str!("../../../runtime/stdio.ll")),
    ("stdlib", include_str!("../../../runtime/stdlib.ll")),
    ("string", include_str!("../../../runtime/string.ll")),
    ("strtod", include_str!("../../../runtime/strtod.ll")),
    ("threads", include_str!("../../../runtime/threads.ll")),
    ("verifier", include_str!("../../../runtime/verifier.ll")),
];

/// The functions that a module defines for others, and how many parameters they name.
pub(super) fn defined(module: &'static str) -> impl Iterator<Item = (&'static str, u8)> {
    module.lines().filter_map(|line| {
        let rest = line.strip_prefix("define ")?;
        if rest.starts_with("internal ") {
            return None;
        }
        let (name, parameters) = rest.split_once('@')?.1.split_once('(')?;
        Some((name, parameters.matches('%').count() as u8))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::{explore, Engine, Options};
    use crate::machine::library::{table, Posix};
    use crate::machine::StoreModel;

    /// Every name that a module declares and none defines has to be done by the machine.
    #[test]
    fn the_runtime_needs_nothing_that_is_not_there() {
        // On purpose: see stdio.c.
        let undefined = ["__treadle_unsupported_scanf_conversion"];
        for (_, module) in MODULES {
            let declared = module.lines().filter_map(|line| line.strip_prefix("declare "));
            for line in declared {
                let name = line.split_once('@').and_then(|(_, rest)| rest.split_once('(')).map_or("", |(name, _)| name);
                let known = table::find(name).is_some() || name.starts_with("llvm.") || undefined.contains(&name);
                assert!(known, "`{name}` is not in the table");
            }
        }
    }

    #[test]
    fn the_entry_of_threads_is_defined() {
        let names: Vec<_> = MODULES.iter().flat_map(|(_, module)| defined(module)).collect();
        assert!(names.contains(&("__treadle_thread_start", 2)));
        assert!(names.contains(&("pthread_cond_wait", 2)));
        assert!(!names.iter().any(|(name, _)| *name == "unwind"));
    }

    /// A program that takes the address of every function of the runtime library lowers without a gap.
    #[test]
    fn every_function_lowers() -> Result<(), Box<dyn std::error::Error>> {
        use crate::program::bytecode::Inst;
        let mut text = String::new();
        let names: Vec<_> = MODULES.iter().flat_map(|(_, module)| defined(module)).map(|(name, _)| name).collect();
        for name in &names {
            text += &format!("declare void @{name}()\n");
        }
        let pointers: Vec<_> = names.iter().map(|name| format!("ptr @{name}")).collect();
        text += &format!("@all = global [{} x ptr] [{}]\n", names.len(), pointers.join(", "));
        text += "define i32 @main() {\n  ret i32 0\n}\n";
        let module = crate::ir::read(&text, "all.ll")?;
        let program = crate::program::build(vec![("all.ll".into(), module)], &Posix)?;
        for f in program.functions.iter().filter(|f| f.runtime) {
            for inst in &f.code {
                if let Inst::Unsupported { message } = inst {
                    let message = &f.messages[*message as usize];
                    assert!(message.contains("__treadle_unsupported_scanf"), "{}: {message}", f.name);
                }
            }
        }
        let lowered = program.functions.iter().filter(|f| f.runtime && names.contains(&f.name.as_str())).count();
        assert_eq!(lowered, names.len());
        Ok(())
    }

    /// Explore a program of runtime/tests under a model: the verdict and the complete executions.
    fn explored(text: &str, model: StoreModel) -> Result<(&'static str, u64, Vec<String>), Box<dyn std::error::Error>> {
        let program = crate::program::build(vec![("test.ll".into(), crate::ir::read(text, "test.ll")?)], &Posix)?;
        let report = explore(Engine::Dpor, &program, &Options::new(model), &mut |_| None);
        let problems = report.cuts.iter().cloned().chain(report.bugs.iter().map(|found| format!("{found:?}")));
        Ok((report.verdict().name(), report.executions, problems.collect()))
    }

    #[test]
    fn the_c_library_does_what_its_test_asserts() -> Result<(), Box<dyn std::error::Error>> {
        let text = include_str!("../../../runtime/tests/libc.ll");
        assert_eq!(explored(text, StoreModel::Sc)?, ("safe", 1, vec![]));
        assert_eq!(explored(text, StoreModel::Tso)?, ("safe", 1, vec![]));
        Ok(())
    }

    #[test]
    fn the_thread_library_does_what_its_test_asserts() -> Result<(), Box<dyn std::error::Error>> {
        let text = include_str!("../../../runtime/tests/threads.ll");
        for model in [StoreModel::Sc, StoreModel::Tso, StoreModel::Pso] {
            let (verdict, executions, problems) = explored(text, model)?;
            assert_eq!((verdict, problems), ("safe", vec![]), "{model:?}");
            assert!(executions > 1);
        }
        Ok(())
    }

    #[test]
    fn the_streams_are_what_the_machine_takes_them_for() {
        use crate::machine::library::native::{STDERR, STDIN, STDOUT};
        let stdio = MODULES.iter().find(|(name, _)| *name == "stdio").map_or("", |(_, text)| text);
        for (name, value) in [("stdin", STDIN), ("stdout", STDOUT), ("stderr", STDERR)] {
            assert!(stdio.contains(&format!("@{name} = constant ptr inttoptr (i64 {value} to ptr)")), "{name}");
        }
    }
}
