//! `<math.h>`: the functions of `float` and `double` whose results Rust's standard library gives.

use crate::program::bytecode::FloatKind;
use rustc_apfloat::ieee::X87DoubleExtended;
use rustc_apfloat::Float;

/// A function of one, two or three numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MathFn {
    Sqrt,
    Cbrt,
    Fabs,
    Floor,
    Ceil,
    Trunc,
    Round,
    Rint,
    Exp,
    Exp2,
    Expm1,
    Log,
    Log2,
    Log10,
    Log1p,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Pow,
    Fmod,
    Atan2,
    Hypot,
    Fmin,
    Fmax,
    Fdim,
    Copysign,
    Fma,
    /// Results are integers of 64 bits: `lround`, `lrint`.
    Lround,
    Lrint,
    /// `ldexp(x, int)`
    Ldexp,
}

macro_rules! compute {
    ($op:expr, $x:expr, $y:expr, $z:expr) => {
        match $op {
            MathFn::Sqrt => $x.sqrt(),
            MathFn::Cbrt => $x.cbrt(),
            MathFn::Fabs => $x.abs(),
            MathFn::Floor => $x.floor(),
            MathFn::Ceil => $x.ceil(),
            MathFn::Trunc => $x.trunc(),
            MathFn::Round | MathFn::Lround => $x.round(),
            MathFn::Rint | MathFn::Lrint => $x.round_ties_even(),
            MathFn::Exp => $x.exp(),
            MathFn::Exp2 => $x.exp2(),
            MathFn::Expm1 => $x.exp_m1(),
            MathFn::Log => $x.ln(),
            MathFn::Log2 => $x.log2(),
            MathFn::Log10 => $x.log10(),
            MathFn::Log1p => $x.ln_1p(),
            MathFn::Sin => $x.sin(),
            MathFn::Cos => $x.cos(),
            MathFn::Tan => $x.tan(),
            MathFn::Asin => $x.asin(),
            MathFn::Acos => $x.acos(),
            MathFn::Atan => $x.atan(),
            MathFn::Sinh => $x.sinh(),
            MathFn::Cosh => $x.cosh(),
            MathFn::Tanh => $x.tanh(),
            MathFn::Asinh => $x.asinh(),
            MathFn::Acosh => $x.acosh(),
            MathFn::Atanh => $x.atanh(),
            MathFn::Pow => $x.powf($y),
            MathFn::Fmod => $x % $y,
            MathFn::Atan2 => $x.atan2($y),
            MathFn::Hypot => $x.hypot($y),
            MathFn::Fmin => $x.min($y),
            MathFn::Fmax => $x.max($y),
            MathFn::Fdim if $x.is_nan() || $y.is_nan() => $x + $y,
            MathFn::Fdim if $x > $y => $x - $y,
            MathFn::Fdim => 0.0,
            MathFn::Copysign => $x.copysign($y),
            MathFn::Fma => $x.mul_add($y, $z),
            MathFn::Ldexp => $x,
        }
    };
}

/// The function on the words of its arguments: floats by their bits, as the machine keeps them.
pub fn math(op: MathFn, double: bool, args: &[u64]) -> u64 {
    let arg = |i: usize| args.get(i).copied().unwrap_or(0);
    let number = |i: usize| {
        if double {
            f64::from_bits(arg(i))
        } else {
            f32::from_bits(arg(i) as u32) as f64
        }
    };
    let encode = |value: f64| {
        if double {
            value.to_bits()
        } else {
            (value as f32).to_bits() as u64
        }
    };
    match op {
        MathFn::Lround => number(0).round() as i64 as u64,
        MathFn::Lrint => number(0).round_ties_even() as i64 as u64,
        MathFn::Ldexp => encode(scale(number(0), arg(1) as u32 as i32)),
        _ if double => {
            let (x, y, z) = (number(0), number(1), number(2));
            compute!(op, x, y, z).to_bits()
        }
        _ => {
            let (x, y, z) =
                (f32::from_bits(arg(0) as u32), f32::from_bits(arg(1) as u32), f32::from_bits(arg(2) as u32));
            {
                let value: f32 = compute!(op, x, y, z);
                value.to_bits() as u64
            }
        }
    }
}

/// x * 2^e with one rounding.
fn scale(x: f64, e: i32) -> f64 {
    use rustc_apfloat::{ieee::Double, Float};
    let exact = Double::from_bits(x.to_bits() as u128).scalbn(e.clamp(-5000, 5000));
    f64::from_bits(exact.to_bits() as u64)
}

/// The number that a text of digits with an exponent is, rounded to a format: its bits, low word first. 0 if it is none.
pub fn decimal(text: &str, kind: FloatKind) -> [u64; 2] {
    match kind {
        FloatKind::Single => [u64::from(text.parse::<f32>().unwrap_or_default().to_bits()), 0],
        FloatKind::X87 => {
            let bits = text.parse::<X87DoubleExtended>().map_or(0, Float::to_bits);
            [bits as u64, (bits >> 64) as u64]
        }
        _ => [text.parse::<f64>().unwrap_or_default().to_bits(), 0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(op: MathFn, args: &[f64]) -> f64 {
        let words: Vec<u64> = args.iter().map(|x| x.to_bits()).collect();
        f64::from_bits(math(op, true, &words))
    }

    #[test]
    fn decimals_are_rounded_to_their_format() {
        assert_eq!(decimal("1e-1", FloatKind::Double), [0.1f64.to_bits(), 0]);
        assert_eq!(decimal("-25e-1", FloatKind::Single), [u64::from((-2.5f32).to_bits()), 0]);
        assert_eq!(decimal("1e400", FloatKind::Double), [f64::INFINITY.to_bits(), 0]);
        assert_eq!(decimal("1e-1", FloatKind::X87), [0xcccc_cccc_cccc_cccd, 0x3ffb]);
        assert_eq!(decimal("x", FloatKind::X87), [0, 0]);
    }

    #[test]
    fn known_values() {
        assert_eq!(double(MathFn::Sqrt, &[9.0]), 3.0);
        assert_eq!(double(MathFn::Pow, &[2.0, 10.0]), 1024.0);
        assert_eq!(double(MathFn::Fmod, &[-7.5, 2.0]), -1.5);
        assert_eq!(double(MathFn::Fdim, &[1.0, 2.0]), 0.0);
        assert_eq!(double(MathFn::Fma, &[2.0, 3.0, 1.0]), 7.0);
        assert_eq!(math(MathFn::Lround, true, &[(-2.5f64).to_bits()]), -3i64 as u64);
        assert_eq!(math(MathFn::Floor, false, &[1.5f32.to_bits() as u64]), 1.0f32.to_bits() as u64);
        assert_eq!(math(MathFn::Ldexp, true, &[1.5f64.to_bits(), 4]), 24.0f64.to_bits());
    }

    #[test]
    fn ldexp_rounds_once_below_the_normal_range() {
        assert_eq!(math(MathFn::Ldexp, true, &[1.0f64.to_bits(), -1074i32 as u32 as u64]), 1);
        assert_eq!(math(MathFn::Ldexp, true, &[1.0f64.to_bits(), 5000]), f64::INFINITY.to_bits());
    }
}
