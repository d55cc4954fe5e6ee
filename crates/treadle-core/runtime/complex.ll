source_filename = "complex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define <2 x float> @__mulsc3(float noundef %a, float noundef %b, float noundef %c, float noundef %d) {
entry:
  %retval = alloca { float, float }, align 4
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  %c.addr = alloca float, align 4
  %d.addr = alloca float, align 4
  %ac = alloca float, align 4
  %bd = alloca float, align 4
  %ad = alloca float, align 4
  %bc = alloca float, align 4
  %z = alloca { float, float }, align 4
  %again = alloca i32, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  store float %c, ptr %c.addr, align 4
  store float %d, ptr %d.addr, align 4
  %0 = load float, ptr %a.addr, align 4
  %1 = load float, ptr %c.addr, align 4
  %mul = fmul float %0, %1
  store float %mul, ptr %ac, align 4
  %2 = load float, ptr %b.addr, align 4
  %3 = load float, ptr %d.addr, align 4
  %mul1 = fmul float %2, %3
  store float %mul1, ptr %bd, align 4
  %4 = load float, ptr %a.addr, align 4
  %5 = load float, ptr %d.addr, align 4
  %mul2 = fmul float %4, %5
  store float %mul2, ptr %ad, align 4
  %6 = load float, ptr %b.addr, align 4
  %7 = load float, ptr %c.addr, align 4
  %mul3 = fmul float %6, %7
  store float %mul3, ptr %bc, align 4
  %8 = load float, ptr %ac, align 4
  %9 = load float, ptr %bd, align 4
  %sub = fsub float %8, %9
  %10 = load float, ptr %ad, align 4
  %11 = load float, ptr %bc, align 4
  %add = fadd float %10, %11
  %z.realp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  store float %sub, ptr %z.realp, align 4
  store float %add, ptr %z.imagp, align 4
  %z.realp4 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %12 = load float, ptr %z.realp4, align 4
  %conv = fpext float %12 to x86_fp80
  %call = call i32 @is_nan(x86_fp80 noundef %conv)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %z.imagp5 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %13 = load float, ptr %z.imagp5, align 4
  %conv6 = fpext float %13 to x86_fp80
  %call7 = call i32 @is_nan(x86_fp80 noundef %conv6)
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end, label %if.then

if.then:
  %z.realp9 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %z.real = load float, ptr %z.realp9, align 4
  %z.imagp10 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %z.imag = load float, ptr %z.imagp10, align 4
  %retval.realp = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 0
  %retval.imagp = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 1
  store float %z.real, ptr %retval.realp, align 4
  store float %z.imag, ptr %retval.imagp, align 4
  br label %return

if.end:
  store i32 0, ptr %again, align 4
  %14 = load float, ptr %a.addr, align 4
  %conv11 = fpext float %14 to x86_fp80
  %call12 = call i32 @is_infinite(x86_fp80 noundef %conv11)
  %tobool13 = icmp ne i32 %call12, 0
  br i1 %tobool13, label %if.then18, label %lor.lhs.false14

lor.lhs.false14:
  %15 = load float, ptr %b.addr, align 4
  %conv15 = fpext float %15 to x86_fp80
  %call16 = call i32 @is_infinite(x86_fp80 noundef %conv15)
  %tobool17 = icmp ne i32 %call16, 0
  br i1 %tobool17, label %if.then18, label %if.end31

if.then18:
  %16 = load float, ptr %a.addr, align 4
  %conv19 = fpext float %16 to x86_fp80
  %call20 = call double @box(x86_fp80 noundef %conv19)
  %conv21 = fptrunc double %call20 to float
  store float %conv21, ptr %a.addr, align 4
  %17 = load float, ptr %b.addr, align 4
  %conv22 = fpext float %17 to x86_fp80
  %call23 = call double @box(x86_fp80 noundef %conv22)
  %conv24 = fptrunc double %call23 to float
  store float %conv24, ptr %b.addr, align 4
  %18 = load float, ptr %c.addr, align 4
  %conv25 = fpext float %18 to x86_fp80
  %call26 = call double @or_zero(x86_fp80 noundef %conv25)
  %conv27 = fptrunc double %call26 to float
  store float %conv27, ptr %c.addr, align 4
  %19 = load float, ptr %d.addr, align 4
  %conv28 = fpext float %19 to x86_fp80
  %call29 = call double @or_zero(x86_fp80 noundef %conv28)
  %conv30 = fptrunc double %call29 to float
  store float %conv30, ptr %d.addr, align 4
  store i32 1, ptr %again, align 4
  br label %if.end31

if.end31:
  %20 = load float, ptr %c.addr, align 4
  %conv32 = fpext float %20 to x86_fp80
  %call33 = call i32 @is_infinite(x86_fp80 noundef %conv32)
  %tobool34 = icmp ne i32 %call33, 0
  br i1 %tobool34, label %if.then39, label %lor.lhs.false35

lor.lhs.false35:
  %21 = load float, ptr %d.addr, align 4
  %conv36 = fpext float %21 to x86_fp80
  %call37 = call i32 @is_infinite(x86_fp80 noundef %conv36)
  %tobool38 = icmp ne i32 %call37, 0
  br i1 %tobool38, label %if.then39, label %if.end52

if.then39:
  %22 = load float, ptr %c.addr, align 4
  %conv40 = fpext float %22 to x86_fp80
  %call41 = call double @box(x86_fp80 noundef %conv40)
  %conv42 = fptrunc double %call41 to float
  store float %conv42, ptr %c.addr, align 4
  %23 = load float, ptr %d.addr, align 4
  %conv43 = fpext float %23 to x86_fp80
  %call44 = call double @box(x86_fp80 noundef %conv43)
  %conv45 = fptrunc double %call44 to float
  store float %conv45, ptr %d.addr, align 4
  %24 = load float, ptr %a.addr, align 4
  %conv46 = fpext float %24 to x86_fp80
  %call47 = call double @or_zero(x86_fp80 noundef %conv46)
  %conv48 = fptrunc double %call47 to float
  store float %conv48, ptr %a.addr, align 4
  %25 = load float, ptr %b.addr, align 4
  %conv49 = fpext float %25 to x86_fp80
  %call50 = call double @or_zero(x86_fp80 noundef %conv49)
  %conv51 = fptrunc double %call50 to float
  store float %conv51, ptr %b.addr, align 4
  store i32 1, ptr %again, align 4
  br label %if.end52

if.end52:
  %26 = load i32, ptr %again, align 4
  %tobool53 = icmp ne i32 %26, 0
  br i1 %tobool53, label %if.end82, label %land.lhs.true

land.lhs.true:
  %27 = load float, ptr %ac, align 4
  %conv54 = fpext float %27 to x86_fp80
  %call55 = call i32 @is_infinite(x86_fp80 noundef %conv54)
  %tobool56 = icmp ne i32 %call55, 0
  br i1 %tobool56, label %if.then69, label %lor.lhs.false57

lor.lhs.false57:
  %28 = load float, ptr %bd, align 4
  %conv58 = fpext float %28 to x86_fp80
  %call59 = call i32 @is_infinite(x86_fp80 noundef %conv58)
  %tobool60 = icmp ne i32 %call59, 0
  br i1 %tobool60, label %if.then69, label %lor.lhs.false61

lor.lhs.false61:
  %29 = load float, ptr %ad, align 4
  %conv62 = fpext float %29 to x86_fp80
  %call63 = call i32 @is_infinite(x86_fp80 noundef %conv62)
  %tobool64 = icmp ne i32 %call63, 0
  br i1 %tobool64, label %if.then69, label %lor.lhs.false65

lor.lhs.false65:
  %30 = load float, ptr %bc, align 4
  %conv66 = fpext float %30 to x86_fp80
  %call67 = call i32 @is_infinite(x86_fp80 noundef %conv66)
  %tobool68 = icmp ne i32 %call67, 0
  br i1 %tobool68, label %if.then69, label %if.end82

if.then69:
  %31 = load float, ptr %a.addr, align 4
  %conv70 = fpext float %31 to x86_fp80
  %call71 = call double @or_zero(x86_fp80 noundef %conv70)
  %conv72 = fptrunc double %call71 to float
  store float %conv72, ptr %a.addr, align 4
  %32 = load float, ptr %b.addr, align 4
  %conv73 = fpext float %32 to x86_fp80
  %call74 = call double @or_zero(x86_fp80 noundef %conv73)
  %conv75 = fptrunc double %call74 to float
  store float %conv75, ptr %b.addr, align 4
  %33 = load float, ptr %c.addr, align 4
  %conv76 = fpext float %33 to x86_fp80
  %call77 = call double @or_zero(x86_fp80 noundef %conv76)
  %conv78 = fptrunc double %call77 to float
  store float %conv78, ptr %c.addr, align 4
  %34 = load float, ptr %d.addr, align 4
  %conv79 = fpext float %34 to x86_fp80
  %call80 = call double @or_zero(x86_fp80 noundef %conv79)
  %conv81 = fptrunc double %call80 to float
  store float %conv81, ptr %d.addr, align 4
  store i32 1, ptr %again, align 4
  br label %if.end82

if.end82:
  %35 = load i32, ptr %again, align 4
  %tobool83 = icmp ne i32 %35, 0
  br i1 %tobool83, label %if.then84, label %if.end93

if.then84:
  %36 = load float, ptr %a.addr, align 4
  %37 = load float, ptr %c.addr, align 4
  %38 = load float, ptr %b.addr, align 4
  %39 = load float, ptr %d.addr, align 4
  %mul86 = fmul float %38, %39
  %neg = fneg float %mul86
  %40 = call float @llvm.fmuladd.f32(float %36, float %37, float %neg)
  %mul87 = fmul float 0x7FF0000000000000, %40
  %z.realp88 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  store float %mul87, ptr %z.realp88, align 4
  %41 = load float, ptr %a.addr, align 4
  %42 = load float, ptr %d.addr, align 4
  %43 = load float, ptr %b.addr, align 4
  %44 = load float, ptr %c.addr, align 4
  %mul90 = fmul float %43, %44
  %45 = call float @llvm.fmuladd.f32(float %41, float %42, float %mul90)
  %mul91 = fmul float 0x7FF0000000000000, %45
  %z.imagp92 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  store float %mul91, ptr %z.imagp92, align 4
  br label %if.end93

if.end93:
  %z.realp94 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %z.real95 = load float, ptr %z.realp94, align 4
  %z.imagp96 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %z.imag97 = load float, ptr %z.imagp96, align 4
  %retval.realp98 = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 0
  %retval.imagp99 = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 1
  store float %z.real95, ptr %retval.realp98, align 4
  store float %z.imag97, ptr %retval.imagp99, align 4
  br label %return

return:
  %46 = load <2 x float>, ptr %retval, align 4
  ret <2 x float> %46
}

define internal i32 @is_nan(x86_fp80 noundef %x) {
entry:
  %x.addr = alloca x86_fp80, align 16
  store x86_fp80 %x, ptr %x.addr, align 16
  %0 = load x86_fp80, ptr %x.addr, align 16
  %1 = load x86_fp80, ptr %x.addr, align 16
  %cmp = fcmp une x86_fp80 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define internal i32 @is_infinite(x86_fp80 noundef %x) {
entry:
  %x.addr = alloca x86_fp80, align 16
  store x86_fp80 %x, ptr %x.addr, align 16
  %0 = load x86_fp80, ptr %x.addr, align 16
  %cmp = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:
  %1 = load x86_fp80, ptr %x.addr, align 16
  %cmp1 = fcmp oeq x86_fp80 %1, 0xKFFFF8000000000000000
  br label %lor.end

lor.end:
  %2 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

define internal double @box(x86_fp80 noundef %x) {
entry:
  %x.addr = alloca x86_fp80, align 16
  store x86_fp80 %x, ptr %x.addr, align 16
  %0 = load x86_fp80, ptr %x.addr, align 16
  %call = call i32 @is_infinite(x86_fp80 noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  %conv = sitofp i32 %cond to double
  %2 = load x86_fp80, ptr %x.addr, align 16
  %conv1 = fptrunc x86_fp80 %2 to double
  %call2 = call double @copysign(double noundef %conv, double noundef %conv1)
  ret double %call2
}

define internal double @or_zero(x86_fp80 noundef %x) {
entry:
  %x.addr = alloca x86_fp80, align 16
  store x86_fp80 %x, ptr %x.addr, align 16
  %0 = load x86_fp80, ptr %x.addr, align 16
  %call = call i32 @is_nan(x86_fp80 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  %1 = load x86_fp80, ptr %x.addr, align 16
  %conv = fptrunc x86_fp80 %1 to double
  %call1 = call double @copysign(double noundef 0.000000e+00, double noundef %conv)
  br label %cond.end

cond.false:
  %2 = load x86_fp80, ptr %x.addr, align 16
  %conv2 = fptrunc x86_fp80 %2 to double
  br label %cond.end

cond.end:
  %cond = phi double [ %call1, %cond.true ], [ %conv2, %cond.false ]
  ret double %cond
}

declare float @llvm.fmuladd.f32(float, float, float)

define { double, double } @__muldc3(double noundef %a, double noundef %b, double noundef %c, double noundef %d) {
entry:
  %retval = alloca { double, double }, align 8
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  %c.addr = alloca double, align 8
  %d.addr = alloca double, align 8
  %ac = alloca double, align 8
  %bd = alloca double, align 8
  %ad = alloca double, align 8
  %bc = alloca double, align 8
  %z = alloca { double, double }, align 8
  %again = alloca i32, align 4
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  store double %c, ptr %c.addr, align 8
  store double %d, ptr %d.addr, align 8
  %0 = load double, ptr %a.addr, align 8
  %1 = load double, ptr %c.addr, align 8
  %mul = fmul double %0, %1
  store double %mul, ptr %ac, align 8
  %2 = load double, ptr %b.addr, align 8
  %3 = load double, ptr %d.addr, align 8
  %mul1 = fmul double %2, %3
  store double %mul1, ptr %bd, align 8
  %4 = load double, ptr %a.addr, align 8
  %5 = load double, ptr %d.addr, align 8
  %mul2 = fmul double %4, %5
  store double %mul2, ptr %ad, align 8
  %6 = load double, ptr %b.addr, align 8
  %7 = load double, ptr %c.addr, align 8
  %mul3 = fmul double %6, %7
  store double %mul3, ptr %bc, align 8
  %8 = load double, ptr %ac, align 8
  %9 = load double, ptr %bd, align 8
  %sub = fsub double %8, %9
  %10 = load double, ptr %ad, align 8
  %11 = load double, ptr %bc, align 8
  %add = fadd double %10, %11
  %z.realp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %sub, ptr %z.realp, align 8
  store double %add, ptr %z.imagp, align 8
  %z.realp4 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %12 = load double, ptr %z.realp4, align 8
  %conv = fpext double %12 to x86_fp80
  %call = call i32 @is_nan(x86_fp80 noundef %conv)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %z.imagp5 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %13 = load double, ptr %z.imagp5, align 8
  %conv6 = fpext double %13 to x86_fp80
  %call7 = call i32 @is_nan(x86_fp80 noundef %conv6)
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end, label %if.then

if.then:
  %z.realp9 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.real = load double, ptr %z.realp9, align 8
  %z.imagp10 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %z.imag = load double, ptr %z.imagp10, align 8
  %retval.realp = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 0
  %retval.imagp = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 1
  store double %z.real, ptr %retval.realp, align 8
  store double %z.imag, ptr %retval.imagp, align 8
  br label %return

if.end:
  store i32 0, ptr %again, align 4
  %14 = load double, ptr %a.addr, align 8
  %conv11 = fpext double %14 to x86_fp80
  %call12 = call i32 @is_infinite(x86_fp80 noundef %conv11)
  %tobool13 = icmp ne i32 %call12, 0
  br i1 %tobool13, label %if.then18, label %lor.lhs.false14

lor.lhs.false14:
  %15 = load double, ptr %b.addr, align 8
  %conv15 = fpext double %15 to x86_fp80
  %call16 = call i32 @is_infinite(x86_fp80 noundef %conv15)
  %tobool17 = icmp ne i32 %call16, 0
  br i1 %tobool17, label %if.then18, label %if.end27

if.then18:
  %16 = load double, ptr %a.addr, align 8
  %conv19 = fpext double %16 to x86_fp80
  %call20 = call double @box(x86_fp80 noundef %conv19)
  store double %call20, ptr %a.addr, align 8
  %17 = load double, ptr %b.addr, align 8
  %conv21 = fpext double %17 to x86_fp80
  %call22 = call double @box(x86_fp80 noundef %conv21)
  store double %call22, ptr %b.addr, align 8
  %18 = load double, ptr %c.addr, align 8
  %conv23 = fpext double %18 to x86_fp80
  %call24 = call double @or_zero(x86_fp80 noundef %conv23)
  store double %call24, ptr %c.addr, align 8
  %19 = load double, ptr %d.addr, align 8
  %conv25 = fpext double %19 to x86_fp80
  %call26 = call double @or_zero(x86_fp80 noundef %conv25)
  store double %call26, ptr %d.addr, align 8
  store i32 1, ptr %again, align 4
  br label %if.end27

if.end27:
  %20 = load double, ptr %c.addr, align 8
  %conv28 = fpext double %20 to x86_fp80
  %call29 = call i32 @is_infinite(x86_fp80 noundef %conv28)
  %tobool30 = icmp ne i32 %call29, 0
  br i1 %tobool30, label %if.then35, label %lor.lhs.false31

lor.lhs.false31:
  %21 = load double, ptr %d.addr, align 8
  %conv32 = fpext double %21 to x86_fp80
  %call33 = call i32 @is_infinite(x86_fp80 noundef %conv32)
  %tobool34 = icmp ne i32 %call33, 0
  br i1 %tobool34, label %if.then35, label %if.end44

if.then35:
  %22 = load double, ptr %c.addr, align 8
  %conv36 = fpext double %22 to x86_fp80
  %call37 = call double @box(x86_fp80 noundef %conv36)
  store double %call37, ptr %c.addr, align 8
  %23 = load double, ptr %d.addr, align 8
  %conv38 = fpext double %23 to x86_fp80
  %call39 = call double @box(x86_fp80 noundef %conv38)
  store double %call39, ptr %d.addr, align 8
  %24 = load double, ptr %a.addr, align 8
  %conv40 = fpext double %24 to x86_fp80
  %call41 = call double @or_zero(x86_fp80 noundef %conv40)
  store double %call41, ptr %a.addr, align 8
  %25 = load double, ptr %b.addr, align 8
  %conv42 = fpext double %25 to x86_fp80
  %call43 = call double @or_zero(x86_fp80 noundef %conv42)
  store double %call43, ptr %b.addr, align 8
  store i32 1, ptr %again, align 4
  br label %if.end44

if.end44:
  %26 = load i32, ptr %again, align 4
  %tobool45 = icmp ne i32 %26, 0
  br i1 %tobool45, label %if.end70, label %land.lhs.true

land.lhs.true:
  %27 = load double, ptr %ac, align 8
  %conv46 = fpext double %27 to x86_fp80
  %call47 = call i32 @is_infinite(x86_fp80 noundef %conv46)
  %tobool48 = icmp ne i32 %call47, 0
  br i1 %tobool48, label %if.then61, label %lor.lhs.false49

lor.lhs.false49:
  %28 = load double, ptr %bd, align 8
  %conv50 = fpext double %28 to x86_fp80
  %call51 = call i32 @is_infinite(x86_fp80 noundef %conv50)
  %tobool52 = icmp ne i32 %call51, 0
  br i1 %tobool52, label %if.then61, label %lor.lhs.false53

lor.lhs.false53:
  %29 = load double, ptr %ad, align 8
  %conv54 = fpext double %29 to x86_fp80
  %call55 = call i32 @is_infinite(x86_fp80 noundef %conv54)
  %tobool56 = icmp ne i32 %call55, 0
  br i1 %tobool56, label %if.then61, label %lor.lhs.false57

lor.lhs.false57:
  %30 = load double, ptr %bc, align 8
  %conv58 = fpext double %30 to x86_fp80
  %call59 = call i32 @is_infinite(x86_fp80 noundef %conv58)
  %tobool60 = icmp ne i32 %call59, 0
  br i1 %tobool60, label %if.then61, label %if.end70

if.then61:
  %31 = load double, ptr %a.addr, align 8
  %conv62 = fpext double %31 to x86_fp80
  %call63 = call double @or_zero(x86_fp80 noundef %conv62)
  store double %call63, ptr %a.addr, align 8
  %32 = load double, ptr %b.addr, align 8
  %conv64 = fpext double %32 to x86_fp80
  %call65 = call double @or_zero(x86_fp80 noundef %conv64)
  store double %call65, ptr %b.addr, align 8
  %33 = load double, ptr %c.addr, align 8
  %conv66 = fpext double %33 to x86_fp80
  %call67 = call double @or_zero(x86_fp80 noundef %conv66)
  store double %call67, ptr %c.addr, align 8
  %34 = load double, ptr %d.addr, align 8
  %conv68 = fpext double %34 to x86_fp80
  %call69 = call double @or_zero(x86_fp80 noundef %conv68)
  store double %call69, ptr %d.addr, align 8
  store i32 1, ptr %again, align 4
  br label %if.end70

if.end70:
  %35 = load i32, ptr %again, align 4
  %tobool71 = icmp ne i32 %35, 0
  br i1 %tobool71, label %if.then72, label %if.end81

if.then72:
  %36 = load double, ptr %a.addr, align 8
  %37 = load double, ptr %c.addr, align 8
  %38 = load double, ptr %b.addr, align 8
  %39 = load double, ptr %d.addr, align 8
  %mul74 = fmul double %38, %39
  %neg = fneg double %mul74
  %40 = call double @llvm.fmuladd.f64(double %36, double %37, double %neg)
  %mul75 = fmul double 0x7FF0000000000000, %40
  %z.realp76 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  store double %mul75, ptr %z.realp76, align 8
  %41 = load double, ptr %a.addr, align 8
  %42 = load double, ptr %d.addr, align 8
  %43 = load double, ptr %b.addr, align 8
  %44 = load double, ptr %c.addr, align 8
  %mul78 = fmul double %43, %44
  %45 = call double @llvm.fmuladd.f64(double %41, double %42, double %mul78)
  %mul79 = fmul double 0x7FF0000000000000, %45
  %z.imagp80 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %mul79, ptr %z.imagp80, align 8
  br label %if.end81

if.end81:
  %z.realp82 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.real83 = load double, ptr %z.realp82, align 8
  %z.imagp84 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %z.imag85 = load double, ptr %z.imagp84, align 8
  %retval.realp86 = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 0
  %retval.imagp87 = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 1
  store double %z.real83, ptr %retval.realp86, align 8
  store double %z.imag85, ptr %retval.imagp87, align 8
  br label %return

return:
  %46 = load { double, double }, ptr %retval, align 8
  ret { double, double } %46
}

declare double @llvm.fmuladd.f64(double, double, double)

define { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %a, x86_fp80 noundef %b, x86_fp80 noundef %c, x86_fp80 noundef %d) {
entry:
  %retval = alloca { x86_fp80, x86_fp80 }, align 16
  %a.addr = alloca x86_fp80, align 16
  %b.addr = alloca x86_fp80, align 16
  %c.addr = alloca x86_fp80, align 16
  %d.addr = alloca x86_fp80, align 16
  %ac = alloca x86_fp80, align 16
  %bd = alloca x86_fp80, align 16
  %ad = alloca x86_fp80, align 16
  %bc = alloca x86_fp80, align 16
  %z = alloca { x86_fp80, x86_fp80 }, align 16
  %again = alloca i32, align 4
  store x86_fp80 %a, ptr %a.addr, align 16
  store x86_fp80 %b, ptr %b.addr, align 16
  store x86_fp80 %c, ptr %c.addr, align 16
  store x86_fp80 %d, ptr %d.addr, align 16
  %0 = load x86_fp80, ptr %a.addr, align 16
  %1 = load x86_fp80, ptr %c.addr, align 16
  %mul = fmul x86_fp80 %0, %1
  store x86_fp80 %mul, ptr %ac, align 16
  %2 = load x86_fp80, ptr %b.addr, align 16
  %3 = load x86_fp80, ptr %d.addr, align 16
  %mul1 = fmul x86_fp80 %2, %3
  store x86_fp80 %mul1, ptr %bd, align 16
  %4 = load x86_fp80, ptr %a.addr, align 16
  %5 = load x86_fp80, ptr %d.addr, align 16
  %mul2 = fmul x86_fp80 %4, %5
  store x86_fp80 %mul2, ptr %ad, align 16
  %6 = load x86_fp80, ptr %b.addr, align 16
  %7 = load x86_fp80, ptr %c.addr, align 16
  %mul3 = fmul x86_fp80 %6, %7
  store x86_fp80 %mul3, ptr %bc, align 16
  %8 = load x86_fp80, ptr %ac, align 16
  %9 = load x86_fp80, ptr %bd, align 16
  %sub = fsub x86_fp80 %8, %9
  %10 = load x86_fp80, ptr %ad, align 16
  %11 = load x86_fp80, ptr %bc, align 16
  %add = fadd x86_fp80 %10, %11
  %z.realp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  store x86_fp80 %sub, ptr %z.realp, align 16
  store x86_fp80 %add, ptr %z.imagp, align 16
  %z.realp4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %12 = load x86_fp80, ptr %z.realp4, align 16
  %call = call i32 @is_nan(x86_fp80 noundef %12)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:
  %z.imagp5 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  %13 = load x86_fp80, ptr %z.imagp5, align 16
  %call6 = call i32 @is_nan(x86_fp80 noundef %13)
  %tobool7 = icmp ne i32 %call6, 0
  br i1 %tobool7, label %if.end, label %if.then

if.then:
  %z.realp8 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %z.real = load x86_fp80, ptr %z.realp8, align 16
  %z.imagp9 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  %z.imag = load x86_fp80, ptr %z.imagp9, align 16
  %retval.realp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 0
  %retval.imagp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 1
  store x86_fp80 %z.real, ptr %retval.realp, align 16
  store x86_fp80 %z.imag, ptr %retval.imagp, align 16
  br label %return

if.end:
  store i32 0, ptr %again, align 4
  %14 = load x86_fp80, ptr %a.addr, align 16
  %call10 = call i32 @is_infinite(x86_fp80 noundef %14)
  %tobool11 = icmp ne i32 %call10, 0
  br i1 %tobool11, label %if.then15, label %lor.lhs.false12

lor.lhs.false12:
  %15 = load x86_fp80, ptr %b.addr, align 16
  %call13 = call i32 @is_infinite(x86_fp80 noundef %15)
  %tobool14 = icmp ne i32 %call13, 0
  br i1 %tobool14, label %if.then15, label %if.end23

if.then15:
  %16 = load x86_fp80, ptr %a.addr, align 16
  %call16 = call double @box(x86_fp80 noundef %16)
  %conv = fpext double %call16 to x86_fp80
  store x86_fp80 %conv, ptr %a.addr, align 16
  %17 = load x86_fp80, ptr %b.addr, align 16
  %call17 = call double @box(x86_fp80 noundef %17)
  %conv18 = fpext double %call17 to x86_fp80
  store x86_fp80 %conv18, ptr %b.addr, align 16
  %18 = load x86_fp80, ptr %c.addr, align 16
  %call19 = call double @or_zero(x86_fp80 noundef %18)
  %conv20 = fpext double %call19 to x86_fp80
  store x86_fp80 %conv20, ptr %c.addr, align 16
  %19 = load x86_fp80, ptr %d.addr, align 16
  %call21 = call double @or_zero(x86_fp80 noundef %19)
  %conv22 = fpext double %call21 to x86_fp80
  store x86_fp80 %conv22, ptr %d.addr, align 16
  store i32 1, ptr %again, align 4
  br label %if.end23

if.end23:
  %20 = load x86_fp80, ptr %c.addr, align 16
  %call24 = call i32 @is_infinite(x86_fp80 noundef %20)
  %tobool25 = icmp ne i32 %call24, 0
  br i1 %tobool25, label %if.then29, label %lor.lhs.false26

lor.lhs.false26:
  %21 = load x86_fp80, ptr %d.addr, align 16
  %call27 = call i32 @is_infinite(x86_fp80 noundef %21)
  %tobool28 = icmp ne i32 %call27, 0
  br i1 %tobool28, label %if.then29, label %if.end38

if.then29:
  %22 = load x86_fp80, ptr %c.addr, align 16
  %call30 = call double @box(x86_fp80 noundef %22)
  %conv31 = fpext double %call30 to x86_fp80
  store x86_fp80 %conv31, ptr %c.addr, align 16
  %23 = load x86_fp80, ptr %d.addr, align 16
  %call32 = call double @box(x86_fp80 noundef %23)
  %conv33 = fpext double %call32 to x86_fp80
  store x86_fp80 %conv33, ptr %d.addr, align 16
  %24 = load x86_fp80, ptr %a.addr, align 16
  %call34 = call double @or_zero(x86_fp80 noundef %24)
  %conv35 = fpext double %call34 to x86_fp80
  store x86_fp80 %conv35, ptr %a.addr, align 16
  %25 = load x86_fp80, ptr %b.addr, align 16
  %call36 = call double @or_zero(x86_fp80 noundef %25)
  %conv37 = fpext double %call36 to x86_fp80
  store x86_fp80 %conv37, ptr %b.addr, align 16
  store i32 1, ptr %again, align 4
  br label %if.end38

if.end38:
  %26 = load i32, ptr %again, align 4
  %tobool39 = icmp ne i32 %26, 0
  br i1 %tobool39, label %if.end60, label %land.lhs.true

land.lhs.true:
  %27 = load x86_fp80, ptr %ac, align 16
  %call40 = call i32 @is_infinite(x86_fp80 noundef %27)
  %tobool41 = icmp ne i32 %call40, 0
  br i1 %tobool41, label %if.then51, label %lor.lhs.false42

lor.lhs.false42:
  %28 = load x86_fp80, ptr %bd, align 16
  %call43 = call i32 @is_infinite(x86_fp80 noundef %28)
  %tobool44 = icmp ne i32 %call43, 0
  br i1 %tobool44, label %if.then51, label %lor.lhs.false45

lor.lhs.false45:
  %29 = load x86_fp80, ptr %ad, align 16
  %call46 = call i32 @is_infinite(x86_fp80 noundef %29)
  %tobool47 = icmp ne i32 %call46, 0
  br i1 %tobool47, label %if.then51, label %lor.lhs.false48

lor.lhs.false48:
  %30 = load x86_fp80, ptr %bc, align 16
  %call49 = call i32 @is_infinite(x86_fp80 noundef %30)
  %tobool50 = icmp ne i32 %call49, 0
  br i1 %tobool50, label %if.then51, label %if.end60

if.then51:
  %31 = load x86_fp80, ptr %a.addr, align 16
  %call52 = call double @or_zero(x86_fp80 noundef %31)
  %conv53 = fpext double %call52 to x86_fp80
  store x86_fp80 %conv53, ptr %a.addr, align 16
  %32 = load x86_fp80, ptr %b.addr, align 16
  %call54 = call double @or_zero(x86_fp80 noundef %32)
  %conv55 = fpext double %call54 to x86_fp80
  store x86_fp80 %conv55, ptr %b.addr, align 16
  %33 = load x86_fp80, ptr %c.addr, align 16
  %call56 = call double @or_zero(x86_fp80 noundef %33)
  %conv57 = fpext double %call56 to x86_fp80
  store x86_fp80 %conv57, ptr %c.addr, align 16
  %34 = load x86_fp80, ptr %d.addr, align 16
  %call58 = call double @or_zero(x86_fp80 noundef %34)
  %conv59 = fpext double %call58 to x86_fp80
  store x86_fp80 %conv59, ptr %d.addr, align 16
  store i32 1, ptr %again, align 4
  br label %if.end60

if.end60:
  %35 = load i32, ptr %again, align 4
  %tobool61 = icmp ne i32 %35, 0
  br i1 %tobool61, label %if.then62, label %if.end71

if.then62:
  %36 = load x86_fp80, ptr %a.addr, align 16
  %37 = load x86_fp80, ptr %c.addr, align 16
  %38 = load x86_fp80, ptr %b.addr, align 16
  %39 = load x86_fp80, ptr %d.addr, align 16
  %mul64 = fmul x86_fp80 %38, %39
  %neg = fneg x86_fp80 %mul64
  %40 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %36, x86_fp80 %37, x86_fp80 %neg)
  %mul65 = fmul x86_fp80 0xK7FFF8000000000000000, %40
  %z.realp66 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  store x86_fp80 %mul65, ptr %z.realp66, align 16
  %41 = load x86_fp80, ptr %a.addr, align 16
  %42 = load x86_fp80, ptr %d.addr, align 16
  %43 = load x86_fp80, ptr %b.addr, align 16
  %44 = load x86_fp80, ptr %c.addr, align 16
  %mul68 = fmul x86_fp80 %43, %44
  %45 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %41, x86_fp80 %42, x86_fp80 %mul68)
  %mul69 = fmul x86_fp80 0xK7FFF8000000000000000, %45
  %z.imagp70 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  store x86_fp80 %mul69, ptr %z.imagp70, align 16
  br label %if.end71

if.end71:
  %z.realp72 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %z.real73 = load x86_fp80, ptr %z.realp72, align 16
  %z.imagp74 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  %z.imag75 = load x86_fp80, ptr %z.imagp74, align 16
  %retval.realp76 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 0
  %retval.imagp77 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 1
  store x86_fp80 %z.real73, ptr %retval.realp76, align 16
  store x86_fp80 %z.imag75, ptr %retval.imagp77, align 16
  br label %return

return:
  %46 = load { x86_fp80, x86_fp80 }, ptr %retval, align 16
  ret { x86_fp80, x86_fp80 } %46
}

declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80)

define <2 x float> @__divsc3(float noundef %a, float noundef %b, float noundef %c, float noundef %d) {
entry:
  %retval = alloca { float, float }, align 4
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  %c.addr = alloca float, align 4
  %d.addr = alloca float, align 4
  %largest = alloca double, align 8
  %exponent = alloca i32, align 4
  %scale = alloca float, align 4
  %square = alloca float, align 4
  %z = alloca { float, float }, align 4
  %infinity = alloca float, align 4
  store float %a, ptr %a.addr, align 4
  store float %b, ptr %b.addr, align 4
  store float %c, ptr %c.addr, align 4
  store float %d, ptr %d.addr, align 4
  %0 = load float, ptr %c.addr, align 4
  %conv = fpext float %0 to double
  %call = call double @fabs(double noundef %conv)
  %1 = load float, ptr %d.addr, align 4
  %conv1 = fpext float %1 to double
  %call2 = call double @fabs(double noundef %conv1)
  %call3 = call double @fmax(double noundef %call, double noundef %call2)
  store double %call3, ptr %largest, align 8
  store i32 0, ptr %exponent, align 4
  %2 = load double, ptr %largest, align 8
  %conv4 = fpext double %2 to x86_fp80
  %call5 = call i32 @is_finite(x86_fp80 noundef %conv4)
  %tobool = icmp ne i32 %call5, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %3 = load double, ptr %largest, align 8
  %cmp = fcmp une double %3, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load double, ptr %largest, align 8
  %call7 = call double @frexp(double noundef %4, ptr noundef %exponent)
  %5 = load i32, ptr %exponent, align 4
  %dec = add nsw i32 %5, -1
  store i32 %dec, ptr %exponent, align 4
  br label %if.end

if.end:
  %6 = load i32, ptr %exponent, align 4
  %sub = sub nsw i32 0, %6
  %call8 = call double @ldexp(double noundef 1.000000e+00, i32 noundef %sub)
  %conv9 = fptrunc double %call8 to float
  store float %conv9, ptr %scale, align 4
  %7 = load float, ptr %scale, align 4
  %8 = load float, ptr %c.addr, align 4
  %mul = fmul float %8, %7
  store float %mul, ptr %c.addr, align 4
  %9 = load float, ptr %scale, align 4
  %10 = load float, ptr %d.addr, align 4
  %mul10 = fmul float %10, %9
  store float %mul10, ptr %d.addr, align 4
  %11 = load float, ptr %c.addr, align 4
  %12 = load float, ptr %c.addr, align 4
  %13 = load float, ptr %d.addr, align 4
  %14 = load float, ptr %d.addr, align 4
  %mul12 = fmul float %13, %14
  %15 = call float @llvm.fmuladd.f32(float %11, float %12, float %mul12)
  store float %15, ptr %square, align 4
  %16 = load float, ptr %a.addr, align 4
  %17 = load float, ptr %c.addr, align 4
  %18 = load float, ptr %b.addr, align 4
  %19 = load float, ptr %d.addr, align 4
  %mul14 = fmul float %18, %19
  %20 = call float @llvm.fmuladd.f32(float %16, float %17, float %mul14)
  %21 = load float, ptr %square, align 4
  %div = fdiv float %20, %21
  %22 = load float, ptr %scale, align 4
  %mul15 = fmul float %div, %22
  %23 = load float, ptr %b.addr, align 4
  %24 = load float, ptr %c.addr, align 4
  %25 = load float, ptr %a.addr, align 4
  %26 = load float, ptr %d.addr, align 4
  %mul17 = fmul float %25, %26
  %neg = fneg float %mul17
  %27 = call float @llvm.fmuladd.f32(float %23, float %24, float %neg)
  %28 = load float, ptr %square, align 4
  %div18 = fdiv float %27, %28
  %29 = load float, ptr %scale, align 4
  %mul19 = fmul float %div18, %29
  %z.realp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  store float %mul15, ptr %z.realp, align 4
  store float %mul19, ptr %z.imagp, align 4
  %z.realp20 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %30 = load float, ptr %z.realp20, align 4
  %conv21 = fpext float %30 to x86_fp80
  %call22 = call i32 @is_nan(x86_fp80 noundef %conv21)
  %tobool23 = icmp ne i32 %call22, 0
  br i1 %tobool23, label %lor.lhs.false, label %if.then28

lor.lhs.false:
  %z.imagp24 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %31 = load float, ptr %z.imagp24, align 4
  %conv25 = fpext float %31 to x86_fp80
  %call26 = call i32 @is_nan(x86_fp80 noundef %conv25)
  %tobool27 = icmp ne i32 %call26, 0
  br i1 %tobool27, label %if.end31, label %if.then28

if.then28:
  %z.realp29 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %z.real = load float, ptr %z.realp29, align 4
  %z.imagp30 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %z.imag = load float, ptr %z.imagp30, align 4
  %retval.realp = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 0
  %retval.imagp = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 1
  store float %z.real, ptr %retval.realp, align 4
  store float %z.imag, ptr %retval.imagp, align 4
  br label %return

if.end31:
  %32 = load float, ptr %square, align 4
  %cmp32 = fcmp oeq float %32, 0.000000e+00
  br i1 %cmp32, label %land.lhs.true34, label %if.else

land.lhs.true34:
  %33 = load float, ptr %a.addr, align 4
  %conv35 = fpext float %33 to x86_fp80
  %call36 = call i32 @is_nan(x86_fp80 noundef %conv35)
  %tobool37 = icmp ne i32 %call36, 0
  br i1 %tobool37, label %lor.lhs.false38, label %if.then42

lor.lhs.false38:
  %34 = load float, ptr %b.addr, align 4
  %conv39 = fpext float %34 to x86_fp80
  %call40 = call i32 @is_nan(x86_fp80 noundef %conv39)
  %tobool41 = icmp ne i32 %call40, 0
  br i1 %tobool41, label %if.else, label %if.then42

if.then42:
  %35 = load float, ptr %c.addr, align 4
  %conv43 = fpext float %35 to double
  %call44 = call double @copysign(double noundef 0x7FF0000000000000, double noundef %conv43)
  %conv45 = fptrunc double %call44 to float
  store float %conv45, ptr %infinity, align 4
  %36 = load float, ptr %infinity, align 4
  %37 = load float, ptr %a.addr, align 4
  %mul46 = fmul float %36, %37
  %z.realp47 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  store float %mul46, ptr %z.realp47, align 4
  %38 = load float, ptr %infinity, align 4
  %39 = load float, ptr %b.addr, align 4
  %mul48 = fmul float %38, %39
  %z.imagp49 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  store float %mul48, ptr %z.imagp49, align 4
  br label %if.end111

if.else:
  %40 = load float, ptr %a.addr, align 4
  %conv50 = fpext float %40 to x86_fp80
  %call51 = call i32 @is_infinite(x86_fp80 noundef %conv50)
  %tobool52 = icmp ne i32 %call51, 0
  br i1 %tobool52, label %land.lhs.true57, label %lor.lhs.false53

lor.lhs.false53:
  %41 = load float, ptr %b.addr, align 4
  %conv54 = fpext float %41 to x86_fp80
  %call55 = call i32 @is_infinite(x86_fp80 noundef %conv54)
  %tobool56 = icmp ne i32 %call55, 0
  br i1 %tobool56, label %land.lhs.true57, label %if.else81

land.lhs.true57:
  %42 = load float, ptr %c.addr, align 4
  %conv58 = fpext float %42 to x86_fp80
  %call59 = call i32 @is_finite(x86_fp80 noundef %conv58)
  %tobool60 = icmp ne i32 %call59, 0
  br i1 %tobool60, label %land.lhs.true61, label %if.else81

land.lhs.true61:
  %43 = load float, ptr %d.addr, align 4
  %conv62 = fpext float %43 to x86_fp80
  %call63 = call i32 @is_finite(x86_fp80 noundef %conv62)
  %tobool64 = icmp ne i32 %call63, 0
  br i1 %tobool64, label %if.then65, label %if.else81

if.then65:
  %44 = load float, ptr %a.addr, align 4
  %conv66 = fpext float %44 to x86_fp80
  %call67 = call double @box(x86_fp80 noundef %conv66)
  %conv68 = fptrunc double %call67 to float
  store float %conv68, ptr %a.addr, align 4
  %45 = load float, ptr %b.addr, align 4
  %conv69 = fpext float %45 to x86_fp80
  %call70 = call double @box(x86_fp80 noundef %conv69)
  %conv71 = fptrunc double %call70 to float
  store float %conv71, ptr %b.addr, align 4
  %46 = load float, ptr %a.addr, align 4
  %47 = load float, ptr %c.addr, align 4
  %48 = load float, ptr %b.addr, align 4
  %49 = load float, ptr %d.addr, align 4
  %mul73 = fmul float %48, %49
  %50 = call float @llvm.fmuladd.f32(float %46, float %47, float %mul73)
  %mul74 = fmul float 0x7FF0000000000000, %50
  %z.realp75 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  store float %mul74, ptr %z.realp75, align 4
  %51 = load float, ptr %b.addr, align 4
  %52 = load float, ptr %c.addr, align 4
  %53 = load float, ptr %a.addr, align 4
  %54 = load float, ptr %d.addr, align 4
  %mul77 = fmul float %53, %54
  %neg78 = fneg float %mul77
  %55 = call float @llvm.fmuladd.f32(float %51, float %52, float %neg78)
  %mul79 = fmul float 0x7FF0000000000000, %55
  %z.imagp80 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  store float %mul79, ptr %z.imagp80, align 4
  br label %if.end110

if.else81:
  %56 = load double, ptr %largest, align 8
  %conv82 = fpext double %56 to x86_fp80
  %call83 = call i32 @is_infinite(x86_fp80 noundef %conv82)
  %tobool84 = icmp ne i32 %call83, 0
  br i1 %tobool84, label %land.lhs.true85, label %if.end109

land.lhs.true85:
  %57 = load float, ptr %a.addr, align 4
  %conv86 = fpext float %57 to x86_fp80
  %call87 = call i32 @is_finite(x86_fp80 noundef %conv86)
  %tobool88 = icmp ne i32 %call87, 0
  br i1 %tobool88, label %land.lhs.true89, label %if.end109

land.lhs.true89:
  %58 = load float, ptr %b.addr, align 4
  %conv90 = fpext float %58 to x86_fp80
  %call91 = call i32 @is_finite(x86_fp80 noundef %conv90)
  %tobool92 = icmp ne i32 %call91, 0
  br i1 %tobool92, label %if.then93, label %if.end109

if.then93:
  %59 = load float, ptr %c.addr, align 4
  %conv94 = fpext float %59 to x86_fp80
  %call95 = call double @box(x86_fp80 noundef %conv94)
  %conv96 = fptrunc double %call95 to float
  store float %conv96, ptr %c.addr, align 4
  %60 = load float, ptr %d.addr, align 4
  %conv97 = fpext float %60 to x86_fp80
  %call98 = call double @box(x86_fp80 noundef %conv97)
  %conv99 = fptrunc double %call98 to float
  store float %conv99, ptr %d.addr, align 4
  %61 = load float, ptr %a.addr, align 4
  %62 = load float, ptr %c.addr, align 4
  %63 = load float, ptr %b.addr, align 4
  %64 = load float, ptr %d.addr, align 4
  %mul101 = fmul float %63, %64
  %65 = call float @llvm.fmuladd.f32(float %61, float %62, float %mul101)
  %mul102 = fmul float 0.000000e+00, %65
  %z.realp103 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  store float %mul102, ptr %z.realp103, align 4
  %66 = load float, ptr %b.addr, align 4
  %67 = load float, ptr %c.addr, align 4
  %68 = load float, ptr %a.addr, align 4
  %69 = load float, ptr %d.addr, align 4
  %mul105 = fmul float %68, %69
  %neg106 = fneg float %mul105
  %70 = call float @llvm.fmuladd.f32(float %66, float %67, float %neg106)
  %mul107 = fmul float 0.000000e+00, %70
  %z.imagp108 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  store float %mul107, ptr %z.imagp108, align 4
  br label %if.end109

if.end109:
  br label %if.end110

if.end110:
  br label %if.end111

if.end111:
  %z.realp112 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %z.real113 = load float, ptr %z.realp112, align 4
  %z.imagp114 = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %z.imag115 = load float, ptr %z.imagp114, align 4
  %retval.realp116 = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 0
  %retval.imagp117 = getelementptr inbounds nuw { float, float }, ptr %retval, i32 0, i32 1
  store float %z.real113, ptr %retval.realp116, align 4
  store float %z.imag115, ptr %retval.imagp117, align 4
  br label %return

return:
  %71 = load <2 x float>, ptr %retval, align 4
  ret <2 x float> %71
}

declare double @fmax(double noundef, double noundef)

declare double @fabs(double noundef)

define internal i32 @is_finite(x86_fp80 noundef %x) {
entry:
  %x.addr = alloca x86_fp80, align 16
  store x86_fp80 %x, ptr %x.addr, align 16
  %0 = load x86_fp80, ptr %x.addr, align 16
  %1 = load x86_fp80, ptr %x.addr, align 16
  %sub = fsub x86_fp80 %0, %1
  %cmp = fcmp oeq x86_fp80 %sub, 0xK00000000000000000000
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

declare double @frexp(double noundef, ptr noundef)

declare double @ldexp(double noundef, i32 noundef)

declare double @copysign(double noundef, double noundef)

define { double, double } @__divdc3(double noundef %a, double noundef %b, double noundef %c, double noundef %d) {
entry:
  %retval = alloca { double, double }, align 8
  %a.addr = alloca double, align 8
  %b.addr = alloca double, align 8
  %c.addr = alloca double, align 8
  %d.addr = alloca double, align 8
  %largest = alloca double, align 8
  %exponent = alloca i32, align 4
  %scale = alloca double, align 8
  %square = alloca double, align 8
  %z = alloca { double, double }, align 8
  %infinity = alloca double, align 8
  store double %a, ptr %a.addr, align 8
  store double %b, ptr %b.addr, align 8
  store double %c, ptr %c.addr, align 8
  store double %d, ptr %d.addr, align 8
  %0 = load double, ptr %c.addr, align 8
  %call = call double @fabs(double noundef %0)
  %1 = load double, ptr %d.addr, align 8
  %call1 = call double @fabs(double noundef %1)
  %call2 = call double @fmax(double noundef %call, double noundef %call1)
  store double %call2, ptr %largest, align 8
  store i32 0, ptr %exponent, align 4
  %2 = load double, ptr %largest, align 8
  %conv = fpext double %2 to x86_fp80
  %call3 = call i32 @is_finite(x86_fp80 noundef %conv)
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %3 = load double, ptr %largest, align 8
  %cmp = fcmp une double %3, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load double, ptr %largest, align 8
  %call5 = call double @frexp(double noundef %4, ptr noundef %exponent)
  %5 = load i32, ptr %exponent, align 4
  %dec = add nsw i32 %5, -1
  store i32 %dec, ptr %exponent, align 4
  br label %if.end

if.end:
  %6 = load i32, ptr %exponent, align 4
  %sub = sub nsw i32 0, %6
  %call6 = call double @ldexp(double noundef 1.000000e+00, i32 noundef %sub)
  store double %call6, ptr %scale, align 8
  %7 = load double, ptr %scale, align 8
  %8 = load double, ptr %c.addr, align 8
  %mul = fmul double %8, %7
  store double %mul, ptr %c.addr, align 8
  %9 = load double, ptr %scale, align 8
  %10 = load double, ptr %d.addr, align 8
  %mul7 = fmul double %10, %9
  store double %mul7, ptr %d.addr, align 8
  %11 = load double, ptr %c.addr, align 8
  %12 = load double, ptr %c.addr, align 8
  %13 = load double, ptr %d.addr, align 8
  %14 = load double, ptr %d.addr, align 8
  %mul9 = fmul double %13, %14
  %15 = call double @llvm.fmuladd.f64(double %11, double %12, double %mul9)
  store double %15, ptr %square, align 8
  %16 = load double, ptr %a.addr, align 8
  %17 = load double, ptr %c.addr, align 8
  %18 = load double, ptr %b.addr, align 8
  %19 = load double, ptr %d.addr, align 8
  %mul11 = fmul double %18, %19
  %20 = call double @llvm.fmuladd.f64(double %16, double %17, double %mul11)
  %21 = load double, ptr %square, align 8
  %div = fdiv double %20, %21
  %22 = load double, ptr %scale, align 8
  %mul12 = fmul double %div, %22
  %23 = load double, ptr %b.addr, align 8
  %24 = load double, ptr %c.addr, align 8
  %25 = load double, ptr %a.addr, align 8
  %26 = load double, ptr %d.addr, align 8
  %mul14 = fmul double %25, %26
  %neg = fneg double %mul14
  %27 = call double @llvm.fmuladd.f64(double %23, double %24, double %neg)
  %28 = load double, ptr %square, align 8
  %div15 = fdiv double %27, %28
  %29 = load double, ptr %scale, align 8
  %mul16 = fmul double %div15, %29
  %z.realp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %mul12, ptr %z.realp, align 8
  store double %mul16, ptr %z.imagp, align 8
  %z.realp17 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %30 = load double, ptr %z.realp17, align 8
  %conv18 = fpext double %30 to x86_fp80
  %call19 = call i32 @is_nan(x86_fp80 noundef %conv18)
  %tobool20 = icmp ne i32 %call19, 0
  br i1 %tobool20, label %lor.lhs.false, label %if.then25

lor.lhs.false:
  %z.imagp21 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %31 = load double, ptr %z.imagp21, align 8
  %conv22 = fpext double %31 to x86_fp80
  %call23 = call i32 @is_nan(x86_fp80 noundef %conv22)
  %tobool24 = icmp ne i32 %call23, 0
  br i1 %tobool24, label %if.end28, label %if.then25

if.then25:
  %z.realp26 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.real = load double, ptr %z.realp26, align 8
  %z.imagp27 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %z.imag = load double, ptr %z.imagp27, align 8
  %retval.realp = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 0
  %retval.imagp = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 1
  store double %z.real, ptr %retval.realp, align 8
  store double %z.imag, ptr %retval.imagp, align 8
  br label %return

if.end28:
  %32 = load double, ptr %square, align 8
  %cmp29 = fcmp oeq double %32, 0.000000e+00
  br i1 %cmp29, label %land.lhs.true31, label %if.else

land.lhs.true31:
  %33 = load double, ptr %a.addr, align 8
  %conv32 = fpext double %33 to x86_fp80
  %call33 = call i32 @is_nan(x86_fp80 noundef %conv32)
  %tobool34 = icmp ne i32 %call33, 0
  br i1 %tobool34, label %lor.lhs.false35, label %if.then39

lor.lhs.false35:
  %34 = load double, ptr %b.addr, align 8
  %conv36 = fpext double %34 to x86_fp80
  %call37 = call i32 @is_nan(x86_fp80 noundef %conv36)
  %tobool38 = icmp ne i32 %call37, 0
  br i1 %tobool38, label %if.else, label %if.then39

if.then39:
  %35 = load double, ptr %c.addr, align 8
  %call40 = call double @copysign(double noundef 0x7FF0000000000000, double noundef %35)
  store double %call40, ptr %infinity, align 8
  %36 = load double, ptr %infinity, align 8
  %37 = load double, ptr %a.addr, align 8
  %mul41 = fmul double %36, %37
  %z.realp42 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  store double %mul41, ptr %z.realp42, align 8
  %38 = load double, ptr %infinity, align 8
  %39 = load double, ptr %b.addr, align 8
  %mul43 = fmul double %38, %39
  %z.imagp44 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %mul43, ptr %z.imagp44, align 8
  br label %if.end102

if.else:
  %40 = load double, ptr %a.addr, align 8
  %conv45 = fpext double %40 to x86_fp80
  %call46 = call i32 @is_infinite(x86_fp80 noundef %conv45)
  %tobool47 = icmp ne i32 %call46, 0
  br i1 %tobool47, label %land.lhs.true52, label %lor.lhs.false48

lor.lhs.false48:
  %41 = load double, ptr %b.addr, align 8
  %conv49 = fpext double %41 to x86_fp80
  %call50 = call i32 @is_infinite(x86_fp80 noundef %conv49)
  %tobool51 = icmp ne i32 %call50, 0
  br i1 %tobool51, label %land.lhs.true52, label %if.else74

land.lhs.true52:
  %42 = load double, ptr %c.addr, align 8
  %conv53 = fpext double %42 to x86_fp80
  %call54 = call i32 @is_finite(x86_fp80 noundef %conv53)
  %tobool55 = icmp ne i32 %call54, 0
  br i1 %tobool55, label %land.lhs.true56, label %if.else74

land.lhs.true56:
  %43 = load double, ptr %d.addr, align 8
  %conv57 = fpext double %43 to x86_fp80
  %call58 = call i32 @is_finite(x86_fp80 noundef %conv57)
  %tobool59 = icmp ne i32 %call58, 0
  br i1 %tobool59, label %if.then60, label %if.else74

if.then60:
  %44 = load double, ptr %a.addr, align 8
  %conv61 = fpext double %44 to x86_fp80
  %call62 = call double @box(x86_fp80 noundef %conv61)
  store double %call62, ptr %a.addr, align 8
  %45 = load double, ptr %b.addr, align 8
  %conv63 = fpext double %45 to x86_fp80
  %call64 = call double @box(x86_fp80 noundef %conv63)
  store double %call64, ptr %b.addr, align 8
  %46 = load double, ptr %a.addr, align 8
  %47 = load double, ptr %c.addr, align 8
  %48 = load double, ptr %b.addr, align 8
  %49 = load double, ptr %d.addr, align 8
  %mul66 = fmul double %48, %49
  %50 = call double @llvm.fmuladd.f64(double %46, double %47, double %mul66)
  %mul67 = fmul double 0x7FF0000000000000, %50
  %z.realp68 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  store double %mul67, ptr %z.realp68, align 8
  %51 = load double, ptr %b.addr, align 8
  %52 = load double, ptr %c.addr, align 8
  %53 = load double, ptr %a.addr, align 8
  %54 = load double, ptr %d.addr, align 8
  %mul70 = fmul double %53, %54
  %neg71 = fneg double %mul70
  %55 = call double @llvm.fmuladd.f64(double %51, double %52, double %neg71)
  %mul72 = fmul double 0x7FF0000000000000, %55
  %z.imagp73 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %mul72, ptr %z.imagp73, align 8
  br label %if.end101

if.else74:
  %56 = load double, ptr %largest, align 8
  %conv75 = fpext double %56 to x86_fp80
  %call76 = call i32 @is_infinite(x86_fp80 noundef %conv75)
  %tobool77 = icmp ne i32 %call76, 0
  br i1 %tobool77, label %land.lhs.true78, label %if.end100

land.lhs.true78:
  %57 = load double, ptr %a.addr, align 8
  %conv79 = fpext double %57 to x86_fp80
  %call80 = call i32 @is_finite(x86_fp80 noundef %conv79)
  %tobool81 = icmp ne i32 %call80, 0
  br i1 %tobool81, label %land.lhs.true82, label %if.end100

land.lhs.true82:
  %58 = load double, ptr %b.addr, align 8
  %conv83 = fpext double %58 to x86_fp80
  %call84 = call i32 @is_finite(x86_fp80 noundef %conv83)
  %tobool85 = icmp ne i32 %call84, 0
  br i1 %tobool85, label %if.then86, label %if.end100

if.then86:
  %59 = load double, ptr %c.addr, align 8
  %conv87 = fpext double %59 to x86_fp80
  %call88 = call double @box(x86_fp80 noundef %conv87)
  store double %call88, ptr %c.addr, align 8
  %60 = load double, ptr %d.addr, align 8
  %conv89 = fpext double %60 to x86_fp80
  %call90 = call double @box(x86_fp80 noundef %conv89)
  store double %call90, ptr %d.addr, align 8
  %61 = load double, ptr %a.addr, align 8
  %62 = load double, ptr %c.addr, align 8
  %63 = load double, ptr %b.addr, align 8
  %64 = load double, ptr %d.addr, align 8
  %mul92 = fmul double %63, %64
  %65 = call double @llvm.fmuladd.f64(double %61, double %62, double %mul92)
  %mul93 = fmul double 0.000000e+00, %65
  %z.realp94 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  store double %mul93, ptr %z.realp94, align 8
  %66 = load double, ptr %b.addr, align 8
  %67 = load double, ptr %c.addr, align 8
  %68 = load double, ptr %a.addr, align 8
  %69 = load double, ptr %d.addr, align 8
  %mul96 = fmul double %68, %69
  %neg97 = fneg double %mul96
  %70 = call double @llvm.fmuladd.f64(double %66, double %67, double %neg97)
  %mul98 = fmul double 0.000000e+00, %70
  %z.imagp99 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %mul98, ptr %z.imagp99, align 8
  br label %if.end100

if.end100:
  br label %if.end101

if.end101:
  br label %if.end102

if.end102:
  %z.realp103 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.real104 = load double, ptr %z.realp103, align 8
  %z.imagp105 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %z.imag106 = load double, ptr %z.imagp105, align 8
  %retval.realp107 = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 0
  %retval.imagp108 = getelementptr inbounds nuw { double, double }, ptr %retval, i32 0, i32 1
  store double %z.real104, ptr %retval.realp107, align 8
  store double %z.imag106, ptr %retval.imagp108, align 8
  br label %return

return:
  %71 = load { double, double }, ptr %retval, align 8
  ret { double, double } %71
}

define { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %a, x86_fp80 noundef %b, x86_fp80 noundef %c, x86_fp80 noundef %d) {
entry:
  %retval = alloca { x86_fp80, x86_fp80 }, align 16
  %a.addr = alloca x86_fp80, align 16
  %b.addr = alloca x86_fp80, align 16
  %c.addr = alloca x86_fp80, align 16
  %d.addr = alloca x86_fp80, align 16
  %largest = alloca double, align 8
  %exponent = alloca i32, align 4
  %scale = alloca x86_fp80, align 16
  %square = alloca x86_fp80, align 16
  %z = alloca { x86_fp80, x86_fp80 }, align 16
  %infinity = alloca x86_fp80, align 16
  store x86_fp80 %a, ptr %a.addr, align 16
  store x86_fp80 %b, ptr %b.addr, align 16
  store x86_fp80 %c, ptr %c.addr, align 16
  store x86_fp80 %d, ptr %d.addr, align 16
  %0 = load x86_fp80, ptr %c.addr, align 16
  %conv = fptrunc x86_fp80 %0 to double
  %call = call double @fabs(double noundef %conv)
  %1 = load x86_fp80, ptr %d.addr, align 16
  %conv1 = fptrunc x86_fp80 %1 to double
  %call2 = call double @fabs(double noundef %conv1)
  %call3 = call double @fmax(double noundef %call, double noundef %call2)
  store double %call3, ptr %largest, align 8
  store i32 0, ptr %exponent, align 4
  %2 = load double, ptr %largest, align 8
  %conv4 = fpext double %2 to x86_fp80
  %call5 = call i32 @is_finite(x86_fp80 noundef %conv4)
  %tobool = icmp ne i32 %call5, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:
  %3 = load double, ptr %largest, align 8
  %cmp = fcmp une double %3, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %4 = load double, ptr %largest, align 8
  %call7 = call double @frexp(double noundef %4, ptr noundef %exponent)
  %5 = load i32, ptr %exponent, align 4
  %dec = add nsw i32 %5, -1
  store i32 %dec, ptr %exponent, align 4
  br label %if.end

if.end:
  %6 = load i32, ptr %exponent, align 4
  %sub = sub nsw i32 0, %6
  %call8 = call double @ldexp(double noundef 1.000000e+00, i32 noundef %sub)
  %conv9 = fpext double %call8 to x86_fp80
  store x86_fp80 %conv9, ptr %scale, align 16
  %7 = load x86_fp80, ptr %scale, align 16
  %8 = load x86_fp80, ptr %c.addr, align 16
  %mul = fmul x86_fp80 %8, %7
  store x86_fp80 %mul, ptr %c.addr, align 16
  %9 = load x86_fp80, ptr %scale, align 16
  %10 = load x86_fp80, ptr %d.addr, align 16
  %mul10 = fmul x86_fp80 %10, %9
  store x86_fp80 %mul10, ptr %d.addr, align 16
  %11 = load x86_fp80, ptr %c.addr, align 16
  %12 = load x86_fp80, ptr %c.addr, align 16
  %13 = load x86_fp80, ptr %d.addr, align 16
  %14 = load x86_fp80, ptr %d.addr, align 16
  %mul12 = fmul x86_fp80 %13, %14
  %15 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %11, x86_fp80 %12, x86_fp80 %mul12)
  store x86_fp80 %15, ptr %square, align 16
  %16 = load x86_fp80, ptr %a.addr, align 16
  %17 = load x86_fp80, ptr %c.addr, align 16
  %18 = load x86_fp80, ptr %b.addr, align 16
  %19 = load x86_fp80, ptr %d.addr, align 16
  %mul14 = fmul x86_fp80 %18, %19
  %20 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %16, x86_fp80 %17, x86_fp80 %mul14)
  %21 = load x86_fp80, ptr %square, align 16
  %div = fdiv x86_fp80 %20, %21
  %22 = load x86_fp80, ptr %scale, align 16
  %mul15 = fmul x86_fp80 %div, %22
  %23 = load x86_fp80, ptr %b.addr, align 16
  %24 = load x86_fp80, ptr %c.addr, align 16
  %25 = load x86_fp80, ptr %a.addr, align 16
  %26 = load x86_fp80, ptr %d.addr, align 16
  %mul17 = fmul x86_fp80 %25, %26
  %neg = fneg x86_fp80 %mul17
  %27 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %23, x86_fp80 %24, x86_fp80 %neg)
  %28 = load x86_fp80, ptr %square, align 16
  %div18 = fdiv x86_fp80 %27, %28
  %29 = load x86_fp80, ptr %scale, align 16
  %mul19 = fmul x86_fp80 %div18, %29
  %z.realp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  store x86_fp80 %mul15, ptr %z.realp, align 16
  store x86_fp80 %mul19, ptr %z.imagp, align 16
  %z.realp20 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %30 = load x86_fp80, ptr %z.realp20, align 16
  %call21 = call i32 @is_nan(x86_fp80 noundef %30)
  %tobool22 = icmp ne i32 %call21, 0
  br i1 %tobool22, label %lor.lhs.false, label %if.then26

lor.lhs.false:
  %z.imagp23 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  %31 = load x86_fp80, ptr %z.imagp23, align 16
  %call24 = call i32 @is_nan(x86_fp80 noundef %31)
  %tobool25 = icmp ne i32 %call24, 0
  br i1 %tobool25, label %if.end29, label %if.then26

if.then26:
  %z.realp27 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %z.real = load x86_fp80, ptr %z.realp27, align 16
  %z.imagp28 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  %z.imag = load x86_fp80, ptr %z.imagp28, align 16
  %retval.realp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 0
  %retval.imagp = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 1
  store x86_fp80 %z.real, ptr %retval.realp, align 16
  store x86_fp80 %z.imag, ptr %retval.imagp, align 16
  br label %return

if.end29:
  %32 = load x86_fp80, ptr %square, align 16
  %cmp30 = fcmp oeq x86_fp80 %32, 0xK00000000000000000000
  br i1 %cmp30, label %land.lhs.true32, label %if.else

land.lhs.true32:
  %33 = load x86_fp80, ptr %a.addr, align 16
  %call33 = call i32 @is_nan(x86_fp80 noundef %33)
  %tobool34 = icmp ne i32 %call33, 0
  br i1 %tobool34, label %lor.lhs.false35, label %if.then38

lor.lhs.false35:
  %34 = load x86_fp80, ptr %b.addr, align 16
  %call36 = call i32 @is_nan(x86_fp80 noundef %34)
  %tobool37 = icmp ne i32 %call36, 0
  br i1 %tobool37, label %if.else, label %if.then38

if.then38:
  %35 = load x86_fp80, ptr %c.addr, align 16
  %conv39 = fptrunc x86_fp80 %35 to double
  %call40 = call double @copysign(double noundef 0x7FF0000000000000, double noundef %conv39)
  %conv41 = fpext double %call40 to x86_fp80
  store x86_fp80 %conv41, ptr %infinity, align 16
  %36 = load x86_fp80, ptr %infinity, align 16
  %37 = load x86_fp80, ptr %a.addr, align 16
  %mul42 = fmul x86_fp80 %36, %37
  %z.realp43 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  store x86_fp80 %mul42, ptr %z.realp43, align 16
  %38 = load x86_fp80, ptr %infinity, align 16
  %39 = load x86_fp80, ptr %b.addr, align 16
  %mul44 = fmul x86_fp80 %38, %39
  %z.imagp45 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  store x86_fp80 %mul44, ptr %z.imagp45, align 16
  br label %if.end97

if.else:
  %40 = load x86_fp80, ptr %a.addr, align 16
  %call46 = call i32 @is_infinite(x86_fp80 noundef %40)
  %tobool47 = icmp ne i32 %call46, 0
  br i1 %tobool47, label %land.lhs.true51, label %lor.lhs.false48

lor.lhs.false48:
  %41 = load x86_fp80, ptr %b.addr, align 16
  %call49 = call i32 @is_infinite(x86_fp80 noundef %41)
  %tobool50 = icmp ne i32 %call49, 0
  br i1 %tobool50, label %land.lhs.true51, label %if.else71

land.lhs.true51:
  %42 = load x86_fp80, ptr %c.addr, align 16
  %call52 = call i32 @is_finite(x86_fp80 noundef %42)
  %tobool53 = icmp ne i32 %call52, 0
  br i1 %tobool53, label %land.lhs.true54, label %if.else71

land.lhs.true54:
  %43 = load x86_fp80, ptr %d.addr, align 16
  %call55 = call i32 @is_finite(x86_fp80 noundef %43)
  %tobool56 = icmp ne i32 %call55, 0
  br i1 %tobool56, label %if.then57, label %if.else71

if.then57:
  %44 = load x86_fp80, ptr %a.addr, align 16
  %call58 = call double @box(x86_fp80 noundef %44)
  %conv59 = fpext double %call58 to x86_fp80
  store x86_fp80 %conv59, ptr %a.addr, align 16
  %45 = load x86_fp80, ptr %b.addr, align 16
  %call60 = call double @box(x86_fp80 noundef %45)
  %conv61 = fpext double %call60 to x86_fp80
  store x86_fp80 %conv61, ptr %b.addr, align 16
  %46 = load x86_fp80, ptr %a.addr, align 16
  %47 = load x86_fp80, ptr %c.addr, align 16
  %48 = load x86_fp80, ptr %b.addr, align 16
  %49 = load x86_fp80, ptr %d.addr, align 16
  %mul63 = fmul x86_fp80 %48, %49
  %50 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %46, x86_fp80 %47, x86_fp80 %mul63)
  %mul64 = fmul x86_fp80 0xK7FFF8000000000000000, %50
  %z.realp65 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  store x86_fp80 %mul64, ptr %z.realp65, align 16
  %51 = load x86_fp80, ptr %b.addr, align 16
  %52 = load x86_fp80, ptr %c.addr, align 16
  %53 = load x86_fp80, ptr %a.addr, align 16
  %54 = load x86_fp80, ptr %d.addr, align 16
  %mul67 = fmul x86_fp80 %53, %54
  %neg68 = fneg x86_fp80 %mul67
  %55 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %51, x86_fp80 %52, x86_fp80 %neg68)
  %mul69 = fmul x86_fp80 0xK7FFF8000000000000000, %55
  %z.imagp70 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  store x86_fp80 %mul69, ptr %z.imagp70, align 16
  br label %if.end96

if.else71:
  %56 = load double, ptr %largest, align 8
  %conv72 = fpext double %56 to x86_fp80
  %call73 = call i32 @is_infinite(x86_fp80 noundef %conv72)
  %tobool74 = icmp ne i32 %call73, 0
  br i1 %tobool74, label %land.lhs.true75, label %if.end95

land.lhs.true75:
  %57 = load x86_fp80, ptr %a.addr, align 16
  %call76 = call i32 @is_finite(x86_fp80 noundef %57)
  %tobool77 = icmp ne i32 %call76, 0
  br i1 %tobool77, label %land.lhs.true78, label %if.end95

land.lhs.true78:
  %58 = load x86_fp80, ptr %b.addr, align 16
  %call79 = call i32 @is_finite(x86_fp80 noundef %58)
  %tobool80 = icmp ne i32 %call79, 0
  br i1 %tobool80, label %if.then81, label %if.end95

if.then81:
  %59 = load x86_fp80, ptr %c.addr, align 16
  %call82 = call double @box(x86_fp80 noundef %59)
  %conv83 = fpext double %call82 to x86_fp80
  store x86_fp80 %conv83, ptr %c.addr, align 16
  %60 = load x86_fp80, ptr %d.addr, align 16
  %call84 = call double @box(x86_fp80 noundef %60)
  %conv85 = fpext double %call84 to x86_fp80
  store x86_fp80 %conv85, ptr %d.addr, align 16
  %61 = load x86_fp80, ptr %a.addr, align 16
  %62 = load x86_fp80, ptr %c.addr, align 16
  %63 = load x86_fp80, ptr %b.addr, align 16
  %64 = load x86_fp80, ptr %d.addr, align 16
  %mul87 = fmul x86_fp80 %63, %64
  %65 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %61, x86_fp80 %62, x86_fp80 %mul87)
  %mul88 = fmul x86_fp80 0xK00000000000000000000, %65
  %z.realp89 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  store x86_fp80 %mul88, ptr %z.realp89, align 16
  %66 = load x86_fp80, ptr %b.addr, align 16
  %67 = load x86_fp80, ptr %c.addr, align 16
  %68 = load x86_fp80, ptr %a.addr, align 16
  %69 = load x86_fp80, ptr %d.addr, align 16
  %mul91 = fmul x86_fp80 %68, %69
  %neg92 = fneg x86_fp80 %mul91
  %70 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %66, x86_fp80 %67, x86_fp80 %neg92)
  %mul93 = fmul x86_fp80 0xK00000000000000000000, %70
  %z.imagp94 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  store x86_fp80 %mul93, ptr %z.imagp94, align 16
  br label %if.end95

if.end95:
  br label %if.end96

if.end96:
  br label %if.end97

if.end97:
  %z.realp98 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 0
  %z.real99 = load x86_fp80, ptr %z.realp98, align 16
  %z.imagp100 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %z, i32 0, i32 1
  %z.imag101 = load x86_fp80, ptr %z.imagp100, align 16
  %retval.realp102 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 0
  %retval.imagp103 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %retval, i32 0, i32 1
  store x86_fp80 %z.real99, ptr %retval.realp102, align 16
  store x86_fp80 %z.imag101, ptr %retval.imagp103, align 16
  br label %return

return:
  %71 = load { x86_fp80, x86_fp80 }, ptr %retval, align 16
  ret { x86_fp80, x86_fp80 } %71
}

define double @cabs(double noundef %z.coerce0, double noundef %z.coerce1) {
entry:
  %z = alloca { double, double }, align 8
  %0 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  store double %z.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %z.coerce1, ptr %1, align 8
  %z.realp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %2 = load double, ptr %z.realp, align 8
  %z.imagp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %3 = load double, ptr %z.imagp, align 8
  %call = call double @hypot(double noundef %2, double noundef %3)
  ret double %call
}

declare double @hypot(double noundef, double noundef)

define double @carg(double noundef %z.coerce0, double noundef %z.coerce1) {
entry:
  %z = alloca { double, double }, align 8
  %0 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  store double %z.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double %z.coerce1, ptr %1, align 8
  %z.imagp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %2 = load double, ptr %z.imagp, align 8
  %z.realp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %3 = load double, ptr %z.realp, align 8
  %call = call double @atan2(double noundef %2, double noundef %3)
  ret double %call
}

declare double @atan2(double noundef, double noundef)

define float @cabsf(<2 x float> noundef %z.coerce) {
entry:
  %z = alloca { float, float }, align 4
  store <2 x float> %z.coerce, ptr %z, align 4
  %z.realp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %0 = load float, ptr %z.realp, align 4
  %conv = fpext float %0 to double
  %z.imagp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %1 = load float, ptr %z.imagp, align 4
  %conv1 = fpext float %1 to double
  %call = call double @hypot(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define float @cargf(<2 x float> noundef %z.coerce) {
entry:
  %z = alloca { float, float }, align 4
  store <2 x float> %z.coerce, ptr %z, align 4
  %z.imagp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 1
  %0 = load float, ptr %z.imagp, align 4
  %conv = fpext float %0 to double
  %z.realp = getelementptr inbounds nuw { float, float }, ptr %z, i32 0, i32 0
  %1 = load float, ptr %z.realp, align 4
  %conv1 = fpext float %1 to double
  %call = call double @atan2(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

