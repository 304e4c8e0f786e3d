//go:build !js

package store

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"ninefold/engine/atomicfile"
)

// storeAt is a store in a folder that must not fail.
func storeAt(t *testing.T, dir string) *Store {
	t.Helper()
	return New(dir, func(err error) { t.Error(err) })
}

func put(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// files are the names in a folder.
func files(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return strings.Join(names, " ")
}

func TestTheSessionIsKeptInAFolderThatNeedNotExist(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	s := storeAt(t, dir)
	if text, err := s.Load(); text != nil || err != nil {
		t.Errorf("before anything was kept: %q, %v", text, err)
	}
	for range 50 {
		s.Replace(lineOf("another"))
	}
	s.Replace(lineOf("the last"))
	want := "the last\n"
	for range 50 {
		if !s.Add(lineOf("line")) {
			t.Fatal("nothing can be added")
		}
		want += "line\n"
	}
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	if text, err := storeAt(t, dir).Load(); err != nil || string(text) != want {
		t.Errorf("%q, %v", text, err)
	}
	if files(t, dir) != sessionName {
		t.Errorf("in the folder are %s", files(t, dir))
	}
}

func TestADamagedFileIsSetAsideAndNeverOverwritten(t *testing.T) {
	dir := t.TempDir()
	s := storeAt(t, dir)
	var set []string
	for _, text := range []string{"first", "second"} {
		put(t, filepath.Join(dir, sessionName), text)
		aside, err := s.SetAside()
		if err != nil {
			t.Fatal(err)
		}
		set = append(set, aside)
	}
	s.Replace(lineOf("new"))
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"first", "second"} {
		if kept, err := os.ReadFile(set[i]); err != nil || string(kept) != want {
			t.Errorf("set aside: %q, %v", kept, err)
		}
	}
	if want := "session-damaged-1.json session-damaged-2.json session.json"; files(t, dir) != want {
		t.Errorf("in the folder are %s, want %s", files(t, dir), want)
	}
}

func TestASessionThatCannotBeKeptSaysSo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	put(t, file, "")
	var told error
	s := New(filepath.Join(file, "below"), func(err error) { told = err })
	s.Replace(lineOf("x"))
	if err := s.Flush(); err == nil || told == nil || !s.Behind() {
		t.Errorf("%v, told %v", err, told)
	}
	if _, err := s.Load(); err == nil {
		t.Error("below a file nothing went wrong")
	}
}

func TestAFileThatIsGoneIsReplaced(t *testing.T) {
	dir := t.TempDir()
	var told error
	s := New(dir, func(err error) { told = err })
	s.Add(lineOf("then 1"))
	if err := s.Flush(); err == nil || told == nil {
		t.Fatalf("%v, told %v", err, told)
	}
	if files(t, dir) != "" {
		t.Errorf("in the folder are %s", files(t, dir))
	}
	if s.Add(lineOf("then 2")) {
		t.Fatal("a line was added to nothing")
	}
	s.Replace(lineOf("whole 2"))
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	if text, err := s.Load(); err != nil || string(text) != "whole 2\n" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestWhatAKilledWriteLeftIsRemovedAndNothingElse(t *testing.T) {
	dir := t.TempDir()
	const old, other = ".ninefold-0123456789abcdef.tmp", ".ninefold-fedcba9876543210.tmp"
	for _, name := range []string{old, other} {
		if !atomicfile.IsTemporary(name) {
			t.Fatalf("a write would not be named %s", name)
		}
		put(t, filepath.Join(dir, name), "cut o")
	}
	put(t, filepath.Join(dir, sessionName), "whole\n")
	put(t, filepath.Join(dir, "notes.txt"), "mine")
	long := time.Now().Add(-time.Hour)
	for _, name := range []string{old, "notes.txt", sessionName} {
		if err := os.Chtimes(filepath.Join(dir, name), long, long); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := storeAt(t, dir).Load(); err != nil || string(text) != "whole\n" {
		t.Errorf("%q, %v", text, err)
	}
	if left := files(t, dir); strings.Contains(left, old) || len(strings.Fields(left)) != 3 {
		t.Errorf("left are %s: the old leftover must go, what may be being written must stay", left)
	}
}

// checkRefused fails unless the session is refused, with an error and without being read.
func checkRefused(t *testing.T, dir string, want error) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	text, err := storeAt(t, dir).Load()
	runtime.ReadMemStats(&after)
	if !errors.Is(err, want) || text != nil {
		t.Errorf("%d bytes, %v; want %v", len(text), err, want)
	}
	if used := after.TotalAlloc - before.TotalAlloc; used > 1<<20 {
		t.Errorf("refusing it took %d bytes", used)
	}
}

func TestASessionThatIsTooLargeIsRefusedWithoutBeingRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, sessionName)
	put(t, name, "whole\n")
	if err := os.Truncate(name, MaxSize+1); err != nil { // takes no room on the disk
		t.Skip("the file system has no files with holes:", err)
	}
	checkRefused(t, dir, ErrTooLarge)
	if info, err := os.Stat(name); err != nil || info.Size() != MaxSize+1 {
		t.Errorf("it is no longer as it was: %v", err)
	}
}

func TestASessionThatIsAFolderIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, sessionName), 0o700); err != nil {
		t.Fatal(err)
	}
	checkRefused(t, dir, atomicfile.ErrNotRegular)
	s := New(dir, func(error) {})
	s.Replace(lineOf("x"))
	if err := s.Flush(); !errors.Is(err, atomicfile.ErrNotRegular) || files(t, dir) != sessionName {
		t.Errorf("it was replaced: %v; in the folder are %s", err, files(t, dir))
	}
}

// BenchmarkAdd is what keeping one line costs whoever changed the session, and until it is safely on the disk.
func BenchmarkAdd(b *testing.B) {
	line := append(bytes.Repeat([]byte("x"), 126), '\n')
	for name, kept := range map[string]func(*Store) error{
		"asked": func(*Store) error { return nil }, "written": (*Store).Flush,
	} {
		b.Run(name, func(b *testing.B) {
			s := New(b.TempDir(), func(err error) { b.Error(err) })
			s.Replace(lineOf("whole"))
			for b.Loop() {
				s.Add(func() ([]byte, error) { return line, nil })
				if err := kept(s); err != nil {
					b.Fatal(err)
				}
			}
			if err := s.Flush(); err != nil {
				b.Fatal(err)
			}
		})
	}
}
