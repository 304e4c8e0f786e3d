package command

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

// asProgram makes the test binary behave as the program does without a window, for tests that start it.
const asProgram = "NINEFOLD_TEST_AS_PROGRAM"

// itself is the variable that names the test binary, for the scripts in the transcripts.
const itself = "NINEFOLD"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	binary, err := filepath.Abs(os.Args[0])
	if err != nil {
		panic(err)
	}
	os.Setenv(itself, binary)
	os.Setenv(asProgram, "1") // for what this process starts
	os.Setenv("GORACE", "atexit_sleep_ms=0")
	os.Exit(m.Run())
}
