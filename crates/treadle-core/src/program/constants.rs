//! Constants: their words in a frame, and their bytes in an image.

use super::bytecode::FloatKind;
use super::fault::{malformed, unsupported, Outcome};
use super::layout::{Lane, Layout, Scalar};
use crate::ir::ast::{BinOp, CastOp, ConstExpr, FloatLiteral, Gep, IntPredicate, Type, Typed, Value};

/// Deeper nesting of constants than this is refused.
const MAX_DEPTH: u32 = 200;

/// What symbols are worth.
pub(super) trait Addresses {
    /// The address of a symbol. A thread-local one has none, and the answer is an error.
    fn address(&self, name: &str) -> Outcome<u64>;
    /// The value of `blockaddress(@function, %block)`.
    fn block_address(&self, function: &str, block: &str) -> Outcome<u64>;
}

/// Computes constants of one module.
pub(super) struct Evaluator<'a, 'm> {
    pub(super) layout: &'a Layout<'m>,
    pub(super) addresses: &'a dyn Addresses,
}

/// The low `bits` of a value.
pub(super) const fn low_bits(value: u128, bits: u32) -> u128 {
    if bits >= 128 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

/// The value of the low `bits` as a signed number.
pub(super) const fn sign_extend(value: u128, bits: u32) -> i128 {
    if bits == 0 || bits >= 128 {
        value as i128
    } else {
        ((value << (128 - bits)) as i128) >> (128 - bits)
    }
}

impl Evaluator<'_, '_> {
    /// The bits of a scalar constant, zero-extended.
    pub(super) fn scalar(&self, ty: &Type, value: &Value) -> Outcome<u128> {
        self.scalar_at(ty, value, 0)
    }

    fn scalar_at(&self, ty: &Type, value: &Value, depth: u32) -> Outcome<u128> {
        if depth > MAX_DEPTH {
            return malformed("a constant is nested too deeply");
        }
        let lane = self.layout.lane(ty)?;
        Ok(match value {
            Value::Int(number) => low_bits(*number as u128, lane.bits()),
            Value::Float(literal) => float_bits(literal, lane)?,
            Value::Null | Value::Undef | Value::Poison | Value::Zero => 0,
            Value::Global(name) => u128::from(self.addresses.address(name)?),
            Value::BlockAddress { function, block } => u128::from(self.addresses.block_address(function, block)?),
            Value::Expr(expr) => low_bits(self.expression(expr, depth + 1)?, lane.bits()),
            Value::BigInt(_) => return unsupported("an integer constant of more than 128 bits"),
            _ => return malformed("a constant does not fit its type"),
        })
    }

    fn expression(&self, expr: &ConstExpr, depth: u32) -> Outcome<u128> {
        let operand = |typed: &Typed| self.scalar_at(&typed.ty, &typed.value, depth);
        match expr {
            ConstExpr::Binary { op, lhs, rhs } => {
                binary(*op, self.layout.lane(&lhs.ty)?.bits(), operand(lhs)?, operand(rhs)?)
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                let bits = self.layout.lane(&lhs.ty)?.bits();
                Ok(u128::from(compare(*pred, bits, operand(lhs)?, operand(rhs)?)))
            }
            ConstExpr::Cast { op, value, to } => {
                let (from, to) = (self.layout.lane(&value.ty)?.bits(), self.layout.lane(to)?.bits());
                let bits = operand(value)?;
                match op {
                    CastOp::SExt => Ok(low_bits(sign_extend(bits, from) as u128, to)),
                    CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr => Ok(low_bits(bits, to)),
                    CastOp::BitCast | CastOp::AddrSpaceCast => Ok(bits),
                    _ => unsupported("a floating-point conversion in a constant"),
                }
            }
            ConstExpr::Gep(gep) => {
                let base = operand(&gep.base)? as u64;
                Ok(u128::from(base.wrapping_add(self.gep_offset(gep, depth)? as u64)))
            }
        }
    }

    /// The offset that the indices of a constant `getelementptr` add.
    fn gep_offset(&self, gep: &Gep, depth: u32) -> Outcome<i64> {
        let mut offset = 0i64;
        let mut walk = GepWalk::new(&gep.source);
        for index in &gep.indices {
            let bits = self.layout.lane(&index.ty)?.bits();
            let number = sign_extend(self.scalar_at(&index.ty, &index.value, depth)?, bits) as i64;
            offset = match walk.step(self.layout, Some(number))? {
                Step::Fixed(bytes) => offset.wrapping_add(bytes),
                Step::Scaled(scale) => offset.wrapping_add(number.wrapping_mul(scale)),
            };
        }
        Ok(offset)
    }

    /// Append the slots of a first-class constant.
    pub(super) fn words(&self, ty: &Type, value: &Value, out: &mut Vec<u64>) -> Outcome<()> {
        self.words_at(ty, value, out, 0)
    }

    fn words_at(&self, ty: &Type, value: &Value, out: &mut Vec<u64>, depth: u32) -> Outcome<()> {
        if depth > MAX_DEPTH {
            return malformed("a constant is nested too deeply");
        }
        if matches!(value, Value::Zero | Value::Undef | Value::Poison | Value::Null) {
            let words = self.layout.words(ty)? as usize;
            out.resize(out.len() + words, 0);
            return Ok(());
        }
        let resolved = self.layout.resolve(ty)?;
        match (resolved, value) {
            (Type::Struct { .. } | Type::Array(..), _) => {
                for (ty, value) in parts(resolved, value)? {
                    match value {
                        Part::Value(value) => self.words_at(ty, value, out, depth + 1)?,
                        Part::Byte(byte) => out.push(u64::from(byte)),
                    }
                }
            }
            (Type::Vector(..), _) => {
                let words = self.layout.scalar(resolved)?.words() as usize;
                let mut bytes = vec![0; words * 8];
                self.vector_bytes(resolved, value, &mut bytes, depth)?;
                out.extend(bytes.chunks_exact(8).map(|c| c.iter().rev().fold(0, |word, b| word << 8 | u64::from(*b))));
            }
            _ => {
                let bits = self.scalar_at(ty, value, depth)?;
                out.push(bits as u64);
                if self.layout.lane(ty)?.words() == 2 {
                    out.push((bits >> 64) as u64);
                }
            }
        }
        Ok(())
    }

    /// Write a constant at the beginning of `bytes`, as it lies in memory. What it does not set stays.
    pub(super) fn image(&self, ty: &Type, value: &Value, bytes: &mut [u8]) -> Outcome<()> {
        self.image_at(ty, value, bytes, 0)
    }

    fn image_at(&self, ty: &Type, value: &Value, bytes: &mut [u8], depth: u32) -> Outcome<()> {
        if depth > MAX_DEPTH {
            return malformed("a constant is nested too deeply");
        }
        if matches!(value, Value::Zero | Value::Undef | Value::Poison | Value::Null) {
            return Ok(());
        }
        let outside = || malformed("an initialiser is larger than its variable");
        let resolved = self.layout.resolve(ty)?;
        match resolved {
            Type::Struct { .. } | Type::Array(..) => {
                let offsets = match resolved {
                    Type::Struct { .. } => self.layout.field_offsets(resolved)?,
                    _ => Vec::new(),
                };
                let mut next = 0usize;
                for (index, (ty, part)) in parts(resolved, value)?.into_iter().enumerate() {
                    let start = offsets.get(index).map_or(next, |offset| *offset as usize);
                    let Some(place) = bytes.get_mut(start..) else {
                        return outside();
                    };
                    match part {
                        Part::Value(value) => {
                            self.image_at(ty, value, place, depth + 1)?;
                            next = start + self.layout.size(ty)? as usize;
                        }
                        Part::Byte(byte) => {
                            let Some(place) = place.first_mut() else {
                                return outside();
                            };
                            *place = byte;
                            next = start + 1;
                        }
                    }
                }
            }
            Type::Vector(..) => self.vector_bytes(resolved, value, bytes, depth)?,
            _ => {
                let bits = self.scalar_at(ty, value, depth)?;
                let size = self.layout.lane(ty)?.bytes() as usize;
                let Some(place) = bytes.get_mut(..size) else {
                    return outside();
                };
                place.copy_from_slice(&bits.to_le_bytes()[..size]);
            }
        }
        Ok(())
    }

    fn vector_bytes(&self, ty: &Type, value: &Value, bytes: &mut [u8], depth: u32) -> Outcome<()> {
        let Scalar::Vector { count, lane } = self.layout.scalar(ty)? else {
            return malformed("a vector is expected here");
        };
        let element = |index: usize| match value {
            Value::Vector(parts) => parts.get(index),
            Value::Splat(part) => Some(part.as_ref()),
            _ => None,
        };
        let size = lane.bytes() as usize;
        for index in 0..count as usize {
            let Some(part) = element(index) else {
                return malformed("a vector constant does not fit its type");
            };
            let bits = self.scalar_at(&part.ty, &part.value, depth + 1)?;
            let Some(place) = bytes.get_mut(index * size..(index + 1) * size) else {
                return malformed("a vector constant does not fit its type");
            };
            place.copy_from_slice(&bits.to_le_bytes()[..size]);
        }
        Ok(())
    }
}

enum Part<'v> {
    Value(&'v Value),
    /// An element of a `c"..."`.
    Byte(u8),
}

/// The elements of an aggregate constant with their types.
fn parts<'t>(ty: &'t Type, value: &'t Value) -> Outcome<Vec<(&'t Type, Part<'t>)>> {
    let misfit = || malformed("a constant does not fit its type");
    match (ty, value) {
        (Type::Struct { fields, .. }, Value::Struct { fields: parts, .. }) if fields.len() == parts.len() => {
            Ok(fields.iter().zip(parts).map(|(ty, part)| (ty, Part::Value(&part.value))).collect())
        }
        (Type::Array(count, element), Value::Array(parts)) if *count == parts.len() as u64 => {
            Ok(parts.iter().map(|part| (element.as_ref(), Part::Value(&part.value))).collect())
        }
        (Type::Array(count, element), Value::CString(bytes))
            if *count == bytes.len() as u64 && **element == Type::Int(8) =>
        {
            Ok(bytes.iter().map(|byte| (element.as_ref(), Part::Byte(*byte))).collect())
        }
        _ => misfit(),
    }
}

fn float_bits(literal: &FloatLiteral, lane: Lane) -> Outcome<u128> {
    Ok(match (literal, lane) {
        (FloatLiteral::Double(bits), Lane::Float(FloatKind::Double)) => u128::from(*bits),
        (FloatLiteral::Double(bits), Lane::Float(FloatKind::Single)) => single_bits(*bits).into(),
        (FloatLiteral::Half(bits), Lane::Float(FloatKind::Half)) => u128::from(*bits),
        (FloatLiteral::BFloat(bits), Lane::Float(FloatKind::BFloat)) => u128::from(*bits),
        (FloatLiteral::X87(bits), Lane::Float(FloatKind::X87)) => low_bits(*bits, 80),
        (FloatLiteral::Quad(bits), Lane::Float(FloatKind::Quad)) => *bits,
        _ => return unsupported("a floating-point constant of this form"),
    })
}

/// The bits of the `float` that LLVM prints as these bits of a double. A NaN keeps its payload.
fn single_bits(double: u64) -> u32 {
    let value = f64::from_bits(double);
    if value.is_nan() {
        let sign = (double >> 32) as u32 & 0x8000_0000;
        return sign | 0x7f80_0000 | (double >> 29) as u32 & 0x007f_ffff;
    }
    (value as f32).to_bits()
}

fn binary(op: BinOp, bits: u32, a: u128, b: u128) -> Outcome<u128> {
    let shift = |f: fn(u128, u32) -> u128| if b < u128::from(bits) { f(a, b as u32) } else { 0 };
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => shift(|a, b| a << b),
        BinOp::LShr => shift(|a, b| a >> b),
        BinOp::AShr if b < u128::from(bits) => (sign_extend(a, bits) >> b) as u128,
        BinOp::AShr => 0,
        _ => return unsupported("this operation in a constant"),
    };
    Ok(low_bits(value, bits))
}

fn compare(pred: IntPredicate, bits: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (sign_extend(a, bits), sign_extend(b, bits));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}

/// What one index of a `getelementptr` adds.
pub(super) enum Step {
    Fixed(i64),
    /// The index times so many bytes.
    Scaled(i64),
}

/// Walks the type that a `getelementptr` indexes.
pub(super) struct GepWalk<'t> {
    ty: &'t Type,
    first: bool,
}

impl<'t> GepWalk<'t> {
    pub(super) fn new(source: &'t Type) -> Self {
        GepWalk { ty: source, first: true }
    }

    /// Take one index; `number` is its value where it is constant, as the index of a struct must be.
    pub(super) fn step<'m: 't>(&mut self, layout: &Layout<'m>, number: Option<i64>) -> Outcome<Step> {
        if std::mem::take(&mut self.first) {
            return Ok(Step::Scaled(layout.size(self.ty)? as i64));
        }
        match layout.resolve(self.ty)? {
            Type::Struct { fields, .. } => {
                let field = number.and_then(|number| usize::try_from(number).ok());
                let Some((index, field)) = field.and_then(|index| Some((index, fields.get(index)?))) else {
                    return malformed("an index of a struct is not one of its fields");
                };
                let offset = layout.field_offsets(self.ty)?[index];
                self.ty = field;
                Ok(Step::Fixed(offset as i64))
            }
            Type::Array(_, element) => {
                self.ty = element;
                Ok(Step::Scaled(layout.size(element)? as i64))
            }
            Type::Vector(_, element) => {
                self.ty = element;
                Ok(Step::Scaled(i64::from(layout.lane(element)?.bytes())))
            }
            _ => malformed("an index into a type without parts"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ast::Module;

    struct At(u64);
    impl Addresses for At {
        fn address(&self, _: &str) -> Outcome<u64> {
            Ok(self.0)
        }
        fn block_address(&self, _: &str, _: &str) -> Outcome<u64> {
            unsupported("no blocks")
        }
    }

    fn typed(ty: Type, value: Value) -> Typed {
        Typed { ty, value }
    }

    #[test]
    fn expressions_and_images() {
        let module = Module::default();
        let evaluator = Evaluator { layout: &Layout::new(&module), addresses: &At(0x100) };
        let gep = Gep {
            source: Type::Array(4, Box::new(Type::Int(32))),
            base: typed(Type::Ptr, Value::Global("g".into())),
            indices: vec![typed(Type::Int(64), Value::Int(1)), typed(Type::Int(32), Value::Int(-1))],
            inbounds: true,
        };
        let value = Value::Expr(Box::new(ConstExpr::Gep(gep)));
        assert_eq!(evaluator.scalar(&Type::Ptr, &value), Ok(0x100 + 16 - 4));
        let ty = Type::Struct { fields: vec![Type::Int(8), Type::Ptr], packed: false };
        let fields = vec![typed(Type::Int(8), Value::Int(-1)), typed(Type::Ptr, value)];
        let aggregate = Value::Struct { fields, packed: false };
        let mut bytes = [0; 16];
        evaluator.image(&ty, &aggregate, &mut bytes).unwrap();
        assert_eq!(bytes, [255, 0, 0, 0, 0, 0, 0, 0, 0x0c, 1, 0, 0, 0, 0, 0, 0]);
        let mut words = Vec::new();
        evaluator.words(&ty, &aggregate, &mut words).unwrap();
        assert_eq!(words, [255, 0x10c]);
    }

    #[test]
    fn floats_are_their_bits() {
        let module = Module::default();
        let evaluator = Evaluator { layout: &Layout::new(&module), addresses: &At(0) };
        let one = Value::Float(FloatLiteral::Double(1f64.to_bits()));
        assert_eq!(evaluator.scalar(&Type::Float, &one), Ok(u128::from(1f32.to_bits())));
        assert_eq!(single_bits(f64::NAN.to_bits()), f32::NAN.to_bits());
    }

    #[test]
    fn a_misfit_is_an_error() {
        let module = Module::default();
        let evaluator = Evaluator { layout: &Layout::new(&module), addresses: &At(0) };
        let ty = Type::Array(2, Box::new(Type::Int(8)));
        assert!(evaluator.image(&ty, &Value::CString(vec![1, 2, 3]), &mut [0; 2]).is_err());
    }
}
