//! LLVM's textual intermediate representation: syntax tree, reader, printer.

pub mod ast;
