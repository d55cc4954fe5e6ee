//! The graph engine (work under way).

use super::report::Estimate;
use super::{Options, Poll, Report};
use crate::program::Program;

/// Explore every behaviour of the program.
pub fn explore(_program: &Program, _options: &Options, _poll: Poll) -> Report {
    let mut report = Report::default();
    report.stop("engine `graph` is not there yet".to_string());
    report
}

/// Guess how many complete executions there are, by this many random walks.
pub fn estimate(_program: &Program, _options: &Options, walks: u32, _poll: Poll) -> Estimate {
    Estimate { executions: 0.0, spread: 0.0, walks }
}
