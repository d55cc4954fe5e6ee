//! Arithmetic on values of two words and on floating-point formats that Rust has no type for.
//!
//! Integers of up to 128 bits are a `u128`, kept zero-extended; half, bfloat, x87 and quad go through `rustc_apfloat`.
//! Speed does not matter here: such values are rare in the programs that Treadle checks.

pub mod float;

use super::arith::Fault;
use crate::ir::ast::IntPredicate;
use crate::program::bytecode::{BitOp, FloatKind, IntOp, OverflowOp, WideOp};
use float::with_kind;

/// Run one operation. The result is [`result_words`] words long, the words after it are 0; the overflow bit of
/// [`WideOp::Overflow`] follows the value.
pub fn wide(op: WideOp, a: [u64; 2], b: [u64; 2]) -> Result<[u64; 3], Fault> {
    let (x, y) = (join(a), join(b));
    let value = match op {
        WideOp::Int { op, bits } => int(op, bits, x, y)?,
        WideOp::Cmp { pred, bits } => compare(pred, bits, x, y) as u128,
        WideOp::Bit { op, bits } => bit(op, bits, x),
        WideOp::Overflow { op, bits } => {
            let (value, lost) = overflow(op, bits, x, y);
            let [low, high, _] = split(value);
            return Ok(if bits > 64 { [low, high, lost as u64] } else { [low, lost as u64, 0] });
        }
        WideOp::Trunc { to } => x & mask(to),
        WideOp::ZExt { from } => x & mask(from),
        WideOp::SExt { from, to } => signed(from, x) as u128 & mask(to),
        WideOp::Float { op, kind } => with_kind(kind, float::Binary { op, x, y }),
        WideOp::FCmp { pred, kind } => with_kind(kind, float::Compare { pred, x, y }) as u128,
        WideOp::FloatUnary { op, kind } => with_kind(kind, float::Unary { op, x }),
        WideOp::FloatCast { from, to } => with_kind(from, float::Cast { to, x }),
        WideOp::IntToFloat { signed, bits, to } => with_kind(to, float::FromInt { signed, bits, x }),
        WideOp::FloatToInt { signed, from, bits } => with_kind(from, float::ToInt { signed, bits, x }),
    };
    Ok(split(value))
}

/// How many words the result of an operation takes.
pub const fn result_words(op: WideOp) -> usize {
    match op {
        WideOp::Int { bits, .. } | WideOp::Bit { bits, .. } => int_words(bits),
        WideOp::Overflow { bits, .. } => int_words(bits) + 1,
        WideOp::Cmp { .. } | WideOp::FCmp { .. } => 1,
        WideOp::Trunc { to } | WideOp::SExt { to, .. } => int_words(to),
        // The target width is not said; the upper word is 0 in any case, and only a wide target comes here.
        WideOp::ZExt { .. } => 2,
        WideOp::Float { kind, .. } | WideOp::FloatUnary { kind, .. } => float_words(kind),
        WideOp::FloatCast { to, .. } | WideOp::IntToFloat { to, .. } => float_words(to),
        WideOp::FloatToInt { bits, .. } => int_words(bits),
    }
}

/// How many words the operands of an operation take (the same for both).
pub const fn operand_words(op: WideOp) -> usize {
    match op {
        WideOp::Int { bits, .. } | WideOp::Bit { bits, .. } => int_words(bits),
        WideOp::Overflow { bits, .. } | WideOp::Cmp { bits, .. } => int_words(bits),
        // The source width is not said; the target is narrower.
        WideOp::Trunc { .. } => 2,
        WideOp::ZExt { from } | WideOp::SExt { from, .. } => int_words(from),
        WideOp::Float { kind, .. } | WideOp::FloatUnary { kind, .. } | WideOp::FCmp { kind, .. } => float_words(kind),
        WideOp::FloatCast { from, .. } | WideOp::FloatToInt { from, .. } => float_words(from),
        WideOp::IntToFloat { bits, .. } => int_words(bits),
    }
}

const fn int_words(bits: u8) -> usize {
    if bits > 64 {
        2
    } else {
        1
    }
}

const fn float_words(kind: FloatKind) -> usize {
    if kind.bytes() > 8 {
        2
    } else {
        1
    }
}

fn join([low, high]: [u64; 2]) -> u128 {
    (high as u128) << 64 | low as u128
}

fn split(value: u128) -> [u64; 3] {
    [value as u64, (value >> 64) as u64, 0]
}

fn unused(bits: u8) -> u32 {
    128u32.saturating_sub(bits as u32).min(127)
}

fn mask(bits: u8) -> u128 {
    u128::MAX >> unused(bits)
}

fn signed(bits: u8, a: u128) -> i128 {
    ((a << unused(bits)) as i128) >> unused(bits)
}

fn int(op: IntOp, bits: u8, a: u128, b: u128) -> Result<u128, Fault> {
    let (a, b) = (a & mask(bits), b & mask(bits));
    let (x, y) = (signed(bits, a), signed(bits, b));
    let (min, max) = (i128::MIN >> unused(bits), i128::MAX >> unused(bits));
    let in_range = b < bits as u128;
    let value = match op {
        IntOp::Add => a.wrapping_add(b),
        IntOp::Sub => a.wrapping_sub(b),
        IntOp::Mul => a.wrapping_mul(b),
        IntOp::UDiv => a.checked_div(b).ok_or(Fault::DivisionByZero)?,
        IntOp::URem => a.checked_rem(b).ok_or(Fault::DivisionByZero)?,
        IntOp::SDiv | IntOp::SRem if y == 0 => return Err(Fault::DivisionByZero),
        IntOp::SDiv | IntOp::SRem if y == -1 && x == min => return Err(Fault::DivisionOverflow),
        IntOp::SDiv => x.wrapping_div(y) as u128,
        IntOp::SRem => x.wrapping_rem(y) as u128,
        IntOp::Shl if in_range => a << b,
        IntOp::LShr if in_range => a >> b,
        IntOp::AShr if in_range => (x >> b) as u128,
        IntOp::Shl | IntOp::LShr | IntOp::AShr => 0,
        IntOp::And => a & b,
        IntOp::Or => a | b,
        IntOp::Xor => a ^ b,
        IntOp::SMax => x.max(y) as u128,
        IntOp::SMin => x.min(y) as u128,
        IntOp::UMax => a.max(b),
        IntOp::UMin => a.min(b),
        IntOp::SAddSat => x.saturating_add(y).clamp(min, max) as u128,
        IntOp::SSubSat => x.saturating_sub(y).clamp(min, max) as u128,
        IntOp::UAddSat => a.saturating_add(b).min(mask(bits)),
        IntOp::USubSat => a.saturating_sub(b),
    };
    Ok(value & mask(bits))
}

fn compare(pred: IntPredicate, bits: u8, a: u128, b: u128) -> bool {
    let (a, b) = (a & mask(bits), b & mask(bits));
    let (x, y) = (signed(bits, a), signed(bits, b));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => x > y,
        IntPredicate::Sge => x >= y,
        IntPredicate::Slt => x < y,
        IntPredicate::Sle => x <= y,
    }
}

fn bit(op: BitOp, bits: u8, a: u128) -> u128 {
    let a = a & mask(bits);
    match op {
        BitOp::Ctpop => a.count_ones() as u128,
        BitOp::Ctlz => a.leading_zeros().saturating_sub(unused(bits)) as u128,
        BitOp::Cttz => a.trailing_zeros().min(bits as u32) as u128,
        BitOp::Bswap => (a << unused(bits)).swap_bytes() & mask(bits),
        BitOp::Bitreverse => (a << unused(bits)).reverse_bits() & mask(bits),
        BitOp::Abs => signed(bits, a).unsigned_abs() & mask(bits),
    }
}

fn overflow(op: OverflowOp, bits: u8, a: u128, b: u128) -> (u128, bool) {
    let (a, b) = (a & mask(bits), b & mask(bits));
    let (x, y) = (signed(bits, a), signed(bits, b));
    let of_signed = |(value, lost): (i128, bool)| {
        let kept = value as u128 & mask(bits);
        (kept, lost || signed(bits, kept) != value)
    };
    let of_unsigned = |(value, lost): (u128, bool)| (value & mask(bits), lost || value > mask(bits));
    match op {
        OverflowOp::SAdd => of_signed(x.overflowing_add(y)),
        OverflowOp::SSub => of_signed(x.overflowing_sub(y)),
        OverflowOp::SMul => of_signed(x.overflowing_mul(y)),
        OverflowOp::UAdd => of_unsigned(a.overflowing_add(b)),
        OverflowOp::USub => of_unsigned(a.overflowing_sub(b)),
        OverflowOp::UMul => of_unsigned(a.overflowing_mul(b)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(op: WideOp, a: u128, b: u128) -> Result<u128, Fault> {
        let [a0, a1, _] = split(a);
        let [b0, b1, _] = split(b);
        wide(op, [a0, a1], [b0, b1]).map(|[low, high, _]| join([low, high]))
    }

    #[test]
    fn integers_wrap_at_their_width() {
        let add = |bits| WideOp::Int { op: IntOp::Add, bits };
        assert_eq!(run(add(128), u128::MAX, 1), Ok(0));
        assert_eq!(run(add(96), (1 << 96) - 1, 1), Ok(0));
        let mul = WideOp::Int { op: IntOp::Mul, bits: 128 };
        assert_eq!(run(mul, 1 << 70, 1 << 50), Ok(1 << 120));
        let ashr = WideOp::Int { op: IntOp::AShr, bits: 100 };
        assert_eq!(run(ashr, 1 << 99, 99), Ok((1 << 100) - 1));
        assert_eq!(run(ashr, 1 << 99, 100), Ok(0));
    }

    #[test]
    fn integer_division_faults() {
        let div = WideOp::Int { op: IntOp::SDiv, bits: 128 };
        assert_eq!(run(div, 1, 0), Err(Fault::DivisionByZero));
        assert_eq!(run(div, 1 << 127, u128::MAX), Err(Fault::DivisionOverflow));
        assert_eq!(run(div, -7i128 as u128, 2), Ok(-3i128 as u128));
        let rem = WideOp::Int { op: IntOp::SRem, bits: 96 };
        assert_eq!(run(rem, 1 << 95, (1 << 96) - 1), Err(Fault::DivisionOverflow));
    }

    #[test]
    fn casts_between_widths() {
        assert_eq!(run(WideOp::SExt { from: 32, to: 128 }, 0xffff_ffff, 0), Ok(u128::MAX));
        assert_eq!(run(WideOp::SExt { from: 64, to: 96 }, 1 << 63, 0), Ok(((1 << 96) - 1) ^ ((1 << 63) - 1)));
        assert_eq!(run(WideOp::ZExt { from: 8 }, 0xff, 0), Ok(0xff));
        assert_eq!(run(WideOp::Trunc { to: 64 }, u128::MAX, 0), Ok(u64::MAX as u128));
        let less = WideOp::Cmp { pred: IntPredicate::Slt, bits: 128 };
        assert_eq!(run(less, u128::MAX, 0), Ok(1));
    }

    #[test]
    fn the_overflow_bit_follows_the_value() {
        let op = WideOp::Overflow { op: OverflowOp::SMul, bits: 128 };
        assert_eq!(wide(op, [0, 1 << 62], [2, 0]), Ok([0, 1 << 63, 1]));
        let op = WideOp::Overflow { op: OverflowOp::UAdd, bits: 96 };
        assert_eq!(wide(op, [u64::MAX, u32::MAX as u64], [1, 0]), Ok([0, 0, 1]));
        assert_eq!(wide(op, [5, 0], [1, 0]), Ok([6, 0, 0]));
    }

    #[test]
    fn bits_of_a_wide_integer() {
        assert_eq!(run(WideOp::Bit { op: BitOp::Ctlz, bits: 128 }, 0, 0), Ok(128));
        assert_eq!(run(WideOp::Bit { op: BitOp::Bswap, bits: 96 }, 1, 0), Ok(1 << 88));
        assert_eq!(run(WideOp::Bit { op: BitOp::Cttz, bits: 80 }, 0, 0), Ok(80));
    }
}
