//! Programs that access the same bytes with different sizes, but never in a race: only accesses of the same size may race.
//!
//! Main creates a thread, initialises memory by pieces of any size, creates two more threads, joins all and looks at what
//! is left. The threads have a region of `a` each, share the words of `q` one by one, and share `s` by a mutex.

use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write;

/// Bytes `offset..offset + bytes` of a global variable.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    variable: &'static str,
    offset: u8,
    bytes: u8,
}

#[derive(Clone, Copy, Debug)]
pub enum Op {
    Load(Span),
    /// Of a constant, or of what was loaded last plus 1.
    Store(Span, Option<u8>),
    Add(Span, u8),
    /// Expected and new value.
    CompareExchange(Span, u8, u8),
    /// `memset`
    Fill(Span, u8),
    /// `memcpy` between spans of as many bytes as the first one has.
    Copy(Span, Span),
    /// An access to `s`, with the mutex held.
    Locked(Span, u8),
    /// Load the first; if 3 does not divide the sum of its bytes, store to the second.
    IfStore(Span, Span, u8),
}

#[derive(Clone, Debug)]
pub struct Program {
    /// The accesses to `q` by threads are atomic, so that there is no data race.
    pub atomic: bool,
    pub first: Vec<Op>,
    pub between: Vec<Op>,
    pub threads: [Vec<Op>; 2],
    pub after: Vec<Op>,
}

pub fn programs() -> impl Strategy<Value = Program> {
    let first = vec(locked(), 0..=1);
    let between = vec(piecewise(prop_oneof![span("a", 0), span("a", 8), span("q", 0)].boxed()), 0..=3);
    let threads = [thread(span("a", 0)), thread(span("a", 8))];
    let anywhere = prop_oneof![span("a", 0), span("a", 8), span("q", 0), span("s", 0)].boxed();
    (any::<bool>(), first, between, threads, vec(piecewise(anywhere), 0..=3))
        .prop_map(|(atomic, first, between, threads, after)| Program { atomic, first, between, threads, after })
}

/// Any piece of 8 bytes.
fn span(variable: &'static str, from: u8) -> BoxedStrategy<Span> {
    let spans = [(0, 8), (0, 4), (4, 4), (0, 1), (1, 1), (5, 1), (0, 2), (2, 2), (6, 2), (1, 4), (2, 4)];
    proptest::sample::select(spans.to_vec())
        .prop_map(move |(offset, bytes)| Span { variable, offset: from + offset, bytes })
        .boxed()
}

/// Operations on memory that nobody else has.
fn piecewise(at: BoxedStrategy<Span>) -> BoxedStrategy<Op> {
    let at = || at.clone();
    prop_oneof![
        3 => at().prop_map(Op::Load),
        3 => (at(), stored()).prop_map(|(span, value)| Op::Store(span, value)),
        1 => (at(), 1u8..3).prop_map(|(span, value)| Op::Add(span, value)),
        1 => (at(), 0u8..2, 1u8..3).prop_map(|(span, old, new)| Op::CompareExchange(span, old, new)),
        2 => (at(), 0u8..3).prop_map(|(span, byte)| Op::Fill(span, byte)),
        1 => (at(), at()).prop_map(|(to, from)| Op::Copy(to, from)),
        2 => (at(), at(), 1u8..3).prop_map(|(from, to, value)| Op::IfStore(from, to, value)),
    ]
    .boxed()
}

fn stored() -> BoxedStrategy<Option<u8>> {
    prop_oneof![(1u8..3).prop_map(Some), Just(None)].boxed()
}

fn locked() -> BoxedStrategy<Op> {
    (span("s", 0), 0u8..3).prop_map(|(span, value)| Op::Locked(span, value)).boxed()
}

fn thread(own: BoxedStrategy<Span>) -> BoxedStrategy<Vec<Op>> {
    let word = prop_oneof![Just(0u8), Just(4)].prop_map(|offset| Span { variable: "q", offset, bytes: 4 }).boxed();
    let word = || word.clone();
    let whole = prop_oneof![
        2 => word().prop_map(Op::Load),
        2 => (word(), stored()).prop_map(|(span, value)| Op::Store(span, value)),
        1 => (word(), 1u8..3).prop_map(|(span, value)| Op::Add(span, value)),
        1 => (word(), 0u8..2, 1u8..3).prop_map(|(span, old, new)| Op::CompareExchange(span, old, new)),
        2 => (word(), word(), 1u8..3).prop_map(|(from, to, value)| Op::IfStore(from, to, value)),
    ];
    vec(prop_oneof![3 => whole, 2 => piecewise(own), 1 => locked()], 0..=3).boxed()
}

/// The program as a module of IR text.
pub fn module(program: &Program) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n\
         @a = global [16 x i8] c\"\\01\\02\\01\\03\\00\\02\\01\\01\\02\\00\\01\\01\\03\\01\\02\\01\", align 8\n\
         @q = global [8 x i8] c\"\\02\\01\\01\\03\\01\\00\\02\\01\", align 8\n\
         @s = global [8 x i8] c\"\\01\\00\\02\\01\\01\\03\\01\\02\", align 8\n\
         @m = global [40 x i8] zeroinitializer, align 8\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_join(i64, ptr)\n\
         declare i32 @pthread_mutex_lock(ptr)\n\
         declare i32 @pthread_mutex_unlock(ptr)\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n",
    );
    for (name, ops) in [("t1", &program.first), ("t2", &program.threads[0]), ("t3", &program.threads[1])] {
        let mut body = Body { atomic: program.atomic, ..Body::default() };
        ops.iter().for_each(|op| body.op(op));
        let _ =
            writeln!(out, "define ptr @{name}(ptr %argument) {{\nentry:\n{REGISTER}{}  ret ptr null\n}}", body.text);
    }
    let mut main = Body::default();
    main.create(1);
    program.between.iter().for_each(|op| main.op(op));
    (2..=3).for_each(|t| main.create(t));
    for t in 1..=3 {
        let id = main.value(&format!("load i64, ptr %id{t}, align 8"));
        main.line(&format!("call i32 @pthread_join(i64 {id}, ptr null)"));
    }
    program.after.iter().for_each(|op| main.op(op));
    let ids: String = (1..=3).map(|t| format!("  %id{t} = alloca i64, align 8\n")).collect();
    let _ = writeln!(out, "define i32 @main() {{\nentry:\n{REGISTER}{ids}{}  ret i32 0\n}}", main.text);
    out
}

/// What was loaded last.
const REGISTER: &str = "  %r = alloca i64, align 8\n  store i64 0, ptr %r, align 8\n";

#[derive(Default)]
struct Body {
    atomic: bool,
    text: String,
    names: u32,
}

impl Body {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn value(&mut self, instruction: &str) -> String {
        self.names += 1;
        let name = format!("%v{}", self.names);
        self.line(&format!("{name} = {instruction}"));
        name
    }

    fn create(&mut self, t: u32) {
        self.line(&format!("call i32 @pthread_create(ptr %id{t}, ptr null, ptr @t{t}, ptr null)"));
    }

    fn set(&mut self, bytes: u8, value: &str) {
        let word = match bytes {
            8 => value.to_string(),
            _ => self.value(&format!("zext i{} {value} to i64", 8 * u32::from(bytes))),
        };
        self.line(&format!("store i64 {word}, ptr %r, align 8"));
    }

    /// What was loaded last plus 1, so many bytes of it.
    fn successor(&mut self, bytes: u8) -> String {
        let old = self.value("load i64, ptr %r, align 8");
        let sum = self.value(&format!("add i64 {old}, 1"));
        match bytes {
            8 => sum,
            _ => self.value(&format!("trunc i64 {sum} to i{}", 8 * u32::from(bytes))),
        }
    }

    /// The kind of access, and its order.
    fn order(&self, span: Span) -> (&'static str, &'static str) {
        if self.atomic && span.variable == "q" {
            ("atomic ", " seq_cst")
        } else {
            ("", "")
        }
    }

    fn load(&mut self, span: Span) {
        let (atomic, order) = self.order(span);
        let value = self.value(&format!("load {atomic}{}, ptr {}{order}, align {}", ty(span), at(span), align(span)));
        self.set(span.bytes, &value);
    }

    fn store(&mut self, span: Span, value: &str) {
        let (atomic, order) = self.order(span);
        self.line(&format!("store {atomic}{} {value}, ptr {}{order}, align {}", ty(span), at(span), align(span)));
    }

    fn op(&mut self, op: &Op) {
        match *op {
            Op::Load(span) => self.load(span),
            Op::Store(span, Some(constant)) => self.store(span, &spread(constant, span.bytes).to_string()),
            Op::Store(span, None) => {
                let value = self.successor(span.bytes);
                self.store(span, &value);
            }
            Op::Add(span, value) => {
                let (ty, at, align) = (ty(span), at(span), align(span));
                let old = self.value(&format!("atomicrmw add ptr {at}, {ty} {value} seq_cst, align {align}"));
                self.set(span.bytes, &old);
            }
            Op::CompareExchange(span, old, new) => {
                let (ty, at, align) = (ty(span), at(span), align(span));
                let pair =
                    self.value(&format!("cmpxchg ptr {at}, {ty} {old}, {ty} {new} seq_cst seq_cst, align {align}"));
                let value = self.value(&format!("extractvalue {{ {ty}, i1 }} {pair}, 0"));
                self.set(span.bytes, &value);
            }
            Op::Fill(span, byte) => {
                let len = span.bytes;
                self.line(&format!("call void @llvm.memset.p0.i64(ptr {}, i8 {byte}, i64 {len}, i1 false)", at(span)));
            }
            Op::Copy(to, from) => {
                let len = to.bytes.min(from.bytes);
                let (to, from) = (at(to), at(from));
                self.line(&format!("call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 {len}, i1 false)"));
            }
            Op::Locked(span, value) => {
                self.line("call i32 @pthread_mutex_lock(ptr @m)");
                match value {
                    0 => self.load(span),
                    value => self.store(span, &spread(value, span.bytes).to_string()),
                }
                self.line("call i32 @pthread_mutex_unlock(ptr @m)");
            }
            Op::IfStore(from, to, value) => {
                self.load(from);
                let loaded = self.value("load i64, ptr %r, align 8");
                // 256 leaves 1.
                let rest = self.value(&format!("urem i64 {loaded}, 3"));
                let condition = self.value(&format!("icmp ne i64 {rest}, 0"));
                let n = self.names;
                self.line(&format!("br i1 {condition}, label %then{n}, label %end{n}"));
                let _ = writeln!(self.text, "then{n}:");
                self.store(to, &value.to_string());
                self.line(&format!("br label %end{n}"));
                let _ = writeln!(self.text, "end{n}:");
            }
        }
    }
}

/// A word of these bytes, so that each of them matters.
fn spread(byte: u8, bytes: u8) -> u64 {
    u64::from(byte) * (0x0101_0101_0101_0101 >> (64 - 8 * u32::from(bytes)))
}

fn ty(span: Span) -> String {
    format!("i{}", 8 * u32::from(span.bytes))
}

fn at(span: Span) -> String {
    format!("getelementptr inbounds (i8, ptr @{}, i64 {})", span.variable, span.offset)
}

/// The largest power of two that divides the offset, at most the size.
fn align(span: Span) -> u8 {
    let of_offset = if span.offset == 0 { span.bytes } else { 1 << span.offset.trailing_zeros() };
    of_offset.min(span.bytes)
}
