//! Programs as LLVM IR, the way clang writes them at `-O0`: registers are local variables.

use super::ast::{Op, Place, Program, Value, BYTES, REGISTERS, VARIABLES};
use std::fmt::Write;

/// The program as a module of IR text.
pub fn module(program: &Program) -> String {
    let mixed = program.is_mixed();
    let mut functions = Vec::new();
    for (i, thread) in program.threads.iter().enumerate() {
        functions.push((format!("t{}", i + 1), thread.as_slice()));
    }
    let (main, children) = main(program);
    functions.extend(children);
    let (mut out, mut next) = (String::new(), 0);
    while next < functions.len() {
        let (name, ops) = functions[next].clone();
        let mut body = Body::new(&name);
        body.ops(ops);
        body.define(&format!("ptr @{name}(ptr %cell)"), "ptr null", &mut out);
        functions.extend(body.children);
        next += 1;
    }
    out.push_str(&main);
    let mut head = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n");
    if out.contains("@once)") {
        out.push_str("define void @once() {\n  store i32 1, ptr @x, align 4\n  ret void\n}\n");
    }
    let used = |name: &str| [',', ')', ' '].iter().any(|end| out.contains(&format!("@{name}{end}")));
    for name in VARIABLES.into_iter().filter(|name| used(name)) {
        let _ = match mixed {
            true => writeln!(head, "@{name} = global [{BYTES} x i8] zeroinitializer, align 16"),
            false => writeln!(head, "@{name} = global i32 0, align 4"),
        };
    }
    for (name, bytes) in OBJECTS {
        if used(name) {
            let _ = writeln!(head, "@{name} = global [{bytes} x i8] zeroinitializer, align 8");
        }
    }
    for declaration in FUNCTIONS {
        let name = declaration.split(['@', '(']).nth(1).unwrap_or_default();
        if out.contains(&format!("@{name}(")) {
            let _ = writeln!(head, "declare {declaration}");
        }
    }
    head + &out
}

/// Objects and their sizes.
const OBJECTS: [(&str, u32); 8] =
    [("m0", 40), ("m1", 40), ("l", 4), ("rw", 56), ("c", 48), ("s", 32), ("b", 32), ("o", 4)];

/// Library functions.
const FUNCTIONS: [&str; 30] = [
    "i32 @pthread_create(ptr, ptr, ptr, ptr)",
    "i32 @pthread_join(i64, ptr)",
    "i32 @pthread_mutex_lock(ptr)",
    "i32 @pthread_mutex_trylock(ptr)",
    "i32 @pthread_mutex_unlock(ptr)",
    "i32 @pthread_spin_init(ptr, i32)",
    "i32 @pthread_spin_lock(ptr)",
    "i32 @pthread_spin_unlock(ptr)",
    "i32 @pthread_rwlock_rdlock(ptr)",
    "i32 @pthread_rwlock_wrlock(ptr)",
    "i32 @pthread_rwlock_tryrdlock(ptr)",
    "i32 @pthread_rwlock_trywrlock(ptr)",
    "i32 @pthread_rwlock_unlock(ptr)",
    "i32 @pthread_cond_wait(ptr, ptr)",
    "i32 @pthread_cond_signal(ptr)",
    "i32 @pthread_cond_broadcast(ptr)",
    "i32 @pthread_barrier_init(ptr, ptr, i32)",
    "i32 @pthread_barrier_wait(ptr)",
    "i32 @pthread_once(ptr, ptr)",
    "i32 @sem_init(ptr, i32, i32)",
    "i32 @sem_wait(ptr)",
    "i32 @sem_trywait(ptr)",
    "i32 @sem_post(ptr)",
    "ptr @malloc(i64)",
    "void @free(ptr)",
    "void @reach_error()",
    "void @__VERIFIER_assume(i32)",
    "void @__VERIFIER_atomic_begin()",
    "void @__VERIFIER_atomic_end()",
    "zeroext i1 @__VERIFIER_nondet_bool()",
];

/// Main, and the functions of the threads that it creates on its own.
fn main(program: &Program) -> (String, Vec<(String, &[Op])>) {
    let mut body = Body::new("main");
    let uses = |test: &dyn Fn(&Op) -> bool| program.any(test);
    if uses(&|op| matches!(op, Op::Down | Op::TryDown | Op::Up)) {
        body.line(&format!("call i32 @sem_init(ptr @s, i32 0, i32 {})", program.semaphore));
    }
    if uses(&|op| matches!(op, Op::Barrier)) {
        body.line(&format!("call i32 @pthread_barrier_init(ptr @b, ptr null, i32 {})", program.threads.len()));
    }
    if uses(&|op| matches!(op, Op::SpinLocked(_))) {
        body.line("call i32 @pthread_spin_init(ptr @l, i32 0)");
    }
    body.line("%cell = call ptr @malloc(i64 4)");
    body.line("store i32 0, ptr %cell, align 4");
    let ids: Vec<String> = (1..=program.threads.len()).map(|t| body.create(&format!("t{t}"))).collect();
    body.ops(&program.main);
    ids.iter().for_each(|id| body.join(id));
    if program.reads_at_end {
        for name in VARIABLES.iter().take(program.variables()) {
            body.value(&format!("load i32, ptr @{name}, align 4"));
        }
    }
    let mut out = String::new();
    body.define("i32 @main()", "i32 0", &mut out);
    (out, body.children)
}

/// The body of a function under construction.
struct Body<'a> {
    name: String,
    /// Local variables.
    locals: String,
    text: String,
    names: u32,
    /// Functions of the threads that it creates.
    children: Vec<(String, &'a [Op])>,
}

impl<'a> Body<'a> {
    fn new(name: &str) -> Body<'a> {
        let mut locals = String::new();
        for r in 0..REGISTERS {
            let _ = writeln!(locals, "  %r{r} = alloca i32, align 4\n  store i32 0, ptr %r{r}, align 4");
        }
        Body { name: name.to_string(), locals, text: String::new(), names: 0, children: Vec::new() }
    }

    fn define(&self, head: &str, result: &str, out: &mut String) {
        let _ = write!(out, "define {head} {{\nentry:\n{}{}  ret {result}\n}}\n", self.locals, self.text);
    }

    /// Create a thread; where its id is.
    fn create(&mut self, function: &str) -> String {
        let id = format!("%id{}", self.fresh());
        let _ = writeln!(self.locals, "  {id} = alloca i64, align 8");
        self.line(&format!("call i32 @pthread_create(ptr {id}, ptr null, ptr @{function}, ptr %cell)"));
        id
    }

    fn join(&mut self, id: &str) {
        let id = self.value(&format!("load i64, ptr {id}, align 8"));
        self.line(&format!("call i32 @pthread_join(i64 {id}, ptr null)"));
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn fresh(&mut self) -> u32 {
        self.names += 1;
        self.names
    }

    /// An instruction with a result; the result's name.
    fn value(&mut self, instruction: &str) -> String {
        let name = format!("%v{}", self.fresh());
        self.line(&format!("{name} = {instruction}"));
        name
    }

    fn call(&mut self, function: &str, object: &str) -> String {
        self.value(&format!("call i32 @{function}(ptr @{object})"))
    }

    fn label(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
    }

    /// Give a register a value of the given width.
    fn set(&mut self, register: u8, bytes: u8, value: &str) {
        let word = match bytes {
            4 => value.to_string(),
            8 => self.value(&format!("trunc i64 {value} to i32")),
            _ => self.value(&format!("zext i{} {value} to i32", 8 * u32::from(bytes))),
        };
        self.line(&format!("store i32 {word}, ptr %r{register}, align 4"));
    }

    /// The operand of a write of the given width.
    fn operand(&mut self, value: Value, bytes: u8) -> String {
        match value {
            Value::Constant(k) => k.to_string(),
            Value::After(r) => {
                let old = self.value(&format!("load i32, ptr %r{r}, align 4"));
                let sum = self.value(&format!("add i32 {old}, 1"));
                match bytes {
                    4 => sum,
                    8 => self.value(&format!("zext i32 {sum} to i64")),
                    _ => self.value(&format!("trunc i32 {sum} to i{}", 8 * u32::from(bytes))),
                }
            }
        }
    }

    fn equals(&mut self, register: u8, k: u8) -> String {
        let value = self.value(&format!("load i32, ptr %r{register}, align 4"));
        self.value(&format!("icmp eq i32 {value}, {k}"))
    }

    fn branch(&mut self, condition: &str, then: &str, other: &str) {
        self.line(&format!("br i1 {condition}, label %{then}, label %{other}"));
    }

    fn jump(&mut self, label: &str) {
        self.line(&format!("br label %{label}"));
    }

    /// `if (condition) then(); else other();`
    fn if_else(&mut self, condition: &str, then: impl FnOnce(&mut Self), other: impl FnOnce(&mut Self)) {
        let n = self.fresh();
        let (yes, no, end) = (format!("then{n}"), format!("else{n}"), format!("end{n}"));
        self.branch(condition, &yes, &no);
        self.label(&yes);
        then(self);
        self.jump(&end);
        self.label(&no);
        other(self);
        self.jump(&end);
        self.label(&end);
    }

    /// If the call returns 0, do the operations and unlock.
    fn if_got(&mut self, lock: &str, object: &str, unlock: &str, inner: &'a [Op]) {
        let result = self.call(lock, object);
        let got = self.value(&format!("icmp eq i32 {result}, 0"));
        self.if_else(
            &got,
            |body| {
                body.ops(inner);
                body.call(unlock, object);
            },
            |_| (),
        );
    }

    fn between(&mut self, lock: &str, object: &str, unlock: &str, inner: &'a [Op]) {
        self.call(lock, object);
        self.ops(inner);
        self.call(unlock, object);
    }

    fn update(&mut self, register: u8, what: &str, place: Place, value: Value) {
        let operand = self.operand(value, place.bytes);
        let (ty, at) = (ty(place), address(place));
        let old = self.value(&format!("atomicrmw {what} ptr {at}, {ty} {operand} seq_cst, align {}", align(place)));
        self.set(register, place.bytes, &old);
    }

    fn compare_exchange(&mut self, place: Place, expected: u8, new: u8) -> String {
        let (ty, at) = (ty(place), address(place));
        let align = align(place);
        self.value(&format!("cmpxchg ptr {at}, {ty} {expected}, {ty} {new} seq_cst seq_cst, align {align}"))
    }

    fn ops(&mut self, ops: &'a [Op]) {
        ops.iter().for_each(|op| self.op(op));
    }

    fn op(&mut self, op: &'a Op) {
        match op {
            Op::Load(r, p) => {
                let value = self.value(&format!("load {}, ptr {}, align {}", ty(*p), address(*p), align(*p)));
                self.set(*r, p.bytes, &value);
            }
            Op::Store(p, v) => {
                let value = self.operand(*v, p.bytes);
                self.line(&format!("store {} {value}, ptr {}, align {}", ty(*p), address(*p), align(*p)));
            }
            Op::StoreSeqCst(p, v) => {
                let value = self.operand(*v, p.bytes);
                let (ty, at, align) = (ty(*p), address(*p), align(*p));
                self.line(&format!("store atomic {ty} {value}, ptr {at} seq_cst, align {align}"));
            }
            Op::Fence => self.line("fence seq_cst"),
            Op::Add(r, p, v) => self.update(*r, "add", *p, *v),
            Op::Exchange(r, p, v) => self.update(*r, "xchg", *p, *v),
            Op::CompareExchange(r, p, old, new) => {
                let pair = self.compare_exchange(*p, *old, *new);
                let value = self.value(&format!("extractvalue {{ {}, i1 }} {pair}, 0", ty(*p)));
                self.set(*r, p.bytes, &value);
            }
            Op::Choose(r) => {
                let bit = self.value("call zeroext i1 @__VERIFIER_nondet_bool()");
                let word = self.value(&format!("zext i1 {bit} to i32"));
                self.set(*r, 4, &word);
            }
            Op::If(r, k, then, other) => {
                let condition = self.equals(*r, *k);
                self.if_else(&condition, |body| body.ops(then), |body| body.ops(other));
            }
            Op::Error(r, k) => {
                let condition = self.equals(*r, *k);
                self.if_else(&condition, |body| body.line("call void @reach_error()"), |_| ());
            }
            Op::Assume(r, k) => {
                let condition = self.equals(*r, *k);
                let word = self.value(&format!("zext i1 {condition} to i32"));
                self.line(&format!("call void @__VERIFIER_assume(i32 {word})"));
            }
            Op::Await(p, k) => self.retry(|body| {
                let value = body.value(&format!("load {}, ptr {}, align {}", ty(*p), address(*p), align(*p)));
                body.value(&format!("icmp eq {} {value}, {}", ty(*p), k))
            }),
            Op::AwaitExchange(p, old, new) => self.retry(|body| {
                let pair = body.compare_exchange(*p, *old, *new);
                body.value(&format!("extractvalue {{ {}, i1 }} {pair}, 1", ty(*p)))
            }),
            Op::Locked(m, inner) => self.between("pthread_mutex_lock", mutex(*m), "pthread_mutex_unlock", inner),
            Op::TryLocked(m, inner) => self.if_got("pthread_mutex_trylock", mutex(*m), "pthread_mutex_unlock", inner),
            Op::SpinLocked(inner) => self.between("pthread_spin_lock", "l", "pthread_spin_unlock", inner),
            Op::Reading(inner) => self.between("pthread_rwlock_rdlock", "rw", "pthread_rwlock_unlock", inner),
            Op::Writing(inner) => self.between("pthread_rwlock_wrlock", "rw", "pthread_rwlock_unlock", inner),
            Op::TryReading(inner) => self.if_got("pthread_rwlock_tryrdlock", "rw", "pthread_rwlock_unlock", inner),
            Op::TryWriting(inner) => self.if_got("pthread_rwlock_trywrlock", "rw", "pthread_rwlock_unlock", inner),
            Op::Down => drop(self.call("sem_wait", "s")),
            Op::TryDown => {
                let result = self.call("sem_trywait", "s");
                self.set(2, 4, &result);
            }
            Op::Up => drop(self.call("sem_post", "s")),
            Op::WaitCondition(inner) => {
                self.call("pthread_mutex_lock", "m0");
                self.value("call i32 @pthread_cond_wait(ptr @c, ptr @m0)");
                self.ops(inner);
                self.call("pthread_mutex_unlock", "m0");
            }
            Op::Signal => drop(self.call("pthread_cond_signal", "c")),
            Op::Broadcast => drop(self.call("pthread_cond_broadcast", "c")),
            Op::Barrier => drop(self.call("pthread_barrier_wait", "b")),
            Op::Once => drop(self.value("call i32 @pthread_once(ptr @o, ptr @once)")),
            Op::Section(inner) => {
                self.line("call void @__VERIFIER_atomic_begin()");
                self.ops(inner);
                self.line("call void @__VERIFIER_atomic_end()");
            }
            Op::LoadCell(r) => {
                let value = self.value("load i32, ptr %cell, align 4");
                self.set(*r, 4, &value);
            }
            Op::StoreCell(v) => {
                let value = self.operand(*v, 4);
                self.line(&format!("store i32 {value}, ptr %cell, align 4"));
            }
            Op::FreeCell => self.line("call void @free(ptr %cell)"),
            Op::OwnCell(r) => {
                let own = self.value("call ptr @malloc(i64 4)");
                let value = self.value(&format!("load i32, ptr %r{r}, align 4"));
                self.line(&format!("store i32 {value}, ptr {own}, align 4"));
                let again = self.value(&format!("load i32, ptr {own}, align 4"));
                self.set(*r, 4, &again);
                self.line(&format!("call void @free(ptr {own})"));
            }
            Op::Spawn(child, between) => {
                let n = self.fresh();
                let name = format!("{}_{n}", self.name);
                let id = self.create(&name);
                self.children.push((name, child));
                self.ops(between);
                self.join(&id);
            }
        }
    }

    /// `while (!attempt());`
    fn retry(&mut self, attempt: impl FnOnce(&mut Self) -> String) {
        let n = self.fresh();
        let (head, end) = (format!("loop{n}"), format!("done{n}"));
        self.jump(&head);
        self.label(&head);
        let success = attempt(self);
        self.branch(&success, &end, &head);
        self.label(&end);
    }
}

fn ty(place: Place) -> String {
    format!("i{}", 8 * u32::from(place.bytes))
}

/// The largest power of two that divides the offset, at most the size.
fn align(place: Place) -> u8 {
    let of_offset = if place.offset == 0 { place.bytes } else { 1 << place.offset.trailing_zeros() };
    of_offset.min(place.bytes)
}

fn address(place: Place) -> String {
    let name = VARIABLES[usize::from(place.variable)];
    match place.offset {
        0 => format!("@{name}"),
        offset => format!("getelementptr inbounds (i8, ptr @{name}, i64 {offset})"),
    }
}

fn mutex(number: u8) -> &'static str {
    if number == 0 {
        "m0"
    } else {
        "m1"
    }
}
