//! Integer and floating-point arithmetic, comparisons, `select`.

use super::super::bytecode::{FloatKind, FloatOp, FloatUnary, Inst, IntOp, Opd, Slot, WideOp};
use super::super::fault::{malformed, Outcome};
use super::super::layout::{Lane, Scalar};
use super::Lowering;
use crate::ir::ast::{BinOp, FloatPredicate, IntPredicate, Type, Typed, Value};

/// An operation of IR in the terms of the bytecode.
#[derive(Clone, Copy)]
enum Operation {
    Int(IntOp),
    Float(FloatOp),
}

fn operation(op: BinOp) -> Operation {
    match op {
        BinOp::Add => Operation::Int(IntOp::Add),
        BinOp::Sub => Operation::Int(IntOp::Sub),
        BinOp::Mul => Operation::Int(IntOp::Mul),
        BinOp::UDiv => Operation::Int(IntOp::UDiv),
        BinOp::SDiv => Operation::Int(IntOp::SDiv),
        BinOp::URem => Operation::Int(IntOp::URem),
        BinOp::SRem => Operation::Int(IntOp::SRem),
        BinOp::Shl => Operation::Int(IntOp::Shl),
        BinOp::LShr => Operation::Int(IntOp::LShr),
        BinOp::AShr => Operation::Int(IntOp::AShr),
        BinOp::And => Operation::Int(IntOp::And),
        BinOp::Or => Operation::Int(IntOp::Or),
        BinOp::Xor => Operation::Int(IntOp::Xor),
        BinOp::FAdd => Operation::Float(FloatOp::Add),
        BinOp::FSub => Operation::Float(FloatOp::Sub),
        BinOp::FMul => Operation::Float(FloatOp::Mul),
        BinOp::FDiv => Operation::Float(FloatOp::Div),
        BinOp::FRem => Operation::Float(FloatOp::Rem),
    }
}

/// The format, if the lane is a float that needs [`Inst::Wide`].
fn exotic(kind: FloatKind) -> bool {
    !matches!(kind, FloatKind::Single | FloatKind::Double)
}

impl<'a> Lowering<'_, 'a> {
    pub(super) fn binary(&mut self, op: BinOp, ty: &'a Type, lhs: &'a Value, rhs: &'a Value) -> Outcome<()> {
        let scalar = self.layout().scalar(ty)?;
        let a = self.operand(ty, lhs)?;
        let b = self.operand(ty, rhs)?;
        match scalar {
            Scalar::One(lane) => {
                let d = self.define(lane.words());
                self.emit_binary(op, lane, d, a, b)
            }
            Scalar::Vector { lane, .. } => self.elementwise(scalar, |this, n| {
                let (a, b) = (this.lane_at(a, scalar, n), this.lane_at(b, scalar, n));
                let d = this.body.new_slots(1);
                this.emit_binary(op, lane, d, a, b)?;
                Ok(Opd::slot(d))
            }),
        }
    }

    fn emit_binary(&mut self, op: BinOp, lane: Lane, d: Slot, a: Opd, b: Opd) -> Outcome<()> {
        let bits = lane.bits() as u8;
        let inst = match (operation(op), lane) {
            (Operation::Int(op), Lane::Int(_)) if lane.is_wide() => self.body.wide(WideOp::Int { op, bits }, d, a, b),
            (Operation::Int(op), Lane::Int(_)) => Inst::Int { op, bits, d, a, b },
            (Operation::Float(op), Lane::Float(kind)) => self.float_op(op, kind, d, a, b),
            _ => return malformed("an operation on values of the wrong type"),
        };
        self.emit(inst);
        Ok(())
    }

    pub(super) fn float_op(&mut self, op: FloatOp, kind: FloatKind, d: Slot, a: Opd, b: Opd) -> Inst {
        if exotic(kind) {
            self.body.wide(WideOp::Float { op, kind }, d, a, b)
        } else {
            Inst::Float { op, double: kind == FloatKind::Double, d, a, b }
        }
    }

    pub(super) fn float_compare(&mut self, pred: FloatPredicate, kind: FloatKind, d: Slot, a: Opd, b: Opd) -> Inst {
        if exotic(kind) {
            self.body.wide(WideOp::FCmp { pred, kind }, d, a, b)
        } else {
            Inst::FCmp { pred, double: kind == FloatKind::Double, d, a, b }
        }
    }

    pub(super) fn float_unary(&mut self, op: FloatUnary, kind: FloatKind, d: Slot, a: Opd) -> Inst {
        if exotic(kind) {
            self.body.wide(WideOp::FloatUnary { op, kind }, d, a, a)
        } else {
            Inst::FloatUnary { op, double: kind == FloatKind::Double, d, a }
        }
    }

    pub(super) fn negate(&mut self, value: &'a Typed) -> Outcome<()> {
        self.unary_float(FloatUnary::Neg, &value.ty, &value.value)
    }

    /// A floating-point operation with one operand, also on vectors.
    pub(super) fn unary_float(&mut self, op: FloatUnary, ty: &'a Type, value: &'a Value) -> Outcome<()> {
        let scalar = self.layout().scalar(ty)?;
        let a = self.operand(ty, value)?;
        match scalar {
            Scalar::One(Lane::Float(kind)) => {
                let d = self.define(scalar.words());
                let inst = self.float_unary(op, kind, d, a);
                self.emit(inst);
                Ok(())
            }
            Scalar::Vector { lane: Lane::Float(kind), .. } => self.elementwise(scalar, |this, n| {
                let a = this.lane_at(a, scalar, n);
                let d = this.body.new_slots(1);
                let inst = this.float_unary(op, kind, d, a);
                this.emit(inst);
                Ok(Opd::slot(d))
            }),
            _ => malformed("a floating-point operation on another type"),
        }
    }

    pub(super) fn compare(&mut self, pred: IntPredicate, ty: &'a Type, lhs: &'a Value, rhs: &'a Value) -> Outcome<()> {
        self.comparison(ty, lhs, rhs, |this, lane, d, a, b| {
            let bits = lane.bits() as u8;
            match lane {
                Lane::Float(_) => malformed("`icmp` on floating-point values"),
                Lane::Int(_) if lane.is_wide() => Ok(this.body.wide(WideOp::Cmp { pred, bits }, d, a, b)),
                _ => Ok(Inst::Cmp { pred, bits, d, a, b }),
            }
        })
    }

    pub(super) fn compare_floats(
        &mut self,
        pred: FloatPredicate,
        ty: &'a Type,
        lhs: &'a Value,
        rhs: &'a Value,
    ) -> Outcome<()> {
        self.comparison(ty, lhs, rhs, |this, lane, d, a, b| match lane {
            Lane::Float(kind) => Ok(this.float_compare(pred, kind, d, a, b)),
            _ => malformed("`fcmp` on values that are not floating-point"),
        })
    }

    fn comparison(
        &mut self,
        ty: &'a Type,
        lhs: &'a Value,
        rhs: &'a Value,
        make: impl Fn(&mut Self, Lane, Slot, Opd, Opd) -> Outcome<Inst>,
    ) -> Outcome<()> {
        let scalar = self.layout().scalar(ty)?;
        let a = self.operand(ty, lhs)?;
        let b = self.operand(ty, rhs)?;
        match scalar {
            Scalar::One(lane) => {
                let d = self.define(1);
                let inst = make(self, lane, d, a, b)?;
                self.emit(inst);
                Ok(())
            }
            Scalar::Vector { count, lane } => {
                self.elementwise(Scalar::Vector { count, lane: Lane::Int(1) }, |this, n| {
                    let (a, b) = (this.lane_at(a, scalar, n), this.lane_at(b, scalar, n));
                    let d = this.body.new_slots(1);
                    let inst = make(this, lane, d, a, b)?;
                    this.emit(inst);
                    Ok(Opd::slot(d))
                })
            }
        }
    }

    pub(super) fn select(&mut self, cond: &'a Typed, then: &'a Typed, otherwise: &'a Typed) -> Outcome<()> {
        let words = self.layout().words(&then.ty)?;
        let c = self.typed(cond)?;
        let a = self.typed(then)?;
        let b = self.operand(&then.ty, &otherwise.value)?;
        if let conditions @ Scalar::Vector { count, .. } = self.layout().scalar(&cond.ty)? {
            let values = self.layout().scalar(&then.ty)?;
            if !matches!(values, Scalar::Vector { count: other, .. } if other == count) {
                return malformed("a `select` on vectors of different lengths");
            }
            return self.elementwise(values, |this, n| {
                let c = this.lane_at(c, conditions, n);
                let (a, b) = (this.lane_at(a, values, n), this.lane_at(b, values, n));
                let d = this.body.new_slots(1);
                this.emit(Inst::Select { d, c, a, b, n: 1 });
                Ok(Opd::slot(d))
            });
        }
        let d = self.define(words);
        if words > 0 {
            self.emit(Inst::Select { d, c, a, b, n: words });
        }
        Ok(())
    }
}
