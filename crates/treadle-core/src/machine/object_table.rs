//! The sequential objects that a program uses, by address. Their abstract state lives here, not in the user's bytes.

use super::objects::{Object, ObjectOp};
use std::collections::HashMap;

#[derive(Debug, Default)]
pub struct ObjectTable {
    by_address: HashMap<u64, u32>,
    addresses: Vec<u64>,
    states: Vec<Object>,
}

impl ObjectTable {
    pub fn find(&self, address: u64) -> Option<u32> {
        self.by_address.get(&address).copied()
    }

    pub fn add(&mut self, address: u64, state: Object) -> u32 {
        let index = self.states.len() as u32;
        self.by_address.insert(address, index);
        self.addresses.push(address);
        self.states.push(state);
        index
    }

    /// Undo of `add`: the newest object goes.
    pub fn forget(&mut self, address: u64) {
        self.by_address.remove(&address);
        self.addresses.pop();
        self.states.pop();
    }

    pub fn address(&self, index: u32) -> u64 {
        self.addresses[index as usize]
    }

    pub fn state(&self, index: u32) -> &Object {
        &self.states[index as usize]
    }

    pub fn state_mut(&mut self, index: u32) -> &mut Object {
        &mut self.states[index as usize]
    }

    pub fn restore(&mut self, index: u32, state: Object) {
        self.states[index as usize] = state;
    }

    pub fn enabled(&self, index: u32, op: ObjectOp, thread: u32) -> bool {
        self.states[index as usize].enabled(op, thread)
    }
}
