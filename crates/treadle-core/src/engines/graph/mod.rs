//! The graph engine: one execution per trace, without a reduction that remembers anything.
//!
//! # What is explored
//!
//! Execution graphs ([`graph`]): events with program order, reads-from and coherence, all consistent with the model
//! ([`consistency`], [`models`]). Kokologiannakis, Marmanis, Gladstein and Vafeiadis, "Truly Stateless, Optimal Dynamic
//! Partial Order Reduction" (POPL 2022): for a model in which po ∪ rf is acyclic, that is prefix-closed and in which an
//! event can always be added maximally, the algorithm below visits every consistent full graph exactly once (Theorem 4.2),
//! and remembers nothing but the graph that it is at.
//!
//! # How
//!
//! * [`scheduler`] says which thread goes on. Its operation becomes an event: a read tries each consistent write, a write
//!   each consistent position of coherence ([`frames`]).
//! * A new write also *revisits* the reads of its location that are not before it ([`revisit`]): what was added after
//!   the read, and is not before the write, is deleted, and the read reads from the write. This is done only from the
//!   graph in which all that is deleted was added maximally, so that each result is reached once.
//! * An update is two events, a read and at once a write. The read is tried where it is consistent alone; if the write
//!   then has no place (another update has it), the graph is not explored, but the write revisits: that is how the other
//!   update comes to read from this one.
//! * An operation on a sequential object (a lock, a semaphore...) reads the state that another one left. If it changes
//!   the state it is an update, if not a read ([`answers`]). One that has to wait in a state does not read from it, and is
//!   not scheduled while it would have to wait in the last one. A revisit that would make it wait deletes it as well: the
//!   graph is the one in which it has yet to happen. At the end, operations that still wait become events that stop
//!   their threads, so that others, which come first in other executions, revisit what they wait for.
//! * Accesses of different sizes to the same bytes are made in parts ([`parts`]), as long as they do not race.
//!
//! # Threads
//!
//! A thread is a function of the answers that its events got; [`behaviours`] runs each behaviour once. Initial values are
//! what memory holds when main makes its first visible step.
//!
//! # Invariants
//!
//! * The graph of each level but for its newest event is consistent; rows and coherence are those of that graph.
//! * A frame restores graph, rows and states to what they were when it was pushed.
//! * How an execution ended is judged by the same code as in `dpor`, on a machine that ran it (`ending.rs`).

pub mod answers;
pub mod behaviours;
pub mod consistency;
mod end;
pub mod event;
mod frames;
pub mod granules;
// The engine is named after what it explores.
#[allow(clippy::module_inception)]
pub mod graph;
mod lifetimes;
pub mod locations;
pub mod models;
mod parts;
mod races;
pub mod revisit;
pub mod rows;
pub mod scheduler;
mod steps;
mod traces;
mod witness;

use super::report::Estimate;
use super::{Options, Poll, Report};
use crate::machine::choices::Digits;
use crate::machine::objects::Object;
use crate::machine::{Machine, StoreModel};
use crate::program::Program;
use behaviours::Behaviours;
use consistency::Consistency;
use event::EventId;
use frames::Frame;
use granules::{Granules, Lessons};
use graph::Graph;
use locations::Locations;
use models::{Acyclic, Pso, Rc11, Sc, Tso};
use revisit::Revisits;
use scheduler::Scheduler;

/// Explore every behaviour of the program.
pub fn explore(program: &Program, options: &Options, poll: Poll) -> Report {
    let mut granules = Granules::default();
    let (mut steps, mut restarts) = (0, 0);
    loop {
        let mut lessons = Lessons::default();
        let mut report = explore_in(program, options, &granules, &mut lessons, steps, poll);
        if !granules.learn(&lessons) {
            return report;
        }
        // What was found so far does not count: locations that overlap were taken for different ones.
        (steps, restarts) = (report.steps, restarts + 1);
        if restarts > MAX_RESTARTS {
            report = Report { steps, ..Report::default() };
            report.stop("accesses overlap in too many different ways".to_string());
            return report;
        }
    }
}

/// Explore with memory partitioned into these granules, as long as that will do.
fn explore_in(
    program: &Program,
    options: &Options,
    granules: &Granules,
    lessons: &mut Lessons,
    steps: u64,
    poll: Poll,
) -> Report {
    super::for_each_start(options, |start, mut report| {
        report.steps = report.steps.max(steps);
        let explore = match options.config.model {
            StoreModel::Sc => explore_with::<Acyclic<Sc>>,
            StoreModel::Tso => explore_with::<Acyclic<Tso>>,
            StoreModel::Pso => explore_with::<Acyclic<Pso>>,
            StoreModel::Ra => explore_with::<Rc11<true>>,
            StoreModel::Rc11 => explore_with::<Rc11<false>>,
        };
        explore(program, options, granules, lessons, start, report, poll)
    })
}

/// Guess how many complete executions there are, by this many random walks.
pub fn estimate(_program: &Program, _options: &Options, walks: u32, _poll: Poll) -> Estimate {
    Estimate { executions: 0.0, spread: 0.0, walks }
}

fn explore_with<C: Consistency>(
    program: &Program,
    options: &Options,
    granules: &Granules,
    lessons: &mut Lessons,
    start: Digits,
    report: Report,
    poll: Poll,
) -> (Report, Option<Digits>) {
    let mut machine = Machine::new(program, options.config.clone());
    machine.respond_from_now_on();
    machine.start(start);
    let (made, next) = (machine.choices.made(), machine.choices.next());
    let error = machine.error.take();
    let mut graph = Graph::new();
    let behaviours = Behaviours::new(machine, &mut graph);
    let mut explorer = Explorer {
        behaviours,
        consistency: C::default(),
        program,
        options,
        report,
        start: made,
        graphs: vec![graph],
        level: 0,
        frames: Vec::new(),
        choices: Vec::new(),
        states: Vec::new(),
        locations: Locations::default(),
        scheduler: Scheduler::new(options.thread_order),
        revisits: Revisits::default(),
        found: Vec::new(),
        pushed: 0,
        counts_tails: !options.collect_traces
            && !options.data_races
            && !options.keep_traces
            && options.max_executions.is_none(),
        sweep_at: MAX_NODES,
        misuse: String::new(),
        plain: Vec::new(),
        granules,
        mixes: !granules.is_empty(),
        lessons: Lessons::default(),
        scouts_until: 0,
        split: Vec::new(),
    };
    match error {
        Some(bug) => {
            let schedule = explorer.schedule(&[]);
            explorer.report.add_bug(*bug, &schedule);
            if options.config.model.has_orders() {
                let trace = explorer.whole_trace();
                explorer.report.bugs.iter_mut().for_each(|found| found.trace = Some(trace.clone()));
            }
        }
        None => explorer.run(poll),
    }
    explorer.behaviours.machine.report_limits(&mut explorer.report);
    // Whoever is to begin again does not go on with the next start.
    let next = next.filter(|_| !explorer.scouts());
    *lessons = explorer.lessons;
    (explorer.report, next)
}

/// Remembered places of threads before those out of use are dropped.
const MAX_NODES: usize = 60_000;

/// Explorations that may begin again because accesses overlap in yet another way.
const MAX_RESTARTS: u32 = 1_000;

/// An exploration under way.
struct Explorer<'p, 'o, C> {
    behaviours: Behaviours<'p>,
    consistency: C,
    program: &'p Program,
    options: &'o Options,
    report: Report,
    /// The choices of main before its first visible operation.
    start: Digits,
    /// The graph of each level: a revisit begins a new one.
    graphs: Vec<Graph>,
    level: usize,
    frames: Vec<Frame>,
    /// What the frames have to try: a stack, each frame's part above that of the frame below.
    choices: Vec<EventId>,
    /// States of sequential objects that events wrote.
    states: Vec<Object>,
    locations: Locations,
    scheduler: Scheduler,
    revisits: Revisits,
    /// Scratch for the choices of a new frame.
    found: Vec<EventId>,
    /// Frames that were ever pushed, but for those of joins.
    pushed: u64,
    /// Executions that differ in the place of one last write only may be counted together.
    counts_tails: bool,
    sweep_at: usize,
    /// What is wrong with the last operation on an object that was an error.
    misuse: String,
    /// By location: some access was not atomic.
    plain: Vec<bool>,
    granules: &'o Granules,
    /// There are accesses of different sizes to the same bytes.
    mixes: bool,
    /// Cut points and units that are missing.
    lessons: Lessons,
    /// The number of steps up to which the execution goes on that found some of them.
    scouts_until: u64,
    /// By location: some access to it was a part of a larger one.
    split: Vec<bool>,
}

impl<C: Consistency> Explorer<'_, '_, C> {
    fn run(&mut self, poll: Poll) {
        let mut next_poll = 20_000;
        loop {
            while !self.is_over() && self.extend() && self.advance() {}
            if self.is_over() || self.scouts() {
                return;
            }
            if self.report.steps >= next_poll {
                next_poll = self.report.steps + 20_000;
                if let Some(reason) = poll(&self.report) {
                    self.report.stop(reason);
                    return;
                }
            }
            if !self.advance() {
                return;
            }
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.report.stopped || (!self.report.bugs.is_empty() && !self.options.keep_going)
    }

    #[inline]
    fn graph(&mut self) -> &mut Graph {
        &mut self.graphs[self.level]
    }
}
