//! The machine: runs the threads of a program over memory and library objects.

pub mod arith;
pub mod library;
pub mod objects;
pub mod wide;
