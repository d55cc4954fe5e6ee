//! Litmus tests with known answers: how many executions there are under RC11 and RA, and is the weak outcome among them.
//!
//! The names are those of the literature ("Herding cats", TOPLAS 2014, for the shapes). *PLDI 2017* is Lahav et al.,
//! "Repairing Sequential Consistency in C/C++11"; the tests named there are the ones in which RC11 and C11 differ.

use super::c11::{Op, Order, Program, Value, REGISTERS};

use Order::{AcqRel, Acquire as Acq, NotAtomic as Na, Relaxed as Rlx, Release as Rel, SeqCst as Sc};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// So many executions, one with the weak outcome among them.
    Allows(usize),
    /// So many executions, none with it.
    Forbids(usize),
    /// There is a data race.
    Racy,
}

/// What the registers of each thread (0 is main) and the variables hold at the end.
pub type Outcome = fn(&[[u64; REGISTERS]], &[u64]) -> bool;

pub struct Litmus {
    pub name: &'static str,
    pub program: Program,
    pub weak: Outcome,
    pub rc11: Answer,
    pub ra: Answer,
}

use Answer::{Allows, Forbids, Racy};

const X: usize = 0;
const Y: usize = 1;
const Z: usize = 2;

/// `variable = k`.
fn w(variable: usize, k: u64, order: Order) -> Op {
    Op::Store(variable, Value::Constant(k), order)
}

/// `register = variable`.
fn r(register: usize, variable: usize, order: Order) -> Op {
    Op::Load(register, variable, order)
}

fn add(register: usize, variable: usize, order: Order) -> Op {
    Op::Add(register, variable, Value::Constant(1), order)
}

fn cas(register: usize, variable: usize, old: u64, new: u64, success: Order, failure: Order) -> Op {
    Op::CompareExchange(register, variable, old, new, success, failure)
}

const fn f(order: Order) -> Op {
    Op::Fence(order)
}

/// `if (r0 == k) ...`.
fn if_0(k: u64, then: &[Op]) -> Op {
    Op::If(0, k, then.to_vec(), Vec::new())
}

fn test<const N: usize>(name: &'static str, threads: [&[Op]; N], weak: Outcome, rc11: Answer, ra: Answer) -> Litmus {
    let program = Program::parallel(threads.into_iter().map(<[Op]>::to_vec).collect());
    Litmus { name, program, weak, rc11, ra }
}

/// Main creates the threads and joins them, with operations of its own in between.
fn with_main(main: &[Op], litmus: Litmus) -> Litmus {
    let mut program = litmus.program;
    program.threads[0] = main.to_vec();
    Litmus { program, ..litmus }
}

/// One location: coherence and atomicity.
pub fn one_location() -> Vec<Litmus> {
    vec![
        test("CoWW", [&[w(X, 1, Rlx), w(X, 2, Rlx)], &[w(X, 3, Rlx)]], |_, m| m[X] == 1, Forbids(3), Forbids(3)),
        test(
            "CoRR",
            [&[w(X, 1, Rlx), w(X, 2, Rlx)], &[r(0, X, Rlx), r(1, X, Rlx)]],
            |t, _| t[2][0] > t[2][1],
            Forbids(6),
            Forbids(6),
        ),
        test(
            "CoRW",
            [&[r(0, X, Rlx), w(X, 1, Rlx)], &[w(X, 2, Rlx)]],
            |t, m| t[1][0] == 2 && m[X] == 2,
            Forbids(3),
            Forbids(3),
        ),
        test(
            "CoWR",
            [&[w(X, 1, Rlx), r(0, X, Rlx)], &[w(X, 2, Rlx)]],
            |t, m| t[1][0] == 2 && m[X] == 1,
            Forbids(3),
            Forbids(3),
        ),
        test(
            "two fetch_add",
            [&[add(0, X, Rlx)], &[add(0, X, Rlx)]],
            |t, _| t[1][0] == t[2][0],
            Forbids(2),
            Forbids(2),
        ),
        test(
            "three fetch_add",
            [&[add(0, X, Rlx)], &[add(0, X, Rlx)], &[add(0, X, Rlx)]],
            |_, m| m[X] < 3,
            Forbids(6),
            Forbids(6),
        ),
        test(
            "fetch_add and store",
            [&[add(0, X, Rlx)], &[w(X, 5, Rlx)]],
            |t, m| t[1][0] == 0 && m[X] == 1,
            Forbids(2),
            Forbids(2),
        ),
        test(
            "one wins",
            [&[cas(0, X, 0, 1, Rlx, Rlx)], &[cas(0, X, 0, 2, Rlx, Rlx)]],
            |t, _| t[1][0] == 0 && t[2][0] == 0,
            Forbids(2),
            Forbids(2),
        ),
    ]
}

/// The shapes of two locations and more, with the orders that just forbid them and those that just don't.
pub fn shapes() -> Vec<Litmus> {
    let mp = |name, a, b, c: &[Op], d: &[Op], rc11, ra| {
        let writer = [&[w(X, 1, Rlx)], c, &[w(Y, 1, a)]].concat();
        let reader = [&[r(0, Y, b)], d, &[r(1, X, Rlx)]].concat();
        test(name, [&writer, &reader], |t, _| t[2][0] == 1 && t[2][1] == 0, rc11, ra)
    };
    let sb = |name, store, load, between: &[Op], rc11, ra| {
        let first = [&[w(X, 1, store)], between, &[r(0, Y, load)]].concat();
        let second = [&[w(Y, 1, store)], between, &[r(0, X, load)]].concat();
        test(name, [&first, &second], |t, _| t[1][0] == 0 && t[2][0] == 0, rc11, ra)
    };
    let lb = |name, order, rc11, ra| {
        let (first, second) = ([r(0, X, order), w(Y, 1, order)], [r(0, Y, order), w(X, 1, order)]);
        test(name, [&first, &second], |t, _| t[1][0] == 1 && t[2][0] == 1, rc11, ra)
    };
    let two_two_w = |name, order, between: &[Op], rc11, ra| {
        let first = [&[w(X, 1, order)], between, &[w(Y, 2, order)]].concat();
        let second = [&[w(Y, 1, order)], between, &[w(X, 2, order)]].concat();
        test(name, [&first, &second], |_, m| m[X] == 1 && m[Y] == 1, rc11, ra)
    };
    let iriw = |name, store, load, between: &[Op], rc11, ra| {
        let reader = |a, b| [&[r(0, a, load)], between, &[r(1, b, load)]].concat();
        let (first, second) = (reader(X, Y), reader(Y, X));
        let weak: Outcome = |t, _| t[2] == [1, 0, 0] && t[3] == [1, 0, 0];
        test(name, [&[w(X, 1, store)], &first, &second, &[w(Y, 1, store)]], weak, rc11, ra)
    };
    let wrc = |name, store, load, rc11, ra| {
        let (middle, last) = ([r(0, X, load), w(Y, 1, store)], [r(0, Y, load), r(1, X, load)]);
        let weak: Outcome = |t, _| t[2][0] == 1 && t[3][0] == 1 && t[3][1] == 0;
        test(name, [&[w(X, 1, store)], &middle, &last], weak, rc11, ra)
    };
    let isa2 = |name, store, load, rc11, ra| {
        let (first, middle) = ([w(X, 1, Rlx), w(Y, 1, store)], [r(0, Y, load), w(Z, 1, store)]);
        let weak: Outcome = |t, _| t[2][0] == 1 && t[3][0] == 1 && t[3][1] == 0;
        test(name, [&first, &middle, &[r(0, Z, load), r(1, X, Rlx)]], weak, rc11, ra)
    };
    vec![
        mp("MP", Rlx, Rlx, &[], &[], Allows(4), Forbids(3)),
        mp("MP+rel+acq", Rel, Acq, &[], &[], Forbids(3), Forbids(3)),
        mp("MP+rel+rlx", Rel, Rlx, &[], &[], Allows(4), Forbids(3)),
        mp("MP+rlx+acq", Rlx, Acq, &[], &[], Allows(4), Forbids(3)),
        mp("MP+frel+facq", Rlx, Rlx, &[f(Rel)], &[f(Acq)], Forbids(3), Forbids(3)),
        mp("MP+frel+acq", Rlx, Acq, &[f(Rel)], &[], Forbids(3), Forbids(3)),
        mp("MP+rel+facq", Rel, Rlx, &[], &[f(Acq)], Forbids(3), Forbids(3)),
        mp("MP+facq+frel", Rlx, Rlx, &[f(Acq)], &[f(Rel)], Allows(4), Forbids(3)),
        sb("SB", Rlx, Rlx, &[], Allows(4), Allows(4)),
        sb("SB+rel+acq", Rel, Acq, &[], Allows(4), Allows(4)),
        sb("SB+sc", Sc, Sc, &[], Forbids(3), Allows(4)),
        sb("SB+facq_rel", Rlx, Rlx, &[f(AcqRel)], Allows(4), Allows(4)),
        sb("SB+fsc", Rlx, Rlx, &[f(Sc)], Forbids(3), Forbids(3)),
        // A seq_cst RMW is no fence, and a failed one even less; but two RMWs of one location are ordered.
        sb("SB+RMW", Rlx, Rlx, &[add(1, Z, Sc)], Forbids(4), Forbids(4)),
        sb("SB+failed CAS", Rlx, Rlx, &[cas(1, Z, 7, 8, Sc, Sc)], Allows(4), Allows(4)),
        test(
            "SB by RMWs",
            [&[add(1, X, Sc), r(0, Y, Rlx)], &[add(1, Y, Sc), r(0, X, Rlx)]],
            |t, _| t[1][0] == 0 && t[2][0] == 0,
            Allows(4),
            Allows(4),
        ),
        lb("LB", Rlx, Forbids(3), Forbids(3)),
        two_two_w("2+2W", Rlx, &[], Allows(4), Allows(4)),
        two_two_w("2+2W+rel", Rel, &[], Allows(4), Allows(4)),
        two_two_w("2+2W+sc", Sc, &[], Forbids(3), Allows(4)),
        two_two_w("2+2W+fsc", Rlx, &[f(Sc)], Forbids(3), Forbids(3)),
        iriw("IRIW+rel+acq", Rel, Acq, &[], Allows(16), Allows(16)),
        iriw("IRIW+sc", Sc, Sc, &[], Forbids(15), Allows(16)),
        iriw("IRIW+fsc", Rlx, Rlx, &[f(Sc)], Forbids(15), Forbids(15)),
        wrc("WRC", Rlx, Rlx, Allows(8), Forbids(7)),
        wrc("WRC+rel+acq", Rel, Acq, Forbids(7), Forbids(7)),
        isa2("ISA2", Rlx, Rlx, Allows(8), Forbids(7)),
        isa2("ISA2+rel+acq", Rel, Acq, Forbids(7), Forbids(7)),
    ]
}

/// Release sequences: of the releasing thread's later writes (PLDI 2017; C++20 dropped those) and of any RMWs.
pub fn release_sequences() -> Vec<Litmus> {
    let reader = [r(0, Y, Acq), r(1, X, Rlx)];
    vec![
        test(
            "the thread's next write",
            [&[w(X, 1, Rlx), w(Y, 1, Rel), w(Y, 2, Rlx)], &reader],
            |t, _| t[2][0] == 2 && t[2][1] == 0,
            Forbids(4),
            Forbids(4),
        ),
        test(
            "another thread's write",
            [&[w(X, 1, Rlx), w(Y, 1, Rel)], &[w(Y, 2, Rlx)], &reader],
            |t, m| t[3][0] == 2 && t[3][1] == 0 && m[Y] == 2,
            Allows(10),
            Allows(10),
        ),
        test(
            "another thread's RMW",
            [&[w(X, 1, Rlx), w(Y, 1, Rel)], &[add(0, Y, Rlx)], &reader],
            |t, _| t[3][0] == 2 && t[3][1] == 0,
            Forbids(9),
            Forbids(9),
        ),
        test(
            "a fence's",
            [&[w(X, 1, Rlx), f(Rel), w(Y, 1, Rlx), w(Y, 2, Rlx)], &[r(0, Y, Rlx), f(Acq), r(1, X, Rlx)]],
            |t, _| t[2][0] > 0 && t[2][1] == 0,
            Forbids(4),
            Forbids(4),
        ),
        // R2 of "Bridging the gap between programming languages and hardware weak memory models" (POPL 2019).
        test(
            "R2",
            [&[w(X, 1, Rlx), w(Y, 1, Rel)], &[add(0, Y, AcqRel), w(Y, 3, Rlx)], &reader],
            |t, _| t[2][0] == 1 && t[3][0] == 3 && t[3][1] == 0,
            Forbids(19),
            Forbids(19),
        ),
        test(
            "R2 with a relaxed RMW",
            [&[w(X, 1, Rlx), w(Y, 1, Rel)], &[add(0, Y, Rlx), w(Y, 3, Rlx)], &reader],
            |t, _| t[2][0] == 1 && t[3][0] == 3 && t[3][1] == 0,
            Allows(20),
            Forbids(19),
        ),
    ]
}

/// Where RC11 is weaker or stronger than C11: PLDI 2017, sections 1 to 3.
pub fn repairs() -> Vec<Litmus> {
    vec![
        // Weaker: C11 forbids it, the compilation to Power allows it.
        test(
            "Z6.U",
            [&[w(X, 1, Sc), w(Y, 1, Rel)], &[add(0, Y, Sc), r(1, Y, Rlx)], &[w(Y, 3, Sc), r(0, X, Sc)]],
            |t, _| t[2][0] == 1 && t[2][1] == 3 && t[3][0] == 0,
            Allows(24),
            Allows(24),
        ),
        test(
            "IRIW-acq-sc",
            [&[w(X, 1, Sc)], &[r(0, X, Acq), r(1, Y, Sc)], &[r(0, Y, Acq), r(1, X, Sc)], &[w(Y, 1, Sc)]],
            |t, _| t[2] == [1, 0, 0] && t[3] == [1, 0, 0],
            Allows(16),
            Allows(16),
        ),
        // Stronger: fences restore SC.
        test(
            "RWC+syncs",
            [&[w(X, 1, Rlx)], &[r(0, X, Rlx), f(Sc), r(1, Y, Rlx)], &[w(Y, 1, Rlx), f(Sc), r(0, X, Rlx)]],
            |t, _| t[2] == [1, 0, 0] && t[3][0] == 0,
            Forbids(7),
            Forbids(7),
        ),
        test(
            "W+RWC",
            [&[w(X, 1, Rlx), w(Z, 1, Rel)], &[r(0, Z, Acq), f(Sc), r(1, Y, Rlx)], &[w(Y, 1, Rlx), f(Sc), r(0, X, Rlx)]],
            |t, _| t[2] == [1, 0, 0] && t[3][0] == 0,
            Forbids(7),
            Forbids(7),
        ),
        // What is left of hb in psc: sb;hb;sb between different locations, and all of it next to a fence.
        test(
            "W+RWC+sc",
            [&[w(X, 1, Sc), w(Z, 1, Rel)], &[r(0, Z, Acq), r(1, Y, Sc)], &[w(Y, 1, Sc), r(0, X, Sc)]],
            |t, _| t[2] == [1, 0, 0] && t[3][0] == 0,
            Forbids(7),
            Allows(8),
        ),
        test(
            "W+RWC+sc+frel+facq",
            [&[w(X, 1, Sc), f(Rel), w(Z, 1, Rlx)], &[r(0, Z, Rlx), f(Acq), r(1, Y, Sc)], &[w(Y, 1, Sc), r(0, X, Sc)]],
            |t, _| t[2] == [1, 0, 0] && t[3][0] == 0,
            Forbids(7),
            Allows(8),
        ),
        test(
            "SB+fsc+sc",
            [&[w(X, 1, Rlx), f(Sc), r(0, Y, Rlx)], &[w(Y, 1, Sc), r(0, X, Sc)]],
            |t, _| t[1][0] == 0 && t[2][0] == 0,
            Forbids(3),
            Allows(4),
        ),
        // No thin air.
        test(
            "OOTA",
            [&[r(0, X, Rlx), if_0(1, &[w(Y, 1, Rlx)])], &[r(0, Y, Rlx), if_0(1, &[w(X, 1, Rlx)])]],
            |t, _| t[1][0] == 1,
            Forbids(1),
            Forbids(1),
        ),
    ]
}

/// The creation and the joining of threads.
pub fn threads() -> Vec<Litmus> {
    let none: Outcome = |_, _| false;
    vec![
        // Creation is an event: what comes before it is in scb with what comes after the start (sb;hb;sb).
        with_main(
            &[Op::Create(1), w(X, 1, Sc), Op::Create(2), Op::Join(1), Op::Join(2)],
            test(
                "SB around a creation",
                [&[w(Y, 1, Sc), r(0, X, Sc)], &[r(0, Y, Sc)]],
                |t, _| t[1][0] == 0 && t[2][0] == 0,
                Forbids(3),
                Allows(4),
            ),
        ),
        with_main(
            &[Op::Create(1), Op::Create(2), Op::Join(1), r(0, Y, Sc), Op::Join(2)],
            test(
                "SB around a join",
                [&[w(X, 1, Sc)], &[w(Y, 1, Sc), r(0, X, Sc)]],
                |t, _| t[0][0] == 0 && t[2][0] == 0,
                Forbids(3),
                Allows(4),
            ),
        ),
        with_main(
            &[Op::Create(1), r(0, X, Rlx), Op::Create(2), Op::Join(1), Op::Join(2)],
            test(
                "LB around a creation",
                [&[r(0, Y, Rlx), w(X, 1, Rlx)], &[w(Y, 1, Rlx)]],
                |t, _| t[0][0] == 1 && t[1][0] == 1,
                Forbids(3),
                Forbids(3),
            ),
        ),
        with_main(
            &[Op::Create(1), w(X, 1, Na), Op::Create(2), Op::Join(2), r(0, X, Na), Op::Join(1)],
            test("data passed on", [&[], &[r(0, X, Na), w(X, 2, Na)]], |t, _| t[0][0] != 2, Forbids(1), Forbids(1)),
        ),
        with_main(
            &[Op::Create(1), Op::Create(2), w(X, 1, Na), Op::Join(1), Op::Join(2)],
            test("written too late", [&[r(0, X, Na)], &[]], none, Racy, Racy),
        ),
    ]
}

/// Data races.
pub fn races() -> Vec<Litmus> {
    let guarded = |name, a, b, c: &[Op], d: &[Op], rc11, ra| {
        let writer = [&[w(X, 1, Na)], c, &[w(Y, 1, a)]].concat();
        let reader = [r(0, Y, b), if_0(1, &[d, &[r(1, X, Na)]].concat())];
        test(name, [&writer, &reader], |t, _| t[2][0] == 1 && t[2][1] == 0, rc11, ra)
    };
    let none: Outcome = |_, _| false;
    vec![
        guarded("guarded by rel+acq", Rel, Acq, &[], &[], Forbids(2), Forbids(2)),
        guarded("guarded by sc", Sc, Sc, &[], &[], Forbids(2), Forbids(2)),
        guarded("guarded by fences", Rlx, Rlx, &[f(Rel)], &[f(Acq)], Forbids(2), Forbids(2)),
        guarded("guarded by rlx", Rlx, Rlx, &[], &[], Racy, Forbids(2)),
        guarded("guarded by rel+rlx", Rel, Rlx, &[], &[], Racy, Forbids(2)),
        test("two writes", [&[w(X, 1, Na)], &[w(X, 2, Na)]], none, Racy, Racy),
        test("atomic and not", [&[w(X, 1, Sc)], &[r(0, X, Na)]], none, Racy, Racy),
        test("two reads", [&[r(0, X, Na)], &[r(0, X, Na)]], none, Forbids(1), Forbids(1)),
        test("two locations", [&[w(X, 1, Na)], &[w(Y, 1, Na)]], none, Forbids(1), Forbids(1)),
    ]
}
