//! Types, values, constant expressions, parameter attributes.

use super::names::{Joined, Name, Quoted};
use crate::ir::ast::{ConstExpr, FloatLiteral, Gep, InlineAsm, ParamAttrs, Type, Typed, Value};
use crate::ir::lexer::{Lexer, Token};
use std::fmt;

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Void => f.write_str("void"),
            Type::Int(bits) => write!(f, "i{bits}"),
            Type::Half => f.write_str("half"),
            Type::BFloat => f.write_str("bfloat"),
            Type::Float => f.write_str("float"),
            Type::Double => f.write_str("double"),
            Type::X86Fp80 => f.write_str("x86_fp80"),
            Type::Fp128 => f.write_str("fp128"),
            Type::Ptr => f.write_str("ptr"),
            Type::Array(length, element) => write!(f, "[{length} x {element}]"),
            Type::Vector(length, element) => write!(f, "<{length} x {element}>"),
            Type::Struct { fields, packed } => write_struct(f, fields, *packed),
            Type::Named(name) => write!(f, "{}", Name('%', name)),
            Type::Function { ret, params, varargs } => {
                write!(f, "{ret} ({}", Joined(params))?;
                if *varargs {
                    write!(f, "{}...", if params.is_empty() { "" } else { ", " })?;
                }
                f.write_str(")")
            }
            Type::Label => f.write_str("label"),
            Type::Token => f.write_str("token"),
            Type::Metadata => f.write_str("metadata"),
        }
    }
}

/// `{ a, b }`, `<{ a, b }>`, `{}`; of types or of values.
fn write_struct<T: fmt::Display>(f: &mut fmt::Formatter<'_>, fields: &[T], packed: bool) -> fmt::Result {
    let (open, close) = if packed { ("<{", "}>") } else { ("{", "}") };
    match fields {
        [] => write!(f, "{open}{close}"),
        _ => write!(f, "{open} {} {close}", Joined(fields)),
    }
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ty, self.value)
    }
}

/// The value without its type.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Local(name) => write!(f, "{}", Name('%', name)),
            Value::Global(name) => write!(f, "{}", Name('@', name)),
            Value::Int(value) => write!(f, "{value}"),
            Value::BigInt(literal) => f.write_str(literal),
            Value::Float(literal) => write!(f, "{literal}"),
            Value::Null => f.write_str("null"),
            Value::Undef => f.write_str("undef"),
            Value::Poison => f.write_str("poison"),
            Value::Zero => f.write_str("zeroinitializer"),
            Value::NoneToken => f.write_str("none"),
            Value::CString(bytes) => write!(f, "c{}", Quoted(bytes)),
            Value::Array(elements) => write!(f, "[{}]", Joined(elements)),
            Value::Struct { fields, packed } => write_struct(f, fields, *packed),
            Value::Vector(elements) => write!(f, "<{}>", Joined(elements)),
            Value::Splat(element) => write!(f, "splat ({element})"),
            Value::Expr(expression) => write!(f, "{expression}"),
            Value::BlockAddress { function, block } => {
                write!(f, "blockaddress({}, {})", Name('@', function), Name('%', block))
            }
            Value::Asm(asm) => write!(f, "{asm}"),
            Value::Metadata(text) => write_metadata(f, text),
        }
    }
}

/// Numbered nodes are not printed, so an operand that refers to one refers to the empty node instead.
fn write_metadata(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let mut lexer = Lexer::new(text);
    let mut printed = 0;
    loop {
        let (token, start) = lexer.next();
        match token {
            Token::End => return f.write_str(&text[printed..]),
            Token::Metadata(name) if name.parse::<u32>().is_ok() => {
                write!(f, "{}!{{}}", &text[printed..start])?;
                printed = lexer.position();
            }
            _ => {}
        }
    }
}

impl fmt::Display for FloatLiteral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FloatLiteral::Double(bits) => write!(f, "0x{bits:016X}"),
            FloatLiteral::Half(bits) => write!(f, "0xH{bits:04X}"),
            FloatLiteral::BFloat(bits) => write!(f, "0xR{bits:04X}"),
            FloatLiteral::X87(bits) => write!(f, "0xK{bits:020X}"),
            // The low word first.
            FloatLiteral::Quad(bits) => write!(f, "0xL{:032X}", bits.rotate_left(64)),
        }
    }
}

impl fmt::Display for ConstExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConstExpr::Binary { op, lhs, rhs } => write!(f, "{} ({lhs}, {rhs})", op.keyword()),
            ConstExpr::Cast { op, value, to } => write!(f, "{} ({value} to {to})", op.keyword()),
            ConstExpr::Gep(gep) => {
                write!(f, "getelementptr {}(", inbounds(gep))?;
                write_gep_operands(f, gep)?;
                f.write_str(")")
            }
            ConstExpr::ICmp { pred, lhs, rhs } => write!(f, "icmp {} ({lhs}, {rhs})", pred.keyword()),
        }
    }
}

/// The instruction, opcode included.
impl fmt::Display for Gep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "getelementptr {}", inbounds(self))?;
        write_gep_operands(f, self)
    }
}

fn inbounds(gep: &Gep) -> &'static str {
    if gep.inbounds {
        "inbounds "
    } else {
        ""
    }
}

fn write_gep_operands(f: &mut fmt::Formatter<'_>, gep: &Gep) -> fmt::Result {
    write!(f, "{}, {}", gep.source, gep.base)?;
    gep.indices.iter().try_for_each(|index| write!(f, ", {index}"))
}

impl fmt::Display for InlineAsm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sideeffect = if self.sideeffect { "sideeffect " } else { "" };
        let (template, constraints) = (Quoted(self.template.as_bytes()), Quoted(self.constraints.as_bytes()));
        write!(f, "asm {sideeffect}{template}, {constraints}")
    }
}

/// Each attribute with a space before it.
impl fmt::Display for ParamAttrs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, ty) in [("byval", &self.byval), ("sret", &self.sret), ("elementtype", &self.elementtype)] {
            if let Some(ty) = ty {
                write!(f, " {name}({ty})")?;
            }
        }
        for (name, set) in [("signext", self.signext), ("zeroext", self.zeroext)] {
            if set {
                write!(f, " {name}")?;
            }
        }
        match self.align {
            0 => Ok(()),
            align => write!(f, " align {align}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_operands_do_not_dangle() {
        let value = Value::Metadata("!DIArgList(ptr %x, !12, !\"!3\")".into());
        assert_eq!(value.to_string(), "!DIArgList(ptr %x, !{}, !\"!3\")");
    }

    #[test]
    fn a_quad_is_printed_low_word_first() {
        let one = FloatLiteral::Quad(0x3FFF << 112);
        assert_eq!(one.to_string(), "0xL00000000000000003FFF000000000000");
    }

    #[test]
    fn empty_aggregates_have_no_blanks() {
        assert_eq!(Type::Struct { fields: vec![], packed: true }.to_string(), "<{}>");
        assert_eq!(Value::Array(vec![]).to_string(), "[]");
    }
}
