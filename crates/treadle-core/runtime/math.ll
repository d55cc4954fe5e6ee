source_filename = "math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @__isnan(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %1 = load double, ptr %x.addr, align 8
  %cmp = fcmp une double %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__isinf(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %cmp = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %1 = load double, ptr %x.addr, align 8
  %cmp1 = fcmp oeq double %1, 0xFFF0000000000000
  %2 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i32 -1, i32 0
  br label %cond.end

cond.end:
  %cond2 = phi i32 [ 1, %cond.true ], [ %cond, %cond.false ]
  ret i32 %cond2
}

define i32 @__finite(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %1 = load double, ptr %x.addr, align 8
  %sub = fsub double %0, %1
  %cmp = fcmp oeq double %sub, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__signbit(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %call = call i64 @bits_of(double noundef %0)
  %shr = lshr i64 %call, 63
  %conv = trunc i64 %shr to i32
  ret i32 %conv
}

define internal i64 @bits_of(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  %bits = alloca i64, align 8
  store double %x, ptr %x.addr, align 8
  %call = call ptr @memcpy(ptr noundef %bits, ptr noundef %x.addr, i64 noundef 8)
  %0 = load i64, ptr %bits, align 8
  ret i64 %0
}

define i32 @__isnanf(float noundef %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  %1 = load float, ptr %x.addr, align 4
  %cmp = fcmp une float %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__isinff(float noundef %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call i32 @__isinf(double noundef %conv)
  ret i32 %call
}

define i32 @__finitef(float noundef %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  %1 = load float, ptr %x.addr, align 4
  %sub = fsub float %0, %1
  %cmp = fcmp oeq float %sub, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__signbitf(float noundef %x) {
entry:
  %x.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  %conv = fpext float %0 to double
  %call = call i32 @__signbit(double noundef %conv)
  ret i32 %call
}

define i32 @isnan(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %1 = load double, ptr %x.addr, align 8
  %cmp = fcmp une double %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @isinf(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %call = call i32 @__isinf(double noundef %0)
  ret i32 %call
}

define i32 @finite(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %1 = load double, ptr %x.addr, align 8
  %sub = fsub double %0, %1
  %cmp = fcmp oeq double %sub, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__fpclassify(double noundef %x) {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca double, align 8
  %exponent = alloca i64, align 8
  %fraction = alloca i64, align 8
  store double %x, ptr %x.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %call = call i64 @bits_of(double noundef %0)
  %shr = lshr i64 %call, 52
  %and = and i64 %shr, 2047
  store i64 %and, ptr %exponent, align 8
  %1 = load double, ptr %x.addr, align 8
  %call1 = call i64 @bits_of(double noundef %1)
  %shl = shl i64 %call1, 12
  store i64 %shl, ptr %fraction, align 8
  %2 = load i64, ptr %exponent, align 8
  %cmp = icmp eq i64 %2, 2047
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %3 = load i64, ptr %fraction, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 1
  store i32 %cond, ptr %retval, align 4
  br label %return

if.end:
  %5 = load i64, ptr %exponent, align 8
  %cmp2 = icmp eq i64 %5, 0
  br i1 %cmp2, label %if.then3, label %if.end6

if.then3:
  %6 = load i64, ptr %fraction, align 8
  %tobool4 = icmp ne i64 %6, 0
  %7 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 3, i32 2
  store i32 %cond5, ptr %retval, align 4
  br label %return

if.end6:
  store i32 4, ptr %retval, align 4
  br label %return

return:
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

define double @modf(double noundef %x, ptr noundef %whole) {
entry:
  %x.addr = alloca double, align 8
  %whole.addr = alloca ptr, align 8
  store double %x, ptr %x.addr, align 8
  store ptr %whole, ptr %whole.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %call = call double @trunc(double noundef %0)
  %1 = load ptr, ptr %whole.addr, align 8
  store double %call, ptr %1, align 8
  %2 = load double, ptr %x.addr, align 8
  %call1 = call i32 @__isinf(double noundef %2)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %3 = load double, ptr %x.addr, align 8
  %4 = load ptr, ptr %whole.addr, align 8
  %5 = load double, ptr %4, align 8
  %sub = fsub double %3, %5
  br label %cond.end

cond.end:
  %cond = phi double [ 0.000000e+00, %cond.true ], [ %sub, %cond.false ]
  %6 = load double, ptr %x.addr, align 8
  %call2 = call double @copysign(double noundef %cond, double noundef %6)
  ret double %call2
}

declare double @trunc(double noundef)

declare double @copysign(double noundef, double noundef)

define double @frexp(double noundef %x, ptr noundef %exponent) {
entry:
  %retval = alloca double, align 8
  %x.addr = alloca double, align 8
  %exponent.addr = alloca ptr, align 8
  %shift = alloca i32, align 4
  %e = alloca i32, align 4
  store double %x, ptr %x.addr, align 8
  store ptr %exponent, ptr %exponent.addr, align 8
  %0 = load ptr, ptr %exponent.addr, align 8
  store i32 0, ptr %0, align 4
  %1 = load double, ptr %x.addr, align 8
  %cmp = fcmp oeq double %1, 0.000000e+00
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %2 = load double, ptr %x.addr, align 8
  %3 = load double, ptr %x.addr, align 8
  %sub = fsub double %2, %3
  %cmp1 = fcmp une double %sub, 0.000000e+00
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %4 = load double, ptr %x.addr, align 8
  store double %4, ptr %retval, align 8
  br label %return

if.end:
  store i32 0, ptr %shift, align 4
  %5 = load double, ptr %x.addr, align 8
  %call = call i64 @bits_of(double noundef %5)
  %shr = lshr i64 %call, 52
  %and = and i64 %shr, 2047
  %cmp2 = icmp eq i64 %and, 0
  br i1 %cmp2, label %if.then3, label %if.end5

if.then3:
  %6 = load double, ptr %x.addr, align 8
  %call4 = call double @ldexp(double noundef %6, i32 noundef 64)
  store double %call4, ptr %x.addr, align 8
  store i32 64, ptr %shift, align 4
  br label %if.end5

if.end5:
  %7 = load double, ptr %x.addr, align 8
  %call6 = call i64 @bits_of(double noundef %7)
  %shr7 = lshr i64 %call6, 52
  %and8 = and i64 %shr7, 2047
  %conv = trunc i64 %and8 to i32
  %sub9 = sub nsw i32 %conv, 1022
  store i32 %sub9, ptr %e, align 4
  %8 = load i32, ptr %e, align 4
  %9 = load i32, ptr %shift, align 4
  %sub10 = sub nsw i32 %8, %9
  %10 = load ptr, ptr %exponent.addr, align 8
  store i32 %sub10, ptr %10, align 4
  %11 = load double, ptr %x.addr, align 8
  %12 = load i32, ptr %e, align 4
  %sub11 = sub nsw i32 0, %12
  %call12 = call double @ldexp(double noundef %11, i32 noundef %sub11)
  store double %call12, ptr %retval, align 8
  br label %return

return:
  %13 = load double, ptr %retval, align 8
  ret double %13
}

declare double @ldexp(double noundef, i32 noundef)

define double @nextafter(double noundef %x, double noundef %to) {
entry:
  %retval = alloca double, align 8
  %x.addr = alloca double, align 8
  %to.addr = alloca double, align 8
  %bits = alloca i64, align 8
  store double %x, ptr %x.addr, align 8
  store double %to, ptr %to.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %1 = load double, ptr %x.addr, align 8
  %cmp = fcmp une double %0, %1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %2 = load double, ptr %to.addr, align 8
  %3 = load double, ptr %to.addr, align 8
  %cmp1 = fcmp une double %2, %3
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %4 = load double, ptr %x.addr, align 8
  %5 = load double, ptr %to.addr, align 8
  %add = fadd double %4, %5
  store double %add, ptr %retval, align 8
  br label %return

if.end:
  %6 = load double, ptr %x.addr, align 8
  %7 = load double, ptr %to.addr, align 8
  %cmp2 = fcmp oeq double %6, %7
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:
  %8 = load double, ptr %to.addr, align 8
  store double %8, ptr %retval, align 8
  br label %return

if.end4:
  %9 = load double, ptr %x.addr, align 8
  %cmp5 = fcmp oeq double %9, 0.000000e+00
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:
  br label %cond.end

cond.false:
  %10 = load double, ptr %x.addr, align 8
  %call = call i64 @bits_of(double noundef %10)
  br label %cond.end

cond.end:
  %cond = phi i64 [ 0, %cond.true ], [ %call, %cond.false ]
  store i64 %cond, ptr %bits, align 8
  %11 = load double, ptr %x.addr, align 8
  %cmp6 = fcmp oeq double %11, 0.000000e+00
  br i1 %cmp6, label %if.then7, label %if.else

if.then7:
  %12 = load double, ptr %to.addr, align 8
  %cmp8 = fcmp olt double %12, 0.000000e+00
  %conv = zext i1 %cmp8 to i32
  %conv9 = sext i32 %conv to i64
  %shl = shl i64 %conv9, 63
  %or = or i64 %shl, 1
  store i64 %or, ptr %bits, align 8
  br label %if.end19

if.else:
  %13 = load double, ptr %x.addr, align 8
  %14 = load double, ptr %to.addr, align 8
  %cmp10 = fcmp olt double %13, %14
  %conv11 = zext i1 %cmp10 to i32
  %15 = load double, ptr %x.addr, align 8
  %cmp12 = fcmp ogt double %15, 0.000000e+00
  %conv13 = zext i1 %cmp12 to i32
  %cmp14 = icmp eq i32 %conv11, %conv13
  %16 = zext i1 %cmp14 to i64
  %cond16 = select i1 %cmp14, i32 1, i32 -1
  %conv17 = sext i32 %cond16 to i64
  %17 = load i64, ptr %bits, align 8
  %add18 = add i64 %17, %conv17
  store i64 %add18, ptr %bits, align 8
  br label %if.end19

if.end19:
  %call20 = call ptr @memcpy(ptr noundef %x.addr, ptr noundef %bits, i64 noundef 8)
  %18 = load double, ptr %x.addr, align 8
  store double %18, ptr %retval, align 8
  br label %return

return:
  %19 = load double, ptr %retval, align 8
  ret double %19
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef)

define x86_fp80 @sqrtl(x86_fp80 noundef %x) {
entry:
  %x.addr = alloca x86_fp80, align 16
  store x86_fp80 %x, ptr %x.addr, align 16
  %0 = load x86_fp80, ptr %x.addr, align 16
  %1 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %0)
  ret x86_fp80 %1
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80)

