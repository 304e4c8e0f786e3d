package toolchain

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// asCompiler makes this binary behave as a compiler: its arguments are a log, the program to make, and the source; or a
// file with its version.
const asCompiler = "NINEFOLD_TEST_COMPILER"

func TestMain(m *testing.M) {
	if os.Getenv(asCompiler) != "" && len(os.Args) == 2 {
		version, _ := os.ReadFile(os.Args[1])
		fmt.Println(string(version))
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
	itself, err := filepath.Abs(os.Args[0])
	fail.OnError(t, err)
	return &Builder{
		Table: Table{
			{Name: "None", Extensions: []string{".x"}, Compile: []string{"no-such-compiler"},
				Run: []string{placeProgram}},
			{
				Name: "X", Extensions: []string{".x", ".xx"},
				Compile: []string{itself, log, placeProgram, placeSource},
				Run:     []string{placeProgram, placeFolder, placeName},
				Version: []string{itself, filepath.Join(folder, "version")},
			},
			{Name: "S", Extensions: []string{".s"}, Run: []string{itself, placeSource}},
			{Name: "Gone", Extensions: []string{".gone"}, Run: []string{"no-such-interpreter", placeSource}},
		},
		Cache: filepath.Join(folder, "cache"),
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
