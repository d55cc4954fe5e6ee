//! Natural loops, and the instructions that count their rounds.
//!
//! A loop head is the target of a back edge of a depth-first search, which in a reducible graph is an edge to a
//! dominator. Edges from outside get a `LoopEnter`, back edges a `LoopBack`, and where the head itself can leave the
//! loop, the way on into the loop gets a `LoopCheck`.

use std::collections::BTreeMap;

use super::body::{BlockId, Body};
use super::bytecode::{Inst, Loop, LoopId, Slot};
use super::liveness::definition;

/// The graph of blocks that can be reached from the entry.
struct Graph {
    /// Blocks in reverse postorder.
    order: Vec<BlockId>,
    /// Position in `order`; `None` for an unreachable block.
    rank: Vec<Option<usize>>,
    predecessors: Vec<Vec<BlockId>>,
    successors: Vec<Vec<BlockId>>,
    /// Edges to a block that the search was still busy with.
    back_edges: Vec<(BlockId, BlockId)>,
}

/// The blocks of a body in reverse postorder.
pub(super) fn reverse_postorder(body: &Body) -> Vec<BlockId> {
    Graph::new(body).order
}

impl Graph {
    fn new(body: &Body) -> Self {
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            New,
            Open,
            Done,
        }
        let count = body.blocks.len();
        let mut successors: Vec<Vec<BlockId>> = (0..count as BlockId).map(|block| body.successors(block)).collect();
        for list in &mut successors {
            let mut seen = Vec::new();
            list.retain(|to| {
                !seen.contains(to) && {
                    seen.push(*to);
                    true
                }
            });
        }
        let mut predecessors = vec![Vec::new(); count];
        let (mut order, mut back_edges) = (Vec::new(), Vec::new());
        let mut state = vec![State::New; count];
        let mut stack: Vec<(BlockId, usize)> = Vec::new();
        if count > 0 {
            state[0] = State::Open;
            stack.push((0, 0));
        }
        while let Some((block, next)) = stack.last_mut() {
            let from = *block;
            // The last successor first: the first one then follows its block in the order.
            let list = &successors[from as usize];
            if let Some(&to) = list.len().checked_sub(*next + 1).and_then(|index| list.get(index)) {
                *next += 1;
                predecessors[to as usize].push(from);
                match state[to as usize] {
                    State::New => {
                        state[to as usize] = State::Open;
                        stack.push((to, 0));
                    }
                    State::Open => back_edges.push((from, to)),
                    State::Done => {}
                }
            } else {
                state[from as usize] = State::Done;
                order.push(from);
                stack.pop();
            }
        }
        order.reverse();
        let mut rank = vec![None; count];
        order.iter().enumerate().for_each(|(index, block)| rank[*block as usize] = Some(index));
        Graph { order, rank, predecessors, successors, back_edges }
    }

    /// Immediate dominators by rank ("A Simple, Fast Dominance Algorithm", Cooper, Harvey, Kennedy 2001, figure 3).
    fn dominators(&self) -> Vec<usize> {
        const UNKNOWN: usize = usize::MAX;
        let mut idom = vec![UNKNOWN; self.order.len()];
        if let Some(entry) = idom.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (rank, block) in self.order.iter().enumerate().skip(1) {
                let mut new = UNKNOWN;
                for before in self.predecessors[*block as usize].iter().filter_map(|p| self.rank[*p as usize]) {
                    if idom[before] == UNKNOWN {
                        continue;
                    }
                    let (mut a, mut b) = (before, if new == UNKNOWN { before } else { new });
                    while a != b {
                        if a > b {
                            a = idom[a];
                        } else {
                            b = idom[b];
                        }
                    }
                    new = a;
                }
                changed |= idom[rank] != new;
                idom[rank] = new;
            }
        }
        idom
    }

    /// The blocks from which a back edge of `head` is reached without passing `head`.
    fn natural_loop(&self, head: BlockId) -> Vec<bool> {
        let mut inside = vec![false; self.successors.len()];
        inside[head as usize] = true;
        let latches = self.back_edges.iter().filter(|(_, to)| *to == head).map(|(from, _)| *from);
        let mut open: Vec<BlockId> = latches.collect();
        while let Some(block) = open.pop() {
            if !std::mem::replace(&mut inside[block as usize], true) {
                open.extend(&self.predecessors[block as usize]);
            }
        }
        inside
    }
}

fn dominates(idom: &[usize], a: usize, b: usize) -> bool {
    let mut b = b;
    while b > a {
        b = idom[b];
    }
    a == b
}

/// The slots that are written in some blocks.
fn writes(body: &Body, inside: &[bool]) -> Vec<Slot> {
    let blocks = body.blocks.iter().zip(inside).filter(|(_, inside)| **inside).map(|(block, _)| block);
    let mut writes: Vec<Slot> = blocks
        .flat_map(|block| &block.insts)
        .filter_map(|inst| definition(inst, &body.function, &body.groups))
        .flat_map(|(d, n)| d..d + n)
        .collect();
    writes.sort_unstable();
    writes.dedup();
    writes
}

/// Find the loops of a body and insert their instructions.
pub(super) fn insert(body: &mut Body) {
    let graph = Graph::new(body);
    let idom = graph.dominators();
    let mut heads: Vec<BlockId> = graph.back_edges.iter().map(|(_, head)| *head).collect();
    heads.sort_by_key(|head| graph.rank[*head as usize]);
    heads.dedup();

    let mut edges: BTreeMap<(BlockId, BlockId), Vec<Inst>> = BTreeMap::new();
    for (number, &head) in heads.iter().enumerate() {
        let l = number as LoopId;
        let inside = graph.natural_loop(head);
        let successors = &graph.successors[head as usize];
        let (stay, leave): (Vec<BlockId>, Vec<BlockId>) = successors.iter().partition(|to| inside[**to as usize]);
        // A head that is its own body has run when it decides: its rounds are cut at the back edge.
        let head_exits = !leave.is_empty() && !stay.is_empty() && !stay.contains(&head);
        if head_exits {
            for to in stay {
                edges.entry((head, to)).or_default().insert(0, Inst::LoopCheck { l });
            }
        }
        for &from in &graph.predecessors[head as usize] {
            let ranks = graph.rank[from as usize].zip(graph.rank[head as usize]);
            let around = ranks.is_some_and(|(from, head)| from != head && dominates(&idom, from, head));
            let back = inside[from as usize] && (from == head || !around);
            let inst = if back { Inst::LoopBack { l } } else { Inst::LoopEnter { l } };
            edges.entry((from, head)).or_default().push(inst);
        }
        body.loop_writes.push(writes(body, &inside));
        let block = &body.blocks[head as usize];
        let pos = block.pos.iter().copied().find(|pos| *pos != 0).unwrap_or(0);
        body.function.loops.push(Loop { head, pos, head_exits, ..Loop::default() });
    }
    for ((from, to), insts) in edges {
        let (block, at) = body.edge(from, to);
        let pos = body.blocks[block as usize].pos[at];
        for inst in insts.into_iter().rev() {
            body.blocks[block as usize].insert(at, inst, pos);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bytecode::Opd;
    use super::*;

    /// Blocks that jump, branch or return, by their number of successors.
    fn body(graph: &[&[BlockId]]) -> Body {
        let mut body = Body::default();
        for targets in graph {
            let block = body.new_block();
            let inst = match **targets {
                [] => Inst::Ret { a: Opd::slot(0), n: 0 },
                [to] => Inst::Jump { to },
                [then, otherwise, ..] => Inst::Branch { c: Opd::slot(0), then, otherwise },
            };
            body.blocks[block as usize].push(inst, 0);
        }
        body
    }

    fn insts(body: &Body) -> Vec<Inst> {
        body.blocks.iter().flat_map(|block| block.insts.clone()).collect()
    }

    #[test]
    fn a_while_loop_is_checked_at_its_head() {
        let mut body = body(&[&[1], &[2, 3], &[1], &[]]);
        insert(&mut body);
        assert_eq!(body.function.loops.len(), 1);
        assert!(body.function.loops[0].head_exits);
        assert_eq!(body.blocks[0].insts, [Inst::LoopEnter { l: 0 }, Inst::Jump { to: 1 }]);
        assert_eq!(body.blocks[2].insts, [Inst::LoopBack { l: 0 }, Inst::Jump { to: 1 }]);
        assert_eq!(body.blocks[4].insts, [Inst::LoopCheck { l: 0 }, Inst::Jump { to: 2 }]);
    }

    #[test]
    fn a_loop_of_one_block_is_cut_at_its_back_edge() {
        let mut body = body(&[&[1], &[1, 2], &[]]);
        insert(&mut body);
        assert!(!body.function.loops[0].head_exits);
        assert_eq!(body.blocks[3].insts, [Inst::LoopBack { l: 0 }, Inst::Jump { to: 1 }]);
    }

    #[test]
    fn an_outer_head_before_an_inner_one_shares_the_edge() {
        // 1: outer head, 2: inner head, 3: inner body, 4: exit
        let mut body = body(&[&[1], &[2, 4], &[3, 1], &[2], &[]]);
        insert(&mut body);
        assert!(
            body.blocks
                .iter()
                .any(|block| block.insts[..]
                    == [Inst::LoopCheck { l: 0 }, Inst::LoopEnter { l: 1 }, Inst::Jump { to: 2 }])
        );
    }

    #[test]
    fn every_irreducible_cycle_is_counted() {
        let mut body = body(&[&[1, 2], &[2], &[1, 3], &[]]);
        insert(&mut body);
        assert!(insts(&body).iter().any(|inst| matches!(inst, Inst::LoopBack { .. })));
    }
}
