//! The graph engine: one execution per trace, without remembering which have been explored.
//!
//! # What is explored
//!
//! Execution graphs ([`graph`]): events with program order, reads-from and coherence, all consistent with the model
//! ([`consistency`], [`models`]). Kokologiannakis, Marmanis, Gladstein and Vafeiadis, "Truly Stateless, Optimal Dynamic
//! Partial Order Reduction" (POPL 2022): for a model in which po ∪ rf is acyclic, that is prefix-closed and in which an
//! event can always be added maximally, the algorithm below visits every consistent full graph exactly once (Theorem 4.2),
//! and keeps nothing but the graphs on the way to the one that it is at.
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
//!   not scheduled while it would have to wait in the last one. A revisit that makes it wait leaves it in the graph as an
//!   attempt (`waits`) that orders nothing and is not revisited again; its thread tries again, with what comes later in
//!   coherence. That is the same as a lock that is tried until it is free, with only those attempts recorded that lost
//!   their turn; no execution is begun in vain for it. At the end, operations that still wait become events that stop
//!   their threads, so that others, which come first in other executions, revisit what they wait for.
//! * Accesses of different sizes to the same bytes are made in parts ([`parts`]), as long as they do not race.
//! * Memory that ends: [`lifetimes`]. Operations on an object that commute: [`commuting`]. What main does at the end, when
//!   it is alone: [`tail`]. Several workers: [`parallel`]. How many executions there will be: [`estimate`](mod@estimate).
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

mod answers;
mod behaviours;
mod commuting;
mod consistency;
mod end;
mod estimate;
mod event;
mod frames;
mod granules;
// The engine is named after what it explores.
#[allow(clippy::module_inception)]
mod graph;
mod lifetimes;
mod locations;
mod models;
mod parallel;
mod parts;
mod races;
mod revisit;
mod rows;
mod scheduler;
mod steps;
mod tail;
mod traces;
mod witness;

use super::report::Estimate;
use super::{Options, Poll, Report};
use crate::machine::bugs::Bug;
use crate::machine::choices::Digits;
use crate::machine::objects::Object;
use crate::machine::{Machine, StoreModel};
use crate::program::Program;
use behaviours::Behaviours;
use commuting::Commuting;
use consistency::Consistency;
use event::EventId;
use frames::Frame;
use granules::{Granules, Lessons};
use graph::Graph;
use locations::Locations;
use models::{Acyclic, Pso, Rc11, Sc, Tso};
use parallel::Worker;
use revisit::Revisits;
use scheduler::Scheduler;
use tail::Tail;

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
pub fn estimate(program: &Program, options: &Options, walks: u32, poll: Poll) -> Estimate {
    let mut granules = Granules::default();
    loop {
        let estimate = match options.config.model {
            StoreModel::Sc => estimate::estimate_with::<Acyclic<Sc>>,
            StoreModel::Tso => estimate::estimate_with::<Acyclic<Tso>>,
            StoreModel::Pso => estimate::estimate_with::<Acyclic<Pso>>,
            StoreModel::Ra => estimate::estimate_with::<Rc11<true>>,
            StoreModel::Rc11 => estimate::estimate_with::<Rc11<false>>,
        };
        let mut lessons = Lessons::default();
        let root = Root { start: Digits::NONE, granules: &granules };
        let found = estimate(program, options, root, walks, &mut lessons, poll);
        if !granules.learn(&lessons) {
            return found;
        }
    }
}

/// How an exploration begins: the choices of main before its first visible operation, and how memory is cut.
#[derive(Clone, Copy)]
struct Root<'g> {
    start: Digits,
    granules: &'g Granules,
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
    let root = Root { start, granules };
    let (mut explorer, next, error) = Explorer::<C>::new(program, options, root);
    explorer.report = report;
    match error {
        Some(bug) => explorer.add_first_bug(*bug),
        None => explorer.explore(root, poll),
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
    /// The graph without events.
    first_graph: Graph,
    level: usize,
    frames: Vec<Frame>,
    /// What the frames have to try: a stack, each frame's part above that of the frame below.
    choices: Vec<EventId>,
    /// States of sequential objects that events wrote.
    states: Vec<Object>,
    locations: Locations,
    scheduler: Scheduler,
    commuting: Commuting,
    revisits: Revisits,
    /// Scratch for the choices of a new frame.
    found: Vec<EventId>,
    /// Frames that were ever pushed, but for those of joins.
    pushed: u64,
    /// Nobody asks to see executions: those that differ in the place of one last write only may be counted together, and
    /// what main does at the end need not become events.
    counts_tails: bool,
    sweep_at: usize,
    tail: Tail,
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

/// Steps that one worker takes alone before others join in: most programs are done by then.
const ALONE: u64 = 40_000;
/// Steps between two polls.
const POLL: u64 = 20_000;
/// Random walks for the estimate that is shown while an exploration runs.
const WALKS: u32 = 200;

impl<'p, 'o, C: Consistency> Explorer<'p, 'o, C> {
    /// At the first visible operation of the program. Also the next choices of main before that, and the error it met.
    fn new(program: &'p Program, options: &'o Options, root: Root<'o>) -> (Self, Option<Digits>, Option<Box<Bug>>) {
        let mut graph = Graph::new();
        let machine = Machine::new(program, options.config.clone());
        let mut behaviours = Behaviours::start(machine, root.start, &mut graph);
        let (start, next) = (behaviours.machine.choices.made(), behaviours.machine.choices.next());
        let error = behaviours.machine.error.take();
        let explorer = Explorer {
            behaviours,
            consistency: C::default(),
            program,
            options,
            report: Report::default(),
            start,
            graphs: vec![graph.clone()],
            first_graph: graph,
            level: 0,
            frames: Vec::new(),
            choices: Vec::new(),
            states: Vec::new(),
            locations: Locations::default(),
            scheduler: Scheduler::new(options.thread_order, options.max_depth),
            commuting: Commuting::default(),
            revisits: Revisits::default(),
            found: Vec::new(),
            pushed: 0,
            counts_tails: !options.collect_traces
                && !options.data_races
                && !options.keep_traces
                && options.max_depth.is_none()
                && options.max_executions.is_none(),
            sweep_at: MAX_NODES,
            tail: Tail::new(),
            misuse: String::new(),
            plain: Vec::new(),
            granules: root.granules,
            mixes: !root.granules.is_empty(),
            lessons: Lessons::default(),
            scouts_until: 0,
            split: Vec::new(),
        };
        (explorer, next, error)
    }

    /// The same beginning again, for another worker.
    fn again(program: &'p Program, options: &'o Options, root: Root<'o>) -> Option<Self> {
        let (explorer, _, error) = Explorer::new(program, options, root);
        error.is_none().then_some(explorer)
    }

    /// Back to the beginning.
    fn reset(&mut self) {
        self.graphs[0].clone_from(&self.first_graph);
        self.level = 0;
        self.frames.clear();
        self.choices.clear();
        self.states.clear();
        self.tail.forget();
    }

    /// Main met an error before its first visible operation.
    fn add_first_bug(&mut self, bug: Bug) {
        let schedule = self.schedule(&[]);
        self.report.add_bug(bug, &schedule);
        if self.options.config.model.has_orders() {
            let trace = self.whole_trace();
            self.report.bugs.iter_mut().for_each(|found| found.trace = Some(trace.clone()));
        }
    }

    /// Explore everything, alone at first.
    fn explore(&mut self, root: Root<'o>, poll: Poll) {
        // A limit on executions has to know their order.
        let alone = self.options.jobs <= 1 || self.options.max_executions.is_some();
        let before = self.report.steps;
        let mut long = false;
        self.run(None, &mut |_, report| {
            let reason = poll(report);
            long = reason.is_none() && report.steps >= before + ALONE;
            reason.or_else(|| long.then(String::new))
        });
        if !long || self.is_finished() || self.scouts() {
            return;
        }
        // It takes a while: tell how long, and let others help.
        self.report.go_on();
        let mut lessons = Lessons::default();
        let estimate =
            estimate::estimate_with::<C>(self.program, self.options, root, WALKS, &mut lessons, &mut |_| None);
        self.report.estimate = Some(estimate);
        if alone {
            self.run(None, &mut |_, report| poll(report));
        } else {
            parallel::explore(self, root, self.options, poll);
        }
    }

    /// Explore what is left. The poll is asked now and then for a reason to stop.
    fn run(
        &mut self,
        mut worker: Option<&mut Worker>,
        poll: &mut dyn FnMut(Option<&mut Worker>, &Report) -> Option<String>,
    ) {
        let mut next_poll = self.report.steps + POLL;
        // What was begun elsewhere goes on with its next choice.
        let mut going = self.frames.is_empty();
        loop {
            if going {
                while !self.is_over() && self.extend() && self.advance() {}
                if self.is_over() || self.scouts() {
                    return;
                }
            }
            going = true;
            if self.report.steps >= next_poll {
                next_poll = self.report.steps + POLL;
                if let Some(reason) = poll(worker.as_deref_mut(), &self.report) {
                    self.report.stop(reason);
                    return;
                }
            }
            if let Some(worker) = worker.as_deref_mut() {
                if worker.is_asked() {
                    self.give(worker);
                }
            }
            if !self.advance() {
                return;
            }
        }
    }

    /// Nothing is left to try, or something ended the exploration for good.
    fn is_finished(&self) -> bool {
        self.frames.is_empty() || (!self.report.bugs.is_empty() && !self.options.keep_going)
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
