source_filename = "tests/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], i32, i32, [2 x i32], i32, i32 }
%union.__atomic_wide_counter = type { i64 }
%union.mtx_t = type { i64, [32 x i8] }
%struct.wide = type { i64, i64, i64 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }
%struct.timespec = type { i64, i64 }

@key = internal global i32 0, align 4
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8
@.str = private unnamed_addr constant [42 x i8] c"first == (void *)7 && second == (void *)9\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"tests/threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@inits = internal global i32 0, align 4
@destroyed = internal global i32 0, align 4
@cleaned = internal global i32 0, align 4
@ready = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [54 x i8] c"inits == 1 && destroyed == 1 && cleaned == 5 && ready\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8
@guard = internal global %union.mtx_t zeroinitializer, align 8
@shared = internal global %struct.wide zeroinitializer, align 8
@both = internal global i128 0, align 16
@.str.3 = private unnamed_addr constant [55 x i8] c"(unsigned long)halves == (unsigned long)(halves >> 64)\00", align 1
@.str.4 = private unnamed_addr constant [85 x i8] c"both == ((unsigned __int128)1 << 64 | 1) || both == ((unsigned __int128)3 << 64 | 3)\00", align 1
@total = internal global i32 0, align 4
@.str.5 = private unnamed_addr constant [26 x i8] c"result == 3 && total == 4\00", align 1
@once = internal global i32 0, align 4
@.str.6 = private unnamed_addr constant [33 x i8] c"error == 0 || error == ETIMEDOUT\00", align 1
@__PRETTY_FUNCTION__.impatient = private unnamed_addr constant [24 x i8] c"void *impatient(void *)\00", align 1
@.str.7 = private unnamed_addr constant [17 x i8] c"seen.a == seen.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [19 x i8] c"int worker(void *)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %first = alloca ptr, align 8
  %second = alloca ptr, align 8
  %thread = alloca i64, align 8
  %result = alloca i32, align 4
  %four = alloca i32, align 4
  %agg.tmp.ensured = alloca %struct.wide, align 8
  %halves = alloca i128, align 16
  %atomic-temp = alloca i128, align 16
  %.atomictmp = alloca i128, align 16
  %cmpxchg.bool = alloca i8, align 1
  %atomic-temp33 = alloca i128, align 16
  %atomic-temp36 = alloca i128, align 16
  store i32 0, ptr %retval, align 4
  %call = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy)
  %call1 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2)
  %call2 = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @producer, ptr noundef inttoptr (i64 1 to ptr))
  %call3 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @consumer, ptr noundef null)
  %0 = load i64, ptr %a, align 8
  %call4 = call i32 @pthread_join(i64 noundef %0, ptr noundef %first)
  %1 = load i64, ptr %b, align 8
  %call5 = call i32 @pthread_join(i64 noundef %1, ptr noundef %second)
  %2 = load ptr, ptr %first, align 8
  %cmp = icmp eq ptr %2, inttoptr (i64 7 to ptr)
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %3 = load ptr, ptr %second, align 8
  %cmp6 = icmp eq ptr %3, inttoptr (i64 9 to ptr)
  br i1 %cmp6, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 95, ptr noundef @__PRETTY_FUNCTION__.main)
  unreachable

if.end:
  %4 = load i32, ptr @inits, align 4
  %cmp7 = icmp eq i32 %4, 1
  br i1 %cmp7, label %land.lhs.true8, label %if.else14

land.lhs.true8:
  %5 = load i32, ptr @destroyed, align 4
  %cmp9 = icmp eq i32 %5, 1
  br i1 %cmp9, label %land.lhs.true10, label %if.else14

land.lhs.true10:
  %6 = load i32, ptr @cleaned, align 4
  %cmp11 = icmp eq i32 %6, 5
  br i1 %cmp11, label %land.lhs.true12, label %if.else14

land.lhs.true12:
  %7 = load i32, ptr @ready, align 4
  %tobool = icmp ne i32 %7, 0
  br i1 %tobool, label %if.then13, label %if.else14

if.then13:
  br label %if.end15

if.else14:
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 96, ptr noundef @__PRETTY_FUNCTION__.main)
  unreachable

if.end15:
  %call16 = call i32 @pthread_barrier_destroy(ptr noundef @barrier)
  %call17 = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @impatient, ptr noundef null)
  %call18 = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  %call19 = call i32 @pthread_cond_signal(ptr noundef @cond)
  %call20 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  %8 = load i64, ptr %a, align 8
  %call21 = call i32 @pthread_join(i64 noundef %8, ptr noundef null)
  store i32 4, ptr %four, align 4
  %call22 = call i32 @mtx_init(ptr noundef @guard, i32 noundef 0)
  %call23 = call i32 @thrd_create(ptr noundef %thread, ptr noundef @worker, ptr noundef %four)
  %a24 = getelementptr inbounds nuw %struct.wide, ptr %agg.tmp.ensured, i32 0, i32 0
  store i64 1, ptr %a24, align 8
  %b25 = getelementptr inbounds nuw %struct.wide, ptr %agg.tmp.ensured, i32 0, i32 1
  store i64 2, ptr %b25, align 8
  %c = getelementptr inbounds nuw %struct.wide, ptr %agg.tmp.ensured, i32 0, i32 2
  store i64 1, ptr %c, align 8
  call void @__atomic_store(i64 noundef 24, ptr noundef @shared, ptr noundef %agg.tmp.ensured, i32 noundef 5)
  call void @__atomic_load(i64 noundef 16, ptr noundef @both, ptr noundef %atomic-temp, i32 noundef 5)
  %9 = load i128, ptr %atomic-temp, align 16
  store i128 %9, ptr %halves, align 16
  %10 = load i128, ptr %halves, align 16
  %conv = trunc i128 %10 to i64
  %11 = load i128, ptr %halves, align 16
  %shr = lshr i128 %11, 64
  %conv26 = trunc i128 %shr to i64
  %cmp27 = icmp eq i64 %conv, %conv26
  br i1 %cmp27, label %if.then29, label %if.else30

if.then29:
  br label %if.end31

if.else30:
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 111, ptr noundef @__PRETTY_FUNCTION__.main)
  unreachable

if.end31:
  br label %while.cond

while.cond:
  %12 = load i128, ptr %halves, align 16
  %mul = mul i128 %12, 3
  store i128 %mul, ptr %.atomictmp, align 16
  %13 = load i128, ptr %halves, align 16
  %14 = load i128, ptr %.atomictmp, align 16
  %15 = cmpxchg weak ptr @both, i128 %13, i128 %14 seq_cst seq_cst, align 16
  %16 = extractvalue { i128, i1 } %15, 0
  %17 = extractvalue { i128, i1 } %15, 1
  br i1 %17, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  store i128 %16, ptr %halves, align 16
  br label %cmpxchg.continue

cmpxchg.continue:
  %storedv = zext i1 %17 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %18 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %18 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %while.body, label %while.end

while.body:
  br label %while.cond

while.end:
  %19 = load i64, ptr %thread, align 8
  %call32 = call i32 @thrd_join(i64 noundef %19, ptr noundef %result)
  call void @__atomic_load(i64 noundef 16, ptr noundef @both, ptr noundef %atomic-temp33, i32 noundef 5)
  %20 = load i128, ptr %atomic-temp33, align 16
  %cmp34 = icmp eq i128 %20, 18446744073709551617
  br i1 %cmp34, label %if.then39, label %lor.lhs.false

lor.lhs.false:
  call void @__atomic_load(i64 noundef 16, ptr noundef @both, ptr noundef %atomic-temp36, i32 noundef 5)
  %21 = load i128, ptr %atomic-temp36, align 16
  %cmp37 = icmp eq i128 %21, 55340232221128654851
  br i1 %cmp37, label %if.then39, label %if.else40

if.then39:
  br label %if.end41

if.else40:
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 115, ptr noundef @__PRETTY_FUNCTION__.main)
  unreachable

if.end41:
  %22 = load i32, ptr %result, align 4
  %cmp42 = icmp eq i32 %22, 3
  br i1 %cmp42, label %land.lhs.true44, label %if.else48

land.lhs.true44:
  %23 = load i32, ptr @total, align 4
  %cmp45 = icmp eq i32 %23, 4
  br i1 %cmp45, label %if.then47, label %if.else48

if.then47:
  br label %if.end49

if.else48:
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 116, ptr noundef @__PRETTY_FUNCTION__.main)
  unreachable

if.end49:
  ret i32 0
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef)

define internal void @destroy(ptr noundef %value) {
entry:
  %value.addr = alloca ptr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %value.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = load i32, ptr @destroyed, align 4
  %add = add nsw i32 %2, %1
  store i32 %add, ptr @destroyed, align 4
  %3 = load ptr, ptr %value.addr, align 8
  call void @free(ptr noundef %3)
  ret void
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef)

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define internal ptr @producer(ptr noundef %argument) {
entry:
  %argument.addr = alloca ptr, align 8
  %value = alloca ptr, align 8
  %__cancel_buf = alloca %struct.__pthread_unwind_buf_t, align 16
  %__cancel_routine = alloca ptr, align 8
  %__cancel_arg = alloca ptr, align 8
  %__not_first_call = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
  %call = call i32 @pthread_once(ptr noundef @once, ptr noundef @init)
  %call1 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %call1, ptr %value, align 8
  %0 = load ptr, ptr %value, align 8
  store i32 1, ptr %0, align 4
  %1 = load i32, ptr @key, align 4
  %2 = load ptr, ptr %value, align 8
  %call2 = call i32 @pthread_setspecific(i32 noundef %1, ptr noundef %2)
  %call3 = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  store i32 1, ptr @ready, align 4
  %call4 = call i32 @pthread_cond_signal(ptr noundef @cond)
  %call5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  %call6 = call i32 @pthread_barrier_wait(ptr noundef @barrier)
  br label %do.body

do.body:
  store ptr @clean, ptr %__cancel_routine, align 8
  store ptr inttoptr (i64 5 to ptr), ptr %__cancel_arg, align 8
  %__cancel_jmp_buf = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %__cancel_buf, i32 0, i32 0
  %arraydecay = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %__cancel_jmp_buf, i64 0, i64 0
  %call7 = call i32 @__sigsetjmp(ptr noundef %arraydecay, i32 noundef 0)
  store i32 %call7, ptr %__not_first_call, align 4
  %3 = load i32, ptr %__not_first_call, align 4
  %conv = sext i32 %3 to i64
  %tobool = icmp ne i64 %conv, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %4 = load ptr, ptr %__cancel_routine, align 8
  %5 = load ptr, ptr %__cancel_arg, align 8
  call void %4(ptr noundef %5)
  call void @__pthread_unwind_next(ptr noundef %__cancel_buf)
  unreachable

if.end:
  call void @__pthread_register_cancel(ptr noundef %__cancel_buf)
  br label %do.body8

do.body8:
  %6 = load ptr, ptr %argument.addr, align 8
  %tobool9 = icmp ne ptr %6, null
  br i1 %tobool9, label %if.then10, label %if.end11

if.then10:
  call void @pthread_exit(ptr noundef inttoptr (i64 7 to ptr))
  unreachable

if.end11:
  br label %do.body12

do.body12:
  br label %do.end

do.end:
  br label %do.end13

do.end13:
  call void @__pthread_unregister_cancel(ptr noundef %__cancel_buf)
  br label %do.end14

do.end14:
  ret ptr null
}

define internal ptr @consumer(ptr noundef %argument) {
entry:
  %argument.addr = alloca ptr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %call = call i32 @pthread_once(ptr noundef @once, ptr noundef @init)
  %call1 = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  br label %while.cond

while.cond:
  %0 = load i32, ptr @ready, align 4
  %tobool = icmp ne i32 %0, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:
  %call2 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex)
  br label %while.cond

while.end:
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  %call4 = call i32 @pthread_barrier_wait(ptr noundef @barrier)
  ret ptr inttoptr (i64 9 to ptr)
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @pthread_barrier_destroy(ptr noundef)

define internal ptr @impatient(ptr noundef %argument) {
entry:
  %argument.addr = alloca ptr, align 8
  %until = alloca %struct.timespec, align 8
  %error = alloca i32, align 4
  store ptr %argument, ptr %argument.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %until, i8 0, i64 16, i1 false)
  %call = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  %call1 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex, ptr noundef %until)
  store i32 %call1, ptr %error, align 4
  %0 = load i32, ptr %error, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %1 = load i32, ptr %error, align 4
  %cmp2 = icmp eq i32 %1, 110
  br i1 %cmp2, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.impatient)
  unreachable

if.end:
  %call3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  ret ptr null
}

declare i32 @pthread_mutex_lock(ptr noundef)

declare i32 @pthread_cond_signal(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

declare i32 @mtx_init(ptr noundef, i32 noundef)

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef)

define internal i32 @worker(ptr noundef %argument) {
entry:
  %argument.addr = alloca ptr, align 8
  %seen = alloca %struct.wide, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %call = call i32 @mtx_lock(ptr noundef @guard)
  %0 = load ptr, ptr %argument.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = load i32, ptr @total, align 4
  %add = add nsw i32 %2, %1
  store i32 %add, ptr @total, align 4
  %call1 = call i32 @mtx_unlock(ptr noundef @guard)
  call void @__atomic_load(i64 noundef 24, ptr noundef @shared, ptr noundef %seen, i32 noundef 5)
  %a = getelementptr inbounds nuw %struct.wide, ptr %seen, i32 0, i32 0
  %3 = load i64, ptr %a, align 8
  %c = getelementptr inbounds nuw %struct.wide, ptr %seen, i32 0, i32 2
  %4 = load i64, ptr %c, align 8
  %cmp = icmp eq i64 %3, %4
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.worker)
  unreachable

if.end:
  %5 = atomicrmw add ptr @both, i128 18446744073709551617 seq_cst, align 16
  %6 = add i128 %5, 18446744073709551617
  ret i32 3
}

declare void @__atomic_store(i64, ptr, ptr, i32)

declare void @__atomic_load(i64, ptr, ptr, i32)

declare i32 @thrd_join(i64 noundef, ptr noundef)

declare void @free(ptr noundef)

declare i32 @pthread_once(ptr noundef, ptr noundef)

define internal void @init() {
entry:
  %0 = load i32, ptr @inits, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @inits, align 4
  ret void
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @pthread_setspecific(i32 noundef, ptr noundef)

declare i32 @pthread_barrier_wait(ptr noundef)

define internal void @clean(ptr noundef %by) {
entry:
  %by.addr = alloca ptr, align 8
  store ptr %by, ptr %by.addr, align 8
  %0 = load ptr, ptr %by.addr, align 8
  %1 = ptrtoint ptr %0 to i64
  %conv = trunc i64 %1 to i32
  %2 = load i32, ptr @cleaned, align 4
  %add = add nsw i32 %2, %conv
  store i32 %add, ptr @cleaned, align 4
  ret void
}

declare i32 @__sigsetjmp(ptr noundef, i32 noundef)

declare extern_weak void @__pthread_unwind_next(ptr noundef)

declare void @__pthread_register_cancel(ptr noundef)

declare void @pthread_exit(ptr noundef)

declare void @__pthread_unregister_cancel(ptr noundef)

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef)

declare i32 @mtx_lock(ptr noundef)

declare i32 @mtx_unlock(ptr noundef)

