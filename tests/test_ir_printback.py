"""The IR reader against LLVM: what Treadle reads and prints back must be, to LLVM, the same module.

Each program is compiled to IR, read and printed by Treadle; both texts are read by LLVM (llvmlite). LLVM prints both
in its one canonical form; after taking out what the reader drops on purpose (metadata, attributes without meaning,
optimisation flags) the two are compared function by function and line by line. That covers opcodes, operands, types,
constants, initialisers, orderings, alignment and branch targets.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

llvm = pytest.importorskip("llvmlite.binding", reason="the oracle is llvmlite >= 0.50 (a test dependency)")
ziglang = pytest.importorskip("ziglang", reason="programs are compiled with the clang of ziglang")
print_ir = pytest.importorskip("treadle._treadle").print_ir

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
SOURCES = [
    *sorted((SHARED / "samples").glob("*.c")),
    *sorted((SHARED / "samples").glob("*.cpp")),
    *sorted((SHARED / "programs").rglob("*.c")),
]

# --- compiling -------------------------------------------------------------------------------------------------------


def libcxx_defines(zig: Path, cache: Path) -> list[str]:
    """The macros that libc++ wants, which change with each version, from what `zig c++` passes to clang."""
    environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(cache), "ZIG_LOCAL_CACHE_DIR": str(cache)}
    command = [str(zig / "zig"), "c++", "-v", "-E", "-x", "c++", "--target=x86_64-linux-gnu", os.devnull]
    shown = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return sorted({f"-D{define}" for define in re.findall(r"-D ?(_LIBC\w+(?:=\S*)?)", shown.stderr)})


def compile_to_ir(source: Path, output: Path, optimise: str = "-O0") -> str:
    """The IR of a C or C++ file, from the raw clang driver of ziglang and its headers."""
    zig = Path(ziglang.__file__).parent
    lib = zig / "lib"
    cxx = source.suffix == ".cpp"
    includes = ["include", "libc/include/x86-linux-gnu", "libc/include/x86_64-linux-gnu"]
    includes += ["libc/include/generic-glibc", "libc/include/x86-linux-any", "libc/include/any-linux-any"]
    if cxx:
        includes = ["libcxx/include", "libcxxabi/include", *includes]
    command = [str(zig / "zig"), "clang", "--target=x86_64-linux-gnu", "-nostdinc"]
    command += ["-nostdinc++", "-std=c++20"] if cxx else ["-std=gnu17"]
    for directory in includes:
        if (lib / directory).is_dir():
            command += ["-isystem", str(lib / directory)]
    if cxx:
        command += libcxx_defines(zig, output.parent)
    command += ["-D__GLIBC_MINOR__=36", "-S", "-emit-llvm", optimise, "-g", "-fno-discard-value-names"]
    command += ["-fno-color-diagnostics", str(source), "-o", str(output)]
    ignored = {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS"}
    environment = {key: value for key, value in os.environ.items() if key not in ignored}
    subprocess.run(command, check=True, env=environment)
    return output.read_text()


# --- LLVM's canonical form, without what the reader drops ------------------------------------------------------------

WITHOUT_MEANING = re.compile(
    r"""(?<![%@$\w.!"-])(?:
        # attributes of parameters, results and functions
        noundef | nonnull | noalias | nocapture | nofree | nest | readonly | writeonly | readnone | immarg | returned
      | inreg | allocalign | allocptr | noext | writable | dead_on_unwind | dead_on_return | swiftself | swifterror
      | (?:captures|range|nofpclass|initializes|dereferenceable|dereferenceable_or_null|dead_on_return)
        \((?:[^()]|\([^()]*\))*\)
        # symbols
      | dso_local | dso_preemptable | local_unnamed_addr | unnamed_addr | hidden | protected | default
      | externally_initialized
        # optimisation flags
      | nuw | nsw | nusw | exact | disjoint | nneg | samesign | inrange(?:\([^)]*\))?
      | fast | nnan | ninf | nsz | arcp | contract | reassoc | afn
        # calls and inline assembly
      | tail(?=\ call) | notail | fastcc | coldcc | ccc | alignstack(?!\() | inteldialect
        # attribute groups
      | \#\d+
    )(?![\w.-])\ ?""",
    re.VERBOSE,
)
METADATA = re.compile(r",? ![\w.]+ (?:!\d+|!\{[^}]*\}|!\w+\([^)]*\))")
RESULT_EXTENSION = re.compile(r"\b(call|invoke|define|declare|internal|weak) (?:(?:signext|zeroext|align \d+) )+")
SAME_LINKAGE = {"private": "internal", "linkonce_odr": "weak", "linkonce": "weak", "weak_odr": "weak"}
LINKAGE = re.compile(rf"(?<![%@\w.])(?:{'|'.join(SAME_LINKAGE)})(?= )")
BUNDLES = re.compile(r' \[ (?:"[^"]*"\([^()]*\)(?:, )?)+ \]')
STRING = re.compile(r'("[^"]*")')


def canonical(line: str) -> str:
    """One line of LLVM's output without what the reader drops. Strings and quoted names stay as they are."""
    pieces = STRING.split(line)
    for index in range(0, len(pieces), 2):
        piece = METADATA.sub("", pieces[index].split(" ; ")[0])
        piece = LINKAGE.sub(lambda match: SAME_LINKAGE[match[0]], piece)
        pieces[index] = WITHOUT_MEANING.sub("", piece)
    joined = "".join(pieces)
    joined = re.sub(r",? (?:section|partition|code_model|gc) \"[^\"]*\"", "", joined)
    joined = BUNDLES.sub("", joined)
    joined = re.sub(r",? comdat\b(?:\([^)]*\))?", "", joined)
    joined = RESULT_EXTENSION.sub(r"\1 ", joined)
    joined = re.sub(r"thread_local\(\w+\)", "thread_local", joined)
    joined = re.sub(r"\s+", " ", joined)
    return re.sub(r" (?=[,)]|$)", "", joined).strip()


def function_header(line: str) -> str:
    """A `define` or `declare` line up to the end of the parameters, and the personality."""
    line = canonical(line)
    depth = 0
    start = re.search(r'@(?:"[^"]*"|[-\w$.]+)\(', line)
    assert start, line
    for index in range(start.end() - 1, len(line)):
        depth += {"(": 1, ")": -1}.get(line[index], 0)
        if depth == 0:
            break
    personality = re.search(r" personality ptr (\S+)", line[index:])
    parameters = line[: index + 1]
    # A declaration names its parameters or doesn't.
    if line.startswith("declare"):
        parameters = re.sub(r' %(?:"[^"]*"|[-\w$.]+)(?=[,)])', "", parameters)
    return parameters + (personality[0] if personality else "")


def functions_of(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """What LLVM makes of `text`: the lines of types, globals and aliases, and those of each function by its header."""
    # A context of its own, else LLVM renames struct types that another module has defined.
    module = llvm.parse_assembly(text, context=llvm.create_context())
    module.verify()
    entities: list[str] = []
    functions: dict[str, list[str]] = {}
    body: list[str] | None = None
    for line in str(module).splitlines():
        if line.startswith(("define ", "declare ")):
            header = function_header(line)
            # LLVM turns calls of these into records, Treadle does the same.
            if "@llvm.dbg." in header:
                continue
            assert header not in functions
            body = functions[header] = []
        elif line == "}":
            body = None
        elif line.startswith(("@", "%")):
            entities.append(canonical(line))
        elif line.startswith("target"):
            entities.append(line)
        elif line.startswith(("!", "attributes", "$", ";", "source_filename", "module asm")):
            continue
        elif body is not None and line.strip() and not line.strip().startswith(("#dbg", ";")):
            body.append(canonical(line))
    return entities, functions


def assert_same_to_llvm(original: str, printed: str) -> None:
    entities, functions = functions_of(original)
    printed_entities, printed_functions = functions_of(printed)
    assert printed_entities == entities
    assert list(printed_functions) == list(functions)
    for header, body in functions.items():
        assert printed_functions[header] == body, header


# --- tests -----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not SOURCES, reason=f"no programs under {SHARED}")
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(SHARED)))
def test_program(source: Path, tmp_path: Path) -> None:
    original = compile_to_ir(source, tmp_path / "program.ll")
    assert_same_to_llvm(original, print_ir(original, str(source)))


@pytest.mark.skipif(not SOURCES, reason=f"no programs under {SHARED}")
@pytest.mark.parametrize(
    "source", [path for path in SOURCES if path.parent.name == "samples"], ids=lambda path: path.name
)
def test_optimised_program(source: Path, tmp_path: Path) -> None:
    """Optimised code has vectors, phis, freezes and flags that -O0 code has not."""
    original = compile_to_ir(source, tmp_path / "program.ll", "-O2")
    assert_same_to_llvm(original, print_ir(original, str(source)))


RARE = r"""
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%plain = type { i8, [3 x i16], <{ i32, i64 }>, {} }
%"quoted name" = type { ptr, %plain }
%opaque = type opaque
%union.anon = type <{ i64 }>

@0 = private constant [4 x i8] c"a\22\\\FF", align 1
@big = global i200 -123456789012345678901234567890123456789012345678901234567890
@wide = global i128 -170141183460469231731687303715884105728
@halves = global [3 x half] [half 0xH3C00, half 0xHFC01, half 1.0]
@brains = global bfloat 0xR3FC0
@floats = global { float, float, double, double } { float 1.5, float 0x7FF8000000000000, double -0.0, double 1.0e-300 }
@extended = global x86_fp80 0xK4000C000000000000000
@quad = global fp128 0xL0123456789ABCDEF3FFF000000000000
@vector = global <4 x i8> <i8 1, i8 undef, i8 poison, i8 -1>
@nested = global %"quoted name" { ptr @0,
  %plain { i8 1, [3 x i16] zeroinitializer, <{ i32, i64 }> <{ i32 2, i64 3 }>, {} {} } }
@distance = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @big to i64), i64 ptrtoint (ptr @wide to i64)) to i32)
@inside = constant ptr getelementptr inbounds nuw (i8, ptr @nested, i64 8)
@number = constant ptr inttoptr (i64 81985529216486895 to ptr)
@tls = thread_local(initialexec) global i32 0, align 4
@declared = external thread_local global i32
@maybe = extern_weak global i32
@strong = linkonce_odr hidden global i32 1, comdat, align 4
@merged = common global [8 x i8] zeroinitializer, align 16
@targets = internal constant [2 x ptr] [ptr blockaddress(@jumps, %"odd label"), ptr blockaddress(@jumps, %last)]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @numbers, ptr null }]
@other = weak alias i32, ptr @tls_free
@third = alias i8, getelementptr (i8, ptr @tls_free, i64 1)
@tls_free = global i32 5
@chosen = ifunc void (), ptr @resolve

$strong = comdat any

declare extern_weak i32 @perhaps(...)
declare i32 @printf(ptr, ...)
declare i32 @__gxx_personality_v0(...)
declare void @sink(ptr byval(%plain) align 8, ptr sret(%"quoted name") align 8, i8 signext, i16 zeroext)

define ptr @resolve() {
  ret ptr @numbers
}

define void @numbers() {
  br label %1

1:
  %2 = call i32 (ptr, ...) @printf(ptr @0, i32 noundef 1, double 2.0)
  %3 = call i32 (i32, ...) @perhaps(i32 %2)
  ret void
}

define i32 @unwritten(i32, i32 %b) {
  add nuw i32 %0, %b
  br label %next
next:
  mul i32 %2, 3
  ret i32 %3
}

define i32 @jumps(ptr %to, i8 %"odd value") {
entry:
  indirectbr ptr %to, [label %"odd label", label %last]
"odd label":
  switch i8 %"odd value", label %last [
    i8 0, label %entry.1
    i8 -128, label %last
  ]
entry.1:
  br label %last
last:
  %p = phi i32 [ 0, %entry ], [ 1, %"odd label" ], [ 1, %"odd label" ], [ 2, %entry.1 ]
  ret i32 %p
}

define void @memory(ptr %p, i32 %v, i64 %n) {
  %a = alloca i32, i64 %n, align 16
  %b = alloca %plain, align 8
  %l = load atomic volatile i32, ptr %p syncscope("singlethread") monotonic, align 4
  %u = load atomic i32, ptr %p unordered, align 4
  store atomic i32 %v, ptr %p release, align 4
  store volatile i32 %v, ptr @tls, align 1
  %c = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 8
  %d = cmpxchg ptr %p, ptr null, ptr @0 syncscope("singlethread") seq_cst acquire, align 8
  %1 = atomicrmw nand ptr %p, i32 1 monotonic, align 4
  %2 = atomicrmw volatile xchg ptr %p, ptr @0 seq_cst, align 8
  %3 = atomicrmw fadd ptr %p, float 1.0 acquire, align 4
  %4 = atomicrmw uinc_wrap ptr %p, i32 1 release, align 4
  fence syncscope("singlethread") acq_rel
  fence seq_cst
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "=*m,~{memory},~{dirflag}"(ptr elementtype(i32) %p)
  call void @sink(ptr byval(%plain) align 8 %b, ptr sret(%"quoted name") align 8 %p, i8 signext -1, i16 zeroext 65535)
  %5 = load i32, ptr %p, align 4, !tbaa !0, !nontemporal !{i32 1}
  ret void
}

define <2 x i32> @registers(<2 x i32> %x, { i32, { i8, i64 } } %s, double %d, float %f, ptr %list) {
  %e = extractelement <2 x i32> %x, i64 1
  %i = insertelement <2 x i32> %x, i32 %e, i32 0
  %h = shufflevector <2 x i32> %i, <2 x i32> splat (i32 7), <2 x i32> <i32 3, i32 poison>
  %g = extractvalue { i32, { i8, i64 } } %s, 1, 0
  %t = insertvalue { i32, { i8, i64 } } %s, i64 9, 1, 1
  %n = fneg fast double %d
  %c = fcmp nnan ueq double %n, 0x3FF0000000000000
  %k = icmp samesign ult i32 %e, -5
  %o = or disjoint i32 %e, 1
  %q = sdiv exact i32 %o, 2
  %z = zext nneg i8 %g to i64
  %w = fptrunc contract double %d to float
  %m = frem float %w, %f
  %r = select nsz i1 %c, float %m, float undef
  %y = freeze float %r
  %j = va_arg ptr %list, i32
  %b = bitcast double %d to <2 x i32>
  %v = getelementptr inbounds %"quoted name", ptr %list, i64 0, i32 1, i32 1, i64 %z
  ret <2 x i32> %b
}

define void @unwinds() personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 (ptr, ...) @printf(ptr @0) [ "deopt"(i32 1) ]
          to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @0]
  resume { ptr, i32 } %l
done:
  call void @unwinds() nounwind memory(none)
  tail call void @unwinds()
  unreachable
}

define void @tail(ptr %f) {
  musttail call void %f(ptr %f)
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
"""


def test_rare_forms() -> None:
    """Forms that C programs seldom compile to."""
    assert_same_to_llvm(RARE, print_ir(RARE, "rare.ll"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("ptr %p release", "ptr %p monotonic"),
        ("cmpxchg weak", "cmpxchg"),
        ("acq_rel monotonic", "acq_rel acquire"),
        ('syncscope("singlethread") acq_rel', "acq_rel"),
        ("store volatile", "store"),
        ("ptr @tls, align 1", "ptr @tls, align 4"),
        ("i8 -128, label %last", "i8 -127, label %last"),
        ("i8 -128, label %last", "i8 -128, label %entry.1"),
        ("fcmp nnan ueq", "fcmp nnan une"),
        ("byval(%plain) align 8 %b", "byval(%plain) align 4 %b"),
        ("i8 signext -1", "i8 -1"),
        ("half 0xHFC01", "half 0xHFC02"),
        ("i64 3 }>", "i64 4 }>"),
        ("thread_local(initialexec)", ""),
        ("linkonce_odr hidden", ""),
        ("%s, 1, 0", "%s, 1, 1"),
    ],
)
def test_the_comparison_notices(before: str, after: str) -> None:
    assert before in RARE
    with pytest.raises((AssertionError, RuntimeError)):
        assert_same_to_llvm(RARE, RARE.replace(before, after))


def test_printing_is_a_fixed_point() -> None:
    once = print_ir(RARE, "rare.ll")
    assert print_ir(once, "rare.ll") == once


def test_errors_are_value_errors_with_a_position() -> None:
    with pytest.raises(ValueError, match=r"^x\.ll:2:18: error: .*clang >= 16"):
        print_ir("; typed pointers\ndefine void @f(i8* %p) { ret void }", "x.ll")
