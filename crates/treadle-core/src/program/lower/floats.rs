//! Intrinsics that take floating-point numbers apart: `llvm.is.fpclass`, `llvm.modf`.

use super::super::bytecode::{FloatKind, FloatOp, FloatUnary, Inst, IntOp, Opd, WideOp};
use super::super::fault::{malformed, unsupported, Outcome};
use super::super::layout::{Lane, Scalar};
use super::Lowering;
use crate::ir::ast::{Call, FloatPredicate, IntPredicate};

/// The bits of a class of numbers, from and to.
type Range = (u128, u128);

/// The classes in the order of the bits of `llvm.is.fpclass`: signalling NaN, quiet NaN, -infinity, -normal,
/// -subnormal, -0, +0, +subnormal, +normal, +infinity. (A NaN has either sign.)
fn classes(kind: FloatKind) -> [Vec<Range>; 10] {
    // x87 writes out the leading bit of its fraction.
    let (fraction, leading) = match kind {
        FloatKind::Half => (10, 0),
        FloatKind::BFloat => (7, 0),
        FloatKind::Single => (23, 0),
        FloatKind::Double => (52, 0),
        FloatKind::X87 => (64, 1u128 << 63),
        FloatKind::Quad => (112, 0),
    };
    let sign = 1u128 << (kind.bytes() * 8 - 1);
    let least_normal = 1 << fraction | leading;
    let infinity = (sign - 1) >> fraction << fraction | leading;
    let quiet = infinity | (if leading > 0 { leading } else { 1 << fraction }) >> 1;
    let positive = |(from, to): Range| vec![(from, to)];
    let negative = |(from, to): Range| vec![(from | sign, to | sign)];
    let both = |range: Range| [positive(range), negative(range)].concat();
    let (zero, subnormal) = ((0, 0), (1, least_normal - 1));
    let (normal, infinite) = ((least_normal, infinity - 1), (infinity, infinity));
    [
        both((infinity + 1, quiet - 1)),
        both((quiet, sign - 1)),
        negative(infinite),
        negative(normal),
        negative(subnormal),
        negative(zero),
        positive(zero),
        positive(subnormal),
        positive(normal),
        positive(infinite),
    ]
}

impl<'a> Lowering<'_, 'a> {
    fn float_argument(&self, call: &'a Call) -> Outcome<FloatKind> {
        match call.args.first().map(|arg| self.layout().scalar(&arg.ty)).transpose()? {
            Some(Scalar::One(Lane::Float(kind))) => Ok(kind),
            Some(Scalar::Vector { .. }) => unsupported("this floating-point intrinsic on vectors"),
            _ => malformed("a floating-point intrinsic on another type"),
        }
    }

    /// Is the number in one of the classes of a mask? Its bits are in one of their ranges.
    pub(super) fn float_class(&mut self, call: &'a Call, x: Opd, mask: Opd) -> Outcome<()> {
        let kind = self.float_argument(call)?;
        let Some(mask) = self.body.constant_value(mask) else {
            return malformed("a mask of classes that is not constant");
        };
        let ranges = classes(kind).into_iter().enumerate().filter(|(bit, _)| mask >> bit & 1 != 0);
        let mut found = self.constant_word(0);
        for range in ranges.flat_map(|(_, ranges)| ranges) {
            let inside = self.in_range(Lane::Float(kind).bits(), x, range);
            let d = self.body.new_slots(1);
            self.emit(Inst::Int { op: IntOp::Or, bits: 1, d, a: found, b: inside });
            found = Opd::slot(d);
        }
        self.alias(found, 1);
        Ok(())
    }

    /// `from <= x <= to`, as unsigned integers.
    fn in_range(&mut self, bits: u32, x: Opd, (from, to): Range) -> Opd {
        let lane = Lane::Int(bits);
        let bits = bits as u8;
        let above = self.body.new_slots(lane.words());
        let d = self.body.new_slots(1);
        let (a, pred) = (Opd::slot(above), IntPredicate::Ule);
        let (from, size) = (self.wide_constant(from), self.wide_constant(to - from));
        if lane.is_wide() {
            let offset = self.body.wide(WideOp::Int { op: IntOp::Sub, bits }, above, x, from);
            self.emit(offset);
            let compare = self.body.wide(WideOp::Cmp { pred, bits }, d, a, size);
            self.emit(compare);
        } else {
            self.emit(Inst::Int { op: IntOp::Sub, bits, d: above, a: x, b: from });
            self.emit(Inst::Cmp { pred, bits, d, a, b: size });
        }
        Opd::slot(d)
    }

    fn wide_constant(&mut self, value: u128) -> Opd {
        self.body.constants(&[value as u64, (value >> 64) as u64])
    }

    /// `{ fraction, whole }`, both with the sign of the number. A whole number (infinity too) has the fraction 0.
    pub(super) fn split_float(&mut self, call: &'a Call, x: Opd) -> Outcome<()> {
        let kind = self.float_argument(call)?;
        let n = Lane::Float(kind).words();
        let d = self.define(2 * n);
        let whole = Opd::slot(d + n);
        let (rest, fraction, is_whole) = (self.body.new_slots(n), self.body.new_slots(n), self.body.new_slots(1));
        let truncate = self.float_unary(FloatUnary::Trunc, kind, d + n, x);
        self.emit(truncate);
        let subtract = self.float_op(FloatOp::Sub, kind, rest, x, whole);
        self.emit(subtract);
        let compare = self.float_compare(FloatPredicate::Oeq, kind, is_whole, x, whole);
        self.emit(compare);
        let zero = self.wide_constant(0);
        self.emit(Inst::Select { d: fraction, c: Opd::slot(is_whole), a: zero, b: Opd::slot(rest), n });
        let sign = self.float_op(FloatOp::CopySign, kind, d, Opd::slot(fraction), x);
        self.emit(sign);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_in_one_class() {
        let numbers = [
            (f64::from_bits(0x7ff0_0000_0000_0001), 0),
            (f64::NAN, 1),
            (-f64::NAN, 1),
            (f64::NEG_INFINITY, 2),
            (-1.0, 3),
            (-f64::MIN_POSITIVE / 2.0, 4),
            (-0.0, 5),
            (0.0, 6),
            (f64::from_bits(1), 7),
            (f64::MIN_POSITIVE, 8),
            (f64::MAX, 8),
            (f64::INFINITY, 9),
        ];
        for (number, class) in numbers {
            let bits = u128::from(number.to_bits());
            let inside = |ranges: &Vec<Range>| ranges.iter().any(|&(from, to)| from <= bits && bits <= to);
            let found: Vec<usize> = (0..10).filter(|&bit| inside(&classes(FloatKind::Double)[bit])).collect();
            assert_eq!(found, [class], "{number}");
        }
    }

    #[test]
    fn x87_writes_its_leading_bit_out() {
        let classes = classes(FloatKind::X87);
        assert_eq!(classes[9], [(0x7fff_8000_0000_0000_0000, 0x7fff_8000_0000_0000_0000)]);
        assert_eq!(classes[8][0].0, 0x0001_8000_0000_0000_0000);
        assert_eq!(classes[1][0].0, 0x7fff_c000_0000_0000_0000);
    }
}
