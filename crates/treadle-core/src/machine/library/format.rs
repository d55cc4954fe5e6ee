//! `printf` formats.
//!
//! Numbers come out as glibc prints them: `%a`, `%e`, `%f` and `%g` are exact to any precision and rounded to even, as
//! the value's decimal expansion is computed in full.

mod real;

use real::{real, Number};

/// Where the arguments after the format come from.
pub trait ArgSource {
    /// The next argument word, or `None` if there are no more.
    fn word(&mut self) -> Option<u64>;
    /// The next `long double`: 16 bytes, aligned to 16 where that matters.
    fn long_double(&mut self) -> Option<[u64; 2]>;
}

/// Memory as a format sees it.
pub trait ReadMemory {
    /// The byte at an address, or `None` if it can't be read.
    fn byte(&self, address: u64) -> Option<u8>;
}

/// Why a format can't be printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// More conversions than arguments.
    MissingArgument,
    /// A string at an address that can't be read.
    BadString { address: u64 },
    /// A conversion that Treadle does not do (`%n`, wide characters) or that does not exist, as it is written.
    Unsupported { conversion: String },
}

impl std::fmt::Display for FormatError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FormatError::MissingArgument => write!(f, "the format needs more arguments than there are"),
            FormatError::BadString { address } => write!(f, "`%s` reads a string at the bad address {address:#x}"),
            FormatError::Unsupported { conversion } => write!(f, "unsupported conversion `{conversion}`"),
        }
    }
}

impl std::error::Error for FormatError {}

/// Longer fields are cut: no program needs them, and a wrong width must not eat the memory.
const MAX_FIELD: usize = 1 << 20;

/// Arguments that are words of the call.
pub struct Words<'a>(pub &'a [u64]);

impl ArgSource for Words<'_> {
    fn word(&mut self) -> Option<u64> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn long_double(&mut self) -> Option<[u64; 2]> {
        Some([self.word()?, self.word()?])
    }
}

/// Arguments in memory, from the overflow area of a `va_list`; `next` is the address of the next one.
pub struct Area<'a> {
    pub memory: &'a dyn ReadMemory,
    pub next: u64,
}

impl ArgSource for Area<'_> {
    fn word(&mut self) -> Option<u64> {
        let mut bytes = [0; 8];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = self.memory.byte(self.next.wrapping_add(i as u64))?;
        }
        self.next = self.next.wrapping_add(8);
        Some(u64::from_le_bytes(bytes))
    }

    fn long_double(&mut self) -> Option<[u64; 2]> {
        self.next = self.next.wrapping_add(15) & !15;
        Some([self.word()?, self.word()?])
    }
}

/// Flags, width and precision of one conversion.
#[derive(Clone, Copy, Default, Debug)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
}

/// The length modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    Char,
    Short,
    Int,
    Long,
    LongDouble,
}

/// Print `fmt` with its arguments.
///
/// # Errors
/// See [`FormatError`]. What was printed before is lost.
pub fn format(fmt: &[u8], args: &mut dyn ArgSource, mem: &dyn ReadMemory) -> Result<Vec<u8>, FormatError> {
    let mut out = Vec::new();
    let mut rest = fmt;
    while let Some(percent) = rest.iter().position(|&b| b == b'%') {
        out.extend_from_slice(&rest[..percent]);
        let from = &rest[percent..];
        let mut parser = Parser { text: from, at: 1 };
        let spec = parser.spec(args)?;
        let length = parser.length();
        let conversion = parser.next();
        let whole =
            || FormatError::Unsupported { conversion: String::from_utf8_lossy(&from[..parser.at]).into_owned() };
        match conversion {
            Some(b'%') => out.push(b'%'),
            Some(c) => convert(&mut out, c, spec, length, args, mem).map_err(|e| e.unwrap_or_else(whole))?,
            None => return Err(whole()),
        }
        rest = &from[parser.at..];
    }
    out.extend_from_slice(rest);
    Ok(out)
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let c = self.peek();
        self.at += c.is_some() as usize;
        c
    }

    fn eat(&mut self, c: u8) -> bool {
        let found = self.peek() == Some(c);
        self.at += found as usize;
        found
    }

    /// A number, or `*` for an argument.
    fn number(&mut self, args: &mut dyn ArgSource) -> Result<i64, FormatError> {
        if self.eat(b'*') {
            return Ok(args.word().ok_or(FormatError::MissingArgument)? as u32 as i32 as i64);
        }
        let mut n = 0i64;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            n = (n * 10 + (digit - b'0') as i64).min(MAX_FIELD as i64);
            self.at += 1;
        }
        Ok(n)
    }

    fn spec(&mut self, args: &mut dyn ArgSource) -> Result<Spec, FormatError> {
        let mut spec = Spec::default();
        loop {
            match self.peek() {
                Some(b'-') => spec.left = true,
                Some(b'+') => spec.plus = true,
                Some(b' ') => spec.space = true,
                Some(b'#') => spec.alternate = true,
                Some(b'0') => spec.zero = true,
                Some(b'\'') => {}
                _ => break,
            }
            self.at += 1;
        }
        let width = self.number(args)?;
        spec.left |= width < 0;
        spec.width = (width.unsigned_abs() as usize).min(MAX_FIELD);
        if self.eat(b'.') {
            let precision = self.number(args)?;
            spec.precision = usize::try_from(precision).ok().map(|p| p.min(MAX_FIELD));
        }
        Ok(spec)
    }

    fn length(&mut self) -> Length {
        match self.peek() {
            Some(b'h') => {
                self.at += 1;
                if self.eat(b'h') {
                    Length::Char
                } else {
                    Length::Short
                }
            }
            Some(b'l' | b'q') => {
                self.at += 1;
                self.eat(b'l');
                Length::Long
            }
            Some(b'j' | b'z' | b'Z' | b't') => {
                self.at += 1;
                Length::Long
            }
            Some(b'L') => {
                self.at += 1;
                Length::LongDouble
            }
            _ => Length::Int,
        }
    }
}

/// One conversion. `Err(None)` means that there is no such conversion.
fn convert(
    out: &mut Vec<u8>,
    conversion: u8,
    spec: Spec,
    length: Length,
    args: &mut dyn ArgSource,
    mem: &dyn ReadMemory,
) -> Result<(), Option<FormatError>> {
    let mut word = || args.word().ok_or(Some(FormatError::MissingArgument));
    match conversion {
        b'd' | b'i' => {
            let w = word()?;
            let value = match length {
                Length::Char => w as i8 as i64,
                Length::Short => w as i16 as i64,
                Length::Int => w as i32 as i64,
                Length::Long | Length::LongDouble => w as i64,
            };
            let digits = value.unsigned_abs().to_string();
            integer(out, spec, sign(spec, value < 0), digits, value == 0);
        }
        b'u' | b'o' | b'x' | b'X' => {
            let w = word()?;
            let value = match length {
                Length::Char => w as u8 as u64,
                Length::Short => w as u16 as u64,
                Length::Int => w as u32 as u64,
                Length::Long | Length::LongDouble => w,
            };
            let prefix = match conversion {
                b'x' if spec.alternate && value != 0 => "0x",
                b'X' if spec.alternate && value != 0 => "0X",
                _ => "",
            };
            let mut spec = spec;
            let digits = match conversion {
                b'o' => format!("{value:o}"),
                b'x' => format!("{value:x}"),
                b'X' => format!("{value:X}"),
                _ => value.to_string(),
            };
            if conversion == b'o' && spec.alternate && value != 0 {
                spec.precision = Some(spec.precision.unwrap_or(0).max(digits.len() + 1));
            } else if conversion == b'o' && spec.alternate {
                spec.precision = spec.precision.map(|p| p.max(1));
            }
            integer(out, spec, prefix, digits, value == 0);
        }
        b'c' if length != Length::Long => {
            let byte = word()? as u8;
            field(out, Spec { zero: false, ..spec }, "", &[byte]);
        }
        b's' if length != Length::Long => {
            let address = word()?;
            let text = string(address, spec.precision, mem)?;
            field(out, Spec { zero: false, ..spec }, "", &text);
        }
        b'p' => match word()? {
            0 => field(out, Spec { zero: false, ..spec }, "", b"(nil)"),
            value => integer(out, spec, &format!("{}0x", sign(spec, false)), format!("{value:x}"), false),
        },
        b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => {
            let value = if length == Length::LongDouble {
                let [low, high] = args.long_double().ok_or(Some(FormatError::MissingArgument))?;
                Number::of_x87((high as u128 & 0xffff) << 64 | low as u128)
            } else {
                Number::of_double(word()?)
            };
            real(out, spec, conversion, value);
        }
        _ => return Err(None),
    }
    Ok(())
}

fn sign(spec: Spec, negative: bool) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, _, _) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

fn string(address: u64, precision: Option<usize>, mem: &dyn ReadMemory) -> Result<Vec<u8>, Option<FormatError>> {
    if address == 0 {
        // As glibc has it.
        return Ok(if precision.is_some_and(|p| p < 6) { Vec::new() } else { b"(null)".to_vec() });
    }
    let mut text = Vec::new();
    while precision.is_none_or(|p| text.len() < p) {
        match mem.byte(address.wrapping_add(text.len() as u64)) {
            None => return Err(Some(FormatError::BadString { address })),
            Some(0) => break,
            Some(byte) => text.push(byte),
        }
    }
    Ok(text)
}

/// Pad to the width: zeros go between the prefix and the body.
fn field(out: &mut Vec<u8>, spec: Spec, prefix: &str, body: &[u8]) {
    let pad = spec.width.saturating_sub(prefix.len() + body.len());
    let fill = |out: &mut Vec<u8>, with: u8| out.resize(out.len() + pad, with);
    if !spec.left && !spec.zero {
        fill(out, b' ');
    }
    out.extend_from_slice(prefix.as_bytes());
    if !spec.left && spec.zero {
        fill(out, b'0');
    }
    out.extend_from_slice(body);
    if spec.left {
        fill(out, b' ');
    }
}

fn integer(out: &mut Vec<u8>, spec: Spec, prefix: &str, digits: String, is_zero: bool) {
    // A precision switches the flag 0 off, and `%.0d` of 0 has no digits.
    let body = match spec.precision {
        Some(0) if is_zero => String::new(),
        Some(p) => format!("{}{digits}", "0".repeat(p.saturating_sub(digits.len()))),
        None => digits,
    };
    let zero = spec.zero && spec.precision.is_none();
    field(out, Spec { zero, ..spec }, prefix, body.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Text(&'static [u8]);

    impl ReadMemory for Text {
        fn byte(&self, address: u64) -> Option<u8> {
            self.0.get(address.checked_sub(1000)? as usize).copied()
        }
    }

    fn show(fmt: &str, args: &[u64]) -> String {
        match format(fmt.as_bytes(), &mut Words(args), &Text(b"hello\0abc")) {
            Ok(text) => String::from_utf8_lossy(&text).into_owned(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn integers_take_the_width_of_their_length() {
        assert_eq!(show("%d %u %hhd %hx", &[u64::MAX, u64::MAX, 0x1ff, 0x12345]), "-1 4294967295 -1 2345");
        assert_eq!(show("%ld %zu %lld %jx", &[u64::MAX, 5, 6, u64::MAX]), "-1 5 6 ffffffffffffffff");
        assert_eq!(show("%d", &[0x8000_0000]), "-2147483648");
    }

    #[test]
    fn flags_width_and_precision() {
        assert_eq!(show("[%5d|%-5d|%05d|%+d|% d]", &[42, 42, 42, 42, 42]), "[   42|42   |00042|+42| 42]");
        assert_eq!(show("[%.3d|%6.3d|%06.3d|%.0d]", &[7, 7, 7, 0]), "[007|   007|   007|]");
        assert_eq!(show("[%#x|%#08X|%#o|%#x]", &[255, 255, 8, 0]), "[0xff|0X0000FF|010|0]");
        assert_eq!(show("[%*d|%-*d|%.*d]", &[4, 1, 4, 1, 3, 1]), "[   1|1   |001]");
        assert_eq!(show("[%*d]", &[-4i32 as u32 as u64, 1]), "[1   ]");
        assert_eq!(show("100%% [%3c]", &[b'x' as u64]), "100% [  x]");
    }

    #[test]
    fn strings_end_at_zero_or_at_the_precision() {
        assert_eq!(show("[%s|%.2s|%7s|%-7s]", &[1000, 1000, 1000, 1000]), "[hello|he|  hello|hello  ]");
        assert_eq!(show("%s %.3s|", &[0, 0]), "(null) |");
        // Within its precision a string needs no end.
        assert_eq!(show("%.3s", &[1006]), "abc");
        assert_eq!(show("%s", &[1006]), "`%s` reads a string at the bad address 0x3ee");
        assert_eq!(show("%p %p", &[0, 0x1234]), "(nil) 0x1234");
    }

    #[test]
    fn a_wrong_format_is_an_error() {
        assert_eq!(show("%d %d", &[1]), "the format needs more arguments than there are");
        assert_eq!(show("a %-5ln b", &[1000]), "unsupported conversion `%-5ln`");
        assert_eq!(show("%k", &[]), "unsupported conversion `%k`");
        assert_eq!(show("100%", &[]), "unsupported conversion `%`");
    }

    #[test]
    fn a_long_double_in_memory_is_aligned() {
        let mut bytes = [0u8; 48];
        bytes[0] = 7;
        bytes[16..26].copy_from_slice(&[0, 0, 0, 0, 0, 0, 0, 0xc0, 0, 0x40]);
        struct Bytes([u8; 48]);
        impl ReadMemory for Bytes {
            fn byte(&self, address: u64) -> Option<u8> {
                self.0.get(address.checked_sub(0x1000)? as usize).copied()
            }
        }
        let memory = Bytes(bytes);
        let mut area = Area { memory: &memory, next: 0x1000 };
        assert_eq!(format(b"%d %.1Lf", &mut area, &memory), Ok(b"7 3.0".to_vec()));
    }
}
