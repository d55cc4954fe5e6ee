source_filename = "strtod.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.real = type { [76 x i8], i32, i32, i32, i64 }

@.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1

define double @strtod(ptr noalias noundef nonnull %s, ptr noalias noundef %end) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %real = alloca %struct.real, align 8
  %value = alloca double, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  call void @scan(ptr noundef %0, ptr noundef %1, ptr noundef %real)
  %form = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %2 = load i32, ptr %form, align 4
  %cmp = icmp eq i32 %2, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end12

cond.false:
  %form1 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %3 = load i32, ptr %form1, align 4
  %cmp2 = icmp eq i32 %3, 3
  br i1 %cmp2, label %cond.true3, label %cond.false4

cond.true3:
  br label %cond.end10

cond.false4:
  %form5 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %4 = load i32, ptr %form5, align 4
  %cmp6 = icmp eq i32 %4, 0
  br i1 %cmp6, label %cond.true7, label %cond.false8

cond.true7:
  %text = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 0
  %arraydecay = getelementptr inbounds [76 x i8], ptr %text, i64 0, i64 0
  %call = call double @__treadle_decimal(ptr noundef %arraydecay)
  br label %cond.end

cond.false8:
  %mantissa = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 4
  %5 = load i64, ptr %mantissa, align 8
  %conv = uitofp i64 %5 to double
  %exponent = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 3
  %6 = load i32, ptr %exponent, align 4
  %call9 = call double @ldexp(double noundef %conv, i32 noundef %6)
  br label %cond.end

cond.end:
  %cond = phi double [ %call, %cond.true7 ], [ %call9, %cond.false8 ]
  br label %cond.end10

cond.end10:
  %cond11 = phi double [ 0x7FF8000000000000, %cond.true3 ], [ %cond, %cond.end ]
  br label %cond.end12

cond.end12:
  %cond13 = phi double [ 0x7FF0000000000000, %cond.true ], [ %cond11, %cond.end10 ]
  store double %cond13, ptr %value, align 8
  %form14 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %7 = load i32, ptr %form14, align 4
  %cmp15 = icmp eq i32 %7, 0
  br i1 %cmp15, label %land.lhs.true, label %if.end

land.lhs.true:
  %8 = load double, ptr %value, align 8
  %9 = load double, ptr %value, align 8
  %sub = fsub double %8, %9
  %cmp17 = fcmp une double %sub, 0.000000e+00
  br i1 %cmp17, label %if.then, label %if.end

if.then:
  %call19 = call ptr @__errno_location()
  store i32 34, ptr %call19, align 4
  br label %if.end

if.end:
  %negative = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 2
  %10 = load i32, ptr %negative, align 8
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %land.lhs.true20, label %cond.false25

land.lhs.true20:
  %form21 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %11 = load i32, ptr %form21, align 4
  %cmp22 = icmp ne i32 %11, 0
  br i1 %cmp22, label %cond.true24, label %cond.false25

cond.true24:
  %12 = load double, ptr %value, align 8
  %fneg = fneg double %12
  br label %cond.end26

cond.false25:
  %13 = load double, ptr %value, align 8
  br label %cond.end26

cond.end26:
  %cond27 = phi double [ %fneg, %cond.true24 ], [ %13, %cond.false25 ]
  ret double %cond27
}

define internal void @scan(ptr noundef %start, ptr noundef %end, ptr noundef %real) {
entry:
  %start.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %real.addr = alloca ptr, align 8
  %s = alloca ptr, align 8
  %after = alloca ptr, align 8
  store ptr %start, ptr %start.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store ptr %real, ptr %real.addr, align 8
  %0 = load ptr, ptr %start.addr, align 8
  store ptr %0, ptr %s, align 8
  br label %while.cond

while.cond:
  %1 = load ptr, ptr %s, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:
  %3 = load ptr, ptr %s, align 8
  %4 = load i8, ptr %3, align 1
  %conv2 = sext i8 %4 to i32
  %cmp3 = icmp sge i32 %conv2, 9
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:
  %5 = load ptr, ptr %s, align 8
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
  %9 = load ptr, ptr %s, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %9, i32 1
  store ptr %incdec.ptr, ptr %s, align 8
  br label %while.cond

while.end:
  %10 = load ptr, ptr %s, align 8
  %11 = load i8, ptr %10, align 1
  %conv8 = sext i8 %11 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  %conv10 = zext i1 %cmp9 to i32
  %12 = load ptr, ptr %real.addr, align 8
  %negative = getelementptr inbounds nuw %struct.real, ptr %12, i32 0, i32 2
  store i32 %conv10, ptr %negative, align 8
  %13 = load ptr, ptr %real.addr, align 8
  %exponent = getelementptr inbounds nuw %struct.real, ptr %13, i32 0, i32 3
  store i32 0, ptr %exponent, align 4
  %14 = load ptr, ptr %real.addr, align 8
  %mantissa = getelementptr inbounds nuw %struct.real, ptr %14, i32 0, i32 4
  store i64 0, ptr %mantissa, align 8
  %15 = load ptr, ptr %s, align 8
  %16 = load i8, ptr %15, align 1
  %conv11 = sext i8 %16 to i32
  %cmp12 = icmp eq i32 %conv11, 45
  br i1 %cmp12, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %17 = load ptr, ptr %s, align 8
  %18 = load i8, ptr %17, align 1
  %conv14 = sext i8 %18 to i32
  %cmp15 = icmp eq i32 %conv14, 43
  br i1 %cmp15, label %if.then, label %if.end

if.then:
  %19 = load ptr, ptr %s, align 8
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr %19, i32 1
  store ptr %incdec.ptr17, ptr %s, align 8
  br label %if.end

if.end:
  store ptr null, ptr %after, align 8
  %20 = load ptr, ptr %s, align 8
  %arrayidx = getelementptr inbounds i8, ptr %20, i64 0
  %21 = load i8, ptr %arrayidx, align 1
  %conv18 = sext i8 %21 to i32
  %cmp19 = icmp eq i32 %conv18, 48
  br i1 %cmp19, label %land.lhs.true, label %if.end26

land.lhs.true:
  %22 = load ptr, ptr %s, align 8
  %arrayidx21 = getelementptr inbounds i8, ptr %22, i64 1
  %23 = load i8, ptr %arrayidx21, align 1
  %conv22 = sext i8 %23 to i32
  %or = or i32 %conv22, 32
  %cmp23 = icmp eq i32 %or, 120
  br i1 %cmp23, label %if.then25, label %if.end26

if.then25:
  %24 = load ptr, ptr %s, align 8
  %add.ptr = getelementptr inbounds i8, ptr %24, i64 2
  %25 = load ptr, ptr %real.addr, align 8
  %call = call ptr @scan_binary(ptr noundef %add.ptr, ptr noundef %25)
  store ptr %call, ptr %after, align 8
  br label %if.end26

if.end26:
  %26 = load ptr, ptr %after, align 8
  %tobool = icmp ne ptr %26, null
  br i1 %tobool, label %if.else, label %land.lhs.true27

land.lhs.true27:
  %27 = load ptr, ptr %s, align 8
  %call28 = call i32 @strncasecmp(ptr noundef %27, ptr noundef @.str, i64 noundef 3)
  %cmp29 = icmp eq i32 %call28, 0
  br i1 %cmp29, label %if.then31, label %if.else

if.then31:
  %28 = load ptr, ptr %real.addr, align 8
  %form = getelementptr inbounds nuw %struct.real, ptr %28, i32 0, i32 1
  store i32 2, ptr %form, align 4
  %29 = load ptr, ptr %s, align 8
  %30 = load ptr, ptr %s, align 8
  %call32 = call i32 @strncasecmp(ptr noundef %30, ptr noundef @.str.1, i64 noundef 8)
  %cmp33 = icmp eq i32 %call32, 0
  %31 = zext i1 %cmp33 to i64
  %cond = select i1 %cmp33, i32 8, i32 3
  %idx.ext = sext i32 %cond to i64
  %add.ptr35 = getelementptr inbounds i8, ptr %29, i64 %idx.ext
  store ptr %add.ptr35, ptr %after, align 8
  br label %if.end50

if.else:
  %32 = load ptr, ptr %after, align 8
  %tobool36 = icmp ne ptr %32, null
  br i1 %tobool36, label %if.else44, label %land.lhs.true37

land.lhs.true37:
  %33 = load ptr, ptr %s, align 8
  %call38 = call i32 @strncasecmp(ptr noundef %33, ptr noundef @.str.2, i64 noundef 3)
  %cmp39 = icmp eq i32 %call38, 0
  br i1 %cmp39, label %if.then41, label %if.else44

if.then41:
  %34 = load ptr, ptr %real.addr, align 8
  %form42 = getelementptr inbounds nuw %struct.real, ptr %34, i32 0, i32 1
  store i32 3, ptr %form42, align 4
  %35 = load ptr, ptr %s, align 8
  %add.ptr43 = getelementptr inbounds i8, ptr %35, i64 3
  store ptr %add.ptr43, ptr %after, align 8
  br label %if.end49

if.else44:
  %36 = load ptr, ptr %after, align 8
  %tobool45 = icmp ne ptr %36, null
  br i1 %tobool45, label %if.end48, label %if.then46

if.then46:
  %37 = load ptr, ptr %s, align 8
  %38 = load ptr, ptr %real.addr, align 8
  %call47 = call ptr @scan_decimal(ptr noundef %37, ptr noundef %38)
  store ptr %call47, ptr %after, align 8
  br label %if.end48

if.end48:
  br label %if.end49

if.end49:
  br label %if.end50

if.end50:
  %39 = load ptr, ptr %after, align 8
  %tobool51 = icmp ne ptr %39, null
  br i1 %tobool51, label %if.end56, label %if.then52

if.then52:
  %40 = load ptr, ptr %real.addr, align 8
  %form53 = getelementptr inbounds nuw %struct.real, ptr %40, i32 0, i32 1
  store i32 1, ptr %form53, align 4
  %41 = load ptr, ptr %real.addr, align 8
  %negative54 = getelementptr inbounds nuw %struct.real, ptr %41, i32 0, i32 2
  store i32 0, ptr %negative54, align 8
  %42 = load ptr, ptr %real.addr, align 8
  %mantissa55 = getelementptr inbounds nuw %struct.real, ptr %42, i32 0, i32 4
  store i64 0, ptr %mantissa55, align 8
  br label %if.end56

if.end56:
  %43 = load ptr, ptr %end.addr, align 8
  %tobool57 = icmp ne ptr %43, null
  br i1 %tobool57, label %if.then58, label %if.end61

if.then58:
  %44 = load ptr, ptr %after, align 8
  %tobool59 = icmp ne ptr %44, null
  br i1 %tobool59, label %cond.true, label %cond.false

cond.true:
  %45 = load ptr, ptr %after, align 8
  br label %cond.end

cond.false:
  %46 = load ptr, ptr %start.addr, align 8
  br label %cond.end

cond.end:
  %cond60 = phi ptr [ %45, %cond.true ], [ %46, %cond.false ]
  %47 = load ptr, ptr %end.addr, align 8
  store ptr %cond60, ptr %47, align 8
  br label %if.end61

if.end61:
  ret void
}

declare double @__treadle_decimal(ptr noundef)

declare double @ldexp(double noundef, i32 noundef)

declare ptr @__errno_location()

define float @strtof(ptr noalias noundef nonnull %s, ptr noalias noundef %end) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %real = alloca %struct.real, align 8
  %value = alloca float, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  call void @scan(ptr noundef %0, ptr noundef %1, ptr noundef %real)
  %form = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %2 = load i32, ptr %form, align 4
  %cmp = icmp eq i32 %2, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end13

cond.false:
  %form1 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %3 = load i32, ptr %form1, align 4
  %cmp2 = icmp eq i32 %3, 3
  br i1 %cmp2, label %cond.true3, label %cond.false4

cond.true3:
  br label %cond.end11

cond.false4:
  %form5 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %4 = load i32, ptr %form5, align 4
  %cmp6 = icmp eq i32 %4, 0
  br i1 %cmp6, label %cond.true7, label %cond.false8

cond.true7:
  %text = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 0
  %arraydecay = getelementptr inbounds [76 x i8], ptr %text, i64 0, i64 0
  %call = call float @__treadle_decimalf(ptr noundef %arraydecay)
  br label %cond.end

cond.false8:
  %mantissa = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 4
  %5 = load i64, ptr %mantissa, align 8
  %conv = uitofp i64 %5 to double
  %exponent = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 3
  %6 = load i32, ptr %exponent, align 4
  %call9 = call double @ldexp(double noundef %conv, i32 noundef %6)
  %conv10 = fptrunc double %call9 to float
  br label %cond.end

cond.end:
  %cond = phi float [ %call, %cond.true7 ], [ %conv10, %cond.false8 ]
  br label %cond.end11

cond.end11:
  %cond12 = phi float [ 0x7FF8000000000000, %cond.true3 ], [ %cond, %cond.end ]
  br label %cond.end13

cond.end13:
  %cond14 = phi float [ 0x7FF0000000000000, %cond.true ], [ %cond12, %cond.end11 ]
  store float %cond14, ptr %value, align 4
  %form15 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %7 = load i32, ptr %form15, align 4
  %cmp16 = icmp eq i32 %7, 0
  br i1 %cmp16, label %land.lhs.true, label %if.end

land.lhs.true:
  %8 = load float, ptr %value, align 4
  %9 = load float, ptr %value, align 4
  %sub = fsub float %8, %9
  %cmp18 = fcmp une float %sub, 0.000000e+00
  br i1 %cmp18, label %if.then, label %if.end

if.then:
  %call20 = call ptr @__errno_location()
  store i32 34, ptr %call20, align 4
  br label %if.end

if.end:
  %negative = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 2
  %10 = load i32, ptr %negative, align 8
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %land.lhs.true21, label %cond.false26

land.lhs.true21:
  %form22 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %11 = load i32, ptr %form22, align 4
  %cmp23 = icmp ne i32 %11, 0
  br i1 %cmp23, label %cond.true25, label %cond.false26

cond.true25:
  %12 = load float, ptr %value, align 4
  %fneg = fneg float %12
  br label %cond.end27

cond.false26:
  %13 = load float, ptr %value, align 4
  br label %cond.end27

cond.end27:
  %cond28 = phi float [ %fneg, %cond.true25 ], [ %13, %cond.false26 ]
  ret float %cond28
}

declare float @__treadle_decimalf(ptr noundef)

define x86_fp80 @strtold(ptr noalias noundef nonnull %s, ptr noalias noundef %end) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %real = alloca %struct.real, align 8
  %value = alloca x86_fp80, align 16
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  call void @scan(ptr noundef %0, ptr noundef %1, ptr noundef %real)
  %form = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %2 = load i32, ptr %form, align 4
  %cmp = icmp eq i32 %2, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end13

cond.false:
  %form1 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %3 = load i32, ptr %form1, align 4
  %cmp2 = icmp eq i32 %3, 3
  br i1 %cmp2, label %cond.true3, label %cond.false4

cond.true3:
  br label %cond.end11

cond.false4:
  %form5 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %4 = load i32, ptr %form5, align 4
  %cmp6 = icmp eq i32 %4, 0
  br i1 %cmp6, label %cond.true7, label %cond.false8

cond.true7:
  %text = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 0
  %arraydecay = getelementptr inbounds [76 x i8], ptr %text, i64 0, i64 0
  %call = call x86_fp80 @__treadle_decimall(ptr noundef %arraydecay)
  br label %cond.end

cond.false8:
  %mantissa = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 4
  %5 = load i64, ptr %mantissa, align 8
  %conv = uitofp i64 %5 to double
  %exponent = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 3
  %6 = load i32, ptr %exponent, align 4
  %call9 = call double @ldexp(double noundef %conv, i32 noundef %6)
  %conv10 = fpext double %call9 to x86_fp80
  br label %cond.end

cond.end:
  %cond = phi x86_fp80 [ %call, %cond.true7 ], [ %conv10, %cond.false8 ]
  br label %cond.end11

cond.end11:
  %cond12 = phi x86_fp80 [ 0xK7FFFC000000000000000, %cond.true3 ], [ %cond, %cond.end ]
  br label %cond.end13

cond.end13:
  %cond14 = phi x86_fp80 [ 0xK7FFF8000000000000000, %cond.true ], [ %cond12, %cond.end11 ]
  store x86_fp80 %cond14, ptr %value, align 16
  %form15 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %7 = load i32, ptr %form15, align 4
  %cmp16 = icmp eq i32 %7, 0
  br i1 %cmp16, label %land.lhs.true, label %if.end

land.lhs.true:
  %8 = load x86_fp80, ptr %value, align 16
  %9 = load x86_fp80, ptr %value, align 16
  %sub = fsub x86_fp80 %8, %9
  %cmp18 = fcmp une x86_fp80 %sub, 0xK00000000000000000000
  br i1 %cmp18, label %if.then, label %if.end

if.then:
  %call20 = call ptr @__errno_location()
  store i32 34, ptr %call20, align 4
  br label %if.end

if.end:
  %negative = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 2
  %10 = load i32, ptr %negative, align 8
  %tobool = icmp ne i32 %10, 0
  br i1 %tobool, label %land.lhs.true21, label %cond.false26

land.lhs.true21:
  %form22 = getelementptr inbounds nuw %struct.real, ptr %real, i32 0, i32 1
  %11 = load i32, ptr %form22, align 4
  %cmp23 = icmp ne i32 %11, 0
  br i1 %cmp23, label %cond.true25, label %cond.false26

cond.true25:
  %12 = load x86_fp80, ptr %value, align 16
  %fneg = fneg x86_fp80 %12
  br label %cond.end27

cond.false26:
  %13 = load x86_fp80, ptr %value, align 16
  br label %cond.end27

cond.end27:
  %cond28 = phi x86_fp80 [ %fneg, %cond.true25 ], [ %13, %cond.false26 ]
  ret x86_fp80 %cond28
}

declare x86_fp80 @__treadle_decimall(ptr noundef)

define double @atof(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call double @strtod(ptr noundef %0, ptr noundef null)
  ret double %call
}

define internal ptr @scan_binary(ptr noundef %s, ptr noundef %real) {
entry:
  %s.addr = alloca ptr, align 8
  %real.addr = alloca ptr, align 8
  %any = alloca i32, align 4
  %point = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %real, ptr %real.addr, align 8
  store i32 0, ptr %any, align 4
  store i32 0, ptr %point, align 4
  br label %for.cond

for.cond:
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %call = call i32 @hexadecimal(i32 noundef %conv)
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:
  %2 = load ptr, ptr %s.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv2 = sext i8 %3 to i32
  %cmp3 = icmp eq i32 %conv2, 46
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:
  %4 = load i32, ptr %point, align 4
  %tobool = icmp ne i32 %4, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:
  %5 = phi i1 [ false, %lor.rhs ], [ %lnot, %land.rhs ]
  br label %lor.end

lor.end:
  %6 = phi i1 [ true, %for.cond ], [ %5, %land.end ]
  br i1 %6, label %for.body, label %for.end

for.body:
  %7 = load ptr, ptr %s.addr, align 8
  %8 = load i8, ptr %7, align 1
  %conv5 = sext i8 %8 to i32
  %cmp6 = icmp eq i32 %conv5, 46
  br i1 %cmp6, label %if.then, label %if.end

if.then:
  store i32 1, ptr %point, align 4
  br label %for.inc

if.end:
  store i32 1, ptr %any, align 4
  %9 = load ptr, ptr %real.addr, align 8
  %mantissa = getelementptr inbounds nuw %struct.real, ptr %9, i32 0, i32 4
  %10 = load i64, ptr %mantissa, align 8
  %shr = lshr i64 %10, 60
  %tobool8 = icmp ne i64 %shr, 0
  br i1 %tobool8, label %if.then9, label %if.else

if.then9:
  %11 = load ptr, ptr %s.addr, align 8
  %12 = load i8, ptr %11, align 1
  %conv10 = sext i8 %12 to i32
  %call11 = call i32 @hexadecimal(i32 noundef %conv10)
  %cmp12 = icmp ne i32 %call11, 0
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %13 = load ptr, ptr %real.addr, align 8
  %mantissa15 = getelementptr inbounds nuw %struct.real, ptr %13, i32 0, i32 4
  %14 = load i64, ptr %mantissa15, align 8
  %or = or i64 %14, %conv14
  store i64 %or, ptr %mantissa15, align 8
  %15 = load i32, ptr %point, align 4
  %tobool16 = icmp ne i32 %15, 0
  %16 = zext i1 %tobool16 to i64
  %cond = select i1 %tobool16, i32 0, i32 4
  %17 = load ptr, ptr %real.addr, align 8
  %exponent = getelementptr inbounds nuw %struct.real, ptr %17, i32 0, i32 3
  %18 = load i32, ptr %exponent, align 4
  %add = add nsw i32 %18, %cond
  store i32 %add, ptr %exponent, align 4
  br label %if.end26

if.else:
  %19 = load ptr, ptr %real.addr, align 8
  %mantissa17 = getelementptr inbounds nuw %struct.real, ptr %19, i32 0, i32 4
  %20 = load i64, ptr %mantissa17, align 8
  %shl = shl i64 %20, 4
  %21 = load ptr, ptr %s.addr, align 8
  %22 = load i8, ptr %21, align 1
  %conv18 = sext i8 %22 to i32
  %call19 = call i32 @hexadecimal(i32 noundef %conv18)
  %conv20 = sext i32 %call19 to i64
  %or21 = or i64 %shl, %conv20
  %23 = load ptr, ptr %real.addr, align 8
  %mantissa22 = getelementptr inbounds nuw %struct.real, ptr %23, i32 0, i32 4
  store i64 %or21, ptr %mantissa22, align 8
  %24 = load i32, ptr %point, align 4
  %tobool23 = icmp ne i32 %24, 0
  %25 = zext i1 %tobool23 to i64
  %cond24 = select i1 %tobool23, i32 4, i32 0
  %26 = load ptr, ptr %real.addr, align 8
  %exponent25 = getelementptr inbounds nuw %struct.real, ptr %26, i32 0, i32 3
  %27 = load i32, ptr %exponent25, align 4
  %sub = sub nsw i32 %27, %cond24
  store i32 %sub, ptr %exponent25, align 4
  br label %if.end26

if.end26:
  br label %for.inc

for.inc:
  %28 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %28, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %for.cond

for.end:
  %29 = load ptr, ptr %real.addr, align 8
  %form = getelementptr inbounds nuw %struct.real, ptr %29, i32 0, i32 1
  store i32 1, ptr %form, align 4
  %30 = load i32, ptr %any, align 4
  %tobool27 = icmp ne i32 %30, 0
  br i1 %tobool27, label %cond.true, label %cond.false

cond.true:
  %31 = load ptr, ptr %s.addr, align 8
  %32 = load ptr, ptr %real.addr, align 8
  %exponent28 = getelementptr inbounds nuw %struct.real, ptr %32, i32 0, i32 3
  %call29 = call ptr @scan_exponent(ptr noundef %31, i32 noundef 112, ptr noundef %exponent28)
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond30 = phi ptr [ %call29, %cond.true ], [ null, %cond.false ]
  ret ptr %cond30
}

declare i32 @strncasecmp(ptr noundef, ptr noundef, i64 noundef)

define internal ptr @scan_decimal(ptr noundef %s, ptr noundef %real) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %real.addr = alloca ptr, align 8
  %to = alloca ptr, align 8
  %n = alloca i32, align 4
  %any = alloca i32, align 4
  %rest = alloca i32, align 4
  %point = alloca i32, align 4
  %exponent = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %real, ptr %real.addr, align 8
  %0 = load ptr, ptr %real.addr, align 8
  %text = getelementptr inbounds nuw %struct.real, ptr %0, i32 0, i32 0
  %arraydecay = getelementptr inbounds [76 x i8], ptr %text, i64 0, i64 0
  store ptr %arraydecay, ptr %to, align 8
  store i32 0, ptr %n, align 4
  store i32 0, ptr %any, align 4
  store i32 0, ptr %rest, align 4
  store i32 0, ptr %point, align 4
  store i32 0, ptr %exponent, align 4
  %1 = load ptr, ptr %real.addr, align 8
  %negative = getelementptr inbounds nuw %struct.real, ptr %1, i32 0, i32 2
  %2 = load i32, ptr %negative, align 8
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %3 = load ptr, ptr %to, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %to, align 8
  store i8 45, ptr %3, align 1
  br label %if.end

if.end:
  br label %for.cond

for.cond:
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i8, ptr %4, align 1
  %conv = sext i8 %5 to i32
  %call = call i32 @is_digit(i32 noundef %conv)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %lor.end, label %lor.rhs

lor.rhs:
  %6 = load ptr, ptr %s.addr, align 8
  %7 = load i8, ptr %6, align 1
  %conv2 = sext i8 %7 to i32
  %cmp = icmp eq i32 %conv2, 46
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %8 = load i32, ptr %point, align 4
  %tobool4 = icmp ne i32 %8, 0
  %lnot = xor i1 %tobool4, true
  br label %land.end

land.end:
  %9 = phi i1 [ false, %lor.rhs ], [ %lnot, %land.rhs ]
  br label %lor.end

lor.end:
  %10 = phi i1 [ true, %for.cond ], [ %9, %land.end ]
  br i1 %10, label %for.body, label %for.end

for.body:
  %11 = load ptr, ptr %s.addr, align 8
  %12 = load i8, ptr %11, align 1
  %conv5 = sext i8 %12 to i32
  %cmp6 = icmp eq i32 %conv5, 46
  br i1 %cmp6, label %if.then8, label %if.end9

if.then8:
  store i32 1, ptr %point, align 4
  br label %for.inc

if.end9:
  store i32 1, ptr %any, align 4
  %13 = load i32, ptr %n, align 4
  %cmp10 = icmp slt i32 %13, 60
  br i1 %cmp10, label %land.lhs.true, label %if.else

land.lhs.true:
  %14 = load i32, ptr %n, align 4
  %tobool12 = icmp ne i32 %14, 0
  br i1 %tobool12, label %if.then16, label %lor.lhs.false

lor.lhs.false:
  %15 = load ptr, ptr %s.addr, align 8
  %16 = load i8, ptr %15, align 1
  %conv13 = sext i8 %16 to i32
  %cmp14 = icmp ne i32 %conv13, 48
  br i1 %cmp14, label %if.then16, label %if.else

if.then16:
  %17 = load ptr, ptr %s.addr, align 8
  %18 = load i8, ptr %17, align 1
  %19 = load ptr, ptr %to, align 8
  %20 = load i32, ptr %n, align 4
  %inc = add nsw i32 %20, 1
  store i32 %inc, ptr %n, align 4
  %idxprom = sext i32 %20 to i64
  %arrayidx = getelementptr inbounds i8, ptr %19, i64 %idxprom
  store i8 %18, ptr %arrayidx, align 1
  %21 = load i32, ptr %point, align 4
  %22 = load i32, ptr %exponent, align 4
  %sub = sub nsw i32 %22, %21
  store i32 %sub, ptr %exponent, align 4
  br label %if.end35

if.else:
  %23 = load i32, ptr %n, align 4
  %tobool17 = icmp ne i32 %23, 0
  br i1 %tobool17, label %land.rhs18, label %land.end22

land.rhs18:
  %24 = load ptr, ptr %s.addr, align 8
  %25 = load i8, ptr %24, align 1
  %conv19 = sext i8 %25 to i32
  %cmp20 = icmp ne i32 %conv19, 48
  br label %land.end22

land.end22:
  %26 = phi i1 [ false, %if.else ], [ %cmp20, %land.rhs18 ]
  %land.ext = zext i1 %26 to i32
  %27 = load i32, ptr %rest, align 4
  %or = or i32 %27, %land.ext
  store i32 %or, ptr %rest, align 4
  %28 = load i32, ptr %n, align 4
  %tobool23 = icmp ne i32 %28, 0
  br i1 %tobool23, label %land.rhs24, label %land.end27

land.rhs24:
  %29 = load i32, ptr %point, align 4
  %tobool25 = icmp ne i32 %29, 0
  %lnot26 = xor i1 %tobool25, true
  br label %land.end27

land.end27:
  %30 = phi i1 [ false, %land.end22 ], [ %lnot26, %land.rhs24 ]
  %land.ext28 = zext i1 %30 to i32
  %31 = load i32, ptr %exponent, align 4
  %add = add nsw i32 %31, %land.ext28
  store i32 %add, ptr %exponent, align 4
  %32 = load i32, ptr %n, align 4
  %tobool29 = icmp ne i32 %32, 0
  br i1 %tobool29, label %land.end32, label %land.rhs30

land.rhs30:
  %33 = load i32, ptr %point, align 4
  %tobool31 = icmp ne i32 %33, 0
  br label %land.end32

land.end32:
  %34 = phi i1 [ false, %land.end27 ], [ %tobool31, %land.rhs30 ]
  %land.ext33 = zext i1 %34 to i32
  %35 = load i32, ptr %exponent, align 4
  %sub34 = sub nsw i32 %35, %land.ext33
  store i32 %sub34, ptr %exponent, align 4
  br label %if.end35

if.end35:
  br label %for.inc

for.inc:
  %36 = load ptr, ptr %s.addr, align 8
  %incdec.ptr36 = getelementptr inbounds nuw i8, ptr %36, i32 1
  store ptr %incdec.ptr36, ptr %s.addr, align 8
  br label %for.cond

for.end:
  %37 = load i32, ptr %any, align 4
  %tobool37 = icmp ne i32 %37, 0
  br i1 %tobool37, label %if.end39, label %if.then38

if.then38:
  store ptr null, ptr %retval, align 8
  br label %return

if.end39:
  %38 = load i32, ptr %n, align 4
  %39 = load ptr, ptr %to, align 8
  %idx.ext = sext i32 %38 to i64
  %add.ptr = getelementptr inbounds i8, ptr %39, i64 %idx.ext
  store ptr %add.ptr, ptr %to, align 8
  %40 = load i32, ptr %rest, align 4
  %tobool40 = icmp ne i32 %40, 0
  br i1 %tobool40, label %if.then41, label %if.end43

if.then41:
  %41 = load ptr, ptr %to, align 8
  %incdec.ptr42 = getelementptr inbounds nuw i8, ptr %41, i32 1
  store ptr %incdec.ptr42, ptr %to, align 8
  store i8 49, ptr %41, align 1
  %42 = load i32, ptr %exponent, align 4
  %dec = add nsw i32 %42, -1
  store i32 %dec, ptr %exponent, align 4
  br label %if.end43

if.end43:
  %43 = load i32, ptr %n, align 4
  %tobool44 = icmp ne i32 %43, 0
  br i1 %tobool44, label %if.end47, label %if.then45

if.then45:
  %44 = load ptr, ptr %to, align 8
  %incdec.ptr46 = getelementptr inbounds nuw i8, ptr %44, i32 1
  store ptr %incdec.ptr46, ptr %to, align 8
  store i8 48, ptr %44, align 1
  br label %if.end47

if.end47:
  %45 = load ptr, ptr %s.addr, align 8
  %call48 = call ptr @scan_exponent(ptr noundef %45, i32 noundef 101, ptr noundef %exponent)
  store ptr %call48, ptr %s.addr, align 8
  %46 = load ptr, ptr %to, align 8
  %incdec.ptr49 = getelementptr inbounds nuw i8, ptr %46, i32 1
  store ptr %incdec.ptr49, ptr %to, align 8
  store i8 101, ptr %46, align 1
  %47 = load ptr, ptr %to, align 8
  %48 = load i32, ptr %exponent, align 4
  %call50 = call ptr @put_number(ptr noundef %47, i32 noundef %48)
  store i8 0, ptr %call50, align 1
  %49 = load ptr, ptr %real.addr, align 8
  %form = getelementptr inbounds nuw %struct.real, ptr %49, i32 0, i32 1
  store i32 0, ptr %form, align 4
  %50 = load ptr, ptr %s.addr, align 8
  store ptr %50, ptr %retval, align 8
  br label %return

return:
  %51 = load ptr, ptr %retval, align 8
  ret ptr %51
}

define internal i32 @hexadecimal(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @is_digit(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load i32, ptr %c.addr, align 4
  %sub = sub nsw i32 %1, 48
  br label %cond.end14

cond.false:
  %2 = load i32, ptr %c.addr, align 4
  %cmp = icmp sge i32 %2, 97
  br i1 %cmp, label %land.lhs.true, label %cond.false4

land.lhs.true:
  %3 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp sle i32 %3, 102
  br i1 %cmp1, label %cond.true2, label %cond.false4

cond.true2:
  %4 = load i32, ptr %c.addr, align 4
  %sub3 = sub nsw i32 %4, 97
  %add = add nsw i32 %sub3, 10
  br label %cond.end12

cond.false4:
  %5 = load i32, ptr %c.addr, align 4
  %cmp5 = icmp sge i32 %5, 65
  br i1 %cmp5, label %land.lhs.true6, label %cond.false11

land.lhs.true6:
  %6 = load i32, ptr %c.addr, align 4
  %cmp7 = icmp sle i32 %6, 70
  br i1 %cmp7, label %cond.true8, label %cond.false11

cond.true8:
  %7 = load i32, ptr %c.addr, align 4
  %sub9 = sub nsw i32 %7, 65
  %add10 = add nsw i32 %sub9, 10
  br label %cond.end

cond.false11:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add10, %cond.true8 ], [ -1, %cond.false11 ]
  br label %cond.end12

cond.end12:
  %cond13 = phi i32 [ %add, %cond.true2 ], [ %cond, %cond.end ]
  br label %cond.end14

cond.end14:
  %cond15 = phi i32 [ %sub, %cond.true ], [ %cond13, %cond.end12 ]
  ret i32 %cond15
}

define internal ptr @scan_exponent(ptr noundef %s, i32 noundef %letter, ptr noundef %exponent) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %letter.addr = alloca i32, align 4
  %exponent.addr = alloca ptr, align 8
  %at = alloca ptr, align 8
  %negative = alloca i32, align 4
  %value = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %letter, ptr %letter.addr, align 4
  store ptr %exponent, ptr %exponent.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %or = or i32 %conv, 32
  %2 = load i32, ptr %letter.addr, align 4
  %cmp = icmp ne i32 %or, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %3 = load ptr, ptr %s.addr, align 8
  store ptr %3, ptr %retval, align 8
  br label %return

if.end:
  %4 = load ptr, ptr %s.addr, align 8
  %add.ptr = getelementptr inbounds i8, ptr %4, i64 1
  store ptr %add.ptr, ptr %at, align 8
  %5 = load ptr, ptr %at, align 8
  %6 = load i8, ptr %5, align 1
  %conv2 = sext i8 %6 to i32
  %cmp3 = icmp eq i32 %conv2, 45
  %conv4 = zext i1 %cmp3 to i32
  store i32 %conv4, ptr %negative, align 4
  store i32 0, ptr %value, align 4
  %7 = load ptr, ptr %at, align 8
  %8 = load i8, ptr %7, align 1
  %conv5 = sext i8 %8 to i32
  %cmp6 = icmp eq i32 %conv5, 45
  br i1 %cmp6, label %if.then11, label %lor.lhs.false

lor.lhs.false:
  %9 = load ptr, ptr %at, align 8
  %10 = load i8, ptr %9, align 1
  %conv8 = sext i8 %10 to i32
  %cmp9 = icmp eq i32 %conv8, 43
  br i1 %cmp9, label %if.then11, label %if.end12

if.then11:
  %11 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  br label %if.end12

if.end12:
  %12 = load ptr, ptr %at, align 8
  %13 = load i8, ptr %12, align 1
  %conv13 = sext i8 %13 to i32
  %call = call i32 @is_digit(i32 noundef %conv13)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end15, label %if.then14

if.then14:
  %14 = load ptr, ptr %s.addr, align 8
  store ptr %14, ptr %retval, align 8
  br label %return

if.end15:
  br label %for.cond

for.cond:
  %15 = load ptr, ptr %at, align 8
  %16 = load i8, ptr %15, align 1
  %conv16 = sext i8 %16 to i32
  %call17 = call i32 @is_digit(i32 noundef %conv16)
  %tobool18 = icmp ne i32 %call17, 0
  br i1 %tobool18, label %for.body, label %for.end

for.body:
  %17 = load i32, ptr %value, align 4
  %cmp19 = icmp slt i32 %17, 99999
  br i1 %cmp19, label %cond.true, label %cond.false

cond.true:
  %18 = load i32, ptr %value, align 4
  %mul = mul nsw i32 %18, 10
  %19 = load ptr, ptr %at, align 8
  %20 = load i8, ptr %19, align 1
  %conv21 = sext i8 %20 to i32
  %sub = sub nsw i32 %conv21, 48
  %add = add nsw i32 %mul, %sub
  br label %cond.end

cond.false:
  %21 = load i32, ptr %value, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %21, %cond.false ]
  store i32 %cond, ptr %value, align 4
  br label %for.inc

for.inc:
  %22 = load ptr, ptr %at, align 8
  %incdec.ptr22 = getelementptr inbounds nuw i8, ptr %22, i32 1
  store ptr %incdec.ptr22, ptr %at, align 8
  br label %for.cond

for.end:
  %23 = load i32, ptr %negative, align 4
  %tobool23 = icmp ne i32 %23, 0
  br i1 %tobool23, label %cond.true24, label %cond.false26

cond.true24:
  %24 = load i32, ptr %value, align 4
  %sub25 = sub nsw i32 0, %24
  br label %cond.end27

cond.false26:
  %25 = load i32, ptr %value, align 4
  br label %cond.end27

cond.end27:
  %cond28 = phi i32 [ %sub25, %cond.true24 ], [ %25, %cond.false26 ]
  %26 = load ptr, ptr %exponent.addr, align 8
  %27 = load i32, ptr %26, align 4
  %add29 = add nsw i32 %27, %cond28
  store i32 %add29, ptr %26, align 4
  %28 = load ptr, ptr %at, align 8
  store ptr %28, ptr %retval, align 8
  br label %return

return:
  %29 = load ptr, ptr %retval, align 8
  ret ptr %29
}

define internal i32 @is_digit(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp sge i32 %0, 48
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:
  %1 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp sle i32 %1, 57
  br label %land.end

land.end:
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

define internal ptr @put_number(ptr noundef %to, i32 noundef %value) {
entry:
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  %digits = alloca [12 x i8], align 1
  %n = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %1 = load ptr, ptr %to.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %to.addr, align 8
  store i8 45, ptr %1, align 1
  %2 = load i32, ptr %value.addr, align 4
  %sub = sub nsw i32 0, %2
  store i32 %sub, ptr %value.addr, align 4
  br label %if.end

if.end:
  store i32 0, ptr %n, align 4
  br label %do.body

do.body:
  %3 = load i32, ptr %value.addr, align 4
  %rem = srem i32 %3, 10
  %add = add nsw i32 48, %rem
  %conv = trunc i32 %add to i8
  %4 = load i32, ptr %n, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %n, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [12 x i8], ptr %digits, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  br label %do.cond

do.cond:
  %5 = load i32, ptr %value.addr, align 4
  %div = sdiv i32 %5, 10
  store i32 %div, ptr %value.addr, align 4
  %tobool = icmp ne i32 %div, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:
  br label %while.cond

while.cond:
  %6 = load i32, ptr %n, align 4
  %tobool1 = icmp ne i32 %6, 0
  br i1 %tobool1, label %while.body, label %while.end

while.body:
  %7 = load i32, ptr %n, align 4
  %dec = add nsw i32 %7, -1
  store i32 %dec, ptr %n, align 4
  %idxprom2 = sext i32 %dec to i64
  %arrayidx3 = getelementptr inbounds [12 x i8], ptr %digits, i64 0, i64 %idxprom2
  %8 = load i8, ptr %arrayidx3, align 1
  %9 = load ptr, ptr %to.addr, align 8
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr %9, i32 1
  store ptr %incdec.ptr4, ptr %to.addr, align 8
  store i8 %8, ptr %9, align 1
  br label %while.cond

while.end:
  %10 = load ptr, ptr %to.addr, align 8
  ret ptr %10
}

