//! Small C11 programs: straight-line threads with branches, every memory order of every access, fences.
//!
//! [`Program`] is what they are, its `Debug` form is how people read them; [`super::c11_llvm`] is how the machine gets
//! them, [`super::c11_random`] how they are drawn.

use std::fmt;

/// The shared variables' names, as many as a program can have. They are 0 at first.
pub const VARIABLES: [&str; 3] = ["x", "y", "z"];
/// Registers of each thread, 0 at first.
pub const REGISTERS: usize = 3;

/// The threads; thread 0 is main. Main creates the others in their order and joins each of them; what it accesses itself
/// lies between the first creation and the last join, as nothing that it does while it is alone is an event.
#[derive(Clone, PartialEq, Eq)]
pub struct Program {
    pub threads: Vec<Vec<Op>>,
}

/// C11's memory orders, and none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    NotAtomic,
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Constant(u64),
    /// A register's value plus 1.
    After(usize),
}

/// An operation of a thread. A register comes first, then a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    Load(usize, usize, Order),
    Store(usize, Value, Order),
    /// `fetch_add`; the register gets the old value, as in the next two.
    Add(usize, usize, Value, Order),
    Exchange(usize, usize, Value, Order),
    /// Expected and new value, the orders of success and of failure.
    CompareExchange(usize, usize, u64, u64, Order, Order),
    Fence(Order),
    /// Is the register equal to the constant?
    If(usize, u64, Vec<Op>, Vec<Op>),
    /// Main only: of a thread by its number.
    Create(usize),
    Join(usize),
}

impl Op {
    pub fn is_access(&self) -> bool {
        use Op::{Add, CompareExchange, Exchange, Load, Store};
        matches!(self, Load(..) | Store(..) | Add(..) | Exchange(..) | CompareExchange(..))
    }
}

impl Program {
    /// Main creates the threads and joins them.
    pub fn parallel(threads: Vec<Vec<Op>>) -> Program {
        let children = 1..=threads.len();
        let main = children.clone().map(Op::Create).chain(children.map(Op::Join)).collect();
        Program { threads: [vec![main], threads].concat() }
    }
}

impl Order {
    /// `⊒ rel` of the PLDI 2017 paper.
    pub const fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }

    /// `⊒ acq`.
    pub const fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    /// `⊒ rlx`.
    pub const fn is_atomic(self) -> bool {
        !matches!(self, Order::NotAtomic)
    }

    /// The order of the read of a read-modify-write.
    pub const fn of_read(self) -> Order {
        match self {
            Order::Release => Order::Relaxed,
            Order::AcqRel => Order::Acquire,
            other => other,
        }
    }

    /// The order of the write of a read-modify-write.
    pub const fn of_write(self) -> Order {
        match self {
            Order::Acquire => Order::Relaxed,
            Order::AcqRel => Order::Release,
            other => other,
        }
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (t, ops) in self.threads.iter().enumerate() {
            match t {
                0 => writeln!(f, "main:")?,
                _ => writeln!(f, "T{t}:")?,
            }
            block(f, ops, 1)?;
        }
        Ok(())
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Order::NotAtomic => "na",
            Order::Relaxed => "rlx",
            Order::Acquire => "acq",
            Order::Release => "rel",
            Order::AcqRel => "acq_rel",
            Order::SeqCst => "sc",
        })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Constant(k) => write!(f, "{k}"),
            Value::After(r) => write!(f, "r{r} + 1"),
        }
    }
}

fn block(f: &mut fmt::Formatter<'_>, ops: &[Op], depth: usize) -> fmt::Result {
    ops.iter().try_for_each(|op| line(f, op, depth))
}

fn line(f: &mut fmt::Formatter<'_>, op: &Op, depth: usize) -> fmt::Result {
    write!(f, "{:1$}", "", depth * 4)?;
    let name = |v: &usize| VARIABLES[*v];
    match op {
        Op::Load(r, v, o) => writeln!(f, "r{r} = {}.{o};", name(v)),
        Op::Store(v, value, o) => writeln!(f, "{}.{o} = {value};", name(v)),
        Op::Add(r, v, value, o) => writeln!(f, "r{r} = fetch_add.{o}({}, {value});", name(v)),
        Op::Exchange(r, v, value, o) => writeln!(f, "r{r} = exchange.{o}({}, {value});", name(v)),
        Op::CompareExchange(r, v, old, new, success, failure) => {
            writeln!(f, "r{r} = compare_exchange.{success}.{failure}({}, {old}, {new});", name(v))
        }
        Op::Fence(o) => writeln!(f, "fence.{o};"),
        Op::If(r, k, then, other) => {
            writeln!(f, "if (r{r} == {k}) {{")?;
            block(f, then, depth + 1)?;
            if !other.is_empty() {
                writeln!(f, "{:1$}}} else {{", "", depth * 4)?;
                block(f, other, depth + 1)?;
            }
            writeln!(f, "{:1$}}}", "", depth * 4)
        }
        Op::Create(t) => writeln!(f, "create(T{t});"),
        Op::Join(t) => writeln!(f, "join(T{t});"),
    }
}
