source_filename = "tests/libc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@.str = private unnamed_addr constant [23 x i8] c"atexit(end_first) == 0\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"tests/libc.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c" world\00", align 1
@.str.4 = private unnamed_addr constant [44 x i8] c"strlen(text) == 11 && strnlen(text, 4) == 4\00", align 1
@__PRETTY_FUNCTION__.strings = private unnamed_addr constant [19 x i8] c"void strings(void)\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"hello world\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"help\00", align 1
@.str.7 = private unnamed_addr constant [94 x i8] c"strcmp(text, \22hello world\22) == 0 && strncmp(text, \22help\22, 3) == 0 && strcmp(text, \22help\22) < 0\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"lo w\00", align 1
@.str.9 = private unnamed_addr constant [100 x i8] c"strchr(text, 'w') == text + 6 && strrchr(text, 'o') == text + 7 && strstr(text, \22lo w\22) == text + 3\00", align 1
@.str.10 = private unnamed_addr constant [65 x i8] c"memcmp(text, \22help\22, 4) < 0 && memchr(text, 'o', 11) == text + 4\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"abclo world\00", align 1
@.str.13 = private unnamed_addr constant [33 x i8] c"strcmp(text, \22abclo world\22) == 0\00", align 1
@.str.14 = private unnamed_addr constant [40 x i8] c"copy != text && strcmp(copy, text) == 0\00", align 1
@__const.strings.list = private unnamed_addr constant [5 x i8] c"a,,b\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.16 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.18 = private unnamed_addr constant [93 x i8] c"strcmp(strtok_r(list, \22,\22, &rest), \22a\22) == 0 && strcmp(strtok_r(NULL, \22,\22, &rest), \22b\22) == 0\00", align 1
@.str.19 = private unnamed_addr constant [28 x i8] c"!strtok_r(NULL, \22,\22, &rest)\00", align 1
@.str.20 = private unnamed_addr constant [70 x i8] c"isdigit('5') && !isalpha('5') && toupper('a') == 'A' && isspace('\\n')\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"42x\00", align 1
@.str.22 = private unnamed_addr constant [45 x i8] c"strtol(\2242x\22, &end, 10) == 42 && *end == 'x'\00", align 1
@__PRETTY_FUNCTION__.numbers = private unnamed_addr constant [19 x i8] c"void numbers(void)\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"-7\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"0xff\00", align 1
@.str.25 = private unnamed_addr constant [52 x i8] c"atoi(\22-7\22) == -7 && strtoul(\220xff\22, NULL, 0) == 255\00", align 1
@.str.26 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.27 = private unnamed_addr constant [72 x i8] c"strtol(\2299999999999999999999\22, NULL, 0) == INT64_MAX && errno == ERANGE\00", align 1
@__const.numbers.array = private unnamed_addr constant [4 x i32] [i32 5, i32 3, i32 9, i32 1], align 16
@.str.28 = private unnamed_addr constant [95 x i8] c"array[0] == 1 && array[3] == 9 && bsearch(&key, array, 4, sizeof *array, compare) == array + 2\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"12 ab 34\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"%d %*s %d\00", align 1
@.str.31 = private unnamed_addr constant [67 x i8] c"sscanf(\2212 ab 34\22, \22%d %*s %d\22, &x, &y) == 2 && x == 12 && y == 34\00", align 1
@.str.32 = private unnamed_addr constant [88 x i8] c"sqrt(9.0) == 3.0 && pow(2, 10) == 1024 && frexp(8.0, &exponent) == 0.5 && exponent == 4\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"wide == 4.5L\00", align 1
@.str.34 = private unnamed_addr constant [26 x i8] c"(long)(big >> 90) == 1024\00", align 1
@.str.35 = private unnamed_addr constant [47 x i8] c"rand() >= 0 && abs(-3) == 3 && time(NULL) == 0\00", align 1
@.str.36 = private unnamed_addr constant [23 x i8] c"p[0] == 1 && p[1] == 2\00", align 1
@__PRETTY_FUNCTION__.memory = private unnamed_addr constant [18 x i8] c"void memory(void)\00", align 1
@.str.37 = private unnamed_addr constant [10 x i8] c"p[2] == 0\00", align 1
@.str.38 = private unnamed_addr constant [73 x i8] c"posix_memalign(&aligned, 64, 100) == 0 && ((uintptr_t)aligned & 63) == 0\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"%05d|%s\00", align 1
@.str.40 = private unnamed_addr constant [7 x i8] c"longer\00", align 1
@.str.41 = private unnamed_addr constant [8 x i8] c"00042|l\00", align 1
@.str.42 = private unnamed_addr constant [81 x i8] c"snprintf(text, 8, \22%05d|%s\22, 42, \22longer\22) == 12 && strcmp(text, \2200042|l\22) == 0\00", align 1
@__PRETTY_FUNCTION__.output = private unnamed_addr constant [18 x i8] c"void output(void)\00", align 1
@.str.43 = private unnamed_addr constant [16 x i8] c"%.2f %Lg %c %lx\00", align 1
@.str.44 = private unnamed_addr constant [14 x i8] c"2.72 2.5 z ff\00", align 1
@.str.45 = private unnamed_addr constant [35 x i8] c"strcmp(text, \222.72 2.5 z ff\22) == 0\00", align 1
@stderr = external global ptr, align 8
@.str.46 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.47 = private unnamed_addr constant [5 x i8] c"here\00", align 1
@.str.48 = private unnamed_addr constant [72 x i8] c"sem_init(&sem, 0, 0) == 0 && sem_trywait(&sem) == -1 && errno == EAGAIN\00", align 1
@__PRETTY_FUNCTION__.objects = private unnamed_addr constant [19 x i8] c"void objects(void)\00", align 1
@.str.49 = private unnamed_addr constant [92 x i8] c"sem_post(&sem) == 0 && sem_getvalue(&sem, &value) == 0 && value == 1 && sem_wait(&sem) == 0\00", align 1
@.str.50 = private unnamed_addr constant [70 x i8] c"pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0\00", align 1
@.str.51 = private unnamed_addr constant [71 x i8] c"pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0\00", align 1
@.str.52 = private unnamed_addr constant [76 x i8] c"pthread_mutex_unlock(&mutex) == EPERM && pthread_mutex_destroy(&mutex) == 0\00", align 1
@.str.53 = private unnamed_addr constant [73 x i8] c"pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == EDEADLK\00", align 1
@.str.54 = private unnamed_addr constant [11 x i8] c" -12.5e-1x\00", align 1
@.str.55 = private unnamed_addr constant [3 x i8] c"1e\00", align 1
@.str.56 = private unnamed_addr constant [93 x i8] c"strtod(\22 -12.5e-1x\22, &end) == -1.25 && *end == 'x' && strtod(\221e\22, &end) == 1 && *end == 'e'\00", align 1
@__PRETTY_FUNCTION__.reals = private unnamed_addr constant [17 x i8] c"void reals(void)\00", align 1
@.str.57 = private unnamed_addr constant [8 x i8] c"0x1.8p1\00", align 1
@.str.58 = private unnamed_addr constant [4 x i8] c"0.1\00", align 1
@.str.59 = private unnamed_addr constant [90 x i8] c"strtod(\220x1.8p1\22, NULL) == 3 && strtod(\220.1\22, NULL) == 0.1 && strtof(\220.1\22, NULL) == 0.1f\00", align 1
@.str.60 = private unnamed_addr constant [17 x i8] c"9007199254740993\00", align 1
@.str.61 = private unnamed_addr constant [87 x i8] c"strtold(\220.1\22, NULL) == 0.1L && strtod(\229007199254740993\22, NULL) == 9007199254740992.0\00", align 1
@.str.62 = private unnamed_addr constant [5 x i8] c"-inf\00", align 1
@.str.63 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.64 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.65 = private unnamed_addr constant [84 x i8] c"strtod(\22-inf\22, NULL) == -INFINITY && isnan(strtod(\22nan\22, NULL)) && atof(\22abc\22) == 0\00", align 1
@.str.66 = private unnamed_addr constant [6 x i8] c"1e999\00", align 1
@.str.67 = private unnamed_addr constant [53 x i8] c"strtod(\221e999\22, NULL) == INFINITY && errno == ERANGE\00", align 1
@.str.68 = private unnamed_addr constant [16 x i8] c"1.5 -2e3 7.25 x\00", align 1
@.str.69 = private unnamed_addr constant [11 x i8] c"%f %lf %Lf\00", align 1
@.str.70 = private unnamed_addr constant [98 x i8] c"sscanf(\221.5 -2e3 7.25 x\22, \22%f %lf %Lf\22, &f, &d, &l) == 3 && f == 1.5f && d == -2000 && l == 7.25L\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c"key=val]\00", align 1
@.str.72 = private unnamed_addr constant [19 x i8] c"%[a-z]=%*[^]]%1[]]\00", align 1
@.str.73 = private unnamed_addr constant [4 x i8] c"key\00", align 1
@.str.74 = private unnamed_addr constant [102 x i8] c"sscanf(\22key=val]\22, \22%[a-z]=%*[^]]%1[]]\22, word, close) == 2 && !strcmp(word, \22key\22) && close[0] == ']'\00", align 1
@.str.75 = private unnamed_addr constant [6 x i8] c"%d-%s\00", align 1
@.str.76 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.77 = private unnamed_addr constant [4 x i8] c"7-x\00", align 1
@.str.78 = private unnamed_addr constant [62 x i8] c"asprintf(&text, \22%d-%s\22, 7, \22x\22) == 3 && !strcmp(text, \227-x\22)\00", align 1
@.str.79 = private unnamed_addr constant [107 x i8] c"modf(number, &d) == -0.75 && d == -3 && isnormal(number) && !isnormal(tiny) && isinf(wide) && !isnan(wide)\00", align 1
@.str.80 = private unnamed_addr constant [97 x i8] c"modf(number, &d) == 0 && d == number && nextafter(0, -1) < 0 && sqrtl(2) * sqrtl(2) - 2 < 1e-18L\00", align 1
@.str.81 = private unnamed_addr constant [57 x i8] c"z * w == 11 + 2i && z / w == -0.2 + 0.4i && cabs(w) == 5\00", align 1
@ended = internal global i32 0, align 4
@.str.82 = private unnamed_addr constant [11 x i8] c"ended == 1\00", align 1
@__PRETTY_FUNCTION__.end_second = private unnamed_addr constant [22 x i8] c"void end_second(void)\00", align 1

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @strings()
  call void @numbers()
  call void @memory()
  call void @output()
  call void @objects()
  call void @reals()
  %call = call i32 @atexit(ptr noundef @end_first)
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 149, ptr noundef @__PRETTY_FUNCTION__.main)
  unreachable

if.end:
  ret i32 0
}

define internal void @strings() {
entry:
  %text = alloca [64 x i8], align 16
  %copy = alloca ptr, align 8
  %list = alloca [5 x i8], align 1
  %rest = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef @.str.2)
  %arraydecay1 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call2 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef @.str.3)
  %arraydecay3 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call4 = call i64 @strlen(ptr noundef %arraydecay3)
  %cmp = icmp eq i64 %call4, 11
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %arraydecay5 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call6 = call i64 @strnlen(ptr noundef %arraydecay5, i64 noundef 4)
  %cmp7 = icmp eq i64 %call6, 4
  br i1 %cmp7, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end:
  %arraydecay8 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call9 = call i32 @strcmp(ptr noundef %arraydecay8, ptr noundef @.str.5)
  %cmp10 = icmp eq i32 %call9, 0
  br i1 %cmp10, label %land.lhs.true11, label %if.else20

land.lhs.true11:
  %arraydecay12 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call13 = call i32 @strncmp(ptr noundef %arraydecay12, ptr noundef @.str.6, i64 noundef 3)
  %cmp14 = icmp eq i32 %call13, 0
  br i1 %cmp14, label %land.lhs.true15, label %if.else20

land.lhs.true15:
  %arraydecay16 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call17 = call i32 @strcmp(ptr noundef %arraydecay16, ptr noundef @.str.6)
  %cmp18 = icmp slt i32 %call17, 0
  br i1 %cmp18, label %if.then19, label %if.else20

if.then19:
  br label %if.end21

if.else20:
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end21:
  %arraydecay22 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call23 = call ptr @strchr(ptr noundef %arraydecay22, i32 noundef 119)
  %arraydecay24 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay24, i64 6
  %cmp25 = icmp eq ptr %call23, %add.ptr
  br i1 %cmp25, label %land.lhs.true26, label %if.else39

land.lhs.true26:
  %arraydecay27 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call28 = call ptr @strrchr(ptr noundef %arraydecay27, i32 noundef 111)
  %arraydecay29 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %add.ptr30 = getelementptr inbounds i8, ptr %arraydecay29, i64 7
  %cmp31 = icmp eq ptr %call28, %add.ptr30
  br i1 %cmp31, label %land.lhs.true32, label %if.else39

land.lhs.true32:
  %arraydecay33 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call34 = call ptr @strstr(ptr noundef %arraydecay33, ptr noundef @.str.8)
  %arraydecay35 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %add.ptr36 = getelementptr inbounds i8, ptr %arraydecay35, i64 3
  %cmp37 = icmp eq ptr %call34, %add.ptr36
  br i1 %cmp37, label %if.then38, label %if.else39

if.then38:
  br label %if.end40

if.else39:
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end40:
  %arraydecay41 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call42 = call i32 @memcmp(ptr noundef %arraydecay41, ptr noundef @.str.6, i64 noundef 4)
  %cmp43 = icmp slt i32 %call42, 0
  br i1 %cmp43, label %land.lhs.true44, label %if.else51

land.lhs.true44:
  %arraydecay45 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call46 = call ptr @memchr(ptr noundef %arraydecay45, i32 noundef 111, i64 noundef 11)
  %arraydecay47 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %add.ptr48 = getelementptr inbounds i8, ptr %arraydecay47, i64 4
  %cmp49 = icmp eq ptr %call46, %add.ptr48
  br i1 %cmp49, label %if.then50, label %if.else51

if.then50:
  br label %if.end52

if.else51:
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end52:
  %arraydecay53 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call54 = call ptr @strncpy(ptr noundef %arraydecay53, ptr noundef @.str.11, i64 noundef 3)
  %arraydecay55 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call56 = call i32 @strcmp(ptr noundef %arraydecay55, ptr noundef @.str.12)
  %cmp57 = icmp eq i32 %call56, 0
  br i1 %cmp57, label %if.then58, label %if.else59

if.then58:
  br label %if.end60

if.else59:
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end60:
  %arraydecay61 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call62 = call noalias ptr @strdup(ptr noundef %arraydecay61)
  store ptr %call62, ptr %copy, align 8
  %0 = load ptr, ptr %copy, align 8
  %arraydecay63 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %cmp64 = icmp ne ptr %0, %arraydecay63
  br i1 %cmp64, label %land.lhs.true65, label %if.else70

land.lhs.true65:
  %1 = load ptr, ptr %copy, align 8
  %arraydecay66 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call67 = call i32 @strcmp(ptr noundef %1, ptr noundef %arraydecay66)
  %cmp68 = icmp eq i32 %call67, 0
  br i1 %cmp68, label %if.then69, label %if.else70

if.then69:
  br label %if.end71

if.else70:
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end71:
  %2 = load ptr, ptr %copy, align 8
  call void @free(ptr noundef %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %list, ptr align 1 @__const.strings.list, i64 5, i1 false)
  %arraydecay72 = getelementptr inbounds [5 x i8], ptr %list, i64 0, i64 0
  %call73 = call ptr @strtok_r(ptr noundef %arraydecay72, ptr noundef @.str.15, ptr noundef %rest)
  %call74 = call i32 @strcmp(ptr noundef %call73, ptr noundef @.str.16)
  %cmp75 = icmp eq i32 %call74, 0
  br i1 %cmp75, label %land.lhs.true76, label %if.else81

land.lhs.true76:
  %call77 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.15, ptr noundef %rest)
  %call78 = call i32 @strcmp(ptr noundef %call77, ptr noundef @.str.17)
  %cmp79 = icmp eq i32 %call78, 0
  br i1 %cmp79, label %if.then80, label %if.else81

if.then80:
  br label %if.end82

if.else81:
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end82:
  %call83 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.15, ptr noundef %rest)
  %tobool = icmp ne ptr %call83, null
  br i1 %tobool, label %if.else85, label %if.then84

if.then84:
  br label %if.end86

if.else85:
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end86:
  %call87 = call ptr @__ctype_b_loc()
  %3 = load ptr, ptr %call87, align 8
  %arrayidx = getelementptr inbounds i16, ptr %3, i64 53
  %4 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %4 to i32
  %and = and i32 %conv, 2048
  %tobool88 = icmp ne i32 %and, 0
  br i1 %tobool88, label %land.lhs.true89, label %if.else106

land.lhs.true89:
  %call90 = call ptr @__ctype_b_loc()
  %5 = load ptr, ptr %call90, align 8
  %arrayidx91 = getelementptr inbounds i16, ptr %5, i64 53
  %6 = load i16, ptr %arrayidx91, align 2
  %conv92 = zext i16 %6 to i32
  %and93 = and i32 %conv92, 1024
  %tobool94 = icmp ne i32 %and93, 0
  br i1 %tobool94, label %if.else106, label %land.lhs.true95

land.lhs.true95:
  %call96 = call i32 @toupper(i32 noundef 97)
  %cmp97 = icmp eq i32 %call96, 65
  br i1 %cmp97, label %land.lhs.true99, label %if.else106

land.lhs.true99:
  %call100 = call ptr @__ctype_b_loc()
  %7 = load ptr, ptr %call100, align 8
  %arrayidx101 = getelementptr inbounds i16, ptr %7, i64 10
  %8 = load i16, ptr %arrayidx101, align 2
  %conv102 = zext i16 %8 to i32
  %and103 = and i32 %conv102, 8192
  %tobool104 = icmp ne i32 %and103, 0
  br i1 %tobool104, label %if.then105, label %if.else106

if.then105:
  br label %if.end107

if.else106:
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.strings)
  unreachable

if.end107:
  ret void
}

define internal void @numbers() {
entry:
  %end = alloca ptr, align 8
  %array = alloca [4 x i32], align 16
  %key = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %exponent = alloca i32, align 4
  %wide = alloca x86_fp80, align 16
  %big = alloca i128, align 16
  %call = call i64 @strtol(ptr noundef @.str.21, ptr noundef %end, i32 noundef 10)
  %cmp = icmp eq i64 %call, 42
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %0 = load ptr, ptr %end, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp1 = icmp eq i32 %conv, 120
  br i1 %cmp1, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end:
  %call3 = call i32 @atoi(ptr noundef @.str.23)
  %cmp4 = icmp eq i32 %call3, -7
  br i1 %cmp4, label %land.lhs.true6, label %if.else11

land.lhs.true6:
  %call7 = call i64 @strtoul(ptr noundef @.str.24, ptr noundef null, i32 noundef 0)
  %cmp8 = icmp eq i64 %call7, 255
  br i1 %cmp8, label %if.then10, label %if.else11

if.then10:
  br label %if.end12

if.else11:
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end12:
  %call13 = call ptr @__errno_location()
  store i32 0, ptr %call13, align 4
  %call14 = call i64 @strtol(ptr noundef @.str.26, ptr noundef null, i32 noundef 0)
  %cmp15 = icmp eq i64 %call14, 9223372036854775807
  br i1 %cmp15, label %land.lhs.true17, label %if.else22

land.lhs.true17:
  %call18 = call ptr @__errno_location()
  %2 = load i32, ptr %call18, align 4
  %cmp19 = icmp eq i32 %2, 34
  br i1 %cmp19, label %if.then21, label %if.else22

if.then21:
  br label %if.end23

if.else22:
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end23:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %array, ptr align 16 @__const.numbers.array, i64 16, i1 false)
  store i32 5, ptr %key, align 4
  %arraydecay = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 0
  call void @qsort(ptr noundef %arraydecay, i64 noundef 4, i64 noundef 4, ptr noundef @compare)
  %arrayidx = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 0
  %3 = load i32, ptr %arrayidx, align 16
  %cmp24 = icmp eq i32 %3, 1
  br i1 %cmp24, label %land.lhs.true26, label %if.else37

land.lhs.true26:
  %arrayidx27 = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 3
  %4 = load i32, ptr %arrayidx27, align 4
  %cmp28 = icmp eq i32 %4, 9
  br i1 %cmp28, label %land.lhs.true30, label %if.else37

land.lhs.true30:
  %arraydecay31 = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 0
  %call32 = call ptr @bsearch(ptr noundef %key, ptr noundef %arraydecay31, i64 noundef 4, i64 noundef 4, ptr noundef @compare)
  %arraydecay33 = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 0
  %add.ptr = getelementptr inbounds i32, ptr %arraydecay33, i64 2
  %cmp34 = icmp eq ptr %call32, %add.ptr
  br i1 %cmp34, label %if.then36, label %if.else37

if.then36:
  br label %if.end38

if.else37:
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end38:
  %call39 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.29, ptr noundef @.str.30, ptr noundef %x, ptr noundef %y)
  %cmp40 = icmp eq i32 %call39, 2
  br i1 %cmp40, label %land.lhs.true42, label %if.else49

land.lhs.true42:
  %5 = load i32, ptr %x, align 4
  %cmp43 = icmp eq i32 %5, 12
  br i1 %cmp43, label %land.lhs.true45, label %if.else49

land.lhs.true45:
  %6 = load i32, ptr %y, align 4
  %cmp46 = icmp eq i32 %6, 34
  br i1 %cmp46, label %if.then48, label %if.else49

if.then48:
  br label %if.end50

if.else49:
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end50:
  %call51 = call double @sqrt(double noundef 9.000000e+00)
  %cmp52 = fcmp oeq double %call51, 3.000000e+00
  br i1 %cmp52, label %land.lhs.true54, label %if.else66

land.lhs.true54:
  %call55 = call double @pow(double noundef 2.000000e+00, double noundef 1.000000e+01)
  %cmp56 = fcmp oeq double %call55, 1.024000e+03
  br i1 %cmp56, label %land.lhs.true58, label %if.else66

land.lhs.true58:
  %call59 = call double @frexp(double noundef 8.000000e+00, ptr noundef %exponent)
  %cmp60 = fcmp oeq double %call59, 5.000000e-01
  br i1 %cmp60, label %land.lhs.true62, label %if.else66

land.lhs.true62:
  %7 = load i32, ptr %exponent, align 4
  %cmp63 = icmp eq i32 %7, 4
  br i1 %cmp63, label %if.then65, label %if.else66

if.then65:
  br label %if.end67

if.else66:
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end67:
  store x86_fp80 0xK3FFFC000000000000000, ptr %wide, align 16
  %8 = load x86_fp80, ptr %wide, align 16
  %mul = fmul x86_fp80 %8, 0xK4000C000000000000000
  store x86_fp80 %mul, ptr %wide, align 16
  %9 = load x86_fp80, ptr %wide, align 16
  %cmp68 = fcmp oeq x86_fp80 %9, 0xK40019000000000000000
  br i1 %cmp68, label %if.then70, label %if.else71

if.then70:
  br label %if.end72

if.else71:
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end72:
  store i128 1, ptr %big, align 16
  %10 = load i128, ptr %big, align 16
  %shl = shl i128 %10, 100
  store i128 %shl, ptr %big, align 16
  %11 = load i128, ptr %big, align 16
  %shr = ashr i128 %11, 90
  %conv73 = trunc i128 %shr to i64
  %cmp74 = icmp eq i64 %conv73, 1024
  br i1 %cmp74, label %if.then76, label %if.else77

if.then76:
  br label %if.end78

if.else77:
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end78:
  %call79 = call i32 @rand()
  %cmp80 = icmp sge i32 %call79, 0
  br i1 %cmp80, label %land.lhs.true82, label %if.else91

land.lhs.true82:
  %call83 = call i32 @abs(i32 noundef -3)
  %cmp84 = icmp eq i32 %call83, 3
  br i1 %cmp84, label %land.lhs.true86, label %if.else91

land.lhs.true86:
  %call87 = call i64 @time(ptr noundef null)
  %cmp88 = icmp eq i64 %call87, 0
  br i1 %cmp88, label %if.then90, label %if.else91

if.then90:
  br label %if.end92

if.else91:
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.numbers)
  unreachable

if.end92:
  ret void
}

define internal void @memory() {
entry:
  %p = alloca ptr, align 8
  %aligned = alloca ptr, align 8
  %call = call noalias ptr @malloc(i64 noundef 8)
  store ptr %call, ptr %p, align 8
  %0 = load ptr, ptr %p, align 8
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0
  store i32 1, ptr %arrayidx, align 4
  %1 = load ptr, ptr %p, align 8
  %arrayidx1 = getelementptr inbounds i32, ptr %1, i64 1
  store i32 2, ptr %arrayidx1, align 4
  %2 = load ptr, ptr %p, align 8
  %call2 = call ptr @realloc(ptr noundef %2, i64 noundef 16)
  store ptr %call2, ptr %p, align 8
  %3 = load ptr, ptr %p, align 8
  %arrayidx3 = getelementptr inbounds i32, ptr %3, i64 3
  store i32 4, ptr %arrayidx3, align 4
  %4 = load ptr, ptr %p, align 8
  %arrayidx4 = getelementptr inbounds i32, ptr %4, i64 0
  %5 = load i32, ptr %arrayidx4, align 4
  %cmp = icmp eq i32 %5, 1
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %6 = load ptr, ptr %p, align 8
  %arrayidx5 = getelementptr inbounds i32, ptr %6, i64 1
  %7 = load i32, ptr %arrayidx5, align 4
  %cmp6 = icmp eq i32 %7, 2
  br i1 %cmp6, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.36, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.memory)
  unreachable

if.end:
  %8 = load ptr, ptr %p, align 8
  call void @free(ptr noundef %8)
  %call7 = call noalias ptr @calloc(i64 noundef 3, i64 noundef 4)
  store ptr %call7, ptr %p, align 8
  %9 = load ptr, ptr %p, align 8
  %arrayidx8 = getelementptr inbounds i32, ptr %9, i64 2
  %10 = load i32, ptr %arrayidx8, align 4
  %cmp9 = icmp eq i32 %10, 0
  br i1 %cmp9, label %if.then10, label %if.else11

if.then10:
  br label %if.end12

if.else11:
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 69, ptr noundef @__PRETTY_FUNCTION__.memory)
  unreachable

if.end12:
  %11 = load ptr, ptr %p, align 8
  call void @free(ptr noundef %11)
  %call13 = call i32 @posix_memalign(ptr noundef %aligned, i64 noundef 64, i64 noundef 100)
  %cmp14 = icmp eq i32 %call13, 0
  br i1 %cmp14, label %land.lhs.true15, label %if.else18

land.lhs.true15:
  %12 = load ptr, ptr %aligned, align 8
  %13 = ptrtoint ptr %12 to i64
  %and = and i64 %13, 63
  %cmp16 = icmp eq i64 %and, 0
  br i1 %cmp16, label %if.then17, label %if.else18

if.then17:
  br label %if.end19

if.else18:
  call void @__assert_fail(ptr noundef @.str.38, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.memory)
  unreachable

if.end19:
  %14 = load ptr, ptr %aligned, align 8
  call void @free(ptr noundef %14)
  ret void
}

define internal void @output() {
entry:
  %text = alloca [32 x i8], align 16
  %arraydecay = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 8, ptr noundef @.str.39, i32 noundef 42, ptr noundef @.str.40)
  %cmp = icmp eq i32 %call, 12
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %arraydecay1 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %call2 = call i32 @strcmp(ptr noundef %arraydecay1, ptr noundef @.str.41)
  %cmp3 = icmp eq i32 %call2, 0
  br i1 %cmp3, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.42, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.output)
  unreachable

if.end:
  %arraydecay4 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %call5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay4, ptr noundef @.str.43, double noundef 2.718000e+00, x86_fp80 noundef 0xK4000A000000000000000, i32 noundef 122, i64 noundef 255)
  %arraydecay6 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %call7 = call i32 @strcmp(ptr noundef %arraydecay6, ptr noundef @.str.44)
  %cmp8 = icmp eq i32 %call7, 0
  br i1 %cmp8, label %if.then9, label %if.else10

if.then9:
  br label %if.end11

if.else10:
  call void @__assert_fail(ptr noundef @.str.45, ptr noundef @.str.1, i32 noundef 81, ptr noundef @__PRETTY_FUNCTION__.output)
  unreachable

if.end11:
  %arraydecay12 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %call13 = call i32 @puts(ptr noundef %arraydecay12)
  %0 = load ptr, ptr @stderr, align 8
  %call14 = call ptr @strerror(i32 noundef 16)
  %call15 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef @.str.46, ptr noundef %call14)
  call void @perror(ptr noundef @.str.47)
  ret void
}

define internal void @objects() {
entry:
  %sem = alloca %union.sem_t, align 8
  %value = alloca i32, align 4
  %attr = alloca %union.pthread_mutexattr_t, align 4
  %mutex = alloca %union.pthread_mutex_t, align 8
  %call = call i32 @sem_init(ptr noundef %sem, i32 noundef 0, i32 noundef 0)
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %call1 = call i32 @sem_trywait(ptr noundef %sem)
  %cmp2 = icmp eq i32 %call1, -1
  br i1 %cmp2, label %land.lhs.true3, label %if.else

land.lhs.true3:
  %call4 = call ptr @__errno_location()
  %0 = load i32, ptr %call4, align 4
  %cmp5 = icmp eq i32 %0, 11
  br i1 %cmp5, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.48, ptr noundef @.str.1, i32 noundef 126, ptr noundef @__PRETTY_FUNCTION__.objects)
  unreachable

if.end:
  %call6 = call i32 @sem_post(ptr noundef %sem)
  %cmp7 = icmp eq i32 %call6, 0
  br i1 %cmp7, label %land.lhs.true8, label %if.else17

land.lhs.true8:
  %call9 = call i32 @sem_getvalue(ptr noundef %sem, ptr noundef %value)
  %cmp10 = icmp eq i32 %call9, 0
  br i1 %cmp10, label %land.lhs.true11, label %if.else17

land.lhs.true11:
  %1 = load i32, ptr %value, align 4
  %cmp12 = icmp eq i32 %1, 1
  br i1 %cmp12, label %land.lhs.true13, label %if.else17

land.lhs.true13:
  %call14 = call i32 @sem_wait(ptr noundef %sem)
  %cmp15 = icmp eq i32 %call14, 0
  br i1 %cmp15, label %if.then16, label %if.else17

if.then16:
  br label %if.end18

if.else17:
  call void @__assert_fail(ptr noundef @.str.49, ptr noundef @.str.1, i32 noundef 127, ptr noundef @__PRETTY_FUNCTION__.objects)
  unreachable

if.end18:
  %call19 = call i32 @pthread_mutexattr_init(ptr noundef %attr)
  %call20 = call i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef 1)
  %call21 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %attr)
  %call22 = call i32 @pthread_mutex_lock(ptr noundef %mutex)
  %cmp23 = icmp eq i32 %call22, 0
  br i1 %cmp23, label %land.lhs.true24, label %if.else28

land.lhs.true24:
  %call25 = call i32 @pthread_mutex_trylock(ptr noundef %mutex)
  %cmp26 = icmp eq i32 %call25, 0
  br i1 %cmp26, label %if.then27, label %if.else28

if.then27:
  br label %if.end29

if.else28:
  call void @__assert_fail(ptr noundef @.str.50, ptr noundef @.str.1, i32 noundef 133, ptr noundef @__PRETTY_FUNCTION__.objects)
  unreachable

if.end29:
  %call30 = call i32 @pthread_mutex_unlock(ptr noundef %mutex)
  %cmp31 = icmp eq i32 %call30, 0
  br i1 %cmp31, label %land.lhs.true32, label %if.else36

land.lhs.true32:
  %call33 = call i32 @pthread_mutex_unlock(ptr noundef %mutex)
  %cmp34 = icmp eq i32 %call33, 0
  br i1 %cmp34, label %if.then35, label %if.else36

if.then35:
  br label %if.end37

if.else36:
  call void @__assert_fail(ptr noundef @.str.51, ptr noundef @.str.1, i32 noundef 134, ptr noundef @__PRETTY_FUNCTION__.objects)
  unreachable

if.end37:
  %call38 = call i32 @pthread_mutex_unlock(ptr noundef %mutex)
  %cmp39 = icmp eq i32 %call38, 1
  br i1 %cmp39, label %land.lhs.true40, label %if.else44

land.lhs.true40:
  %call41 = call i32 @pthread_mutex_destroy(ptr noundef %mutex)
  %cmp42 = icmp eq i32 %call41, 0
  br i1 %cmp42, label %if.then43, label %if.else44

if.then43:
  br label %if.end45

if.else44:
  call void @__assert_fail(ptr noundef @.str.52, ptr noundef @.str.1, i32 noundef 135, ptr noundef @__PRETTY_FUNCTION__.objects)
  unreachable

if.end45:
  %call46 = call i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef 2)
  %call47 = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %attr)
  %call48 = call i32 @pthread_mutex_lock(ptr noundef %mutex)
  %cmp49 = icmp eq i32 %call48, 0
  br i1 %cmp49, label %land.lhs.true50, label %if.else54

land.lhs.true50:
  %call51 = call i32 @pthread_mutex_lock(ptr noundef %mutex)
  %cmp52 = icmp eq i32 %call51, 35
  br i1 %cmp52, label %if.then53, label %if.else54

if.then53:
  br label %if.end55

if.else54:
  call void @__assert_fail(ptr noundef @.str.53, ptr noundef @.str.1, i32 noundef 138, ptr noundef @__PRETTY_FUNCTION__.objects)
  unreachable

if.end55:
  ret void
}

define internal void @reals() {
entry:
  %end = alloca ptr, align 8
  %word = alloca [8 x i8], align 1
  %close = alloca [2 x i8], align 1
  %text = alloca ptr, align 8
  %f = alloca float, align 4
  %d = alloca double, align 8
  %l = alloca x86_fp80, align 16
  %number = alloca double, align 8
  %tiny = alloca double, align 8
  %wide = alloca x86_fp80, align 16
  %z = alloca { double, double }, align 8
  %w = alloca { double, double }, align 8
  %coerce = alloca { double, double }, align 8
  %call = call double @strtod(ptr noundef @.str.54, ptr noundef %end)
  %cmp = fcmp oeq double %call, -1.250000e+00
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:
  %0 = load ptr, ptr %end, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %cmp1 = icmp eq i32 %conv, 120
  br i1 %cmp1, label %land.lhs.true3, label %if.else

land.lhs.true3:
  %call4 = call double @strtod(ptr noundef @.str.55, ptr noundef %end)
  %cmp5 = fcmp oeq double %call4, 1.000000e+00
  br i1 %cmp5, label %land.lhs.true7, label %if.else

land.lhs.true7:
  %2 = load ptr, ptr %end, align 8
  %3 = load i8, ptr %2, align 1
  %conv8 = sext i8 %3 to i32
  %cmp9 = icmp eq i32 %conv8, 101
  br i1 %cmp9, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.56, ptr noundef @.str.1, i32 noundef 90, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end:
  %call11 = call double @strtod(ptr noundef @.str.57, ptr noundef null)
  %cmp12 = fcmp oeq double %call11, 3.000000e+00
  br i1 %cmp12, label %land.lhs.true14, label %if.else23

land.lhs.true14:
  %call15 = call double @strtod(ptr noundef @.str.58, ptr noundef null)
  %cmp16 = fcmp oeq double %call15, 1.000000e-01
  br i1 %cmp16, label %land.lhs.true18, label %if.else23

land.lhs.true18:
  %call19 = call float @strtof(ptr noundef @.str.58, ptr noundef null)
  %cmp20 = fcmp oeq float %call19, 0x3FB99999A0000000
  br i1 %cmp20, label %if.then22, label %if.else23

if.then22:
  br label %if.end24

if.else23:
  call void @__assert_fail(ptr noundef @.str.59, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end24:
  %call25 = call x86_fp80 @strtold(ptr noundef @.str.58, ptr noundef null)
  %cmp26 = fcmp oeq x86_fp80 %call25, 0xK3FFBCCCCCCCCCCCCCCCD
  br i1 %cmp26, label %land.lhs.true28, label %if.else33

land.lhs.true28:
  %call29 = call double @strtod(ptr noundef @.str.60, ptr noundef null)
  %cmp30 = fcmp oeq double %call29, 0x4340000000000000
  br i1 %cmp30, label %if.then32, label %if.else33

if.then32:
  br label %if.end34

if.else33:
  call void @__assert_fail(ptr noundef @.str.61, ptr noundef @.str.1, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end34:
  %call35 = call double @strtod(ptr noundef @.str.62, ptr noundef null)
  %cmp36 = fcmp oeq double %call35, 0xFFF0000000000000
  br i1 %cmp36, label %land.lhs.true38, label %if.else45

land.lhs.true38:
  %call39 = call double @strtod(ptr noundef @.str.63, ptr noundef null)
  %4 = call i1 @llvm.is.fpclass.f64(double %call39, i32 3)
  br i1 %4, label %land.lhs.true40, label %if.else45

land.lhs.true40:
  %call41 = call double @atof(ptr noundef @.str.64)
  %cmp42 = fcmp oeq double %call41, 0.000000e+00
  br i1 %cmp42, label %if.then44, label %if.else45

if.then44:
  br label %if.end46

if.else45:
  call void @__assert_fail(ptr noundef @.str.65, ptr noundef @.str.1, i32 noundef 93, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end46:
  %call47 = call ptr @__errno_location()
  store i32 0, ptr %call47, align 4
  %call48 = call double @strtod(ptr noundef @.str.66, ptr noundef null)
  %cmp49 = fcmp oeq double %call48, 0x7FF0000000000000
  br i1 %cmp49, label %land.lhs.true51, label %if.else56

land.lhs.true51:
  %call52 = call ptr @__errno_location()
  %5 = load i32, ptr %call52, align 4
  %cmp53 = icmp eq i32 %5, 34
  br i1 %cmp53, label %if.then55, label %if.else56

if.then55:
  br label %if.end57

if.else56:
  call void @__assert_fail(ptr noundef @.str.67, ptr noundef @.str.1, i32 noundef 95, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end57:
  %call58 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.68, ptr noundef @.str.69, ptr noundef %f, ptr noundef %d, ptr noundef %l)
  %cmp59 = icmp eq i32 %call58, 3
  br i1 %cmp59, label %land.lhs.true61, label %if.else71

land.lhs.true61:
  %6 = load float, ptr %f, align 4
  %cmp62 = fcmp oeq float %6, 1.500000e+00
  br i1 %cmp62, label %land.lhs.true64, label %if.else71

land.lhs.true64:
  %7 = load double, ptr %d, align 8
  %cmp65 = fcmp oeq double %7, -2.000000e+03
  br i1 %cmp65, label %land.lhs.true67, label %if.else71

land.lhs.true67:
  %8 = load x86_fp80, ptr %l, align 16
  %cmp68 = fcmp oeq x86_fp80 %8, 0xK4001E800000000000000
  br i1 %cmp68, label %if.then70, label %if.else71

if.then70:
  br label %if.end72

if.else71:
  call void @__assert_fail(ptr noundef @.str.70, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end72:
  %arraydecay = getelementptr inbounds [8 x i8], ptr %word, i64 0, i64 0
  %arraydecay73 = getelementptr inbounds [2 x i8], ptr %close, i64 0, i64 0
  %call74 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.71, ptr noundef @.str.72, ptr noundef %arraydecay, ptr noundef %arraydecay73)
  %cmp75 = icmp eq i32 %call74, 2
  br i1 %cmp75, label %land.lhs.true77, label %if.else85

land.lhs.true77:
  %arraydecay78 = getelementptr inbounds [8 x i8], ptr %word, i64 0, i64 0
  %call79 = call i32 @strcmp(ptr noundef %arraydecay78, ptr noundef @.str.73)
  %tobool = icmp ne i32 %call79, 0
  br i1 %tobool, label %if.else85, label %land.lhs.true80

land.lhs.true80:
  %arrayidx = getelementptr inbounds [2 x i8], ptr %close, i64 0, i64 0
  %9 = load i8, ptr %arrayidx, align 1
  %conv81 = sext i8 %9 to i32
  %cmp82 = icmp eq i32 %conv81, 93
  br i1 %cmp82, label %if.then84, label %if.else85

if.then84:
  br label %if.end86

if.else85:
  call void @__assert_fail(ptr noundef @.str.74, ptr noundef @.str.1, i32 noundef 100, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end86:
  %call87 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef %text, ptr noundef @.str.75, i32 noundef 7, ptr noundef @.str.76)
  %cmp88 = icmp eq i32 %call87, 3
  br i1 %cmp88, label %land.lhs.true90, label %if.else94

land.lhs.true90:
  %10 = load ptr, ptr %text, align 8
  %call91 = call i32 @strcmp(ptr noundef %10, ptr noundef @.str.77)
  %tobool92 = icmp ne i32 %call91, 0
  br i1 %tobool92, label %if.else94, label %if.then93

if.then93:
  br label %if.end95

if.else94:
  call void @__assert_fail(ptr noundef @.str.78, ptr noundef @.str.1, i32 noundef 101, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end95:
  %11 = load ptr, ptr %text, align 8
  call void @free(ptr noundef %11)
  store volatile double -3.750000e+00, ptr %number, align 8
  store volatile double 1.000000e-310, ptr %tiny, align 8
  store volatile x86_fp80 0xK7FFF8000000000000000, ptr %wide, align 16
  %12 = load volatile double, ptr %number, align 8
  %call96 = call double @modf(double noundef %12, ptr noundef %d)
  %cmp97 = fcmp oeq double %call96, -7.500000e-01
  br i1 %cmp97, label %land.lhs.true99, label %if.else108

land.lhs.true99:
  %13 = load double, ptr %d, align 8
  %cmp100 = fcmp oeq double %13, -3.000000e+00
  br i1 %cmp100, label %land.lhs.true102, label %if.else108

land.lhs.true102:
  %14 = load volatile double, ptr %number, align 8
  %15 = call i1 @llvm.is.fpclass.f64(double %14, i32 264)
  br i1 %15, label %land.lhs.true103, label %if.else108

land.lhs.true103:
  %16 = load volatile double, ptr %tiny, align 8
  %17 = call i1 @llvm.is.fpclass.f64(double %16, i32 264)
  br i1 %17, label %if.else108, label %land.lhs.true104

land.lhs.true104:
  %18 = load volatile x86_fp80, ptr %wide, align 16
  %19 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %18)
  %isinf = fcmp oeq x86_fp80 %19, 0xK7FFF8000000000000000
  %20 = bitcast x86_fp80 %18 to i80
  %21 = icmp slt i80 %20, 0
  %22 = select i1 %21, i32 -1, i32 1
  %23 = select i1 %isinf, i32 %22, i32 0
  %tobool105 = icmp ne i32 %23, 0
  br i1 %tobool105, label %land.lhs.true106, label %if.else108

land.lhs.true106:
  %24 = load volatile x86_fp80, ptr %wide, align 16
  %25 = call i1 @llvm.is.fpclass.f80(x86_fp80 %24, i32 3)
  br i1 %25, label %if.else108, label %if.then107

if.then107:
  br label %if.end109

if.else108:
  call void @__assert_fail(ptr noundef @.str.79, ptr noundef @.str.1, i32 noundef 105, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end109:
  store volatile double 0xFFF0000000000000, ptr %number, align 8
  %26 = load volatile double, ptr %number, align 8
  %call110 = call double @modf(double noundef %26, ptr noundef %d)
  %cmp111 = fcmp oeq double %call110, 0.000000e+00
  br i1 %cmp111, label %land.lhs.true113, label %if.else126

land.lhs.true113:
  %27 = load double, ptr %d, align 8
  %28 = load volatile double, ptr %number, align 8
  %cmp114 = fcmp oeq double %27, %28
  br i1 %cmp114, label %land.lhs.true116, label %if.else126

land.lhs.true116:
  %call117 = call double @nextafter(double noundef 0.000000e+00, double noundef -1.000000e+00)
  %cmp118 = fcmp olt double %call117, 0.000000e+00
  br i1 %cmp118, label %land.lhs.true120, label %if.else126

land.lhs.true120:
  %call121 = call x86_fp80 @sqrtl(x86_fp80 noundef 0xK40008000000000000000)
  %call122 = call x86_fp80 @sqrtl(x86_fp80 noundef 0xK40008000000000000000)
  %29 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %call121, x86_fp80 %call122, x86_fp80 0xKC0008000000000000000)
  %cmp123 = fcmp olt x86_fp80 %29, 0xK3FC39392EE8E921D5D07
  br i1 %cmp123, label %if.then125, label %if.else126

if.then125:
  br label %if.end127

if.else126:
  call void @__assert_fail(ptr noundef @.str.80, ptr noundef @.str.1, i32 noundef 107, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end127:
  %z.realp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.imagp = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  store double 1.000000e+00, ptr %z.realp, align 8
  store double 2.000000e+00, ptr %z.imagp, align 8
  %w.realp = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 0
  %w.imagp = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 1
  store double 3.000000e+00, ptr %w.realp, align 8
  store double -4.000000e+00, ptr %w.imagp, align 8
  %z.realp128 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.real = load double, ptr %z.realp128, align 8
  %z.imagp129 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %z.imag = load double, ptr %z.imagp129, align 8
  %w.realp130 = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 0
  %w.real = load double, ptr %w.realp130, align 8
  %w.imagp131 = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 1
  %w.imag = load double, ptr %w.imagp131, align 8
  %mul_ac = fmul double %z.real, %w.real
  %mul_bd = fmul double %z.imag, %w.imag
  %mul_ad = fmul double %z.real, %w.imag
  %mul_bc = fmul double %z.imag, %w.real
  %mul_r = fsub double %mul_ac, %mul_bd
  %mul_i = fadd double %mul_ad, %mul_bc
  %isnan_cmp = fcmp uno double %mul_r, %mul_r
  br i1 %isnan_cmp, label %complex_mul_imag_nan, label %complex_mul_cont, !prof !5

complex_mul_imag_nan:
  %isnan_cmp132 = fcmp uno double %mul_i, %mul_i
  br i1 %isnan_cmp132, label %complex_mul_libcall, label %complex_mul_cont, !prof !5

complex_mul_libcall:
  %call133 = call { double, double } @__muldc3(double noundef %z.real, double noundef %z.imag, double noundef %w.real, double noundef %w.imag)
  %30 = extractvalue { double, double } %call133, 0
  %31 = extractvalue { double, double } %call133, 1
  br label %complex_mul_cont

complex_mul_cont:
  %real_mul_phi = phi double [ %mul_r, %if.end127 ], [ %mul_r, %complex_mul_imag_nan ], [ %30, %complex_mul_libcall ]
  %imag_mul_phi = phi double [ %mul_i, %if.end127 ], [ %mul_i, %complex_mul_imag_nan ], [ %31, %complex_mul_libcall ]
  %cmp.r = fcmp oeq double %real_mul_phi, 1.100000e+01
  %cmp.i = fcmp oeq double %imag_mul_phi, 2.000000e+00
  %and.ri = and i1 %cmp.r, %cmp.i
  br i1 %and.ri, label %land.lhs.true135, label %if.else158

land.lhs.true135:
  %z.realp136 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 0
  %z.real137 = load double, ptr %z.realp136, align 8
  %z.imagp138 = getelementptr inbounds nuw { double, double }, ptr %z, i32 0, i32 1
  %z.imag139 = load double, ptr %z.imagp138, align 8
  %w.realp140 = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 0
  %w.real141 = load double, ptr %w.realp140, align 8
  %w.imagp142 = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 1
  %w.imag143 = load double, ptr %w.imagp142, align 8
  %call144 = call { double, double } @__divdc3(double noundef %z.real137, double noundef %z.imag139, double noundef %w.real141, double noundef %w.imag143)
  %32 = extractvalue { double, double } %call144, 0
  %33 = extractvalue { double, double } %call144, 1
  %cmp.r145 = fcmp oeq double %32, -2.000000e-01
  %cmp.i146 = fcmp oeq double %33, 4.000000e-01
  %and.ri147 = and i1 %cmp.r145, %cmp.i146
  br i1 %and.ri147, label %land.lhs.true149, label %if.else158

land.lhs.true149:
  %w.realp150 = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 0
  %w.real151 = load double, ptr %w.realp150, align 8
  %w.imagp152 = getelementptr inbounds nuw { double, double }, ptr %w, i32 0, i32 1
  %w.imag153 = load double, ptr %w.imagp152, align 8
  %coerce.realp = getelementptr inbounds nuw { double, double }, ptr %coerce, i32 0, i32 0
  %coerce.imagp = getelementptr inbounds nuw { double, double }, ptr %coerce, i32 0, i32 1
  store double %w.real151, ptr %coerce.realp, align 8
  store double %w.imag153, ptr %coerce.imagp, align 8
  %34 = getelementptr inbounds nuw { double, double }, ptr %coerce, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %coerce, i32 0, i32 1
  %37 = load double, ptr %36, align 8
  %call154 = call double @cabs(double noundef %35, double noundef %37)
  %cmp155 = fcmp oeq double %call154, 5.000000e+00
  br i1 %cmp155, label %if.then157, label %if.else158

if.then157:
  br label %if.end159

if.else158:
  call void @__assert_fail(ptr noundef @.str.81, ptr noundef @.str.1, i32 noundef 109, ptr noundef @__PRETTY_FUNCTION__.reals)
  unreachable

if.end159:
  ret void
}

declare i32 @atexit(ptr noundef)

define internal void @end_first() {
entry:
  %0 = load i32, ptr @ended, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @ended, align 4
  %call = call i32 @atexit(ptr noundef @end_second)
  ret void
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

declare ptr @strcpy(ptr noundef, ptr noundef)

declare ptr @strcat(ptr noundef, ptr noundef)

declare i64 @strlen(ptr noundef)

declare i64 @strnlen(ptr noundef, i64 noundef)

declare i32 @strcmp(ptr noundef, ptr noundef)

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef)

declare ptr @strchr(ptr noundef, i32 noundef)

declare ptr @strrchr(ptr noundef, i32 noundef)

declare ptr @strstr(ptr noundef, ptr noundef)

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef)

declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef)

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef)

declare noalias ptr @strdup(ptr noundef)

declare void @free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare ptr @strtok_r(ptr noundef, ptr noundef, ptr noundef)

declare ptr @__ctype_b_loc()

declare i32 @toupper(i32 noundef)

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef)

declare i32 @atoi(ptr noundef)

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef)

declare ptr @__errno_location()

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define internal i32 @compare(ptr noundef %a, ptr noundef %b) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = load ptr, ptr %b.addr, align 8
  %3 = load i32, ptr %2, align 4
  %sub = sub nsw i32 %1, %3
  ret i32 %sub
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef)

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)

declare double @sqrt(double noundef)

declare double @pow(double noundef, double noundef)

declare double @frexp(double noundef, ptr noundef)

declare i32 @rand()

declare i32 @abs(i32 noundef)

declare i64 @time(ptr noundef)

declare noalias ptr @malloc(i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @posix_memalign(ptr noundef, i64 noundef, i64 noundef)

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)

declare i32 @sprintf(ptr noundef, ptr noundef, ...)

declare i32 @puts(ptr noundef)

declare i32 @fprintf(ptr noundef, ptr noundef, ...)

declare ptr @strerror(i32 noundef)

declare void @perror(ptr noundef)

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef)

declare i32 @sem_trywait(ptr noundef)

declare i32 @sem_post(ptr noundef)

declare i32 @sem_getvalue(ptr noundef, ptr noundef)

declare i32 @sem_wait(ptr noundef)

declare i32 @pthread_mutexattr_init(ptr noundef)

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef)

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

declare i32 @pthread_mutex_trylock(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

declare i32 @pthread_mutex_destroy(ptr noundef)

declare double @strtod(ptr noundef, ptr noundef)

declare float @strtof(ptr noundef, ptr noundef)

declare x86_fp80 @strtold(ptr noundef, ptr noundef)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare double @atof(ptr noundef)

declare i32 @asprintf(ptr noundef, ptr noundef, ...)

declare double @modf(double noundef, ptr noundef)

declare x86_fp80 @llvm.fabs.f80(x86_fp80)

declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg)

declare double @nextafter(double noundef, double noundef)

declare x86_fp80 @sqrtl(x86_fp80 noundef)

declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80)

declare { double, double } @__muldc3(double, double, double, double)

declare { double, double } @__divdc3(double, double, double, double)

declare double @cabs(double noundef, double noundef)

define internal void @end_second() {
entry:
  %0 = load i32, ptr @ended, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:
  br label %if.end

if.else:
  call void @__assert_fail(ptr noundef @.str.82, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.end_second)
  unreachable

if.end:
  ret void
}

