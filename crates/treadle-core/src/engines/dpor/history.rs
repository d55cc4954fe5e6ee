//! Who touched what: per 8-byte granule of memory and per sequential object the events so far, newest last. From it come
//! the direct predecessors of a new event. Popping an event pops its entries, so going back costs nothing.

use crate::machine::action::Action;
use crate::machine::objects::{Effect, Object, ObjectOp};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// An access to some bytes of a granule.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    pub event: u32,
    pub thread: u32,
    /// Which bytes of the granule.
    pub bytes: u8,
    pub write: bool,
}

/// An operation on a sequential object.
#[derive(Clone, Debug)]
pub struct Operation {
    pub event: u32,
    pub thread: u32,
    pub op: ObjectOp,
    pub effect: Effect,
    /// State of the object before it.
    pub before: Object,
}

/// Granule numbers are well spread by one multiplication.
#[derive(Default)]
pub struct GranuleHasher(u64);

impl Hasher for GranuleHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

const OBJECT: u32 = 1 << 31;

#[derive(Debug, Default)]
pub struct History {
    slots: HashMap<u64, u32, BuildHasherDefault<GranuleHasher>>,
    granules: Vec<Vec<Touch>>,
    objects: Vec<Vec<Operation>>,
    /// Which list each entry was pushed to, in order.
    log: Vec<u32>,
}

/// The granules that a byte range touches: (granule, bytes of it).
pub fn granules(addr: u64, size: u32) -> impl Iterator<Item = (u64, u8)> {
    let end = addr + u64::from(size);
    (addr / 8..end.div_ceil(8)).map(move |granule| {
        let (from, to) = (addr.max(granule * 8) - granule * 8, end.min(granule * 8 + 8) - granule * 8);
        (granule, (((1u16 << (to - from)) - 1) << from) as u8)
    })
}

/// Restrict the bytes of a granule to those that `mask` (bit i = i-th byte of the access) selects.
pub fn select(addr: u64, granule: u64, mask: u8) -> u8 {
    let start = granule * 8;
    if addr >= start {
        mask.checked_shl((addr - start) as u32).unwrap_or(0)
    } else {
        mask.checked_shr((start - addr) as u32).unwrap_or(0)
    }
}

impl History {
    pub fn mark(&self) -> u32 {
        self.log.len() as u32
    }

    pub fn undo_to(&mut self, mark: u32) {
        while self.log.len() > mark as usize {
            let Some(list) = self.log.pop() else { return };
            if list & OBJECT != 0 {
                self.objects[(list & !OBJECT) as usize].pop();
            } else {
                self.granules[list as usize].pop();
            }
        }
    }

    fn slot(&mut self, granule: u64) -> u32 {
        if let Some(&slot) = self.slots.get(&granule) {
            return slot;
        }
        let slot = self.granules.len() as u32;
        self.slots.insert(granule, slot);
        self.granules.push(Vec::new());
        slot
    }

    pub fn touches(&self, granule: u64) -> &[Touch] {
        self.slots.get(&granule).map_or(&[], |&slot| &self.granules[slot as usize])
    }

    pub fn touch(&mut self, granule: u64, touch: Touch) {
        let slot = self.slot(granule);
        self.granules[slot as usize].push(touch);
        self.log.push(slot);
    }

    pub fn operations(&self, object: u32) -> &[Operation] {
        self.objects.get(object as usize).map_or(&[], Vec::as_slice)
    }

    pub fn operate(&mut self, object: u32, operation: Operation) {
        if self.objects.len() <= object as usize {
            self.objects.resize_with(object as usize + 1, Vec::new);
        }
        self.objects[object as usize].push(operation);
        self.log.push(OBJECT | object);
    }
}

/// The bytes of a load's range that it read from memory, as a mask over the granule.
pub fn exposed(action: &Action, granule: u64) -> u8 {
    select(action.addr, granule, action.from_memory)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_cut_into_granules() {
        assert_eq!(granules(8, 4).collect::<Vec<_>>(), [(1, 0x0f)]);
        assert_eq!(granules(14, 4).collect::<Vec<_>>(), [(1, 0xc0), (2, 0x03)]);
        assert_eq!(granules(16, 16).collect::<Vec<_>>(), [(2, 0xff), (3, 0xff)]);
    }

    #[test]
    fn a_byte_mask_moves_with_its_granule() {
        assert_eq!(select(14, 1, 0b0101), 0b0100_0000);
        assert_eq!(select(14, 2, 0b0101), 0b0000_0001);
    }
}
