source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @thrd_create(ptr noundef %thread, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %thread.addr, align 8
  %1 = load ptr, ptr %function.addr, align 8
  %2 = load ptr, ptr %argument.addr, align 8
  %call = call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef %1, ptr noundef %2)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

define internal i32 @code(i32 noundef %error) {
entry:
  %retval = alloca i32, align 4
  %error.addr = alloca i32, align 4
  store i32 %error, ptr %error.addr, align 4
  %0 = load i32, ptr %error.addr, align 4
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 16, label %sw.bb1
    i32 110, label %sw.bb2
    i32 12, label %sw.bb3
  ]

sw.bb:
  store i32 0, ptr %retval, align 4
  br label %return

sw.bb1:
  store i32 1, ptr %retval, align 4
  br label %return

sw.bb2:
  store i32 4, ptr %retval, align 4
  br label %return

sw.bb3:
  store i32 3, ptr %retval, align 4
  br label %return

sw.default:
  store i32 2, ptr %retval, align 4
  br label %return

return:
  %1 = load i32, ptr %retval, align 4
  ret i32 %1
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define i32 @thrd_join(i64 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca ptr, align 8
  %value = alloca ptr, align 8
  %error = alloca i32, align 4
  store i64 %thread, ptr %thread.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  store ptr null, ptr %value, align 8
  %0 = load i64, ptr %thread.addr, align 8
  %call = call i32 @pthread_join(i64 noundef %0, ptr noundef %value)
  store i32 %call, ptr %error, align 4
  %1 = load ptr, ptr %result.addr, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %2 = load ptr, ptr %value, align 8
  %3 = ptrtoint ptr %2 to i64
  %conv = trunc i64 %3 to i32
  %4 = load ptr, ptr %result.addr, align 8
  store i32 %conv, ptr %4, align 4
  br label %if.end

if.end:
  %5 = load i32, ptr %error, align 4
  %call1 = call i32 @code(i32 noundef %5)
  ret i32 %call1
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

define void @thrd_exit(i32 noundef %result) {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
  %0 = load i32, ptr %result.addr, align 4
  %conv = sext i32 %0 to i64
  %1 = inttoptr i64 %conv to ptr
  call void @pthread_exit(ptr noundef %1)
  unreachable
}

declare void @pthread_exit(ptr noundef)

define i32 @thrd_detach(i64 noundef %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, ptr %thread.addr, align 8
  %0 = load i64, ptr %thread.addr, align 8
  %call = call i32 @pthread_detach(i64 noundef %0)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_detach(i64 noundef)

define i32 @thrd_equal(i64 noundef %a, i64 noundef %b) {
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

define i64 @thrd_current() {
entry:
  %call = call i64 @pthread_self()
  ret i64 %call
}

declare i64 @pthread_self()

define void @thrd_yield() {
entry:
  ret void
}

define i32 @thrd_sleep(ptr noundef %time, ptr noundef %rest) {
entry:
  %time.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store ptr %time, ptr %time.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  ret i32 0
}

define i32 @mtx_init(ptr noundef %mutex, i32 noundef %type) {
entry:
  %mutex.addr = alloca ptr, align 8
  %type.addr = alloca i32, align 4
  %kind = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 8
  store i32 %type, ptr %type.addr, align 4
  %0 = load i32, ptr %type.addr, align 4
  %and = and i32 %0, 1
  %tobool = icmp ne i32 %and, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  store i32 %cond, ptr %kind, align 4
  %2 = load ptr, ptr %mutex.addr, align 8
  %3 = load i32, ptr %kind, align 4
  %call = call i32 @__treadle_mutex_init(ptr noundef %2, i32 noundef %3)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @__treadle_mutex_init(ptr noundef, i32 noundef)

define i32 @mtx_lock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_mutex_lock(ptr noundef %0)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_mutex_lock(ptr noundef)

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_mutex_trylock(ptr noundef %0)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_mutex_trylock(ptr noundef)

define i32 @mtx_unlock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_mutex_unlock(ptr noundef %0)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_mutex_destroy(ptr noundef %0)
  ret void
}

declare i32 @pthread_mutex_destroy(ptr noundef)

define i32 @mtx_timedlock(ptr noalias noundef %mutex, ptr noalias noundef %until) {
entry:
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %1 = load ptr, ptr %until.addr, align 8
  %call = call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef)

define i32 @cnd_init(ptr noundef %cond) {
entry:
  %cond.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %call = call i32 @pthread_cond_init(ptr noundef %0, ptr noundef null)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_cond_init(ptr noundef, ptr noundef)

define i32 @cnd_signal(ptr noundef %cond) {
entry:
  %cond.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %call = call i32 @pthread_cond_signal(ptr noundef %0)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_cond_signal(ptr noundef)

define i32 @cnd_broadcast(ptr noundef %cond) {
entry:
  %cond.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %call = call i32 @pthread_cond_broadcast(ptr noundef %0)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_cond_broadcast(ptr noundef)

define void @cnd_destroy(ptr noundef %cond) {
entry:
  %cond.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %call = call i32 @pthread_cond_destroy(ptr noundef %0)
  ret void
}

declare i32 @pthread_cond_destroy(ptr noundef)

define i32 @cnd_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %cond.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)

define i32 @cnd_timedwait(ptr noalias noundef %cond, ptr noalias noundef %mutex, ptr noalias noundef %until) {
entry:
  %cond.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %cond, ptr %cond.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %cond.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  %2 = load ptr, ptr %until.addr, align 8
  %call = call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef)

define void @call_once(ptr noundef %flag, ptr noundef %function) {
entry:
  %flag.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  store ptr %flag, ptr %flag.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %flag.addr, align 8
  %1 = load ptr, ptr %function.addr, align 8
  %call = call i32 @pthread_once(ptr noundef %0, ptr noundef %1)
  ret void
}

declare i32 @pthread_once(ptr noundef, ptr noundef)

define i32 @tss_create(ptr noundef %key, ptr noundef %destructor) {
entry:
  %key.addr = alloca ptr, align 8
  %destructor.addr = alloca ptr, align 8
  store ptr %key, ptr %key.addr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
  %0 = load ptr, ptr %key.addr, align 8
  %1 = load ptr, ptr %destructor.addr, align 8
  %call = call i32 @pthread_key_create(ptr noundef %0, ptr noundef %1)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef)

define void @tss_delete(i32 noundef %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %call = call i32 @pthread_key_delete(i32 noundef %0)
  ret void
}

declare i32 @pthread_key_delete(i32 noundef)

define ptr @tss_get(i32 noundef %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %call = call ptr @pthread_getspecific(i32 noundef %0)
  ret ptr %call
}

declare ptr @pthread_getspecific(i32 noundef)

define i32 @tss_set(i32 noundef %key, ptr noundef %value) {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 8
  store i32 %key, ptr %key.addr, align 4
  store ptr %value, ptr %value.addr, align 8
  %0 = load i32, ptr %key.addr, align 4
  %1 = load ptr, ptr %value.addr, align 8
  %call = call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1)
  %call1 = call i32 @code(i32 noundef %call)
  ret i32 %call1
}

declare i32 @pthread_setspecific(i32 noundef, ptr noundef)

