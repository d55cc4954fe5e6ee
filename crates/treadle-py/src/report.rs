//! The result of an exploration as JSON; docs/json.md describes it.

use crate::execution::{place, Execution};
use crate::json::{By, Value, Writer};
use crate::names::Names;
use crate::options::Request;
use treadle_core::engines::report::Estimate;
use treadle_core::engines::{replay, Blocked, Engine, FoundBug, Report, Verdict};
use treadle_core::program::Program;

/// More reasons than this are counted, not listed.
const MAX_REASONS: usize = 3;

/// The seconds that an exploration took.
#[derive(Clone, Copy, Default)]
pub struct Taken {
    pub wall: f64,
    /// Of this process, all its threads together.
    pub cpu: f64,
}

/// A result without an exploration.
pub fn unknown(request: &Request, reason: String) -> String {
    let report = Report { cuts: vec![reason], ..Report::default() };
    result(request, &Program::default(), report, Taken::default())
}

/// What an exploration of `program` found in the time `taken`.
pub fn result(request: &Request, program: &Program, mut report: Report, taken: Taken) -> String {
    if let Some(repeats) = report.traces.as_ref().map(|traces| traces.repeats).filter(|n| *n > 0) {
        if request.engine != Engine::Naive {
            report.cut(format!("internal error: {repeats} executions repeat a trace; please report it"));
        }
    }
    let verdict = report.verdict();
    let mut warnings = Vec::new();
    // A bug is a bug, but whoever wants all of them should know that some may be missing.
    if verdict == Verdict::Bug && request.options.keep_going && !report.cuts.is_empty() {
        warnings.push(format!("there may be more bugs: {}", reasons(&report.cuts)));
    }
    let mut w = Writer::default();
    w.object(|w| {
        w.member("model", request.model);
        w.member("engine", request.engine.name());
        w.member("verdict", verdict.name());
        w.member("reason", (verdict == Verdict::Unknown).then(|| reasons(&report.cuts)));
        w.member("executions", report.executions);
        w.member("blocked", report.blocked);
        w.member("time_s", taken.wall);
        w.member("cpu_s", taken.cpu);
        w.member("warnings", warnings);
        w.member("bugs", report.bugs.iter().map(|found| bug(request, program, found)).collect::<Vec<_>>());
        w.member("estimate", report.estimate);
        w.member("traces", report.traces.as_ref().map(|traces| format!("{:016x}", traces.digest())));
        if request.options.keep_traces {
            w.member(
                "states",
                By(|w: &mut Writer| {
                    w.array(report.kept.iter().map(|trace| {
                        let names = Names::of_trace(program, &request.options.config, trace);
                        Execution { program, model: request.options.config.model, trace, names }
                    }));
                }),
            );
        }
    });
    w.finish()
}

/// How many executions are to be expected.
pub fn estimate(request: &Request, found: &Estimate) -> String {
    let mut w = Writer::default();
    w.object(|w| {
        w.member("model", request.model);
        w.member("executions", found.executions);
        w.member("spread", found.spread);
        w.member("walks", found.walks);
    });
    w.finish()
}

fn reasons(cuts: &[String]) -> String {
    let mut text = cuts.iter().take(MAX_REASONS).cloned().collect::<Vec<_>>().join("; ");
    if cuts.len() > MAX_REASONS {
        text.push_str(&format!("; and {} more", cuts.len() - MAX_REASONS));
    }
    text
}

impl Value for Blocked {
    fn write(&self, w: &mut Writer) {
        w.object(|w| {
            w.member("spin", self.spin);
            w.member("assume", self.assume);
            w.member("bound", self.bound);
            w.member("deadlock", self.deadlock);
            w.member("pruned", self.pruned);
            w.member("error", self.error);
            w.member("unsupported", self.unsupported);
        });
    }
}

impl Value for Estimate {
    fn write(&self, w: &mut Writer) {
        w.object(|w| {
            w.member("executions", self.executions);
            w.member("spread", self.spread);
            w.member("walks", self.walks);
        });
    }
}

/// A bug with its execution: run again to be seen, where a machine can do that.
fn bug<'a>(request: &'a Request, program: &'a Program, found: &'a FoundBug) -> By<impl Fn(&mut Writer) + 'a> {
    By(move |w: &mut Writer| {
        let config = &request.options.config;
        let replayed;
        let (trace, names) = match &found.trace {
            Some(trace) => (trace, Names::of_trace(program, config, trace)),
            None => {
                let mut machine = replay::machine(program, config, &found.schedule);
                replayed = machine.take_trace();
                (&replayed, Names::Machine(Box::new(machine)))
            }
        };
        let execution = Execution { program, model: config.model, trace, names };
        let bug = &found.bug;
        w.object(|w| {
            w.member("kind", bug.kind.name());
            w.member("message", &bug.message);
            place(w, program, bug.position);
            w.member("thread", bug.thread);
            w.member(
                "stack",
                By(|w: &mut Writer| {
                    w.array(bug.stack.iter().map(|entry| {
                        By(move |w: &mut Writer| {
                            w.object(|w| {
                                w.member("function", &entry.function);
                                place(w, program, entry.position);
                            });
                        })
                    }));
                }),
            );
            w.member("output", String::from_utf8_lossy(&trace.output).into_owned());
            w.member("trace", &execution);
        });
    })
}
