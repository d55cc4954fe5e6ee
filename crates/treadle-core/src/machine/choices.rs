//! Nondeterminism inside a step that is not about scheduling: `__VERIFIER_nondet_bool`, a timed wait that may time out.
//!
//! A step takes a word of digits. Digits beyond the given ones are 0 and are noted, so that the engine can count the word
//! up like an odometer and take the step again with the next one.

/// The digits of the step under way.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    digits: Vec<u8>,
    sizes: Vec<u8>,
    used: usize,
}

impl Choices {
    /// Begin a step that is to make the given choices.
    pub fn begin(&mut self, digits: &[u8]) {
        self.digits.clear();
        self.digits.extend_from_slice(digits);
        self.sizes.clear();
        self.used = 0;
    }

    /// One of `0..n` (n at least 1).
    pub fn choose(&mut self, n: u8) -> u8 {
        if self.used == self.digits.len() {
            self.digits.push(0);
        }
        self.sizes.push(n);
        self.used += 1;
        self.digits[self.used - 1].min(n - 1)
    }

    /// The digits that the step used.
    pub fn digits(&self) -> &[u8] {
        &self.digits[..self.used]
    }

    /// The next word after the one that was used, or false when all have been taken.
    pub fn next(digits: &mut Vec<u8>, sizes: &[u8]) -> bool {
        while let Some(digit) = digits.pop() {
            if digit + 1 < sizes[digits.len()] {
                digits.push(digit + 1);
                return true;
            }
        }
        false
    }

    pub fn sizes(&self) -> &[u8] {
        &self.sizes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odometer_visits_every_word_once() {
        let (mut choices, mut digits, mut seen) = (Choices::default(), Vec::new(), Vec::new());
        loop {
            choices.begin(&digits);
            let first = choices.choose(2);
            let second = if first == 1 { choices.choose(3) } else { 9 };
            seen.push((first, second));
            digits = choices.digits().to_vec();
            if !Choices::next(&mut digits, choices.sizes()) {
                break;
            }
        }
        assert_eq!(seen, [(0, 9), (1, 0), (1, 1), (1, 2)]);
    }
}
