//! Data races (C11 5.1.2.4, paragraph 25): two accesses of different threads to the same memory, at least one a write and
//! at least one not atomic, that [happens-before](super::happens_before) does not order. `free` writes the whole object.
//!
//! Under SC, TSO and PSO a race is no undefined behaviour, the program goes on; but a program in which no execution has one
//! means in C what it means here. A race of a part of an execution is a race, whatever comes after it.

use super::happens_before::{acquires, releases, HappensBefore};
use crate::ir::ast::Ordering;
use crate::machine::action::overlap;
use crate::machine::bugs::{Bug, BugKind, StackEntry};
use crate::machine::Machine;
use crate::program::bytecode::Function;
use crate::trace::{Event, EventId, EventKind, Trace};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Two accesses, in the order in which they happened to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    pub first: EventId,
    pub second: EventId,
}

/// What makes two races the same for a programmer: the source positions of the accesses, sorted; and the address, if one
/// of them has no position.
pub type Places = (u32, u32, u64);

impl Race {
    pub fn places(&self, trace: &Trace) -> Places {
        let (a, b) = (&trace.events[self.first as usize], &trace.events[self.second as usize]);
        let (low, high) = (a.position.min(b.position), a.position.max(b.position));
        (low, high, if low == 0 { a.addr.max(b.addr) } else { 0 })
    }
}

/// The data races of a trace, one for each pair of places, in the order of their second accesses.
pub fn find(trace: &Trace) -> Vec<Race> {
    let mut finder = Finder::default();
    for id in 0..trace.events.len() as EventId {
        if finder.order.take(trace, id) {
            finder.access(trace, id);
        }
    }
    finder.races
}

#[derive(Default)]
struct Finder {
    order: HappensBefore,
    /// By address / 8: the accesses to these bytes. Of accesses of one thread that differ in nothing else the last one is
    /// enough: what happens after it happens after the others.
    accesses: BTreeMap<u64, Vec<EventId>>,
    /// Frees by start address; objects don't overlap, as freed memory is not handed out again.
    frees: BTreeMap<u64, EventId>,
    known: HashSet<Places>,
    races: Vec<Race>,
}

impl Finder {
    fn access(&mut self, trace: &Trace, id: EventId) {
        let event = &trace.events[id as usize];
        if event.size == 0 {
            return;
        }
        let last = event.addr + u64::from(event.size) - 1;
        match event.kind {
            EventKind::Free => {
                let earlier = self.accesses.range(event.addr / 8..=last / 8).flat_map(|(_, a)| a.clone());
                for other in earlier.collect::<Vec<_>>() {
                    self.compare(trace, other, id);
                }
                self.frees.insert(event.addr, id);
            }
            EventKind::Read | EventKind::Write | EventKind::Update => {
                if let Some((_, &free)) = self.frees.range(..=last).next_back() {
                    self.compare(trace, free, id);
                }
                for granule in event.addr / 8..=last / 8 {
                    let earlier = self.accesses.entry(granule).or_default().clone();
                    let mut same = None;
                    for (i, &other) in earlier.iter().enumerate() {
                        self.compare(trace, other, id);
                        if alike(&trace.events[other as usize], event) {
                            same = Some(i);
                        }
                    }
                    let kept = self.accesses.entry(granule).or_default();
                    match same {
                        Some(i) => kept[i] = id,
                        None => kept.push(id),
                    }
                }
            }
            _ => {}
        }
    }

    /// Note the race between two accesses, if there is one. The second is the last event that was taken.
    fn compare(&mut self, trace: &Trace, first: EventId, second: EventId) {
        let (a, b) = (&trace.events[first as usize], &trace.events[second as usize]);
        let conflict = a.thread != b.thread
            && (writes(a) || writes(b))
            && (!is_atomic(a) || !is_atomic(b))
            && overlap(a.addr, a.size, b.addr, b.size);
        if conflict && !self.order.precedes(a, b.thread) {
            let race = Race { first, second };
            if self.known.insert(race.places(trace)) {
                self.races.push(race);
            }
        }
    }
}

/// The same access, made again.
fn alike(a: &Event, b: &Event) -> bool {
    let of = |e: &Event| (e.thread, e.position, e.kind, is_atomic(e), e.addr, e.size);
    of(a) == of(b)
}

fn writes(event: &Event) -> bool {
    event.kind != EventKind::Read
}

fn is_atomic(event: &Event) -> bool {
    event.kind != EventKind::Free && event.order != Ordering::NotAtomic
}

/// The race as a bug: at its second access, with a message that says what the two are and what they lack. The machine is
/// at the end of the execution.
pub fn bug(machine: &Machine, trace: &Trace, race: &Race) -> Bug {
    let (first, second) = (&trace.events[race.first as usize], &trace.events[race.second as usize]);
    // The smaller one names the bytes better: the other may be the end of a whole object.
    let named = if first.size < second.size { first } else { second };
    let message = format!(
        "data race on {}: {} {} it {}{}, {} {} it {}{}, and nothing orders the two: {}",
        machine.location(named.addr, u64::from(named.size)),
        name(first.thread),
        verb(first),
        place(machine, first.position),
        atomicity(first),
        name(second.thread),
        verb(second),
        place(machine, second.position),
        atomicity(second),
        reason(machine, trace, race)
    );
    let functions = &machine.program.functions;
    let here = |f: &&Function| !f.runtime && second.position != 0 && f.pos.contains(&second.position);
    let entry = || functions.get(trace.threads.iter().find(|t| t.id == second.thread)?.function as usize);
    let function = functions.iter().find(here).or_else(entry).map_or(String::new(), |f| f.name.clone());
    let stack = vec![StackEntry { function, position: second.position }];
    Bug { kind: BugKind::DataRace, message, thread: second.thread, position: second.position, stack }
}

fn name(thread: u32) -> String {
    if thread == 0 {
        "main".to_string()
    } else {
        format!("T{thread}")
    }
}

const fn verb(event: &Event) -> &'static str {
    match event.kind {
        EventKind::Read => "reads",
        EventKind::Update => "updates",
        EventKind::Free => "frees",
        _ => "writes",
    }
}

fn atomicity(event: &Event) -> String {
    match event.kind {
        EventKind::Free => String::new(),
        _ if is_atomic(event) => format!(" (atomic, {})", order_name(event.order)),
        _ => " (not atomic)".to_string(),
    }
}

const fn order_name(order: Ordering) -> &'static str {
    match order {
        Ordering::NotAtomic => "not atomic",
        Ordering::Unordered | Ordering::Monotonic => "relaxed",
        Ordering::Acquire => "acquire",
        Ordering::Release => "release",
        Ordering::AcqRel => "acq_rel",
        Ordering::SeqCst => "seq_cst",
    }
}

fn place(machine: &Machine, position: u32) -> String {
    match machine.program.source.positions.get(position as usize) {
        Some(p) if p.line > 0 => format!("at line {}", p.line),
        _ => "at an unknown place".to_string(),
    }
}

/// Why nothing orders the two accesses.
fn reason(machine: &Machine, trace: &Trace, race: &Race) -> String {
    let (first, second) = (&trace.events[race.first as usize], &trace.events[race.second as usize]);
    let mut parts = Vec::new();
    if let Some((write, read)) = idle_read(trace, race) {
        let (write, read) = (&trace.events[write as usize], &trace.events[read as usize]);
        parts.push(format!(
            "{} reads {} {} ({}) from {}'s write {} ({}), but that synchronises only if the read is acquire and the \
             write release",
            name(read.thread),
            machine.location(read.addr, u64::from(read.size)),
            place(machine, read.position),
            order_name(read.order),
            name(write.thread),
            place(machine, write.position),
            order_name(write.order),
        ));
    } else {
        let (a, b) = (name(first.thread), name(second.thread));
        parts.push(format!("no lock, join or release and acquire after the access of {a} and before that of {b}"));
    }
    let locks = (held(trace, race.first), held(trace, race.second));
    if !locks.0.is_empty() || !locks.1.is_empty() {
        let say = |locks: Vec<String>| {
            if locks.is_empty() {
                "no lock".to_string()
            } else {
                locks.join(", ")
            }
        };
        let (a, b) = (name(first.thread), name(second.thread));
        parts.push(format!("{a} holds {} and {b} holds {}", say(locks.0), say(locks.1)));
    }
    parts.join("; ")
}

/// If the second access comes after the first by program order, reads-from and the like: the write and the read on that
/// way between which happens-before breaks off.
fn idle_read(trace: &Trace, race: &Race) -> Option<(EventId, EventId)> {
    let mut order = HappensBefore::default();
    let first = &trace.events[race.first as usize];
    // For each event on a way from the first access: the event before it, and whether the first access happens before it.
    let mut ways: HashMap<EventId, (EventId, bool)> = HashMap::new();
    let mut last: HashMap<u32, EventId> = HashMap::new();
    for id in 0..=race.second {
        let event = &trace.events[id as usize];
        order.take(trace, id);
        let mut sources: Vec<EventId> = last.insert(event.thread, id).into_iter().collect();
        match event.kind {
            EventKind::Read | EventKind::Update | EventKind::Object if id != race.second => {
                sources.extend(event.rf.iter().flatten());
            }
            EventKind::Join => sources.extend(last.get(&(event.value.unwrap_or(0) as u32))),
            // The child's first event comes after this one.
            EventKind::Create => {
                last.insert(event.value.unwrap_or(0) as u32, id);
            }
            _ => {}
        }
        let from = sources.into_iter().filter(|s| *s == race.first || ways.contains_key(s)).max();
        if let Some(from) = from {
            ways.insert(id, (from, order.precedes(first, event.thread)));
        }
    }
    let mut at = race.second;
    while at != race.first {
        let &(from, ordered) = ways.get(&at)?;
        if !ordered && (from == race.first || ways[&from].1) {
            let read = matches!(trace.events[at as usize].kind, EventKind::Read | EventKind::Update);
            return read.then_some((from, at));
        }
        at = from;
    }
    None
}

/// The locks that the thread of an event holds there, by name.
fn held(trace: &Trace, id: EventId) -> Vec<String> {
    let thread = trace.events[id as usize].thread;
    let mut locks: Vec<(u64, &str)> = Vec::new();
    let families = ["pthread_mutex_", "pthread_rwlock_", "pthread_spin_"];
    let operations = trace.events[..id as usize].iter().filter(|e| {
        e.thread == thread && e.kind == EventKind::Object && families.iter().any(|family| e.op.starts_with(family))
    });
    for event in operations {
        let lock = event.op.split_once('(').map_or("", |(_, name)| name.trim_end_matches(')'));
        match (acquires(event.order), releases(event.order)) {
            (true, false) => locks.push((event.addr, lock)),
            (false, true) => {
                if let Some(i) = locks.iter().rposition(|(addr, _)| *addr == event.addr) {
                    locks.remove(i);
                }
            }
            _ => {}
        }
    }
    locks.into_iter().map(|(_, lock)| lock.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::{explore, Engine, Options, Report};
    use crate::ir;
    use crate::machine::library::Posix;
    use crate::machine::StoreModel;
    use crate::program::build;

    /// Globals `x` (the data), `f` (a flag) and a mutex `m`; main starts `a` and `b` and waits for both.
    fn program(a: &str, b: &str) -> String {
        format!(
            "@x = global i32 0, align 4\n@f = global i32 0, align 4\n@m = global [40 x i8] zeroinitializer, align 8
             define ptr @a(ptr %0) {{\n{a}\n  ret ptr null\n}}
             define ptr @b(ptr %0) {{\n{b}\n  ret ptr null\n}}
             define i32 @main() {{
               %t = alloca [2 x i64], align 8
               %u = getelementptr [2 x i64], ptr %t, i64 0, i64 1
               %1 = call i32 @pthread_create(ptr %t, ptr null, ptr @a, ptr null)
               %2 = call i32 @pthread_create(ptr %u, ptr null, ptr @b, ptr null)
               %3 = load i64, ptr %t, align 8
               %4 = call i32 @pthread_join(i64 %3, ptr null)
               %5 = load i64, ptr %u, align 8
               %6 = call i32 @pthread_join(i64 %5, ptr null)
               %7 = load i32, ptr @x, align 4
               ret i32 0
             }}
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)
             declare i32 @pthread_join(i64, ptr)
             declare i32 @pthread_mutex_lock(ptr)
             declare i32 @pthread_mutex_unlock(ptr)
             declare i32 @pthread_mutex_trylock(ptr)
             declare void @__VERIFIER_atomic_begin()
             declare void @__VERIFIER_atomic_end()\n"
        )
    }

    fn run(text: &str, engine: Engine, model: StoreModel) -> Report {
        let module = ir::read(text, "test.ll").expect("the IR is readable");
        let program = build(vec![("test.ll".into(), module)], &Posix).expect("the program can be built");
        let options = Options { data_races: true, keep_going: true, ..Options::new(model) };
        explore(engine, &program, &options, &mut |_| None)
    }

    /// The messages of the races, the same in all models and engines.
    fn races(text: &str) -> Vec<String> {
        let mut all = Vec::new();
        for model in [StoreModel::Sc, StoreModel::Tso, StoreModel::Pso] {
            for engine in [Engine::Dpor, Engine::Naive] {
                let report = run(text, engine, model);
                assert_eq!(report.cuts, Vec::<String>::new());
                assert!(report.bugs.iter().all(|f| f.bug.kind == BugKind::DataRace), "{:?}", report.bugs);
                let messages: Vec<String> = report.bugs.iter().map(|f| f.bug.message.clone()).collect();
                all.push((messages.len(), messages));
            }
        }
        assert!(all.iter().all(|(n, _)| *n == all[0].0), "{all:?}");
        all.swap_remove(0).1
    }

    const INCREMENT: &str = "%v = load i32, ptr @x, align 4\n %w = add i32 %v, 1\n store i32 %w, ptr @x, align 4";
    const LOCK: &str = "%l = call i32 @pthread_mutex_lock(ptr @m)\n";
    const UNLOCK: &str = "\n%k = call i32 @pthread_mutex_unlock(ptr @m)";

    /// Write x, then the flag; read the flag and, if it is set, x.
    fn passing(publish: &str, look: &str) -> String {
        let a = format!("store i32 1, ptr @x, align 4\n {publish}");
        let b = format!(
            "{look}\n %set = icmp eq i32 %v, 1\n br i1 %set, label %yes, label %no
             yes:\n %w = load i32, ptr @x, align 4\n br label %no\nno:"
        );
        program(&a, &b)
    }

    const PUBLISH: &str = "store atomic i32 1, ptr @f release, align 4";
    const LOOK: &str = "%v = load atomic i32, ptr @f acquire, align 4";
    const PUBLISH_RELAXED: &str = "store atomic i32 1, ptr @f monotonic, align 4";
    const LOOK_RELAXED: &str = "%v = load atomic i32, ptr @f monotonic, align 4";

    #[test]
    fn a_plain_counter_races() {
        let found = races(&program(INCREMENT, INCREMENT));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("data race on x: T"), "{}", found[0]);
        assert!(found[0].contains("(not atomic)") && found[0].contains("no lock, join"), "{}", found[0]);
    }

    #[test]
    fn a_mutex_orders_its_critical_sections() {
        let guarded = format!("{LOCK}{INCREMENT}{UNLOCK}");
        assert_eq!(races(&program(&guarded, &guarded)), Vec::<String>::new());
        let found = races(&program(&guarded, INCREMENT));
        assert_eq!(found.len(), 1);
        assert!(
            found[0].contains("T1 holds m and T2 holds no lock")
                || found[0].contains("T2 holds no lock and T1 holds m")
        );
    }

    #[test]
    fn a_lock_that_could_not_be_had_orders_nothing() {
        let tries = format!(
            "%l = call i32 @pthread_mutex_trylock(ptr @m)\n %got = icmp eq i32 %l, 0\n br i1 %got, label %yes, label %no
             yes:{UNLOCK}\n ret ptr null\nno:\n{INCREMENT}"
        );
        let guarded = format!("{LOCK}{INCREMENT}{UNLOCK}");
        assert_eq!(races(&program(&guarded, &tries)).len(), 1);
    }

    #[test]
    fn release_and_acquire_pass_a_message() {
        assert_eq!(races(&passing(PUBLISH, LOOK)), Vec::<String>::new());
        for (publish, look) in [(PUBLISH, LOOK_RELAXED), (PUBLISH_RELAXED, LOOK), (PUBLISH_RELAXED, LOOK_RELAXED)] {
            let found = races(&passing(publish, look));
            assert_eq!(found.len(), 1, "{publish} {look}");
            assert!(found[0].contains("T2 reads f at an unknown place"), "{}", found[0]);
            assert!(found[0].contains("synchronises only if the read is acquire"), "{}", found[0]);
        }
    }

    #[test]
    fn an_update_continues_a_release_sequence() {
        let add = "%r = atomicrmw add ptr @f, i32 1 monotonic, align 4";
        let two = |publish: &str| {
            let a = format!("store i32 1, ptr @x, align 4\n {publish}\n {add}");
            let b =
                "%v = load atomic i32, ptr @f acquire, align 4\n %set = icmp eq i32 %v, 2\n br i1 %set, label %yes, \
                     label %no\nyes:\n %w = load i32, ptr @x, align 4\n br label %no\nno:";
            program(&a, b)
        };
        assert_eq!(races(&two(PUBLISH)), Vec::<String>::new());
        assert_eq!(races(&two(PUBLISH_RELAXED)).len(), 1);
    }

    #[test]
    fn fences_make_relaxed_accesses_synchronise() {
        let publish = format!("fence release\n {PUBLISH_RELAXED}");
        let look = format!("{LOOK_RELAXED}\n fence acquire");
        assert_eq!(races(&passing(&publish, &look)), Vec::<String>::new());
        assert_eq!(races(&passing(&publish, LOOK)), Vec::<String>::new());
        assert_eq!(races(&passing(PUBLISH, &look)), Vec::<String>::new());
        assert_eq!(races(&passing(PUBLISH_RELAXED, &look)).len(), 1);
        assert_eq!(races(&passing(&publish, LOOK_RELAXED)).len(), 1);
        // A fence on the wrong side.
        assert_eq!(races(&passing(&format!("{PUBLISH_RELAXED}\n fence release"), &look)).len(), 1);
        assert_eq!(races(&passing(&publish, &format!("fence acquire\n {LOOK_RELAXED}"))).len(), 1);
    }

    #[test]
    fn create_and_join_order() {
        // Main reads x after both joins; what it writes before it creates is no race either.
        let text = program("store i32 1, ptr @x, align 4", "");
        assert_eq!(races(&text), Vec::<String>::new());
        assert_eq!(races(&text.replace("%3 = load i64", "store i32 5, ptr @x, align 4\n %3 = load i64")).len(), 1);
        assert_eq!(races(&text.replace("%1 = call", "store i32 5, ptr @x, align 4\n %1 = call")), Vec::<String>::new());
    }

    #[test]
    fn atomic_accesses_race_only_with_others() {
        let atomic = "%v = atomicrmw add ptr @x, i32 1 monotonic, align 4";
        assert_eq!(races(&program(atomic, atomic)), Vec::<String>::new());
        let found = races(&program(atomic, "%v = load i32, ptr @x, align 4"));
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("T1 updates it at an unknown place (atomic, relaxed)"), "{}", found[0]);
        // Half of the same bytes; other bytes.
        assert_eq!(races(&program(atomic, "%v = load i16, ptr @x, align 2")).len(), 1);
        assert_eq!(races(&program(atomic, "%v = load i32, ptr @f, align 4")), Vec::<String>::new());
    }

    #[test]
    fn atomic_sections_are_ordered() {
        let section = format!("call void @__VERIFIER_atomic_begin()\n{INCREMENT}\ncall void @__VERIFIER_atomic_end()");
        assert_eq!(races(&program(&section, &section)), Vec::<String>::new());
        let after = format!("{section}\n store i32 5, ptr @x, align 4");
        assert_eq!(races(&program(&section, &after)).len(), 1);
    }

    #[test]
    fn a_race_of_a_blocked_execution_is_one() {
        let blocked = format!("{INCREMENT}\n{LOCK}%l2 = call i32 @pthread_mutex_lock(ptr @m)");
        let report = run(&program(&blocked, INCREMENT), Engine::Dpor, StoreModel::Sc);
        assert_eq!(report.executions, 0);
        assert!(report.bugs.iter().any(|f| f.bug.kind == BugKind::DataRace));
    }

    #[test]
    fn the_schedule_ends_at_the_second_access() {
        let text = program("store i32 1, ptr @x, align 4", "store i32 2, ptr @x, align 4");
        let module = ir::read(&text, "test.ll").expect("the IR is readable");
        let program = build(vec![("test.ll".into(), module)], &Posix).expect("the program can be built");
        let options = Options { data_races: true, ..Options::new(StoreModel::Tso) };
        let report = explore(Engine::Dpor, &program, &options, &mut |_| None);
        let trace = crate::engines::replay::replay(&program, &options.config, &report.bugs[0].schedule);
        let writes = |e: &&Event| e.kind == EventKind::Write && e.size == 4;
        assert_eq!(trace.events.iter().filter(writes).count(), 2);
        assert_eq!(find(&trace).len(), 1);
    }
}
