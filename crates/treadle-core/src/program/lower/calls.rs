//! Calls: arguments as words, copies of `byval` structs, areas of variable arguments, stubs.

use super::super::body::word;
use super::super::bytecode::{FuncId, Inst, LibId, Opd, Slot};
use super::super::fault::{unsupported, Outcome};
use super::super::link::Symbol;
use super::Lowering;
use crate::ir::ast::{Arg, Call, Type, Value};

/// Functions that return a second time.
const SETJMP: [&str; 4] = ["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"];

/// The calling convention of a callee, as far as the caller must know it.
struct Convention {
    /// Arguments that are parameters; the others go to the area of variable arguments.
    fixed: usize,
    varargs: bool,
    /// Words of parameters that the callee has, if known.
    words: Option<u32>,
    /// Words that the callee returns, if known.
    results: Option<u32>,
}

impl<'a> Lowering<'_, 'a> {
    pub(super) fn call(&mut self, call: &'a Call) -> Outcome<()> {
        match &call.callee {
            Value::Asm(asm) => self.assembly(asm, call),
            Value::Global(name) => match name.strip_prefix("llvm.") {
                Some(intrinsic) => self.intrinsic(intrinsic, call),
                None => self.call_symbol(name, call),
            },
            callee => {
                let ptr = self.operand(&Type::Ptr, callee)?;
                self.call_pointer(ptr, call)
            }
        }
    }

    fn call_symbol(&mut self, name: &'a str, call: &'a Call) -> Outcome<()> {
        match self.context.linked.symbol(self.unit, name) {
            Some(Symbol::Function(f)) => self.call_function(f, call),
            _ if SETJMP.contains(&name) && !call.args.is_empty() => {
                let buf = self.operand(&call.args[0].ty, &call.args[0].value)?;
                let d = self.define(1);
                self.body.keep_slots = true;
                self.emit(Inst::SetJmp { d, buf });
                Ok(())
            }
            Some(Symbol::Native { lib, .. }) => {
                // A function without prototype in this module is called as it is.
                let declared = self.declaration(name);
                let varargs = declared.map_or(call.varargs, |(params, varargs)| varargs && params > 0);
                let fixed = declared.filter(|_| varargs).map_or(call.args.len(), |(params, _)| params);
                let convention = Convention { fixed, varargs, words: None, results: None };
                let words = self.arguments(call, &convention, &|_| false)?;
                let (first, n) = (self.body.args(&words), words.len() as u16);
                let used = self.result.is_some_and(|result| self.hints.uses.contains_key(result));
                let d = self.call_result(call, &convention)?;
                self.emit(Inst::CallLib { lib, first, n, d, used });
                Ok(())
            }
            Some(Symbol::Data(_)) => {
                let ptr = self.address_of(name)?;
                self.call_pointer(ptr, call)
            }
            _ => unsupported(format!("call of `{name}`, which is not supported")),
        }
    }

    /// Parameters of a declaration in this module, and whether it is variadic.
    fn declaration(&self, name: &str) -> Option<(usize, bool)> {
        let functions = &self.context.linked.units[self.unit].module.functions;
        functions.iter().find(|f| f.name == name).map(|f| (f.params.len(), f.varargs))
    }

    fn call_function(&mut self, f: FuncId, call: &'a Call) -> Outcome<()> {
        let linked = self.context.linked;
        let callee = linked.ast(f);
        let unit = match linked.functions[f as usize] {
            super::Origin::Defined { unit, .. } => unit,
            _ => self.unit,
        };
        let layout = &self.context.layouts[unit];
        let mut words = 0;
        for param in &callee.params {
            words += layout.words(&param.ty)?;
        }
        let convention = Convention {
            fixed: if callee.varargs { callee.params.len() } else { call.args.len() },
            varargs: callee.varargs,
            words: Some(words),
            results: Some(layout.words(&callee.ret)?),
        };
        let flows = &self.context.escapes.params[f as usize];
        let private = |index: usize| flows.get(index).is_some_and(|flow| !flow.escapes && !flow.returned);
        let words = self.arguments(call, &convention, &private)?;
        let (first, n) = (self.body.args(&words), words.len() as u16);
        let d = self.call_result(call, &convention)?;
        self.emit(Inst::Call { f, first, n, d });
        Ok(())
    }

    fn call_pointer(&mut self, ptr: Opd, call: &'a Call) -> Outcome<()> {
        let fixed = call.fixed_args.min(call.args.len());
        // `int f()` is called through `i32 (...)`, whatever it takes.
        let varargs = call.varargs && fixed > 0;
        let fixed = if varargs { fixed } else { call.args.len() };
        let convention = Convention { fixed, varargs, words: None, results: None };
        let words = self.arguments(call, &convention, &|_| false)?;
        let (first, n) = (self.body.args(&words), words.len() as u16);
        let d = self.call_result(call, &convention)?;
        self.emit(Inst::CallIndirect { ptr, first, n, d });
        Ok(())
    }

    /// Slots for the result of a call; the callee may return more words than the caller looks at.
    fn call_result(&mut self, call: &Call, convention: &Convention) -> Outcome<Slot> {
        let words = self.layout().words(&call.ret)?;
        let returned = convention.results.unwrap_or(words);
        if returned <= words && words > 0 {
            return Ok(self.define(words));
        }
        // A call always names a slot of its own for its result, even if it has none.
        let d = self.body.new_slots(returned.max(1));
        self.alias(Opd::slot(d), words);
        Ok(d)
    }

    /// The argument words of a call. `private` tells whether the callee keeps a copy of argument `n` to itself.
    fn arguments(
        &mut self,
        call: &'a Call,
        convention: &Convention,
        private: &dyn Fn(usize) -> bool,
    ) -> Outcome<Vec<Opd>> {
        let fixed = convention.fixed.min(call.args.len());
        let mut words = Vec::new();
        let mut used = 0;
        for (index, arg) in call.args[..fixed].iter().enumerate() {
            let operand = self.argument(arg)?;
            match &arg.attrs.byval {
                Some(ty) => words.push(self.copy_argument(arg, ty, operand, private(index), &mut used)?),
                None => words.extend((0..self.layout().words(&arg.ty)?).map(|n| word(operand, n))),
            }
        }
        if let Some(expected) = convention.words {
            let zero = self.constant_word(0);
            words.resize(expected as usize, zero);
        }
        if convention.varargs {
            let area = self.variable_arguments(&call.args[fixed..], &mut used)?;
            words.push(area);
        }
        if words.len() > usize::from(u16::MAX) {
            return unsupported("a call with so many arguments");
        }
        Ok(words)
    }

    fn argument(&mut self, arg: &'a Arg) -> Outcome<Opd> {
        self.operand(&arg.ty, &arg.value)
    }

    /// Room in the private memory for outgoing arguments; `used` counts the bytes that this call has taken.
    fn outgoing(&mut self, size: u64, align: u64, used: &mut u64) -> Opd {
        let start = used.next_multiple_of(align.clamp(1, 16));
        *used = start + size;
        let (slot, most) = match self.outgoing {
            Some(known) => known,
            None => (self.body.new_slots(1), 0),
        };
        self.outgoing = Some((slot, most.max(*used)));
        self.offset(Opd::slot(slot), start as i64)
    }

    /// The copy of a struct that is passed by value.
    fn copy_argument(&mut self, arg: &'a Arg, ty: &'a Type, src: Opd, private: bool, used: &mut u64) -> Outcome<Opd> {
        let size = self.layout().size(ty)?;
        let align = self.layout().align(ty)?.max(u64::from(arg.attrs.align));
        let dst = if private {
            self.outgoing(size, align, used)
        } else {
            let d = self.body.new_slots(1);
            self.copies.push((d, size, align.clamp(1, 1 << 20).next_power_of_two() as u32));
            Opd::slot(d)
        };
        let len = self.constant_word(size);
        self.emit(Inst::CopyMem { dst, src, len });
        Ok(dst)
    }

    /// Lay the variable arguments out as the System V overflow area: its address, or 0 if there are none.
    fn variable_arguments(&mut self, args: &'a [Arg], used: &mut u64) -> Outcome<Opd> {
        if args.is_empty() {
            return Ok(self.constant_word(0));
        }
        let layout = self.layout();
        // First the offsets, then the room, then the values.
        let mut places = Vec::new();
        let mut end = 0u64;
        for arg in args {
            let ty = arg.attrs.byval.as_ref().unwrap_or(&arg.ty);
            let size = match arg.attrs.byval {
                Some(_) => layout.size(ty)?.next_multiple_of(8),
                None => u64::from(layout.words(ty)?) * 8,
            };
            let align = match arg.attrs.byval {
                Some(_) => layout.align(ty)?.max(u64::from(arg.attrs.align)),
                None => layout.align(ty)?,
            };
            let start = end.next_multiple_of(if align >= 16 { 16 } else { 8 });
            places.push((start, size));
            end = start + size;
        }
        let area = self.outgoing(end, 16, used);
        for (arg, (start, size)) in args.iter().zip(places) {
            let operand = self.argument(arg)?;
            if arg.attrs.byval.is_some() {
                let dst = self.offset(area, start as i64);
                let len = self.constant_word(layout.size(arg.attrs.byval.as_ref().unwrap_or(&arg.ty))?.min(size));
                self.emit(Inst::CopyMem { dst, src: operand, len });
            } else {
                self.store_words(operand, layout.words(&arg.ty)?, area, start as i64);
            }
        }
        Ok(area)
    }

    /// A function that stands for a native one: calls it with its own parameters.
    pub(super) fn native_stub(&mut self, lib: LibId) -> Outcome<()> {
        self.parameters()?;
        let n = self.body.function.params + u32::from(self.function.varargs);
        let words: Vec<Opd> = (0..n).map(Opd::slot).collect();
        let results = self.layout().words(&self.function.ret)?;
        self.body.function.results = results;
        self.current = self.body.new_block();
        let first = self.body.args(&words);
        let d = self.body.new_slots(results.max(1));
        self.emit(Inst::CallLib { lib, first, n: n as u16, d, used: results > 0 });
        let a = if results > 0 { Opd::slot(d) } else { self.constant_word(0) };
        self.emit(Inst::Ret { a, n: results });
        Ok(())
    }

    /// A function that stands for one that nobody defines.
    pub(super) fn undefined_stub(&mut self) -> Outcome<()> {
        self.parameters()?;
        self.current = self.body.new_block();
        let message = self.body.message(format!("call of `{}`, which is not supported", self.function.name));
        self.emit(Inst::Unsupported { message });
        Ok(())
    }
}
