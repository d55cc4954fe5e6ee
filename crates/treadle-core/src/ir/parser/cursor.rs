//! A position in the tokens, and the small steps that every rule is made of.

use crate::ir::error::ReadError;
use crate::ir::lexer::{unescape, Lexer, Token};

pub(super) type Result<T> = std::result::Result<T, ReadError>;

/// How deeply types, values and expressions may nest: far beyond any program. A level takes up to 4 KB of stack (16 KB
/// in a build without optimisation), and a thread of Rust has 2 MB.
const MAX_DEPTH: usize = 100;

/// The parser's state: one token of look-ahead, and [`Cursor::peek`] for a second.
pub(super) struct Cursor<'a> {
    file: &'a str,
    text: &'a str,
    lexer: Lexer<'a>,
    token: Token<'a>,
    /// Where `token` starts.
    start: usize,
    /// Where the token before it ends.
    previous_end: usize,
    depth: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str, file: &'a str) -> Cursor<'a> {
        let mut lexer = Lexer::new(text);
        let (token, start) = lexer.next();
        Cursor { file, text, lexer, token, start, previous_end: 0, depth: 0 }
    }

    pub fn token(&self) -> Token<'a> {
        self.token
    }

    /// The token after the current one.
    pub fn peek(&self) -> Token<'a> {
        { self.lexer }.next().0
    }

    /// Goes on and gives the token that was current.
    pub fn advance(&mut self) -> Token<'a> {
        self.previous_end = self.lexer.position();
        let (token, start) = self.lexer.next();
        self.start = start;
        std::mem::replace(&mut self.token, token)
    }

    /// Where the current token starts, for [`Cursor::text_since`].
    pub fn start(&self) -> usize {
        self.start
    }

    /// The text from `start` to the last token that was passed.
    pub fn text_since(&self, start: usize) -> &'a str {
        self.text.get(start..self.previous_end).unwrap_or_default()
    }

    /// True if a line ends between the previous token and the current one.
    pub fn at_line_start(&self) -> bool {
        self.text[self.previous_end..self.start].contains('\n')
    }

    /// An error at the current token.
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        self.error_at(self.start, message)
    }

    pub fn error_at<T>(&self, offset: usize, message: impl Into<String>) -> Result<T> {
        Err(ReadError::at(self.file, self.text, offset, message.into()))
    }

    /// The error that the current token isn't `what`.
    pub fn expected<T>(&self, what: &str) -> Result<T> {
        self.error(format!("expected {what}, found {}", self.token))
    }

    /// Runs a rule that can contain itself.
    pub fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == MAX_DEPTH {
            return self.error(format!("nested more than {MAX_DEPTH} levels deep"));
        }
        self.depth += 1;
        let result = rule(self);
        self.depth -= 1;
        result
    }

    pub fn is(&self, punctuation: u8) -> bool {
        self.token == Token::Punctuation(punctuation)
    }

    pub fn eat(&mut self, punctuation: u8) -> bool {
        let found = self.is(punctuation);
        if found {
            self.advance();
        }
        found
    }

    pub fn expect(&mut self, punctuation: u8) -> Result<()> {
        if self.eat(punctuation) {
            return Ok(());
        }
        self.expected(&format!("`{}`", char::from(punctuation)))
    }

    pub fn is_word(&self, word: &str) -> bool {
        self.token == Token::Word(word)
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }

    pub fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.expected(&format!("`{word}`"))
    }

    /// The current word, or `""`, which is no keyword.
    pub fn word(&self) -> &'a str {
        match self.token {
            Token::Word(word) => word,
            _ => "",
        }
    }

    /// A word that `meaning` knows; `what` names the choice in the error.
    pub fn keyword<T>(&mut self, what: &str, meaning: impl FnOnce(&str) -> Option<T>) -> Result<T> {
        match meaning(self.word()) {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => self.expected(what),
        }
    }

    pub fn unsigned<N: TryFrom<u64>>(&mut self) -> Result<N> {
        let Token::Integer(literal) = self.token else {
            return self.expected("a number");
        };
        match literal.parse::<u64>().ok().and_then(|number| N::try_from(number).ok()) {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => self.error(format!("`{literal}` is out of range here")),
        }
    }

    pub fn string(&mut self) -> Result<String> {
        let Token::String(raw) = self.token else {
            return self.expected("a string");
        };
        self.advance();
        Ok(String::from_utf8_lossy(&unescape(raw)).into_owned())
    }

    pub fn local(&mut self) -> Result<String> {
        let Token::Local(name) = self.token else {
            return self.expected("a local name");
        };
        self.advance();
        Ok(name.text())
    }

    pub fn global(&mut self) -> Result<String> {
        let Token::Global(name) = self.token else {
            return self.expected("a global name");
        };
        self.advance();
        Ok(name.text())
    }

    /// `label %name`
    pub fn label(&mut self) -> Result<String> {
        self.expect_word("label")?;
        self.local()
    }

    /// Items separated by commas up to `close`, which is passed too.
    pub fn list<T>(&mut self, close: u8, mut item: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.eat(b',') {
                self.expect(close)?;
                return Ok(items);
            }
        }
    }

    /// Skips from the current opening bracket past the one that closes it.
    pub fn skip_brackets(&mut self) -> Result<()> {
        let opening = self.start;
        let mut depth = 0usize;
        loop {
            match self.token {
                Token::Punctuation(b'(' | b'[' | b'{') => depth += 1,
                Token::Punctuation(b')' | b']' | b'}') => depth = depth.saturating_sub(1),
                Token::End | Token::Unterminated => return self.error_at(opening, "this bracket is never closed"),
                _ => {}
            }
            self.advance();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Skips to a comma or a closing bracket that belongs to what surrounds the current token.
    pub fn skip_item(&mut self) -> Result<()> {
        loop {
            match self.token {
                Token::Punctuation(b',' | b')' | b']' | b'}') => return Ok(()),
                Token::Punctuation(b'(' | b'[' | b'{') => self.skip_brackets()?,
                Token::End | Token::Unterminated => return self.expected("`,` or a closing bracket"),
                _ => drop(self.advance()),
            }
        }
    }

    /// `!7`, the number of a metadata node.
    pub fn metadata_id(&mut self) -> Option<u32> {
        let Token::Metadata(name) = self.token else { return None };
        let id = name.parse().ok()?;
        self.advance();
        Some(id)
    }
}
