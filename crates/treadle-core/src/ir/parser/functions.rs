//! Functions: headers, bodies, the numbering of what has no name, debug records.

use super::cursor::{Cursor, Result};
use super::is_top_level_word;
use super::metadata::dbg_call;
use crate::ir::ast::{Block, DbgVariable, Function, Inst, Linkage, Op, Param, Type, Value};
use crate::ir::lexer::Token;

impl Cursor<'_> {
    /// `declare ...` or `define ... { ... }`
    pub(super) fn function(&mut self) -> Result<Function> {
        let definition = self.is_word("define");
        self.advance();
        let mut dbg = None;
        while matches!(self.token(), Token::Metadata(_)) {
            dbg = self.attachment()?.or(dbg);
        }
        let linkage = self.linkage()?;
        let ret = self.ty()?;
        let name = self.global()?;
        let mut numbers = Numbering::default();
        let (params, varargs) = self.params(&mut numbers)?;
        let mut function = Function { name, linkage, ret, params, varargs, blocks: Vec::new(), personality: None, dbg };
        self.function_suffix(&mut function, definition)?;
        if definition {
            function.blocks = self.body(numbers)?;
        }
        Ok(function)
    }

    /// Everything between `define` and the return type; only the linkage is kept.
    fn linkage(&mut self) -> Result<Linkage> {
        let mut linkage = Linkage::External;
        while let Token::Word(word) = self.token() {
            if let Some(found) = Linkage::from_keyword(word) {
                linkage = found;
                self.advance();
            } else if self.at_type() {
                break;
            } else {
                self.skip_word_attr()?;
            }
        }
        self.skip_attrs_before_type()?;
        Ok(linkage)
    }

    fn params(&mut self, numbers: &mut Numbering) -> Result<(Vec<Param>, bool)> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        let mut varargs = false;
        self.list(b')', |cursor| {
            if cursor.token() == Token::Ellipsis {
                cursor.advance();
                varargs = true;
                return Ok(());
            }
            let ty = cursor.ty()?;
            let attrs = cursor.param_attrs()?;
            let name = match cursor.token() {
                Token::Local(_) => cursor.local()?,
                _ => numbers.unnamed(),
            };
            numbers.see(&name);
            params.push(Param { name, ty, attrs });
            Ok(())
        })?;
        Ok((params, varargs))
    }

    /// What stands between the parameters and the body, or the end of a declaration.
    fn function_suffix(&mut self, function: &mut Function, definition: bool) -> Result<()> {
        loop {
            match self.token() {
                Token::Word("personality") => {
                    self.advance();
                    function.personality = Some(self.untyped()?);
                }
                Token::Word("prefix" | "prologue") => {
                    self.advance();
                    self.typed()?;
                }
                Token::Word(word) if is_top_level_word(word) => return Ok(()),
                Token::Word(_) => self.skip_word_attr()?,
                Token::String(_) => self.skip_string_attr(),
                Token::AttributeGroup => drop(self.advance()),
                // After a declaration this is the next node of the module.
                Token::Metadata(_) if definition => function.dbg = self.attachment()?.or(function.dbg),
                _ => return Ok(()),
            }
        }
    }

    fn body(&mut self, mut numbers: Numbering) -> Result<Vec<Block>> {
        self.expect(b'{')?;
        let mut blocks: Vec<Block> = Vec::new();
        loop {
            match self.token() {
                Token::Punctuation(b'}') => break,
                Token::Label(label) => {
                    self.check_terminated(&blocks)?;
                    self.advance();
                    let name = label.text();
                    numbers.see(&name);
                    blocks.push(Block { name, insts: Vec::new(), records: Vec::new() });
                }
                Token::Word("uselistorder" | "uselistorder_bb") => self.skip_use_list_order()?,
                Token::Record(kind) => {
                    let block = open_block(&mut blocks, &mut numbers);
                    self.advance();
                    if let Some(variable) = self.debug_record(kind)? {
                        block.records.push((block.insts.len(), variable));
                    }
                }
                _ => {
                    // The block first: its number comes before the instruction's.
                    let block = open_block(&mut blocks, &mut numbers);
                    let mut inst = self.instruction()?;
                    if let Some(record) = dbg_call(&inst.op) {
                        block.records.extend(record.map(|variable| (block.insts.len(), variable)));
                        continue;
                    }
                    if inst.result.is_none() && has_result(&inst.op) {
                        inst.result = Some(numbers.unnamed());
                    }
                    if let Some(name) = &inst.result {
                        numbers.see(name);
                    }
                    block.insts.push(inst);
                }
            }
        }
        self.check_terminated(&blocks)?;
        if blocks.is_empty() {
            return self.error("a function body needs a block");
        }
        self.expect(b'}')?;
        Ok(blocks)
    }

    fn check_terminated(&self, blocks: &[Block]) -> Result<()> {
        match blocks.last() {
            Some(block) if !block.insts.last().is_some_and(is_terminator) => {
                self.error(format!("block `%{}` does not end in a terminator", block.name))
            }
            _ => Ok(()),
        }
    }

    /// `(ptr %x, !12, !DIExpression(), !15)`; `None` for records that name no variable's place.
    fn debug_record(&mut self, kind: &str) -> Result<Option<DbgVariable>> {
        if !matches!(kind, "dbg_declare" | "dbg_value") {
            if !self.is(b'(') {
                return self.expected("`(`");
            }
            self.skip_brackets()?;
            return Ok(None);
        }
        self.expect(b'(')?;
        let local = match self.token() {
            Token::Metadata(_) | Token::Bang => {
                self.skip_item()?;
                None
            }
            _ => match self.untyped()? {
                Value::Local(name) => Some(name),
                _ => None,
            },
        };
        self.expect(b',')?;
        let variable = self.metadata_id();
        while !self.eat(b')') {
            self.skip_item()?;
            if !self.is(b')') {
                self.expect(b',')?;
            }
        }
        Ok(variable.map(|variable| DbgVariable { declare: kind == "dbg_declare", local, variable }))
    }

    /// `uselistorder T v, { 1, 0 }` or `uselistorder_bb @f, %b, { 1, 0 }`
    pub(super) fn skip_use_list_order(&mut self) -> Result<()> {
        if self.eat_word("uselistorder_bb") {
            self.global()?;
            self.expect(b',')?;
            self.local()?;
        } else {
            self.expect_word("uselistorder")?;
            self.typed()?;
        }
        self.expect(b',')?;
        if !self.is(b'{') {
            return self.expected("`{`");
        }
        self.skip_brackets()
    }
}

/// The block that the next instruction belongs to. After a terminator, or at the start, an unlabelled one begins.
fn open_block<'b>(blocks: &'b mut Vec<Block>, numbers: &mut Numbering) -> &'b mut Block {
    let open = blocks.last().is_some_and(|block| !block.insts.last().is_some_and(is_terminator));
    if !open {
        blocks.push(Block { name: numbers.unnamed(), insts: Vec::new(), records: Vec::new() });
    }
    let last = blocks.len() - 1;
    &mut blocks[last]
}

/// The numbers that LLVM gives to unnamed parameters, blocks and results: one count for all three.
#[derive(Default)]
struct Numbering {
    next: u32,
}

impl Numbering {
    fn unnamed(&mut self) -> String {
        let name = self.next.to_string();
        self.next = self.next.saturating_add(1);
        name
    }

    /// An explicit number moves the count.
    fn see(&mut self, name: &str) {
        if let Ok(number) = name.parse::<u32>() {
            self.next = number.saturating_add(1);
        }
    }
}

fn is_terminator(inst: &Inst) -> bool {
    match &inst.op {
        Op::Ret(_)
        | Op::Br(_)
        | Op::CondBr { .. }
        | Op::Switch { .. }
        | Op::IndirectBr { .. }
        | Op::Invoke { .. }
        | Op::Resume(_)
        | Op::Unreachable => true,
        Op::Unsupported(name) => matches!(name.as_str(), "callbr" | "catchret" | "catchswitch" | "cleanupret"),
        _ => false,
    }
}

fn has_result(op: &Op) -> bool {
    match op {
        Op::Call(call) | Op::Invoke { call, .. } => call.ret != Type::Void,
        Op::Store { .. }
        | Op::Fence { .. }
        | Op::Ret(_)
        | Op::Br(_)
        | Op::CondBr { .. }
        | Op::Switch { .. }
        | Op::IndirectBr { .. }
        | Op::Resume(_)
        | Op::Unreachable
        | Op::Unsupported(_) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Function {
        Cursor::new(text, "t.ll").function().unwrap()
    }

    fn names(function: &Function) -> Vec<&str> {
        function
            .blocks
            .iter()
            .flat_map(|block| {
                std::iter::once(block.name.as_str()).chain(block.insts.iter().filter_map(|inst| inst.result.as_deref()))
            })
            .collect()
    }

    #[test]
    fn unnamed_parameters_blocks_and_results_share_one_count() {
        let function = parse("define i32 @f(i32, i32 %b) {\n %2 = add i32 %0, %b\n br label %3\n3:\n ret i32 %2\n}");
        assert_eq!(function.params[0].name, "0");
        assert_eq!(names(&function), ["1", "2", "3"]);
    }

    #[test]
    fn numbers_that_are_not_written_are_counted() {
        let function = parse("define i32 @f(i32) {\n add i32 %0, 1\n fence seq_cst\n br label %3\n ret i32 %2\n}");
        assert_eq!(names(&function), ["1", "2", "3"]);
    }

    #[test]
    fn a_header_keeps_linkage_types_and_debug_info() {
        let text = "define linkonce_odr dso_local noundef zeroext i1 @\"a b\"(ptr noundef %this, ...) unnamed_addr #0 \
                    comdat($x) align 2 personality ptr @__gxx_personality_v0 !dbg !5 { ret i1 true }";
        let function = parse(text);
        assert_eq!((function.name.as_str(), function.linkage, function.dbg), ("a b", Linkage::Weak, Some(5)));
        assert_eq!((function.varargs, function.ret), (true, Type::Int(1)));
        assert_eq!(function.personality, Some(Value::Global("__gxx_personality_v0".into())));
    }

    #[test]
    fn a_declaration_has_its_metadata_in_front() {
        let function = parse("declare !dbg !7 noalias ptr @malloc(i64 noundef) #1\n!7 = !{}");
        assert_eq!((function.is_declaration(), function.dbg), (true, Some(7)));
    }

    #[test]
    fn debug_records_know_the_instruction_after_them() {
        let text = "define void @f(i32 %a) {\n %x = alloca i32\n #dbg_declare(ptr %x, !1, !DIExpression(), !2)\n \
                    #dbg_value(i32 7, !3, !DIExpression(DW_OP_deref), !2)\n #dbg_label(!4, !2)\n ret void\n}";
        let records = parse(text).blocks.remove(0).records;
        assert_eq!(records.len(), 2);
        assert_eq!((records[0].0, records[0].1.local.as_deref(), records[0].1.variable), (1, Some("x"), 1));
        assert_eq!((records[1].1.declare, records[1].1.local.as_deref()), (false, None));
    }

    #[test]
    fn debug_calls_of_llvm_18_are_records_too() {
        let text = "define void @f() {\n %x = alloca i32\n \
                    call void @llvm.dbg.declare(metadata ptr %x, metadata !1, metadata !DIExpression()), !dbg !2\n \
                    call void @llvm.dbg.value(metadata i32 0, metadata !3, metadata !DIExpression()), !dbg !2\n \
                    ret void\n}";
        let block = parse(text).blocks.remove(0);
        assert_eq!((block.insts.len(), block.records.len()), (2, 2));
        assert_eq!((block.records[0].1.local.as_deref(), block.records[0].1.variable), (Some("x"), 1));
        assert_eq!(block.records[1].1.local, None);
    }

    #[test]
    fn a_block_must_end() {
        let error = Cursor::new("define void @f() {\na:\n fence seq_cst\n}", "t.ll").function().unwrap_err();
        assert_eq!(error.to_string(), "t.ll:4:1: error: block `%a` does not end in a terminator");
    }
}
