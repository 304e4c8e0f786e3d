//go:build unix && !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func link(t *testing.T, to, name string) {
	t.Helper()
	fail.OnError(t, os.Symlink(to, name))
}

func TestNothingButARegularFileIsOpened(t *testing.T) {
	pipe := func(t *testing.T, name string) string {
		err := syscall.Mkfifo(name, 0o600)
		fail.SkipIf(t, err != nil, err)
		return name
	}
	for name, lay := range map[string]func(t *testing.T, name string){
		"a pipe":              func(t *testing.T, name string) { pipe(t, name) },
		"a link to a pipe":    func(t *testing.T, name string) { link(t, pipe(t, t.TempDir()+"/p"), name) },
		"a link to /dev/zero": func(t *testing.T, name string) { link(t, "/dev/zero", name) },
		"a link to /dev/null": func(t *testing.T, name string) { link(t, "/dev/null", name) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			lay(t, filepath.Join(dir, index))
			checkRefused(t, dir, atomicfile.ErrNotRegular)
			s := New(dir, func(error) {})
			s.Put(index, holding("x"))
			if err := s.Flush(); err == nil || files(t, dir) != index {
				t.Errorf("it was replaced: %v; in the folder are %s", err, files(t, dir))
			}
		})
	}
}

func TestALinkIsFollowedAndStays(t *testing.T) {
	dir, target := t.TempDir(), filepath.Join(t.TempDir(), "real")
	texttest.Write(t, target, "old")
	link(t, target, filepath.Join(dir, index))
	s := storeAt(t, dir)
	text, err := s.Load(index)
	fail.NowIf(t, err != nil || string(text) != "old", "%q, %v", text, err)
	s.Put(index, holding("new"))
	fail.OnError(t, s.Flush())
	text, err = os.ReadFile(target)
	fail.If(t, err != nil || string(text) != "new", "%q, %v", text, err)
	info, err := os.Lstat(filepath.Join(dir, index))
	fail.If(t, err != nil || info.Mode()&fs.ModeSymlink == 0, "the link is gone: %v, %v", info, err)
	link(t, "circle", filepath.Join(dir, "circle"))
	text, err = s.Load("circle")
	fail.If(t, err == nil || text != nil, "a link in a circle: %q, %v", text, err)
}

// TestWhatCannotBeReadOrWrittenNowIsToldAndStays: a temporary problem is an error and loses nothing.
func TestWhatCannotBeReadOrWrittenNowIsToldAndStays(t *testing.T) {
	fail.SkipIf(t, os.Geteuid() == 0, "root may do everything")
	dir := t.TempDir()
	name := filepath.Join(dir, index)
	texttest.Write(t, name, "whole")
	t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	for _, locked := range []string{name, dir} {
		fail.OnError(t, os.Chmod(locked, 0))
		text, err := storeAt(t, dir).Load(index)
		_ = os.Chmod(locked, 0o700)
		fail.If(t, !errors.Is(err, fs.ErrPermission) || text != nil, "%s: %q, %v", locked, text, err)
	}
	fail.OnError(t, os.Chmod(dir, 0o500))
	told := 0
	s := New(dir, func(error) { told++ })
	s.Put(index, holding("new"))
	err := s.Flush()
	fail.If(t, !errors.Is(err, fs.ErrPermission) || told == 0, "%v, told %d times", err, told)
	_, err = s.SetAside(index)
	fail.If(t, !errors.Is(err, fs.ErrPermission) || !s.Barred(), "set aside: %v", err)
	text, err := storeAt(t, dir).Load(index)
	fail.If(t, err != nil || string(text) != "whole", "%q, %v", text, err)
}
