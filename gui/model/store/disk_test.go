//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

const index = "boards.index"

// storeAt returns a store in a folder; it fails the test if a write fails.
func storeAt(t *testing.T, dir string) *Store {
	t.Helper()
	return New(dir, func(err error) { t.Error(err) })
}

func files(t *testing.T, dir string) string {
	entries := fail.Must(os.ReadDir(dir))(t)
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return strings.Join(names, " ")
}

func TestADamagedFileIsSetAsideAndNeverOverwritten(t *testing.T) {
	dir := t.TempDir()
	s := storeAt(t, dir)
	for n, text := range []string{"first", "second"} {
		texttest.Write(t, filepath.Join(dir, index), text)
		aside, err := s.SetAside(index)
		want := filepath.Join(dir, fmt.Sprint(index, ".damaged-", n+1))
		fail.NowIf(t, err != nil || aside != want, "%s, %v", aside, err)
	}
	s.Put(index, holding("new"))
	s.Put("none", nil) // what is not there is removed
	fail.OnError(t, s.Flush())
	for ending, want := range map[string]string{"": "new", ".damaged-1": "first", ".damaged-2": "second"} {
		text, err := os.ReadFile(filepath.Join(dir, index+ending))
		fail.If(t, err != nil || string(text) != want, "%s holds %q, %v", ending, text, err)
	}
}

func TestAFileThatCannotBeKeptSaysSo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	texttest.Write(t, file, "")
	var told error
	s := New(filepath.Join(file, "below"), func(err error) { told = err })
	s.Put(index, holding("x"))
	err := s.Flush()
	fail.If(t, err == nil || told == nil, "%v, told %v", err, told)
	_, err = New(filepath.Join(file, "below"), nil).Load(index)
	fail.If(t, err == nil, "below a file nothing went wrong")
}

func TestWhatAKilledWriteLeftIsRemovedAndNothingElse(t *testing.T) {
	dir := t.TempDir()
	boards := filepath.Join(dir, "boards")
	fail.OnError(t, os.Mkdir(boards, 0o700))
	const old, other = ".ninefold-0123456789abcdef.tmp", ".ninefold-fedcba9876543210.tmp"
	long := time.Now().Add(-time.Hour)
	for _, in := range []string{dir, boards} {
		for _, name := range []string{old, other, "notes.txt", index} {
			texttest.Write(t, filepath.Join(in, name), "cut o")
			if name == other {
				continue
			}
			fail.OnError(t, os.Chtimes(filepath.Join(in, name), long, long))
		}
	}
	fail.Unequal(t, fmt.Sprint(storeAt(t, dir).Names("boards")), "[boards/"+index+" boards/notes.txt]", "there")
	want := other + " " + index + " notes.txt"
	fail.If(t, files(t, boards) != want || files(t, dir) != strings.Replace(want, index, "boards "+index, 1),
		"left are %s and %s: the old leftover must go, what may be being written must stay", files(t, dir),
		files(t, boards))
}

// checkRefused fails unless a file is refused with an error, without being read, and stays in its place.
func checkRefused(t *testing.T, dir string, want error) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	text, err := storeAt(t, dir).Load(index)
	runtime.ReadMemStats(&after)
	fail.If(t, !errors.Is(err, want) || text != nil, "%d bytes, %v; want %v", len(text), err, want)
	used := after.TotalAlloc - before.TotalAlloc
	fail.If(t, used > 1<<20, "refusing it took %d bytes", used)
	_, err = os.Lstat(filepath.Join(dir, index))
	fail.If(t, err != nil, "%v", err)
}

func TestAFileThatIsTooLargeIsRefusedWithoutBeingRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, index)
	texttest.Write(t, name, "whole")
	if err := os.Truncate(name, MaxSize+1); err != nil { // takes no space on the disk
		t.Skip("the file system has no files with holes:", err)
	}
	checkRefused(t, dir, ErrTooLarge)
}

func TestAFolderInTheFilesPlaceIsRefused(t *testing.T) {
	dir := t.TempDir()
	fail.OnError(t, os.MkdirAll(filepath.Join(dir, index, "more"), 0o700))
	checkRefused(t, dir, syscall.EISDIR)
	s := New(dir, func(error) {})
	s.Put(index, holding("x"))
	if err := s.Flush(); !errors.Is(err, atomicfile.ErrNotRegular) || files(t, dir) != index {
		t.Errorf("it was replaced: %v; in the folder are %s", err, files(t, dir))
	}
	s = New(dir, func(error) {})
	s.Put(index, nil)
	var ofPath *fs.PathError
	err := s.Flush()
	fail.If(t, !errors.As(err, &ofPath) || files(t, dir) != index, "it was removed: %v", err)
}
