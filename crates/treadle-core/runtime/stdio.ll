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
@.str.3 = private unnamed_addr constant [9 x i8] c"aAeEfFgG\00", align 1

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
  %wide = alloca i32, align 4
  %set = alloca ptr, align 8
  %to = alloca ptr, align 8
  %limit = alloca i64, align 8
  %n = alloca i64, align 8
  %to183 = alloca ptr, align 8
  %limit200 = alloca i64, align 8
  %n210 = alloca i64, align 8
  %base = alloca i32, align 4
  %field = alloca [64 x i8], align 16
  %end = alloca ptr, align 8
  %limit274 = alloca i64, align 8
  %value = alloca i64, align 8
  %field336 = alloca [64 x i8], align 16
  %end337 = alloca ptr, align 8
  %limit338 = alloca i64, align 8
  %value350 = alloca x86_fp80, align 16
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
  br i1 %tobool, label %for.body, label %for.end441

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
  br label %for.inc439

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
  br label %for.inc439

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
  %cmp77 = icmp eq i32 %conv76, 76
  %conv78 = zext i1 %cmp77 to i32
  store i32 %conv78, ptr %wide, align 4
  %55 = load i32, ptr %wide, align 4
  %56 = load ptr, ptr %format.addr, align 8
  %idx.ext79 = sext i32 %55 to i64
  %add.ptr80 = getelementptr inbounds i8, ptr %56, i64 %idx.ext79
  store ptr %add.ptr80, ptr %format.addr, align 8
  %57 = load ptr, ptr %format.addr, align 8
  %58 = load i8, ptr %57, align 1
  %conv81 = sext i8 %58 to i32
  %cmp82 = icmp ne i32 %conv81, 99
  br i1 %cmp82, label %land.lhs.true, label %if.end99

land.lhs.true:
  %59 = load ptr, ptr %format.addr, align 8
  %60 = load i8, ptr %59, align 1
  %conv84 = sext i8 %60 to i32
  %cmp85 = icmp ne i32 %conv84, 110
  br i1 %cmp85, label %land.lhs.true87, label %if.end99

land.lhs.true87:
  %61 = load ptr, ptr %format.addr, align 8
  %62 = load i8, ptr %61, align 1
  %conv88 = sext i8 %62 to i32
  %cmp89 = icmp ne i32 %conv88, 91
  br i1 %cmp89, label %if.then91, label %if.end99

if.then91:
  br label %while.cond92

while.cond92:
  %63 = load ptr, ptr %s.addr, align 8
  %64 = load i8, ptr %63, align 1
  %conv93 = sext i8 %64 to i32
  %call94 = call i32 @is_space(i32 noundef %conv93)
  %tobool95 = icmp ne i32 %call94, 0
  br i1 %tobool95, label %while.body96, label %while.end98

while.body96:
  %65 = load ptr, ptr %s.addr, align 8
  %incdec.ptr97 = getelementptr inbounds nuw i8, ptr %65, i32 1
  store ptr %incdec.ptr97, ptr %s.addr, align 8
  br label %while.cond92

while.end98:
  br label %if.end99

if.end99:
  %66 = load ptr, ptr %format.addr, align 8
  %67 = load i8, ptr %66, align 1
  %conv100 = sext i8 %67 to i32
  %cmp101 = icmp eq i32 %conv100, 110
  br i1 %cmp101, label %if.then103, label %if.end107

if.then103:
  %68 = load i32, ptr %discard, align 4
  %tobool104 = icmp ne i32 %68, 0
  br i1 %tobool104, label %if.end106, label %if.then105

if.then105:
  %69 = load ptr, ptr %args.addr, align 8
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %69, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %70 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %69, i32 0, i32 3
  %reg_save_area = load ptr, ptr %70, align 8
  %71 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %72 = add i32 %gp_offset, 8
  store i32 %72, ptr %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %69, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %vaarg.addr = phi ptr [ %71, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %73 = load ptr, ptr %vaarg.addr, align 8
  %74 = load ptr, ptr %s.addr, align 8
  %75 = load ptr, ptr %start, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %74 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %75 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %76 = load i32, ptr %bytes, align 4
  call void @store(ptr noundef %73, i64 noundef %sub.ptr.sub, i32 noundef %76)
  br label %if.end106

if.end106:
  br label %for.inc439

if.end107:
  %77 = load ptr, ptr %s.addr, align 8
  %78 = load i8, ptr %77, align 1
  %tobool108 = icmp ne i8 %78, 0
  br i1 %tobool108, label %if.end115, label %if.then109

if.then109:
  %79 = load i32, ptr %count, align 4
  %tobool110 = icmp ne i32 %79, 0
  br i1 %tobool110, label %cond.true111, label %cond.false112

cond.true111:
  %80 = load i32, ptr %count, align 4
  br label %cond.end113

cond.false112:
  br label %cond.end113

cond.end113:
  %cond114 = phi i32 [ %80, %cond.true111 ], [ -1, %cond.false112 ]
  store i32 %cond114, ptr %retval, align 4
  br label %return

if.end115:
  %81 = load ptr, ptr %format.addr, align 8
  %82 = load i8, ptr %81, align 1
  %conv116 = sext i8 %82 to i32
  %cmp117 = icmp eq i32 %conv116, 91
  br i1 %cmp117, label %if.then119, label %if.else

if.then119:
  %83 = load ptr, ptr %format.addr, align 8
  %add.ptr120 = getelementptr inbounds i8, ptr %83, i64 1
  store ptr %add.ptr120, ptr %set, align 8
  %84 = load i32, ptr %discard, align 4
  %tobool121 = icmp ne i32 %84, 0
  br i1 %tobool121, label %cond.true122, label %cond.false123

cond.true122:
  br label %cond.end135

cond.false123:
  %85 = load ptr, ptr %args.addr, align 8
  %gp_offset_p124 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %85, i32 0, i32 0
  %gp_offset125 = load i32, ptr %gp_offset_p124, align 8
  %fits_in_gp126 = icmp ule i32 %gp_offset125, 40
  br i1 %fits_in_gp126, label %vaarg.in_reg127, label %vaarg.in_mem129

vaarg.in_reg127:
  %86 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %85, i32 0, i32 3
  %reg_save_area128 = load ptr, ptr %86, align 8
  %87 = getelementptr i8, ptr %reg_save_area128, i32 %gp_offset125
  %88 = add i32 %gp_offset125, 8
  store i32 %88, ptr %gp_offset_p124, align 8
  br label %vaarg.end133

vaarg.in_mem129:
  %overflow_arg_area_p130 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %85, i32 0, i32 2
  %overflow_arg_area131 = load ptr, ptr %overflow_arg_area_p130, align 8
  %overflow_arg_area.next132 = getelementptr i8, ptr %overflow_arg_area131, i32 8
  store ptr %overflow_arg_area.next132, ptr %overflow_arg_area_p130, align 8
  br label %vaarg.end133

vaarg.end133:
  %vaarg.addr134 = phi ptr [ %87, %vaarg.in_reg127 ], [ %overflow_arg_area131, %vaarg.in_mem129 ]
  %89 = load ptr, ptr %vaarg.addr134, align 8
  br label %cond.end135

cond.end135:
  %cond136 = phi ptr [ null, %cond.true122 ], [ %89, %vaarg.end133 ]
  store ptr %cond136, ptr %to, align 8
  %90 = load i64, ptr %width, align 8
  %tobool137 = icmp ne i64 %90, 0
  br i1 %tobool137, label %cond.true138, label %cond.false139

cond.true138:
  %91 = load i64, ptr %width, align 8
  br label %cond.end140

cond.false139:
  br label %cond.end140

cond.end140:
  %cond141 = phi i64 [ %91, %cond.true138 ], [ -1, %cond.false139 ]
  store i64 %cond141, ptr %limit, align 8
  store i64 0, ptr %n, align 8
  %92 = load ptr, ptr %set, align 8
  %call142 = call ptr @end_of_set(ptr noundef %92)
  store ptr %call142, ptr %format.addr, align 8
  %93 = load ptr, ptr %format.addr, align 8
  %94 = load i8, ptr %93, align 1
  %tobool143 = icmp ne i8 %94, 0
  br i1 %tobool143, label %lor.lhs.false144, label %if.then148

lor.lhs.false144:
  %95 = load ptr, ptr %s.addr, align 8
  %96 = load i8, ptr %95, align 1
  %conv145 = sext i8 %96 to i32
  %97 = load ptr, ptr %set, align 8
  %98 = load ptr, ptr %format.addr, align 8
  %call146 = call i32 @in_set(i32 noundef %conv145, ptr noundef %97, ptr noundef %98)
  %tobool147 = icmp ne i32 %call146, 0
  br i1 %tobool147, label %if.end149, label %if.then148

if.then148:
  %99 = load i32, ptr %count, align 4
  store i32 %99, ptr %retval, align 4
  br label %return

if.end149:
  br label %for.cond150

for.cond150:
  %100 = load i64, ptr %n, align 8
  %101 = load i64, ptr %limit, align 8
  %cmp151 = icmp ult i64 %100, %101
  br i1 %cmp151, label %land.lhs.true153, label %land.end161

land.lhs.true153:
  %102 = load ptr, ptr %s.addr, align 8
  %103 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %102, i64 %103
  %104 = load i8, ptr %arrayidx, align 1
  %conv154 = sext i8 %104 to i32
  %tobool155 = icmp ne i32 %conv154, 0
  br i1 %tobool155, label %land.rhs156, label %land.end161

land.rhs156:
  %105 = load ptr, ptr %s.addr, align 8
  %106 = load i64, ptr %n, align 8
  %arrayidx157 = getelementptr inbounds nuw i8, ptr %105, i64 %106
  %107 = load i8, ptr %arrayidx157, align 1
  %conv158 = sext i8 %107 to i32
  %108 = load ptr, ptr %set, align 8
  %109 = load ptr, ptr %format.addr, align 8
  %call159 = call i32 @in_set(i32 noundef %conv158, ptr noundef %108, ptr noundef %109)
  %tobool160 = icmp ne i32 %call159, 0
  br label %land.end161

land.end161:
  %110 = phi i1 [ false, %land.lhs.true153 ], [ false, %for.cond150 ], [ %tobool160, %land.rhs156 ]
  br i1 %110, label %for.body162, label %for.end169

for.body162:
  %111 = load ptr, ptr %to, align 8
  %tobool163 = icmp ne ptr %111, null
  br i1 %tobool163, label %if.then164, label %if.end167

if.then164:
  %112 = load ptr, ptr %s.addr, align 8
  %113 = load i64, ptr %n, align 8
  %arrayidx165 = getelementptr inbounds nuw i8, ptr %112, i64 %113
  %114 = load i8, ptr %arrayidx165, align 1
  %115 = load ptr, ptr %to, align 8
  %116 = load i64, ptr %n, align 8
  %arrayidx166 = getelementptr inbounds nuw i8, ptr %115, i64 %116
  store i8 %114, ptr %arrayidx166, align 1
  br label %if.end167

if.end167:
  br label %for.inc168

for.inc168:
  %117 = load i64, ptr %n, align 8
  %inc = add i64 %117, 1
  store i64 %inc, ptr %n, align 8
  br label %for.cond150

for.end169:
  %118 = load ptr, ptr %to, align 8
  %tobool170 = icmp ne ptr %118, null
  br i1 %tobool170, label %if.then171, label %if.end173

if.then171:
  %119 = load ptr, ptr %to, align 8
  %120 = load i64, ptr %n, align 8
  %arrayidx172 = getelementptr inbounds nuw i8, ptr %119, i64 %120
  store i8 0, ptr %arrayidx172, align 1
  br label %if.end173

if.end173:
  %121 = load i64, ptr %n, align 8
  %122 = load ptr, ptr %s.addr, align 8
  %add.ptr174 = getelementptr inbounds nuw i8, ptr %122, i64 %121
  store ptr %add.ptr174, ptr %s.addr, align 8
  br label %if.end435

if.else:
  %123 = load ptr, ptr %format.addr, align 8
  %124 = load i8, ptr %123, align 1
  %conv175 = sext i8 %124 to i32
  %cmp176 = icmp eq i32 %conv175, 115
  br i1 %cmp176, label %if.then182, label %lor.lhs.false178

lor.lhs.false178:
  %125 = load ptr, ptr %format.addr, align 8
  %126 = load i8, ptr %125, align 1
  %conv179 = sext i8 %126 to i32
  %cmp180 = icmp eq i32 %conv179, 99
  br i1 %cmp180, label %if.then182, label %if.else246

if.then182:
  %127 = load i32, ptr %discard, align 4
  %tobool184 = icmp ne i32 %127, 0
  br i1 %tobool184, label %cond.true185, label %cond.false186

cond.true185:
  br label %cond.end198

cond.false186:
  %128 = load ptr, ptr %args.addr, align 8
  %gp_offset_p187 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %128, i32 0, i32 0
  %gp_offset188 = load i32, ptr %gp_offset_p187, align 8
  %fits_in_gp189 = icmp ule i32 %gp_offset188, 40
  br i1 %fits_in_gp189, label %vaarg.in_reg190, label %vaarg.in_mem192

vaarg.in_reg190:
  %129 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %128, i32 0, i32 3
  %reg_save_area191 = load ptr, ptr %129, align 8
  %130 = getelementptr i8, ptr %reg_save_area191, i32 %gp_offset188
  %131 = add i32 %gp_offset188, 8
  store i32 %131, ptr %gp_offset_p187, align 8
  br label %vaarg.end196

vaarg.in_mem192:
  %overflow_arg_area_p193 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %128, i32 0, i32 2
  %overflow_arg_area194 = load ptr, ptr %overflow_arg_area_p193, align 8
  %overflow_arg_area.next195 = getelementptr i8, ptr %overflow_arg_area194, i32 8
  store ptr %overflow_arg_area.next195, ptr %overflow_arg_area_p193, align 8
  br label %vaarg.end196

vaarg.end196:
  %vaarg.addr197 = phi ptr [ %130, %vaarg.in_reg190 ], [ %overflow_arg_area194, %vaarg.in_mem192 ]
  %132 = load ptr, ptr %vaarg.addr197, align 8
  br label %cond.end198

cond.end198:
  %cond199 = phi ptr [ null, %cond.true185 ], [ %132, %vaarg.end196 ]
  store ptr %cond199, ptr %to183, align 8
  %133 = load i64, ptr %width, align 8
  %tobool201 = icmp ne i64 %133, 0
  br i1 %tobool201, label %cond.true202, label %cond.false203

cond.true202:
  %134 = load i64, ptr %width, align 8
  br label %cond.end208

cond.false203:
  %135 = load ptr, ptr %format.addr, align 8
  %136 = load i8, ptr %135, align 1
  %conv204 = sext i8 %136 to i32
  %cmp205 = icmp eq i32 %conv204, 99
  %137 = zext i1 %cmp205 to i64
  %cond207 = select i1 %cmp205, i64 1, i64 -1
  br label %cond.end208

cond.end208:
  %cond209 = phi i64 [ %134, %cond.true202 ], [ %cond207, %cond.false203 ]
  store i64 %cond209, ptr %limit200, align 8
  store i64 0, ptr %n210, align 8
  br label %while.cond211

while.cond211:
  %138 = load i64, ptr %n210, align 8
  %139 = load i64, ptr %limit200, align 8
  %cmp212 = icmp ult i64 %138, %139
  br i1 %cmp212, label %land.lhs.true214, label %land.end228

land.lhs.true214:
  %140 = load ptr, ptr %s.addr, align 8
  %141 = load i64, ptr %n210, align 8
  %arrayidx215 = getelementptr inbounds nuw i8, ptr %140, i64 %141
  %142 = load i8, ptr %arrayidx215, align 1
  %conv216 = sext i8 %142 to i32
  %tobool217 = icmp ne i32 %conv216, 0
  br i1 %tobool217, label %land.rhs218, label %land.end228

land.rhs218:
  %143 = load ptr, ptr %format.addr, align 8
  %144 = load i8, ptr %143, align 1
  %conv219 = sext i8 %144 to i32
  %cmp220 = icmp eq i32 %conv219, 99
  br i1 %cmp220, label %lor.end227, label %lor.rhs222

lor.rhs222:
  %145 = load ptr, ptr %s.addr, align 8
  %146 = load i64, ptr %n210, align 8
  %arrayidx223 = getelementptr inbounds nuw i8, ptr %145, i64 %146
  %147 = load i8, ptr %arrayidx223, align 1
  %conv224 = sext i8 %147 to i32
  %call225 = call i32 @is_space(i32 noundef %conv224)
  %tobool226 = icmp ne i32 %call225, 0
  %lnot = xor i1 %tobool226, true
  br label %lor.end227

lor.end227:
  %148 = phi i1 [ true, %land.rhs218 ], [ %lnot, %lor.rhs222 ]
  br label %land.end228

land.end228:
  %149 = phi i1 [ false, %land.lhs.true214 ], [ false, %while.cond211 ], [ %148, %lor.end227 ]
  br i1 %149, label %while.body229, label %while.end236

while.body229:
  %150 = load ptr, ptr %to183, align 8
  %tobool230 = icmp ne ptr %150, null
  br i1 %tobool230, label %if.then231, label %if.end234

if.then231:
  %151 = load ptr, ptr %s.addr, align 8
  %152 = load i64, ptr %n210, align 8
  %arrayidx232 = getelementptr inbounds nuw i8, ptr %151, i64 %152
  %153 = load i8, ptr %arrayidx232, align 1
  %154 = load ptr, ptr %to183, align 8
  %155 = load i64, ptr %n210, align 8
  %arrayidx233 = getelementptr inbounds nuw i8, ptr %154, i64 %155
  store i8 %153, ptr %arrayidx233, align 1
  br label %if.end234

if.end234:
  %156 = load i64, ptr %n210, align 8
  %inc235 = add i64 %156, 1
  store i64 %inc235, ptr %n210, align 8
  br label %while.cond211

while.end236:
  %157 = load ptr, ptr %to183, align 8
  %tobool237 = icmp ne ptr %157, null
  br i1 %tobool237, label %land.lhs.true238, label %if.end244

land.lhs.true238:
  %158 = load ptr, ptr %format.addr, align 8
  %159 = load i8, ptr %158, align 1
  %conv239 = sext i8 %159 to i32
  %cmp240 = icmp eq i32 %conv239, 115
  br i1 %cmp240, label %if.then242, label %if.end244

if.then242:
  %160 = load ptr, ptr %to183, align 8
  %161 = load i64, ptr %n210, align 8
  %arrayidx243 = getelementptr inbounds nuw i8, ptr %160, i64 %161
  store i8 0, ptr %arrayidx243, align 1
  br label %if.end244

if.end244:
  %162 = load i64, ptr %n210, align 8
  %163 = load ptr, ptr %s.addr, align 8
  %add.ptr245 = getelementptr inbounds nuw i8, ptr %163, i64 %162
  store ptr %add.ptr245, ptr %s.addr, align 8
  br label %if.end434

if.else246:
  %164 = load ptr, ptr %format.addr, align 8
  %165 = load i8, ptr %164, align 1
  %conv247 = sext i8 %165 to i32
  %call248 = call ptr @strchr(ptr noundef @.str.2, i32 noundef %conv247)
  %tobool249 = icmp ne ptr %call248, null
  br i1 %tobool249, label %if.then250, label %if.else331

if.then250:
  %166 = load ptr, ptr %format.addr, align 8
  %167 = load i8, ptr %166, align 1
  %conv251 = sext i8 %167 to i32
  %cmp252 = icmp eq i32 %conv251, 105
  br i1 %cmp252, label %cond.true254, label %cond.false255

cond.true254:
  br label %cond.end272

cond.false255:
  %168 = load ptr, ptr %format.addr, align 8
  %169 = load i8, ptr %168, align 1
  %conv256 = sext i8 %169 to i32
  %cmp257 = icmp eq i32 %conv256, 111
  br i1 %cmp257, label %cond.true259, label %cond.false260

cond.true259:
  br label %cond.end270

cond.false260:
  %170 = load ptr, ptr %format.addr, align 8
  %171 = load i8, ptr %170, align 1
  %conv261 = sext i8 %171 to i32
  %cmp262 = icmp eq i32 %conv261, 100
  br i1 %cmp262, label %lor.end268, label %lor.rhs264

lor.rhs264:
  %172 = load ptr, ptr %format.addr, align 8
  %173 = load i8, ptr %172, align 1
  %conv265 = sext i8 %173 to i32
  %cmp266 = icmp eq i32 %conv265, 117
  br label %lor.end268

lor.end268:
  %174 = phi i1 [ true, %cond.false260 ], [ %cmp266, %lor.rhs264 ]
  %175 = zext i1 %174 to i64
  %cond269 = select i1 %174, i32 10, i32 16
  br label %cond.end270

cond.end270:
  %cond271 = phi i32 [ 8, %cond.true259 ], [ %cond269, %lor.end268 ]
  br label %cond.end272

cond.end272:
  %cond273 = phi i32 [ 0, %cond.true254 ], [ %cond271, %cond.end270 ]
  store i32 %cond273, ptr %base, align 4
  %176 = load i64, ptr %width, align 8
  %tobool275 = icmp ne i64 %176, 0
  br i1 %tobool275, label %land.lhs.true276, label %cond.false280

land.lhs.true276:
  %177 = load i64, ptr %width, align 8
  %cmp277 = icmp ult i64 %177, 63
  br i1 %cmp277, label %cond.true279, label %cond.false280

cond.true279:
  %178 = load i64, ptr %width, align 8
  br label %cond.end281

cond.false280:
  br label %cond.end281

cond.end281:
  %cond282 = phi i64 [ %178, %cond.true279 ], [ 63, %cond.false280 ]
  store i64 %cond282, ptr %limit274, align 8
  %arraydecay = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %179 = load ptr, ptr %s.addr, align 8
  %180 = load i64, ptr %limit274, align 8
  %call283 = call ptr @strncpy(ptr noundef %arraydecay, ptr noundef %179, i64 noundef %180)
  %181 = load i64, ptr %limit274, align 8
  %arrayidx284 = getelementptr inbounds nuw [64 x i8], ptr %field, i64 0, i64 %181
  store i8 0, ptr %arrayidx284, align 1
  %182 = load ptr, ptr %format.addr, align 8
  %183 = load i8, ptr %182, align 1
  %conv285 = sext i8 %183 to i32
  %cmp286 = icmp eq i32 %conv285, 100
  br i1 %cmp286, label %cond.true292, label %lor.lhs.false288

lor.lhs.false288:
  %184 = load ptr, ptr %format.addr, align 8
  %185 = load i8, ptr %184, align 1
  %conv289 = sext i8 %185 to i32
  %cmp290 = icmp eq i32 %conv289, 105
  br i1 %cmp290, label %cond.true292, label %cond.false295

cond.true292:
  %arraydecay293 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %186 = load i32, ptr %base, align 4
  %call294 = call i64 @strtol(ptr noundef %arraydecay293, ptr noundef %end, i32 noundef %186)
  br label %cond.end298

cond.false295:
  %arraydecay296 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %187 = load i32, ptr %base, align 4
  %call297 = call i64 @strtoul(ptr noundef %arraydecay296, ptr noundef %end, i32 noundef %187)
  br label %cond.end298

cond.end298:
  %cond299 = phi i64 [ %call294, %cond.true292 ], [ %call297, %cond.false295 ]
  store i64 %cond299, ptr %value, align 8
  %188 = load ptr, ptr %end, align 8
  %arraydecay300 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %cmp301 = icmp eq ptr %188, %arraydecay300
  br i1 %cmp301, label %if.then303, label %if.end304

if.then303:
  %189 = load i32, ptr %count, align 4
  store i32 %189, ptr %retval, align 4
  br label %return

if.end304:
  %190 = load ptr, ptr %end, align 8
  %arraydecay305 = getelementptr inbounds [64 x i8], ptr %field, i64 0, i64 0
  %sub.ptr.lhs.cast306 = ptrtoint ptr %190 to i64
  %sub.ptr.rhs.cast307 = ptrtoint ptr %arraydecay305 to i64
  %sub.ptr.sub308 = sub i64 %sub.ptr.lhs.cast306, %sub.ptr.rhs.cast307
  %191 = load ptr, ptr %s.addr, align 8
  %add.ptr309 = getelementptr inbounds i8, ptr %191, i64 %sub.ptr.sub308
  store ptr %add.ptr309, ptr %s.addr, align 8
  %192 = load i32, ptr %discard, align 4
  %tobool310 = icmp ne i32 %192, 0
  br i1 %tobool310, label %if.end330, label %if.then311

if.then311:
  %193 = load ptr, ptr %args.addr, align 8
  %gp_offset_p312 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %193, i32 0, i32 0
  %gp_offset313 = load i32, ptr %gp_offset_p312, align 8
  %fits_in_gp314 = icmp ule i32 %gp_offset313, 40
  br i1 %fits_in_gp314, label %vaarg.in_reg315, label %vaarg.in_mem317

vaarg.in_reg315:
  %194 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %193, i32 0, i32 3
  %reg_save_area316 = load ptr, ptr %194, align 8
  %195 = getelementptr i8, ptr %reg_save_area316, i32 %gp_offset313
  %196 = add i32 %gp_offset313, 8
  store i32 %196, ptr %gp_offset_p312, align 8
  br label %vaarg.end321

vaarg.in_mem317:
  %overflow_arg_area_p318 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %193, i32 0, i32 2
  %overflow_arg_area319 = load ptr, ptr %overflow_arg_area_p318, align 8
  %overflow_arg_area.next320 = getelementptr i8, ptr %overflow_arg_area319, i32 8
  store ptr %overflow_arg_area.next320, ptr %overflow_arg_area_p318, align 8
  br label %vaarg.end321

vaarg.end321:
  %vaarg.addr322 = phi ptr [ %195, %vaarg.in_reg315 ], [ %overflow_arg_area319, %vaarg.in_mem317 ]
  %197 = load ptr, ptr %vaarg.addr322, align 8
  %198 = load i64, ptr %value, align 8
  %199 = load ptr, ptr %format.addr, align 8
  %200 = load i8, ptr %199, align 1
  %conv323 = sext i8 %200 to i32
  %cmp324 = icmp eq i32 %conv323, 112
  br i1 %cmp324, label %cond.true326, label %cond.false327

cond.true326:
  br label %cond.end328

cond.false327:
  %201 = load i32, ptr %bytes, align 4
  br label %cond.end328

cond.end328:
  %cond329 = phi i32 [ 8, %cond.true326 ], [ %201, %cond.false327 ]
  call void @store(ptr noundef %197, i64 noundef %198, i32 noundef %cond329)
  br label %if.end330

if.end330:
  br label %if.end433

if.else331:
  %202 = load ptr, ptr %format.addr, align 8
  %203 = load i8, ptr %202, align 1
  %conv332 = sext i8 %203 to i32
  %call333 = call ptr @strchr(ptr noundef @.str.3, i32 noundef %conv332)
  %tobool334 = icmp ne ptr %call333, null
  br i1 %tobool334, label %if.then335, label %if.else431

if.then335:
  %204 = load i64, ptr %width, align 8
  %tobool339 = icmp ne i64 %204, 0
  br i1 %tobool339, label %land.lhs.true340, label %cond.false344

land.lhs.true340:
  %205 = load i64, ptr %width, align 8
  %cmp341 = icmp ult i64 %205, 63
  br i1 %cmp341, label %cond.true343, label %cond.false344

cond.true343:
  %206 = load i64, ptr %width, align 8
  br label %cond.end345

cond.false344:
  br label %cond.end345

cond.end345:
  %cond346 = phi i64 [ %206, %cond.true343 ], [ 63, %cond.false344 ]
  store i64 %cond346, ptr %limit338, align 8
  %arraydecay347 = getelementptr inbounds [64 x i8], ptr %field336, i64 0, i64 0
  %207 = load ptr, ptr %s.addr, align 8
  %208 = load i64, ptr %limit338, align 8
  %call348 = call ptr @strncpy(ptr noundef %arraydecay347, ptr noundef %207, i64 noundef %208)
  %209 = load i64, ptr %limit338, align 8
  %arrayidx349 = getelementptr inbounds nuw [64 x i8], ptr %field336, i64 0, i64 %209
  store i8 0, ptr %arrayidx349, align 1
  %210 = load i32, ptr %wide, align 4
  %tobool351 = icmp ne i32 %210, 0
  br i1 %tobool351, label %cond.true352, label %cond.false355

cond.true352:
  %arraydecay353 = getelementptr inbounds [64 x i8], ptr %field336, i64 0, i64 0
  %call354 = call x86_fp80 @strtold(ptr noundef %arraydecay353, ptr noundef %end337)
  br label %cond.end368

cond.false355:
  %211 = load i32, ptr %bytes, align 4
  %cmp356 = icmp eq i32 %211, 8
  br i1 %cmp356, label %cond.true358, label %cond.false361

cond.true358:
  %arraydecay359 = getelementptr inbounds [64 x i8], ptr %field336, i64 0, i64 0
  %call360 = call double @strtod(ptr noundef %arraydecay359, ptr noundef %end337)
  br label %cond.end365

cond.false361:
  %arraydecay362 = getelementptr inbounds [64 x i8], ptr %field336, i64 0, i64 0
  %call363 = call float @strtof(ptr noundef %arraydecay362, ptr noundef %end337)
  %conv364 = fpext float %call363 to double
  br label %cond.end365

cond.end365:
  %cond366 = phi double [ %call360, %cond.true358 ], [ %conv364, %cond.false361 ]
  %conv367 = fpext double %cond366 to x86_fp80
  br label %cond.end368

cond.end368:
  %cond369 = phi x86_fp80 [ %call354, %cond.true352 ], [ %conv367, %cond.end365 ]
  store x86_fp80 %cond369, ptr %value350, align 16
  %212 = load ptr, ptr %end337, align 8
  %arraydecay370 = getelementptr inbounds [64 x i8], ptr %field336, i64 0, i64 0
  %cmp371 = icmp eq ptr %212, %arraydecay370
  br i1 %cmp371, label %if.then373, label %if.end374

if.then373:
  %213 = load i32, ptr %count, align 4
  store i32 %213, ptr %retval, align 4
  br label %return

if.end374:
  %214 = load ptr, ptr %end337, align 8
  %arraydecay375 = getelementptr inbounds [64 x i8], ptr %field336, i64 0, i64 0
  %sub.ptr.lhs.cast376 = ptrtoint ptr %214 to i64
  %sub.ptr.rhs.cast377 = ptrtoint ptr %arraydecay375 to i64
  %sub.ptr.sub378 = sub i64 %sub.ptr.lhs.cast376, %sub.ptr.rhs.cast377
  %215 = load ptr, ptr %s.addr, align 8
  %add.ptr379 = getelementptr inbounds i8, ptr %215, i64 %sub.ptr.sub378
  store ptr %add.ptr379, ptr %s.addr, align 8
  %216 = load i32, ptr %discard, align 4
  %tobool380 = icmp ne i32 %216, 0
  br i1 %tobool380, label %if.else395, label %land.lhs.true381

land.lhs.true381:
  %217 = load i32, ptr %wide, align 4
  %tobool382 = icmp ne i32 %217, 0
  br i1 %tobool382, label %if.then383, label %if.else395

if.then383:
  %218 = load x86_fp80, ptr %value350, align 16
  %219 = load ptr, ptr %args.addr, align 8
  %gp_offset_p384 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %219, i32 0, i32 0
  %gp_offset385 = load i32, ptr %gp_offset_p384, align 8
  %fits_in_gp386 = icmp ule i32 %gp_offset385, 40
  br i1 %fits_in_gp386, label %vaarg.in_reg387, label %vaarg.in_mem389

vaarg.in_reg387:
  %220 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %219, i32 0, i32 3
  %reg_save_area388 = load ptr, ptr %220, align 8
  %221 = getelementptr i8, ptr %reg_save_area388, i32 %gp_offset385
  %222 = add i32 %gp_offset385, 8
  store i32 %222, ptr %gp_offset_p384, align 8
  br label %vaarg.end393

vaarg.in_mem389:
  %overflow_arg_area_p390 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %219, i32 0, i32 2
  %overflow_arg_area391 = load ptr, ptr %overflow_arg_area_p390, align 8
  %overflow_arg_area.next392 = getelementptr i8, ptr %overflow_arg_area391, i32 8
  store ptr %overflow_arg_area.next392, ptr %overflow_arg_area_p390, align 8
  br label %vaarg.end393

vaarg.end393:
  %vaarg.addr394 = phi ptr [ %221, %vaarg.in_reg387 ], [ %overflow_arg_area391, %vaarg.in_mem389 ]
  %223 = load ptr, ptr %vaarg.addr394, align 8
  store x86_fp80 %218, ptr %223, align 16
  br label %if.end430

if.else395:
  %224 = load i32, ptr %discard, align 4
  %tobool396 = icmp ne i32 %224, 0
  br i1 %tobool396, label %if.else413, label %land.lhs.true397

land.lhs.true397:
  %225 = load i32, ptr %bytes, align 4
  %cmp398 = icmp eq i32 %225, 8
  br i1 %cmp398, label %if.then400, label %if.else413

if.then400:
  %226 = load x86_fp80, ptr %value350, align 16
  %conv401 = fptrunc x86_fp80 %226 to double
  %227 = load ptr, ptr %args.addr, align 8
  %gp_offset_p402 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %227, i32 0, i32 0
  %gp_offset403 = load i32, ptr %gp_offset_p402, align 8
  %fits_in_gp404 = icmp ule i32 %gp_offset403, 40
  br i1 %fits_in_gp404, label %vaarg.in_reg405, label %vaarg.in_mem407

vaarg.in_reg405:
  %228 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %227, i32 0, i32 3
  %reg_save_area406 = load ptr, ptr %228, align 8
  %229 = getelementptr i8, ptr %reg_save_area406, i32 %gp_offset403
  %230 = add i32 %gp_offset403, 8
  store i32 %230, ptr %gp_offset_p402, align 8
  br label %vaarg.end411

vaarg.in_mem407:
  %overflow_arg_area_p408 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %227, i32 0, i32 2
  %overflow_arg_area409 = load ptr, ptr %overflow_arg_area_p408, align 8
  %overflow_arg_area.next410 = getelementptr i8, ptr %overflow_arg_area409, i32 8
  store ptr %overflow_arg_area.next410, ptr %overflow_arg_area_p408, align 8
  br label %vaarg.end411

vaarg.end411:
  %vaarg.addr412 = phi ptr [ %229, %vaarg.in_reg405 ], [ %overflow_arg_area409, %vaarg.in_mem407 ]
  %231 = load ptr, ptr %vaarg.addr412, align 8
  store double %conv401, ptr %231, align 8
  br label %if.end429

if.else413:
  %232 = load i32, ptr %discard, align 4
  %tobool414 = icmp ne i32 %232, 0
  br i1 %tobool414, label %if.end428, label %if.then415

if.then415:
  %233 = load x86_fp80, ptr %value350, align 16
  %conv416 = fptrunc x86_fp80 %233 to float
  %234 = load ptr, ptr %args.addr, align 8
  %gp_offset_p417 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %234, i32 0, i32 0
  %gp_offset418 = load i32, ptr %gp_offset_p417, align 8
  %fits_in_gp419 = icmp ule i32 %gp_offset418, 40
  br i1 %fits_in_gp419, label %vaarg.in_reg420, label %vaarg.in_mem422

vaarg.in_reg420:
  %235 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %234, i32 0, i32 3
  %reg_save_area421 = load ptr, ptr %235, align 8
  %236 = getelementptr i8, ptr %reg_save_area421, i32 %gp_offset418
  %237 = add i32 %gp_offset418, 8
  store i32 %237, ptr %gp_offset_p417, align 8
  br label %vaarg.end426

vaarg.in_mem422:
  %overflow_arg_area_p423 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %234, i32 0, i32 2
  %overflow_arg_area424 = load ptr, ptr %overflow_arg_area_p423, align 8
  %overflow_arg_area.next425 = getelementptr i8, ptr %overflow_arg_area424, i32 8
  store ptr %overflow_arg_area.next425, ptr %overflow_arg_area_p423, align 8
  br label %vaarg.end426

vaarg.end426:
  %vaarg.addr427 = phi ptr [ %236, %vaarg.in_reg420 ], [ %overflow_arg_area424, %vaarg.in_mem422 ]
  %238 = load ptr, ptr %vaarg.addr427, align 8
  store float %conv416, ptr %238, align 4
  br label %if.end428

if.end428:
  br label %if.end429

if.end429:
  br label %if.end430

if.end430:
  br label %if.end432

if.else431:
  call void @__treadle_unsupported_scanf_conversion()
  br label %if.end432

if.end432:
  br label %if.end433

if.end433:
  br label %if.end434

if.end434:
  br label %if.end435

if.end435:
  %239 = load i32, ptr %discard, align 4
  %tobool436 = icmp ne i32 %239, 0
  %lnot437 = xor i1 %tobool436, true
  %lnot.ext = zext i1 %lnot437 to i32
  %240 = load i32, ptr %count, align 4
  %add438 = add nsw i32 %240, %lnot.ext
  store i32 %add438, ptr %count, align 4
  br label %for.inc439

for.inc439:
  %241 = load ptr, ptr %format.addr, align 8
  %incdec.ptr440 = getelementptr inbounds nuw i8, ptr %241, i32 1
  store ptr %incdec.ptr440, ptr %format.addr, align 8
  br label %for.cond

for.end441:
  %242 = load i32, ptr %count, align 4
  store i32 %242, ptr %retval, align 4
  br label %return

return:
  %243 = load i32, ptr %retval, align 4
  ret i32 %243
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

define internal ptr @end_of_set(ptr noundef %set) {
entry:
  %set.addr = alloca ptr, align 8
  store ptr %set, ptr %set.addr, align 8
  %0 = load ptr, ptr %set.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 94
  %conv1 = zext i1 %cmp to i32
  %2 = load ptr, ptr %set.addr, align 8
  %idx.ext = sext i32 %conv1 to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  store ptr %add.ptr, ptr %set.addr, align 8
  %3 = load ptr, ptr %set.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv2 = sext i8 %4 to i32
  %cmp3 = icmp eq i32 %conv2, 93
  %conv4 = zext i1 %cmp3 to i32
  %5 = load ptr, ptr %set.addr, align 8
  %idx.ext5 = sext i32 %conv4 to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %5, i64 %idx.ext5
  store ptr %add.ptr6, ptr %set.addr, align 8
  br label %for.cond

for.cond:
  %6 = load ptr, ptr %set.addr, align 8
  %7 = load i8, ptr %6, align 1
  %conv7 = sext i8 %7 to i32
  %tobool = icmp ne i32 %conv7, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:
  %8 = load ptr, ptr %set.addr, align 8
  %9 = load i8, ptr %8, align 1
  %conv8 = sext i8 %9 to i32
  %cmp9 = icmp ne i32 %conv8, 93
  br label %land.end

land.end:
  %10 = phi i1 [ false, %for.cond ], [ %cmp9, %land.rhs ]
  br i1 %10, label %for.body, label %for.end

for.body:
  br label %for.inc

for.inc:
  %11 = load ptr, ptr %set.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %set.addr, align 8
  br label %for.cond

for.end:
  %12 = load ptr, ptr %set.addr, align 8
  ret ptr %12
}

define internal i32 @in_set(i32 noundef %c, ptr noundef %set, ptr noundef %end) {
entry:
  %c.addr = alloca i32, align 4
  %set.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %inverted = alloca i32, align 4
  %found = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  store ptr %set, ptr %set.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  %0 = load ptr, ptr %set.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, 94
  %conv1 = zext i1 %cmp to i32
  store i32 %conv1, ptr %inverted, align 4
  store i32 0, ptr %found, align 4
  %2 = load i32, ptr %inverted, align 4
  %3 = load ptr, ptr %set.addr, align 8
  %idx.ext = sext i32 %2 to i64
  %add.ptr = getelementptr inbounds i8, ptr %3, i64 %idx.ext
  store ptr %add.ptr, ptr %set.addr, align 8
  br label %for.cond

for.cond:
  %4 = load ptr, ptr %set.addr, align 8
  %5 = load ptr, ptr %end.addr, align 8
  %cmp2 = icmp ult ptr %4, %5
  br i1 %cmp2, label %for.body, label %for.end

for.body:
  %6 = load ptr, ptr %set.addr, align 8
  %add.ptr4 = getelementptr inbounds i8, ptr %6, i64 2
  %7 = load ptr, ptr %end.addr, align 8
  %cmp5 = icmp ult ptr %add.ptr4, %7
  br i1 %cmp5, label %land.lhs.true, label %if.else

land.lhs.true:
  %8 = load ptr, ptr %set.addr, align 8
  %arrayidx = getelementptr inbounds i8, ptr %8, i64 1
  %9 = load i8, ptr %arrayidx, align 1
  %conv7 = sext i8 %9 to i32
  %cmp8 = icmp eq i32 %conv7, 45
  br i1 %cmp8, label %if.then, label %if.else

if.then:
  %10 = load i32, ptr %c.addr, align 4
  %11 = load ptr, ptr %set.addr, align 8
  %arrayidx10 = getelementptr inbounds i8, ptr %11, i64 0
  %12 = load i8, ptr %arrayidx10, align 1
  %conv11 = sext i8 %12 to i32
  %cmp12 = icmp sge i32 %10, %conv11
  br i1 %cmp12, label %land.rhs, label %land.end

land.rhs:
  %13 = load i32, ptr %c.addr, align 4
  %14 = load ptr, ptr %set.addr, align 8
  %arrayidx14 = getelementptr inbounds i8, ptr %14, i64 2
  %15 = load i8, ptr %arrayidx14, align 1
  %conv15 = sext i8 %15 to i32
  %cmp16 = icmp sle i32 %13, %conv15
  br label %land.end

land.end:
  %16 = phi i1 [ false, %if.then ], [ %cmp16, %land.rhs ]
  %land.ext = zext i1 %16 to i32
  %17 = load i32, ptr %found, align 4
  %or = or i32 %17, %land.ext
  store i32 %or, ptr %found, align 4
  %18 = load ptr, ptr %set.addr, align 8
  %add.ptr18 = getelementptr inbounds i8, ptr %18, i64 2
  store ptr %add.ptr18, ptr %set.addr, align 8
  br label %if.end

if.else:
  %19 = load i32, ptr %c.addr, align 4
  %20 = load ptr, ptr %set.addr, align 8
  %21 = load i8, ptr %20, align 1
  %conv19 = sext i8 %21 to i32
  %cmp20 = icmp eq i32 %19, %conv19
  %conv21 = zext i1 %cmp20 to i32
  %22 = load i32, ptr %found, align 4
  %or22 = or i32 %22, %conv21
  store i32 %or22, ptr %found, align 4
  br label %if.end

if.end:
  br label %for.inc

for.inc:
  %23 = load ptr, ptr %set.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %23, i32 1
  store ptr %incdec.ptr, ptr %set.addr, align 8
  br label %for.cond

for.end:
  %24 = load i32, ptr %found, align 4
  %25 = load i32, ptr %inverted, align 4
  %cmp23 = icmp ne i32 %24, %25
  %conv24 = zext i1 %cmp23 to i32
  ret i32 %conv24
}

declare ptr @strchr(ptr noundef, i32 noundef)

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef)

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef)

declare x86_fp80 @strtold(ptr noundef, ptr noundef)

declare double @strtod(ptr noundef, ptr noundef)

declare float @strtof(ptr noundef, ptr noundef)

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

define i32 @vasprintf(ptr noundef %text, ptr noundef %format, ptr noundef %args) {
entry:
  %text.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %args.addr = alloca ptr, align 8
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %args, ptr %args.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0
  %0 = load ptr, ptr %args.addr, align 8
  call void @llvm.va_copy.p0(ptr %arraydecay, ptr %0)
  %1 = load ptr, ptr %format.addr, align 8
  %2 = load ptr, ptr %args.addr, align 8
  %call = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef %2)
  store i32 %call, ptr %length, align 4
  %3 = load i32, ptr %length, align 4
  %conv = sext i32 %3 to i64
  %add = add i64 %conv, 1
  %call1 = call noalias ptr @malloc(i64 noundef %add)
  %4 = load ptr, ptr %text.addr, align 8
  store ptr %call1, ptr %4, align 8
  %5 = load ptr, ptr %text.addr, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %length, align 4
  %conv2 = sext i32 %7 to i64
  %add3 = add i64 %conv2, 1
  %8 = load ptr, ptr %format.addr, align 8
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0
  %call5 = call i32 @vsnprintf(ptr noundef %6, i64 noundef %add3, ptr noundef %8, ptr noundef %arraydecay4)
  %arraydecay6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %again, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay6)
  %9 = load i32, ptr %length, align 4
  ret i32 %9
}

declare void @llvm.va_copy.p0(ptr, ptr)

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef)

declare noalias ptr @malloc(i64 noundef)

define i32 @asprintf(ptr noundef %text, ptr noundef %format, ...) {
entry:
  %text.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store ptr %text, ptr %text.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  %0 = load ptr, ptr %text.addr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  %call = call i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call, ptr %length, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %args, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %2 = load i32, ptr %length, align 4
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

