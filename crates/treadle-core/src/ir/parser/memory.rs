//! Instructions that allocate, address, read, write or order memory.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{Gep, Op, Ordering, RmwOp};
use crate::ir::lexer::Token;

impl Cursor<'_> {
    pub(super) fn alloca(&mut self) -> Result<Op> {
        self.eat_word("inalloca");
        self.eat_word("swifterror");
        let ty = self.ty()?;
        let count = if self.eat_comma_before_operand() { Some(self.typed()?) } else { None };
        let align = self.align_clause()?;
        if self.is(b',') && self.peek() == Token::Word("addrspace") {
            self.advance();
            self.address_space()?;
        }
        Ok(Op::Alloca { ty, count, align })
    }

    pub(super) fn load(&mut self) -> Result<Op> {
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let ty = self.ty()?;
        self.expect(b',')?;
        let ptr = self.untyped()?;
        let (singlethread, order) = self.scope_and_order(atomic)?;
        Ok(Op::Load { ty, ptr, volatile, order, singlethread, align: self.align_clause()? })
    }

    pub(super) fn store(&mut self) -> Result<Op> {
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let value = self.typed()?;
        self.expect(b',')?;
        let ptr = self.untyped()?;
        let (singlethread, order) = self.scope_and_order(atomic)?;
        Ok(Op::Store { value, ptr, volatile, order, singlethread, align: self.align_clause()? })
    }

    pub(super) fn gep(&mut self) -> Result<Op> {
        let inbounds = self.skip_flags()?;
        let source = self.ty()?;
        self.expect(b',')?;
        let base = self.typed()?;
        let mut indices = Vec::new();
        while self.eat_comma_before_operand() {
            indices.push(self.typed()?);
        }
        Ok(Op::Gep(Gep { source, base, indices, inbounds }))
    }

    pub(super) fn cmpxchg(&mut self) -> Result<Op> {
        let weak = self.eat_word("weak");
        let volatile = self.eat_word("volatile");
        let ptr = self.untyped()?;
        self.expect(b',')?;
        let expected = self.typed()?;
        self.expect(b',')?;
        let new = self.typed()?;
        let (singlethread, success) = self.scope_and_order(true)?;
        let failure = self.order()?;
        let align = self.align_clause()?;
        Ok(Op::CmpXchg { ptr, expected, new, weak, volatile, success, failure, singlethread, align })
    }

    pub(super) fn atomicrmw(&mut self) -> Result<Op> {
        let volatile = self.eat_word("volatile");
        let Token::Word(name) = self.token() else {
            return self.expected("an atomic operation");
        };
        self.advance();
        // LLVM gains an operation now and then (`usub_sat`, `fmaximum`); C and C++ have no source for most of them.
        let Some(op) = RmwOp::from_keyword(name) else {
            return self.unsupported(format!("atomicrmw {name}"));
        };
        let ptr = self.untyped()?;
        self.expect(b',')?;
        let value = self.typed()?;
        let (singlethread, order) = self.scope_and_order(true)?;
        Ok(Op::AtomicRmw { op, ptr, value, volatile, order, singlethread, align: self.align_clause()? })
    }

    pub(super) fn fence(&mut self) -> Result<Op> {
        let (singlethread, order) = self.scope_and_order(true)?;
        Ok(Op::Fence { order, singlethread })
    }

    /// `[syncscope("singlethread")] order` of an atomic access.
    fn scope_and_order(&mut self, atomic: bool) -> Result<(bool, Ordering)> {
        if !atomic {
            return Ok((false, Ordering::NotAtomic));
        }
        let mut singlethread = false;
        if self.eat_word("syncscope") {
            self.expect(b'(')?;
            let start = self.start();
            let scope = self.string()?;
            singlethread = scope == "singlethread";
            // The empty name is the whole system. Others are of GPUs.
            if !singlethread && !scope.is_empty() {
                return self.error_at(start, format!("synchronisation scope `{scope}` is not supported"));
            }
            self.expect(b')')?;
        }
        Ok((singlethread, self.order()?))
    }

    fn order(&mut self) -> Result<Ordering> {
        self.keyword("a memory order", |word| {
            Ordering::from_keyword(word).filter(|order| *order != Ordering::NotAtomic)
        })
    }

    /// `, align N`, or 0.
    fn align_clause(&mut self) -> Result<u32> {
        if self.is(b',') && self.peek() == Token::Word("align") {
            self.advance();
            return self.align();
        }
        Ok(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Op {
        Cursor::new(text, "t.ll").instruction().unwrap().op
    }

    #[test]
    fn a_plain_load_has_no_order() {
        let Op::Load { order, volatile, align, .. } = parse("%v = load volatile i32, ptr @x, align 4, !dbg !2") else {
            panic!("no load")
        };
        assert_eq!((order, volatile, align), (Ordering::NotAtomic, true, 4));
    }

    #[test]
    fn a_scope_of_one_thread_is_kept() {
        let text = "store atomic i32 1, ptr %p syncscope(\"singlethread\") release, align 4";
        assert!(matches!(parse(text), Op::Store { order: Ordering::Release, singlethread: true, .. }));
    }

    #[test]
    fn cmpxchg_has_two_orders() {
        let text = "%r = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic, align 4";
        let Op::CmpXchg { weak, success, failure, .. } = parse(text) else { panic!("no cmpxchg") };
        assert_eq!((weak, success, failure), (true, Ordering::AcqRel, Ordering::Monotonic));
    }

    #[test]
    fn an_unknown_atomic_operation_is_unsupported() {
        let op = parse("%o = atomicrmw usub_sat ptr %p, i32 1 seq_cst, align 4, !dbg !1");
        assert!(matches!(op, Op::Unsupported(name) if name == "atomicrmw usub_sat"));
    }

    #[test]
    fn alloca_tells_a_count_from_an_alignment() {
        assert!(matches!(parse("%a = alloca i8, align 16"), Op::Alloca { count: None, align: 16, .. }));
        assert!(matches!(parse("%a = alloca i8, i64 %n, align 16"), Op::Alloca { count: Some(_), align: 16, .. }));
    }

    #[test]
    fn scopes_of_other_machines_are_refused() {
        let error = Cursor::new("fence syncscope(\"agent\") seq_cst", "t.ll").instruction().unwrap_err();
        assert_eq!(error.to_string(), "t.ll:1:17: error: synchronisation scope `agent` is not supported");
    }
}
