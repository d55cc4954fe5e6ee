//! The spelling of every enumerated word of the language, one table for the reader and the printer.

use super::ast::{BinOp, CastOp, FloatPredicate, IntPredicate, Linkage, Ordering, RmwOp};

/// Gives an enum `keyword` (variant to text) and `from_keyword` (text to variant).
macro_rules! keywords {
    ($enum:ident: $($text:literal = $variant:ident,)*) => {
        impl $enum {
            /// The word that LLVM prints.
            pub fn keyword(self) -> &'static str {
                match self { $($enum::$variant => $text,)* }
            }

            /// The variant that LLVM prints as `word`.
            pub fn from_keyword(word: &str) -> Option<$enum> {
                match word { $($text => Some($enum::$variant),)* _ => None }
            }
        }
    };
}

keywords! { BinOp:
    "add" = Add, "sub" = Sub, "mul" = Mul, "udiv" = UDiv, "sdiv" = SDiv, "urem" = URem, "srem" = SRem,
    "shl" = Shl, "lshr" = LShr, "ashr" = AShr, "and" = And, "or" = Or, "xor" = Xor,
    "fadd" = FAdd, "fsub" = FSub, "fmul" = FMul, "fdiv" = FDiv, "frem" = FRem,
}

keywords! { CastOp:
    "trunc" = Trunc, "zext" = ZExt, "sext" = SExt, "fptrunc" = FpTrunc, "fpext" = FpExt,
    "fptoui" = FpToUi, "fptosi" = FpToSi, "uitofp" = UiToFp, "sitofp" = SiToFp,
    "ptrtoint" = PtrToInt, "inttoptr" = IntToPtr, "bitcast" = BitCast, "addrspacecast" = AddrSpaceCast,
}

keywords! { IntPredicate:
    "eq" = Eq, "ne" = Ne, "ugt" = Ugt, "uge" = Uge, "ult" = Ult, "ule" = Ule,
    "sgt" = Sgt, "sge" = Sge, "slt" = Slt, "sle" = Sle,
}

keywords! { FloatPredicate:
    "false" = False, "oeq" = Oeq, "ogt" = Ogt, "oge" = Oge, "olt" = Olt, "ole" = Ole, "one" = One, "ord" = Ord,
    "ueq" = Ueq, "ugt" = Ugt, "uge" = Uge, "ult" = Ult, "ule" = Ule, "une" = Une, "uno" = Uno, "true" = True,
}

keywords! { Ordering:
    "notatomic" = NotAtomic, "unordered" = Unordered, "monotonic" = Monotonic, "acquire" = Acquire,
    "release" = Release, "acq_rel" = AcqRel, "seq_cst" = SeqCst,
}

keywords! { RmwOp:
    "xchg" = Xchg, "add" = Add, "sub" = Sub, "and" = And, "nand" = Nand, "or" = Or, "xor" = Xor,
    "max" = Max, "min" = Min, "umax" = UMax, "umin" = UMin,
    "fadd" = FAdd, "fsub" = FSub, "fmax" = FMax, "fmin" = FMin, "uinc_wrap" = UIncWrap, "udec_wrap" = UDecWrap,
}

impl Linkage {
    /// A word that LLVM reads back as this linkage; nothing for `External`, which definitions leave out.
    pub fn keyword(self) -> &'static str {
        match self {
            Linkage::External => "",
            Linkage::ExternWeak => "extern_weak",
            Linkage::Weak => "weak",
            Linkage::Common => "common",
            Linkage::Internal => "internal",
            Linkage::Appending => "appending",
            Linkage::AvailableExternally => "available_externally",
        }
    }

    /// The linkage that LLVM prints as `word`.
    pub fn from_keyword(word: &str) -> Option<Linkage> {
        Some(match word {
            "external" => Linkage::External,
            "extern_weak" => Linkage::ExternWeak,
            "weak" | "weak_odr" | "linkonce" | "linkonce_odr" => Linkage::Weak,
            "common" => Linkage::Common,
            "internal" | "private" => Linkage::Internal,
            "appending" => Linkage::Appending,
            "available_externally" => Linkage::AvailableExternally,
            _ => return None,
        })
    }
}

/// True if `word` can begin an instruction. Every opcode of LLVM is here, read or not: this is how the end of an
/// instruction is found when it has to be skipped.
pub(super) fn is_opcode(word: &str) -> bool {
    BinOp::from_keyword(word).is_some() || cast(word).is_some() || OTHER_OPCODES.contains(&word)
}

/// The cast that `word` names. On the flat memory that Treadle has, LLVM 22's `ptrtoaddr` is `ptrtoint`.
pub(super) fn cast(word: &str) -> Option<CastOp> {
    match word {
        "ptrtoaddr" => Some(CastOp::PtrToInt),
        _ => CastOp::from_keyword(word),
    }
}

const OTHER_OPCODES: [&str; 37] = [
    "alloca",
    "atomicrmw",
    "br",
    "call",
    "callbr",
    "catchpad",
    "catchret",
    "catchswitch",
    "cleanuppad",
    "cleanupret",
    "cmpxchg",
    "extractelement",
    "extractvalue",
    "fcmp",
    "fence",
    "fneg",
    "freeze",
    "getelementptr",
    "icmp",
    "indirectbr",
    "insertelement",
    "insertvalue",
    "invoke",
    "landingpad",
    "load",
    "musttail",
    "notail",
    "phi",
    "resume",
    "ret",
    "select",
    "shufflevector",
    "store",
    "switch",
    "tail",
    "unreachable",
    "va_arg",
];
