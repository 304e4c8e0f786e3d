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
	"ninefold/engine/text/texttest"
)

func link(t *testing.T, to, name string) {
	t.Helper()
	if err := os.Symlink(to, name); err != nil {
		t.Fatal(err)
	}
}

func TestNothingButARegularFileIsOpened(t *testing.T) {
	pipe := func(t *testing.T, name string) string {
		if err := syscall.Mkfifo(name, 0o600); err != nil {
			t.Skip(err)
		}
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
	if text, err := s.Load(index); err != nil || string(text) != "old" {
		t.Fatalf("%q, %v", text, err)
	}
	s.Put(index, holding("new"))
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(target); err != nil || string(text) != "new" {
		t.Errorf("%q, %v", text, err)
	}
	if info, err := os.Lstat(filepath.Join(dir, index)); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v, %v", info, err)
	}
	link(t, "circle", filepath.Join(dir, "circle"))
	if text, err := s.Load("circle"); err == nil || text != nil {
		t.Errorf("a link in a circle: %q, %v", text, err)
	}
}

// TestWhatCannotBeReadOrWrittenNowIsToldAndStays: a temporary problem is an error and loses nothing.
func TestWhatCannotBeReadOrWrittenNowIsToldAndStays(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may do everything")
	}
	dir := t.TempDir()
	name := filepath.Join(dir, index)
	texttest.Write(t, name, "whole")
	t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	for _, locked := range []string{name, dir} {
		if err := os.Chmod(locked, 0); err != nil {
			t.Fatal(err)
		}
		text, err := storeAt(t, dir).Load(index)
		if _ = os.Chmod(locked, 0o700); !errors.Is(err, fs.ErrPermission) || text != nil {
			t.Errorf("%s: %q, %v", locked, text, err)
		}
	}
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	told := 0
	s := New(dir, func(error) { told++ })
	s.Put(index, holding("new"))
	if err := s.Flush(); !errors.Is(err, fs.ErrPermission) || told == 0 {
		t.Errorf("%v, told %d times", err, told)
	}
	if _, err := s.SetAside(index); !errors.Is(err, fs.ErrPermission) || !s.Barred() {
		t.Errorf("set aside: %v", err)
	}
	if text, err := storeAt(t, dir).Load(index); err != nil || string(text) != "whole" {
		t.Errorf("%q, %v", text, err)
	}
}
