//! What the graph engine reports does not depend on the number of its workers.

mod support;

use support::ast::{Op, Place, Program, Value};
use support::llvm;
use treadle_core::engines::{explore, Engine, Options, Report};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program as Lowered};

const X: Place = Place::whole(0);

/// A thread that increments a variable so often, without an update.
fn increments(rounds: usize) -> Vec<Op> {
    (0..rounds).flat_map(|_| [Op::Load(0, X), Op::Store(X, Value::After(0))]).collect()
}

fn lower(threads: Vec<Vec<Op>>) -> Lowered {
    let program = Program { threads, main: Vec::new(), reads_at_end: false, semaphore: 0 };
    let module = ir::read(&llvm::module(&program), "jobs.ll").expect("the printer makes IR");
    build(vec![("jobs.ll".to_string(), module)], &Posix).expect("all of it is supported")
}

fn run(program: &Lowered, options: Options) -> Report {
    explore(Engine::Graph, program, &options, &mut |_| None)
}

/// All that a report says, but for steps and estimate.
fn told(report: &Report) -> String {
    let bugs: Vec<_> = report.bugs.iter().map(|f| (&f.bug, &f.schedule)).collect();
    format!("{} {:?} {:?} {:?}", report.executions, report.blocked, report.cuts, bugs)
}

#[test]
fn counts_are_the_same() {
    let program = lower(vec![increments(3), increments(3), increments(2)]);
    for model in [StoreModel::Sc, StoreModel::Tso, StoreModel::Rc11] {
        let options = |jobs| Options { jobs, keep_going: true, ..Options::new(model) };
        let one = run(&program, options(1));
        assert!(one.steps > 100_000, "too small for others to join in: {} steps", one.steps);
        for jobs in [2, 4] {
            assert_eq!(told(&run(&program, options(jobs))), told(&one), "{model:?}, {jobs} jobs");
        }
    }
}

#[test]
fn the_first_bug_is_the_same() {
    // Late in the order of exploration, and not the only one.
    let mut last = increments(3);
    last.extend([Op::Load(1, X), Op::Error(1, 2)]);
    let program = lower(vec![increments(3), increments(3), last]);
    let options = |jobs| Options { jobs, ..Options::new(StoreModel::Sc) };
    let one = run(&program, options(1));
    assert_eq!(one.bugs.len(), 1);
    for jobs in [2, 3, 5] {
        assert_eq!(told(&run(&program, options(jobs))), told(&one), "{jobs} jobs");
    }
}

#[test]
fn a_stop_ends_all_workers() {
    let program = lower(vec![increments(4), increments(4), increments(4)]);
    let options = Options { jobs: 3, ..Options::new(StoreModel::Sc) };
    let stop = &mut |report: &Report| (report.steps > 200_000).then(|| "enough".to_string());
    let report = explore(Engine::Graph, &program, &options, stop);
    assert!(report.stopped && report.cuts == ["enough"], "{:?}", report.cuts);
}
