//! Happens-before as bit rows: row `d` holds the events that happen before event `d`, one bit each.
//!
//! Rows lie one after the other in a flat array; row `d` needs `d / 64 + 1` words, so an execution of 64 events takes one
//! word per event, and the offset of a row is a closed formula.

#[derive(Debug, Default)]
pub struct Rows {
    words: Vec<u64>,
}

/// Offset of row `d`: the words of the rows before it.
#[inline]
fn offset(d: usize) -> usize {
    let (q, r) = (d / 64, d % 64);
    32 * q * (q + 1) + r * (q + 1)
}

impl Rows {
    /// Begin row `d` (the next one): empty.
    pub fn begin(&mut self, d: usize) {
        self.words.truncate(offset(d));
        self.words.resize(offset(d + 1), 0);
    }

    /// Does `e` happen before `d`?
    #[inline]
    pub fn before(&self, e: usize, d: usize) -> bool {
        e < d && self.words[offset(d) + e / 64] >> (e % 64) & 1 != 0
    }

    /// Put `e` and all that happens before it before `d`.
    #[inline]
    pub fn order(&mut self, e: usize, d: usize) {
        let (lower, upper) = self.words.split_at_mut(offset(d));
        let from = &lower[offset(e)..offset(e + 1)];
        for (word, add) in upper.iter_mut().zip(from) {
            *word |= add;
        }
        upper[e / 64] |= 1 << (e % 64);
    }

    pub fn row(&self, d: usize) -> &[u64] {
        &self.words[offset(d)..offset(d + 1)]
    }

    /// Add `e` and all that happens before it to a row kept elsewhere.
    pub fn add_to(&self, e: usize, row: &mut Vec<u64>) {
        let from = self.row(e);
        if row.len() < from.len() {
            row.resize(from.len(), 0);
        }
        for (word, add) in row.iter_mut().zip(from) {
            *word |= add;
        }
        row[e / 64] |= 1 << (e % 64);
    }
}

/// Bit `e` of a row kept elsewhere.
#[inline]
pub fn has(row: &[u64], e: usize) -> bool {
    row.get(e / 64).is_some_and(|word| word >> (e % 64) & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_transitive_across_word_borders() {
        let mut rows = Rows::default();
        for d in 0..200 {
            rows.begin(d);
            if d >= 3 {
                rows.order(d - 3, d);
            }
        }
        for d in 0..200 {
            for e in 0..d {
                assert_eq!(rows.before(e, d), (d - e) % 3 == 0, "{e} {d}");
            }
        }
    }
}
