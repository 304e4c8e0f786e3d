package dialog

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"ninefold/engine/notation/text"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
)

func TestDialogsAreClosedFromTheInnermostOut(t *testing.T) {
	stack, frame := over(t)
	closed := ""
	stack.Closed = func() { closed += "." }
	stack.Leave()
	fail.If(t, stack.Busy() || closed != "", "there is something to close")
	stack.Open(titled("outer"), func() { closed += "outer" })
	stack.Open(titled("inner"), func() { closed += "inner" })
	for _, want := range []string{"outer", ""} {
		frame.Escape()
		got := frame.Top().Title
		fail.If(t, got != want || stack.Busy() != (want != ""), "%q is on top, want %q", got, want)
	}
	fail.Unequal(t, closed, ".inner.outer", "closed")
}

func TestADialogBelowAnotherCanBeClosed(t *testing.T) {
	stack, frame := over(t)
	outer, inner := titled("outer"), titled("inner")
	stack.Open(outer, nil)
	stack.Open(inner, nil)
	stack.Shut(outer)
	stack.Shut(outer) // once more does no harm
	fail.If(t, frame.Top().Title != "inner" || len(frame.Sheets()) != 1,
		"%q is on top of %d", frame.Top().Title, len(frame.Sheets()))
}

func TestEnterLosesNothing(t *testing.T) {
	stack, frame := over(t)
	lost := false
	ask := func() {
		stack.Ask(asking(Question{Title: "title", Yes: "Lose", No: "Stay", Loses: true}), func() { lost = true }, nil)
	}
	ask()
	fail.Unequal(t, frame.Top().Buttons[0].Words, "Stay", "as everywhere, the button on the left")
	frame.Enter()
	fail.If(t, lost || stack.Busy(), "by Enter it is lost: %v; the question is open: %v", lost, stack.Busy())
	ask()
	stack.Do(yesID)
	fail.Unless(t, lost, "it is not lost though the user says so")
}

func asking(q Question) func() Question { return func() Question { return q } }

func titled(title string) Dialog {
	return &plain{sheet: func() view.Sheet { return view.Sheet{Title: title} }}
}

// over returns the dialogs over a window, and the window.
func over(t *testing.T) (*Stack, *screentest.Frame) {
	frame := &screentest.Frame{T: t}
	stack := &Stack{Show: frame.Dialogs, Closed: func() {}}
	frame.Settle = stack.Refresh
	frame.Events = stack
	return stack, frame
}

func TestAHelpPageIsPartedAtHeadingsAndBoards(t *testing.T) {
	const page = "# One\nwords\n\n[[first]]\nmore\n## Below\n# Two\n [[second]]\n[[]]\n"
	var pictured []string
	sheet := Help(page, "One", func(name string) diagram.Diagram {
		pictured = append(pictured, name)
		return diagram.Diagram{}
	})
	prose, _ := screentest.Find[view.Prose](sheet)
	got := ""
	for _, s := range prose.Sections {
		if s.Board != nil {
			got += "|board"
		} else {
			got += "|" + s.Markdown
		}
	}
	unseen := func(string) diagram.Diagram { return diagram.Diagram{} }
	later, _ := screentest.Find[view.Prose](Help(page, "Two", unseen))
	first, n := later.Sections[0].Markdown, len(later.Sections)
	fail.If(t, first != "# Two\n" || n != 6, "from the second chapter on it has %d sections, the first %q", n, first)
	want := "|# One\nwords\n\n|board|more\n## Below\n|# Two\n|board|[[]]\n"
	fail.If(t, got != want || len(pictured) != 2 || pictured[0] != "first" || pictured[1] != "second",
		"%q with %q, want %q", got, pictured, want)
}

func TestAboutSaysWhatTheProgramIs(t *testing.T) {
	said := screentest.Words(About("1.2"))
	version := language.Text("about.version", language.Args{"Version": "1.2"})
	for _, words := range []string{"Ninefold", version, "Codeforces 907B", "QOJ 17074", "MIT"} {
		fail.Unless(t, strings.Contains(said, words), "it does not say %q", words)
	}
}

func TestLongLinesAreBroken(t *testing.T) {
	const columns = 64
	for name, test := range map[string]struct {
		text string
		want []int // characters in each line
	}{
		"nothing": {"", []int{0}}, "short lines": {"a\nbc\n", []int{1, 2, 0}},
		"just one line":  {strings.Repeat("中", columns), []int{columns}},
		"a line and one": {strings.Repeat("中", columns+1), []int{columns, 1}},
		"three lines":    {strings.Repeat("x", 2*columns) + "xx\ny", []int{columns, columns, 2, 1}},
	} {
		var got []int
		for line := range strings.SplitSeq(Lines(test.text), "\n") {
			got = append(got, utf8.RuneCountInString(line))
		}
		fail.Differ(t, got, test.want, "%s: lines of", name)
	}
}

func TestALongTextIsReadWholeAndCopied(t *testing.T) {
	stack, frame := over(t)
	copied := ""
	stack.Copy = func(text string) { copied = text }
	words := strings.Repeat("row\n", 1000) + strings.Repeat("x", 200)
	stack.ReadText(func() (title, said string) { return "a long comment", words })
	shown := screentest.Card[deck.Log](frame.Top()).Words
	fail.If(t, strings.Count(shown, "\n") != 1003 || strings.ReplaceAll(shown, "x\nx", "xx") != words,
		"shown is %q", shown)
	frame.PressIn("Copy")
	fail.Unequal(t, copied, words, "copied")
}

func TestOfAnUnreadableTextTheBeginningIsShown(t *testing.T) {
	stack, frame := over(t)
	content := []byte(strings.Repeat("\x00row\n", 1000))
	stack.ReadUnreadable(func() string { return "a file" }, content, errPlace)
	shown := screentest.Card[deck.Log](frame.Top()).Words
	fail.If(t, !strings.HasPrefix(shown, "·row\n·row\n") || len(shown) > 5000, "shown is %q", shown)
	fail.Lacks(t, screentest.Words(frame.Top()), "Line 2, column 3", "it does not say what is wrong")
}

var errPlace = &text.Error{Line: 2, Column: 3, Want: text.WantMark, Found: `"q"`}

// openText opens a dialog that uses only the text "good", and returns its window and the text used.
func openText(t *testing.T, d Text) (frame *screentest.Frame, used *string) {
	t.Helper()
	stack, frame := over(t)
	used = new(string)
	if d.Says == nil {
		d.Says = advised("")
	}
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

func advised(advice string) func() (title, advice, confirm string) {
	return func() (string, string, string) { return "A text", advice, "Import" }
}

func field(frame *screentest.Frame) view.Field { return screentest.Card[view.Field](frame.Top()) }

// said returns what the dialog on top says above the text.
func said(frame *screentest.Frame) view.Text { return screentest.Card[view.Text](frame.Top()) }

func TestATextWithAnErrorOpensAtIt(t *testing.T) {
	frame, _ := openText(t, Text{Text: "one\ntwq\n", Err: errPlace})
	if at := field(frame).Cursor; at.Line != 2 || at.Column != 3 || frame.Top().Focus != field(frame).ID {
		t.Errorf("the cursor is at %+v, the keyboard in %q", at, frame.Top().Focus)
	}
	want := deck.Warned(`Line 2, column 3: expected x, o or a dot (.), found "q"`)
	want.Least = 2
	fail.Unequal(t, said(frame), want, "said")
	refused := frame.Top()
	confirm, _ := refused.Confirms()
	fail.Unless(t, confirm.Disabled, "the text that was refused is offered for use")
	frame.TypeIn(textID, "one\ntwo\n")
	mended := frame.Top()
	confirm, _ = mended.Confirms()
	fail.If(t, confirm.Disabled, "the mended text cannot be used")
	want = deck.Said("Changed. “Import” reads it again.")
	want.Least = 2
	fail.Unequal(t, said(frame), want, "mended")
}

func TestChangesAreDiscardedOnlyIfTheUserSaysSo(t *testing.T) {
	frame, used := openText(t, Text{Text: "old"})
	frame.TypeIn(textID, "new")
	frame.Escape()
	fail.NowIf(t, len(frame.Sheets()) != 2, "Escape does not ask")
	fail.Unequal(t, frame.Top().Title, "Discard what you have written?", "the question is")
	fail.Lacks(t, screentest.Words(frame.Top()), "What you have written under “A text” will be lost.",
		"below it stands")
	frame.Events.Key(keys.Alone(keys.Enter)) // goes on writing
	fail.If(t, len(frame.Sheets()) != 1 || field(frame).Text != "new",
		"%d are open, the text is %q", len(frame.Sheets()), field(frame).Text)
	frame.PressIn("Cancel")
	frame.PressIn("Discard")
	fail.If(t, len(frame.Sheets()) != 0 || *used != "", "%d are open, used %q", len(frame.Sheets()), *used)
}

func TestATextCanBeTakenFromAFileInstead(t *testing.T) {
	opened := false
	frame, _ := openText(t, Text{Open: func() { opened = true }})
	frame.PressIn("Open a file…")
	fail.If(t, !opened || len(frame.Sheets()) > 0, "opened: %v, %d are open", opened, len(frame.Sheets()))
	frame, used := openText(t, Text{Text: "good"})
	fail.If(t, strings.Contains(screentest.Words(frame.Top()), "Open a file…"),
		"a file is offered where there is none to open")
	frame.PressIn("Cancel")
	fail.If(t, *used != "" || len(frame.Sheets()) > 0, "after Cancel: used %q, %d are open", *used, len(frame.Sheets()))
}
