//! All candidate executions of a C11 program in which `sb ∪ rf` is acyclic: every rf, every mo, no axiom yet.
//!
//! A thread is a function of the values that its reads give. As `sb ∪ rf` has no cycle, an execution can be built read by
//! read, each from a write that is already there: [`graphs`] does that in all ways and forgets those met before. To each
//! graph belong all modification orders ([`orders`]).
//!
//! Events that no model could make consistent are left out where that is easy to see, as the numbers would explode: mo
//! agrees with sb and with the creation of threads, and an update comes right after the write that it reads from. Both
//! follow from the axioms *coherence* and *atomicity*.

use super::c11::{Op, Order, Program, Value, REGISTERS};
use super::relation::{Relation, MAX_EVENTS};
use std::collections::BTreeSet;

/// A memory access: its thread, and its number among the thread's accesses.
pub type Name = (usize, usize);
/// A write; `None` is the one of the initial value.
pub type Source = Option<Name>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Read,
    Write,
    Fence,
    Create(usize),
    Start,
    End,
    Join(usize),
}

#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// `None`: it writes an initial value.
    pub thread: Option<usize>,
    pub kind: Kind,
    pub order: Order,
    /// The variable of an access and the value read or written.
    pub variable: Option<usize>,
    pub value: u64,
    /// The number of an access among those of the thread; a read-modify-write is one access and two events.
    pub access: usize,
    /// It is part of a read-modify-write that succeeded.
    pub updates: bool,
}

impl Event {
    /// The name of the write.
    pub fn source(&self) -> Source {
        self.thread.map(|t| (t, self.access))
    }
}

/// A candidate execution with the relations of the PLDI 2017 paper.
pub struct Execution {
    pub events: Vec<Event>,
    /// Sequenced-before, total on the events of a thread; the initial writes come before everything.
    pub sb: Relation,
    /// Additional-synchronizes-with: from the creation of a thread to its start, from its end to the join.
    pub asw: Relation,
    /// From the read to the write of each read-modify-write.
    pub rmw: Relation,
    pub rf: Relation,
    pub mo: Relation,
    /// What the registers hold at the end, for each thread.
    pub registers: Vec<[u64; REGISTERS]>,
    /// What the variables hold at the end.
    pub memory: Vec<u64>,
}

/// What is known of a thread whose reads gave certain values.
struct Run {
    events: Vec<Event>,
    registers: [u64; REGISTERS],
    /// The variable of the read at which the thread waits for a value; `None`: it has ended.
    pending: Option<usize>,
}

struct Runner<'a> {
    thread: usize,
    answers: std::slice::Iter<'a, Answer>,
    run: Run,
    accesses: usize,
}

/// What a read gave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Answer {
    from: Source,
    value: u64,
}

/// For each thread what its reads gave so far.
type Graph = Vec<Vec<Answer>>;

/// All candidates, or `None` if there are more than `most` of them.
pub fn candidates(program: &Program, most: usize) -> Option<Vec<Execution>> {
    let mut all = Vec::new();
    for graph in graphs(program, most)? {
        let base = execution(program, &graph);
        let variables = base.memory.len();
        let choices: Vec<Vec<Vec<usize>>> = (0..variables).map(|v| orders(&base, v)).collect();
        if all.len() + choices.iter().map(Vec::len).product::<usize>() > most {
            return None;
        }
        all.extend(products(&choices).map(|chosen| with_mo(&base, &chosen)));
    }
    Some(all)
}

/// The runs of the threads with these answers.
fn runs(program: &Program, graph: &Graph) -> Vec<Run> {
    let run = |thread: usize| {
        let run = Run { events: Vec::new(), registers: [0; REGISTERS], pending: None };
        let mut runner = Runner { thread, answers: graph[thread].iter(), run, accesses: 0 };
        runner.other(Kind::Start, Order::NotAtomic);
        if runner.block(&program.threads[thread]) {
            runner.other(Kind::End, Order::NotAtomic);
        }
        runner.run
    };
    (0..program.threads.len()).map(run).collect()
}

impl Runner<'_> {
    /// Run operations; returns false if the thread waits.
    fn block(&mut self, ops: &[Op]) -> bool {
        ops.iter().all(|op| self.op(op))
    }

    fn op(&mut self, op: &Op) -> bool {
        match *op {
            Op::Load(register, variable, order) => self.read(register, variable, |_| (None, order)),
            Op::Store(variable, value, order) => {
                let value = self.operand(value);
                self.access(Kind::Write, variable, value, order, false);
                self.accesses += 1;
                true
            }
            Op::Add(register, variable, value, order) => {
                let operand = self.operand(value);
                self.read(register, variable, |old| (Some(old + operand), order))
            }
            Op::Exchange(register, variable, value, order) => {
                let new = self.operand(value);
                self.read(register, variable, |_| (Some(new), order))
            }
            Op::CompareExchange(register, variable, expected, new, success, failure) => {
                let outcome = |old| if old == expected { (Some(new), success) } else { (None, failure) };
                self.read(register, variable, outcome)
            }
            Op::Fence(order) => {
                self.other(Kind::Fence, order);
                true
            }
            Op::If(register, k, ref then, ref other) => {
                self.block(if self.run.registers[register] == k { then } else { other })
            }
            Op::Create(t) => {
                self.other(Kind::Create(t), Order::NotAtomic);
                true
            }
            Op::Join(t) => {
                self.other(Kind::Join(t), Order::NotAtomic);
                true
            }
        }
    }

    /// Read; `outcome` says of the value what is written, if anything is, and with which order all of it is done.
    fn read(&mut self, register: usize, variable: usize, outcome: impl Fn(u64) -> (Option<u64>, Order)) -> bool {
        let Some(&Answer { value: old, .. }) = self.answers.next() else {
            self.run.pending = Some(variable);
            return false;
        };
        let (new, order) = outcome(old);
        match new {
            None => self.access(Kind::Read, variable, old, order, false),
            Some(new) => {
                self.access(Kind::Read, variable, old, order.of_read(), true);
                self.access(Kind::Write, variable, new, order.of_write(), true);
            }
        }
        self.accesses += 1;
        self.run.registers[register] = old;
        true
    }

    fn operand(&self, value: Value) -> u64 {
        match value {
            Value::Constant(k) => k,
            Value::After(register) => self.run.registers[register] + 1,
        }
    }

    fn access(&mut self, kind: Kind, variable: usize, value: u64, order: Order, updates: bool) {
        let (thread, variable) = (Some(self.thread), Some(variable));
        self.run.events.push(Event { thread, kind, order, variable, value, access: self.accesses, updates });
    }

    fn other(&mut self, kind: Kind, order: Order) {
        let (thread, access) = (Some(self.thread), self.accesses);
        self.run.events.push(Event { thread, kind, order, variable: None, value: 0, access, updates: false });
    }
}

/// All complete graphs, or `None` if there are more than `most` graphs with the same number of reads.
fn graphs(program: &Program, most: usize) -> Option<Vec<Graph>> {
    let mut complete = Vec::new();
    let mut layer = BTreeSet::from([vec![Vec::new(); program.threads.len()]]);
    while !layer.is_empty() {
        let mut next = BTreeSet::new();
        for graph in layer {
            let runs = runs(program, &graph);
            for (thread, run) in runs.iter().enumerate() {
                for answer in run.pending.iter().flat_map(|&variable| answers(&runs, variable)) {
                    let mut longer = graph.clone();
                    longer[thread].push(answer);
                    if updates_differ(program, &longer) {
                        next.insert(longer);
                    }
                }
            }
            if runs.iter().all(|run| run.pending.is_none()) {
                complete.push(graph);
            }
        }
        if next.len() > most {
            return None;
        }
        layer = next;
    }
    Some(complete)
}

/// What a read of a variable can give.
fn answers(runs: &[Run], variable: usize) -> Vec<Answer> {
    let writes = runs.iter().flat_map(|run| &run.events).filter(|e| writes(e, variable));
    let answer = |write: &Event| Answer { from: write.source(), value: write.value };
    [Answer { from: None, value: 0 }].into_iter().chain(writes.map(answer)).collect()
}

fn writes(event: &Event, variable: usize) -> bool {
    event.kind == Kind::Write && event.variable == Some(variable)
}

/// No two updates read from the same write: only one of them can come right after it.
fn updates_differ(program: &Program, graph: &Graph) -> bool {
    let mut sources = BTreeSet::new();
    runs(program, graph).iter().zip(graph).all(|(run, answers)| {
        let reads = run.events.iter().filter(|e| e.kind == Kind::Read);
        reads.zip(answers).filter(|(read, _)| read.updates).all(|(read, a)| sources.insert((read.variable, a.from)))
    })
}

/// The execution of a complete graph, still without mo.
fn execution(program: &Program, graph: &Graph) -> Execution {
    let runs = runs(program, graph);
    let last = |e: &Event| e.variable.map_or(0, |v| v + 1);
    let variables = runs.iter().flat_map(|run| &run.events).map(last).max().unwrap_or(0);
    let initial = |v| Event {
        thread: None,
        kind: Kind::Write,
        order: Order::NotAtomic,
        variable: Some(v),
        value: 0,
        access: 0,
        updates: false,
    };
    let mut events: Vec<Event> = (0..variables).map(initial).collect();
    runs.iter().for_each(|run| events.extend(&run.events));
    let count = events.len();
    assert!(count <= MAX_EVENTS, "too many events:\n{program:?}");

    let pairs = |test: &dyn Fn(&Event, &Event) -> bool| Relation::of(count, |a, b| test(&events[a], &events[b]));
    let sb = Relation::of(count, |a, b| match (events[a].thread, events[b].thread) {
        (None, after) => after.is_some(),
        (before, after) => before == after && a < b,
    });
    let asw = pairs(&|a, b| match (a.kind, b.kind) {
        (Kind::Create(t), Kind::Start) => b.thread == Some(t),
        (Kind::End, Kind::Join(t)) => a.thread == Some(t),
        _ => false,
    });
    let same_access = |a: &Event, b: &Event| a.thread == b.thread && a.access == b.access;
    let rmw =
        pairs(&|a, b| a.kind == Kind::Read && b.kind == Kind::Write && a.updates && b.updates && same_access(a, b));
    let mut rf = Relation::EMPTY;
    for (t, answers) in graph.iter().enumerate() {
        let reads = (0..count).filter(|&n| events[n].thread == Some(t) && events[n].kind == Kind::Read);
        for (read, answer) in reads.zip(answers) {
            let variable = events[read].variable.unwrap_or_default();
            let from = |e: &Event| writes(e, variable) && e.source() == answer.from;
            let write = events.iter().position(from).expect("a read has a source");
            rf.insert(write, read);
        }
    }
    let registers = runs.iter().map(|run| run.registers).collect();
    Execution { events, sb, asw, rmw, rf, mo: Relation::EMPTY, registers, memory: vec![0; variables] }
}

/// The orders of a variable's writes that agree with sb and asw, in which each update follows what it reads from.
fn orders(execution: &Execution, variable: usize) -> Vec<Vec<usize>> {
    let before = (execution.sb | execution.asw).plus();
    let from = (execution.rf.then(execution.rmw)).inverse();
    let writes: Vec<usize> = (0..execution.events.len()).filter(|&n| writes(&execution.events[n], variable)).collect();
    let mut orders = vec![Vec::new()];
    for _ in &writes {
        let extend = |order: Vec<usize>| {
            let left: Vec<usize> = writes.iter().copied().filter(|w| !order.contains(w)).collect();
            let fits = |w: &usize| {
                let first = left.iter().all(|&other| !before.has(other, *w));
                let sources = writes.iter().filter(|&&source| from.has(*w, source));
                first && sources.into_iter().all(|source| order.last() == Some(source))
            };
            let fitting: Vec<usize> = left.iter().copied().filter(fits).collect();
            fitting.into_iter().map(move |w| [order.as_slice(), &[w]].concat())
        };
        orders = orders.into_iter().flat_map(extend).collect();
    }
    orders
}

/// One of each, in all ways.
fn products<T>(choices: &[Vec<T>]) -> impl Iterator<Item = Vec<&T>> {
    choices
        .iter()
        .fold(vec![Vec::new()], |chosen: Vec<Vec<&T>>, next| {
            let longer = |some: &Vec<_>| next.iter().map(|one| [some.as_slice(), &[one]].concat()).collect::<Vec<_>>();
            chosen.iter().flat_map(longer).collect()
        })
        .into_iter()
}

/// The execution with these modification orders of its variables.
fn with_mo(base: &Execution, orders: &[&Vec<usize>]) -> Execution {
    let mut mo = Relation::EMPTY;
    for order in orders {
        for (i, &earlier) in order.iter().enumerate() {
            order[i + 1..].iter().for_each(|&later| mo.insert(earlier, later));
        }
    }
    let value = |order: &&Vec<usize>| order.last().map_or(0, |&n| base.events[n].value);
    let (events, registers) = (base.events.clone(), base.registers.clone());
    Execution { events, registers, mo, memory: orders.iter().map(value).collect(), ..*base }
}
