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
