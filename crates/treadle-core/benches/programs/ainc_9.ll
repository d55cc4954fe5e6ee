; ModuleID = '../../../../benchmarks/speed/ainc.c'
source_filename = "../../../../benchmarks/speed/ainc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [58 x i8] c"atomic_load_explicit(&counter, memory_order_relaxed) == N\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [36 x i8] c"../../../../benchmarks/speed/ainc.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !46 {
entry:
  %retval = alloca i32, align 4
  %threads = alloca [9 x i64], align 16
  %id = alloca i32, align 4
  %id1 = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %threads, !50, !DIExpression(), !57)
    #dbg_declare(ptr %id, !58, !DIExpression(), !60)
  store i32 0, ptr %id, align 4, !dbg !60
  br label %for.cond, !dbg !61

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %id, align 4, !dbg !62
  %cmp = icmp slt i32 %0, 9, !dbg !64
  br i1 %cmp, label %for.body, label %for.end, !dbg !65

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %id, align 4, !dbg !66
  %idxprom = sext i32 %1 to i64, !dbg !67
  %arrayidx = getelementptr inbounds [9 x i64], ptr %threads, i64 0, i64 %idxprom, !dbg !67
  %call = call i32 @pthread_create(ptr noundef %arrayidx, ptr noundef null, ptr noundef @increment, ptr noundef null) #4, !dbg !68
  br label %for.inc, !dbg !68

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %id, align 4, !dbg !69
  %inc = add nsw i32 %2, 1, !dbg !69
  store i32 %inc, ptr %id, align 4, !dbg !69
  br label %for.cond, !dbg !70, !llvm.loop !71

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %id1, !74, !DIExpression(), !76)
  store i32 0, ptr %id1, align 4, !dbg !76
  br label %for.cond2, !dbg !77

for.cond2:                                        ; preds = %for.inc8, %for.end
  %3 = load i32, ptr %id1, align 4, !dbg !78
  %cmp3 = icmp slt i32 %3, 9, !dbg !80
  br i1 %cmp3, label %for.body4, label %for.end10, !dbg !81

for.body4:                                        ; preds = %for.cond2
  %4 = load i32, ptr %id1, align 4, !dbg !82
  %idxprom5 = sext i32 %4 to i64, !dbg !83
  %arrayidx6 = getelementptr inbounds [9 x i64], ptr %threads, i64 0, i64 %idxprom5, !dbg !83
  %5 = load i64, ptr %arrayidx6, align 8, !dbg !83
  %call7 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !84
  br label %for.inc8, !dbg !84

for.inc8:                                         ; preds = %for.body4
  %6 = load i32, ptr %id1, align 4, !dbg !85
  %inc9 = add nsw i32 %6, 1, !dbg !85
  store i32 %inc9, ptr %id1, align 4, !dbg !85
  br label %for.cond2, !dbg !86, !llvm.loop !87

for.end10:                                        ; preds = %for.cond2
  %7 = load atomic i32, ptr @counter monotonic, align 4, !dbg !89
  store i32 %7, ptr %atomic-temp, align 4, !dbg !89
  %8 = load i32, ptr %atomic-temp, align 4, !dbg !89
  %cmp11 = icmp eq i32 %8, 9, !dbg !92
  br i1 %cmp11, label %if.then, label %if.else, !dbg !92

if.then:                                          ; preds = %for.end10
  br label %if.end, !dbg !92

if.else:                                          ; preds = %for.end10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !93
  unreachable, !dbg !93

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !94
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @increment(ptr noundef %unused) #0 !dbg !95 {
entry:
  %unused.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !98, !DIExpression(), !99)
  store i32 1, ptr %.atomictmp, align 4, !dbg !100
  %0 = load i32, ptr %.atomictmp, align 4, !dbg !100
  %1 = atomicrmw add ptr @counter, i32 %0 monotonic, align 4, !dbg !100
  store i32 %1, ptr %atomic-temp, align 4, !dbg !100
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !100
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !101
  ret ptr %3, !dbg !102
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
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 16, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "../../../../benchmarks/speed/ainc.c", directory: ".", checksumkind: CSK_MD5, checksum: "a81765b83a89b753c5ad827d08c1fc7c")
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
!17 = !{!18, !24, !29, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 464, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 58)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 288, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 36)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
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
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !47, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!37}
!49 = !{}
!50 = !DILocalVariable(name: "threads", scope: !46, file: !3, line: 26, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 576, elements: !55)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !{!56}
!56 = !DISubrange(count: 9)
!57 = !DILocation(line: 26, column: 12, scope: !46)
!58 = !DILocalVariable(name: "id", scope: !59, file: !3, line: 28, type: !37)
!59 = distinct !DILexicalBlock(scope: !46, file: !3, line: 28, column: 2)
!60 = !DILocation(line: 28, column: 11, scope: !59)
!61 = !DILocation(line: 28, column: 7, scope: !59)
!62 = !DILocation(line: 28, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 28, column: 2)
!64 = !DILocation(line: 28, column: 22, scope: !63)
!65 = !DILocation(line: 28, column: 2, scope: !59)
!66 = !DILocation(line: 29, column: 27, scope: !63)
!67 = !DILocation(line: 29, column: 19, scope: !63)
!68 = !DILocation(line: 29, column: 3, scope: !63)
!69 = !DILocation(line: 28, column: 29, scope: !63)
!70 = !DILocation(line: 28, column: 2, scope: !63)
!71 = distinct !{!71, !65, !72, !73}
!72 = !DILocation(line: 29, column: 53, scope: !59)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocalVariable(name: "id", scope: !75, file: !3, line: 30, type: !37)
!75 = distinct !DILexicalBlock(scope: !46, file: !3, line: 30, column: 2)
!76 = !DILocation(line: 30, column: 11, scope: !75)
!77 = !DILocation(line: 30, column: 7, scope: !75)
!78 = !DILocation(line: 30, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 30, column: 2)
!80 = !DILocation(line: 30, column: 22, scope: !79)
!81 = !DILocation(line: 30, column: 2, scope: !75)
!82 = !DILocation(line: 31, column: 24, scope: !79)
!83 = !DILocation(line: 31, column: 16, scope: !79)
!84 = !DILocation(line: 31, column: 3, scope: !79)
!85 = !DILocation(line: 30, column: 29, scope: !79)
!86 = !DILocation(line: 30, column: 2, scope: !79)
!87 = distinct !{!87, !81, !88, !73}
!88 = !DILocation(line: 31, column: 33, scope: !75)
!89 = !DILocation(line: 32, column: 9, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 32, column: 9)
!91 = distinct !DILexicalBlock(scope: !46, file: !3, line: 32, column: 2)
!92 = !DILocation(line: 32, column: 62, scope: !90)
!93 = !DILocation(line: 32, column: 2, scope: !90)
!94 = !DILocation(line: 33, column: 2, scope: !46)
!95 = distinct !DISubprogram(name: "increment", scope: !3, file: !3, line: 18, type: !96, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 18, type: !16)
!99 = !DILocation(line: 18, column: 30, scope: !95)
!100 = !DILocation(line: 20, column: 2, scope: !95)
!101 = !DILocation(line: 21, column: 9, scope: !95)
!102 = !DILocation(line: 21, column: 2, scope: !95)
