//! What a read sees in its source, and whether it then writes.

use super::commuting::encode;
use super::consistency::Consistency;
use super::event::{Event, EventId, NONE};
use super::Explorer;
use crate::ir::ast::Ordering;
use crate::machine::arith;
use crate::machine::objects::{Effect, Outcome};
use crate::machine::thread::Pending;
use crate::machine::visible::mask;

/// What an operation that reads does with what it reads.
pub enum Reading {
    /// The value read; if it is an update, what will be written. Of an operation on an object: its order, and its effect.
    Done { value: u64, new: Option<u64>, object: Option<(Ordering, u64)> },
    /// It has to wait.
    Blocked,
    /// It is an error.
    Fault(String),
    /// This engine does not do it.
    Unsupported(&'static str),
}

impl<C: Consistency> Explorer<'_, '_, C> {
    /// What the read `e` with this operation sees in `source`.
    pub(super) fn reading(&mut self, e: EventId, pending: &Pending, source: EventId) -> Reading {
        let graph = &self.graphs[self.level];
        let Event { loc, thread, bytes, .. } = *graph.event(e);
        let seen = if self.mixes { self.seen(e, source) } else { graph.value(loc, source) };
        let new = match *pending {
            Pending::Object { object, op, .. } => {
                let state = match source {
                    NONE => self.behaviours.machine.objects.state(object),
                    _ => self.states.get(seen as usize),
                };
                let Some(mut state) = state.cloned() else { return Reading::Unsupported("an object without a state") };
                return match state.apply(op, thread) {
                    Outcome::Blocked => Reading::Blocked,
                    Outcome::Error { message, .. } => Reading::Fault(message),
                    Outcome::Done { value, effect } => {
                        let new = match effect {
                            Effect::Read | Effect::Leave { .. } => None,
                            Effect::Write | Effect::Share | Effect::Arrive { .. } => {
                                self.states.push(state);
                                Some(self.states.len() as u64 - 1)
                            }
                        };
                        self.commuting.note(effect);
                        Reading::Done { value: value as u64, new, object: Some((op.order(effect), encode(effect))) }
                    }
                };
            }
            Pending::Rmw { op, operand, .. } => Some(arith::rmw(op, bytes, seen, operand)),
            Pending::CmpXchg { expected, new, .. } => (seen == expected & mask(bytes)).then_some(new & mask(bytes)),
            _ => None,
        };
        Reading::Done { value: seen, new, object: None }
    }

    /// Would the operation have to wait if it read from this write?
    pub(super) fn would_wait(&self, r: EventId, write: EventId) -> bool {
        let graph = &self.graphs[self.level];
        let event = graph.event(r);
        let Pending::Object { op, .. } = self.behaviours.node(event.node).pending else { return false };
        let state = self.states.get(graph.event(write).value as usize);
        state.is_some_and(|state| !state.enabled(op, event.thread))
    }
}
