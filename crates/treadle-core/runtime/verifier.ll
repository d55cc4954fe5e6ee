source_filename = "verifier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @__VERIFIER_assert(i32 noundef %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, ptr %condition.addr, align 4
  %0 = load i32, ptr %condition.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  call void @reach_error()
  unreachable

if.end:
  ret void
}

declare void @reach_error()

