//go:build !js

package files

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/storage/repository"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/atomicfile"
	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	test.NewApp()
	locale.Use(locale.English)
	UseAtomicFiles()
	UseAtomicFiles() // once more does no harm
	m.Run()
}

func put(t *testing.T, name, text string) fyne.URI {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return storage.NewFileURI(name)
}

func contents(t *testing.T, uri fyne.URI) string {
	t.Helper()
	text, err := os.ReadFile(uri.Path())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAFileKeepsItsContentsUntilTheNewOnesAreWhole(t *testing.T) {
	uri := put(t, filepath.Join(t.TempDir(), "board.txt"), "old")
	w, err := storage.Writer(uri)
	if err != nil {
		t.Fatal(err)
	}
	if w.URI() != uri {
		t.Errorf("it is %v", w.URI())
	}
	for _, part := range []string{"n", "ew"} {
		if contents(t, uri) != "old" {
			t.Errorf("before it is closed it is %q", contents(t, uri))
		}
		if _, err := io.WriteString(w, part); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil || contents(t, uri) != "new" {
		t.Errorf("it is %q, %v", contents(t, uri), err)
	}
}

func TestAFileThatNothingIsWrittenToStays(t *testing.T) {
	uri := put(t, filepath.Join(t.TempDir(), "board.txt"), "old")
	w, err := storage.Writer(uri)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil || contents(t, uri) != "old" {
		t.Errorf("it is %q, %v", contents(t, uri), err)
	}
}

func TestWhatCannotBeWrittenIsAnError(t *testing.T) {
	w, err := storage.Writer(storage.NewFileURI(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, "x"); !errors.Is(err, atomicfile.ErrNotRegular) {
		t.Errorf("a folder was written: %v", err)
	}
	if err := w.Close(); err != nil {
		t.Error(err)
	}
}

func TestNothingButARegularFileIsRead(t *testing.T) {
	if _, err := storage.Reader(storage.NewFileURI(t.TempDir())); !errors.Is(err, atomicfile.ErrNotRegular) {
		t.Errorf("a folder was opened: %v", err)
	}
	if _, err := storage.Reader(storage.NewFileURI(filepath.Join(t.TempDir(), "none"))); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file that is not there was opened: %v", err)
	}
	uri := put(t, filepath.Join(t.TempDir(), "board.txt"), "text")
	if text, err := readText(uri); err != nil || string(text) != "text" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestFilesThatAreBeingWrittenAreNotListed(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "board.txt"), "")
	f, err := atomicfile.Create(filepath.Join(dir, "other.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	listable, err := storage.ListerForURI(storage.NewFileURI(dir))
	if err != nil {
		t.Fatal(err)
	}
	list, err := listable.List()
	if err != nil || len(list) != 1 || list[0].Name() != "board.txt" {
		t.Errorf("listed are %v, %v", list, err)
	}
}

func TestANameCanBeAPath(t *testing.T) {
	home, err := os.UserHomeDir()
	if err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	absolute := filepath.Join(t.TempDir(), "board.txt")
	for name, want := range map[string]string{
		"board.txt": filepath.Join(dir, "board.txt"), absolute: absolute, "~/board.txt": filepath.Join(home, "board.txt"),
		"~board.txt": filepath.Join(dir, "~board.txt"), "a ~/b": filepath.Join(dir, "a ~/b"),
	} {
		child, err := storage.Child(storage.NewFileURI(dir), name)
		if err != nil || filepath.Clean(child.Path()) != want {
			t.Errorf("%q is %v, %v; want %s", name, child, err, want)
		}
	}
	if _, ok := mustRepository(t).(*atomicFiles); !ok {
		t.Error("the repository is not that of this package")
	}
}

func mustRepository(t *testing.T) repository.Repository {
	t.Helper()
	r, err := repository.ForScheme("file")
	if err != nil {
		t.Fatal(err)
	}
	return r
}
