//go:build unix

package process

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
)

// TestPreferencesThatWouldBlockTheStartAreRefused: Fyne opens a pipe, and waits for ever.
func TestPreferencesThatWouldBlockTheStartAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		make    func(name string) error
		refused bool
	}{
		"none":     {make: func(string) error { return nil }},
		"a file":   {make: func(name string) error { return os.WriteFile(name, []byte("{"), 0o600) }},
		"a folder": {make: func(name string) error { return os.Mkdir(name, 0o700) }},
		"a pipe":   {make: func(name string) error { return syscall.Mkfifo(name, 0o600) }, refused: true},
	} {
		file := filepath.Join(t.TempDir(), "preferences.json")
		fail.OnError(t, c.make(file))
		err := checkPreferences(file)
		var refused *atomicfile.FileError
		fail.If(t, errors.As(err, &refused) != c.refused || c.refused && refused.Name != file, "%s: %v", name, err)
	}
}
