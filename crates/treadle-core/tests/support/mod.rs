//! Random concurrent programs: what they are ([`ast`]), how people read them ([`text`]), how the machine gets them
//! ([`llvm`]), how they are drawn ([`generate`]), and what must hold for each ([`compare`]);
//! those of [`sizes`] come with all of that.

pub mod ast;
pub mod compare;
pub mod generate;
pub mod llvm;
pub mod sizes;
pub mod text;
