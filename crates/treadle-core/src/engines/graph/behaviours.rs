//! What threads do, as trees: each behaviour of a thread is run once and remembered.
//!
//! A thread is a function of the answers that its visible operations got ([`crate::machine::respond`]), but for memory that
//! another thread gave out since main made its first visible step: whether that is there, and how large, is not asked when
//! a thread runs but of the graph, when the access becomes an event (`lifetimes.rs`). A node of the tree
//! is a place where a thread waits: its pending operation, and how it came there: from which node, with which answer. An
//! exploration goes through the same nodes again and again, in millions of combinations; the machine runs only when a thread
//! gets an answer, at a node, that it never got there before. Then the machine's threads are first brought to where the
//! graph has them: each keeps the path that it has run and goes back along it by its own undo log.
//!
//! The trees are a cache. When they grow too large, what no graph of the exploration refers to is dropped
//! ([`Behaviours::sweep`]) and run again if it is needed again.

use super::event::NONE;
use super::graph::{Graph, ThreadState};
use super::locations::Map;
use crate::machine::bugs::Bug;
use crate::machine::choices::Digits;
use crate::machine::respond::Answer;
use crate::machine::thread::{Pending, Status};
use crate::machine::undo::{Log, Mark};
use crate::machine::Machine;
use crate::program::address::{thread_arena, ThreadArena};

pub type NodeId = u32;

/// A place where a thread waits.
#[derive(Clone, Debug)]
pub struct Node {
    pub thread: u32,
    /// The node before, or for the first node of a created thread that of its creator; [`NONE`] for main's first.
    parent: NodeId,
    pub pending: Pending,
    pub status: Status,
    /// What the thread returned, if it has ended.
    result: u64,
    /// How it came here.
    answer: Answer,
    pub digits: Digits,
    /// Of the choices that led here those of the thread itself, not of threads that it created.
    pub own_digits: Digits,
    /// The choices to try after those that led here.
    pub next_digits: Option<Digits>,
    /// The error that it ran into on its way: an index in [`Behaviours::errors`].
    pub error: u32,
    first_child: NodeId,
    next_sibling: NodeId,
    /// Threads created on the way here: their first nodes, a range of [`Behaviours::created`].
    created: (u32, u32),
    /// The last node on the way here, this one included, that allocated on the heap; the range of
    /// [`Behaviours::allocated`] of that is its own.
    allocating: NodeId,
    allocated: (u32, u32),
    /// Objects on the thread's heap.
    heap: u32,
}

/// Siblings beyond which children are looked up in a table.
const MANY: usize = 12;

/// How far a thread of the machine has run.
#[derive(Debug, Default)]
struct Cursor {
    log: Log,
    path: Vec<NodeId>,
    /// The log before each step of the path but the first node.
    marks: Vec<Mark>,
}

pub struct Behaviours<'p> {
    pub machine: Machine<'p>,
    nodes: Vec<Node>,
    created: Vec<NodeId>,
    /// Objects: address and size.
    allocated: Vec<(u64, u64)>,
    pub errors: Vec<Bug>,
    cursors: Vec<Cursor>,
    table: Map<(NodeId, u64, bool), NodeId>,
    /// Scratch: the way to a node, backwards.
    way: Vec<NodeId>,
}

impl<'p> Behaviours<'p> {
    /// The threads of a machine at their first operations, main making these choices. Also says where they are.
    pub fn start(mut machine: Machine<'p>, digits: Digits, graph: &mut Graph) -> Behaviours<'p> {
        machine.start_main(digits);
        let mut all = Behaviours {
            machine,
            nodes: Vec::new(),
            created: Vec::new(),
            allocated: Vec::new(),
            errors: Vec::new(),
            cursors: Vec::new(),
            table: Map::default(),
            way: Vec::new(),
        };
        let main = all.machine.choices.made();
        let mut first = vec![(0, main)];
        first.extend(all.run_children(main));
        first.sort_by_key(|&(t, _)| t);
        for (t, own) in first {
            let node = all.add(t, NONE, Answer { value: 0, changed: false }, own);
            all.admit_cursor(t as usize);
            all.cursors[t as usize].path.push(node);
            graph.admit_thread(t as usize);
            graph.threads[t as usize] = ThreadState { node, last: NONE, creator: NONE };
        }
        all
    }

    #[inline]
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node as usize]
    }

    /// What a join with a thread that waits at a node hands over.
    #[inline]
    pub fn result(&self, node: NodeId) -> Answer {
        Answer { value: self.nodes[node as usize].result, changed: false }
    }

    /// How many places are remembered.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The first nodes of the threads that were created on the way to a node, creators first.
    pub fn created(&self, node: NodeId) -> &[NodeId] {
        let (from, to) = self.nodes[node as usize].created;
        &self.created[from as usize..to as usize]
    }

    fn admit_cursor(&mut self, t: usize) {
        if self.cursors.len() <= t {
            self.cursors.resize_with(t + 1, Cursor::default);
        }
    }

    /// A node for where the machine's thread is now.
    fn add(&mut self, thread: u32, parent: NodeId, answer: Answer, digits: Digits) -> NodeId {
        let core = &self.machine.threads[thread as usize].core;
        let empty = self.created.len() as u32;
        let before = Some(parent).filter(|&p| p != NONE && self.nodes[p as usize].thread == thread);
        let known = before.map_or(0, |before| self.nodes[before as usize].heap);
        let arena = thread_arena(thread as usize, ThreadArena::Heap);
        let from = self.allocated.len() as u32;
        self.allocated.extend(self.machine.memory.objects_from(arena, known));
        let allocated = (from, self.allocated.len() as u32);
        let name = self.nodes.len() as NodeId;
        let allocating = match before {
            _ if allocated.0 < allocated.1 => name,
            Some(before) => self.nodes[before as usize].allocating,
            None => NONE,
        };
        self.nodes.push(Node {
            thread,
            parent,
            pending: core.pending,
            status: core.status,
            result: core.result,
            answer,
            digits,
            own_digits: digits,
            next_digits: None,
            error: NONE,
            first_child: NONE,
            next_sibling: NONE,
            created: (empty, empty),
            allocating,
            allocated,
            heap: self.machine.memory.height(thread_arena(thread as usize, ThreadArena::Heap)),
        });
        name
    }

    /// The object on its heap that holds these bytes, address and size, if the thread that waits at this node has allocated
    /// it on its way there.
    pub fn allocated(&self, node: NodeId, addr: u64, bytes: u64) -> Option<(u64, u64)> {
        let mut at = self.nodes[node as usize].allocating;
        while at != NONE {
            let Node { allocated: (from, to), parent, .. } = self.nodes[at as usize];
            let holds = |&(start, size): &(u64, u64)| start <= addr && addr + bytes <= start + size;
            if let Some(&object) = self.allocated[from as usize..to as usize].iter().find(|o| holds(o)) {
                return Some(object);
            }
            let own = parent != NONE && self.nodes[parent as usize].thread == self.nodes[at as usize].thread;
            at = if own { self.nodes[parent as usize].allocating } else { NONE };
        }
        None
    }

    /// Where a thread that waits at a node comes with this answer and these choices.
    #[inline]
    pub fn next(&mut self, graph: &Graph, node: NodeId, answer: Answer, digits: Digits) -> NodeId {
        let mut child = self.nodes[node as usize].first_child;
        let mut count = 0;
        while child != NONE {
            let found = &self.nodes[child as usize];
            // No choices given are the first ones.
            if found.answer == answer && (found.digits == digits || digits.is_empty() && found.digits.are_first()) {
                return child;
            }
            count += 1;
            if count == MANY && digits.is_empty() {
                match self.table.get(&(node, answer.value, answer.changed)) {
                    Some(&child) => return child,
                    None => break,
                }
            }
            child = found.next_sibling;
        }
        self.run(graph, node, answer, digits)
    }

    /// Let the machine find out.
    #[cold]
    fn run(&mut self, graph: &Graph, node: NodeId, answer: Answer, digits: Digits) -> NodeId {
        let t = self.nodes[node as usize].thread as usize;
        for (other, thread) in graph.threads.iter().enumerate().filter(|(_, thread)| thread.node != NONE) {
            // The thread itself may have gone on from where the graph has it.
            self.bring(other, if other == t { node } else { thread.node });
        }
        let (own, children) = self.step(t, answer, digits);
        let made = self.machine.choices.made();
        let (next_digits, error) = (self.machine.choices.next(), self.machine.error.take());
        let child = self.add(t as u32, node, answer, made);
        let siblings = &mut self.nodes[node as usize].first_child;
        let sibling = std::mem::replace(siblings, child);
        self.nodes[child as usize].next_sibling = sibling;
        self.nodes[child as usize].next_digits = next_digits;
        self.nodes[child as usize].own_digits = own;
        if let Some(bug) = error {
            self.nodes[child as usize].error = self.errors.len() as u32;
            self.errors.push(*bug);
        }
        if made.are_first() {
            self.table.insert((node, answer.value, answer.changed), child);
        }
        self.cursors[t].path.push(child);
        let from = self.created.len() as u32;
        let spawned = std::mem::take(&mut self.machine.created);
        for &c in &spawned {
            let own = children.iter().find(|(t, _)| *t == c).map_or(Digits::NONE, |(_, own)| *own);
            let root = self.add(c, child, Answer { value: 0, changed: false }, own);
            self.created.push(root);
            self.cursors[c as usize].path.push(root);
        }
        self.nodes[child as usize].created = (from, self.created.len() as u32);
        self.machine.created = spawned;
        child
    }

    /// The machine's thread takes a step with this answer; threads that it creates run to their first operations. All of
    /// them are then in `machine.created`. Returns its choices, and theirs.
    fn step(&mut self, t: usize, answer: Answer, digits: Digits) -> (Digits, Vec<(u32, Digits)>) {
        let mark = self.machine.mark_in(&mut self.cursors[t].log);
        self.cursors[t].marks.push(mark);
        self.machine.respond(&mut self.cursors[t].log, t, answer, digits);
        let own = self.machine.choices.made();
        (own, self.run_children(own))
    }

    /// Run the threads that were created. Returns the choices of each.
    fn run_children(&mut self, mut made: Digits) -> Vec<(u32, Digits)> {
        // The newest first, as in a step of the machine; a thread may create others before its first visible operation.
        let (mut known, mut waiting, mut run) = (0, Vec::new(), Vec::new());
        loop {
            waiting.extend_from_slice(&self.machine.created[known..]);
            known = self.machine.created.len();
            let Some(c) = waiting.pop() else { return run };
            self.admit_cursor(c as usize);
            self.machine.run_created(&mut self.cursors[c as usize].log, c as usize);
            run.push((c, self.machine.choices.made_after(made)));
            made = self.machine.choices.made();
        }
    }

    /// Let the machine's thread be where it waits at this node.
    fn bring(&mut self, t: usize, node: NodeId) {
        let cursor = &self.cursors[t];
        if cursor.path.last() == Some(&node) {
            return;
        }
        let mut way = std::mem::take(&mut self.way);
        way.clear();
        let mut at = node;
        while at != NONE && self.nodes[at as usize].thread as usize == t {
            way.push(at);
            at = self.nodes[at as usize].parent;
        }
        way.reverse();
        let common = cursor.path.iter().zip(&way).take_while(|(a, b)| a == b).count();
        if common > 0 {
            self.take_back(t, common);
            for &next in &way[common..] {
                let Node { answer, digits, created, .. } = self.nodes[next as usize];
                self.step(t, answer, digits);
                self.machine.error = None;
                self.cursors[t].path.push(next);
                for i in created.0..created.1 {
                    let root = self.created[i as usize];
                    let child = self.nodes[root as usize].thread;
                    self.cursors[child as usize].path.push(root);
                }
            }
        }
        self.way = way;
    }

    /// The source position of a node; the machine's thread is there then.
    pub fn position(&mut self, node: NodeId) -> u32 {
        let thread = self.nodes[node as usize].thread as usize;
        self.bring_with_creator(thread, node);
        self.machine.position(thread)
    }

    fn bring_with_creator(&mut self, t: usize, node: NodeId) {
        let mut root = node;
        while self.nodes[root as usize].parent != NONE
            && self.nodes[self.nodes[root as usize].parent as usize].thread as usize == t
        {
            root = self.nodes[root as usize].parent;
        }
        let Node { parent, .. } = self.nodes[root as usize];
        if parent != NONE && self.cursors[t].path.first() != Some(&root) {
            let creator = self.nodes[parent as usize].thread as usize;
            self.bring_with_creator(creator, parent);
        }
        self.bring(t, node);
    }

    /// Take a thread of the machine back to the first `keep` nodes of its path.
    fn take_back(&mut self, t: usize, keep: usize) {
        while self.cursors[t].path.len() > keep {
            let Some(node) = self.cursors[t].path.pop() else { return };
            let (from, to) = self.nodes[node as usize].created;
            for i in (from..to).rev() {
                let child = self.nodes[self.created[i as usize] as usize].thread as usize;
                self.take_back(child, 1);
                self.cursors[child].path.clear();
                self.machine.take_back(&mut self.cursors[child].log, Mark::default());
            }
            if let Some(mark) = self.cursors[t].marks.pop() {
                self.machine.take_back(&mut self.cursors[t].log, mark);
            }
        }
    }

    /// Let the machine be where the graph is.
    pub fn materialise(&mut self, graph: &Graph) {
        for (t, thread) in graph.threads.iter().enumerate() {
            if thread.node != NONE {
                self.bring(t, thread.node);
            }
        }
    }

    /// Drop every node but those on the way to one that is in use. Returns the new name of each node.
    pub fn sweep(&mut self, in_use: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
        let mut kept = vec![false; self.nodes.len()];
        let on_cursors = self.cursors.iter().filter_map(|c| c.path.last().copied()).collect::<Vec<_>>();
        for node in in_use.chain(on_cursors) {
            let mut at = node;
            while at != NONE && !std::mem::replace(&mut kept[at as usize], true) {
                at = self.nodes[at as usize].parent;
            }
        }
        // Parents have lower names than children: one pass reaches those created on the way to what is kept.
        for node in 0..self.nodes.len() {
            let (from, to) = self.nodes[node].created;
            if kept[node] {
                self.created[from as usize..to as usize].iter().for_each(|&root| kept[root as usize] = true);
            }
        }
        let mut names = vec![NONE; kept.len()];
        for (next, (name, _)) in names.iter_mut().zip(&kept).filter(|(_, kept)| **kept).enumerate() {
            *name = next as NodeId;
        }
        let rename = |node: NodeId| if node == NONE { NONE } else { names[node as usize] };
        let (old, old_created) = (std::mem::take(&mut self.nodes), std::mem::take(&mut self.created));
        let (old_allocated, old_errors) = (std::mem::take(&mut self.allocated), std::mem::take(&mut self.errors));
        self.table.clear();
        for (mut node, _) in old.into_iter().zip(&kept).filter(|(_, kept)| **kept) {
            let from = self.created.len() as u32;
            self.created
                .extend(old_created[node.created.0 as usize..node.created.1 as usize].iter().map(|&r| rename(r)));
            node.created = (from, self.created.len() as u32);
            let from = self.allocated.len() as u32;
            self.allocated.extend_from_slice(&old_allocated[node.allocated.0 as usize..node.allocated.1 as usize]);
            node.allocated = (from, self.allocated.len() as u32);
            node.allocating = rename(node.allocating);
            if node.error != NONE {
                self.errors.push(old_errors[node.error as usize].clone());
                node.error = self.errors.len() as u32 - 1;
            }
            node.parent = rename(node.parent);
            (node.first_child, node.next_sibling) = (NONE, NONE);
            self.nodes.push(node);
        }
        for node in 0..self.nodes.len() {
            let Node { thread, parent, answer, digits, .. } = self.nodes[node];
            if parent == NONE || self.nodes[parent as usize].thread != thread {
                continue;
            }
            self.nodes[node].next_sibling =
                std::mem::replace(&mut self.nodes[parent as usize].first_child, node as u32);
            if digits.are_first() {
                self.table.insert((parent, answer.value, answer.changed), node as u32);
            }
        }
        for cursor in &mut self.cursors {
            cursor.path.iter_mut().for_each(|node| *node = names[*node as usize]);
        }
        names
    }
}
