package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
)

// openReplacing is a window that asks whether to replace a file.
func openReplacing(t *testing.T) (w *window, path string) {
	t.Helper()
	w = openWindow(t)
	path = filepath.Join(t.TempDir(), "position.txt")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	w.tapCell(5, 5)
	w.run("exportText")
	w.entry().SetText(path)
	w.key(fyne.KeyReturn)
	w.await("the question", func() bool { return strings.Contains(w.dialogTexts(), locale.Text("file.replace.title")) })
	return w, path
}

func TestAFileIsReplacedOnlyIfTheUserSaysSo(t *testing.T) {
	for answer, want := range map[string]bool{"file.replace.do": true, "dialog.cancel": false} {
		w, path := openReplacing(t)
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
