//! Sizes, alignments and field offsets of IR types under the x86-64 data layout, and the slots of first-class values.

use std::cell::RefCell;
use std::collections::HashMap;

use super::bytecode::FloatKind;
use super::fault::{malformed, unsupported, Outcome};
use crate::ir::ast::{Module, Type};

/// Deeper nesting than this is refused (a named type that contains itself never ends).
const MAX_DEPTH: u32 = 100;
/// A first-class value of more slots is refused.
const MAX_WORDS: usize = 4096;

/// What one element of a register is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    Int(u32),
    Float(FloatKind),
    Ptr,
}

impl Lane {
    pub(super) const fn bits(self) -> u32 {
        match self {
            Lane::Int(bits) => bits,
            Lane::Float(kind) => kind.bytes() * 8,
            Lane::Ptr => 64,
        }
    }

    /// Bytes that a load or store touches.
    pub(super) const fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    pub(super) const fn words(self) -> u32 {
        self.bits().div_ceil(64)
    }

    /// Neither one word of integer nor `float` nor `double`: [`super::bytecode::Inst::Wide`] computes it.
    pub(super) const fn is_wide(self) -> bool {
        match self {
            Lane::Int(bits) => bits > 64,
            Lane::Float(kind) => !matches!(kind, FloatKind::Single | FloatKind::Double),
            Lane::Ptr => false,
        }
    }
}

/// A value without parts that an instruction can name: a scalar, or a vector held as packed bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scalar {
    One(Lane),
    Vector { count: u32, lane: Lane },
}

impl Scalar {
    pub(super) const fn words(self) -> u32 {
        match self {
            Scalar::One(lane) => lane.words(),
            Scalar::Vector { count, lane } => (count * lane.bytes()).div_ceil(8),
        }
    }

    /// Two scalars with the same bits in the same slots.
    pub(super) fn same_slots(self, other: Scalar) -> bool {
        let bits = |s: Scalar| match s {
            Scalar::One(lane) => lane.bits(),
            Scalar::Vector { count, lane } => count * lane.bytes() * 8,
        };
        bits(self) == bits(other)
    }
}

/// A scalar part of a first-class value and where it lies in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    pub(super) offset: u64,
    pub(super) scalar: Scalar,
}

/// The layout of one module's types.
pub(super) struct Layout<'m> {
    named: HashMap<&'m str, Option<&'m Type>>,
    /// Size and alignment of named types, once computed.
    known: RefCell<HashMap<String, (u64, u64)>>,
}

impl<'m> Layout<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        let named = module.types.iter().map(|(name, ty)| (name.as_str(), ty.as_ref())).collect();
        Layout { named, known: RefCell::default() }
    }

    /// The definition behind a name.
    pub(super) fn resolve<'t>(&self, ty: &'t Type) -> Outcome<&'t Type>
    where
        'm: 't,
    {
        let mut ty = ty;
        for _ in 0..MAX_DEPTH {
            let Type::Named(name) = ty else { return Ok(ty) };
            match self.named.get(name.as_str()) {
                Some(Some(definition)) => ty = definition,
                Some(None) => return malformed(format!("the type `%{name}` is opaque")),
                None => return malformed(format!("the type `%{name}` is not defined")),
            }
        }
        malformed("a named type is defined by itself")
    }

    /// Bytes from one array element to the next.
    pub(super) fn size(&self, ty: &Type) -> Outcome<u64> {
        Ok(self.size_align(ty, 0)?.0)
    }

    pub(super) fn align(&self, ty: &Type) -> Outcome<u64> {
        Ok(self.size_align(ty, 0)?.1)
    }

    fn size_align(&self, ty: &Type, depth: u32) -> Outcome<(u64, u64)> {
        if depth > MAX_DEPTH {
            return malformed("a type is nested too deeply");
        }
        let too_large = || malformed("a type is too large");
        Ok(match ty {
            Type::Int(bits) => int_size_align(*bits),
            Type::Half | Type::BFloat => (2, 2),
            Type::Float => (4, 4),
            Type::Double | Type::Ptr => (8, 8),
            Type::X86Fp80 | Type::Fp128 => (16, 16),
            Type::Array(count, element) => {
                let (size, align) = self.size_align(element, depth + 1)?;
                match size.checked_mul(*count).filter(|size| *size < 1 << 46) {
                    Some(size) => (size, align),
                    None => return too_large(),
                }
            }
            Type::Vector(count, element) => {
                let bits = u64::from(self.lane(element)?.bits());
                match bits.checked_mul(*count).filter(|bits| *bits < 1 << 30) {
                    Some(bits) => {
                        let size = bits.div_ceil(8).max(1).next_power_of_two();
                        (size, size)
                    }
                    None => return too_large(),
                }
            }
            Type::Struct { fields, packed } => {
                let (mut end, mut most) = (0u64, 1u64);
                for field in fields {
                    let (size, align) = self.size_align(field, depth + 1)?;
                    let align = if *packed { 1 } else { align };
                    end = end.next_multiple_of(align) + size;
                    most = most.max(align);
                    if end >= 1 << 46 {
                        return too_large();
                    }
                }
                (end.next_multiple_of(most), most)
            }
            Type::Named(name) => {
                if let Some(known) = self.known.borrow().get(name) {
                    return Ok(*known);
                }
                let found = self.size_align(self.resolve(ty)?, depth + 1)?;
                self.known.borrow_mut().insert(name.clone(), found);
                found
            }
            Type::Void | Type::Function { .. } | Type::Label | Type::Token | Type::Metadata => {
                return malformed("a value of a type that has no size");
            }
        })
    }

    /// The scalar of a type that is neither struct nor array.
    pub(super) fn lane(&self, ty: &Type) -> Outcome<Lane> {
        Ok(match self.resolve(ty)? {
            Type::Int(bits @ 1..=128) => Lane::Int(*bits),
            Type::Int(bits) => return unsupported(format!("an integer of {bits} bits")),
            Type::Half => Lane::Float(FloatKind::Half),
            Type::BFloat => Lane::Float(FloatKind::BFloat),
            Type::Float => Lane::Float(FloatKind::Single),
            Type::Double => Lane::Float(FloatKind::Double),
            Type::X86Fp80 => Lane::Float(FloatKind::X87),
            Type::Fp128 => Lane::Float(FloatKind::Quad),
            Type::Ptr => Lane::Ptr,
            _ => return malformed("a scalar is expected here"),
        })
    }

    /// A scalar or a vector.
    pub(super) fn scalar(&self, ty: &Type) -> Outcome<Scalar> {
        match self.resolve(ty)? {
            Type::Vector(count, element) => {
                let lane = self.lane(element)?;
                if !matches!(lane.bytes(), 1 | 2 | 4 | 8) || *count == 0 || *count > 1024 {
                    return unsupported("a vector of this element type or length");
                }
                Ok(Scalar::Vector { count: *count as u32, lane })
            }
            other => Ok(Scalar::One(self.lane(other)?)),
        }
    }

    /// The scalar leaves of a first-class type, in order; none for `void`.
    pub(super) fn leaves(&self, ty: &Type) -> Outcome<Vec<Leaf>> {
        let mut leaves = Vec::new();
        if !matches!(ty, Type::Void) {
            self.push_leaves(ty, 0, 0, &mut leaves)?;
        }
        Ok(leaves)
    }

    fn push_leaves(&self, ty: &Type, offset: u64, depth: u32, leaves: &mut Vec<Leaf>) -> Outcome<()> {
        if leaves.len() > MAX_WORDS || depth > MAX_DEPTH {
            return unsupported("a first-class value of a type this large");
        }
        match self.resolve(ty)? {
            Type::Array(count, element) => {
                let size = self.size(element)?;
                if *count > MAX_WORDS as u64 {
                    return unsupported("a first-class value of a type this large");
                }
                for index in 0..*count {
                    self.push_leaves(element, offset + index * size, depth + 1, leaves)?;
                }
            }
            Type::Struct { fields, .. } => {
                for (field, start) in fields.iter().zip(self.field_offsets(ty)?) {
                    self.push_leaves(field, offset + start, depth + 1, leaves)?;
                }
            }
            _ => leaves.push(Leaf { offset, scalar: self.scalar(ty)? }),
        }
        Ok(())
    }

    /// Slots of a first-class value.
    pub(super) fn words(&self, ty: &Type) -> Outcome<u32> {
        Ok(self.leaves(ty)?.iter().map(|leaf| leaf.scalar.words()).sum())
    }

    /// Byte offset of each field of a struct.
    pub(super) fn field_offsets(&self, ty: &Type) -> Outcome<Vec<u64>> {
        let Type::Struct { fields, packed } = self.resolve(ty)? else {
            return malformed("a struct is expected here");
        };
        let mut end = 0u64;
        fields
            .iter()
            .map(|field| {
                let (size, align) = self.size_align(field, 0)?;
                let start = if *packed { end } else { end.next_multiple_of(align) };
                end = start + size;
                Ok(start)
            })
            .collect()
    }

    /// The type of a part of an aggregate, and its first word and byte offset in it.
    pub(super) fn part<'t>(&self, ty: &'t Type, indices: &[u32]) -> Outcome<(&'t Type, u32, u64)>
    where
        'm: 't,
    {
        let (mut ty, mut word, mut offset) = (ty, 0, 0);
        for &index in indices {
            match self.resolve(ty)? {
                Type::Struct { fields, .. } => {
                    let Some(field) = fields.get(index as usize) else {
                        return malformed("an index is out of the range of a struct");
                    };
                    for before in &fields[..index as usize] {
                        word += self.words(before)?;
                    }
                    offset += self.field_offsets(ty)?[index as usize];
                    ty = field;
                }
                Type::Array(count, element) if u64::from(index) < *count => {
                    word += self.words(element)? * index;
                    offset += self.size(element)? * u64::from(index);
                    ty = element;
                }
                _ => return malformed("an index is out of the range of an aggregate"),
            }
        }
        Ok((ty, word, offset))
    }
}

/// Size and alignment of `iN`.
fn int_size_align(bits: u32) -> (u64, u64) {
    let bytes = u64::from(bits.max(1)).div_ceil(8);
    let align = bytes.next_power_of_two().min(16);
    (bytes.next_multiple_of(align), align)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module() -> Module {
        let pair = Type::Struct { fields: vec![Type::Int(8), Type::Int(32)], packed: false };
        let own = Type::Struct { fields: vec![Type::Named("own".into())], packed: false };
        Module { types: vec![("pair".into(), Some(pair)), ("own".into(), Some(own))], ..Module::default() }
    }

    #[test]
    fn structs_are_padded() {
        let module = module();
        let layout = Layout::new(&module);
        let ty = Type::Struct { fields: vec![Type::Int(8), Type::Named("pair".into()), Type::Ptr], packed: false };
        assert_eq!(layout.size(&ty), Ok(24));
        assert_eq!(layout.field_offsets(&ty), Ok(vec![0, 4, 16]));
        assert_eq!(layout.words(&ty), Ok(4));
        assert_eq!(layout.part(&ty, &[1, 1]), Ok((&Type::Int(32), 2, 8)));
    }

    #[test]
    fn wide_scalars_take_two_words() {
        let module = module();
        let layout = Layout::new(&module);
        assert_eq!(layout.size(&Type::Int(24)), Ok(4));
        assert_eq!(layout.words(&Type::Int(128)), Ok(2));
        assert_eq!(layout.words(&Type::X86Fp80), Ok(2));
        assert_eq!(layout.words(&Type::Vector(3, Box::new(Type::Int(32)))), Ok(2));
        assert_eq!(layout.size(&Type::Vector(3, Box::new(Type::Int(32)))), Ok(16));
    }

    #[test]
    fn a_type_inside_itself_is_refused() {
        let module = module();
        assert!(Layout::new(&module).size(&Type::Named("own".into())).is_err());
    }
}
