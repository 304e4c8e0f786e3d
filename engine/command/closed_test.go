//go:build cgo && (linux || darwin)

package command

import (
	"io"
	"os"
	"testing"

	"ninefold/engine/test/fail"
)

func TestAClosedStandardOutputIsAnError(t *testing.T) {
	null := func(flags int) *os.File {
		f := fail.Must(os.OpenFile(os.DevNull, flags, 0))(t)
		t.Cleanup(func() { f.Close() })
		return f
	}
	for name, tc := range map[string]struct {
		command string
		stdout  *os.File // nil for a closed one
		status  int
		stderr  string
	}{
		"closed": {"version", nil, exitFailure, "standard output: file already closed\n"},
		"closed, with nothing to write": {"mark", nil, exitFailure,
			"-:1:1: expected x, o or a dot (.), found the end of the text\n"},
		"the null device":                   {"version", null(os.O_WRONLY), exitSuccess, ""},
		"the null device to read and write": {"version", null(os.O_RDWR), exitSuccess, ""},
	} {
		errors, theirs, err := os.Pipe()
		fail.OnError(t, err)
		started, err := os.StartProcess(os.Args[0], []string{"ninefold", tc.command}, &os.ProcAttr{
			Env:   append(os.Environ(), asProgram+"=1"),
			Files: []*os.File{null(os.O_RDONLY), tc.stdout, theirs},
		})
		fail.OnError(t, err)
		theirs.Close()
		said, _ := io.ReadAll(errors)
		errors.Close()
		state, err := started.Wait()
		fail.If(t, err != nil || state.ExitCode() != tc.status || string(said) != tc.stderr,
			"%s: %v, %v, %q, want status %d and %q", name, state, err, said, tc.status, tc.stderr)
	}
}
