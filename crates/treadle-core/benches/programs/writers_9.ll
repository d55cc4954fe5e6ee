; ModuleID = 'writers.c'
source_filename = "writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [9 x i64], align 16
  %i = alloca i64, align 8
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !34, !DIExpression(), !41)
    #dbg_declare(ptr %i, !42, !DIExpression(), !44)
  store i64 0, ptr %i, align 8, !dbg !44
  br label %for.cond, !dbg !45

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !46
  %cmp = icmp slt i64 %0, 9, !dbg !48
  br i1 %cmp, label %for.body, label %for.end, !dbg !49

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %i, align 8, !dbg !50
  %arrayidx = getelementptr inbounds [9 x i64], ptr %threads, i64 0, i64 %1, !dbg !51
  %2 = load i64, ptr %i, align 8, !dbg !52
  %add = add nsw i64 %2, 1, !dbg !53
  %3 = inttoptr i64 %add to ptr, !dbg !54
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @writer, ptr noundef %3) #3, !dbg !55
  br label %for.inc, !dbg !55

for.inc:                                          ; preds = %for.body
  %4 = load i64, ptr %i, align 8, !dbg !56
  %inc = add nsw i64 %4, 1, !dbg !56
  store i64 %inc, ptr %i, align 8, !dbg !56
  br label %for.cond, !dbg !57, !llvm.loop !58

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %i1, !61, !DIExpression(), !63)
  store i32 0, ptr %i1, align 4, !dbg !63
  br label %for.cond2, !dbg !64

for.cond2:                                        ; preds = %for.inc7, %for.end
  %5 = load i32, ptr %i1, align 4, !dbg !65
  %cmp3 = icmp slt i32 %5, 9, !dbg !67
  br i1 %cmp3, label %for.body4, label %for.end9, !dbg !68

for.body4:                                        ; preds = %for.cond2
  %6 = load i32, ptr %i1, align 4, !dbg !69
  %idxprom = sext i32 %6 to i64, !dbg !70
  %arrayidx5 = getelementptr inbounds [9 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !70
  %7 = load i64, ptr %arrayidx5, align 8, !dbg !70
  %call6 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !71
  br label %for.inc7, !dbg !71

for.inc7:                                         ; preds = %for.body4
  %8 = load i32, ptr %i1, align 4, !dbg !72
  %inc8 = add nsw i32 %8, 1, !dbg !72
  store i32 %inc8, ptr %i1, align 4, !dbg !72
  br label %for.cond2, !dbg !73, !llvm.loop !74

for.end9:                                         ; preds = %for.cond2
  ret i32 0, !dbg !76
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @writer(ptr noundef %value) #0 !dbg !77 {
entry:
  %value.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %value, ptr %value.addr, align 8
    #dbg_declare(ptr %value.addr, !80, !DIExpression(), !81)
  %0 = load ptr, ptr %value.addr, align 8, !dbg !82
  %1 = ptrtoint ptr %0 to i64, !dbg !83
  %conv = trunc i64 %1 to i32, !dbg !84
  store i32 %conv, ptr %.atomictmp, align 4, !dbg !85
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !85
  store atomic i32 %2, ptr @x monotonic, align 4, !dbg !85
  ret ptr null, !dbg !86
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
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
!19 = !{!0}
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"clang version 22.1.8"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !31, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!17}
!33 = !{}
!34 = !DILocalVariable(name: "threads", scope: !30, file: !3, line: 20, type: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 576, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !{!40}
!40 = !DISubrange(count: 9)
!41 = !DILocation(line: 20, column: 15, scope: !30)
!42 = !DILocalVariable(name: "i", scope: !43, file: !3, line: 21, type: !18)
!43 = distinct !DILexicalBlock(scope: !30, file: !3, line: 21, column: 5)
!44 = !DILocation(line: 21, column: 15, scope: !43)
!45 = !DILocation(line: 21, column: 10, scope: !43)
!46 = !DILocation(line: 21, column: 22, scope: !47)
!47 = distinct !DILexicalBlock(scope: !43, file: !3, line: 21, column: 5)
!48 = !DILocation(line: 21, column: 24, scope: !47)
!49 = !DILocation(line: 21, column: 5, scope: !43)
!50 = !DILocation(line: 22, column: 33, scope: !47)
!51 = !DILocation(line: 22, column: 25, scope: !47)
!52 = !DILocation(line: 22, column: 60, scope: !47)
!53 = !DILocation(line: 22, column: 62, scope: !47)
!54 = !DILocation(line: 22, column: 51, scope: !47)
!55 = !DILocation(line: 22, column: 9, scope: !47)
!56 = !DILocation(line: 21, column: 30, scope: !47)
!57 = !DILocation(line: 21, column: 5, scope: !47)
!58 = distinct !{!58, !49, !59, !60}
!59 = !DILocation(line: 22, column: 66, scope: !43)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 23, type: !17)
!62 = distinct !DILexicalBlock(scope: !30, file: !3, line: 23, column: 5)
!63 = !DILocation(line: 23, column: 14, scope: !62)
!64 = !DILocation(line: 23, column: 10, scope: !62)
!65 = !DILocation(line: 23, column: 21, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 23, column: 5)
!67 = !DILocation(line: 23, column: 23, scope: !66)
!68 = !DILocation(line: 23, column: 5, scope: !62)
!69 = !DILocation(line: 24, column: 30, scope: !66)
!70 = !DILocation(line: 24, column: 22, scope: !66)
!71 = !DILocation(line: 24, column: 9, scope: !66)
!72 = !DILocation(line: 23, column: 29, scope: !66)
!73 = !DILocation(line: 23, column: 5, scope: !66)
!74 = distinct !{!74, !68, !75, !60}
!75 = !DILocation(line: 24, column: 38, scope: !62)
!76 = !DILocation(line: 29, column: 5, scope: !30)
!77 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 12, type: !78, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!78 = !DISubroutineType(types: !79)
!79 = !{!16, !16}
!80 = !DILocalVariable(name: "value", arg: 1, scope: !77, file: !3, line: 12, type: !16)
!81 = !DILocation(line: 12, column: 27, scope: !77)
!82 = !DILocation(line: 14, column: 42, scope: !77)
!83 = !DILocation(line: 14, column: 36, scope: !77)
!84 = !DILocation(line: 14, column: 31, scope: !77)
!85 = !DILocation(line: 14, column: 5, scope: !77)
!86 = !DILocation(line: 15, column: 5, scope: !77)
