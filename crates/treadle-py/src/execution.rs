//! One execution as JSON: threads, events with po, rf and co, and the order in which they happened; docs/json.md describes it.

use crate::json::{By, Value, Writer};
use crate::names::Names;
use crate::order;
use std::collections::{HashMap, HashSet};
use treadle_core::ir::ast::Ordering;
use treadle_core::machine::StoreModel;
use treadle_core::program::source::Position;
use treadle_core::program::Program;
use treadle_core::trace::{Event, EventId, EventKind, Step, Trace, TraceThread};

/// An execution to be shown.
pub struct Execution<'a> {
    pub program: &'a Program,
    pub model: StoreModel,
    pub trace: &'a Trace,
    pub names: Names<'a>,
}

impl Execution<'_> {
    fn thread(&self, w: &mut Writer, thread: &TraceThread) {
        w.object(|w| {
            w.member("id", thread.id);
            w.member("name", if thread.id == 0 { "main".to_string() } else { format!("T{}", thread.id) });
            w.member("parent", thread.parent);
            w.member("function", self.function(thread.function));
        });
    }

    fn event(&self, w: &mut Writer, id: usize, event: &Event, function: &str) {
        let location = match event.addr {
            0 => String::new(),
            address => self.names.location(address, u64::from(event.size.max(1))),
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
            w.member("order", order_name(event.order));
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
        let committed: HashSet<EventId> = self.trace.steps.iter().filter(|s| is_commit(s)).map(event_of).collect();
        let made_up;
        let known = match self.trace.steps.is_empty() {
            false => &self.trace.steps,
            true => {
                made_up = order::steps(self.trace);
                &made_up
            }
        };
        let mut steps = Vec::with_capacity(known.len());
        for step in known {
            let id = event_of(step);
            steps.push((id, if is_commit(step) { "commit" } else { "execute" }));
            let event = &self.trace.events[id as usize];
            let writes = event.kind == EventKind::Write && !event.co.is_empty();
            if self.model.buffers() && writes && !committed.contains(&id) {
                steps.push((id, "commit"));
            }
        }
        steps
    }
}

impl Value for Execution<'_> {
    fn write(&self, w: &mut Writer) {
        let functions = self.functions_by_position();
        w.object(|w| {
            w.member(
                "threads",
                By(|w: &mut Writer| {
                    w.array(self.trace.threads.iter().map(|thread| By(move |w: &mut Writer| self.thread(w, thread))));
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
    }
}

/// The members `file`, `line` and `column` of a source position.
pub fn place(w: &mut Writer, program: &Program, position: u32) {
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

/// Signed, of the access's width; for threads created and joined their id.
fn value(event: &Event, bits: Option<u64>) -> Option<i64> {
    match event.kind {
        EventKind::Read | EventKind::Write | EventKind::Update => {
            let unused = 64 - 8 * event.size.clamp(1, 8);
            bits.map(|bits| ((bits << unused) as i64) >> unused)
        }
        EventKind::Object | EventKind::Create | EventKind::Join => bits.map(|bits| bits as i64),
        _ => None,
    }
}

/// Bytes may come from several writes: the latest one stands for all.
fn latest(writes: &[Option<EventId>]) -> Option<EventId> {
    writes.iter().copied().flatten().max()
}

fn order_name(order: Ordering) -> &'static str {
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
