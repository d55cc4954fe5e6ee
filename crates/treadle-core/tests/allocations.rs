//! The graph engine asks for no memory while it explores: what it needs is there after the first executions.
//!
//! Alone in its binary: the allocator that counts is that of the whole process. One test, since another would run meanwhile.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};
use treadle_core::engines::{explore, Engine, Options};
use treadle_core::ir;
use treadle_core::machine::library::Posix;
use treadle_core::machine::StoreModel;
use treadle_core::program::{build, Program};

/// Counts how often it is asked for memory, and leaves the rest to the system.
struct Counting;

static ASKED: AtomicU64 = AtomicU64::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        System.alloc(layout)
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        System.realloc(memory, layout, size)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        System.dealloc(memory, layout);
    }
}

fn asked() -> u64 {
    ASKED.load(Ordering::Relaxed)
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const MODELS: [StoreModel; 3] = [StoreModel::Sc, StoreModel::Tso, StoreModel::Rc11];

/// Name, text, executions: loads and stores, updates, the axiom of seq_cst, a lock.
const PROGRAMS: [(&str, &str, u64); 4] = [
    ("increments_3x3", include_str!("../benches/programs/increments_3x3.ll"), 1_824_912),
    ("ainc_9", include_str!("../benches/programs/ainc_9.ll"), 362_880),
    ("increments_3x3_seq_cst", include_str!("../benches/programs/increments_3x3_seq_cst.ll"), 1_824_912),
    ("locks_3x4", include_str!("../benches/programs/locks_3x4.ll"), 34_650),
];

/// By then the exploration has what it needs. (The machine, the first graphs and behaviours; and the random walks for the
/// estimate, which are taken once, after 40,000 steps.)
const SETTLED: u64 = 100_000;

fn program(name: &str, text: &str) -> Program {
    let module = ir::read(text, name).expect("it is IR");
    build(vec![(name.to_string(), module)], &Posix).expect("all of it is supported")
}

/// Fewer than one for 10,000 steps. `--nocapture` shows the figures.
#[test]
fn steps_of_graph_allocate_nothing() {
    for (name, text, executions) in PROGRAMS {
        let program = program(name, text);
        for model in MODELS {
            let begun = asked();
            let mut settled = None;
            let report = explore(Engine::Graph, &program, &Options::new(model), &mut |report| {
                if report.steps >= SETTLED && settled.is_none() {
                    settled = Some((asked(), report.steps));
                }
                None
            });
            let ended = asked();
            let what = format!("{name} under {}", model.name());
            assert_eq!(report.executions, executions, "{what}");
            let (settled, at) = settled.unwrap_or_else(|| panic!("{what}: only {} steps", report.steps));
            let (first, later, steps) = (settled - begun, ended - settled, report.steps - at);
            println!("{what}: {first} allocations in the first {at} steps, {later} in the other {steps}");
            assert!(later * 10_000 < steps, "{what}: {later} allocations in {steps} steps");
        }
    }
}
