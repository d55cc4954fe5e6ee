//! Conversions. Many are free: a value is kept zero-extended, and a pointer is a word.

use super::super::bytecode::{FloatKind, Inst, Opd, Slot, WideOp};
use super::super::fault::{malformed, unsupported, Outcome};
use super::super::layout::{Lane, Scalar};
use super::Lowering;
use crate::ir::ast::{CastOp, Type, Typed};

impl<'a> Lowering<'_, 'a> {
    pub(super) fn cast(&mut self, op: CastOp, value: &'a Typed, to: &'a Type) -> Outcome<()> {
        let (from, to) = (self.layout().scalar(&value.ty)?, self.layout().scalar(to)?);
        let a = self.typed(value)?;
        if matches!(op, CastOp::BitCast | CastOp::AddrSpaceCast) {
            let packed = |s: Scalar| matches!(s, Scalar::Vector { lane: Lane::Int(bits), .. } if bits % 8 != 0);
            if from != to && (packed(from) || packed(to)) {
                return unsupported("a `bitcast` of a vector of this element type");
            }
            if from.words() != to.words() {
                return malformed("a `bitcast` between values of different sizes");
            }
            self.alias(a, to.words());
            return Ok(());
        }
        match (from, to) {
            (Scalar::One(from), Scalar::One(to)) => {
                if let Some(same) = renamed(op, from, to) {
                    self.alias(a, same);
                    return Ok(());
                }
                if let (CastOp::SExt, false, Some(result)) = (op, from.is_wide(), self.result) {
                    self.extended.insert(result, (a, from.bits() as u8));
                }
                let d = self.define(to.words());
                self.emit_cast(op, from, to, d, a)
            }
            (Scalar::Vector { count, lane: from_lane }, Scalar::Vector { count: other, lane }) if count == other => {
                self.elementwise(to, |this, n| {
                    let a = this.lane_at(a, from, n);
                    let d = this.body.new_slots(1);
                    if renamed(op, from_lane, lane).is_some() {
                        return Ok(a);
                    }
                    this.emit_cast(op, from_lane, lane, d, a)?;
                    Ok(Opd::slot(d))
                })
            }
            _ => malformed("a conversion between a vector and a scalar"),
        }
    }

    /// A conversion that is not free.
    fn emit_cast(&mut self, op: CastOp, from: Lane, to: Lane, d: Slot, a: Opd) -> Outcome<()> {
        let (from_bits, to_bits) = (from.bits() as u8, to.bits() as u8);
        let wrong = || malformed("a conversion between the wrong types");
        let inst = match op {
            CastOp::Trunc | CastOp::PtrToInt | CastOp::IntToPtr if to_bits < from_bits => {
                if to.is_wide() {
                    self.body.wide(WideOp::Trunc { to: to_bits }, d, a, a)
                } else {
                    Inst::Trunc { bits: to_bits, d, a }
                }
            }
            CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr if to_bits > from_bits => {
                self.body.wide(WideOp::ZExt { from: from_bits }, d, a, a)
            }
            CastOp::SExt if to.is_wide() => self.body.wide(WideOp::SExt { from: from_bits, to: to_bits }, d, a, a),
            CastOp::SExt => Inst::SExt { from: from_bits, to: to_bits, d, a },
            CastOp::FpTrunc | CastOp::FpExt => match (from, to) {
                (Lane::Float(FloatKind::Single), Lane::Float(FloatKind::Double)) => Inst::FloatExt { d, a },
                (Lane::Float(FloatKind::Double), Lane::Float(FloatKind::Single)) => Inst::FloatTrunc { d, a },
                (Lane::Float(from), Lane::Float(to)) => self.body.wide(WideOp::FloatCast { from, to }, d, a, a),
                _ => return wrong(),
            },
            CastOp::FpToUi | CastOp::FpToSi => {
                let (Lane::Float(kind), Lane::Int(_)) = (from, to) else {
                    return wrong();
                };
                let signed = op == CastOp::FpToSi;
                if from.is_wide() || to.is_wide() {
                    self.body.wide(WideOp::FloatToInt { signed, from: kind, bits: to_bits }, d, a, a)
                } else {
                    Inst::FloatToInt { signed, bits: to_bits, double: kind == FloatKind::Double, d, a }
                }
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                let (Lane::Int(_), Lane::Float(kind)) = (from, to) else {
                    return wrong();
                };
                let signed = op == CastOp::SiToFp;
                if from.is_wide() || to.is_wide() {
                    self.body.wide(WideOp::IntToFloat { signed, bits: from_bits, to: kind }, d, a, a)
                } else {
                    Inst::IntToFloat { signed, bits: from_bits, double: kind == FloatKind::Double, d, a }
                }
            }
            _ => return wrong(),
        };
        self.emit(inst);
        Ok(())
    }
}

/// The words of the result, if it is the (beginning of the) operand as it is.
fn renamed(op: CastOp, from: Lane, to: Lane) -> Option<u32> {
    let integral = |lane| !matches!(lane, Lane::Float(_));
    if !integral(from) || !integral(to) {
        return None;
    }
    let same = match op {
        CastOp::ZExt => from.words() == to.words(),
        CastOp::PtrToInt | CastOp::IntToPtr => to.bits() == 64 || (from.bits() < to.bits() && to.words() == 1),
        CastOp::Trunc => to.bits() == 64,
        _ => false,
    };
    same.then(|| to.words())
}
