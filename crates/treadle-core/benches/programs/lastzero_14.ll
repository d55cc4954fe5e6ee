; ModuleID = '../../../../benchmarks/speed/lastzero.c'
source_filename = "../../../../benchmarks/speed/lastzero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@cells = internal global [15 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [8 x i8] c"at >= 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [40 x i8] c"../../../../benchmarks/speed/lastzero.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.seek = private unnamed_addr constant [19 x i8] c"void *seek(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !52 {
entry:
  %retval = alloca i32, align 4
  %seeker = alloca i64, align 8
  %workers = alloca [14 x i64], align 16
  %number = alloca i64, align 8
  %number3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %seeker, !56, !DIExpression(), !60)
    #dbg_declare(ptr %workers, !61, !DIExpression(), !65)
  %call = call i32 @pthread_create(ptr noundef %seeker, ptr noundef null, ptr noundef @seek, ptr noundef null) #4, !dbg !66
    #dbg_declare(ptr %number, !67, !DIExpression(), !69)
  store i64 1, ptr %number, align 8, !dbg !69
  br label %for.cond, !dbg !70

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %number, align 8, !dbg !71
  %cmp = icmp sle i64 %0, 14, !dbg !73
  br i1 %cmp, label %for.body, label %for.end, !dbg !74

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %number, align 8, !dbg !75
  %sub = sub nsw i64 %1, 1, !dbg !76
  %arrayidx = getelementptr inbounds [14 x i64], ptr %workers, i64 0, i64 %sub, !dbg !77
  %2 = load i64, ptr %number, align 8, !dbg !78
  %3 = inttoptr i64 %2 to ptr, !dbg !79
  %call1 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @work, ptr noundef %3) #4, !dbg !80
  br label %for.inc, !dbg !80

for.inc:                                          ; preds = %for.body
  %4 = load i64, ptr %number, align 8, !dbg !81
  %inc = add nsw i64 %4, 1, !dbg !81
  store i64 %inc, ptr %number, align 8, !dbg !81
  br label %for.cond, !dbg !82, !llvm.loop !83

for.end:                                          ; preds = %for.cond
  %5 = load i64, ptr %seeker, align 8, !dbg !86
  %call2 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !87
    #dbg_declare(ptr %number3, !88, !DIExpression(), !90)
  store i32 1, ptr %number3, align 4, !dbg !90
  br label %for.cond4, !dbg !91

for.cond4:                                        ; preds = %for.inc10, %for.end
  %6 = load i32, ptr %number3, align 4, !dbg !92
  %cmp5 = icmp sle i32 %6, 14, !dbg !94
  br i1 %cmp5, label %for.body6, label %for.end12, !dbg !95

for.body6:                                        ; preds = %for.cond4
  %7 = load i32, ptr %number3, align 4, !dbg !96
  %sub7 = sub nsw i32 %7, 1, !dbg !97
  %idxprom = sext i32 %sub7 to i64, !dbg !98
  %arrayidx8 = getelementptr inbounds [14 x i64], ptr %workers, i64 0, i64 %idxprom, !dbg !98
  %8 = load i64, ptr %arrayidx8, align 8, !dbg !98
  %call9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !99
  br label %for.inc10, !dbg !99

for.inc10:                                        ; preds = %for.body6
  %9 = load i32, ptr %number3, align 4, !dbg !100
  %inc11 = add nsw i32 %9, 1, !dbg !100
  store i32 %inc11, ptr %number3, align 4, !dbg !100
  br label %for.cond4, !dbg !101, !llvm.loop !102

for.end12:                                        ; preds = %for.cond4
  ret i32 0, !dbg !104
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @seek(ptr noundef %unused) #0 !dbg !105 {
entry:
  %unused.addr = alloca ptr, align 8
  %at = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !108, !DIExpression(), !109)
    #dbg_declare(ptr %at, !110, !DIExpression(), !111)
  store i32 14, ptr %at, align 4, !dbg !111
  br label %while.cond, !dbg !112

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i32, ptr %at, align 4, !dbg !113
  %idxprom = sext i32 %0 to i64, !dbg !114
  %arrayidx = getelementptr inbounds [15 x i32], ptr @cells, i64 0, i64 %idxprom, !dbg !114
  %1 = load atomic i32, ptr %arrayidx monotonic, align 4, !dbg !114
  store i32 %1, ptr %atomic-temp, align 4, !dbg !114
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !114
  %cmp = icmp ne i32 %2, 0, !dbg !115
  br i1 %cmp, label %while.body, label %while.end, !dbg !112

while.body:                                       ; preds = %while.cond
  %3 = load i32, ptr %at, align 4, !dbg !116
  %dec = add nsw i32 %3, -1, !dbg !116
  store i32 %dec, ptr %at, align 4, !dbg !116
  %4 = load i32, ptr %at, align 4, !dbg !118
  %cmp1 = icmp sge i32 %4, 0, !dbg !121
  br i1 %cmp1, label %if.then, label %if.else, !dbg !121

if.then:                                          ; preds = %while.body
  br label %if.end, !dbg !121

if.else:                                          ; preds = %while.body
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.seek) #5, !dbg !122
  unreachable, !dbg !122

if.end:                                           ; preds = %if.then
  br label %while.cond, !dbg !112, !llvm.loop !123

while.end:                                        ; preds = %while.cond
  %5 = load ptr, ptr %unused.addr, align 8, !dbg !125
  ret ptr %5, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @work(ptr noundef %number) #0 !dbg !127 {
entry:
  %number.addr = alloca ptr, align 8
  %mine = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %number, ptr %number.addr, align 8
    #dbg_declare(ptr %number.addr, !128, !DIExpression(), !129)
    #dbg_declare(ptr %mine, !130, !DIExpression(), !131)
  %0 = load ptr, ptr %number.addr, align 8, !dbg !132
  %1 = ptrtoint ptr %0 to i64, !dbg !133
  %conv = trunc i64 %1 to i32, !dbg !134
  store i32 %conv, ptr %mine, align 4, !dbg !131
  %2 = load i32, ptr %mine, align 4, !dbg !135
  %idxprom = sext i32 %2 to i64, !dbg !136
  %arrayidx = getelementptr inbounds [15 x i32], ptr @cells, i64 0, i64 %idxprom, !dbg !136
  %3 = load i32, ptr %mine, align 4, !dbg !137
  %sub = sub nsw i32 %3, 1, !dbg !138
  %idxprom1 = sext i32 %sub to i64, !dbg !139
  %arrayidx2 = getelementptr inbounds [15 x i32], ptr @cells, i64 0, i64 %idxprom1, !dbg !139
  %4 = load atomic i32, ptr %arrayidx2 monotonic, align 4, !dbg !139
  store i32 %4, ptr %atomic-temp, align 4, !dbg !139
  %5 = load i32, ptr %atomic-temp, align 4, !dbg !139
  %add = add nsw i32 %5, 1, !dbg !140
  store i32 %add, ptr %.atomictmp, align 4, !dbg !136
  %6 = load i32, ptr %.atomictmp, align 4, !dbg !136
  store atomic i32 %6, ptr %arrayidx monotonic, align 4, !dbg !136
  ret ptr null, !dbg !141
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: cold noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { cold noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 20, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "../../../../benchmarks/speed/lastzero.c", directory: ".", checksumkind: CSK_MD5, checksum: "fd5bc5790503960cd6a8723de36e2d88")
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
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !19, line: 80, baseType: !20)
!19 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "72eb942f5b689d45a4b3d2ebd5866a88")
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!22, !28, !33, !0}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 40)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 152, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 19)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 480, elements: !42)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!42 = !{!43}
!43 = !DISubrange(count: 15)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"clang version 22.1.8"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !53, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!17}
!55 = !{}
!56 = !DILocalVariable(name: "seeker", scope: !52, file: !3, line: 43, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 43, column: 12, scope: !52)
!61 = !DILocalVariable(name: "workers", scope: !52, file: !3, line: 43, type: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 896, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 14)
!65 = !DILocation(line: 43, column: 20, scope: !52)
!66 = !DILocation(line: 45, column: 2, scope: !52)
!67 = !DILocalVariable(name: "number", scope: !68, file: !3, line: 46, type: !18)
!68 = distinct !DILexicalBlock(scope: !52, file: !3, line: 46, column: 2)
!69 = !DILocation(line: 46, column: 16, scope: !68)
!70 = !DILocation(line: 46, column: 7, scope: !68)
!71 = !DILocation(line: 46, column: 28, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 46, column: 2)
!73 = !DILocation(line: 46, column: 35, scope: !72)
!74 = !DILocation(line: 46, column: 2, scope: !68)
!75 = !DILocation(line: 47, column: 27, scope: !72)
!76 = !DILocation(line: 47, column: 34, scope: !72)
!77 = !DILocation(line: 47, column: 19, scope: !72)
!78 = !DILocation(line: 47, column: 60, scope: !72)
!79 = !DILocation(line: 47, column: 52, scope: !72)
!80 = !DILocation(line: 47, column: 3, scope: !72)
!81 = !DILocation(line: 46, column: 47, scope: !72)
!82 = !DILocation(line: 46, column: 2, scope: !72)
!83 = distinct !{!83, !74, !84, !85}
!84 = !DILocation(line: 47, column: 66, scope: !68)
!85 = !{!"llvm.loop.mustprogress"}
!86 = !DILocation(line: 48, column: 15, scope: !52)
!87 = !DILocation(line: 48, column: 2, scope: !52)
!88 = !DILocalVariable(name: "number", scope: !89, file: !3, line: 49, type: !17)
!89 = distinct !DILexicalBlock(scope: !52, file: !3, line: 49, column: 2)
!90 = !DILocation(line: 49, column: 11, scope: !89)
!91 = !DILocation(line: 49, column: 7, scope: !89)
!92 = !DILocation(line: 49, column: 23, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 49, column: 2)
!94 = !DILocation(line: 49, column: 30, scope: !93)
!95 = !DILocation(line: 49, column: 2, scope: !89)
!96 = !DILocation(line: 50, column: 24, scope: !93)
!97 = !DILocation(line: 50, column: 31, scope: !93)
!98 = !DILocation(line: 50, column: 16, scope: !93)
!99 = !DILocation(line: 50, column: 3, scope: !93)
!100 = !DILocation(line: 49, column: 42, scope: !93)
!101 = !DILocation(line: 49, column: 2, scope: !93)
!102 = distinct !{!102, !95, !103, !85}
!103 = !DILocation(line: 50, column: 41, scope: !89)
!104 = !DILocation(line: 51, column: 2, scope: !52)
!105 = distinct !DISubprogram(name: "seek", scope: !3, file: !3, line: 30, type: !106, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!106 = !DISubroutineType(types: !107)
!107 = !{!16, !16}
!108 = !DILocalVariable(name: "unused", arg: 1, scope: !105, file: !3, line: 30, type: !16)
!109 = !DILocation(line: 30, column: 25, scope: !105)
!110 = !DILocalVariable(name: "at", scope: !105, file: !3, line: 32, type: !17)
!111 = !DILocation(line: 32, column: 6, scope: !105)
!112 = !DILocation(line: 34, column: 2, scope: !105)
!113 = !DILocation(line: 34, column: 13, scope: !105)
!114 = !DILocation(line: 34, column: 9, scope: !105)
!115 = !DILocation(line: 34, column: 17, scope: !105)
!116 = !DILocation(line: 35, column: 5, scope: !117)
!117 = distinct !DILexicalBlock(scope: !105, file: !3, line: 34, column: 23)
!118 = !DILocation(line: 36, column: 10, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 36, column: 10)
!120 = distinct !DILexicalBlock(scope: !117, file: !3, line: 36, column: 3)
!121 = !DILocation(line: 36, column: 13, scope: !119)
!122 = !DILocation(line: 36, column: 3, scope: !119)
!123 = distinct !{!123, !112, !124, !85}
!124 = !DILocation(line: 37, column: 2, scope: !105)
!125 = !DILocation(line: 38, column: 9, scope: !105)
!126 = !DILocation(line: 38, column: 2, scope: !105)
!127 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 22, type: !106, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!128 = !DILocalVariable(name: "number", arg: 1, scope: !127, file: !3, line: 22, type: !16)
!129 = !DILocation(line: 22, column: 25, scope: !127)
!130 = !DILocalVariable(name: "mine", scope: !127, file: !3, line: 24, type: !17)
!131 = !DILocation(line: 24, column: 6, scope: !127)
!132 = !DILocation(line: 24, column: 28, scope: !127)
!133 = !DILocation(line: 24, column: 18, scope: !127)
!134 = !DILocation(line: 24, column: 13, scope: !127)
!135 = !DILocation(line: 26, column: 6, scope: !127)
!136 = !DILocation(line: 26, column: 2, scope: !127)
!137 = !DILocation(line: 26, column: 16, scope: !127)
!138 = !DILocation(line: 26, column: 21, scope: !127)
!139 = !DILocation(line: 26, column: 12, scope: !127)
!140 = !DILocation(line: 26, column: 26, scope: !127)
!141 = !DILocation(line: 27, column: 2, scope: !127)
