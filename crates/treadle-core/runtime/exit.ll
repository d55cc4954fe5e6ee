source_filename = "exit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@count = internal global i32 0, align 4
@handlers = internal global [64 x ptr] zeroinitializer, align 16

define i32 @atexit(ptr noundef nonnull %handler) {
entry:
  %handler.addr = alloca ptr, align 8
  %full = alloca i32, align 4
  store ptr %handler, ptr %handler.addr, align 8
  call void @__VERIFIER_atomic_begin()
  %0 = load i32, ptr @count, align 4
  %cmp = icmp eq i32 %0, 64
  %conv = zext i1 %cmp to i32
  store i32 %conv, ptr %full, align 4
  %1 = load i32, ptr %full, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %2 = load ptr, ptr %handler.addr, align 8
  %3 = load i32, ptr @count, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr @count, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [64 x ptr], ptr @handlers, i64 0, i64 %idxprom
  store ptr %2, ptr %arrayidx, align 8
  br label %if.end

if.end:
  call void @__VERIFIER_atomic_end()
  %4 = load i32, ptr %full, align 4
  %tobool1 = icmp ne i32 %4, 0
  %5 = zext i1 %tobool1 to i64
  %cond = select i1 %tobool1, i32 -1, i32 0
  ret i32 %cond
}

declare void @__VERIFIER_atomic_begin()

declare void @__VERIFIER_atomic_end()

define void @__treadle_main_returned() {
entry:
  %handler = alloca ptr, align 8
  br label %while.cond

while.cond:
  %0 = load i32, ptr @count, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  call void @__VERIFIER_atomic_begin()
  %1 = load i32, ptr @count, align 4
  %tobool1 = icmp ne i32 %1, 0
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:
  %2 = load i32, ptr @count, align 4
  %dec = add nsw i32 %2, -1
  store i32 %dec, ptr @count, align 4
  %idxprom = sext i32 %dec to i64
  %arrayidx = getelementptr inbounds [64 x ptr], ptr @handlers, i64 0, i64 %idxprom
  %3 = load ptr, ptr %arrayidx, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi ptr [ %3, %cond.true ], [ null, %cond.false ]
  store ptr %cond, ptr %handler, align 8
  call void @__VERIFIER_atomic_end()
  %4 = load ptr, ptr %handler, align 8
  %tobool2 = icmp ne ptr %4, null
  br i1 %tobool2, label %if.then, label %if.end

if.then:
  %5 = load ptr, ptr %handler, align 8
  call void %5()
  br label %if.end

if.end:
  br label %while.cond

while.end:
  ret void
}

define void @exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  call void @__treadle_main_returned()
  %0 = load i32, ptr %status.addr, align 4
  call void @_exit(i32 noundef %0)
  unreachable
}

declare void @_exit(i32 noundef)

