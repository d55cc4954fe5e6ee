//! Arithmetic on values of at most 64 bits, kept zero-extended (see `program::bytecode`). Every function is pure and
//! total: what C leaves undefined is either a [`Fault`] or a fixed value.

use crate::ir::ast::{FloatPredicate, IntPredicate, RmwOp};
use crate::program::bytecode::{BitOp, FloatOp, FloatUnary, IntOp, OverflowOp};
use std::cmp::Ordering;

/// An arithmetic error of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    DivisionByZero,
    /// `INT_MIN / -1` or `INT_MIN % -1`
    DivisionOverflow,
}

/// The low `bits` bits, all ones.
#[inline(always)]
pub const fn mask(bits: u8) -> u64 {
    u64::MAX >> (64u32.wrapping_sub(bits as u32) & 63)
}

/// The signed value of the low `bits` bits.
#[inline(always)]
pub const fn signed(bits: u8, a: u64) -> i64 {
    let shift = 64u32.wrapping_sub(bits as u32) & 63;
    ((a << shift) as i64) >> shift
}

/// Smallest signed value of `bits` bits, as an i64.
#[inline(always)]
const fn signed_min(bits: u8) -> i64 {
    i64::MIN >> (64u32.wrapping_sub(bits as u32) & 63)
}

/// `Inst::Int`
#[inline(always)]
pub fn int(op: IntOp, bits: u8, a: u64, b: u64) -> Result<u64, Fault> {
    let shift_in_range = b < bits as u64;
    let value = match op {
        IntOp::Add => a.wrapping_add(b),
        IntOp::Sub => a.wrapping_sub(b),
        IntOp::Mul => a.wrapping_mul(b),
        IntOp::And => return Ok(a & b),
        IntOp::Or => return Ok(a | b),
        IntOp::Xor => return Ok(a ^ b),
        IntOp::UDiv => a.checked_div(b).ok_or(Fault::DivisionByZero)?,
        IntOp::URem => a.checked_rem(b).ok_or(Fault::DivisionByZero)?,
        IntOp::SDiv | IntOp::SRem => return signed_division(op == IntOp::SDiv, bits, a, b),
        IntOp::Shl if shift_in_range => a << b,
        IntOp::LShr if shift_in_range => a >> b,
        IntOp::AShr if shift_in_range => (signed(bits, a) >> b) as u64,
        IntOp::Shl | IntOp::LShr | IntOp::AShr => 0,
        IntOp::SMax => return Ok(if signed(bits, a) >= signed(bits, b) { a } else { b }),
        IntOp::SMin => return Ok(if signed(bits, a) <= signed(bits, b) { a } else { b }),
        IntOp::UMax => return Ok(a.max(b)),
        IntOp::UMin => return Ok(a.min(b)),
        IntOp::SAddSat => saturate(bits, signed(bits, a) as i128 + signed(bits, b) as i128),
        IntOp::SSubSat => saturate(bits, signed(bits, a) as i128 - signed(bits, b) as i128),
        IntOp::UAddSat => return Ok(a.saturating_add(b).min(mask(bits))),
        IntOp::USubSat => return Ok(a.saturating_sub(b)),
    };
    Ok(value & mask(bits))
}

fn signed_division(quotient: bool, bits: u8, a: u64, b: u64) -> Result<u64, Fault> {
    let (x, y) = (signed(bits, a), signed(bits, b));
    if y == 0 {
        return Err(Fault::DivisionByZero);
    }
    if y == -1 && x == signed_min(bits) {
        return Err(Fault::DivisionOverflow);
    }
    let value = if quotient { x.wrapping_div(y) } else { x.wrapping_rem(y) };
    Ok(value as u64 & mask(bits))
}

fn saturate(bits: u8, value: i128) -> u64 {
    let min = signed_min(bits) as i128;
    value.clamp(min, -1 - min) as u64
}

/// `Inst::Cmp`
#[inline(always)]
pub fn compare(pred: IntPredicate, bits: u8, a: u64, b: u64) -> bool {
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => signed(bits, a) > signed(bits, b),
        IntPredicate::Sge => signed(bits, a) >= signed(bits, b),
        IntPredicate::Slt => signed(bits, a) < signed(bits, b),
        IntPredicate::Sle => signed(bits, a) <= signed(bits, b),
    }
}

/// `Inst::SExt`
#[inline(always)]
pub fn sign_extend(from: u8, to: u8, a: u64) -> u64 {
    signed(from, a) as u64 & mask(to)
}

/// `Inst::Bit`
#[inline]
pub fn bit(op: BitOp, bits: u8, a: u64) -> u64 {
    let unused = 64u32.wrapping_sub(bits as u32) & 63;
    match op {
        BitOp::Ctpop => a.count_ones() as u64,
        BitOp::Ctlz => (a.leading_zeros() - unused.min(a.leading_zeros())) as u64,
        BitOp::Cttz => a.trailing_zeros().min(bits as u32) as u64,
        BitOp::Bswap => (a << unused).swap_bytes() & mask(bits),
        BitOp::Bitreverse => (a << unused).reverse_bits() & mask(bits),
        BitOp::Abs => signed(bits, a).unsigned_abs() & mask(bits),
    }
}

/// `Inst::Funnel`: the high (`left`) or low half of the double word `a:b`, shifted by `c` modulo the width.
#[inline]
pub fn funnel(left: bool, bits: u8, a: u64, b: u64, c: u64) -> u64 {
    let by = c.checked_rem(bits as u64).unwrap_or(0);
    let double = ((a as u128) << bits.min(64)) | b as u128;
    let value = if left { (double << by) >> bits.min(64) } else { double >> by };
    value as u64 & mask(bits)
}

/// `Inst::Overflow`: the truncated result, and whether it is not the exact one.
#[inline]
pub fn overflow(op: OverflowOp, bits: u8, a: u64, b: u64) -> (u64, bool) {
    let (x, y) = match op {
        OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul => (signed(bits, a) as i128, signed(bits, b) as i128),
        OverflowOp::UAdd | OverflowOp::USub => (a as i128, b as i128),
        OverflowOp::UMul => {
            let exact = a as u128 * b as u128;
            return (exact as u64 & mask(bits), exact > mask(bits) as u128);
        }
    };
    let exact = match op {
        OverflowOp::SAdd | OverflowOp::UAdd => x + y,
        OverflowOp::SSub | OverflowOp::USub => x - y,
        OverflowOp::SMul | OverflowOp::UMul => x * y,
    };
    let value = exact as u64 & mask(bits);
    let kept = match op {
        OverflowOp::UAdd | OverflowOp::USub | OverflowOp::UMul => value as i128,
        OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul => signed(bits, value) as i128,
    };
    (value, kept != exact)
}

#[inline(always)]
fn f32_of(a: u64) -> f32 {
    f32::from_bits(a as u32)
}

#[inline(always)]
fn f64_of(a: u64) -> f64 {
    f64::from_bits(a)
}

/// The value of a `float` or `double`; both fit in an f64 exactly.
#[inline(always)]
fn widen(double: bool, a: u64) -> f64 {
    if double {
        f64_of(a)
    } else {
        f32_of(a) as f64
    }
}

macro_rules! float_op {
    ($op:expr, $x:expr, $y:expr) => {
        match $op {
            FloatOp::Add => $x + $y,
            FloatOp::Sub => $x - $y,
            FloatOp::Mul => $x * $y,
            FloatOp::Div => $x / $y,
            FloatOp::Rem => $x % $y,
            FloatOp::CopySign => $x.copysign($y),
            FloatOp::MinNum => $x.min($y),
            FloatOp::MaxNum => $x.max($y),
        }
    };
}

macro_rules! float_unary_op {
    ($op:expr, $x:expr) => {
        match $op {
            FloatUnary::Neg => -$x,
            FloatUnary::Abs => $x.abs(),
            FloatUnary::Sqrt => $x.sqrt(),
            FloatUnary::Floor => $x.floor(),
            FloatUnary::Ceil => $x.ceil(),
            FloatUnary::Trunc => $x.trunc(),
            FloatUnary::Round => $x.round(),
            FloatUnary::RoundEven | FloatUnary::Rint => $x.round_ties_even(),
        }
    };
}

/// `Inst::Float`
#[inline]
pub fn float(op: FloatOp, double: bool, a: u64, b: u64) -> u64 {
    if double {
        let (x, y) = (f64_of(a), f64_of(b));
        float_op!(op, x, y).to_bits()
    } else {
        let (x, y) = (f32_of(a), f32_of(b));
        float_op!(op, x, y).to_bits() as u64
    }
}

/// `Inst::FloatUnary`
#[inline]
pub fn float_unary(op: FloatUnary, double: bool, a: u64) -> u64 {
    if double {
        let x = f64_of(a);
        float_unary_op!(op, x).to_bits()
    } else {
        let x = f32_of(a);
        float_unary_op!(op, x).to_bits() as u64
    }
}

/// `Inst::FCmp`
#[inline]
pub fn fcmp(pred: FloatPredicate, double: bool, a: u64, b: u64) -> bool {
    holds(pred, widen(double, a).partial_cmp(&widen(double, b)))
}

/// Whether a float predicate holds for operands in this relation (`None`: one is a NaN).
pub fn holds(pred: FloatPredicate, relation: Option<Ordering>) -> bool {
    use FloatPredicate::*;
    match (pred, relation) {
        (False, _) => false,
        (True, _) => true,
        (Ord, r) => r.is_some(),
        (Uno, r) => r.is_none(),
        (Ueq | Ugt | Uge | Ult | Ule | Une, None) => true,
        (Oeq | Ogt | Oge | Olt | Ole | One, None) => false,
        (Oeq | Ueq, Some(r)) => r.is_eq(),
        (Ogt | Ugt, Some(r)) => r.is_gt(),
        (Oge | Uge, Some(r)) => r.is_ge(),
        (Olt | Ult, Some(r)) => r.is_lt(),
        (Ole | Ule, Some(r)) => r.is_le(),
        (One | Une, Some(r)) => r.is_ne(),
    }
}

/// `Inst::MulAdd`
#[inline]
pub fn mul_add(fused: bool, double: bool, a: u64, b: u64, c: u64) -> u64 {
    match (double, fused) {
        (true, true) => f64_of(a).mul_add(f64_of(b), f64_of(c)).to_bits(),
        (true, false) => (f64_of(a) * f64_of(b) + f64_of(c)).to_bits(),
        (false, true) => f32_of(a).mul_add(f32_of(b), f32_of(c)).to_bits() as u64,
        (false, false) => (f32_of(a) * f32_of(b) + f32_of(c)).to_bits() as u64,
    }
}

/// `Inst::IntToFloat`
#[inline]
pub fn int_to_float(is_signed: bool, bits: u8, double: bool, a: u64) -> u64 {
    match (is_signed, double) {
        (true, true) => (signed(bits, a) as f64).to_bits(),
        (true, false) => (signed(bits, a) as f32).to_bits() as u64,
        (false, true) => (a as f64).to_bits(),
        (false, false) => (a as f32).to_bits() as u64,
    }
}

/// `Inst::FloatToInt`: 0 when the value does not fit.
#[inline]
pub fn float_to_int(is_signed: bool, bits: u8, double: bool, a: u64) -> u64 {
    let x = widen(double, a).trunc();
    // The bounds are powers of two, so they are exact; a NaN fails both comparisons.
    if is_signed {
        let limit = -(signed_min(bits) as f64);
        if x >= -limit && x < limit {
            return x as i64 as u64 & mask(bits);
        }
    } else if x >= 0.0 && x < -2.0 * (signed_min(bits) as f64) {
        return x as u64;
    }
    0
}

/// `Inst::FloatExt`
#[inline]
pub fn float_extend(a: u64) -> u64 {
    (f32_of(a) as f64).to_bits()
}

/// `Inst::FloatTrunc`
#[inline]
pub fn float_truncate(a: u64) -> u64 {
    (f64_of(a) as f32).to_bits() as u64
}

/// The value that an atomic read-modify-write of `bytes` bytes leaves in memory.
#[inline]
pub fn rmw(op: RmwOp, bytes: u8, old: u64, operand: u64) -> u64 {
    let bits = bytes.saturating_mul(8);
    let double = bytes == 8;
    let value = match op {
        RmwOp::Xchg => operand,
        RmwOp::Add => old.wrapping_add(operand),
        RmwOp::Sub => old.wrapping_sub(operand),
        RmwOp::And => old & operand,
        RmwOp::Nand => !(old & operand),
        RmwOp::Or => old | operand,
        RmwOp::Xor => old ^ operand,
        RmwOp::Max if signed(bits, old) >= signed(bits, operand) => old,
        RmwOp::Min if signed(bits, old) <= signed(bits, operand) => old,
        RmwOp::Max | RmwOp::Min => operand,
        RmwOp::UMax => old.max(operand),
        RmwOp::UMin => old.min(operand),
        RmwOp::FAdd => float(FloatOp::Add, double, old, operand),
        RmwOp::FSub => float(FloatOp::Sub, double, old, operand),
        RmwOp::FMax => float(FloatOp::MaxNum, double, old, operand),
        RmwOp::FMin => float(FloatOp::MinNum, double, old, operand),
        RmwOp::UIncWrap if old >= operand => 0,
        RmwOp::UIncWrap => old.wrapping_add(1),
        RmwOp::UDecWrap if old == 0 || old > operand => operand,
        RmwOp::UDecWrap => old.wrapping_sub(1),
    };
    value & mask(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d(x: f64) -> u64 {
        x.to_bits()
    }
    fn s(x: f32) -> u64 {
        x.to_bits() as u64
    }

    #[test]
    fn results_are_truncated_to_the_width() {
        assert_eq!(int(IntOp::Add, 8, 0xff, 1), Ok(0));
        assert_eq!(int(IntOp::Sub, 32, 0, 1), Ok(0xffff_ffff));
        assert_eq!(int(IntOp::Mul, 64, u64::MAX, 2), Ok(u64::MAX - 1));
        assert_eq!(int(IntOp::Shl, 1, 1, 0), Ok(1));
    }

    #[test]
    fn division_faults_where_c_is_undefined() {
        assert_eq!(int(IntOp::UDiv, 32, 7, 0), Err(Fault::DivisionByZero));
        assert_eq!(int(IntOp::SRem, 32, 7, 0), Err(Fault::DivisionByZero));
        for bits in [8, 16, 32, 64] {
            let min = 1u64 << (bits - 1);
            assert_eq!(int(IntOp::SDiv, bits, min, mask(bits)), Err(Fault::DivisionOverflow));
            assert_eq!(int(IntOp::SRem, bits, min, mask(bits)), Err(Fault::DivisionOverflow));
        }
        assert_eq!(int(IntOp::SDiv, 32, (-7i32) as u32 as u64, 2), Ok((-3i32) as u32 as u64));
        assert_eq!(int(IntOp::SRem, 8, 0xf9, 4), Ok(0xfd));
        assert_eq!(int(IntOp::UDiv, 8, 0xf9, 4), Ok(0x3e));
    }

    #[test]
    fn shift_by_the_width_or_more_gives_zero() {
        for op in [IntOp::Shl, IntOp::LShr, IntOp::AShr] {
            assert_eq!(int(op, 32, 0xffff_ffff, 32), Ok(0));
            assert_eq!(int(op, 64, u64::MAX, 1 << 40), Ok(0));
        }
        assert_eq!(int(IntOp::AShr, 8, 0x80, 7), Ok(0xff));
        assert_eq!(int(IntOp::LShr, 8, 0x80, 7), Ok(1));
    }

    #[test]
    fn saturation_stops_at_the_bounds() {
        assert_eq!(int(IntOp::SAddSat, 8, 0x7f, 1), Ok(0x7f));
        assert_eq!(int(IntOp::SSubSat, 8, 0x80, 1), Ok(0x80));
        assert_eq!(int(IntOp::SAddSat, 64, i64::MAX as u64, 1), Ok(i64::MAX as u64));
        assert_eq!(int(IntOp::UAddSat, 8, 0xff, 1), Ok(0xff));
        assert_eq!(int(IntOp::UAddSat, 64, u64::MAX, 1), Ok(u64::MAX));
        assert_eq!(int(IntOp::USubSat, 8, 1, 2), Ok(0));
        assert_eq!(int(IntOp::SMin, 8, 0xff, 1), Ok(0xff));
        assert_eq!(int(IntOp::SMax, 8, 0xff, 1), Ok(1));
    }

    #[test]
    fn signed_predicates_look_at_the_sign_bit_of_the_width() {
        assert!(compare(IntPredicate::Slt, 8, 0xff, 0));
        assert!(!compare(IntPredicate::Slt, 16, 0xff, 0));
        assert!(compare(IntPredicate::Ugt, 8, 0xff, 0));
        assert!(compare(IntPredicate::Sge, 64, 0, u64::MAX));
        assert_eq!(sign_extend(1, 32, 1), 0xffff_ffff);
        assert_eq!(sign_extend(8, 16, 0x80), 0xff80);
        assert_eq!(sign_extend(32, 64, 5), 5);
    }

    #[test]
    fn bit_operations_respect_the_width() {
        assert_eq!(bit(BitOp::Ctlz, 8, 0), 8);
        assert_eq!(bit(BitOp::Ctlz, 64, 1), 63);
        assert_eq!(bit(BitOp::Cttz, 16, 0), 16);
        assert_eq!(bit(BitOp::Bswap, 32, 0x0102_0304), 0x0403_0201);
        assert_eq!(bit(BitOp::Bitreverse, 8, 0b1), 0x80);
        assert_eq!(bit(BitOp::Abs, 32, 0xffff_fffb), 5);
        assert_eq!(bit(BitOp::Abs, 32, 0x8000_0000), 0x8000_0000);
        assert_eq!(bit(BitOp::Ctpop, 64, u64::MAX), 64);
    }

    #[test]
    fn funnel_shift_rotates_modulo_the_width() {
        assert_eq!(funnel(true, 8, 0x81, 0x81, 9), 0x03);
        assert_eq!(funnel(false, 8, 0x81, 0x81, 1), 0xc0);
        assert_eq!(funnel(true, 64, 1, 1 << 63, 1), 3);
        assert_eq!(funnel(false, 64, 7, 9, 64), 9);
        assert_eq!(funnel(true, 32, 7, 9, 0), 7);
    }

    #[test]
    fn overflow_is_noticed_at_the_width() {
        assert_eq!(overflow(OverflowOp::SAdd, 32, 0x7fff_ffff, 1), (0x8000_0000, true));
        assert_eq!(overflow(OverflowOp::SAdd, 32, 0xffff_ffff, 1), (0, false));
        assert_eq!(overflow(OverflowOp::UAdd, 64, u64::MAX, 1), (0, true));
        assert_eq!(overflow(OverflowOp::USub, 8, 0, 1), (0xff, true));
        assert_eq!(overflow(OverflowOp::SMul, 64, i64::MIN as u64, u64::MAX), (i64::MIN as u64, true));
        assert_eq!(overflow(OverflowOp::UMul, 64, u64::MAX, u64::MAX), (1, true));
        assert_eq!(overflow(OverflowOp::SSub, 8, 0x80, 1), (0x7f, true));
    }

    #[test]
    fn float_arithmetic_rounds_in_its_own_format() {
        assert_eq!(float(FloatOp::Add, false, s(0.1), s(0.2)), s(0.1f32 + 0.2f32));
        assert_eq!(float(FloatOp::Rem, true, d(-7.5), d(2.0)), d(-1.5));
        assert_eq!(float(FloatOp::MinNum, true, d(f64::NAN), d(2.0)), d(2.0));
        assert_eq!(float_unary(FloatUnary::Round, true, d(-2.5)), d(-3.0));
        assert_eq!(float_unary(FloatUnary::Rint, false, s(2.5)), s(2.0));
        assert_eq!(float_unary(FloatUnary::Neg, true, d(0.0)), d(-0.0));
        assert_eq!(mul_add(false, true, d(3.0), d(4.0), d(1.0)), d(13.0));
        assert_eq!(float_extend(s(1.5)), d(1.5));
        assert_eq!(float_truncate(d(0.1)), s(0.1));
    }

    #[test]
    fn unordered_predicates_hold_for_a_nan() {
        let nan = d(f64::NAN);
        assert!(fcmp(FloatPredicate::Une, true, nan, nan));
        assert!(!fcmp(FloatPredicate::Oeq, true, nan, nan));
        assert!(fcmp(FloatPredicate::Uno, true, nan, d(1.0)));
        assert!(fcmp(FloatPredicate::Oeq, true, d(0.0), d(-0.0)));
        assert!(fcmp(FloatPredicate::Olt, false, s(-1.0), s(1.0)));
    }

    #[test]
    fn float_to_int_out_of_range_is_zero() {
        assert_eq!(float_to_int(true, 32, true, d(-1.9)), 0xffff_ffff);
        assert_eq!(float_to_int(true, 32, true, d(2147483647.5)), 0x7fff_ffff);
        assert_eq!(float_to_int(true, 32, true, d(2147483648.0)), 0);
        assert_eq!(float_to_int(true, 8, true, d(-128.0)), 0x80);
        assert_eq!(float_to_int(false, 64, true, d(18446744073709549568.0)), 18446744073709549568);
        assert_eq!(float_to_int(false, 64, true, d(18446744073709551616.0)), 0);
        assert_eq!(float_to_int(false, 32, true, d(-0.5)), 0);
        assert_eq!(float_to_int(true, 64, true, d(f64::NAN)), 0);
        assert_eq!(int_to_float(true, 8, true, 0xff), d(-1.0));
        assert_eq!(int_to_float(false, 8, false, 0xff), s(255.0));
    }

    #[test]
    fn rmw_wraps_at_its_size() {
        assert_eq!(rmw(RmwOp::Add, 1, 0xff, 1), 0);
        assert_eq!(rmw(RmwOp::Nand, 2, 0xf0f0, 0xff00), 0x0fff);
        assert_eq!(rmw(RmwOp::Max, 4, 0xffff_ffff, 1), 1);
        assert_eq!(rmw(RmwOp::Min, 4, 0xffff_ffff, 1), 0xffff_ffff);
        assert_eq!(rmw(RmwOp::UMax, 8, u64::MAX, 1), u64::MAX);
        assert_eq!(rmw(RmwOp::FAdd, 8, d(1.5), d(2.0)), d(3.5));
        assert_eq!(rmw(RmwOp::UIncWrap, 4, 3, 3), 0);
        assert_eq!(rmw(RmwOp::UDecWrap, 4, 0, 3), 3);
        assert_eq!(rmw(RmwOp::UDecWrap, 4, 9, 3), 3);
    }
}
