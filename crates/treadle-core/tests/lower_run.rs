//! Runs the sequential programs of `tests/lower_run`, which check themselves: what the lowering makes of each kind of
//! value, call and statement has to mean what it means natively. (To change one: edit the `.c` file, compile it with
//! `zig clang -S -emit-llvm -O0` and the other options of the front end, and keep both.)

use treadle_core::engines::{explore, Engine, Options, Verdict};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::build;

fn run(name: &str, text: &str) {
    let module = ir::read(text, name).unwrap_or_else(|error| panic!("{error}"));
    let program = build(vec![(name.into(), module)], &Posix).unwrap_or_else(|error| panic!("{error}"));
    let report = explore(Engine::Dpor, &program, &Options::new(StoreModel::Sc), &mut |_| None);
    let bugs: Vec<String> = report.bugs.iter().map(|found| format!("{:?}", found.bug)).collect();
    assert_eq!(report.verdict(), Verdict::Safe, "{name}: {bugs:?} {:?}", report.cuts);
    assert_eq!(report.executions, 1);
}

#[test]
fn values() {
    run("values.ll", include_str!("lower_run/values.ll"));
}
