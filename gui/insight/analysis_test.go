package insight

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/locale"
	"ninefold/gui/searches"
	"ninefold/gui/session"
)

// analysed returns a session with analysis switched on, whose search has found something about a position so far.
func analysed(t *testing.T, p tictactoe.Position, r search.Result) (s *fixture, a *Analysis, stopped *bool) {
	t.Helper()
	stopped = new(bool)
	s = newFixture(t, p)
	s.Session.Settings.Analysis = true
	s.Session.Game.SetComment(0, "No longer home.")
	a = &Analysis{Host: s.Host, Searcher: s.searcher, Busy: func() bool { return false }}
	a.about = searchKey{p, s.Session.Settings.ThinkingTime()}
	a.thinking = searches.Started(s.Tasks, search.Limits{}, a.about.time, func() { *stopped = true }, func() {})
	a.thinking.Report(r)
	return s, add(s, a), stopped
}

func TestAnalysisShowsWhatEveryCellIsWorth(t *testing.T) {
	best, worse, unknown := grid.At(2, 2), grid.At(3, 3), grid.At(1, 1)
	s, a, _ := analysed(t, tictactoe.New(tictactoe.Open), found(
		search.Move{Cell: best, Value: estimated(600)}, search.Move{Cell: worse, Value: estimated(300)},
		search.Move{Cell: unknown}))
	cell := s.view.Diagram.Cells[best]
	fail.If(t, !cell.Best || cell.Note != "60" || !strings.Contains(cell.Label, "X 60%"), "the best: %+v", cell)
	cell = s.view.Diagram.Cells[worse]
	fail.If(t, cell.Best || cell.Note != "30", "another: %+v", cell)
	cell = s.view.Diagram.Cells[unknown]
	fail.If(t, cell.Note != "", "one that is not known yet: %+v", cell)
	v := s.value()
	fail.If(t, v.Number != "X 60%" || v.Share != 0.6 || v.Hint != "" || !strings.Contains(v.Best, "2,2 3,3") ||
		v.Work == "", "beside the board: %+v", v)
	words, ok := a.At(best)
	fail.If(t, !ok || !strings.Contains(words, "is best"), "of the best is said %q", words)
	if words, ok := a.At(worse); !ok || strings.Contains(words, "is best") || !strings.Contains(words, "X 30%") {
		t.Errorf("of another is said %q", words)
	}
	words, ok = a.At(unknown)
	fail.If(t, ok, "of one that is not known yet is said %q", words)
}

func TestAnalysisGoesWithItsPosition(t *testing.T) {
	r := found(search.Move{Cell: grid.At(2, 2), Value: estimated(600)})
	for name, change := range map[string]func(*fixture){
		"a move":        func(s *fixture) { s.play(5, 5) },
		"another time":  func(s *fixture) { s.Session.Settings.Seconds = 10; s.Commit() },
		"switching off": func(s *fixture) { s.Session.Settings.Analysis = false; s.Commit() },
		"a Sudoku":      func(s *fixture) { s.Session.Show("crosshatch"); s.Commit() },
		"editing":       func(s *fixture) { s.Session.Game.PickTool(1); s.Commit() },
	} {
		s, a, stopped := analysed(t, tictactoe.New(tictactoe.Open), r)
		change(s)
		if _, ok := a.Found(); ok || !*stopped || noted(&s.view.Diagram) != "" {
			t.Errorf("after %s: stopped %v, notes at %q", name, *stopped, noted(&s.view.Diagram))
		}
		a.stop()
	}
}

func TestAnalysisSaysWhyThereIsNothing(t *testing.T) {
	won := tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 0, 1, 2)
	busy := false
	for name, test := range map[string]struct {
		position tictactoe.Position
		prepare  func(*fixture)
		want     string
	}{
		"Judge":     {tictactoe.New(tictactoe.Judge), func(*fixture) {}, ""},
		"the end":   {won, func(*fixture) {}, "X wins"},
		"busy":      {tictactoe.New(tictactoe.Open), func(*fixture) { busy = true }, "computer"},
		"off":       {tictactoe.New(tictactoe.Open), func(s *fixture) { s.Session.Settings.Analysis = false }, ""},
		"home":      {tictactoe.New(tictactoe.Open), func(s *fixture) { s.Session.Game.SetComment(0, "") }, ""},
		"no search": {tictactoe.New(tictactoe.Open), func(*fixture) {}, "…"},
	} {
		busy = false
		s := newFixture(t, test.position)
		s.Session.Settings.Analysis = true
		s.Session.Game.SetComment(0, "No longer home.")
		test.prepare(s)
		a := add(s, &Analysis{Host: s.Host, Searcher: s.searcher, Busy: func() bool { return busy }})
		v := s.value()
		said := v.Number + v.Hint
		fail.If(t, !strings.Contains(said, test.want) || test.want == "" && s.view.Value != nil || v.Best != "",
			"%s: %+v, want %q in it", name, v, test.want)
		a.stop()
	}
}

func TestAValueSharesTheBarBetweenTheTwo(t *testing.T) {
	for name, test := range map[string]struct {
		value search.Value
		mark  tictactoe.Mark
		share float32
	}{
		"X is better":  {estimated(750), tictactoe.X, 0.75},
		"O is better":  {estimated(750), tictactoe.O, 0.25},
		"both as well": {estimated(500), tictactoe.O, 0.5},
	} {
		v := worthOf(test.value, test.mark)
		fail.If(t, v.Share != test.share || v.Number != locale.Words().Value(test.value, test.mark), "%s: %+v", name, v)
	}
	draw := tictactoetest.Drawn()
	o := tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2)
	names := locale.Names{X: "Anna", O: "Ben"}
	v := worthAtEnd(&draw, names)
	fail.If(t, v.Share != 0.5 || v.Number == "", "at a draw: %+v", v)
	v = worthAtEnd(&o, names)
	fail.If(t, v.Share != 0 || !strings.HasPrefix(v.Number, "Ben wins"), "at the end: %+v", v)
}

func TestSwitchingAnalysisOnIsKept(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	a := add(s, &Analysis{Host: s.Host, Searcher: s.searcher, Busy: func() bool { return false }})
	a.Toggle()
	fail.If(t, !a.On() || s.commits != 1 || !strings.Contains(s.said, "nobody wins"),
		"on: %v, %d commits, said %q", a.On(), s.commits, s.said)
	a.Toggle()
	fail.If(t, a.On() || s.commits != 2, "on: %v, %d commits", a.On(), s.commits)
}

// TestTheOtherPositionsOfTheLineAreLookedAtAsWell lets analysis end in a position that is over.
func TestTheOtherPositionsOfTheLineAreLookedAtAsWell(t *testing.T) {
	s := newFixture(t, tictactoetest.MateInOne())
	known := s.searcher.Values
	s.Session.Settings.Analysis = true
	add(s, &Analysis{Host: s.Host, Searcher: s.searcher, Busy: func() bool { return false }})
	chart := add(s, &Chart{Host: s.Host, Values: known, Review: &Review{Host: s.Host, Searcher: s.searcher}})
	s.play(1, 9)
	s.await("a value for the position before", func() bool {
		_, ok := known.ForX(tictactoetest.MateInOne())
		return ok
	})
	chart.Show(&s.view)
	points := s.value().Graph.Points
	fail.If(t, len(points) != 2 || !points[0].Known || !points[1].Known || points[1].Value != 1,
		"the chart is %+v", points)
}

func TestTheChartFollowsTheLine(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Open))
	known := s.searcher.Values
	review := &Review{Host: s.Host, Searcher: s.searcher}
	add(s, &Chart{Host: s.Host, Values: known, Review: review})
	s.play(5, 5)
	s.play(5, 4)
	known.Learn(s.Session.Game.Position(), estimated(700), 1)
	s.render()
	fail.If(t, s.view.Value != nil, "a chart is shown though nobody asked for one")
	s.Session.Settings.Analysis = true
	s.render()
	data := s.value().Graph
	fail.NowIf(t, len(data.Points) != 3 || data.Current != 2, "%+v", data)
	last := data.Points[2]
	fail.If(t, !last.Known || last.Value != 0.7 || !strings.Contains(last.Label, "X 70%") || data.Points[1].Known,
		"%+v", data)
	v := s.value()
	fail.If(t, v.Number != "X 70%" || v.Share != 0.7, "of the step shown is said %+v", v)
	s.Session.Undo()
	s.Commit()
	v = s.value()
	fail.If(t, v.Graph.Current != 1 || len(v.Graph.Points) != 3 || v.Number != "" || v.Hint == "",
		"a step back is shown %+v", v)
	s.play(5, 6) // the earlier moves are a variation now
	fail.Unequal(t, s.view.Value, nil, "of another line, of which nothing is known, is shown")
	s.Session.GoHome()
	s.Session.Settings.Analysis = true
	known.Learn(s.Session.Game.Position(), estimated(700), 1)
	s.render()
	fail.Unequal(t, s.view.Value, nil, "at home a value is shown")
}

// A game of programs has their own estimates as its chart, if nothing else has values for it.
func TestWhatProgramsSaidOfTheirMovesIsTheChart(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Closed))
	review := &Review{Host: s.Host, Searcher: s.searcher}
	add(s, &Chart{Host: s.Host, Values: s.searcher.Values, Review: review})
	s.play(5, 5)
	fail.NowIf(t, s.view.Value != nil, "nothing was said: %+v", s.value())
	g := s.Session.Game
	g.SetComment(g.Current(), "62%, line 3 3 1 1 (0.021s)")
	s.play(4, 4)
	g.SetComment(g.Current(), "O 70% (0.021s)")
	s.render()
	points := s.value().Graph.Points
	fail.If(t, len(points) != 3 || points[0].Known || points[1].Value != 0.62 || points[2].Value != 0.3,
		"the chart is %+v", points)
	v := s.value()
	fail.If(t, v.Number != "X 30%" || v.Best != "" || v.Work == "", "the move is worth %+v", v)
	g.Undo()
	s.Commit()
	v = s.value()
	fail.If(t, v.Number != "X 62%" || v.Best != "4,4 2,2", "the move before is worth %+v", v)
	sides := g.Sides()
	sides.O = session.Side{Player: session.Program, Command: "./bot"}
	s.Session.SetSides(sides)
	s.render()
	fail.Unequal(t, s.view.Value, nil, "it helps who plays: %+v", s.value())
}
