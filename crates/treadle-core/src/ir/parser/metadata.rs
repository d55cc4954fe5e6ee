//! Metadata: the debug information that positions and names of the source need.

use super::cursor::{Cursor, Result};
use crate::ir::ast::{DbgVariable, Metadata, Op, Type, Value};
use crate::ir::lexer::{Lexer, Name, Token};

impl<'a> Cursor<'a> {
    /// `, !dbg !7, !tbaa !8` behind an instruction or a global: the id of `!dbg`.
    pub(super) fn attachments(&mut self) -> Result<Option<u32>> {
        let mut dbg = None;
        while self.eat(b',') {
            dbg = self.attachment()?.or(dbg);
        }
        Ok(dbg)
    }

    /// `!kind node`: the id of the node if the kind is `dbg`.
    pub(super) fn attachment(&mut self) -> Result<Option<u32>> {
        let Token::Metadata(kind) = self.token() else {
            return self.expected("metadata");
        };
        self.advance();
        if let Some(id) = self.metadata_id() {
            return Ok((kind == "dbg").then_some(id));
        }
        // A node written in place: `!{...}` or `!DIExpression(...)`.
        if !matches!(self.token(), Token::Bang | Token::Metadata(_)) {
            return self.expected("a metadata node");
        }
        self.advance();
        if !matches!(self.token(), Token::Punctuation(b'(' | b'{')) {
            return self.expected("a metadata node");
        }
        self.skip_brackets()?;
        Ok(None)
    }

    /// `!7 = [distinct] node` or `!name = !{...}`: the number and the node, if it is of a kind that is kept.
    pub(super) fn metadata_definition(&mut self) -> Result<Option<(u32, Metadata)>> {
        let id = self.metadata_id();
        if id.is_none() {
            self.advance();
        }
        self.expect(b'=')?;
        self.eat_word("distinct");
        let node = match self.token() {
            Token::Bang => {
                self.advance();
                self.expect(b'{')?;
                let operands = self.list(b'}', Cursor::field)?;
                Some(Metadata::Tuple(operands.iter().map(Field::node).collect()))
            }
            Token::Metadata(kind) => {
                self.advance();
                self.node(kind)?
            }
            _ => return self.expected("a metadata node"),
        };
        Ok(id.zip(node))
    }

    /// `(key: value, ...)` of a node of this kind.
    fn node(&mut self, kind: &str) -> Result<Option<Metadata>> {
        if !self.is(b'(') {
            return self.expected("`(`");
        }
        if !KEPT.contains(&kind) {
            self.skip_brackets()?;
            return Ok(None);
        }
        self.advance();
        let fields = Fields(self.list(b')', |cursor| {
            let Token::Label(key) = cursor.token() else {
                return cursor.expected("a field");
            };
            cursor.advance();
            Ok((key.raw, cursor.field()?))
        })?);
        Ok(fields.into_node(kind))
    }

    /// One operand of a node. What takes more than a token is of no interest.
    fn field(&mut self) -> Result<Field<'a>> {
        if matches!(self.token(), Token::Punctuation(_)) {
            return self.expected("a metadata operand");
        }
        let first = self.advance();
        if !matches!(self.token(), Token::Punctuation(b',' | b')' | b'}')) {
            self.skip_item()?;
            return Ok(Field::Other);
        }
        Ok(match first {
            Token::Metadata(name) => name.parse().map_or(Field::Other, Field::Node),
            Token::Integer(literal) => Field::Number(literal),
            Token::String(raw) => Field::Text(Name { raw, quoted: true }),
            Token::Word(word) => Field::Word(word),
            _ => Field::Other,
        })
    }
}

/// The kinds of nodes that [`Metadata`] has variants for.
const KEPT: [&str; 16] = [
    "DILocation",
    "DISubprogram",
    "DILexicalBlock",
    "DILexicalBlockFile",
    "DINamespace",
    "DIModule",
    "DICommonBlock",
    "DIFile",
    "DICompileUnit",
    "DIGlobalVariableExpression",
    "DIGlobalVariable",
    "DILocalVariable",
    "DIBasicType",
    "DIDerivedType",
    "DICompositeType",
    "DISubrange",
];

#[derive(Clone, Copy)]
enum Field<'a> {
    Node(u32),
    Number(&'a str),
    Text(Name<'a>),
    Word(&'a str),
    Other,
}

impl Field<'_> {
    fn node(&self) -> Option<u32> {
        match self {
            Field::Node(id) => Some(*id),
            _ => None,
        }
    }
}

/// The fields of one node. LLVM leaves out those that have their default.
struct Fields<'a>(Vec<(&'a str, Field<'a>)>);

impl<'a> Fields<'a> {
    fn get(&self, key: &str) -> Field<'a> {
        self.0.iter().find(|(name, _)| *name == key).map_or(Field::Other, |(_, field)| *field)
    }

    fn node(&self, key: &str) -> Option<u32> {
        self.get(key).node()
    }

    fn number<N: std::str::FromStr>(&self, key: &str) -> Option<N> {
        match self.get(key) {
            Field::Number(literal) => literal.parse().ok(),
            _ => None,
        }
    }

    fn text(&self, key: &str) -> String {
        match self.get(key) {
            Field::Text(text) => text.text(),
            Field::Word(word) => word.to_string(),
            _ => String::new(),
        }
    }

    fn into_node(self, kind: &str) -> Option<Metadata> {
        let (name, file, line) = (|| self.text("name"), self.node("file"), self.number("line").unwrap_or(0));
        Some(match kind {
            "DILocation" => Metadata::Location {
                line,
                column: self.number("column").unwrap_or(0),
                scope: self.node("scope"),
                inlined_at: self.node("inlinedAt"),
            },
            "DISubprogram" => Metadata::Subprogram { name: name(), linkage_name: self.text("linkageName"), file, line },
            "DILexicalBlock" | "DILexicalBlockFile" | "DINamespace" | "DIModule" | "DICommonBlock" => {
                Metadata::Scope { parent: self.node("scope"), file }
            }
            "DIFile" => Metadata::File { filename: self.text("filename"), directory: self.text("directory") },
            "DICompileUnit" => Metadata::CompileUnit { file },
            "DIGlobalVariableExpression" => Metadata::GlobalExpression { variable: self.node("var") },
            "DIGlobalVariable" => Metadata::GlobalVariable { name: name(), file, line, ty: self.node("type") },
            "DILocalVariable" => Metadata::LocalVariable {
                name: name(),
                arg: self.number("arg").unwrap_or(0),
                scope: self.node("scope"),
                ty: self.node("type"),
            },
            "DIBasicType" => Metadata::BasicType {
                name: name(),
                size: self.number("size").unwrap_or(0),
                encoding: self.text("encoding"),
            },
            "DIDerivedType" => Metadata::DerivedType {
                tag: self.text("tag"),
                name: name(),
                base: self.node("baseType"),
                size: self.number("size").unwrap_or(0),
                offset: self.number("offset").unwrap_or(0),
            },
            "DICompositeType" => Metadata::CompositeType {
                tag: self.text("tag"),
                name: name(),
                base: self.node("baseType"),
                elements: self.node("elements"),
                size: self.number("size").unwrap_or(0),
            },
            "DISubrange" => Metadata::Subrange { count: self.number("count") },
            _ => return None,
        })
    }
}

/// A call of an `llvm.dbg` intrinsic (LLVM 18) as the record that later versions have in its place. The outer `Option`
/// tells whether `op` is such a call, the inner one whether the call says where a variable lives.
pub(super) fn dbg_call(op: &Op) -> Option<Option<DbgVariable>> {
    let Op::Call(call) = op else { return None };
    let Value::Global(callee) = &call.callee else {
        return None;
    };
    let declare = match callee.strip_prefix("llvm.dbg.")? {
        "declare" => true,
        "value" => false,
        _ => return Some(None),
    };
    let [place, variable, ..] = call.args.as_slice() else {
        return Some(None);
    };
    let variable = match metadata_tokens(&place.ty, &variable.value).as_slice() {
        [Token::Metadata(id)] => id.parse().ok(),
        _ => None,
    };
    // `ptr %x`; a list (`!DIArgList(...)`) or a constant is no plain local.
    let local = match metadata_tokens(&place.ty, &place.value).last() {
        Some(Token::Local(name)) => Some(name.text()),
        _ => None,
    };
    Some(variable.map(|variable| DbgVariable { declare, local, variable }))
}

fn metadata_tokens<'v>(ty: &Type, value: &'v Value) -> Vec<Token<'v>> {
    match value {
        Value::Metadata(text) if *ty == Type::Metadata => {
            let mut lexer = Lexer::new(text);
            std::iter::from_fn(|| Some(lexer.next().0)).take_while(|token| *token != Token::End).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<(u32, Metadata)> {
        Cursor::new(text, "t.ll").metadata_definition().unwrap()
    }

    #[test]
    fn a_location_has_line_column_scope_and_call_site() {
        let node = parse("!9 = distinct !DILocation(line: 12, column: 3, scope: !4, inlinedAt: !7)");
        let Some((9, Metadata::Location { line: 12, column: 3, scope: Some(4), inlined_at: Some(7) })) = node else {
            panic!("{node:?}")
        };
    }

    #[test]
    fn fields_of_any_shape_are_passed_over() {
        let node = parse(
            r#"!1 = distinct !DISubprogram(name: "f\22", scope: !2, file: !3, line: 8, flags: DIFlagA | DIFlagB,
               retainedNodes: !{}, annotations: !{!"a", i32 1})"#,
        );
        let Some((1, Metadata::Subprogram { name, file: Some(3), line: 8, .. })) = node else { panic!("{node:?}") };
        assert_eq!(name, "f\"");
    }

    #[test]
    fn a_tuple_keeps_the_ids_and_the_places_of_the_rest() {
        let node = parse(r#"!3 = !{!1, null, !"omnipotent char", i64 0, !DIExpression(), !2}"#);
        let Some((3, Metadata::Tuple(ids))) = node else { panic!("{node:?}") };
        assert_eq!(ids, [Some(1), None, None, None, None, Some(2)]);
    }

    #[test]
    fn unknown_kinds_and_named_nodes_are_dropped() {
        assert!(parse("!3 = !DISubroutineType(types: !4)").is_none());
        assert!(parse("!llvm.module.flags = !{!0, !1}").is_none());
    }
}
