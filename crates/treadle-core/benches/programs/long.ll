; ModuleID = 'long.c'
source_filename = "long.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@own = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !19

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [3 x i64], align 16
  %i = alloca i64, align 8
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !39, !DIExpression(), !44)
    #dbg_declare(ptr %i, !45, !DIExpression(), !47)
  store i64 0, ptr %i, align 8, !dbg !47
  br label %for.cond, !dbg !48

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !49
  %cmp = icmp slt i64 %0, 3, !dbg !51
  br i1 %cmp, label %for.body, label %for.end, !dbg !52

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %i, align 8, !dbg !53
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %1, !dbg !54
  %2 = load i64, ptr %i, align 8, !dbg !55
  %3 = inttoptr i64 %2 to ptr, !dbg !56
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @work, ptr noundef %3) #3, !dbg !57
  br label %for.inc, !dbg !57

for.inc:                                          ; preds = %for.body
  %4 = load i64, ptr %i, align 8, !dbg !58
  %inc = add nsw i64 %4, 1, !dbg !58
  store i64 %inc, ptr %i, align 8, !dbg !58
  br label %for.cond, !dbg !59, !llvm.loop !60

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !63, !DIExpression(), !65)
  store i32 0, ptr %i1, align 4, !dbg !65
  br label %for.cond2, !dbg !66

for.cond2:                                        ; preds = %for.inc7, %for.end
  %5 = load i32, ptr %i1, align 4, !dbg !67
  %cmp3 = icmp slt i32 %5, 3, !dbg !69
  br i1 %cmp3, label %for.body4, label %for.end9, !dbg !70

for.body4:                                        ; preds = %for.cond2
  %6 = load i32, ptr %i1, align 4, !dbg !71
  %idxprom = sext i32 %6 to i64, !dbg !72
  %arrayidx5 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !72
  %7 = load i64, ptr %arrayidx5, align 8, !dbg !72
  %call6 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !73
  br label %for.inc7, !dbg !73

for.inc7:                                         ; preds = %for.body4
  %8 = load i32, ptr %i1, align 4, !dbg !74
  %inc8 = add nsw i32 %8, 1, !dbg !74
  store i32 %inc8, ptr %i1, align 4, !dbg !74
  br label %for.cond2, !dbg !75, !llvm.loop !76

for.end9:                                         ; preds = %for.cond2
  ret i32 0, !dbg !78
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @work(ptr noundef %number) #0 !dbg !79 {
entry:
  %number.addr = alloca ptr, align 8
  %mine = alloca i64, align 8
  %seen = alloca i32, align 4
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %.atomictmp3 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %number, ptr %number.addr, align 8
    #dbg_declare(ptr %number.addr, !82, !DIExpression(), !83)
    #dbg_declare(ptr %mine, !84, !DIExpression(), !85)
  %0 = load ptr, ptr %number.addr, align 8, !dbg !86
  %1 = ptrtoint ptr %0 to i64, !dbg !87
  store i64 %1, ptr %mine, align 8, !dbg !85
    #dbg_declare(ptr %seen, !88, !DIExpression(), !89)
  store i32 0, ptr %seen, align 4, !dbg !89
    #dbg_declare(ptr %i, !90, !DIExpression(), !92)
  store i32 0, ptr %i, align 4, !dbg !92
  br label %for.cond, !dbg !93

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4, !dbg !94
  %cmp = icmp slt i32 %2, 666, !dbg !96
  br i1 %cmp, label %for.body, label %for.end, !dbg !97

for.body:                                         ; preds = %for.cond
  %3 = load i64, ptr %mine, align 8, !dbg !98
  %arrayidx = getelementptr inbounds [3 x i32], ptr @own, i64 0, i64 %3, !dbg !100
  %4 = load i32, ptr %i, align 4, !dbg !101
  store i32 %4, ptr %.atomictmp, align 4, !dbg !102
  %5 = load i32, ptr %.atomictmp, align 4, !dbg !102
  store atomic i32 %5, ptr %arrayidx monotonic, align 4, !dbg !102
  %6 = load i32, ptr %i, align 4, !dbg !103
  %cmp1 = icmp eq i32 %6, 333, !dbg !105
  br i1 %cmp1, label %land.lhs.true, label %if.end, !dbg !106

land.lhs.true:                                    ; preds = %for.body
  %7 = load i64, ptr %mine, align 8, !dbg !107
  %cmp2 = icmp eq i64 %7, 0, !dbg !108
  br i1 %cmp2, label %if.then, label %if.end, !dbg !106

if.then:                                          ; preds = %land.lhs.true
  store i32 1, ptr %.atomictmp3, align 4, !dbg !109
  %8 = load i32, ptr %.atomictmp3, align 4, !dbg !109
  store atomic i32 %8, ptr @flag monotonic, align 4, !dbg !109
  br label %if.end, !dbg !109

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  %9 = load i32, ptr %i, align 4, !dbg !110
  %cmp4 = icmp eq i32 %9, 333, !dbg !112
  br i1 %cmp4, label %land.lhs.true5, label %if.end8, !dbg !113

land.lhs.true5:                                   ; preds = %if.end
  %10 = load i64, ptr %mine, align 8, !dbg !114
  %cmp6 = icmp ne i64 %10, 0, !dbg !115
  br i1 %cmp6, label %if.then7, label %if.end8, !dbg !113

if.then7:                                         ; preds = %land.lhs.true5
  %11 = load atomic i32, ptr @flag monotonic, align 4, !dbg !116
  store i32 %11, ptr %atomic-temp, align 4, !dbg !116
  %12 = load i32, ptr %atomic-temp, align 4, !dbg !116
  store i32 %12, ptr %seen, align 4, !dbg !117
  br label %if.end8, !dbg !118

if.end8:                                          ; preds = %if.then7, %land.lhs.true5, %if.end
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %if.end8
  %13 = load i32, ptr %i, align 4, !dbg !120
  %inc = add nsw i32 %13, 1, !dbg !120
  store i32 %inc, ptr %i, align 4, !dbg !120
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond
  %14 = load i32, ptr %seen, align 4, !dbg !124
  %conv = sext i32 %14 to i64, !dbg !125
  %15 = inttoptr i64 %conv to ptr, !dbg !126
  ret ptr %15, !dbg !127
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 6, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long.c", directory: ".", checksumkind: CSK_MD5, checksum: "9cce43b7c440e3aaefc257e64909a973")
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
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{!0, !19}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 6, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"clang version 22.1.8"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !36, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!23}
!38 = !{}
!39 = !DILocalVariable(name: "threads", scope: !35, file: !3, line: 24, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 192, elements: !25)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 24, column: 15, scope: !35)
!45 = !DILocalVariable(name: "i", scope: !46, file: !3, line: 25, type: !17)
!46 = distinct !DILexicalBlock(scope: !35, file: !3, line: 25, column: 5)
!47 = !DILocation(line: 25, column: 15, scope: !46)
!48 = !DILocation(line: 25, column: 10, scope: !46)
!49 = !DILocation(line: 25, column: 22, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 25, column: 5)
!51 = !DILocation(line: 25, column: 24, scope: !50)
!52 = !DILocation(line: 25, column: 5, scope: !46)
!53 = !DILocation(line: 26, column: 33, scope: !50)
!54 = !DILocation(line: 26, column: 25, scope: !50)
!55 = !DILocation(line: 26, column: 57, scope: !50)
!56 = !DILocation(line: 26, column: 49, scope: !50)
!57 = !DILocation(line: 26, column: 9, scope: !50)
!58 = !DILocation(line: 25, column: 30, scope: !50)
!59 = !DILocation(line: 25, column: 5, scope: !50)
!60 = distinct !{!60, !52, !61, !62}
!61 = !DILocation(line: 26, column: 58, scope: !46)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 27, type: !23)
!64 = distinct !DILexicalBlock(scope: !35, file: !3, line: 27, column: 5)
!65 = !DILocation(line: 27, column: 14, scope: !64)
!66 = !DILocation(line: 27, column: 10, scope: !64)
!67 = !DILocation(line: 27, column: 21, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 27, column: 5)
!69 = !DILocation(line: 27, column: 23, scope: !68)
!70 = !DILocation(line: 27, column: 5, scope: !64)
!71 = !DILocation(line: 28, column: 30, scope: !68)
!72 = !DILocation(line: 28, column: 22, scope: !68)
!73 = !DILocation(line: 28, column: 9, scope: !68)
!74 = !DILocation(line: 27, column: 29, scope: !68)
!75 = !DILocation(line: 27, column: 5, scope: !68)
!76 = distinct !{!76, !70, !77, !62}
!77 = !DILocation(line: 28, column: 38, scope: !64)
!78 = !DILocation(line: 29, column: 5, scope: !35)
!79 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !80, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!80 = !DISubroutineType(types: !81)
!81 = !{!16, !16}
!82 = !DILocalVariable(name: "number", arg: 1, scope: !79, file: !3, line: 8, type: !16)
!83 = !DILocation(line: 8, column: 25, scope: !79)
!84 = !DILocalVariable(name: "mine", scope: !79, file: !3, line: 10, type: !17)
!85 = !DILocation(line: 10, column: 10, scope: !79)
!86 = !DILocation(line: 10, column: 23, scope: !79)
!87 = !DILocation(line: 10, column: 17, scope: !79)
!88 = !DILocalVariable(name: "seen", scope: !79, file: !3, line: 11, type: !23)
!89 = !DILocation(line: 11, column: 9, scope: !79)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 12, type: !23)
!91 = distinct !DILexicalBlock(scope: !79, file: !3, line: 12, column: 5)
!92 = !DILocation(line: 12, column: 14, scope: !91)
!93 = !DILocation(line: 12, column: 10, scope: !91)
!94 = !DILocation(line: 12, column: 21, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 12, column: 5)
!96 = !DILocation(line: 12, column: 23, scope: !95)
!97 = !DILocation(line: 12, column: 5, scope: !91)
!98 = !DILocation(line: 13, column: 36, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 12, column: 33)
!100 = !DILocation(line: 13, column: 32, scope: !99)
!101 = !DILocation(line: 13, column: 43, scope: !99)
!102 = !DILocation(line: 13, column: 9, scope: !99)
!103 = !DILocation(line: 14, column: 13, scope: !104)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 14, column: 13)
!105 = !DILocation(line: 14, column: 15, scope: !104)
!106 = !DILocation(line: 14, column: 24, scope: !104)
!107 = !DILocation(line: 14, column: 27, scope: !104)
!108 = !DILocation(line: 14, column: 32, scope: !104)
!109 = !DILocation(line: 15, column: 13, scope: !104)
!110 = !DILocation(line: 16, column: 13, scope: !111)
!111 = distinct !DILexicalBlock(scope: !99, file: !3, line: 16, column: 13)
!112 = !DILocation(line: 16, column: 15, scope: !111)
!113 = !DILocation(line: 16, column: 24, scope: !111)
!114 = !DILocation(line: 16, column: 27, scope: !111)
!115 = !DILocation(line: 16, column: 32, scope: !111)
!116 = !DILocation(line: 17, column: 20, scope: !111)
!117 = !DILocation(line: 17, column: 18, scope: !111)
!118 = !DILocation(line: 17, column: 13, scope: !111)
!119 = !DILocation(line: 18, column: 5, scope: !99)
!120 = !DILocation(line: 12, column: 29, scope: !95)
!121 = !DILocation(line: 12, column: 5, scope: !95)
!122 = distinct !{!122, !97, !123, !62}
!123 = !DILocation(line: 18, column: 5, scope: !91)
!124 = !DILocation(line: 19, column: 26, scope: !79)
!125 = !DILocation(line: 19, column: 20, scope: !79)
!126 = !DILocation(line: 19, column: 12, scope: !79)
!127 = !DILocation(line: 19, column: 5, scope: !79)
