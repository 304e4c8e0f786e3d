//go:build unix

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ninefold/engine/atomicfile"
)

func link(t *testing.T, to, name string) {
	t.Helper()
	if err := os.Symlink(to, name); err != nil {
		t.Fatal(err)
	}
}

func TestNothingButARegularFileIsOpened(t *testing.T) {
	for name, lay := range map[string]func(t *testing.T, name string){
		"a pipe": func(t *testing.T, name string) {
			if err := syscall.Mkfifo(name, 0o600); err != nil {
				t.Skip(err)
			}
		},
		"a link to a pipe": func(t *testing.T, name string) {
			pipe := filepath.Join(t.TempDir(), "pipe")
			if err := syscall.Mkfifo(pipe, 0o600); err != nil {
				t.Skip(err)
			}
			link(t, pipe, name)
		},
		"a link to /dev/zero": func(t *testing.T, name string) { link(t, "/dev/zero", name) },
		"a link to /dev/null": func(t *testing.T, name string) { link(t, "/dev/null", name) },
		"a link to a folder":  func(t *testing.T, name string) { link(t, t.TempDir(), name) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			lay(t, filepath.Join(dir, sessionName))
			checkRefused(t, dir, atomicfile.ErrNotRegular)
			s := New(dir, func(error) {})
			s.Replace(lineOf("x"))
			if err := s.Flush(); err == nil || files(t, dir) != sessionName {
				t.Errorf("it was replaced: %v; in the folder are %s", err, files(t, dir))
			}
		})
	}
}

func TestALinkToTheSessionIsFollowedAndStays(t *testing.T) {
	dir, target := t.TempDir(), filepath.Join(t.TempDir(), "real.json")
	put(t, target, "old\n")
	link(t, target, filepath.Join(dir, sessionName))
	s := storeAt(t, dir)
	if text, err := s.Load(); err != nil || string(text) != "old\n" {
		t.Fatalf("%q, %v", text, err)
	}
	s.Replace(lineOf("new"))
	s.Add(lineOf("line"))
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(target); err != nil || string(text) != "new\nline\n" {
		t.Errorf("%q, %v", text, err)
	}
	if info, err := os.Lstat(filepath.Join(dir, sessionName)); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v, %v", info, err)
	}
}

func TestALinkInACircleIsAnErrorAndIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	link(t, sessionName, filepath.Join(dir, sessionName))
	if text, err := storeAt(t, dir).Load(); err == nil || text != nil {
		t.Errorf("%q, %v", text, err)
	}
}

// TestWhatCannotBeReadNowIsToldApartFromNothing holds that a passing trouble is an error, and that the file stays.
func TestWhatCannotBeReadNowIsToldApartFromNothing(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may do everything")
	}
	dir := t.TempDir()
	name := filepath.Join(dir, sessionName)
	put(t, name, "whole\n")
	for _, locked := range []string{name, dir} {
		if err := os.Chmod(locked, 0); err != nil {
			t.Fatal(err)
		}
		text, err := storeAt(t, dir).Load()
		if err := os.Chmod(locked, 0o700); err != nil {
			t.Fatal(err)
		}
		if !errors.Is(err, fs.ErrPermission) || text != nil {
			t.Errorf("%s: %q, %v", locked, text, err)
		}
	}
	if text, err := storeAt(t, dir).Load(); err != nil || string(text) != "whole\n" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestASessionInAFolderThatCannotBeWrittenSaysSoAndStays(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may do everything")
	}
	dir := t.TempDir()
	put(t, filepath.Join(dir, sessionName), "whole\n")
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	told := 0
	s := New(dir, func(error) { told++ })
	s.Replace(lineOf("new"))
	if err := s.Flush(); !errors.Is(err, fs.ErrPermission) || told != 1 {
		t.Errorf("%v, told %d times", err, told)
	}
	if _, err := s.SetAside(); !errors.Is(err, fs.ErrPermission) || !s.Barred() {
		t.Errorf("set aside: %v", err)
	}
	if text, err := s.Load(); err != nil || string(text) != "whole\n" {
		t.Errorf("%q, %v", text, err)
	}
}
