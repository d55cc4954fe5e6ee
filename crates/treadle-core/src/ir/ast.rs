//! The syntax tree of one LLVM module in textual form, as the reader builds it and the printer prints it back.
//!
//! Every list keeps the order of the file. Names are stored without their sigil and with escapes resolved; an unnamed
//! value or block carries its number as its name (`"0"`, `"7"`), exactly as LLVM numbers it.

use std::collections::HashMap;

/// A whole `.ll` file.
#[derive(Clone, Debug, Default)]
pub struct Module {
    pub source_filename: String,
    pub triple: String,
    pub data_layout: String,
    /// Named struct types: `%name = type { ... }`; `None` for `opaque`.
    pub types: Vec<(String, Option<Type>)>,
    pub globals: Vec<Global>,
    pub aliases: Vec<Alias>,
    /// Definitions and declarations, in file order.
    pub functions: Vec<Function>,
    /// Numbered metadata nodes, only the kinds that a source position or a variable name needs.
    pub metadata: HashMap<u32, Metadata>,
}

/// An IR type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Void,
    /// `iN`, N in bits.
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    /// Opaque pointer; the address space is 0 in everything that Treadle accepts.
    Ptr,
    Array(u64, Box<Type>),
    Vector(u64, Box<Type>),
    Struct {
        fields: Vec<Type>,
        packed: bool,
    },
    /// `%name`, looked up in [`Module::types`].
    Named(String),
    Function {
        ret: Box<Type>,
        params: Vec<Type>,
        varargs: bool,
    },
    Label,
    Token,
    Metadata,
}

/// How a symbol is visible to other modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linkage {
    External,
    ExternWeak,
    /// `weak`, `weak_odr`, `linkonce`, `linkonce_odr`: a stronger definition elsewhere wins.
    Weak,
    Common,
    /// `internal` and `private`: invisible to other modules.
    Internal,
    Appending,
    AvailableExternally,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    pub name: String,
    pub ty: Type,
    /// `None` for a declaration.
    pub init: Option<Value>,
    pub constant: bool,
    pub thread_local: bool,
    pub linkage: Linkage,
    /// In bytes; 0 when absent.
    pub align: u32,
    /// Metadata id of its `DIGlobalVariableExpression`.
    pub dbg: Option<u32>,
}

/// `@name = alias T, ptr @aliasee` (also `ifunc`, kept so that its use can be refused by name).
#[derive(Clone, Debug)]
pub struct Alias {
    pub name: String,
    pub linkage: Linkage,
    pub ty: Type,
    pub target: Value,
    pub ifunc: bool,
}

/// A function; a declaration has no blocks.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub linkage: Linkage,
    pub ret: Type,
    pub params: Vec<Param>,
    pub varargs: bool,
    pub blocks: Vec<Block>,
    /// The routine that unwinding asks for landing pads (C++).
    pub personality: Option<Value>,
    /// Metadata id of its `DISubprogram`.
    pub dbg: Option<u32>,
}

impl Function {
    /// True for `declare`.
    pub fn is_declaration(&self) -> bool {
        self.blocks.is_empty()
    }
}

/// A formal parameter.
#[derive(Clone, Debug)]
pub struct Param {
    pub name: String,
    pub ty: Type,
    pub attrs: ParamAttrs,
}

/// The parameter attributes that change meaning; all others are dropped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParamAttrs {
    pub byval: Option<Type>,
    pub sret: Option<Type>,
    /// What an indirect operand (`*m`) of inline assembly points to.
    pub elementtype: Option<Type>,
    pub signext: bool,
    pub zeroext: bool,
    /// In bytes; 0 when absent.
    pub align: u32,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    pub name: String,
    pub insts: Vec<Inst>,
    /// Debug records, each with the index of the instruction before which it stands.
    pub records: Vec<(usize, DbgVariable)>,
}

/// `#dbg_declare` / `#dbg_value` or a call of `llvm.dbg.*`: which source variable a value or a stack slot holds.
#[derive(Clone, Debug)]
pub struct DbgVariable {
    pub declare: bool,
    /// The address (declare) or the value (value); `None` if it is not a plain local.
    pub local: Option<String>,
    /// Metadata id of the `DILocalVariable`.
    pub variable: u32,
}

/// One instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// Name of the result, if there is one.
    pub result: Option<String>,
    pub op: Op,
    /// Metadata id of its `DILocation`.
    pub dbg: Option<u32>,
}

/// A typed operand.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    pub ty: Type,
    pub value: Value,
}

/// A value: a local, a global, or a constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Local(String),
    Global(String),
    /// Also `true` (1) and `false` (0). Two's complement of the literal, as far as 128 bits reach.
    Int(i128),
    /// An integer literal of more than 128 bits, kept as text.
    BigInt(String),
    Float(FloatLiteral),
    Null,
    Undef,
    Poison,
    /// `zeroinitializer`
    Zero,
    /// `none` (token)
    NoneToken,
    /// `c"..."`, escapes resolved.
    CString(Vec<u8>),
    Array(Vec<Typed>),
    Struct {
        fields: Vec<Typed>,
        packed: bool,
    },
    Vector(Vec<Typed>),
    /// `splat (T v)`
    Splat(Box<Typed>),
    Expr(Box<ConstExpr>),
    BlockAddress {
        function: String,
        block: String,
    },
    Asm(InlineAsm),
    /// A metadata operand of an intrinsic call, as text; nothing reads it.
    Metadata(String),
}

/// A floating-point literal by its bits, in the format of its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FloatLiteral {
    /// Decimal or `0x` + 16 digits: the bits of a double (LLVM prints a `float` constant this way too).
    Double(u64),
    /// `0xH`: half.
    Half(u16),
    /// `0xR`: bfloat.
    BFloat(u16),
    /// `0xK`: x86 80-bit extended, bits in the low 80.
    X87(u128),
    /// `0xL`: quad, as its 128 bits.
    Quad(u128),
}

/// A constant expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ConstExpr {
    Binary {
        op: BinOp,
        lhs: Typed,
        rhs: Typed,
    },
    Cast {
        op: CastOp,
        value: Typed,
        to: Type,
    },
    Gep(Gep),
    /// LLVM 18 and 19 fold `if (weak_symbol)` to this; later versions have an instruction instead.
    ICmp {
        pred: IntPredicate,
        lhs: Typed,
        rhs: Typed,
    },
}

/// `getelementptr`
#[derive(Clone, Debug, PartialEq)]
pub struct Gep {
    pub source: Type,
    pub base: Typed,
    pub indices: Vec<Typed>,
    pub inbounds: bool,
}

/// `asm "..." , "..."`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineAsm {
    pub template: String,
    pub constraints: String,
    pub sideeffect: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
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
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}

/// A memory order of LLVM; `NotAtomic` is a plain (perhaps volatile) access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ordering {
    NotAtomic,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    UIncWrap,
    UDecWrap,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum Op {
    Binary {
        op: BinOp,
        ty: Type,
        lhs: Value,
        rhs: Value,
    },
    FNeg(Typed),
    ICmp {
        pred: IntPredicate,
        ty: Type,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        pred: FloatPredicate,
        ty: Type,
        lhs: Value,
        rhs: Value,
    },
    Cast {
        op: CastOp,
        value: Typed,
        to: Type,
    },
    Select {
        cond: Typed,
        then: Typed,
        otherwise: Typed,
    },
    Phi {
        ty: Type,
        incoming: Vec<(Value, String)>,
    },
    Freeze(Typed),
    Alloca {
        ty: Type,
        count: Option<Typed>,
        align: u32,
    },
    Load {
        ty: Type,
        ptr: Value,
        volatile: bool,
        order: Ordering,
        singlethread: bool,
        align: u32,
    },
    Store {
        value: Typed,
        ptr: Value,
        volatile: bool,
        order: Ordering,
        singlethread: bool,
        align: u32,
    },
    CmpXchg {
        ptr: Value,
        expected: Typed,
        new: Typed,
        weak: bool,
        volatile: bool,
        success: Ordering,
        failure: Ordering,
        singlethread: bool,
        align: u32,
    },
    AtomicRmw {
        op: RmwOp,
        ptr: Value,
        value: Typed,
        volatile: bool,
        order: Ordering,
        singlethread: bool,
        align: u32,
    },
    Fence {
        order: Ordering,
        singlethread: bool,
    },
    Gep(Gep),
    ExtractValue {
        value: Typed,
        indices: Vec<u32>,
    },
    InsertValue {
        value: Typed,
        element: Typed,
        indices: Vec<u32>,
    },
    ExtractElement {
        vector: Typed,
        index: Typed,
    },
    InsertElement {
        vector: Typed,
        element: Typed,
        index: Typed,
    },
    ShuffleVector {
        left: Typed,
        right: Typed,
        mask: Typed,
    },
    Call(Call),
    Invoke {
        call: Call,
        normal: String,
        unwind: String,
    },
    /// A clause is `true` for `catch`, `false` for `filter`.
    LandingPad {
        ty: Type,
        cleanup: bool,
        clauses: Vec<(bool, Typed)>,
    },
    Resume(Typed),
    VaArg {
        list: Typed,
        ty: Type,
    },
    Ret(Option<Typed>),
    Br(String),
    CondBr {
        cond: Value,
        then: String,
        otherwise: String,
    },
    Switch {
        value: Typed,
        default: String,
        cases: Vec<(Value, String)>,
    },
    IndirectBr {
        address: Typed,
        targets: Vec<String>,
    },
    Unreachable,
    /// An instruction that Treadle does not read further (`callbr`, `catchpad`...): its opcode. It lowers to an error.
    Unsupported(String),
}

/// `call`
#[derive(Clone, Debug)]
pub struct Call {
    pub callee: Value,
    /// Return type.
    pub ret: Type,
    /// True if the callee's type is written out and ends in `...`.
    pub varargs: bool,
    /// How many of `args` are declared parameters; the rest is what `...` takes. All of them without varargs.
    pub fixed_args: usize,
    pub args: Vec<Arg>,
    /// `musttail`
    pub must_tail: bool,
}

/// An actual argument.
#[derive(Clone, Debug)]
pub struct Arg {
    pub ty: Type,
    pub value: Value,
    pub attrs: ParamAttrs,
}

/// The metadata nodes that are kept. Tags and encodings are as LLVM spells them (`DW_TAG_member`, `DW_ATE_signed`);
/// a number that the text leaves out is 0, a string is empty.
#[derive(Clone, Debug)]
pub enum Metadata {
    /// `!DILocation`
    Location { line: u32, column: u32, scope: Option<u32>, inlined_at: Option<u32> },
    /// `!DISubprogram`
    Subprogram { name: String, linkage_name: String, file: Option<u32>, line: u32 },
    /// `!DILexicalBlock`, `!DILexicalBlockFile`, `!DINamespace` and other scopes
    Scope { parent: Option<u32>, file: Option<u32> },
    /// `!DIFile`
    File { filename: String, directory: String },
    /// `!DICompileUnit`
    CompileUnit { file: Option<u32> },
    /// `!DIGlobalVariableExpression`
    GlobalExpression { variable: Option<u32> },
    /// `!DIGlobalVariable`
    GlobalVariable { name: String, file: Option<u32>, line: u32, ty: Option<u32> },
    /// `!DILocalVariable`; `arg` is 1-based, 0 for a local
    LocalVariable { name: String, arg: u32, scope: Option<u32>, ty: Option<u32> },
    /// `!DIBasicType`; size in bits
    BasicType { name: String, size: u64, encoding: String },
    /// `!DIDerivedType`: pointer, typedef, member, qualifier
    DerivedType { tag: String, name: String, base: Option<u32>, size: u64, offset: u64 },
    /// `!DICompositeType`: struct, union, array, enum
    CompositeType { tag: String, name: String, base: Option<u32>, elements: Option<u32>, size: u64 },
    /// `!DISubrange`
    Subrange { count: Option<i64> },
    /// `!{...}`: the ids of its operands; other operands are `None`
    Tuple(Vec<Option<u32>>),
}
