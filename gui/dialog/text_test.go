package dialog

import (
	"errors"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/gui/keys"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

var errPlace = &text.Error{Line: 2, Column: 3, Want: text.WantMark, Found: `"q"`}

// openText opens a dialog that uses only the text "good", and returns its window and the text used.
func openText(t *testing.T, d Text) (frame *screentest.Frame, used *string) {
	t.Helper()
	stack, frame := over(t)
	used = new(string)
	d.Title, d.Confirm = "A text", "Import"
	d.Use = func(words string) (then func(), err error) {
		switch words {
		case "good":
			return func() {
				fail.If(t, stack.Busy(), "the dialog is open while what follows it is done")
				*used = words
			}, nil
		case "nowhere":
			return nil, errors.New("an error without a place")
		}
		return nil, errPlace
	}
	stack.Edit(d)
	return frame, used
}

// field returns the field of the dialog on top.
func field(frame *screentest.Frame) view.Field {
	f, _ := screentest.Find[view.Field](frame.Top())
	return f
}

// said returns what the dialog on top says above the text.
func said(frame *screentest.Frame) view.Words {
	words, _ := screentest.Find[view.Words](frame.Top())
	return words
}

func TestATextWithAnErrorOpensAtIt(t *testing.T) {
	frame, _ := openText(t, Text{Text: "one\ntwq\n", Err: errPlace})
	if at := field(frame).Cursor; at.Line != 2 || at.Column != 3 || frame.Top().Focus != field(frame).ID {
		t.Errorf("the cursor is at %+v, the keyboard in %q", at, frame.Top().Focus)
	}
	want := view.Words{Words: `Line 2, column 3: expected x, o or a dot (.), found "q"`, Warning: true}
	fail.Unequal(t, said(frame), want, "said")
}

func TestATextThatIsNoGoodStaysToBeMended(t *testing.T) {
	frame, used := openText(t, Text{Advice: "Paste something."})
	fail.Unequal(t, said(frame), (view.Words{Words: "Paste something."}), "said")
	frame.TypeIn(textID, "one\ntwq\n")
	frame.PressIn("Import")
	first := field(frame)
	fail.If(t, *used != "" || first.Text != "one\ntwq\n" || first.Cursor.Line != 2,
		"used %q, the field is %+v", *used, first)
	frame.PressIn("Import")
	again := field(frame)
	fail.If(t, again.Cursor == first.Cursor, "the cursor does not go back to the error")
	frame.TypeIn(textID, "nowhere")
	frame.PressIn("Import")
	if got := said(frame); got.Words != "an error without a place" || field(frame).Cursor.Line != 0 {
		t.Errorf("said %+v, the cursor goes to %+v", got, field(frame).Cursor)
	}
	frame.TypeIn(textID, "good")
	frame.PressIn("Import")
	fail.If(t, *used != "good" || len(frame.Sheets) > 0, "used %q, %d are open", *used, len(frame.Sheets))
}

func TestTheKeysOfATextDialog(t *testing.T) {
	for name, c := range map[string]struct {
		key  keys.Shortcut
		used string
		open bool
	}{
		"Escape":     {keys.Alone(keys.Escape), "", false},
		"Ctrl+Enter": {keys.Ctrl(keys.Enter), "good", false},
		"Ctrl+K":     {keys.Ctrl("K"), "", true},
	} {
		frame, used := openText(t, Text{Text: "good"})
		if frame.Events.Key(c.key); *used != c.used || (len(frame.Sheets) > 0) != c.open {
			t.Errorf("%s: used %q, %d are open", name, *used, len(frame.Sheets))
		}
	}
}

func TestChangesAreDiscardedOnlyIfTheUserSaysSo(t *testing.T) {
	frame, used := openText(t, Text{Text: "old"})
	frame.TypeIn(textID, "new")
	frame.Escape()
	fail.NowIf(t, len(frame.Sheets) != 2, "Escape does not ask")
	frame.PressIn("Go on writing")
	fail.If(t, len(frame.Sheets) != 1 || field(frame).Text != "new",
		"%d are open, the text is %q", len(frame.Sheets), field(frame).Text)
	frame.Escape()
	frame.PressIn("Discard")
	fail.If(t, len(frame.Sheets) != 0 || *used != "", "%d are open, used %q", len(frame.Sheets), *used)
}

func TestATextCanBeTakenFromAFileInstead(t *testing.T) {
	opened := false
	frame, _ := openText(t, Text{Open: func() { opened = true }})
	frame.PressIn("Open a file…")
	fail.If(t, !opened || len(frame.Sheets) > 0, "opened: %v, %d are open", opened, len(frame.Sheets))
	frame, used := openText(t, Text{Text: "good"})
	fail.If(t, strings.Contains(screentest.Words(frame.Top()), "Open a file…"),
		"a file is offered where there is none to open")
	frame.PressIn("Cancel")
	fail.If(t, *used != "" || len(frame.Sheets) > 0, "after Cancel: used %q, %d are open", *used, len(frame.Sheets))
}
