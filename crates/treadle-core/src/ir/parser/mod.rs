//! The reader: recursive descent over the tokens, one file per kind of thing that is read.
//!
//! | file | reads |
//! | --- | --- |
//! | `cursor` | the current token, errors, lists, brackets |
//! | `globals` | named types, global variables, aliases |
//! | `functions` | headers and bodies |
//! | `instructions`, `memory`, `control` | instructions |
//! | `types`, `values`, `attributes`, `metadata` | what their names say |

mod attributes;
mod control;
mod cursor;
mod functions;
mod globals;
mod instructions;
mod memory;
mod metadata;
mod types;
mod values;

use super::ast::Module;
use super::error::ReadError;
use super::lexer::Token;
use cursor::{Cursor, Result};

/// Reads the textual IR of one module. `file_name` is what errors name.
///
/// # Errors
///
/// The text is not IR, is IR of clang 15 or older (typed pointers), or uses a type, a constant or an address space that
/// Treadle has no meaning for. An *instruction* that Treadle has no meaning for is no error but `Op::Unsupported`.
pub fn read(text: &str, file_name: &str) -> std::result::Result<Module, ReadError> {
    let mut cursor = Cursor::new(text, file_name);
    let mut module = Module::default();
    if cursor.token() != Token::End && !cursor.at_top_level() {
        return cursor.error(format!(
            "this is not LLVM IR text, which would not begin with {}; `clang -S -emit-llvm` writes it",
            cursor.token()
        ));
    }
    while cursor.token() != Token::End {
        cursor.entity(&mut module)?;
    }
    Ok(module)
}

const TOP_LEVEL_WORDS: [&str; 8] =
    ["source_filename", "target", "module", "attributes", "define", "declare", "uselistorder", "uselistorder_bb"];

/// True if an entity of the module begins with `word`.
fn is_top_level_word(word: &str) -> bool {
    TOP_LEVEL_WORDS.contains(&word)
}

impl Cursor<'_> {
    fn at_top_level(&self) -> bool {
        match self.token() {
            Token::Word(word) => is_top_level_word(word),
            Token::Local(_) | Token::Global(_) | Token::Comdat(_) => self.peek() == Token::Punctuation(b'='),
            Token::Metadata(_) | Token::Summary => true,
            _ => false,
        }
    }

    /// One entity of the module.
    fn entity(&mut self, module: &mut Module) -> Result<()> {
        match self.token() {
            Token::Word("define" | "declare") => module.functions.push(self.function()?),
            Token::Word("source_filename") => {
                self.advance();
                self.expect(b'=')?;
                module.source_filename = self.string()?;
            }
            Token::Word("target") => {
                self.advance();
                let triple = self.eat_word("triple");
                if !triple {
                    self.expect_word("datalayout")?;
                }
                self.expect(b'=')?;
                let value = self.string()?;
                *(if triple { &mut module.triple } else { &mut module.data_layout }) = value;
            }
            Token::Word("module") => {
                self.advance();
                self.expect_word("asm")?;
                self.string()?;
            }
            Token::Word("attributes") => {
                self.advance();
                self.advance();
                self.expect(b'=')?;
                self.braces()?;
            }
            Token::Word("uselistorder" | "uselistorder_bb") => self.skip_use_list_order()?,
            Token::Local(_) => {
                let named = self.named_type()?;
                module.types.push(named);
            }
            Token::Global(_) => self.global_entity(module)?,
            Token::Comdat(_) => {
                self.advance();
                self.expect(b'=')?;
                self.expect_word("comdat")?;
                self.advance();
            }
            Token::Metadata(_) => {
                if let Some((id, node)) = self.metadata_definition()? {
                    module.metadata.insert(id, node);
                }
            }
            Token::Summary => self.skip_line(),
            _ => return self.expected("a global, a function, a type or metadata"),
        }
        Ok(())
    }

    fn braces(&mut self) -> Result<()> {
        if !self.is(b'{') {
            return self.expected("`{`");
        }
        self.skip_brackets()
    }

    fn skip_line(&mut self) {
        self.advance();
        while self.token() != Token::End && !self.at_line_start() {
            self.advance();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_that_do_not_matter_are_skipped() {
        let text = "source_filename = \"a.c\"\ntarget triple = \"x86_64\"\nmodule asm \".globl x\"\n$c = comdat any\n\
                    %s = type { i32 }\nattributes #0 = { nounwind \"k\"=\"v\" }\n^0 = module: (path: \"a\")\n\
                    uselistorder ptr @x, { 1, 0 }\n!0 = !{}\n";
        let module = read(text, "a.ll").unwrap();
        assert_eq!((module.source_filename.as_str(), module.triple.as_str()), ("a.c", "x86_64"));
        assert_eq!((module.types.len(), module.metadata.len()), (1, 1));
    }

    #[test]
    fn an_empty_module_is_a_module() {
        assert!(read("; nothing\n", "a.ll").unwrap().functions.is_empty());
    }

    #[test]
    fn another_language_is_told_apart() {
        for text in ["#include <stdio.h>\nint main(void) {}", "int x;", "BC\u{c0}\u{de}", "\u{7f}ELF", "{}"] {
            let error = read(text, "a.c").unwrap_err().to_string();
            assert!(error.starts_with("a.c:1:1: error: this is not LLVM IR text"), "{error}");
        }
    }

    #[test]
    fn typed_pointers_name_the_clang_that_is_needed() {
        let error = read("define i32 @f(i32* %p) {\n ret i32 0\n}", "a.ll").unwrap_err();
        assert_eq!((error.line, error.column), (1, 18));
        assert!(error.message.contains("clang >= 16"));
    }
}
