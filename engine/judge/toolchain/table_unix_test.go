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
		err = errors.Join(err, os.Mkdir(filepath.Dir(name), 0o700), make(name))
		fail.SkipIf(t, err != nil, err)
		file := fail.As[*atomicfile.FileError](t, fail.ErrorOf(UserTable()), "%v", want)
		fail.Lacks(t, file.Error(), "languages-damaged-1.toml", "said is")
		fail.Unless(t, errors.Is(file, want), "%v, want %v", file, want)
		table, err := UserTable()
		fail.If(t, err != nil || len(table) != len(Default()), "after that: %v, %v", table, err)
	}
}

func TestAPipeIsNoProgram(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	err := syscall.Mkfifo(name, 0o700)
	fail.SkipIf(t, err != nil, err)
	p := new(Builder).ofCommand([]string{name})
	fail.If(t, p.Apart || p.Code != "", "it is %+v", p)
}
