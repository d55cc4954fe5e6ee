//! The graph engine under SC, RA and RC11 against its oracle: the axioms, on all executions that small C11 programs could
//! possibly have. The programs are random ones and litmus tests.
//!
//! The oracle itself is checked against what is known: under SC the `dpor` engine, under RC11 what PLDI 2017 guarantees to
//! programmers, and the answers of the litmus tests.
//!
//! `TREADLE_RANDOM_PROGRAMS=N` checks N programs of each family, `TREADLE_RANDOM_SEED=N` other ones.

mod support {
    pub mod agree;
    pub mod axioms;
    pub mod c11;
    pub mod c11_litmus;
    pub mod c11_llvm;
    pub mod c11_random;
    pub mod candidates;
    pub mod relation;
}

use proptest::strategy::BoxedStrategy;
use std::collections::BTreeSet;
use support::agree::{for_programs, graph_agrees, sc_traces, MOST};
use support::axioms::{behaviours, Behaviours, Signature};
use support::c11::Program;
use support::c11_litmus::{Answer, Litmus};
use support::c11_random as random;
use treadle_core::machine::StoreModel;

const MODELS: [StoreModel; 3] = [StoreModel::Sc, StoreModel::Ra, StoreModel::Rc11];

/// The families, and how many programs of each are enough by default.
fn families() -> [(BoxedStrategy<Program>, u32); 9] {
    [
        (random::mixed(), 300),
        (random::not_atomic(), 150),
        (random::fences(), 200),
        (random::few_seq_cst(), 250),
        (random::seq_cst(), 100),
        (random::updates(), 200),
        (random::messages(), 400),
        (random::cycles(), 3000),
        (random::main_too(), 100),
    ]
}

/// The oracle's SC is the machine's.
#[test]
fn sc_is_that_of_dpor() {
    for (family, programs) in families() {
        for_programs(family, programs, |program| {
            let Some(expected) = behaviours(program, StoreModel::Sc, MOST) else { return Ok(false) };
            let (found, expected) = (sc_traces(program)?, expected.executions.len());
            require(found == expected, format!("{found} traces, the axioms allow {expected}"))
        });
    }
}

/// What PLDI 2017 guarantees to programmers: with seq_cst accesses only, or with seq_cst fences between all accesses, RC11
/// is SC.
#[test]
fn rc11_is_sc_where_it_must_be() {
    for family in [random::seq_cst(), random::fenced()] {
        for_programs(family, 300, |program| {
            let Some([sc, _, rc11]) = under_each(program) else { return Ok(false) };
            require(sc == rc11, format!("{} executions under SC, {} under RC11", sc.len(), rc11.len()))
        });
    }
}

/// What SC allows is allowed; and without seq_cst accesses RC11 allows what RA does, whose accesses are stronger.
#[test]
fn stronger_models_allow_less() {
    for (family, programs) in families() {
        for_programs(family, programs, |program| {
            let Some([sc, ra, rc11]) = under_each(program) else { return Ok(false) };
            require(sc.is_subset(&ra) && sc.is_subset(&rc11), "an execution of SC is forbidden".to_string())
        });
    }
    for_programs(random::fences(), 200, |program| {
        let Some([_, ra, rc11]) = under_each(program) else { return Ok(false) };
        require(ra.is_subset(&rc11), "RC11 forbids an execution of RA".to_string())
    });
}

/// The consistent executions under each of [`MODELS`], unless there are too many candidates.
fn under_each(program: &Program) -> Option<[BTreeSet<Signature>; 3]> {
    let [sc, ra, rc11] = MODELS.map(|model| behaviours(program, model, MOST).map(|all| all.signatures()));
    Some([sc?, ra?, rc11?])
}

fn require(holds: bool, otherwise: String) -> Result<bool, String> {
    if holds {
        Ok(true)
    } else {
        Err(otherwise)
    }
}

fn litmus() -> Vec<Litmus> {
    use support::c11_litmus::{one_location, races, release_sequences, repairs, shapes, threads};
    [one_location(), shapes(), release_sequences(), repairs(), threads(), races()].into_iter().flatten().collect()
}

/// The oracle's answers are the known ones.
#[test]
fn litmus_tests_by_the_axioms() {
    let mut wrong = Vec::new();
    for litmus in litmus() {
        for (model, expected) in [(StoreModel::Rc11, litmus.rc11), (StoreModel::Ra, litmus.ra)] {
            let found = answer(&litmus, model);
            if found != expected {
                wrong.push(format!("{} under {model:?}: {found:?}, not {expected:?}", litmus.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn answer(litmus: &Litmus, model: StoreModel) -> Answer {
    let Behaviours { executions, racy } = behaviours(&litmus.program, model, MOST).expect("litmus tests are small");
    let weak = executions.iter().any(|e| (litmus.weak)(&e.registers, &e.memory));
    match (racy, weak) {
        (true, _) => Answer::Racy,
        (false, true) => Answer::Allows(executions.len()),
        (false, false) => Answer::Forbids(executions.len()),
    }
}

/// The engine finds what the axioms allow, each execution once.
#[test]
fn graph_finds_what_the_axioms_allow() {
    for (family, programs) in families() {
        for_programs(family, programs, |program| graph_agrees(program, &MODELS));
    }
}

/// And so it gives the known answers.
#[test]
fn litmus_tests_by_the_graph_engine() {
    let check = |litmus: Litmus| graph_agrees(&litmus.program, &MODELS).map_err(|e| format!("{}: {e}", litmus.name));
    let wrong: Vec<String> = litmus().into_iter().filter_map(|litmus| check(litmus).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
