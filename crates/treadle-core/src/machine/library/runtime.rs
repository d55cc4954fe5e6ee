//! The part of the library that is written in C: crates/treadle-core/runtime, compiled to IR text by its build.sh.

/// The modules, by name.
pub static MODULES: &[(&str, &str)] = &[
    ("atomic", include_str!("../../../runtime/atomic.ll")),
    ("ctype", include_str!("../../../runtime/ctype.ll")),
    ("math", include_str!("../../../runtime/math.ll")),
    ("pthread", include_str!("../../../runtime/pthread.ll")),
    ("stdio", include_str!("../../../runtime/stdio.ll")),
    ("stdlib", include_str!("../../../runtime/stdlib.ll")),
    ("string", include_str!("../../../runtime/string.ll")),
    ("threads", include_str!("../../../runtime/threads.ll")),
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
    use crate::machine::library::table;

    /// Every name that a module declares and none defines has to be done by the machine.
    #[test]
    fn the_runtime_needs_nothing_that_is_not_there() {
        // On purpose: see stdio.c.
        let undefined = ["__treadle_unsupported_scanf_conversion"];
        for (_, module) in MODULES {
            let declared = module.lines().filter_map(|line| line.strip_prefix("declare "));
            for line in declared {
                let name = line
                    .split_once('@')
                    .and_then(|(_, rest)| rest.split_once('('))
                    .map_or("", |(name, _)| name);
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

    #[test]
    fn the_streams_are_what_the_machine_takes_them_for() {
        use crate::machine::library::native::{STDERR, STDIN, STDOUT};
        let stdio = MODULES
            .iter()
            .find(|(name, _)| *name == "stdio")
            .map_or("", |(_, text)| text);
        for (name, value) in [("stdin", STDIN), ("stdout", STDOUT), ("stderr", STDERR)] {
            assert!(
                stdio.contains(&format!("@{name} = constant ptr inttoptr (i64 {value} to ptr)")),
                "{name}"
            );
        }
    }
}
