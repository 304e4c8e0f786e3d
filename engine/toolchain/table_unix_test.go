//go:build linux

package toolchain

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
)

// Opening a pipe that nobody writes to would block for ever, and a file may be larger than the memory.
func TestATableThatIsNoTableIsSetAside(t *testing.T) {
	for want, make := range map[error]func(name string) error{
		atomicfile.ErrNotRegular: func(name string) error { return syscall.Mkfifo(name, 0o600) },
		ErrTableTooLarge: func(name string) error {
			return errors.Join(os.WriteFile(name, nil, 0o600), os.Truncate(name, 8<<30))
		},
	} {
		t.Setenv("XDG_CONFIG_HOME", t.TempDir())
		name, err := TableFile()
		if err = errors.Join(err, os.Mkdir(filepath.Dir(name), 0o700), make(name)); err != nil {
			t.Skip(err)
		}
		var file *FileError
		var aside *atomicfile.SetAsideError
		_, err = UserTable()
		fail.If(t, !errors.As(err, &file) || !errors.As(err, &aside) || !errors.Is(err, want), "%v, want %v", err, want)
		table, err := UserTable()
		fail.If(t, err != nil || len(table) != len(Default()), "after that: %v, %v", table, err)
	}
}

func TestAPipeIsNoProgram(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(name, 0o700); err != nil {
		t.Skip(err)
	}
	p := new(Builder).Command([]string{name})
	fail.If(t, p.Apart || p.Code != "", "it is %+v", p)
}
