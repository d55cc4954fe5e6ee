//! Modules that contradict themselves end in a [`BuildError`], never in a panic: each line of a good module is dropped,
//! repeated or swapped with another one of its kind, and words are exchanged for others of the same module.

mod well_formed;

use treadle_core::ir;
use treadle_core::program::bytecode::LibId;
use treadle_core::program::{build, Library};

struct Nothing;

impl Library for Nothing {
    fn native(&self, name: &str) -> Option<LibId> {
        (name == "strlen").then_some(0)
    }
    fn runtime(&self) -> &[(&'static str, &'static str)] {
        &[]
    }
}

/// Lower a text if it can be read; whether it was lowered.
fn lowers(text: &str) -> bool {
    match ir::read(text, "mutant.ll") {
        Ok(module) => match build(vec![("mutant.ll".into(), module)], &Nothing) {
            Ok(program) => {
                well_formed::check("mutant.ll", &program);
                true
            }
            Err(_) => false,
        },
        Err(_) => false,
    }
}

/// A small generator of numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}

/// How many mutants a test makes; `TREADLE_MUTANTS` asks for more.
fn rounds() -> usize {
    std::env::var("TREADLE_MUTANTS").ok().and_then(|number| number.parse().ok()).unwrap_or(150)
}

const MODULE: &str = include_str!("lower_run/values.ll");

#[test]
fn the_module_itself_is_good() {
    assert!(lowers(MODULE));
}

#[test]
fn lines_dropped_repeated_and_swapped() {
    let lines: Vec<&str> = MODULE.lines().collect();
    let mut random = Random(1);
    for _ in 0..rounds() {
        let mut mutant = lines.clone();
        for _ in 0..=random.below(3) {
            let (a, b) = (random.below(mutant.len()), random.below(mutant.len()));
            match random.below(3) {
                0 => {
                    mutant.remove(a);
                }
                1 => mutant.insert(b, mutant[a]),
                _ => mutant.swap(a, b),
            }
        }
        lowers(&mutant.join("\n"));
    }
}

#[test]
fn words_exchanged() {
    let lines: Vec<&str> = MODULE.lines().collect();
    let words: Vec<&str> = MODULE.split([' ', ',', '(', ')']).filter(|word| !word.is_empty()).collect();
    let mut random = Random(2);
    let mut lowered = 0;
    for _ in 0..rounds() {
        let at = random.below(lines.len());
        let old: Vec<&str> = lines[at].split([' ', ',', '(', ')']).filter(|word| !word.is_empty()).collect();
        if old.is_empty() {
            continue;
        }
        let (old, new) = (old[random.below(old.len())], words[random.below(words.len())]);
        let changed = lines[at].replace(old, new);
        let mut mutant = lines.clone();
        mutant[at] = &changed;
        lowered += usize::from(lowers(&mutant.join("\n")));
    }
    assert!(lowered > 0);
}

#[test]
fn types_and_numbers_exchanged() {
    const TYPES: [&str; 14] = [
        "i1",
        "i8",
        "i24",
        "i32",
        "i64",
        "i65",
        "i128",
        "ptr",
        "double",
        "x86_fp80",
        "<4 x i32>",
        "[3 x i64]",
        "{ i32, ptr }",
        "i200",
    ];
    const NUMBERS: [&str; 6] = ["0", "-1", "1", "63", "9223372036854775807", "4294967296"];
    let mut random = Random(3);
    let pieces: Vec<&str> = MODULE.split_inclusive([' ', ',', ')', '\n']).collect();
    for _ in 0..rounds() {
        let mut mutant: Vec<String> = pieces.iter().map(|piece| (*piece).to_string()).collect();
        for _ in 0..=random.below(2) {
            let at = (0..).map(|_| random.below(pieces.len())).find(|at| {
                let piece = pieces[*at].trim_end_matches([' ', ',', ')', '\n']);
                TYPES.contains(&piece) || piece.parse::<i64>().is_ok()
            });
            let at = at.unwrap_or(0);
            let piece = pieces[at].trim_end_matches([' ', ',', ')', '\n']);
            let end = &pieces[at][piece.len()..];
            let new = match piece.parse::<i64>() {
                Ok(_) => NUMBERS[random.below(NUMBERS.len())],
                Err(_) => TYPES[random.below(TYPES.len())],
            };
            mutant[at] = format!("{new}{end}");
        }
        lowers(&mutant.concat());
    }
}
