//! Tokens of LLVM's textual form.
//!
//! A token borrows from the text and is `Copy`; quotes are cut off, escapes are resolved only when somebody asks for
//! the text. The lexer never fails: what it cannot read becomes a token that no rule of the parser accepts.

use std::fmt;

/// An identifier, a label or a string, as it stands in the text but without sigil and quotes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Name<'a> {
    pub raw: &'a str,
    pub quoted: bool,
}

impl Name<'_> {
    /// The name itself, escapes resolved. Bytes that are not UTF-8 become U+FFFD.
    pub fn text(self) -> String {
        if self.quoted && self.raw.contains('\\') {
            String::from_utf8_lossy(&unescape(self.raw)).into_owned()
        } else {
            self.raw.to_string()
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Token<'a> {
    /// A keyword, a type, an opcode, an attribute.
    Word(&'a str),
    /// `name:`, a label or a field of a metadata node.
    Label(Name<'a>),
    /// `%name`
    Local(Name<'a>),
    /// `@name`
    Global(Name<'a>),
    /// `$name`
    Comdat(Name<'a>),
    /// `!name` or `!7`
    Metadata(&'a str),
    /// `!` before a brace or a string
    Bang,
    /// `#7`
    AttributeGroup,
    /// `#dbg_value`
    Record(&'a str),
    /// `^7`, an entry of the ThinLTO summary
    Summary,
    Integer(&'a str),
    /// Any literal with a point, an exponent or a `0x`.
    Float(&'a str),
    /// `"..."`, escapes not resolved
    String(&'a str),
    /// `c"..."`, escapes not resolved
    CString(&'a str),
    Ellipsis,
    Punctuation(u8),
    /// A character that begins no token.
    Strange(char),
    /// A quote that is never closed.
    Unterminated,
    End,
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(text) | Token::Integer(text) | Token::Float(text) => write!(f, "`{text}`"),
            Token::Label(name) => write!(f, "label `{}:`", name.raw),
            Token::Local(name) => write!(f, "`%{}`", name.raw),
            Token::Global(name) => write!(f, "`@{}`", name.raw),
            Token::Comdat(name) => write!(f, "`${}`", name.raw),
            Token::Metadata(text) => write!(f, "`!{text}`"),
            Token::Bang => write!(f, "`!`"),
            Token::AttributeGroup => write!(f, "an attribute group"),
            Token::Record(text) => write!(f, "`#{text}`"),
            Token::Summary => write!(f, "a summary entry"),
            Token::String(_) | Token::CString(_) => write!(f, "a string"),
            Token::Ellipsis => write!(f, "`...`"),
            Token::Punctuation(byte) => write!(f, "`{}`", char::from(*byte)),
            Token::Strange(c) => write!(f, "character {c:?}"),
            Token::Unterminated => write!(f, "a string without its closing quote"),
            Token::End => write!(f, "the end of the file"),
        }
    }
}

/// Cuts a text into tokens. Cheap to copy, so looking ahead is lexing with a copy.
#[derive(Clone, Copy)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    position: usize,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, position: 0 }
    }

    /// The byte at which the next token is looked for, i.e. the end of the last one.
    pub fn position(&self) -> usize {
        self.position
    }

    /// The next token and the byte where it starts.
    pub fn next(&mut self) -> (Token<'a>, usize) {
        self.skip_blanks();
        let start = self.position;
        (self.token(), start)
    }

    fn token(&mut self) -> Token<'a> {
        let start = self.position;
        let Some(first) = self.byte(0) else { return Token::End };
        match first {
            b'%' => self.sigil(Token::Local),
            b'@' => self.sigil(Token::Global),
            b'$' => self.sigil(Token::Comdat),
            b'!' => self.bang(),
            b'#' => self.hash(),
            b'^' if self.byte(1).is_some_and(|b| b.is_ascii_digit()) => {
                self.position += 1;
                self.identifier();
                Token::Summary
            }
            b'"' => self.string_or_label(),
            b'c' if self.byte(1) == Some(b'"') => {
                self.position += 1;
                self.quoted().map_or(Token::Unterminated, Token::CString)
            }
            b'.' if self.text[start..].starts_with("...") => {
                self.position += 3;
                Token::Ellipsis
            }
            b'+' => self.number(),
            _ if is_identifier_byte(first) => self.word_or_number(),
            _ if first.is_ascii() => {
                self.position += 1;
                match first {
                    b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b',' | b'=' | b'*' | b'|' | b':' => {
                        Token::Punctuation(first)
                    }
                    _ => Token::Strange(char::from(first)),
                }
            }
            _ => {
                let strange = self.text[start..].chars().next().unwrap_or_default();
                self.position += strange.len_utf8();
                Token::Strange(strange)
            }
        }
    }

    fn byte(&self, ahead: usize) -> Option<u8> {
        self.text.as_bytes().get(self.position + ahead).copied()
    }

    fn skip_blanks(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.position) {
            match byte {
                b' ' | b'\t' | b'\r' | b'\n' => self.position += 1,
                b';' => {
                    let comment = &bytes[self.position..];
                    self.position += comment.iter().position(|&b| b == b'\n').unwrap_or(comment.len());
                }
                _ => break,
            }
        }
    }

    /// The longest run of identifier bytes from here; may be empty.
    fn identifier(&mut self) -> &'a str {
        self.run(is_identifier_byte)
    }

    fn run(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let start = self.position;
        while self.byte(0).is_some_and(&belongs) {
            self.position += 1;
        }
        &self.text[start..self.position]
    }

    /// The inside of the quotes that open here.
    fn quoted(&mut self) -> Option<&'a str> {
        let start = self.position + 1;
        // A quote inside a string is written `\22`, so the next one always closes it.
        match self.text[start..].find('"') {
            Some(length) => {
                self.position = start + length + 1;
                Some(&self.text[start..start + length])
            }
            None => {
                self.position = self.text.len();
                None
            }
        }
    }

    fn sigil(&mut self, token: fn(Name<'a>) -> Token<'a>) -> Token<'a> {
        let sigil = self.byte(0).map_or(' ', char::from);
        self.position += 1;
        if self.byte(0) == Some(b'"') {
            return self.quoted().map_or(Token::Unterminated, |raw| token(Name { raw, quoted: true }));
        }
        match self.identifier() {
            "" => Token::Strange(sigil),
            raw => token(Name { raw, quoted: false }),
        }
    }

    fn bang(&mut self) -> Token<'a> {
        self.position += 1;
        match self.run(|byte| is_identifier_byte(byte) || byte == b'\\') {
            "" => Token::Bang,
            name => Token::Metadata(name),
        }
    }

    fn hash(&mut self) -> Token<'a> {
        self.position += 1;
        match self.identifier() {
            "" => Token::Strange('#'),
            name if name.bytes().all(|b| b.is_ascii_digit()) => Token::AttributeGroup,
            name => Token::Record(name),
        }
    }

    fn string_or_label(&mut self) -> Token<'a> {
        match self.quoted() {
            None => Token::Unterminated,
            Some(raw) if self.byte(0) == Some(b':') => {
                self.position += 1;
                Token::Label(Name { raw, quoted: true })
            }
            Some(raw) => Token::String(raw),
        }
    }

    fn word_or_number(&mut self) -> Token<'a> {
        let start = self.position;
        let word = self.identifier();
        if self.byte(0) == Some(b':') {
            self.position += 1;
            return Token::Label(Name { raw: word, quoted: false });
        }
        let digits = word.strip_prefix('-').unwrap_or(word);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            self.position = start;
            return self.number();
        }
        Token::Word(word)
    }

    /// A number, from its sign on. `-` alone has become a word before it gets here, `+` alone ends here.
    fn number(&mut self) -> Token<'a> {
        let start = self.position;
        self.position += usize::from(matches!(self.byte(0), Some(b'+' | b'-')));
        let run = self.identifier();
        // An exponent's plus sign is the only byte of a literal that no identifier has.
        if self.byte(0) == Some(b'+') && run.ends_with(['e', 'E']) && !run.starts_with("0x") {
            self.position += 1;
            self.identifier();
        }
        let literal = &self.text[start..self.position];
        match literal {
            "+" => Token::Strange('+'),
            _ if literal.starts_with("0x") || literal.contains('.') => Token::Float(literal),
            _ => Token::Integer(literal),
        }
    }
}

fn is_identifier_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

/// Resolves `\\` and `\hh`; any other backslash stands for itself.
pub(super) fn unescape(raw: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let (byte, length) = match (first, after) {
            (b'\\', [b'\\', ..]) => (b'\\', 2),
            (b'\\', [high, low, ..]) => match (hex_digit(*high), hex_digit(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, 3),
                _ => (b'\\', 1),
            },
            _ => (first, 1),
        };
        bytes.push(byte);
        rest = &rest[length..];
    }
    bytes
}

fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text);
        std::iter::from_fn(|| Some(lexer.next().0)).take_while(|token| *token != Token::End).collect()
    }

    fn plain(raw: &str) -> Name<'_> {
        Name { raw, quoted: false }
    }

    #[test]
    fn names_keep_their_sigil_as_their_kind() {
        let expected = [Token::Local(plain("x.addr")), Token::Global(plain("7")), Token::Metadata("dbg")];
        assert_eq!(tokens("%x.addr @7 !dbg"), expected);
    }

    #[test]
    fn a_comment_ends_with_its_line() {
        assert_eq!(tokens("; all of this\nret ; and this"), [Token::Word("ret")]);
    }

    #[test]
    fn a_word_before_a_colon_is_a_label() {
        assert_eq!(tokens("for.end: 12:"), [Token::Label(plain("for.end")), Token::Label(plain("12"))]);
    }

    #[test]
    fn numbers_are_integers_or_floats() {
        let expected =
            [Token::Integer("-5"), Token::Float("1.5e+00"), Token::Float("-2.0e-01"), Token::Float("0xK4000C000")];
        assert_eq!(tokens("-5 1.5e+00 -2.0e-01 0xK4000C000"), expected);
    }

    #[test]
    fn a_byte_string_begins_with_c() {
        assert_eq!(tokens("c\"a\\00\" c"), [Token::CString("a\\00"), Token::Word("c")]);
    }

    #[test]
    fn escapes_are_two_hex_digits_or_a_backslash() {
        assert_eq!(unescape(r"a\22\\\0A\zz\"), b"a\"\\\n\\zz\\");
    }

    #[test]
    fn a_quote_that_stays_open_is_a_token_of_its_own() {
        assert_eq!(tokens("\"abc"), [Token::Unterminated]);
    }

    #[test]
    fn text_beyond_ascii_is_strange_but_harmless() {
        assert_eq!(tokens("é%é"), [Token::Strange('é'), Token::Strange('%'), Token::Strange('é')]);
    }
}
