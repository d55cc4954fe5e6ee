//! The `llvm.*` functions.

use super::super::body::word;
use super::super::bytecode::{BitOp, FenceKind, FloatOp, FloatUnary, Inst, IntOp, Opd, OverflowOp, Slot, WideOp};
use super::super::fault::{malformed, unsupported, Outcome};
use super::super::layout::{Lane, Scalar};
use super::Lowering;
use crate::ir::ast::{Call, Type, Value};

/// Size of a `va_list` in bytes.
const VA_LIST: u64 = 24;

/// The families of intrinsics that share one form.
#[derive(Clone, Copy)]
enum Family {
    /// Nothing, and no result.
    Nothing,
    /// The first argument as it is.
    First,
    /// Two integers to one.
    Int(IntOp),
    Bit(BitOp),
    Overflow(OverflowOp),
    Float(FloatOp),
    FloatUnary(FloatUnary),
    Funnel {
        left: bool,
    },
    MulAdd {
        fused: bool,
    },
    Fence(FenceKind),
    /// Something of its own.
    Special,
}

/// `a.b.i32` without the types that overloading appends.
fn family(name: &str) -> Family {
    let is = |prefix: &str| name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    let table: &[(&str, Family)] = &[
        ("lifetime", Family::Nothing),
        ("dbg", Family::Nothing),
        ("assume", Family::Nothing),
        ("prefetch", Family::Nothing),
        ("donothing", Family::Nothing),
        ("sideeffect", Family::Nothing),
        ("var.annotation", Family::Nothing),
        ("va_end", Family::Nothing),
        ("invariant", Family::Nothing),
        ("experimental.noalias.scope.decl", Family::Nothing),
        ("x86.sse2.pause", Family::Nothing),
        ("expect", Family::First),
        ("annotation", Family::First),
        ("ptr.annotation", Family::First),
        ("threadlocal.address", Family::First),
        ("launder.invariant.group", Family::First),
        ("strip.invariant.group", Family::First),
        ("ssa.copy", Family::First),
        ("arithmetic.fence", Family::First),
        ("smax", Family::Int(IntOp::SMax)),
        ("smin", Family::Int(IntOp::SMin)),
        ("umax", Family::Int(IntOp::UMax)),
        ("umin", Family::Int(IntOp::UMin)),
        ("sadd.sat", Family::Int(IntOp::SAddSat)),
        ("ssub.sat", Family::Int(IntOp::SSubSat)),
        ("uadd.sat", Family::Int(IntOp::UAddSat)),
        ("usub.sat", Family::Int(IntOp::USubSat)),
        ("ptrmask", Family::Int(IntOp::And)),
        ("ctpop", Family::Bit(BitOp::Ctpop)),
        ("ctlz", Family::Bit(BitOp::Ctlz)),
        ("cttz", Family::Bit(BitOp::Cttz)),
        ("bswap", Family::Bit(BitOp::Bswap)),
        ("bitreverse", Family::Bit(BitOp::Bitreverse)),
        ("abs", Family::Bit(BitOp::Abs)),
        ("sadd.with.overflow", Family::Overflow(OverflowOp::SAdd)),
        ("uadd.with.overflow", Family::Overflow(OverflowOp::UAdd)),
        ("ssub.with.overflow", Family::Overflow(OverflowOp::SSub)),
        ("usub.with.overflow", Family::Overflow(OverflowOp::USub)),
        ("smul.with.overflow", Family::Overflow(OverflowOp::SMul)),
        ("umul.with.overflow", Family::Overflow(OverflowOp::UMul)),
        ("copysign", Family::Float(FloatOp::CopySign)),
        ("minnum", Family::Float(FloatOp::MinNum)),
        ("maxnum", Family::Float(FloatOp::MaxNum)),
        ("fabs", Family::FloatUnary(FloatUnary::Abs)),
        ("sqrt", Family::FloatUnary(FloatUnary::Sqrt)),
        ("floor", Family::FloatUnary(FloatUnary::Floor)),
        ("ceil", Family::FloatUnary(FloatUnary::Ceil)),
        ("trunc", Family::FloatUnary(FloatUnary::Trunc)),
        ("round", Family::FloatUnary(FloatUnary::Round)),
        ("roundeven", Family::FloatUnary(FloatUnary::RoundEven)),
        ("rint", Family::FloatUnary(FloatUnary::Rint)),
        ("nearbyint", Family::FloatUnary(FloatUnary::Rint)),
        ("fshl", Family::Funnel { left: true }),
        ("fshr", Family::Funnel { left: false }),
        ("fmuladd", Family::MulAdd { fused: false }),
        ("fma", Family::MulAdd { fused: true }),
        ("x86.sse2.mfence", Family::Fence(FenceKind::Full)),
        ("x86.sse2.lfence", Family::Fence(FenceKind::LoadLoad)),
        ("x86.sse.sfence", Family::Fence(FenceKind::StoreStore)),
        ("x86.sse2.sfence", Family::Fence(FenceKind::StoreStore)),
    ];
    table.iter().find(|(prefix, _)| is(prefix)).map_or(Family::Special, |(_, family)| *family)
}

impl<'a> Lowering<'_, 'a> {
    pub(super) fn intrinsic(&mut self, name: &'a str, call: &'a Call) -> Outcome<()> {
        let family = family(name);
        match family {
            Family::Nothing => {
                if self.result.is_some() {
                    let words = self.layout().words(&call.ret)?;
                    let zero = self.body.constants(&vec![0; words as usize]);
                    self.alias(zero, words);
                }
                return Ok(());
            }
            Family::Fence(kind) => {
                self.emit(Inst::Fence { kind });
                return Ok(());
            }
            Family::Special => return self.special(name, call),
            Family::FloatUnary(op) => {
                self.expect_args(call, 1)?;
                return self.unary_float(op, &call.args[0].ty, &call.args[0].value);
            }
            _ => {}
        }
        let args = self.values_of(call)?;
        let Some(&first) = args.first() else {
            return malformed(format!("`llvm.{name}` without arguments"));
        };
        if matches!(family, Family::First) {
            let words = self.layout().words(&call.args[0].ty)?;
            self.alias(first, words);
            return Ok(());
        }
        let scalar = self.layout().scalar(&call.args[0].ty)?;
        match scalar {
            Scalar::One(lane) => {
                let words = lane.words() + u32::from(matches!(family, Family::Overflow(_)));
                let d = self.define(words);
                self.apply(family, lane, d, &args)
            }
            Scalar::Vector { .. } if matches!(family, Family::Overflow(_)) => {
                unsupported(format!("the intrinsic `llvm.{name}`"))
            }
            Scalar::Vector { lane, .. } => {
                let vectors: Vec<bool> =
                    call.args.iter().map(|arg| self.layout().scalar(&arg.ty) == Ok(scalar)).collect();
                self.elementwise(scalar, |this, n| {
                    let mut lanes = Vec::new();
                    for (operand, vector) in args.iter().zip(&vectors) {
                        lanes.push(if *vector { this.lane_at(*operand, scalar, n) } else { *operand });
                    }
                    let d = this.body.new_slots(1);
                    this.apply(family, lane, d, &lanes)?;
                    Ok(Opd::slot(d))
                })
            }
        }
    }

    /// One operation of a family on scalars.
    fn apply(&mut self, family: Family, lane: Lane, d: Slot, args: &[Opd]) -> Outcome<()> {
        let bits = lane.bits() as u8;
        let integral = !matches!(lane, Lane::Float(_));
        let inst = match (family, args) {
            (Family::Int(op), [a, b, ..]) if integral => match lane.is_wide() {
                true => self.body.wide(WideOp::Int { op, bits }, d, *a, *b),
                false => Inst::Int { op, bits, d, a: *a, b: *b },
            },
            (Family::Bit(op), [a, ..]) if integral => match lane.is_wide() {
                true => self.body.wide(WideOp::Bit { op, bits }, d, *a, *a),
                false => Inst::Bit { op, bits, d, a: *a },
            },
            (Family::Overflow(op), [a, b]) if integral => match lane.is_wide() {
                true => self.body.wide(WideOp::Overflow { op, bits }, d, *a, *b),
                false => Inst::Overflow { op, bits, d, a: *a, b: *b },
            },
            (Family::Float(op), [a, b]) => {
                let Lane::Float(kind) = lane else {
                    return malformed("a floating-point operation on another type");
                };
                self.float_op(op, kind, d, *a, *b)
            }
            (Family::Funnel { left }, [a, b, c]) if integral && !lane.is_wide() => {
                Inst::Funnel { left, bits, d, a: *a, b: *b, c: *c }
            }
            (Family::MulAdd { fused }, [a, b, c]) => return self.multiply_add(fused, lane, d, [*a, *b, *c]),
            _ => return unsupported("an intrinsic on values of these types"),
        };
        self.emit(inst);
        Ok(())
    }

    /// `llvm.vector.reduce.*` on integers.
    fn reduce(&mut self, operation: &str, call: &'a Call, v: Opd) -> Outcome<()> {
        let op = match operation.split('.').next().unwrap_or_default() {
            "add" => IntOp::Add,
            "mul" => IntOp::Mul,
            "and" => IntOp::And,
            "or" => IntOp::Or,
            "xor" => IntOp::Xor,
            "smax" => IntOp::SMax,
            "smin" => IntOp::SMin,
            "umax" => IntOp::UMax,
            "umin" => IntOp::UMin,
            _ => return unsupported(format!("the intrinsic `llvm.vector.reduce.{operation}`")),
        };
        let scalar = self.layout().scalar(&call.args[0].ty)?;
        let Scalar::Vector { count, lane: Lane::Int(bits) } = scalar else {
            return malformed("a reduction of a value that is not a vector of integers");
        };
        let mut sum = self.lane_at(v, scalar, 0);
        for n in 1..count {
            let b = self.lane_at(v, scalar, n);
            let d = self.body.new_slots(1);
            self.emit(Inst::Int { op, bits: bits as u8, d, a: sum, b });
            sum = Opd::slot(d);
        }
        self.alias(sum, 1);
        Ok(())
    }

    fn multiply_add(&mut self, fused: bool, lane: Lane, d: Slot, [a, b, c]: [Opd; 3]) -> Outcome<()> {
        let Lane::Float(kind) = lane else {
            return malformed("a multiply-add of values that are not floating-point");
        };
        if lane.is_wide() {
            if fused {
                return unsupported("a fused multiply-add of this floating-point format");
            }
            let product = self.body.new_slots(lane.words());
            let inst = self.float_op(FloatOp::Mul, kind, product, a, b);
            self.emit(inst);
            let inst = self.float_op(FloatOp::Add, kind, d, Opd::slot(product), c);
            self.emit(inst);
        } else {
            self.emit(Inst::MulAdd { fused, double: lane.bits() == 64, d, a, b, c });
        }
        Ok(())
    }

    fn expect_args(&self, call: &Call, n: usize) -> Outcome<()> {
        match call.args.len() >= n {
            true => Ok(()),
            false => malformed("an intrinsic with too few arguments"),
        }
    }

    /// The operands of a call of an intrinsic; metadata counts as nothing.
    fn values_of(&mut self, call: &'a Call) -> Outcome<Vec<Opd>> {
        call.args.iter().filter(|arg| arg.ty != Type::Metadata).map(|arg| self.operand(&arg.ty, &arg.value)).collect()
    }

    fn special(&mut self, name: &'a str, call: &'a Call) -> Outcome<()> {
        let base = name.split('.').next().unwrap_or_default();
        let args = self.values_of(call)?;
        let inst = match (base, &args[..]) {
            ("memcpy" | "memmove", [dst, src, len, ..]) => Inst::CopyMem { dst: *dst, src: *src, len: *len },
            ("memset", [dst, byte, len, ..]) => Inst::FillMem { dst: *dst, byte: *byte, len: *len },
            ("va_start", [list, ..]) => {
                let area = match self.function.varargs {
                    true => Opd::slot(self.body.function.params),
                    false => self.constant_word(0),
                };
                Inst::VaStart { list: *list, area }
            }
            ("va_copy", [dst, src, ..]) => {
                let len = self.constant_word(VA_LIST);
                Inst::CopyMem { dst: *dst, src: *src, len }
            }
            ("stacksave", _) => Inst::StackSave { d: self.define(1) },
            ("stackrestore", [a, ..]) => Inst::StackRestore { a: *a },
            ("trap" | "ubsantrap" | "debugtrap", _) => Inst::Trap,
            ("is", [..]) if name.starts_with("is.constant") => {
                return self.known(call, u64::from(self.is_constant(call)))
            }
            ("is", [x, mask]) if name.starts_with("is.fpclass.") => return self.float_class(call, *x, *mask),
            ("modf", [x]) => return self.split_float(call, *x),
            ("frameaddress" | "returnaddress" | "addressofreturnaddress", _) => return self.known(call, 0),
            // The size is unknown: the largest, or 0 if the second argument asks for the smallest.
            ("objectsize", [_, smallest, ..]) => {
                let smallest = self.body.constant_value(*smallest) == Some(1);
                return self.known(call, if smallest { 0 } else { u64::MAX });
            }
            ("vector", [v]) if name.starts_with("vector.reduce.") => {
                let v = *v;
                return self.reduce(&name["vector.reduce.".len()..], call, v);
            }
            ("lround" | "llround" | "lrint" | "llrint", [a]) => {
                let a = *a;
                return self.rounded(base, call, a);
            }
            _ => return unsupported(format!("the intrinsic `llvm.{name}`")),
        };
        self.emit(inst);
        Ok(())
    }

    /// A result that is known now.
    fn known(&mut self, call: &'a Call, value: u64) -> Outcome<()> {
        let bits = self.layout().lane(&call.ret)?.bits();
        let low = super::super::constants::low_bits(u128::from(value), bits) as u64;
        let operand = self.constant_word(low);
        self.alias(operand, 1);
        Ok(())
    }

    fn is_constant(&self, call: &Call) -> bool {
        call.args.first().is_some_and(|arg| !matches!(arg.value, Value::Local(_)))
    }

    /// `lround` and its like: round, then convert.
    fn rounded(&mut self, base: &str, call: &'a Call, a: Opd) -> Outcome<()> {
        let Lane::Float(kind) = self.layout().lane(&call.args[0].ty)? else {
            return malformed("a rounding of a value that is not floating-point");
        };
        let to = self.layout().lane(&call.ret)?;
        let op = if base.ends_with("round") { FloatUnary::Round } else { FloatUnary::Rint };
        let words = self.layout().words(&call.args[0].ty)?;
        let rounded = self.body.new_slots(words);
        let inst = self.float_unary(op, kind, rounded, a);
        self.emit(inst);
        let d = self.define(to.words());
        let from = word(Opd::slot(rounded), 0);
        let bits = to.bits() as u8;
        let inst = if Lane::Float(kind).is_wide() || to.is_wide() {
            self.body.wide(WideOp::FloatToInt { signed: true, from: kind, bits }, d, from, from)
        } else {
            Inst::FloatToInt {
                signed: true,
                bits,
                double: kind == super::super::bytecode::FloatKind::Double,
                d,
                a: from,
            }
        };
        self.emit(inst);
        Ok(())
    }
}
