package exchange

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/dialog"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
)

const linkPage = "https://example.org/ninefold/"

// linking returns an exchange with a page to link to, and its last message.
func linking(t *testing.T) (e *Exchange, said *string) {
	t.Helper()
	said = new(string)
	say := func(words string) { *said = words }
	host := &overlay.Host{
		Session: session.New(), Tasks: taskstest.New().Runner, Commit: func() {}, Keep: func() {},
		Inform: say, Warn: say,
	}
	on := screentest.New(t)
	stack := &dialog.Stack{Show: on.Dialogs, Closed: func() {}}
	on.Frame.Events = stack
	return &Exchange{
		Host: host, Screen: on, Dialogs: stack, Page: linkPage, Comparison: &insight.Comparison{Host: host},
	}, said
}

// screenOf returns the screen of an exchange.
func screenOf(e *Exchange) *screentest.Screen { return e.Screen.(*screentest.Screen) }

// clipboard returns the text copied last.
func clipboard(e *Exchange) string { return screenOf(e).Clipboard }

func TestALinkIsCopiedOnlyWhereThereIsAPage(t *testing.T) {
	e, _ := linking(t)
	for address, want := range map[string]string{
		linkPage: "send copyLink", "": "saveToSend copyToSend", "shared " + linkPage: "send copyLink share",
	} {
		e.Page = address
		screenOf(e).Sharing = nil
		if strings.HasPrefix(address, "shared") {
			screenOf(e).Sharing = func(string) (bool, error) { return true, nil }
		}
		var ids []string
		for _, action := range e.LinkActions() {
			ids = append(ids, action.ID)
		}
		fail.Unequal(t, strings.Join(ids, " "), want, "with the page %q", address)
	}
}

// TestAGameByMailGoesToAndFro plays a game between two windows that send each other links.
func TestAGameByMailGoesToAndFro(t *testing.T) {
	ann, annHears := linking(t)
	bob, _ := linking(t)
	ann.Host.Session.Begin(tictactoe.Closed, "Ann", "Bob")
	ann.Host.Session.SetSides(session.Sides{O: session.Side{Player: session.Mail}})
	from, to := ann, bob
	for i, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		s := from.Host.Session
		fail.NowIf(t, s.MailToMove(), "before move %d its player waits", i+1)
		fail.OnError(t, s.Game.Tap(c))
		fail.NowIf(t, !s.MailToMove(), "after move %d its player may go on", i+1)
		from.Send()
		to.PasteText(clipboard(from))
		now := to.Host.Session.Game
		fail.NowIf(t, now.Position() != s.Game.Position() || now.Tag("X") != "Ann" || now.Tag("Mail") != "",
			"after move %d the other sees another game, or tags %q", i+1, now.Tags())
		from, to = to, from
	}
	game := ann.Host.Session.Game
	ann.Host.Session.Restart()
	ann.PasteText(clipboard(ann))
	if s := ann.Host.Session; *annHears != locale.Text("mail.own") || !s.MailToMove() || s.Game != game {
		t.Errorf("after opening the own link it says %q, and shows %q", *annHears, s.Game.Tags())
	}
}

func TestWhatALinkLeavesOutIsNotWhoSendsIt(t *testing.T) {
	e, _ := linking(t)
	g := e.Host.Session.Game
	g.SetTag("X", strings.Repeat("Ann", notation.LongestLink))
	e.Host.Session.SetSides(session.Sides{X: session.Side{Player: session.Mail}})
	e.CopyLink()
	other, _ := linking(t)
	other.PasteText(clipboard(e))
	sides := other.Host.Session.Game.Sides()
	fail.If(t, sides.O.Player != session.Mail || !sides.X.Person(), "it is played by %+v", sides)
}

func TestACopiedLinkOpensWhatWasShown(t *testing.T) {
	e, said := linking(t)
	g := e.Host.Session.Game
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		fail.OnError(t, g.Play(c))
	}
	g.SetTag("X", "Ann")
	g.Undo()
	e.CopyLink()
	link := clipboard(e)
	fail.If(t, !strings.HasPrefix(link, linkPage+"#nf1.") || *said != locale.Text("copied.link"),
		"copied %s, said %q", link, *said)
	other, _ := linking(t)
	other.PasteText(link)
	now := other.Host.Session.Game
	fail.If(t, now.Position() != g.Position() || now.Tag("X") != "Ann" || !other.Host.Session.CanRedo(),
		"another board is shown, or %q plays X, or nothing follows", now.Tag("X"))
	fail.Unequal(t, other.Link(), e.Link(), "linked to again it")
	e.OpenLink(e.Link())
	fail.If(t, e.Host.Session.Game != g, "a link to what is shown was imported")
	e.Host.Session.Hidden = true // something else is shown
	e.OpenLink(e.Link())
	fail.If(t, e.Host.Session.Game == g, "a link to what an exercise hides was not imported")
}

func TestALinkToASudokuKeepsWhatWasEnteredAndNoted(t *testing.T) {
	e, news := linking(t)
	s := e.Host.Session
	s.Show(session.CrossHatching)
	s.Sudoku.Enter(grid.At(1, 1), 5)
	s.Sudoku.Note(grid.At(1, 2), 1<<3)
	session.Shade(s.Sudoku, 1)
	e.CopyLink()
	want := "It leaves out the steps and the colours."
	fail.Lacks(t, *news, want, "said")
	other, said := linking(t)
	other.OpenLink(strings.TrimPrefix(clipboard(e), linkPage+"#"))
	if now := other.Host.Session; now.Shown != session.CrossHatching || now.Sudoku.Sheet() != s.Sudoku.Sheet() {
		t.Errorf("shown is %s, %+v", now.Shown, now.Sudoku.Sheet())
	}
	fail.Lacks(t, *said, locale.Words().Form(notation.Link), "said")
	if other.CopyPencil(); clipboard(other) != string(session.PencilText(s.Sudoku)) {
		t.Errorf("copied with its pencil marks it is\n%s", clipboard(other))
	}
}

func TestWhatALinkLeavesOutIsSaid(t *testing.T) {
	e, said := linking(t)
	e.Host.Session.Game.SetComment(0, strings.Repeat("long ", notation.LongestLink))
	e.CopyLink()
	fail.Unequal(t, *said, locale.Sentences(locale.Text("copied.link"), locale.Text("copied.link.comments")), "said")
	for loss, key := range leftOut {
		fail.If(t, locale.Text(key) == key, "there are no words for loss %d", loss)
	}
}
