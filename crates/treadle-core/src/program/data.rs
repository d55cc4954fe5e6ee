//! Static data: the address of every variable, and the initial images of the arenas.

use super::address;
use super::build::BuildError;
use super::constants::{Addresses, Evaluator};
use super::escape::Escapes;
use super::fault::{unsupported, Fault, Outcome};
use super::layout::Layout;
use super::link::{Datum, Linked, Symbol};
use super::types::Types;
use super::{Image, Program, StaticObject};
use crate::ir::ast::{Global, Linkage};

/// First offset of an object in an arena.
const FIRST: u64 = 64;
/// Unused bytes after each object.
const GAP: u64 = 16;
/// All static data of a program together must be smaller.
const MAX_BYTES: u64 = 1 << 30;

/// Where a variable is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Constant(u64),
    Global(u64),
    Tls(u32),
    PrivateTls(u32),
}

/// Linked symbols together with the places of the variables: what a name of a module is worth.
pub(super) struct Symbols<'l, 'a> {
    pub(super) linked: &'l Linked<'a>,
    /// By [`DataId`](super::link::DataId).
    pub(super) places: &'l [Place],
    pub(super) unit: usize,
}

impl Symbols<'_, '_> {
    /// Offset and privacy, if the name is a thread-local variable.
    pub(super) fn thread_local(&self, name: &str) -> Option<(u32, bool)> {
        match self.linked.symbol(self.unit, name)? {
            Symbol::Data(data) => match self.places[data] {
                Place::Tls(offset) => Some((offset, false)),
                Place::PrivateTls(offset) => Some((offset, true)),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Addresses for Symbols<'_, '_> {
    fn address(&self, name: &str) -> Outcome<u64> {
        let undefined = || unsupported(format!("use of `{name}`, which is not defined"));
        match self.linked.symbol(self.unit, name) {
            Some(Symbol::Function(f)) => Ok(address::function_address(f)),
            Some(Symbol::Native { stub: Some(f), .. } | Symbol::Undefined { stub: Some(f), .. }) => {
                Ok(address::function_address(f))
            }
            Some(Symbol::Undefined { weak: true, .. }) => Ok(0),
            Some(Symbol::Data(data)) => match self.places[data] {
                Place::Constant(offset) => Ok(address::arena_base(address::CONSTANTS) + offset),
                Place::Global(offset) => Ok(address::arena_base(address::GLOBALS) + offset),
                Place::Tls(_) | Place::PrivateTls(_) => {
                    unsupported(format!("the address of the thread-local `{name}` in a constant"))
                }
            },
            _ => undefined(),
        }
    }

    fn block_address(&self, function: &str, block: &str) -> Outcome<u64> {
        let Some(f) = self.linked.function(self.unit, function) else {
            return unsupported(format!("the address of a label in `{function}`, which is not defined"));
        };
        let blocks = &self.linked.ast(f).blocks;
        match blocks.iter().position(|b| b.name == block) {
            Some(index) if index < 0xffff => Ok(address::block_address(f, index as u32)),
            Some(_) => unsupported("the address of a label in a function of more than 65,000 blocks"),
            None => Err(Fault::Malformed(format!("`{function}` has no block `{block}`"))),
        }
    }
}

/// Give every variable its place, and an object in the images of the program.
pub(super) fn place<'a>(
    linked: &Linked<'a>,
    layouts: &[Layout<'a>],
    escapes: &Escapes<'a>,
    program: &mut Program,
) -> Result<Vec<Place>, BuildError> {
    let mut types: Vec<Types> = linked.units.iter().map(|unit| Types::new(&unit.module)).collect();
    let mut places = Vec::new();
    let mut total = 0;
    for (id, datum) in linked.data.iter().enumerate() {
        let (unit, global) = linked.global(*datum);
        let failed = |fault: Fault| variable_error(linked, *datum, fault.message());
        let layout = &layouts[unit];
        let size = layout.size(&global.ty).map_err(failed)?;
        let align = layout.align(&global.ty).map_err(failed)?.max(u64::from(global.align));
        total += size + GAP;
        if total > MAX_BYTES || !align.is_power_of_two() || align > 1 << 20 {
            return Err(variable_error(linked, *datum, "the variable is too large".into()));
        }
        let Program { constants, globals, tls, private_tls, source, .. } = program;
        let (name, ty) = types[unit].global(source, global.dbg).unwrap_or(("", None));
        let name = if global.name.starts_with("_Z") && !name.is_empty() { name } else { &global.name };
        let object = StaticObject { name: name.to_string(), offset: 0, size, ty };
        places.push(match *datum {
            Datum::Token { .. } => Place::Constant(add(constants, object, align)),
            Datum::Defined { .. } if global.thread_local && escapes.shared_tls.contains(&id) => {
                Place::Tls(add(tls, object, align) as u32)
            }
            Datum::Defined { .. } if global.thread_local => Place::PrivateTls(add(private_tls, object, align) as u32),
            Datum::Defined { .. } if global.constant => Place::Constant(add(constants, object, align)),
            Datum::Defined { .. } => Place::Global(add(globals, object, align)),
        });
    }
    Ok(places)
}

/// Append an object to an arena.
fn add(image: &mut Image, mut object: StaticObject, align: u64) -> u64 {
    let end = image.objects.last().map_or(FIRST, |last| last.offset + last.size.max(1) + GAP);
    object.offset = end.next_multiple_of(align.max(1));
    let offset = object.offset;
    image.bytes.resize((offset + object.size + GAP) as usize, 0);
    image.objects.push(object);
    offset
}

/// Write the initialisers into the images.
pub(super) fn initialise<'a>(
    linked: &Linked<'a>,
    layouts: &[Layout<'a>],
    places: &[Place],
    program: &mut Program,
) -> Result<(), BuildError> {
    for (datum, place) in linked.data.iter().zip(places) {
        let (unit, global) = linked.global(*datum);
        let (image, offset) = match *place {
            Place::Constant(offset) => (&mut program.constants, offset),
            Place::Global(offset) => (&mut program.globals, offset),
            Place::Tls(offset) => (&mut program.tls, u64::from(offset)),
            Place::PrivateTls(offset) => (&mut program.private_tls, u64::from(offset)),
        };
        let failed = |fault: Fault| variable_error(linked, *datum, fault.message());
        let size = layouts[unit].size(&global.ty).map_err(failed)?;
        let bytes = image.bytes.get_mut(offset as usize..(offset + size) as usize).unwrap_or_default();
        match (&global.init, datum) {
            (Some(init), Datum::Defined { .. }) => {
                let symbols = Symbols { linked, places, unit };
                let evaluator = Evaluator { layout: &layouts[unit], addresses: &symbols };
                evaluator.image(&global.ty, init, bytes).map_err(failed)?;
            }
            _ => {
                let own = address::arena_base(address::CONSTANTS) + offset;
                bytes.iter_mut().zip(own.to_le_bytes()).for_each(|(byte, own)| *byte = own);
            }
        }
    }
    Ok(())
}

fn variable_error(linked: &Linked, datum: Datum, message: String) -> BuildError {
    let (unit, Global { name, dbg, linkage, .. }) = linked.global(datum);
    let Linked { units, .. } = linked;
    let message = match linkage {
        Linkage::Internal if name.starts_with('.') => format!("in a constant: {message}"),
        _ => format!("in variable `{name}`: {message}"),
    };
    match super::positions::definition(&units[unit].module, *dbg) {
        Some((file, line)) => BuildError::at(file, line, 1, message),
        None => BuildError::file(&units[unit].name, message),
    }
}
