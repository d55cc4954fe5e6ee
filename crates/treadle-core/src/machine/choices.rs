//! Nondeterminism inside a step that is not about scheduling: `__VERIFIER_nondet_bool`, a timed wait that may time out.
//!
//! A step takes a word of digits. Digits beyond the given ones are 0 and are noted, so that the engine can count the word
//! up like an odometer and take the step again with the next one.

/// Choices that one step can make, and outcomes that one choice can have.
const MAX: u32 = 15;
pub const MAX_OUTCOMES: u8 = 16;

/// A word of choices, in one machine word: four bits for the length, four for each choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digits(u64);

impl Digits {
    pub const NONE: Digits = Digits(0);

    #[inline]
    const fn len(self) -> u32 {
        (self.0 & 15) as u32
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    #[inline]
    const fn get(self, at: u32) -> u8 {
        (self.0 >> (4 + 4 * at) & 15) as u8
    }

    /// The first `len` choices.
    #[inline]
    const fn first(self, len: u32) -> Digits {
        Digits(self.0 & !15 & (u64::MAX >> (60 - 4 * len)) | len as u64)
    }

    const fn push(self, digit: u8) -> Digits {
        Digits((self.0 | (digit as u64) << (4 + 4 * self.len())) + 1)
    }

    /// Each choice is the first that there is.
    pub const fn are_first(&self) -> bool {
        self.0 >> 4 == 0
    }

    /// The choices in the order in which they were made.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |at| self.get(at))
    }

    /// These choices, then the others; what does not fit is lost.
    pub fn then(self, others: Digits) -> Digits {
        let count = others.len().min(MAX - self.len());
        (0..count).fold(self, |digits, at| digits.push(others.get(at)))
    }
}

impl std::fmt::Debug for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries((0..self.len()).map(|at| self.get(at))).finish()
    }
}

/// The choices of the step under way.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    given: Digits,
    used: u32,
    /// Outcomes of each choice, less 1.
    most: Digits,
}

impl Default for Choices {
    fn default() -> Self {
        Choices { given: Digits::NONE, used: 0, most: Digits::NONE }
    }
}

impl Choices {
    /// Begin a step that is to make the given choices.
    #[inline]
    pub fn begin(&mut self, digits: Digits) {
        *self = Choices { given: digits, ..Choices::default() };
    }

    /// One of `0..n` (n from 1 to [`MAX_OUTCOMES`]); `None` when one step makes too many choices.
    pub fn choose(&mut self, n: u8) -> Option<u8> {
        if self.used == MAX {
            return None;
        }
        self.most = self.most.push(n - 1);
        if self.used == self.given.len() {
            self.given = self.given.push(0);
        }
        self.used += 1;
        Some(self.given.get(self.used - 1).min(n - 1))
    }

    /// What was chosen behind the first choices.
    pub fn made_after(&self, first: Digits) -> Digits {
        (first.len()..self.used).fold(Digits::NONE, |digits, at| digits.push(self.given.get(at)))
    }

    /// The choices that the step made.
    #[inline]
    pub fn made(&self) -> Digits {
        self.given.first(self.used)
    }

    /// The word after the one that the step made, if there is one.
    #[inline]
    pub fn next(&self) -> Option<Digits> {
        (0..self.used).rev().find(|&at| self.given.get(at) < self.most.get(at)).map(|at| {
            let digit = self.given.get(at) + 1;
            self.given.first(at).push(digit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_holds_as_many_choices_as_a_step_may_make() {
        let mut choices = Choices::default();
        for _ in 0..MAX {
            assert_eq!(choices.choose(MAX_OUTCOMES), Some(0));
        }
        assert_eq!(choices.choose(2), None);
        assert_eq!(choices.made().len(), MAX);
        let next = choices.next().unwrap();
        assert_eq!((next.len(), next.get(MAX - 1), next.get(0)), (MAX, 1, 0));
    }

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
