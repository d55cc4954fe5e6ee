//! Executions per second of the `dpor` engine (optimal), under SC, TSO and PSO. docs/benchmarks.md says how to read it.
//!
//! The programs are in programs/*.c, compiled ahead. One iteration explores a program to its end; the throughput is in
//! complete executions.

mod support;

use criterion::{BenchmarkId, Criterion, Throughput};
use std::time::Duration;
use support::{is_measured, once, Subject};
use treadle_core::engines::Engine;

const SUBJECTS: [Subject; 6] = [
    subject!("writers_7", [5_040; 3]),
    subject!("increments_2x5", [34_904; 3]),
    subject!("sb_chain_10", [1_023, 1_024, 1_024]),
    subject!("fib_5", [8_953, 19_404, 19_404]),
    Subject { await_spins: false, ..subject!("cas_counter_4", [1_536; 3]) },
    subject!("peterson_3", [588; 3]),
];

/// Too long for many iterations: run once and printed.
const LONG: Subject = subject!("writers_9", [362_880; 3]);

fn run_long() {
    let program = LONG.program();
    for (model, executions) in LONG.models() {
        let (_, time) = LONG.measure(Engine::Dpor, &program, model, executions);
        let seconds = time.as_secs_f64();
        let each = seconds * 1e6 / executions as f64;
        println!(
            "{}/{}: {executions} executions, {seconds:.3} s of CPU, {each:.3} us/execution",
            LONG.name,
            model.name()
        );
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for subject in &SUBJECTS {
        let program = subject.program();
        let mut group = criterion.benchmark_group(subject.name);
        group.sample_size(20).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        for (model, executions) in subject.models() {
            let options = subject.options(model);
            subject.check(&once(Engine::Dpor, &program, &options), model, executions);
            group.throughput(Throughput::Elements(executions));
            group.bench_function(BenchmarkId::from_parameter(model.name()), |b| {
                b.iter(|| once(Engine::Dpor, &program, &options));
            });
        }
        group.finish();
    }
    criterion.final_summary();
    if is_measured() {
        run_long();
    }
}
