//! Types.

use super::cursor::{Cursor, Result};
use crate::ir::ast::Type;
use crate::ir::lexer::Token;

/// LLVM's own limit for `iN`.
const MAX_INT_BITS: u32 = 1 << 23;

impl Cursor<'_> {
    /// A type. One that is followed by `(` is the return type of a function type.
    pub(super) fn ty(&mut self) -> Result<Type> {
        self.nested(|cursor| {
            let ty = cursor.simple_type()?;
            let ty = if cursor.is(b'(') { cursor.function_type(ty)? } else { ty };
            if cursor.is(b'*') {
                return cursor.error(
                    "a typed pointer: this IR is from clang 15 or older; compile with clang >= 16, \
                     which writes opaque pointers (`ptr`)",
                );
            }
            Ok(ty)
        })
    }

    fn simple_type(&mut self) -> Result<Type> {
        match self.token() {
            Token::Word(word) => self.word_type(word),
            Token::Local(name) => {
                self.advance();
                Ok(Type::Named(name.text()))
            }
            Token::Punctuation(b'[') => {
                self.advance();
                let (length, element) = self.sequence()?;
                self.expect(b']')?;
                Ok(Type::Array(length, Box::new(element)))
            }
            Token::Punctuation(b'{') => Ok(Type::Struct { fields: self.fields()?, packed: false }),
            Token::Punctuation(b'<') => {
                self.advance();
                let ty = if self.is(b'{') {
                    Type::Struct { fields: self.fields()?, packed: true }
                } else {
                    let (length, element) = self.sequence()?;
                    Type::Vector(length, Box::new(element))
                };
                self.expect(b'>')?;
                Ok(ty)
            }
            _ => self.expected("a type"),
        }
    }

    fn word_type(&mut self, word: &str) -> Result<Type> {
        let ty = match word {
            "void" => Type::Void,
            "ptr" => Type::Ptr,
            "half" => Type::Half,
            "bfloat" => Type::BFloat,
            "float" => Type::Float,
            "double" => Type::Double,
            "x86_fp80" => Type::X86Fp80,
            "fp128" => Type::Fp128,
            "label" => Type::Label,
            "token" => Type::Token,
            "metadata" => Type::Metadata,
            "ppc_fp128" | "x86_amx" | "x86_mmx" | "target" => {
                return self.error(format!("type `{word}` is not supported"));
            }
            _ => match int_bits(word) {
                Some(bits) if (1..=MAX_INT_BITS).contains(&bits) => Type::Int(bits),
                Some(_) => return self.error(format!("`{word}` is wider than LLVM allows, or empty")),
                None => return self.expected("a type"),
            },
        };
        self.advance();
        if ty == Type::Ptr && self.is_word("addrspace") {
            self.address_space()?;
        }
        Ok(ty)
    }

    /// `addrspace(0)`; any other address space is refused.
    pub(super) fn address_space(&mut self) -> Result<()> {
        let start = self.start();
        self.expect_word("addrspace")?;
        self.expect(b'(')?;
        let space: u32 = self.unsigned()?;
        self.expect(b')')?;
        if space != 0 {
            return self.error_at(start, format!("address space {space} is not supported"));
        }
        Ok(())
    }

    /// `N x T`
    fn sequence(&mut self) -> Result<(u64, Type)> {
        if self.is_word("vscale") {
            return self.error("scalable vectors are not supported");
        }
        let length = self.unsigned()?;
        self.expect_word("x")?;
        Ok((length, self.ty()?))
    }

    fn fields(&mut self) -> Result<Vec<Type>> {
        self.expect(b'{')?;
        self.list(b'}', Cursor::ty)
    }

    fn function_type(&mut self, ret: Type) -> Result<Type> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        let mut varargs = false;
        self.list(b')', |cursor| {
            if cursor.token() == Token::Ellipsis {
                cursor.advance();
                varargs = true;
                return Ok(());
            }
            params.push(cursor.ty()?);
            Ok(())
        })?;
        Ok(Type::Function { ret: Box::new(ret), params, varargs })
    }

    /// True if a type begins here, as opposed to an attribute that precedes one.
    pub(super) fn at_type(&self) -> bool {
        match self.token() {
            Token::Word(word) => is_type_word(word),
            Token::Local(_) | Token::Punctuation(b'[' | b'{' | b'<') => true,
            _ => false,
        }
    }
}

fn is_type_word(word: &str) -> bool {
    const WORDS: [&str; 15] = [
        "void",
        "ptr",
        "half",
        "bfloat",
        "float",
        "double",
        "x86_fp80",
        "fp128",
        "ppc_fp128",
        "x86_amx",
        "x86_mmx",
        "target",
        "label",
        "token",
        "metadata",
    ];
    WORDS.contains(&word) || int_bits(word).is_some()
}

/// N of `iN`.
fn int_bits(word: &str) -> Option<u32> {
    let digits = word.strip_prefix('i')?;
    if !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> std::result::Result<Type, String> {
        Cursor::new(text, "t.ll").ty().map_err(|error| error.message)
    }

    #[test]
    fn scalars_are_words() {
        assert_eq!(parse("i37"), Ok(Type::Int(37)));
        assert_eq!(parse("ptr addrspace(0)"), Ok(Type::Ptr));
    }

    #[test]
    fn angle_brackets_hold_a_vector_or_a_packed_struct() {
        assert_eq!(parse("<2 x float>"), Ok(Type::Vector(2, Box::new(Type::Float))));
        assert_eq!(parse("<{ i8 }>"), Ok(Type::Struct { fields: vec![Type::Int(8)], packed: true }));
    }

    #[test]
    fn parentheses_make_a_function_type() {
        let expected = Type::Function { ret: Box::new(Type::Int(32)), params: vec![Type::Ptr], varargs: true };
        assert_eq!(parse("i32 (ptr, ...)"), Ok(expected));
    }

    #[test]
    fn typed_pointers_ask_for_a_newer_clang() {
        assert!(parse("%struct.s*").unwrap_err().contains("clang >= 16"));
    }

    #[test]
    fn other_address_spaces_are_refused() {
        assert_eq!(parse("ptr addrspace(256)"), Err("address space 256 is not supported".into()));
    }

    #[test]
    fn nesting_has_a_limit() {
        assert!(parse(&"{".repeat(100_000)).unwrap_err().contains("levels deep"));
        assert!(parse(&"i1(".repeat(100_000)).unwrap_err().contains("levels deep"));
    }
}
