//! The bytecode that the machine runs: what the lowering writes and the interpreter reads.
//!
//! A frame is an array of 64-bit words (slots). A value of at most 64 bits takes one slot and is kept **zero-extended**
//! (so `i8 -1` is 0xff; a `float` is its 32 bits, a `double` its 64). Wider scalars (i65..i128, x86_fp80, fp128) take two
//! slots, low word first. A first-class struct or array takes the slots of its scalar leaves in order, a vector the
//! packed bytes of its elements in `ceil(bytes / 8)` slots. Padding never takes a slot.

use crate::ir::ast::{FloatPredicate, IntPredicate, Ordering, RmwOp};

/// Index of a word in the current frame.
pub type Slot = u32;
/// Index in [`Program::functions`](super::Program).
pub type FuncId = u32;
/// Index of an instruction in its function.
pub type Pc = u32;
/// Index in [`Function::loops`].
pub type LoopId = u32;
/// Index in the library's table of entries.
pub type LibId = u16;

/// A source operand: a slot, or a constant of the function's pool. A multi-word operand names its first word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opd(pub i32);

impl Opd {
    pub const fn slot(slot: Slot) -> Opd {
        Opd(slot as i32)
    }
    pub const fn constant(index: u32) -> Opd {
        Opd(!(index as i32))
    }
    /// The slot, or `Err` with the index in the constant pool.
    pub const fn decode(self) -> Result<Slot, u32> {
        if self.0 >= 0 {
            Ok(self.0 as u32)
        } else {
            Err(!self.0 as u32)
        }
    }
}

/// Integer operations; the result is truncated to the width. Division by zero and `INT_MIN / -1` are errors of the
/// program; a shift by the width or more gives 0 (it is undefined in C).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    SMax,
    SMin,
    UMax,
    UMin,
    /// Saturating (`llvm.sadd.sat` and the like).
    SAddSat,
    SSubSat,
    UAddSat,
    USubSat,
}

/// Operations on bits with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BitOp {
    Ctpop,
    Ctlz,
    Cttz,
    Bswap,
    Bitreverse,
    Abs,
}

/// `llvm.*.with.overflow`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverflowOp {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    CopySign,
    MinNum,
    MaxNum,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatUnary {
    Neg,
    Abs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Round,
    RoundEven,
    Rint,
}

/// A floating-point format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatKind {
    Half,
    BFloat,
    Single,
    Double,
    X87,
    Quad,
}

impl FloatKind {
    /// Size in memory, in bytes (x87: the 10 bytes that carry the value).
    pub const fn bytes(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 2,
            FloatKind::Single => 4,
            FloatKind::Double => 8,
            FloatKind::X87 => 10,
            FloatKind::Quad => 16,
        }
    }
}

/// What a fence is, before a memory model gives it meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenceKind {
    /// `atomic_thread_fence(order)`
    C11(Ordering),
    /// x86 `mfence`, `lock`-prefixed no-ops, `__sync_synchronize`
    Full,
    /// x86 `lfence`
    LoadLoad,
    /// x86 `sfence`
    StoreStore,
    /// A fence instruction of another architecture: index in [`Function::messages`].
    Named(u32),
}

impl FenceKind {
    /// What the fence does for C11's happens-before; machine fences do no less than the C11 fences compiled to them.
    pub const fn order(self) -> Ordering {
        match self {
            FenceKind::C11(order) => order,
            FenceKind::Full => Ordering::SeqCst,
            FenceKind::LoadLoad => Ordering::Acquire,
            FenceKind::StoreStore => Ordering::Release,
            FenceKind::Named(_) => Ordering::Monotonic,
        }
    }
}

/// One instruction. `d` is the destination slot, `bits` the width of integer operands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Inst {
    Move {
        d: Slot,
        a: Opd,
    },
    /// Copy `n` consecutive words (the ranges do not overlap partially).
    MoveN {
        d: Slot,
        a: Opd,
        n: u32,
    },
    Int {
        op: IntOp,
        bits: u8,
        d: Slot,
        a: Opd,
        b: Opd,
    },
    /// Result 0 or 1. Pointers compare as 64-bit words.
    Cmp {
        pred: IntPredicate,
        bits: u8,
        d: Slot,
        a: Opd,
        b: Opd,
    },
    /// Keep the low `bits`.
    Trunc {
        bits: u8,
        d: Slot,
        a: Opd,
    },
    SExt {
        from: u8,
        to: u8,
        d: Slot,
        a: Opd,
    },
    Bit {
        op: BitOp,
        bits: u8,
        d: Slot,
        a: Opd,
    },
    /// `fshl` / `fshr`
    Funnel {
        left: bool,
        bits: u8,
        d: Slot,
        a: Opd,
        b: Opd,
        c: Opd,
    },
    /// Result in `d`, overflow bit in `d + 1`.
    Overflow {
        op: OverflowOp,
        bits: u8,
        d: Slot,
        a: Opd,
        b: Opd,
    },
    /// `float` (double = false) and `double`.
    Float {
        op: FloatOp,
        double: bool,
        d: Slot,
        a: Opd,
        b: Opd,
    },
    FCmp {
        pred: FloatPredicate,
        double: bool,
        d: Slot,
        a: Opd,
        b: Opd,
    },
    FloatUnary {
        op: FloatUnary,
        double: bool,
        d: Slot,
        a: Opd,
    },
    /// a * b + c with one rounding per operation (`llvm.fmuladd`) or one in all (`llvm.fma`).
    MulAdd {
        fused: bool,
        double: bool,
        d: Slot,
        a: Opd,
        b: Opd,
        c: Opd,
    },
    IntToFloat {
        signed: bool,
        bits: u8,
        double: bool,
        d: Slot,
        a: Opd,
    },
    /// Out of range gives 0 (it is undefined in C).
    FloatToInt {
        signed: bool,
        bits: u8,
        double: bool,
        d: Slot,
        a: Opd,
    },
    FloatExt {
        d: Slot,
        a: Opd,
    },
    FloatTrunc {
        d: Slot,
        a: Opd,
    },
    /// Anything on 65..128-bit integers, half, x86_fp80, fp128: [`Function::wides`].
    Wide {
        index: u32,
    },
    /// `c ? a : b` on `n` words.
    Select {
        d: Slot,
        c: Opd,
        a: Opd,
        b: Opd,
        n: u32,
    },
    PtrAdd {
        d: Slot,
        a: Opd,
        offset: i64,
    },
    /// `a + sext(index) * scale`
    PtrIndex {
        d: Slot,
        a: Opd,
        index: Opd,
        bits: u8,
        scale: i64,
    },
    /// Byte-wise element access of a vector held in slots, index in bytes: `d = zext(v[offset .. offset + bytes])`.
    VecExtract {
        d: Slot,
        v: Opd,
        offset: Opd,
        bytes: u8,
        words: u16,
    },
    /// Store the element into the vector in `d` (in place).
    VecInsert {
        d: Slot,
        a: Opd,
        offset: Opd,
        bytes: u8,
        words: u16,
    },

    /// A stack object of `size` bytes (an operand, for VLAs), gone when the function returns. A `private` one is only
    /// ever touched by its own thread, and its accesses make no events.
    Alloca {
        d: Slot,
        size: Opd,
        align: u32,
        private: bool,
    },
    /// The stack pointers, for `llvm.stacksave` / `llvm.stackrestore`.
    StackSave {
        d: Slot,
    },
    StackRestore {
        a: Opd,
    },
    /// Address of a thread-local variable of this thread: `offset` in the TLS image (shared or private).
    TlsAddr {
        d: Slot,
        offset: u32,
        private: bool,
    },

    /// Read `bytes` (1, 2, 4, 8) little-endian and keep the low `bits`.
    Load {
        d: Slot,
        ptr: Opd,
        bytes: u8,
        bits: u8,
        order: Ordering,
        volatile: bool,
    },
    Store {
        ptr: Opd,
        a: Opd,
        bytes: u8,
        order: Ordering,
        volatile: bool,
    },
    /// `d` = old value. `bytes` 1, 2, 4, 8; floats for FAdd and the like (4, 8).
    Rmw {
        d: Slot,
        op: RmwOp,
        ptr: Opd,
        a: Opd,
        bytes: u8,
        order: Ordering,
    },
    /// `d` = old value, `d + 1` = success.
    CmpXchg {
        d: Slot,
        ptr: Opd,
        expected: Opd,
        new: Opd,
        bytes: u8,
        weak: bool,
        success: Ordering,
        failure: Ordering,
    },
    Fence {
        kind: FenceKind,
    },
    /// memcpy (or memmove) and memset of `len` bytes: visible accesses where the memory is shared.
    CopyMem {
        dst: Opd,
        src: Opd,
        len: Opd,
    },
    FillMem {
        dst: Opd,
        byte: Opd,
        len: Opd,
    },

    /// Arguments are `args[first..first + n]` of the function's argument list, one operand per word. The results go to
    /// consecutive slots from `d`.
    Call {
        f: FuncId,
        first: u32,
        n: u16,
        d: Slot,
    },
    CallIndirect {
        ptr: Opd,
        first: u32,
        n: u16,
        d: Slot,
    },
    /// A library function (see `machine::library`); `used` = the program looks at the result.
    CallLib {
        lib: LibId,
        first: u32,
        n: u16,
        d: Slot,
        used: bool,
    },
    /// Return `n` words from `a`.
    Ret {
        a: Opd,
        n: u32,
    },

    Jump {
        to: Pc,
    },
    Branch {
        c: Opd,
        then: Pc,
        otherwise: Pc,
    },
    /// [`Function::switches`]
    Switch {
        a: Opd,
        table: u32,
    },
    /// Jump to a block address value (see `program::address::block_address`).
    IndirectBr {
        a: Opd,
    },
    /// Entry of a loop from outside: forget what was remembered of earlier rounds.
    LoopEnter {
        l: LoopId,
    },
    /// A back edge of the loop: one more round done; here spinning is noticed.
    LoopBack {
        l: LoopId,
    },
    /// The way from a loop head that can leave the loop into its body: here `--unroll` cuts.
    LoopCheck {
        l: LoopId,
    },

    /// Initialise the `va_list` at `list` (System V layout: gp_offset 48, fp_offset 176, overflow area `area`).
    VaStart {
        list: Opd,
        area: Opd,
    },
    /// `setjmp`: 0 at first, the value of `longjmp` later.
    SetJmp {
        d: Slot,
        buf: Opd,
    },
    /// `__builtin_trap` and the like.
    Trap,
    Unreachable,
    /// Something that Treadle does not run: the verdict becomes `unknown` with this message when it is reached.
    Unsupported {
        message: u32,
    },
}

/// An operation on values of two words or of an exotic floating-point format.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WideInst {
    pub op: WideOp,
    pub d: Slot,
    pub a: Opd,
    pub b: Opd,
}

/// Widths in bits. An operand or result of more than 64 bits takes two words.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WideOp {
    Int { op: IntOp, bits: u8 },
    Cmp { pred: IntPredicate, bits: u8 },
    Bit { op: BitOp, bits: u8 },
    Overflow { op: OverflowOp, bits: u8 },
    Trunc { to: u8 },
    ZExt { from: u8 },
    SExt { from: u8, to: u8 },
    Float { op: FloatOp, kind: FloatKind },
    FCmp { pred: FloatPredicate, kind: FloatKind },
    FloatUnary { op: FloatUnary, kind: FloatKind },
    FloatCast { from: FloatKind, to: FloatKind },
    IntToFloat { signed: bool, bits: u8, to: FloatKind },
    FloatToInt { signed: bool, from: FloatKind, bits: u8 },
}

/// A `switch`: sorted by value.
#[derive(Clone, Debug, Default)]
pub struct SwitchTable {
    pub cases: Vec<(u64, Pc)>,
    pub default: Pc,
}

/// What the machine keeps of a natural loop, in slots of the frame: `state` = rounds done, `state + 1` = the thread's
/// effect counter at the last visit of the head, then a copy of each live slot.
#[derive(Clone, Debug, Default)]
pub struct Loop {
    /// First instruction of the head.
    pub head: Pc,
    /// Index of its source position.
    pub pos: u32,
    /// Slots that are live at the head and that a round can change: two visits with equal live slots and no effect in
    /// between are the same state.
    pub live: Vec<Slot>,
    pub state: Slot,
    /// The head itself decides whether to leave (`while`, `for`): `--unroll` cuts at [`Inst::LoopCheck`], else at the
    /// back edge.
    pub head_exits: bool,
}

/// A lowered function.
#[derive(Clone, Debug, Default)]
pub struct Function {
    pub name: String,
    pub code: Vec<Inst>,
    /// Index in `Program::positions` for each instruction; 0 = unknown.
    pub pos: Vec<u32>,
    pub consts: Vec<u64>,
    pub args: Vec<Opd>,
    pub switches: Vec<SwitchTable>,
    pub wides: Vec<WideInst>,
    pub loops: Vec<Loop>,
    pub messages: Vec<String>,
    /// Targets of `blockaddress` values.
    pub block_targets: Vec<Pc>,
    /// Words of parameters, in slots 0..params.
    pub params: u32,
    /// A variadic function takes one more word, in slot `params`: the address of the overflow area of its arguments.
    pub varargs: bool,
    /// All slots, parameters included.
    pub slots: u32,
    /// Words of the result.
    pub results: u32,
    /// Part of Treadle's own runtime library: loops are not bounded, positions are the caller's.
    pub runtime: bool,
}
