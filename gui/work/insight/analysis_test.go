package insight

import (
	"context"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/roster"
	"ninefold/gui/view"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
)

// analysed returns a session with analysis switched on, whose search has found something about a position so far.
func analysed(t *testing.T, p tictactoe.Position, r search.Result) (s *fixture, a *Analysis, ctx context.Context) {
	s = newFixture(t, p)
	s.Session.Settings.Analysis = true
	s.Session.Game.SetComment(0, "No longer home.")
	a = &Analysis{Host: s.Host.Host, Searcher: s.searcher, Busy: func() bool { return false }}
	key := searchKey{p, s.Session.Settings.ThinkingTime()}
	ctx = a.values.Begin(s.Scope.Place(), key)
	a.values.Result().thinking = searches.Started(s.Tasks, search.Limits{}, key.time, func() {})
	a.values.Result().thinking.Report(r)
	return s, add(s, a), ctx
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
	words, _ = a.At(worse)
	fail.If(t, strings.Contains(words, "is best") || !strings.Contains(words, "X 30%"), "of another is said %q", words)
	words, ok = a.At(unknown)
	fail.If(t, ok, "of one that is not known yet is said %q", words)
}

func TestAnalysisGoesWithItsPosition(t *testing.T) {
	r := found(search.Move{Cell: grid.At(2, 2), Value: estimated(600)})
	for name, change := range map[string]func(*fixture){
		"a move":        func(s *fixture) { s.play(5, 5) },
		"another time":  func(s *fixture) { s.Session.Settings.Seconds = 10; s.settle() },
		"switching off": func(s *fixture) { s.Session.Settings.Analysis = false; s.settle() },
	} {
		s, a, ctx := analysed(t, tictactoe.New(tictactoe.Open), r)
		change(s)
		if _, ok := a.Found(); ok || ctx.Err() == nil || noted(&s.view.Diagram) != "" {
			t.Errorf("after %s: stopped by %v, notes at %q", name, ctx.Err(), noted(&s.view.Diagram))
		}
		a.values.Drop()
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
		"the end":   {won, func(*fixture) {}, "X 100%"},
		"busy":      {tictactoe.New(tictactoe.Open), func(*fixture) { busy = true }, "computer"},
		"off":       {tictactoe.New(tictactoe.Open), func(s *fixture) { s.Session.Settings.Analysis = false }, ""},
		"no search": {tictactoe.New(tictactoe.Open), func(*fixture) {}, "…"},
	} {
		busy = false
		s := newFixture(t, test.position)
		s.Session.Settings.Analysis = true
		test.prepare(s)
		a := add(s, &Analysis{Host: s.Host.Host, Searcher: s.searcher, Busy: func() bool { return busy }})
		v := s.value()
		said := v.Number + v.Hint
		fail.If(t, !strings.Contains(said, test.want) || test.want == "" && s.view.Value != nil || v.Best != "",
			"%s: %+v, want %q in it", name, v, test.want)
		a.values.Drop()
	}
}

func TestAValueSharesTheBarBetweenTheTwo(t *testing.T) {
	for mark, share := range map[tictactoe.Mark]float32{tictactoe.X: 0.75, tictactoe.O: 0.25} {
		v := worthOf(estimated(750), mark)
		fail.If(t, v.Share != share || v.Number != mark.String()+" 75%", "%v is better: %+v", mark, v)
	}
	draw := tictactoetest.Drawn()
	o := tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2)
	v := worthAtEnd(&draw)
	fail.If(t, v.Share != 0.5 || v.Number != "X 50%", "at a draw: %+v", v)
	v = worthAtEnd(&o)
	fail.If(t, v.Share != 0 || v.Number != "X 0%", "at the end: %+v", v)
}

func TestSwitchingAnalysisOnIsKept(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	a := add(s, &Analysis{Host: s.Host.Host, Searcher: s.searcher, Busy: func() bool { return false }})
	s.do(a.Toggle)
	fail.If(t, !a.On() || !strings.Contains(s.Said, "nobody wins"),
		"on: %v, said %q", a.On(), s.Said)
	s.do(a.Toggle)
	fail.If(t, a.On(), "it is still on")
}

// TestTheOtherPositionsOfTheLineAreLookedAtAsWell lets analysis end in a position that is over.
func TestTheOtherPositionsOfTheLineAreLookedAtAsWell(t *testing.T) {
	s := newFixture(t, tictactoetest.MateInOne())
	known := s.searcher.Values
	s.Session.Settings.Analysis = true
	add(s, &Analysis{Host: s.Host.Host, Searcher: s.searcher, Busy: func() bool { return false }})
	chart := add(s, &Chart{Host: s.Host.Host, Values: known, Review: &Review{Host: s.Host.Host, Searcher: s.searcher}})
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

// A game of programs has their own estimates as its chart, if nothing else has values for it.
func TestWhatProgramsSaidOfTheirMovesIsTheChart(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Closed))
	add(s, &Chart{Host: s.Host.Host, Values: s.searcher.Values, Review: &Review{Host: s.Host.Host,
		Searcher: s.searcher}})
	s.play(5, 5)
	fail.NowIf(t, s.view.Value != nil, "nothing was said: %+v", s.value())
	g := s.Session.Game
	g.SetComment(g.Current(), "[%emt 0:00:00.021] 62%, line 3 3 1 1")
	s.play(4, 4)
	g.SetComment(g.Current(), "[%emt 0:00:00.021] O 70%")
	s.render()
	points := s.value().Graph.Points
	fail.If(t, len(points) != 3 || points[0].Known || points[1].Value != 0.62 || points[2].Value != 0.3,
		"the chart is %+v", points)
	v := s.value()
	fail.If(t, v.Number != "X 30%" || v.Best != "" || v.Work == "", "the move is worth %+v", v)
	g.Undo()
	s.settle()
	v = s.value()
	fail.If(t, v.Number != "X 62%" || v.Best != "4,4 2,2", "the move before is worth %+v", v)
	sides := g.Sides()
	sides.O = roster.Side{Player: roster.Program, Command: "./bot"}
	s.Session.SetSides(sides)
	s.render()
	fail.Unequal(t, s.view.Value, nil, "it helps who plays: %+v", s.value())
}

func TestAHintSaysWhatTheSearchKnowsAndNoMore(t *testing.T) {
	p := tictactoetest.MateInOne()
	r := fail.Must(search.Search(context.Background(), p, search.Limits{Nodes: 10_000, All: true}, nil))(t)
	words := proposed(p, r)
	fail.Lacks(t, words, "Row 1, column 9: X wins in 1 move, which is proved.", "it says")
	fail.Lacks(t, words, "It wins the game in field 3.", "it says")
	lost := search.Value{Kind: search.Loss, Plies: 6}
	for want, moves := range map[string][]search.Move{
		"seems best (X 60%)": {{Cell: grid.At(2, 9), Value: estimated(600)},
			{Cell: grid.At(2, 8), Value: estimated(500)}},
		"all others are proved":   {{Cell: grid.At(2, 9), Value: estimated(600)}, {Cell: grid.At(2, 8), Value: lost}},
		"Every move loses.":       {{Cell: grid.At(2, 9), Value: lost}, {Cell: grid.At(2, 8), Value: lost}},
		"column 9 seems best (X ": {{Cell: grid.At(2, 9), Value: estimated(600)}}, // the only one there is
	} {
		r := found(moves...)
		words := proposed(p, r)
		fail.If(t, !strings.Contains(words, want) || strings.Contains(words, "It wins"),
			"%q, want %q in it", words, want)
	}
}

// proposed returns what a hint says of a result.
func proposed(p tictactoe.Position, r search.Result) string {
	h := &Hint{}
	h.asked.Begin(context.Background(), p)
	h.asked.Result().result = r
	return h.words()
}

// hinted returns a session over which a hint can be asked for, and the cells that the hint has played.
func hinted(t *testing.T, p tictactoe.Position) (s *fixture, h *Hint, played *[]grid.Cell) {
	s = newFixture(t, p)
	analysis := &Analysis{Host: s.Host.Host, Searcher: s.searcher, Busy: func() bool { return false }}
	played = new([]grid.Cell)
	h = add(s, &Hint{
		Host: s.Host.Host, Searcher: s.searcher, Analysis: analysis,
		Play: func(c grid.Cell) { *played = append(*played, c) },
	})
	return s, h, played
}

func TestTheSecondTimeAHintIsPlayed(t *testing.T) {
	s, h, played := hinted(t, tictactoetest.MateInOne())
	best := grid.At(1, 9)
	s.do(h.Ask)
	if _, ok := h.Shown(); ok || len(*played) > 0 || !strings.Contains(s.Said, "Looking") {
		t.Fatalf("at once: shown %v, said %q", ok, s.Said)
	}
	h.Ask() // too soon: nothing is known of any cell
	s.await("something found", func() bool { _, ok := h.asked.Result().thinking.Found(); return ok })
	h.Ask() // asked during its search, it takes what it has
	s.await("the hint", func() bool { _, ok := h.Shown(); return ok })
	cell := s.view.Diagram.Cells[best]
	fail.If(t, !cell.Best || !strings.Contains(cell.Label, "proposed") ||
		!strings.Contains(s.Said, "Hint again plays it"), "%+v, said %q", cell, s.Said)
	words, ok := h.At(grid.At(5, 5))
	fail.If(t, !ok || words != s.Said || words != s.view.Status.Why, "with the pointer elsewhere it says %q", words)
	s.do(h.Ask)
	fail.If(t, len(*played) != 1 || (*played)[0] != best, "played %v", *played)
	s.do(s.Session.Game.Resign)
	_, ok = h.Shown()
	fail.If(t, ok, "after a resignation it is still shown")
}

func TestWhatAnalysisKnowsIsProposedAtOnce(t *testing.T) {
	s, h, _ := hinted(t, tictactoetest.MateInOne())
	r := found(search.Move{Cell: grid.At(2, 9), Value: estimated(600)},
		search.Move{Cell: grid.At(2, 8), Value: estimated(500)})
	h.Analysis.values.Begin(s.Scope.Place(), searchKey{})
	known := &h.Analysis.values.Result().thinking
	*known = searches.Started(s.Tasks, search.Limits{}, time.Minute, func() {})
	(*known).Report(r)
	s.do(h.Ask)
	c, ok := h.Shown()
	fail.If(t, !ok || c != grid.At(2, 9), "proposed %v %v, said %q", c, ok, s.Said)
	for note, want := range map[string]diagram.Symbol{"": diagram.Cross, "60": diagram.Blank} {
		v := overlay.Board{View: view.View{Diagram: s.Session.Game.Diagram()}}
		v.Diagram.Cells[grid.At(2, 9)].Note = note
		if h.Show(&v); v.Diagram.Cells[grid.At(2, 9)].Ghost != want {
			t.Errorf("over the value %q stands %v", note, v.Diagram.Cells[grid.At(2, 9)].Ghost)
		}
	}
	s.do(func() { (*known).Report(found(r.Moves[1], r.Moves[0])) })
	c, _ = h.Shown()
	fail.If(t, c != grid.At(2, 8) || !strings.Contains(s.Said, "column 8"), "then proposed %v, said %q", c, s.Said)
}

func TestUnderJudgeAndAfterTheEndThereIsNoHint(t *testing.T) {
	s, h, _ := hinted(t, tictactoe.New(tictactoe.Judge))
	s.do(h.Ask)
	fail.If(t, h.asked.Result().thinking != nil || !strings.Contains(s.Said, "nobody wins"), "said %q", s.Said)
	offers := func() bool {
		var v overlay.Board
		h.Show(&v)
		return v.Verdict != nil && v.Verdict.Buttons[0].ID == "rules.closed"
	}
	fail.Unless(t, offers(), "no rules are offered by which somebody wins")
	s.Session.Game.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Closed))
	h.Advance()
	fail.If(t, offers(), "they are offered still when they hold")
	_, over, _ := hinted(t, tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 0, 1, 2))
	fail.If(t, over.Can(), "there is a hint after the end")
}
