; ModuleID = '../../../../benchmarks/speed/casrot.c'
source_filename = "../../../../benchmarks/speed/casrot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@holder = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [22 x i8] c"0 < last && last <= N\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [38 x i8] c"../../../../benchmarks/speed/casrot.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !49 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [12 x i64], align 16
  %number = alloca i64, align 8
  %number1 = alloca i32, align 4
  %last = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !53, !DIExpression(), !60)
    #dbg_declare(ptr %number, !61, !DIExpression(), !63)
  store i64 0, ptr %number, align 8, !dbg !63
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %number, align 8, !dbg !65
  %cmp = icmp slt i64 %0, 12, !dbg !67
  br i1 %cmp, label %for.body, label %for.end, !dbg !68

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %number, align 8, !dbg !69
  %arrayidx = getelementptr inbounds [12 x i64], ptr %threads, i64 0, i64 %1, !dbg !70
  %2 = load i64, ptr %number, align 8, !dbg !71
  %3 = inttoptr i64 %2 to ptr, !dbg !72
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @hand_on, ptr noundef %3) #4, !dbg !73
  br label %for.inc, !dbg !73

for.inc:                                          ; preds = %for.body
  %4 = load i64, ptr %number, align 8, !dbg !74
  %inc = add nsw i64 %4, 1, !dbg !74
  store i64 %inc, ptr %number, align 8, !dbg !74
  br label %for.cond, !dbg !75, !llvm.loop !76

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %number1, !79, !DIExpression(), !81)
  store i32 0, ptr %number1, align 4, !dbg !81
  br label %for.cond2, !dbg !82

for.cond2:                                        ; preds = %for.inc7, %for.end
  %5 = load i32, ptr %number1, align 4, !dbg !83
  %cmp3 = icmp slt i32 %5, 12, !dbg !85
  br i1 %cmp3, label %for.body4, label %for.end9, !dbg !86

for.body4:                                        ; preds = %for.cond2
  %6 = load i32, ptr %number1, align 4, !dbg !87
  %idxprom = sext i32 %6 to i64, !dbg !88
  %arrayidx5 = getelementptr inbounds [12 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !88
  %7 = load i64, ptr %arrayidx5, align 8, !dbg !88
  %call6 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !89
  br label %for.inc7, !dbg !89

for.inc7:                                         ; preds = %for.body4
  %8 = load i32, ptr %number1, align 4, !dbg !90
  %inc8 = add nsw i32 %8, 1, !dbg !90
  store i32 %inc8, ptr %number1, align 4, !dbg !90
  br label %for.cond2, !dbg !91, !llvm.loop !92

for.end9:                                         ; preds = %for.cond2
    #dbg_declare(ptr %last, !94, !DIExpression(), !95)
  %9 = load atomic i32, ptr @holder monotonic, align 4, !dbg !96
  store i32 %9, ptr %atomic-temp, align 4, !dbg !96
  %10 = load i32, ptr %atomic-temp, align 4, !dbg !96
  store i32 %10, ptr %last, align 4, !dbg !95
  %11 = load i32, ptr %last, align 4, !dbg !97
  %cmp10 = icmp slt i32 0, %11, !dbg !100
  br i1 %cmp10, label %land.lhs.true, label %if.else, !dbg !101

land.lhs.true:                                    ; preds = %for.end9
  %12 = load i32, ptr %last, align 4, !dbg !102
  %cmp11 = icmp sle i32 %12, 12, !dbg !103
  br i1 %cmp11, label %if.then, label %if.else, !dbg !101

if.then:                                          ; preds = %land.lhs.true
  br label %if.end, !dbg !101

if.else:                                          ; preds = %land.lhs.true, %for.end9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !104
  unreachable, !dbg !104

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !105
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @hand_on(ptr noundef %number) #0 !dbg !106 {
entry:
  %number.addr = alloca ptr, align 8
  %mine = alloca i32, align 4
  %expected = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %number, ptr %number.addr, align 8
    #dbg_declare(ptr %number.addr, !109, !DIExpression(), !110)
    #dbg_declare(ptr %mine, !111, !DIExpression(), !112)
  %0 = load ptr, ptr %number.addr, align 8, !dbg !113
  %1 = ptrtoint ptr %0 to i64, !dbg !114
  %conv = trunc i64 %1 to i32, !dbg !115
  store i32 %conv, ptr %mine, align 4, !dbg !112
    #dbg_declare(ptr %expected, !116, !DIExpression(), !117)
  %2 = load i32, ptr %mine, align 4, !dbg !118
  store i32 %2, ptr %expected, align 4, !dbg !117
  %3 = load i32, ptr %mine, align 4, !dbg !119
  %add = add nsw i32 %3, 1, !dbg !120
  store i32 %add, ptr %.atomictmp, align 4, !dbg !121
  %4 = load i32, ptr %expected, align 4, !dbg !121
  %5 = load i32, ptr %.atomictmp, align 4, !dbg !121
  %6 = cmpxchg ptr @holder, i32 %4, i32 %5 seq_cst seq_cst, align 4, !dbg !121
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !121
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !121
  br i1 %8, label %cmpxchg.continue, label %cmpxchg.store_expected, !dbg !121

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %7, ptr %expected, align 4, !dbg !121
  br label %cmpxchg.continue, !dbg !121

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %8 to i8, !dbg !121
  store i8 %storedv, ptr %cmpxchg.bool, align 1, !dbg !121
  %9 = load i8, ptr %cmpxchg.bool, align 1, !dbg !121
  %loadedv = trunc i8 %9 to i1, !dbg !121
  ret ptr null, !dbg !122
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "holder", scope: !2, file: !3, line: 17, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "../../../../benchmarks/speed/casrot.c", directory: ".", checksumkind: CSK_MD5, checksum: "3d06b0189ad21cb79ab5d3a08911d07c")
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
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 176, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 22)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 304, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 38)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = !{!"clang version 22.1.8"}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !50, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!17}
!52 = !{}
!53 = !DILocalVariable(name: "threads", scope: !49, file: !3, line: 30, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 768, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 12)
!60 = !DILocation(line: 30, column: 12, scope: !49)
!61 = !DILocalVariable(name: "number", scope: !62, file: !3, line: 32, type: !18)
!62 = distinct !DILexicalBlock(scope: !49, file: !3, line: 32, column: 2)
!63 = !DILocation(line: 32, column: 16, scope: !62)
!64 = !DILocation(line: 32, column: 7, scope: !62)
!65 = !DILocation(line: 32, column: 28, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 32, column: 2)
!67 = !DILocation(line: 32, column: 35, scope: !66)
!68 = !DILocation(line: 32, column: 2, scope: !62)
!69 = !DILocation(line: 33, column: 27, scope: !66)
!70 = !DILocation(line: 33, column: 19, scope: !66)
!71 = !DILocation(line: 33, column: 59, scope: !66)
!72 = !DILocation(line: 33, column: 51, scope: !66)
!73 = !DILocation(line: 33, column: 3, scope: !66)
!74 = !DILocation(line: 32, column: 46, scope: !66)
!75 = !DILocation(line: 32, column: 2, scope: !66)
!76 = distinct !{!76, !68, !77, !78}
!77 = !DILocation(line: 33, column: 65, scope: !62)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocalVariable(name: "number", scope: !80, file: !3, line: 34, type: !17)
!80 = distinct !DILexicalBlock(scope: !49, file: !3, line: 34, column: 2)
!81 = !DILocation(line: 34, column: 11, scope: !80)
!82 = !DILocation(line: 34, column: 7, scope: !80)
!83 = !DILocation(line: 34, column: 23, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 34, column: 2)
!85 = !DILocation(line: 34, column: 30, scope: !84)
!86 = !DILocation(line: 34, column: 2, scope: !80)
!87 = !DILocation(line: 35, column: 24, scope: !84)
!88 = !DILocation(line: 35, column: 16, scope: !84)
!89 = !DILocation(line: 35, column: 3, scope: !84)
!90 = !DILocation(line: 34, column: 41, scope: !84)
!91 = !DILocation(line: 34, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !78}
!93 = !DILocation(line: 35, column: 37, scope: !80)
!94 = !DILocalVariable(name: "last", scope: !49, file: !3, line: 37, type: !17)
!95 = !DILocation(line: 37, column: 6, scope: !49)
!96 = !DILocation(line: 37, column: 13, scope: !49)
!97 = !DILocation(line: 38, column: 13, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 38, column: 9)
!99 = distinct !DILexicalBlock(scope: !49, file: !3, line: 38, column: 2)
!100 = !DILocation(line: 38, column: 11, scope: !98)
!101 = !DILocation(line: 38, column: 18, scope: !98)
!102 = !DILocation(line: 38, column: 21, scope: !98)
!103 = !DILocation(line: 38, column: 26, scope: !98)
!104 = !DILocation(line: 38, column: 2, scope: !98)
!105 = !DILocation(line: 39, column: 2, scope: !49)
!106 = distinct !DISubprogram(name: "hand_on", scope: !3, file: !3, line: 19, type: !107, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!107 = !DISubroutineType(types: !108)
!108 = !{!16, !16}
!109 = !DILocalVariable(name: "number", arg: 1, scope: !106, file: !3, line: 19, type: !16)
!110 = !DILocation(line: 19, column: 28, scope: !106)
!111 = !DILocalVariable(name: "mine", scope: !106, file: !3, line: 21, type: !17)
!112 = !DILocation(line: 21, column: 6, scope: !106)
!113 = !DILocation(line: 21, column: 28, scope: !106)
!114 = !DILocation(line: 21, column: 18, scope: !106)
!115 = !DILocation(line: 21, column: 13, scope: !106)
!116 = !DILocalVariable(name: "expected", scope: !106, file: !3, line: 22, type: !17)
!117 = !DILocation(line: 22, column: 6, scope: !106)
!118 = !DILocation(line: 22, column: 17, scope: !106)
!119 = !DILocation(line: 24, column: 53, scope: !106)
!120 = !DILocation(line: 24, column: 58, scope: !106)
!121 = !DILocation(line: 24, column: 2, scope: !106)
!122 = !DILocation(line: 25, column: 2, scope: !106)
