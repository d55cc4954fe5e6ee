; ModuleID = 'sb_chain.c'
source_filename = "sb_chain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = internal global [10 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [10 x i64], align 16
  %i = alloca i64, align 8
  %i1 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !37, !DIExpression(), !42)
    #dbg_declare(ptr %i, !43, !DIExpression(), !45)
  store i64 0, ptr %i, align 8, !dbg !45
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !47
  %cmp = icmp slt i64 %0, 10, !dbg !49
  br i1 %cmp, label %for.body, label %for.end, !dbg !50

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %i, align 8, !dbg !51
  %arrayidx = getelementptr inbounds [10 x i64], ptr %threads, i64 0, i64 %1, !dbg !52
  %2 = load i64, ptr %i, align 8, !dbg !53
  %3 = inttoptr i64 %2 to ptr, !dbg !54
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @put_and_look, ptr noundef %3) #3, !dbg !55
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
  %cmp3 = icmp slt i32 %5, 10, !dbg !67
  br i1 %cmp3, label %for.body4, label %for.end9, !dbg !68

for.body4:                                        ; preds = %for.cond2
  %6 = load i32, ptr %i1, align 4, !dbg !69
  %idxprom = sext i32 %6 to i64, !dbg !70
  %arrayidx5 = getelementptr inbounds [10 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !70
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
define internal ptr @put_and_look(ptr noundef %number) #0 !dbg !77 {
entry:
  %number.addr = alloca ptr, align 8
  %i = alloca i64, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %number, ptr %number.addr, align 8
    #dbg_declare(ptr %number.addr, !80, !DIExpression(), !81)
    #dbg_declare(ptr %i, !82, !DIExpression(), !83)
  %0 = load ptr, ptr %number.addr, align 8, !dbg !84
  %1 = ptrtoint ptr %0 to i64, !dbg !85
  store i64 %1, ptr %i, align 8, !dbg !83
  %2 = load i64, ptr %i, align 8, !dbg !86
  %arrayidx = getelementptr inbounds [10 x i32], ptr @x, i64 0, i64 %2, !dbg !87
  store i32 1, ptr %.atomictmp, align 4, !dbg !88
  %3 = load i32, ptr %.atomictmp, align 4, !dbg !88
  store atomic i32 %3, ptr %arrayidx monotonic, align 4, !dbg !88
  %4 = load i64, ptr %i, align 8, !dbg !89
  %add = add nsw i64 %4, 1, !dbg !90
  %rem = srem i64 %add, 10, !dbg !91
  %arrayidx1 = getelementptr inbounds [10 x i32], ptr @x, i64 0, i64 %rem, !dbg !92
  %5 = load atomic i32, ptr %arrayidx1 monotonic, align 4, !dbg !93
  store i32 %5, ptr %atomic-temp, align 4, !dbg !93
  %6 = load i32, ptr %atomic-temp, align 4, !dbg !93
  %conv = sext i32 %6 to i64, !dbg !94
  %7 = inttoptr i64 %conv to ptr, !dbg !95
  ret ptr %7, !dbg !96
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 21.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sb_chain.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1e379df01da3ecfad2462f117f77209")
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
!18 = !{!0}
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 320, elements: !23)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24}
!24 = !DISubrange(count: 10)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"clang version 21.1.0"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !34, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!22}
!36 = !{}
!37 = !DILocalVariable(name: "threads", scope: !33, file: !3, line: 16, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 640, elements: !23)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 16, column: 15, scope: !33)
!43 = !DILocalVariable(name: "i", scope: !44, file: !3, line: 17, type: !17)
!44 = distinct !DILexicalBlock(scope: !33, file: !3, line: 17, column: 5)
!45 = !DILocation(line: 17, column: 15, scope: !44)
!46 = !DILocation(line: 17, column: 10, scope: !44)
!47 = !DILocation(line: 17, column: 22, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !3, line: 17, column: 5)
!49 = !DILocation(line: 17, column: 24, scope: !48)
!50 = !DILocation(line: 17, column: 5, scope: !44)
!51 = !DILocation(line: 18, column: 33, scope: !48)
!52 = !DILocation(line: 18, column: 25, scope: !48)
!53 = !DILocation(line: 18, column: 65, scope: !48)
!54 = !DILocation(line: 18, column: 57, scope: !48)
!55 = !DILocation(line: 18, column: 9, scope: !48)
!56 = !DILocation(line: 17, column: 30, scope: !48)
!57 = !DILocation(line: 17, column: 5, scope: !48)
!58 = distinct !{!58, !50, !59, !60}
!59 = !DILocation(line: 18, column: 66, scope: !44)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 19, type: !22)
!62 = distinct !DILexicalBlock(scope: !33, file: !3, line: 19, column: 5)
!63 = !DILocation(line: 19, column: 14, scope: !62)
!64 = !DILocation(line: 19, column: 10, scope: !62)
!65 = !DILocation(line: 19, column: 21, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 19, column: 5)
!67 = !DILocation(line: 19, column: 23, scope: !66)
!68 = !DILocation(line: 19, column: 5, scope: !62)
!69 = !DILocation(line: 20, column: 30, scope: !66)
!70 = !DILocation(line: 20, column: 22, scope: !66)
!71 = !DILocation(line: 20, column: 9, scope: !66)
!72 = !DILocation(line: 19, column: 29, scope: !66)
!73 = !DILocation(line: 19, column: 5, scope: !66)
!74 = distinct !{!74, !68, !75, !60}
!75 = !DILocation(line: 20, column: 38, scope: !62)
!76 = !DILocation(line: 21, column: 5, scope: !33)
!77 = distinct !DISubprogram(name: "put_and_look", scope: !3, file: !3, line: 7, type: !78, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!78 = !DISubroutineType(types: !79)
!79 = !{!16, !16}
!80 = !DILocalVariable(name: "number", arg: 1, scope: !77, file: !3, line: 7, type: !16)
!81 = !DILocation(line: 7, column: 33, scope: !77)
!82 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 9, type: !17)
!83 = !DILocation(line: 9, column: 10, scope: !77)
!84 = !DILocation(line: 9, column: 20, scope: !77)
!85 = !DILocation(line: 9, column: 14, scope: !77)
!86 = !DILocation(line: 10, column: 30, scope: !77)
!87 = !DILocation(line: 10, column: 28, scope: !77)
!88 = !DILocation(line: 10, column: 5, scope: !77)
!89 = !DILocation(line: 11, column: 51, scope: !77)
!90 = !DILocation(line: 11, column: 53, scope: !77)
!91 = !DILocation(line: 11, column: 58, scope: !77)
!92 = !DILocation(line: 11, column: 48, scope: !77)
!93 = !DILocation(line: 11, column: 26, scope: !77)
!94 = !DILocation(line: 11, column: 20, scope: !77)
!95 = !DILocation(line: 11, column: 12, scope: !77)
!96 = !DILocation(line: 11, column: 5, scope: !77)
