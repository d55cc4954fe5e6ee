//! Explore LLVM IR files: `explore [--model sc|tso|pso|ra|rc11]
//! [--engine dpor|graph|naive] [--jobs N] [--order SEED] [--estimate WALKS] [--source] [--explore-spins] [--traces]
//! [--data-races] [--keep-going] [--disassemble] FILE.ll...`. For the developers of the core; users have the `treadle` command.

use std::time::Instant;
use treadle_core::engines::{explore, graph, Engine, Options, Reduction};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, disassemble};

fn main() {
    let mut options = Options::new(StoreModel::Sc);
    let (mut engine, mut show, mut modules, mut walks) = (Engine::Dpor, false, Vec::new(), None);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--model" => {
                options.config.model = match args.next().as_deref() {
                    Some("tso") => StoreModel::Tso,
                    Some("pso") => StoreModel::Pso,
                    Some("ra") => StoreModel::Ra,
                    Some("rc11") => StoreModel::Rc11,
                    _ => StoreModel::Sc,
                }
            }
            "--engine" => {
                engine = match args.next().as_deref() {
                    Some("naive") => Engine::Naive,
                    Some("graph") => Engine::Graph,
                    _ => Engine::Dpor,
                }
            }
            "--jobs" => options.jobs = args.next().and_then(|n| n.parse().ok()).unwrap_or(1),
            "--order" => options.thread_order = args.next().and_then(|n| n.parse().ok()).unwrap_or(0),
            "--estimate" => walks = args.next().and_then(|n| n.parse().ok()),
            "--source" => options.reduction = Reduction::Source,
            "--explore-spins" => options.config.await_spins = false,
            "--traces" => options.collect_traces = true,
            "--data-races" => options.data_races = true,
            "--keep-going" => options.keep_going = true,
            "--disassemble" => show = true,
            file => {
                let text = std::fs::read_to_string(file).expect("a readable file");
                let module = ir::read(&text, file).unwrap_or_else(|e| panic!("{e}"));
                modules.push((file.to_string(), module));
            }
        }
    }
    let begun = Instant::now();
    let program = build(modules, &Posix).unwrap_or_else(|e| panic!("{e}"));
    let built = begun.elapsed();
    if show {
        program.functions.iter().for_each(|f| println!("{}", disassemble(f)));
    }
    if let Some(walks) = walks {
        println!("{:?}", graph::estimate(&program, &options, walks, &mut |_| None));
        return;
    }
    let begun = Instant::now();
    let report = explore(engine, &program, &options, &mut |_| None);
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{} executions {} blocked {:?} steps {} build {:.1} ms, {:.3} s, {:.3} us/execution",
        report.verdict().name(),
        report.executions,
        report.blocked,
        report.steps,
        built.as_secs_f64() * 1e3,
        seconds,
        seconds * 1e6 / report.executions.max(1) as f64
    );
    if let Some(traces) = &report.traces {
        println!("traces {} repeats {} digest {:016x}", traces.seen.len(), traces.repeats, traces.digest());
    }
    report.cuts.iter().for_each(|cut| println!("  cut: {cut}"));
    for found in &report.bugs {
        println!("  bug: {:?} {}", found.bug.kind, found.bug.message);
    }
}
