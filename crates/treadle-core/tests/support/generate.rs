//! How programs are drawn: for each family of operations a strategy. They are kept so small that every interleaving can
//! be explored.

use super::ast::{Op, Place, Program, Value, REGISTERS};
use proptest::collection::vec;
use proptest::prelude::*;

type Ops = BoxedStrategy<Op>;

/// Plain and atomic accesses, fences.
pub fn accesses() -> BoxedStrategy<Program> {
    let op = access(whole());
    let two = programs(op.clone(), 2, 5);
    let three = programs(op, 3, 3);
    prop_oneof![two, three].boxed()
}

/// Accesses of different sizes to the same bytes.
pub fn mixed_sizes() -> BoxedStrategy<Program> {
    let op = access(part());
    prop_oneof![programs(op.clone(), 2, 4), programs(op, 3, 3)].boxed()
}

/// Accesses of different sizes among all kinds of other operations.
pub fn mixed_with_others() -> BoxedStrategy<Program> {
    let leaf =
        prop_oneof![3 => access(part()), 1 => access(whole()), 1 => control(access(part())), 1 => choice()].boxed();
    let locked = vec(leaf.clone(), 1..=2).prop_map(|ops| Op::Locked(0, ops));
    let others = prop_oneof![signal(leaf.clone()), cell(), spawn(leaf.clone())];
    let op = prop_oneof![2 => leaf, 4 => locked, 1 => others].boxed();
    prop_oneof![programs(op.clone(), 2, 3), programs(op, 3, 2)].boxed()
}

/// Mutexes, spin locks and what is done once.
pub fn mutexes() -> BoxedStrategy<Program> {
    with(mutex(access(whole())))
}

/// Locks for readers and writers.
pub fn readers_and_writers() -> BoxedStrategy<Program> {
    with(reader_writer(access(whole())))
}

/// Semaphores, condition variables with their mutex, barriers.
pub fn waiting() -> BoxedStrategy<Program> {
    let op = prop_oneof![3 => signal(access(whole())), 1 => mutex(access(whole()))];
    with(op.boxed())
}

/// Branches, assumptions, errors, waiting loops.
pub fn control_flow() -> BoxedStrategy<Program> {
    let op = prop_oneof![access(whole()), control(access(whole()))].boxed();
    prop_oneof![programs(op.clone(), 2, 5), programs(op, 3, 3)].boxed()
}

/// Nondeterministic bits and branches.
pub fn choices() -> BoxedStrategy<Program> {
    let op = prop_oneof![1 => choice(), 1 => control(access(whole()))];
    with(op.boxed())
}

/// Atomic sections.
pub fn sections() -> BoxedStrategy<Program> {
    with(section(access(whole())))
}

/// Memory of the heap, freed by somebody or by nobody.
pub fn heap() -> BoxedStrategy<Program> {
    with(cell())
}

/// Threads that create threads.
pub fn nested_threads() -> BoxedStrategy<Program> {
    let op = prop_oneof![2 => access(whole()), 1 => spawn(access(whole()))].boxed();
    prop_oneof![programs(op.clone(), 2, 3), programs(op, 3, 2)].boxed()
}

/// Everything at once.
pub fn anything() -> BoxedStrategy<Program> {
    let leaf =
        prop_oneof![4 => access(whole()), 1 => access(part()), 2 => control(access(whole())), 1 => choice()].boxed();
    let objects = prop_oneof![mutex(leaf.clone()), reader_writer(leaf.clone()), signal(leaf.clone())];
    let rare = prop_oneof![section(access(whole())), cell(), spawn(access(whole()))];
    let op = prop_oneof![3 => leaf, 2 => objects, 1 => rare].boxed();
    prop_oneof![programs(op.clone(), 2, 4), programs(op, 3, 2)].boxed()
}

/// Accesses, and more often operations of the given kind.
fn with(special: Ops) -> BoxedStrategy<Program> {
    let op = prop_oneof![2 => access(whole()), 3 => special].boxed();
    prop_oneof![programs(op.clone(), 2, 4), programs(op, 3, 2)].boxed()
}

/// Programs of so many threads with at most so many operations each; main has a few now and then.
fn programs(op: Ops, threads: usize, most: usize) -> impl Strategy<Value = Program> {
    let main = prop_oneof![4 => Just(Vec::new()), 1 => vec(op.clone(), 0..=2)];
    let body = vec(op, 1..=most);
    (vec(body, threads), main, any::<bool>(), 0u8..2).prop_map(|(threads, main, reads_at_end, semaphore)| Program {
        threads,
        main,
        reads_at_end,
        semaphore,
    })
}

fn whole() -> BoxedStrategy<Place> {
    prop_oneof![3 => Just(0u8), 3 => Just(1), 1 => Just(2)].prop_map(Place::whole).boxed()
}

/// Halves, bytes and pairs of words that overlap; also across the boundary of a machine word.
fn part() -> BoxedStrategy<Place> {
    let spans = [(0, 4), (0, 2), (2, 2), (0, 1), (1, 1), (3, 1), (0, 8), (4, 4), (6, 4), (1, 4)];
    (prop_oneof![4 => Just(0u8), 1 => Just(1)], proptest::sample::select(spans.to_vec()))
        .prop_map(|(variable, (offset, bytes))| Place { variable, offset, bytes })
        .boxed()
}

fn register() -> impl Strategy<Value = u8> {
    0..REGISTERS
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![3 => (1u8..3).prop_map(Value::Constant), 1 => register().prop_map(Value::After)]
}

fn access(place: BoxedStrategy<Place>) -> Ops {
    let at = || place.clone();
    prop_oneof![
        6 => (register(), at()).prop_map(|(r, p)| Op::Load(r, p)),
        6 => (at(), value()).prop_map(|(p, v)| Op::Store(p, v)),
        1 => (at(), value()).prop_map(|(p, v)| Op::StoreSeqCst(p, v)),
        1 => Just(Op::Fence),
        1 => (register(), at(), value()).prop_map(|(r, p, v)| Op::Add(r, p, v)),
        1 => (register(), at(), value()).prop_map(|(r, p, v)| Op::Exchange(r, p, v)),
        1 => (register(), at(), 0u8..3, 0u8..3).prop_map(|(r, p, old, new)| Op::CompareExchange(r, p, old, new)),
    ]
    .boxed()
}

fn choice() -> Ops {
    register().prop_map(Op::Choose).boxed()
}

fn control(leaf: Ops) -> Ops {
    prop_oneof![
        4 => (register(), 0u8..3, vec(leaf.clone(), 1..=2), vec(leaf, 0..=1))
            .prop_map(|(r, k, then, other)| Op::If(r, k, then, other)),
        1 => (register(), 1u8..3).prop_map(|(r, k)| Op::Error(r, k)),
        2 => (register(), 0u8..3).prop_map(|(r, k)| Op::Assume(r, k)),
        2 => (whole(), 0u8..3).prop_map(|(p, k)| Op::Await(p, k)),
        1 => (whole(), 0u8..3, 0u8..3).prop_map(|(p, old, new)| Op::AwaitExchange(p, old, new)),
    ]
    .boxed()
}

fn mutex(leaf: Ops) -> Ops {
    let inner = vec(leaf, 0..=2).boxed();
    let nested = (0u8..2, inner.clone()).prop_map(|(m, ops)| vec![Op::Locked(m, ops)]);
    prop_oneof![
        4 => (0u8..2, inner.clone()).prop_map(|(m, ops)| Op::Locked(m, ops)),
        1 => (0u8..2, nested).prop_map(|(m, ops)| Op::Locked(m, ops)),
        2 => (0u8..2, inner.clone()).prop_map(|(m, ops)| Op::TryLocked(m, ops)),
        1 => inner.prop_map(Op::SpinLocked),
        1 => Just(Op::Once),
    ]
    .boxed()
}

fn reader_writer(leaf: Ops) -> Ops {
    let inner = vec(leaf, 0..=2).boxed();
    prop_oneof![
        2 => inner.clone().prop_map(Op::Reading),
        2 => inner.clone().prop_map(Op::Writing),
        1 => inner.clone().prop_map(Op::TryReading),
        1 => inner.prop_map(Op::TryWriting),
    ]
    .boxed()
}

fn signal(leaf: Ops) -> Ops {
    prop_oneof![
        2 => Just(Op::Down),
        1 => Just(Op::TryDown),
        3 => Just(Op::Up),
        2 => vec(leaf, 0..=2).prop_map(Op::WaitCondition),
        2 => Just(Op::Signal),
        1 => Just(Op::Broadcast),
        3 => Just(Op::Barrier),
    ]
    .boxed()
}

fn section(leaf: Ops) -> Ops {
    vec(leaf, 1..=2).prop_map(Op::Section).boxed()
}

fn cell() -> Ops {
    prop_oneof![
        2 => register().prop_map(Op::LoadCell),
        2 => value().prop_map(Op::StoreCell),
        1 => Just(Op::FreeCell),
        1 => register().prop_map(Op::OwnCell),
    ]
    .boxed()
}

fn spawn(leaf: Ops) -> Ops {
    (vec(leaf.clone(), 1..=2), vec(leaf, 0..=1)).prop_map(|(child, between)| Op::Spawn(child, between)).boxed()
}
