//! The axioms of C11's models on candidate executions, word for word as in the paper and as slow as that: the oracle of
//! the graph engine.
//!
//! *RC11* is the model of Lahav, Vafeiadis, Kang, Hur, Dreyer, "Repairing Sequential Consistency in C/C++11" (PLDI 2017),
//! section 3: the relations are in [`derive`], RC11-consistency is in [`is_consistent`]. To the paper's relations come the
//! edges of thread creation and join. Creation, start, end and join are events in sb: an access before a creation is in
//! scb (`sb|≠loc ; hb ; sb|≠loc`) with one of the new thread. Events without a location, fences too, have none in common
//! with others, so that sb|≠loc has all edges from and to them.
//!
//! *RA* is RC11 in which every atomic access is as strong as release and acquire and no stronger: reads are acquire,
//! writes release. Fences keep their meaning, that is, those that are seq_cst: the others add nothing then.
//!
//! *SC* is `acyclic(sb ∪ rf ∪ mo ∪ rb)`, whatever the orders (Shasha and Snir, TOPLAS 1988). It is here to check the oracle.

use super::c11::{Order, Program};
use super::candidates::{candidates, Event, Execution, Kind, Name, Source};
use super::relation::{Relation, Set};
use std::collections::{BTreeMap, BTreeSet};
use treadle_core::machine::StoreModel;

/// What is compared with an engine's execution: for each access the write that it reads from and the one that it follows
/// in mo.
pub type Signature = BTreeMap<Name, Links>;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Links {
    pub rf: Option<Source>,
    pub co: Option<Source>,
}

/// The consistent executions of a program.
pub struct Behaviours {
    pub executions: Vec<Execution>,
    /// One of them has a data race: the program means nothing.
    pub racy: bool,
}

/// The consistent executions under a model, or `None` if there are more than `most` candidates.
pub fn behaviours(program: &Program, model: StoreModel, most: usize) -> Option<Behaviours> {
    let mut executions = candidates(program, most)?;
    executions.retain(|execution| is_consistent(execution, model));
    let racy = model.has_orders() && executions.iter().any(|execution| has_race(execution, model));
    Some(Behaviours { executions, racy })
}

impl Behaviours {
    pub fn signatures(&self) -> BTreeSet<Signature> {
        self.executions.iter().map(signature).collect()
    }
}

fn signature(execution: &Execution) -> Signature {
    let events = &execution.events;
    let mut signature = Signature::new();
    for (n, event) in events.iter().enumerate() {
        let (Some(name), Some(_)) = (event.source(), event.variable) else { continue };
        let links: &mut Links = signature.entry(name).or_default();
        match event.kind {
            Kind::Read => {
                let from = (0..events.len()).find(|&w| execution.rf.has(w, n));
                links.rf = from.map(|w| events[w].source());
            }
            _ => {
                let earlier = (0..events.len()).filter(|&w| execution.mo.has(w, n));
                // The last one is the one that all the others precede.
                let last = earlier.max_by_key(|&w| (0..events.len()).filter(|&v| execution.mo.has(v, w)).count());
                links.co = last.map(|w| events[w].source());
            }
        }
    }
    signature
}

/// The order that an access has under a model.
fn order(event: &Event, model: StoreModel) -> Order {
    match (model, event.kind, event.order) {
        (StoreModel::Ra, Kind::Read, order) if order.is_atomic() => Order::Acquire,
        (StoreModel::Ra, Kind::Write, order) if order.is_atomic() => Order::Release,
        (_, _, order) => order,
    }
}

/// The relations that follow from an execution's own, named as in the paper.
struct Derived {
    /// `sb` and the edges between threads that creation and join add.
    sb_asw: Relation,
    rb: Relation,
    eco: Relation,
    hb: Relation,
    psc: Relation,
}

fn is_consistent(execution: &Execution, model: StoreModel) -> bool {
    let derived = derive(execution, model);
    let Derived { sb_asw, rb, eco, hb, psc } = derived;
    let Execution { rmw, rf, mo, .. } = *execution;
    match model {
        StoreModel::Sc => (sb_asw | rf | mo | rb).is_acyclic() && (rmw & rb.then(mo)).is_empty(),
        StoreModel::Ra | StoreModel::Rc11 => {
            let coherence = hb.then(eco.optional()).is_irreflexive();
            let atomicity = (rmw & rb.then(mo)).is_empty();
            let sc = psc.is_acyclic();
            let no_thin_air = (sb_asw | rf).is_acyclic();
            coherence && atomicity && sc && no_thin_air
        }
        StoreModel::Tso | StoreModel::Pso => panic!("no axioms for {}", model.name()),
    }
}

/// The derived relations of section 3.
fn derive(execution: &Execution, model: StoreModel) -> Derived {
    let Execution { sb, asw, rmw, rf, mo, .. } = *execution;
    let events = &execution.events;
    let set = |test: &dyn Fn(&Event) -> bool| -> Set {
        events.iter().enumerate().filter(|(_, e)| test(e)).map(|(n, _)| 1 << n).sum()
    };
    // [A], for a set A that a test describes.
    let those = |test: &dyn Fn(&Event) -> bool| Relation::id(set(test));
    let is = |e: &Event, kind| e.kind == kind;
    let loc =
        Relation::of(events.len(), |a, b| events[a].variable.is_some() && events[a].variable == events[b].variable);

    let w = those(&|e| is(e, Kind::Write));
    let w_rlx = those(&|e| is(e, Kind::Write) && order(e, model).is_atomic());
    let r_rlx = those(&|e| is(e, Kind::Read) && order(e, model).is_atomic());
    let f = those(&|e| is(e, Kind::Fence));
    let e_rel = those(&|e| order(e, model).releases());
    let e_acq = those(&|e| order(e, model).acquires());
    let e_sc = those(&|e| order(e, model) == Order::SeqCst);
    let f_sc = those(&|e| is(e, Kind::Fence) && order(e, model) == Order::SeqCst);

    let rb = rf.inverse().then(mo) - Relation::id(Set::MAX);
    let eco = (rf | mo | rb).plus();

    let rs = w.then((sb & loc).optional()).then(w_rlx).then(rf.then(rmw).star());
    let sw = (e_rel.then(f.then(sb).optional()).then(rs).then(rf)).then(r_rlx.then(sb.then(f).optional()).then(e_acq));
    let sb_asw = sb | asw;
    let hb = (sb_asw | sw).plus();

    let sb_not_loc = sb - loc;
    let scb = sb | sb_not_loc.then(hb).then(sb_not_loc) | (hb & loc) | mo | rb;
    let psc_base = (e_sc | f_sc.then(hb.optional())).then(scb).then(e_sc | hb.optional().then(f_sc));
    let psc_f = f_sc.then(hb | hb.then(eco).then(hb)).then(f_sc);
    Derived { sb_asw, rb, eco, hb, psc: psc_base | psc_f }
}

/// Two conflicting accesses of different threads, one of them not atomic, that hb does not order.
fn has_race(execution: &Execution, model: StoreModel) -> bool {
    let hb = derive(execution, model).hb;
    let events = &execution.events;
    let race = |a: usize, b: usize| {
        let (first, second) = (&events[a], &events[b]);
        first.thread != second.thread
            && first.variable.is_some()
            && first.variable == second.variable
            && (first.kind == Kind::Write || second.kind == Kind::Write)
            && !(first.order.is_atomic() && second.order.is_atomic())
            && !hb.has(a, b)
            && !hb.has(b, a)
    };
    (0..events.len()).any(|a| (0..a).any(|b| race(a, b)))
}
