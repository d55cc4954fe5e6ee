//! The undo log: everything that a step changes is noted here and put back when an engine returns to an earlier state.
//! No engine re-runs the program to get back.

use super::memory::{Object as MemoryObject, ObjectRef};
use super::objects::Object;
use super::thread::{Buffered, Core, Frame, Status};
use super::Machine;
use crate::program::address::ArenaId;

/// One change, with what undoes it.
#[derive(Debug)]
pub enum Undo {
    Bytes {
        addr: u64,
        bytes: u8,
        old: u64,
    },
    Allocated {
        arena: ArenaId,
    },
    Popped {
        arena: ArenaId,
        object: MemoryObject,
        top: u64,
    },
    Freed(ObjectRef),
    /// A store ran into an error when it reached memory.
    FailedCommit,
    /// A sequential object had this state.
    Object {
        index: u32,
        old: Object,
    },
    NewObject {
        addr: u64,
    },
    /// The topmost saved thread state.
    Thread,
    NewThread {
        thread: u32,
    },
    Joined {
        thread: u32,
    },
    Buffered {
        thread: u32,
    },
    Committed {
        thread: u32,
        at: u32,
        entry: Buffered,
    },
}

/// A thread's state before a step; its words and frames lie at the ends of the arenas in [`Log`].
#[derive(Debug)]
struct Saved {
    thread: u32,
    core: Core,
    words: u32,
    frames: u32,
}

#[derive(Debug, Default)]
pub struct Log {
    /// Off while main runs up to its first visible operation: nothing goes back before that.
    pub(super) on: bool,
    changes: Vec<Undo>,
    saved: Vec<Saved>,
    words: Vec<u64>,
    frames: Vec<Frame>,
}

/// A point to which the machine can return.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    changes: u32,
    texts: u32,
    error: bool,
}

/// Changes that are kept: a step that makes more (main alone in a long loop) is cut off rather than eat the memory.
const MAX_CHANGES: usize = 6_000_000;

impl Mark {
    /// For threads stepped by answers: texts are shared by all threads and stay.
    pub(super) fn with_texts(self, texts: usize) -> Mark {
        Mark { texts: texts as u32, ..self }
    }
}

impl Log {
    #[inline]
    pub fn is_full(&self) -> bool {
        self.changes.len() >= MAX_CHANGES
    }

    #[inline]
    pub fn push(&mut self, change: Undo) {
        if self.on {
            self.changes.push(change);
        }
    }
}

impl Machine<'_> {
    pub fn mark(&self) -> Mark {
        Mark { changes: self.log.changes.len() as u32, texts: self.texts.len() as u32, error: self.error.is_some() }
    }

    /// Note the state of a thread before it takes a step.
    pub(super) fn save_thread(&mut self, t: usize) {
        let thread = &self.threads[t];
        self.log.saved.push(Saved {
            thread: t as u32,
            core: thread.core,
            words: thread.words.len() as u32,
            frames: thread.frames.len() as u32,
        });
        self.log.words.extend_from_slice(&thread.words);
        self.log.frames.extend_from_slice(&thread.frames);
        self.log.changes.push(Undo::Thread);
    }

    /// Return to an earlier state.
    pub fn undo_to(&mut self, mark: Mark) {
        while self.log.changes.len() > mark.changes as usize {
            let Some(change) = self.log.changes.pop() else { break };
            self.revert(change);
        }
        self.texts.truncate(mark.texts as usize);
        if !mark.error {
            self.error = None;
        }
    }

    fn revert(&mut self, change: Undo) {
        match change {
            Undo::Bytes { addr, bytes, old } => {
                self.memory.write(addr, u32::from(bytes), old);
            }
            Undo::Allocated { arena } => {
                self.memory.pop(arena);
            }
            Undo::Popped { arena, object, top } => self.memory.push_back(arena, object, top),
            Undo::FailedCommit => self.failed_commits -= 1,
            Undo::Freed(at) => self.memory.set_freed(at, false),
            Undo::Object { index, old } => self.objects.restore(index, old),
            Undo::NewObject { addr } => self.objects.forget(addr),
            Undo::Thread => {
                let Some(saved) = self.log.saved.pop() else { return };
                let thread = &mut self.threads[saved.thread as usize];
                thread.core = saved.core;
                let words = self.log.words.len() - saved.words as usize;
                thread.words.clear();
                thread.words.extend_from_slice(&self.log.words[words..]);
                self.log.words.truncate(words);
                let frames = self.log.frames.len() - saved.frames as usize;
                thread.frames.clear();
                thread.frames.extend_from_slice(&self.log.frames[frames..]);
                self.log.frames.truncate(frames);
            }
            Undo::NewThread { thread } => {
                self.threads[thread as usize].core.status = Status::Absent;
                self.open -= 1;
            }
            Undo::Joined { thread } => {
                self.threads[thread as usize].joined = false;
                self.open += u32::from(!self.responds);
            }
            Undo::Buffered { thread } => {
                self.threads[thread as usize].buffer.pop();
            }
            Undo::Committed { thread, at, entry } => {
                self.threads[thread as usize].buffer.insert(at as usize, entry);
            }
        }
    }
}
