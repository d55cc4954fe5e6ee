//! Bytecode as text, for tests and for people.

use std::fmt::Write;

use super::bytecode::{Function, Inst, Opd};

/// One line per instruction, with constants and arguments spelled out.
pub fn disassemble(function: &Function) -> String {
    let mut out = format!(
        "{}: {} params{}, {} slots, {} results\n",
        function.name,
        function.params,
        if function.varargs { " and more" } else { "" },
        function.slots,
        function.results
    );
    for (pc, inst) in function.code.iter().enumerate() {
        let pos = function.pos.get(pc).copied().unwrap_or(0);
        let _ = write!(out, "{pc:5} @{pos:<4} {}", readable(function, &format!("{inst:?}")));
        match *inst {
            Inst::Call { first, n, .. } | Inst::CallIndirect { first, n, .. } | Inst::CallLib { first, n, .. } => {
                let args = function.args.iter().skip(first as usize).take(usize::from(n));
                let args: Vec<String> = args.map(|arg| operand(function, *arg)).collect();
                let _ = write!(out, " ({})", args.join(", "));
            }
            Inst::Switch { table, .. } => {
                let _ = write!(out, " {:?}", function.switches.get(table as usize));
            }
            Inst::Wide { index } => {
                let wide = function.wides.get(index as usize);
                let _ = write!(out, " {}", readable(function, &format!("{wide:?}")));
            }
            Inst::Unsupported { message } => {
                let _ = write!(out, " {:?}", function.messages.get(message as usize));
            }
            _ => {}
        }
        out.push('\n');
    }
    for (number, entry) in function.loops.iter().enumerate() {
        let _ = writeln!(out, "loop {number}: {entry:?}");
    }
    out
}

fn operand(function: &Function, operand: Opd) -> String {
    match operand.decode() {
        Ok(slot) => format!("s{slot}"),
        Err(index) => match function.consts.get(index as usize) {
            Some(value) if *value < 1 << 16 => format!("#{value}"),
            Some(value) => format!("#{value:#x}"),
            None => format!("#?{index}"),
        },
    }
}

/// Replace `Opd(n)` by what it names.
fn readable(function: &Function, text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("Opd(") {
        out.push_str(before);
        let Some((number, tail)) = after.split_once(')') else {
            break;
        };
        out.push_str(&operand(function, Opd(number.parse().unwrap_or(0))));
        rest = tail;
    }
    out.push_str(rest);
    out
}
