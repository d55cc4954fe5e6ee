//! Attributes of parameters, arguments and functions: the few that change meaning are kept, the rest is skipped.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{ParamAttrs, Type};
use crate::ir::keywords::{cast, is_opcode};
use crate::ir::lexer::Token;

impl Cursor<'_> {
    /// The attributes between a type and its value.
    pub(super) fn param_attrs(&mut self) -> Result<ParamAttrs> {
        let mut attrs = ParamAttrs::default();
        loop {
            match self.token() {
                Token::Word(word) if is_value_word(word) => return Ok(attrs),
                Token::Word("byval") => attrs.byval = Some(self.type_attr()?),
                Token::Word("sret") => attrs.sret = Some(self.type_attr()?),
                Token::Word("elementtype") => attrs.elementtype = Some(self.type_attr()?),
                Token::Word("signext") => {
                    self.advance();
                    attrs.signext = true;
                }
                Token::Word("zeroext") => {
                    self.advance();
                    attrs.zeroext = true;
                }
                Token::Word("align") => attrs.align = self.align()?,
                Token::Word(_) => self.skip_word_attr()?,
                Token::String(_) => self.skip_string_attr(),
                Token::AttributeGroup => drop(self.advance()),
                _ => return Ok(attrs),
            }
        }
    }

    /// The words between `define`, `declare` or `call` and the return type that are no linkage.
    pub(super) fn skip_attrs_before_type(&mut self) -> Result<()> {
        while !self.at_type() {
            match self.token() {
                Token::Word(_) => self.skip_word_attr()?,
                Token::String(_) => self.skip_string_attr(),
                Token::AttributeGroup => drop(self.advance()),
                _ => return self.expected("a type"),
            }
        }
        Ok(())
    }

    /// What follows the arguments of a call: attributes and operand bundles.
    pub(super) fn skip_call_attrs(&mut self) -> Result<()> {
        loop {
            match self.token() {
                Token::Word(word) if word == "to" || is_opcode(word) => return Ok(()),
                Token::Word(_) => self.skip_word_attr()?,
                Token::String(_) => self.skip_string_attr(),
                Token::AttributeGroup => drop(self.advance()),
                Token::Punctuation(b'[') => self.skip_brackets()?,
                _ => return Ok(()),
            }
        }
    }

    /// `name`, `name(...)`, `align N`
    pub(super) fn skip_word_attr(&mut self) -> Result<()> {
        // No other attribute may take the integer after it: that is the value in `noundef 5`.
        let takes_number = matches!(self.word(), "align" | "alignstack" | "cc");
        self.advance();
        if self.is(b'(') {
            self.skip_brackets()?;
        } else if takes_number && matches!(self.token(), Token::Integer(_)) {
            self.advance();
        }
        Ok(())
    }

    /// `"key"` or `"key"="value"`
    pub(super) fn skip_string_attr(&mut self) {
        self.advance();
        if self.eat(b'=') {
            self.advance();
        }
    }

    /// `align N` or `align(N)`
    pub(super) fn align(&mut self) -> Result<u32> {
        self.expect_word("align")?;
        if !self.eat(b'(') {
            return self.unsigned();
        }
        let align = self.unsigned()?;
        self.expect(b')')?;
        Ok(align)
    }

    fn type_attr(&mut self) -> Result<Type> {
        self.advance();
        self.expect(b'(')?;
        let ty = self.ty()?;
        self.expect(b')')?;
        Ok(ty)
    }
}

/// True if a value can begin with `word`; anything else after a type is an attribute.
fn is_value_word(word: &str) -> bool {
    const WORDS: [&str; 15] = [
        "true",
        "false",
        "null",
        "undef",
        "poison",
        "zeroinitializer",
        "none",
        "splat",
        "asm",
        "blockaddress",
        "dso_local_equivalent",
        "no_cfi",
        "ptrauth",
        "getelementptr",
        "icmp",
    ];
    WORDS.contains(&word) || cast(word).is_some() || is_opcode(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_with_meaning_are_kept_and_others_skipped() {
        let text = r#"noundef byval(%s) align 8 captures(none) range(i32 0, 5) "k"="v" signext %x"#;
        let mut cursor = Cursor::new(text, "t.ll");
        let attrs = cursor.param_attrs().unwrap();
        assert_eq!(attrs.byval, Some(Type::Named("s".into())));
        assert_eq!((attrs.align, attrs.signext, attrs.zeroext), (8, true, false));
        assert_eq!(cursor.local().as_deref(), Ok("x"));
    }

    #[test]
    fn an_integer_is_the_value() {
        let mut cursor = Cursor::new("noundef 5", "t.ll");
        cursor.param_attrs().unwrap();
        assert_eq!(cursor.token(), Token::Integer("5"));
    }

    #[test]
    fn a_value_ends_the_attributes() {
        let mut cursor = Cursor::new("nonnull null", "t.ll");
        cursor.param_attrs().unwrap();
        assert_eq!(cursor.word(), "null");
    }
}
