//! The end of an execution: no thread can go on.

use super::consistency::Consistency;
use super::event::{Event, EventId, NONE};
use super::Explorer;
use crate::engines::ending::place;
use crate::engines::ending::too_long;
use crate::machine::thread::{Pending, Status, Stop};

/// Events of a graph: rows of bits grow with the square.
pub(super) const MAX_EVENTS: usize = 10_000;

impl<C: Consistency> Explorer<'_, '_, C> {
    /// Count and judge the execution.
    pub(super) fn finish(&mut self) {
        let graph = &self.graphs[self.level];
        let (mut complete, mut assume, mut cut, mut error) = (true, false, false, false);
        for (t, thread) in graph.threads.iter().enumerate().filter(|(_, thread)| thread.node != NONE) {
            match self.behaviours.node(thread.node).status {
                Status::Finished | Status::Stopped(Stop::Exit) | Status::Absent => {}
                Status::Stopped(Stop::Assume) => assume = true,
                Status::Stopped(Stop::Error) => error = true,
                Status::Stopped(Stop::Bound { .. } | Stop::Unsupported(_)) => cut = true,
                Status::Stopped(Stop::Spin { .. }) => {
                    // A loop that did not see the last write goes on in another execution.
                    if self.last_read_is_old(thread.last) {
                        self.report.blocked.spin += 1;
                        self.show_stopped();
                        return;
                    }
                    complete = false;
                }
                Status::Waiting => {
                    if self.scheduler.is_deep(graph, t as u32) {
                        self.report.blocked.bound += 1;
                        let most = self.options.max_depth.unwrap_or_default();
                        self.report.cut(format!("a thread has more than {most} events (`--max-depth {most}`)"));
                        return;
                    }
                    complete = false;
                    error |= thread.last != NONE && graph.event(thread.last).fault;
                }
            }
        }
        let mark = graph.mark();
        if !graph.ends.is_empty() {
            error |= !self.settle_lifetimes();
        }
        if error {
            self.report.blocked.error += 1;
            self.show_stopped();
        } else if assume && !cut {
            self.report.blocked.assume += 1;
            self.show_stopped();
        } else if self.options.max_executions.is_some_and(|most| self.report.executions >= most) {
            self.report.stop(format!("the limit of {} executions was reached", self.report.executions));
        } else if complete && !cut && self.is_known() {
            self.report.blocked.pruned += 1;
        } else if complete && !cut {
            self.report.executions += 1;
            if self.options.collect_traces || self.options.data_races || self.options.keep_traces {
                self.show_complete();
            }
        } else {
            self.judge();
        }
        self.graph().undo(mark);
    }

    /// Did the last event of a thread read something that was overwritten?
    fn last_read_is_old(&self, last: EventId) -> bool {
        let graph = &self.graphs[self.level];
        let is_old = |e: EventId| {
            let event = graph.event(e);
            event.is_read() && graph.co_next(event.loc, event.rf) != NONE
        };
        last != NONE && self.parts_of(last).into_iter().any(is_old)
    }

    /// Why this engine cannot add the event, if so.
    pub(super) fn refusal(&self, event: &Event, pending: &Pending) -> Option<String> {
        let graph = &self.graphs[self.level];
        let here = || place(&self.behaviours.machine, self.behaviours.machine.position(event.thread as usize));
        if matches!(pending, Pending::AtomicSection) {
            return Some(format!("{}an atomic section (engine `graph` does not do that yet)", here()));
        }
        if graph.size() >= self.options.max_steps {
            return Some(too_long(&self.behaviours.machine, self.options, event.thread));
        }
        if graph.size() >= MAX_EVENTS {
            let here = here();
            return Some(format!("{here}an execution has more than {MAX_EVENTS} events, too many for engine `graph`"));
        }
        None
    }
}
