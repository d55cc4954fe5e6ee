source_filename = "pthread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }
%struct.attributes = type { i32, i32, i32, i32, i64, i64 }

@next_key = internal global i32 0, align 4
@destructors = internal global [128 x ptr] zeroinitializer, align 16
@values = internal thread_local global [128 x ptr] zeroinitializer, align 16
@used_keys = internal thread_local global i32 0, align 4
@handlers = internal thread_local global ptr null, align 8
@exit_value = internal thread_local global ptr null, align 8

define i32 @pthread_key_create(ptr noundef nonnull %key, ptr noundef %destructor) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca ptr, align 8
  %destructor.addr = alloca ptr, align 8
  %k = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp2 = alloca ptr, align 8
  store ptr %key, ptr %key.addr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
  store i32 1, ptr %.atomictmp, align 4
  %0 = load i32, ptr %.atomictmp, align 4
  %1 = atomicrmw add ptr @next_key, i32 %0 seq_cst, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %k, align 4
  %3 = load i32, ptr %k, align 4
  %cmp = icmp uge i32 %3, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 11, ptr %retval, align 4
  br label %return

if.end:
  %4 = load ptr, ptr %destructor.addr, align 8
  %tobool = icmp ne ptr %4, null
  br i1 %tobool, label %if.then1, label %if.end3

if.then1:
  %5 = load i32, ptr %k, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds nuw [128 x ptr], ptr @destructors, i64 0, i64 %idxprom
  %6 = load ptr, ptr %destructor.addr, align 8
  store ptr %6, ptr %.atomictmp2, align 8
  %7 = load i64, ptr %.atomictmp2, align 8
  store atomic i64 %7, ptr %arrayidx seq_cst, align 8
  br label %if.end3

if.end3:
  %8 = load i32, ptr %k, align 4
  %9 = load ptr, ptr %key.addr, align 8
  store i32 %8, ptr %9, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %10 = load i32, ptr %retval, align 4
  ret i32 %10
}

define i32 @pthread_key_delete(i32 noundef %key) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp uge i32 %0, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 22, ptr %retval, align 4
  br label %return

if.end:
  %1 = load i32, ptr %key.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw [128 x ptr], ptr @destructors, i64 0, i64 %idxprom
  store ptr null, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %2, ptr %arrayidx seq_cst, align 8
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %3 = load i32, ptr %retval, align 4
  ret i32 %3
}

define ptr @pthread_getspecific(i32 noundef %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp ult i32 %0, 128
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %2 = load i32, ptr %key.addr, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds nuw [128 x ptr], ptr %1, i64 0, i64 %idxprom
  %3 = load ptr, ptr %arrayidx, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi ptr [ %3, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @pthread_setspecific(i32 noundef %key, ptr noundef %value) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 8
  store i32 %key, ptr %key.addr, align 4
  store ptr %value, ptr %value.addr, align 8
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp uge i32 %0, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:
  store i32 22, ptr %retval, align 4
  br label %return

if.end:
  %1 = load ptr, ptr %value.addr, align 8
  %2 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %3 = load i32, ptr %key.addr, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds nuw [128 x ptr], ptr %2, i64 0, i64 %idxprom
  store ptr %1, ptr %arrayidx, align 8
  %4 = load i32, ptr %key.addr, align 4
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @used_keys)
  %6 = load i32, ptr %5, align 4
  %cmp1 = icmp uge i32 %4, %6
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:
  %7 = load i32, ptr %key.addr, align 4
  %add = add i32 %7, 1
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @used_keys)
  store i32 %add, ptr %8, align 4
  br label %if.end3

if.end3:
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %9 = load i32, ptr %retval, align 4
  ret i32 %9
}

define void @__treadle_thread_finish() {
entry:
  %round = alloca i32, align 4
  %again = alloca i32, align 4
  %k = alloca i32, align 4
  %value = alloca ptr, align 8
  %destructor = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store i32 0, ptr %round, align 4
  br label %for.cond

for.cond:
  %0 = load i32, ptr %round, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end16

for.body:
  store i32 0, ptr %again, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond1

for.cond1:
  %1 = load i32, ptr %k, align 4
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @used_keys)
  %3 = load i32, ptr %2, align 4
  %cmp2 = icmp ult i32 %1, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:
  %4 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %5 = load i32, ptr %k, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds nuw [128 x ptr], ptr %4, i64 0, i64 %idxprom
  %6 = load ptr, ptr %arrayidx, align 8
  store ptr %6, ptr %value, align 8
  %7 = load ptr, ptr %value, align 8
  %tobool = icmp ne ptr %7, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  br label %for.inc

if.end:
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %9 = load i32, ptr %k, align 4
  %idxprom4 = zext i32 %9 to i64
  %arrayidx5 = getelementptr inbounds nuw [128 x ptr], ptr %8, i64 0, i64 %idxprom4
  store ptr null, ptr %arrayidx5, align 8
  %10 = load i32, ptr %k, align 4
  %idxprom6 = zext i32 %10 to i64
  %arrayidx7 = getelementptr inbounds nuw [128 x ptr], ptr @destructors, i64 0, i64 %idxprom6
  %11 = load atomic i64, ptr %arrayidx7 seq_cst, align 8
  store i64 %11, ptr %atomic-temp, align 8
  %12 = load ptr, ptr %atomic-temp, align 8
  store ptr %12, ptr %destructor, align 8
  %13 = load ptr, ptr %destructor, align 8
  %tobool8 = icmp ne ptr %13, null
  br i1 %tobool8, label %if.then9, label %if.end10

if.then9:
  %14 = load ptr, ptr %destructor, align 8
  %15 = load ptr, ptr %value, align 8
  call void %14(ptr noundef %15)
  store i32 1, ptr %again, align 4
  br label %if.end10

if.end10:
  br label %for.inc

for.inc:
  %16 = load i32, ptr %k, align 4
  %inc = add i32 %16, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond1

for.end:
  %17 = load i32, ptr %again, align 4
  %tobool11 = icmp ne i32 %17, 0
  br i1 %tobool11, label %if.end13, label %if.then12

if.then12:
  br label %for.end16

if.end13:
  br label %for.inc14

for.inc14:
  %18 = load i32, ptr %round, align 4
  %inc15 = add nsw i32 %18, 1
  store i32 %inc15, ptr %round, align 4
  br label %for.cond

for.end16:
  ret void
}

define ptr @__treadle_thread_start(ptr noundef %function, ptr noundef %argument) {
entry:
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %result = alloca ptr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call ptr %0(ptr noundef %1)
  store ptr %call, ptr %result, align 8
  call void @__treadle_thread_finish()
  %2 = load ptr, ptr %result, align 8
  ret ptr %2
}

define void @__pthread_register_cancel(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @handlers)
  %1 = load ptr, ptr %0, align 8
  %2 = load ptr, ptr %buffer.addr, align 8
  %__pad = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %2, i32 0, i32 1
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %__pad, i64 0, i64 0
  store ptr %1, ptr %arrayidx, align 8
  %3 = load ptr, ptr %buffer.addr, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @handlers)
  store ptr %3, ptr %4, align 8
  ret void
}

define void @__pthread_unregister_cancel(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  %0 = load ptr, ptr %buffer.addr, align 8
  %__pad = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %0, i32 0, i32 1
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %__pad, i64 0, i64 0
  %1 = load ptr, ptr %arrayidx, align 8
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @handlers)
  store ptr %1, ptr %2, align 8
  ret void
}

define weak void @__pthread_unwind_next(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  call void @unwind()
  unreachable
}

define internal void @unwind() {
entry:
  %buffer = alloca ptr, align 8
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @handlers)
  %1 = load ptr, ptr %0, align 8
  store ptr %1, ptr %buffer, align 8
  %2 = load ptr, ptr %buffer, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %3 = load ptr, ptr %buffer, align 8
  %__pad = getelementptr inbounds nuw %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 1
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %__pad, i64 0, i64 0
  %4 = load ptr, ptr %arrayidx, align 8
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @handlers)
  store ptr %4, ptr %5, align 8
  %6 = load ptr, ptr %buffer, align 8
  call void @longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end:
  call void @__treadle_thread_finish()
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @exit_value)
  %8 = load ptr, ptr %7, align 8
  call void @__treadle_thread_exit(ptr noundef %8)
  unreachable
}

define void @pthread_exit(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %result.addr, align 8
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @exit_value)
  store ptr %0, ptr %1, align 8
  call void @unwind()
  unreachable
}

define i32 @pthread_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_once(ptr noundef nonnull %once, ptr noundef nonnull %function) {
entry:
  %once.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  store ptr %once, ptr %once.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %once.addr, align 8
  %call = call i32 @__treadle_once_begin(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load ptr, ptr %function.addr, align 8
  call void %1()
  %2 = load ptr, ptr %once.addr, align 8
  %call1 = call i32 @__treadle_once_end(ptr noundef %2)
  br label %if.end

if.end:
  ret i32 0
}

declare i32 @__treadle_once_begin(ptr noundef)

declare i32 @__treadle_once_end(ptr noundef)

define i32 @pthread_mutex_init(ptr noundef nonnull %mutex, ptr noundef %attr) {
entry:
  %mutex.addr = alloca ptr, align 8
  %attr.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %1 = load ptr, ptr %attr.addr, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %2 = load ptr, ptr %attr.addr, align 8
  %3 = load i32, ptr %2, align 4
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %3, %cond.true ], [ 0, %cond.false ]
  %call = call i32 @__treadle_mutex_init(ptr noundef %0, i32 noundef %cond)
  ret i32 %call
}

declare i32 @__treadle_mutex_init(ptr noundef, i32 noundef)

define i32 @pthread_mutex_timedlock(ptr noalias noundef nonnull %mutex, ptr noalias noundef nonnull %until) {
entry:
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_mutex_trylock(ptr noundef %0)
  %call1 = call i32 @timed(i32 noundef %call)
  ret i32 %call1
}

define internal i32 @timed(i32 noundef %error) {
entry:
  %error.addr = alloca i32, align 4
  store i32 %error, ptr %error.addr, align 4
  %0 = load i32, ptr %error.addr, align 4
  %cmp = icmp eq i32 %0, 16
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %1 = load i32, ptr %error.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 110, %cond.true ], [ %1, %cond.false ]
  ret i32 %cond
}

declare i32 @pthread_mutex_trylock(ptr noundef)

define i32 @pthread_mutex_clocklock(ptr noalias noundef nonnull %mutex, i32 noundef %clock, ptr noalias noundef nonnull %until) {
entry:
  %mutex.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_mutex_trylock(ptr noundef %0)
  %call1 = call i32 @timed(i32 noundef %call)
  ret i32 %call1
}

define i32 @pthread_mutexattr_init(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_destroy(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  ret i32 0
}

define i32 @pthread_mutexattr_settype(ptr noundef nonnull %attr, i32 noundef %kind) {
entry:
  %retval = alloca i32, align 4
  %attr.addr = alloca ptr, align 8
  %kind.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %kind, ptr %kind.addr, align 4
  %0 = load i32, ptr %kind.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %1 = load i32, ptr %kind.addr, align 4
  %cmp1 = icmp sgt i32 %1, 3
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  store i32 22, ptr %retval, align 4
  br label %return

if.end:
  %2 = load i32, ptr %kind.addr, align 4
  %3 = load ptr, ptr %attr.addr, align 8
  store i32 %2, ptr %3, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define i32 @pthread_mutexattr_gettype(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %kind) {
entry:
  %attr.addr = alloca ptr, align 8
  %kind.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %kind, ptr %kind.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = load ptr, ptr %kind.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(ptr noundef nonnull %attr, i32 noundef %shared) {
entry:
  %attr.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprotocol(ptr noundef nonnull %attr, i32 noundef %protocol) {
entry:
  %attr.addr = alloca ptr, align 8
  %protocol.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %protocol, ptr %protocol.addr, align 4
  ret i32 0
}

define i32 @pthread_cond_wait(ptr noalias noundef nonnull %cond, ptr noalias noundef nonnull %mutex) {
entry:
  %retval = alloca i32, align 4
  %cond.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %error = alloca i32, align 4
  store ptr %cond, ptr %cond.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %call = call i32 @__treadle_cond_enqueue(ptr noundef %0)
  %1 = load ptr, ptr %mutex.addr, align 8
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef %1)
  store i32 %call1, ptr %error, align 4
  %2 = load i32, ptr %error, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %3 = load ptr, ptr %cond.addr, align 8
  %call2 = call i32 @__treadle_cond_leave(ptr noundef %3)
  %4 = load i32, ptr %error, align 4
  store i32 %4, ptr %retval, align 4
  br label %return

if.end:
  %5 = load ptr, ptr %cond.addr, align 8
  %call3 = call i32 @__treadle_cond_wake(ptr noundef %5)
  %6 = load ptr, ptr %mutex.addr, align 8
  %call4 = call i32 @pthread_mutex_lock(ptr noundef %6)
  store i32 %call4, ptr %retval, align 4
  br label %return

return:
  %7 = load i32, ptr %retval, align 4
  ret i32 %7
}

declare i32 @__treadle_cond_enqueue(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

declare i32 @__treadle_cond_leave(ptr noundef)

declare i32 @__treadle_cond_wake(ptr noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

define i32 @pthread_cond_timedwait(ptr noalias noundef nonnull %cond, ptr noalias noundef nonnull %mutex, ptr noalias noundef nonnull %until) {
entry:
  %retval = alloca i32, align 4
  %cond.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  %error = alloca i32, align 4
  %result = alloca i32, align 4
  store ptr %cond, ptr %cond.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %call = call i32 @__treadle_cond_enqueue(ptr noundef %0)
  %1 = load ptr, ptr %mutex.addr, align 8
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef %1)
  store i32 %call1, ptr %error, align 4
  %2 = load i32, ptr %error, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %3 = load ptr, ptr %cond.addr, align 8
  %call2 = call i32 @__treadle_cond_leave(ptr noundef %3)
  %4 = load i32, ptr %error, align 4
  store i32 %4, ptr %retval, align 4
  br label %return

if.end:
  %5 = load ptr, ptr %cond.addr, align 8
  %call3 = call i32 @__treadle_cond_timed_wake(ptr noundef %5)
  store i32 %call3, ptr %result, align 4
  %6 = load ptr, ptr %mutex.addr, align 8
  %call4 = call i32 @pthread_mutex_lock(ptr noundef %6)
  store i32 %call4, ptr %error, align 4
  %7 = load i32, ptr %error, align 4
  %tobool5 = icmp ne i32 %7, 0
  br i1 %tobool5, label %cond.true, label %cond.false

cond.true:
  %8 = load i32, ptr %error, align 4
  br label %cond.end

cond.false:
  %9 = load i32, ptr %result, align 4
  br label %cond.end

cond.end:
  %cond6 = phi i32 [ %8, %cond.true ], [ %9, %cond.false ]
  store i32 %cond6, ptr %retval, align 4
  br label %return

return:
  %10 = load i32, ptr %retval, align 4
  ret i32 %10
}

declare i32 @__treadle_cond_timed_wake(ptr noundef)

define i32 @pthread_cond_clockwait(ptr noalias noundef nonnull %cond, ptr noalias noundef nonnull %mutex, i32 noundef %clock, ptr noalias noundef nonnull %until) {
entry:
  %cond.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  %2 = load ptr, ptr %until.addr, align 8
  %call = call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %call
}

define i32 @pthread_condattr_init(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_condattr_destroy(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  ret i32 0
}

define i32 @pthread_condattr_setpshared(ptr noundef nonnull %attr, i32 noundef %shared) {
entry:
  %attr.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_condattr_setclock(ptr noundef nonnull %attr, i32 noundef %clock) {
entry:
  %attr.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  ret i32 0
}

define i32 @pthread_rwlock_timedrdlock(ptr noalias noundef nonnull %lock, ptr noalias noundef nonnull %until) {
entry:
  %lock.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @pthread_rwlock_tryrdlock(ptr noundef %0)
  %call1 = call i32 @timed(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef)

define i32 @pthread_rwlock_timedwrlock(ptr noalias noundef nonnull %lock, ptr noalias noundef nonnull %until) {
entry:
  %lock.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @pthread_rwlock_trywrlock(ptr noundef %0)
  %call1 = call i32 @timed(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_rwlock_trywrlock(ptr noundef)

define i32 @pthread_rwlockattr_init(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %call = call ptr @memset(ptr noundef %0, i32 noundef 0, i64 noundef 8)
  ret i32 0
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef)

define i32 @pthread_rwlockattr_destroy(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  ret i32 0
}

define i32 @pthread_rwlockattr_setpshared(ptr noundef nonnull %attr, i32 noundef %shared) {
entry:
  %attr.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_setkind_np(ptr noundef nonnull %attr, i32 noundef %kind) {
entry:
  %attr.addr = alloca ptr, align 8
  %kind.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %kind, ptr %kind.addr, align 4
  ret i32 0
}

define i32 @pthread_barrierattr_init(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_barrierattr_destroy(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  ret i32 0
}

define i32 @pthread_barrierattr_setpshared(ptr noundef nonnull %attr, i32 noundef %shared) {
entry:
  %attr.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @sem_init(ptr noundef nonnull %sem, i32 noundef %shared, i32 noundef %value) {
entry:
  %sem.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store ptr %sem, ptr %sem.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  store i32 %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %sem.addr, align 8
  %1 = load i32, ptr %value.addr, align 4
  %call = call i32 @__treadle_sem_init(ptr noundef %0, i32 noundef %1)
  %call1 = call i32 @result(i32 noundef %call)
  ret i32 %call1
}

define internal i32 @result(i32 noundef %error) {
entry:
  %error.addr = alloca i32, align 4
  store i32 %error, ptr %error.addr, align 4
  %0 = load i32, ptr %error.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load i32, ptr %error.addr, align 4
  %call = call ptr @__errno_location()
  store i32 %1, ptr %call, align 4
  br label %if.end

if.end:
  %2 = load i32, ptr %error.addr, align 4
  %tobool1 = icmp ne i32 %2, 0
  %3 = zext i1 %tobool1 to i64
  %cond = select i1 %tobool1, i32 -1, i32 0
  ret i32 %cond
}

declare i32 @__treadle_sem_init(ptr noundef, i32 noundef)

define i32 @sem_trywait(ptr noundef nonnull %sem) {
entry:
  %sem.addr = alloca ptr, align 8
  store ptr %sem, ptr %sem.addr, align 8
  %0 = load ptr, ptr %sem.addr, align 8
  %call = call i32 @__treadle_sem_trywait(ptr noundef %0)
  %call1 = call i32 @result(i32 noundef %call)
  ret i32 %call1
}

declare i32 @__treadle_sem_trywait(ptr noundef)

define i32 @sem_post(ptr noundef nonnull %sem) {
entry:
  %sem.addr = alloca ptr, align 8
  store ptr %sem, ptr %sem.addr, align 8
  %0 = load ptr, ptr %sem.addr, align 8
  %call = call i32 @__treadle_sem_post(ptr noundef %0)
  %call1 = call i32 @result(i32 noundef %call)
  ret i32 %call1
}

declare i32 @__treadle_sem_post(ptr noundef)

define i32 @sem_timedwait(ptr noalias noundef nonnull %sem, ptr noalias noundef nonnull %until) {
entry:
  %sem.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  %error = alloca i32, align 4
  store ptr %sem, ptr %sem.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %sem.addr, align 8
  %call = call i32 @__treadle_sem_trywait(ptr noundef %0)
  store i32 %call, ptr %error, align 4
  %1 = load i32, ptr %error, align 4
  %cmp = icmp eq i32 %1, 11
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %2 = load i32, ptr %error, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ 110, %cond.true ], [ %2, %cond.false ]
  %call1 = call i32 @result(i32 noundef %cond)
  ret i32 %call1
}

define i32 @sem_clockwait(ptr noalias noundef nonnull %sem, i32 noundef %clock, ptr noalias noundef nonnull %until) {
entry:
  %sem.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 8
  store ptr %sem, ptr %sem.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %sem.addr, align 8
  %1 = load ptr, ptr %until.addr, align 8
  %call = call i32 @sem_timedwait(ptr noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @sem_getvalue(ptr noalias noundef nonnull %sem, ptr noalias noundef nonnull %value) {
entry:
  %sem.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %sem, ptr %sem.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %sem.addr, align 8
  %call = call i32 @__treadle_sem_value(ptr noundef %0)
  %1 = load ptr, ptr %value.addr, align 8
  store i32 %call, ptr %1, align 4
  ret i32 0
}

declare i32 @__treadle_sem_value(ptr noundef)

define i32 @pthread_attr_init(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  %a = alloca ptr, align 8
  %.compoundliteral = alloca %struct.attributes, align 8
  store ptr %attr, ptr %attr.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  store ptr %0, ptr %a, align 8
  %1 = load ptr, ptr %a, align 8
  %detach_state = getelementptr inbounds nuw %struct.attributes, ptr %.compoundliteral, i32 0, i32 0
  store i32 0, ptr %detach_state, align 8
  %scope = getelementptr inbounds nuw %struct.attributes, ptr %.compoundliteral, i32 0, i32 1
  store i32 0, ptr %scope, align 4
  %policy = getelementptr inbounds nuw %struct.attributes, ptr %.compoundliteral, i32 0, i32 2
  store i32 0, ptr %policy, align 8
  %inherit = getelementptr inbounds nuw %struct.attributes, ptr %.compoundliteral, i32 0, i32 3
  store i32 0, ptr %inherit, align 4
  %stack_size = getelementptr inbounds nuw %struct.attributes, ptr %.compoundliteral, i32 0, i32 4
  store i64 8388608, ptr %stack_size, align 8
  %guard_size = getelementptr inbounds nuw %struct.attributes, ptr %.compoundliteral, i32 0, i32 5
  store i64 4096, ptr %guard_size, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %.compoundliteral, i64 32, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define i32 @pthread_attr_destroy(ptr noundef nonnull %attr) {
entry:
  %attr.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(ptr noundef nonnull %attr, i32 noundef %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = load ptr, ptr %attr.addr, align 8
  %detach_state = getelementptr inbounds nuw %struct.attributes, ptr %1, i32 0, i32 0
  store i32 %0, ptr %detach_state, align 8
  ret i32 0
}

define i32 @pthread_attr_getdetachstate(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %detach_state = getelementptr inbounds nuw %struct.attributes, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %detach_state, align 8
  %2 = load ptr, ptr %value.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setscope(ptr noundef nonnull %attr, i32 noundef %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = load ptr, ptr %attr.addr, align 8
  %scope = getelementptr inbounds nuw %struct.attributes, ptr %1, i32 0, i32 1
  store i32 %0, ptr %scope, align 4
  ret i32 0
}

define i32 @pthread_attr_getscope(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %scope = getelementptr inbounds nuw %struct.attributes, ptr %0, i32 0, i32 1
  %1 = load i32, ptr %scope, align 4
  %2 = load ptr, ptr %value.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(ptr noundef nonnull %attr, i32 noundef %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = load ptr, ptr %attr.addr, align 8
  %policy = getelementptr inbounds nuw %struct.attributes, ptr %1, i32 0, i32 2
  store i32 %0, ptr %policy, align 8
  ret i32 0
}

define i32 @pthread_attr_getschedpolicy(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %policy = getelementptr inbounds nuw %struct.attributes, ptr %0, i32 0, i32 2
  %1 = load i32, ptr %policy, align 8
  %2 = load ptr, ptr %value.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(ptr noundef nonnull %attr, i32 noundef %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %attr, ptr %attr.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = load ptr, ptr %attr.addr, align 8
  %inherit = getelementptr inbounds nuw %struct.attributes, ptr %1, i32 0, i32 3
  store i32 %0, ptr %inherit, align 4
  ret i32 0
}

define i32 @pthread_attr_getinheritsched(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %inherit = getelementptr inbounds nuw %struct.attributes, ptr %0, i32 0, i32 3
  %1 = load i32, ptr %inherit, align 4
  %2 = load ptr, ptr %value.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(ptr noundef nonnull %attr, i64 noundef %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load i64, ptr %value.addr, align 8
  %1 = load ptr, ptr %attr.addr, align 8
  %stack_size = getelementptr inbounds nuw %struct.attributes, ptr %1, i32 0, i32 4
  store i64 %0, ptr %stack_size, align 8
  ret i32 0
}

define i32 @pthread_attr_getstacksize(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %stack_size = getelementptr inbounds nuw %struct.attributes, ptr %0, i32 0, i32 4
  %1 = load i64, ptr %stack_size, align 8
  %2 = load ptr, ptr %value.addr, align 8
  store i64 %1, ptr %2, align 8
  ret i32 0
}

define i32 @pthread_attr_setguardsize(ptr noundef nonnull %attr, i64 noundef %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load i64, ptr %value.addr, align 8
  %1 = load ptr, ptr %attr.addr, align 8
  %guard_size = getelementptr inbounds nuw %struct.attributes, ptr %1, i32 0, i32 5
  store i64 %0, ptr %guard_size, align 8
  ret i32 0
}

define i32 @pthread_attr_getguardsize(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %value) {
entry:
  %attr.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %attr.addr, align 8
  %guard_size = getelementptr inbounds nuw %struct.attributes, ptr %0, i32 0, i32 5
  %1 = load i64, ptr %guard_size, align 8
  %2 = load ptr, ptr %value.addr, align 8
  store i64 %1, ptr %2, align 8
  ret i32 0
}

define i32 @pthread_attr_setschedparam(ptr noalias noundef nonnull %attr, ptr noalias noundef nonnull %param) {
entry:
  %attr.addr = alloca ptr, align 8
  %param.addr = alloca ptr, align 8
  store ptr %attr, ptr %attr.addr, align 8
  store ptr %param, ptr %param.addr, align 8
  ret i32 0
}

define i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %policy, ptr noundef nonnull %param) {
entry:
  %thread.addr = alloca i64, align 8
  %policy.addr = alloca i32, align 4
  %param.addr = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store i32 %policy, ptr %policy.addr, align 4
  store ptr %param, ptr %param.addr, align 8
  ret i32 0
}

define i32 @pthread_setschedprio(i64 noundef %thread, i32 noundef %priority) {
entry:
  %thread.addr = alloca i64, align 8
  %priority.addr = alloca i32, align 4
  store i64 %thread, ptr %thread.addr, align 8
  store i32 %priority, ptr %priority.addr, align 4
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %level.addr = alloca i32, align 4
  store i32 %level, ptr %level.addr, align 4
  ret i32 0
}

define i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}

define i32 @pthread_setname_np(i64 noundef %thread, ptr noundef nonnull %name) {
entry:
  %thread.addr = alloca i64, align 8
  %name.addr = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store ptr %name, ptr %name.addr, align 8
  ret i32 0
}

define i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef nonnull %set) {
entry:
  %thread.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  ret i32 0
}

define i32 @sched_setaffinity(i32 noundef %process, i64 noundef %size, ptr noundef %set) {
entry:
  %process.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  store i32 %process, ptr %process.addr, align 4
  store i64 %size, ptr %size.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  ret i32 0
}

define i32 @sched_getcpu() {
entry:
  ret i32 0
}

define i32 @pthread_atfork(ptr noundef %before, ptr noundef %parent, ptr noundef %child) {
entry:
  %before.addr = alloca ptr, align 8
  %parent.addr = alloca ptr, align 8
  %child.addr = alloca ptr, align 8
  store ptr %before, ptr %before.addr, align 8
  store ptr %parent, ptr %parent.addr, align 8
  store ptr %child, ptr %child.addr, align 8
  ret i32 0
}

define void @pthread_testcancel() {
entry:
  ret void
}

define i32 @pthread_setcancelstate(i32 noundef %state, ptr noundef %old) {
entry:
  %state.addr = alloca i32, align 4
  %old.addr = alloca ptr, align 8
  store i32 %state, ptr %state.addr, align 4
  store ptr %old, ptr %old.addr, align 8
  %0 = load ptr, ptr %old.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load ptr, ptr %old.addr, align 8
  store i32 0, ptr %1, align 4
  br label %if.end

if.end:
  ret i32 0
}

define i32 @pthread_setcanceltype(i32 noundef %type, ptr noundef %old) {
entry:
  %type.addr = alloca i32, align 4
  %old.addr = alloca ptr, align 8
  store i32 %type, ptr %type.addr, align 4
  store ptr %old, ptr %old.addr, align 8
  %0 = load ptr, ptr %old.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load ptr, ptr %old.addr, align 8
  store i32 0, ptr %1, align 4
  br label %if.end

if.end:
  ret i32 0
}

declare void @longjmp(ptr noundef, i32 noundef)

declare void @__treadle_thread_exit(ptr noundef)

declare ptr @__errno_location()

