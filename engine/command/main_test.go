package command

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// asProgram makes the test binary behave like the program without a window, for tests that start it.
const asProgram = "NINEFOLD_TEST_AS_PROGRAM"

// itself is the variable with the path of the test binary, for the scripts in the transcripts.
const itself = "NINEFOLD"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(context.Background(), os.Getenv, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, nil))
	}
	binary, err := filepath.Abs(os.Args[0])
	if err != nil {
		panic(err)
	}
	os.Setenv(itself, binary)
	os.Setenv("LC_ALL", "C")
	os.Setenv(asProgram, "1") // for the programs that this process starts
	os.Setenv("GORACE", "atexit_sleep_ms=0")
	os.Exit(m.Run())
}

// inEnglish returns the variables of an environment that chooses no language: none.
func inEnglish(string) string { return "" }

// inChinese returns the variables of an environment that chooses Chinese.
func inChinese(string) string { return "zh_CN.UTF-8" }

// run runs the program in English. The standard input may be nil.
func run(stdin io.Reader, args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	status = Run(context.Background(), inEnglish, args, stdin, &out, &err, nil)
	return status, out.String(), err.String()
}
