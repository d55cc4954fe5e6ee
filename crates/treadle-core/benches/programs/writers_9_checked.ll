; ModuleID = 'writers.c'
source_filename = "writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [22 x i8] c"0 < last && last <= N\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [10 x i8] c"writers.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !47 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [9 x i64], align 16
  %i = alloca i64, align 8
  %i1 = alloca i32, align 4
  %last = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !51, !DIExpression(), !58)
    #dbg_declare(ptr %i, !59, !DIExpression(), !61)
  store i64 0, ptr %i, align 8, !dbg !61
  br label %for.cond, !dbg !62

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !63
  %cmp = icmp slt i64 %0, 9, !dbg !65
  br i1 %cmp, label %for.body, label %for.end, !dbg !66

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %i, align 8, !dbg !67
  %arrayidx = getelementptr inbounds [9 x i64], ptr %threads, i64 0, i64 %1, !dbg !68
  %2 = load i64, ptr %i, align 8, !dbg !69
  %add = add nsw i64 %2, 1, !dbg !70
  %3 = inttoptr i64 %add to ptr, !dbg !71
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @writer, ptr noundef %3) #4, !dbg !72
  br label %for.inc, !dbg !72

for.inc:                                          ; preds = %for.body
  %4 = load i64, ptr %i, align 8, !dbg !73
  %inc = add nsw i64 %4, 1, !dbg !73
  store i64 %inc, ptr %i, align 8, !dbg !73
  br label %for.cond, !dbg !74, !llvm.loop !75

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !78, !DIExpression(), !80)
  store i32 0, ptr %i1, align 4, !dbg !80
  br label %for.cond2, !dbg !81

for.cond2:                                        ; preds = %for.inc7, %for.end
  %5 = load i32, ptr %i1, align 4, !dbg !82
  %cmp3 = icmp slt i32 %5, 9, !dbg !84
  br i1 %cmp3, label %for.body4, label %for.end9, !dbg !85

for.body4:                                        ; preds = %for.cond2
  %6 = load i32, ptr %i1, align 4, !dbg !86
  %idxprom = sext i32 %6 to i64, !dbg !87
  %arrayidx5 = getelementptr inbounds [9 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !87
  %7 = load i64, ptr %arrayidx5, align 8, !dbg !87
  %call6 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !88
  br label %for.inc7, !dbg !88

for.inc7:                                         ; preds = %for.body4
  %8 = load i32, ptr %i1, align 4, !dbg !89
  %inc8 = add nsw i32 %8, 1, !dbg !89
  store i32 %inc8, ptr %i1, align 4, !dbg !89
  br label %for.cond2, !dbg !90, !llvm.loop !91

for.end9:                                         ; preds = %for.cond2
    #dbg_declare(ptr %last, !93, !DIExpression(), !94)
  %9 = load atomic i32, ptr @x monotonic, align 4, !dbg !95
  store i32 %9, ptr %atomic-temp, align 4, !dbg !95
  %10 = load i32, ptr %atomic-temp, align 4, !dbg !95
  store i32 %10, ptr %last, align 4, !dbg !94
  %11 = load i32, ptr %last, align 4, !dbg !96
  %cmp10 = icmp slt i32 0, %11, !dbg !99
  br i1 %cmp10, label %land.lhs.true, label %if.else, !dbg !100

land.lhs.true:                                    ; preds = %for.end9
  %12 = load i32, ptr %last, align 4, !dbg !101
  %cmp11 = icmp sle i32 %12, 9, !dbg !102
  br i1 %cmp11, label %if.then, label %if.else, !dbg !100

if.then:                                          ; preds = %land.lhs.true
  br label %if.end, !dbg !100

if.else:                                          ; preds = %land.lhs.true, %for.end9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !103
  unreachable, !dbg !103

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !104
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @writer(ptr noundef %value) #0 !dbg !105 {
entry:
  %value.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !108, !DIExpression(), !109)
  %0 = load ptr, ptr %value.addr, align 8, !dbg !110
  %1 = ptrtoint ptr %0 to i64, !dbg !111
  %conv = trunc i64 %1 to i32, !dbg !112
  store i32 %conv, ptr %.atomictmp, align 4, !dbg !113
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !113
  store atomic i32 %2, ptr @x monotonic, align 4, !dbg !113
  ret ptr null, !dbg !114
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
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}
!llvm.ident = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "writers.c", directory: ".", checksumkind: CSK_MD5, checksum: "0fee74a14068006765d478b429bbdc74")
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
!19 = !{!20, !26, !31, !0}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 176, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 22)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 80, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 10)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"clang version 22.1.8"}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !48, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!17}
!50 = !{}
!51 = !DILocalVariable(name: "threads", scope: !47, file: !3, line: 20, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 576, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 9)
!58 = !DILocation(line: 20, column: 15, scope: !47)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 21, type: !18)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 21, column: 5)
!61 = !DILocation(line: 21, column: 15, scope: !60)
!62 = !DILocation(line: 21, column: 10, scope: !60)
!63 = !DILocation(line: 21, column: 22, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 21, column: 5)
!65 = !DILocation(line: 21, column: 24, scope: !64)
!66 = !DILocation(line: 21, column: 5, scope: !60)
!67 = !DILocation(line: 22, column: 33, scope: !64)
!68 = !DILocation(line: 22, column: 25, scope: !64)
!69 = !DILocation(line: 22, column: 60, scope: !64)
!70 = !DILocation(line: 22, column: 62, scope: !64)
!71 = !DILocation(line: 22, column: 51, scope: !64)
!72 = !DILocation(line: 22, column: 9, scope: !64)
!73 = !DILocation(line: 21, column: 30, scope: !64)
!74 = !DILocation(line: 21, column: 5, scope: !64)
!75 = distinct !{!75, !66, !76, !77}
!76 = !DILocation(line: 22, column: 66, scope: !60)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 23, type: !17)
!79 = distinct !DILexicalBlock(scope: !47, file: !3, line: 23, column: 5)
!80 = !DILocation(line: 23, column: 14, scope: !79)
!81 = !DILocation(line: 23, column: 10, scope: !79)
!82 = !DILocation(line: 23, column: 21, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 23, column: 5)
!84 = !DILocation(line: 23, column: 23, scope: !83)
!85 = !DILocation(line: 23, column: 5, scope: !79)
!86 = !DILocation(line: 24, column: 30, scope: !83)
!87 = !DILocation(line: 24, column: 22, scope: !83)
!88 = !DILocation(line: 24, column: 9, scope: !83)
!89 = !DILocation(line: 23, column: 29, scope: !83)
!90 = !DILocation(line: 23, column: 5, scope: !83)
!91 = distinct !{!91, !85, !92, !77}
!92 = !DILocation(line: 24, column: 38, scope: !79)
!93 = !DILocalVariable(name: "last", scope: !47, file: !3, line: 26, type: !17)
!94 = !DILocation(line: 26, column: 9, scope: !47)
!95 = !DILocation(line: 26, column: 16, scope: !47)
!96 = !DILocation(line: 27, column: 16, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 27, column: 12)
!98 = distinct !DILexicalBlock(scope: !47, file: !3, line: 27, column: 5)
!99 = !DILocation(line: 27, column: 14, scope: !97)
!100 = !DILocation(line: 27, column: 21, scope: !97)
!101 = !DILocation(line: 27, column: 24, scope: !97)
!102 = !DILocation(line: 27, column: 29, scope: !97)
!103 = !DILocation(line: 27, column: 5, scope: !97)
!104 = !DILocation(line: 29, column: 5, scope: !47)
!105 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 12, type: !106, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!106 = !DISubroutineType(types: !107)
!107 = !{!16, !16}
!108 = !DILocalVariable(name: "value", arg: 1, scope: !105, file: !3, line: 12, type: !16)
!109 = !DILocation(line: 12, column: 27, scope: !105)
!110 = !DILocation(line: 14, column: 42, scope: !105)
!111 = !DILocation(line: 14, column: 36, scope: !105)
!112 = !DILocation(line: 14, column: 31, scope: !105)
!113 = !DILocation(line: 14, column: 5, scope: !105)
!114 = !DILocation(line: 15, column: 5, scope: !105)
