//! Nondeterminism inside a step that is not about scheduling: `__VERIFIER_nondet_bool`, a timed wait that may time out.
//!
//! A step takes a word of digits. Digits beyond the given ones are 0 and are noted, so that the engine can count the word
//! up like an odometer and take the step again with the next one.

/// Choices that one step can make.
const MAX: usize = 15;

/// A word of choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digits {
    len: u8,
    digits: [u8; MAX],
}

impl Digits {
    pub const NONE: Digits = Digits { len: 0, digits: [0; MAX] };

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The choices of the step under way.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    given: Digits,
    used: usize,
    sizes: [u8; MAX],
}

impl Default for Choices {
    fn default() -> Self {
        Choices { given: Digits::NONE, used: 0, sizes: [0; MAX] }
    }
}

impl Choices {
    /// Begin a step that is to make the given choices.
    #[inline]
    pub fn begin(&mut self, digits: Digits) {
        self.given = digits;
        self.used = 0;
    }

    /// One of `0..n` (n at least 1); `None` when one step makes too many choices.
    pub fn choose(&mut self, n: u8) -> Option<u8> {
        let at = self.used;
        *self.sizes.get_mut(at)? = n;
        self.used += 1;
        if at >= self.given.len as usize {
            self.given.len = self.used as u8;
            self.given.digits[at] = 0;
        }
        Some(self.given.digits[at].min(n - 1))
    }

    /// The choices that the step made.
    pub fn made(&self) -> Digits {
        let mut made = Digits { len: self.used as u8, ..Digits::NONE };
        made.digits[..self.used].copy_from_slice(&self.given.digits[..self.used]);
        made
    }

    /// The word after the one that the step made, if there is one.
    #[inline]
    pub fn next(&self) -> Option<Digits> {
        let mut next = self.made();
        while next.len > 0 {
            let last = next.len as usize - 1;
            if next.digits[last] + 1 < self.sizes[last] {
                next.digits[last] += 1;
                return Some(next);
            }
            next.digits[last] = 0;
            next.len -= 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odometer_visits_every_word_once() {
        let (mut choices, mut digits, mut seen) = (Choices::default(), Digits::NONE, Vec::new());
        loop {
            choices.begin(digits);
            let first = choices.choose(2).unwrap();
            let second = if first == 1 { choices.choose(3).unwrap() } else { 9 };
            seen.push((first, second));
            match choices.next() {
                Some(next) => digits = next,
                None => break,
            }
        }
        assert_eq!(seen, [(0, 9), (1, 0), (1, 1), (1, 2)]);
    }
}
