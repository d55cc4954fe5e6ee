source_filename = "string.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@strtok.rest = internal global ptr null, align 8
@.str = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.6 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.7 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.8 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.10 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.11 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.13 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.14 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.15 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1

define i32 @memcmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i64 noundef %n) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %p = alloca ptr, align 8
  %q = alloca ptr, align 8
  %i = alloca i64, align 8
  %x = alloca i8, align 1
  %y = alloca i8, align 1
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  store ptr %0, ptr %p, align 8
  %1 = load ptr, ptr %b.addr, align 8
  store ptr %1, ptr %q, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %2 = load i64, ptr %i, align 8
  %3 = load i64, ptr %n.addr, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load ptr, ptr %p, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx, align 1
  store i8 %6, ptr %x, align 1
  %7 = load ptr, ptr %q, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i64 %8
  %9 = load i8, ptr %arrayidx1, align 1
  store i8 %9, ptr %y, align 1
  %10 = load i8, ptr %x, align 1
  %conv = zext i8 %10 to i32
  %11 = load i8, ptr %y, align 1
  %conv2 = zext i8 %11 to i32
  %cmp3 = icmp ne i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %12 = load i8, ptr %x, align 1
  %conv5 = zext i8 %12 to i32
  %13 = load i8, ptr %y, align 1
  %conv6 = zext i8 %13 to i32
  %sub = sub nsw i32 %conv5, %conv6
  store i32 %sub, ptr %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %14 = load i64, ptr %i, align 8
  %inc = add i64 %14, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %15 = load i32, ptr %retval, align 4
  ret i32 %15
}

define i32 @bcmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i64 noundef %n) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load ptr, ptr %b.addr, align 8
  %2 = load i64, ptr %n.addr, align 8
  %call = call i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  ret i32 %call
}

define ptr @memchr(ptr noundef nonnull %s, i32 noundef %c, i64 noundef %n) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %n.addr = alloca i64, align 8
  %p = alloca ptr, align 8
  %i = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %p, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %n.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %3 = load ptr, ptr %p, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %3, i64 %4
  %5 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %5 to i32
  %6 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %6 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %7 = load ptr, ptr %p, align 8
  %8 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %7, i64 %8
  store ptr %add.ptr, ptr %retval, align 8
  br label %return

if.end:
  br label %for.inc

for.inc:
  %9 = load i64, ptr %i, align 8
  %inc = add i64 %9, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store ptr null, ptr %retval, align 8
  br label %return

return:
  %10 = load ptr, ptr %retval, align 8
  ret ptr %10
}

define ptr @memrchr(ptr noundef nonnull %s, i32 noundef %c, i64 noundef %n) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %n.addr = alloca i64, align 8
  %p = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %p, align 8
  br label %while.cond

while.cond:
  %1 = load i64, ptr %n.addr, align 8
  %dec = add i64 %1, -1
  store i64 %dec, ptr %n.addr, align 8
  %cmp = icmp ugt i64 %1, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:
  %2 = load ptr, ptr %p, align 8
  %3 = load i64, ptr %n.addr, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %5 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %6 = load ptr, ptr %p, align 8
  %7 = load i64, ptr %n.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %7
  store ptr %add.ptr, ptr %retval, align 8
  br label %return

if.end:
  br label %while.cond

while.end:
  store ptr null, ptr %retval, align 8
  br label %return

return:
  %8 = load ptr, ptr %retval, align 8
  ret ptr %8
}

define ptr @rawmemchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %p = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %p, align 8
  br label %while.cond

while.cond:
  %1 = load ptr, ptr %p, align 8
  %2 = load i8, ptr %1, align 1
  %conv = zext i8 %2 to i32
  %3 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %3 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp ne i32 %conv, %conv2
  br i1 %cmp, label %while.body, label %while.end

while.body:
  %4 = load ptr, ptr %p, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %4, i32 1
  store ptr %incdec.ptr, ptr %p, align 8
  br label %while.cond

while.end:
  %5 = load ptr, ptr %p, align 8
  ret ptr %5
}

define ptr @mempcpy(ptr noundef nonnull %to, ptr noundef nonnull %from, i64 noundef %n) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  %1 = load ptr, ptr %from.addr, align 8
  %2 = load i64, ptr %n.addr, align 8
  %call = call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %3 = load i64, ptr %n.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %call, i64 %3
  ret ptr %add.ptr
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef)

define ptr @memccpy(ptr noundef nonnull %to, ptr noundef nonnull %from, i32 noundef %c, i64 noundef %n) {
entry:
  %retval = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %n.addr = alloca i64, align 8
  %p = alloca ptr, align 8
  %q = alloca ptr, align 8
  %i = alloca i64, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  store ptr %0, ptr %p, align 8
  %1 = load ptr, ptr %from.addr, align 8
  store ptr %1, ptr %q, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %2 = load i64, ptr %i, align 8
  %3 = load i64, ptr %n.addr, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load ptr, ptr %q, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx, align 1
  %7 = load ptr, ptr %p, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i64 %8
  store i8 %6, ptr %arrayidx1, align 1
  %conv = zext i8 %6 to i32
  %9 = load i32, ptr %c.addr, align 4
  %conv2 = trunc i32 %9 to i8
  %conv3 = zext i8 %conv2 to i32
  %cmp4 = icmp eq i32 %conv, %conv3
  br i1 %cmp4, label %if.then, label %if.end

if.then:
  %10 = load ptr, ptr %p, align 8
  %11 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %10, i64 %11
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i64 1
  store ptr %add.ptr6, ptr %retval, align 8
  br label %return

if.end:
  br label %for.inc

for.inc:
  %12 = load i64, ptr %i, align 8
  %inc = add i64 %12, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store ptr null, ptr %retval, align 8
  br label %return

return:
  %13 = load ptr, ptr %retval, align 8
  ret ptr %13
}

define ptr @memmem(ptr noundef nonnull %s, i64 noundef %n, ptr noundef nonnull %t, i64 noundef %m) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %t.addr = alloca ptr, align 8
  %m.addr = alloca i64, align 8
  %p = alloca ptr, align 8
  %i = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  store ptr %t, ptr %t.addr, align 8
  store i64 %m, ptr %m.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %p, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %m.addr, align 8
  %add = add i64 %1, %2
  %3 = load i64, ptr %n.addr, align 8
  %cmp = icmp ule i64 %add, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %4 = load ptr, ptr %p, align 8
  %5 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load ptr, ptr %t.addr, align 8
  %7 = load i64, ptr %m.addr, align 8
  %call = call i32 @memcmp(ptr noundef %add.ptr, ptr noundef %6, i64 noundef %7)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %8 = load ptr, ptr %p, align 8
  %9 = load i64, ptr %i, align 8
  %add.ptr2 = getelementptr inbounds nuw i8, ptr %8, i64 %9
  store ptr %add.ptr2, ptr %retval, align 8
  br label %return

if.end:
  br label %for.inc

for.inc:
  %10 = load i64, ptr %i, align 8
  %inc = add i64 %10, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store ptr null, ptr %retval, align 8
  br label %return

return:
  %11 = load ptr, ptr %retval, align 8
  ret ptr %11
}

define void @bzero(ptr noundef nonnull %s, i64 noundef %n) {
entry:
  %s.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n.addr, align 8
  %call = call ptr @memset(ptr noundef %0, i32 noundef 0, i64 noundef %1)
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef)

define void @explicit_bzero(ptr noundef nonnull %s, i64 noundef %n) {
entry:
  %s.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n.addr, align 8
  %call = call ptr @memset(ptr noundef %0, i32 noundef 0, i64 noundef %1)
  ret void
}

define void @bcopy(ptr noundef nonnull %from, ptr noundef nonnull %to, i64 noundef %n) {
entry:
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  %1 = load ptr, ptr %from.addr, align 8
  %2 = load i64, ptr %n.addr, align 8
  %call = call ptr @memmove(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  ret void
}

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef)

define i64 @strlen(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %2 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %3 = load i64, ptr %n, align 8
  %inc = add i64 %3, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:
  %4 = load i64, ptr %n, align 8
  ret i64 %4
}

define i64 @strnlen(ptr noundef nonnull %s, i64 noundef %max) {
entry:
  %s.addr = alloca ptr, align 8
  %max.addr = alloca i64, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %max, ptr %max.addr, align 8
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:
  %0 = load i64, ptr %n, align 8
  %1 = load i64, ptr %max.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %2 = load ptr, ptr %s.addr, align 8
  %3 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:
  %6 = load i64, ptr %n, align 8
  %inc = add i64 %6, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:
  %7 = load i64, ptr %n, align 8
  ret i64 %7
}

define i32 @strncmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i64 noundef %n) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %x = alloca i8, align 1
  %y = alloca i8, align 1
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load ptr, ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  store i8 %4, ptr %x, align 1
  %5 = load ptr, ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %5, i64 %6
  %7 = load i8, ptr %arrayidx1, align 1
  store i8 %7, ptr %y, align 1
  %8 = load i8, ptr %x, align 1
  %conv = zext i8 %8 to i32
  %9 = load i8, ptr %y, align 1
  %conv2 = zext i8 %9 to i32
  %cmp3 = icmp ne i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %10 = load i8, ptr %x, align 1
  %tobool = icmp ne i8 %10, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %11 = load i8, ptr %x, align 1
  %conv5 = zext i8 %11 to i32
  %12 = load i8, ptr %y, align 1
  %conv6 = zext i8 %12 to i32
  %sub = sub nsw i32 %conv5, %conv6
  store i32 %sub, ptr %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %13 = load i64, ptr %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

define i32 @strcmp(ptr noundef nonnull %a, ptr noundef nonnull %b) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load ptr, ptr %b.addr, align 8
  %call = call i32 @strncmp(ptr noundef %0, ptr noundef %1, i64 noundef -1)
  ret i32 %call
}

define i32 @strcoll(ptr noundef nonnull %a, ptr noundef nonnull %b) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load ptr, ptr %b.addr, align 8
  %call = call i32 @strcmp(ptr noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @strncasecmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i64 noundef %n) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load ptr, ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %call = call i32 @lower(i32 noundef %conv)
  store i32 %call, ptr %x, align 4
  %5 = load ptr, ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %5, i64 %6
  %7 = load i8, ptr %arrayidx1, align 1
  %conv2 = zext i8 %7 to i32
  %call3 = call i32 @lower(i32 noundef %conv2)
  store i32 %call3, ptr %y, align 4
  %8 = load i32, ptr %x, align 4
  %9 = load i32, ptr %y, align 4
  %cmp4 = icmp ne i32 %8, %9
  br i1 %cmp4, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %10 = load i32, ptr %x, align 4
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %11 = load i32, ptr %x, align 4
  %12 = load i32, ptr %y, align 4
  %sub = sub nsw i32 %11, %12
  store i32 %sub, ptr %retval, align 4
  br label %return

if.end:
  br label %for.inc

for.inc:
  %13 = load i64, ptr %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

define internal i32 @lower(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp sge i32 %0, 65
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:
  %1 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 90
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:
  %2 = load i32, ptr %c.addr, align 4
  %add = add nsw i32 %2, 32
  br label %cond.end

cond.false:
  %3 = load i32, ptr %c.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %3, %cond.false ]
  ret i32 %cond
}

define i32 @strcasecmp(ptr noundef nonnull %a, ptr noundef nonnull %b) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load ptr, ptr %b.addr, align 8
  %call = call i32 @strncasecmp(ptr noundef %0, ptr noundef %1, i64 noundef -1)
  ret i32 %call
}

define ptr @stpcpy(ptr noundef nonnull %to, ptr noundef nonnull %from) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  br label %while.cond

while.cond:
  %0 = load ptr, ptr %from.addr, align 8
  %1 = load i8, ptr %0, align 1
  %2 = load ptr, ptr %to.addr, align 8
  store i8 %1, ptr %2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:
  %3 = load ptr, ptr %to.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %to.addr, align 8
  %4 = load ptr, ptr %from.addr, align 8
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %4, i32 1
  store ptr %incdec.ptr1, ptr %from.addr, align 8
  br label %while.cond

while.end:
  %5 = load ptr, ptr %to.addr, align 8
  ret ptr %5
}

define ptr @stpncpy(ptr noundef nonnull %to, ptr noundef nonnull %from, i64 noundef %n) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %j = alloca i64, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  store i64 0, ptr %i, align 8
  br label %while.cond

while.cond:
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %2 = load ptr, ptr %from.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %5 = load ptr, ptr %to.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %5, i64 %6
  store i8 %4, ptr %arrayidx1, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:
  %8 = load i64, ptr %i, align 8
  %inc = add i64 %8, 1
  store i64 %inc, ptr %i, align 8
  br label %while.cond

while.end:
  %9 = load i64, ptr %i, align 8
  store i64 %9, ptr %j, align 8
  br label %for.cond

for.cond:
  %10 = load i64, ptr %j, align 8
  %11 = load i64, ptr %n.addr, align 8
  %cmp2 = icmp ult i64 %10, %11
  br i1 %cmp2, label %for.body, label %for.end

for.body:
  %12 = load ptr, ptr %to.addr, align 8
  %13 = load i64, ptr %j, align 8
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %12, i64 %13
  store i8 0, ptr %arrayidx4, align 1
  br label %for.inc

for.inc:
  %14 = load i64, ptr %j, align 8
  %inc5 = add i64 %14, 1
  store i64 %inc5, ptr %j, align 8
  br label %for.cond

for.end:
  %15 = load ptr, ptr %to.addr, align 8
  %16 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %15, i64 %16
  ret ptr %add.ptr
}

define ptr @strcpy(ptr noundef nonnull %to, ptr noundef nonnull %from) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  %1 = load ptr, ptr %from.addr, align 8
  %call = call ptr @stpcpy(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %to.addr, align 8
  ret ptr %2
}

define ptr @strncpy(ptr noundef nonnull %to, ptr noundef nonnull %from, i64 noundef %n) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  %1 = load ptr, ptr %from.addr, align 8
  %2 = load i64, ptr %n.addr, align 8
  %call = call ptr @stpncpy(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %3 = load ptr, ptr %to.addr, align 8
  ret ptr %3
}

define ptr @strcat(ptr noundef nonnull %to, ptr noundef nonnull %from) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  %1 = load ptr, ptr %to.addr, align 8
  %call = call i64 @strlen(ptr noundef %1)
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %call
  %2 = load ptr, ptr %from.addr, align 8
  %call1 = call ptr @stpcpy(ptr noundef %add.ptr, ptr noundef %2)
  %3 = load ptr, ptr %to.addr, align 8
  ret ptr %3
}

define ptr @strncat(ptr noundef nonnull %to, ptr noundef nonnull %from, i64 noundef %n) {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %end = alloca ptr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %to.addr, align 8
  %1 = load ptr, ptr %to.addr, align 8
  %call = call i64 @strlen(ptr noundef %1)
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %call
  store ptr %add.ptr, ptr %end, align 8
  br label %while.cond

while.cond:
  %2 = load i64, ptr %n.addr, align 8
  %dec = add i64 %2, -1
  store i64 %dec, ptr %n.addr, align 8
  %cmp = icmp ugt i64 %2, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %3 = load ptr, ptr %from.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %from.addr, align 8
  %4 = load i8, ptr %3, align 1
  %5 = load ptr, ptr %end, align 8
  store i8 %4, ptr %5, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:
  %6 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:
  %7 = load ptr, ptr %end, align 8
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr1, ptr %end, align 8
  br label %while.cond

while.end:
  %8 = load ptr, ptr %end, align 8
  store i8 0, ptr %8, align 1
  %9 = load ptr, ptr %to.addr, align 8
  ret ptr %9
}

define ptr @strchrnul(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  br label %while.cond

while.cond:
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %2 = load ptr, ptr %s.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv1 = sext i8 %3 to i32
  %4 = load i32, ptr %c.addr, align 4
  %conv2 = trunc i32 %4 to i8
  %conv3 = sext i8 %conv2 to i32
  %cmp = icmp ne i32 %conv1, %conv3
  br label %land.end

land.end:
  %5 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:
  %6 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %while.cond

while.end:
  %7 = load ptr, ptr %s.addr, align 8
  ret ptr %7
}

define ptr @strchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i32, ptr %c.addr, align 4
  %call = call ptr @strchrnul(ptr noundef %0, i32 noundef %1)
  store ptr %call, ptr %s.addr, align 8
  %2 = load ptr, ptr %s.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  %4 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %4 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %5 = load ptr, ptr %s.addr, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define ptr @strrchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %found = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  store ptr null, ptr %found, align 8
  br label %do.body

do.body:
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %3 = load ptr, ptr %s.addr, align 8
  store ptr %3, ptr %found, align 8
  br label %if.end

if.end:
  br label %do.cond

do.cond:
  %4 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %4, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  %5 = load i8, ptr %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:
  %6 = load ptr, ptr %found, align 8
  ret ptr %6
}

define ptr @index(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i32, ptr %c.addr, align 4
  %call = call ptr @strchr(ptr noundef %0, i32 noundef %1)
  ret ptr %call
}

define ptr @rindex(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i32, ptr %c.addr, align 4
  %call = call ptr @strrchr(ptr noundef %0, i32 noundef %1)
  ret ptr %call
}

define i64 @strspn(ptr noundef nonnull %s, ptr noundef nonnull %set) {
entry:
  %s.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %3 = load ptr, ptr %set.addr, align 8
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i64, ptr %n, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call ptr @strchr(ptr noundef %3, i32 noundef %conv2)
  %tobool3 = icmp ne ptr %call, null
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:
  %8 = load i64, ptr %n, align 8
  %inc = add i64 %8, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:
  %9 = load i64, ptr %n, align 8
  ret i64 %9
}

define i64 @strcspn(ptr noundef nonnull %s, ptr noundef nonnull %set) {
entry:
  %s.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %3 = load ptr, ptr %set.addr, align 8
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i64, ptr %n, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call ptr @strchr(ptr noundef %3, i32 noundef %conv2)
  %tobool3 = icmp ne ptr %call, null
  %lnot = xor i1 %tobool3, true
  br label %land.end

land.end:
  %7 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:
  %8 = load i64, ptr %n, align 8
  %inc = add i64 %8, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:
  %9 = load i64, ptr %n, align 8
  ret i64 %9
}

define ptr @strpbrk(ptr noundef nonnull %s, ptr noundef nonnull %set) {
entry:
  %s.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %set.addr, align 8
  %call = call i64 @strcspn(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %s.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %2, i64 %call
  store ptr %add.ptr, ptr %s.addr, align 8
  %3 = load ptr, ptr %s.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %5 = load ptr, ptr %s.addr, align 8
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define ptr @strstr(ptr noundef nonnull %s, ptr noundef nonnull %t) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %t.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %t, ptr %t.addr, align 8
  %0 = load ptr, ptr %t.addr, align 8
  %call = call i64 @strlen(ptr noundef %0)
  store i64 %call, ptr %n, align 8
  br label %for.cond

for.cond:
  %1 = load ptr, ptr %s.addr, align 8
  %2 = load ptr, ptr %t.addr, align 8
  %3 = load i64, ptr %n, align 8
  %call1 = call i32 @strncmp(ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load ptr, ptr %s.addr, align 8
  store ptr %4, ptr %retval, align 8
  br label %return

if.end:
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i8, ptr %5, align 1
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.end3, label %if.then2

if.then2:
  store ptr null, ptr %retval, align 8
  br label %return

if.end3:
  br label %for.inc

for.inc:
  %7 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %for.cond

return:
  %8 = load ptr, ptr %retval, align 8
  ret ptr %8
}

define ptr @strcasestr(ptr noundef nonnull %s, ptr noundef nonnull %t) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %t.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %t, ptr %t.addr, align 8
  %0 = load ptr, ptr %t.addr, align 8
  %call = call i64 @strlen(ptr noundef %0)
  store i64 %call, ptr %n, align 8
  br label %for.cond

for.cond:
  %1 = load ptr, ptr %s.addr, align 8
  %2 = load ptr, ptr %t.addr, align 8
  %3 = load i64, ptr %n, align 8
  %call1 = call i32 @strncasecmp(ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load ptr, ptr %s.addr, align 8
  store ptr %4, ptr %retval, align 8
  br label %return

if.end:
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i8, ptr %5, align 1
  %tobool = icmp ne i8 %6, 0
  br i1 %tobool, label %if.end3, label %if.then2

if.then2:
  store ptr null, ptr %retval, align 8
  br label %return

if.end3:
  br label %for.inc

for.inc:
  %7 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %for.cond

return:
  %8 = load ptr, ptr %retval, align 8
  ret ptr %8
}

define ptr @strsep(ptr noundef nonnull %rest, ptr noundef nonnull %set) {
entry:
  %retval = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  %start = alloca ptr, align 8
  %end = alloca ptr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  %0 = load ptr, ptr %rest.addr, align 8
  %1 = load ptr, ptr %0, align 8
  store ptr %1, ptr %start, align 8
  %2 = load ptr, ptr %start, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  store ptr null, ptr %retval, align 8
  br label %return

if.end:
  %3 = load ptr, ptr %start, align 8
  %4 = load ptr, ptr %start, align 8
  %5 = load ptr, ptr %set.addr, align 8
  %call = call i64 @strcspn(ptr noundef %4, ptr noundef %5)
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i64 %call
  store ptr %add.ptr, ptr %end, align 8
  %6 = load ptr, ptr %end, align 8
  %7 = load i8, ptr %6, align 1
  %conv = sext i8 %7 to i32
  %tobool1 = icmp ne i32 %conv, 0
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:
  %8 = load ptr, ptr %end, align 8
  %add.ptr2 = getelementptr inbounds i8, ptr %8, i64 1
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi ptr [ %add.ptr2, %cond.true ], [ null, %cond.false ]
  %9 = load ptr, ptr %rest.addr, align 8
  store ptr %cond, ptr %9, align 8
  %10 = load ptr, ptr %end, align 8
  store i8 0, ptr %10, align 1
  %11 = load ptr, ptr %start, align 8
  store ptr %11, ptr %retval, align 8
  br label %return

return:
  %12 = load ptr, ptr %retval, align 8
  ret ptr %12
}

define ptr @strtok_r(ptr noundef %s, ptr noundef nonnull %set, ptr noundef nonnull %rest) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:
  %1 = load ptr, ptr %rest.addr, align 8
  %2 = load ptr, ptr %1, align 8
  store ptr %2, ptr %s.addr, align 8
  br label %if.end

if.end:
  %3 = load ptr, ptr %s.addr, align 8
  %tobool1 = icmp ne ptr %3, null
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:
  store ptr null, ptr %retval, align 8
  br label %return

if.end3:
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load ptr, ptr %set.addr, align 8
  %call = call i64 @strspn(ptr noundef %4, ptr noundef %5)
  %6 = load ptr, ptr %s.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %call
  store ptr %add.ptr, ptr %s.addr, align 8
  %7 = load ptr, ptr %s.addr, align 8
  %8 = load i8, ptr %7, align 1
  %tobool4 = icmp ne i8 %8, 0
  br i1 %tobool4, label %if.end6, label %if.then5

if.then5:
  %9 = load ptr, ptr %rest.addr, align 8
  store ptr null, ptr %9, align 8
  store ptr null, ptr %retval, align 8
  br label %return

if.end6:
  %10 = load ptr, ptr %s.addr, align 8
  %11 = load ptr, ptr %rest.addr, align 8
  store ptr %10, ptr %11, align 8
  %12 = load ptr, ptr %rest.addr, align 8
  %13 = load ptr, ptr %set.addr, align 8
  %call7 = call ptr @strsep(ptr noundef %12, ptr noundef %13)
  store ptr %call7, ptr %retval, align 8
  br label %return

return:
  %14 = load ptr, ptr %retval, align 8
  ret ptr %14
}

define ptr @__strtok_r(ptr noundef %s, ptr noundef nonnull %set, ptr noundef nonnull %rest) {
entry:
  %s.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %set.addr, align 8
  %2 = load ptr, ptr %rest.addr, align 8
  %call = call ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret ptr %call
}

define ptr @strtok(ptr noundef %s, ptr noundef nonnull %set) {
entry:
  %s.addr = alloca ptr, align 8
  %set.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %set, ptr %set.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %set.addr, align 8
  %call = call ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef @strtok.rest)
  ret ptr %call
}

define noalias ptr @strndup(ptr noundef nonnull %s, i64 noundef %n) {
entry:
  %s.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %copy = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n.addr, align 8
  %call = call i64 @strnlen(ptr noundef %0, i64 noundef %1)
  store i64 %call, ptr %n.addr, align 8
  %2 = load i64, ptr %n.addr, align 8
  %add = add i64 %2, 1
  %call1 = call noalias ptr @malloc(i64 noundef %add)
  store ptr %call1, ptr %copy, align 8
  %3 = load ptr, ptr %copy, align 8
  %tobool = icmp ne ptr %3, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %4 = load ptr, ptr %copy, align 8
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i64, ptr %n.addr, align 8
  %call2 = call ptr @memcpy(ptr noundef %4, ptr noundef %5, i64 noundef %6)
  %7 = load ptr, ptr %copy, align 8
  %8 = load i64, ptr %n.addr, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %7, i64 %8
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:
  %9 = load ptr, ptr %copy, align 8
  ret ptr %9
}

declare noalias ptr @malloc(i64 noundef)

define noalias ptr @strdup(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call noalias ptr @strndup(ptr noundef %0, i64 noundef -1)
  ret ptr %call
}

define ptr @__strdup(ptr noundef %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call noalias ptr @strdup(ptr noundef %0)
  ret ptr %call
}

define ptr @strerror(i32 noundef %error) {
entry:
  %retval = alloca ptr, align 8
  %error.addr = alloca i32, align 4
  store i32 %error, ptr %error.addr, align 4
  %0 = load i32, ptr %error.addr, align 4
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb2
    i32 4, label %sw.bb3
    i32 5, label %sw.bb4
    i32 9, label %sw.bb5
    i32 11, label %sw.bb6
    i32 12, label %sw.bb7
    i32 16, label %sw.bb8
    i32 22, label %sw.bb9
    i32 34, label %sw.bb10
    i32 33, label %sw.bb11
    i32 35, label %sw.bb12
    i32 38, label %sw.bb13
    i32 75, label %sw.bb14
    i32 110, label %sw.bb15
  ]

sw.bb:
  store ptr @.str, ptr %retval, align 8
  br label %return

sw.bb1:
  store ptr @.str.1, ptr %retval, align 8
  br label %return

sw.bb2:
  store ptr @.str.2, ptr %retval, align 8
  br label %return

sw.bb3:
  store ptr @.str.3, ptr %retval, align 8
  br label %return

sw.bb4:
  store ptr @.str.4, ptr %retval, align 8
  br label %return

sw.bb5:
  store ptr @.str.5, ptr %retval, align 8
  br label %return

sw.bb6:
  store ptr @.str.6, ptr %retval, align 8
  br label %return

sw.bb7:
  store ptr @.str.7, ptr %retval, align 8
  br label %return

sw.bb8:
  store ptr @.str.8, ptr %retval, align 8
  br label %return

sw.bb9:
  store ptr @.str.9, ptr %retval, align 8
  br label %return

sw.bb10:
  store ptr @.str.10, ptr %retval, align 8
  br label %return

sw.bb11:
  store ptr @.str.11, ptr %retval, align 8
  br label %return

sw.bb12:
  store ptr @.str.12, ptr %retval, align 8
  br label %return

sw.bb13:
  store ptr @.str.13, ptr %retval, align 8
  br label %return

sw.bb14:
  store ptr @.str.14, ptr %retval, align 8
  br label %return

sw.bb15:
  store ptr @.str.15, ptr %retval, align 8
  br label %return

sw.default:
  store ptr @.str.16, ptr %retval, align 8
  br label %return

return:
  %1 = load ptr, ptr %retval, align 8
  ret ptr %1
}

