//! The source map: `!DILocation` nodes become positions.

use std::collections::HashMap;
use std::path::Path;

use super::source::{Position, SourceMap};
use crate::ir::ast::{Metadata, Module};

/// A chain of scopes longer than this is taken for a cycle.
const MAX_SCOPES: u32 = 1000;

/// Collects the positions of a program, module by module.
pub(super) struct Positions {
    files: HashMap<String, u32>,
    known: HashMap<Position, u32>,
    /// Index of the position of each (module, metadata id).
    nodes: HashMap<(usize, u32), u32>,
    working_directory: Option<String>,
}

impl Positions {
    pub(super) fn new(map: &mut SourceMap) -> Self {
        map.positions = vec![Position::default()];
        let working_directory = std::env::current_dir().ok().and_then(|path| path.into_os_string().into_string().ok());
        Positions { files: HashMap::new(), known: HashMap::new(), nodes: HashMap::new(), working_directory }
    }

    /// The index of the position of an instruction; 0 without one. `given` is the module's name on the command line.
    pub(super) fn index(
        &mut self,
        map: &mut SourceMap,
        unit: usize,
        module: &Module,
        given: &str,
        node: Option<u32>,
    ) -> u32 {
        let Some(id) = node else { return 0 };
        if let Some(known) = self.nodes.get(&(unit, id)) {
            return *known;
        }
        let position = self.position(map, module, given, id);
        let index = *self.known.entry(position).or_insert_with(|| {
            map.positions.push(position);
            map.positions.len() as u32 - 1
        });
        let index = if position.line == 0 { 0 } else { index };
        self.nodes.insert((unit, id), index);
        index
    }

    fn position(&mut self, map: &mut SourceMap, module: &Module, given: &str, id: u32) -> Position {
        let Some(Metadata::Location { line, column, scope, .. }) = module.metadata.get(&id) else {
            return Position::default();
        };
        let name = match scope.and_then(|scope| file_of_scope(module, scope)) {
            Some((filename, directory)) => self.display_name(filename, directory, given),
            None => given.to_string(),
        };
        let file = *self.files.entry(name).or_insert_with_key(|name| {
            map.files.push(name.clone());
            map.files.len() as u32 - 1
        });
        Position { file, line: *line, column: *column }
    }

    /// The name that the user knows the file by.
    fn display_name(&self, filename: &str, directory: &str, given: &str) -> String {
        let joined = Path::new(directory).join(filename);
        let in_working_directory = |name: &str| {
            self.working_directory.as_deref().map(|here| Path::new(here).join(name)).is_some_and(|path| path == joined)
        };
        if filename == given || in_working_directory(given) {
            return given.to_string();
        }
        if Path::new(filename).is_absolute() || directory.is_empty() || in_working_directory(filename) {
            return filename.to_string();
        }
        joined.to_string_lossy().into_owned()
    }
}

/// File name and directory of the innermost scope that has a file.
fn file_of_scope(module: &Module, scope: u32) -> Option<(&str, &str)> {
    let mut scope = Some(scope);
    for _ in 0..MAX_SCOPES {
        let (file, parent) = match module.metadata.get(&scope?)? {
            Metadata::Subprogram { file, .. } | Metadata::CompileUnit { file } => (*file, None),
            Metadata::Scope { parent, file } => (*file, *parent),
            Metadata::File { filename, directory } => return Some((filename, directory)),
            _ => return None,
        };
        scope = file.or(parent);
    }
    None
}

/// File and line of a definition (a subprogram or a global variable).
pub(super) fn definition(module: &Module, node: Option<u32>) -> Option<(&str, u32)> {
    let (file, line) = match module.metadata.get(&node?)? {
        Metadata::Subprogram { file, line, .. } | Metadata::GlobalVariable { file, line, .. } => (*file, *line),
        Metadata::GlobalExpression { variable } => match module.metadata.get(&(*variable)?)? {
            Metadata::GlobalVariable { file, line, .. } => (*file, *line),
            _ => return None,
        },
        _ => return None,
    };
    match module.metadata.get(&file?)? {
        Metadata::File { filename, .. } => Some((filename, line)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_location_leads_to_its_file() {
        let file = Metadata::File { filename: "a.c".into(), directory: "/src".into() };
        let subprogram = Metadata::Subprogram { name: "f".into(), linkage_name: String::new(), file: Some(1), line: 1 };
        let block = Metadata::Scope { parent: Some(2), file: None };
        let location = Metadata::Location { line: 7, column: 3, scope: Some(3), inlined_at: None };
        let metadata = HashMap::from([(1, file), (2, subprogram), (3, block), (4, location)]);
        let module = Module { metadata, ..Module::default() };
        let mut map = SourceMap::default();
        let mut positions = Positions::new(&mut map);
        assert_eq!(positions.index(&mut map, 0, &module, "x.ll", Some(4)), 1);
        assert_eq!(positions.index(&mut map, 0, &module, "x.ll", Some(9)), 0);
        assert_eq!(map.files, ["/src/a.c"]);
        assert_eq!(map.positions[1], Position { file: 0, line: 7, column: 3 });
    }
}
