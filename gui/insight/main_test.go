package insight

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// fixture is a session with overlays and no window.
type fixture struct {
	*overlay.Host
	t        *testing.T
	tasks    *taskstest.Tasks
	searcher *searches.Searcher
	overlays []overlay.Overlay
	view     overlay.Board // the last render
	said     string        // the last message
	warned   bool          // it was a warning
	commits  int
}

// newFixture shows a position that was set up; the test adds overlays.
func newFixture(t *testing.T, p tictactoe.Position) *fixture {
	s := &fixture{t: t, tasks: taskstest.New()}
	s.Host = &overlay.Host{
		Session: session.New(), Tasks: s.tasks.Runner, Render: s.render,
		Commit: func() { s.commits++; s.advance(); s.render() }, Keep: func() {},
		Inform:  func(text string) { s.said, s.warned = text, false },
		Mention: func(text string) { s.said, s.warned = text, false },
		Warn:    func(text string) { s.said, s.warned = text, true },
	}
	s.Session.Import(notation.Reading{Record: record.Record{Game: tictactoe.GameFrom(p)}})
	s.searcher = searches.New(s.tasks.Runner, s.render)
	return s
}

// advance lets the overlays start what a change requires.
func (s *fixture) advance() {
	for _, o := range s.overlays {
		o.Advance()
	}
}

// render renders, as the window does.
func (s *fixture) render() {
	p, shown := s.Session.Problem(), scene.New(s.Session)
	s.view = overlay.Board{Rows: p.Rows()}
	s.view.Diagram, s.view.Status = shown.Diagram(), shown.Status()
	for _, row := range s.view.Rows {
		s.view.Steps = append(s.view.Steps, overlay.Step{Words: shown.Step(row), Note: row.Comment})
	}
	for _, o := range s.overlays {
		o.Show(&s.view)
	}
}

// add puts an overlay over the session.
func add[O overlay.Overlay](s *fixture, o O) O {
	s.overlays = append(s.overlays, o)
	s.advance()
	s.render()
	return o
}

// value returns what is said of the position's value; nothing while nobody asks.
func (s *fixture) value() view.Value {
	if s.view.Value == nil {
		return view.Value{}
	}
	return *s.view.Value
}

// offer returns the ID of the first button of the answer shown; empty for none.
func (s *fixture) offer() string { return offerOf(s.view.Verdict) }

func offerOf(v *view.Verdict) string {
	if v == nil || len(v.Buttons) == 0 {
		return ""
	}
	return v.Buttons[0].ID
}

// await runs what is posted until so is true.
func (s *fixture) await(what string, so func() bool) { s.t.Helper(); s.tasks.Must(s.t, what, so) }

// play makes a move.
func (s *fixture) play(row, col int) {
	s.t.Helper()
	fail.OnError(s.t, s.Session.Game.Play(grid.At(row, col)))
	s.Commit()
}

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}

// found returns a search's result with some cells, the best first.
func found(moves ...search.Move) search.Result {
	r := search.Result{Best: moves[0].Cell, Value: moves[0].Value, Moves: moves, Nodes: 1000}
	for _, m := range moves {
		r.Line = append(r.Line, m.Cell)
	}
	return r
}
