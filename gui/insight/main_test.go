package insight

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/widgets"
)

func TestMain(m *testing.M) {
	locale.Use(locale.English)
	m.Run()
}

// stage is a session with overlays over it and no window.
type stage struct {
	*Host
	t        *testing.T
	tasks    *taskstest.Tasks
	overlays []Overlay
	view     View   // as it was rendered last
	said     string // last
	warned   bool   // that was a warning
	commits  int
}

// newStage is a stage on which a position is shown that was set up; overlays are added by the test.
func newStage(t *testing.T, p tictactoe.Position) *stage {
	s := &stage{t: t, tasks: taskstest.New()}
	s.Host = &Host{
		Session: session.New(), Tasks: s.tasks.Runner, Searcher: NewSearcher(), Render: s.render,
		Commit: func() { s.commits++; s.render() },
		Inform: func(text string) { s.said, s.warned = text, false },
		Warn:   func(text string) { s.said, s.warned = text, true },
	}
	s.Session.Game.Set(tictactoe.Imported, p)
	return s
}

// render shows what is, as the window does.
func (s *stage) render() {
	for _, o := range s.overlays {
		o.Update()
	}
	p := s.Session.Problem()
	s.view = View{Diagram: p.Diagram(), Status: p.Status(), Rows: p.Rows()}
	for _, row := range s.view.Rows {
		s.view.Steps = append(s.view.Steps, widgets.Step{Words: row.Words, Branch: row.Branch})
	}
	for _, o := range s.overlays {
		o.Show(&s.view)
	}
}

// add puts an overlay on the stage.
func add[O Overlay](s *stage, o O) O {
	s.overlays = append(s.overlays, o)
	s.render()
	return o
}

// await runs what is posted until it is so.
func (s *stage) await(what string, so func() bool) {
	s.t.Helper()
	if !s.tasks.Await(so) {
		s.t.Fatalf("%s did not come to pass", what)
	}
}

// play makes a move.
func (s *stage) play(row, col int) {
	s.t.Helper()
	if err := s.Session.Game.Play(grid.At(row, col)); err != nil {
		s.t.Fatal(err)
	}
	s.Commit()
}

// lineIn is the position with a line of a mark in the top row of each of some fields.
func lineIn(p tictactoe.Position, m tictactoe.Mark, fields ...grid.Box) tictactoe.Position {
	for _, b := range fields {
		for place := range 3 {
			p = p.With(b.Cell(place), m)
		}
	}
	return p
}

// mateInOne is a position by the rules Closed in which X wins at once in row 1, column 9, and nowhere else.
func mateInOne(t *testing.T) tictactoe.Position {
	t.Helper()
	p := lineIn(tictactoe.New(tictactoe.Closed), tictactoe.X, 0, 1)
	p = p.With(grid.At(1, 7), tictactoe.X).With(grid.At(1, 8), tictactoe.X).With(grid.At(4, 6), tictactoe.O)
	p, ok := p.WithLast(grid.At(4, 6))
	if !ok || p.Turn() != tictactoe.X || p.Over() {
		t.Fatal("the position is not as meant")
	}
	return p
}

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}

// found is what a search found of some cells, the best first.
func found(moves ...search.Move) search.Result {
	r := search.Result{Best: moves[0].Cell, Value: moves[0].Value, Moves: moves, Nodes: 1000}
	for _, m := range moves {
		r.Line = append(r.Line, m.Cell)
	}
	return r
}
