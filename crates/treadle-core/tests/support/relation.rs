//! Sets of events and relations between events, with the operators of the memory model papers. Events are numbered.

use std::ops::{BitAnd, BitOr, Sub};

/// More events than this an execution cannot have.
pub const MAX_EVENTS: usize = 64;

/// Bit n: event n is in the set.
pub type Set = u64;

/// `rows[a]` is the set of all b with (a, b) in the relation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Relation {
    rows: [Set; MAX_EVENTS],
}

fn members(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then_some(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}

impl Relation {
    pub const EMPTY: Relation = Relation { rows: [0; MAX_EVENTS] };

    /// `[set]`: the identity on a set.
    pub fn id(set: Set) -> Relation {
        let mut rows = [0; MAX_EVENTS];
        members(set).for_each(|n| rows[n] = 1 << n);
        Relation { rows }
    }

    /// All pairs of the first `events` events that pass a test.
    pub fn of(events: usize, test: impl Fn(usize, usize) -> bool) -> Relation {
        let mut relation = Relation::EMPTY;
        for a in 0..events {
            (0..events).filter(|&b| test(a, b)).for_each(|b| relation.insert(a, b));
        }
        relation
    }

    pub fn insert(&mut self, a: usize, b: usize) {
        self.rows[a] |= 1 << b;
    }

    pub fn has(&self, a: usize, b: usize) -> bool {
        self.rows[a] >> b & 1 == 1
    }

    /// `self ; other`.
    pub fn then(self, other: Relation) -> Relation {
        Relation { rows: self.rows.map(|row| members(row).fold(0, |reached, n| reached | other.rows[n])) }
    }

    /// `self⁻¹`.
    pub fn inverse(self) -> Relation {
        let mut inverse = Relation::EMPTY;
        for (a, row) in self.rows.into_iter().enumerate() {
            members(row).for_each(|b| inverse.insert(b, a));
        }
        inverse
    }

    /// `self?`, the reflexive closure.
    pub fn optional(self) -> Relation {
        self | Relation::id(Set::MAX)
    }

    /// `self⁺`, the transitive closure (Warshall).
    pub fn plus(mut self) -> Relation {
        for middle in 0..MAX_EVENTS {
            for a in 0..MAX_EVENTS {
                if self.has(a, middle) {
                    self.rows[a] |= self.rows[middle];
                }
            }
        }
        self
    }

    /// `self*`.
    pub fn star(self) -> Relation {
        self.plus().optional()
    }

    pub fn is_empty(self) -> bool {
        self == Relation::EMPTY
    }

    pub fn is_irreflexive(self) -> bool {
        (0..MAX_EVENTS).all(|n| !self.has(n, n))
    }

    pub fn is_acyclic(self) -> bool {
        self.plus().is_irreflexive()
    }

    fn zip(self, other: Relation, join: impl Fn(Set, Set) -> Set) -> Relation {
        Relation { rows: std::array::from_fn(|n| join(self.rows[n], other.rows[n])) }
    }
}

impl BitOr for Relation {
    type Output = Relation;

    fn bitor(self, other: Relation) -> Relation {
        self.zip(other, |a, b| a | b)
    }
}

impl BitAnd for Relation {
    type Output = Relation;

    fn bitand(self, other: Relation) -> Relation {
        self.zip(other, |a, b| a & b)
    }
}

/// Difference, `\` in the papers.
impl Sub for Relation {
    type Output = Relation;

    fn sub(self, other: Relation) -> Relation {
        self.zip(other, |a, b| a & !b)
    }
}
