//! The sequential objects that a program uses, by address. Their abstract state lives here, not in the user's bytes.
//!
//! An address has the same index in every execution: engines compare steps of different executions by it.

use super::objects::{Object, ObjectOp};
use std::collections::HashMap;

#[derive(Debug, Default)]
pub struct ObjectTable {
    by_address: HashMap<u64, u32>,
    addresses: Vec<u64>,
    /// `None`: not used yet in this execution.
    states: Vec<Option<Object>>,
}

impl ObjectTable {
    /// The object at an address, if it has been used.
    pub fn find(&self, address: u64) -> Option<u32> {
        let index = *self.by_address.get(&address)?;
        self.states[index as usize].is_some().then_some(index)
    }

    /// First use of an object.
    pub fn add(&mut self, address: u64, state: Object) -> u32 {
        let next = self.states.len() as u32;
        let index = *self.by_address.entry(address).or_insert(next);
        if index == next {
            self.addresses.push(address);
            self.states.push(None);
        }
        self.states[index as usize] = Some(state);
        index
    }

    /// Undo of `add`.
    pub fn forget(&mut self, address: u64) {
        if let Some(&index) = self.by_address.get(&address) {
            self.states[index as usize] = None;
        }
    }

    /// The objects in use whose address lies in a range.
    pub fn within(&self, addr: u64, size: u64) -> Vec<u64> {
        let used = |a: &u64| *a >= addr && *a - addr < size && self.find(*a).is_some();
        self.addresses.iter().copied().filter(used).collect()
    }

    pub fn address(&self, index: u32) -> u64 {
        self.addresses[index as usize]
    }

    /// The state of an object in use.
    pub fn state(&self, index: u32) -> Option<&Object> {
        self.states.get(index as usize)?.as_ref()
    }

    pub fn state_mut(&mut self, index: u32) -> Option<&mut Object> {
        self.states.get_mut(index as usize)?.as_mut()
    }

    pub fn restore(&mut self, index: u32, state: Object) {
        self.states[index as usize] = Some(state);
    }

    pub fn enabled(&self, index: u32, op: ObjectOp, thread: u32) -> bool {
        self.state(index).is_some_and(|object| object.enabled(op, thread))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_its_index() {
        let mut table = ObjectTable::default();
        let mutex = || Object::default_for(ObjectOp::MutexLock, &[]);
        let (a, b) = (table.add(8, mutex()), table.add(16, mutex()));
        table.forget(16);
        table.forget(8);
        assert_eq!(table.find(8), None);
        assert_eq!((table.add(16, mutex()), table.add(8, mutex())), (b, a));
    }
}
