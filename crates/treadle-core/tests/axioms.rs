//! The graph engine under RA and RC11 against its oracle: the axioms, on all executions that random small C11 programs
//! could possibly have. The oracle itself is checked against what is known: under SC the `dpor` engine, under RC11 the
//! theorems of the PLDI 2017 paper; `axioms_litmus` has tests with known answers.
//!
//! `TREADLE_RANDOM_PROGRAMS=N` checks N programs of each family, `TREADLE_RANDOM_SEED=N` other ones.

mod support {
    pub mod agree;
    pub mod axioms;
    pub mod c11;
    pub mod c11_llvm;
    pub mod c11_random;
    pub mod candidates;
    pub mod relation;
}

use proptest::strategy::BoxedStrategy;
use support::agree::{for_programs, graph_agrees, sc_traces, MOST};
use support::axioms::{behaviours, Behaviours};
use support::c11::Program;
use support::c11_random as random;
use treadle_core::machine::StoreModel;

const MODELS: [StoreModel; 3] = [StoreModel::Sc, StoreModel::Ra, StoreModel::Rc11];

/// The families, and how many programs of each are enough by default.
fn families() -> [(BoxedStrategy<Program>, u32); 8] {
    [
        (random::mixed(), 300),
        (random::not_atomic(), 150),
        (random::fences(), 200),
        (random::few_seq_cst(), 250),
        (random::seq_cst(), 100),
        (random::updates(), 200),
        (random::guarded(), 200),
        (random::main_too(), 100),
    ]
}

fn under(program: &Program, model: StoreModel) -> Option<Behaviours> {
    behaviours(program, model, MOST)
}

/// The oracle's SC is the machine's.
#[test]
fn sc_is_that_of_dpor() {
    for (family, programs) in families() {
        for_programs(family, programs, |program| {
            let Some(expected) = under(program, StoreModel::Sc) else { return Ok(false) };
            let (found, expected) = (sc_traces(program)?, expected.signatures().len());
            if found == expected {
                Ok(true)
            } else {
                Err(format!("{found} traces, the axioms allow {expected}"))
            }
        });
    }
}
