//! What the graph engine reports does not depend on the number of its workers.

use std::fmt::Write;
use treadle_core::engines::{explore, Engine, Options, Report};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program};

const HEAD: &str = "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()
";

/// Threads that increment a variable so often, with a load and a store. The last one aborts if it then sees `bad`.
fn program(rounds_of: &[usize], bad: Option<i32>) -> Program {
    let mut text = HEAD.to_string();
    let (mut creates, mut joins) = (String::new(), String::new());
    for (t, &rounds) in rounds_of.iter().enumerate() {
        let mut body = String::new();
        for i in 0..rounds {
            let load = format!("%v{i} = load atomic i32, ptr @x monotonic, align 4");
            let store = format!("store atomic i32 %w{i}, ptr @x monotonic, align 4");
            let _ = writeln!(body, "  {load}\n  %w{i} = add i32 %v{i}, 1\n  {store}");
        }
        if let (Some(bad), true) = (bad, t + 1 == rounds_of.len()) {
            let _ = writeln!(body, "  %last = load atomic i32, ptr @x monotonic, align 4");
            let _ = writeln!(body, "  %is = icmp eq i32 %last, {bad}\n  br i1 %is, label %error, label %end");
            let _ = writeln!(body, "error:\n  call void @abort()\n  unreachable\nend:");
        }
        let _ = writeln!(text, "define ptr @t{t}(ptr %a) {{\n{body}  ret ptr null\n}}");
        let _ = writeln!(
            creates,
            "  %id{t} = alloca i64\n  call i32 @pthread_create(ptr %id{t}, ptr null, ptr @t{t}, ptr null)"
        );
        let _ = writeln!(joins, "  %j{t} = load i64, ptr %id{t}\n  call i32 @pthread_join(i64 %j{t}, ptr null)");
    }
    let _ = writeln!(text, "define i32 @main() {{\n{creates}{joins}  ret i32 0\n}}");
    let module = ir::read(&text, "jobs.ll").expect("it is IR");
    build(vec![("jobs.ll".to_string(), module)], &Posix).expect("all of it is supported")
}

fn run(program: &Program, options: Options) -> Report {
    explore(Engine::Graph, program, &options, &mut |_| None)
}

/// All that a report says, but for steps and estimate.
fn told(report: &Report) -> String {
    let bugs: Vec<_> = report.bugs.iter().map(|f| (&f.bug, &f.schedule)).collect();
    format!("{} {:?} {:?} {:?}", report.executions, report.blocked, report.cuts, bugs)
}

#[test]
fn counts_are_the_same() {
    let program = program(&[3, 3, 2], None);
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
    let program = program(&[3, 3, 3], Some(2));
    let options = |jobs| Options { jobs, ..Options::new(StoreModel::Sc) };
    let one = run(&program, options(1));
    assert_eq!(one.bugs.len(), 1);
    for jobs in [2, 3, 5] {
        assert_eq!(told(&run(&program, options(jobs))), told(&one), "{jobs} jobs");
    }
}

#[test]
fn a_stop_ends_all_workers() {
    let program = program(&[4, 4, 4], None);
    let options = Options { jobs: 3, ..Options::new(StoreModel::Sc) };
    let stop = &mut |report: &Report| (report.steps > 200_000).then(|| "enough".to_string());
    let report = explore(Engine::Graph, &program, &options, stop);
    assert!(report.stopped && report.cuts == ["enough"], "{:?}", report.cuts);
}
