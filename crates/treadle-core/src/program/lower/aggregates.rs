//! First-class structs and arrays: their scalar leaves in consecutive slots.

use super::super::body::word;
use super::super::fault::Outcome;
use super::Lowering;
use crate::ir::ast::Typed;

impl<'a> Lowering<'_, 'a> {
    /// A part of an aggregate is some of its slots: no code.
    pub(super) fn extract_value(&mut self, value: &'a Typed, indices: &[u32]) -> Outcome<()> {
        let layout = self.layout();
        let (part, start, _) = layout.part(&value.ty, indices)?;
        let words = layout.words(part)?;
        let operand = self.typed(value)?;
        self.alias(word(operand, start), words);
        Ok(())
    }

    pub(super) fn insert_value(&mut self, value: &'a Typed, element: &'a Typed, indices: &[u32]) -> Outcome<()> {
        let layout = self.layout();
        let (part, start, _) = layout.part(&value.ty, indices)?;
        let (words, all) = (layout.words(part)?, layout.words(&value.ty)?);
        let whole = self.typed(value)?;
        let a = self.operand(part, &element.value)?;
        let d = self.define(all);
        if words < all {
            self.copy(d, whole, all);
        }
        self.copy(d + start, a, words);
        Ok(())
    }
}
