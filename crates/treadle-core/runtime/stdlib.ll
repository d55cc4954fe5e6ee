source_filename = "stdlib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }
%struct.lldiv_t = type { i64, i64 }
%struct.number = type { i64, i32, i32 }

@__errno_location.number = internal thread_local global i32 0, align 4
@random_state = internal thread_local global i64 1, align 8

define ptr @__errno_location() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__errno_location.number)
  ret ptr %0
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @abs(i32 noundef %x) {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i32, ptr %x.addr, align 4
  %sub = sub nsw i32 0, %1
  br label %cond.end

cond.false:
  %2 = load i32, ptr %x.addr, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define i64 @labs(i64 noundef %x) {
entry:
  %x.addr = alloca i64, align 8
  store i64 %x, ptr %x.addr, align 8
  %0 = load i64, ptr %x.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, ptr %x.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:
  %2 = load i64, ptr %x.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

define i64 @llabs(i64 noundef %x) {
entry:
  %x.addr = alloca i64, align 8
  store i64 %x, ptr %x.addr, align 8
  %0 = load i64, ptr %x.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, ptr %x.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:
  %2 = load i64, ptr %x.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

define i64 @imaxabs(i64 noundef %x) {
entry:
  %x.addr = alloca i64, align 8
  store i64 %x, ptr %x.addr, align 8
  %0 = load i64, ptr %x.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %1 = load i64, ptr %x.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:
  %2 = load i64, ptr %x.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

define i64 @div(i32 noundef %a, i32 noundef %b) {
entry:
  %retval = alloca %struct.div_t, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %quot = getelementptr inbounds nuw %struct.div_t, ptr %retval, i32 0, i32 0
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %0, %1
  store i32 %div, ptr %quot, align 4
  %rem = getelementptr inbounds nuw %struct.div_t, ptr %retval, i32 0, i32 1
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %rem1 = srem i32 %2, %3
  store i32 %rem1, ptr %rem, align 4
  %4 = load i64, ptr %retval, align 4
  ret i64 %4
}

define { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) {
entry:
  %retval = alloca %struct.ldiv_t, align 8
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %quot = getelementptr inbounds nuw %struct.ldiv_t, ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %div = sdiv i64 %0, %1
  store i64 %div, ptr %quot, align 8
  %rem = getelementptr inbounds nuw %struct.ldiv_t, ptr %retval, i32 0, i32 1
  %2 = load i64, ptr %a.addr, align 8
  %3 = load i64, ptr %b.addr, align 8
  %rem1 = srem i64 %2, %3
  store i64 %rem1, ptr %rem, align 8
  %4 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %4
}

define { i64, i64 } @lldiv(i64 noundef %a, i64 noundef %b) {
entry:
  %retval = alloca %struct.lldiv_t, align 8
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %quot = getelementptr inbounds nuw %struct.lldiv_t, ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %div = sdiv i64 %0, %1
  store i64 %div, ptr %quot, align 8
  %rem = getelementptr inbounds nuw %struct.lldiv_t, ptr %retval, i32 0, i32 1
  %2 = load i64, ptr %a.addr, align 8
  %3 = load i64, ptr %b.addr, align 8
  %rem1 = srem i64 %2, %3
  store i64 %rem1, ptr %rem, align 8
  %4 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %4
}

define i64 @strtol(ptr noalias noundef nonnull %s, ptr noalias noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %number = alloca %struct.number, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call { i64, i64 } @scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %number, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %number, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call, 1
  store i64 %6, ptr %5, align 8
  %negative = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 1
  %7 = load i32, ptr %negative, align 8
  %tobool = icmp ne i32 %7, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %magnitude = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 0
  %8 = load i64, ptr %magnitude, align 8
  %sub = sub i64 0, %8
  br label %cond.end

cond.false:
  %magnitude1 = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 0
  %9 = load i64, ptr %magnitude1, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %9, %cond.false ]
  ret i64 %cond
}

define internal { i64, i64 } @scan(ptr noundef %s, ptr noundef %end, i32 noundef %base, i64 noundef %max, i64 noundef %min) {
entry:
  %retval = alloca %struct.number, align 8
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %max.addr = alloca i64, align 8
  %min.addr = alloca i64, align 8
  %start = alloca ptr, align 8
  %negative = alloca i32, align 4
  %limit = alloca i64, align 8
  %value = alloca i64, align 8
  %any = alloca i32, align 4
  %over = alloca i32, align 4
  %d = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  store i64 %max, ptr %max.addr, align 8
  store i64 %min, ptr %min.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %start, align 8
  br label %while.cond

while.cond:
  %1 = load ptr, ptr %s.addr, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:
  %3 = load ptr, ptr %s.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv2 = sext i8 %4 to i32
  %cmp3 = icmp sge i32 %conv2, 9
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i8, ptr %5, align 1
  %conv5 = sext i8 %6 to i32
  %cmp6 = icmp sle i32 %conv5, 13
  br label %land.end

land.end:
  %7 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end

lor.end:
  %8 = phi i1 [ true, %while.cond ], [ %7, %land.end ]
  br i1 %8, label %while.body, label %while.end

while.body:
  %9 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %9, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %while.cond

while.end:
  %10 = load ptr, ptr %s.addr, align 8
  %11 = load i8, ptr %10, align 1
  %conv8 = sext i8 %11 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  %conv10 = zext i1 %cmp9 to i32
  store i32 %conv10, ptr %negative, align 4
  %12 = load ptr, ptr %s.addr, align 8
  %13 = load i8, ptr %12, align 1
  %conv11 = sext i8 %13 to i32
  %cmp12 = icmp eq i32 %conv11, 45
  br i1 %cmp12, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %14 = load ptr, ptr %s.addr, align 8
  %15 = load i8, ptr %14, align 1
  %conv14 = sext i8 %15 to i32
  %cmp15 = icmp eq i32 %conv14, 43
  br i1 %cmp15, label %if.then, label %if.end

if.then:
  %16 = load ptr, ptr %s.addr, align 8
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr %16, i32 1
  store ptr %incdec.ptr17, ptr %s.addr, align 8
  br label %if.end

if.end:
  %17 = load i32, ptr %base.addr, align 4
  %cmp18 = icmp eq i32 %17, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false20

lor.lhs.false20:
  %18 = load i32, ptr %base.addr, align 4
  %cmp21 = icmp eq i32 %18, 16
  br i1 %cmp21, label %land.lhs.true, label %if.else

land.lhs.true:
  %19 = load ptr, ptr %s.addr, align 8
  %arrayidx = getelementptr inbounds i8, ptr %19, i64 0
  %20 = load i8, ptr %arrayidx, align 1
  %conv23 = sext i8 %20 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.else

land.lhs.true26:
  %21 = load ptr, ptr %s.addr, align 8
  %arrayidx27 = getelementptr inbounds i8, ptr %21, i64 1
  %22 = load i8, ptr %arrayidx27, align 1
  %conv28 = sext i8 %22 to i32
  %or = or i32 %conv28, 32
  %cmp29 = icmp eq i32 %or, 120
  br i1 %cmp29, label %land.lhs.true31, label %if.else

land.lhs.true31:
  %23 = load ptr, ptr %s.addr, align 8
  %arrayidx32 = getelementptr inbounds i8, ptr %23, i64 2
  %24 = load i8, ptr %arrayidx32, align 1
  %conv33 = sext i8 %24 to i32
  %call = call i32 @digit(i32 noundef %conv33, i32 noundef 16)
  %cmp34 = icmp sge i32 %call, 0
  br i1 %cmp34, label %if.then36, label %if.else

if.then36:
  store i32 16, ptr %base.addr, align 4
  %25 = load ptr, ptr %s.addr, align 8
  %add.ptr = getelementptr inbounds i8, ptr %25, i64 2
  store ptr %add.ptr, ptr %s.addr, align 8
  br label %if.end44

if.else:
  %26 = load i32, ptr %base.addr, align 4
  %cmp37 = icmp eq i32 %26, 0
  br i1 %cmp37, label %if.then39, label %if.end43

if.then39:
  %27 = load ptr, ptr %s.addr, align 8
  %28 = load i8, ptr %27, align 1
  %conv40 = sext i8 %28 to i32
  %cmp41 = icmp eq i32 %conv40, 48
  %29 = zext i1 %cmp41 to i64
  %cond = select i1 %cmp41, i32 8, i32 10
  store i32 %cond, ptr %base.addr, align 4
  br label %if.end43

if.end43:
  br label %if.end44

if.end44:
  %30 = load i32, ptr %negative, align 4
  %tobool = icmp ne i32 %30, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %31 = load i64, ptr %min.addr, align 8
  br label %cond.end

cond.false:
  %32 = load i64, ptr %max.addr, align 8
  br label %cond.end

cond.end:
  %cond45 = phi i64 [ %31, %cond.true ], [ %32, %cond.false ]
  store i64 %cond45, ptr %limit, align 8
  store i64 0, ptr %value, align 8
  store i32 0, ptr %any, align 4
  store i32 0, ptr %over, align 4
  br label %for.cond

for.cond:
  %33 = load ptr, ptr %s.addr, align 8
  %34 = load i8, ptr %33, align 1
  %conv46 = sext i8 %34 to i32
  %35 = load i32, ptr %base.addr, align 4
  %call47 = call i32 @digit(i32 noundef %conv46, i32 noundef %35)
  store i32 %call47, ptr %d, align 4
  %cmp48 = icmp sge i32 %call47, 0
  br i1 %cmp48, label %for.body, label %for.end

for.body:
  store i32 1, ptr %any, align 4
  %36 = load i32, ptr %over, align 4
  %tobool50 = icmp ne i32 %36, 0
  br i1 %tobool50, label %if.then56, label %lor.lhs.false51

lor.lhs.false51:
  %37 = load i64, ptr %value, align 8
  %38 = load i64, ptr %limit, align 8
  %39 = load i32, ptr %d, align 4
  %conv52 = sext i32 %39 to i64
  %sub = sub i64 %38, %conv52
  %40 = load i32, ptr %base.addr, align 4
  %conv53 = sext i32 %40 to i64
  %div = udiv i64 %sub, %conv53
  %cmp54 = icmp ugt i64 %37, %div
  br i1 %cmp54, label %if.then56, label %if.else57

if.then56:
  store i32 1, ptr %over, align 4
  %41 = load i64, ptr %limit, align 8
  store i64 %41, ptr %value, align 8
  br label %if.end60

if.else57:
  %42 = load i64, ptr %value, align 8
  %43 = load i32, ptr %base.addr, align 4
  %conv58 = sext i32 %43 to i64
  %mul = mul i64 %42, %conv58
  %44 = load i32, ptr %d, align 4
  %conv59 = sext i32 %44 to i64
  %add = add i64 %mul, %conv59
  store i64 %add, ptr %value, align 8
  br label %if.end60

if.end60:
  br label %for.inc

for.inc:
  %45 = load ptr, ptr %s.addr, align 8
  %incdec.ptr61 = getelementptr inbounds nuw i8, ptr %45, i32 1
  store ptr %incdec.ptr61, ptr %s.addr, align 8
  br label %for.cond

for.end:
  %46 = load i32, ptr %over, align 4
  %tobool62 = icmp ne i32 %46, 0
  br i1 %tobool62, label %if.then63, label %if.end65

if.then63:
  %call64 = call ptr @__errno_location()
  store i32 34, ptr %call64, align 4
  br label %if.end65

if.end65:
  %47 = load ptr, ptr %end.addr, align 8
  %tobool66 = icmp ne ptr %47, null
  br i1 %tobool66, label %if.then67, label %if.end73

if.then67:
  %48 = load i32, ptr %any, align 4
  %tobool68 = icmp ne i32 %48, 0
  br i1 %tobool68, label %cond.true69, label %cond.false70

cond.true69:
  %49 = load ptr, ptr %s.addr, align 8
  br label %cond.end71

cond.false70:
  %50 = load ptr, ptr %start, align 8
  br label %cond.end71

cond.end71:
  %cond72 = phi ptr [ %49, %cond.true69 ], [ %50, %cond.false70 ]
  %51 = load ptr, ptr %end.addr, align 8
  store ptr %cond72, ptr %51, align 8
  br label %if.end73

if.end73:
  %magnitude = getelementptr inbounds nuw %struct.number, ptr %retval, i32 0, i32 0
  %52 = load i64, ptr %value, align 8
  store i64 %52, ptr %magnitude, align 8
  %negative74 = getelementptr inbounds nuw %struct.number, ptr %retval, i32 0, i32 1
  %53 = load i32, ptr %negative, align 4
  store i32 %53, ptr %negative74, align 8
  %over75 = getelementptr inbounds nuw %struct.number, ptr %retval, i32 0, i32 2
  %54 = load i32, ptr %over, align 4
  store i32 %54, ptr %over75, align 4
  %55 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %55
}

define i64 @strtoul(ptr noalias noundef nonnull %s, ptr noalias noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %number = alloca %struct.number, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call { i64, i64 } @scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -1, i64 noundef -1)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %number, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %number, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call, 1
  store i64 %6, ptr %5, align 8
  %negative = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 1
  %7 = load i32, ptr %negative, align 8
  %tobool = icmp ne i32 %7, 0
  br i1 %tobool, label %land.lhs.true, label %cond.false

land.lhs.true:
  %over = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 2
  %8 = load i32, ptr %over, align 4
  %tobool1 = icmp ne i32 %8, 0
  br i1 %tobool1, label %cond.false, label %cond.true

cond.true:
  %magnitude = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 0
  %9 = load i64, ptr %magnitude, align 8
  %sub = sub i64 0, %9
  br label %cond.end

cond.false:
  %magnitude2 = getelementptr inbounds nuw %struct.number, ptr %number, i32 0, i32 0
  %10 = load i64, ptr %magnitude2, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %sub, %cond.true ], [ %10, %cond.false ]
  ret i64 %cond
}

define i64 @strtoll(ptr noalias noundef nonnull %s, ptr noalias noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @strtoull(ptr noalias noundef nonnull %s, ptr noalias noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @strtoimax(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @strtoumax(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @__isoc23_strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @__isoc23_strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @__isoc23_strtoll(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @__isoc23_strtoull(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i32 @atoi(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @atol(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define i64 @atoll(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define i32 @rand_r(ptr noundef %seed) {
entry:
  %seed.addr = alloca ptr, align 8
  store ptr %seed, ptr %seed.addr, align 8
  %0 = load ptr, ptr %seed.addr, align 8
  %1 = load i32, ptr %0, align 4
  %mul = mul i32 %1, 1103515245
  %add = add i32 %mul, 12345
  %2 = load ptr, ptr %seed.addr, align 8
  store i32 %add, ptr %2, align 4
  %3 = load ptr, ptr %seed.addr, align 8
  %4 = load i32, ptr %3, align 4
  %shr = lshr i32 %4, 1
  ret i32 %shr
}

define i32 @rand() {
entry:
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @random_state)
  %1 = load i64, ptr %0, align 8
  %mul = mul i64 %1, 6364136223846793005
  %add = add i64 %mul, 1442695040888963407
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @random_state)
  store i64 %add, ptr %2, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @random_state)
  %4 = load i64, ptr %3, align 8
  %shr = lshr i64 %4, 33
  %conv = trunc i64 %shr to i32
  ret i32 %conv
}

define void @srand(i32 noundef %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, ptr %seed.addr, align 4
  %0 = load i32, ptr %seed.addr, align 4
  %conv = zext i32 %0 to i64
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @random_state)
  store i64 %conv, ptr %1, align 8
  ret void
}

define i64 @random() {
entry:
  %call = call i32 @rand()
  %conv = sext i32 %call to i64
  ret i64 %conv
}

define void @srandom(i32 noundef %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, ptr %seed.addr, align 4
  %0 = load i32, ptr %seed.addr, align 4
  call void @srand(i32 noundef %0)
  ret void
}

define i64 @lrand48() {
entry:
  %call = call i32 @rand()
  %conv = sext i32 %call to i64
  ret i64 %conv
}

define void @srand48(i64 noundef %seed) {
entry:
  %seed.addr = alloca i64, align 8
  store i64 %seed, ptr %seed.addr, align 8
  %0 = load i64, ptr %seed.addr, align 8
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @random_state)
  store i64 %0, ptr %1, align 8
  ret void
}

define double @drand48() {
entry:
  %call = call i32 @rand()
  %conv = sitofp i32 %call to double
  %div = fdiv double %conv, 0x41E0000000000000
  ret double %div
}

define void @qsort_r(ptr noundef nonnull %base, i64 noundef %count, i64 noundef %size, ptr noundef nonnull %compare, ptr noundef %context) {
entry:
  %base.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca ptr, align 8
  %context.addr = alloca ptr, align 8
  %array = alloca ptr, align 8
  %i = alloca i64, align 8
  %at = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  store ptr %context, ptr %context.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  store ptr %0, ptr %array, align 8
  store i64 1, ptr %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %count.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.end11

for.body:
  %3 = load ptr, ptr %array, align 8
  %4 = load i64, ptr %i, align 8
  %5 = load i64, ptr %size.addr, align 8
  %mul = mul i64 %4, %5
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i64 %mul
  store ptr %add.ptr, ptr %at, align 8
  br label %for.cond1

for.cond1:
  %6 = load ptr, ptr %at, align 8
  %7 = load ptr, ptr %array, align 8
  %cmp2 = icmp ugt ptr %6, %7
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:
  %8 = load ptr, ptr %compare.addr, align 8
  %9 = load ptr, ptr %at, align 8
  %10 = load i64, ptr %size.addr, align 8
  %idx.neg = sub i64 0, %10
  %add.ptr3 = getelementptr inbounds i8, ptr %9, i64 %idx.neg
  %11 = load ptr, ptr %at, align 8
  %12 = load ptr, ptr %context.addr, align 8
  %call = call i32 %8(ptr noundef %add.ptr3, ptr noundef %11, ptr noundef %12)
  %cmp4 = icmp sgt i32 %call, 0
  br label %land.end

land.end:
  %13 = phi i1 [ false, %for.cond1 ], [ %cmp4, %land.rhs ]
  br i1 %13, label %for.body5, label %for.end

for.body5:
  %14 = load ptr, ptr %at, align 8
  %15 = load i64, ptr %size.addr, align 8
  %idx.neg6 = sub i64 0, %15
  %add.ptr7 = getelementptr inbounds i8, ptr %14, i64 %idx.neg6
  %16 = load ptr, ptr %at, align 8
  %17 = load i64, ptr %size.addr, align 8
  call void @swap(ptr noundef %add.ptr7, ptr noundef %16, i64 noundef %17)
  br label %for.inc

for.inc:
  %18 = load i64, ptr %size.addr, align 8
  %19 = load ptr, ptr %at, align 8
  %idx.neg8 = sub i64 0, %18
  %add.ptr9 = getelementptr inbounds i8, ptr %19, i64 %idx.neg8
  store ptr %add.ptr9, ptr %at, align 8
  br label %for.cond1

for.end:
  br label %for.inc10

for.inc10:
  %20 = load i64, ptr %i, align 8
  %inc = add i64 %20, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end11:
  ret void
}

define internal void @swap(ptr noundef %a, ptr noundef %b, i64 noundef %size) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %t = alloca i8, align 1
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:
  %2 = load ptr, ptr %a.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  store i8 %4, ptr %t, align 1
  %5 = load ptr, ptr %b.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %5, i64 %6
  %7 = load i8, ptr %arrayidx1, align 1
  %8 = load ptr, ptr %a.addr, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %8, i64 %9
  store i8 %7, ptr %arrayidx2, align 1
  %10 = load i8, ptr %t, align 1
  %11 = load ptr, ptr %b.addr, align 8
  %12 = load i64, ptr %i, align 8
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  store i8 %10, ptr %arrayidx3, align 1
  br label %for.inc

for.inc:
  %13 = load i64, ptr %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  ret void
}

define void @qsort(ptr noundef nonnull %base, i64 noundef %count, i64 noundef %size, ptr noundef nonnull %compare) {
entry:
  %base.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca ptr, align 8
  %array = alloca ptr, align 8
  %i = alloca i64, align 8
  %at = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  store ptr %0, ptr %array, align 8
  store i64 1, ptr %i, align 8
  br label %for.cond

for.cond:
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %count.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.end11

for.body:
  %3 = load ptr, ptr %array, align 8
  %4 = load i64, ptr %i, align 8
  %5 = load i64, ptr %size.addr, align 8
  %mul = mul i64 %4, %5
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i64 %mul
  store ptr %add.ptr, ptr %at, align 8
  br label %for.cond1

for.cond1:
  %6 = load ptr, ptr %at, align 8
  %7 = load ptr, ptr %array, align 8
  %cmp2 = icmp ugt ptr %6, %7
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:
  %8 = load ptr, ptr %compare.addr, align 8
  %9 = load ptr, ptr %at, align 8
  %10 = load i64, ptr %size.addr, align 8
  %idx.neg = sub i64 0, %10
  %add.ptr3 = getelementptr inbounds i8, ptr %9, i64 %idx.neg
  %11 = load ptr, ptr %at, align 8
  %call = call i32 %8(ptr noundef %add.ptr3, ptr noundef %11)
  %cmp4 = icmp sgt i32 %call, 0
  br label %land.end

land.end:
  %12 = phi i1 [ false, %for.cond1 ], [ %cmp4, %land.rhs ]
  br i1 %12, label %for.body5, label %for.end

for.body5:
  %13 = load ptr, ptr %at, align 8
  %14 = load i64, ptr %size.addr, align 8
  %idx.neg6 = sub i64 0, %14
  %add.ptr7 = getelementptr inbounds i8, ptr %13, i64 %idx.neg6
  %15 = load ptr, ptr %at, align 8
  %16 = load i64, ptr %size.addr, align 8
  call void @swap(ptr noundef %add.ptr7, ptr noundef %15, i64 noundef %16)
  br label %for.inc

for.inc:
  %17 = load i64, ptr %size.addr, align 8
  %18 = load ptr, ptr %at, align 8
  %idx.neg8 = sub i64 0, %17
  %add.ptr9 = getelementptr inbounds i8, ptr %18, i64 %idx.neg8
  store ptr %add.ptr9, ptr %at, align 8
  br label %for.cond1

for.end:
  br label %for.inc10

for.inc10:
  %19 = load i64, ptr %i, align 8
  %inc = add i64 %19, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end11:
  ret void
}

define ptr @bsearch(ptr noundef nonnull %key, ptr noundef nonnull %base, i64 noundef %count, i64 noundef %size, ptr noundef nonnull %compare) {
entry:
  %retval = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %base.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca ptr, align 8
  %low = alloca i64, align 8
  %high = alloca i64, align 8
  %middle = alloca i64, align 8
  %at = alloca ptr, align 8
  %order = alloca i32, align 4
  store ptr %key, ptr %key.addr, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  store i64 0, ptr %low, align 8
  %0 = load i64, ptr %count.addr, align 8
  store i64 %0, ptr %high, align 8
  br label %while.cond

while.cond:
  %1 = load i64, ptr %low, align 8
  %2 = load i64, ptr %high, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %while.body, label %while.end

while.body:
  %3 = load i64, ptr %low, align 8
  %4 = load i64, ptr %high, align 8
  %5 = load i64, ptr %low, align 8
  %sub = sub i64 %4, %5
  %div = udiv i64 %sub, 2
  %add = add i64 %3, %div
  store i64 %add, ptr %middle, align 8
  %6 = load ptr, ptr %base.addr, align 8
  %7 = load i64, ptr %middle, align 8
  %8 = load i64, ptr %size.addr, align 8
  %mul = mul i64 %7, %8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %mul
  store ptr %add.ptr, ptr %at, align 8
  %9 = load ptr, ptr %compare.addr, align 8
  %10 = load ptr, ptr %key.addr, align 8
  %11 = load ptr, ptr %at, align 8
  %call = call i32 %9(ptr noundef %10, ptr noundef %11)
  store i32 %call, ptr %order, align 4
  %12 = load i32, ptr %order, align 4
  %cmp1 = icmp eq i32 %12, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %13 = load ptr, ptr %at, align 8
  store ptr %13, ptr %retval, align 8
  br label %return

if.end:
  %14 = load i32, ptr %order, align 4
  %cmp2 = icmp slt i32 %14, 0
  br i1 %cmp2, label %if.then3, label %if.else

if.then3:
  %15 = load i64, ptr %middle, align 8
  store i64 %15, ptr %high, align 8
  br label %if.end5

if.else:
  %16 = load i64, ptr %middle, align 8
  %add4 = add i64 %16, 1
  store i64 %add4, ptr %low, align 8
  br label %if.end5

if.end5:
  br label %while.cond

while.end:
  store ptr null, ptr %retval, align 8
  br label %return

return:
  %17 = load ptr, ptr %retval, align 8
  ret ptr %17
}

define ptr @realloc(ptr noundef %p, i64 noundef %size) {
entry:
  %retval = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %moved = alloca ptr, align 8
  %old = alloca i64, align 8
  store ptr %p, ptr %p.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %p.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i64, ptr %size.addr, align 8
  %tobool1 = icmp ne i64 %1, 0
  br i1 %tobool1, label %if.end, label %if.then

if.then:
  %2 = load ptr, ptr %p.addr, align 8
  call void @free(ptr noundef %2)
  store ptr null, ptr %retval, align 8
  br label %return

if.end:
  %3 = load i64, ptr %size.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %3)
  store ptr %call, ptr %moved, align 8
  %4 = load ptr, ptr %p.addr, align 8
  %tobool2 = icmp ne ptr %4, null
  br i1 %tobool2, label %land.lhs.true3, label %if.end8

land.lhs.true3:
  %5 = load ptr, ptr %moved, align 8
  %tobool4 = icmp ne ptr %5, null
  br i1 %tobool4, label %if.then5, label %if.end8

if.then5:
  %6 = load ptr, ptr %p.addr, align 8
  %call6 = call i64 @malloc_usable_size(ptr noundef %6)
  store i64 %call6, ptr %old, align 8
  %7 = load ptr, ptr %moved, align 8
  %8 = load ptr, ptr %p.addr, align 8
  %9 = load i64, ptr %old, align 8
  %10 = load i64, ptr %size.addr, align 8
  %cmp = icmp ult i64 %9, %10
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  %11 = load i64, ptr %old, align 8
  br label %cond.end

cond.false:
  %12 = load i64, ptr %size.addr, align 8
  br label %cond.end

cond.end:
  %cond = phi i64 [ %11, %cond.true ], [ %12, %cond.false ]
  %call7 = call ptr @memcpy(ptr noundef %7, ptr noundef %8, i64 noundef %cond)
  %13 = load ptr, ptr %p.addr, align 8
  call void @free(ptr noundef %13)
  br label %if.end8

if.end8:
  %14 = load ptr, ptr %moved, align 8
  store ptr %14, ptr %retval, align 8
  br label %return

return:
  %15 = load ptr, ptr %retval, align 8
  ret ptr %15
}

declare void @free(ptr noundef)

declare noalias ptr @malloc(i64 noundef)

declare i64 @malloc_usable_size(ptr noundef)

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef)

define ptr @reallocarray(ptr noundef %p, i64 noundef %count, i64 noundef %size) {
entry:
  %retval = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store ptr %p, ptr %p.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %1 = load i64, ptr %count.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  %div = udiv i64 -1, %2
  %cmp = icmp ugt i64 %1, %div
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call ptr @__errno_location()
  store i32 12, ptr %call, align 4
  store ptr null, ptr %retval, align 8
  br label %return

if.end:
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i64, ptr %count.addr, align 8
  %5 = load i64, ptr %size.addr, align 8
  %mul = mul i64 %4, %5
  %call1 = call ptr @realloc(ptr noundef %3, i64 noundef %mul)
  store ptr %call1, ptr %retval, align 8
  br label %return

return:
  %6 = load ptr, ptr %retval, align 8
  ret ptr %6
}

define noalias ptr @valloc(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call noalias align 4096 ptr @aligned_alloc(i64 noundef 4096, i64 noundef %0)
  ret ptr %call
}

declare noalias ptr @aligned_alloc(i64 noundef, i64 noundef)

define ptr @getenv(ptr noundef nonnull %name) {
entry:
  %name.addr = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
  ret ptr null
}

define ptr @secure_getenv(ptr noundef nonnull %name) {
entry:
  %name.addr = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
  ret ptr null
}

define i32 @getpid() {
entry:
  ret i32 1000
}

define i32 @getppid() {
entry:
  ret i32 1
}

define i32 @getuid() {
entry:
  ret i32 1000
}

define i32 @gettid() {
entry:
  %call = call i64 @pthread_self()
  %conv = trunc i64 %call to i32
  %add = add nsw i32 999, %conv
  ret i32 %add
}

declare i64 @pthread_self()

define i32 @getpagesize() {
entry:
  ret i32 4096
}

define i32 @get_nprocs() {
entry:
  ret i32 2
}

define i32 @get_nprocs_conf() {
entry:
  ret i32 2
}

define i32 @isatty(i32 noundef %fd) {
entry:
  %fd.addr = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  ret i32 0
}

define i64 @sysconf(i32 noundef %name) {
entry:
  %retval = alloca i64, align 8
  %name.addr = alloca i32, align 4
  store i32 %name, ptr %name.addr, align 4
  %0 = load i32, ptr %name.addr, align 4
  switch i32 %0, label %sw.default [
    i32 84, label %sw.bb
    i32 83, label %sw.bb
    i32 30, label %sw.bb1
  ]

sw.bb:
  store i64 2, ptr %retval, align 8
  br label %return

sw.bb1:
  store i64 4096, ptr %retval, align 8
  br label %return

sw.default:
  store i64 -1, ptr %retval, align 8
  br label %return

return:
  %1 = load i64, ptr %retval, align 8
  ret i64 %1
}

define internal i32 @digit(i32 noundef %c, i32 noundef %base) {
entry:
  %c.addr = alloca i32, align 4
  %base.addr = alloca i32, align 4
  %value = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp sge i32 %0, 48
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:
  %1 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 57
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:
  %2 = load i32, ptr %c.addr, align 4
  %sub = sub nsw i32 %2, 48
  br label %cond.end17

cond.false:
  %3 = load i32, ptr %c.addr, align 4
  %cmp2 = icmp sge i32 %3, 97
  br i1 %cmp2, label %land.lhs.true3, label %cond.false7

land.lhs.true3:
  %4 = load i32, ptr %c.addr, align 4
  %cmp4 = icmp sle i32 %4, 122
  br i1 %cmp4, label %cond.true5, label %cond.false7

cond.true5:
  %5 = load i32, ptr %c.addr, align 4
  %sub6 = sub nsw i32 %5, 97
  %add = add nsw i32 %sub6, 10
  br label %cond.end15

cond.false7:
  %6 = load i32, ptr %c.addr, align 4
  %cmp8 = icmp sge i32 %6, 65
  br i1 %cmp8, label %land.lhs.true9, label %cond.false14

land.lhs.true9:
  %7 = load i32, ptr %c.addr, align 4
  %cmp10 = icmp sle i32 %7, 90
  br i1 %cmp10, label %cond.true11, label %cond.false14

cond.true11:
  %8 = load i32, ptr %c.addr, align 4
  %sub12 = sub nsw i32 %8, 65
  %add13 = add nsw i32 %sub12, 10
  br label %cond.end

cond.false14:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add13, %cond.true11 ], [ 99, %cond.false14 ]
  br label %cond.end15

cond.end15:
  %cond16 = phi i32 [ %add, %cond.true5 ], [ %cond, %cond.end ]
  br label %cond.end17

cond.end17:
  %cond18 = phi i32 [ %sub, %cond.true ], [ %cond16, %cond.end15 ]
  store i32 %cond18, ptr %value, align 4
  %9 = load i32, ptr %value, align 4
  %10 = load i32, ptr %base.addr, align 4
  %cmp19 = icmp slt i32 %9, %10
  br i1 %cmp19, label %cond.true20, label %cond.false21

cond.true20:
  %11 = load i32, ptr %value, align 4
  br label %cond.end22

cond.false21:
  br label %cond.end22

cond.end22:
  %cond23 = phi i32 [ %11, %cond.true20 ], [ -1, %cond.false21 ]
  ret i32 %cond23
}

