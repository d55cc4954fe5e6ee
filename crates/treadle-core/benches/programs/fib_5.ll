; ModuleID = 'fib.c'
source_filename = "fib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@i = internal global i32 1, align 4, !dbg !0
@j = internal global i32 1, align 4, !dbg !35
@.str = private unnamed_addr constant [35 x i8] c"get(&i) <= most && get(&j) <= most\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [6 x i8] c"fib.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !48 {
entry:
  %retval = alloca i32, align 4
  %below = alloca i32, align 4
  %most = alloca i32, align 4
  %n = alloca i32, align 4
  %next = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %below, !52, !DIExpression(), !53)
  store i32 1, ptr %below, align 4, !dbg !53
    #dbg_declare(ptr %most, !54, !DIExpression(), !55)
  store i32 1, ptr %most, align 4, !dbg !55
    #dbg_declare(ptr %n, !56, !DIExpression(), !58)
  store i32 2, ptr %n, align 4, !dbg !58
  br label %for.cond, !dbg !59

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %n, align 4, !dbg !60
  %cmp = icmp slt i32 %0, 12, !dbg !62
  br i1 %cmp, label %for.body, label %for.end, !dbg !63

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %next, !64, !DIExpression(), !66)
  %1 = load i32, ptr %below, align 4, !dbg !67
  %2 = load i32, ptr %most, align 4, !dbg !68
  %add = add nsw i32 %1, %2, !dbg !69
  store i32 %add, ptr %next, align 4, !dbg !66
  %3 = load i32, ptr %most, align 4, !dbg !70
  store i32 %3, ptr %below, align 4, !dbg !71
  %4 = load i32, ptr %next, align 4, !dbg !72
  store i32 %4, ptr %most, align 4, !dbg !73
  br label %for.inc, !dbg !74

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %n, align 4, !dbg !75
  %inc = add nsw i32 %5, 1, !dbg !75
  store i32 %inc, ptr %n, align 4, !dbg !75
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %a, !80, !DIExpression(), !84)
    #dbg_declare(ptr %b, !85, !DIExpression(), !86)
  %call = call i32 @pthread_create(ptr noundef %a, ptr noundef null, ptr noundef @raise_i, ptr noundef null) #4, !dbg !87
  %call1 = call i32 @pthread_create(ptr noundef %b, ptr noundef null, ptr noundef @raise_j, ptr noundef null) #4, !dbg !88
  %6 = load i64, ptr %a, align 8, !dbg !89
  %call2 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !90
  %7 = load i64, ptr %b, align 8, !dbg !91
  %call3 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !92
  %call4 = call i32 @get(ptr noundef @i), !dbg !93
  %8 = load i32, ptr %most, align 4, !dbg !93
  %cmp5 = icmp sle i32 %call4, %8, !dbg !93
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !93

land.lhs.true:                                    ; preds = %for.end
  %call6 = call i32 @get(ptr noundef @j), !dbg !93
  %9 = load i32, ptr %most, align 4, !dbg !93
  %cmp7 = icmp sle i32 %call6, %9, !dbg !93
  br i1 %cmp7, label %if.then, label %if.else, !dbg !93

if.then:                                          ; preds = %land.lhs.true
  br label %if.end, !dbg !93

if.else:                                          ; preds = %land.lhs.true, %for.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !93
  unreachable, !dbg !93

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !96
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @raise_i(ptr noundef %unused) #0 !dbg !97 {
entry:
  %unused.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %mine = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !100, !DIExpression(), !101)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !102
    #dbg_declare(ptr %n, !103, !DIExpression(), !105)
  store i32 0, ptr %n, align 4, !dbg !105
  br label %for.cond, !dbg !106

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %n, align 4, !dbg !107
  %cmp = icmp slt i32 %1, 5, !dbg !109
  br i1 %cmp, label %for.body, label %for.end, !dbg !110

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %mine, !111, !DIExpression(), !113)
  %call = call i32 @get(ptr noundef @i), !dbg !114
  store i32 %call, ptr %mine, align 4, !dbg !113
  %2 = load i32, ptr %mine, align 4, !dbg !115
  %call1 = call i32 @get(ptr noundef @j), !dbg !116
  %add = add nsw i32 %2, %call1, !dbg !117
  call void @put(ptr noundef @i, i32 noundef %add), !dbg !118
  br label %for.inc, !dbg !119

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %n, align 4, !dbg !120
  %inc = add nsw i32 %3, 1, !dbg !120
  store i32 %inc, ptr %n, align 4, !dbg !120
  br label %for.cond, !dbg !121, !llvm.loop !122

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !124
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @raise_j(ptr noundef %unused) #0 !dbg !125 {
entry:
  %unused.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %mine = alloca i32, align 4
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !126, !DIExpression(), !127)
  %0 = load ptr, ptr %unused.addr, align 8, !dbg !128
    #dbg_declare(ptr %n, !129, !DIExpression(), !131)
  store i32 0, ptr %n, align 4, !dbg !131
  br label %for.cond, !dbg !132

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %n, align 4, !dbg !133
  %cmp = icmp slt i32 %1, 5, !dbg !135
  br i1 %cmp, label %for.body, label %for.end, !dbg !136

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %mine, !137, !DIExpression(), !139)
  %call = call i32 @get(ptr noundef @j), !dbg !140
  store i32 %call, ptr %mine, align 4, !dbg !139
  %2 = load i32, ptr %mine, align 4, !dbg !141
  %call1 = call i32 @get(ptr noundef @i), !dbg !142
  %add = add nsw i32 %2, %call1, !dbg !143
  call void @put(ptr noundef @j, i32 noundef %add), !dbg !144
  br label %for.inc, !dbg !145

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %n, align 4, !dbg !146
  %inc = add nsw i32 %3, 1, !dbg !146
  store i32 %inc, ptr %n, align 4, !dbg !146
  br label %for.cond, !dbg !147, !llvm.loop !148

for.end:                                          ; preds = %for.cond
  ret ptr null, !dbg !150
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @get(ptr noundef %from) #0 !dbg !151 {
entry:
  %from.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !155, !DIExpression(), !156)
  %0 = load ptr, ptr %from.addr, align 8, !dbg !157
  %1 = load atomic i32, ptr %0 monotonic, align 4, !dbg !158
  store i32 %1, ptr %atomic-temp, align 4, !dbg !158
  %2 = load i32, ptr %atomic-temp, align 4, !dbg !158
  ret i32 %2, !dbg !159
}

; Function Attrs: cold noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(ptr noundef %to, i32 noundef %value) #0 !dbg !160 {
entry:
  %to.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !163, !DIExpression(), !164)
  store i32 %value, ptr %value.addr, align 4
    #dbg_declare(ptr %value.addr, !165, !DIExpression(), !166)
  %0 = load ptr, ptr %to.addr, align 8, !dbg !167
  %1 = load i32, ptr %value.addr, align 4, !dbg !168
  store i32 %1, ptr %.atomictmp, align 4, !dbg !169
  %2 = load i32, ptr %.atomictmp, align 4, !dbg !169
  store atomic i32 %2, ptr %0 monotonic, align 4, !dbg !169
  ret void, !dbg !170
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { cold noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { cold noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "i", scope: !2, file: !3, line: 6, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 21.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fib.c", directory: ".", checksumkind: CSK_MD5, checksum: "97c9491c55079b934a8d8a978817bbe3")
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
!17 = !{!18, !24, !29, !0, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 280, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 35)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 48, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 6)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "j", scope: !2, file: !3, line: 6, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"clang version 21.1.0"}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !49, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!39}
!51 = !{}
!52 = !DILocalVariable(name: "below", scope: !48, file: !3, line: 33, type: !39)
!53 = !DILocation(line: 33, column: 9, scope: !48)
!54 = !DILocalVariable(name: "most", scope: !48, file: !3, line: 33, type: !39)
!55 = !DILocation(line: 33, column: 20, scope: !48)
!56 = !DILocalVariable(name: "n", scope: !57, file: !3, line: 34, type: !39)
!57 = distinct !DILexicalBlock(scope: !48, file: !3, line: 34, column: 5)
!58 = !DILocation(line: 34, column: 14, scope: !57)
!59 = !DILocation(line: 34, column: 10, scope: !57)
!60 = !DILocation(line: 34, column: 21, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 34, column: 5)
!62 = !DILocation(line: 34, column: 23, scope: !61)
!63 = !DILocation(line: 34, column: 5, scope: !57)
!64 = !DILocalVariable(name: "next", scope: !65, file: !3, line: 35, type: !39)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 34, column: 41)
!66 = !DILocation(line: 35, column: 13, scope: !65)
!67 = !DILocation(line: 35, column: 20, scope: !65)
!68 = !DILocation(line: 35, column: 28, scope: !65)
!69 = !DILocation(line: 35, column: 26, scope: !65)
!70 = !DILocation(line: 36, column: 17, scope: !65)
!71 = !DILocation(line: 36, column: 15, scope: !65)
!72 = !DILocation(line: 37, column: 16, scope: !65)
!73 = !DILocation(line: 37, column: 14, scope: !65)
!74 = !DILocation(line: 38, column: 5, scope: !65)
!75 = !DILocation(line: 34, column: 37, scope: !61)
!76 = !DILocation(line: 34, column: 5, scope: !61)
!77 = distinct !{!77, !63, !78, !79}
!78 = !DILocation(line: 38, column: 5, scope: !57)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "a", scope: !48, file: !3, line: 39, type: !81)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !82, line: 27, baseType: !83)
!82 = !DIFile(filename: "ziglang/lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "04bc121845b3dbbfb5547703e6255803")
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DILocation(line: 39, column: 15, scope: !48)
!85 = !DILocalVariable(name: "b", scope: !48, file: !3, line: 39, type: !81)
!86 = !DILocation(line: 39, column: 18, scope: !48)
!87 = !DILocation(line: 40, column: 5, scope: !48)
!88 = !DILocation(line: 41, column: 5, scope: !48)
!89 = !DILocation(line: 42, column: 18, scope: !48)
!90 = !DILocation(line: 42, column: 5, scope: !48)
!91 = !DILocation(line: 43, column: 18, scope: !48)
!92 = !DILocation(line: 43, column: 5, scope: !48)
!93 = !DILocation(line: 44, column: 5, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 44, column: 5)
!95 = distinct !DILexicalBlock(scope: !48, file: !3, line: 44, column: 5)
!96 = !DILocation(line: 45, column: 5, scope: !48)
!97 = distinct !DISubprogram(name: "raise_i", scope: !3, file: !3, line: 11, type: !98, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!98 = !DISubroutineType(types: !99)
!99 = !{!16, !16}
!100 = !DILocalVariable(name: "unused", arg: 1, scope: !97, file: !3, line: 11, type: !16)
!101 = !DILocation(line: 11, column: 28, scope: !97)
!102 = !DILocation(line: 13, column: 11, scope: !97)
!103 = !DILocalVariable(name: "n", scope: !104, file: !3, line: 14, type: !39)
!104 = distinct !DILexicalBlock(scope: !97, file: !3, line: 14, column: 5)
!105 = !DILocation(line: 14, column: 14, scope: !104)
!106 = !DILocation(line: 14, column: 10, scope: !104)
!107 = !DILocation(line: 14, column: 21, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 14, column: 5)
!109 = !DILocation(line: 14, column: 23, scope: !108)
!110 = !DILocation(line: 14, column: 5, scope: !104)
!111 = !DILocalVariable(name: "mine", scope: !112, file: !3, line: 15, type: !39)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 14, column: 33)
!113 = !DILocation(line: 15, column: 13, scope: !112)
!114 = !DILocation(line: 15, column: 20, scope: !112)
!115 = !DILocation(line: 16, column: 17, scope: !112)
!116 = !DILocation(line: 16, column: 24, scope: !112)
!117 = !DILocation(line: 16, column: 22, scope: !112)
!118 = !DILocation(line: 16, column: 9, scope: !112)
!119 = !DILocation(line: 17, column: 5, scope: !112)
!120 = !DILocation(line: 14, column: 29, scope: !108)
!121 = !DILocation(line: 14, column: 5, scope: !108)
!122 = distinct !{!122, !110, !123, !79}
!123 = !DILocation(line: 17, column: 5, scope: !104)
!124 = !DILocation(line: 18, column: 5, scope: !97)
!125 = distinct !DISubprogram(name: "raise_j", scope: !3, file: !3, line: 21, type: !98, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!126 = !DILocalVariable(name: "unused", arg: 1, scope: !125, file: !3, line: 21, type: !16)
!127 = !DILocation(line: 21, column: 28, scope: !125)
!128 = !DILocation(line: 23, column: 11, scope: !125)
!129 = !DILocalVariable(name: "n", scope: !130, file: !3, line: 24, type: !39)
!130 = distinct !DILexicalBlock(scope: !125, file: !3, line: 24, column: 5)
!131 = !DILocation(line: 24, column: 14, scope: !130)
!132 = !DILocation(line: 24, column: 10, scope: !130)
!133 = !DILocation(line: 24, column: 21, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 24, column: 5)
!135 = !DILocation(line: 24, column: 23, scope: !134)
!136 = !DILocation(line: 24, column: 5, scope: !130)
!137 = !DILocalVariable(name: "mine", scope: !138, file: !3, line: 25, type: !39)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 24, column: 33)
!139 = !DILocation(line: 25, column: 13, scope: !138)
!140 = !DILocation(line: 25, column: 20, scope: !138)
!141 = !DILocation(line: 26, column: 17, scope: !138)
!142 = !DILocation(line: 26, column: 24, scope: !138)
!143 = !DILocation(line: 26, column: 22, scope: !138)
!144 = !DILocation(line: 26, column: 9, scope: !138)
!145 = !DILocation(line: 27, column: 5, scope: !138)
!146 = !DILocation(line: 24, column: 29, scope: !134)
!147 = !DILocation(line: 24, column: 5, scope: !134)
!148 = distinct !{!148, !136, !149, !79}
!149 = !DILocation(line: 27, column: 5, scope: !130)
!150 = !DILocation(line: 28, column: 5, scope: !125)
!151 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 8, type: !152, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!152 = !DISubroutineType(types: !153)
!153 = !{!39, !154}
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!155 = !DILocalVariable(name: "from", arg: 1, scope: !151, file: !3, line: 8, type: !154)
!156 = !DILocation(line: 8, column: 28, scope: !151)
!157 = !DILocation(line: 8, column: 64, scope: !151)
!158 = !DILocation(line: 8, column: 43, scope: !151)
!159 = !DILocation(line: 8, column: 36, scope: !151)
!160 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 9, type: !161, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !154, !39}
!163 = !DILocalVariable(name: "to", arg: 1, scope: !160, file: !3, line: 9, type: !154)
!164 = !DILocation(line: 9, column: 29, scope: !160)
!165 = !DILocalVariable(name: "value", arg: 2, scope: !160, file: !3, line: 9, type: !39)
!166 = !DILocation(line: 9, column: 37, scope: !160)
!167 = !DILocation(line: 9, column: 68, scope: !160)
!168 = !DILocation(line: 9, column: 72, scope: !160)
!169 = !DILocation(line: 9, column: 46, scope: !160)
!170 = !DILocation(line: 9, column: 102, scope: !160)
