source_filename = "stdio.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@stdin = constant ptr inttoptr (i64 1 to ptr), align 8
@stdout = constant ptr inttoptr (i64 2 to ptr), align 8
@stderr = constant ptr inttoptr (i64 3 to ptr), align 8
@.str = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"diuxXop\00", align 1

define i32 @fflush(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret i32 0
}

define i32 @fclose(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret i32 0
}

define i32 @ferror(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret i32 0
}

define i32 @feof(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret i32 0
}

define void @clearerr(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret void
}

define i32 @fileno(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = ptrtoint ptr %0 to i64
  %conv = trunc i64 %1 to i32
  %sub = sub nsw i32 %conv, 1
  ret i32 %sub
}

define void @setbuf(ptr noundef %stream, ptr noundef %buffer) {
entry:
  %stream.addr = alloca ptr, align 8
  %buffer.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  ret void
}

define void @setlinebuf(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret void
}

define i32 @setvbuf(ptr noundef %stream, ptr noundef %buffer, i32 noundef %mode, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %buffer.addr = alloca ptr, align 8
  %mode.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  store i32 %mode, ptr %mode.addr, align 4
  store i64 %size, ptr %size.addr, align 8
  ret i32 0
}

define void @flockfile(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret void
}

define void @funlockfile(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret void
}

define void @perror(ptr noundef %what) {
entry:
  %what.addr = alloca ptr, align 8
  %error = alloca ptr, align 8
  store ptr %what, ptr %what.addr, align 8
  %call = call ptr @__errno_location()
  %0 = load i32, ptr %call, align 4
  %call1 = call ptr @strerror(i32 noundef %0)
  store ptr %call1, ptr %error, align 8
  %1 = load ptr, ptr %what.addr, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %land.lhs.true, label %if.else

land.lhs.true:
  %2 = load ptr, ptr %what.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  %tobool2 = icmp ne i32 %conv, 0
  br i1 %tobool2, label %if.then, label %if.else

if.then:
  %4 = load ptr, ptr %what.addr, align 8
  %5 = load ptr, ptr %error, align 8
  %call3 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef inttoptr (i64 3 to ptr), ptr noundef @.str, ptr noundef %4, ptr noundef %5)
  br label %if.end

if.else:
  %6 = load ptr, ptr %error, align 8
  %call4 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef inttoptr (i64 3 to ptr), ptr noundef @.str.1, ptr noundef %6)
  br label %if.end

if.end:
  ret void
}

declare ptr @strerror(i32 noundef)

declare ptr @__errno_location()

declare i32 @fprintf(ptr noundef, ptr noundef, ...)

define i32 @vsscanf(ptr noundef %s, ptr noundef %format, ptr noundef %args) {
entry:
  %retval = alloca i32, align 4
  %s.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %args.addr = alloca ptr, align 8
  %start = alloca ptr, align 8
  %count = alloca i32, align 4
  %discard = alloca i32, align 4
  %bytes = alloca i32, align 4
  %width = alloca i64, align 8
  %to = alloca ptr, align 8
  %limit = alloca i64, align 8
  %n = alloca i64, align 8
  %base = alloca i32, align 4
  %field = alloca [64 x i8], align 16
  %end = alloca ptr, align 8
  %limit200 = alloca i64, align 8
  %value = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %args, ptr %args.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %start, align 8
  store i32 0, ptr %count, align 4
  br label %for.cond

for.cond:
  %1 = load ptr, ptr %format.addr, align 8
  %2 = load i8, ptr %1, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %for.body, label %for.end265

for.body:
  %3 = load ptr, ptr %format.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %call = call i32 @is_space(i32 noundef %conv)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:
  br label %while.cond

while.cond:
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i8, ptr %5, align 1
  %conv2 = sext i8 %6 to i32
  %call3 = call i32 @is_space(i32 noundef %conv2)
  %tobool4 = icmp ne i32 %call3, 0
  br i1 %tobool4, label %while.body, label %while.end

while.body:
  %7 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %while.cond

while.end:
  br label %for.inc263

if.end:
  %8 = load ptr, ptr %format.addr, align 8
  %9 = load i8, ptr %8, align 1
  %conv5 = sext i8 %9 to i32
  %cmp = icmp ne i32 %conv5, 37
  br i1 %cmp, label %if.then11, label %lor.lhs.false

lor.lhs.false:
  %10 = load ptr, ptr %format.addr, align 8
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %incdec.ptr7, ptr %format.addr, align 8
  %11 = load i8, ptr %incdec.ptr7, align 1
  %conv8 = sext i8 %11 to i32
  %cmp9 = icmp eq i32 %conv8, 37
  br i1 %cmp9, label %if.then11, label %if.end33

if.then11:
  br label %while.cond12

while.cond12:
  %12 = load ptr, ptr %format.addr, align 8
  %13 = load i8, ptr %12, align 1
  %conv13 = sext i8 %13 to i32
  %cmp14 = icmp eq i32 %conv13, 37
  br i1 %cmp14, label %land.rhs, label %land.end

land.rhs:
  %14 = load ptr, ptr %s.addr, align 8
  %15 = load i8, ptr %14, align 1
  %conv16 = sext i8 %15 to i32
  %call17 = call i32 @is_space(i32 noundef %conv16)
  %tobool18 = icmp ne i32 %call17, 0
  br label %land.end

land.end:
  %16 = phi i1 [ false, %while.cond12 ], [ %tobool18, %land.rhs ]
  br i1 %16, label %while.body19, label %while.end21

while.body19:
  %17 = load ptr, ptr %s.addr, align 8
  %incdec.ptr20 = getelementptr inbounds nuw i8, ptr %17, i32 1
  store ptr %incdec.ptr20, ptr %s.addr, align 8
  br label %while.cond12

while.end21:
  %18 = load ptr, ptr %s.addr, align 8
  %19 = load i8, ptr %18, align 1
  %conv22 = sext i8 %19 to i32
  %20 = load ptr, ptr %format.addr, align 8
  %21 = load i8, ptr %20, align 1
  %conv23 = sext i8 %21 to i32
  %cmp24 = icmp ne i32 %conv22, %conv23
  br i1 %cmp24, label %if.then26, label %if.end31

if.then26:
  %22 = load i32, ptr %count, align 4
  %tobool27 = icmp ne i32 %22, 0
  br i1 %tobool27, label %cond.true, label %lor.lhs.false28

lor.lhs.false28:
  %23 = load ptr, ptr %s.addr, align 8
  %24 = load i8, ptr %23, align 1
  %conv29 = sext i8 %24 to i32
  %tobool30 = icmp ne i32 %conv29, 0
  br i1 %tobool30, label %cond.true, label %cond.false

cond.true:
  %25 = load i32, ptr %count, align 4
  br label %cond.end

cond.false:
  br label %cond.end

cond.end:
  %cond = phi i32 [ %25, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  br label %return

if.end31:
  %26 = load ptr, ptr %s.addr, align 8
  %incdec.ptr32 = getelementptr inbounds nuw i8, ptr %26, i32 1
  store ptr %incdec.ptr32, ptr %s.addr, align 8
  br label %for.inc263

if.end33:
  %27 = load ptr, ptr %format.addr, align 8
  %28 = load i8, ptr %27, align 1
  %conv34 = sext i8 %28 to i32
  %cmp35 = icmp eq i32 %conv34, 42
  %conv36 = zext i1 %cmp35 to i32
  store i32 %conv36, ptr %discard, align 4
  store i32 4, ptr %bytes, align 4
  %29 = load i32, ptr %discard, align 4
  %30 = load ptr, ptr %format.addr, align 8
  %idx.ext = sext i32 %29 to i64
  %add.ptr = getelementptr inbounds i8, ptr %30, i64 %idx.ext
  store ptr %add.ptr, ptr %format.addr, align 8
  store i64 0, ptr %width, align 8
  br label %while.cond37

while.cond37:
  %31 = load ptr, ptr %format.addr, align 8
  %32 = load i8, ptr %31, align 1
  %conv38 = sext i8 %32 to i32
  %cmp39 = icmp sge i32 %conv38, 48
  br i1 %cmp39, label %land.rhs41, label %land.end45

land.rhs41:
  %33 = load ptr, ptr %format.addr, align 8
  %34 = load i8, ptr %33, align 1
  %conv42 = sext i8 %34 to i32
  %cmp43 = icmp sle i32 %conv42, 57
  br label %land.end45

land.end45:
  %35 = phi i1 [ false, %while.cond37 ], [ %cmp43, %land.rhs41 ]
  br i1 %35, label %while.body46, label %while.end50

while.body46:
  %36 = load i64, ptr %width, align 8
  %mul = mul i64 %36, 10
  %37 = load ptr, ptr %format.addr, align 8
  %incdec.ptr47 = getelementptr inbounds nuw i8, ptr %37, i32 1
  store ptr %incdec.ptr47, ptr %format.addr, align 8
  %38 = load i8, ptr %37, align 1
  %conv48 = sext i8 %38 to i32
  %sub = sub nsw i32 %conv48, 48
  %conv49 = sext i32 %sub to i64
  %add = add i64 %mul, %conv49
  store i64 %add, ptr %width, align 8
  br label %while.cond37

while.end50:
  br label %for.cond51

for.cond51:
  %39 = load ptr, ptr %format.addr, align 8
  %40 = load i8, ptr %39, align 1
  %conv52 = sext i8 %40 to i32
  %cmp53 = icmp eq i32 %conv52, 104
  br i1 %cmp53, label %for.body55, label %for.end

for.body55:
  %41 = load i32, ptr %bytes, align 4
  %div = sdiv i32 %41, 2
  store i32 %div, ptr %bytes, align 4
  br label %for.inc

for.inc:
  %42 = load ptr, ptr %format.addr, align 8
  %incdec.ptr56 = getelementptr inbounds nuw i8, ptr %42, i32 1
  store ptr %incdec.ptr56, ptr %format.addr, align 8
  br label %for.cond51

for.end:
  br label %for.cond57

for.cond57:
  %43 = load ptr, ptr %format.addr, align 8
  %44 = load i8, ptr %43, align 1
  %conv58 = sext i8 %44 to i32
  %cmp59 = icmp eq i32 %conv58, 108
  br i1 %cmp59, label %lor.end, label %lor.lhs.false61

lor.lhs.false61:
  %45 = load ptr, ptr %format.addr, align 8
  %46 = load i8, ptr %45, align 1
  %conv62 = sext i8 %46 to i32
  %cmp63 = icmp eq i32 %conv62, 106
  br i1 %cmp63, label %lor.end, label %lor.lhs.false65

lor.lhs.false65:
  %47 = load ptr, ptr %format.addr, align 8
  %48 = load i8, ptr %47, align 1
  %conv66 = sext i8 %48 to i32
  %cmp67 = icmp eq i32 %conv66, 122
  br i1 %cmp67, label %lor.end, label %lor.rhs

lor.rhs:
  %49 = load ptr, ptr %format.addr, align 8
  %50 = load i8, ptr %49, align 1
  %conv69 = sext i8 %50 to i32
  %cmp70 = icmp eq i32 %conv69, 116
  br label %lor.end

lor.end:
  %51 = phi i1 [ true, %lor.lhs.false65 ], [ true, %lor.lhs.false61 ], [ true, %for.cond57 ], [ %cmp70, %lor.rhs ]
  br i1 %51, label %for.body72, label %for.end75

for.body72:
  store i32 8, ptr %bytes, align 4
  br label %for.inc73

for.inc73:
  %52 = load ptr, ptr %format.addr, align 8
  %incdec.ptr74 = getelementptr inbounds nuw i8, ptr %52, i32 1
  store ptr %incdec.ptr74, ptr %format.addr, align 8
  br label %for.cond57

for.end75:
  %53 = load ptr, ptr %format.addr, align 8
  %54 = load i8, ptr %53, align 1
  %conv76 = sext i8 %54 to i32
  %cmp77 = icmp ne i32 %conv76, 99
  br i1 %cmp77, label %land.lhs.true, label %if.end90

land.lhs.true:
  %55 = load ptr, ptr %format.addr, align 8
  %56 = load i8, ptr %55, align 1
  %conv79 = sext i8 %56 to i32
  %cmp80 = icmp ne i32 %conv79, 110
  br i1 %cmp80, label %if.then82, label %if.end90

if.then82:
  br label %while.cond83

while.cond83:
  %57 = load ptr, ptr %s.addr, align 8
  %58 = load i8, ptr %57, align 1
  %conv84 = sext i8 %58 to i32
  %call85 = call i32 @is_space(i32 noundef %conv84)
  %tobool86 = icmp ne i32 %call85, 0
  br i1 %tobool86, label %while.body87, label %while.end89

while.body87:
  %59 = load ptr, ptr %s.addr, align 8
  %incdec.ptr88 = getelementptr inbounds nuw i8, ptr %59, i32 1
  store ptr %incdec.ptr88, ptr %s.addr, align 8
  br label %while.cond83

while.end89:
  br label %if.end90

if.end90:
  %60 = load ptr, ptr %format.addr, align 8
  %61 = load i8, ptr %60, align 1
  %conv91 = sext i8 %61 to i32
  %cmp92 = icmp eq i32 %conv91, 110
  br i1 %cmp92, label %if.then94, label %if.end98

if.then94:
  %62 = load i32, ptr %discard, align 4
  %tobool95 = icmp ne i32 %62, 0
  br i1 %tobool95, label %if.end97, label %if.then96

if.then96:
  %63 = load ptr, ptr %args.addr, align 8
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %63, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %64 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %63, i32 0, i32 3
  %reg_save_area = load ptr, ptr %64, align 8
  %65 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %66 = add i32 %gp_offset, 8
  store i32 %66, ptr %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %63, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi ptr [ %65, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %67 = load ptr, ptr %vaarg.addr, align 8
  %68 = load ptr, ptr %s.addr, align 8
  %69 = load ptr, ptr %start, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %68 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %69 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %70 = load i32, ptr %bytes, align 4
  call void @store(ptr noundef %67, i64 noundef %sub.ptr.sub, i32 noundef %70)
  br label %if.end97

if.end97:
  br label %for.inc263

if.end98:
  %71 = load ptr, ptr %s.addr, align 8
  %72 = load i8, ptr %71, align 1
  %tobool99 = icmp ne i8 %72, 0
  br i1 %tobool99, label %if.end106, label %if.then100

if.then100:
  %73 = load i32, ptr %count, align 4
  %tobool101 = icmp ne i32 %73, 0
  br i1 %tobool101, label %cond.true102, label %cond.false103

cond.true102:
  %74 = load i32, ptr %count, align 4
  br label %cond.end104

cond.false103:
  br label %cond.end104

cond.end104:
  %cond105 = phi i32 [ %74, %cond.true102 ], [ -1, %cond.false103 ]
  store i32 %cond105, ptr %retval, align 4
  br label %return

if.end106:
  %75 = load ptr, ptr %format.addr, align 8
  %76 = load i8, ptr %75, align 1
  %conv107 = sext i8 %76 to i32
  %cmp108 = icmp eq i32 %conv107, 115
  br i1 %cmp108, label %if.then114, label %lor.lhs.false110

lor.lhs.false110:
  %77 = load ptr, ptr %format.addr, align 8
  %78 = load i8, ptr %77, align 1
  %conv111 = sext i8 %78 to i32
  %cmp112 = icmp eq i32 %conv111, 99
  br i1 %cmp112, label %if.then114, label %if.else

if.then114:
  %79 = load i32, ptr %discard, align 4
  %tobool115 = icmp ne i32 %79, 0
  br i1 %tobool115, label %cond.true116, label %cond.false117

cond.true116:
  br label %cond.end129

cond.false117:
  %80 = load ptr, ptr %args.addr, align 8
  %gp_offset_p118 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %80, i32 0, i32 0
  %gp_offset119 = load i32, ptr %gp_offset_p118, align 8
  %fits_in_gp120 = icmp ule i32 %gp_offset119, 40
  br i1 %fits_in_gp120, label %vaarg.in_reg121, label %vaarg.in_mem123

vaarg.in_reg121:
  %81 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %80, i32 0, i32 3
  %reg_save_area122 = load ptr, ptr %81, align 8
  %82 = getelementptr i8, ptr %reg_save_area122, i32 %gp_offset119
  %83 = add i32 %gp_offset119, 8
  store i32 %83, ptr %gp_offset_p118, align 8
  br label %vaarg.end127

vaarg.in_mem123:
  %overflow_arg_area_p124 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %80, i32 0, i32 2
  %overflow_arg_area125 = load ptr, ptr %overflow_arg_area_p124, align 8
  %overflow_arg_area.next126 = getelementptr i8, ptr %overflow_arg_area125, i32 8
  store ptr %overflow_arg_area.next126, ptr %overflow_arg_area_p124, align 8
  br label %vaarg.end127

vaarg.end127:
  %vaarg.addr128 = phi ptr [ %82, %vaarg.in_reg121 ], [ %overflow_arg_area125, %vaarg.in_mem123 ]
  %84 = load ptr, ptr %vaarg.addr128, align 8
  br label %cond.end129

cond.end129:
  %cond130 = phi ptr [ null, %cond.true116 ], [ %84, %vaarg.end127 ]
  store ptr %cond130, ptr %to, align 8
  %85 = load i64, ptr %width, align 8
  %tobool131 = icmp ne i64 %85, 0
  br i1 %tobool131, label %cond.true132, label %cond.false133

cond.true132:
  %86 = load i64, ptr %width, align 8
  br label %cond.end138

cond.false133:
  %87 = load ptr, ptr %format.addr, align 8
  %88 = load i8, ptr %87, align 1
  %conv134 = sext i8 %88 to i32
  %cmp135 = icmp eq i32 %conv134, 99
  %89 = zext i1 %cmp135 to i64
  %cond137 = select i1 %cmp135, i64 1, i64 -1
  br label %cond.end138

cond.end138:
  %cond139 = phi i64 [ %86, %cond.true132 ], [ %cond137, %cond.false133 ]
  store i64 %cond139, ptr %limit, align 8
  store i64 0, ptr %n, align 8
  br label %while.cond140

while.cond140:
  %90 = load i64, ptr %n, align 8
  %91 = load i64, ptr %limit, align 8
  %cmp141 = icmp ult i64 %90, %91
  br i1 %cmp141, label %land.lhs.true143, label %land.end156

land.lhs.true143:
  %92 = load ptr, ptr %s.addr, align 8
  %93 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %92, i64 %93
  %94 = load i8, ptr %arrayidx, align 1
  %conv144 = sext i8 %94 to i32
  %tobool145 = icmp ne i32 %conv144, 0
  br i1 %tobool145, label %land.rhs146, label %land.end156

land.rhs146:
  %95 = load ptr, ptr %format.addr, align 8
  %96 = load i8, ptr %95, align 1
  %conv147 = sext i8 %96 to i32
  %cmp148 = icmp eq i32 %conv147, 99
  br i1 %cmp148, label %lor.end155, label %lor.rhs150

lor.rhs150:
  %97 = load ptr, ptr %s.addr, align 8
  %98 = load i64, ptr %n, align 8
  %arrayidx151 = getelementptr inbounds nuw i8, ptr %97, i64 %98
  %99 = load i8, ptr %arrayidx151, align 1
  %conv152 = sext i8 %99 to i32
  %call153 = call i32 @is_space(i32 noundef %conv152)
  %tobool154 = icmp ne i32 %call153, 0
  %lnot = xor i1 %tobool154, true
  br label %lor.end155

lor.end155:
  %100 = phi i1 [ true, %land.rhs146 ], [ %lnot, %lor.rhs150 ]
  br label %land.end156

land.end156:
  %101 = phi i1 [ false, %land.lhs.true143 ], [ false, %while.cond140 ], [ %100, %lor.end155 ]
  br i1 %101, label %while.body157, label %while.end163

while.body157:
  %102 = load ptr, ptr %to, align 8
  %tobool158 = icmp ne ptr %102, null
  br i1 %tobool158, label %if.then159, label %if.end162

if.then159:
  %103 = load ptr, ptr %s.addr, align 8
  %104 = load i64, ptr %n, align 8
  %arrayidx160 = getelementptr inbounds nuw i8, ptr %103, i64 %104
  %105 = load i8, ptr %arrayidx160, align 1
  %106 = load ptr, ptr %to, align 8
  %107 = load i64, ptr %n, align 8
  %arrayidx161 = getelementptr inbounds nuw i8, ptr %106, i64 %107
  store i8 %105, ptr %arrayidx161, align 1
  br label %if.end162

if.end162:
  %108 = load i64, ptr %n, align 8
  %inc = add i64 %108, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond140

while.end163:
  %109 = load ptr, ptr %to, align 8
  %tobool164 = icmp ne ptr %109, null
  br i1 %tobool164, label %land.lhs.true165, label %if.end171

land.lhs.true165:
  %110 = load ptr, ptr %format.addr, align 8
  %111 = load i8, ptr %110, align 1
  %conv166 = sext i8 %111 to i32
  %cmp167 = icmp eq i32 %conv166, 115
  br i1 %cmp167, label %if.then169, label %if.end171

if.then169:
  %112 = load ptr, ptr %to, align 8
  %113 = load i64, ptr %n, align 8
  %arrayidx170 = getelementptr inbounds nuw i8, ptr %112, i64 %113
  store i8 0, ptr %arrayidx170, align 1
  br label %if.end171

if.end171:
  %114 = load i64, ptr %n, align 8
  %115 = load ptr, ptr %s.addr, align 8
  %add.ptr172 = getelementptr inbounds nuw i8, ptr %115, i64 %114
  store ptr %add.ptr172, ptr %s.addr, align 8
  br label %if.end259

if.else:
  %116 = load ptr, ptr %format.addr, align 8
  %117 = load i8, ptr %116, align 1
  %conv173 = sext i8 %117 to i32
  %call174 = call ptr @strchr(ptr noundef @.str.2, i32 noundef %conv173)
  %tobool175 = icmp ne ptr %call174, null
  br i1 %tobool175, label %if.then176, label %if.else257

if.then176:
  %118 = load ptr, ptr %format.addr, align 8
  %119 = load i8, ptr %118, align 1
  %conv177 = sext i8 %119 to i32
  %cmp178 = icmp eq i32 %conv177, 105
  br i1 %cmp178, label %cond.true180, label %cond.false181

cond.true180:
  br label %cond.end198

cond.false181:
  %120 = load ptr, ptr %format.addr, align 8
  %121 = load i8, ptr %120, align 1
  %conv182 = sext i8 %121 to i32
  %cmp183 = icmp eq i32 %conv182, 111
  br i1 %cmp183, label %cond.true185, label %cond.false186

cond.true185:
  br label %cond.end196

cond.false186:
  %122 = load ptr, ptr %format.addr, align 8
  %123 = load i8, ptr %122, align 1
  %conv187 = sext i8 %123 to i32
  %cmp188 = icmp eq i32 %conv187, 100
  br i1 %cmp188, label %lor.end194, label %lor.rhs190

lor.rhs190:
  %124 = load ptr, ptr %format.addr, align 8
  %125 = load i8, ptr %124, align 1
  %conv191 = sext i8 %125 to i32
  %cmp192 = icmp eq i32 %conv191, 117
  br label %lor.end194

lor.end194:
  %126 = phi i1 [ true, %cond.false186 ], [ %cmp192, %lor.rhs190 ]
  %127 = zext i1 %126 to i64
  %cond195 = select i1 %126, i32 10, i32 16
  br label %cond.end196

cond.end196:
  %cond197 = phi i32 [ 8, %cond.true185 ], [ %cond195, %lor.end194 ]
  br label %cond.end198

cond.end198:
  %cond199 = phi i32 [ 0, %cond.true180 ], [ %cond197, %cond.end196 ]
  store i32 %cond199, ptr %base, align 4
  %128 = load i64, ptr %width, align 8
  %tobool201 = icmp ne i64 %128, 0
  br i1 %tobool201, label %land.lhs.true202, label %cond.false206

land.lhs.true202:
  %129 = load i64, ptr %width, align 8
  %cmp203 = icmp ult i64 %129, 63
  br i1 %cmp203, label %cond.true205, label %cond.false206

cond.true205:
  %130 = load i64, ptr %width, align 8
  br label %cond.end207

cond.false206:
  br label %cond.end207

cond.end207:
  %cond208 = phi i64 [ %130, %cond.true205 ], [ 63, %cond.false206 ]
  store i64 %cond208, ptr %limit200, align 8
  %arraydecay = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %131 = load ptr, ptr %s.addr, align 8
  %132 = load i64, ptr %limit200, align 8
  %call209 = call ptr @strncpy(ptr noundef %arraydecay, ptr noundef %131, i64 noundef %132)
  %133 = load i64, ptr %limit200, align 8
  %arrayidx210 = getelementptr inbounds nuw [64 x i8], ptr %field, i64 0, i64 %133
  store i8 0, ptr %arrayidx210, align 1
  %134 = load ptr, ptr %format.addr, align 8
  %135 = load i8, ptr %134, align 1
  %conv211 = sext i8 %135 to i32
  %cmp212 = icmp eq i32 %conv211, 100
  br i1 %cmp212, label %cond.true218, label %lor.lhs.false214

lor.lhs.false214:
  %136 = load ptr, ptr %format.addr, align 8
  %137 = load i8, ptr %136, align 1
  %conv215 = sext i8 %137 to i32
  %cmp216 = icmp eq i32 %conv215, 105
  br i1 %cmp216, label %cond.true218, label %cond.false221

cond.true218:
  %arraydecay219 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %138 = load i32, ptr %base, align 4
  %call220 = call i64 @strtol(ptr noundef %arraydecay219, ptr noundef %end, i32 noundef %138)
  br label %cond.end224

cond.false221:
  %arraydecay222 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %139 = load i32, ptr %base, align 4
  %call223 = call i64 @strtoul(ptr noundef %arraydecay222, ptr noundef %end, i32 noundef %139)
  br label %cond.end224

cond.end224:
  %cond225 = phi i64 [ %call220, %cond.true218 ], [ %call223, %cond.false221 ]
  store i64 %cond225, ptr %value, align 8
  %140 = load ptr, ptr %end, align 8
  %arraydecay226 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %cmp227 = icmp eq ptr %140, %arraydecay226
  br i1 %cmp227, label %if.then229, label %if.end230

if.then229:
  %141 = load i32, ptr %count, align 4
  store i32 %141, ptr %retval, align 4
  br label %return

if.end230:
  %142 = load ptr, ptr %end, align 8
  %arraydecay231 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %sub.ptr.lhs.cast232 = ptrtoint ptr %142 to i64
  %sub.ptr.rhs.cast233 = ptrtoint ptr %arraydecay231 to i64
  %sub.ptr.sub234 = sub i64 %sub.ptr.lhs.cast232, %sub.ptr.rhs.cast233
  %143 = load ptr, ptr %s.addr, align 8
  %add.ptr235 = getelementptr inbounds i8, ptr %143, i64 %sub.ptr.sub234
  store ptr %add.ptr235, ptr %s.addr, align 8
  %144 = load i32, ptr %discard, align 4
  %tobool236 = icmp ne i32 %144, 0
  br i1 %tobool236, label %if.end256, label %if.then237

if.then237:
  %145 = load ptr, ptr %args.addr, align 8
  %gp_offset_p238 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %145, i32 0, i32 0
  %gp_offset239 = load i32, ptr %gp_offset_p238, align 8
  %fits_in_gp240 = icmp ule i32 %gp_offset239, 40
  br i1 %fits_in_gp240, label %vaarg.in_reg241, label %vaarg.in_mem243

vaarg.in_reg241:
  %146 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %145, i32 0, i32 3
  %reg_save_area242 = load ptr, ptr %146, align 8
  %147 = getelementptr i8, ptr %reg_save_area242, i32 %gp_offset239
  %148 = add i32 %gp_offset239, 8
  store i32 %148, ptr %gp_offset_p238, align 8
  br label %vaarg.end247

vaarg.in_mem243:
  %overflow_arg_area_p244 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %145, i32 0, i32 2
  %overflow_arg_area245 = load ptr, ptr %overflow_arg_area_p244, align 8
  %overflow_arg_area.next246 = getelementptr i8, ptr %overflow_arg_area245, i32 8
  store ptr %overflow_arg_area.next246, ptr %overflow_arg_area_p244, align 8
  br label %vaarg.end247

vaarg.end247:
  %vaarg.addr248 = phi ptr [ %147, %vaarg.in_reg241 ], [ %overflow_arg_area245, %vaarg.in_mem243 ]
  %149 = load ptr, ptr %vaarg.addr248, align 8
  %150 = load i64, ptr %value, align 8
  %151 = load ptr, ptr %format.addr, align 8
  %152 = load i8, ptr %151, align 1
  %conv249 = sext i8 %152 to i32
  %cmp250 = icmp eq i32 %conv249, 112
  br i1 %cmp250, label %cond.true252, label %cond.false253

cond.true252:
  br label %cond.end254

cond.false253:
  %153 = load i32, ptr %bytes, align 4
  br label %cond.end254

cond.end254:
  %cond255 = phi i32 [ 8, %cond.true252 ], [ %153, %cond.false253 ]
  call void @store(ptr noundef %149, i64 noundef %150, i32 noundef %cond255)
  br label %if.end256

if.end256:
  br label %if.end258

if.else257:
  call void @__treadle_unsupported_scanf_conversion()
  br label %if.end258

if.end258:
  br label %if.end259

if.end259:
  %154 = load i32, ptr %discard, align 4
  %tobool260 = icmp ne i32 %154, 0
  %lnot261 = xor i1 %tobool260, true
  %lnot.ext = zext i1 %lnot261 to i32
  %155 = load i32, ptr %count, align 4
  %add262 = add nsw i32 %155, %lnot.ext
  store i32 %add262, ptr %count, align 4
  br label %for.inc263

for.inc263:
  %156 = load ptr, ptr %format.addr, align 8
  %incdec.ptr264 = getelementptr inbounds nuw i8, ptr %156, i32 1
  store ptr %incdec.ptr264, ptr %format.addr, align 8
  br label %for.cond

for.end265:
  %157 = load i32, ptr %count, align 4
  store i32 %157, ptr %retval, align 4
  br label %return

return:
  %158 = load i32, ptr %retval, align 4
  ret i32 %158
}

define internal i32 @is_space(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:
  %1 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp sge i32 %1, 9
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:
  %2 = load i32, ptr %c.addr, align 4
  %cmp2 = icmp sle i32 %2, 13
  br label %land.end

land.end:
  %3 = phi i1 [ false, %lor.rhs ], [ %cmp2, %land.rhs ]
  br label %lor.end

lor.end:
  %4 = phi i1 [ true, %entry ], [ %3, %land.end ]
  %lor.ext = zext i1 %4 to i32
  ret i32 %lor.ext
}

define internal void @store(ptr noundef %to, i64 noundef %value, i32 noundef %bytes) {
entry:
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  %bytes.addr = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  store i32 %bytes, ptr %bytes.addr, align 4
  %0 = load i32, ptr %bytes.addr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:
  %1 = load i64, ptr %value.addr, align 8
  %conv = trunc i64 %1 to i8
  %2 = load ptr, ptr %to.addr, align 8
  store i8 %conv, ptr %2, align 1
  br label %if.end12

if.else:
  %3 = load i32, ptr %bytes.addr, align 4
  %cmp1 = icmp eq i32 %3, 2
  br i1 %cmp1, label %if.then3, label %if.else5

if.then3:
  %4 = load i64, ptr %value.addr, align 8
  %conv4 = trunc i64 %4 to i16
  %5 = load ptr, ptr %to.addr, align 8
  store i16 %conv4, ptr %5, align 2
  br label %if.end11

if.else5:
  %6 = load i32, ptr %bytes.addr, align 4
  %cmp6 = icmp eq i32 %6, 4
  br i1 %cmp6, label %if.then8, label %if.else10

if.then8:
  %7 = load i64, ptr %value.addr, align 8
  %conv9 = trunc i64 %7 to i32
  %8 = load ptr, ptr %to.addr, align 8
  store i32 %conv9, ptr %8, align 4
  br label %if.end

if.else10:
  %9 = load i64, ptr %value.addr, align 8
  %10 = load ptr, ptr %to.addr, align 8
  store i64 %9, ptr %10, align 8
  br label %if.end

if.end:
  br label %if.end11

if.end11:
  br label %if.end12

if.end12:
  ret void
}

declare ptr @strchr(ptr noundef, i32 noundef)

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef)

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef)

declare void @__treadle_unsupported_scanf_conversion()

define i32 @sscanf(ptr noundef %s, ptr noundef %format, ...) {
entry:
  %s.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  %call = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call, ptr %count, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %2 = load i32, ptr %count, align 4
  ret i32 %2
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

define i32 @__isoc99_sscanf(ptr noundef %s, ptr noundef %format, ...) {
entry:
  %s.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  %call = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call, ptr %count, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %2 = load i32, ptr %count, align 4
  ret i32 %2
}

define i32 @__isoc23_sscanf(ptr noundef %s, ptr noundef %format, ...) {
entry:
  %s.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  %call = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call, ptr %count, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %2 = load i32, ptr %count, align 4
  ret i32 %2
}

define i32 @clock_gettime(i32 noundef %clock, ptr noundef nonnull %now) {
entry:
  %clock.addr = alloca i32, align 4
  %now.addr = alloca ptr, align 8
  %.compoundliteral = alloca %struct.timespec, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %now, ptr %now.addr, align 8
  %0 = load ptr, ptr %now.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %.compoundliteral, i32 0, i32 0
  store i64 0, ptr %tv_sec, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %.compoundliteral, i32 0, i32 1
  store i64 0, ptr %tv_nsec, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %.compoundliteral, i64 16, i1 false)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define i32 @clock_getres(i32 noundef %clock, ptr noundef %step) {
entry:
  %clock.addr = alloca i32, align 4
  %step.addr = alloca ptr, align 8
  %.compoundliteral = alloca %struct.timespec, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %step, ptr %step.addr, align 8
  %0 = load ptr, ptr %step.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load ptr, ptr %step.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %.compoundliteral, i32 0, i32 0
  store i64 0, ptr %tv_sec, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %.compoundliteral, i32 0, i32 1
  store i64 1, ptr %tv_nsec, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %.compoundliteral, i64 16, i1 false)
  br label %if.end

if.end:
  ret i32 0
}

define i32 @timespec_get(ptr noundef nonnull %now, i32 noundef %base) {
entry:
  %now.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %.compoundliteral = alloca %struct.timespec, align 8
  store ptr %now, ptr %now.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %now.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %.compoundliteral, i32 0, i32 0
  store i64 0, ptr %tv_sec, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %.compoundliteral, i32 0, i32 1
  store i64 0, ptr %tv_nsec, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %.compoundliteral, i64 16, i1 false)
  %1 = load i32, ptr %base.addr, align 4
  ret i32 %1
}

define i32 @gettimeofday(ptr noalias noundef nonnull %now, ptr noalias noundef %zone) {
entry:
  %now.addr = alloca ptr, align 8
  %zone.addr = alloca ptr, align 8
  %.compoundliteral = alloca %struct.timeval, align 8
  store ptr %now, ptr %now.addr, align 8
  store ptr %zone, ptr %zone.addr, align 8
  %0 = load ptr, ptr %now.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timeval, ptr %.compoundliteral, i32 0, i32 0
  store i64 0, ptr %tv_sec, align 8
  %tv_usec = getelementptr inbounds nuw %struct.timeval, ptr %.compoundliteral, i32 0, i32 1
  store i64 0, ptr %tv_usec, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %.compoundliteral, i64 16, i1 false)
  ret i32 0
}

define i64 @time(ptr noundef %now) {
entry:
  %now.addr = alloca ptr, align 8
  store ptr %now, ptr %now.addr, align 8
  %0 = load ptr, ptr %now.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:
  %1 = load ptr, ptr %now.addr, align 8
  store i64 0, ptr %1, align 8
  br label %if.end

if.end:
  ret i64 0
}

define i64 @clock() {
entry:
  ret i64 0
}

define double @difftime(i64 noundef %a, i64 noundef %b) {
entry:
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %sub = sub nsw i64 %0, %1
  %conv = sitofp i64 %sub to double
  ret double %conv
}

