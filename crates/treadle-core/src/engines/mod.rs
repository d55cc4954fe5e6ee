//! Engines: how the executions of a program are explored.
//!
//! * [`dpor`]: Source-DPOR and Optimal-DPOR on chronological traces, for SC, TSO and PSO;
//! * [`graph`]: execution graphs and revisits (TruSt), for SC, TSO, PSO, RA and RC11;
//! * [`naive`]: every interleaving, the oracle of the tests.
//!
//! An engine takes a [`Program`](crate::program::Program) and [`Options`] and gives a [`Report`]. [`ending`] judges how an
//! execution ended, [`replay`] runs a schedule again to see it.

pub mod dpor;
pub mod ending;
pub mod graph;
pub mod naive;
pub mod replay;
pub mod report;

use crate::machine::action::Proc;
use crate::machine::choices::Digits;
use crate::machine::{Config, Machine, StoreModel};
use crate::monitors::races;
use crate::program::Program;
use crate::trace::canonical::canonical;
use crate::trace::Trace;
pub use report::{Blocked, FoundBug, Report, Verdict};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// One step of a schedule: who, and the choices that it made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScheduleStep {
    pub proc: Proc,
    pub digits: Digits,
}

/// Which partial order reduction `dpor` uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// Source sets: complete, some executions are begun in vain.
    Source,
    /// Wakeup sequences: each trace exactly once.
    Optimal,
}

/// What to explore, and when to stop.
#[derive(Clone, Debug)]
pub struct Options {
    pub config: Config,
    pub reduction: Reduction,
    /// Explore on after a bug.
    pub keep_going: bool,
    pub max_executions: Option<u64>,
    /// Visible steps of one execution; longer ones are cut off.
    pub max_steps: usize,
    /// Keep the canonical form of every complete execution: for the tests, and to find repeats.
    pub collect_traces: bool,
    /// Look for C11 data races, in executions that do not run to their end too.
    pub data_races: bool,
    /// Keep the trace of every complete execution in [`Report::kept`].
    pub keep_traces: bool,
    /// Workers that explore at the same time (`graph`).
    pub jobs: usize,
    /// Events of one thread; longer executions are cut off (`graph`).
    pub max_depth: Option<u32>,
    /// In which order threads go on (`graph`); any gives the same executions.
    pub thread_order: u64,
}

impl Options {
    pub fn new(model: StoreModel) -> Options {
        Options {
            config: Config::new(model),
            reduction: Reduction::Optimal,
            keep_going: false,
            max_executions: None,
            max_steps: 50_000,
            collect_traces: false,
            data_races: false,
            keep_traces: false,
            jobs: 1,
            max_depth: None,
            thread_order: 0,
        }
    }
}

/// Asked now and then while an engine runs; returns the reason to stop, if there is one.
pub type Poll<'a> = &'a mut dyn FnMut(&Report) -> Option<String>;

/// What an engine collects when asked to: the canonical forms of the complete executions.
#[derive(Clone, Debug, Default)]
pub struct Traces {
    pub seen: HashSet<Vec<u8>>,
    /// Complete executions whose trace had been seen before.
    pub repeats: u64,
}

impl Traces {
    /// A number for the set of traces, to compare explorations by.
    pub fn digest(&self) -> u64 {
        let hash = |trace: &Vec<u8>| {
            let mut hasher = DefaultHasher::new();
            trace.hash(&mut hasher);
            hasher.finish()
        };
        self.seen.iter().map(hash).fold(0, u64::wrapping_add)
    }
}

/// Explore with the given engine.
pub fn explore(engine: Engine, program: &Program, options: &Options, poll: Poll) -> Report {
    let mut report = match engine {
        Engine::Dpor | Engine::Naive if options.config.model.has_orders() => {
            let mut report = Report::default();
            report.stop(format!(
                "engine `{}` cannot explore `{}`: it has no machine with store buffers; use `--engine graph`",
                engine.name(),
                options.config.model.name()
            ));
            report
        }
        Engine::Dpor => dpor::explore(program, options, poll),
        Engine::Graph => graph::explore(program, options, poll),
        Engine::Naive => naive::explore(program, options, poll),
    };
    report.close();
    report
}

/// The engines by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Dpor,
    Graph,
    Naive,
}

impl Engine {
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Dpor => "dpor",
            Engine::Graph => "graph",
            Engine::Naive => "naive",
        }
    }
}

/// Explore once for each way in which main can choose before its first visible operation.
fn for_each_start(options: &Options, mut explore: impl FnMut(Digits, Report) -> (Report, Option<Digits>)) -> Report {
    let mut report = Report::begin(options);
    let mut start = Some(Digits::NONE);
    while let Some(digits) = start {
        (report, start) = explore(digits, report);
        if (!report.bugs.is_empty() && !options.keep_going) || report.stopped {
            break;
        }
    }
    report
}

/// Look at an execution that has ended, as far as the options ask for it.
fn on_end(program: &Program, options: &Options, report: &mut Report, schedule: &[ScheduleStep], complete: bool) {
    let wanted = complete && (options.collect_traces || options.keep_traces);
    if !wanted && !options.data_races {
        return;
    }
    let mut machine = replay::machine(program, &options.config, schedule);
    let trace = machine.take_trace();
    if wanted {
        keep(options, report, &trace);
    }
    if options.data_races {
        look_for_races(&machine, &trace, report, schedule);
    }
}

/// Keep the trace of a complete execution, in the forms that the options ask for.
fn keep(options: &Options, report: &mut Report, trace: &Trace) {
    if let (Some(traces), true) = (&mut report.traces, options.collect_traces) {
        if !traces.seen.insert(canonical(trace)) {
            traces.repeats += 1;
        }
    }
    if options.keep_traces {
        report.kept.push(trace.clone());
    }
}

/// Report the data races of an execution, complete or not: a race of a prefix is a race.
fn look_for_races(machine: &Machine, trace: &Trace, report: &mut Report, schedule: &[ScheduleStep]) {
    for race in races::find(trace) {
        let places = race.places(trace);
        if report.races.insert(places) {
            let end = race.second as usize + 1;
            let schedule = replay::prefix(machine.program, &machine.config, schedule, end);
            report.bugs.push(FoundBug {
                bug: races::bug(machine, trace, &race),
                schedule,
                trace: None,
                race: Some(places),
            });
        }
    }
}
