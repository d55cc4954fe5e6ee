//! Executions per second of the `dpor` engine (optimal), under SC, TSO and PSO. docs/benchmarks.md says how to read it.
//!
//! The programs are in programs/*.c, compiled ahead. One iteration explores a program to its end; the throughput is in
//! complete executions. Each number of executions is known, so that speed is never bought with a wrong answer.

use criterion::{BenchmarkId, Criterion, Throughput};
use std::time::{Duration, Instant};
use treadle_core::engines::{explore, Engine, Options, Report, Verdict};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program};

const MODELS: [(&str, StoreModel); 3] = [("sc", StoreModel::Sc), ("tso", StoreModel::Tso), ("pso", StoreModel::Pso)];

struct Subject {
    name: &'static str,
    text: &'static str,
    /// Complete executions under SC, TSO and PSO.
    executions: [u64; 3],
    /// As with `--spin assume`. A counter by compare-and-swap is counted with its failed rounds.
    await_spins: bool,
}

const fn subject(name: &'static str, text: &'static str, executions: [u64; 3]) -> Subject {
    Subject { name, text, executions, await_spins: true }
}

const SUBJECTS: [Subject; 6] = [
    subject("writers_7", include_str!("programs/writers_7.ll"), [5_040; 3]),
    subject("increments_2x5", include_str!("programs/increments_2x5.ll"), [34_904; 3]),
    subject("sb_chain_10", include_str!("programs/sb_chain_10.ll"), [1_023, 1_024, 1_024]),
    subject("fib_5", include_str!("programs/fib_5.ll"), [8_953, 19_404, 19_404]),
    Subject { await_spins: false, ..subject("cas_counter_4", include_str!("programs/cas_counter_4.ll"), [1_536; 3]) },
    subject("peterson_3", include_str!("programs/peterson_3.ll"), [588; 3]),
];

/// Too long for many iterations: run once and printed.
const LONG: Subject = subject("writers_9", include_str!("programs/writers_9.ll"), [362_880; 3]);

impl Subject {
    fn program(&self) -> Program {
        let module = ir::read(self.text, self.name).unwrap_or_else(|e| panic!("{}: {e}", self.name));
        build(vec![(self.name.to_string(), module)], &Posix).unwrap_or_else(|e| panic!("{}: {e}", self.name))
    }

    fn options(&self, model: StoreModel) -> Options {
        let mut options = Options::new(model);
        options.config.await_spins = self.await_spins;
        options
    }

    fn check(&self, report: &Report, model: usize) {
        assert_eq!(report.verdict(), Verdict::Safe, "{} {}: {:?}", self.name, MODELS[model].0, report.cuts);
        assert_eq!(report.executions, self.executions[model], "{} {}", self.name, MODELS[model].0);
    }
}

fn once(program: &Program, options: &Options) -> Report {
    explore(Engine::Dpor, program, options, &mut |_| None)
}

/// CPU time of this thread so far, where the system tells (Linux): other load does not count. Else wall-clock time.
fn cpu_time(since: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split_whitespace().next().and_then(|field| field.parse().ok());
    nanoseconds.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

fn run_long() {
    let program = LONG.program();
    let origin = Instant::now();
    for (i, (model, store_model)) in MODELS.into_iter().enumerate() {
        let options = LONG.options(store_model);
        let begun = cpu_time(origin);
        let report = once(&program, &options);
        let seconds = (cpu_time(origin) - begun).as_secs_f64();
        LONG.check(&report, i);
        let each = seconds * 1e6 / report.executions as f64;
        println!(
            "{}/{model}: {} executions, {seconds:.3} s of CPU, {each:.3} us/execution",
            LONG.name, report.executions
        );
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    // Cargo passes `--bench` to measure; without it the benchmarks are only tried out.
    let measured = std::env::args().any(|arg| arg == "--bench") && !std::env::args().any(|arg| arg == "--list");
    for subject in &SUBJECTS {
        let program = subject.program();
        let mut group = criterion.benchmark_group(subject.name);
        group.sample_size(20).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        for (i, (model, store_model)) in MODELS.into_iter().enumerate() {
            let options = subject.options(store_model);
            subject.check(&once(&program, &options), i);
            group.throughput(Throughput::Elements(subject.executions[i]));
            group.bench_function(BenchmarkId::from_parameter(model), |b| b.iter(|| once(&program, &options)));
        }
        group.finish();
    }
    criterion.final_summary();
    if measured {
        run_long();
    }
}
