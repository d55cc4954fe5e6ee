//! Instructions that end a block or join several, and calls.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{Arg, Call, Op, Type};
use crate::ir::lexer::Token;

impl Cursor<'_> {
    pub(super) fn ret(&mut self) -> Result<Op> {
        // `void ()` would be a function type, which nobody can return.
        if self.eat_word("void") {
            return Ok(Op::Ret(None));
        }
        Ok(Op::Ret(Some(self.typed()?)))
    }

    pub(super) fn branch(&mut self) -> Result<Op> {
        if self.is_word("label") {
            return Ok(Op::Br(self.label()?));
        }
        let cond = self.untyped()?;
        self.expect(b',')?;
        let then = self.label()?;
        self.expect(b',')?;
        Ok(Op::CondBr { cond, then, otherwise: self.label()? })
    }

    /// `switch T v, label %default [ T 0, label %a  T 1, label %b ]`
    pub(super) fn switch(&mut self) -> Result<Op> {
        let value = self.typed()?;
        self.expect(b',')?;
        let default = self.label()?;
        self.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.eat(b']') {
            let case = self.untyped()?;
            self.expect(b',')?;
            cases.push((case, self.label()?));
        }
        Ok(Op::Switch { value, default, cases })
    }

    pub(super) fn indirect_branch(&mut self) -> Result<Op> {
        let address = self.typed()?;
        self.expect(b',')?;
        self.expect(b'[')?;
        Ok(Op::IndirectBr { address, targets: self.list(b']', Cursor::label)? })
    }

    pub(super) fn phi(&mut self) -> Result<Op> {
        self.skip_flags()?;
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(&ty)?;
            self.expect(b',')?;
            let block = self.local()?;
            self.expect(b']')?;
            incoming.push((value, block));
            if !self.eat_comma_before_operand() {
                return Ok(Op::Phi { ty, incoming });
            }
        }
    }

    pub(super) fn landing_pad(&mut self) -> Result<Op> {
        let ty = self.ty()?;
        let cleanup = self.eat_word("cleanup");
        let mut clauses = Vec::new();
        while matches!(self.word(), "catch" | "filter") {
            let catch = self.eat_word("catch") || !self.eat_word("filter");
            clauses.push((catch, self.typed()?));
        }
        Ok(Op::LandingPad { ty, cleanup, clauses })
    }

    pub(super) fn invoke(&mut self) -> Result<Op> {
        let call = self.call(false)?;
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        Ok(Op::Invoke { call, normal, unwind: self.label()? })
    }

    /// `[flags] [cc] [attributes] T callee(arguments) [attributes] [bundles]`; T is the return type or, if the callee
    /// takes variable arguments, its whole type.
    pub(super) fn call(&mut self, must_tail: bool) -> Result<Call> {
        self.skip_flags()?;
        self.skip_attrs_before_type()?;
        let (ret, declared) = match self.ty()? {
            Type::Function { ret, params, varargs } => (*ret, varargs.then_some(params.len())),
            ret => (ret, None),
        };
        let callee = self.value(&Type::Ptr)?;
        self.expect(b'(')?;
        let start = self.start();
        let args = self.list(b')', Cursor::argument)?;
        let fixed_args = declared.unwrap_or(args.len());
        if fixed_args > args.len() {
            return self.error_at(start, format!("{fixed_args} arguments are declared, {} are passed", args.len()));
        }
        self.skip_call_attrs()?;
        Ok(Call { callee, ret, varargs: declared.is_some(), fixed_args, args, must_tail })
    }

    fn argument(&mut self) -> Result<Arg> {
        // `...` is what a `musttail` call hands on in a function with variable arguments.
        if self.token() == Token::Ellipsis {
            return self.error("forwarding variable arguments is not supported");
        }
        let ty = self.ty()?;
        let attrs = self.param_attrs()?;
        let value = self.value(&ty)?;
        Ok(Arg { ty, value, attrs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ast::Value;

    fn parse(text: &str) -> Op {
        Cursor::new(text, "t.ll").instruction().unwrap().op
    }

    #[test]
    fn a_varargs_call_knows_which_arguments_are_declared() {
        let Op::Call(call) = parse("%r = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1) #4, !dbg !2")
        else {
            panic!("no call")
        };
        assert_eq!((call.ret, call.varargs, call.fixed_args, call.args.len()), (Type::Int(32), true, 1, 2));
    }

    #[test]
    fn attributes_and_bundles_of_a_call_are_skipped() {
        let text = "tail call fastcc noundef zeroext i8 @f(ptr byval(%s) align 8 %p) nounwind [ \"align\"(ptr %p) ]";
        let Op::Call(call) = parse(text) else { panic!("no call") };
        assert_eq!(call.callee, Value::Global("f".into()));
        assert_eq!(call.args[0].attrs.byval, Some(Type::Named("s".into())));
    }

    #[test]
    fn inline_assembly_is_called() {
        let Op::Call(call) = parse("call void asm sideeffect \"mfence\", \"~{memory}\"() #3, !srcloc !8") else {
            panic!("no call")
        };
        assert!(matches!(call.callee, Value::Asm(asm) if asm.sideeffect && asm.template == "mfence"));
    }

    #[test]
    fn an_invoke_goes_on_in_the_next_line() {
        let op = parse("invoke void @f(ptr %x)\n          to label %ok unwind label %pad");
        assert!(matches!(op, Op::Invoke { normal, unwind, .. } if normal == "ok" && unwind == "pad"));
    }

    #[test]
    fn switch_cases_have_no_commas_between_them() {
        let Op::Switch { cases, .. } = parse("switch i32 %x, label %d [\n i32 0, label %a\n i32 -1, label %b\n ]")
        else {
            panic!("no switch")
        };
        assert_eq!(cases, [(Value::Int(0), "a".into()), (Value::Int(-1), "b".into())]);
    }

    #[test]
    fn phi_takes_any_number_of_blocks() {
        let Op::Phi { incoming, .. } = parse("%p = phi i1 [ false, %entry ], [ %c, %2 ], !dbg !1") else {
            panic!("no phi")
        };
        assert_eq!(incoming[1], (Value::Local("c".into()), "2".into()));
    }

    #[test]
    fn landing_pads_have_catches_and_filters() {
        let Op::LandingPad { cleanup, clauses, .. } =
            parse("%l = landingpad { ptr, i32 }\n cleanup\n catch ptr null\n filter [0 x ptr] zeroinitializer")
        else {
            panic!("no landingpad")
        };
        assert!(cleanup);
        assert_eq!(clauses.iter().map(|(catch, _)| *catch).collect::<Vec<_>>(), [true, false]);
    }
}
