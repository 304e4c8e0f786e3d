package command

import (
	"context"
	"os"
	"testing"
)

// asProgram makes the test binary behave as the program does without a window, for tests that start it.
const asProgram = "NINEFOLD_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}
