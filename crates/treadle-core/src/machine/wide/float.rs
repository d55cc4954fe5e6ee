//! Floating point in any of LLVM's formats, through `rustc_apfloat`. Values are the bits of the format, in a `u128`.

use super::{mask, signed};
use crate::ir::ast::FloatPredicate;
use crate::machine::arith::holds;
use crate::program::bytecode::{FloatKind, FloatOp, FloatUnary};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status};

/// A computation that is the same for every format.
pub trait Generic {
    type Output;
    fn run<F: Convertible>(self) -> Self::Output;
}

/// A format that converts to every other one.
pub trait Convertible:
    Float
    + FloatConvert<Half>
    + FloatConvert<BFloat>
    + FloatConvert<Single>
    + FloatConvert<Double>
    + FloatConvert<X87DoubleExtended>
    + FloatConvert<Quad>
{
}

impl<F> Convertible for F where
    F: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>
        + FloatConvert<X87DoubleExtended>
        + FloatConvert<Quad>
{
}

/// Run the computation in this format.
pub fn with_kind<G: Generic>(kind: FloatKind, g: G) -> G::Output {
    match kind {
        FloatKind::Half => g.run::<Half>(),
        FloatKind::BFloat => g.run::<BFloat>(),
        FloatKind::Single => g.run::<Single>(),
        FloatKind::Double => g.run::<Double>(),
        FloatKind::X87 => g.run::<X87DoubleExtended>(),
        FloatKind::Quad => g.run::<Quad>(),
    }
}

/// The float in the low bits; what lies above them (padding of a register) does not count.
fn from_bits<F: Float>(x: u128) -> F {
    F::from_bits(x & (u128::MAX >> (128 - F::BITS.clamp(1, 128))))
}

/// `WideOp::Float`
pub struct Binary {
    pub op: FloatOp,
    pub x: u128,
    pub y: u128,
}

impl Generic for Binary {
    type Output = u128;
    fn run<F: Convertible>(self) -> u128 {
        let (x, y): (F, F) = (from_bits(self.x), from_bits(self.y));
        let value = match self.op {
            FloatOp::Add => (x + y).value,
            FloatOp::Sub => (x - y).value,
            FloatOp::Mul => (x * y).value,
            FloatOp::Div => (x / y).value,
            FloatOp::Rem => (x % y).value,
            FloatOp::CopySign => x.copy_sign(y),
            FloatOp::MinNum => x.min(y),
            FloatOp::MaxNum => x.max(y),
        };
        value.to_bits()
    }
}

/// `WideOp::FCmp`
pub struct Compare {
    pub pred: FloatPredicate,
    pub x: u128,
    pub y: u128,
}

impl Generic for Compare {
    type Output = bool;
    fn run<F: Convertible>(self) -> bool {
        let (x, y): (F, F) = (from_bits(self.x), from_bits(self.y));
        holds(self.pred, x.partial_cmp(&y))
    }
}

/// `WideOp::FloatUnary`
pub struct Unary {
    pub op: FloatUnary,
    pub x: u128,
}

impl Generic for Unary {
    type Output = u128;
    fn run<F: Convertible>(self) -> u128 {
        let x: F = from_bits(self.x);
        let round = |mode| x.round_to_integral(mode).value;
        let value = match self.op {
            FloatUnary::Neg => -x,
            FloatUnary::Abs => x.abs(),
            FloatUnary::Sqrt => square_root(x),
            FloatUnary::Floor => round(Round::TowardNegative),
            FloatUnary::Ceil => round(Round::TowardPositive),
            FloatUnary::Trunc => round(Round::TowardZero),
            FloatUnary::Round => round(Round::NearestTiesToAway),
            FloatUnary::RoundEven | FloatUnary::Rint => round(Round::NearestTiesToEven),
        };
        value.to_bits()
    }
}

/// Correctly rounded, digit by digit: apfloat has none.
fn square_root<F: Float>(x: F) -> F {
    if x.is_nan() || x.is_zero() || x.is_pos_infinity() {
        return x;
    }
    if x.is_negative() {
        return F::NAN;
    }
    // x = m * 2^e with an integer m that has the precision of the format, and e even.
    let exponent = x.ilogb();
    let scale = F::PRECISION as i32 - 1 + (exponent + F::PRECISION as i32 - 1).rem_euclid(2);
    let m = x.scalbn(scale - exponent).to_u128(128).value;
    let e = exponent - scale;
    // Two bits of m, then of zeros, for each bit of the root: `DIGITS` bits behind the point leave enough to round by.
    const DIGITS: i32 = 64;
    let (mut root, mut rest) = (0u128, 0u128);
    for pair in (-DIGITS..64).rev() {
        let bits = if pair >= 0 { m >> (2 * pair) & 3 } else { 0 };
        rest = rest << 2 | bits;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    let with_sticky = root << 1 | (rest != 0) as u128;
    F::from_u128(with_sticky).value.scalbn(e / 2 - DIGITS - 1)
}

/// `WideOp::FloatCast`
pub struct Cast {
    pub to: FloatKind,
    pub x: u128,
}

impl Generic for Cast {
    type Output = u128;
    fn run<F: Convertible>(self) -> u128 {
        let x: F = from_bits(self.x);
        fn to<F: FloatConvert<T>, T: Float>(x: F) -> u128 {
            x.convert(&mut false).value.to_bits()
        }
        match self.to {
            FloatKind::Half => to::<F, Half>(x),
            FloatKind::BFloat => to::<F, BFloat>(x),
            FloatKind::Single => to::<F, Single>(x),
            FloatKind::Double => to::<F, Double>(x),
            FloatKind::X87 => to::<F, X87DoubleExtended>(x),
            FloatKind::Quad => to::<F, Quad>(x),
        }
    }
}

/// `WideOp::IntToFloat`
pub struct FromInt {
    pub signed: bool,
    pub bits: u8,
    pub x: u128,
}

impl Generic for FromInt {
    type Output = u128;
    fn run<F: Convertible>(self) -> u128 {
        let value =
            if self.signed { F::from_i128(signed(self.bits, self.x)) } else { F::from_u128(self.x & mask(self.bits)) };
        value.value.to_bits()
    }
}

/// `WideOp::FloatToInt`: 0 when the value does not fit.
pub struct ToInt {
    pub signed: bool,
    pub bits: u8,
    pub x: u128,
}

impl Generic for ToInt {
    type Output = u128;
    fn run<F: Convertible>(self) -> u128 {
        let x: F = from_bits(self.x);
        let magnitude = x.abs().to_u128(128);
        if x.is_nan() || magnitude.status.contains(Status::INVALID_OP) {
            return 0;
        }
        let (size, negative) = (magnitude.value, x.is_negative());
        let limit = if self.signed {
            (mask(self.bits) >> 1) + negative as u128
        } else if negative {
            0
        } else {
            mask(self.bits)
        };
        match (size > limit, negative) {
            (true, _) => 0,
            (false, true) => size.wrapping_neg() & mask(self.bits),
            (false, false) => size,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::wide;
    use super::*;
    use crate::machine::arith::Fault;
    use crate::program::bytecode::WideOp;

    fn words(x: u128) -> [u64; 2] {
        [x as u64, (x >> 64) as u64]
    }

    fn run(op: WideOp, a: u128, b: u128) -> Result<u128, Fault> {
        wide(op, words(a), words(b)).map(|[low, high, _]| (high as u128) << 64 | low as u128)
    }

    fn cast(from: FloatKind, to: FloatKind, x: u128) -> u128 {
        run(WideOp::FloatCast { from, to }, x, 0).unwrap_or_default()
    }

    fn x87(x: f64) -> u128 {
        cast(FloatKind::Double, FloatKind::X87, x.to_bits() as u128)
    }

    fn float(op: FloatOp, kind: FloatKind, a: u128, b: u128) -> u128 {
        run(WideOp::Float { op, kind }, a, b).unwrap_or_default()
    }

    #[test]
    fn x87_has_an_explicit_integer_bit() {
        assert_eq!(x87(1.0), 0x3fff_8000_0000_0000_0000);
        assert_eq!(float(FloatOp::Add, FloatKind::X87, x87(1.5), x87(2.25)), x87(3.75));
        // One third differs from the double's.
        let third = float(FloatOp::Div, FloatKind::X87, x87(1.0), x87(3.0));
        assert_eq!(third, 0x3ffd_aaaa_aaaa_aaaa_aaab);
        assert_eq!(cast(FloatKind::X87, FloatKind::Double, third) as u64, (1.0f64 / 3.0).to_bits());
    }

    #[test]
    fn quad_and_half_have_their_known_encodings() {
        let quad = |x: f64| cast(FloatKind::Double, FloatKind::Quad, x.to_bits() as u128);
        assert_eq!(quad(-2.0), 0xc000 << 112);
        assert_eq!(cast(FloatKind::Double, FloatKind::Half, 65504.0f64.to_bits() as u128), 0x7bff);
        assert_eq!(cast(FloatKind::Single, FloatKind::BFloat, 1.0f32.to_bits() as u128), 0x3f80);
        assert_eq!(float(FloatOp::Rem, FloatKind::Quad, quad(-7.5), quad(2.0)), quad(-1.5));
        // In half precision 2048 + 1 is lost.
        assert_eq!(float(FloatOp::Add, FloatKind::Half, 0x6800, 0x3c00), 0x6800);
    }

    #[test]
    fn float_and_integer_convert_or_give_zero() {
        let to = |bits, from| WideOp::FloatToInt { signed: true, from, bits };
        assert_eq!(run(to(128, FloatKind::X87), x87(-3.9), 0), Ok(-3i128 as u128));
        assert_eq!(run(to(8, FloatKind::X87), x87(128.0), 0), Ok(0));
        assert_eq!(run(to(128, FloatKind::Double), 1e30f64.to_bits() as u128, 0), Ok(1e30f64 as u128));
        let from = WideOp::IntToFloat { signed: true, bits: 128, to: FloatKind::Double };
        assert_eq!(run(from, -5i128 as u128, 0), Ok((-5.0f64).to_bits() as u128));
        let from = WideOp::IntToFloat { signed: false, bits: 64, to: FloatKind::X87 };
        assert_eq!(run(from, u64::MAX as u128, 0), Ok(0x403e_ffff_ffff_ffff_ffff));
    }

    #[test]
    fn square_roots_are_rounded_correctly() {
        let sqrt = |kind, x| run(WideOp::FloatUnary { op: FloatUnary::Sqrt, kind }, x, 0).unwrap_or_default();
        let mut seed = 1u64;
        for _ in 0..2000 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let x = f64::from_bits(seed & !(1 << 63));
            if !x.is_nan() {
                assert_eq!(sqrt(FloatKind::Double, x.to_bits() as u128) as u64, x.sqrt().to_bits(), "{x:e}");
            }
        }
        assert_eq!(sqrt(FloatKind::Double, 5e-324f64.to_bits() as u128) as u64, 5e-324f64.sqrt().to_bits());
        assert_eq!(sqrt(FloatKind::X87, x87(2.0)), 0x3fff_b504_f333_f9de_6484);
        assert_eq!(sqrt(FloatKind::Quad, 0x4000 << 112), 0x3fff_6a09_e667_f3bc_c908_b2fb_1366_ea95);
        assert_eq!(sqrt(FloatKind::X87, x87(81.0)), x87(9.0));
    }

    #[test]
    fn a_nan_is_unordered() {
        let cmp = |pred| WideOp::FCmp { pred, kind: FloatKind::X87 };
        let nan = x87(f64::NAN);
        assert_eq!(run(cmp(FloatPredicate::Uno), nan, x87(1.0)), Ok(1));
        assert_eq!(run(cmp(FloatPredicate::Olt), nan, x87(1.0)), Ok(0));
        assert_eq!(run(cmp(FloatPredicate::Olt), x87(-1.0), x87(1.0)), Ok(1));
    }

    #[test]
    fn no_bit_pattern_panics() {
        let kinds = [FloatKind::Half, FloatKind::BFloat, FloatKind::Single, FloatKind::X87, FloatKind::Quad];
        let mut seed = 7u128;
        for i in 0..20_000 {
            seed = seed.wrapping_mul(0xda94_2042_e4dd_58b5_1357_9bdf_2468_ace1).wrapping_add(i);
            let (kind, to) = (kinds[i as usize % 5], kinds[i as usize / 5 % 5]);
            let (a, b) = (seed, seed.rotate_left(61));
            for op in [FloatOp::Add, FloatOp::Mul, FloatOp::Div] {
                float(op, kind, a, b);
            }
            if i % 97 == 0 {
                float(FloatOp::Rem, kind, a, b);
            }
            for op in [FloatUnary::Sqrt, FloatUnary::Round, FloatUnary::Floor] {
                assert!(run(WideOp::FloatUnary { op, kind }, a, 0).is_ok());
            }
            cast(kind, to, a);
            for bits in [1, 8, 64, 128] {
                assert!(run(WideOp::FloatToInt { signed: i % 2 == 0, from: kind, bits }, a, 0).is_ok());
            }
        }
    }
}
