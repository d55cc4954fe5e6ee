//! How C11 programs are drawn: for each family of accesses a strategy. Few variables, at most [`MAX_ACCESSES`] accesses in
//! all, so that all candidate executions can be enumerated.
//!
//! Operations drawn at random rarely meet in a way that an axiom forbids: [`cycles`] and [`messages`] have the shapes for
//! it. With any one part of the definitions in [`super::axioms`] left out, the answer to some of their programs changes
//! (but for *atomicity*, which all candidates have).

use super::c11::{Op, Order, Program, Value, REGISTERS};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

type Ops = BoxedStrategy<Op>;

/// Memory accesses of all threads, both branches of each `if` counted.
const MAX_ACCESSES: usize = 8;

/// Which orders the accesses of a family have, and how often its other operations come.
#[derive(Clone, Copy)]
struct Family {
    reads: &'static [Order],
    writes: &'static [Order],
    updates: &'static [Order],
    fences: &'static [Order],
    /// So many of 20 operations are updates.
    update_weight: u32,
    /// So many fences come to 20 accesses.
    fence_weight: u32,
}

use Order::{AcqRel, Acquire, NotAtomic, Relaxed, Release, SeqCst};

/// Atomic accesses of all orders, fences of all orders.
pub fn mixed() -> BoxedStrategy<Program> {
    programs(operations(MIXED))
}

/// The same, and accesses that are not atomic. Half of the programs are racy.
pub fn not_atomic() -> BoxedStrategy<Program> {
    let reads = &[NotAtomic, Relaxed, Acquire, SeqCst];
    let writes = &[NotAtomic, Relaxed, Release, SeqCst];
    programs(operations(Family { reads, writes, ..MIXED }))
}

/// Relaxed accesses between fences.
pub fn fences() -> BoxedStrategy<Program> {
    programs(operations(Family { fence_weight: 6, ..RELAXED }))
}

/// Relaxed accesses, seq_cst fences, here and there a seq_cst access: the axiom *sc* at work.
pub fn few_seq_cst() -> BoxedStrategy<Program> {
    let orders = &[Relaxed, Relaxed, SeqCst];
    let fences = &[SeqCst];
    programs(operations(Family { reads: orders, writes: orders, updates: orders, fences, fence_weight: 4, ..RELAXED }))
}

/// Seq_cst accesses only: C11 is SC then.
pub fn seq_cst() -> BoxedStrategy<Program> {
    programs(operations(SEQ_CST))
}

/// Relaxed accesses with a seq_cst fence between any two: C11 is SC then, too.
pub fn fenced() -> BoxedStrategy<Program> {
    let fence = |ops: Vec<Op>| ops.into_iter().flat_map(|op| [op, Op::Fence(SeqCst)]).collect();
    bodies(access(RELAXED)).prop_map(move |threads| Program::parallel(threads.into_iter().map(fence).collect())).boxed()
}

/// Mostly read-modify-writes: atomicity, release sequences.
pub fn updates() -> BoxedStrategy<Program> {
    programs(operations(Family { update_weight: 12, fence_weight: 2, ..MIXED }))
}

/// Data behind a flag: a thread writes it and sets the flag, one that sees the flag reads it, others do something to the
/// flag. Without atomic data it depends on orders, fences and release sequences whether the program is racy.
pub fn messages() -> BoxedStrategy<Program> {
    let flag = |family| vec(operations(family).prop_map(|op| on(1, op)), 0..=2);
    let later = flag(Family { update_weight: 6, ..MIXED });
    let between = flag(Family { update_weight: 12, ..MIXED });
    let set = prop_oneof![2 => Just(Release), 1 => Just(Relaxed), 1 => Just(SeqCst)];
    let look = prop_oneof![2 => Just(Acquire), 1 => Just(Relaxed), 1 => Just(SeqCst)];
    let fenced = || prop_oneof![3 => Just(false), 1 => Just(true)];
    let data = prop_oneof![Just(NotAtomic), Just(Relaxed)];
    (data, (set, fenced(), later), between, (look, fenced(), 1..3u64))
        .prop_map(|(data, (set, released, later), between, (look, acquired, k))| {
            let release = released.then_some(Op::Fence(Release));
            let acquire = acquired.then_some(Op::Fence(Acquire));
            let write = [Op::Store(0, Value::Constant(1), data)].into_iter().chain(release);
            let first = write.chain([Op::Store(1, Value::Constant(1), set)]).chain(later).collect();
            let read = acquire.into_iter().chain([Op::Load(1, 0, data)]).collect();
            let last = vec![Op::Load(0, 1, look), Op::If(0, k, read, Vec::new())];
            Program::parallel(trim(vec![first, last, between]))
        })
        .boxed()
}

/// Thread i accesses variable i and then the next one, round and round, as in SB, MP, S, R, 2+2W, LB and their longer kin;
/// others access one variable and make IRIW, WRC, RWC of them. The orders that go together are those that tell the parts of
/// the axiom *sc* apart.
pub fn cycles() -> BoxedStrategy<Program> {
    let few = Family { update_weight: 2, fence_weight: 1, fences: &[SeqCst], ..MIXED };
    let strong = Family { reads: &[Acquire, SeqCst], writes: &[Release, SeqCst], updates: &[AcqRel, SeqCst], ..few };
    let weak = Family { reads: &[Relaxed, SeqCst], writes: &[Relaxed, SeqCst], updates: &[Relaxed, SeqCst], ..few };
    prop_oneof![
        2 => cycle(Family { fence_weight: 5, ..MIXED }),
        1 => cycle(SEQ_CST),
        4 => cycle(strong),
        1 => cycle(Family { fences: &[SeqCst], fence_weight: 16, ..RELAXED }),
        2 => cycle(Family { fence_weight: 8, ..weak }),
        2 => cycle(Family { fences: &[Acquire, Release, AcqRel], fence_weight: 12, ..weak }),
    ]
    .boxed()
}

fn cycle(family: Family) -> BoxedStrategy<Program> {
    let fence =
        prop_oneof![20 - family.fence_weight => Just(None), family.fence_weight => fence(family).prop_map(Some)];
    let two = (access(family), fence, access(family));
    let one = prop_oneof![2 => store(family), 2 => update(family), 1 => load(family)].boxed();
    let ones = prop_oneof![3 => vec(one.clone(), 1), 1 => vec(one, 2)];
    let others = vec((ones, 0..3usize), 0..=2);
    let place = prop_oneof![6 => Just(Place::Own), 1 => Just(Place::Created), 1 => Just(Place::Joined)];
    (vec(two, 2..=3), others, place)
        .prop_map(|(round, others, place)| {
            let n = round.len();
            let pair = |(i, (first, fence, second)): (usize, (Op, Option<Op>, Op))| {
                let after = fence.into_iter().chain([on((i + 1) % n, second)]).collect::<Vec<_>>();
                [vec![on(i, first)], after].concat()
            };
            let round = round.into_iter().enumerate().map(pair);
            // Four threads are enough.
            let other = |(ops, v): (Vec<Op>, usize)| ops.into_iter().map(|op| on(v % n, op)).collect();
            let others = others.into_iter().take(4 - n).map(other);
            place.put(round.chain(others).collect())
        })
        .boxed()
}

/// Who does what the first thread is to do.
#[derive(Clone, Copy, Debug)]
enum Place {
    Own,
    /// Main does the first operation and then creates a thread for the others.
    Created,
    /// Main joins a thread that does the first operation and then does the others.
    Joined,
}

impl Place {
    fn put(self, threads: Vec<Vec<Op>>) -> Program {
        let (first, others) = threads.split_first().expect("there are threads");
        let (head, tail) = (first[..1].to_vec(), first[1..].to_vec());
        let (children, at, own) = match self {
            Place::Own => return Program::parallel(threads),
            Place::Created => ([others, &[tail]].concat(), others.len(), head),
            Place::Joined => ([&[head], others].concat(), threads.len() + 1, tail),
        };
        let mut program = Program::parallel(children);
        program.threads[0].splice(at..at, own);
        program
    }
}

/// Main has accesses of its own between the creations and joins.
pub fn main_too() -> BoxedStrategy<Program> {
    let op = operations(MIXED);
    let own = vec((op.clone(), any::<prop::sample::Index>()), 1..=3);
    (vec(vec(op, 1..=2), 2..=3), own)
        .prop_map(|(threads, own)| {
            let mut program = Program::parallel(threads);
            let main = &mut program.threads[0];
            for (op, place) in own {
                main.insert(1 + place.index(main.len() - 1), op);
            }
            Program { threads: trim(program.threads) }
        })
        .boxed()
}

const MIXED: Family = Family {
    reads: &[Relaxed, Acquire, SeqCst],
    writes: &[Relaxed, Release, SeqCst],
    updates: &[Relaxed, Acquire, Release, AcqRel, SeqCst],
    fences: &[Acquire, Release, AcqRel, SeqCst],
    update_weight: 3,
    fence_weight: 2,
};

const RELAXED: Family =
    Family { reads: &[Relaxed], writes: &[Relaxed], updates: &[Relaxed], update_weight: 2, ..MIXED };

const SEQ_CST: Family =
    Family { reads: &[SeqCst], writes: &[SeqCst], updates: &[SeqCst], fences: &[SeqCst], fence_weight: 0, ..MIXED };

/// Programs of two to four threads, the more the shorter.
fn bodies(op: Ops) -> BoxedStrategy<Vec<Vec<Op>>> {
    let shape = |threads, least, most| vec(vec(op.clone(), least..=most), threads).prop_map(trim);
    prop_oneof![3 => shape(2, 2, 6), 3 => shape(3, 1, 4), 1 => shape(4, 1, 3)].boxed()
}

fn programs(op: Ops) -> BoxedStrategy<Program> {
    bodies(op).prop_map(Program::parallel).boxed()
}

/// Accesses and fences, now and then in a branch.
fn operations(family: Family) -> Ops {
    let leaf = prop_oneof![20 => access(family), family.fence_weight => fence(family)].boxed();
    let branch = (register(), 0..3u64, vec(leaf.clone(), 1..=2), vec(leaf.clone(), 0..=1));
    prop_oneof![6 => leaf, 1 => branch.prop_map(|(r, k, then, other)| Op::If(r, k, then, other))].boxed()
}

fn access(family: Family) -> Ops {
    let others = 20 - family.update_weight;
    prop_oneof![
        others.div_ceil(2) => load(family),
        others / 2 => store(family),
        family.update_weight => update(family),
    ]
    .boxed()
}

fn load(family: Family) -> Ops {
    (register(), variable(), select(family.reads)).prop_map(|(r, v, order)| Op::Load(r, v, order)).boxed()
}

fn store(family: Family) -> Ops {
    (variable(), value(), select(family.writes)).prop_map(|(v, value, order)| Op::Store(v, value, order)).boxed()
}

fn update(family: Family) -> Ops {
    let order = || select(family.updates);
    let add = (register(), variable(), value(), order()).prop_map(|(r, v, k, o)| Op::Add(r, v, k, o));
    let exchange = (register(), variable(), value(), order()).prop_map(|(r, v, k, o)| Op::Exchange(r, v, k, o));
    let failures: Vec<Order> = family.reads.iter().copied().filter(|order| order.is_atomic()).collect();
    let compare_exchange = (register(), variable(), 0..3u64, 1..3u64, order(), select(failures))
        .prop_map(|(r, v, old, new, success, failure)| Op::CompareExchange(r, v, old, new, success, failure));
    prop_oneof![2 => add, 1 => exchange, 2 => compare_exchange].boxed()
}

fn fence(family: Family) -> Ops {
    select(family.fences).prop_map(Op::Fence).boxed()
}

fn register() -> impl Strategy<Value = usize> {
    0..REGISTERS
}

fn variable() -> impl Strategy<Value = usize> {
    prop_oneof![4 => Just(0usize), 4 => Just(1), 1 => Just(2)]
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![3 => (1..3u64).prop_map(Value::Constant), 1 => register().prop_map(Value::After)]
}

/// The same operation, with all its accesses to one variable.
fn on(variable: usize, op: Op) -> Op {
    let all = |ops: Vec<Op>| ops.into_iter().map(|op| on(variable, op)).collect();
    match op {
        Op::Load(r, _, o) => Op::Load(r, variable, o),
        Op::Store(_, value, o) => Op::Store(variable, value, o),
        Op::Add(r, _, value, o) => Op::Add(r, variable, value, o),
        Op::Exchange(r, _, value, o) => Op::Exchange(r, variable, value, o),
        Op::CompareExchange(r, _, old, new, o, failure) => Op::CompareExchange(r, variable, old, new, o, failure),
        Op::If(r, k, then, other) => Op::If(r, k, all(then), all(other)),
        other => other,
    }
}

/// Leave out the accesses that are too many.
fn trim(threads: Vec<Vec<Op>>) -> Vec<Vec<Op>> {
    let mut left = MAX_ACCESSES;
    threads.into_iter().map(|ops| trim_block(ops, &mut left)).collect()
}

fn trim_block(ops: Vec<Op>, left: &mut usize) -> Vec<Op> {
    let mut kept = Vec::new();
    for op in ops {
        match op {
            Op::If(r, k, then, other) => {
                let then = trim_block(then, left);
                kept.push(Op::If(r, k, then, trim_block(other, left)));
            }
            access if access.is_access() => {
                if *left > 0 {
                    *left -= 1;
                    kept.push(access);
                }
            }
            other => kept.push(other),
        }
    }
    kept
}
