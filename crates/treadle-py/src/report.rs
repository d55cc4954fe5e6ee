//! The result of an exploration as JSON; docs/json.md describes it.

use crate::json::{Value, Writer};
use crate::options::Request;
use std::collections::{HashMap, HashSet};
use treadle_core::engines::replay;
use treadle_core::engines::{Blocked, FoundBug, Report, Verdict};
use treadle_core::ir::ast::Ordering;
use treadle_core::machine::Machine;
use treadle_core::program::source::Position;
use treadle_core::program::Program;
use treadle_core::trace::{Event, EventId, EventKind, Step, Trace, TraceThread};

/// More reasons than this are counted, not listed.
const MAX_REASONS: usize = 3;

/// A result without an exploration.
pub fn unknown(request: &Request, reason: String) -> String {
    let report = Report { cuts: vec![reason], ..Report::default() };
    result(request, &Program::default(), report, 0.0)
}

/// What an exploration of `program` found in `seconds`.
pub fn result(request: &Request, program: &Program, mut report: Report, seconds: f64) -> String {
    if let Some(repeats) = report.traces.as_ref().map(|traces| traces.repeats).filter(|n| *n > 0) {
        if request.engine == treadle_core::engines::Engine::Dpor {
            report.cut(format!("internal error: {repeats} executions repeat a trace; please report it"));
        }
    }
    let verdict = report.verdict();
    let mut warnings = Vec::new();
    // A bug is a bug, but whoever wants all of them should know that some may be missing.
    if verdict == Verdict::Bug && request.options.keep_going && !report.cuts.is_empty() {
        warnings.push(format!("there may be more bugs: {}", reasons(&report.cuts)));
    }
    let bugs = report.bugs.iter().map(|found| Shown::new(program, request, found)).collect::<Vec<_>>();
    let mut w = Writer::default();
    w.object(|w| {
        w.member("model", request.model);
        w.member("engine", request.engine.name());
        w.member("verdict", verdict.name());
        w.member("reason", (verdict == Verdict::Unknown).then(|| reasons(&report.cuts)));
        w.member("executions", report.executions);
        w.member("blocked", report.blocked);
        w.member("time_s", seconds);
        w.member("warnings", warnings);
        w.member("bugs", bugs);
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

/// A bug with its execution, run again to be seen.
struct Shown<'a> {
    program: &'a Program,
    found: &'a FoundBug,
    machine: Machine<'a>,
    trace: Trace,
}

impl<'a> Shown<'a> {
    fn new(program: &'a Program, request: &Request, found: &'a FoundBug) -> Shown<'a> {
        let mut machine = replay::machine(program, &request.options.config, &found.schedule);
        let trace = machine.take_trace();
        Shown { program, found, machine, trace }
    }

    fn thread(&self, w: &mut Writer, thread: &TraceThread) {
        w.object(|w| {
            w.member("id", thread.id);
            w.member("name", if thread.id == 0 { "main".to_string() } else { format!("T{}", thread.id) });
            w.member("parent", thread.parent);
            w.member("function", self.function(thread.function));
        });
    }

    fn event(&self, w: &mut Writer, id: usize, event: &Event, function: &str) {
        let location = if event.addr == 0 {
            String::new()
        } else {
            self.machine.location(event.addr, u64::from(event.size.max(1)))
        };
        w.object(|w| {
            w.member("id", id);
            w.member("thread", event.thread);
            w.member("po", event.po);
            w.member("kind", event.kind.name());
            w.member("op", &event.op);
            w.member("location", location);
            w.member("address", (event.addr != 0).then_some(event.addr));
            w.member("size", event.size);
            w.member("order", order(event.order));
            w.member("value", value(event, event.value));
            w.member("old", value(event, event.old));
            w.member("rf", latest(&event.rf));
            w.member("co", latest(&event.co));
            place(w, self.program, event.position);
            w.member("function", function);
        });
    }

    fn function(&self, id: u32) -> &str {
        self.program.functions.get(id as usize).map_or("", |function| &function.name)
    }

    /// The function that each source position is in.
    fn functions_by_position(&self) -> HashMap<u32, &str> {
        let wanted: HashSet<u32> = self.trace.events.iter().map(|event| event.position).collect();
        let mut found = HashMap::new();
        for function in self.program.functions.iter().filter(|function| !function.runtime) {
            for position in function.pos.iter().filter(|position| wanted.contains(position)) {
                found.entry(*position).or_insert(function.name.as_str());
            }
        }
        found
    }

    /// (event, action). A store that went straight to memory reaches it at once; one that never did has no commit.
    fn steps(&self) -> Vec<(EventId, &'static str)> {
        let is_commit = |step: &Step| matches!(step, Step::Commit(_));
        let buffering = self.machine.config.model != treadle_core::machine::StoreModel::Sc;
        let committed: HashSet<EventId> = self.trace.steps.iter().filter(|s| is_commit(s)).map(event_of).collect();
        let mut steps = Vec::with_capacity(self.trace.steps.len());
        for step in &self.trace.steps {
            let id = event_of(step);
            steps.push((id, if is_commit(step) { "commit" } else { "execute" }));
            let event = &self.trace.events[id as usize];
            if buffering && event.kind == EventKind::Write && !event.co.is_empty() && !committed.contains(&id) {
                steps.push((id, "commit"));
            }
        }
        steps
    }
}

impl Value for Shown<'_> {
    fn write(&self, w: &mut Writer) {
        let bug = &self.found.bug;
        w.object(|w| {
            w.member("kind", bug.kind.name());
            w.member("message", &bug.message);
            place(w, self.program, bug.position);
            w.member("thread", bug.thread);
            w.member(
                "stack",
                By(|w: &mut Writer| {
                    w.array(bug.stack.iter().map(|entry| {
                        By(move |w: &mut Writer| {
                            w.object(|w| {
                                w.member("function", &entry.function);
                                place(w, self.program, entry.position);
                            });
                        })
                    }));
                }),
            );
            w.member("output", String::from_utf8_lossy(&self.trace.output).into_owned());
            w.member(
                "trace",
                By(|w: &mut Writer| {
                    let functions = self.functions_by_position();
                    w.object(|w| {
                        w.member(
                            "threads",
                            By(|w: &mut Writer| {
                                w.array(
                                    self.trace
                                        .threads
                                        .iter()
                                        .map(|thread| By(move |w: &mut Writer| self.thread(w, thread))),
                                );
                            }),
                        );
                        w.member(
                            "events",
                            By(|w: &mut Writer| {
                                w.array(self.trace.events.iter().enumerate().map(|(id, event)| {
                                    let function = functions.get(&event.position).copied().unwrap_or_default();
                                    By(move |w: &mut Writer| self.event(w, id, event, function))
                                }));
                            }),
                        );
                        w.member(
                            "steps",
                            By(|w: &mut Writer| {
                                w.array(self.steps().into_iter().map(|(event, action)| {
                                    By(move |w: &mut Writer| {
                                        w.object(|w| {
                                            w.member("event", event);
                                            w.member("action", action);
                                        });
                                    })
                                }));
                            }),
                        );
                    });
                }),
            );
        });
    }
}

/// A value that a function writes.
struct By<F>(F);

impl<F: Fn(&mut Writer)> Value for By<F> {
    fn write(&self, w: &mut Writer) {
        (self.0)(w);
    }
}

fn place(w: &mut Writer, program: &Program, position: u32) {
    let known = program.source.positions.get(position as usize).copied().filter(|p| p.line > 0);
    let Position { file, line, column } = known.unwrap_or_default();
    let file = if line > 0 { program.source.files.get(file as usize).map_or("", String::as_str) } else { "" };
    w.member("file", file);
    w.member("line", line);
    w.member("column", column);
}

fn event_of(step: &Step) -> EventId {
    match step {
        Step::Execute(id) | Step::Commit(id) => *id,
    }
}

/// Signed, of the access's width; threads created and joined are named in `op`.
fn value(event: &Event, bits: Option<u64>) -> Option<i64> {
    match event.kind {
        EventKind::Read | EventKind::Write | EventKind::Update => {
            let unused = 64 - 8 * event.size.clamp(1, 8);
            bits.map(|bits| ((bits << unused) as i64) >> unused)
        }
        EventKind::Object => bits.map(|bits| bits as i64),
        _ => None,
    }
}

/// Bytes may come from several writes: the latest one stands for all.
fn latest(writes: &[Option<EventId>]) -> Option<EventId> {
    writes.iter().copied().flatten().max()
}

fn order(order: Ordering) -> &'static str {
    match order {
        Ordering::NotAtomic => "plain",
        Ordering::Unordered => "unordered",
        Ordering::Monotonic => "relaxed",
        Ordering::Acquire => "acquire",
        Ordering::Release => "release",
        Ordering::AcqRel => "acq_rel",
        Ordering::SeqCst => "seq_cst",
    }
}
