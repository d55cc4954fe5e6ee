//! Wakeup trees (POPL 2014, section 6): what is still to be explored from a node, as an ordered tree of steps.
//!
//! The trees of all nodes lie in one arena; a tree is the index of its first root, siblings and children are linked.

use super::sleep::Sleeper;
use super::NONE;

/// A step of a wakeup tree.
#[derive(Clone, Copy, Debug)]
pub struct Tip {
    /// The process and what its step does there.
    pub step: Sleeper,
    pub first_child: u32,
    pub next_sibling: u32,
}

#[derive(Debug, Default)]
pub struct Wakeup {
    tips: Vec<Tip>,
    free: Vec<u32>,
}

impl Wakeup {
    pub fn get(&self, tip: u32) -> &Tip {
        &self.tips[tip as usize]
    }

    pub fn add(&mut self, step: Sleeper) -> u32 {
        let tip = Tip { step, first_child: NONE, next_sibling: NONE };
        match self.free.pop() {
            Some(index) => {
                self.tips[index as usize] = tip;
                index
            }
            None => {
                self.tips.push(tip);
                self.tips.len() as u32 - 1
            }
        }
    }

    /// Take a tip out of the arena; its children and siblings stay.
    pub fn remove(&mut self, tip: u32) -> Tip {
        self.free.push(tip);
        self.tips[tip as usize]
    }

    /// A list with `tip` added at its end.
    pub fn append(&mut self, list: u32, tip: u32) -> u32 {
        let mut last = list;
        if last == NONE {
            return tip;
        }
        while self.tips[last as usize].next_sibling != NONE {
            last = self.tips[last as usize].next_sibling;
        }
        self.tips[last as usize].next_sibling = tip;
        list
    }

    pub fn set_children(&mut self, tip: u32, children: u32) {
        self.tips[tip as usize].first_child = children;
    }
}
