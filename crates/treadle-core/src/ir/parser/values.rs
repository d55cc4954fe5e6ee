//! Values: locals, globals, constants, constant expressions.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{BinOp, CastOp, ConstExpr, FloatLiteral, Gep, InlineAsm, IntPredicate, Type, Typed, Value};
use crate::ir::keywords::cast;
use crate::ir::lexer::{unescape, Token};

impl Cursor<'_> {
    /// `T v`
    pub(super) fn typed(&mut self) -> Result<Typed> {
        let ty = self.ty()?;
        let value = self.value(&ty)?;
        Ok(Typed { ty, value })
    }

    /// `T v`, where only the value matters (an address, a condition).
    pub(super) fn untyped(&mut self) -> Result<Value> {
        Ok(self.typed()?.value)
    }

    /// A value whose type, already read, is `ty`.
    pub(super) fn value(&mut self, ty: &Type) -> Result<Value> {
        self.nested(|cursor| match cursor.token() {
            _ if *ty == Type::Metadata => cursor.metadata_value(),
            Token::Word(word) => cursor.word_value(word, ty),
            Token::Punctuation(b'[' | b'{' | b'<') => cursor.aggregate(),
            _ => cursor.plain_value(),
        })
    }

    /// A value that is one token.
    fn plain_value(&mut self) -> Result<Value> {
        let value = match self.token() {
            Token::Local(name) => Value::Local(name.text()),
            Token::Global(name) => Value::Global(name.text()),
            Token::CString(raw) => Value::CString(unescape(raw)),
            Token::Integer(literal) => match integer(literal) {
                Some(value) => value,
                None => return self.error(format!("`{literal}` is no integer")),
            },
            Token::Float(literal) => match float(literal) {
                Some(literal) => Value::Float(literal),
                None => return self.error(format!("`{literal}` is no floating-point literal that is supported")),
            },
            _ => return self.expected("a value"),
        };
        self.advance();
        Ok(value)
    }

    fn word_value(&mut self, word: &str, ty: &Type) -> Result<Value> {
        let value = match word {
            "true" => Value::Int(1),
            "false" => Value::Int(0),
            "null" => Value::Null,
            "undef" => Value::Undef,
            "poison" => Value::Poison,
            "zeroinitializer" => Value::Zero,
            "none" => Value::NoneToken,
            // Both only say which of a function's addresses is meant; here a function has one.
            "dso_local_equivalent" | "no_cfi" => {
                self.advance();
                return self.value(ty);
            }
            "splat" => {
                self.advance();
                self.expect(b'(')?;
                let element = self.typed()?;
                self.expect(b')')?;
                return Ok(Value::Splat(Box::new(element)));
            }
            "blockaddress" => return self.block_address(),
            "asm" => return self.inline_asm(),
            _ => return self.constant_expression(word),
        };
        self.advance();
        Ok(value)
    }

    fn aggregate(&mut self) -> Result<Value> {
        let opening = self.advance();
        match opening {
            Token::Punctuation(b'[') => Ok(Value::Array(self.list(b']', Cursor::typed)?)),
            Token::Punctuation(b'{') => Ok(Value::Struct { fields: self.list(b'}', Cursor::typed)?, packed: false }),
            _ if self.eat(b'{') => {
                let fields = self.list(b'}', Cursor::typed)?;
                self.expect(b'>')?;
                Ok(Value::Struct { fields, packed: true })
            }
            _ => Ok(Value::Vector(self.list(b'>', Cursor::typed)?)),
        }
    }

    /// A metadata operand as its text.
    fn metadata_value(&mut self) -> Result<Value> {
        let start = self.start();
        self.skip_item()?;
        Ok(Value::Metadata(self.text_since(start).to_string()))
    }

    fn block_address(&mut self) -> Result<Value> {
        self.advance();
        self.expect(b'(')?;
        let function = self.global()?;
        self.expect(b',')?;
        let block = self.local()?;
        self.expect(b')')?;
        Ok(Value::BlockAddress { function, block })
    }

    fn inline_asm(&mut self) -> Result<Value> {
        self.advance();
        let mut sideeffect = false;
        // Also `alignstack`, `inteldialect`, `unwind`.
        while let Token::Word(word) = self.token() {
            sideeffect |= word == "sideeffect";
            self.advance();
        }
        let template = self.string()?;
        self.expect(b',')?;
        let constraints = self.string()?;
        Ok(Value::Asm(InlineAsm { template, constraints, sideeffect }))
    }

    /// `op [flags] (operands)`
    fn constant_expression(&mut self, word: &str) -> Result<Value> {
        let expression = if word == "getelementptr" {
            self.gep_expression()?
        } else if let Some(op) = cast(word) {
            self.cast_expression(op)?
        } else if let Some(op) = BinOp::from_keyword(word) {
            self.advance();
            self.skip_flags()?;
            let (lhs, rhs) = self.operand_pair()?;
            ConstExpr::Binary { op, lhs, rhs }
        } else if word == "icmp" {
            self.advance();
            let pred = self.keyword("an integer predicate", IntPredicate::from_keyword)?;
            let (lhs, rhs) = self.operand_pair()?;
            ConstExpr::ICmp { pred, lhs, rhs }
        } else {
            return self.expected("a value");
        };
        Ok(Value::Expr(Box::new(expression)))
    }

    /// `getelementptr [flags] (T, ptr p, T index, ...)`
    fn gep_expression(&mut self) -> Result<ConstExpr> {
        self.advance();
        let inbounds = self.skip_flags()?;
        self.expect(b'(')?;
        let source = self.ty()?;
        self.expect(b',')?;
        let base = self.typed()?;
        let mut indices = Vec::new();
        while self.eat(b',') {
            // LLVM 18 marks an index; later versions write a flag before the parenthesis.
            self.eat_word("inrange");
            indices.push(self.typed()?);
        }
        self.expect(b')')?;
        Ok(ConstExpr::Gep(Gep { source, base, indices, inbounds }))
    }

    /// `trunc [flags] (T v to U)`
    fn cast_expression(&mut self, op: CastOp) -> Result<ConstExpr> {
        self.advance();
        self.skip_flags()?;
        self.expect(b'(')?;
        let value = self.typed()?;
        self.expect_word("to")?;
        let to = self.ty()?;
        self.expect(b')')?;
        Ok(ConstExpr::Cast { op, value, to })
    }

    /// `(T a, T b)`
    fn operand_pair(&mut self) -> Result<(Typed, Typed)> {
        self.expect(b'(')?;
        let lhs = self.typed()?;
        self.expect(b',')?;
        let rhs = self.typed()?;
        self.expect(b')')?;
        Ok((lhs, rhs))
    }

    /// Optimisation flags after an opcode; true if `inbounds` is among them.
    pub(super) fn skip_flags(&mut self) -> Result<bool> {
        const FLAGS: [&str; 17] = [
            "nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw", "inrange", "fast", "nnan",
            "ninf", "nsz", "arcp", "contract", "reassoc", "afn",
        ];
        let mut inbounds = false;
        while FLAGS.contains(&self.word()) {
            inbounds |= self.is_word("inbounds");
            let range = self.is_word("inrange");
            self.advance();
            // Not so `inbounds (...)`: those are the operands of a constant expression.
            if range && self.is(b'(') {
                self.skip_brackets()?;
            }
        }
        Ok(inbounds)
    }
}

/// A decimal integer; beyond 128 bits as text. (LLVM also reads `u0x...`, but never prints it.)
fn integer(literal: &str) -> Option<Value> {
    if let Some(value) = literal.parse().ok().map(Value::Int) {
        return Some(value);
    }
    let digits = literal.strip_prefix('-').unwrap_or(literal);
    digits.bytes().all(|b| b.is_ascii_digit()).then(|| Value::BigInt(literal.to_string()))
}

/// A literal by its bits; `None` if it is malformed or of a format (`0xM`) that Treadle has no type for.
fn float(literal: &str) -> Option<FloatLiteral> {
    let Some(hex) = literal.strip_prefix("0x") else {
        return literal.parse().ok().map(|value: f64| FloatLiteral::Double(value.to_bits()));
    };
    let bits = |digits: &str| u128::from_str_radix(digits, 16).ok();
    Some(match hex.split_at_checked(1)? {
        ("H", digits) => FloatLiteral::Half(bits(digits)?.try_into().ok()?),
        ("R", digits) => FloatLiteral::BFloat(bits(digits)?.try_into().ok()?),
        ("K", digits) => FloatLiteral::X87(bits(digits).filter(|bits| bits >> 80 == 0)?),
        // The two words of a quad are printed low word first.
        ("L", digits) => FloatLiteral::Quad(bits(digits)?.rotate_left(64)),
        _ => FloatLiteral::Double(bits(hex)?.try_into().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> std::result::Result<Typed, String> {
        Cursor::new(text, "t.ll").typed().map_err(|error| error.message)
    }

    fn value(text: &str) -> Value {
        parse(text).unwrap().value
    }

    #[test]
    fn integers_are_exact_up_to_128_bits() {
        assert_eq!(value("i8 -128"), Value::Int(-128));
        assert_eq!(value("i1 true"), Value::Int(1));
        let wide = "9".repeat(50);
        assert_eq!(value(&format!("i256 {wide}")), Value::BigInt(wide));
    }

    #[test]
    fn floats_are_bits_in_the_format_of_their_prefix() {
        assert_eq!(value("double 1.000000e+00"), Value::Float(FloatLiteral::Double(0x3FF0_0000_0000_0000)));
        assert_eq!(value("float 0x3FB99999A0000000"), Value::Float(FloatLiteral::Double(0x3FB9_9999_A000_0000)));
        assert_eq!(value("half 0xH3C00"), Value::Float(FloatLiteral::Half(0x3C00)));
        assert_eq!(
            value("fp128 0xL00000000000000003FFF000000000000"),
            Value::Float(FloatLiteral::Quad(0x3FFF_0000_0000_0000_0000_0000_0000_0000))
        );
    }

    #[test]
    fn aggregates_hold_typed_values() {
        let Value::Struct { fields, packed: true } = value("<{ i8, [2 x i8] }> <{ i8 1, [2 x i8] c\"a\\00\" }>") else {
            panic!("no packed struct")
        };
        assert_eq!(fields[1].value, Value::CString(b"a\0".to_vec()));
    }

    #[test]
    fn expressions_nest() {
        let text = "i64 sub (i64 ptrtoint (ptr blockaddress(@f, %l) to i64), i64 ptrtoint (ptr @g to i64))";
        let Value::Expr(expression) = value(text) else { panic!("no expression") };
        assert!(matches!(*expression, ConstExpr::Binary { op: BinOp::Sub, .. }));
    }

    #[test]
    fn gep_expressions_keep_inbounds_and_drop_inrange() {
        for text in [
            "ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @g, i64 16)",
            "ptr getelementptr inbounds (i8, ptr @g, inrange i64 16)",
        ] {
            let Value::Expr(expression) = value(text) else { panic!("no expression") };
            assert!(matches!(*expression, ConstExpr::Gep(Gep { inbounds: true, .. })));
        }
    }

    #[test]
    fn nesting_has_a_limit() {
        let text = format!("i64 {}", "add (i64 ".repeat(10_000));
        assert!(parse(&text).unwrap_err().contains("levels deep"));
    }

    #[test]
    fn an_unknown_word_is_no_value() {
        assert_eq!(parse("i32 foo"), Err("expected a value, found `foo`".into()));
    }
}
