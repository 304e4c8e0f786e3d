//go:build unix

package instance

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
)

// Opening a pipe that nobody writes to blocks for ever.
func TestAPipeInTheLocksPlaceIsSetAside(t *testing.T) {
	dir := t.TempDir()
	window := filepath.Join(dir, "windows", "2")
	fail.OnError(t, os.MkdirAll(window, 0o700))
	for _, dir := range []string{dir, window} {
		fail.OnError(t, syscall.Mkfifo(filepath.Join(dir, lockName), 0o600))
	}
	first, err := take(t, t.Context(), dir, "")
	var aside *atomicfile.SetAsideError
	fail.NowIf(t, first == nil || first.Dir != dir || !errors.As(err, &aside) ||
		aside.As != filepath.Join(dir, "lock-damaged-1"), "the start has %+v, %v", first, err)
	if own, err := Separate(dir); own.Dir != window || !errors.As(err, &aside) {
		t.Errorf("a separate window has %+v, %v", own, err)
	} else {
		own.Release()
	}
	info, err := os.Lstat(aside.As)
	fail.If(t, err != nil || info.Mode().IsRegular(), "set aside is %v, %v", info, err)
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
