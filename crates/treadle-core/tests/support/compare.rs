//! What must hold for every program: the engines agree on the set of traces, on the kinds of bugs and on data races, no
//! trace is met twice, and Optimal-DPOR begins no execution in vain.

use super::ast::Program;
use super::{llvm, sizes};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::Cell;
use std::collections::BTreeSet;
use treadle_core::engines::{explore, Engine, Options, Reduction, Report};
use treadle_core::ir;
use treadle_core::machine::bugs::BugKind;
use treadle_core::machine::library::Native;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program as Lowered};

pub const MODELS: [StoreModel; 3] = [StoreModel::Sc, StoreModel::Tso, StoreModel::Pso];

/// The oracle may take so many steps; a program that needs more is skipped.
const MAX_STEPS: u64 = 30_000;

/// Check random programs of a family: `TREADLE_RANDOM_PROGRAMS` many, or else the given number. The same ones in every
/// run, unless `TREADLE_RANDOM_SEED` says otherwise.
pub fn check_family<S: Strategy<Value = Program>>(family: S, programs: u32) {
    for_family(family, programs, check, llvm::module);
}

/// Check random programs of a family in which accesses of different sizes never race: the graph engine leaves nothing out.
pub fn check_sizes<S: Strategy<Value = sizes::Program>>(family: S, programs: u32) {
    for_family(family, programs, check_ordered_sizes, sizes::module);
}

fn for_family<S: Strategy>(
    family: S,
    programs: u32,
    check: fn(&S::Value, StoreModel) -> Result<Checked, String>,
    module: fn(&S::Value) -> String,
) {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u32>().ok());
    let cases = number("TREADLE_RANDOM_PROGRAMS").unwrap_or(programs);
    let mut seed = [7; 32];
    seed[..4].copy_from_slice(&number("TREADLE_RANDOM_SEED").unwrap_or(0).to_le_bytes());
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 4_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let (checked, skipped) = (Cell::new(0), Cell::new(0));
    let result = runner.run(&family, |program| {
        for model in MODELS {
            match check(&program, model) {
                Ok(Checked::Compared) => checked.set(checked.get() + 1),
                Ok(Checked::TooLarge) => skipped.set(skipped.get() + 1),
                Err(reason) => return Err(TestCaseError::fail(reason)),
            }
        }
        Ok(())
    });
    match result {
        Ok(()) => {}
        Err(TestError::Fail(reason, program)) => panic!("{reason}\n{program:?}\n{}", module(&program)),
        Err(TestError::Abort(reason)) => panic!("no programs: {reason}"),
    }
    println!("{} programs and models compared, {} skipped", checked.get(), skipped.get());
    assert!(skipped.get() * 20 < checked.get(), "{} too large, {} compared", skipped.get(), checked.get());
}

enum Checked {
    Compared,
    /// The oracle took too long.
    TooLarge,
}

/// Explore a program with all engines and compare; where it has no data race, RC11 and RA give what SC does.
fn check_ordered_sizes(program: &sizes::Program, model: StoreModel) -> Result<Checked, String> {
    let lowered = lower_text(&sizes::module(program))?;
    let oracle = run(&lowered, Engine::Naive, Reduction::Optimal, model, 10 * MAX_STEPS);
    if oracle.cuts.iter().any(|cut| cut == TOO_LARGE) {
        return Ok(Checked::TooLarge);
    }
    compare(&oracle, &lowered, model)?;
    let mut models = vec![model];
    if program.atomic && model == StoreModel::Sc {
        models.extend([StoreModel::Ra, StoreModel::Rc11]);
    }
    for model in models {
        let report = run(&lowered, Engine::Graph, Reduction::Source, model, u64::MAX);
        let (found, expected) = (report.traces.as_ref().map_or(0, |t| t.seen.len()), seen(&oracle).len());
        // RA has no seq_cst accesses.
        let same = seen(&report) == seen(&oracle) || model == StoreModel::Ra && found >= expected;
        if !report.cuts.is_empty() || !same {
            return Err(format!("{model:?} graph: cut off: {:?}; {found} traces, not {expected}", report.cuts));
        }
    }
    Ok(Checked::Compared)
}

/// Explore a program with all engines and compare. The error says who differs and how.
fn check(program: &Program, model: StoreModel) -> Result<Checked, String> {
    let lowered = lower(program)?;
    let oracle = run(&lowered, Engine::Naive, Reduction::Optimal, model, MAX_STEPS);
    if oracle.cuts.iter().any(|cut| cut == TOO_LARGE) {
        return Ok(Checked::TooLarge);
    }
    compare(&oracle, &lowered, model).map(|()| Checked::Compared)
}

/// The number of traces, on which all engines agree.
pub fn traces(program: &Program, model: StoreModel) -> Result<usize, String> {
    let lowered = lower(program)?;
    let oracle = run(&lowered, Engine::Naive, Reduction::Optimal, model, u64::MAX);
    compare(&oracle, &lowered, model).map(|()| seen(&oracle).len())
}

/// What the graph engine leaves out.
pub fn left_out(program: &Program, model: StoreModel) -> Result<Vec<String>, String> {
    let lowered = lower(program)?;
    Ok(run(&lowered, Engine::Graph, Reduction::Source, model, u64::MAX).cuts)
}

fn compare(oracle: &Report, lowered: &Lowered, model: StoreModel) -> Result<(), String> {
    let mut differences = Vec::new();
    let chooses = lowered.calls(Native::chooses);
    for reduction in [Reduction::Optimal, Reduction::Source] {
        let report = run(lowered, Engine::Dpor, reduction, model, u64::MAX);
        differences.extend(
            differs(oracle, &report, Engine::Dpor, reduction, chooses).map(|d| format!("{model:?} {reduction:?}: {d}")),
        );
    }
    // Any order of threads gives the same executions.
    for thread_order in [0, 5] {
        let report = run_in_order(lowered, Engine::Graph, Reduction::Source, model, u64::MAX, thread_order);
        // What `graph` cannot do it says: then what was found is right, and nothing twice.
        let difference = match report.refused {
            true => invents(oracle, &report),
            false => differs(oracle, &report, Engine::Graph, Reduction::Source, chooses),
        };
        differences.extend(difference.map(|d| format!("{model:?} graph, thread order {thread_order}: {d}")));
    }
    differences.extend(counts_alike(oracle, lowered, model));
    if differences.is_empty() {
        Ok(())
    } else {
        Err(differences.join("\n"))
    }
}

/// Where nobody asks to see executions, some are counted without being explored: the counts are the same.
fn counts_alike(oracle: &Report, lowered: &Lowered, model: StoreModel) -> Option<String> {
    let options = Options { keep_going: true, jobs: 2, ..Options::new(model) };
    let report = explore(Engine::Graph, lowered, &options, &mut |_| None);
    let freed = oracle.bugs.iter().any(|f| matches!(f.bug.kind, BugKind::UseAfterFree | BugKind::DoubleFree));
    let expected = seen(oracle).len() as u64;
    let wrong = !report.refused && !freed && report.executions != expected;
    wrong.then(|| format!("{model:?} graph counts {} executions, the oracle has {expected} traces", report.executions))
}

const TOO_LARGE: &str = "too large";

fn lower(program: &Program) -> Result<Lowered, String> {
    lower_text(&llvm::module(program))
}

fn lower_text(text: &str) -> Result<Lowered, String> {
    let module = ir::read(text, "random.ll").map_err(|e| e.to_string())?;
    build(vec![("random.ll".to_string(), module)], &Posix).map_err(|e| e.to_string())
}

/// Explore everything.
fn run(program: &Lowered, engine: Engine, reduction: Reduction, model: StoreModel, max_steps: u64) -> Report {
    run_in_order(program, engine, reduction, model, max_steps, 0)
}

fn run_in_order(
    program: &Lowered,
    engine: Engine,
    reduction: Reduction,
    model: StoreModel,
    max_steps: u64,
    thread_order: u64,
) -> Report {
    let options = Options {
        reduction,
        keep_going: true,
        collect_traces: true,
        data_races: true,
        thread_order,
        ..Options::new(model)
    };
    explore(engine, program, &options, &mut |report| (report.steps > max_steps).then(|| TOO_LARGE.to_string()))
}

fn seen(report: &Report) -> BTreeSet<&[u8]> {
    report.traces.iter().flat_map(|t| &t.seen).map(Vec::as_slice).collect()
}

/// The kinds of bugs but data races, which are compared one by one.
fn bugs(report: &Report) -> BTreeSet<&'static str> {
    let kinds = report.bugs.iter().map(|found| found.bug.kind);
    kinds.filter(|kind| *kind != BugKind::DataRace).map(BugKind::name).collect()
}

/// The oracle goes no further than an error; `dpor` lets the other threads go on.
fn races_agree(oracle: &Report, report: &Report) -> bool {
    let only_waits = |name: &&str| ["deadlock", "liveness"].contains(name);
    if bugs(oracle).iter().all(only_waits) {
        oracle.races == report.races
    } else {
        oracle.races.is_subset(&report.races)
    }
}

/// Does the report have traces that the oracle does not have, or one of them twice?
fn invents(oracle: &Report, report: &Report) -> Option<String> {
    let invented = seen(report).difference(&seen(oracle)).count() as u64;
    let repeats = report.traces.as_ref().map_or(0, |t| t.repeats);
    (invented + repeats > 0).then(|| format!("{invented} traces that the oracle does not have, {repeats} repeats"))
}

fn differs(oracle: &Report, report: &Report, engine: Engine, reduction: Reduction, chooses: bool) -> Option<String> {
    let (expected, found) = (seen(oracle), seen(report));
    let missing = expected.difference(&found).count();
    let invented = found.difference(&expected).count();
    let repeats = report.traces.as_ref().map_or(0, |t| t.repeats);
    let mut all = Vec::new();
    if missing > 0 {
        all.push(format!("{missing} of {} traces are missing", expected.len()));
    }
    if invented > 0 {
        all.push(format!("{invented} traces that the oracle does not have"));
    }
    if repeats > 0 {
        all.push(format!("{repeats} repeats of {} traces", found.len()));
    }
    // A program that makes choices is explored with Source-DPOR, whatever is asked for.
    if reduction == Reduction::Optimal && report.blocked.pruned > 0 && !chooses {
        all.push(format!("{} executions begun in vain, {} complete", report.blocked.pruned, report.executions));
    }
    // Where memory is used after it was freed, `graph` stops the thread at once, whatever waits in its buffer.
    let freed = oracle.bugs.iter().any(|f| matches!(f.bug.kind, BugKind::UseAfterFree | BugKind::DoubleFree));
    let stops_early = freed && engine == Engine::Graph;
    if !stops_early && !races_agree(oracle, report) {
        all.push(format!("data races {:?}, the oracle has {:?}", report.races, oracle.races));
    }
    // Which error a thread meets that has several in a row depends on what still waits in its buffer.
    let one = |bugs: BTreeSet<&'static str>| -> BTreeSet<&'static str> {
        bugs.into_iter().map(|b| if freed && b == "double_free" { "use_after_free" } else { b }).collect()
    };
    let same = match engine {
        Engine::Graph => one(bugs(oracle)) == one(bugs(report)),
        _ => bugs(oracle) == bugs(report),
    };
    if !same {
        all.push(format!("bugs {:?}, the oracle has {:?}", bugs(report), bugs(oracle)));
    }
    if report.cuts.is_empty() != oracle.cuts.is_empty() || report.cuts.iter().any(|cut| cut.contains("internal")) {
        all.push(format!("cuts {:?}, the oracle has {:?}", report.cuts, oracle.cuts));
    }
    (!all.is_empty()).then(|| all.join("; "))
}
