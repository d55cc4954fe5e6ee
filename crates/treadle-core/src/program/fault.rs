//! Why a piece of IR can't be lowered.

/// The reason, before it is known where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Valid IR that Treadle does not run: becomes an instruction that says so when it is reached.
    Unsupported(String),
    /// The module contradicts itself: the build fails.
    Malformed(String),
}

pub(super) type Outcome<T> = Result<T, Fault>;

pub(super) fn unsupported<T>(message: impl Into<String>) -> Outcome<T> {
    Err(Fault::Unsupported(message.into()))
}

pub(super) fn malformed<T>(message: impl Into<String>) -> Outcome<T> {
    Err(Fault::Malformed(message.into()))
}

impl Fault {
    /// The text of either kind.
    pub(super) fn message(self) -> String {
        match self {
            Fault::Unsupported(message) | Fault::Malformed(message) => message,
        }
    }
}
