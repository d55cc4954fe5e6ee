//! How C11 programs are drawn: for each family of accesses a strategy. Few variables, at most [`MAX_ACCESSES`] accesses in
//! all, so that all candidate executions can be enumerated.

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

/// The same, and accesses that are not atomic. Most of the programs are racy.
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

/// Data that is not atomic behind a flag: whether a program is racy depends on the orders and fences.
pub fn guarded() -> BoxedStrategy<Program> {
    let data = prop_oneof![
        (register(), Just(0)).prop_map(|(r, v)| Op::Load(r, v, NotAtomic)),
        (Just(0), value()).prop_map(|(v, value)| Op::Store(v, value, NotAtomic)),
    ];
    let reads = prop_oneof![2 => Just(Acquire), 1 => Just(Relaxed), 1 => Just(SeqCst)];
    let writes = prop_oneof![2 => Just(Release), 1 => Just(Relaxed), 1 => Just(SeqCst)];
    let publish = (vec(data.clone(), 1..=2), any::<bool>(), writes).prop_map(|(data, fenced, order)| {
        let fence = fenced.then_some(Op::Fence(Release));
        data.into_iter().chain(fence).chain([Op::Store(1, Value::Constant(1), order)]).collect::<Vec<_>>()
    });
    let look = (register(), any::<bool>(), reads, vec(data, 1..=2)).prop_map(|(r, fenced, order, data)| {
        let fence = fenced.then_some(Op::Fence(Acquire));
        vec![Op::Load(r, 1, order), Op::If(r, 1, fence.into_iter().chain(data).collect(), Vec::new())]
    });
    // Somebody who passes the flag on, or breaks the release sequence.
    let between = vec(operations(Family { update_weight: 10, ..MIXED }).prop_map(|op| on(1, op)), 0..=2);
    let tail = vec(operations(MIXED).prop_map(|op| on(1, op)), 0..=1);
    let first = (publish, tail).prop_map(|(ops, tail)| [ops, tail].concat());
    (first, between, look).prop_map(|(a, b, c)| Program::parallel(trim(vec![a, b, c]))).boxed()
}

/// Thread i accesses variable i and then the next one, round and round, as in SB, MP, S, R, 2+2W, LB and their longer kin;
/// others access one variable and make IRIW, WRC, RWC of them.
pub fn cycles() -> BoxedStrategy<Program> {
    let fence = prop_oneof![5 => Just(None), 2 => Just(Some(SeqCst)), 1 => select(MIXED.fences).prop_map(Some)];
    let two = (access(MIXED), fence, access(MIXED));
    let others = vec((access(MIXED), 0..2usize), 0..=2);
    (vec(two, 2..=3), others)
        .prop_map(|(round, others)| {
            let n = round.len();
            let pair = |(i, (first, fence, second)): (usize, (Op, Option<Order>, Op))| {
                let fence = fence.map(Op::Fence);
                [on(i, first)].into_iter().chain(fence).chain([on((i + 1) % n, second)]).collect()
            };
            let round = round.into_iter().enumerate().map(pair);
            // Four threads are enough.
            let others = others.into_iter().take(4 - n).map(|(op, variable)| vec![on(variable, op)]);
            Program::parallel(round.chain(others).collect())
        })
        .boxed()
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

/// The operations of two to four threads.
fn bodies(op: Ops) -> BoxedStrategy<Vec<Vec<Op>>> {
    let shape = |threads, least, most| vec(vec(op.clone(), least..=most), threads).prop_map(trim);
    prop_oneof![3 => shape(2, 2, 6), 3 => shape(3, 1, 4), 1 => shape(4, 1, 3)].boxed()
}

fn programs(op: Ops) -> BoxedStrategy<Program> {
    bodies(op).prop_map(Program::parallel).boxed()
}

/// Accesses and fences, now and then in a branch.
fn operations(family: Family) -> Ops {
    let leaf =
        prop_oneof![20 => access(family), family.fence_weight => select(family.fences).prop_map(Op::Fence)].boxed();
    let branch = (register(), 0..3u64, vec(leaf.clone(), 1..=2), vec(leaf.clone(), 0..=1));
    prop_oneof![6 => leaf, 1 => branch.prop_map(|(r, k, then, other)| Op::If(r, k, then, other))].boxed()
}

fn access(family: Family) -> Ops {
    let Family { reads, writes, updates, update_weight, .. } = family;
    let load = (register(), variable(), select(reads)).prop_map(|(r, v, o)| Op::Load(r, v, o));
    let store = (variable(), value(), select(writes)).prop_map(|(v, value, o)| Op::Store(v, value, o));
    let add = (register(), variable(), value(), select(updates)).prop_map(|(r, v, k, o)| Op::Add(r, v, k, o));
    let exchange = (register(), variable(), value(), select(updates)).prop_map(|(r, v, k, o)| Op::Exchange(r, v, k, o));
    let failures: Vec<Order> = reads.iter().copied().filter(|order| order.is_atomic()).collect();
    let compare_exchange = (register(), variable(), 0..3u64, 1..3u64, select(updates), select(failures))
        .prop_map(|(r, v, old, new, success, failure)| Op::CompareExchange(r, v, old, new, success, failure));
    let update = prop_oneof![2 => add, 1 => exchange, 2 => compare_exchange];
    let others = 20 - update_weight;
    prop_oneof![others.div_ceil(2) => load, others / 2 => store, update_weight => update].boxed()
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
