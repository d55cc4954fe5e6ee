//! Named types, global variables and aliases.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{Alias, Global, Linkage, Module, Type};
use crate::ir::keywords::cast;
use crate::ir::lexer::Token;

/// What the words before `global`, `constant`, `alias` or `ifunc` say.
struct Header {
    /// `None` is `External` too, but of a definition.
    linkage: Option<Linkage>,
    thread_local: bool,
}

impl Cursor<'_> {
    /// `%name = type T`
    pub(super) fn named_type(&mut self) -> Result<(String, Option<Type>)> {
        let name = self.local()?;
        self.expect(b'=')?;
        self.expect_word("type")?;
        let ty = if self.eat_word("opaque") { None } else { Some(self.ty()?) };
        Ok((name, ty))
    }

    /// `@name = ... global|constant|alias|ifunc ...`
    pub(super) fn global_entity(&mut self, module: &mut Module) -> Result<()> {
        let name = self.global()?;
        self.expect(b'=')?;
        let header = self.global_header()?;
        match self.advance() {
            Token::Word(kind @ ("alias" | "ifunc")) => {
                module.aliases.push(self.alias(name, header, kind == "ifunc")?)
            }
            kind => module.globals.push(self.global_variable(name, header, kind == Token::Word("constant"))?),
        }
        Ok(())
    }

    fn global_header(&mut self) -> Result<Header> {
        let mut header = Header { linkage: None, thread_local: false };
        loop {
            match self.token() {
                Token::Word("global" | "constant" | "alias" | "ifunc") => return Ok(header),
                Token::Word("addrspace") => self.address_space()?,
                Token::Word(word) => {
                    header.thread_local |= word == "thread_local";
                    header.linkage = Linkage::from_keyword(word).or(header.linkage);
                    self.skip_word_attr()?;
                }
                _ => return self.expected("`global`, `constant` or `alias`"),
            }
        }
    }

    fn global_variable(&mut self, name: String, header: Header, constant: bool) -> Result<Global> {
        let ty = self.ty()?;
        // A declaration always says `external` or `extern_weak`.
        let declaration = matches!(header.linkage, Some(Linkage::External | Linkage::ExternWeak));
        let init = if declaration { None } else { Some(self.value(&ty)?) };
        let mut global = Global {
            name,
            ty,
            init,
            constant,
            thread_local: header.thread_local,
            linkage: header.linkage.unwrap_or(Linkage::External),
            align: 0,
            dbg: None,
        };
        while self.eat(b',') {
            match self.token() {
                Token::Word("align") => global.align = self.align()?,
                Token::Metadata(_) => global.dbg = self.attachment()?.or(global.dbg),
                _ => self.skip_global_property()?,
            }
        }
        while self.token() == Token::AttributeGroup {
            self.advance();
        }
        Ok(global)
    }

    fn alias(&mut self, name: String, header: Header, ifunc: bool) -> Result<Alias> {
        let ty = self.ty()?;
        self.expect(b',')?;
        // An expression stands here without its type.
        let target = match self.token() {
            Token::Word(word) if word == "getelementptr" || cast(word).is_some() => self.value(&Type::Ptr)?,
            _ => self.untyped()?,
        };
        while self.eat(b',') {
            match self.token() {
                Token::Metadata(_) => drop(self.attachment()?),
                _ => self.skip_global_property()?,
            }
        }
        Ok(Alias { name, linkage: header.linkage.unwrap_or(Linkage::External), ty, target, ifunc })
    }

    /// `section "..."`, `comdat($x)`, `code_model "..."`, `no_sanitize_address`...
    fn skip_global_property(&mut self) -> Result<()> {
        let Token::Word(_) = self.token() else {
            return self.expected("a property of the global");
        };
        self.skip_word_attr()?;
        if let Token::String(_) = self.token() {
            self.advance();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ast::Value;
    use crate::ir::parser::read;

    fn parse(text: &str) -> Module {
        read(text, "t.ll").unwrap()
    }

    #[test]
    fn a_definition_has_an_initialiser_and_a_declaration_has_none() {
        let module = parse("@a = dso_local global i32 7, align 4, !dbg !0\n@b = external thread_local global i8\n");
        let (a, b) = (&module.globals[0], &module.globals[1]);
        assert_eq!((&a.init, a.align, a.dbg, a.linkage), (&Some(Value::Int(7)), 4, Some(0), Linkage::External));
        assert_eq!((&b.init, b.thread_local, b.linkage), (&None, true, Linkage::External));
    }

    #[test]
    fn properties_of_no_meaning_are_skipped() {
        let text = "@s = private unnamed_addr constant [2 x i8] c\"a\\00\", section \"x\", comdat($c), align 1 #4\n\
                    @t = thread_local(initialexec) global i32 0, no_sanitize_address, code_model \"large\"\n";
        let module = parse(text);
        let (s, t) = (&module.globals[0], &module.globals[1]);
        assert_eq!((s.constant, s.linkage, s.align), (true, Linkage::Internal, 1));
        assert!(t.thread_local && !t.constant);
    }

    #[test]
    fn aliases_name_their_target() {
        let text = "@a = weak alias i32, ptr @x\n@b = alias i32, getelementptr inbounds (i8, ptr @x, i64 4)\n\
                    @c = ifunc void (), ptr @r\n";
        let module = parse(text);
        assert_eq!(module.aliases[0].target, Value::Global("x".into()));
        assert!(matches!(module.aliases[1].target, Value::Expr(_)));
        assert!(module.aliases[2].ifunc);
    }

    #[test]
    fn types_may_be_opaque() {
        let module = parse("%a = type opaque\n%b = type { i32 }\n");
        assert_eq!(module.types[0], ("a".into(), None));
    }
}
