//go:build unix

package gui

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

// pipe is a named pipe, which nobody writes to: whoever opens it to read waits for ever.
func pipe(t *testing.T, dir, name string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	return path
}

func TestANamedPipeInTheFolderHoldsNothingUp(t *testing.T) {
	w := openWindow(t)
	dir := t.TempDir()
	pipe(t, dir, "pipe")
	if err := os.WriteFile(filepath.Join(dir, "board.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	w.app.Preferences().SetString("lastFolder", dir)
	for _, id := range []string{"import", "exportAnswer", "saveAs"} {
		w.run(id)
		w.await("the files", func() bool { return strings.Contains(w.dialogTexts(), "board.txt") })
		if said := w.dialogTexts(); strings.Contains(said, "pipe") {
			t.Errorf("%s: the dialog shows\n%s", id, said)
		}
		w.dialogs.Close()
	}
}

func TestANamedPipeIsRefusedByNameAndByDrop(t *testing.T) {
	path := pipe(t, t.TempDir(), "pipe")
	for name, open := range map[string]func(w *window){
		"named":   func(w *window) { w.Open(path) },
		"dropped": func(w *window) { w.exchange.Drop([]fyne.URI{storage.NewFileURI(path)}) },
	} {
		w := openWindow(t)
		open(w)
		w.await(name, w.warned)
		if !strings.Contains(w.reason(), "not a file") {
			t.Errorf("%s: said %q", name, w.reason())
		}
	}
}

func TestASessionThatIsAPipeIsNotRead(t *testing.T) {
	dir := t.TempDir()
	pipe(t, dir, "boards.index")
	w := openWindowIn(t, dir)
	if !w.warned() || !strings.Contains(w.reason(), "nothing is saved this time") {
		t.Errorf("said %q", w.reason())
	}
}
