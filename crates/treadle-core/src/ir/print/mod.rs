//! The printer: from the syntax tree back to text that LLVM reads.
//!
//! What the reader drops cannot come back (attributes, debug information, comdats, optimisation flags), and linkages that
//! the tree does not tell apart are printed as one (`weak` for `linkonce_odr`). An instruction that the reader did not
//! understand is printed as a comment, so LLVM refuses its function rather than take it for something else.

mod instructions;
mod names;
mod values;

use super::ast::{Alias, Function, Global, Linkage, Module, Param, Value};
use names::{Joined, Label, Name, Quoted};
use std::fmt;

/// The text of a module.
pub fn print(module: &Module) -> String {
    module.to_string()
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "source_filename = {}", Quoted(self.source_filename.as_bytes()))?;
        if !self.data_layout.is_empty() {
            writeln!(f, "target datalayout = {}", Quoted(self.data_layout.as_bytes()))?;
        }
        if !self.triple.is_empty() {
            writeln!(f, "target triple = {}", Quoted(self.triple.as_bytes()))?;
        }
        for (name, ty) in &self.types {
            match ty {
                Some(ty) => writeln!(f, "{} = type {ty}", Name('%', name))?,
                None => writeln!(f, "{} = type opaque", Name('%', name))?,
            }
        }
        self.globals.iter().try_for_each(|global| writeln!(f, "{global}"))?;
        self.aliases.iter().try_for_each(|alias| writeln!(f, "{alias}"))?;
        self.functions.iter().try_for_each(|function| write!(f, "\n{function}"))
    }
}

impl fmt::Display for Global {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = ", Name('@', &self.name))?;
        match self.linkage {
            Linkage::External if self.init.is_none() => write!(f, "external ")?,
            linkage => write_linkage(f, linkage)?,
        }
        if self.thread_local {
            write!(f, "thread_local ")?;
        }
        write!(f, "{} {}", if self.constant { "constant" } else { "global" }, self.ty)?;
        if let Some(init) = &self.init {
            write!(f, " {init}")?;
        }
        write_align(f, self.align)
    }
}

impl fmt::Display for Alias {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = ", Name('@', &self.name))?;
        write_linkage(f, self.linkage)?;
        // A constant expression stands without its type here, a symbol does not.
        let target_type = if matches!(self.target, Value::Expr(_)) { "" } else { "ptr " };
        write!(f, "{} {}, {target_type}{}", if self.ifunc { "ifunc" } else { "alias" }, self.ty, self.target)
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", if self.is_declaration() { "declare" } else { "define" })?;
        write_linkage(f, self.linkage)?;
        write!(f, "{} {}({}", self.ret, Name('@', &self.name), Joined(&self.params))?;
        if self.varargs {
            write!(f, "{}...", if self.params.is_empty() { "" } else { ", " })?;
        }
        write!(f, ")")?;
        if let Some(personality) = &self.personality {
            write!(f, " personality ptr {personality}")?;
        }
        if self.is_declaration() {
            return writeln!(f);
        }
        writeln!(f, " {{")?;
        for block in &self.blocks {
            writeln!(f, "{}:", Label(&block.name))?;
            block.insts.iter().try_for_each(|inst| writeln!(f, "  {inst}"))?;
        }
        writeln!(f, "}}")
    }
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.ty, self.attrs, Name('%', &self.name))
    }
}

fn write_linkage(f: &mut fmt::Formatter<'_>, linkage: Linkage) -> fmt::Result {
    match linkage.keyword() {
        "" => Ok(()),
        word => write!(f, "{word} "),
    }
}

/// `, align N`; nothing for 0.
fn write_align(f: &mut fmt::Formatter<'_>, align: u32) -> fmt::Result {
    match align {
        0 => Ok(()),
        _ => write!(f, ", align {align}"),
    }
}

#[cfg(test)]
mod tests {
    use super::print;
    use crate::ir::read;

    /// Asserts that these lines, once read, are printed as they are.
    fn assert_same(text: &str) {
        let printed = print(&read(text, "t.ll").unwrap());
        let body = printed.strip_prefix("source_filename = \"\"\n").unwrap_or(&printed);
        assert_eq!(body.replace("\n\n", "\n").trim(), text.trim());
    }

    #[test]
    fn globals_say_all_that_matters() {
        assert_same(
            "%s = type { i32, <{ i8 }> }\n\
             %o = type opaque\n\
             @a = internal thread_local global %s zeroinitializer, align 8\n\
             @b = external constant [2 x i8]\n\
             @c = extern_weak global i32, align 4\n\
             @\"d e\" = constant [3 x i8] c\"a\\22\\00\", align 1\n\
             @f = weak alias i32, ptr @b\n\
             @g = alias i32, getelementptr inbounds (i8, ptr @b, i64 1)\n",
        );
    }

    #[test]
    fn functions_print_as_they_were_read() {
        assert_same(
            "declare extern_weak i32 @printf(ptr %0, ...)\n\
             define internal void @f(ptr byval(%s) align 8 %0, i8 signext %x) personality ptr @p {\n\
             1:\n  br label %2\n\
             2:\n  ret void\n}",
        );
    }
}
