//! Instructions.

use super::names::{Joined, Name};
use super::write_align;
use crate::ir::ast::{Arg, Call, Inst, Op, Ordering};
use std::fmt;

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.result, &self.op) {
            (_, Op::Unsupported(_)) | (None, _) => write!(f, "{}", self.op),
            (Some(result), op) => write!(f, "{} = {op}", Name('%', result)),
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Op::Binary { op, ty, lhs, rhs } => write!(f, "{} {ty} {lhs}, {rhs}", op.keyword()),
            Op::FNeg(value) => write!(f, "fneg {value}"),
            Op::ICmp { pred, ty, lhs, rhs } => write!(f, "icmp {} {ty} {lhs}, {rhs}", pred.keyword()),
            Op::FCmp { pred, ty, lhs, rhs } => write!(f, "fcmp {} {ty} {lhs}, {rhs}", pred.keyword()),
            Op::Cast { op, value, to } => write!(f, "{} {value} to {to}", op.keyword()),
            Op::Select { cond, then, otherwise } => write!(f, "select {cond}, {then}, {otherwise}"),
            Op::Phi { ty, incoming } => {
                write!(f, "phi {ty}")?;
                for (index, (value, block)) in incoming.iter().enumerate() {
                    write!(f, "{} [ {value}, {} ]", if index == 0 { "" } else { "," }, Name('%', block))?;
                }
                Ok(())
            }
            Op::Freeze(value) => write!(f, "freeze {value}"),
            Op::ExtractValue { value, indices } => {
                write!(f, "extractvalue {value}, {}", Joined(indices))
            }
            Op::InsertValue { value, element, indices } => {
                write!(f, "insertvalue {value}, {element}, {}", Joined(indices))
            }
            Op::ExtractElement { vector, index } => write!(f, "extractelement {vector}, {index}"),
            Op::InsertElement { vector, element, index } => write!(f, "insertelement {vector}, {element}, {index}"),
            Op::ShuffleVector { left, right, mask } => write!(f, "shufflevector {left}, {right}, {mask}"),
            Op::VaArg { list, ty } => write!(f, "va_arg {list}, {ty}"),
            Op::Gep(gep) => write!(f, "{gep}"),
            Op::Alloca { .. }
            | Op::Load { .. }
            | Op::Store { .. }
            | Op::CmpXchg { .. }
            | Op::AtomicRmw { .. }
            | Op::Fence { .. } => write_memory(f, self),
            Op::Call(call) => {
                let tail = if call.must_tail { "musttail " } else { "" };
                write!(f, "{tail}call {call}")
            }
            Op::Unsupported(name) => write!(f, "; not read: {name}"),
            _ => write_control(f, self),
        }
    }
}

/// Allocations, accesses and fences.
fn write_memory(f: &mut fmt::Formatter<'_>, op: &Op) -> fmt::Result {
    match op {
        Op::Alloca { ty, count, align } => {
            write!(f, "alloca {ty}")?;
            if let Some(count) = count {
                write!(f, ", {count}")?;
            }
            write_align(f, *align)
        }
        Op::Load { ty, ptr, volatile, order, singlethread, align } => {
            write!(f, "load{}{} {ty}, ptr {ptr}", atomic(*order), word(*volatile, " volatile"))?;
            write_order(f, *singlethread, *order)?;
            write_align(f, *align)
        }
        Op::Store { value, ptr, volatile, order, singlethread, align } => {
            write!(f, "store{}{} {value}, ptr {ptr}", atomic(*order), word(*volatile, " volatile"))?;
            write_order(f, *singlethread, *order)?;
            write_align(f, *align)
        }
        Op::CmpXchg { ptr, expected, new, weak, volatile, success, failure, singlethread, align } => {
            let (weak, volatile) = (word(*weak, " weak"), word(*volatile, " volatile"));
            write!(f, "cmpxchg{weak}{volatile} ptr {ptr}, {expected}, {new}")?;
            write_order(f, *singlethread, *success)?;
            write!(f, " {}", failure.keyword())?;
            write_align(f, *align)
        }
        Op::AtomicRmw { op, ptr, value, volatile, order, singlethread, align } => {
            write!(f, "atomicrmw{} {} ptr {ptr}, {value}", word(*volatile, " volatile"), op.keyword())?;
            write_order(f, *singlethread, *order)?;
            write_align(f, *align)
        }
        Op::Fence { order, singlethread } => {
            f.write_str("fence")?;
            write_order(f, *singlethread, *order)
        }
        _ => Ok(()),
    }
}

/// Terminators and landing pads.
fn write_control(f: &mut fmt::Formatter<'_>, op: &Op) -> fmt::Result {
    let label = |name| Name('%', name);
    match op {
        Op::Invoke { call, normal, unwind } => {
            write!(f, "invoke {call} to label {} unwind label {}", label(normal), label(unwind))
        }
        Op::LandingPad { ty, cleanup, clauses } => {
            write!(f, "landingpad {ty}{}", word(*cleanup, " cleanup"))?;
            clauses.iter().try_for_each(|(catch, value)| {
                let clause = if *catch { "catch" } else { "filter" };
                write!(f, " {clause} {value}")
            })
        }
        Op::Resume(value) => write!(f, "resume {value}"),
        Op::Ret(None) => f.write_str("ret void"),
        Op::Ret(Some(value)) => write!(f, "ret {value}"),
        Op::Br(target) => write!(f, "br label {}", label(target)),
        Op::CondBr { cond, then, otherwise } => {
            write!(f, "br i1 {cond}, label {}, label {}", label(then), label(otherwise))
        }
        Op::Switch { value, default, cases } => {
            write!(f, "switch {value}, label {} [", label(default))?;
            for (case, target) in cases {
                write!(f, " {} {case}, label {}", value.ty, label(target))?;
            }
            f.write_str(" ]")
        }
        Op::IndirectBr { address, targets } => {
            write!(f, "indirectbr {address}, [")?;
            for (index, target) in targets.iter().enumerate() {
                write!(f, "{}label {}", if index == 0 { "" } else { ", " }, label(target))?;
            }
            f.write_str("]")
        }
        Op::Unreachable => f.write_str("unreachable"),
        _ => Ok(()),
    }
}

/// The call without its opcode.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.ret)?;
        if self.varargs {
            f.write_str("(")?;
            self.args.iter().take(self.fixed_args).try_for_each(|arg| write!(f, "{}, ", arg.ty))?;
            f.write_str("...) ")?;
        }
        write!(f, "{}({})", self.callee, Joined(&self.args))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.ty, self.attrs, self.value)
    }
}

fn word(present: bool, word: &'static str) -> &'static str {
    if present {
        word
    } else {
        ""
    }
}

fn atomic(order: Ordering) -> &'static str {
    word(order != Ordering::NotAtomic, " atomic")
}

/// ` syncscope("singlethread") order`; nothing for a plain access.
fn write_order(f: &mut fmt::Formatter<'_>, singlethread: bool, order: Ordering) -> fmt::Result {
    if order == Ordering::NotAtomic {
        return Ok(());
    }
    write!(f, "{} {}", word(singlethread, " syncscope(\"singlethread\")"), order.keyword())
}

#[cfg(test)]
mod tests {
    use crate::ir::read;

    #[test]
    fn instructions_print_as_they_were_read() {
        for line in [
            "%r = add i32 %a, -1",
            "%r = fcmp une double %a, 0x3FF0000000000000",
            "%r = phi i32 [ %a, %x ], [ 0, %1 ]",
            "%r = alloca [4 x i8], i64 %n, align 16",
            "%r = load atomic volatile i32, ptr @g syncscope(\"singlethread\") acquire, align 4",
            "store volatile i64 1, ptr %p, align 8",
            "%r = cmpxchg weak volatile ptr %p, ptr null, ptr @g acq_rel monotonic, align 8",
            "%r = atomicrmw umax ptr %p, i8 %v seq_cst, align 1",
            "fence syncscope(\"singlethread\") release",
            "%r = getelementptr inbounds %s, ptr %p, i64 0, i32 1",
            "%r = call i32 (ptr, ...) @printf(ptr @f, i32 signext %x)",
            "call void asm sideeffect \"mfence\", \"=*m,~{memory}\"(ptr elementtype(i32) %x)",
            "%r = musttail call ptr %f(ptr byval(%s) align 8 %x)",
            "%r = extractvalue { i32, i1 } %x, 1",
            "%r = select i1 icmp ne (ptr @w, ptr null), i32 1, i32 2",
            "%r = shufflevector <2 x i32> %a, <2 x i32> poison, <2 x i32> splat (i32 1)",
            "%r = landingpad { ptr, i32 } cleanup catch ptr null filter [0 x ptr] zeroinitializer",
            "invoke void @f() to label %a unwind label %b",
            "switch i8 %x, label %d [ i8 0, label %a i8 -1, label %b ]",
            "indirectbr ptr %t, [label %a, label %b]",
            "br i1 %c, label %\"if then\", label %2",
            "resume { ptr, i32 } %x",
        ] {
            let text = format!("define void @f() {{\nentry:\n  {line}\n  ret void\n}}");
            let block = match read(&text, "t.ll") {
                Ok(mut module) => module.functions.remove(0).blocks.remove(0),
                Err(error) => panic!("{line}: {error}"),
            };
            assert_eq!(block.insts[0].to_string(), line);
        }
    }
}
