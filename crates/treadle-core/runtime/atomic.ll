source_filename = "atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @__atomic_load(i64 noundef %size, ptr noundef %object, ptr noundef %out, i32 noundef %order) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %order.addr = alloca i32, align 4
  store i64 %size, ptr %size.addr, align 8
  store ptr %object, ptr %object.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %out.addr, align 8
  %1 = load ptr, ptr %object.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  call void @__VERIFIER_atomic_end()
  ret void
}

declare void @__VERIFIER_atomic_begin()

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef)

declare void @__VERIFIER_atomic_end()

define void @__atomic_store(i64 noundef %size, ptr noundef %object, ptr noundef %value, i32 noundef %order) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %order.addr = alloca i32, align 4
  store i64 %size, ptr %size.addr, align 8
  store ptr %object, ptr %object.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  call void @__VERIFIER_atomic_end()
  ret void
}

define void @__atomic_exchange(i64 noundef %size, ptr noundef %object, ptr noundef %value, ptr noundef %out, i32 noundef %order) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %order.addr = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %object, ptr %object.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  store i32 %order, ptr %order.addr, align 4
  %0 = load i64, ptr %size.addr, align 8
  %1 = call ptr @llvm.stacksave.p0()
  store ptr %1, ptr %saved_stack, align 8
  %vla = alloca i8, i64 %0, align 16
  store i64 %0, ptr %__vla_expr0, align 8
  call void @__VERIFIER_atomic_begin()
  %2 = load ptr, ptr %object.addr, align 8
  %3 = load i64, ptr %size.addr, align 8
  %call = call ptr @memcpy(ptr noundef %vla, ptr noundef %2, i64 noundef %3)
  %4 = load ptr, ptr %object.addr, align 8
  %5 = load ptr, ptr %value.addr, align 8
  %6 = load i64, ptr %size.addr, align 8
  %call1 = call ptr @memcpy(ptr noundef %4, ptr noundef %5, i64 noundef %6)
  call void @__VERIFIER_atomic_end()
  %7 = load ptr, ptr %out.addr, align 8
  %8 = load i64, ptr %size.addr, align 8
  %call2 = call ptr @memcpy(ptr noundef %7, ptr noundef %vla, i64 noundef %8)
  %9 = load ptr, ptr %saved_stack, align 8
  call void @llvm.stackrestore.p0(ptr %9)
  ret void
}

declare ptr @llvm.stacksave.p0()

declare void @llvm.stackrestore.p0(ptr)

define zeroext i1 @__atomic_compare_exchange(i64 noundef %size, ptr noundef %object, ptr noundef %expected, ptr noundef %value, i32 noundef %success, i32 noundef %failure) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca ptr, align 8
  %expected.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  %saved_stack = alloca ptr, align 8
  %__vla_expr0 = alloca i64, align 8
  %same = alloca i32, align 4
  store i64 %size, ptr %size.addr, align 8
  store ptr %object, ptr %object.addr, align 8
  store ptr %expected, ptr %expected.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  store i32 %success, ptr %success.addr, align 4
  store i32 %failure, ptr %failure.addr, align 4
  %0 = load i64, ptr %size.addr, align 8
  %1 = call ptr @llvm.stacksave.p0()
  store ptr %1, ptr %saved_stack, align 8
  %vla = alloca i8, i64 %0, align 16
  store i64 %0, ptr %__vla_expr0, align 8
  call void @__VERIFIER_atomic_begin()
  %2 = load ptr, ptr %object.addr, align 8
  %3 = load i64, ptr %size.addr, align 8
  %call = call ptr @memcpy(ptr noundef %vla, ptr noundef %2, i64 noundef %3)
  %4 = load ptr, ptr %expected.addr, align 8
  %5 = load i64, ptr %size.addr, align 8
  %call1 = call i32 @memcmp(ptr noundef %vla, ptr noundef %4, i64 noundef %5)
  %cmp = icmp eq i32 %call1, 0
  %conv = zext i1 %cmp to i32
  store i32 %conv, ptr %same, align 4
  %6 = load i32, ptr %same, align 4
  %tobool = icmp ne i32 %6, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %7 = load ptr, ptr %object.addr, align 8
  %8 = load ptr, ptr %value.addr, align 8
  %9 = load i64, ptr %size.addr, align 8
  %call2 = call ptr @memcpy(ptr noundef %7, ptr noundef %8, i64 noundef %9)
  br label %if.end

if.end:
  call void @__VERIFIER_atomic_end()
  %10 = load i32, ptr %same, align 4
  %tobool3 = icmp ne i32 %10, 0
  br i1 %tobool3, label %if.end6, label %if.then4

if.then4:
  %11 = load ptr, ptr %expected.addr, align 8
  %12 = load i64, ptr %size.addr, align 8
  %call5 = call ptr @memcpy(ptr noundef %11, ptr noundef %vla, i64 noundef %12)
  br label %if.end6

if.end6:
  %13 = load i32, ptr %same, align 4
  %tobool7 = icmp ne i32 %13, 0
  %14 = load ptr, ptr %saved_stack, align 8
  call void @llvm.stackrestore.p0(ptr %14)
  ret i1 %tobool7
}

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)

define zeroext i1 @__atomic_is_lock_free(i64 noundef %size, ptr noundef %object) {
entry:
  %size.addr = alloca i64, align 8
  %object.addr = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %object, ptr %object.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %cmp = icmp ule i64 %0, 8
  ret i1 %cmp
}

define i128 @__atomic_load_16(ptr noundef %object, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %order.addr = alloca i32, align 4
  %value = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i32 %order, ptr %order.addr, align 4
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i32, ptr %order.addr, align 4
  call void @__atomic_load(i64 noundef 16, ptr noundef %0, ptr noundef %value, i32 noundef %1)
  %2 = load i128, ptr %value, align 16
  ret i128 %2
}

define void @__atomic_store_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i32, ptr %order.addr, align 4
  call void @__atomic_store(i64 noundef 16, ptr noundef %0, ptr noundef %value.addr, i32 noundef %1)
  ret void
}

define i128 @__atomic_exchange_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i32, ptr %order.addr, align 4
  call void @__atomic_exchange(i64 noundef 16, ptr noundef %0, ptr noundef %value.addr, ptr noundef %old, i32 noundef %1)
  %2 = load i128, ptr %old, align 16
  ret i128 %2
}

define zeroext i1 @__atomic_compare_exchange_16(ptr noundef %object, ptr noundef %expected, i128 noundef %value, i32 noundef %success, i32 noundef %failure) {
entry:
  %object.addr = alloca ptr, align 8
  %expected.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %success.addr = alloca i32, align 4
  %failure.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 8
  store ptr %expected, ptr %expected.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %success, ptr %success.addr, align 4
  store i32 %failure, ptr %failure.addr, align 4
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load ptr, ptr %expected.addr, align 8
  %2 = load i32, ptr %success.addr, align 4
  %3 = load i32, ptr %failure.addr, align 4
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 16, ptr noundef %0, ptr noundef %1, ptr noundef %value.addr, i32 noundef %2, i32 noundef %3)
  ret i1 %call
}

define i128 @__treadle_compare_exchange_16(ptr noundef %object, i128 noundef %expected, i128 noundef %value) {
entry:
  %object.addr = alloca ptr, align 8
  %expected.addr = alloca i128, align 16
  %value.addr = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %expected, ptr %expected.addr, align 16
  store i128 %value, ptr %value.addr, align 16
  %0 = load ptr, ptr %object.addr, align 8
  %call = call zeroext i1 @__atomic_compare_exchange(i64 noundef 16, ptr noundef %0, ptr noundef %expected.addr, ptr noundef %value.addr, i32 noundef 5, i32 noundef 5)
  %1 = load i128, ptr %expected.addr, align 16
  ret i128 %1
}

define i128 @__atomic_fetch_add_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %add = add i128 %2, %3
  %4 = load ptr, ptr %object.addr, align 8
  store i128 %add, ptr %4, align 16
  call void @__VERIFIER_atomic_end()
  %5 = load i128, ptr %old, align 16
  ret i128 %5
}

define i128 @__atomic_fetch_sub_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %sub = sub i128 %2, %3
  %4 = load ptr, ptr %object.addr, align 8
  store i128 %sub, ptr %4, align 16
  call void @__VERIFIER_atomic_end()
  %5 = load i128, ptr %old, align 16
  ret i128 %5
}

define i128 @__atomic_fetch_and_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %and = and i128 %2, %3
  %4 = load ptr, ptr %object.addr, align 8
  store i128 %and, ptr %4, align 16
  call void @__VERIFIER_atomic_end()
  %5 = load i128, ptr %old, align 16
  ret i128 %5
}

define i128 @__atomic_fetch_or_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %or = or i128 %2, %3
  %4 = load ptr, ptr %object.addr, align 8
  store i128 %or, ptr %4, align 16
  call void @__VERIFIER_atomic_end()
  %5 = load i128, ptr %old, align 16
  ret i128 %5
}

define i128 @__atomic_fetch_xor_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %xor = xor i128 %2, %3
  %4 = load ptr, ptr %object.addr, align 8
  store i128 %xor, ptr %4, align 16
  call void @__VERIFIER_atomic_end()
  %5 = load i128, ptr %old, align 16
  ret i128 %5
}

define i128 @__atomic_fetch_nand_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %and = and i128 %2, %3
  %not = xor i128 %and, -1
  %4 = load ptr, ptr %object.addr, align 8
  store i128 %not, ptr %4, align 16
  call void @__VERIFIER_atomic_end()
  %5 = load i128, ptr %old, align 16
  ret i128 %5
}

define i128 @__atomic_fetch_max_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %cmp = icmp sgt i128 %2, %3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %4 = load i128, ptr %old, align 16
  br label %cond.end

cond.false:
  %5 = load i128, ptr %value.addr, align 16
  br label %cond.end

cond.end:
  %cond = phi i128 [ %4, %cond.true ], [ %5, %cond.false ]
  %6 = load ptr, ptr %object.addr, align 8
  store i128 %cond, ptr %6, align 16
  call void @__VERIFIER_atomic_end()
  %7 = load i128, ptr %old, align 16
  ret i128 %7
}

define i128 @__atomic_fetch_min_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %cmp = icmp slt i128 %2, %3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %4 = load i128, ptr %old, align 16
  br label %cond.end

cond.false:
  %5 = load i128, ptr %value.addr, align 16
  br label %cond.end

cond.end:
  %cond = phi i128 [ %4, %cond.true ], [ %5, %cond.false ]
  %6 = load ptr, ptr %object.addr, align 8
  store i128 %cond, ptr %6, align 16
  call void @__VERIFIER_atomic_end()
  %7 = load i128, ptr %old, align 16
  ret i128 %7
}

define i128 @__atomic_fetch_umax_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %cmp = icmp ugt i128 %2, %3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %4 = load i128, ptr %old, align 16
  br label %cond.end

cond.false:
  %5 = load i128, ptr %value.addr, align 16
  br label %cond.end

cond.end:
  %cond = phi i128 [ %4, %cond.true ], [ %5, %cond.false ]
  %6 = load ptr, ptr %object.addr, align 8
  store i128 %cond, ptr %6, align 16
  call void @__VERIFIER_atomic_end()
  %7 = load i128, ptr %old, align 16
  ret i128 %7
}

define i128 @__atomic_fetch_umin_16(ptr noundef %object, i128 noundef %value, i32 noundef %order) {
entry:
  %object.addr = alloca ptr, align 8
  %value.addr = alloca i128, align 16
  %order.addr = alloca i32, align 4
  %old = alloca i128, align 16
  store ptr %object, ptr %object.addr, align 8
  store i128 %value, ptr %value.addr, align 16
  store i32 %order, ptr %order.addr, align 4
  call void @__VERIFIER_atomic_begin()
  %0 = load ptr, ptr %object.addr, align 8
  %1 = load i128, ptr %0, align 16
  store i128 %1, ptr %old, align 16
  %2 = load i128, ptr %old, align 16
  %3 = load i128, ptr %value.addr, align 16
  %cmp = icmp ult i128 %2, %3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %4 = load i128, ptr %old, align 16
  br label %cond.end

cond.false:
  %5 = load i128, ptr %value.addr, align 16
  br label %cond.end

cond.end:
  %cond = phi i128 [ %4, %cond.true ], [ %5, %cond.false ]
  %6 = load ptr, ptr %object.addr, align 8
  store i128 %cond, ptr %6, align 16
  call void @__VERIFIER_atomic_end()
  %7 = load i128, ptr %old, align 16
  ret i128 %7
}

