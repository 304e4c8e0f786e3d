package play

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

func TestMain(m *testing.M) {
	locale.Use(locale.English)
	m.Run()
}

// table is a session with players and no window.
type table struct {
	*Players
	t       *testing.T
	session *session.Session
	commits int
}

// newTable is a game by the rules Closed between the sides that the last start of the program has left.
func newTable(t *testing.T, sides session.Sides) *table {
	t.Helper()
	tasks := taskstest.New()
	tb := &table{t: t, session: session.New()}
	tb.session.Begin(tictactoe.Closed, "", "")
	tb.session.SetSides(sides)
	host := &overlay.Host{
		Session: tb.session, Tasks: tasks.Runner, Render: func() {}, Keep: func() {}, Inform: func(string) {},
		Warn:   func(string) {},
		Commit: func() { tb.commits++; tb.Advance() },
	}
	tb.Players = NewPlayers(host, searches.New(tasks.Runner, func() {}))
	t.Cleanup(tb.Close)
	return tb
}

// play makes a move by hand.
func (tb *table) play(row, col int) {
	tb.t.Helper()
	if err := tb.session.Game.Play(grid.At(row, col)); err != nil {
		tb.t.Fatal(err)
	}
	tb.host.Commit()
}

// row is what the card says of a side.
func (tb *table) row(m tictactoe.Mark) view.Player { return tb.card().Players[m-tictactoe.X] }

// side is who plays a side.
func (tb *table) side(m tictactoe.Mark) session.Side {
	sides := tb.session.Game.Sides()
	return *sides.Side(m)
}
