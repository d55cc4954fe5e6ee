; ModuleID = 'peterson.c'
source_filename = "peterson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@last = internal global i32 0, align 4, !dbg !37
@inside = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [19 x i8] c"get(&inside) == me\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [11 x i8] c"peterson.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.enter = private unnamed_addr constant [20 x i8] c"void *enter(void *)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !54 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !58, !DIExpression(), !62)
    #dbg_declare(ptr %b, !63, !DIExpression(), !64)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @enter, ptr noundef null) #4, !dbg !65
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @enter, ptr noundef inttoptr (i64 1 to ptr)) #4, !dbg !66
  %0 = load i64, ptr %a, align 8, !dbg !67
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !68
  %1 = load i64, ptr %b, align 8, !dbg !69
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !70
  ret i32 0, !dbg !71
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @enter(ptr noundef %number) #0 !dbg !72 {
entry:
  %number.addr = alloca ptr, align 8
  %me = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr %number, ptr %number.addr, align 8
    #dbg_declare(ptr %number.addr, !75, !DIExpression(), !76)
    #dbg_declare(ptr %me, !77, !DIExpression(), !78)
  %0 = load ptr, ptr %number.addr, align 8, !dbg !79
  %1 = ptrtoint ptr %0 to i64, !dbg !80
  %conv = trunc i64 %1 to i32, !dbg !81
  store i32 %conv, ptr %me, align 4, !dbg !78
    #dbg_declare(ptr %n, !82, !DIExpression(), !84)
  store i32 0, ptr %n, align 4, !dbg !84
  br label %for.cond, !dbg !85

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %n, align 4, !dbg !86
  %cmp = icmp slt i32 %2, 3, !dbg !88
  br i1 %cmp, label %for.body, label %for.end, !dbg !89

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %me, align 4, !dbg !90
  %idxprom = sext i32 %3 to i64, !dbg !92
  %arrayidx = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %idxprom, !dbg !92
  call void @put(ptr noundef %arrayidx, i32 noundef 1), !dbg !93
  call void @fence(), !dbg !94
  %4 = load i32, ptr %me, align 4, !dbg !95
  call void @put(ptr noundef @last, i32 noundef %4), !dbg !96
  call void @fence(), !dbg !97
  br label %while.cond, !dbg !98

while.cond:                                       ; preds = %while.body, %for.body
  %5 = load i32, ptr %me, align 4, !dbg !99
  %sub = sub nsw i32 1, %5, !dbg !100
  %idxprom2 = sext i32 %sub to i64, !dbg !101
  %arrayidx3 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %idxprom2, !dbg !101
  %call = call i32 @get(ptr noundef %arrayidx3), !dbg !102
  %tobool = icmp ne i32 %call, 0, !dbg !102
  br i1 %tobool, label %land.rhs, label %land.end, !dbg !103

land.rhs:                                         ; preds = %while.cond
  %call4 = call i32 @get(ptr noundef @last), !dbg !104
  %6 = load i32, ptr %me, align 4, !dbg !105
  %cmp5 = icmp eq i32 %call4, %6, !dbg !106
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %cmp5, %land.rhs ], !dbg !107
  br i1 %7, label %while.body, label %while.end, !dbg !98

while.body:                                       ; preds = %land.end
  br label %while.cond, !dbg !98, !llvm.loop !108

while.end:                                        ; preds = %land.end
  %8 = load i32, ptr %me, align 4, !dbg !111
  call void @put(ptr noundef @inside, i32 noundef %8), !dbg !112
  %call7 = call i32 @get(ptr noundef @inside), !dbg !113
  %9 = load i32, ptr %me, align 4, !dbg !113
  %cmp8 = icmp eq i32 %call7, %9, !dbg !113
  br i1 %cmp8, label %if.then, label %if.else, !dbg !113

if.then:                                          ; preds = %while.end
  br label %if.end, !dbg !113

if.else:                                          ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.enter) #5, !dbg !113
  unreachable, !dbg !113

if.end:                                           ; preds = %if.then
  call void @fence(), !dbg !116
  %10 = load i32, ptr %me, align 4, !dbg !117
  %idxprom10 = sext i32 %10 to i64, !dbg !118
  %arrayidx11 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %idxprom10, !dbg !118
  call void @put(ptr noundef %arrayidx11, i32 noundef 0), !dbg !119
  br label %for.inc, !dbg !120

for.inc:                                          ; preds = %if.end
  %11 = load i32, ptr %n, align 4, !dbg !121
  %inc = add nsw i32 %11, 1, !dbg !121
  store i32 %inc, ptr %n, align 4, !dbg !121
  br label %for.cond, !dbg !122, !llvm.loop !123

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !125
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(ptr noundef %to, i32 noundef %value) #0 !dbg !126 {
entry:
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !130, !DIExpression(), !131)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !132, !DIExpression(), !133)
  %0 = load ptr, ptr %to.addr, align 8, !dbg !134
  %1 = load i32, ptr %value.addr, align 4, !dbg !135
  store i32 %1, ptr %.atomictmp, align 4, !dbg !136
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !136
  store atomic i32 %2, ptr %0 monotonic, align 4, !dbg !136
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fence() #0 !dbg !138 {
entry:
  fence seq_cst, !dbg !141
  ret void, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @get(ptr noundef %from) #0 !dbg !143 {
entry:
  %from.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !146, !DIExpression(), !147)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !148
  %1 = load atomic i32, ptr %0 monotonic, align 4, !dbg !149
  store i32 %1, ptr %atomic-temp, align 4, !dbg !149
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !149
  ret i32 %2, !dbg !150
}

; Function Attrs: cold noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { cold noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 6, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 21.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "peterson.c", directory: ".", checksumkind: CSK_MD5, checksum: "88cfa25dc59c8d50eed8632ae1d5cd12")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "ziglang/lib/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20, !26, !31, !0, !37, !41}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 152, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 19)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 88, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 11)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 160, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 20)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 6, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 6, type: !39, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"clang version 21.1.0"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !55, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!17}
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 32, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 32, column: 15, scope: !54)
!63 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 32, type: !59)
!64 = !DILocation(line: 32, column: 18, scope: !54)
!65 = !DILocation(line: 33, column: 5, scope: !54)
!66 = !DILocation(line: 34, column: 5, scope: !54)
!67 = !DILocation(line: 35, column: 18, scope: !54)
!68 = !DILocation(line: 35, column: 5, scope: !54)
!69 = !DILocation(line: 36, column: 18, scope: !54)
!70 = !DILocation(line: 36, column: 5, scope: !54)
!71 = !DILocation(line: 37, column: 5, scope: !54)
!72 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 12, type: !73, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!73 = !DISubroutineType(types: !74)
!74 = !{!16, !16}
!75 = !DILocalVariable(name: "number", arg: 1, scope: !72, file: !3, line: 12, type: !16)
!76 = !DILocation(line: 12, column: 26, scope: !72)
!77 = !DILocalVariable(name: "me", scope: !72, file: !3, line: 14, type: !17)
!78 = !DILocation(line: 14, column: 9, scope: !72)
!79 = !DILocation(line: 14, column: 25, scope: !72)
!80 = !DILocation(line: 14, column: 19, scope: !72)
!81 = !DILocation(line: 14, column: 14, scope: !72)
!82 = !DILocalVariable(name: "n", scope: !83, file: !3, line: 15, type: !17)
!83 = distinct !DILexicalBlock(scope: !72, file: !3, line: 15, column: 5)
!84 = !DILocation(line: 15, column: 14, scope: !83)
!85 = !DILocation(line: 15, column: 10, scope: !83)
!86 = !DILocation(line: 15, column: 21, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 15, column: 5)
!88 = !DILocation(line: 15, column: 23, scope: !87)
!89 = !DILocation(line: 15, column: 5, scope: !83)
!90 = !DILocation(line: 16, column: 20, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 15, column: 33)
!92 = !DILocation(line: 16, column: 14, scope: !91)
!93 = !DILocation(line: 16, column: 9, scope: !91)
!94 = !DILocation(line: 17, column: 9, scope: !91)
!95 = !DILocation(line: 18, column: 20, scope: !91)
!96 = !DILocation(line: 18, column: 9, scope: !91)
!97 = !DILocation(line: 19, column: 9, scope: !91)
!98 = !DILocation(line: 20, column: 9, scope: !91)
!99 = !DILocation(line: 20, column: 31, scope: !91)
!100 = !DILocation(line: 20, column: 29, scope: !91)
!101 = !DILocation(line: 20, column: 21, scope: !91)
!102 = !DILocation(line: 20, column: 16, scope: !91)
!103 = !DILocation(line: 20, column: 36, scope: !91)
!104 = !DILocation(line: 20, column: 39, scope: !91)
!105 = !DILocation(line: 20, column: 53, scope: !91)
!106 = !DILocation(line: 20, column: 50, scope: !91)
!107 = !DILocation(line: 0, scope: !91)
!108 = distinct !{!108, !98, !109, !110}
!109 = !DILocation(line: 21, column: 13, scope: !91)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocation(line: 22, column: 22, scope: !91)
!112 = !DILocation(line: 22, column: 9, scope: !91)
!113 = !DILocation(line: 23, column: 9, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 23, column: 9)
!115 = distinct !DILexicalBlock(scope: !91, file: !3, line: 23, column: 9)
!116 = !DILocation(line: 24, column: 9, scope: !91)
!117 = !DILocation(line: 25, column: 20, scope: !91)
!118 = !DILocation(line: 25, column: 14, scope: !91)
!119 = !DILocation(line: 25, column: 9, scope: !91)
!120 = !DILocation(line: 26, column: 5, scope: !91)
!121 = !DILocation(line: 15, column: 29, scope: !87)
!122 = !DILocation(line: 15, column: 5, scope: !87)
!123 = distinct !{!123, !89, !124, !110}
!124 = !DILocation(line: 26, column: 5, scope: !83)
!125 = !DILocation(line: 27, column: 5, scope: !72)
!126 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 9, type: !127, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !129, !17}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!130 = !DILocalVariable(name: "to", arg: 1, scope: !126, file: !3, line: 9, type: !129)
!131 = !DILocation(line: 9, column: 29, scope: !126)
!132 = !DILocalVariable(name: "value", arg: 2, scope: !126, file: !3, line: 9, type: !17)
!133 = !DILocation(line: 9, column: 37, scope: !126)
!134 = !DILocation(line: 9, column: 68, scope: !126)
!135 = !DILocation(line: 9, column: 72, scope: !126)
!136 = !DILocation(line: 9, column: 46, scope: !126)
!137 = !DILocation(line: 9, column: 102, scope: !126)
!138 = distinct !DISubprogram(name: "fence", scope: !3, file: !3, line: 10, type: !139, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!139 = !DISubroutineType(types: !140)
!140 = !{null}
!141 = !DILocation(line: 10, column: 27, scope: !138)
!142 = !DILocation(line: 10, column: 70, scope: !138)
!143 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 8, type: !144, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!144 = !DISubroutineType(types: !145)
!145 = !{!17, !129}
!146 = !DILocalVariable(name: "from", arg: 1, scope: !143, file: !3, line: 8, type: !129)
!147 = !DILocation(line: 8, column: 28, scope: !143)
!148 = !DILocation(line: 8, column: 64, scope: !143)
!149 = !DILocation(line: 8, column: 43, scope: !143)
!150 = !DILocation(line: 8, column: 36, scope: !143)
