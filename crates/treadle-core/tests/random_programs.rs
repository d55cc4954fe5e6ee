//! The engines agree on random programs: `naive` on the one hand, `dpor` with source sets and with wakeup sequences on
//! the other, under SC, TSO and PSO.
//!
//! `TREADLE_RANDOM_PROGRAMS=N` checks N programs of each family, `TREADLE_RANDOM_SEED=N` other ones.

mod support;

use support::ast::{Op, Place, Program, Value};
use support::compare::{check_family, check_sizes, left_out, traces, MODELS};
use support::{generate, sizes};

#[test]
fn accesses() {
    check_family(generate::accesses(), 2000);
}

#[test]
fn mixed_sizes() {
    check_family(generate::mixed_sizes(), 500);
}

#[test]
fn mixed_with_others() {
    check_family(generate::mixed_with_others(), 300);
}

/// Where accesses of different sizes are ordered, the graph engine explores them like any others.
#[test]
fn ordered_sizes() {
    check_sizes(sizes::programs(), 300);
}

#[test]
fn mutexes() {
    check_family(generate::mutexes(), 400);
}

#[test]
fn readers_and_writers() {
    check_family(generate::readers_and_writers(), 300);
}

#[test]
fn waiting() {
    check_family(generate::waiting(), 400);
}

#[test]
fn control_flow() {
    check_family(generate::control_flow(), 1000);
}

#[test]
fn choices() {
    check_family(generate::choices(), 300);
}

#[test]
fn sections() {
    check_family(generate::sections(), 300);
}

#[test]
fn heap() {
    check_family(generate::heap(), 300);
}

#[test]
fn nested_threads() {
    check_family(generate::nested_threads(), 300);
}

#[test]
fn anything() {
    check_family(generate::anything(), 300);
}

/// Figure 1 of Abdulla et al., "Stateless Model Checking for TSO and PSO" (TACAS 2015): store buffering.
#[test]
fn figure_1_of_tacas_2015() {
    let (x, y) = (Place::whole(0), Place::whole(1));
    let first = vec![Op::Store(x, Value::Constant(1)), Op::Load(0, y)];
    let second = vec![Op::Store(y, Value::Constant(1)), Op::Load(0, x)];
    counts(&program(vec![first, second]), [3, 4, 4]);
}

/// Figure 5 of the same paper: a load that sees its own thread's store, another store to the variable.
#[test]
fn figure_5_of_tacas_2015() {
    let x = Place::whole(0);
    let first = vec![Op::Store(x, Value::Constant(1)), Op::Load(0, x)];
    let second = vec![Op::Store(x, Value::Constant(2))];
    counts(&program(vec![first, second]), [3, 3, 3]);
}

/// Two threads that store to one variable and read it back, three rounds each: the smallest load and store program found
/// with 328 traces, the number of which Nidhugg's Optimal-DPOR loses some under TSO.
#[test]
fn three_rounds_of_store_and_load() {
    let x = Place::whole(0);
    let round = |k| [Op::Store(x, Value::Constant(k)), Op::Load(0, x)];
    let thread = |first: u8| (first..first + 3).flat_map(round).collect();
    counts(&program(vec![thread(1), thread(11)]), [328, 328, 328]);
    let turned = |first: u8| (first..first + 3).flat_map(|k| round(k).into_iter().rev()).collect();
    counts(&program(vec![turned(1), turned(11)]), [328, 328, 328]);
}

/// A race between accesses of different sizes is left out, and the report says so; other accesses of these sizes are not.
#[test]
fn racing_sizes() {
    let (word, byte) = (Place::whole(0), Place { variable: 0, offset: 1, bytes: 1 });
    let store = |place| Op::Store(place, Value::Constant(1));
    let racy = program(vec![vec![store(word)], vec![Op::Load(0, byte)]]);
    let locked = program(vec![vec![Op::Locked(0, vec![store(word)])], vec![Op::Locked(0, vec![Op::Load(0, byte)])]]);
    let own = program(vec![vec![store(byte), Op::Load(0, word)], vec![store(Place::whole(1))]]);
    for model in MODELS {
        let cuts = left_out(&racy, model).expect("a program");
        assert!(cuts.len() == 1 && cuts[0].contains("race on bytes that are accessed in different sizes"), "{cuts:?}");
        assert_eq!(left_out(&locked, model), Ok(Vec::new()));
        assert_eq!(left_out(&own, model), Ok(Vec::new()));
    }
    counts(&locked, [2, 2, 2]);
    counts(&own, [1, 1, 1]);
}

fn program(threads: Vec<Vec<Op>>) -> Program {
    Program { threads, main: Vec::new(), reads_at_end: false, semaphore: 0 }
}

/// So many traces under SC, TSO and PSO, by all engines.
fn counts(program: &Program, expected: [usize; 3]) {
    for (model, expected) in MODELS.into_iter().zip(expected) {
        assert_eq!(traces(program, model), Ok(expected), "{model:?}\n{program:?}");
    }
}
