package gui

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
)

func TestEscapeClosesTheSaveDialog(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("exportText")
	w.key(fyne.KeyEscape)
	if w.dialogs.Busy() {
		t.Error("it stays open")
	}
}

func TestAFileIsReplacedOnlyIfTheUserSaysSo(t *testing.T) {
	for answer, want := range map[string]bool{"file.replace.do": true, "Cancel": false} {
		w := openWindow(t)
		path := filepath.Join(t.TempDir(), "position.txt")
		if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
			t.Fatal(err)
		}
		w.tapCell(5, 5)
		w.run("exportText")
		for range "position.txt" {
			w.key(fyne.KeyDelete)
		}
		w.typed(path)
		w.key(fyne.KeyReturn)
		w.tapButton(locale.Text(answer))
		w.exchange.Files.Wait()
		got, err := os.ReadFile(path)
		if err != nil || (string(got) != "old") != want {
			t.Errorf("%s: the file holds %q, %v", answer, got, err)
		}
		if w.dialogs.Busy() == want {
			t.Errorf("%s: a dialog is open: %v", answer, w.dialogs.Busy())
		}
	}
}
