//! C11 programs as LLVM IR, the way clang writes them at `-O0`: registers are local variables.

use super::c11::{Op, Order, Program, Value, REGISTERS, VARIABLES};
use std::fmt::Write;

/// The program as a module of IR text.
pub fn module(program: &Program) -> String {
    let mut out = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n");
    for name in VARIABLES {
        let _ = writeln!(out, "@{name} = global i32 0, align 4");
    }
    out.push_str("declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n");
    for (t, ops) in program.threads.iter().enumerate() {
        let mut body = Body::default();
        body.ops(ops);
        let (head, result) = match t {
            0 => ("i32 @main()".to_string(), "i32 0"),
            _ => (format!("ptr @t{t}(ptr %argument)"), "ptr null"),
        };
        let _ = writeln!(out, "define {head} {{\nentry:");
        for r in 0..REGISTERS {
            let _ = writeln!(out, "  %r{r} = alloca i32, align 4\n  store i32 0, ptr %r{r}, align 4");
        }
        let _ = writeln!(out, "{}{}  ret {result}\n}}", body.ids, body.text);
    }
    out
}

/// The body of a function under construction.
#[derive(Default)]
struct Body {
    /// Where the ids of the threads are that it creates.
    ids: String,
    text: String,
    names: u32,
}

impl Body {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    /// An instruction with a result; the result's name.
    fn value(&mut self, instruction: &str) -> String {
        self.names += 1;
        let name = format!("%v{}", self.names);
        self.line(&format!("{name} = {instruction}"));
        name
    }

    fn register(&mut self, register: usize) -> String {
        self.value(&format!("load i32, ptr %r{register}, align 4"))
    }

    fn set(&mut self, register: usize, value: &str) {
        self.line(&format!("store i32 {value}, ptr %r{register}, align 4"));
    }

    fn operand(&mut self, value: Value) -> String {
        match value {
            Value::Constant(k) => k.to_string(),
            Value::After(r) => {
                let old = self.register(r);
                self.value(&format!("add i32 {old}, 1"))
            }
        }
    }

    fn update(&mut self, register: usize, what: &str, variable: usize, value: Value, order: Order) {
        let operand = self.operand(value);
        let (name, order) = (VARIABLES[variable], keyword(order));
        let old = self.value(&format!("atomicrmw {what} ptr @{name}, i32 {operand} {order}, align 4"));
        self.set(register, &old);
    }

    fn ops(&mut self, ops: &[Op]) {
        ops.iter().for_each(|op| self.op(op));
    }

    fn op(&mut self, op: &Op) {
        match op {
            Op::Load(r, v, Order::NotAtomic) => {
                let value = self.value(&format!("load i32, ptr @{}, align 4", VARIABLES[*v]));
                self.set(*r, &value);
            }
            Op::Load(r, v, order) => {
                let order = keyword(*order);
                let value = self.value(&format!("load atomic i32, ptr @{} {order}, align 4", VARIABLES[*v]));
                self.set(*r, &value);
            }
            Op::Store(v, value, Order::NotAtomic) => {
                let value = self.operand(*value);
                self.line(&format!("store i32 {value}, ptr @{}, align 4", VARIABLES[*v]));
            }
            Op::Store(v, value, order) => {
                let (value, order) = (self.operand(*value), keyword(*order));
                self.line(&format!("store atomic i32 {value}, ptr @{} {order}, align 4", VARIABLES[*v]));
            }
            Op::Add(r, v, value, order) => self.update(*r, "add", *v, *value, *order),
            Op::Exchange(r, v, value, order) => self.update(*r, "xchg", *v, *value, *order),
            Op::CompareExchange(r, v, old, new, success, failure) => {
                let (name, success, failure) = (VARIABLES[*v], keyword(*success), keyword(*failure));
                let pair =
                    self.value(&format!("cmpxchg ptr @{name}, i32 {old}, i32 {new} {success} {failure}, align 4"));
                let value = self.value(&format!("extractvalue {{ i32, i1 }} {pair}, 0"));
                self.set(*r, &value);
            }
            Op::Fence(order) => self.line(&format!("fence {}", keyword(*order))),
            Op::If(r, k, then, other) => {
                let value = self.register(*r);
                let condition = self.value(&format!("icmp eq i32 {value}, {k}"));
                let n = self.names;
                self.line(&format!("br i1 {condition}, label %then{n}, label %else{n}"));
                for (label, ops) in [("then", then), ("else", other)] {
                    let _ = writeln!(self.text, "{label}{n}:");
                    self.ops(ops);
                    self.line(&format!("br label %end{n}"));
                }
                let _ = writeln!(self.text, "end{n}:");
            }
            Op::Create(t) => {
                let _ = writeln!(self.ids, "  %id{t} = alloca i64, align 8");
                self.line(&format!("call i32 @pthread_create(ptr %id{t}, ptr null, ptr @t{t}, ptr null)"));
            }
            Op::Join(t) => {
                let id = self.value(&format!("load i64, ptr %id{t}, align 8"));
                self.line(&format!("call i32 @pthread_join(i64 {id}, ptr null)"));
            }
        }
    }
}

const fn keyword(order: Order) -> &'static str {
    match order {
        Order::NotAtomic => "",
        Order::Relaxed => "monotonic",
        Order::Acquire => "acquire",
        Order::Release => "release",
        Order::AcqRel => "acq_rel",
        Order::SeqCst => "seq_cst",
    }
}
