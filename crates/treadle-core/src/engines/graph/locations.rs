//! Names for what events access: a number for each address (and size) and for each sequential object.

use super::granules::Span;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Multiplicative hashing: keys are small and not chosen by an adversary.
#[derive(Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&b| self.write_u64(u64::from(b)));
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }
}

pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// A location: bytes of memory, or a sequential object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    Bytes { addr: u64, bytes: u8 },
    Object(u32),
}

#[derive(Default)]
pub struct Locations {
    all: Vec<Location>,
    exact: Map<(u64, u8), u32>,
    /// Per granule of 8 bytes the locations that touch it.
    granules: Map<u64, Vec<u32>>,
    objects: Map<u32, u32>,
    /// Some locations share bytes.
    overlap: bool,
}

impl Locations {
    pub fn get(&self, loc: u32) -> Location {
        self.all[loc as usize]
    }

    /// The bytes of a location; none of a sequential object.
    pub fn span(&self, loc: u32) -> Span {
        match self.all[loc as usize] {
            Location::Bytes { addr, bytes } => Span::new(addr, bytes),
            Location::Object(_) => Span::new(0, 0),
        }
    }

    /// The location of exactly these bytes.
    #[inline]
    pub fn find(&mut self, addr: u64, bytes: u8) -> u32 {
        match self.exact.get(&(addr, bytes)) {
            Some(&loc) => loc,
            None => self.add(addr, bytes),
        }
    }

    #[cold]
    fn add(&mut self, addr: u64, bytes: u8) -> u32 {
        let loc = self.all.len() as u32;
        let overlaps = self.overlapping(addr, bytes).next().is_some();
        self.overlap |= overlaps;
        self.all.push(Location::Bytes { addr, bytes });
        self.exact.insert((addr, bytes), loc);
        for granule in addr / 8..=(addr + u64::from(bytes) - 1) / 8 {
            self.granules.entry(granule).or_default().push(loc);
        }
        loc
    }

    /// Are there locations that share bytes?
    #[inline]
    pub fn any_overlap(&self) -> bool {
        self.overlap
    }

    /// The other locations that share bytes with these.
    pub fn overlapping(&self, addr: u64, bytes: u8) -> impl Iterator<Item = u32> + '_ {
        let granules = addr / 8..=(addr + u64::from(bytes) - 1) / 8;
        let touches = move |loc: &u32| match self.all[*loc as usize] {
            Location::Bytes { addr: other, bytes: size } => {
                (other, size) != (addr, bytes) && other < addr + u64::from(bytes) && addr < other + u64::from(size)
            }
            Location::Object(_) => false,
        };
        granules.flat_map(|g| self.granules.get(&g).into_iter().flatten().copied()).filter(touches)
    }

    pub fn find_object(&mut self, object: u32) -> u32 {
        let all = &mut self.all;
        *self.objects.entry(object).or_insert_with(|| {
            all.push(Location::Object(object));
            all.len() as u32 - 1
        })
    }
}
