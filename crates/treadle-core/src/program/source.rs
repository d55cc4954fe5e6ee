//! The source map: where an instruction comes from, and what an offset in an object is called.

/// All positions and types of a program. Position 0 is "unknown".
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    pub files: Vec<String>,
    pub positions: Vec<Position>,
    pub types: Vec<SourceType>,
}

/// A place in the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// Index in [`SourceMap::files`]; meaningless when `line` is 0.
    pub file: u32,
    /// 1-based; 0 = unknown.
    pub line: u32,
    pub column: u32,
}

/// A C type, as far as it names the parts of an object.
#[derive(Clone, Debug)]
pub enum SourceType {
    Scalar,
    /// Element type, size of an element in bytes.
    Array(u32, u64),
    /// (name, offset in bytes, size in bytes, type); also unions, whose first member of the right size is named.
    Struct(Vec<(String, u64, u64, u32)>),
}

impl SourceMap {
    /// `.field[3].x` for the bytes at `offset` of an object of type `ty`; `+5` where the type says nothing.
    pub fn path(&self, ty: Option<u32>, offset: u64, size: u64) -> String {
        let mut out = String::new();
        let (mut ty, mut offset) = (ty, offset);
        while let Some(current) = ty {
            match self.types.get(current as usize) {
                Some(SourceType::Array(element, bytes)) if *bytes > 0 => {
                    out.push_str(&format!("[{}]", offset / bytes));
                    offset %= bytes;
                    ty = Some(*element);
                }
                Some(SourceType::Struct(members)) => {
                    let inside = |m: &&(String, u64, u64, u32)| offset >= m.1 && offset + size <= m.1 + m.2;
                    match members.iter().find(inside) {
                        // What is inside a `pthread_mutex_t` is nobody's business.
                        Some((name, ..)) if name.starts_with("__") => return out,
                        Some((name, start, _, member)) => {
                            out.push('.');
                            out.push_str(name);
                            offset -= start;
                            ty = Some(*member);
                        }
                        None => break,
                    }
                }
                _ => break,
            }
        }
        if offset != 0 {
            out.push_str(&format!("+{offset}"));
        }
        out
    }
}
