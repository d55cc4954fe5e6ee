//! Memory: arenas of bytes with the objects that live in them. Addresses are plain 64-bit words; an access is checked
//! against the object that it falls into, so that null, wild, dangling and out-of-bounds pointers are noticed.
//!
//! Memory itself keeps no history. Each change returns or takes what is needed to undo it; the log is `undo.rs`.

use crate::program::address::{arena_base, arena_of, offset_of, ArenaId, ThreadArena, CODE, CONSTANTS, GLOBALS};
use crate::program::Image;

/// Granule of the object map, in bytes: at most one object touches a granule.
const GRANULE: u64 = 16;
/// Unused bytes after each object.
const RED_ZONE: u64 = 16;
/// First offset that is handed out.
const FIRST: u64 = 64;

/// What kind of storage an object is, and how it may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// Index in the image's object list.
    Static(u32),
    Heap,
    Stack,
}

/// A live or freed object.
#[derive(Clone, Copy, Debug)]
pub struct Object {
    pub start: u64,
    pub size: u64,
    pub storage: Storage,
    pub freed: bool,
    /// Where it was allocated: an index in the source map.
    pub position: u32,
}

/// Index of an object: its arena and its place there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectRef {
    pub arena: u32,
    pub index: u32,
}

/// Why an access is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryFault {
    Null,
    Wild,
    OutOfBounds(ObjectRef),
    UseAfterFree(ObjectRef),
    ReadOnly(ObjectRef),
    /// On a thread's stack, where nothing is any more.
    Returned,
    Code,
}

#[derive(Clone, Debug, Default)]
pub struct Arena {
    bytes: Vec<u8>,
    objects: Vec<Object>,
    /// For each granule, index + 1 of the object that touches it, or 0.
    granules: Vec<u32>,
    top: u64,
}

impl Arena {
    fn from_image(image: &Image) -> Arena {
        let mut arena = Arena { bytes: image.bytes.clone(), ..Arena::default() };
        arena.top = (image.bytes.len() as u64).max(FIRST);
        for (index, object) in image.objects.iter().enumerate() {
            arena.objects.push(Object {
                start: object.offset,
                size: object.size,
                storage: Storage::Static(index as u32),
                freed: false,
                position: 0,
            });
            arena.map(index as u32 + 1, object.offset, object.size);
            arena.top = arena.top.max(object.offset + object.size);
        }
        arena.top = (arena.top + RED_ZONE).next_multiple_of(GRANULE);
        arena
    }

    fn map(&mut self, value: u32, start: u64, size: u64) {
        let (first, last) = ((start / GRANULE) as usize, ((start + size.max(1) - 1) / GRANULE) as usize);
        if self.granules.len() <= last {
            self.granules.resize(last + 1, 0);
        }
        self.granules[first..=last].fill(value);
    }

    fn object_at(&self, offset: u64) -> Option<u32> {
        match self.granules.get((offset / GRANULE) as usize) {
            Some(&value) if value > 0 => Some(value - 1),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Memory {
    arenas: Vec<Option<Box<Arena>>>,
    /// Bytes handed out in all, for the limit.
    pub total: u64,
}

impl Memory {
    pub fn new(constants: &Image, globals: &Image) -> Memory {
        let mut memory = Memory::default();
        memory.install(CONSTANTS, constants);
        memory.install(GLOBALS, globals);
        memory
    }

    /// Put an image in an arena (a thread's TLS, at its start). An arena that has an image keeps it: it was put there by
    /// an earlier execution, and all writes since have been undone.
    pub fn install(&mut self, arena: ArenaId, image: &Image) {
        if self.arenas.len() <= arena {
            self.arenas.resize(arena + 1, None);
        }
        if self.arenas[arena].is_none() {
            self.arenas[arena] = Some(Box::new(Arena::from_image(image)));
        }
    }

    fn arena(&self, id: ArenaId) -> Option<&Arena> {
        self.arenas.get(id).and_then(|a| a.as_deref())
    }

    fn arena_mut(&mut self, id: ArenaId) -> &mut Arena {
        if self.arenas.len() <= id {
            self.arenas.resize(id + 1, None);
        }
        let arena = self.arenas[id].get_or_insert_with(Box::default);
        arena.top = arena.top.max(FIRST);
        arena
    }

    /// The object that holds all of `[address, address + size)`, or why there is none.
    #[inline]
    pub fn check(&self, address: u64, size: u64) -> Result<ObjectRef, MemoryFault> {
        let id = arena_of(address);
        let Some(arena) = self.arena(id) else { return Err(Self::no_arena(address)) };
        let offset = offset_of(address);
        let Some(index) = arena.object_at(offset) else { return Err(self.no_object(address)) };
        let object = &arena.objects[index as usize];
        let found = ObjectRef { arena: id as u32, index };
        // Written so that no size, however wrong, overflows.
        let inside = offset.checked_sub(object.start).and_then(|at| object.size.checked_sub(at));
        if inside.is_none_or(|left| size > left) {
            return Err(MemoryFault::OutOfBounds(found));
        }
        if object.freed {
            return Err(MemoryFault::UseAfterFree(found));
        }
        Ok(found)
    }

    /// As `check`, and the memory may be written.
    #[inline]
    pub fn check_write(&self, address: u64, size: u64) -> Result<ObjectRef, MemoryFault> {
        let found = self.check(address, size)?;
        if found.arena as usize == CONSTANTS {
            return Err(MemoryFault::ReadOnly(found));
        }
        Ok(found)
    }

    fn no_arena(address: u64) -> MemoryFault {
        if address < 0x1000 {
            MemoryFault::Null
        } else if arena_of(address) == CODE {
            MemoryFault::Code
        } else {
            MemoryFault::Wild
        }
    }

    /// No object at the address: on a stack there was one; elsewhere blame the nearest one before it, if it is close.
    fn no_object(&self, address: u64) -> MemoryFault {
        let arena = arena_of(address);
        let on_stack =
            arena > GLOBALS && [ThreadArena::Stack as usize, ThreadArena::Private as usize].contains(&(arena % 4));
        for back in 1..=4 {
            if let Some(near) = address.checked_sub(back * GRANULE) {
                if let Some(index) = self.arena(arena_of(near)).and_then(|a| a.object_at(offset_of(near))) {
                    return MemoryFault::OutOfBounds(ObjectRef { arena: arena_of(near) as u32, index });
                }
            }
        }
        if on_stack {
            MemoryFault::Returned
        } else {
            MemoryFault::Wild
        }
    }

    pub fn object(&self, at: ObjectRef) -> Option<&Object> {
        self.arena(at.arena as usize).and_then(|a| a.objects.get(at.index as usize))
    }

    /// The object that touches the address's granule, dead or alive.
    pub fn object_near(&self, address: u64) -> Option<ObjectRef> {
        let id = arena_of(address);
        let index = self.arena(id)?.object_at(offset_of(address))?;
        Some(ObjectRef { arena: id as u32, index })
    }

    /// Read up to 8 bytes, little-endian. The range has been checked; bytes outside of memory read as 0.
    #[inline]
    pub fn read(&self, address: u64, bytes: u32) -> u64 {
        let Some(arena) = self.arena(arena_of(address)) else { return 0 };
        let at = offset_of(address) as usize;
        match (arena.bytes.get(at..at + 8), bytes) {
            (Some(word), 8) => u64::from_le_bytes(word.try_into().unwrap_or_default()),
            (Some(word), _) => u64::from_le_bytes(word.try_into().unwrap_or_default()) & ((1u64 << (8 * bytes)) - 1),
            (None, _) => {
                let mut value = 0;
                for i in 0..bytes as usize {
                    value |= u64::from(arena.bytes.get(at + i).copied().unwrap_or(0)) << (8 * i);
                }
                value
            }
        }
    }

    /// Write up to 8 bytes and return the old ones. The range has been checked.
    #[inline]
    pub fn write(&mut self, address: u64, bytes: u32, value: u64) -> u64 {
        let old = self.read(address, bytes);
        let at = offset_of(address) as usize;
        if let Some(Some(arena)) = self.arenas.get_mut(arena_of(address)) {
            let n = bytes as usize;
            if let Some(target) = arena.bytes.get_mut(at..at + n) {
                target.copy_from_slice(&value.to_le_bytes()[..n]);
            }
        }
        old
    }

    /// A new object at the top of an arena; the address depends only on what the arena held before.
    pub fn allocate(&mut self, id: ArenaId, size: u64, align: u64, storage: Storage, position: u32) -> u64 {
        let arena = self.arena_mut(id);
        let start = arena.top.next_multiple_of(align.max(GRANULE));
        let index = arena.objects.len() as u32;
        arena.objects.push(Object { start, size, storage, freed: false, position });
        arena.map(index + 1, start, size);
        let top = (start + size.max(1) + RED_ZONE).next_multiple_of(GRANULE);
        arena.top = top;
        let len = (top + 8) as usize;
        if arena.bytes.len() < len {
            arena.bytes.resize(len, 0);
        }
        self.total += size;
        arena_base(id) + start
    }

    /// Take the newest object of an arena away again (the end of a stack frame, or undo of `allocate`).
    pub fn pop(&mut self, id: ArenaId) -> Option<(Object, u64)> {
        let arena = self.arena_mut(id);
        let object = arena.objects.pop()?;
        arena.map(0, object.start, object.size);
        let top = arena.top;
        arena.top =
            arena.objects.last().map_or(FIRST, |o| (o.start + o.size.max(1) + RED_ZONE).next_multiple_of(GRANULE));
        self.total -= object.size;
        Some((object, top))
    }

    /// The range of the newest `count` objects of an arena: first address and size in bytes.
    pub fn newest(&self, id: ArenaId, count: u32) -> Option<(u64, u32)> {
        let objects = &self.arena(id)?.objects;
        let first = objects.get(objects.len().checked_sub(count as usize)?)?;
        let last = objects.last()?;
        let size = (last.start + last.size.max(1) - first.start).min(u64::from(u32::MAX));
        Some((arena_base(id) + first.start, size as u32))
    }

    /// Undo of `pop`.
    pub fn push_back(&mut self, id: ArenaId, object: Object, top: u64) {
        let arena = self.arena_mut(id);
        let index = arena.objects.len() as u32;
        arena.objects.push(object);
        arena.map(index + 1, object.start, object.size);
        arena.top = top;
        self.total += object.size;
    }

    /// The offset behind all objects of an arena.
    pub fn top(&self, id: ArenaId) -> u64 {
        self.arena(id).map_or(0, |a| a.top)
    }

    /// The objects of an arena from the `first`-th on: address and size.
    pub fn objects_from(&self, id: ArenaId, first: u32) -> impl Iterator<Item = (u64, u64)> + '_ {
        let objects = self.arena(id).map_or(&[][..], |a| a.objects.as_slice());
        objects.get(first as usize..).unwrap_or(&[]).iter().map(move |o| (arena_base(id) + o.start, o.size))
    }

    /// Number of objects in an arena: the mark to which a stack is popped.
    pub fn height(&self, id: ArenaId) -> u32 {
        self.arena(id).map_or(0, |a| a.objects.len() as u32)
    }

    pub fn set_freed(&mut self, at: ObjectRef, freed: bool) {
        if let Some(Some(arena)) = self.arenas.get_mut(at.arena as usize) {
            if let Some(object) = arena.objects.get_mut(at.index as usize) {
                object.freed = freed;
            }
        }
    }

    /// The bytes of a C string, up to `limit`, without its end; `Err` where it runs out of its object.
    pub fn c_string(&self, address: u64, limit: usize) -> Result<Vec<u8>, MemoryFault> {
        let mut out = Vec::new();
        while out.len() < limit {
            let at = address.wrapping_add(out.len() as u64);
            self.check(at, 1)?;
            match self.read(at, 1) as u8 {
                0 => break,
                byte => out.push(byte),
            }
        }
        Ok(out)
    }
}
