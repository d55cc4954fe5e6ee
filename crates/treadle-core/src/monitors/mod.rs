//! Monitors: properties of an execution beyond what the machine notices while it runs. They look at a
//! [`Trace`](crate::trace::Trace), and know nothing of engines.
//!
//! * [`happens_before`]: the C11 order of a trace, event by event;
//! * [`races`]: data races.

pub mod happens_before;
pub mod races;
