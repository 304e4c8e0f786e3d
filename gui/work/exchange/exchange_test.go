package exchange

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/examples"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/files"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

const linkPage = "https://example.org/ninefold/"

// linking returns an exchange with a page to link to, and its last message.
func linking(t *testing.T) (e *Exchange, said *string) {
	window := overlaytest.New(session.New(), taskstest.New().Runner)
	host := window.Host
	on := screentest.New(t)
	stack := &dialog.Stack{Show: on.Dialogs, Closed: func() {}}
	on.Settle = stack.Refresh
	on.Frame.Events = stack
	return &Exchange{
		Host: host, Screen: on, Dialogs: stack, Page: linkPage, Comparison: &insight.Comparison{Host: host},
	}, &window.Said
}

func screenOf(e *Exchange) *screentest.Screen { return e.Screen.(*screentest.Screen) }

// reading lets an exchange read files, and returns what runs its tasks.
func reading(e *Exchange) *taskstest.Tasks {
	runner := taskstest.New()
	e.Host.Tasks = runner.Runner
	e.Files = &files.Files{Tasks: runner.Runner, Warn: e.Host.Warn}
	return runner
}

func clipboard(e *Exchange) string { return screenOf(e).Clipboard }

func TestALinkIsCopiedOnlyWhereThereIsAPage(t *testing.T) {
	e, _ := linking(t)
	for address, want := range map[string]string{
		linkPage: "copyLinkToSend copyLink", "": "saveToSend copyToSend",
		"shared " + linkPage: "copyLinkToSend send copyLink share",
	} {
		e.Page = address
		screenOf(e).Sharing = nil
		if strings.HasPrefix(address, "shared") {
			screenOf(e).Sharing = func(string, string) (bool, error) { return true, nil }
		}
		all := append(LetterActions(e), e.LinkActions()...)
		ids := screentest.Joined(all, " ", func(a *actions.Action) string { return a.ID })
		fail.Unequal(t, ids, want, "with the page %q", address)
		for _, a := range all {
			fail.If(t, a.Group == "" && a.Icon == "", "the button of %s has no icon", a.ID)
		}
	}
}

func TestACopiedLinkOpensWhatWasShown(t *testing.T) {
	e, said := linking(t)
	g := e.Host.Session.Game
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		fail.OnError(t, g.Play(c))
	}
	g.SetTag("X", "Ann")
	g.Undo()
	e.copyLink(e.link, "", language.Text("copied.link"))
	link := clipboard(e)
	fail.If(t, !strings.HasPrefix(link, linkPage+"#nf1.") || *said != language.Text("copied.link"),
		"copied %s, said %q", link, *said)
	other, _ := linking(t)
	other.PasteText(link)
	now := other.Host.Session.Game
	fail.If(t, now.Position() != g.Position() || now.Tag("X") != "Ann" || !other.Host.Session.Board().CanRedo(),
		"another board is shown, or %q plays X, or nothing follows", now.Tag("X"))
	fail.Unequal(t, other.Link(), e.Link(), "linked to again it")
	e.OpenLink(e.Link())
	fail.If(t, e.Host.Session.Game != g, "a link to what is shown was imported")
	e.Host.Scope.Now = func() overlay.Subject { return overlay.Subject{} } // something else is shown
	e.OpenLink(e.Link())
	fail.If(t, e.Host.Session.Game == g, "a link to what an exercise hides was not imported")
}

func TestALinkToASudokuKeepsWhatWasEnteredAndNoted(t *testing.T) {
	e, news := linking(t)
	s := e.Host.Session
	s.Show(s.Sudoku)
	s.Sudoku.Enter(grid.At(1, 1), 5)
	s.Sudoku.Note(grid.At(1, 2), 1<<3)
	s.Sudoku.ShadeCell(1)
	e.copyLink(e.link, "", language.Text("copied.link"))
	fail.Lacks(t, *news, "It leaves out the steps and the colours.", "said")
	other, said := linking(t)
	other.OpenLink(strings.TrimPrefix(clipboard(e), linkPage+"#"))
	if now := other.Host.Session; now.Shown != session.CrossHatching || now.Sudoku.Sheet() != s.Sudoku.Sheet() {
		t.Errorf("shown is %s, %+v", now.Shown, now.Sudoku.Sheet())
	}
	fail.Lacks(t, *said, language.Words().Form(notation.Link), "said")
	if other.CopyPencil(); clipboard(other) != string(s.Sudoku.PencilText()) {
		t.Errorf("copied with its pencil marks it is\n%s", clipboard(other))
	}
	fail.Lacks(t, *said, language.Text("copied.pencil.single"), "of a cell's only mark is said")
}

func TestWhatALinkLeavesOutIsSaid(t *testing.T) {
	e, said := linking(t)
	e.Host.Session.Game.SetComment(0, strings.Repeat("long ", notation.LongestLink))
	e.copyLink(e.link, "", language.Text("copied.link"))
	fail.Unequal(t, *said, language.Sentences(language.Text("copied.link"), language.Text("copied.link.comments")),
		"said")
	for _, loss := range [...]notation.Loss{
		notation.LostComments, notation.LostBranches, notation.LostTags, notation.LostSteps,
	} {
		said := omission(e.Host.Session, []notation.Loss{loss})
		fail.If(t, strings.HasPrefix(said, "copied."), "there are no words for %s: %q", loss, said)
	}
}

// TestALargeFileIsReadAndUnderstoodInOneGo counts the tasks off the UI goroutine.
func TestALargeFileIsReadAndUnderstoodInOneGo(t *testing.T) {
	e, _ := linking(t)
	runner := reading(e)
	path := filepath.Join(t.TempDir(), "large.ninefold")
	texttest.Write(t, path, "{"+strings.Repeat("long ", largeText)+"} 1. 5 5  2. 4 4\n")
	e.Open(path)
	runner.Next()()
	d, changed := e.Host.Session.Document()
	fail.If(t, !e.Host.Session.Game.Played() || d.Path != path || changed,
		"the document is %+v, changed %v", d, changed)
	fail.Unequal(t, runner.Begun(), 1, "tasks begun")
}

func TestOnlyWhatAPersonCouldMendIsOffered(t *testing.T) {
	row := strings.Repeat("x", maxMendedLine)
	for name, test := range map[string]struct {
		text string
		want bool
	}{
		"nothing": {"", true}, "a board with CRLF": {"x.. ... ...\r\n...", true},
		"as many lines as may": {strings.Repeat("\n", maxMendedLines-1), true},
		"a line too many":      {strings.Repeat("\n", maxMendedLines), false},
		"as long as may be":    {row + "\n" + row, true}, "a line too long": {"short\n" + row + "x\nshort", false},
		"a NUL": {"x..\x00", false}, "no UTF-8": {"x..\xff", false}, "a picture": {"\x89PNG\r\n\x1a\n", false},
	} {
		fail.Unequal(t, mendable([]byte(test.text)), test.want, "%s: can be mended: %v", name, !test.want)
	}
}

func TestAClipboardThatRefusesIsSaid(t *testing.T) {
	e, said := linking(t)
	screenOf(e).Refusing = true
	e.CopyLine()
	fail.If(t, *said != language.Text("page.copyRefused"), "of copying it says %q", *said)
	e.Paste()
	fail.If(t, *said != language.Text("page.pasteRefused"), "of pasting it says %q", *said)
	screenOf(e).Refusing, screenOf(e).Silent = false, true
	e.Paste()
	screenOf(e).Answer(context.DeadlineExceeded)
	fail.If(t, *said != language.Text("paste.silent"), "of an owner that does not answer it says %q", *said)
}

func TestALinkThatIsNotSharedIsCopied(t *testing.T) {
	for name, test := range map[string]struct {
		shared bool
		err    error
		copied bool
	}{"shared": {true, nil, false}, "left": {false, nil, false}, "failed": {false, errors.New("no sheet"), true}} {
		e, said := linking(t)
		link, given := "", false
		screenOf(e).Sharing = func(_, to string) (bool, error) { link = to; return test.shared, test.err }
		e.share(e.link, "", func() { given = true })
		fail.Unequal(t, given, name != "left", "%s: given is", name)
		fail.If(t, link != linkPage+"#"+e.Link() || (clipboard(e) == link) != test.copied,
			"%s: it shares %q, copied is %q, said %q", name, link, clipboard(e), *said)
	}
}

// twoSudokus holds two grids, which differ in their first cells.
var twoSudokus = "1" + strings.Repeat(".", 80) + "\n2" + strings.Repeat(".", 80) + "\n"

// pressAmongTwo presses in the dialog of two Sudokus, and waits until that is closed.
func pressAmongTwo(e *Exchange, words string) {
	runner := taskstest.New()
	e.Host.Tasks = runner.Runner
	e.PasteText(twoSudokus)
	screenOf(e).PressIn(words)
	for e.Dialogs.Busy() {
		runner.Next()()
	}
}

func TestOneOfSeveralBoardsIsChosenOrAll(t *testing.T) {
	for words, want := range map[string]int{
		language.Text("grid.choice", language.Args{"Number": 2, "Digits": 1}): 2,
		language.Text("boards.openAll", language.Args{"Number": 2}):           1,
		language.Text("dialog.cancel"):                                        0,
	} {
		e, said := linking(t)
		pressAmongTwo(e, words)
		s := e.Host.Session
		shown := s.Sudoku.Sheet()
		got := shown.Grid.At(grid.At(1, 1))
		fail.If(t, got != want || e.Dialogs.Busy() || (s.Shown == session.CrossHatching) != (want > 0),
			"%s: the first digit is %d, said %q", words, got, *said)
		if want > 0 {
			called := fmt.Sprint("Sudoku, no. ", want)
			fail.Unequal(t, scene.InList(s.Board().Entry(), time.Now()).Words, called, "%s: it is called", words)
		}
	}
}

func TestATextThatNoPersonWouldMendIsShownInPart(t *testing.T) {
	e, _ := linking(t)
	e.PasteText(strings.Repeat("\x00\x1b[31m", 2000))
	shown := screentest.Words(screenOf(e).Top())
	fail.If(t, len(shown) > 6000 || !strings.Contains(shown, "Not imported") || strings.ContainsAny(shown, "\x00\x1b"),
		"%d bytes are shown: %.300q", len(shown), shown)
	_, edits := screentest.Find[view.Field](screenOf(e).Top())
	fail.If(t, edits, "it can be edited")
}

func TestWhatABrowserHandsOverIsImportedUnlessADialogIsOpen(t *testing.T) {
	e, said := linking(t)
	runner := reading(e)
	e.Upload("17.in", examples.Text("1-forced"), nil)
	runner.Next()()
	d, _ := e.Host.Session.Document()
	fail.If(t, d.Path != "" || !strings.Contains(*said, "17.in"), "the document is %+v, said %q", d, *said)
	text, _ := e.fileNames()
	p := e.Host.Session.Game.Position()
	fail.OnError(t, e.Host.Session.Game.Play(p.Legal().First()))
	later, _ := e.fileNames()
	fail.If(t, text != "17.in" || later != "position.txt", "it is saved as %s, and with a move as %s", text, later)
	e.Compare()
	e.Upload("18.in", nil, nil)
	fail.If(t, runner.Begun() != 1, "it is read while a dialog is open")
}

func TestAnAnswerInUTF16IsCompared(t *testing.T) {
	e, said := linking(t)
	runner, page := reading(e), screentest.NewBrowser(t)
	e.Files.Frame = page
	e.Host.Session.Import(fail.Must(notation.Read(examples.Text("1-forced")))(t))
	e.Compare()
	screenOf(e).PressIn(language.Text("dialog.open"))
	page.Choosing("17.out", []byte(texttest.UTF16(string(e.Host.Session.Board().Answer()))), nil)
	runner.Next()()
	fail.Unequal(t, *said, language.Text("compare.saidRight"), "of the right answer is said")
}
