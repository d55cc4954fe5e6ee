//! What must hold for every C11 program: the graph engine finds the executions that the axioms allow, each once, and calls
//! the racy programs racy.

use super::axioms::{behaviours, Behaviours, Links, Signature};
use super::c11::Program;
use super::c11_llvm;
use super::candidates::{Name, Source};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::Cell;
use std::collections::BTreeSet;
use treadle_core::engines::{explore, Engine, Options, Report};
use treadle_core::ir;
use treadle_core::machine::bugs::BugKind;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program as Lowered};
use treadle_core::trace::{Event, EventId, EventKind, Trace};

/// The oracle may look at so many candidate executions; a program that has more is skipped.
pub const MOST: usize = 20_000;

/// In which orders of the threads the graph engine is run: they decide what is revisited.
const THREAD_ORDERS: [u64; 2] = [0, 1];

/// Check random programs of a family: `TREADLE_RANDOM_PROGRAMS` many, or else the given number. The same ones in every
/// run, unless `TREADLE_RANDOM_SEED` says otherwise. The check says whether it could be made.
pub fn for_programs<S>(family: S, programs: u32, check: impl Fn(&Program) -> Result<bool, String>)
where
    S: Strategy<Value = Program>,
{
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u32>().ok());
    let cases = number("TREADLE_RANDOM_PROGRAMS").unwrap_or(programs);
    let mut seed = [7; 32];
    seed[..4].copy_from_slice(&number("TREADLE_RANDOM_SEED").unwrap_or(0).to_le_bytes());
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 4_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let (checked, skipped) = (Cell::new(0), Cell::new(0));
    let result = runner.run(&family, |program| {
        let count = if check(&program).map_err(TestCaseError::fail)? { &checked } else { &skipped };
        count.set(count.get() + 1);
        Ok(())
    });
    match result {
        Ok(()) => {}
        Err(TestError::Fail(reason, program)) => panic!("{reason}\n{program:?}\n{}", c11_llvm::module(&program)),
        Err(TestError::Abort(reason)) => panic!("no programs: {reason}"),
    }
    println!("{} programs checked, {} skipped", checked.get(), skipped.get());
    assert!(skipped.get() * 20 <= checked.get(), "{} too large, {} checked", skipped.get(), checked.get());
}

/// Does the graph engine find what the axioms allow? `Ok(false)`: the program is too large for the oracle.
pub fn graph_agrees(program: &Program, models: &[StoreModel]) -> Result<bool, String> {
    let lowered = lower(program)?;
    for &model in models {
        let Some(expected) = behaviours(program, model, MOST) else { return Ok(false) };
        for thread_order in THREAD_ORDERS {
            let options = Options { keep_going: true, keep_traces: true, thread_order, ..Options::new(model) };
            let report = explore(Engine::Graph, &lowered, &options, &mut |_| None);
            let differences = differences(&expected, &report);
            if !differences.is_empty() {
                return Err(format!("{model:?}, thread order {thread_order}: {}", differences.join("; ")));
            }
        }
    }
    Ok(true)
}

/// The number of traces that `dpor` finds under SC.
pub fn sc_traces(program: &Program) -> Result<usize, String> {
    let options = Options { keep_going: true, collect_traces: true, ..Options::new(StoreModel::Sc) };
    let report = explore(Engine::Dpor, &lower(program)?, &options, &mut |_| None);
    match (report.traces, report.cuts.is_empty() && report.bugs.is_empty()) {
        (Some(traces), true) => Ok(traces.seen.len()),
        _ => Err(format!("cut {:?}, bugs {:?}", report.cuts, report.bugs)),
    }
}

fn lower(program: &Program) -> Result<Lowered, String> {
    let module = ir::read(&c11_llvm::module(program), "random.ll").map_err(|e| e.to_string())?;
    build(vec![("random.ll".to_string(), module)], &Posix).map_err(|e| e.to_string())
}

fn differences(expected: &Behaviours, report: &Report) -> Vec<String> {
    let mut all = Vec::new();
    let bugs: BTreeSet<&str> = report.bugs.iter().map(|found| found.bug.kind.name()).collect();
    if !report.cuts.is_empty() {
        all.push(format!("cut off: {:?}", report.cuts));
    }
    if bugs != expected.racy.then_some(BugKind::DataRace.name()).into_iter().collect() {
        all.push(format!("bugs {bugs:?}, the program is {}racy", if expected.racy { "" } else { "not " }));
    }
    // What a racy program does is not defined, so neither is how much of it an engine shows.
    if expected.racy {
        return all;
    }
    let expected = expected.signatures();
    let found: BTreeSet<Signature> = report.kept.iter().map(signature).collect();
    if let Some(missing) = expected.difference(&found).next() {
        let count = expected.difference(&found).count();
        all.push(format!("{count} of {} executions are missing, as {}", expected.len(), text(missing)));
    }
    if let Some(invented) = found.difference(&expected).next() {
        let count = found.difference(&expected).count();
        all.push(format!("{count} executions that the axioms do not allow, as {}", text(invented)));
    }
    if report.kept.len() != found.len() || report.executions != found.len() as u64 {
        let (kept, counted) = (report.kept.len(), report.executions);
        all.push(format!("{kept} executions kept, {counted} counted, {} different ones", found.len()));
    }
    all
}

/// A signature, for people.
fn text(signature: &Signature) -> String {
    let name = |source: &Source| source.map_or("initial".to_string(), |(t, n)| format!("T{t}.{n}"));
    let access = |((t, n), Links { rf, co }): (&Name, &Links)| {
        let from = rf.iter().map(|source| format!(" rf {}", name(source)));
        let after = co.iter().map(|source| format!(" co {}", name(source)));
        from.chain(after).fold(format!("T{t}.{n}:"), |all, link| all + &link)
    };
    signature.iter().map(access).collect::<Vec<_>>().join(", ")
}

fn is_access(event: &Event) -> bool {
    matches!(event.kind, EventKind::Read | EventKind::Write | EventKind::Update)
}

/// The signature of an engine's execution.
fn signature(trace: &Trace) -> Signature {
    let name = |id: EventId| {
        let event = &trace.events[id as usize];
        let earlier = |e: &&Event| e.thread == event.thread && e.po < event.po && is_access(e);
        let thread = trace.threads.iter().find(|t| t.id == event.thread).expect("an event has a thread");
        // Main creates all the others.
        let number = thread.parent.map_or(0, |_| thread.nth as usize + 1);
        (number, trace.events.iter().filter(earlier).count())
    };
    let source = |per_byte: &[Option<EventId>]| {
        let first = *per_byte.first().expect("an access has bytes");
        assert!(per_byte.iter().all(|&byte| byte == first), "bytes of different writes: {trace:?}");
        first.map(name)
    };
    let links = |event: &Event| Links {
        rf: (event.kind != EventKind::Write).then(|| source(&event.rf)),
        co: (event.kind != EventKind::Read).then(|| source(&event.co)),
    };
    let accesses = trace.events.iter().enumerate().filter(|(_, event)| is_access(event));
    accesses.map(|(id, event)| (name(id as EventId), links(event))).collect()
}
