//! The partition of memory into granules, as far as accesses of different sizes have made one necessary.
//!
//! Two accesses that overlap but are not of the same bytes have no common location. Where such a pair conflicts, the ends of
//! both become cut points, and every access with a cut point inside is made in parts ([`super::parts`]), one for each granule.
//! What overlaps then is the same granule. An exploration that learns of cut points begins again with them; a program
//! without such accesses never has any.

/// Cut points of memory.
#[derive(Clone, Debug, Default)]
pub struct Granules {
    /// Addresses, ascending.
    cuts: Vec<u64>,
}

impl Granules {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cuts.is_empty()
    }

    /// Cut at these addresses too. Returns whether some of them are new.
    pub fn cut(&mut self, at: &[u64]) -> bool {
        let before = self.cuts.len();
        self.cuts.extend_from_slice(at);
        self.cuts.sort_unstable();
        self.cuts.dedup();
        self.cuts.len() > before
    }

    /// How many of the bytes from `addr` on lie before the first cut point behind it: of an access, the size of its first part.
    #[inline]
    pub fn first(&self, addr: u64, bytes: u8) -> u8 {
        let next = self.cuts.partition_point(|&cut| cut <= addr);
        match self.cuts.get(next) {
            Some(&cut) if cut - addr < u64::from(bytes) => (cut - addr) as u8,
            _ => bytes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Granules;

    /// The sizes of the parts of an access.
    fn parts(granules: &Granules, mut addr: u64, mut bytes: u8) -> Vec<u8> {
        let mut all = Vec::new();
        while bytes > 0 {
            let first = granules.first(addr, bytes);
            all.push(first);
            (addr, bytes) = (addr + u64::from(first), bytes - first);
        }
        all
    }

    #[test]
    fn without_cut_points_accesses_are_whole() {
        let granules = Granules::default();
        assert!(granules.is_empty());
        assert_eq!(parts(&granules, 16, 8), [8]);
    }

    #[test]
    fn accesses_are_cut_at_the_points_inside() {
        let mut granules = Granules::default();
        assert!(granules.cut(&[16, 24, 18, 20]));
        assert_eq!(parts(&granules, 16, 8), [2, 2, 4]);
        assert_eq!(parts(&granules, 18, 2), [2]);
        assert_eq!(parts(&granules, 19, 4), [1, 3]);
        // Points at its ends, or elsewhere, do not cut it.
        assert_eq!(parts(&granules, 24, 8), [8]);
        assert_eq!(parts(&granules, 8, 8), [8]);
    }

    #[test]
    fn a_known_point_is_nothing_new() {
        let mut granules = Granules::default();
        assert!(granules.cut(&[4, 8]));
        assert!(!granules.cut(&[8, 4, 8]));
        assert!(granules.cut(&[8, 6]));
        assert_eq!(parts(&granules, 4, 4), [2, 2]);
    }

    #[test]
    fn the_last_addresses_do_not_overflow() {
        let mut granules = Granules::default();
        granules.cut(&[u64::MAX]);
        assert_eq!(granules.first(u64::MAX - 1, 2), 1);
        assert_eq!(granules.first(u64::MAX, 1), 1);
    }
}
