#!/bin/sh
# Compile the benchmark's programs to IR text: `build.sh [path of the ziglang directory]`.
#
# The .ll files are committed, so this is needed only after a change of a .c file; the benchmark itself needs no compiler.
set -eu
cd "$(dirname "$0")"
zig=${1:-$(python3 -c 'import ziglang, os; print(os.path.dirname(ziglang.__file__))')}
lib=$zig/lib
headers=$lib/libc/include/x86-linux-gnu
[ -d "$headers" ] || headers=$lib/libc/include/x86_64-linux-gnu
unset CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH CCC_OVERRIDE_OPTIONS || true

# compile PROGRAM NAME [-D...]: PROGRAM.c to NAME.ll
compile() {
    source=$1.c
    output=$2.ll
    shift 2
    "$zig/zig" clang --target=x86_64-linux-gnu -nostdinc -isystem "$lib/include" -isystem "$headers" \
        -isystem "$lib/libc/include/generic-glibc" -isystem "$lib/libc/include/x86-linux-any" \
        -isystem "$lib/libc/include/any-linux-any" -D__GLIBC_MINOR__=36 -S -emit-llvm -O0 -g -std=gnu17 \
        -fno-discard-value-names -fno-color-diagnostics -ffile-compilation-dir=. "-fdebug-prefix-map=$zig=ziglang" -Wall -Wextra -Werror "$@" \
        "$source" -o "$output"
}

compile writers writers_7 -DN=7
compile writers writers_9 -DN=9
compile writers writers_9_checked -DN=9 -DCHECK
compile writers writers_9_seq_cst -DN=9 -DORDER=memory_order_seq_cst
compile increments increments_2x5 -DN=2 -DK=5
compile increments increments_3x3 -DN=3 -DK=3
compile increments increments_3x3_checked -DN=3 -DK=3 -DCHECK
compile increments increments_3x3_seq_cst -DN=3 -DK=3 -DORDER=memory_order_seq_cst
compile sb_chain sb_chain_10 -DN=10
compile fib fib_5 -DN=5
compile cas_counter cas_counter_4 -DN=4
compile peterson peterson_3 -DN=3
compile locks locks_3x4 -DN=3 -DK=4
compile long long -DN=666
speed=../../../../benchmarks/speed
compile $speed/casrot casrot_12 -DN=12
compile $speed/readers readers_18 -DN=18
compile $speed/lastzero lastzero_14 -DN=14
compile $speed/ainc ainc_9 -DN=9
