//! Names, strings and lists.

use std::fmt;

/// A name after its sigil, quoted if it needs to be.
pub(super) struct Name<'a>(pub char, pub &'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, Label(self.1))
    }
}

/// A name without a sigil: the label of a block.
pub(super) struct Label<'a>(pub &'a str);

impl fmt::Display for Label<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_number(self.0) || is_identifier(self.0) {
            f.write_str(self.0)
        } else {
            write!(f, "{}", Quoted(self.0.as_bytes()))
        }
    }
}

/// True for the name of something unnamed.
fn is_number(name: &str) -> bool {
    name.bytes().all(|b| b.is_ascii_digit()) && name.parse::<u32>().is_ok_and(|n| n.to_string() == name)
}

fn is_identifier(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"-$._".contains(&b))
}

/// `"..."` with everything escaped that LLVM escapes.
pub(super) struct Quoted<'a>(pub &'a [u8]);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for &byte in self.0 {
            match byte {
                b'"' | b'\\' => write!(f, "\\{byte:02X}")?,
                b' '..=b'~' => write!(f, "{}", char::from(byte))?,
                _ => write!(f, "\\{byte:02X}")?,
            }
        }
        f.write_str("\"")
    }
}

/// Items with commas between them.
pub(super) struct Joined<'a, T>(pub &'a [T]);

impl<T: fmt::Display> fmt::Display for Joined<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, item) in self.0.iter().enumerate() {
            write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_identifiers_stand_without_quotes() {
        for name in ["0", "17", "x.addr", "_Z1fv", "-a"] {
            assert_eq!(Label(name).to_string(), name);
        }
    }

    #[test]
    fn other_names_are_quoted() {
        assert_eq!(Name('@', "1a").to_string(), "@\"1a\"");
        assert_eq!(Name('%', "a \"b\"").to_string(), r#"%"a \22b\22""#);
        assert_eq!(Name('@', "\u{1}x").to_string(), r#"@"\01x""#);
        assert_eq!(Label("00").to_string(), "\"00\"");
    }
}
