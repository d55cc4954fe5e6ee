//! LLVM's textual intermediate representation: syntax tree, reader, printer.
//!
//! * [`ast`] is the vocabulary: what a module consists of.
//! * [`read`] turns the text that clang 16 and later print (opaque pointers; tested with 18 to 22) into that tree.
//! * [`print`] turns the tree back into text. Nothing but the tests needs it: they have LLVM read the text again and
//!   compare, which shows that the reader has understood every instruction as LLVM does.
//!
//! The reader keeps what running a program or naming its source can depend on and drops the rest: attribute groups,
//! comdats, module assembly, optimisation hints (`nuw`, `exact`, `fast`...), metadata that is not debug information.

pub mod ast;
mod error;
mod keywords;
mod lexer;
mod parser;
pub mod print;

pub use error::ReadError;
pub use parser::read;
