package gui

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// mateInOne is a position by the rules Open in which X wins at once in row 1, column 9, and nowhere else.
func mateInOne(t *testing.T) tictactoe.Position {
	t.Helper()
	p := lineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 0, 1)
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

func TestEveryValueHasItsNumberAndShape(t *testing.T) {
	for _, test := range []struct {
		value search.Value
		note  string
		sign  diagram.Sign
	}{
		{estimated(644), "64", diagram.Winning}, {estimated(500), "50", diagram.Even}, {estimated(451), "45", diagram.Even}, {estimated(302), "30", diagram.Losing},
		{search.Value{Kind: search.Win, Permille: 1000, Plies: 7}, "W7", diagram.Winning},
		{search.Value{Kind: search.Loss, Plies: 12}, "L12", diagram.Losing},
		{search.Value{Kind: search.Draw, Permille: 500}, "=", diagram.Even},
	} {
		if note, sign := locale.ValueNote(test.value), signOf(test.value); note != test.note || sign != test.sign {
			t.Errorf("%+v: %q %d", test.value, note, sign)
		}
	}
	r := search.Result{Best: grid.At(2, 2), Moves: []search.Move{{Cell: grid.At(2, 2), Value: estimated(600)}, {Cell: grid.At(1, 1)}}}
	view := newNoughts().View()
	markValues(&view, &r, tictactoe.X)
	if best := view.Cells[grid.At(2, 2)]; !best.Marked || best.Note != "60" || !strings.Contains(best.Label, "X 60 %") {
		t.Errorf("%+v", best)
	}
	if unknown := view.Cells[grid.At(1, 1)]; unknown.Note != "" || unknown.Sign != diagram.NoSign {
		t.Errorf("%+v", unknown)
	}
}

func TestValuesInWords(t *testing.T) {
	for want, v := range map[string]search.Value{
		"O wins in 3 plies":     {Kind: search.Win, Plies: 3, Exact: true},
		"O wins within 3 plies": {Kind: search.Win, Plies: 3},
		"X wins in one ply":     {Kind: search.Loss, Plies: 1, Exact: true},
		"a sure draw":           {Kind: search.Draw},
		"O 33 %":                estimated(333),
		"not known yet":         {},
	} {
		if words := locale.Value(v, tictactoe.O); words != want {
			t.Errorf("%q, want %q", words, want)
		}
	}
}

func TestInsightsKeepWhatIsKnownBest(t *testing.T) {
	x := tictactoe.New(tictactoe.Open)
	o, _ := x.Play(grid.At(5, 5))
	in := insights{}
	in.learn(o, estimated(300), 100)
	if v, ok := in.forX(o); !ok || v.Permille != 700 {
		t.Errorf("%+v %v", v, ok)
	}
	in.learn(o, estimated(900), 50)
	if v, _ := in.forX(o); v.Permille != 700 {
		t.Error("a quicker look replaced a longer one")
	}
	in.learn(o, search.Value{Kind: search.Loss, Plies: 40}, 1)
	in.learn(o, estimated(500), 1000)
	if v, _ := in.forX(o); v.Kind != search.Win {
		t.Errorf("what is proved was replaced by a guess: %+v", v)
	}
	if _, ok := in.forX(x); ok {
		t.Error("a position that nobody looked at has a value")
	}
	won := lineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2)
	if v, ok := in.forX(won); !ok || v.Kind != search.Loss {
		t.Errorf("%+v %v", v, ok)
	}
}

func TestAHintSaysWhatTheSearchKnowsAndNoMore(t *testing.T) {
	p := mateInOne(t)
	r, err := search.Search(context.Background(), p, search.Limits{Nodes: 10_000, All: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if words := hintInWords(p, &r); !strings.Contains(words, "Row 1, column 9: X wins in one ply, which is proved.") || !strings.Contains(words, "It takes field 3") {
		t.Error(words)
	}
	lost := search.Value{Kind: search.Loss, Plies: 6}
	for want, moves := range map[string][]search.Move{
		"seems best (X 60 %)": {{Cell: grid.At(2, 9), Value: estimated(600)}, {Cell: grid.At(2, 8), Value: estimated(500)}},
		"every other cell is": {{Cell: grid.At(2, 9), Value: estimated(600)}, {Cell: grid.At(2, 8), Value: lost}},
		"Every cell loses.":   {{Cell: grid.At(2, 9), Value: lost}, {Cell: grid.At(2, 8), Value: lost}},
	} {
		r := search.Result{Best: moves[0].Cell, Value: moves[0].Value, Moves: moves}
		if words := hintInWords(p, &r); !strings.Contains(words, want) || strings.Contains(words, "takes") {
			t.Errorf("%q, want %q in it", words, want)
		}
	}
}

// openAt is a window with a position that was set up.
func openAt(t *testing.T, p tictactoe.Position) *window {
	t.Helper()
	w := openWindow(t)
	w.session.Noughts.Set(tictactoe.Edited, p)
	w.changed()
	return w
}

func TestTheSecondHintPlaysIt(t *testing.T) {
	w := openAt(t, mateInOne(t))
	w.key(fyne.KeyT)
	w.await("the hint", w.proposalShown)
	cell := w.board.Shown().Cells[grid.At(1, 9)]
	if !cell.Marked || !strings.Contains(cell.Label, "proposed") || !strings.Contains(w.reason(), "T plays it") {
		t.Errorf("%+v, said %q", cell, w.reason())
	}
	w.key(fyne.KeyT)
	p := w.position()
	if p.Winner() != tictactoe.X || w.proposal != nil {
		t.Error("the second hint does not play the cell")
	}
	if w.can(w.byID("hint")) {
		t.Error("there is a hint after the end")
	}
}

func (w *window) proposalShown() bool { return w.proposal.shown() }

func TestUnderJudgeThereIsNoHint(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyT)
	if w.proposal != nil || !strings.Contains(w.reason(), "nobody wins") {
		t.Errorf("said %q", w.reason())
	}
}

func TestAnalysisShowsValuesUntilItIsSwitchedOff(t *testing.T) {
	w := openAt(t, mateInOne(t))
	if w.session.Settings.Analysis {
		t.Fatal("analysis is on from the start")
	}
	w.session.Settings.Seconds = 1
	w.key(fyne.KeyA)
	best := grid.At(1, 9)
	w.await("values", func() bool { return w.board.Shown().Cells[best].Note == "W1" })
	w.await("the end", func() bool { return w.thought() == nil })
	for c, cell := range w.board.Shown().Cells {
		if cell.Playable != (cell.Note != "") || cell.Playable && cell.Sign == diagram.NoSign {
			t.Errorf("cell %d: %+v", c, cell)
		}
	}
	if !strings.Contains(w.side.headline.Text, "X wins in one ply") || !strings.Contains(w.side.line.Text, "1 9") || !w.side.chart.Visible() {
		t.Errorf("%q, %q", w.side.headline.Text, w.side.line.Text)
	}
	w.pointed(best)
	if !strings.Contains(w.reason(), "is best") {
		t.Errorf("pointing says %q", w.reason())
	}
	w.key(fyne.KeyA)
	if w.board.Shown().Cells[best].Note != "" || w.analysis.thinking != nil || w.side.found.Visible() {
		t.Error("switching off leaves values")
	}
}

func TestALateValueForAnotherPositionIsDropped(t *testing.T) {
	w := openWindow(t)
	w.run("rules.closed")
	w.key(fyne.KeyA)
	first := w.analysis.thinking
	w.tapCell(5, 5)
	second := w.analysis.thinking
	if first == nil || second == nil || first == second || second.position != w.position() {
		t.Fatal("a move does not begin another analysis")
	}
	first.latest.Store(&search.Result{Best: grid.At(1, 1), Value: estimated(900), Moves: []search.Move{{Cell: grid.At(1, 1), Value: estimated(900)}}})
	w.showThoughts()
	if w.board.Shown().Cells[grid.At(1, 1)].Note != "" || first.over {
		t.Error("a value for another position is shown")
	}
	w.key(fyne.KeyA)
	if w.analysis.thinking != nil {
		t.Error("it goes on though switched off")
	}
}

func TestAReviewMarksWhatWasGivenAway(t *testing.T) {
	p := lineIn(mateInOne(t), tictactoe.O, 6, 7).With(grid.At(7, 7), tictactoe.O).With(grid.At(7, 8), tictactoe.O)
	w := openAt(t, p)
	w.tapCell(3, 9) // instead of winning in row 1, column 9, X sends O to where O wins
	w.key(fyne.KeyV)
	w.await("the review", func() bool { return w.review != nil && w.review.over })
	line := w.session.Noughts.Line()
	g, ok := w.review.grade(len(line) - 1)
	if !ok || g.Best != grid.At(1, 9) || g.Verdict != search.Blunder || !g.Turning {
		t.Fatalf("%+v", g)
	}
	if mark := w.review.marks()[len(line)-1]; mark.text != "◆ ??" {
		t.Errorf("the move is marked %q", mark.text)
	}
	if !strings.Contains(w.reason(), "Best was 1 9 (X wins in one ply)") {
		t.Errorf("said %q", w.reason())
	}
	if !strings.Contains(w.note(), "X: 0 ?!   0 ?   1 ??") {
		t.Errorf("beside the board: %q", w.note())
	}
	if points := w.chartView().points; !points[len(points)-1].turned {
		t.Error("the chart does not show where the game turned")
	}
	w.key(fyne.KeyPageUp)
	if w.review == nil {
		t.Fatal("looking back puts the grades away")
	}
	w.tapCell(1, 9)
	if w.review != nil {
		t.Error("the grades stay though the game has changed")
	}
}

func TestAReviewCanBeStopped(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.tapCell(5, 5)
	w.tapCell(5, 4)
	w.key(fyne.KeyV)
	if !w.review.running() || !strings.Contains(w.note(), "Reviewing: 0 of") {
		t.Fatalf("beside the board: %q", w.note())
	}
	r := w.review
	w.key(fyne.KeyEscape)
	w.idle(2 * tick)
	if w.review != nil || len(r.grades) > 0 {
		t.Error("a grade of a stopped review was taken")
	}
}

func TestVerdictsAreToldByLetters(t *testing.T) {
	for want, g := range map[string]search.Grade{
		"": {Verdict: search.Good}, "?!": {Verdict: search.Inaccuracy}, "?": {Verdict: search.Mistake}, "◆ ??": {Verdict: search.Blunder, Turning: true},
	} {
		if mark := markOfGrade(g); mark.text != want {
			t.Errorf("%q, want %q", mark.text, want)
		}
	}
	if markOfGrade(search.Grade{Verdict: search.Blunder}).importance != widget.DangerImportance {
		t.Error("a blunder has no colour")
	}
	words := locale.Grade(search.Grade{
		Played: grid.At(1, 2), Best: grid.At(3, 4), Value: estimated(300), Highest: estimated(655), Lost: 355, Verdict: search.Blunder, Turning: true,
	}, tictactoe.O)
	for _, part := range []string{"O 1 2", "a blunder", "36 %", "O 30 %", "Best was 3 4", "O 66 %", "turned"} {
		if !strings.Contains(words, part) {
			t.Errorf("%q, want %q in it", words, part)
		}
	}
}

func TestTheChartFollowsTheLineAndGoesToItsSteps(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.tapCell(5, 5)
	w.tapCell(5, 4)
	w.insights.learn(w.position(), estimated(700), 1)
	w.session.Settings.Analysis = true
	view := w.chartView()
	w.session.Settings.Analysis = false
	if len(view.points) != 4 || view.current != 3 {
		t.Fatalf("%+v", view)
	}
	last := view.points[3]
	if !last.known || last.value != 0.7 || !strings.Contains(last.label, "X 70 %") || view.points[2].known {
		t.Errorf("%+v", view)
	}
	var went []int
	c := newChart(func(i int) { went = append(went, i) }, func(string) {})
	c.show(view)
	c.Resize(fyne.NewSize(280, chartHeight))
	for i := range view.points {
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(chartLeft+float32(i)*c.step(280), 40)})
	}
	if !slices.Equal(went, []int{0, 1, 2, 3}) {
		t.Errorf("clicks went to %v", went)
	}
	c.show(chartView{})
	if c.Visible() {
		t.Error("a chart without points is shown")
	}
	w.goToStep(2)
	if w.moves() != 1 || w.session.Noughts.Current() != history.ID(2) {
		t.Error("the chart does not go to its step")
	}
}
