//! Vectors: held as packed bytes, computed element by element.

use super::super::bytecode::{Inst, IntOp, Opd, Slot};
use super::super::fault::{malformed, unsupported, Outcome};
use super::super::layout::{Lane, Scalar};
use super::Lowering;
use crate::ir::ast::{Type, Typed, Value};

impl<'a> Lowering<'_, 'a> {
    fn shape(&self, ty: &Type) -> Outcome<(Scalar, u32, Lane)> {
        match self.layout().scalar(ty)? {
            scalar @ Scalar::Vector { count, lane } => Ok((scalar, count, lane)),
            Scalar::One(_) => malformed("a vector is expected here"),
        }
    }

    /// Element `n` of a vector, in a slot of its own.
    pub(super) fn lane_at(&mut self, v: Opd, scalar: Scalar, n: u32) -> Opd {
        let Scalar::Vector { lane, .. } = scalar else { return v };
        let offset = self.constant_word(u64::from(n * lane.bytes()));
        let d = self.body.new_slots(1);
        self.emit(Inst::VecExtract { d, v, offset, bytes: lane.bytes() as u8, words: scalar.words() as u16 });
        Opd::slot(d)
    }

    /// Build the result, a vector of this shape, from its elements.
    pub(super) fn elementwise(
        &mut self,
        scalar: Scalar,
        mut element: impl FnMut(&mut Self, u32) -> Outcome<Opd>,
    ) -> Outcome<()> {
        let Scalar::Vector { count, lane } = scalar else {
            return malformed("a vector is expected here");
        };
        let words = scalar.words();
        let zero = self.body.constants(&vec![0; words as usize]);
        let sum = self.body.new_slots(words);
        self.copy(sum, zero, words);
        for n in 0..count {
            let a = element(self, n)?;
            let offset = self.constant_word(u64::from(n * lane.bytes()));
            self.emit(Inst::VecInsert { d: sum, a, offset, bytes: lane.bytes() as u8, words: words as u16 });
        }
        self.alias(Opd::slot(sum), words);
        Ok(())
    }

    /// The offset in bytes of an element. A constant index out of range is refused; one that is only known as the program
    /// runs has no meaning in LLVM and is brought into range, so that it stays inside the vector's slots.
    fn element_offset(&mut self, index: &'a Typed, count: u32, lane: Lane) -> Outcome<Opd> {
        let bytes = u64::from(lane.bytes());
        if let Some(number) = self.constant_int(&index.ty, &index.value) {
            return match u64::try_from(number) {
                Ok(number) if number < u64::from(count) => Ok(self.constant_word(number * bytes)),
                _ => unsupported(format!("the element {number} of a vector of {count}")),
            };
        }
        let a = self.typed(index)?;
        let b = self.constant_word(u64::from(count) - 1);
        let bounded = self.body.new_slots(1);
        self.emit(Inst::Int { op: IntOp::UMin, bits: 64, d: bounded, a, b });
        let d = self.body.new_slots(1);
        let b = self.constant_word(bytes);
        self.emit(Inst::Int { op: IntOp::Mul, bits: 64, d, a: Opd::slot(bounded), b });
        Ok(Opd::slot(d))
    }

    pub(super) fn extract_element(&mut self, vector: &'a Typed, index: &'a Typed) -> Outcome<()> {
        let (scalar, count, lane) = self.shape(&vector.ty)?;
        let v = self.typed(vector)?;
        let offset = self.element_offset(index, count, lane)?;
        let d = self.define(1);
        self.emit(Inst::VecExtract { d, v, offset, bytes: lane.bytes() as u8, words: scalar.words() as u16 });
        Ok(())
    }

    pub(super) fn insert_element(&mut self, vector: &'a Typed, element: &'a Typed, index: &'a Typed) -> Outcome<()> {
        let (scalar, count, lane) = self.shape(&vector.ty)?;
        let v = self.typed(vector)?;
        let a = self.typed(element)?;
        let offset = self.element_offset(index, count, lane)?;
        let d: Slot = self.define(scalar.words());
        self.copy(d, v, scalar.words());
        self.emit(Inst::VecInsert { d, a, offset, bytes: lane.bytes() as u8, words: scalar.words() as u16 });
        Ok(())
    }

    pub(super) fn shuffle(&mut self, left: &'a Typed, right: &'a Typed, mask: &'a Typed) -> Outcome<()> {
        let (scalar, count, lane) = self.shape(&left.ty)?;
        let Scalar::Vector { count: length, .. } = self.layout().scalar(&mask.ty)? else {
            return malformed("the mask of a `shufflevector` is not a vector");
        };
        let choices: Vec<Option<u32>> = match &mask.value {
            Value::Zero => vec![Some(0); length as usize],
            Value::Undef | Value::Poison => vec![None; length as usize],
            Value::Splat(part) => vec![choice(&part.value); length as usize],
            Value::Vector(parts) if parts.len() == length as usize => {
                parts.iter().map(|part| choice(&part.value)).collect()
            }
            _ => return unsupported("a `shufflevector` with this mask"),
        };
        let (a, b) = (self.typed(left)?, self.typed(right)?);
        self.elementwise(Scalar::Vector { count: length, lane }, |this, n| match choices[n as usize] {
            Some(chosen) if chosen < count => Ok(this.lane_at(a, scalar, chosen)),
            Some(chosen) if chosen < 2 * count => Ok(this.lane_at(b, scalar, chosen - count)),
            Some(_) => malformed("the mask of a `shufflevector` is out of range"),
            None => Ok(this.constant_word(0)),
        })
    }
}

fn choice(value: &Value) -> Option<u32> {
    match value {
        Value::Int(number) => u32::try_from(*number).ok(),
        Value::Zero => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::engines::{explore, Engine, Options, Verdict};
    use crate::ir;
    use crate::machine::library::Posix;
    use crate::machine::StoreModel;
    use crate::program::build;

    fn verdict(instruction: &str) -> (Verdict, String) {
        let text = format!("define i32 @main() {{\n  %v = {instruction}\n  ret i32 0\n}}\n");
        let module = ir::read(&text, "v.ll").unwrap_or_else(|error| panic!("{error}"));
        let program = build(vec![("v.ll".into(), module)], &Posix).unwrap_or_else(|error| panic!("{error}"));
        let report = explore(Engine::Dpor, &program, &Options::new(StoreModel::Sc), &mut |_| None);
        (report.verdict(), format!("{:?}", report.cuts))
    }

    #[test]
    fn a_constant_index_out_of_range_is_refused() {
        for index in ["i32 3", "i64 0"] {
            assert_eq!(verdict(&format!("extractelement <4 x i32> zeroinitializer, {index}")).0, Verdict::Safe);
            assert_eq!(verdict(&format!("insertelement <4 x i32> zeroinitializer, i32 1, {index}")).0, Verdict::Safe);
        }
        for index in ["i32 4", "i64 -1", "i32 -1", "i64 9223372036854775807"] {
            for instruction in ["extractelement <4 x i32> zeroinitializer,", "insertelement <4 x i32> undef, i32 1,"] {
                let (verdict, cuts) = verdict(&format!("{instruction} {index}"));
                assert_eq!(verdict, Verdict::Unknown, "{instruction} {index}");
                assert!(cuts.contains("of a vector of 4"), "{cuts}");
            }
        }
    }
}
