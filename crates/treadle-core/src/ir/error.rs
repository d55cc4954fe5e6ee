//! What the reader answers when it cannot read a file.

use std::error::Error;
use std::fmt;

/// Why a text is not a module, and where. Displays like a compiler's diagnostic, so that editors can jump to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub file: String,
    /// 1-based.
    pub line: usize,
    /// 1-based, in characters.
    pub column: usize,
    pub message: String,
}

impl ReadError {
    /// An error at byte `offset` of `text`.
    pub(super) fn at(file: &str, text: &str, offset: usize, message: String) -> ReadError {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ReadError {
            file: file.to_string(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.file, self.line, self.column, self.message)
    }
}

impl Error for ReadError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_and_column_count_from_one() {
        let error = ReadError::at("a.ll", "one\ntwö x", 9, "bad".into());
        assert_eq!(error.to_string(), "a.ll:2:5: error: bad");
    }

    #[test]
    fn an_offset_past_the_end_is_the_end() {
        assert_eq!(ReadError::at("a.ll", "one", 99, "bad".into()).to_string(), "a.ll:1:4: error: bad");
    }
}
