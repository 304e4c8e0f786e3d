package widgets

import (
	"errors"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
)

var errPlace = &text.Error{Line: 2, Column: 3, Want: text.WantMark, Found: `"q"`}

// openText opens a dialog whose text must be good to be used, and returns its field and what was used.
func openText(t *testing.T, d TextDialog) (dialogs *Dialogs, entry *textEntry, used *string) {
	t.Helper()
	dialogs, _ = openDialogs(t)
	used = new(string)
	d.Confirm = "Import"
	d.Use = func(words string) (then func(), err error) {
		switch words {
		case "good":
			return func() {
				if dialogs.Busy() {
					t.Error("the dialog is open while what follows it is done")
				}
				*used = words
			}, nil
		case "nowhere":
			return nil, errors.New("an error without a place")
		}
		return nil, errPlace
	}
	d.Show(dialogs)
	entry, ok := dialogs.Window.Canvas().Focused().(*textEntry)
	if !ok {
		t.Fatal("the keyboard is not in the text")
	}
	return dialogs, entry, used
}

// said is what the dialog says above the text.
func said(dialogs *Dialogs) *Paragraph {
	return inDialog[*Paragraph](dialogs)[1] // below the title
}

func TestATextWithAnErrorOpensAtIt(t *testing.T) {
	dialogs, entry, _ := openText(t, TextDialog{Text: "one\ntwq\n", Err: errPlace})
	if entry.CursorRow != 1 || entry.CursorColumn != 2 {
		t.Errorf("the cursor is in line %d, column %d", entry.CursorRow+1, entry.CursorColumn+1)
	}
	label := said(dialogs)
	if want := `Line 2, column 3: expected x, o or a dot (.), found "q"`; label.Words() != want ||
		label.Importance != widget.DangerImportance {
		t.Errorf("said %q, want %q", label.Words(), want)
	}
}

func TestATextThatIsNoGoodStaysToBeMended(t *testing.T) {
	dialogs, entry, used := openText(t, TextDialog{Advice: "Paste something."})
	if label := said(dialogs); label.Words() != "Paste something." || label.Importance == widget.DangerImportance {
		t.Errorf("said %q", label.Words())
	}
	entry.SetText("one\ntwq\n")
	tapButton(t, dialogs, "Import")
	if *used != "" || !dialogs.Busy() || entry.CursorRow != 1 || dialogs.Window.Canvas().Focused() != entry {
		t.Errorf("used %q, open: %v, the cursor is in line %d", *used, dialogs.Busy(), entry.CursorRow+1)
	}
	entry.SetText("nowhere")
	tapButton(t, dialogs, "Import")
	if label := said(dialogs); label.Words() != "an error without a place" || !dialogs.Busy() {
		t.Errorf("said %q", label.Words())
	}
	entry.SetText("good")
	tapButton(t, dialogs, "Import")
	if *used != "good" || dialogs.Busy() {
		t.Errorf("used %q, open: %v", *used, dialogs.Busy())
	}
}

func TestTheKeysOfATextDialog(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(*textEntry)
		used string
		open bool
	}{
		"Escape":                {func(e *textEntry) { e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) }, "", false},
		"Enter":                 {func(e *textEntry) { e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) }, "", true},
		"Ctrl+Enter":            {func(e *textEntry) { e.TypedShortcut(control(fyne.KeyReturn)) }, "good", false},
		"Ctrl+Enter on the pad": {func(e *textEntry) { e.TypedShortcut(control(fyne.KeyEnter)) }, "good", false},
		"Ctrl+K":                {func(e *textEntry) { e.TypedShortcut(control(fyne.KeyK)) }, "", true},
	} {
		dialogs, entry, used := openText(t, TextDialog{Text: "good"})
		if c.do(entry); *used != c.used || dialogs.Busy() != c.open {
			t.Errorf("%s: used %q, open: %v", name, *used, dialogs.Busy())
		}
	}
}

func control(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierControl}
}

func TestATextFieldKeepsItsShortcuts(t *testing.T) {
	_, entry, _ := openText(t, TextDialog{Text: "good"})
	clipboard := test.NewClipboard()
	entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	entry.TypedShortcut(&fyne.ShortcutCut{Clipboard: clipboard})
	if entry.Text != "" || clipboard.Content() != "good" {
		t.Errorf("the field has %q, the clipboard %q", entry.Text, clipboard.Content())
	}
}

func TestATextCanBeTakenFromAFileInstead(t *testing.T) {
	opened := false
	dialogs, _, _ := openText(t, TextDialog{Open: func() { opened = true }})
	tapButton(t, dialogs, "Open a file…")
	if !opened || dialogs.Busy() {
		t.Errorf("opened: %v, the dialog is open: %v", opened, dialogs.Busy())
	}
	dialogs, _, used := openText(t, TextDialog{Text: "good"})
	for _, b := range inDialog[*Button](dialogs) {
		if b.Text == "Open a file…" {
			t.Error("a file is offered where there is none to open")
		}
	}
	tapButton(t, dialogs, "Cancel")
	if *used != "" || dialogs.Busy() {
		t.Errorf("after Cancel: used %q, open: %v", *used, dialogs.Busy())
	}
}
