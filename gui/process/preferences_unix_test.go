//go:build unix

package process

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
)

func TestFyneFindsNoPreferencesThatItCannotRead(t *testing.T) {
	write := func(text string) func(string) error {
		return func(name string) error { return os.WriteFile(name, []byte(text), 0o600) }
	}
	for name, c := range map[string]struct {
		make        func(name string) error
		stays, said bool
	}{
		"none":     {make: func(string) error { return nil }},
		"whole":    {make: write(`{"lastFolder":"/"}`), stays: true},
		"empty":    {make: write("")},
		"cut off":  {make: write(`{"lastFolder":`), said: true},
		"a number": {make: write("1"), said: true},
		"a pipe":   {make: func(name string) error { return syscall.Mkfifo(name, 0o600) }, said: true},
		"a folder": {make: func(name string) error { return os.Mkdir(name, 0o700) }, said: true},
		"very large": {make: func(name string) error {
			return errors.Join(write("")(name), os.Truncate(name, 8<<30))
		}, said: true},
	} {
		file := filepath.Join(t.TempDir(), "preferences.json")
		fail.OnError(t, c.make(file))
		err := mendPreferences(file)
		var aside *atomicfile.SetAsideError
		fail.If(t, errors.As(err, &aside) != c.said || err != nil && !c.said, "%s: %v", name, err)
		_, err = os.Lstat(file)
		fail.If(t, errors.Is(err, fs.ErrNotExist) == c.stays, "%s: %v", name, err)
	}
}
