//! Instructions: the dispatch on the opcode, and those that compute registers from registers.
//!
//! Memory, control flow and calls have files of their own beside this one.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{BinOp, CastOp, FloatPredicate, Inst, IntPredicate, Op};
use crate::ir::keywords::{cast, is_opcode};
use crate::ir::lexer::Token;

impl Cursor<'_> {
    /// One instruction with its result and its metadata.
    pub(super) fn instruction(&mut self) -> Result<Inst> {
        let result = match self.token() {
            Token::Local(_) => {
                let name = self.local()?;
                self.expect(b'=')?;
                Some(name)
            }
            _ => None,
        };
        let op = match self.token() {
            Token::Word(opcode) if is_opcode(opcode) => {
                self.advance();
                self.operation(opcode)?
            }
            _ => return self.expected("an instruction"),
        };
        let dbg = self.attachments()?;
        Ok(Inst { result, op, dbg })
    }

    /// What follows the opcode, up to the metadata.
    fn operation(&mut self, opcode: &str) -> Result<Op> {
        if let Some(op) = BinOp::from_keyword(opcode) {
            return self.binary(op);
        }
        if let Some(op) = cast(opcode) {
            return self.cast(op);
        }
        match opcode {
            "load" => self.load(),
            "store" => self.store(),
            "alloca" => self.alloca(),
            "getelementptr" => self.gep(),
            "cmpxchg" => self.cmpxchg(),
            "atomicrmw" => self.atomicrmw(),
            "fence" => self.fence(),
            "call" => Ok(Op::Call(self.call(false)?)),
            "tail" | "notail" | "musttail" => {
                self.expect_word("call")?;
                Ok(Op::Call(self.call(opcode == "musttail")?))
            }
            "invoke" => self.invoke(),
            "br" => self.branch(),
            "switch" => self.switch(),
            "indirectbr" => self.indirect_branch(),
            "ret" => self.ret(),
            "unreachable" => Ok(Op::Unreachable),
            "landingpad" => self.landing_pad(),
            "resume" => Ok(Op::Resume(self.typed()?)),
            "phi" => self.phi(),
            "icmp" => self.icmp(),
            "fcmp" => self.fcmp(),
            "select" => self.select(),
            "fneg" => {
                self.skip_flags()?;
                Ok(Op::FNeg(self.typed()?))
            }
            "freeze" => Ok(Op::Freeze(self.typed()?)),
            "extractvalue" => Ok(Op::ExtractValue { value: self.typed()?, indices: self.indices()? }),
            "insertvalue" => {
                let value = self.typed()?;
                self.expect(b',')?;
                Ok(Op::InsertValue { value, element: self.typed()?, indices: self.indices()? })
            }
            "extractelement" => {
                let vector = self.typed()?;
                self.expect(b',')?;
                Ok(Op::ExtractElement { vector, index: self.typed()? })
            }
            "insertelement" => {
                let vector = self.typed()?;
                self.expect(b',')?;
                let element = self.typed()?;
                self.expect(b',')?;
                Ok(Op::InsertElement { vector, element, index: self.typed()? })
            }
            "shufflevector" => {
                let left = self.typed()?;
                self.expect(b',')?;
                let right = self.typed()?;
                self.expect(b',')?;
                Ok(Op::ShuffleVector { left, right, mask: self.typed()? })
            }
            "va_arg" => {
                let list = self.typed()?;
                self.expect(b',')?;
                Ok(Op::VaArg { list, ty: self.ty()? })
            }
            _ => self.unsupported(opcode.to_string()),
        }
    }

    fn binary(&mut self, op: BinOp) -> Result<Op> {
        self.skip_flags()?;
        let ty = self.ty()?;
        let lhs = self.value(&ty)?;
        self.expect(b',')?;
        let rhs = self.value(&ty)?;
        Ok(Op::Binary { op, ty, lhs, rhs })
    }

    fn cast(&mut self, op: CastOp) -> Result<Op> {
        self.skip_flags()?;
        let value = self.typed()?;
        self.expect_word("to")?;
        Ok(Op::Cast { op, value, to: self.ty()? })
    }

    fn icmp(&mut self) -> Result<Op> {
        self.skip_flags()?;
        let pred = self.keyword("an integer predicate", IntPredicate::from_keyword)?;
        let ty = self.ty()?;
        let lhs = self.value(&ty)?;
        self.expect(b',')?;
        let rhs = self.value(&ty)?;
        Ok(Op::ICmp { pred, ty, lhs, rhs })
    }

    fn fcmp(&mut self) -> Result<Op> {
        self.skip_flags()?;
        let pred = self.keyword("a floating-point predicate", FloatPredicate::from_keyword)?;
        let ty = self.ty()?;
        let lhs = self.value(&ty)?;
        self.expect(b',')?;
        let rhs = self.value(&ty)?;
        Ok(Op::FCmp { pred, ty, lhs, rhs })
    }

    fn select(&mut self) -> Result<Op> {
        self.skip_flags()?;
        let cond = self.typed()?;
        self.expect(b',')?;
        let then = self.typed()?;
        self.expect(b',')?;
        Ok(Op::Select { cond, then, otherwise: self.typed()? })
    }

    /// `, 0, 1`
    fn indices(&mut self) -> Result<Vec<u32>> {
        let mut indices = Vec::new();
        while self.eat_comma_before_operand() {
            indices.push(self.unsigned()?);
        }
        Ok(indices)
    }

    /// Takes a comma if an operand follows it and not metadata, an alignment or an address space.
    pub(super) fn eat_comma_before_operand(&mut self) -> bool {
        let operand = self.is(b',') && !matches!(self.peek(), Token::Metadata(_) | Token::Word("align" | "addrspace"));
        operand && self.eat(b',')
    }

    /// Passes over an instruction whose first words have been read, up to its metadata, and keeps its name.
    pub(super) fn unsupported(&mut self, name: String) -> Result<Op> {
        loop {
            match self.token() {
                Token::End | Token::Unterminated => return self.expected("the end of the instruction"),
                Token::Punctuation(b'(' | b'[' | b'{') => self.skip_brackets()?,
                Token::Punctuation(b'}') => break,
                Token::Punctuation(b',') if matches!(self.peek(), Token::Metadata(_)) => break,
                _ if self.at_line_start() && self.at_instruction() => break,
                _ => drop(self.advance()),
            }
        }
        Ok(Op::Unsupported(name))
    }

    /// True if the current token, the first of its line, begins something new and doesn't continue the line above.
    fn at_instruction(&self) -> bool {
        match self.token() {
            Token::Word(word) => is_opcode(word),
            Token::Local(_) => self.peek() == Token::Punctuation(b'='),
            Token::Label(_) | Token::Record(_) => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Inst {
        Cursor::new(text, "t.ll").instruction().unwrap()
    }

    #[test]
    fn flags_are_dropped() {
        let inst = parse("%s = add nuw nsw i32 %a, 1, !dbg !7");
        assert!(matches!(inst.op, Op::Binary { op: BinOp::Add, .. }));
        assert_eq!((inst.result.as_deref(), inst.dbg), (Some("s"), Some(7)));
        assert!(matches!(parse("%z = zext nneg i8 %a to i32").op, Op::Cast { op: CastOp::ZExt, .. }));
        assert!(matches!(parse("%c = icmp samesign ult i8 %a, 1").op, Op::ICmp { pred: IntPredicate::Ult, .. }));
    }

    #[test]
    fn indices_end_where_metadata_begins() {
        let Op::ExtractValue { indices, .. } = parse("%v = extractvalue { i32, [2 x i8] } %s, 1, 0, !dbg !3").op else {
            panic!("no extractvalue")
        };
        assert_eq!(indices, [1, 0]);
    }

    #[test]
    fn an_unsupported_instruction_keeps_its_name_and_its_place() {
        let text = "callbr void asm \"\", \"r,!i\"(i32 %x)\n  to label %a [label %b], !dbg !9\na:";
        let mut cursor = Cursor::new(text, "t.ll");
        let inst = cursor.instruction().unwrap();
        assert!(matches!(inst.op, Op::Unsupported(name) if name == "callbr"));
        assert_eq!(inst.dbg, Some(9));
        assert!(matches!(cursor.token(), Token::Label(_)));
    }

    #[test]
    fn an_unsupported_instruction_ends_before_the_next() {
        let mut cursor = Cursor::new("%p = cleanuppad within none []\n  ret void\n}", "t.ll");
        cursor.instruction().unwrap();
        assert_eq!(cursor.word(), "ret");
    }
}
