//! Executions per second of the `graph` engine, under SC, TSO, PSO, RA and RC11, by one worker. docs/benchmarks.md says how
//! to read it.
//!
//! As in dpor.rs; and a table, at the end of each measured run, of CPU time per execution, with the longest explorations and
//! the ratio to the yardstick, a prototype that explores the same executions with nothing around it.

mod support;

use criterion::{BenchmarkId, Criterion, Throughput};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use support::{cpu_time, is_measured, once, Subject};
use treadle_core::engines::Engine;

const SUBJECTS: [Subject; 7] = [
    subject!("casrot_12", [919_146; 5]),
    subject!("readers_18", [262_144; 5]),
    subject!("lastzero_14", [69_632, 69_632, 69_632, 69_632, 122_880]),
    subject!("fib_5", [8_953, 19_404, 19_404, 19_404, 19_404]),
    subject!("ainc_9", [362_880; 5]),
    subject!("locks_3x4", [34_650; 5]),
    // Four executions of 2,000 steps.
    subject!("long", [4; 5]),
];

/// For the table alone. `checked`: main looks at the last value; `seq_cst`: the orders of the accesses.
const LONG: [Subject; 6] = [
    subject!("writers_9", [362_880; 5]),
    subject!("writers_9_checked", [362_880; 5]),
    subject!("writers_9_seq_cst", [0, 0, 0, 0, 362_880]),
    subject!("increments_3x3", [1_824_912; 5]),
    subject!("increments_3x3_checked", [1_824_912; 5]),
    subject!("increments_3x3_seq_cst", [0, 0, 0, 0, 1_824_912]),
];

/// What the yardstick calls a program that it has too.
const YARDSTICK_NAMES: [(&str, &str); 2] = [("writers_9", "writers9"), ("increments_3x3", "inc 3x3")];

/// Of how many rounds the table shows the median.
const ROUNDS: usize = 5;

/// Build the yardstick, if it is there: `TREADLE_YARDSTICK` says where its source is.
fn yardstick() -> Option<PathBuf> {
    let usual = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/prototypes/graph_sc.rs");
    let source = std::env::var_os("TREADLE_YARDSTICK").map_or_else(usual, PathBuf::from);
    if !source.exists() {
        println!("no ratios: the yardstick graph_sc.rs is not there (TREADLE_YARDSTICK=PATH says where it is)");
        return None;
    }
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join("graph_sc");
    let mut rustc = Command::new("rustc");
    rustc.args(["-O", "-C", "target-cpu=native", "--cap-lints", "allow"]).arg(source).arg("-o").arg(&output);
    let built = rustc.status().is_ok_and(|status| status.success());
    built.then_some(output)
}

/// Microseconds of CPU per execution that the yardstick takes, by program.
fn run_yardstick(yardstick: &Path) -> Option<Vec<(String, f64)>> {
    let mut child = Command::new(yardstick).stdout(Stdio::piped()).spawn().ok()?;
    let mut text = String::new();
    child.stdout.take()?.read_to_string(&mut text).ok()?;
    let cpu = cpu_time(Path::new(&format!("/proc/{}/schedstat", child.id())));
    child.wait().ok()?;
    // "NAME: N executions, N steps, T s, T us/execution", all of them wall-clock times.
    let number = |line: &str, unit: &str| -> Option<f64> {
        line.split(unit).next()?.rsplit([',', ' ']).find(|word| !word.is_empty())?.parse().ok()
    };
    let lines = || text.lines().filter_map(|line| line.split_once(": "));
    let wall: f64 = lines().filter_map(|(_, line)| number(line, " s,")).sum();
    let share = cpu.map_or(1.0, |cpu| (cpu.as_secs_f64() / wall).min(1.0));
    Some(lines().filter_map(|(name, line)| Some((name.to_string(), share * number(line, " us/")?))).collect())
}

fn median(mut numbers: Vec<f64>) -> Option<f64> {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied()
}

/// Everything in turn, several times, so that what disturbs one disturbs the other.
fn print_table() {
    let yardstick = yardstick();
    let subjects: Vec<_> = LONG.iter().chain(&SUBJECTS).map(|subject| (subject, subject.program())).collect();
    let (mut times, mut yardsticks) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        // It is short.
        for _ in 0..3 {
            yardsticks.extend(yardstick.as_deref().and_then(run_yardstick).unwrap_or_default());
        }
        for (subject, program) in &subjects {
            for (model, executions) in subject.models() {
                let (report, time) = subject.measure(Engine::Graph, program, model, executions);
                times.push((subject.name, model.name(), time.as_secs_f64(), report));
            }
        }
    }
    println!("{:<24} {:<5} {:>10} {:>10} {:>9} {:>13}", "program", "model", "executions", "steps", "s", "us/execution");
    for (subject, _) in &subjects {
        for (model, executions) in subject.models() {
            let own = || times.iter().filter(|(name, under, ..)| *name == subject.name && *under == model.name());
            let Some(seconds) = median(own().map(|(.., seconds, _)| *seconds).collect()) else { continue };
            let steps = own().map(|(.., report)| report.steps).next().unwrap_or_default();
            let each = seconds * 1e6 / executions as f64;
            let other =
                YARDSTICK_NAMES.iter().find(|(name, _)| subject.name.starts_with(name)).and_then(|(_, name)| {
                    median(yardsticks.iter().filter(|(found, _)| found == name).map(|(_, each)| *each).collect())
                });
            let ratio = other.map_or(String::new(), |other| format!("  {:.2} x yardstick ({other:.3})", each / other));
            println!(
                "{:<24} {:<5} {executions:>10} {steps:>10} {seconds:>9.4} {each:>13.3}{ratio}",
                subject.name,
                model.name()
            );
        }
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for subject in &SUBJECTS {
        let program = subject.program();
        let mut group = criterion.benchmark_group(format!("graph/{}", subject.name));
        group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2));
        for (model, executions) in subject.models() {
            let options = subject.options(model);
            subject.check(&once(Engine::Graph, &program, &options), model, executions);
            group.throughput(Throughput::Elements(executions));
            group.bench_function(BenchmarkId::from_parameter(model.name()), |b| {
                b.iter(|| once(Engine::Graph, &program, &options));
            });
        }
        group.finish();
    }
    criterion.final_summary();
    if is_measured() {
        print_table();
    }
}
