package play

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/dialog"
	"ninefold/gui/files"
	"ninefold/gui/overlay"
	"ninefold/gui/screen"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// table is a session with players and dialogs, on a screen that paints nothing.
type table struct {
	*Players
	t       *testing.T
	tasks   *taskstest.Tasks
	session *session.Session
	setup   *Setup
	screen  *screentest.Screen
	commits int
}

// newTable returns a game under Closed between the players that the last start of the program has left.
func newTable(t *testing.T, sides session.Sides) *table {
	t.Helper()
	tasks := taskstest.New()
	tb := &table{t: t, tasks: tasks, session: session.New(), screen: screentest.New(t)}
	tb.session.Begin(tictactoe.Closed, "", "")
	tb.session.SetSides(sides)
	host := &overlay.Host{
		Session: tb.session, Tasks: tasks.Runner, Render: func() {}, Keep: func() {}, Inform: func(string) {},
		Warn:   func(string) {},
		Commit: func() { tb.commits++; tb.Advance() },
	}
	tb.Players = NewPlayers(host, searches.New(tasks.Runner, func() {}))
	dialogs := &dialog.Stack{Show: tb.screen.Dialogs, Closed: func() {}}
	tb.screen.Listen(&screen.Events{Dialogs: dialogs})
	tb.setup = &Setup{Screen: tb.screen, Players: tb.Players,
		Files: &files.Files{Dialogs: dialogs, Tasks: tasks.Runner}}
	t.Cleanup(tb.Close)
	return tb
}

// play makes a move by hand.
func (tb *table) play(row, col int) {
	tb.t.Helper()
	fail.OnError(tb.t, tb.session.Game.Play(grid.At(row, col)))
	tb.host.Commit()
}

// row returns what the card says of a side.
func (tb *table) row(m tictactoe.Mark) view.Player { return tb.card().Players[m-tictactoe.X] }

// side returns the player of a side.
func (tb *table) side(m tictactoe.Mark) session.Side {
	sides := tb.session.Game.Sides()
	return *sides.Side(m)
}

// await runs what is posted until so is true.
func (tb *table) await(what string, so func() bool) { tb.t.Helper(); tb.tasks.Must(tb.t, what, so) }
