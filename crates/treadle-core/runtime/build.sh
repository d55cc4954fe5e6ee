#!/bin/sh
# Compile the runtime library, and the programs of its tests, to IR text: `build.sh [path of the ziglang directory]`.
#
# The .ll files are committed and embedded in the binary, so this is needed only after a change of a .c file. No -g: the
# machine shows the caller's position. No optimisation: passes merge and drop accesses. -fno-builtin: else clang turns
# the loop of strlen into a call of strlen.
set -eu
cd "$(dirname "$0")"
zig=${1:-$(python3 -c 'import ziglang, os; print(os.path.dirname(ziglang.__file__))')}
lib=$zig/lib
headers=$lib/libc/include/x86-linux-gnu
[ -d "$headers" ] || headers=$lib/libc/include/x86_64-linux-gnu
unset CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH CCC_OVERRIDE_OPTIONS || true
module=$(mktemp)
trap 'rm -f "$module"' EXIT

compile() {
    source=$1
    shift
    "$zig/zig" clang --target=x86_64-linux-gnu -nostdinc -isystem "$lib/include" -isystem "$headers" \
        -isystem "$lib/libc/include/generic-glibc" -isystem "$lib/libc/include/x86-linux-any" \
        -isystem "$lib/libc/include/any-linux-any" -D__GLIBC_MINOR__=36 -S -emit-llvm -O0 -std=gnu17 -fno-builtin \
        -fno-discard-value-names -fno-color-diagnostics -fno-stack-protector -fno-asynchronous-unwind-tables \
        -Wall -Wextra -Werror -Wno-unused-parameter -Wno-incompatible-library-redeclaration -Wno-atomic-alignment "$@" "$source" -o "$module"
    # Attributes, metadata and comments say nothing to Treadle.
    sed -E -e '/^attributes #/d' -e '/^!/d' -e '/^; /d' -e 's/ #[0-9]+//' -e 's/, !llvm.loop ![0-9]+//' \
        -e 's/ +; preds = .*//' -e 's/ dso_local / /' "$module" | cat -s > "${source%.c}.ll"
}

for source in *.c; do
    compile "$source" -ffreestanding
done
for source in tests/*.c; do
    compile "$source"
done
