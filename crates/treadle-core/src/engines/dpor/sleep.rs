//! Sleep sets, and when a process's next step is independent of a step that another process takes.

use super::history::GranuleHasher;
use crate::machine::action::{overlap, Access, Action, Proc, SectionAccess};
use crate::machine::objects::Effect;
use crate::machine::Machine;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// A process whose next step need not be taken here, with what that step does.
#[derive(Clone, Copy, Debug)]
pub struct Sleeper {
    pub proc: Proc,
    pub action: Action,
}

/// Data of actions that do not fit in them, each kept once: which own stores a load read from, and the accesses of atomic
/// sections. They are never undone, so sleepers may refer to them for as long as they live.
#[derive(Debug)]
pub struct Interned {
    sources: Vec<[u32; 8]>,
    source_ids: HashMap<[u32; 8], u32, BuildHasherDefault<GranuleHasher>>,
    sections: Vec<Vec<SectionAccess>>,
    section_ids: HashMap<Vec<(u64, u32, bool)>, u32>,
}

impl Default for Interned {
    fn default() -> Self {
        Interned {
            sources: vec![[0; 8]],
            source_ids: HashMap::from_iter([([0; 8], 0)]),
            sections: Vec::new(),
            section_ids: HashMap::new(),
        }
    }
}

impl Interned {
    pub fn add_sources(&mut self, sources: [u32; 8]) -> u32 {
        let next = self.sources.len() as u32;
        let id = *self.source_ids.entry(sources).or_insert(next);
        if id == next {
            self.sources.push(sources);
        }
        id
    }

    /// Give the data that the machine keeps of its last step only a lasting number.
    pub fn keep(&mut self, action: &mut Action, machine: &Machine) {
        if action.own != 0 {
            action.own = self.add_sources(machine.own_sources);
        }
        if action.access == Access::Section {
            action.addr = u64::from(self.add_section(&machine.section));
        }
    }

    /// Per byte of a load: the number of the own store that it read, or 0.
    pub fn sources(&self, action: &Action) -> &[u32; 8] {
        &self.sources[action.own as usize]
    }

    pub fn add_section(&mut self, accesses: &[SectionAccess]) -> u32 {
        let key: Vec<_> = accesses.iter().map(|a| (a.addr, a.size, a.write)).collect();
        let next = self.sections.len() as u32;
        let id = *self.section_ids.entry(key).or_insert(next);
        if id == next {
            self.sections.push(accesses.to_vec());
        }
        id
    }

    /// The accesses of an atomic section.
    pub fn section(&self, action: &Action) -> &[SectionAccess] {
        &self.sections[action.addr as usize]
    }

    /// Would swapping `sleeper`'s next step with the step `action` of `proc`, taken first, make a difference?
    ///
    /// This is where chronological traces (TACAS 2015, section 2) enter. A load is never related to an update of its own
    /// thread. A load whose value comes from its thread's buffer is not related to other threads' updates, until the
    /// store that it reads has reached memory: so taking a step can make a sleeper sensitive (`from_memory` grows) even
    /// where it is independent of it.
    pub fn dependent(&self, sleeper: &mut Sleeper, proc: Proc, action: &Action) -> bool {
        use Access::{Local, Object, Read, Section, Write};
        let (a, b) = (&sleeper.action, action);
        match (a.access, b.access) {
            (Local, _) | (_, Local) | (Read, Read) => false,
            (Object(mine), Object(theirs)) => a.addr == b.addr && object_conflict(mine, theirs),
            // The memory of an object may come to its end, or be written by hand.
            (Object(_), Write) => overlap(a.object_at, 1, b.addr, b.size),
            (Write, Object(_)) => overlap(b.object_at, 1, a.addr, a.size),
            (Object(_), Section) => self.section(b).iter().any(|x| x.write && overlap(a.object_at, 1, x.addr, x.size)),
            (Section, Object(_)) => self.section(a).iter().any(|x| x.write && overlap(b.object_at, 1, x.addr, x.size)),
            (Object(_), _) | (_, Object(_)) => false,
            (Section, Section) => self.section(a).iter().any(|x| self.section(b).iter().any(|y| conflict(x, y))),
            (Section, _) => self.section(a).iter().any(|x| touches(x, b)),
            (_, Section) => self.section(b).iter().any(|x| touches(x, a)),
            (Read, Write) if proc.owner() == sleeper.proc.owner() => {
                let exposed = self.newly_exposed(a, proc.store());
                sleeper.action.from_memory |= exposed;
                false
            }
            (Read, Write) => reads_from_memory(a, b),
            (Write, Read) if proc.owner() == sleeper.proc.owner() => false,
            (Write, Read) => reads_from_memory(b, a),
            (Write, Write) if proc.owner() == sleeper.proc.owner() && proc.is_commit() != sleeper.proc.is_commit() => {
                false
            }
            (Write, Write) => overlap(a.addr, a.size, b.addr, b.size),
        }
    }

    /// The bytes of a load that are read from memory once its thread's `store` has got there.
    pub fn newly_exposed(&self, load: &Action, store: u32) -> u8 {
        let mut mask = 0;
        if store != 0 {
            for (i, &source) in self.sources(load).iter().enumerate() {
                mask |= u8::from(source == store) << i;
            }
        }
        mask
    }
}

fn object_conflict(sleeping: Effect, taken: Effect) -> bool {
    match (sleeping, taken) {
        // The taken arrival completes the generation, so the sleeping one would belong to the next.
        (Effect::Arrive { .. }, Effect::Arrive { last: true, .. }) => true,
        _ => sleeping.conflicts(taken),
    }
}

/// Does an access of a section conflict with a load or a write?
fn touches(x: &SectionAccess, action: &Action) -> bool {
    match action.access {
        Access::Write => overlap(x.addr, x.size, action.addr, action.size),
        _ => x.write && reads_from_memory(action, &Action::write(x.addr, x.size)),
    }
}

fn conflict(a: &SectionAccess, b: &SectionAccess) -> bool {
    (a.write || b.write) && overlap(a.addr, a.size, b.addr, b.size)
}

/// Does the load read one of the written bytes from memory?
fn reads_from_memory(load: &Action, write: &Action) -> bool {
    let whole = load.from_memory == 0xff && overlap(load.addr, load.size, write.addr, write.size);
    whole
        || (0..load.size.min(8))
            .any(|i| load.from_memory >> i & 1 != 0 && overlap(load.addr + u64::from(i), 1, write.addr, write.size))
}
