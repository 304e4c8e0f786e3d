package insight

import (
	"context"
	"strings"
	"testing"
	"time"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/overlay"
	"ninefold/gui/searches"
	"ninefold/gui/view"
)

func TestAHintSaysWhatTheSearchKnowsAndNoMore(t *testing.T) {
	p := tictactoetest.MateInOne()
	r, err := search.Search(context.Background(), p, search.Limits{Nodes: 10_000, All: true}, nil)
	fail.OnError(t, err)
	if words := describeHint(p, &r); !strings.Contains(words, "Row 1, column 9: X wins in 1 move, which is proved.") ||
		!strings.Contains(words, "It wins field 3") {
		t.Error(words)
	}
	lost := search.Value{Kind: search.Loss, Plies: 6}
	for want, moves := range map[string][]search.Move{
		"seems best (X 60%)": {{Cell: grid.At(2, 9), Value: estimated(600)},
			{Cell: grid.At(2, 8), Value: estimated(500)}},
		"all others are proved":   {{Cell: grid.At(2, 9), Value: estimated(600)}, {Cell: grid.At(2, 8), Value: lost}},
		"Every move loses.":       {{Cell: grid.At(2, 9), Value: lost}, {Cell: grid.At(2, 8), Value: lost}},
		"column 9 seems best (X ": {{Cell: grid.At(2, 9), Value: estimated(600)}}, // the only one there is
	} {
		r := found(moves...)
		if words := describeHint(p, &r); !strings.Contains(words, want) || strings.Contains(words, "It wins") {
			t.Errorf("%q, want %q in it", words, want)
		}
	}
}

// hinted returns a session over which a hint can be asked for, and the cells that the hint has played.
func hinted(t *testing.T, p tictactoe.Position) (s *fixture, h *Hint, played *[]grid.Cell) {
	s = newFixture(t, p)
	analysis := &Analysis{Host: s.Host, Searcher: s.searcher, Busy: func() bool { return false }}
	played = new([]grid.Cell)
	h = add(s, &Hint{
		Host: s.Host, Searcher: s.searcher, Analysis: analysis,
		Play: func(c grid.Cell) { *played = append(*played, c) },
	})
	return s, h, played
}

func TestTheSecondTimeAHintIsPlayed(t *testing.T) {
	s, h, played := hinted(t, tictactoetest.MateInOne())
	best := grid.At(1, 9)
	h.Ask()
	if _, ok := h.Shown(); ok || len(*played) > 0 || !strings.Contains(s.said, "Looking") {
		t.Fatalf("at once: shown %v, said %q", ok, s.said)
	}
	h.Ask() // too soon: nothing is known of any cell
	s.await("something found", func() bool { _, ok := h.thinking.Found(); return ok })
	h.Ask() // asked during its search, it takes what it has
	s.await("the hint", func() bool { _, ok := h.Shown(); return ok })
	cell := s.view.Diagram.Cells[best]
	fail.If(t, !cell.Best || !strings.Contains(cell.Label, "proposed") ||
		!strings.Contains(s.said, "Hint again plays it"), "%+v, said %q", cell, s.said)
	words, ok := h.At(grid.At(5, 5))
	fail.If(t, !ok || words != s.said, "with the pointer elsewhere it says %q", words)
	h.Ask()
	fail.If(t, len(*played) != 1 || (*played)[0] != best, "played %v", *played)
}

func TestAHintGoesWithItsPosition(t *testing.T) {
	s, h, _ := hinted(t, tictactoetest.MateInOne())
	h.Ask()
	s.play(3, 9)
	fail.If(t, h.asked || h.Cancel(), "a hint for another position is still looked for")
	h.Ask()
	fail.If(t, !h.Cancel() || h.asked, "Escape does not call it off")
	_, ok := h.At(grid.At(1, 1))
	fail.If(t, ok, "though it was called off it says something")
	ended := false
	h.thinking = searches.Started(s.Tasks, search.Limits{}, time.Minute, func() { ended = true }, func() {})
	h.Cancel()
	fail.Unless(t, ended, "the search goes on though it was called off")
	s.Session.Show("crosshatch")
	fail.If(t, h.Can(), "there is a hint for a Sudoku")
}

func TestWhatAnalysisKnowsIsProposedAtOnce(t *testing.T) {
	s, h, _ := hinted(t, tictactoetest.MateInOne())
	r := found(search.Move{Cell: grid.At(2, 9), Value: estimated(600)},
		search.Move{Cell: grid.At(2, 8), Value: estimated(500)})
	h.Analysis.thinking = searches.Started(s.Tasks, search.Limits{}, time.Minute, func() {}, func() {})
	h.Analysis.thinking.Report(r)
	h.Ask()
	c, ok := h.Shown()
	fail.If(t, !ok || c != grid.At(2, 9), "proposed %v %v, said %q", c, ok, s.said)
	for note, want := range map[string]diagram.Symbol{"": diagram.Cross, "60": diagram.Blank} {
		v := overlay.Board{View: view.View{Diagram: s.Session.Game.Diagram()}}
		v.Diagram.Cells[grid.At(2, 9)].Note = note
		if h.Show(&v); v.Diagram.Cells[grid.At(2, 9)].Ghost != want {
			t.Errorf("over the value %q stands %v", note, v.Diagram.Cells[grid.At(2, 9)].Ghost)
		}
	}
}

func TestUnderJudgeAndAfterTheEndThereIsNoHint(t *testing.T) {
	s, h, _ := hinted(t, tictactoe.New(tictactoe.Judge))
	h.Ask()
	fail.If(t, h.asked || !strings.Contains(s.said, "nobody wins"), "said %q", s.said)
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
