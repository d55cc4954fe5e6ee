//! Lowers the programs whose IR lies in the directory `TREADLE_LOWER_IR` (`.ll` files, compiled with `-O0 -g`), and
//! checks that the bytecode is well formed; with `TREADLE_LOWER_PRINT` it prints it. Without the variable it lowers the small programs below only.

use std::path::{Path, PathBuf};

mod well_formed;

use treadle_core::ir;
use treadle_core::program::bytecode::LibId;
use treadle_core::program::{build, Library};
use well_formed::check;

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
        NATIVE.iter().position(|known| *known == name).map(|index| index as LibId)
    }
    fn runtime(&self) -> &[(&'static str, &'static str)] {
        &[]
    }
    fn keeps(&self, name: &str, arg: usize) -> bool {
        !matches!((name, arg), ("pthread_create", 0 | 1) | ("pthread_join", 1) | ("printf", _))
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
