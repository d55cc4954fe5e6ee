//! The address map: which 64-bit word means which byte. Addresses are the same in every execution.
//!
//! The space is cut into arenas of 16 GiB; `address >> 34` is the arena. Arena 0 holds code and the null page, 1 the
//! constants, 2 the globals; thread `t` owns four arenas from `4 * (t + 1)`: heap, shared stack, private stack, TLS.

use super::bytecode::FuncId;

/// Index of an arena.
pub type ArenaId = usize;

pub const ARENA_BITS: u32 = 34;
pub const CODE: ArenaId = 0;
pub const CONSTANTS: ArenaId = 1;
pub const GLOBALS: ArenaId = 2;

/// The four arenas of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadArena {
    Heap = 0,
    Stack = 1,
    Private = 2,
    Tls = 3,
}

/// More threads than this do not fit in 47-bit addresses.
pub const MAX_THREADS: usize = 2000;

const CODE_BASE: u64 = 0x1000_0000;
const CODE_SHIFT: u32 = 16;

/// First address of an arena. Offset 0 is never handed out, so that no object touches the arena before.
pub const fn arena_base(arena: ArenaId) -> u64 {
    (arena as u64) << ARENA_BITS
}

/// The arena of an address (it need not exist).
pub const fn arena_of(address: u64) -> ArenaId {
    (address >> ARENA_BITS) as ArenaId
}

/// Offset of an address in its arena.
pub const fn offset_of(address: u64) -> u64 {
    address & ((1 << ARENA_BITS) - 1)
}

pub const fn thread_arena(thread: usize, which: ThreadArena) -> ArenaId {
    4 * (thread + 1) + which as usize
}

/// The value of `&f`.
pub const fn function_address(f: FuncId) -> u64 {
    CODE_BASE + ((f as u64) << CODE_SHIFT)
}

/// The value of `&&label`: the `index`-th block target of a function.
pub const fn block_address(f: FuncId, index: u32) -> u64 {
    function_address(f) + 1 + index as u64
}

/// What a code address means: a function, and a block target if it is a label.
pub fn decode_code(address: u64) -> Option<(FuncId, Option<u32>)> {
    let code = address.checked_sub(CODE_BASE)?;
    if arena_of(address) != CODE {
        return None;
    }
    let low = (code & ((1 << CODE_SHIFT) - 1)) as u32;
    Some(((code >> CODE_SHIFT) as FuncId, low.checked_sub(1)))
}
