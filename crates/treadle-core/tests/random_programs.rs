//! The engines agree on random programs: `naive` on the one hand, `dpor` with source sets and with wakeup sequences on
//! the other, under SC, TSO and PSO.
//!
//! `TREADLE_RANDOM_PROGRAMS=N` checks N programs of each family, `TREADLE_RANDOM_SEED=N` other ones.

mod support;

use support::compare::check_family;
use support::generate;

#[test]
fn accesses() {
    check_family(generate::accesses(), 2000);
}

#[test]
fn mixed_sizes() {
    check_family(generate::mixed_sizes(), 500);
}

#[test]
fn locks_and_other_objects() {
    check_family(generate::objects(), 1000);
}

#[test]
fn control_flow() {
    check_family(generate::control_flow(), 1000);
}

#[test]
fn atomic_sections_heap_and_nested_threads() {
    check_family(generate::sections_heap_children(), 300);
}

#[test]
fn everything_at_once() {
    check_family(generate::anything(), 300);
}
