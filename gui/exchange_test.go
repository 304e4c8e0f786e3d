package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// file is a file of the test's own with the given contents.
func (w *window) file(name, contents string) string {
	w.t.Helper()
	path := filepath.Join(w.t.TempDir(), name)
	if err := os.WriteFile(path, []byte(contents), 0o600); err != nil {
		w.t.Fatal(err)
	}
	return path
}

// open opens a file and waits until it is read and imported.
func (w *window) open(path string) {
	w.t.Helper()
	w.Open(path)
	w.late()()
}

func TestWhatAFileWasReadAsIsSaid(t *testing.T) {
	for name, c := range map[string]struct{ text, said string }{
		"position.in": {sample(t, "tictactoe-2.in"), "position.in"},
		"grid.in":     {gridSample(t, "crosshatch-2.in"), "grid.in"},
		"some.bttt":   {"8o/9/9/9/9/9/9/9/9 x 8", "bttt"},
	} {
		w := openWindow(t)
		w.open(w.file(name, c.text))
		if !strings.Contains(w.reason(), c.said) || len(w.session.Settings.Recent) != 1 {
			t.Errorf("%s: said %q, remembered %q", name, w.reason(), w.session.Settings.Recent)
		}
	}
}

func TestAFileIsRememberedWhenItIsTakenNotWhenItIsAskedAbout(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("two", "B2b2"))
	if recent := w.session.Settings.Recent; len(recent) != 0 {
		t.Errorf("before the answer %q is remembered", recent)
	}
	w.tapButton("Import")
	if recent := w.session.Settings.Recent; len(recent) != 1 || w.moves() == 0 {
		t.Errorf("after the answer %q is remembered, %d marks", recent, w.moves())
	}
}
