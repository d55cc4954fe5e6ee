//! The machine: runs the threads of a program, one visible operation at a time, and can go back.
//!
//! * [`thread`]: a thread is a coroutine that waits at its next visible operation;
//! * [`memory`], [`objects`]: what threads share; [`library`]: the pthread and C library functions;
//! * [`exec`]: the invisible part, from one visible operation to the next; [`visible`]: the operations themselves;
//! * [`buffer`]: store buffers (TSO, PSO); [`undo`]: the log that takes any step back;
//! * [`action`]: what a step did, as engines see it; [`record`]: what it did, as people see it.
//!
//! An engine decides who takes the next step ([`Machine::enabled`], [`Machine::step`]); the machine knows nothing of
//! executions, traces or reductions.

pub mod action;
pub mod arith;
pub mod buffer;
pub mod bugs;
mod bulk;
pub mod choices;
mod exec;
mod frames;
pub mod library;
pub mod liveness;
mod location;
pub mod memory;
mod native;
pub mod object_table;
pub mod objects;
pub mod record;
pub mod respond;
pub mod thread;
pub mod undo;
pub mod visible;
pub mod wide;

use crate::program::address::{thread_arena, ThreadArena, MAX_THREADS};
use crate::program::bytecode::{FuncId, Inst};
use crate::program::Program;
use action::{Proc, SectionAccess};
use bugs::Bug;
use choices::{Choices, Digits};
use library::{Implementation, Native};
use memory::{Memory, Storage};
use object_table::ObjectTable;
use objects::Effect;
use record::Recorder;
use std::time::Instant;
use thread::{Identity, Pending, Status, Stop, Thread, ThreadNumbers};
use undo::{Log, Undo};

/// How stores reach memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreModel {
    /// At once.
    Sc,
    /// Through one first-in first-out buffer per thread.
    Tso,
    /// Through one buffer per thread and location.
    Pso,
    /// No machine: release and acquire, an axiomatic model. Only engines that answer the threads' operations take it.
    Ra,
    /// No machine: C11 as repaired by Lahav et al. (PLDI 2017), likewise.
    Rc11,
}

impl StoreModel {
    /// Stores wait in buffers.
    pub const fn buffers(self) -> bool {
        matches!(self, StoreModel::Tso | StoreModel::Pso)
    }

    /// C11's memory orders mean something, and a data race is an error.
    pub const fn has_orders(self) -> bool {
        matches!(self, StoreModel::Ra | StoreModel::Rc11)
    }

    pub const fn name(self) -> &'static str {
        match self {
            StoreModel::Sc => "sc",
            StoreModel::Tso => "tso",
            StoreModel::Pso => "pso",
            StoreModel::Ra => "ra",
            StoreModel::Rc11 => "rc11",
        }
    }
}

/// What the machine needs to know of the user's options.
#[derive(Clone, Debug)]
pub struct Config {
    pub model: StoreModel,
    /// Treat a loop round without effect as waiting (`--spin assume`).
    pub await_spins: bool,
    /// Rounds of a loop, per loop and activation.
    pub unroll: Option<u64>,
    /// Invisible instructions between two visible operations before a thread is cut off (a round of a loop counts as
    /// all instructions of the loop).
    pub max_quiet: u64,
    /// Bytes of memory that a program may allocate.
    pub max_memory: u64,
    /// A thread in a long silent run stops at this moment, as at a bound.
    pub deadline: Option<Instant>,
    /// Shared by the machines of one exploration, so that a schedule means the same to all of them.
    pub numbers: ThreadNumbers,
}

impl Config {
    pub fn new(model: StoreModel) -> Config {
        Config {
            model,
            await_spins: true,
            unroll: None,
            max_quiet: 1_000_000_000,
            max_memory: 1 << 30,
            deadline: None,
            numbers: ThreadNumbers::default(),
        }
    }
}

/// Something that the machine does not run; the execution is cut off there.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsupported {
    pub message: String,
    pub position: u32,
}

pub struct Machine<'p> {
    pub program: &'p Program,
    pub config: Config,
    pub memory: Memory,
    pub threads: Vec<Thread>,
    pub objects: ObjectTable,
    pub choices: Choices,
    /// The error that the last step ran into.
    pub error: Option<Box<Bug>>,
    /// Stores that ran into an error when they reached memory.
    pub failed_commits: u32,
    /// All that was met so far; never undone.
    pub unsupported: Vec<Unsupported>,
    /// Where behaviours were left out although the thread went on; never undone.
    pub limited: Vec<Unsupported>,
    /// If the last step was a load that read from its own thread's buffer: per byte the number of the store, or 0.
    pub own_sources: [u32; 8],
    /// If the last step was an atomic section: its accesses.
    pub section: Vec<SectionAccess>,
    /// The threads that the last step created.
    pub created: Vec<u32>,
    /// What silent loops and calls have cost in all, in instructions: engines look at the clock by it.
    pub spent: u64,
    /// Threads created and not yet joined. While it is 0, main is alone and nothing that it does is visible.
    open: u32,
    /// The thread inside an atomic section.
    in_section: Option<u32>,
    log: Log,
    /// Threads created by the step under way that have not run yet.
    fresh: Vec<u32>,
    /// Effect of the last operation on a sequential object.
    last_effect: Effect,
    /// The arguments of the library call under way; kept for its memory.
    args: Vec<u64>,
    /// Text that `sprintf` and the like still write out, one entry per call under way.
    texts: Vec<Vec<u8>>,
    pub recorder: Option<Box<Recorder>>,
    /// Threads are stepped with the engine's answers (see [`respond`]): every store and `free` is a step, no buffer is used.
    pub responds: bool,
    /// Then: the ends of main's heap and of its stack when threads came to be answered.
    given_out_before: [u64; 2],
}

impl Program {
    /// Does some code call a library function of this kind?
    pub fn calls(&self, kind: fn(Native) -> bool) -> bool {
        let matches = |inst: &Inst| match inst {
            Inst::CallLib { lib, .. } => {
                matches!(library::entry(*lib).implementation, Implementation::Native(native) if kind(native))
            }
            _ => false,
        };
        self.functions.iter().any(|f| f.code.iter().any(matches))
    }
}

impl<'p> Machine<'p> {
    /// A machine at the start of the program: main waits to take its first step.
    pub fn new(program: &'p Program, config: Config) -> Machine<'p> {
        let mut machine = Machine {
            program,
            config,
            memory: Memory::new(&program.constants, &program.globals),
            threads: Vec::new(),
            objects: ObjectTable::default(),
            choices: Choices::default(),
            error: None,
            failed_commits: 0,
            unsupported: Vec::new(),
            limited: Vec::new(),
            own_sources: [0; 8],
            created: Vec::new(),
            section: Vec::new(),
            spent: 0,
            open: 0,
            in_section: None,
            log: Log::default(),
            fresh: Vec::new(),
            last_effect: Effect::Read,
            args: Vec::new(),
            texts: Vec::new(),
            recorder: None,
            responds: false,
            given_out_before: [0; 2],
        };
        machine.thread_index(Identity { parent: None, nth: 0 }, program.main);
        machine.enter_main();
        machine
    }

    /// Run main up to its first visible operation, making the given choices; call this once.
    pub fn start(&mut self, digits: Digits) {
        self.choices.begin(digits);
        self.run_with_children(0);
        self.log.on = true;
    }

    /// Main's frame with its arguments, below it that of what runs when main returns, and on top of it those of the constructors, first one innermost.
    fn enter_main(&mut self) {
        let mut arguments = Vec::new();
        if self.program.main_params > 0 {
            let heap = thread_arena(0, ThreadArena::Heap);
            let name = self.memory.allocate(heap, 8, 16, Storage::Heap, 0);
            self.memory.write(name, 8, u64::from_le_bytes(*b"program\0"));
            let argv = self.memory.allocate(heap, 16, 16, Storage::Heap, 0);
            self.memory.write(argv, 8, name);
            arguments.extend([1, argv, argv + 8]);
            arguments.truncate(self.program.main_params as usize);
        }
        if let Some(epilogue) = self.program.main_returned {
            self.push_outermost(epilogue, &[]);
        }
        self.push_outermost(self.program.main, &arguments);
        for &constructor in self.program.constructors.iter().rev() {
            self.push_outermost(constructor, &[]);
        }
    }

    /// A frame of main's thread whose result nobody wants: it goes where the frame itself is.
    fn push_outermost(&mut self, function: FuncId, arguments: &[u64]) {
        let result = self.threads[0].words.len() as u32;
        self.push_frame(0, function, arguments, result);
    }

    /// The index of a thread: the same identity has the same index in all machines of an exploration.
    fn thread_index(&mut self, identity: Identity, entry: FuncId) -> usize {
        let known = self.threads.iter().position(|t| t.identity == identity);
        let t = known.unwrap_or_else(|| {
            let numbers = self.config.numbers.clone();
            let t = numbers.of(identity);
            while self.threads.len() <= t {
                self.add_absent(numbers.identity(self.threads.len()));
            }
            t
        });
        self.threads[t].restart(entry);
        t
    }

    /// Make room for a thread that does not exist yet.
    fn add_absent(&mut self, identity: Identity) {
        let t = self.threads.len();
        self.threads.push(Thread::new(identity));
        self.memory.install(thread_arena(t, ThreadArena::Tls), &self.program.tls);
        self.memory.install(thread_arena(t, ThreadArena::Private), &self.program.private_tls);
    }

    /// Create a thread that will run `function(argument)`, by way of `entry`.
    fn spawn(&mut self, parent: usize, entry: FuncId, words: &[u64], function: FuncId) -> Result<usize, String> {
        let nth = self.threads[parent].core.children;
        let identity = Identity { parent: Some(parent as u32), nth };
        if self.config.numbers.of(identity) >= MAX_THREADS {
            return Err(format!("more than {MAX_THREADS} threads"));
        }
        self.threads[parent].core.children += 1;
        let t = self.thread_index(identity, function);
        self.push_frame(t, entry, words, 0);
        self.open += 1;
        self.fresh.push(t as u32);
        self.created.push(t as u32);
        self.log.push(Undo::NewThread { thread: t as u32 });
        Ok(t)
    }

    /// Run a thread, then the threads that it created, each up to its first visible operation.
    fn run_with_children(&mut self, t: usize) {
        self.run(t);
        self.run_children();
    }

    fn run_children(&mut self) {
        while let Some(child) = self.fresh.pop() {
            // What a section did that could not be finished has been taken back.
            if self.threads[child as usize].core.status == Status::Waiting {
                self.run(child as usize);
            }
        }
    }

    /// Is main the only thread that is left, everything else joined?
    #[inline]
    pub fn alone(&self) -> bool {
        self.open == 0
    }

    /// The threads that exist now.
    pub fn live_threads(&self) -> impl Iterator<Item = (usize, &Thread)> {
        self.threads.iter().enumerate().filter(|(_, t)| t.core.status != Status::Absent)
    }

    /// Can this process take a step now?
    pub fn enabled(&self, proc: Proc) -> bool {
        let Some(thread) = self.threads.get(proc.owner() as usize) else { return false };
        if proc.is_commit() {
            return self.can_commit(thread, proc.store());
        }
        if thread.core.status != Status::Waiting {
            return false;
        }
        match thread.core.pending {
            Pending::None => false,
            Pending::Load { .. } | Pending::Leave { .. } => true,
            Pending::Store { .. }
            | Pending::Rmw { .. }
            | Pending::CmpXchg { .. }
            | Pending::Fence { .. }
            | Pending::Free { .. }
            | Pending::AtomicSection => thread.buffer.is_empty(),
            Pending::Object { object, op, .. } => {
                thread.buffer.is_empty() && self.objects.enabled(object, op, proc.owner())
            }
            Pending::Join { thread: target, .. } => {
                let target = &self.threads[target as usize];
                thread.buffer.is_empty() && target.finished() && target.buffer.is_empty()
            }
        }
    }

    /// Does this thread's next step, if it is enabled, matter to nobody else, so that it can as well be taken at once?
    pub fn is_free(&self, t: usize) -> bool {
        let core = &self.threads[t].core;
        core.status == Status::Waiting && matches!(core.pending, Pending::Fence { .. } | Pending::Join { .. })
    }

    /// All threads have run to their end and all stores have reached memory.
    pub fn complete(&self) -> bool {
        self.live_threads().all(|(_, t)| {
            t.buffer.is_empty() && matches!(t.core.status, Status::Finished | Status::Stopped(Stop::Exit))
        })
    }
    /// Note something that cannot be run and stop the thread there.
    fn stop_unsupported(&mut self, t: usize, message: String) {
        let found = Unsupported { message, position: self.position(t) };
        let index = match self.unsupported.iter().position(|u| *u == found) {
            Some(index) => index,
            None => {
                self.unsupported.push(found);
                self.unsupported.len() - 1
            }
        };
        self.threads[t].core.status = Status::Stopped(Stop::Unsupported(index as u32));
    }

    fn stop(&mut self, t: usize, stop: Stop) {
        self.threads[t].core.status = Status::Stopped(stop);
    }

    /// The source position at which a thread is: of the innermost frame that is the user's and has one.
    pub fn position(&self, t: usize) -> u32 {
        let mut frames = self.threads[t].frames.iter().rev();
        let at = |frame: &thread::Frame| {
            let function = &self.program.functions[frame.func as usize];
            let pos = function.pos.get(frame.pc as usize).copied().unwrap_or(0);
            (!function.runtime && pos != 0).then_some(pos)
        };
        frames.find_map(at).unwrap_or(0)
    }
}
