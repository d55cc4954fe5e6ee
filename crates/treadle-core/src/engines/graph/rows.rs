//! Sets of events as bits, one row of words per event.
//!
//! An event is a bit; a graph of up to 64 events has rows of one word. Rows of a relation that is kept closed are changed
//! in the middle of the graph too; what is overwritten goes to a log, so that a choice is taken back row by row.

/// A set for each of a number of things.
#[derive(Clone, Debug)]
pub struct Rows {
    /// Words per row.
    stride: usize,
    words: Vec<u64>,
    /// Overwritten rows, oldest first, and whose they were.
    saved: Vec<u64>,
    owners: Vec<u32>,
}

impl Default for Rows {
    fn default() -> Self {
        Rows { stride: 1, words: Vec::new(), saved: Vec::new(), owners: Vec::new() }
    }
}

impl Rows {
    /// Be the same as `other`, without its log.
    pub fn copy_from(&mut self, other: &Rows) {
        self.stride = other.stride;
        self.words.clear();
        self.words.extend_from_slice(&other.words);
        self.saved.clear();
        self.owners.clear();
    }

    /// Have at least so many rows; new ones are empty.
    #[inline]
    pub fn grow(&mut self, rows: usize) {
        if self.words.len() < rows * self.stride {
            self.words.resize(rows * self.stride, 0);
        }
    }

    /// Rows of so many words.
    pub fn widen(&mut self, stride: usize) {
        let old = self.stride;
        let spread = |words: &[u64]| -> Vec<u64> {
            words.chunks(old).flat_map(|row| row.iter().copied().chain(std::iter::repeat_n(0, stride - old))).collect()
        };
        self.words = spread(&self.words);
        self.saved = spread(&self.saved);
        self.stride = stride;
    }

    #[inline]
    pub fn row(&self, i: u32) -> &[u64] {
        let at = i as usize * self.stride;
        &self.words[at..at + self.stride]
    }

    #[inline]
    pub fn row_mut(&mut self, i: u32) -> &mut [u64] {
        let at = i as usize * self.stride;
        &mut self.words[at..at + self.stride]
    }

    #[inline]
    pub fn clear(&mut self, i: u32) {
        self.row_mut(i).fill(0);
    }

    #[inline]
    pub fn has(&self, i: u32, member: u32) -> bool {
        has(self.row(i), member)
    }

    #[inline]
    pub fn insert(&mut self, i: u32, member: u32) {
        insert(self.row_mut(i), member);
    }

    #[inline]
    pub fn remove(&mut self, i: u32, member: u32) {
        self.row_mut(i)[member as usize / 64] &= !(1 << (member % 64));
    }

    /// Row `to` gets all of row `from`, and `from` itself. Not logged.
    #[inline]
    pub fn follow(&mut self, to: u32, from: u32) {
        if self.stride == 1 {
            let row = self.words[from as usize] | 1 << from;
            self.words[to as usize] |= row;
            return;
        }
        self.unite(to, from);
        self.insert(to, from);
    }

    /// Row `to` gets all of row `from`. Not logged.
    #[inline]
    pub fn unite(&mut self, to: u32, from: u32) {
        let (a, b) = (to as usize * self.stride, from as usize * self.stride);
        for i in 0..self.stride {
            self.words[a + i] |= self.words[b + i];
        }
    }

    /// Remember row `i` as it is now.
    #[inline]
    pub fn save(&mut self, i: u32) {
        let at = i as usize * self.stride;
        self.saved.extend_from_slice(&self.words[at..at + self.stride]);
        self.owners.push(i);
    }

    /// How many events are in row `i`.
    pub fn count(&self, i: u32) -> u32 {
        self.row(i).iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    pub fn mark(&self) -> usize {
        self.owners.len()
    }

    /// Put back the rows that were overwritten since the mark.
    #[inline]
    pub fn undo(&mut self, mark: usize) {
        while self.owners.len() > mark {
            let Some(i) = self.owners.pop() else { break };
            let (from, at) = (self.owners.len() * self.stride, i as usize * self.stride);
            self.words[at..at + self.stride].copy_from_slice(&self.saved[from..from + self.stride]);
            self.saved.truncate(from);
        }
    }
}

#[inline]
pub fn has(set: &[u64], member: u32) -> bool {
    set[member as usize / 64] >> (member % 64) & 1 == 1
}

#[inline]
pub fn insert(set: &mut [u64], member: u32) {
    set[member as usize / 64] |= 1 << (member % 64);
}

#[inline]
pub fn unite(set: &mut [u64], other: &[u64]) {
    for (a, b) in set.iter_mut().zip(other) {
        *a |= b;
    }
}

#[inline]
pub fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

/// The members of a set.
pub fn members(set: &[u64]) -> impl Iterator<Item = u32> + '_ {
    set.iter().enumerate().flat_map(|(i, &word)| {
        std::iter::successors((word != 0).then_some(word), |w| Some(w & (w - 1)).filter(|w| *w != 0))
            .map(move |w| i as u32 * 64 + w.trailing_zeros())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_taken_back() {
        let mut rows = Rows::default();
        rows.widen(2);
        rows.grow(70);
        rows.follow(65, 3);
        let mark = rows.mark();
        rows.save(3);
        rows.follow(3, 69);
        assert!(rows.has(3, 69) && rows.has(65, 3));
        rows.undo(mark);
        assert!(!rows.has(3, 69) && rows.has(65, 3));
        assert_eq!(members(rows.row(65)).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn a_wider_row_holds_what_it_held() {
        let mut rows = Rows::default();
        rows.grow(3);
        rows.follow(2, 1);
        rows.widen(3);
        assert!(rows.has(2, 1) && !rows.has(1, 1));
        assert_eq!(rows.count(2), 1);
    }
}
