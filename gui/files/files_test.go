package files

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"

	"ninefold/engine/atomicfile"
	"ninefold/gui/locale"
)

func TestMain(m *testing.M) {
	test.NewApp()
	locale.Use(locale.English)
	m.Run()
}

// put writes a file into a folder and names it.
func put(t *testing.T, dir, name, text string) (path string) {
	t.Helper()
	path = filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestNothingButARegularFileIsRead(t *testing.T) {
	if _, err := readText(t.TempDir()); !errors.Is(err, atomicfile.ErrNotRegular) {
		t.Errorf("a folder was opened: %v", err)
	}
	if _, err := readText(filepath.Join(t.TempDir(), "none")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file that is not there was opened: %v", err)
	}
	if text, err := readText(put(t, t.TempDir(), "board.txt", "text")); err != nil || string(text) != "text" {
		t.Errorf("%q, %v", text, err)
	}
}
