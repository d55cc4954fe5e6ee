//! What the benchmarks of the engines have in common: programs compiled ahead, with the executions that they are known to
//! have, so that speed is never bought with a wrong answer; and CPU time.

use std::path::Path;
use std::time::{Duration, Instant};
use treadle_core::engines::{explore, Engine, Options, Report, Verdict};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program};

const MODELS: [StoreModel; 5] = [StoreModel::Sc, StoreModel::Tso, StoreModel::Pso, StoreModel::Ra, StoreModel::Rc11];

pub struct Subject {
    pub name: &'static str,
    pub text: &'static str,
    /// Complete executions under SC, TSO, PSO, RA and RC11, as far as they are measured; 0: not under this one.
    pub executions: &'static [u64],
    /// As with `--spin assume`. A counter by compare-and-swap is counted with its failed rounds.
    pub await_spins: bool,
}

/// The program of this name in `programs`, with its numbers of executions.
#[macro_export]
macro_rules! subject {
    ($name:literal, $executions:expr) => {
        $crate::support::Subject {
            name: $name,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/benches/programs/", $name, ".ll")),
            executions: &$executions,
            await_spins: true,
        }
    };
}

impl Subject {
    pub fn program(&self) -> Program {
        let module = ir::read(self.text, self.name).unwrap_or_else(|e| panic!("{}: {e}", self.name));
        build(vec![(self.name.to_string(), module)], &Posix).unwrap_or_else(|e| panic!("{}: {e}", self.name))
    }

    /// The models under which it is measured, and what is to be found.
    pub fn models(&self) -> impl Iterator<Item = (StoreModel, u64)> + '_ {
        MODELS.into_iter().zip(self.executions.iter().copied()).filter(|(_, executions)| *executions != 0)
    }

    pub fn options(&self, model: StoreModel) -> Options {
        let mut options = Options::new(model);
        options.config.await_spins = self.await_spins;
        options
    }

    pub fn check(&self, report: &Report, model: StoreModel, executions: u64) {
        assert_eq!(report.verdict(), Verdict::Safe, "{} {}: {:?}", self.name, model.name(), report.cuts);
        assert_eq!(report.executions, executions, "{} {}", self.name, model.name());
    }

    /// Explore it once, and check what was found. Also the CPU time that it took.
    pub fn measure(&self, engine: Engine, program: &Program, model: StoreModel, executions: u64) -> (Report, Duration) {
        let (options, origin) = (self.options(model), Instant::now());
        let begun = own_cpu_time(origin);
        let report = once(engine, program, &options);
        let time = own_cpu_time(origin) - begun;
        self.check(&report, model, executions);
        (report, time)
    }
}

pub fn once(engine: Engine, program: &Program, options: &Options) -> Report {
    explore(engine, program, options, &mut |_| None)
}

/// CPU time of this thread so far, where the system tells (Linux): other load does not count. Else wall-clock time.
fn own_cpu_time(since: Instant) -> Duration {
    // The system counts up to the last tick, or until the thread is asked to step aside.
    std::thread::yield_now();
    cpu_time(Path::new("/proc/thread-self/schedstat")).unwrap_or_else(|| since.elapsed())
}

/// CPU time so far of the thread, or process, that the file tells of.
pub fn cpu_time(schedstat: &Path) -> Option<Duration> {
    let stat = std::fs::read_to_string(schedstat).ok()?;
    stat.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Cargo passes `--bench` to measure; without it the benchmarks are only tried out.
pub fn is_measured() -> bool {
    std::env::args().any(|arg| arg == "--bench") && !std::env::args().any(|arg| arg == "--list")
}
