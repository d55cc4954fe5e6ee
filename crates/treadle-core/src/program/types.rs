//! The C types of global variables, from debug information: they name the parts of an object.

use std::collections::HashMap;

use super::source::{SourceMap, SourceType};
use crate::ir::ast::{Metadata, Module};

/// Types nested more deeply than this are cut to scalars.
const MAX_DEPTH: u32 = 50;

/// Collects the types of one module.
pub(super) struct Types<'m> {
    module: &'m Module,
    known: HashMap<u32, u32>,
}

impl<'m> Types<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Types { module, known: HashMap::new() }
    }

    /// Source name and type of a global variable, by the id of its `DIGlobalVariableExpression`.
    pub(super) fn global(&mut self, map: &mut SourceMap, node: Option<u32>) -> Option<(&'m str, Option<u32>)> {
        let variable = match self.module.metadata.get(&node?)? {
            Metadata::GlobalExpression { variable } => self.module.metadata.get(&(*variable)?)?,
            other => other,
        };
        let Metadata::GlobalVariable { name, ty, .. } = variable else {
            return None;
        };
        Some((name, ty.map(|id| self.convert(map, id, 0))))
    }

    /// Index of a type, with typedefs and qualifiers taken off.
    fn convert(&mut self, map: &mut SourceMap, id: u32, depth: u32) -> u32 {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        let index = match self.module.metadata.get(&id) {
            Some(Metadata::DerivedType { tag, base: Some(base), .. })
                if !tag.contains("pointer") && !tag.contains("reference") && depth < MAX_DEPTH =>
            {
                self.convert(map, *base, depth + 1)
            }
            Some(Metadata::CompositeType { tag, base, elements, size, .. }) if depth < MAX_DEPTH => {
                let elements = elements.map_or(&[][..], |tuple| self.tuple(tuple));
                if tag.contains("array") {
                    self.array(map, *base, elements, size / 8, depth)
                } else if tag.contains("enumeration") {
                    add(map, SourceType::Scalar)
                } else {
                    self.members(map, elements, depth)
                }
            }
            _ => add(map, SourceType::Scalar),
        };
        self.known.insert(id, index);
        index
    }

    fn tuple(&self, id: u32) -> &'m [Option<u32>] {
        match self.module.metadata.get(&id) {
            Some(Metadata::Tuple(ids)) => ids,
            _ => &[],
        }
    }

    /// An array of `bytes` in all with one subrange for each dimension, outermost first.
    fn array(&mut self, map: &mut SourceMap, base: Option<u32>, ranges: &[Option<u32>], bytes: u64, depth: u32) -> u32 {
        let element = match base {
            Some(base) => self.convert(map, base, depth + 1),
            None => add(map, SourceType::Scalar),
        };
        let counts: Vec<u64> = ranges
            .iter()
            .map(|id| match id.and_then(|id| self.module.metadata.get(&id)) {
                Some(Metadata::Subrange { count: Some(count) }) => u64::try_from(*count).unwrap_or(0),
                _ => 0,
            })
            .collect();
        let total = counts.iter().fold(1u64, |product, count| product.saturating_mul(*count));
        let mut size = bytes.checked_div(total).unwrap_or(0);
        let mut ty = element;
        for count in counts.iter().rev() {
            ty = add(map, SourceType::Array(ty, size));
            size = size.saturating_mul(*count);
        }
        ty
    }

    fn members(&mut self, map: &mut SourceMap, elements: &[Option<u32>], depth: u32) -> u32 {
        let mut members = Vec::new();
        for id in elements.iter().flatten() {
            let Some(Metadata::DerivedType { tag, name, base: Some(base), size, offset }) =
                self.module.metadata.get(id)
            else {
                continue;
            };
            if tag.contains("member") || tag.contains("inheritance") {
                let bytes = (offset % 8 + size).div_ceil(8);
                members.push((name.clone(), offset / 8, bytes, self.convert(map, *base, depth + 1)));
            }
        }
        add(map, SourceType::Struct(members))
    }
}

fn add(map: &mut SourceMap, ty: SourceType) -> u32 {
    map.types.push(ty);
    map.types.len() as u32 - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_in_a_struct_is_named() {
        let derived = |tag: &str, name: &str, base, size, offset| Metadata::DerivedType {
            tag: tag.into(),
            name: name.into(),
            base: Some(base),
            size,
            offset,
        };
        let composite = |tag: &str, base, elements, size| Metadata::CompositeType {
            tag: tag.into(),
            name: String::new(),
            base,
            elements: Some(elements),
            size,
        };
        let metadata = HashMap::from([
            (0, Metadata::GlobalExpression { variable: Some(1) }),
            (1, Metadata::GlobalVariable { name: "g".into(), file: None, line: 1, ty: Some(2) }),
            (2, composite("DW_TAG_structure_type", None, 3, 256)),
            (3, Metadata::Tuple(vec![Some(4), Some(5)])),
            (4, derived("DW_TAG_member", "a", 6, 32, 0)),
            (5, derived("DW_TAG_member", "m", 7, 192, 64)),
            (6, Metadata::BasicType { name: "int".into(), size: 32, encoding: String::new() }),
            (7, composite("DW_TAG_array_type", Some(6), 8, 192)),
            (8, Metadata::Tuple(vec![Some(9), Some(10)])),
            (9, Metadata::Subrange { count: Some(2) }),
            (10, Metadata::Subrange { count: Some(3) }),
        ]);
        let module = Module { metadata, ..Module::default() };
        let mut map = SourceMap::default();
        let (name, ty) = Types::new(&module).global(&mut map, Some(0)).unwrap();
        assert_eq!(name, "g");
        assert_eq!(map.path(ty, 8 + 12 + 4, 4), ".m[1][1]");
    }
}
