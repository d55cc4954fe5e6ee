; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@counter = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [3 x i64], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !54, !DIExpression(), !60)
    #dbg_declare(ptr %i, !61, !DIExpression(), !63)
  store i32 0, ptr %i, align 4, !dbg !63
  br label %for.cond, !dbg !64

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !65
  %cmp = icmp slt i32 %0, 3, !dbg !67
  br i1 %cmp, label %for.body, label %for.end, !dbg !68

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !69
  %idxprom = sext i32 %1 to i64, !dbg !70
  %arrayidx = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !70
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @add, ptr noundef null) #3, !dbg !71
  br label %for.inc, !dbg !71

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !72
  %inc = add nsw i32 %2, 1, !dbg !72
  store i32 %inc, ptr %i, align 4, !dbg !72
  br label %for.cond, !dbg !73, !llvm.loop !74

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !77, !DIExpression(), !79)
  store i32 0, ptr %i1, align 4, !dbg !79
  br label %for.cond2, !dbg !80

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %i1, align 4, !dbg !81
  %cmp3 = icmp slt i32 %3, 3, !dbg !83
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !84

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %i1, align 4, !dbg !85
  %idxprom5 = sext i32 %4 to i64, !dbg !86
  %arrayidx6 = getelementptr inbounds [3 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !86
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !86
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !87
  br label %for.inc8, !dbg !87

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %i1, align 4, !dbg !88
  %inc9 = add nsw i32 %6, 1, !dbg !88
  store i32 %inc9, ptr %i1, align 4, !dbg !88
  br label %for.cond2, !dbg !89, !llvm.loop !90

for.end10:                                        ; preds = %for.cond2
  ret i32 0, !dbg !92
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @add(ptr noundef %unused) #0 !dbg !93 {
entry:
  %unused.addr = alloca ptr, align 8
  %k = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !96, !DIExpression(), !97)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !98
    #dbg_declare(ptr %k, !99, !DIExpression(), !101)
  store i32 0, ptr %k, align 4, !dbg !101
  br label %for.cond, !dbg !102

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %k, align 4, !dbg !103
  %cmp = icmp slt i32 %1, 4, !dbg !105
  br i1 %cmp, label %for.body, label %for.end, !dbg !106

for.body:                                         ; preds = %for.cond
  %call = call i32 @pthread_mutex_lock(ptr noundef @lock) #3, !dbg !107
  %2 = load i32, ptr @counter, align 4, !dbg !109
  %inc = add nsw i32 %2, 1, !dbg !109
  store i32 %inc, ptr @counter, align 4, !dbg !109
  %call1 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #3, !dbg !110
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %k, align 4, !dbg !112
  %inc2 = add nsw i32 %3, 1, !dbg !112
  store i32 %inc2, ptr %k, align 4, !dbg !112
  br label %for.cond, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !116
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 4, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "e1f9b665d7e59341ecd2570f7eab99b9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !35, !40}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "ziglang/lib/libc/include/x86-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "fdcd01c5e07d29abd3c53bd27359e1ca")
!17 = !{!18, !19, !21, !22, !23, !24, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !9, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !9, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !9, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !15, file: !16, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "61066c0c3895a4dd094a929800308ea9")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"clang version 22.1.8"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !51, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!9}
!53 = !{}
!54 = !DILocalVariable(name: "threads", scope: !50, file: !3, line: 20, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !58)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 3)
!60 = !DILocation(line: 20, column: 15, scope: !50)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 21, type: !9)
!62 = distinct !DILexicalBlock(scope: !50, file: !3, line: 21, column: 5)
!63 = !DILocation(line: 21, column: 14, scope: !62)
!64 = !DILocation(line: 21, column: 10, scope: !62)
!65 = !DILocation(line: 21, column: 21, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 21, column: 5)
!67 = !DILocation(line: 21, column: 23, scope: !66)
!68 = !DILocation(line: 21, column: 5, scope: !62)
!69 = !DILocation(line: 22, column: 33, scope: !66)
!70 = !DILocation(line: 22, column: 25, scope: !66)
!71 = !DILocation(line: 22, column: 9, scope: !66)
!72 = !DILocation(line: 21, column: 29, scope: !66)
!73 = !DILocation(line: 21, column: 5, scope: !66)
!74 = distinct !{!74, !68, !75, !76}
!75 = !DILocation(line: 22, column: 52, scope: !62)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 23, type: !9)
!78 = distinct !DILexicalBlock(scope: !50, file: !3, line: 23, column: 5)
!79 = !DILocation(line: 23, column: 14, scope: !78)
!80 = !DILocation(line: 23, column: 10, scope: !78)
!81 = !DILocation(line: 23, column: 21, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 23, column: 5)
!83 = !DILocation(line: 23, column: 23, scope: !82)
!84 = !DILocation(line: 23, column: 5, scope: !78)
!85 = !DILocation(line: 24, column: 30, scope: !82)
!86 = !DILocation(line: 24, column: 22, scope: !82)
!87 = !DILocation(line: 24, column: 9, scope: !82)
!88 = !DILocation(line: 23, column: 29, scope: !82)
!89 = !DILocation(line: 23, column: 5, scope: !82)
!90 = distinct !{!90, !84, !91, !76}
!91 = !DILocation(line: 24, column: 38, scope: !78)
!92 = !DILocation(line: 25, column: 5, scope: !50)
!93 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !94, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5}
!96 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 7, type: !5)
!97 = !DILocation(line: 7, column: 24, scope: !93)
!98 = !DILocation(line: 9, column: 11, scope: !93)
!99 = !DILocalVariable(name: "k", scope: !100, file: !3, line: 10, type: !9)
!100 = distinct !DILexicalBlock(scope: !93, file: !3, line: 10, column: 5)
!101 = !DILocation(line: 10, column: 14, scope: !100)
!102 = !DILocation(line: 10, column: 10, scope: !100)
!103 = !DILocation(line: 10, column: 21, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 10, column: 5)
!105 = !DILocation(line: 10, column: 23, scope: !104)
!106 = !DILocation(line: 10, column: 5, scope: !100)
!107 = !DILocation(line: 11, column: 9, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 10, column: 33)
!109 = !DILocation(line: 12, column: 16, scope: !108)
!110 = !DILocation(line: 13, column: 9, scope: !108)
!111 = !DILocation(line: 14, column: 5, scope: !108)
!112 = !DILocation(line: 10, column: 29, scope: !104)
!113 = !DILocation(line: 10, column: 5, scope: !104)
!114 = distinct !{!114, !106, !115, !76}
!115 = !DILocation(line: 14, column: 5, scope: !100)
!116 = !DILocation(line: 15, column: 5, scope: !93)
