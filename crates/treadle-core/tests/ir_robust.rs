//! The IR reader answers any text with a module or an error: it never panics, overflows the stack or hangs.

use treadle_core::ir::{print::print, read};

/// A bit of everything that the reader knows.
const SAMPLE: &str = r#"source_filename = "a.c"
target triple = "x86_64-unknown-linux-gnu"
%s = type { i32, [2 x <{ i8, ptr }>], <4 x float> }
%o = type opaque
$c = comdat any
@.str = private unnamed_addr constant [4 x i8] c"a\0A\\\00", section "x", comdat($c), align 1, !dbg !0
@v = external thread_local(initialexec) global i32, align 4 #1
@t = global [1 x ptr] [ptr getelementptr inbounds inrange(0, 8) (i8, ptr @.str, i64 sub (i64 1, i64 ptrtoint (ptr @v to i64)))]
@d = global { double, half, x86_fp80 } { double -1.5e+10, half 0xH3C00, x86_fp80 0xK4000C000000000000000 }
@a = weak alias i32, ptr @v
declare !dbg !2 i32 @printf(ptr noundef captures(none), ...) #0
define linkonce_odr noundef zeroext i1 @f(ptr byval(%s) align 8 %"a b", i32) personality ptr @p !dbg !3 {
  %2 = alloca i32, i64 4, align 4
    #dbg_declare(ptr %2, !4, !DIExpression(), !5)
  %3 = cmpxchg weak volatile ptr %2, i32 0, i32 1 syncscope("singlethread") acq_rel monotonic, align 4, !dbg !5
  %4 = extractvalue { i32, i1 } %3, 1, !tbaa !{}
  br i1 %4, label %5, label %x, !dbg !5
5:                                                ; preds = %1
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 %0) #3 [ "deopt"(i32 1) ], !dbg !5
  call void asm sideeffect "mfence", "~{memory}"(), !srcloc !6
  call void @llvm.dbg.value(metadata i32 %0, metadata !4, metadata !DIExpression()), !dbg !5
  switch i32 %6, label %x [ i32 0, label %5 i32 -1, label %x ]
x:
  %p = phi i1 [ true, %1 ], [ false, %5 ]
  %q = invoke i32 @g(i32 %0) to label %x unwind label %y
y:
  %l = landingpad { ptr, i32 } cleanup catch ptr null
  callbr void asm "", "!i"() to label %x [label %y]
  resume { ptr, i32 } %l
}
attributes #0 = { nounwind "k"="v" }
uselistorder ptr @v, { 1, 0 }
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, enums: !{}, splitDebugInlining: false)
!2 = !DIFile(filename: "a.c", directory: "/tmp", checksumkind: CSK_MD5, checksum: "00")
!5 = !DILocation(line: 3, column: 4, scope: !3, inlinedAt: !6)
!6 = !{!1, null, !"text", i64 0}
"#;

/// Reads, and prints what was read: neither may panic.
fn survives(text: &str) {
    if let Ok(module) = read(text, "t.ll") {
        print(&module);
    }
}

/// Numbers that look random and are the same in every run (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

#[test]
fn printed_text_is_a_fixed_point() {
    let module = read(SAMPLE, "t.ll").unwrap_or_else(|error| panic!("{error}"));
    // Four of the sample, and one that begins without a label after `callbr`.
    assert_eq!(module.functions[1].blocks.len(), 5);
    let readable = SAMPLE.replace("  callbr void asm \"\", \"!i\"() to label %x [label %y]\n", "");
    let printed = print(&read(&readable, "t.ll").unwrap());
    assert_eq!(print(&read(&printed, "t.ll").unwrap()), printed);
}

#[test]
fn every_prefix_is_answered() {
    for end in 0..SAMPLE.len() {
        survives(&SAMPLE[..end]);
    }
}

#[test]
fn every_suffix_is_answered() {
    for start in 0..SAMPLE.len() {
        survives(&SAMPLE[start..]);
    }
}

#[test]
fn changed_bytes_are_answered() {
    const BYTES: &[u8] = b" \n\"'(){}[]<>,=!%@#*^;:.-+0129xcKaz\\\xC3\x00";
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..20_000 {
        let mut bytes = SAMPLE.as_bytes().to_vec();
        for _ in 0..=random.below(4) {
            let place = random.below(bytes.len());
            match random.below(3) {
                0 => bytes[place] = BYTES[random.below(BYTES.len())],
                1 => drop(bytes.remove(place)),
                _ => {
                    // A piece of the text somewhere else in it.
                    let from = random.below(bytes.len());
                    let piece = bytes[from..(from + random.below(40)).min(bytes.len())].to_vec();
                    bytes.splice(place..place, piece);
                }
            }
        }
        survives(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn random_tokens_are_answered() {
    let words: Vec<&str> = SAMPLE.split_inclusive([' ', ',', '(', ')', '\n']).collect();
    let mut random = Random(7);
    for _ in 0..5_000 {
        let mut text = String::from("define void @f() {\n");
        (0..random.below(60)).for_each(|_| text.push_str(words[random.below(words.len())]));
        survives(&text);
    }
}

#[test]
fn deep_nesting_is_an_error_and_no_overflow() {
    for (head, opening) in [
        ("%t = type ", "{"),
        ("%t = type ", "[1 x "),
        ("%t = type ", "<{"),
        ("%t = type ", "ptr ("),
        ("@g = global i64 ", "add (i64 "),
        ("@g = global i64 ", "no_cfi "),
        ("@g = global ptr ", "getelementptr (i8, ptr "),
        ("@g = global i64 ", "splat (i64 "),
        ("@g = global i64 ", "[i64 "),
        ("define void @f(", "ptr byval("),
    ] {
        let error = read(&format!("{head}{}", opening.repeat(200_000)), "t.ll").unwrap_err();
        assert!(error.line == 1 && !error.message.is_empty());
    }
    // Brackets that are only skipped may nest as they like.
    let deep = format!("!0 = !DIExpression{}{}\n", "(".repeat(200_000), ")".repeat(200_000));
    assert!(read(&deep, "t.ll").is_ok());
}
