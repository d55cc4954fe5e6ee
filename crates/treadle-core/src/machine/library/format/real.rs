//! `%a`, `%e`, `%f`, `%g`: exact decimal expansions, rounded to even.

use super::{field, sign, Spec};
use rustc_apfloat::ieee::{Double, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

/// A `double` or `long double` to be printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    negative: bool,
    value: Value,
}

#[derive(Clone, Copy, Debug)]
enum Value {
    Nan,
    Infinite,
    /// `significand * 2^exponent`; `%a` shows it with `hex_digits` digits after the point.
    Finite {
        significand: u64,
        exponent: i32,
        hex_digits: u32,
    },
}

impl Number {
    pub(super) fn of_double(bits: u64) -> Number {
        let wide: X87DoubleExtended = Double::from_bits(bits as u128).convert(&mut false).value;
        // As %a has it: one bit before the point, and subnormals without it.
        let exponent = if wide.is_finite_non_zero() { wide.ilogb().max(-1022) - 52 } else { 0 };
        Number::of(wide, exponent, 13)
    }

    pub(super) fn of_x87(bits: u128) -> Number {
        let wide = X87DoubleExtended::from_bits(bits);
        let exponent = if wide.is_finite_non_zero() { wide.ilogb() - 63 } else { 0 };
        Number::of(wide, exponent, 15)
    }

    fn of(x: X87DoubleExtended, exponent: i32, hex_digits: u32) -> Number {
        let value = if x.is_nan() {
            Value::Nan
        } else if x.is_infinite() {
            Value::Infinite
        } else {
            // In two steps: the scale of a subnormal is beyond the format's range.
            let half = exponent / 2;
            let significand = x.abs().scalbn(-half).scalbn(half - exponent).to_u128(64).value as u64;
            Value::Finite { significand, exponent, hex_digits }
        };
        Number { negative: x.is_negative(), value }
    }
}

/// Print one number.
pub(super) fn real(out: &mut Vec<u8>, spec: Spec, conversion: u8, number: Number) {
    let upper = conversion.is_ascii_uppercase();
    let sign = sign(spec, number.negative);
    let (prefix, body) = match number.value {
        Value::Nan | Value::Infinite => {
            let name = if matches!(number.value, Value::Nan) { "nan" } else { "inf" };
            let name = if upper { name.to_uppercase() } else { name.to_string() };
            return field(out, Spec { zero: false, ..spec }, sign, name.as_bytes());
        }
        Value::Finite { significand, exponent, hex_digits } => match conversion.to_ascii_lowercase() {
            b'a' => (format!("{sign}0x"), hexadecimal(spec, significand, exponent, hex_digits)),
            b'e' => (sign.to_string(), scientific(spec, Decimal::new(significand, exponent))),
            b'f' => (sign.to_string(), fixed(spec, Decimal::new(significand, exponent))),
            _ => (sign.to_string(), general(spec, Decimal::new(significand, exponent))),
        },
    };
    if upper {
        field(out, spec, &prefix.to_uppercase(), body.to_uppercase().as_bytes());
    } else {
        field(out, spec, &prefix, body.as_bytes());
    }
}

/// 0.d1 d2 d3... * 10^point, without leading zeros; zero has no digits.
#[derive(Clone, Debug)]
struct Decimal {
    digits: Vec<u8>,
    point: i64,
}

/// Nine decimal digits to a limb, low limb first.
const LIMB: u64 = 1_000_000_000;

fn multiply(limbs: &mut Vec<u32>, by: u32) {
    let mut carry = 0u64;
    for limb in limbs.iter_mut() {
        carry += *limb as u64 * by as u64;
        *limb = (carry % LIMB) as u32;
        carry /= LIMB;
    }
    while carry > 0 {
        limbs.push((carry % LIMB) as u32);
        carry /= LIMB;
    }
}

impl Decimal {
    /// Exactly `significand * 2^exponent`.
    fn new(significand: u64, exponent: i32) -> Decimal {
        if significand == 0 {
            return Decimal { digits: Vec::new(), point: 1 };
        }
        let zeros = significand.trailing_zeros();
        let (mut rest, exponent) = (significand >> zeros, exponent + zeros as i32);
        let mut limbs = Vec::new();
        while rest > 0 {
            limbs.push((rest % LIMB) as u32);
            rest /= LIMB;
        }
        // m * 2^-k = m * 5^k / 10^k
        let (base, per_step) = if exponent < 0 { (5u32, 13) } else { (2, 29) };
        let count = exponent.unsigned_abs();
        for _ in 0..count / per_step {
            multiply(&mut limbs, base.pow(per_step));
        }
        multiply(&mut limbs, base.pow(count % per_step));
        let mut digits: Vec<u8> = limbs.iter().rev().flat_map(|limb| format!("{limb:09}").into_bytes()).collect();
        let leading = digits.iter().take_while(|&&d| d == b'0').count();
        digits.drain(..leading);
        digits.iter_mut().for_each(|d| *d -= b'0');
        let point = digits.len() as i64 - if exponent < 0 { count as i64 } else { 0 };
        Decimal { digits, point }
    }

    /// Keep `count` digits, rounding half to even.
    fn round(&mut self, count: i64) {
        if count >= self.digits.len() as i64 {
            return;
        }
        if count < 0 {
            self.digits.clear();
            return;
        }
        let kept = count as usize;
        let first = self.digits[kept];
        let exact_half = first == 5 && self.digits[kept + 1..].iter().all(|&d| d == 0);
        let odd = kept > 0 && self.digits[kept - 1] % 2 == 1;
        self.digits.truncate(kept);
        if first < 5 || (exact_half && !odd) {
            return;
        }
        while let Some(last) = self.digits.pop() {
            if last < 9 {
                self.digits.push(last + 1);
                return;
            }
        }
        self.digits.push(1);
        self.point += 1;
    }

    fn is_zero(&self) -> bool {
        self.digits.iter().all(|&d| d == 0)
    }

    /// The digit of 10^place.
    fn digit(&self, place: i64) -> char {
        let index = usize::try_from(self.point - 1 - place).ok();
        let digit = index.and_then(|i| self.digits.get(i)).copied().unwrap_or(0);
        (b'0' + digit) as char
    }
}

fn point_and(spec: Spec, fraction: &str) -> String {
    if fraction.is_empty() && !spec.alternate {
        String::new()
    } else {
        format!(".{fraction}")
    }
}

fn fixed(spec: Spec, mut number: Decimal) -> String {
    let precision = spec.precision.unwrap_or(6) as i64;
    number.round(number.point + precision);
    let top = if number.digits.is_empty() { 0 } else { (number.point - 1).max(0) };
    let whole: String = (0..=top).rev().map(|place| number.digit(place)).collect();
    let fraction: String = (1..=precision).map(|place| number.digit(-place)).collect();
    whole + &point_and(spec, &fraction)
}

fn scientific(spec: Spec, mut number: Decimal) -> String {
    let precision = spec.precision.unwrap_or(6) as i64;
    number.round(precision + 1);
    let exponent = if number.is_zero() { 0 } else { number.point - 1 };
    let first = number.digit(exponent);
    let fraction: String = (1..=precision).map(|place| number.digit(exponent - place)).collect();
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{first}{}e{sign}{:02}", point_and(spec, &fraction), exponent.abs())
}

fn general(spec: Spec, number: Decimal) -> String {
    let precision = spec.precision.unwrap_or(6).max(1) as i64;
    let mut rounded = number;
    rounded.round(precision);
    let exponent = if rounded.is_zero() { 0 } else { rounded.point - 1 };
    let in_fixed = (-4..precision).contains(&exponent);
    let digits = if in_fixed { precision - 1 - exponent } else { precision - 1 };
    let spec = Spec { precision: usize::try_from(digits).ok(), ..spec };
    let text = if in_fixed { fixed(spec, rounded) } else { scientific(spec, rounded) };
    if spec.alternate || !text.contains('.') {
        return text;
    }
    let (mantissa, tail) = text.split_once('e').map_or((text.as_str(), String::new()), |(m, e)| (m, format!("e{e}")));
    mantissa.trim_end_matches('0').trim_end_matches('.').to_string() + &tail
}

/// After `0x`: a first digit, the point, `hex_digits` digits (fewer without a precision, if the last ones are 0).
fn hexadecimal(spec: Spec, significand: u64, exponent: i32, hex_digits: u32) -> String {
    let mut value = significand as u128;
    let mut exponent = if significand == 0 { 0 } else { exponent + 4 * hex_digits as i32 };
    let mut digits = hex_digits as usize;
    if let Some(precision) = spec.precision.filter(|&p| p < digits) {
        let shift = 4 * (digits - precision) as u32;
        let (rest, half) = (value & ((1 << shift) - 1), 1 << (shift - 1));
        value >>= shift;
        value += (rest > half || (rest == half && value & 1 == 1)) as u128;
        digits = precision;
    }
    let mut first = value >> (4 * digits as u32);
    if first > 15 {
        (first, exponent) = (1, exponent + 4);
    }
    let tail = value & ((1u128 << (4 * digits as u32)) - 1);
    let mut fraction = if digits > 0 { format!("{tail:0digits$x}") } else { String::new() };
    match spec.precision {
        Some(p) => fraction += &"0".repeat(p.saturating_sub(digits)),
        None => fraction.truncate(fraction.trim_end_matches('0').len()),
    }
    format!("{first:x}{}p{exponent:+}", point_and(spec, &fraction))
}

#[cfg(test)]
mod tests {
    use super::super::{format, ReadMemory, Words};

    struct Nothing;

    impl ReadMemory for Nothing {
        fn byte(&self, _: u64) -> Option<u8> {
            None
        }
    }

    fn show(fmt: &str, x: f64) -> String {
        let text = format(fmt.as_bytes(), &mut Words(&[x.to_bits()]), &Nothing).unwrap_or_default();
        String::from_utf8_lossy(&text).into_owned()
    }

    // All expected texts are glibc's.
    #[test]
    fn fixed_rounds_to_even_on_the_exact_value() {
        assert_eq!(show("%f", 1.5), "1.500000");
        assert_eq!(show("%.0f %%", 0.5), "0 %");
        assert_eq!(show("%.0f", 1.5), "2");
        assert_eq!(show("%.0f", 2.5), "2");
        assert_eq!(show("%.2f", 1.005), "1.00");
        assert_eq!(show("%.3f", 9.9996), "10.000");
        assert_eq!(show("%.1f", 0.05), "0.1");
        assert_eq!(show("%.1f", 0.04), "0.0");
        assert_eq!(show("%f", 1e22), "10000000000000000000000.000000");
        assert_eq!(show("%.20f", 0.1), "0.10000000000000000555");
        assert_eq!(show("[%8.2f]", -2.71), "[   -2.71]");
        assert_eq!(show("[%08.2f]", -2.71), "[-0002.71]");
        assert_eq!(show("%+.1f", 0.0), "+0.0");
        assert_eq!(show("%#.0f", 3.0), "3.");
    }

    #[test]
    fn scientific_has_two_digits_of_exponent_or_more() {
        assert_eq!(show("%e", 12345.678), "1.234568e+04");
        assert_eq!(show("%.0e", 9.5), "1e+01");
        assert_eq!(show("%E", 0.0), "0.000000E+00");
        assert_eq!(show("%.17e", 5e-324), "4.94065645841246544e-324");
        assert_eq!(show("%e", 1.7976931348623157e308), "1.797693e+308");
    }

    #[test]
    fn general_drops_zeros_and_chooses_the_style() {
        assert_eq!(show("%g", 100000.0), "100000");
        assert_eq!(show("%g", 1000000.0), "1e+06");
        assert_eq!(show("%g", 0.0001), "0.0001");
        assert_eq!(show("%g", 0.00001), "1e-05");
        assert_eq!(show("%g", 999999.5), "1e+06");
        assert_eq!(show("%.3g", 2.345678), "2.35");
        assert_eq!(show("%#g", 1.0), "1.00000");
        assert_eq!(show("%g", 0.0), "0");
        assert_eq!(show("%.17g", 0.1), "0.10000000000000001");
        assert_eq!(show("%g", -1.5e-10), "-1.5e-10");
    }

    #[test]
    fn hexadecimal_keeps_the_bits() {
        assert_eq!(show("%a", 1.0), "0x1p+0");
        assert_eq!(show("%a", 0.1), "0x1.999999999999ap-4");
        assert_eq!(show("%.2a", 0.1), "0x1.9ap-4");
        assert_eq!(show("%A", -10.5), "-0X1.5P+3");
        assert_eq!(show("%a", 0.0), "0x0p+0");
        assert_eq!(show("%a", 5e-324), "0x0.0000000000001p-1022");
        assert_eq!(show("%.0a", 1.5), "0x2p+0");
    }

    #[test]
    fn no_number_has_no_zeros_in_front() {
        assert_eq!(show("[%05f]", f64::INFINITY), "[  inf]");
        assert_eq!(show("%F", f64::NEG_INFINITY), "-INF");
        assert_eq!(show("%f", f64::NAN), "nan");
    }

    #[test]
    fn a_long_double_has_more_digits() {
        let third = Words(&[0xaaaa_aaaa_aaaa_aaab, 0x3ffd]).0;
        let text = format(b"%.25Lf %La", &mut Words(&[third, third].concat()), &Nothing);
        let text = String::from_utf8_lossy(&text.unwrap_or_default()).into_owned();
        assert_eq!(text, "0.3333333333333333333423684 0xa.aaaaaaaaaaaaaabp-5");
        let tiny = format(b"%.5Le", &mut Words(&[1, 0]), &Nothing);
        assert_eq!(tiny, Ok(b"3.64520e-4951".to_vec()));
    }
}
