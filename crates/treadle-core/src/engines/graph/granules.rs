//! The partition of memory into granules, as far as accesses of different sizes have made one necessary.
//!
//! Two accesses that overlap but are not of the same bytes have no common location. Where such a pair conflicts, the ends of
//! both become cut points, and every access with a cut point inside is made in parts ([`super::parts`]), one for each granule.
//! What overlaps then is the same granule.
//!
//! Accesses in parts may not race. If two of the same bytes do, these bytes become a unit: a granule without cut points, of
//! which other accesses have to be content with a piece.
//!
//! An exploration that learns of cut points or units begins again with them; a program without such accesses never has any.

/// Bytes from an address on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Span {
    pub addr: u64,
    pub bytes: u8,
}

impl Span {
    pub fn new(addr: u64, bytes: u8) -> Span {
        Span { addr, bytes }
    }

    pub fn end(self) -> u64 {
        self.addr + u64::from(self.bytes)
    }

    fn overlaps(self, other: Span) -> bool {
        self.addr < other.end() && other.addr < self.end()
    }
}

/// What an exploration has found to be missing.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    pub cuts: Vec<u64>,
    pub units: Vec<Span>,
}

impl Lessons {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cuts.is_empty() && self.units.is_empty()
    }

    /// What another worker found too.
    pub fn add(&mut self, other: Lessons) {
        self.cuts.extend(other.cuts);
        self.units.extend(other.units);
    }
}

/// Cut points and units of memory.
#[derive(Clone, Debug, Default)]
pub struct Granules {
    /// Addresses, ascending.
    cuts: Vec<u64>,
    /// Ascending, none overlaps another one.
    units: Vec<Span>,
}

impl Granules {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cuts.is_empty()
    }

    /// Have these cut points and units too. Returns whether some of them are new.
    pub fn learn(&mut self, lessons: &Lessons) -> bool {
        let before = self.cuts.len() + self.units.len();
        self.cuts.extend_from_slice(&lessons.cuts);
        self.cuts.sort_unstable();
        self.cuts.dedup();
        for &unit in &lessons.units {
            if self.can_be_unit(unit) {
                self.units.push(unit);
                self.units.sort_unstable();
            }
        }
        self.cuts.len() + self.units.len() > before
    }

    /// No other unit is in the way.
    pub fn can_be_unit(&self, span: Span) -> bool {
        !self.units.iter().any(|unit| unit.overlaps(span))
    }

    /// The first part of an access, and the granule that it is a piece of, or all of.
    pub fn first(&self, access: Span) -> (Span, Span) {
        let next = self.units.partition_point(|unit| unit.end() <= access.addr);
        let unit = self.units.get(next).copied();
        if let Some(unit) = unit.filter(|unit| unit.addr <= access.addr) {
            let bytes = u64::min(unit.end() - access.addr, u64::from(access.bytes)) as u8;
            return (Span::new(access.addr, bytes), unit);
        }
        let cut = self.cuts.get(self.cuts.partition_point(|&cut| cut <= access.addr)).copied();
        let ends = [Some(access.end()), cut, unit.map(|unit| unit.addr)];
        let end = ends.into_iter().flatten().min().unwrap_or(access.end());
        let part = Span::new(access.addr, (end - access.addr) as u8);
        (part, part)
    }
}

#[cfg(test)]
mod tests {
    use super::{Granules, Lessons, Span};

    fn cut(granules: &mut Granules, cuts: &[u64]) -> bool {
        granules.learn(&Lessons { cuts: cuts.to_vec(), units: Vec::new() })
    }

    fn unit(granules: &mut Granules, addr: u64, bytes: u8) -> bool {
        granules.learn(&Lessons { cuts: Vec::new(), units: vec![Span::new(addr, bytes)] })
    }

    /// Address and size of a part, and of its granule if that is larger.
    type Part = (u64, u8, Option<(u64, u8)>);

    fn parts(granules: &Granules, addr: u64, bytes: u8) -> Vec<Part> {
        let (mut left, mut all) = (Span::new(addr, bytes), Vec::new());
        while left.bytes > 0 {
            let (part, granule) = granules.first(left);
            all.push((part.addr, part.bytes, (part != granule).then_some((granule.addr, granule.bytes))));
            left = Span::new(part.end(), left.bytes - part.bytes);
        }
        all
    }

    #[test]
    fn without_cut_points_accesses_are_whole() {
        let granules = Granules::default();
        assert!(granules.is_empty());
        assert_eq!(parts(&granules, 16, 8), [(16, 8, None)]);
    }

    #[test]
    fn accesses_are_cut_at_the_points_inside() {
        let mut granules = Granules::default();
        assert!(cut(&mut granules, &[16, 24, 18, 20]));
        assert_eq!(parts(&granules, 16, 8), [(16, 2, None), (18, 2, None), (20, 4, None)]);
        assert_eq!(parts(&granules, 18, 2), [(18, 2, None)]);
        assert_eq!(parts(&granules, 19, 4), [(19, 1, None), (20, 3, None)]);
        // Points at its ends, or elsewhere, do not cut it.
        assert_eq!(parts(&granules, 24, 8), [(24, 8, None)]);
        assert_eq!(parts(&granules, 8, 8), [(8, 8, None)]);
    }

    #[test]
    fn a_known_point_is_nothing_new() {
        let mut granules = Granules::default();
        assert!(cut(&mut granules, &[4, 8]));
        assert!(!cut(&mut granules, &[8, 4, 8]));
        assert!(cut(&mut granules, &[8, 6]));
        assert_eq!(parts(&granules, 4, 4), [(4, 2, None), (6, 2, None)]);
    }

    #[test]
    fn units_are_not_cut() {
        let mut granules = Granules::default();
        cut(&mut granules, &[16, 17, 24]);
        assert!(unit(&mut granules, 16, 4));
        assert_eq!(parts(&granules, 16, 4), [(16, 4, None)]);
        assert_eq!(parts(&granules, 16, 8), [(16, 4, None), (20, 4, None)]);
        let of_unit = Some((16, 4));
        assert_eq!(parts(&granules, 17, 1), [(17, 1, of_unit)]);
        assert_eq!(parts(&granules, 14, 4), [(14, 2, None), (16, 2, of_unit)]);
        assert_eq!(parts(&granules, 18, 4), [(18, 2, of_unit), (20, 2, None)]);
    }

    #[test]
    fn units_do_not_overlap() {
        let mut granules = Granules::default();
        assert!(unit(&mut granules, 16, 4));
        assert!(!granules.can_be_unit(Span::new(16, 8)));
        assert!(!granules.can_be_unit(Span::new(18, 4)));
        assert!(granules.can_be_unit(Span::new(20, 4)));
        assert!(!unit(&mut granules, 18, 4));
        assert!(!unit(&mut granules, 16, 4));
        assert!(unit(&mut granules, 8, 8));
        assert_eq!(parts(&granules, 12, 8), [(12, 4, Some((8, 8))), (16, 4, None)]);
    }
}
