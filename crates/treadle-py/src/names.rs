//! What the locations of a trace are called, in C's words.

use std::collections::BTreeMap;
use treadle_core::machine::{Config, Machine};
use treadle_core::program::address::{arena_base, arena_of, ArenaId, ThreadArena, GLOBALS};
use treadle_core::program::Program;
use treadle_core::trace::{EventKind, Trace};

/// Names for the addresses of one execution.
pub enum Names<'p> {
    /// The machine at its end, which knows every object.
    Machine(Box<Machine<'p>>),
    /// Nothing but the trace: globals have their names, allocations are numbered, other addresses tell their region.
    Trace {
        start: Box<Machine<'p>>,
        /// By arena and address: the size in bytes.
        heap: BTreeMap<(ArenaId, u64), u64>,
    },
}

impl<'p> Names<'p> {
    /// The names that can be had without a machine that ran the execution.
    pub fn of_trace(program: &'p Program, config: &Config, trace: &Trace) -> Names<'p> {
        let allocations = trace.events.iter().filter(|event| event.kind == EventKind::Allocate);
        Names::Trace {
            start: Box::new(Machine::new(program, config.clone())),
            heap: allocations.map(|e| ((arena_of(e.addr), e.addr), u64::from(e.size))).collect(),
        }
    }

    /// The name of `size` bytes from `address`.
    pub fn location(&self, address: u64, size: u64) -> String {
        let (start, heap) = match self {
            Names::Machine(machine) => return machine.location(address, size),
            Names::Trace { start, heap } => (start, heap),
        };
        let arena = arena_of(address);
        if arena <= GLOBALS {
            return start.location(address, size);
        }
        let thread = arena / 4 - 1;
        let of_thread = if thread > 0 { format!("T{thread}.") } else { String::new() };
        let within = |(base, bytes): (u64, u64)| (address < base + bytes.max(1)).then(|| address - base);
        let object = heap.range(..=(arena, address)).next_back().filter(|((a, _), _)| *a == arena);
        if let Some(offset) = object.and_then(|(&(_, base), &bytes)| within((base, bytes))) {
            let number = heap.range((arena, 0)..=(arena, address)).count();
            let plus = if offset == 0 { String::new() } else { format!("+{offset}") };
            return format!("{of_thread}heap#{number}{plus}");
        }
        let region = match arena % 4 {
            a if a == ThreadArena::Heap as usize => "heap",
            a if a == ThreadArena::Tls as usize => "tls",
            _ => "local",
        };
        format!("{of_thread}{region}+{}", address - arena_base(arena))
    }
}
