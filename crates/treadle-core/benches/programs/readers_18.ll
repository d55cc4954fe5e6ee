; ModuleID = '../../../../benchmarks/speed/readers.c'
source_filename = "../../../../benchmarks/speed/readers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [23 x i8] c"seen == 0 || seen == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [39 x i8] c"../../../../benchmarks/speed/readers.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %writer = alloca i64, align 8
  %readers = alloca [18 x i64], align 16
  %id = alloca i32, align 4
  %id3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %writer, !50, !DIExpression(), !54)
    #dbg_declare(ptr %readers, !55, !DIExpression(), !59)
  %call = call i32 @pthread_create(ptr noundef %writer, ptr noundef null, ptr noundef @set, ptr noundef null) #4, !dbg !60
    #dbg_declare(ptr %id, !61, !DIExpression(), !63)
  store i32 0, ptr %id, align 4, !dbg !63
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %id, align 4, !dbg !65
  %cmp = icmp slt i32 %0, 18, !dbg !67
  br i1 %cmp, label %for.body, label %for.end, !dbg !68

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %id, align 4, !dbg !69
  %idxprom = sext i32 %1 to i64, !dbg !70
  %arrayidx = getelementptr inbounds [18 x i64], ptr %readers, i64 0, i64 %idxprom, !dbg !70
  %call1 = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @look, ptr noundef null) #4, !dbg !71
  br label %for.inc, !dbg !71

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %id, align 4, !dbg !72
  %inc = add nsw i32 %2, 1, !dbg !72
  store i32 %inc, ptr %id, align 4, !dbg !72
  br label %for.cond, !dbg !73, !llvm.loop !74

for.end:                                          ; preds = %for.cond
  %3 = load i64, ptr %writer, align 8, !dbg !77
  %call2 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !78
    #dbg_declare(ptr %id3, !79, !DIExpression(), !81)
  store i32 0, ptr %id3, align 4, !dbg !81
  br label %for.cond4, !dbg !82

for.cond4:                                        ; preds = %for.inc10, %for.end
  %4 = load i32, ptr %id3, align 4, !dbg !83
  %cmp5 = icmp slt i32 %4, 18, !dbg !85
  br i1 %cmp5, label %for.body6, label %for.end12, !dbg !86

for.body6:                                        ; preds = %for.cond4
  %5 = load i32, ptr %id3, align 4, !dbg !87
  %idxprom7 = sext i32 %5 to i64, !dbg !88
  %arrayidx8 = getelementptr inbounds [18 x i64], ptr %readers, i64 0, i64 %idxprom7, !dbg !88
  %6 = load i64, ptr %arrayidx8, align 8, !dbg !88
  %call9 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !89
  br label %for.inc10, !dbg !89

for.inc10:                                        ; preds = %for.body6
  %7 = load i32, ptr %id3, align 4, !dbg !90
  %inc11 = add nsw i32 %7, 1, !dbg !90
  store i32 %inc11, ptr %id3, align 4, !dbg !90
  br label %for.cond4, !dbg !91, !llvm.loop !92

for.end12:                                        ; preds = %for.cond4
  ret i32 0, !dbg !94
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @set(ptr noundef %unused) #0 !dbg !95 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !98, !DIExpression(), !99)
  store i32 1, ptr %.atomictmp, align 4, !dbg !100
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !100
  store atomic i32 %0, ptr @flag monotonic, align 4, !dbg !100
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !101
  ret ptr %1, !dbg !102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @look(ptr noundef %unused) #0 !dbg !103 {
entry:
  %unused.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !104, !DIExpression(), !105)
    #dbg_declare(ptr %seen, !106, !DIExpression(), !107)
  %0 = load atomic i32, ptr @flag monotonic, align 4, !dbg !108
  store i32 %0, ptr %atomic-temp, align 4, !dbg !108
  %1 = load i32, ptr %atomic-temp, align 4, !dbg !108
  store i32 %1, ptr %seen, align 4, !dbg !107
  %2 = load i32, ptr %seen, align 4, !dbg !109
  %cmp = icmp eq i32 %2, 0, !dbg !112
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !113

lor.lhs.false:                                    ; preds = %entry
  %3 = load i32, ptr %seen, align 4, !dbg !114
  %cmp1 = icmp eq i32 %3, 1, !dbg !115
  br i1 %cmp1, label %if.then, label %if.else, !dbg !113

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %if.end, !dbg !113

if.else:                                          ; preds = %lor.lhs.false
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.look) #5, !dbg !116
  unreachable, !dbg !116

if.end:                                           ; preds = %if.then
  %4 = load ptr, ptr %unused.addr, align 8, !dbg !117
  ret ptr %4, !dbg !118
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
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 15, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "../../../../benchmarks/speed/readers.c", directory: ".", checksumkind: CSK_MD5, checksum: "4db830debcf642009aa231503384e19d")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !24, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 23)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 312, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 39)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 152, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 19)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !{!"clang version 22.1.8"}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !47, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!37}
!49 = !{}
!50 = !DILocalVariable(name: "writer", scope: !46, file: !3, line: 33, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !53)
!52 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 33, column: 12, scope: !46)
!55 = !DILocalVariable(name: "readers", scope: !46, file: !3, line: 33, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 1152, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 18)
!59 = !DILocation(line: 33, column: 20, scope: !46)
!60 = !DILocation(line: 35, column: 2, scope: !46)
!61 = !DILocalVariable(name: "id", scope: !62, file: !3, line: 36, type: !37)
!62 = distinct !DILexicalBlock(scope: !46, file: !3, line: 36, column: 2)
!63 = !DILocation(line: 36, column: 11, scope: !62)
!64 = !DILocation(line: 36, column: 7, scope: !62)
!65 = !DILocation(line: 36, column: 19, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 36, column: 2)
!67 = !DILocation(line: 36, column: 22, scope: !66)
!68 = !DILocation(line: 36, column: 2, scope: !62)
!69 = !DILocation(line: 37, column: 27, scope: !66)
!70 = !DILocation(line: 37, column: 19, scope: !66)
!71 = !DILocation(line: 37, column: 3, scope: !66)
!72 = !DILocation(line: 36, column: 29, scope: !66)
!73 = !DILocation(line: 36, column: 2, scope: !66)
!74 = distinct !{!74, !68, !75, !76}
!75 = !DILocation(line: 37, column: 48, scope: !62)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 38, column: 15, scope: !46)
!78 = !DILocation(line: 38, column: 2, scope: !46)
!79 = !DILocalVariable(name: "id", scope: !80, file: !3, line: 39, type: !37)
!80 = distinct !DILexicalBlock(scope: !46, file: !3, line: 39, column: 2)
!81 = !DILocation(line: 39, column: 11, scope: !80)
!82 = !DILocation(line: 39, column: 7, scope: !80)
!83 = !DILocation(line: 39, column: 19, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 39, column: 2)
!85 = !DILocation(line: 39, column: 22, scope: !84)
!86 = !DILocation(line: 39, column: 2, scope: !80)
!87 = !DILocation(line: 40, column: 24, scope: !84)
!88 = !DILocation(line: 40, column: 16, scope: !84)
!89 = !DILocation(line: 40, column: 3, scope: !84)
!90 = !DILocation(line: 39, column: 29, scope: !84)
!91 = !DILocation(line: 39, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !76}
!93 = !DILocation(line: 40, column: 33, scope: !80)
!94 = !DILocation(line: 41, column: 2, scope: !46)
!95 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 25, type: !96, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 25, type: !16)
!99 = !DILocation(line: 25, column: 24, scope: !95)
!100 = !DILocation(line: 27, column: 2, scope: !95)
!101 = !DILocation(line: 28, column: 9, scope: !95)
!102 = !DILocation(line: 28, column: 2, scope: !95)
!103 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 17, type: !96, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!104 = !DILocalVariable(name: "unused", arg: 1, scope: !103, file: !3, line: 17, type: !16)
!105 = !DILocation(line: 17, column: 25, scope: !103)
!106 = !DILocalVariable(name: "seen", scope: !103, file: !3, line: 19, type: !37)
!107 = !DILocation(line: 19, column: 6, scope: !103)
!108 = !DILocation(line: 19, column: 13, scope: !103)
!109 = !DILocation(line: 21, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 21, column: 9)
!111 = distinct !DILexicalBlock(scope: !103, file: !3, line: 21, column: 2)
!112 = !DILocation(line: 21, column: 14, scope: !110)
!113 = !DILocation(line: 21, column: 19, scope: !110)
!114 = !DILocation(line: 21, column: 22, scope: !110)
!115 = !DILocation(line: 21, column: 27, scope: !110)
!116 = !DILocation(line: 21, column: 2, scope: !110)
!117 = !DILocation(line: 22, column: 9, scope: !103)
!118 = !DILocation(line: 22, column: 2, scope: !103)
