//! Linking: which definition a symbol means, where data lies, what is an error. And where locals live.

use treadle_core::ir;
use treadle_core::program::address::{arena_base, arena_of, decode_code, CONSTANTS, GLOBALS};
use treadle_core::program::bytecode::{Function, Inst, LibId};
use treadle_core::program::{build, disassemble, BuildError, Library, Program};

/// `native` is native, and keeps its second argument only; the runtime defines `helper` and `unused`.
struct Small;

const RUNTIME: &str = "
define i32 @helper(i32 %x) { %y = call i32 @inner(i32 %x) ret i32 %y }
define internal i32 @inner(i32 %x) { ret i32 7 }
define i32 @unused() { ret i32 0 }
define void @native(ptr %p) { ret void }
";

impl Library for Small {
    fn native(&self, name: &str) -> Option<LibId> {
        (name == "native").then_some(4)
    }
    fn runtime(&self) -> &[(&'static str, &'static str)] {
        &[("runtime.ll", RUNTIME)]
    }
    fn keeps(&self, _: &str, arg: usize) -> bool {
        arg == 1
    }
}

fn link(texts: &[&str]) -> Result<Program, BuildError> {
    let name = |index: usize| format!("{}.ll", char::from(b'a' + index as u8));
    let module = |(index, text): (usize, &&str)| (name(index), ir::read(text, &name(index)).expect("good IR"));
    build(texts.iter().enumerate().map(module).collect(), &Small)
}

fn good(texts: &[&str]) -> Program {
    link(texts).unwrap_or_else(|error| panic!("{error}"))
}

fn message(texts: &[&str]) -> String {
    link(texts).expect_err("an error").to_string()
}

fn function<'p>(program: &'p Program, name: &str) -> &'p Function {
    program.functions.iter().find(|f| f.name == name).unwrap_or_else(|| panic!("no function `{name}`"))
}

fn code(program: &Program, name: &str) -> String {
    disassemble(function(program, name))
}

/// The initial value of the pointer `name`.
fn pointer(program: &Program, name: &str) -> u64 {
    let object = program.globals.objects.iter().find(|object| object.name == name).expect("an object");
    let at = object.offset as usize;
    u64::from_le_bytes(program.globals.bytes[at..at + 8].try_into().expect("8 bytes"))
}

const MAIN: &str = "define i32 @main() { ret i32 0 }\n";

#[test]
fn a_program_without_main_names_its_files() {
    assert_eq!(message(&["@x = global i32 0", ""]), "a.ll: error: no function `main` in `a.ll`, `b.ll`");
}

#[test]
fn two_strong_definitions_are_an_error() {
    let error = message(&[MAIN, MAIN]);
    assert_eq!(error, "b.ll: error: `main` is defined here and in `a.ll`");
}

#[test]
fn an_error_names_the_line_of_the_definition() {
    let text = "define i32 @main() !dbg !1 { ret i32 0 }
        !1 = distinct !DISubprogram(name: \"main\", file: !2, line: 12)
        !2 = !DIFile(filename: \"x.c\", directory: \"/d\")";
    assert_eq!(message(&[text, text]), "x.c:12:1: error: `main` is defined here and in `a.ll`");
}

#[test]
fn a_strong_definition_beats_weak_and_common_ones() {
    let weak = "define weak i32 @f() { ret i32 1 }\n@v = common global i32 0\n@pv = global ptr @v";
    let strong = "define i32 @f() { ret i32 2 }\n@v = global i32 5";
    let main = "declare i32 @f()\ndefine i32 @main() { %x = call i32 @f() ret i32 %x }";
    let program = good(&[weak, main, strong]);
    assert_eq!(program.functions.iter().filter(|f| f.name == "f").count(), 1);
    assert!(code(&program, "f").contains("Ret { a: #2"));
    let v = program.globals.objects.iter().find(|object| object.name == "v").expect("v");
    assert_eq!(program.globals.bytes[v.offset as usize], 5);
    assert_eq!(pointer(&program, "pv"), arena_base(GLOBALS) + v.offset);
}

#[test]
fn internal_symbols_of_one_name_stay_apart() {
    let a = "@s = internal global i32 1\n@pa = global ptr @s\ndefine i32 @main() { ret i32 0 }";
    let b = "@s = internal global i32 2\n@pb = global ptr @s";
    let program = good(&[a, b]);
    assert_ne!(pointer(&program, "pa"), pointer(&program, "pb"));
}

#[test]
fn an_alias_is_its_target() {
    let text = "@a = alias i32 (), ptr @f\n@v = global i32 0\n@w = alias i32, ptr @v\n@p = global ptr @w
        define i32 @f() { ret i32 3 }\ndefine i32 @main() { %x = call i32 @a() ret i32 %x }";
    let program = good(&[text]);
    assert!(function(&program, "main").code.iter().any(|inst| matches!(inst, Inst::Call { f: 0, .. })));
    let v = program.globals.objects.iter().find(|object| object.name == "v").expect("v");
    assert_eq!(pointer(&program, "p"), arena_base(GLOBALS) + v.offset);
}

#[test]
fn the_runtime_is_taken_where_it_is_reached() {
    let program = good(&["declare i32 @helper(i32)\ndefine i32 @main() { %x = call i32 @helper(i32 1) ret i32 %x }"]);
    let runtime: Vec<&str> = program.functions.iter().filter(|f| f.runtime).map(|f| f.name.as_str()).collect();
    assert_eq!(runtime, ["helper", "inner"]);
    let own = good(&[
        "define i32 @helper(i32 %x) { ret i32 1 }\ndefine i32 @main() { %x = call i32 @helper(i32 1) ret i32 %x }",
    ]);
    assert!(own.functions.iter().all(|f| !f.runtime));
}

#[test]
fn a_native_function_is_called_or_has_a_stub() {
    let text = "declare void @native(ptr)\n@p = global ptr @native\n
        define i32 @main() { call void @native(ptr null) ret i32 0 }";
    let program = good(&[text]);
    assert!(function(&program, "main").code.iter().any(|inst| matches!(inst, Inst::CallLib { lib: 4, n: 1, .. })));
    let (stub, label) = decode_code(pointer(&program, "p")).expect("a code address");
    assert_eq!((program.functions[stub as usize].name.as_str(), label), ("native", None));
    assert!(program.functions[stub as usize].code.iter().any(|inst| matches!(inst, Inst::CallLib { lib: 4, .. })));
}

#[test]
fn what_nobody_defines_is_refused_when_it_is_reached() {
    let text = "declare i32 @nowhere(i32)\n@gone = external global i32\n@p = global ptr @nowhere
        define i32 @main() { %x = call i32 @nowhere(i32 1) ret i32 %x }
        define i32 @f() { %x = load i32, ptr @gone ret i32 %x }";
    let program = good(&[text]);
    assert_eq!(function(&program, "main").messages, ["call of `nowhere`, which is not supported"]);
    assert_eq!(function(&program, "nowhere").messages, ["call of `nowhere`, which is not supported"]);
    assert_eq!(function(&program, "f").messages, ["use of `gone`, which is not defined"]);
}

#[test]
fn an_undefined_weak_symbol_is_null() {
    let text = "declare extern_weak i32 @maybe()\n@p = global ptr @maybe\n";
    assert_eq!(pointer(&good(&[text, MAIN]), "p"), 0);
}

#[test]
fn constants_and_strings_are_read_only() {
    let text =
        "@s = private unnamed_addr constant [3 x i8] c\"ab\\00\"\n@p = global ptr getelementptr (i8, ptr @s, i64 1)\n";
    let program = good(&[text, MAIN]);
    let address = pointer(&program, "p");
    assert_eq!(arena_of(address), CONSTANTS);
    assert_eq!(program.constants.bytes[(address - arena_base(CONSTANTS)) as usize], b'b');
}

#[test]
fn constructors_run_by_priority() {
    let text = "define internal void @late() { ret void }\ndefine internal void @early() { ret void }
        @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 9, ptr @late, ptr null }, { i32, ptr, ptr } { i32 3, ptr @early, ptr null }]\n";
    let program = good(&[text, MAIN]);
    let names: Vec<&str> = program.constructors.iter().map(|f| program.functions[*f as usize].name.as_str()).collect();
    assert_eq!(names, ["early", "late"]);
}

#[test]
fn stdout_is_not_null() {
    let text = "@stdout = external global ptr\n@p = global ptr @stdout\n";
    let program = good(&[text, MAIN]);
    assert_eq!(arena_of(pointer(&program, "p")), CONSTANTS);
}

/// Where the only local that is not a slot lives, if there is one.
fn home(body: &str) -> Option<bool> {
    let text = format!(
        "@g = global ptr null\ndeclare void @native(ptr, ptr)
        define internal i32 @reads(ptr %p) {{ %a = alloca ptr store ptr %p, ptr %a %q = load ptr, ptr %a %v = load i32, ptr %q ret i32 %v }}
        define internal void @publishes(ptr %p) {{ store ptr %p, ptr @g ret void }}
        define internal ptr @returns(ptr %p) {{ ret ptr %p }}
        define i32 @main() {{ %x = alloca i32 {body} ret i32 0 }}"
    );
    let program = good(&[&text]);
    function(&program, "main").code.iter().find_map(|inst| match inst {
        Inst::Alloca { private, .. } => Some(*private),
        _ => None,
    })
}

#[test]
fn a_local_that_is_loaded_and_stored_whole_is_a_slot() {
    assert_eq!(home("store i32 1, ptr %x %v = load volatile i32, ptr %x store float 1.0, ptr %x"), None);
    assert_eq!(home("store i8 1, ptr %x"), Some(true));
    assert_eq!(home("store atomic i32 1, ptr %x seq_cst, align 4"), Some(false));
}

#[test]
fn a_local_whose_address_stays_in_the_thread_is_private() {
    assert_eq!(home("%v = call i32 @reads(ptr %x)"), Some(true));
    assert_eq!(home("call void @native(ptr %x, ptr null)"), Some(true));
    assert_eq!(home("%p = call ptr @returns(ptr %x) store i32 1, ptr %p"), Some(true));
    assert_eq!(home("call void @native(ptr null, ptr %x)"), Some(false));
    assert_eq!(home("call void @publishes(ptr %x)"), Some(false));
    assert_eq!(home("%p = call ptr @returns(ptr %x) store ptr %p, ptr @g"), Some(false));
    assert_eq!(home("%r = atomicrmw add ptr %x, i32 1 monotonic"), Some(false));
}

#[test]
fn thread_local_variables_are_private_until_they_escape() {
    let text = "@own = thread_local global i32 3\n@given = thread_local global i32 4\n@g = global ptr null
        declare ptr @llvm.threadlocal.address.p0(ptr)
        define i32 @main() {
          %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
          store i32 1, ptr %p
          %q = call ptr @llvm.threadlocal.address.p0(ptr @given)
          store ptr %q, ptr @g
          ret i32 0
        }";
    let program = good(&[text]);
    let names = |image: &treadle_core::program::Image| image.objects.iter().map(|o| o.name.clone()).collect::<Vec<_>>();
    assert_eq!((names(&program.private_tls), names(&program.tls)), (vec!["own".into()], vec!["given".into()]));
    assert_eq!(program.tls.bytes[program.tls.objects[0].offset as usize], 4);
}

#[test]
fn a_phi_swap_is_a_parallel_copy() {
    let text = "define i32 @main() {
        entry:
          br label %loop
        loop:
          %a = phi i32 [ 1, %entry ], [ %b, %loop ]
          %b = phi i32 [ 2, %entry ], [ %a, %loop ]
          %c = icmp eq i32 %a, 2
          br i1 %c, label %out, label %loop
        out:
          ret i32 %b
        }";
    let program = good(&[text]);
    let moves = function(&program, "main").code.iter().filter(|inst| matches!(inst, Inst::Move { .. })).count();
    assert_eq!(moves, 5, "{}", code(&program, "main"));
}

#[test]
fn contradictions_are_errors() {
    let in_main = |body: &str| message(&[&format!("define i32 @main() {{ {body} }}")]);
    assert!(in_main("%x = add i32 1, %y ret i32 %x").contains("in function `main`: `%y` is not defined"));
    assert!(in_main("%x = add i32 1, 1 ret i128 %x").contains("a `ret` of another type"));
    assert!(in_main("br label %gone").contains("does not exist"));
    assert!(message(&["@x = global %t zeroinitializer\n%t = type opaque", MAIN]).contains("in variable `x`"));
}
