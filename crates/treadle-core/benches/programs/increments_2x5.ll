; ModuleID = 'increments.c'
source_filename = "increments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [2 x i64], align 16
  %i = alloca i32, align 4
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !33, !DIExpression(), !40)
    #dbg_declare(ptr %i, !41, !DIExpression(), !43)
  store i32 0, ptr %i, align 4, !dbg !43
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !45
  %cmp = icmp slt i32 %0, 2, !dbg !47
  br i1 %cmp, label %for.body, label %for.end, !dbg !48

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !49
  %idxprom = sext i32 %1 to i64, !dbg !50
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !50
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @add, ptr noundef null) #3, !dbg !51
  br label %for.inc, !dbg !51

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !52
  %inc = add nsw i32 %2, 1, !dbg !52
  store i32 %inc, ptr %i, align 4, !dbg !52
  br label %for.cond, !dbg !53, !llvm.loop !54

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !57, !DIExpression(), !59)
  store i32 0, ptr %i1, align 4, !dbg !59
  br label %for.cond2, !dbg !60

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %i1, align 4, !dbg !61
  %cmp3 = icmp slt i32 %3, 2, !dbg !63
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !64

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %i1, align 4, !dbg !65
  %idxprom5 = sext i32 %4 to i64, !dbg !66
  %arrayidx6 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !66
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !66
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !67
  br label %for.inc8, !dbg !67

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %i1, align 4, !dbg !68
  %inc9 = add nsw i32 %6, 1, !dbg !68
  store i32 %inc9, ptr %i1, align 4, !dbg !68
  br label %for.cond2, !dbg !69, !llvm.loop !70

for.end10:                                        ; preds = %for.cond2
  ret i32 0, !dbg !72
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @add(ptr noundef %unused) #0 !dbg !73 {
entry:
  %unused.addr = alloca ptr, align 8
  %k = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !76, !DIExpression(), !77)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !78
    #dbg_declare(ptr %k, !79, !DIExpression(), !81)
  store i32 0, ptr %k, align 4, !dbg !81
  br label %for.cond, !dbg !82

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %k, align 4, !dbg !83
  %cmp = icmp slt i32 %1, 5, !dbg !85
  br i1 %cmp, label %for.body, label %for.end, !dbg !86

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %seen, !87, !DIExpression(), !89)
  %2 = load atomic i32, ptr @counter monotonic, align 4, !dbg !90
  store i32 %2, ptr %atomic-temp, align 4, !dbg !90
  %3 = load i32, ptr %atomic-temp, align 4, !dbg !90
  store i32 %3, ptr %seen, align 4, !dbg !89
  %4 = load i32, ptr %seen, align 4, !dbg !91
  %add = add nsw i32 %4, 1, !dbg !92
  store i32 %add, ptr %.atomictmp, align 4, !dbg !93
  %5 = load i32, ptr %.atomictmp, align 4, !dbg !93
  store atomic i32 %5, ptr @counter monotonic, align 4, !dbg !93
  br label %for.inc, !dbg !94

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %k, align 4, !dbg !95
  %inc = add nsw i32 %6, 1, !dbg !95
  store i32 %inc, ptr %k, align 4, !dbg !95
  br label %for.cond, !dbg !96, !llvm.loop !97

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !99
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "increments.c", directory: ".", checksumkind: CSK_MD5, checksum: "844c2477c36309ee6efead395d0602ce")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"clang version 22.1.8"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !30, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "threads", scope: !29, file: !3, line: 24, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !38)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !DILocation(line: 24, column: 15, scope: !29)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 25, type: !20)
!42 = distinct !DILexicalBlock(scope: !29, file: !3, line: 25, column: 5)
!43 = !DILocation(line: 25, column: 14, scope: !42)
!44 = !DILocation(line: 25, column: 10, scope: !42)
!45 = !DILocation(line: 25, column: 21, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !3, line: 25, column: 5)
!47 = !DILocation(line: 25, column: 23, scope: !46)
!48 = !DILocation(line: 25, column: 5, scope: !42)
!49 = !DILocation(line: 26, column: 33, scope: !46)
!50 = !DILocation(line: 26, column: 25, scope: !46)
!51 = !DILocation(line: 26, column: 9, scope: !46)
!52 = !DILocation(line: 25, column: 29, scope: !46)
!53 = !DILocation(line: 25, column: 5, scope: !46)
!54 = distinct !{!54, !48, !55, !56}
!55 = !DILocation(line: 26, column: 52, scope: !42)
!56 = !{!"llvm.loop.mustprogress"}
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 27, type: !20)
!58 = distinct !DILexicalBlock(scope: !29, file: !3, line: 27, column: 5)
!59 = !DILocation(line: 27, column: 14, scope: !58)
!60 = !DILocation(line: 27, column: 10, scope: !58)
!61 = !DILocation(line: 27, column: 21, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 27, column: 5)
!63 = !DILocation(line: 27, column: 23, scope: !62)
!64 = !DILocation(line: 27, column: 5, scope: !58)
!65 = !DILocation(line: 28, column: 30, scope: !62)
!66 = !DILocation(line: 28, column: 22, scope: !62)
!67 = !DILocation(line: 28, column: 9, scope: !62)
!68 = !DILocation(line: 27, column: 29, scope: !62)
!69 = !DILocation(line: 27, column: 5, scope: !62)
!70 = distinct !{!70, !64, !71, !56}
!71 = !DILocation(line: 28, column: 38, scope: !58)
!72 = !DILocation(line: 33, column: 5, scope: !29)
!73 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 12, type: !74, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !16}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 12, type: !16)
!77 = !DILocation(line: 12, column: 24, scope: !73)
!78 = !DILocation(line: 14, column: 11, scope: !73)
!79 = !DILocalVariable(name: "k", scope: !80, file: !3, line: 15, type: !20)
!80 = distinct !DILexicalBlock(scope: !73, file: !3, line: 15, column: 5)
!81 = !DILocation(line: 15, column: 14, scope: !80)
!82 = !DILocation(line: 15, column: 10, scope: !80)
!83 = !DILocation(line: 15, column: 21, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 15, column: 5)
!85 = !DILocation(line: 15, column: 23, scope: !84)
!86 = !DILocation(line: 15, column: 5, scope: !80)
!87 = !DILocalVariable(name: "seen", scope: !88, file: !3, line: 16, type: !20)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 15, column: 33)
!89 = !DILocation(line: 16, column: 13, scope: !88)
!90 = !DILocation(line: 16, column: 20, scope: !88)
!91 = !DILocation(line: 17, column: 41, scope: !88)
!92 = !DILocation(line: 17, column: 46, scope: !88)
!93 = !DILocation(line: 17, column: 9, scope: !88)
!94 = !DILocation(line: 18, column: 5, scope: !88)
!95 = !DILocation(line: 15, column: 29, scope: !84)
!96 = !DILocation(line: 15, column: 5, scope: !84)
!97 = distinct !{!97, !86, !98, !56}
!98 = !DILocation(line: 18, column: 5, scope: !80)
!99 = !DILocation(line: 19, column: 5, scope: !73)
