//! Reads LLVM IR files and prints each back; with `--time` says how long reading took instead.

use std::time::Instant;
use treadle_core::ir;

fn main() {
    let timing = std::env::args().any(|argument| argument == "--time");
    let mut failed = false;
    for file in std::env::args().skip(1).filter(|argument| argument != "--time") {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let start = Instant::now();
        match ir::read(&text, &file) {
            Ok(_) if timing => println!("{file}: {} bytes in {:?}", text.len(), start.elapsed()),
            Ok(module) => print!("{}", ir::print::print(&module)),
            Err(error) => {
                eprintln!("{error}");
                failed = true;
            }
        }
    }
    std::process::exit(i32::from(failed));
}
