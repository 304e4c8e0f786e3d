package insight

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// analysed is a stage with analysis switched on, in which a search has found something about a position by now.
func analysed(t *testing.T, p tictactoe.Position, r search.Result) (*stage, *Analysis) {
	t.Helper()
	s := newStage(t, p)
	s.Session.Settings.Analysis = true
	a := NewAnalysis(s.Host, Values{}, func() bool { return false })
	a.about = question{p, s.Session.Settings.ThinkingTime()}
	a.thinking = &Thinking{tasks: s.Tasks, position: p, allowed: a.about.time, begun: s.tasks.Clock.Now(), stop: func() {}}
	a.thinking.latest.Store(&r)
	return s, add(s, a)
}

func TestAnalysisShowsWhatEveryCellIsWorth(t *testing.T) {
	best, worse, unknown := grid.At(2, 2), grid.At(3, 3), grid.At(1, 1)
	s, a := analysed(t, tictactoe.New(tictactoe.Open), found(
		search.Move{Cell: best, Value: estimated(600)}, search.Move{Cell: worse, Value: estimated(300)}, search.Move{Cell: unknown}))
	if cell := s.view.Diagram.Cells[best]; !cell.Best || cell.Note != "60" || cell.Sign != diagram.Winning || !strings.Contains(cell.Label, "X 60%") {
		t.Errorf("the best: %+v", cell)
	}
	if cell := s.view.Diagram.Cells[worse]; cell.Best || cell.Note != "30" || cell.Sign != diagram.Losing {
		t.Errorf("another: %+v", cell)
	}
	if cell := s.view.Diagram.Cells[unknown]; cell.Note != "" || cell.Sign != diagram.NoSign {
		t.Errorf("one that is not known yet: %+v", cell)
	}
	if account := s.view.Account; !strings.Contains(account.Headline, "X 60%") || !strings.Contains(account.Line, "2,2 3,3") || account.Work == "" {
		t.Errorf("beside the board: %+v", account)
	}
	if !strings.Contains(s.view.Status.Headline, "X 60%") {
		t.Errorf("under the board: %q", s.view.Status.Headline)
	}
	if words, ok := a.At(best); !ok || !strings.Contains(words, "is best") {
		t.Errorf("of the best is said %q", words)
	}
	if words, ok := a.At(worse); !ok || strings.Contains(words, "is best") || !strings.Contains(words, "X 30%") {
		t.Errorf("of another is said %q", words)
	}
	if words, ok := a.At(unknown); ok {
		t.Errorf("of one that is not known yet is said %q", words)
	}
}

func TestAnalysisGoesWithItsPosition(t *testing.T) {
	r := found(search.Move{Cell: grid.At(2, 2), Value: estimated(600)})
	for name, change := range map[string]func(*stage){
		"a move":        func(s *stage) { s.play(5, 5) },
		"another time":  func(s *stage) { s.Session.Settings.Seconds = 10; s.Render() },
		"switching off": func(s *stage) { s.Session.Settings.Analysis = false; s.Render() },
		"a Sudoku":      func(s *stage) { s.Session.Show("crosshatch"); s.Render() },
		"editing":       func(s *stage) { s.Session.Game.Take(1); s.Render() },
	} {
		s, a := analysed(t, tictactoe.New(tictactoe.Open), r)
		stopped := false
		a.thinking.stop = func() { stopped = true }
		change(s)
		if _, ok := a.Found(); ok || !stopped || noted(&s.view.Diagram) != "" {
			t.Errorf("after %s: stopped %v, notes at %q", name, stopped, noted(&s.view.Diagram))
		}
		a.stop()
	}
}

func TestAnalysisSaysWhyThereIsNothing(t *testing.T) {
	won := lineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 0, 1, 2)
	busy := false
	for name, test := range map[string]struct {
		position tictactoe.Position
		prepare  func(*stage)
		want     string
	}{
		"Judge":     {tictactoe.New(tictactoe.Judge), func(*stage) {}, "nobody wins"},
		"the end":   {won, func(*stage) {}, "X has won"},
		"busy":      {tictactoe.New(tictactoe.Open), func(*stage) { busy = true }, "computer"},
		"off":       {tictactoe.New(tictactoe.Open), func(s *stage) { s.Session.Settings.Analysis = false }, ""},
		"no search": {tictactoe.New(tictactoe.Open), func(*stage) {}, "…"},
	} {
		busy = false
		s := newStage(t, test.position)
		s.Session.Settings.Analysis = true
		test.prepare(s)
		a := add(s, NewAnalysis(s.Host, Values{}, func() bool { return busy }))
		said := s.view.Account.Headline + s.view.Account.Line
		if !strings.Contains(said, test.want) || test.want == "" && said != "" {
			t.Errorf("%s: said %q, want %q in it", name, said, test.want)
		}
		a.stop()
	}
}

func TestSwitchingAnalysisOnIsKept(t *testing.T) {
	s := newStage(t, tictactoe.New(tictactoe.Judge))
	a := add(s, NewAnalysis(s.Host, Values{}, func() bool { return false }))
	a.Toggle()
	if !a.On() || s.commits != 1 || !strings.Contains(s.said, "nobody wins") {
		t.Errorf("on: %v, %d commits, said %q", a.On(), s.commits, s.said)
	}
	if a.Toggle(); a.On() || s.commits != 2 {
		t.Errorf("on: %v, %d commits", a.On(), s.commits)
	}
}

// TestTheOtherPositionsOfTheLineAreLookedAtAsWell lets analysis come to its end in a position that is over.
func TestTheOtherPositionsOfTheLineAreLookedAtAsWell(t *testing.T) {
	known := Values{}
	s := newStage(t, mateInOne(t))
	s.Session.Settings.Analysis = true
	add(s, NewAnalysis(s.Host, known, func() bool { return false }))
	chart := add(s, NewChart(s.Host, known, NewReview(s.Host, known)))
	s.play(1, 9)
	s.await("a value for the position before", func() bool { _, ok := known.ForX(mateInOne(t)); return ok })
	chart.Show(&s.view)
	points := s.view.Chart.Points
	if len(points) != 2 || !points[0].Known || !points[1].Known || points[1].Value != 1 {
		t.Errorf("the chart is %+v", points)
	}
}

func TestTheChartFollowsTheLine(t *testing.T) {
	known := Values{}
	s := newStage(t, tictactoe.New(tictactoe.Open))
	review := NewReview(s.Host, known)
	add(s, NewChart(s.Host, known, review))
	s.play(5, 5)
	s.play(5, 4)
	known.Learn(s.Session.Game.Position(), estimated(700), 1)
	if s.render(); len(s.view.Chart.Points) != 0 {
		t.Error("a chart is shown though nobody asked for one")
	}
	s.Session.Settings.Analysis = true
	s.render()
	data := s.view.Chart
	if len(data.Points) != 3 || data.Current != 2 {
		t.Fatalf("%+v", data)
	}
	if last := data.Points[2]; !last.Known || last.Value != 0.7 || !strings.Contains(last.Label, "X 70%") || data.Points[1].Known {
		t.Errorf("%+v", data)
	}
	s.Session.Undo()
	if s.render(); s.view.Chart.Current != 1 || len(s.view.Chart.Points) != 3 {
		t.Errorf("a step back the chart is %+v", s.view.Chart)
	}
	s.play(5, 6) // what was played before is another way now
	if s.view.Chart.Points != nil {
		t.Errorf("of another line, of which nothing is known, the chart is %+v", s.view.Chart)
	}
}
