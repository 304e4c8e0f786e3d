package command

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// example returns a right solution of docs/examples by its ending.
func example(t *testing.T, ending string) string {
	t.Helper()
	return string(fail.Must(os.ReadFile(filepath.Join("..", "..", "docs", "examples", "907b", "right"+ending)))(t))
}

// needs skips a test unless a tool is installed.
func needs(t *testing.T, tool string) {
	t.Helper()
	_, err := exec.LookPath(tool)
	fail.SkipIf(t, err != nil, err)
}

// deep is a function that calls itself n times, with a hundred bytes each time, before the program begins.
const deep = `
static int calls(int n) { volatile char frame[100]; frame[0] = n; return n == 0 ? frame[0] : calls(n - 1) + frame[0]; }
__attribute__((constructor)) static void begin(void) { volatile int sum = calls(N); sum++; }
`

func TestAStackMayGrowToTheLimitOfMemory(t *testing.T) {
	needs(t, "gcc")
	right := example(t, ".c")
	sources(t)
	texttest.Write(t, "deep.c", right+strings.Replace(deep, "N", "200000", 1))
	judges(t, exitSuccess, accepted, "deep.c")
	fail.SkipIf(t, runtime.GOOS != "linux", "the stack is measured on Linux only")
	texttest.Write(t, "endless.c", right+strings.Replace(deep, "N", "-1", 1))
	judges(t, exitFailure, "(?s)^Test 1: Memory limit exceeded.*Its stack overflowed", "--memory-limit", "64M",
		"endless.c")
}

// The deepest call that a language's own default allows is a tenth of that.
func TestALanguagesRowLetsTheStackGrowToo(t *testing.T) {
	for ending, test := range map[string]struct{ tool, deep string }{
		".js":   {"node", "const calls = n => n === 0 ? 0 : 1 + calls(n - 1);\ncalls(200000);\n"},
		".java": {"javac", "class Deep { static int calls(int n) { return n == 0 ? 0 : 1 + calls(n - 1); } }\n"},
	} {
		t.Run(ending, func(t *testing.T) {
			needs(t, test.tool)
			right := example(t, ending)
			right = strings.Replace(right, "(String[] args) {", "(String[] args) { Deep.calls(300000);", 1)
			sources(t)
			texttest.Write(t, "right"+ending, right+test.deep)
			judges(t, exitSuccess, "^Accepted: 3 cases", "--time-limit", "20s", "right"+ending)
		})
	}
}

// Java has the stack that judges give it, and ends by itself when that is full.
func TestAnEndlessRecursionInJavaIsTold(t *testing.T) {
	needs(t, "javac")
	sources(t)
	texttest.Write(t, "Endless.java", "class Endless {\n\tstatic int calls(int n) { return 1 + calls(n + 1); }\n"+
		"\tpublic static void main(String[] args) { calls(0); }\n}\n")
	judges(t, exitFailure, "(?s)^Test 1: Runtime error.*Its stack overflowed.*StackOverflowError",
		"--no-shrink", "--time-limit", "20s", "Endless.java")
	texttest.Write(t, "Hog.java", "class Hog {\n\tpublic static void main(String[] args) {\n"+
		"\t\tObject all = null;\n\t\twhile (true) all = new Object[] { new long[1 << 16], all };\n\t}\n}\n")
	judges(t, exitFailure, "(?s)^Test 1: Memory limit exceeded[^I]*It used [^I]*\n", "--no-shrink", "--time-limit",
		"20s", "Hog.java")
}

// released is a mistake that gives no wrong answer by itself: it reads memory that was freed.
const released = `
#include <stdlib.h>
__attribute__((constructor)) static void begin(void) {
	volatile char *memory = malloc(9);
	free((void *)memory);
	volatile char read = memory[3];
	(void)read;
}
`

func TestCompiledForDebuggingAMistakeIsAnError(t *testing.T) {
	fail.SkipIf(t, runtime.GOOS == "windows", "compilers have no address sanitizer there")
	needs(t, "gcc")
	right := example(t, ".c")
	sources(t)
	texttest.Write(t, "right.c", right)
	texttest.Write(t, "released.c", right+released)
	judges(t, exitSuccess, accepted, "released.c")
	judges(t, exitFailure, "(?s)^Test 1: Runtime error.*heap-use-after-free.*released.c:", "--debug", "released.c")
	judges(t, exitSuccess, accepted, "--debug", "right.c")
}
