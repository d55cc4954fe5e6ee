//! Names for addresses: `x`, `queue.buf[1].id`, `heap#2+8`.

use super::memory::Storage;
use super::Machine;
use crate::program::address::{arena_base, arena_of, offset_of, ThreadArena, CONSTANTS, GLOBALS};

impl Machine<'_> {
    /// What a programmer would call the `size` bytes at an address.
    pub fn location(&self, addr: u64, size: u64) -> String {
        let Some(at) = self.memory.object_near(addr) else { return format!("{addr:#x}") };
        let Some(object) = self.memory.object(at) else { return format!("{addr:#x}") };
        let arena = arena_of(addr);
        let offset = addr.wrapping_sub(arena_base(arena) + object.start);
        let owner = (arena / 4).wrapping_sub(1);
        let of_thread = if arena > GLOBALS && owner > 0 { format!("T{owner}.") } else { String::new() };
        let image = match arena {
            CONSTANTS => &self.program.constants,
            GLOBALS => &self.program.globals,
            a if a % 4 == ThreadArena::Tls as usize => &self.program.tls,
            _ => &self.program.private_tls,
        };
        let plus = if offset == 0 { String::new() } else { format!("+{offset}") };
        match object.storage {
            Storage::Static(index) => match image.objects.get(index as usize) {
                Some(o) => format!("{of_thread}{}{}", o.name, self.program.source.path(o.ty, offset, size)),
                None => format!("{:#x}", offset_of(addr)),
            },
            Storage::Heap => format!("{of_thread}heap#{}{plus}", at.index + 1),
            Storage::Stack => format!("{of_thread}local#{}{plus}", at.index + 1),
        }
    }
}
