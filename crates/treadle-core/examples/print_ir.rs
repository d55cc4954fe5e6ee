//! Reads LLVM IR files; with `--time` says how long that took, else prints each back.

use std::time::Instant;
use treadle_core::ir;

fn main() {
    let mut failed = false;
    for file in std::env::args().skip(1).filter(|argument| argument != "--time") {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let start = Instant::now();
        match ir::read(&text, &file) {
            Ok(module) => println!("{file}: {} functions, {} bytes in {:?}", module.functions.len(), text.len(), start.elapsed()),
            Err(error) => {
                eprintln!("{error}");
                failed = true;
            }
        }
    }
    std::process::exit(i32::from(failed));
}
