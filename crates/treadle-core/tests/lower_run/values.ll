; ModuleID = 'tests/lower_run/values.c'
source_filename = "tests/lower_run/values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.overlay = type { i32 }
%struct.pair = type { i64, i64 }
%struct.tagged = type { ptr, i64 }
%struct.large = type { [10 x i32], i8 }
%struct.bits = type { i64 }
%struct.small = type { i32, i8 }
%struct.mixed = type { double, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@counter = dso_local global i32 3, align 4
@table = dso_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@middle = dso_local global ptr getelementptr (i8, ptr @table, i64 8), align 8
@constant = dso_local constant { [10 x i32], i8, [3 x i8] } { [10 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], i8 120, [3 x i8] zeroinitializer }, align 4
@own = dso_local thread_local global i32 5, align 4
@.str = private unnamed_addr constant [51 x i8] c"argc == 1 && argv[0] && !argv[1] && counter == 312\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"tests/lower_run/values.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.2 = private unnamed_addr constant [80 x i8] c"sum(3, 1, 2, 3) == 12 && sum(0) == 0 && sum(9, 1, 2, 3, 4, 5, 6, 7, 8, 9) == 90\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"idlDpLsq\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"four\00", align 1
@.str.5 = private unnamed_addr constant [93 x i8] c"various(\22idlDpLsq\22, 1, 2.5, 3l, 4.25L, (struct pair){0, 5}, l, \22four\22, (__int128)6) == 28.75\00", align 1
@.str.6 = private unnamed_addr constant [54 x i8] c"control(0) == 4 && control(1) == 5 && control(2) == 1\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"loops() == 69\00", align 1
@operation = dso_local global ptr null, align 8
@.str.8 = private unnamed_addr constant [74 x i8] c"a / b == -3 && a % b == -1 && (a >> 1) == -4 && ((unsigned)a >> 28) == 15\00", align 1
@__PRETTY_FUNCTION__.integers = private unnamed_addr constant [20 x i8] c"void integers(void)\00", align 1
@.str.9 = private unnamed_addr constant [64 x i8] c"c == -56 && (unsigned char)c == 200 && (short)0x12345 == 0x2345\00", align 1
@.str.10 = private unnamed_addr constant [65 x i8] c"big + 1 == 0 && (int64_t)big < 0 && (uint32_t)big == 0xffffffffu\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"i == 7 && j == 12\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"j == 7 && i == 6\00", align 1
@.str.13 = private unnamed_addr constant [17 x i8] c"x == 2 && y == 1\00", align 1
@.str.14 = private unnamed_addr constant [108 x i8] c"__builtin_add_overflow(0x7fffffffffffffffl, 1l, &out) && !__builtin_mul_overflow(3l, 4l, &out) && out == 12\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"odd == 0\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"wider * 3 == -15\00", align 1
@__const.integers.f = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -19, i8 0, i8 0, i8 0, i8 0, i8 -128, [2 x i8] zeroinitializer }, align 8
@.str.17 = private unnamed_addr constant [42 x i8] c"f.a == 1 && f.b == -3 && f.c == 1ul << 39\00", align 1
@.str.18 = private unnamed_addr constant [23 x i8] c"truth == 1 && !!a == 1\00", align 1
@.str.19 = private unnamed_addr constant [67 x i8] c"(uint64_t)(a >> 64) == 1ull << 36 && (a - 1) / 3 < a && a % 7 == 2\00", align 1
@__PRETTY_FUNCTION__.wide = private unnamed_addr constant [16 x i8] c"void wide(void)\00", align 1
@.str.20 = private unnamed_addr constant [65 x i8] c"n / 2 == -2 && n < 0 && (long)(n * n) == 25 && (double)n == -5.0\00", align 1
@.str.21 = private unnamed_addr constant [50 x i8] c"x == -2.75L && (int)x == -2 && (float)x == -2.75f\00", align 1
@.str.22 = private unnamed_addr constant [81 x i8] c"d != 1.0 / 3 && (float)d == f && (int)-2.9 == -2 && (unsigned)3e9 == 3000000000u\00", align 1
@__PRETTY_FUNCTION__.floats = private unnamed_addr constant [18 x i8] c"void floats(void)\00", align 1
@.str.23 = private unnamed_addr constant [87 x i8] c"__builtin_fabs(-2.5) == 2.5 && __builtin_floor(-2.5) == -3 && __builtin_sqrt(9.0) == 3\00", align 1
@.str.24 = private unnamed_addr constant [55 x i8] c"nan != nan && !(nan < 1) && !(nan >= 1) && -0.0 == 0.0\00", align 1
@.str.25 = private unnamed_addr constant [77 x i8] c"__builtin_fma(2.0, 3.0, 1.0) == 7.0 && __builtin_copysign(3.0, -1.0) == -3.0\00", align 1
@.str.26 = private unnamed_addr constant [21 x i8] c"s.a == 9 && s.b == 7\00", align 1
@__PRETTY_FUNCTION__.structs = private unnamed_addr constant [19 x i8] c"void structs(void)\00", align 1
@.str.27 = private unnamed_addr constant [21 x i8] c"p.a == 2 && p.b == 1\00", align 1
@.str.28 = private unnamed_addr constant [82 x i8] c"m.a[2] == 99 && l.a[2] == 3 && m.tag == 'y' && l.tag == 'x' && constant.a[1] == 2\00", align 1
@.str.29 = private unnamed_addr constant [22 x i8] c"x.d == 3 && x.i == -4\00", align 1
@__const.structs.o = private unnamed_addr constant %union.overlay { i32 1065353216 }, align 4
@.str.30 = private unnamed_addr constant [34 x i8] c"o.f == 1.0f && o.bytes[3] == 0x3f\00", align 1
@.str.31 = private unnamed_addr constant [69 x i8] c"(*row)[2] == 12 && row[1][3] == 23 && &grid[2][0] - &grid[0][0] == 8\00", align 1
@.str.32 = private unnamed_addr constant [73 x i8] c"grid[0][1] == 0 && grid[0][3] == 2 && memcmp(&grid[1], &grid[2], 4) != 0\00", align 1
@kept = internal global ptr null, align 8
@.str.33 = private unnamed_addr constant [21 x i8] c"kept->a[1] == l.a[1]\00", align 1
@__PRETTY_FUNCTION__.keep = private unnamed_addr constant [24 x i8] c"void keep(struct large)\00", align 1
@.str.34 = private unnamed_addr constant [64 x i8] c"*middle == 3 && middle[-1] == 2 && strcmp(names[2], \22two\22) == 0\00", align 1
@__PRETTY_FUNCTION__.pointers = private unnamed_addr constant [20 x i8] c"void pointers(void)\00", align 1
@.str.35 = private unnamed_addr constant [21 x i8] c"operation(5, 3) == 8\00", align 1
@.str.36 = private unnamed_addr constant [24 x i8] c"(*operation)(5, 3) == 2\00", align 1
@.str.37 = private unnamed_addr constant [31 x i8] c"total == 6 && sizeof vla == 64\00", align 1
@.str.38 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.39 = private unnamed_addr constant [31 x i8] c"text[1] == 'b' && text[3] == 0\00", align 1
@own_pair = internal thread_local global %struct.pair { i64 1, i64 2 }, align 8
@.str.40 = private unnamed_addr constant [47 x i8] c"own == 6 && own_pair.b == 8 && own_pair.a == 1\00", align 1
@.str.41 = private unnamed_addr constant [9 x i8] c"own == 7\00", align 1
@atomics.x = internal global i32 1, align 4
@atomics.where = internal global ptr null, align 8
@__const.atomics.s = private unnamed_addr constant { i32, i8, [3 x i8] } { i32 1, i8 2, [3 x i8] zeroinitializer }, align 4
@.str.42 = private unnamed_addr constant [67 x i8] c"!atomic_compare_exchange_strong(&x, &expected, 5) && expected == 1\00", align 1
@__PRETTY_FUNCTION__.atomics = private unnamed_addr constant [19 x i8] c"void atomics(void)\00", align 1
@.str.43 = private unnamed_addr constant [57 x i8] c"atomic_compare_exchange_weak(&x, &expected, 5) && x == 5\00", align 1
@.str.44 = private unnamed_addr constant [89 x i8] c"atomic_fetch_add(&x, 3) == 5 && (x -= 2) == 6 && atomic_exchange(&x, -1) == 6 && x == -1\00", align 1
@atomics.plain = internal global i32 -4, align 4
@.str.45 = private unnamed_addr constant [65 x i8] c"x == -4 && __sync_fetch_and_nand(&plain, 1) == -4 && plain == -1\00", align 1
@.str.46 = private unnamed_addr constant [59 x i8] c"atomic_load_explicit(&where, memory_order_acquire)->b == 2\00", align 1
@.str.47 = private unnamed_addr constant [10 x i8] c"byte == 4\00", align 1
@.str.48 = private unnamed_addr constant [10 x i8] c"same == 4\00", align 1
@wide_atomics.object = internal global i128 -5, align 16
@wide_atomics.pair = internal global %struct.tagged zeroinitializer, align 16
@wide_atomics.plain = internal global i128 0, align 16
@.str.49 = private unnamed_addr constant [73 x i8] c"!atomic_compare_exchange_strong(&object, &expected, 7) && expected == -5\00", align 1
@__PRETTY_FUNCTION__.wide_atomics = private unnamed_addr constant [24 x i8] c"void wide_atomics(void)\00", align 1
@.str.50 = private unnamed_addr constant [91 x i8] c"atomic_compare_exchange_weak(&object, &expected, (wide)1 << 70) && object == (wide)1 << 70\00", align 1
@.str.51 = private unnamed_addr constant [64 x i8] c"atomic_exchange(&object, 11) == (wide)1 << 70 && object++ == 11\00", align 1
@.str.52 = private unnamed_addr constant [103 x i8] c"atomic_fetch_add(&object, (wide)1 << 64) == 12 && atomic_fetch_sub(&object, 2) == ((wide)1 << 64) + 12\00", align 1
@.str.53 = private unnamed_addr constant [95 x i8] c"atomic_fetch_or(&object, 4) >> 64 == 1 && atomic_fetch_xor(&object, 1) == ((wide)1 << 64 | 14)\00", align 1
@.str.54 = private unnamed_addr constant [94 x i8] c"atomic_fetch_and(&object, ~(wide)2) == ((wide)1 << 64 | 15) && object == ((wide)1 << 64 | 13)\00", align 1
@__const.wide_atomics.old = private unnamed_addr constant %struct.tagged { ptr @wide_atomics.plain, i64 3 }, align 8
@__const.wide_atomics.fresh = private unnamed_addr constant %struct.tagged { ptr @wide_atomics.object, i64 4 }, align 8
@.str.55 = private unnamed_addr constant [80 x i8] c"!atomic_compare_exchange_strong(&pair, &old, fresh) && !old.pointer && !old.tag\00", align 1
@.str.56 = private unnamed_addr constant [82 x i8] c"atomic_compare_exchange_strong(&pair, &old, fresh) && atomic_load(&pair).tag == 4\00", align 1
@.str.57 = private unnamed_addr constant [111 x i8] c"__atomic_fetch_max(&plain, -1, __ATOMIC_RELAXED) == 0 && __atomic_fetch_min(&plain, -9, __ATOMIC_SEQ_CST) == 0\00", align 1
@.str.58 = private unnamed_addr constant [70 x i8] c"plain == -9 && __atomic_nand_fetch(&plain, 6, __ATOMIC_SEQ_CST) == -7\00", align 1
@.str.59 = private unnamed_addr constant [94 x i8] c"__sync_bool_compare_and_swap(&plain, -7, 5) && __sync_val_compare_and_swap(&plain, 6, 7) == 5\00", align 1
@.str.60 = private unnamed_addr constant [25 x i8] c"c[0] == 21 && c[3] == 84\00", align 1
@__PRETTY_FUNCTION__.vectors = private unnamed_addr constant [19 x i8] c"void vectors(void)\00", align 1
@.str.61 = private unnamed_addr constant [24 x i8] c"m[1] == -1 && c[1] == 7\00", align 1
@.str.62 = private unnamed_addr constant [38 x i8] c"s[1] == 10 && s[2] == 4 && s[3] == 40\00", align 1
@.str.63 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@__PRETTY_FUNCTION__.various = private unnamed_addr constant [34 x i8] c"double various(const char *, ...)\00", align 1
@control.labels = internal constant [3 x ptr] [ptr blockaddress(@control, %zero), ptr blockaddress(@control, %one), ptr blockaddress(@control, %two)], align 16
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @second, ptr null }, { i32, ptr, ptr } { i32 150, ptr @first, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @with_result, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define internal void @second() #0 {
entry:
  %0 = load i32, ptr @counter, align 4
  %mul = mul nsw i32 %0, 10
  %add = add nsw i32 %mul, 2
  store i32 %add, ptr @counter, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @first() #0 {
entry:
  %0 = load i32, ptr @counter, align 4
  %mul = mul nsw i32 %0, 10
  %add = add nsw i32 %mul, 1
  store i32 %add, ptr @counter, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @with_result() #0 {
entry:
  ret i32 77
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %l = alloca %struct.large, align 8
  %.compoundliteral = alloca %struct.pair, align 8
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
  store ptr %argv, ptr %argv.addr, align 8
  %0 = load i32, ptr %argc.addr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %argv.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 0
  %2 = load ptr, ptr %arrayidx, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %land.lhs.true1, label %if.else

land.lhs.true1:                                   ; preds = %land.lhs.true
  %3 = load ptr, ptr %argv.addr, align 8
  %arrayidx2 = getelementptr inbounds ptr, ptr %3, i64 1
  %4 = load ptr, ptr %arrayidx2, align 8
  %tobool3 = icmp ne ptr %4, null
  br i1 %tobool3, label %if.else, label %land.lhs.true4

land.lhs.true4:                                   ; preds = %land.lhs.true1
  %5 = load i32, ptr @counter, align 4
  %cmp5 = icmp eq i32 %5, 312
  br i1 %cmp5, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true4
  br label %if.end

if.else:                                          ; preds = %land.lhs.true4, %land.lhs.true1, %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 246, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end:                                           ; preds = %if.then
  store i32 3, ptr @counter, align 4
  call void @integers()
  call void @wide()
  call void @floats()
  call void @structs()
  call void @pointers()
  call void @atomics()
  call void @wide_atomics()
  call void @vectors()
  %call = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3)
  %cmp6 = icmp eq i64 %call, 12
  br i1 %cmp6, label %land.lhs.true7, label %if.else14

land.lhs.true7:                                   ; preds = %if.end
  %call8 = call i64 (i32, ...) @sum(i32 noundef 0)
  %cmp9 = icmp eq i64 %call8, 0
  br i1 %cmp9, label %land.lhs.true10, label %if.else14

land.lhs.true10:                                  ; preds = %land.lhs.true7
  %call11 = call i64 (i32, ...) @sum(i32 noundef 9, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9)
  %cmp12 = icmp eq i64 %call11, 90
  br i1 %cmp12, label %if.then13, label %if.else14

if.then13:                                        ; preds = %land.lhs.true10
  br label %if.end15

if.else14:                                        ; preds = %land.lhs.true10, %land.lhs.true7, %if.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 256, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end15:                                         ; preds = %if.then13
  call void @llvm.memset.p0.i64(ptr align 4 %l, i8 0, i64 44, i1 false)
  %6 = getelementptr inbounds { [10 x i32], i8, [3 x i8] }, ptr %l, i32 0, i32 0
  %7 = getelementptr inbounds [10 x i32], ptr %6, i32 0, i32 0
  store i32 1, ptr %7, align 4
  %8 = getelementptr inbounds [10 x i32], ptr %6, i32 0, i32 1
  store i32 2, ptr %8, align 4
  %9 = getelementptr inbounds [10 x i32], ptr %6, i32 0, i32 2
  store i32 3, ptr %9, align 4
  %10 = getelementptr inbounds { [10 x i32], i8, [3 x i8] }, ptr %l, i32 0, i32 1
  store i8 120, ptr %10, align 4
  %a = getelementptr inbounds nuw %struct.pair, ptr %.compoundliteral, i32 0, i32 0
  store i64 0, ptr %a, align 8
  %b = getelementptr inbounds nuw %struct.pair, ptr %.compoundliteral, i32 0, i32 1
  store i64 5, ptr %b, align 8
  %11 = getelementptr inbounds nuw { i64, i64 }, ptr %.compoundliteral, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw { i64, i64 }, ptr %.compoundliteral, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %call16 = call double (ptr, ...) @various(ptr noundef @.str.3, i32 noundef 1, double noundef 2.500000e+00, i64 noundef 3, x86_fp80 noundef 0xK40018800000000000000, i64 %12, i64 %14, ptr noundef byval(%struct.large) align 8 %l, ptr noundef @.str.4, i128 noundef 6)
  %cmp17 = fcmp oeq double %call16, 2.875000e+01
  br i1 %cmp17, label %if.then18, label %if.else19

if.then18:                                        ; preds = %if.end15
  br label %if.end20

if.else19:                                        ; preds = %if.end15
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 258, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end20:                                         ; preds = %if.then18
  %call21 = call i32 @control(i32 noundef 0)
  %cmp22 = icmp eq i32 %call21, 4
  br i1 %cmp22, label %land.lhs.true23, label %if.else30

land.lhs.true23:                                  ; preds = %if.end20
  %call24 = call i32 @control(i32 noundef 1)
  %cmp25 = icmp eq i32 %call24, 5
  br i1 %cmp25, label %land.lhs.true26, label %if.else30

land.lhs.true26:                                  ; preds = %land.lhs.true23
  %call27 = call i32 @control(i32 noundef 2)
  %cmp28 = icmp eq i32 %call27, 1
  br i1 %cmp28, label %if.then29, label %if.else30

if.then29:                                        ; preds = %land.lhs.true26
  br label %if.end31

if.else30:                                        ; preds = %land.lhs.true26, %land.lhs.true23, %if.end20
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 259, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end31:                                         ; preds = %if.then29
  %call32 = call i32 @loops()
  %cmp33 = icmp eq i32 %call32, 69
  br i1 %cmp33, label %if.then34, label %if.else35

if.then34:                                        ; preds = %if.end31
  br label %if.end36

if.else35:                                        ; preds = %if.end31
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 260, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end36:                                         ; preds = %if.then34
  ret i32 0
}

; Function Attrs: cold noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @integers() #0 {
entry:
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i8, align 1
  %big = alloca i64, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %t = alloca i32, align 4
  %out = alloca i64, align 8
  %odd = alloca i32, align 4
  %wider = alloca i64, align 8
  %f = alloca %struct.bits, align 8
  %truth = alloca i8, align 1
  store i32 -7, ptr %a, align 4
  store i32 2, ptr %b, align 4
  %0 = load i32, ptr %a, align 4
  %1 = load i32, ptr %b, align 4
  %div = sdiv i32 %0, %1
  %cmp = icmp eq i32 %div, -3
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %2 = load i32, ptr %a, align 4
  %3 = load i32, ptr %b, align 4
  %rem = srem i32 %2, %3
  %cmp1 = icmp eq i32 %rem, -1
  br i1 %cmp1, label %land.lhs.true2, label %if.else

land.lhs.true2:                                   ; preds = %land.lhs.true
  %4 = load i32, ptr %a, align 4
  %shr = ashr i32 %4, 1
  %cmp3 = icmp eq i32 %shr, -4
  br i1 %cmp3, label %land.lhs.true4, label %if.else

land.lhs.true4:                                   ; preds = %land.lhs.true2
  %5 = load i32, ptr %a, align 4
  %shr5 = lshr i32 %5, 28
  %cmp6 = icmp eq i32 %shr5, 15
  br i1 %cmp6, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true4
  br label %if.end

if.else:                                          ; preds = %land.lhs.true4, %land.lhs.true2, %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end:                                           ; preds = %if.then
  store i8 -56, ptr %c, align 1
  %6 = load i8, ptr %c, align 1
  %conv = sext i8 %6 to i32
  %cmp7 = icmp eq i32 %conv, -56
  br i1 %cmp7, label %land.lhs.true9, label %if.else14

land.lhs.true9:                                   ; preds = %if.end
  %7 = load i8, ptr %c, align 1
  %conv10 = zext i8 %7 to i32
  %cmp11 = icmp eq i32 %conv10, 200
  br i1 %cmp11, label %if.then13, label %if.else14

if.then13:                                        ; preds = %land.lhs.true9
  br label %if.end15

if.else14:                                        ; preds = %land.lhs.true9, %if.end
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end15:                                         ; preds = %if.then13
  store i64 -1, ptr %big, align 8
  %8 = load i64, ptr %big, align 8
  %add = add i64 %8, 1
  %cmp16 = icmp eq i64 %add, 0
  br i1 %cmp16, label %land.lhs.true18, label %if.else26

land.lhs.true18:                                  ; preds = %if.end15
  %9 = load i64, ptr %big, align 8
  %cmp19 = icmp slt i64 %9, 0
  br i1 %cmp19, label %land.lhs.true21, label %if.else26

land.lhs.true21:                                  ; preds = %land.lhs.true18
  %10 = load i64, ptr %big, align 8
  %conv22 = trunc i64 %10 to i32
  %cmp23 = icmp eq i32 %conv22, -1
  br i1 %cmp23, label %if.then25, label %if.else26

if.then25:                                        ; preds = %land.lhs.true21
  br label %if.end27

if.else26:                                        ; preds = %land.lhs.true21, %land.lhs.true18, %if.end15
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 68, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end27:                                         ; preds = %if.then25
  store i32 5, ptr %i, align 4
  %11 = load i32, ptr %i, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %i, align 4
  %12 = load i32, ptr %i, align 4
  %inc28 = add nsw i32 %12, 1
  store i32 %inc28, ptr %i, align 4
  %add29 = add nsw i32 %11, %inc28
  store i32 %add29, ptr %j, align 4
  %13 = load i32, ptr %i, align 4
  %cmp30 = icmp eq i32 %13, 7
  br i1 %cmp30, label %land.lhs.true32, label %if.else36

land.lhs.true32:                                  ; preds = %if.end27
  %14 = load i32, ptr %j, align 4
  %cmp33 = icmp eq i32 %14, 12
  br i1 %cmp33, label %if.then35, label %if.else36

if.then35:                                        ; preds = %land.lhs.true32
  br label %if.end37

if.else36:                                        ; preds = %land.lhs.true32, %if.end27
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end37:                                         ; preds = %if.then35
  %15 = load i32, ptr %i, align 4
  %dec = add nsw i32 %15, -1
  store i32 %dec, ptr %i, align 4
  store i32 %15, ptr %j, align 4
  %16 = load i32, ptr %j, align 4
  %cmp38 = icmp eq i32 %16, 7
  br i1 %cmp38, label %land.lhs.true40, label %if.else44

land.lhs.true40:                                  ; preds = %if.end37
  %17 = load i32, ptr %i, align 4
  %cmp41 = icmp eq i32 %17, 6
  br i1 %cmp41, label %if.then43, label %if.else44

if.then43:                                        ; preds = %land.lhs.true40
  br label %if.end45

if.else44:                                        ; preds = %land.lhs.true40, %if.end37
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end45:                                         ; preds = %if.then43
  store i32 1, ptr %x, align 4
  store i32 2, ptr %y, align 4
  %18 = load i32, ptr %x, align 4
  store i32 %18, ptr %t, align 4
  %19 = load i32, ptr %y, align 4
  store i32 %19, ptr %x, align 4
  %20 = load i32, ptr %t, align 4
  store i32 %20, ptr %y, align 4
  %21 = load i32, ptr %x, align 4
  %cmp46 = icmp eq i32 %21, 2
  br i1 %cmp46, label %land.lhs.true48, label %if.else52

land.lhs.true48:                                  ; preds = %if.end45
  %22 = load i32, ptr %y, align 4
  %cmp49 = icmp eq i32 %22, 1
  br i1 %cmp49, label %if.then51, label %if.else52

if.then51:                                        ; preds = %land.lhs.true48
  br label %if.end53

if.else52:                                        ; preds = %land.lhs.true48, %if.end45
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 75, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end53:                                         ; preds = %if.then51
  %23 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 9223372036854775807, i64 1)
  %24 = extractvalue { i64, i1 } %23, 1
  %25 = extractvalue { i64, i1 } %23, 0
  store i64 %25, ptr %out, align 8
  br i1 %24, label %land.lhs.true55, label %if.else60

land.lhs.true55:                                  ; preds = %if.end53
  %26 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 3, i64 4)
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  store i64 %28, ptr %out, align 8
  br i1 %27, label %if.else60, label %land.lhs.true56

land.lhs.true56:                                  ; preds = %land.lhs.true55
  %29 = load i64, ptr %out, align 8
  %cmp57 = icmp eq i64 %29, 12
  br i1 %cmp57, label %if.then59, label %if.else60

if.then59:                                        ; preds = %land.lhs.true56
  br label %if.end61

if.else60:                                        ; preds = %land.lhs.true56, %land.lhs.true55, %if.end53
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end61:                                         ; preds = %if.then59
  store i32 11259375, ptr %odd, align 4
  %30 = load i32, ptr %odd, align 4
  %loadedv = trunc i32 %30 to i24
  %conv62 = zext i24 %loadedv to i32
  %add63 = add nsw i32 %conv62, 5517841
  %conv64 = trunc i32 %add63 to i24
  %storedv = zext i24 %conv64 to i32
  store i32 %storedv, ptr %odd, align 4
  %31 = load i32, ptr %odd, align 4
  %loadedv65 = trunc i32 %31 to i24
  %conv66 = zext i24 %loadedv65 to i32
  %cmp67 = icmp eq i32 %conv66, 0
  br i1 %cmp67, label %if.then69, label %if.else70

if.then69:                                        ; preds = %if.end61
  br label %if.end71

if.else70:                                        ; preds = %if.end61
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end71:                                         ; preds = %if.then69
  store i64 -5, ptr %wider, align 8
  %32 = load i64, ptr %wider, align 8
  %loadedv72 = trunc i64 %32 to i37
  %mul = mul nsw i37 %loadedv72, 3
  %cmp73 = icmp eq i37 %mul, -15
  br i1 %cmp73, label %if.then75, label %if.else76

if.then75:                                        ; preds = %if.end71
  br label %if.end77

if.else76:                                        ; preds = %if.end71
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 84, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end77:                                         ; preds = %if.then75
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %f, ptr align 8 @__const.integers.f, i64 8, i1 false)
  %bf.load = load i64, ptr %f, align 8
  %bf.clear = and i64 %bf.load, 7
  %bf.cast = trunc i64 %bf.clear to i32
  %add78 = add nsw i32 %bf.cast, 4
  %33 = zext i32 %add78 to i64
  %bf.load79 = load i64, ptr %f, align 8
  %bf.value = and i64 %33, 7
  %bf.clear80 = and i64 %bf.load79, -8
  %bf.set = or i64 %bf.clear80, %bf.value
  store i64 %bf.set, ptr %f, align 8
  %bf.result.cast = trunc i64 %bf.value to i32
  %bf.load81 = load i64, ptr %f, align 8
  %bf.clear82 = and i64 %bf.load81, 7
  %bf.cast83 = trunc i64 %bf.clear82 to i32
  %cmp84 = icmp eq i32 %bf.cast83, 1
  br i1 %cmp84, label %land.lhs.true86, label %if.else97

land.lhs.true86:                                  ; preds = %if.end77
  %bf.load87 = load i64, ptr %f, align 8
  %bf.shl = shl i64 %bf.load87, 56
  %bf.ashr = ashr i64 %bf.shl, 59
  %bf.cast88 = trunc i64 %bf.ashr to i32
  %cmp89 = icmp eq i32 %bf.cast88, -3
  br i1 %cmp89, label %land.lhs.true91, label %if.else97

land.lhs.true91:                                  ; preds = %land.lhs.true86
  %bf.load92 = load i64, ptr %f, align 8
  %bf.lshr = lshr i64 %bf.load92, 8
  %bf.clear93 = and i64 %bf.lshr, 1099511627775
  %cmp94 = icmp eq i64 %bf.clear93, 549755813888
  br i1 %cmp94, label %if.then96, label %if.else97

if.then96:                                        ; preds = %land.lhs.true91
  br label %if.end98

if.else97:                                        ; preds = %land.lhs.true91, %land.lhs.true86, %if.end77
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 87, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end98:                                         ; preds = %if.then96
  store i8 1, ptr %truth, align 1
  %34 = load i8, ptr %truth, align 1
  %loadedv99 = trunc i8 %34 to i1
  %conv100 = zext i1 %loadedv99 to i32
  %cmp101 = icmp eq i32 %conv100, 1
  br i1 %cmp101, label %land.lhs.true103, label %if.else108

land.lhs.true103:                                 ; preds = %if.end98
  %35 = load i32, ptr %a, align 4
  %tobool = icmp ne i32 %35, 0
  %lnot = xor i1 %tobool, true
  %lnot104 = xor i1 %lnot, true
  %lnot.ext = zext i1 %lnot104 to i32
  %cmp105 = icmp eq i32 %lnot.ext, 1
  br i1 %cmp105, label %if.then107, label %if.else108

if.then107:                                       ; preds = %land.lhs.true103
  br label %if.end109

if.else108:                                       ; preds = %land.lhs.true103, %if.end98
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 89, ptr noundef @__PRETTY_FUNCTION__.integers) #10
  unreachable

if.end109:                                        ; preds = %if.then107
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide() #0 {
entry:
  %a = alloca i128, align 16
  %n = alloca i128, align 16
  %x = alloca x86_fp80, align 16
  store i128 1267650600228229401496703205376, ptr %a, align 16
  %0 = load i128, ptr %a, align 16
  %shr = lshr i128 %0, 64
  %conv = trunc i128 %shr to i64
  %cmp = icmp eq i64 %conv, 68719476736
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %1 = load i128, ptr %a, align 16
  %sub = sub i128 %1, 1
  %div = udiv i128 %sub, 3
  %2 = load i128, ptr %a, align 16
  %cmp2 = icmp ult i128 %div, %2
  br i1 %cmp2, label %land.lhs.true4, label %if.else

land.lhs.true4:                                   ; preds = %land.lhs.true
  %3 = load i128, ptr %a, align 16
  %rem = urem i128 %3, 7
  %cmp5 = icmp eq i128 %rem, 2
  br i1 %cmp5, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true4
  br label %if.end

if.else:                                          ; preds = %land.lhs.true4, %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 94, ptr noundef @__PRETTY_FUNCTION__.wide) #10
  unreachable

if.end:                                           ; preds = %if.then
  store i128 -5, ptr %n, align 16
  %4 = load i128, ptr %n, align 16
  %div7 = sdiv i128 %4, 2
  %cmp8 = icmp eq i128 %div7, -2
  br i1 %cmp8, label %land.lhs.true10, label %if.else22

land.lhs.true10:                                  ; preds = %if.end
  %5 = load i128, ptr %n, align 16
  %cmp11 = icmp slt i128 %5, 0
  br i1 %cmp11, label %land.lhs.true13, label %if.else22

land.lhs.true13:                                  ; preds = %land.lhs.true10
  %6 = load i128, ptr %n, align 16
  %7 = load i128, ptr %n, align 16
  %mul = mul nsw i128 %6, %7
  %conv14 = trunc i128 %mul to i64
  %cmp15 = icmp eq i64 %conv14, 25
  br i1 %cmp15, label %land.lhs.true17, label %if.else22

land.lhs.true17:                                  ; preds = %land.lhs.true13
  %8 = load i128, ptr %n, align 16
  %conv18 = sitofp i128 %8 to double
  %cmp19 = fcmp oeq double %conv18, -5.000000e+00
  br i1 %cmp19, label %if.then21, label %if.else22

if.then21:                                        ; preds = %land.lhs.true17
  br label %if.end23

if.else22:                                        ; preds = %land.lhs.true17, %land.lhs.true13, %land.lhs.true10, %if.end
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 96, ptr noundef @__PRETTY_FUNCTION__.wide) #10
  unreachable

if.end23:                                         ; preds = %if.then21
  store x86_fp80 0xK3FFFC000000000000000, ptr %x, align 16
  %9 = load x86_fp80, ptr %x, align 16
  %10 = load x86_fp80, ptr %x, align 16
  %11 = load i128, ptr %n, align 16
  %conv25 = sitofp i128 %11 to x86_fp80
  %12 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %9, x86_fp80 %10, x86_fp80 %conv25)
  store x86_fp80 %12, ptr %x, align 16
  %13 = load x86_fp80, ptr %x, align 16
  %cmp26 = fcmp oeq x86_fp80 %13, 0xKC000B000000000000000
  br i1 %cmp26, label %land.lhs.true28, label %if.else37

land.lhs.true28:                                  ; preds = %if.end23
  %14 = load x86_fp80, ptr %x, align 16
  %conv29 = fptosi x86_fp80 %14 to i32
  %cmp30 = icmp eq i32 %conv29, -2
  br i1 %cmp30, label %land.lhs.true32, label %if.else37

land.lhs.true32:                                  ; preds = %land.lhs.true28
  %15 = load x86_fp80, ptr %x, align 16
  %conv33 = fptrunc x86_fp80 %15 to float
  %cmp34 = fcmp oeq float %conv33, -2.750000e+00
  br i1 %cmp34, label %if.then36, label %if.else37

if.then36:                                        ; preds = %land.lhs.true32
  br label %if.end38

if.else37:                                        ; preds = %land.lhs.true32, %land.lhs.true28, %if.end23
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.wide) #10
  unreachable

if.end38:                                         ; preds = %if.then36
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @floats() #0 {
entry:
  %f = alloca float, align 4
  %d = alloca double, align 8
  %nan = alloca double, align 8
  store float 0x3FD5555560000000, ptr %f, align 4
  %0 = load float, ptr %f, align 4
  %conv = fpext float %0 to double
  store double %conv, ptr %d, align 8
  %1 = load double, ptr %d, align 8
  %cmp = fcmp une double %1, 0x3FD5555555555555
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %2 = load double, ptr %d, align 8
  %conv2 = fptrunc double %2 to float
  %3 = load float, ptr %f, align 4
  %cmp3 = fcmp oeq float %conv2, %3
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 105, ptr noundef @__PRETTY_FUNCTION__.floats) #10
  unreachable

if.end:                                           ; preds = %if.then
  %4 = call double @llvm.floor.f64(double -2.500000e+00)
  %cmp5 = fcmp oeq double %4, -3.000000e+00
  br i1 %cmp5, label %land.lhs.true7, label %if.else11

land.lhs.true7:                                   ; preds = %if.end
  %call = call double @sqrt(double noundef 9.000000e+00) #11
  %cmp8 = fcmp oeq double %call, 3.000000e+00
  br i1 %cmp8, label %if.then10, label %if.else11

if.then10:                                        ; preds = %land.lhs.true7
  br label %if.end12

if.else11:                                        ; preds = %land.lhs.true7, %if.end
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 106, ptr noundef @__PRETTY_FUNCTION__.floats) #10
  unreachable

if.end12:                                         ; preds = %if.then10
  store double 0x7FF8000000000000, ptr %nan, align 8
  %5 = load double, ptr %nan, align 8
  %6 = load double, ptr %nan, align 8
  %cmp13 = fcmp une double %5, %6
  br i1 %cmp13, label %land.lhs.true15, label %if.else22

land.lhs.true15:                                  ; preds = %if.end12
  %7 = load double, ptr %nan, align 8
  %cmp16 = fcmp olt double %7, 1.000000e+00
  br i1 %cmp16, label %if.else22, label %land.lhs.true18

land.lhs.true18:                                  ; preds = %land.lhs.true15
  %8 = load double, ptr %nan, align 8
  %cmp19 = fcmp oge double %8, 1.000000e+00
  br i1 %cmp19, label %if.else22, label %if.then21

if.then21:                                        ; preds = %land.lhs.true18
  br label %if.end23

if.else22:                                        ; preds = %land.lhs.true18, %land.lhs.true15, %if.end12
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 109, ptr noundef @__PRETTY_FUNCTION__.floats) #10
  unreachable

if.end23:                                         ; preds = %if.then21
  %9 = call double @llvm.fma.f64(double 2.000000e+00, double 3.000000e+00, double 1.000000e+00)
  %cmp24 = fcmp oeq double %9, 7.000000e+00
  br i1 %cmp24, label %if.then26, label %if.else27

if.then26:                                        ; preds = %if.end23
  br label %if.end28

if.else27:                                        ; preds = %if.end23
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.floats) #10
  unreachable

if.end28:                                         ; preds = %if.then26
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @structs() #0 {
entry:
  %s = alloca %struct.small, align 4
  %.compoundliteral = alloca %struct.small, align 4
  %p = alloca %struct.pair, align 8
  %.compoundliteral5 = alloca %struct.pair, align 8
  %l = alloca %struct.large, align 8
  %m = alloca %struct.large, align 4
  %x = alloca %struct.mixed, align 8
  %.compoundliteral39 = alloca %struct.mixed, align 8
  %o = alloca %union.overlay, align 4
  %grid = alloca [3 x [4 x i32]], align 16
  %i61 = alloca i32, align 4
  %j = alloca i32, align 4
  %row = alloca ptr, align 8
  %a = getelementptr inbounds nuw %struct.small, ptr %.compoundliteral, i32 0, i32 0
  store i32 7, ptr %a, align 4
  %b = getelementptr inbounds nuw %struct.small, ptr %.compoundliteral, i32 0, i32 1
  store i8 9, ptr %b, align 4
  %0 = getelementptr i8, ptr %.compoundliteral, i64 5
  call void @llvm.memset.p0.i64(ptr align 1 %0, i8 0, i64 3, i1 false)
  %1 = load i64, ptr %.compoundliteral, align 4
  %call = call i64 @flip(i64 %1)
  store i64 %call, ptr %s, align 4
  %a1 = getelementptr inbounds nuw %struct.small, ptr %s, i32 0, i32 0
  %2 = load i32, ptr %a1, align 4
  %cmp = icmp eq i32 %2, 9
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %b2 = getelementptr inbounds nuw %struct.small, ptr %s, i32 0, i32 1
  %3 = load i8, ptr %b2, align 4
  %conv = sext i8 %3 to i32
  %cmp3 = icmp eq i32 %conv, 7
  br i1 %cmp3, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 115, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end:                                           ; preds = %if.then
  %a6 = getelementptr inbounds nuw %struct.pair, ptr %.compoundliteral5, i32 0, i32 0
  store i64 1, ptr %a6, align 8
  %b7 = getelementptr inbounds nuw %struct.pair, ptr %.compoundliteral5, i32 0, i32 1
  store i64 2, ptr %b7, align 8
  %4 = getelementptr inbounds nuw { i64, i64 }, ptr %.compoundliteral5, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw { i64, i64 }, ptr %.compoundliteral5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %call8 = call { i64, i64 } @swap(i64 %5, i64 %7)
  %8 = getelementptr inbounds nuw { i64, i64 }, ptr %p, i32 0, i32 0
  %9 = extractvalue { i64, i64 } %call8, 0
  store i64 %9, ptr %8, align 8
  %10 = getelementptr inbounds nuw { i64, i64 }, ptr %p, i32 0, i32 1
  %11 = extractvalue { i64, i64 } %call8, 1
  store i64 %11, ptr %10, align 8
  %a9 = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 0
  %12 = load i64, ptr %a9, align 8
  %cmp10 = icmp eq i64 %12, 2
  br i1 %cmp10, label %land.lhs.true12, label %if.else17

land.lhs.true12:                                  ; preds = %if.end
  %b13 = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 1
  %13 = load i64, ptr %b13, align 8
  %cmp14 = icmp eq i64 %13, 1
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:                                        ; preds = %land.lhs.true12
  br label %if.end18

if.else17:                                        ; preds = %land.lhs.true12, %if.end
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 117, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end18:                                         ; preds = %if.then16
  call void @llvm.memset.p0.i64(ptr align 4 %l, i8 0, i64 44, i1 false)
  %14 = getelementptr inbounds { [10 x i32], i8, [3 x i8] }, ptr %l, i32 0, i32 0
  %15 = getelementptr inbounds [10 x i32], ptr %14, i32 0, i32 0
  store i32 1, ptr %15, align 4
  %16 = getelementptr inbounds [10 x i32], ptr %14, i32 0, i32 1
  store i32 2, ptr %16, align 4
  %17 = getelementptr inbounds [10 x i32], ptr %14, i32 0, i32 2
  store i32 3, ptr %17, align 4
  %18 = getelementptr inbounds { [10 x i32], i8, [3 x i8] }, ptr %l, i32 0, i32 1
  store i8 120, ptr %18, align 4
  call void @change(ptr dead_on_unwind writable sret(%struct.large) align 4 %m, ptr noundef byval(%struct.large) align 8 %l, i32 noundef 2)
  %a19 = getelementptr inbounds nuw %struct.large, ptr %m, i32 0, i32 0
  %arrayidx = getelementptr inbounds [10 x i32], ptr %a19, i64 0, i64 2
  %19 = load i32, ptr %arrayidx, align 4
  %cmp20 = icmp eq i32 %19, 99
  br i1 %cmp20, label %land.lhs.true22, label %if.else37

land.lhs.true22:                                  ; preds = %if.end18
  %a23 = getelementptr inbounds nuw %struct.large, ptr %l, i32 0, i32 0
  %arrayidx24 = getelementptr inbounds [10 x i32], ptr %a23, i64 0, i64 2
  %20 = load i32, ptr %arrayidx24, align 4
  %cmp25 = icmp eq i32 %20, 3
  br i1 %cmp25, label %land.lhs.true27, label %if.else37

land.lhs.true27:                                  ; preds = %land.lhs.true22
  %tag = getelementptr inbounds nuw %struct.large, ptr %m, i32 0, i32 1
  %21 = load i8, ptr %tag, align 4
  %conv28 = sext i8 %21 to i32
  %cmp29 = icmp eq i32 %conv28, 121
  br i1 %cmp29, label %land.lhs.true31, label %if.else37

land.lhs.true31:                                  ; preds = %land.lhs.true27
  %tag32 = getelementptr inbounds nuw %struct.large, ptr %l, i32 0, i32 1
  %22 = load i8, ptr %tag32, align 4
  %conv33 = sext i8 %22 to i32
  %cmp34 = icmp eq i32 %conv33, 120
  br i1 %cmp34, label %if.then36, label %if.else37

if.then36:                                        ; preds = %land.lhs.true31
  br label %if.end38

if.else37:                                        ; preds = %land.lhs.true31, %land.lhs.true27, %land.lhs.true22, %if.end18
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 119, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end38:                                         ; preds = %if.then36
  %d = getelementptr inbounds nuw %struct.mixed, ptr %.compoundliteral39, i32 0, i32 0
  store double 1.500000e+00, ptr %d, align 8
  %i = getelementptr inbounds nuw %struct.mixed, ptr %.compoundliteral39, i32 0, i32 1
  store i32 4, ptr %i, align 8
  %23 = getelementptr i8, ptr %.compoundliteral39, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 4, i1 false)
  %24 = getelementptr inbounds nuw { double, i32 }, ptr %.compoundliteral39, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw { double, i32 }, ptr %.compoundliteral39, i32 0, i32 1
  %27 = load i32, ptr %26, align 8
  %call40 = call { double, i32 } @mix(double %25, i32 %27)
  %28 = getelementptr inbounds nuw { double, i32 }, ptr %x, i32 0, i32 0
  %29 = extractvalue { double, i32 } %call40, 0
  store double %29, ptr %28, align 8
  %30 = getelementptr inbounds nuw { double, i32 }, ptr %x, i32 0, i32 1
  %31 = extractvalue { double, i32 } %call40, 1
  store i32 %31, ptr %30, align 8
  %d41 = getelementptr inbounds nuw %struct.mixed, ptr %x, i32 0, i32 0
  %32 = load double, ptr %d41, align 8
  %cmp42 = fcmp oeq double %32, 3.000000e+00
  br i1 %cmp42, label %land.lhs.true44, label %if.else49

land.lhs.true44:                                  ; preds = %if.end38
  %i45 = getelementptr inbounds nuw %struct.mixed, ptr %x, i32 0, i32 1
  %33 = load i32, ptr %i45, align 8
  %cmp46 = icmp eq i32 %33, -4
  br i1 %cmp46, label %if.then48, label %if.else49

if.then48:                                        ; preds = %land.lhs.true44
  br label %if.end50

if.else49:                                        ; preds = %land.lhs.true44, %if.end38
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 121, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end50:                                         ; preds = %if.then48
  call void @keep(ptr noundef byval(%struct.large) align 8 %l)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 @__const.structs.o, i64 4, i1 false)
  %34 = load float, ptr %o, align 4
  %cmp51 = fcmp oeq float %34, 1.000000e+00
  br i1 %cmp51, label %land.lhs.true53, label %if.else59

land.lhs.true53:                                  ; preds = %if.end50
  %arrayidx54 = getelementptr inbounds [4 x i8], ptr %o, i64 0, i64 3
  %35 = load i8, ptr %arrayidx54, align 1
  %conv55 = zext i8 %35 to i32
  %cmp56 = icmp eq i32 %conv55, 63
  br i1 %cmp56, label %if.then58, label %if.else59

if.then58:                                        ; preds = %land.lhs.true53
  br label %if.end60

if.else59:                                        ; preds = %land.lhs.true53, %if.end50
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 124, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end60:                                         ; preds = %if.then58
  store i32 0, ptr %i61, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc71, %if.end60
  %36 = load i32, ptr %i61, align 4
  %cmp62 = icmp slt i32 %36, 3
  br i1 %cmp62, label %for.body, label %for.end73

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %j, align 4
  br label %for.cond64

for.cond64:                                       ; preds = %for.inc, %for.body
  %37 = load i32, ptr %j, align 4
  %cmp65 = icmp slt i32 %37, 4
  br i1 %cmp65, label %for.body67, label %for.end

for.body67:                                       ; preds = %for.cond64
  %38 = load i32, ptr %i61, align 4
  %mul = mul nsw i32 %38, 10
  %39 = load i32, ptr %j, align 4
  %add = add nsw i32 %mul, %39
  %40 = load i32, ptr %i61, align 4
  %idxprom = sext i32 %40 to i64
  %arrayidx68 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 %idxprom
  %41 = load i32, ptr %j, align 4
  %idxprom69 = sext i32 %41 to i64
  %arrayidx70 = getelementptr inbounds [4 x i32], ptr %arrayidx68, i64 0, i64 %idxprom69
  store i32 %add, ptr %arrayidx70, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body67
  %42 = load i32, ptr %j, align 4
  %inc = add nsw i32 %42, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond64, !llvm.loop !6

for.end:                                          ; preds = %for.cond64
  br label %for.inc71

for.inc71:                                        ; preds = %for.end
  %43 = load i32, ptr %i61, align 4
  %inc72 = add nsw i32 %43, 1
  store i32 %inc72, ptr %i61, align 4
  br label %for.cond, !llvm.loop !8

for.end73:                                        ; preds = %for.cond
  %arrayidx74 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 1
  store ptr %arrayidx74, ptr %row, align 8
  %44 = load ptr, ptr %row, align 8
  %arrayidx75 = getelementptr inbounds [4 x i32], ptr %44, i64 0, i64 2
  %45 = load i32, ptr %arrayidx75, align 4
  %cmp76 = icmp eq i32 %45, 12
  br i1 %cmp76, label %land.lhs.true78, label %if.else84

land.lhs.true78:                                  ; preds = %for.end73
  %46 = load ptr, ptr %row, align 8
  %arrayidx79 = getelementptr inbounds [4 x i32], ptr %46, i64 1
  %arrayidx80 = getelementptr inbounds [4 x i32], ptr %arrayidx79, i64 0, i64 3
  %47 = load i32, ptr %arrayidx80, align 4
  %cmp81 = icmp eq i32 %47, 23
  br i1 %cmp81, label %if.then83, label %if.else84

if.then83:                                        ; preds = %land.lhs.true78
  br label %if.end85

if.else84:                                        ; preds = %land.lhs.true78, %for.end73
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 128, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end85:                                         ; preds = %if.then83
  %arrayidx86 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 0
  %arrayidx87 = getelementptr inbounds [4 x i32], ptr %arrayidx86, i64 0, i64 1
  %arrayidx88 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 0
  %arrayidx89 = getelementptr inbounds [4 x i32], ptr %arrayidx88, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %arrayidx87, ptr align 16 %arrayidx89, i64 12, i1 false)
  %arrayidx90 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 0
  %arrayidx91 = getelementptr inbounds [4 x i32], ptr %arrayidx90, i64 0, i64 1
  %48 = load i32, ptr %arrayidx91, align 4
  %cmp92 = icmp eq i32 %48, 0
  br i1 %cmp92, label %land.lhs.true94, label %if.else106

land.lhs.true94:                                  ; preds = %if.end85
  %arrayidx95 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 0
  %arrayidx96 = getelementptr inbounds [4 x i32], ptr %arrayidx95, i64 0, i64 3
  %49 = load i32, ptr %arrayidx96, align 4
  %cmp97 = icmp eq i32 %49, 2
  br i1 %cmp97, label %land.lhs.true99, label %if.else106

land.lhs.true99:                                  ; preds = %land.lhs.true94
  %arrayidx100 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 1
  %arrayidx101 = getelementptr inbounds [3 x [4 x i32]], ptr %grid, i64 0, i64 2
  %call102 = call i32 @memcmp(ptr noundef %arrayidx100, ptr noundef %arrayidx101, i64 noundef 4) #12
  %cmp103 = icmp ne i32 %call102, 0
  br i1 %cmp103, label %if.then105, label %if.else106

if.then105:                                       ; preds = %land.lhs.true99
  br label %if.end107

if.else106:                                       ; preds = %land.lhs.true99, %land.lhs.true94, %if.end85
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 130, ptr noundef @__PRETTY_FUNCTION__.structs) #10
  unreachable

if.end107:                                        ; preds = %if.then105
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @pointers() #0 {
entry:
  %n = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %__vla_expr1 = alloca i64, align 8
  %i = alloca i32, align 4
  %total = alloca i32, align 4
  %i16 = alloca i32, align 4
  %saved_stack20 = alloca ptr, align 8
  %__vla_expr2 = alloca i64, align 8
  %text = alloca ptr, align 8
  %q = alloca ptr, align 8
  %0 = load ptr, ptr @middle, align 8
  %1 = load i32, ptr %0, align 4
  %cmp = icmp eq i32 %1, 3
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr @middle, align 8
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 -1
  %3 = load i32, ptr %arrayidx, align 4
  %cmp1 = icmp eq i32 %3, 2
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 154, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end:                                           ; preds = %if.then
  %4 = load i32, ptr @counter, align 4
  %cmp2 = icmp eq i32 %4, 3
  %5 = zext i1 %cmp2 to i64
  %cond = select i1 %cmp2, ptr @add, ptr @sub
  store ptr %cond, ptr @operation, align 8
  %6 = load ptr, ptr @operation, align 8
  %call = call i32 %6(i32 noundef 5, i32 noundef 3)
  %cmp3 = icmp eq i32 %call, 8
  br i1 %cmp3, label %if.then4, label %if.else5

if.then4:                                         ; preds = %if.end
  br label %if.end6

if.else5:                                         ; preds = %if.end
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 156, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end6:                                          ; preds = %if.then4
  store ptr @sub, ptr @operation, align 8
  %7 = load ptr, ptr @operation, align 8
  %call7 = call i32 %7(i32 noundef 5, i32 noundef 3)
  %cmp8 = icmp eq i32 %call7, 2
  br i1 %cmp8, label %if.then9, label %if.else10

if.then9:                                         ; preds = %if.end6
  br label %if.end11

if.else10:                                        ; preds = %if.end6
  call void @__assert_fail(ptr noundef @.str.36, ptr noundef @.str.1, i32 noundef 158, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end11:                                         ; preds = %if.then9
  store i32 4, ptr %n, align 4
  %8 = load i32, ptr %n, align 4
  %9 = zext i32 %8 to i64
  %10 = load i32, ptr %n, align 4
  %11 = zext i32 %10 to i64
  %12 = call ptr @llvm.stacksave.p0()
  store ptr %12, ptr %saved_stack, align 8
  %13 = mul nuw i64 %9, %11
  %vla = alloca i32, i64 %13, align 16
  store i64 %9, ptr %__vla_expr0, align 8
  store i64 %11, ptr %__vla_expr1, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end11
  %14 = load i32, ptr %i, align 4
  %15 = load i32, ptr %n, align 4
  %cmp12 = icmp slt i32 %14, %15
  br i1 %cmp12, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %16 = load i32, ptr %i, align 4
  %17 = load i32, ptr %i, align 4
  %idxprom = sext i32 %17 to i64
  %18 = mul nsw i64 %idxprom, %11
  %arrayidx13 = getelementptr inbounds i32, ptr %vla, i64 %18
  %19 = load i32, ptr %i, align 4
  %idxprom14 = sext i32 %19 to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %arrayidx13, i64 %idxprom14
  store i32 %16, ptr %arrayidx15, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %20 = load i32, ptr %i, align 4
  %inc = add nsw i32 %20, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %total, align 4
  store i32 0, ptr %i16, align 4
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc31, %for.end
  %21 = load i32, ptr %i16, align 4
  %22 = load i32, ptr %n, align 4
  %cmp18 = icmp slt i32 %21, %22
  br i1 %cmp18, label %for.body19, label %for.end33

for.body19:                                       ; preds = %for.cond17
  %23 = load i32, ptr %i16, align 4
  %add = add nsw i32 %23, 1
  %24 = zext i32 %add to i64
  %25 = call ptr @llvm.stacksave.p0()
  store ptr %25, ptr %saved_stack20, align 8
  %vla21 = alloca i32, i64 %24, align 16
  store i64 %24, ptr %__vla_expr2, align 8
  %26 = load i32, ptr %i16, align 4
  %idxprom22 = sext i32 %26 to i64
  %27 = mul nsw i64 %idxprom22, %11
  %arrayidx23 = getelementptr inbounds i32, ptr %vla, i64 %27
  %28 = load i32, ptr %i16, align 4
  %idxprom24 = sext i32 %28 to i64
  %arrayidx25 = getelementptr inbounds i32, ptr %arrayidx23, i64 %idxprom24
  %29 = load i32, ptr %arrayidx25, align 4
  %30 = load i32, ptr %i16, align 4
  %idxprom26 = sext i32 %30 to i64
  %arrayidx27 = getelementptr inbounds i32, ptr %vla21, i64 %idxprom26
  store i32 %29, ptr %arrayidx27, align 4
  %31 = load i32, ptr %i16, align 4
  %idxprom28 = sext i32 %31 to i64
  %arrayidx29 = getelementptr inbounds i32, ptr %vla21, i64 %idxprom28
  %32 = load i32, ptr %arrayidx29, align 4
  %33 = load i32, ptr %total, align 4
  %add30 = add nsw i32 %33, %32
  store i32 %add30, ptr %total, align 4
  %34 = load ptr, ptr %saved_stack20, align 8
  call void @llvm.stackrestore.p0(ptr %34)
  br label %for.inc31

for.inc31:                                        ; preds = %for.body19
  %35 = load i32, ptr %i16, align 4
  %inc32 = add nsw i32 %35, 1
  store i32 %inc32, ptr %i16, align 4
  br label %for.cond17, !llvm.loop !10

for.end33:                                        ; preds = %for.cond17
  %36 = load i32, ptr %total, align 4
  %cmp34 = icmp eq i32 %36, 6
  br i1 %cmp34, label %land.lhs.true35, label %if.else38

land.lhs.true35:                                  ; preds = %for.end33
  %37 = mul nuw i64 %9, %11
  %38 = mul nuw i64 4, %37
  %cmp36 = icmp eq i64 %38, 64
  br i1 %cmp36, label %if.then37, label %if.else38

if.then37:                                        ; preds = %land.lhs.true35
  br label %if.end39

if.else38:                                        ; preds = %land.lhs.true35, %for.end33
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 163, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end39:                                         ; preds = %if.then37
  %39 = alloca i8, i64 8, align 16
  store ptr %39, ptr %text, align 8
  %40 = load ptr, ptr %text, align 8
  %call40 = call ptr @strcpy(ptr noundef %40, ptr noundef @.str.38) #11
  %41 = load ptr, ptr %text, align 8
  %arrayidx41 = getelementptr inbounds i8, ptr %41, i64 1
  %42 = load i8, ptr %arrayidx41, align 1
  %conv = sext i8 %42 to i32
  %cmp42 = icmp eq i32 %conv, 98
  br i1 %cmp42, label %land.lhs.true44, label %if.else50

land.lhs.true44:                                  ; preds = %if.end39
  %43 = load ptr, ptr %text, align 8
  %arrayidx45 = getelementptr inbounds i8, ptr %43, i64 3
  %44 = load i8, ptr %arrayidx45, align 1
  %conv46 = sext i8 %44 to i32
  %cmp47 = icmp eq i32 %conv46, 0
  br i1 %cmp47, label %if.then49, label %if.else50

if.then49:                                        ; preds = %land.lhs.true44
  br label %if.end51

if.else50:                                        ; preds = %land.lhs.true44, %if.end39
  call void @__assert_fail(ptr noundef @.str.39, ptr noundef @.str.1, i32 noundef 166, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end51:                                         ; preds = %if.then49
  %45 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %46 = load i32, ptr %45, align 4
  %inc52 = add nsw i32 %46, 1
  store i32 %inc52, ptr %45, align 4
  %47 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %48 = load i32, ptr %47, align 4
  %conv53 = sext i32 %48 to i64
  %49 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own_pair)
  %b = getelementptr inbounds nuw %struct.pair, ptr %49, i32 0, i32 1
  %50 = load i64, ptr %b, align 8
  %add54 = add nsw i64 %50, %conv53
  store i64 %add54, ptr %b, align 8
  %51 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %52 = load i32, ptr %51, align 4
  %cmp55 = icmp eq i32 %52, 6
  br i1 %cmp55, label %land.lhs.true57, label %if.else65

land.lhs.true57:                                  ; preds = %if.end51
  %53 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own_pair)
  %b58 = getelementptr inbounds nuw %struct.pair, ptr %53, i32 0, i32 1
  %54 = load i64, ptr %b58, align 8
  %cmp59 = icmp eq i64 %54, 8
  br i1 %cmp59, label %land.lhs.true61, label %if.else65

land.lhs.true61:                                  ; preds = %land.lhs.true57
  %55 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @own_pair)
  %a = getelementptr inbounds nuw %struct.pair, ptr %55, i32 0, i32 0
  %56 = load i64, ptr %a, align 8
  %cmp62 = icmp eq i64 %56, 1
  br i1 %cmp62, label %if.then64, label %if.else65

if.then64:                                        ; preds = %land.lhs.true61
  br label %if.end66

if.else65:                                        ; preds = %land.lhs.true61, %land.lhs.true57, %if.end51
  call void @__assert_fail(ptr noundef @.str.40, ptr noundef @.str.1, i32 noundef 169, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end66:                                         ; preds = %if.then64
  %57 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  store ptr %57, ptr %q, align 8
  %58 = load ptr, ptr %q, align 8
  %59 = load i32, ptr %58, align 4
  %add67 = add nsw i32 %59, 1
  store i32 %add67, ptr %58, align 4
  %60 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  %61 = load i32, ptr %60, align 4
  %cmp68 = icmp eq i32 %61, 7
  br i1 %cmp68, label %if.then70, label %if.else71

if.then70:                                        ; preds = %if.end66
  br label %if.end72

if.else71:                                        ; preds = %if.end66
  call void @__assert_fail(ptr noundef @.str.41, ptr noundef @.str.1, i32 noundef 172, ptr noundef @__PRETTY_FUNCTION__.pointers) #10
  unreachable

if.end72:                                         ; preds = %if.then70
  %62 = load ptr, ptr %saved_stack, align 8
  call void @llvm.stackrestore.p0(ptr %62)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @atomics() #0 {
entry:
  %s = alloca %struct.small, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  %cmpxchg.bool2 = alloca i8, align 1
  %.atomictmp12 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp17 = alloca i32, align 4
  %atomic-temp18 = alloca i32, align 4
  %.atomictmp36 = alloca ptr, align 8
  %atomic-temp37 = alloca ptr, align 8
  %byte = alloca i8, align 1
  %same = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %s, ptr align 4 @__const.atomics.s, i64 8, i1 false)
  store i32 2, ptr %expected, align 4
  store i32 5, ptr %.atomictmp, align 4
  %0 = load i32, ptr %expected, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = cmpxchg ptr @atomics.x, i32 %0, i32 %1 seq_cst seq_cst, align 4
  %3 = extractvalue { i32, i1 } %2, 0
  %4 = extractvalue { i32, i1 } %2, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %3, ptr %expected, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %4 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %5 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %5 to i1
  br i1 %loadedv, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %cmpxchg.continue
  %6 = load i32, ptr %expected, align 4
  %cmp = icmp eq i32 %6, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %cmpxchg.continue
  call void @__assert_fail(ptr noundef @.str.42, ptr noundef @.str.1, i32 noundef 201, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end:                                           ; preds = %if.then
  store i32 5, ptr %.atomictmp1, align 4
  %7 = load i32, ptr %expected, align 4
  %8 = load i32, ptr %.atomictmp1, align 4
  %9 = cmpxchg weak ptr @atomics.x, i32 %7, i32 %8 seq_cst seq_cst, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = extractvalue { i32, i1 } %9, 1
  br i1 %11, label %cmpxchg.continue4, label %cmpxchg.store_expected3

cmpxchg.store_expected3:                          ; preds = %if.end
  store i32 %10, ptr %expected, align 4
  br label %cmpxchg.continue4

cmpxchg.continue4:                                ; preds = %cmpxchg.store_expected3, %if.end
  %storedv5 = zext i1 %11 to i8
  store i8 %storedv5, ptr %cmpxchg.bool2, align 1
  %12 = load i8, ptr %cmpxchg.bool2, align 1
  %loadedv6 = trunc i8 %12 to i1
  br i1 %loadedv6, label %land.lhs.true7, label %if.else10

land.lhs.true7:                                   ; preds = %cmpxchg.continue4
  %atomic-load = load atomic i32, ptr @atomics.x seq_cst, align 4
  %cmp8 = icmp eq i32 %atomic-load, 5
  br i1 %cmp8, label %if.then9, label %if.else10

if.then9:                                         ; preds = %land.lhs.true7
  br label %if.end11

if.else10:                                        ; preds = %land.lhs.true7, %cmpxchg.continue4
  call void @__assert_fail(ptr noundef @.str.43, ptr noundef @.str.1, i32 noundef 202, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end11:                                         ; preds = %if.then9
  store i32 3, ptr %.atomictmp12, align 4
  %13 = load i32, ptr %.atomictmp12, align 4
  %14 = atomicrmw add ptr @atomics.x, i32 %13 seq_cst, align 4
  store i32 %14, ptr %atomic-temp, align 4
  %15 = load i32, ptr %atomic-temp, align 4
  %cmp13 = icmp eq i32 %15, 5
  br i1 %cmp13, label %land.lhs.true14, label %if.else24

land.lhs.true14:                                  ; preds = %if.end11
  %16 = atomicrmw sub ptr @atomics.x, i32 2 seq_cst, align 4
  %17 = sub i32 %16, 2
  %cmp15 = icmp eq i32 %17, 6
  br i1 %cmp15, label %land.lhs.true16, label %if.else24

land.lhs.true16:                                  ; preds = %land.lhs.true14
  store i32 -1, ptr %.atomictmp17, align 4
  %18 = load i32, ptr %.atomictmp17, align 4
  %19 = atomicrmw xchg ptr @atomics.x, i32 %18 seq_cst, align 4
  store i32 %19, ptr %atomic-temp18, align 4
  %20 = load i32, ptr %atomic-temp18, align 4
  %cmp19 = icmp eq i32 %20, 6
  br i1 %cmp19, label %land.lhs.true20, label %if.else24

land.lhs.true20:                                  ; preds = %land.lhs.true16
  %atomic-load21 = load atomic i32, ptr @atomics.x seq_cst, align 4
  %cmp22 = icmp eq i32 %atomic-load21, -1
  br i1 %cmp22, label %if.then23, label %if.else24

if.then23:                                        ; preds = %land.lhs.true20
  br label %if.end25

if.else24:                                        ; preds = %land.lhs.true20, %land.lhs.true16, %land.lhs.true14, %if.end11
  call void @__assert_fail(ptr noundef @.str.44, ptr noundef @.str.1, i32 noundef 203, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end25:                                         ; preds = %if.then23
  %atomic-load26 = load atomic i32, ptr @atomics.x seq_cst, align 4
  br label %atomic_op

atomic_op:                                        ; preds = %atomic_op, %if.end25
  %21 = phi i32 [ %atomic-load26, %if.end25 ], [ %23, %atomic_op ]
  %mul = mul nsw i32 %21, 4
  %22 = cmpxchg ptr @atomics.x, i32 %21, i32 %mul seq_cst seq_cst, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  br i1 %24, label %atomic_cont, label %atomic_op

atomic_cont:                                      ; preds = %atomic_op
  %atomic-load27 = load atomic i32, ptr @atomics.x seq_cst, align 4
  %cmp28 = icmp eq i32 %atomic-load27, -4
  br i1 %cmp28, label %land.lhs.true29, label %if.else34

land.lhs.true29:                                  ; preds = %atomic_cont
  %25 = atomicrmw nand ptr @atomics.plain, i32 1 seq_cst, align 4
  %cmp30 = icmp eq i32 %25, -4
  br i1 %cmp30, label %land.lhs.true31, label %if.else34

land.lhs.true31:                                  ; preds = %land.lhs.true29
  %26 = load i32, ptr @atomics.plain, align 4
  %cmp32 = icmp eq i32 %26, -1
  br i1 %cmp32, label %if.then33, label %if.else34

if.then33:                                        ; preds = %land.lhs.true31
  br label %if.end35

if.else34:                                        ; preds = %land.lhs.true31, %land.lhs.true29, %atomic_cont
  call void @__assert_fail(ptr noundef @.str.45, ptr noundef @.str.1, i32 noundef 206, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end35:                                         ; preds = %if.then33
  store ptr %s, ptr %.atomictmp36, align 8
  %27 = load i64, ptr %.atomictmp36, align 8
  store atomic i64 %27, ptr @atomics.where release, align 8
  %28 = load atomic i64, ptr @atomics.where acquire, align 8
  store i64 %28, ptr %atomic-temp37, align 8
  %29 = load ptr, ptr %atomic-temp37, align 8
  %b = getelementptr inbounds nuw %struct.small, ptr %29, i32 0, i32 1
  %30 = load i8, ptr %b, align 4
  %conv = sext i8 %30 to i32
  %cmp38 = icmp eq i32 %conv, 2
  br i1 %cmp38, label %if.then40, label %if.else41

if.then40:                                        ; preds = %if.end35
  br label %if.end42

if.else41:                                        ; preds = %if.end35
  call void @__assert_fail(ptr noundef @.str.46, ptr noundef @.str.1, i32 noundef 208, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end42:                                         ; preds = %if.then40
  store i8 -6, ptr %byte, align 1
  %31 = atomicrmw add ptr %byte, i8 10 seq_cst, align 1
  %32 = add i8 %31, 10
  %atomic-load43 = load atomic i8, ptr %byte seq_cst, align 1
  %conv44 = zext i8 %atomic-load43 to i32
  %cmp45 = icmp eq i32 %conv44, 4
  br i1 %cmp45, label %if.then47, label %if.else48

if.then47:                                        ; preds = %if.end42
  br label %if.end49

if.else48:                                        ; preds = %if.end42
  call void @__assert_fail(ptr noundef @.str.47, ptr noundef @.str.1, i32 noundef 211, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end49:                                         ; preds = %if.then47
  fence seq_cst
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #11, !srcloc !11
  store i32 4, ptr %same, align 4
  %33 = load i32, ptr %same, align 4
  %34 = call i32 asm sideeffect "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %33) #11, !srcloc !12
  store i32 %34, ptr %same, align 4
  %35 = load i32, ptr %same, align 4
  %cmp50 = icmp eq i32 %35, 4
  br i1 %cmp50, label %if.then52, label %if.else53

if.then52:                                        ; preds = %if.end49
  br label %if.end54

if.else53:                                        ; preds = %if.end49
  call void @__assert_fail(ptr noundef @.str.48, ptr noundef @.str.1, i32 noundef 216, ptr noundef @__PRETTY_FUNCTION__.atomics) #10
  unreachable

if.end54:                                         ; preds = %if.then52
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @wide_atomics() #0 {
entry:
  %expected = alloca i128, align 16
  %.atomictmp = alloca i128, align 16
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i128, align 16
  %cmpxchg.bool2 = alloca i8, align 1
  %atomic-temp = alloca i128, align 16
  %.atomictmp12 = alloca i128, align 16
  %atomic-temp13 = alloca i128, align 16
  %.atomictmp20 = alloca i128, align 16
  %atomic-temp21 = alloca i128, align 16
  %.atomictmp24 = alloca i128, align 16
  %atomic-temp25 = alloca i128, align 16
  %.atomictmp30 = alloca i128, align 16
  %atomic-temp31 = alloca i128, align 16
  %.atomictmp34 = alloca i128, align 16
  %atomic-temp35 = alloca i128, align 16
  %.atomictmp40 = alloca i128, align 16
  %atomic-temp41 = alloca i128, align 16
  %atomic-temp44 = alloca i128, align 16
  %old = alloca %struct.tagged, align 8
  %fresh = alloca %struct.tagged, align 8
  %.atomictmp49 = alloca %struct.tagged, align 8
  %cmpxchg.bool50 = alloca i8, align 1
  %.atomictmp61 = alloca %struct.tagged, align 8
  %cmpxchg.bool62 = alloca i8, align 1
  %ref.tmp = alloca %struct.tagged, align 8
  %atomic-temp67 = alloca %struct.tagged, align 16
  %.atomictmp73 = alloca i128, align 16
  %atomic-temp74 = alloca i128, align 16
  %.atomictmp77 = alloca i128, align 16
  %atomic-temp78 = alloca i128, align 16
  %.atomictmp85 = alloca i128, align 16
  %atomic-temp86 = alloca i128, align 16
  store i128 1, ptr %expected, align 16
  store i128 7, ptr %.atomictmp, align 16
  %0 = load i128, ptr %expected, align 16
  %1 = load i128, ptr %.atomictmp, align 16
  %2 = cmpxchg ptr @wide_atomics.object, i128 %0, i128 %1 seq_cst seq_cst, align 16
  %3 = extractvalue { i128, i1 } %2, 0
  %4 = extractvalue { i128, i1 } %2, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i128 %3, ptr %expected, align 16
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %4 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %5 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %5 to i1
  br i1 %loadedv, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %cmpxchg.continue
  %6 = load i128, ptr %expected, align 16
  %cmp = icmp eq i128 %6, -5
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %cmpxchg.continue
  call void @__assert_fail(ptr noundef @.str.49, ptr noundef @.str.1, i32 noundef 182, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end:                                           ; preds = %if.then
  store i128 1180591620717411303424, ptr %.atomictmp1, align 16
  %7 = load i128, ptr %expected, align 16
  %8 = load i128, ptr %.atomictmp1, align 16
  %9 = cmpxchg weak ptr @wide_atomics.object, i128 %7, i128 %8 seq_cst seq_cst, align 16
  %10 = extractvalue { i128, i1 } %9, 0
  %11 = extractvalue { i128, i1 } %9, 1
  br i1 %11, label %cmpxchg.continue4, label %cmpxchg.store_expected3

cmpxchg.store_expected3:                          ; preds = %if.end
  store i128 %10, ptr %expected, align 16
  br label %cmpxchg.continue4

cmpxchg.continue4:                                ; preds = %cmpxchg.store_expected3, %if.end
  %storedv5 = zext i1 %11 to i8
  store i8 %storedv5, ptr %cmpxchg.bool2, align 1
  %12 = load i8, ptr %cmpxchg.bool2, align 1
  %loadedv6 = trunc i8 %12 to i1
  br i1 %loadedv6, label %land.lhs.true7, label %if.else10

land.lhs.true7:                                   ; preds = %cmpxchg.continue4
  call void @__atomic_load(i64 noundef 16, ptr noundef @wide_atomics.object, ptr noundef %atomic-temp, i32 noundef 5)
  %13 = load i128, ptr %atomic-temp, align 16
  %cmp8 = icmp eq i128 %13, 1180591620717411303424
  br i1 %cmp8, label %if.then9, label %if.else10

if.then9:                                         ; preds = %land.lhs.true7
  br label %if.end11

if.else10:                                        ; preds = %land.lhs.true7, %cmpxchg.continue4
  call void @__assert_fail(ptr noundef @.str.50, ptr noundef @.str.1, i32 noundef 183, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end11:                                         ; preds = %if.then9
  store i128 11, ptr %.atomictmp12, align 16
  %14 = load i128, ptr %.atomictmp12, align 16
  %15 = atomicrmw xchg ptr @wide_atomics.object, i128 %14 seq_cst, align 16
  store i128 %15, ptr %atomic-temp13, align 16
  %16 = load i128, ptr %atomic-temp13, align 16
  %cmp14 = icmp eq i128 %16, 1180591620717411303424
  br i1 %cmp14, label %land.lhs.true15, label %if.else18

land.lhs.true15:                                  ; preds = %if.end11
  %17 = atomicrmw add ptr @wide_atomics.object, i128 1 seq_cst, align 16
  %cmp16 = icmp eq i128 %17, 11
  br i1 %cmp16, label %if.then17, label %if.else18

if.then17:                                        ; preds = %land.lhs.true15
  br label %if.end19

if.else18:                                        ; preds = %land.lhs.true15, %if.end11
  call void @__assert_fail(ptr noundef @.str.51, ptr noundef @.str.1, i32 noundef 184, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end19:                                         ; preds = %if.then17
  store i128 18446744073709551616, ptr %.atomictmp20, align 16
  %18 = load i128, ptr %.atomictmp20, align 16
  %19 = atomicrmw add ptr @wide_atomics.object, i128 %18 seq_cst, align 16
  store i128 %19, ptr %atomic-temp21, align 16
  %20 = load i128, ptr %atomic-temp21, align 16
  %cmp22 = icmp eq i128 %20, 12
  br i1 %cmp22, label %land.lhs.true23, label %if.else28

land.lhs.true23:                                  ; preds = %if.end19
  store i128 2, ptr %.atomictmp24, align 16
  %21 = load i128, ptr %.atomictmp24, align 16
  %22 = atomicrmw sub ptr @wide_atomics.object, i128 %21 seq_cst, align 16
  store i128 %22, ptr %atomic-temp25, align 16
  %23 = load i128, ptr %atomic-temp25, align 16
  %cmp26 = icmp eq i128 %23, 18446744073709551628
  br i1 %cmp26, label %if.then27, label %if.else28

if.then27:                                        ; preds = %land.lhs.true23
  br label %if.end29

if.else28:                                        ; preds = %land.lhs.true23, %if.end19
  call void @__assert_fail(ptr noundef @.str.52, ptr noundef @.str.1, i32 noundef 185, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end29:                                         ; preds = %if.then27
  store i128 4, ptr %.atomictmp30, align 16
  %24 = load i128, ptr %.atomictmp30, align 16
  %25 = atomicrmw or ptr @wide_atomics.object, i128 %24 seq_cst, align 16
  store i128 %25, ptr %atomic-temp31, align 16
  %26 = load i128, ptr %atomic-temp31, align 16
  %shr = ashr i128 %26, 64
  %cmp32 = icmp eq i128 %shr, 1
  br i1 %cmp32, label %land.lhs.true33, label %if.else38

land.lhs.true33:                                  ; preds = %if.end29
  store i128 1, ptr %.atomictmp34, align 16
  %27 = load i128, ptr %.atomictmp34, align 16
  %28 = atomicrmw xor ptr @wide_atomics.object, i128 %27 seq_cst, align 16
  store i128 %28, ptr %atomic-temp35, align 16
  %29 = load i128, ptr %atomic-temp35, align 16
  %cmp36 = icmp eq i128 %29, 18446744073709551630
  br i1 %cmp36, label %if.then37, label %if.else38

if.then37:                                        ; preds = %land.lhs.true33
  br label %if.end39

if.else38:                                        ; preds = %land.lhs.true33, %if.end29
  call void @__assert_fail(ptr noundef @.str.53, ptr noundef @.str.1, i32 noundef 186, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end39:                                         ; preds = %if.then37
  store i128 -3, ptr %.atomictmp40, align 16
  %30 = load i128, ptr %.atomictmp40, align 16
  %31 = atomicrmw and ptr @wide_atomics.object, i128 %30 seq_cst, align 16
  store i128 %31, ptr %atomic-temp41, align 16
  %32 = load i128, ptr %atomic-temp41, align 16
  %cmp42 = icmp eq i128 %32, 18446744073709551631
  br i1 %cmp42, label %land.lhs.true43, label %if.else47

land.lhs.true43:                                  ; preds = %if.end39
  call void @__atomic_load(i64 noundef 16, ptr noundef @wide_atomics.object, ptr noundef %atomic-temp44, i32 noundef 5)
  %33 = load i128, ptr %atomic-temp44, align 16
  %cmp45 = icmp eq i128 %33, 18446744073709551629
  br i1 %cmp45, label %if.then46, label %if.else47

if.then46:                                        ; preds = %land.lhs.true43
  br label %if.end48

if.else47:                                        ; preds = %land.lhs.true43, %if.end39
  call void @__assert_fail(ptr noundef @.str.54, ptr noundef @.str.1, i32 noundef 187, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end48:                                         ; preds = %if.then46
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %old, ptr align 8 @__const.wide_atomics.old, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %fresh, ptr align 8 @__const.wide_atomics.fresh, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.atomictmp49, ptr align 8 %fresh, i64 16, i1 false)
  %34 = load i128, ptr %old, align 8
  %35 = load i128, ptr %.atomictmp49, align 8
  %36 = cmpxchg ptr @wide_atomics.pair, i128 %34, i128 %35 seq_cst seq_cst, align 16
  %37 = extractvalue { i128, i1 } %36, 0
  %38 = extractvalue { i128, i1 } %36, 1
  br i1 %38, label %cmpxchg.continue52, label %cmpxchg.store_expected51

cmpxchg.store_expected51:                         ; preds = %if.end48
  store i128 %37, ptr %old, align 8
  br label %cmpxchg.continue52

cmpxchg.continue52:                               ; preds = %cmpxchg.store_expected51, %if.end48
  %storedv53 = zext i1 %38 to i8
  store i8 %storedv53, ptr %cmpxchg.bool50, align 1
  %39 = load i8, ptr %cmpxchg.bool50, align 1
  %loadedv54 = trunc i8 %39 to i1
  br i1 %loadedv54, label %if.else59, label %land.lhs.true55

land.lhs.true55:                                  ; preds = %cmpxchg.continue52
  %pointer = getelementptr inbounds nuw %struct.tagged, ptr %old, i32 0, i32 0
  %40 = load ptr, ptr %pointer, align 8
  %tobool = icmp ne ptr %40, null
  br i1 %tobool, label %if.else59, label %land.lhs.true56

land.lhs.true56:                                  ; preds = %land.lhs.true55
  %tag = getelementptr inbounds nuw %struct.tagged, ptr %old, i32 0, i32 1
  %41 = load i64, ptr %tag, align 8
  %tobool57 = icmp ne i64 %41, 0
  br i1 %tobool57, label %if.else59, label %if.then58

if.then58:                                        ; preds = %land.lhs.true56
  br label %if.end60

if.else59:                                        ; preds = %land.lhs.true56, %land.lhs.true55, %cmpxchg.continue52
  call void @__assert_fail(ptr noundef @.str.55, ptr noundef @.str.1, i32 noundef 189, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end60:                                         ; preds = %if.then58
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.atomictmp61, ptr align 8 %fresh, i64 16, i1 false)
  %42 = load i128, ptr %old, align 8
  %43 = load i128, ptr %.atomictmp61, align 8
  %44 = cmpxchg ptr @wide_atomics.pair, i128 %42, i128 %43 seq_cst seq_cst, align 16
  %45 = extractvalue { i128, i1 } %44, 0
  %46 = extractvalue { i128, i1 } %44, 1
  br i1 %46, label %cmpxchg.continue64, label %cmpxchg.store_expected63

cmpxchg.store_expected63:                         ; preds = %if.end60
  store i128 %45, ptr %old, align 8
  br label %cmpxchg.continue64

cmpxchg.continue64:                               ; preds = %cmpxchg.store_expected63, %if.end60
  %storedv65 = zext i1 %46 to i8
  store i8 %storedv65, ptr %cmpxchg.bool62, align 1
  %47 = load i8, ptr %cmpxchg.bool62, align 1
  %loadedv66 = trunc i8 %47 to i1
  br i1 %loadedv66, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %cmpxchg.continue64
  %48 = load atomic i128, ptr @wide_atomics.pair seq_cst, align 16
  store i128 %48, ptr %atomic-temp67, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp, ptr align 16 %atomic-temp67, i64 16, i1 false)
  %tag68 = getelementptr inbounds nuw %struct.tagged, ptr %ref.tmp, i32 0, i32 1
  %49 = load i64, ptr %tag68, align 8
  %cmp69 = icmp eq i64 %49, 4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cmpxchg.continue64
  %50 = phi i1 [ false, %cmpxchg.continue64 ], [ %cmp69, %land.rhs ]
  br i1 %50, label %if.then70, label %if.else71

if.then70:                                        ; preds = %land.end
  br label %if.end72

if.else71:                                        ; preds = %land.end
  call void @__assert_fail(ptr noundef @.str.56, ptr noundef @.str.1, i32 noundef 190, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end72:                                         ; preds = %if.then70
  store i128 -1, ptr %.atomictmp73, align 16
  %51 = load i128, ptr %.atomictmp73, align 16
  %52 = atomicrmw max ptr @wide_atomics.plain, i128 %51 monotonic, align 16
  store i128 %52, ptr %atomic-temp74, align 16
  %53 = load i128, ptr %atomic-temp74, align 16
  %cmp75 = icmp eq i128 %53, 0
  br i1 %cmp75, label %land.lhs.true76, label %if.else81

land.lhs.true76:                                  ; preds = %if.end72
  store i128 -9, ptr %.atomictmp77, align 16
  %54 = load i128, ptr %.atomictmp77, align 16
  %55 = atomicrmw min ptr @wide_atomics.plain, i128 %54 seq_cst, align 16
  store i128 %55, ptr %atomic-temp78, align 16
  %56 = load i128, ptr %atomic-temp78, align 16
  %cmp79 = icmp eq i128 %56, 0
  br i1 %cmp79, label %if.then80, label %if.else81

if.then80:                                        ; preds = %land.lhs.true76
  br label %if.end82

if.else81:                                        ; preds = %land.lhs.true76, %if.end72
  call void @__assert_fail(ptr noundef @.str.57, ptr noundef @.str.1, i32 noundef 191, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end82:                                         ; preds = %if.then80
  %57 = load i128, ptr @wide_atomics.plain, align 16
  %cmp83 = icmp eq i128 %57, -9
  br i1 %cmp83, label %land.lhs.true84, label %if.else89

land.lhs.true84:                                  ; preds = %if.end82
  store i128 6, ptr %.atomictmp85, align 16
  %58 = load i128, ptr %.atomictmp85, align 16
  %59 = atomicrmw nand ptr @wide_atomics.plain, i128 %58 seq_cst, align 16
  %60 = and i128 %59, %58
  %61 = xor i128 %60, -1
  store i128 %61, ptr %atomic-temp86, align 16
  %62 = load i128, ptr %atomic-temp86, align 16
  %cmp87 = icmp eq i128 %62, -7
  br i1 %cmp87, label %if.then88, label %if.else89

if.then88:                                        ; preds = %land.lhs.true84
  br label %if.end90

if.else89:                                        ; preds = %land.lhs.true84, %if.end82
  call void @__assert_fail(ptr noundef @.str.58, ptr noundef @.str.1, i32 noundef 192, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end90:                                         ; preds = %if.then88
  %63 = cmpxchg ptr @wide_atomics.plain, i128 -7, i128 5 seq_cst seq_cst, align 16
  %64 = extractvalue { i128, i1 } %63, 1
  br i1 %64, label %land.lhs.true91, label %if.else94

land.lhs.true91:                                  ; preds = %if.end90
  %65 = cmpxchg ptr @wide_atomics.plain, i128 6, i128 7 seq_cst seq_cst, align 16
  %66 = extractvalue { i128, i1 } %65, 0
  %cmp92 = icmp eq i128 %66, 5
  br i1 %cmp92, label %if.then93, label %if.else94

if.then93:                                        ; preds = %land.lhs.true91
  br label %if.end95

if.else94:                                        ; preds = %land.lhs.true91, %if.end90
  call void @__assert_fail(ptr noundef @.str.59, ptr noundef @.str.1, i32 noundef 193, ptr noundef @__PRETTY_FUNCTION__.wide_atomics) #10
  unreachable

if.end95:                                         ; preds = %if.then93
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @vectors() #0 {
entry:
  %a = alloca <4 x i32>, align 16
  %b = alloca <4 x i32>, align 16
  %c = alloca <4 x i32>, align 16
  %m = alloca <4 x i32>, align 16
  %s = alloca <4 x i32>, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a, align 16
  store <4 x i32> <i32 10, i32 20, i32 30, i32 40>, ptr %b, align 16
  %0 = load <4 x i32>, ptr %a, align 16
  %1 = load <4 x i32>, ptr %b, align 16
  %mul = mul <4 x i32> %1, splat (i32 2)
  %add = add <4 x i32> %0, %mul
  store <4 x i32> %add, ptr %c, align 16
  %2 = load <4 x i32>, ptr %c, align 16
  %vecext = extractelement <4 x i32> %2, i32 0
  %cmp = icmp eq i32 %vecext, 21
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %3 = load <4 x i32>, ptr %c, align 16
  %vecext1 = extractelement <4 x i32> %3, i32 3
  %cmp2 = icmp eq i32 %vecext1, 84
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str.60, ptr noundef @.str.1, i32 noundef 222, ptr noundef @__PRETTY_FUNCTION__.vectors) #10
  unreachable

if.end:                                           ; preds = %if.then
  %4 = load <4 x i32>, ptr %c, align 16
  %vecins = insertelement <4 x i32> %4, i32 7, i32 1
  store <4 x i32> %vecins, ptr %c, align 16
  %5 = load <4 x i32>, ptr %c, align 16
  %6 = load <4 x i32>, ptr %a, align 16
  %cmp3 = icmp sgt <4 x i32> %5, %6
  %sext = sext <4 x i1> %cmp3 to <4 x i32>
  store <4 x i32> %sext, ptr %m, align 16
  %7 = load <4 x i32>, ptr %m, align 16
  %vecext4 = extractelement <4 x i32> %7, i32 1
  %cmp5 = icmp eq i32 %vecext4, -1
  br i1 %cmp5, label %land.lhs.true6, label %if.else10

land.lhs.true6:                                   ; preds = %if.end
  %8 = load <4 x i32>, ptr %c, align 16
  %vecext7 = extractelement <4 x i32> %8, i32 1
  %cmp8 = icmp eq i32 %vecext7, 7
  br i1 %cmp8, label %if.then9, label %if.else10

if.then9:                                         ; preds = %land.lhs.true6
  br label %if.end11

if.else10:                                        ; preds = %land.lhs.true6, %if.end
  call void @__assert_fail(ptr noundef @.str.61, ptr noundef @.str.1, i32 noundef 225, ptr noundef @__PRETTY_FUNCTION__.vectors) #10
  unreachable

if.end11:                                         ; preds = %if.then9
  %9 = load <4 x i32>, ptr %a, align 16
  %10 = load <4 x i32>, ptr %b, align 16
  %shuffle = shufflevector <4 x i32> %9, <4 x i32> %10, <4 x i32> <i32 0, i32 4, i32 3, i32 7>
  store <4 x i32> %shuffle, ptr %s, align 16
  %11 = load <4 x i32>, ptr %s, align 16
  %vecext12 = extractelement <4 x i32> %11, i32 1
  %cmp13 = icmp eq i32 %vecext12, 10
  br i1 %cmp13, label %land.lhs.true14, label %if.else21

land.lhs.true14:                                  ; preds = %if.end11
  %12 = load <4 x i32>, ptr %s, align 16
  %vecext15 = extractelement <4 x i32> %12, i32 2
  %cmp16 = icmp eq i32 %vecext15, 4
  br i1 %cmp16, label %land.lhs.true17, label %if.else21

land.lhs.true17:                                  ; preds = %land.lhs.true14
  %13 = load <4 x i32>, ptr %s, align 16
  %vecext18 = extractelement <4 x i32> %13, i32 3
  %cmp19 = icmp eq i32 %vecext18, 40
  br i1 %cmp19, label %if.then20, label %if.else21

if.then20:                                        ; preds = %land.lhs.true17
  br label %if.end22

if.else21:                                        ; preds = %land.lhs.true17, %land.lhs.true14, %if.end11
  call void @__assert_fail(ptr noundef @.str.62, ptr noundef @.str.1, i32 noundef 227, ptr noundef @__PRETTY_FUNCTION__.vectors) #10
  unreachable

if.end22:                                         ; preds = %if.then20
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(i32 noundef %n, ...) #0 {
entry:
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i64, align 8
  %i = alloca i32, align 4
  %i4 = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %arraydecay1, ptr %arraydecay2)
  store i64 0, ptr %total, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %for.body
  %2 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 3
  %reg_save_area = load ptr, ptr %2, align 16
  %3 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %4 = add i32 %gp_offset, 8
  store i32 %4, ptr %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay3, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %5 = load i32, ptr %vaarg.addr, align 4
  %conv = sext i32 %5 to i64
  %6 = load i64, ptr %total, align 8
  %add = add nsw i64 %6, %conv
  store i64 %add, ptr %total, align 8
  br label %for.inc

for.inc:                                          ; preds = %vaarg.end
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %i4, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc23, %for.end
  %8 = load i32, ptr %i4, align 4
  %9 = load i32, ptr %n.addr, align 4
  %cmp6 = icmp slt i32 %8, %9
  br i1 %cmp6, label %for.body8, label %for.end25

for.body8:                                        ; preds = %for.cond5
  %arraydecay9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0
  %gp_offset_p10 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay9, i32 0, i32 0
  %gp_offset11 = load i32, ptr %gp_offset_p10, align 16
  %fits_in_gp12 = icmp ule i32 %gp_offset11, 40
  br i1 %fits_in_gp12, label %vaarg.in_reg13, label %vaarg.in_mem15

vaarg.in_reg13:                                   ; preds = %for.body8
  %10 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay9, i32 0, i32 3
  %reg_save_area14 = load ptr, ptr %10, align 16
  %11 = getelementptr i8, ptr %reg_save_area14, i32 %gp_offset11
  %12 = add i32 %gp_offset11, 8
  store i32 %12, ptr %gp_offset_p10, align 16
  br label %vaarg.end19

vaarg.in_mem15:                                   ; preds = %for.body8
  %overflow_arg_area_p16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay9, i32 0, i32 2
  %overflow_arg_area17 = load ptr, ptr %overflow_arg_area_p16, align 8
  %overflow_arg_area.next18 = getelementptr i8, ptr %overflow_arg_area17, i32 8
  store ptr %overflow_arg_area.next18, ptr %overflow_arg_area_p16, align 8
  br label %vaarg.end19

vaarg.end19:                                      ; preds = %vaarg.in_mem15, %vaarg.in_reg13
  %vaarg.addr20 = phi ptr [ %11, %vaarg.in_reg13 ], [ %overflow_arg_area17, %vaarg.in_mem15 ]
  %13 = load i32, ptr %vaarg.addr20, align 4
  %conv21 = sext i32 %13 to i64
  %14 = load i64, ptr %total, align 8
  %add22 = add nsw i64 %14, %conv21
  store i64 %add22, ptr %total, align 8
  br label %for.inc23

for.inc23:                                        ; preds = %vaarg.end19
  %15 = load i32, ptr %i4, align 4
  %inc24 = add nsw i32 %15, 1
  store i32 %inc24, ptr %i4, align 4
  br label %for.cond5, !llvm.loop !14

for.end25:                                        ; preds = %for.cond5
  %arraydecay26 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay26)
  %arraydecay27 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay27)
  %16 = load i64, ptr %total, align 8
  ret i64 %16
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @various(ptr noundef %kinds, ...) #0 {
entry:
  %kinds.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca double, align 8
  %ref.tmp = alloca %struct.pair, align 8
  %ref.tmp52 = alloca %struct.large, align 4
  %tmp = alloca i128, align 16
  store ptr %kinds, ptr %kinds.addr, align 8
  store double 0.000000e+00, ptr %total, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %kinds.addr, align 8
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %kinds.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  switch i32 %conv, label %sw.default [
    i32 105, label %sw.bb
    i32 100, label %sw.bb3
    i32 108, label %sw.bb14
    i32 68, label %sw.bb29
    i32 112, label %sw.bb36
    i32 76, label %sw.bb51
    i32 115, label %sw.bb59
    i32 113, label %sw.bb74
  ]

sw.bb:                                            ; preds = %for.body
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %sw.bb
  %4 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3
  %reg_save_area = load ptr, ptr %4, align 16
  %5 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %6 = add i32 %gp_offset, 8
  store i32 %6, ptr %gp_offset_p, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %5, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %7 = load i32, ptr %vaarg.addr, align 4
  %conv2 = sitofp i32 %7 to double
  %8 = load double, ptr %total, align 8
  %add = fadd double %8, %conv2
  store double %add, ptr %total, align 8
  br label %sw.epilog

sw.bb3:                                           ; preds = %for.body
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %fp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 1
  %fp_offset = load i32, ptr %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg5, label %vaarg.in_mem7

vaarg.in_reg5:                                    ; preds = %sw.bb3
  %9 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 3
  %reg_save_area6 = load ptr, ptr %9, align 16
  %10 = getelementptr i8, ptr %reg_save_area6, i32 %fp_offset
  %11 = add i32 %fp_offset, 16
  store i32 %11, ptr %fp_offset_p, align 4
  br label %vaarg.end11

vaarg.in_mem7:                                    ; preds = %sw.bb3
  %overflow_arg_area_p8 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay4, i32 0, i32 2
  %overflow_arg_area9 = load ptr, ptr %overflow_arg_area_p8, align 8
  %overflow_arg_area.next10 = getelementptr i8, ptr %overflow_arg_area9, i32 8
  store ptr %overflow_arg_area.next10, ptr %overflow_arg_area_p8, align 8
  br label %vaarg.end11

vaarg.end11:                                      ; preds = %vaarg.in_mem7, %vaarg.in_reg5
  %vaarg.addr12 = phi ptr [ %10, %vaarg.in_reg5 ], [ %overflow_arg_area9, %vaarg.in_mem7 ]
  %12 = load double, ptr %vaarg.addr12, align 8
  %13 = load double, ptr %total, align 8
  %add13 = fadd double %13, %12
  store double %add13, ptr %total, align 8
  br label %sw.epilog

sw.bb14:                                          ; preds = %for.body
  %arraydecay15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay15, i32 0, i32 0
  %gp_offset17 = load i32, ptr %gp_offset_p16, align 16
  %fits_in_gp18 = icmp ule i32 %gp_offset17, 40
  br i1 %fits_in_gp18, label %vaarg.in_reg19, label %vaarg.in_mem21

vaarg.in_reg19:                                   ; preds = %sw.bb14
  %14 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay15, i32 0, i32 3
  %reg_save_area20 = load ptr, ptr %14, align 16
  %15 = getelementptr i8, ptr %reg_save_area20, i32 %gp_offset17
  %16 = add i32 %gp_offset17, 8
  store i32 %16, ptr %gp_offset_p16, align 16
  br label %vaarg.end25

vaarg.in_mem21:                                   ; preds = %sw.bb14
  %overflow_arg_area_p22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay15, i32 0, i32 2
  %overflow_arg_area23 = load ptr, ptr %overflow_arg_area_p22, align 8
  %overflow_arg_area.next24 = getelementptr i8, ptr %overflow_arg_area23, i32 8
  store ptr %overflow_arg_area.next24, ptr %overflow_arg_area_p22, align 8
  br label %vaarg.end25

vaarg.end25:                                      ; preds = %vaarg.in_mem21, %vaarg.in_reg19
  %vaarg.addr26 = phi ptr [ %15, %vaarg.in_reg19 ], [ %overflow_arg_area23, %vaarg.in_mem21 ]
  %17 = load i64, ptr %vaarg.addr26, align 8
  %conv27 = sitofp i64 %17 to double
  %18 = load double, ptr %total, align 8
  %add28 = fadd double %18, %conv27
  store double %add28, ptr %total, align 8
  br label %sw.epilog

sw.bb29:                                          ; preds = %for.body
  %arraydecay30 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %overflow_arg_area_p31 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay30, i32 0, i32 2
  %overflow_arg_area32 = load ptr, ptr %overflow_arg_area_p31, align 8
  %19 = getelementptr inbounds i8, ptr %overflow_arg_area32, i32 15
  %overflow_arg_area32.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %19, i64 -16)
  %overflow_arg_area.next33 = getelementptr i8, ptr %overflow_arg_area32.aligned, i32 16
  store ptr %overflow_arg_area.next33, ptr %overflow_arg_area_p31, align 8
  %20 = load x86_fp80, ptr %overflow_arg_area32.aligned, align 16
  %conv34 = fptrunc x86_fp80 %20 to double
  %21 = load double, ptr %total, align 8
  %add35 = fadd double %21, %conv34
  store double %add35, ptr %total, align 8
  br label %sw.epilog

sw.bb36:                                          ; preds = %for.body
  %arraydecay37 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p38 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay37, i32 0, i32 0
  %gp_offset39 = load i32, ptr %gp_offset_p38, align 16
  %fits_in_gp40 = icmp ule i32 %gp_offset39, 32
  br i1 %fits_in_gp40, label %vaarg.in_reg41, label %vaarg.in_mem43

vaarg.in_reg41:                                   ; preds = %sw.bb36
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay37, i32 0, i32 3
  %reg_save_area42 = load ptr, ptr %22, align 16
  %23 = getelementptr i8, ptr %reg_save_area42, i32 %gp_offset39
  %24 = add i32 %gp_offset39, 16
  store i32 %24, ptr %gp_offset_p38, align 16
  br label %vaarg.end47

vaarg.in_mem43:                                   ; preds = %sw.bb36
  %overflow_arg_area_p44 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay37, i32 0, i32 2
  %overflow_arg_area45 = load ptr, ptr %overflow_arg_area_p44, align 8
  %overflow_arg_area.next46 = getelementptr i8, ptr %overflow_arg_area45, i32 16
  store ptr %overflow_arg_area.next46, ptr %overflow_arg_area_p44, align 8
  br label %vaarg.end47

vaarg.end47:                                      ; preds = %vaarg.in_mem43, %vaarg.in_reg41
  %vaarg.addr48 = phi ptr [ %23, %vaarg.in_reg41 ], [ %overflow_arg_area45, %vaarg.in_mem43 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp, ptr align 8 %vaarg.addr48, i64 16, i1 false)
  %b = getelementptr inbounds nuw %struct.pair, ptr %ref.tmp, i32 0, i32 1
  %25 = load i64, ptr %b, align 8
  %conv49 = sitofp i64 %25 to double
  %26 = load double, ptr %total, align 8
  %add50 = fadd double %26, %conv49
  store double %add50, ptr %total, align 8
  br label %sw.epilog

sw.bb51:                                          ; preds = %for.body
  %arraydecay53 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %overflow_arg_area_p54 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay53, i32 0, i32 2
  %overflow_arg_area55 = load ptr, ptr %overflow_arg_area_p54, align 8
  %overflow_arg_area.next56 = getelementptr i8, ptr %overflow_arg_area55, i32 48
  store ptr %overflow_arg_area.next56, ptr %overflow_arg_area_p54, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %ref.tmp52, ptr align 4 %overflow_arg_area55, i64 44, i1 false)
  %a = getelementptr inbounds nuw %struct.large, ptr %ref.tmp52, i32 0, i32 0
  %arrayidx = getelementptr inbounds [10 x i32], ptr %a, i64 0, i64 2
  %27 = load i32, ptr %arrayidx, align 4
  %conv57 = sitofp i32 %27 to double
  %28 = load double, ptr %total, align 8
  %add58 = fadd double %28, %conv57
  store double %add58, ptr %total, align 8
  br label %sw.epilog

sw.bb59:                                          ; preds = %for.body
  %arraydecay60 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p61 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay60, i32 0, i32 0
  %gp_offset62 = load i32, ptr %gp_offset_p61, align 16
  %fits_in_gp63 = icmp ule i32 %gp_offset62, 40
  br i1 %fits_in_gp63, label %vaarg.in_reg64, label %vaarg.in_mem66

vaarg.in_reg64:                                   ; preds = %sw.bb59
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay60, i32 0, i32 3
  %reg_save_area65 = load ptr, ptr %29, align 16
  %30 = getelementptr i8, ptr %reg_save_area65, i32 %gp_offset62
  %31 = add i32 %gp_offset62, 8
  store i32 %31, ptr %gp_offset_p61, align 16
  br label %vaarg.end70

vaarg.in_mem66:                                   ; preds = %sw.bb59
  %overflow_arg_area_p67 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay60, i32 0, i32 2
  %overflow_arg_area68 = load ptr, ptr %overflow_arg_area_p67, align 8
  %overflow_arg_area.next69 = getelementptr i8, ptr %overflow_arg_area68, i32 8
  store ptr %overflow_arg_area.next69, ptr %overflow_arg_area_p67, align 8
  br label %vaarg.end70

vaarg.end70:                                      ; preds = %vaarg.in_mem66, %vaarg.in_reg64
  %vaarg.addr71 = phi ptr [ %30, %vaarg.in_reg64 ], [ %overflow_arg_area68, %vaarg.in_mem66 ]
  %32 = load ptr, ptr %vaarg.addr71, align 8
  %call = call i64 @strlen(ptr noundef %32) #12
  %conv72 = uitofp i64 %call to double
  %33 = load double, ptr %total, align 8
  %add73 = fadd double %33, %conv72
  store double %add73, ptr %total, align 8
  br label %sw.epilog

sw.bb74:                                          ; preds = %for.body
  %arraydecay75 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %gp_offset_p76 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay75, i32 0, i32 0
  %gp_offset77 = load i32, ptr %gp_offset_p76, align 16
  %fits_in_gp78 = icmp ule i32 %gp_offset77, 32
  br i1 %fits_in_gp78, label %vaarg.in_reg79, label %vaarg.in_mem81

vaarg.in_reg79:                                   ; preds = %sw.bb74
  %34 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay75, i32 0, i32 3
  %reg_save_area80 = load ptr, ptr %34, align 16
  %35 = getelementptr i8, ptr %reg_save_area80, i32 %gp_offset77
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %tmp, ptr align 8 %35, i64 16, i1 false)
  %36 = add i32 %gp_offset77, 16
  store i32 %36, ptr %gp_offset_p76, align 16
  br label %vaarg.end85

vaarg.in_mem81:                                   ; preds = %sw.bb74
  %overflow_arg_area_p82 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %arraydecay75, i32 0, i32 2
  %overflow_arg_area83 = load ptr, ptr %overflow_arg_area_p82, align 8
  %37 = getelementptr inbounds i8, ptr %overflow_arg_area83, i32 15
  %overflow_arg_area83.aligned = call ptr @llvm.ptrmask.p0.i64(ptr %37, i64 -16)
  %overflow_arg_area.next84 = getelementptr i8, ptr %overflow_arg_area83.aligned, i32 16
  store ptr %overflow_arg_area.next84, ptr %overflow_arg_area_p82, align 8
  br label %vaarg.end85

vaarg.end85:                                      ; preds = %vaarg.in_mem81, %vaarg.in_reg79
  %vaarg.addr86 = phi ptr [ %tmp, %vaarg.in_reg79 ], [ %overflow_arg_area83.aligned, %vaarg.in_mem81 ]
  %38 = load i128, ptr %vaarg.addr86, align 16
  %conv87 = sitofp i128 %38 to double
  %39 = load double, ptr %total, align 8
  %add88 = fadd double %39, %conv87
  store double %add88, ptr %total, align 8
  br label %sw.epilog

sw.default:                                       ; preds = %for.body
  call void @__assert_fail(ptr noundef @.str.63, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.various) #10
  unreachable

sw.epilog:                                        ; preds = %vaarg.end85, %vaarg.end70, %sw.bb51, %vaarg.end47, %sw.bb29, %vaarg.end25, %vaarg.end11, %vaarg.end
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %40 = load ptr, ptr %kinds.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %40, i32 1
  store ptr %incdec.ptr, ptr %kinds.addr, align 8
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  %arraydecay89 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay89)
  %41 = load double, ptr %total, align 8
  ret double %41
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @control(i32 noundef %n) #0 {
entry:
  %retval = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %steps = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %steps, align 4
  %0 = load i32, ptr %n.addr, align 4
  %rem = srem i32 %0, 3
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @control.labels, i64 0, i64 %idxprom
  %1 = load ptr, ptr %arrayidx, align 8
  br label %indirectgoto

zero:                                             ; preds = %indirectgoto
  %2 = load i32, ptr %steps, align 4
  %add = add nsw i32 %2, 1
  store i32 %add, ptr %steps, align 4
  %3 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @control.labels, i64 0, i64 1), align 8
  br label %indirectgoto

one:                                              ; preds = %if.then, %indirectgoto
  %4 = load i32, ptr %steps, align 4
  %add1 = add nsw i32 %4, 10
  store i32 %add1, ptr %steps, align 4
  %5 = load i32, ptr %steps, align 4
  %cmp = icmp slt i32 %5, 25
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %one
  br label %one

if.end:                                           ; preds = %one
  br label %two

two:                                              ; preds = %if.end, %indirectgoto
  %6 = load i32, ptr %steps, align 4
  %add2 = add nsw i32 %6, 100
  store i32 %add2, ptr %steps, align 4
  %7 = load i32, ptr %steps, align 4
  switch i32 %7, label %sw.default [
    i32 100, label %sw.bb
    i32 101, label %sw.bb3
    i32 102, label %sw.bb3
    i32 103, label %sw.bb3
    i32 104, label %sw.bb3
    i32 105, label %sw.bb3
    i32 106, label %sw.bb3
    i32 107, label %sw.bb3
    i32 108, label %sw.bb3
    i32 109, label %sw.bb3
    i32 110, label %sw.bb3
    i32 111, label %sw.bb3
    i32 112, label %sw.bb3
    i32 113, label %sw.bb3
    i32 114, label %sw.bb3
    i32 115, label %sw.bb3
    i32 116, label %sw.bb3
    i32 117, label %sw.bb3
    i32 118, label %sw.bb3
    i32 119, label %sw.bb3
    i32 120, label %sw.bb3
    i32 121, label %sw.bb3
    i32 122, label %sw.bb3
    i32 123, label %sw.bb3
    i32 124, label %sw.bb3
    i32 125, label %sw.bb3
    i32 -1, label %sw.bb4
  ]

sw.bb:                                            ; preds = %two
  store i32 1, ptr %retval, align 4
  br label %return

sw.bb3:                                           ; preds = %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two, %two
  store i32 2, ptr %retval, align 4
  br label %return

sw.bb4:                                           ; preds = %two
  store i32 3, ptr %retval, align 4
  br label %return

sw.default:                                       ; preds = %two
  %8 = load i32, ptr %steps, align 4
  %cmp5 = icmp sgt i32 %8, 130
  %9 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 4, i32 5
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb4, %sw.bb3, %sw.bb
  %10 = load i32, ptr %retval, align 4
  ret i32 %10

indirectgoto:                                     ; preds = %zero, %entry
  %indirect.goto.dest = phi ptr [ %1, %entry ], [ %3, %zero ]
  indirectbr ptr %indirect.goto.dest, [label %zero, label %one, label %two]
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @loops() #0 {
entry:
  %odd = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %uninitialised = alloca i32, align 4
  %i17 = alloca i32, align 4
  store i32 0, ptr %odd, align 4
  store i32 0, ptr %n, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc7, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 10
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %rem = srem i32 %1, 2
  %tobool = icmp ne i32 %rem, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.inc7

if.end:                                           ; preds = %for.body
  %2 = load i32, ptr %i, align 4
  store i32 %2, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %if.end
  %3 = load i32, ptr %j, align 4
  %cmp2 = icmp sgt i32 %3, 0
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %j, align 4
  %cmp4 = icmp eq i32 %4, 3
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %for.body3
  br label %for.end

if.end6:                                          ; preds = %for.body3
  %5 = load i32, ptr %j, align 4
  %6 = load i32, ptr %odd, align 4
  %add = add nsw i32 %6, %5
  store i32 %add, ptr %odd, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end6
  %7 = load i32, ptr %j, align 4
  %dec = add nsw i32 %7, -1
  store i32 %dec, ptr %j, align 4
  br label %for.cond1, !llvm.loop !16

for.end:                                          ; preds = %if.then5, %for.cond1
  br label %for.inc7

for.inc7:                                         ; preds = %for.end, %if.then
  %8 = load i32, ptr %i, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !17

for.end8:                                         ; preds = %for.cond
  br label %do.body

do.body:                                          ; preds = %do.cond, %for.end8
  %9 = load i32, ptr %n, align 4
  %inc9 = add nsw i32 %9, 1
  store i32 %inc9, ptr %n, align 4
  %10 = load i32, ptr %n, align 4
  %cmp10 = icmp eq i32 %10, 3
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %do.body
  br label %do.cond

if.end12:                                         ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end12, %if.then11
  %11 = load i32, ptr %n, align 4
  %cmp13 = icmp slt i32 %11, 5
  br i1 %cmp13, label %do.body, label %do.end, !llvm.loop !18

do.end:                                           ; preds = %do.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %do.end
  %12 = load i32, ptr %n, align 4
  %dec14 = add nsw i32 %12, -1
  store i32 %dec14, ptr %n, align 4
  %cmp15 = icmp sgt i32 %12, 0
  br i1 %cmp15, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %13 = load i32, ptr %odd, align 4
  %inc16 = add nsw i32 %13, 1
  store i32 %inc16, ptr %odd, align 4
  br label %while.cond, !llvm.loop !19

while.end:                                        ; preds = %while.cond
  store i32 0, ptr %i17, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc25, %while.end
  %14 = load i32, ptr %i17, align 4
  %cmp19 = icmp slt i32 %14, 3
  br i1 %cmp19, label %for.body20, label %for.end27

for.body20:                                       ; preds = %for.cond18
  %15 = load i32, ptr %i17, align 4
  %cmp21 = icmp eq i32 %15, 0
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %for.body20
  store i32 4, ptr %uninitialised, align 4
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %for.body20
  %16 = load i32, ptr %uninitialised, align 4
  %17 = load i32, ptr %odd, align 4
  %add24 = add nsw i32 %17, %16
  store i32 %add24, ptr %odd, align 4
  br label %for.inc25

for.inc25:                                        ; preds = %if.end23
  %18 = load i32, ptr %i17, align 4
  %inc26 = add nsw i32 %18, 1
  store i32 %inc26, ptr %i17, align 4
  br label %for.cond18, !llvm.loop !20

for.end27:                                        ; preds = %for.cond18
  %19 = load i32, ptr %odd, align 4
  ret i32 %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nounwind
declare double @sqrt(double noundef) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @flip(i64 %s.coerce) #0 {
entry:
  %retval = alloca %struct.small, align 4
  %s = alloca %struct.small, align 4
  store i64 %s.coerce, ptr %s, align 4
  %a = getelementptr inbounds nuw %struct.small, ptr %retval, i32 0, i32 0
  %b = getelementptr inbounds nuw %struct.small, ptr %s, i32 0, i32 1
  %0 = load i8, ptr %b, align 4
  %conv = sext i8 %0 to i32
  store i32 %conv, ptr %a, align 4
  %b1 = getelementptr inbounds nuw %struct.small, ptr %retval, i32 0, i32 1
  %a2 = getelementptr inbounds nuw %struct.small, ptr %s, i32 0, i32 0
  %1 = load i32, ptr %a2, align 4
  %conv3 = trunc i32 %1 to i8
  store i8 %conv3, ptr %b1, align 4
  %2 = getelementptr i8, ptr %retval, i64 5
  call void @llvm.memset.p0.i64(ptr align 1 %2, i8 0, i64 3, i1 false)
  %3 = load i64, ptr %retval, align 4
  ret i64 %3
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @swap(i64 %p.coerce0, i64 %p.coerce1) #0 {
entry:
  %retval = alloca %struct.pair, align 8
  %p = alloca %struct.pair, align 8
  %0 = getelementptr inbounds nuw { i64, i64 }, ptr %p, i32 0, i32 0
  store i64 %p.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { i64, i64 }, ptr %p, i32 0, i32 1
  store i64 %p.coerce1, ptr %1, align 8
  %a = getelementptr inbounds nuw %struct.pair, ptr %retval, i32 0, i32 0
  %b = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 1
  %2 = load i64, ptr %b, align 8
  store i64 %2, ptr %a, align 8
  %b1 = getelementptr inbounds nuw %struct.pair, ptr %retval, i32 0, i32 1
  %a2 = getelementptr inbounds nuw %struct.pair, ptr %p, i32 0, i32 0
  %3 = load i64, ptr %a2, align 8
  store i64 %3, ptr %b1, align 8
  %4 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @change(ptr dead_on_unwind noalias writable sret(%struct.large) align 4 %agg.result, ptr noundef byval(%struct.large) align 8 %l, i32 noundef %at) #0 {
entry:
  %at.addr = alloca i32, align 4
  store i32 %at, ptr %at.addr, align 4
  %a = getelementptr inbounds nuw %struct.large, ptr %l, i32 0, i32 0
  %0 = load i32, ptr %at.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [10 x i32], ptr %a, i64 0, i64 %idxprom
  store i32 99, ptr %arrayidx, align 4
  %tag = getelementptr inbounds nuw %struct.large, ptr %l, i32 0, i32 1
  %1 = load i8, ptr %tag, align 8
  %inc = add i8 %1, 1
  store i8 %inc, ptr %tag, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.result, ptr align 8 %l, i64 44, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, i32 } @mix(double %m.coerce0, i32 %m.coerce1) #0 {
entry:
  %retval = alloca %struct.mixed, align 8
  %m = alloca %struct.mixed, align 8
  %0 = getelementptr inbounds nuw { double, i32 }, ptr %m, i32 0, i32 0
  store double %m.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { double, i32 }, ptr %m, i32 0, i32 1
  store i32 %m.coerce1, ptr %1, align 8
  %d = getelementptr inbounds nuw %struct.mixed, ptr %m, i32 0, i32 0
  %2 = load double, ptr %d, align 8
  %mul = fmul double %2, 2.000000e+00
  store double %mul, ptr %d, align 8
  %i = getelementptr inbounds nuw %struct.mixed, ptr %m, i32 0, i32 1
  %3 = load i32, ptr %i, align 8
  %sub = sub nsw i32 0, %3
  %i1 = getelementptr inbounds nuw %struct.mixed, ptr %m, i32 0, i32 1
  store i32 %sub, ptr %i1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %m, i64 16, i1 false)
  %4 = load { double, i32 }, ptr %retval, align 8
  ret { double, i32 } %4
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @keep(ptr noundef byval(%struct.large) align 8 %l) #0 {
entry:
  store ptr %l, ptr @kept, align 8
  %0 = load ptr, ptr @kept, align 8
  %a = getelementptr inbounds nuw %struct.large, ptr %0, i32 0, i32 0
  %arrayidx = getelementptr inbounds [10 x i32], ptr %a, i64 0, i64 1
  %1 = load i32, ptr %arrayidx, align 4
  %a1 = getelementptr inbounds nuw %struct.large, ptr %l, i32 0, i32 0
  %arrayidx2 = getelementptr inbounds [10 x i32], ptr %a1, i64 0, i64 1
  %2 = load i32, ptr %arrayidx2, align 4
  %cmp = icmp eq i32 %1, %2
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br label %if.end

if.else:                                          ; preds = %entry
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.keep) #10
  unreachable

if.end:                                           ; preds = %if.then
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %add = add nsw i32 %0, %1
  ret i32 %add
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %sub = sub nsw i32 %0, %1
  ret i32 %sub
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #7

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind willreturn }
attributes #10 = { cold noreturn nounwind }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = !{i64 8602}
!12 = !{i64 8687}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
