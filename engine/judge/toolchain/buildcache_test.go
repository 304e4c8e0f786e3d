package toolchain

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// made returns the program of a source.
func made(t *testing.T, b *Builder, name string) Program {
	t.Helper()
	return fail.Must(b.ofSource(t.Context(), name))(t)
}

func TestACompilerHasLimits(t *testing.T) {
	t.Chdir(t.TempDir())
	users := t.TempDir()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, users)
	}
	b, _ := works(t)
	fail.Unequal(t, b.Table[1].limits().Memory, 2<<30, "where the table says nothing, the limit of memory")
	for text, want := range map[string]program.End{
		"greedy": program.MemoryLimit, "large": program.Exited, "temporary": program.Exited,
	} {
		if text != "temporary" && runtime.GOOS != "linux" {
			continue
		}
		if b.Table[1].Memory = 2 << 30; text == "greedy" {
			b.Table[1].Memory = 100 << 20
		}
		texttest.Write(t, "a.x", text)
		_, err := b.ofSource(t.Context(), "a.x")
		var failed *CompileError
		fail.If(t, errors.As(err, &failed) != (text != "temporary") || failed != nil && failed.End != want,
			"%s: %+v, %v", text, failed, err)
	}
	fail.Unequal(t, programs(t, b), 1, "programs")
	fail.Unequal(t, len(fail.Must(os.ReadDir(users))(t)), 1, "folders in the user's folder for temporary files")
}

func TestAFolderForTemporaryFilesThatCannotBeUsedIsNamed(t *testing.T) {
	b, _ := worksOn(t, "a.x", "", "file", "")
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, filepath.Join("file", "none"))
	}
	failed := fail.As[*message.Error](t, fail.ErrorOf(b.ofSource(t.Context(), "a.x")), "a file for a folder")
	fail.Unequal(t, failed.Of.Args["Folder"], any(message.Name(os.TempDir())), "the folder")
}

// A run that was killed leaves its folder, which a later one removes.
func TestFoldersOfProcessesThatAreGoneAreRemoved(t *testing.T) {
	temporary, gone := t.TempDir(), exec.Command(os.Args[0], "-test.run=^$")
	fail.OnError(t, gone.Run())
	folder := func(owner int) string { return filepath.Join(temporary, fmt.Sprintf("ninefold-%d-1", owner)) }
	texttest.Write(t, filepath.Join(folder(gone.Process.Pid), "file"), "")
	texttest.Write(t, filepath.Join(folder(os.Getpid()), "file"), "")
	texttest.Write(t, filepath.Join(temporary, "ninefold-notes", "file"), "")
	program.RemoveLeft(temporary, os.RemoveAll)
	left := fail.Must(os.ReadDir(temporary))(t)
	fail.If(t, len(left) != 2 || left[0].Name() != filepath.Base(folder(os.Getpid())), "left is %v", left)
}

func TestAFullDiskIsNoCompilationError(t *testing.T) {
	b, _ := worksOn(t, "a.x", "full")
	failed := fail.As[*message.Error](t, fail.ErrorOf(b.ofSource(t.Context(), "a.x")), "a full disk")
	fail.Unless(t, errors.Is(failed, syscall.ENOSPC), "%v", failed)
}

// A compiler's list of what it has read could not have such a name.
func TestASourceWithALineBreakInItsNameIncludesNothing(t *testing.T) {
	b := inC(t)
	texttest.Write(t, "new\nline.c", "int main(void) { return 0; }\n")
	p := made(t, b, "new\nline.c")
	fail.If(t, p.Others != nil, "it includes %q", p.Others)
}

func newBuildCache(t *testing.T) *BuildCache {
	w := &BuildCache{}
	t.Cleanup(w.Close)
	return w
}

// inC returns a builder of the default table, and skips the test if there is no gcc.
func inC(t *testing.T) *Builder {
	t.Helper()
	_, err := exec.LookPath("gcc")
	fail.SkipIf(t, err != nil, err)
	t.Chdir(t.TempDir())
	return &Builder{Table: Default(), Cache: newBuildCache(t)}
}

// says fails the test unless the program made of a.c says a word, and its source includes so many files.
func says(t *testing.T, b *Builder, word string, others int, of string) {
	t.Helper()
	p := made(t, b, "a.c")
	said := fail.Must(program.Run(t.Context(), p.Command, nil, program.Limits{}))(t).Output
	fail.Unequal(t, strings.TrimSpace(string(said)), word, "%s: it says", of)
	fail.If(t, len(p.Others) != others, "%s: it includes %q", of, p.Others)
}

// define writes the header word.h, which defines a word.
func define(t *testing.T, word string) {
	texttest.Write(t, "word.h", "#undef WORD\n#define WORD \""+word+"\"\n")
}

// However a changed source arrives, its program is never that of its old text.
func TestAChangedFileIsSeen(t *testing.T) {
	b := inC(t)
	const source = "\nint main(void) { puts(WORD); }\n"
	folder := fail.Must(os.Getwd())(t)
	for _, include := range []string{
		`#include "word.h"`, `#include "` + filepath.ToSlash(folder) + `/word.h"`, "#inc\\\nlude \"word.h\"",
		"#define NAME \"word.h\"\n#include NAME", "#if __has_include(\"word.h\")\n#include \"word.h\"\n#endif",
	} {
		texttest.Write(t, "a.c", "#include <stdio.h>\n"+include+source)
		for _, word := range []string{"one", "two"} {
			define(t, word)
			says(t, b, word, 1, include)
		}
	}
	fail.Differ(t, made(t, b, "a.c").Others, []string{"word.h"}, "it includes")
}

func TestARuleForMake(t *testing.T) {
	for rule, want := range map[string][]string{
		"program: a.c\n": {"a.c"},
		"program: a.c \\\n /b/my\\ own.h \\\n c\\#$$.h\n": {"a.c", "/b/my own.h", "c#$.h"},
		"reads.d: a.rs b.rs\n\nprogram: a.rs c.rs\n":      {"a.rs", "b.rs"},
		"program.exe: a.c \\\r\n C:\\b.h\r\n":             {"a.c", `C:\b.h`},
		"":                                                nil,
	} {
		fail.Differ(t, prerequisites(rule), want, "%q", rule)
	}
}

// asCompiler makes this binary behave as a compiler: its arguments are a log, the program to make, and the source. With
// a source alone it is an interpreter, and does nothing.
const asCompiler = "NINEFOLD_TEST_COMPILER"

func TestMain(m *testing.M) {
	if os.Getenv(asCompiler) != "" && len(os.Args) == 2 {
		return
	}
	if os.Getenv(asCompiler) != "" {
		os.Exit(compileAs(os.Args[1], os.Args[2], os.Args[3]))
	}
	os.Setenv(asCompiler, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0")
	os.Exit(m.Run())
}

// compileAs does what the source says.
func compileAs(log, program, source string) int {
	content, err := os.ReadFile(source)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	file, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err == nil {
		fmt.Fprintln(file, source)
		file.Close()
	}
	switch {
	case strings.Contains(string(content), "wrong"):
		fmt.Fprintf(os.Stderr, "%s:1:7: it is wrong\n", source)
		fmt.Println("1 error")
		return 1
	case strings.Contains(string(content), "full"):
		fmt.Fprintln(os.Stderr, "cannot write: No space left on device")
		return 1
	case strings.Contains(string(content), "endless"):
		time.Sleep(time.Hour)
	case strings.Contains(string(content), "greedy"):
		for hoard := [][]byte{}; ; {
			hoard = append(hoard, bytes.Repeat([]byte("x"), 1<<20))
		}
	case strings.Contains(string(content), "temporary"):
		os.WriteFile(filepath.Join(os.TempDir(), "left"), content, 0o600)
	case strings.Contains(string(content), "large"):
		content = make([]byte, compileFile+1)
	case strings.Contains(string(content), "flood"):
		for {
			fmt.Println(strings.Repeat("error ", 1000))
		}
	}
	if err := os.WriteFile(program, content, 0o700); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// works returns a builder whose language .x this binary compiles, and .s it runs; and the log of what was compiled.
func works(t *testing.T) (b *Builder, log string) {
	t.Helper()
	folder := t.TempDir()
	log = filepath.Join(folder, "log")
	itself := fail.Must(filepath.Abs(os.Args[0]))(t)
	return &Builder{
		Table: Table{
			{Name: "None", Extensions: []string{".x"}, Compile: []string{"no-such-compiler"},
				Run: []string{placeProgram}},
			{
				Name: "X", Extensions: []string{".x", ".xx"},
				Compile: []string{itself, log, placeProgram, placeSource},
				Run:     []string{placeProgram, placeFolder, placeName},
			},
			{Name: "S", Extensions: []string{".s"}, Run: []string{itself, placeSource}},
			{Name: "Gone", Extensions: []string{".gone"}, Run: []string{"no-such-interpreter", placeSource}},
		},
		Cache: newBuildCache(t),
	}, log
}

// worksOn returns what works does, in a new working folder with the given files: each a name and a text.
func worksOn(t *testing.T, files ...string) (b *Builder, log string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for i := 0; i < len(files); i += 2 {
		texttest.Write(t, files[i], files[i+1])
	}
	return works(t)
}
