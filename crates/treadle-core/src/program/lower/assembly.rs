//! Inline assembly: fences and barriers of the architectures that Treadle has models for.

use super::super::bytecode::{FenceKind, Inst};
use super::super::fault::{unsupported, Outcome};
use super::Lowering;
use crate::ir::ast::{Call, InlineAsm, Type};

/// Instructions that do nothing that a memory model sees.
const NOTHING: [&str; 8] = ["", "pause", "nop", "rep", "rep nop", "yield", "hint #1", "rep; nop"];

/// Fences that the models know by name.
const NAMED: [&str; 14] = [
    "sync",
    "lwsync",
    "hwsync",
    "isync",
    "eieio",
    "ptesync",
    "dmb",
    "dsb",
    "isb",
    "fence",
    "fence.tso",
    "fence.i",
    "ld.sync",
    "mb",
];

impl<'a> Lowering<'_, 'a> {
    pub(super) fn assembly(&mut self, asm: &'a InlineAsm, call: &'a Call) -> Outcome<()> {
        let refuse = || unsupported(format!("the inline assembly `{}`", asm.template.trim()));
        let mut fences = Vec::new();
        for text in instructions(&asm.template) {
            match self.fence(&text) {
                Some(fence) => fences.extend(fence),
                None => return refuse(),
            }
        }
        if call.ret != Type::Void {
            // An output of empty assembly is its tied input; any other text would have computed it.
            let outputs = asm.constraints.split(',').filter(|c| c.starts_with('=') && !c.contains('*')).count();
            let tied = tied_argument(&asm.constraints);
            let arg = tied.and_then(|index| call.args.get(index)).filter(|arg| arg.ty == call.ret);
            let Some(arg) = arg.filter(|_| outputs == 1) else {
                return refuse();
            };
            let operand = self.operand(&arg.ty, &arg.value)?;
            let words = self.layout().words(&arg.ty)?;
            self.alias(operand, words);
        }
        for kind in fences {
            self.emit(Inst::Fence { kind });
        }
        Ok(())
    }

    /// The fence that one instruction is, if any; `None` for an instruction that is not known.
    fn fence(&mut self, text: &str) -> Option<Option<FenceKind>> {
        if NOTHING.contains(&text) {
            return Some(None);
        }
        let mnemonic = text.split(' ').next().unwrap_or_default();
        Some(Some(match mnemonic {
            "mfence" => FenceKind::Full,
            "lfence" => FenceKind::LoadLoad,
            "sfence" => FenceKind::StoreStore,
            "lock" if is_locked_no_op(text) => FenceKind::Full,
            _ if NAMED.contains(&mnemonic) => FenceKind::Named(self.body.message(text.to_string())),
            _ => return None,
        }))
    }
}

/// The instructions of a template, in lower case, one blank between words.
fn instructions(template: &str) -> Vec<String> {
    let text = template.replace("$$", "$").to_lowercase();
    let mut found: Vec<String> = Vec::new();
    for line in text.split(['\n', ';']) {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        match found.last_mut() {
            // A prefix on its own belongs to what follows.
            Some(prefix) if *prefix == "lock" || *prefix == "rep" => {
                prefix.push(' ');
                prefix.push_str(&line);
            }
            _ => found.push(line),
        }
    }
    found
}

/// `lock addl $0, 0(%rsp)` and its like: nothing is changed, all is ordered.
fn is_locked_no_op(text: &str) -> bool {
    let mut words = text.split(' ').skip(1);
    let operation = words.next().unwrap_or_default();
    let operands: String = words.collect();
    let known = ["add", "addl", "addq", "addb", "or", "orl", "orq", "orb"].contains(&operation);
    known
        && operands.starts_with("$0,")
        && (operands.contains("sp)") || operands.contains("[esp") || operands.contains("[rsp"))
}

/// The argument that is tied to output 0.
fn tied_argument(constraints: &str) -> Option<usize> {
    let inputs = constraints.split(',').filter(|c| {
        // Indirect outputs take an argument too.
        !c.starts_with('~') && !c.starts_with('!') && (!c.starts_with('=') || c.contains('*'))
    });
    inputs.enumerate().find(|(_, constraint)| *constraint == "0").map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_cut_into_instructions() {
        assert_eq!(instructions("lock; addl $$0,0(%rsp)"), ["lock addl $0,0(%rsp)"]);
        assert_eq!(instructions("\tDMB  ish\n\tisb"), ["dmb ish", "isb"]);
        assert_eq!(instructions(""), [""]);
        assert!(is_locked_no_op("lock addl $0,0(%rsp)"));
        assert!(is_locked_no_op("lock orq $0, (%rsp)"));
        assert!(!is_locked_no_op("lock addl $1,0(%rsp)"));
    }

    #[test]
    fn the_tied_input_is_found() {
        assert_eq!(tied_argument("=r,0,~{memory}"), Some(0));
        assert_eq!(tied_argument("=r,r,0"), Some(1));
        assert_eq!(tied_argument("=r,r"), None);
    }
}
