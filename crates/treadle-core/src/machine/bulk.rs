//! Operations of several accesses: memcpy, memset, a text or a word written out by a library function.
//!
//! On memory that nobody else can see they are done at once. Elsewhere each chunk of at most 8 aligned bytes is a load or
//! store like any other; the thread's [`Bulk`] remembers how far it is.

use super::exec::Flow;
use super::thread::{Bulk, Target};
use super::Machine;
use crate::ir::ast::Ordering;

/// The largest power of two up to 8 that divides the addresses and does not exceed what is left.
fn chunk(addresses: u64, left: u64) -> u8 {
    let align = if addresses == 0 { 8 } else { 1 << addresses.trailing_zeros().min(3) };
    let fits = 1u64 << (63 - left.max(1).leading_zeros()).min(3);
    u64::min(align, fits) as u8
}

impl Machine<'_> {
    pub(super) fn begin_copy(&mut self, t: usize, dst: u64, src: u64, len: u64) -> Flow {
        if len == 0 || dst == src {
            return Flow::Continue;
        }
        if !self.check_range(t, src, len, false) || !self.check_range(t, dst, len, true) {
            return Flow::Leave;
        }
        let backwards = dst > src && dst < src + len;
        self.threads[t].core.bulk = Bulk::Copy { dst, src, left: len, backwards, held: None };
        Flow::Continue
    }

    pub(super) fn begin_fill(&mut self, t: usize, dst: u64, byte: u8, len: u64) -> Flow {
        if len == 0 {
            return Flow::Continue;
        }
        if !self.check_range(t, dst, len, true) {
            return Flow::Leave;
        }
        self.threads[t].core.bulk = Bulk::Fill { dst, byte, left: len };
        Flow::Continue
    }

    /// Write `text` and a final zero byte to `dst`.
    pub(super) fn begin_text(&mut self, t: usize, dst: u64, mut text: Vec<u8>) -> Flow {
        text.push(0);
        if !self.check_range(t, dst, text.len() as u64, true) {
            return Flow::Leave;
        }
        self.texts.push(text);
        self.threads[t].core.bulk = Bulk::Text { dst, text: self.texts.len() as u32 - 1, at: 0 };
        Flow::Continue
    }

    /// Make the next access of the bulk operation.
    pub(super) fn advance_bulk(&mut self, t: usize) -> Flow {
        let plain = Ordering::NotAtomic;
        match self.threads[t].core.bulk {
            Bulk::None => Flow::Continue,
            Bulk::Copy { dst, src, left, backwards, held } => {
                let (dst, src, bytes) = if backwards {
                    let bytes = chunk((dst + left) | (src + left), left);
                    (dst + left - u64::from(bytes), src + left - u64::from(bytes), bytes)
                } else {
                    (dst, src, chunk(dst | src, left))
                };
                match held {
                    None => self.load(t, src, bytes, plain, Target::Bulk),
                    Some(value) => self.bulk_store(t, dst, bytes, value),
                }
            }
            Bulk::Fill { dst, byte, left } => {
                let value = u64::from(byte) * 0x0101_0101_0101_0101;
                self.bulk_store(t, dst, chunk(dst, left), value)
            }
            Bulk::Word { dst, value } => self.bulk_store(t, dst, 8, value),
            Bulk::Text { dst, text, at } => {
                let left = self.texts[text as usize].len() as u64 - u64::from(at);
                let addr = dst + u64::from(at);
                let bytes = chunk(addr, left);
                let mut word = [0; 8];
                let from = at as usize;
                word[..bytes as usize].copy_from_slice(&self.texts[text as usize][from..from + bytes as usize]);
                self.bulk_store(t, addr, bytes, u64::from_le_bytes(word))
            }
        }
    }

    fn bulk_store(&mut self, t: usize, addr: u64, bytes: u8, value: u64) -> Flow {
        let flow = self.store_value(t, addr, bytes, value, Ordering::NotAtomic, true);
        if flow == Flow::Continue {
            self.bulk_stored(t, u64::from(bytes));
        }
        flow
    }

    /// A chunk of `bytes` has been stored.
    pub(super) fn bulk_stored(&mut self, t: usize, bytes: u64) {
        let bulk = &mut self.threads[t].core.bulk;
        let done = match bulk {
            Bulk::Copy { dst, src, left, backwards, held } => {
                *left -= bytes;
                *held = None;
                if !*backwards {
                    *dst += bytes;
                    *src += bytes;
                }
                *left == 0
            }
            Bulk::Fill { dst, left, .. } => {
                *left -= bytes;
                *dst += bytes;
                *left == 0
            }
            Bulk::Text { text, at, .. } => {
                *at += bytes as u32;
                *at as usize == self.texts[*text as usize].len()
            }
            Bulk::Word { .. } | Bulk::None => true,
        };
        if done {
            *bulk = Bulk::None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::chunk;

    #[test]
    fn chunks_are_aligned_and_never_too_long() {
        assert_eq!(chunk(16, 100), 8);
        assert_eq!(chunk(16, 7), 4);
        assert_eq!(chunk(20, 100), 4);
        assert_eq!(chunk(21 | 16, 100), 1);
        assert_eq!(chunk(18, 3), 2);
        assert_eq!(chunk(18, 1), 1);
    }
}
