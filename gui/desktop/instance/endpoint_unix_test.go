//go:build unix

package instance

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/test/fail"
)

// TestAPipeIsNoLock: opening one that nobody writes to blocks for ever.
func TestAPipeIsNoLock(t *testing.T) {
	dir := t.TempDir()
	fail.OnError(t, syscall.Mkfifo(filepath.Join(dir, lockName), 0o600))
	open, opened := paths()
	own(t, dir).Serve(open)
	handsOver(t, dir, "/a/file.in")
	fail.Unequal(t, <-opened, "/a/file.in", "the first was handed")
}

// TestWhereAPipeIsTheLockIsNoSeparateSession: two windows would share it.
func TestWhereAPipeIsTheLockIsNoSeparateSession(t *testing.T) {
	windows := filepath.Join(t.TempDir(), "windows")
	fail.OnError(t, os.MkdirAll(filepath.Join(windows, "2"), 0o700))
	fail.OnError(t, syscall.Mkfifo(filepath.Join(windows, "2", lockName), 0o600))
	for _, want := range []string{"3", "4"} {
		fail.Unequal(t, separate(t, filepath.Dir(windows)).Dir, filepath.Join(windows, want), "the session is in")
	}
}

func TestAnEndpointThatIsNoFileIsReplaced(t *testing.T) {
	for name, make := range map[string]func(name string) error{
		"a pipe": func(name string) error { return syscall.Mkfifo(name, 0o600) },
		"large": func(name string) error {
			return errors.Join(os.WriteFile(name, nil, 0o600), os.Truncate(name, 8<<30))
		},
	} {
		dir := t.TempDir()
		fail.OnError(t, make(filepath.Join(dir, endpointName)))
		open, opened := paths()
		own(t, dir).Serve(open)
		handsOver(t, dir, "/a/file.in")
		fail.If(t, <-opened != "/a/file.in", "%s: nothing was handed over", name)
	}
}

func TestAnEndpointIsReadOnlyIfItIsSmall(t *testing.T) {
	name := filepath.Join(t.TempDir(), endpointName)
	for size, good := range map[int]bool{maxEndpoint: true, maxEndpoint + 1: false} {
		fail.OnError(t, os.WriteFile(name, fmt.Appendf(nil, "%-*s", size, "{}"), 0o600))
		_, err := readEndpoint(name)
		fail.If(t, (err == nil) != good, "%d bytes: %v", size, err)
	}
}
