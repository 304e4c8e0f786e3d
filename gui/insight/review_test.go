package insight

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/widget"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/widgets"
)

func TestVerdictsAreToldByLettersAndColours(t *testing.T) {
	for want, grade := range map[string]search.Grade{
		"": {Verdict: search.Good}, "?!": {Verdict: search.Inaccuracy}, "?": {Verdict: search.Mistake},
		"◆ ??": {Verdict: search.Blunder, Turning: true},
	} {
		var step widgets.Step
		if mark(&step, grade); step.Mark != want {
			t.Errorf("%q, want %q", step.Mark, want)
		}
		colour := map[search.Verdict]widget.Importance{search.Mistake: widget.WarningImportance, search.Blunder: widget.DangerImportance}
		if step.Importance != colour[grade.Verdict] {
			t.Errorf("%q has the importance %d", want, step.Importance)
		}
	}
}

// givenAway is a stage on which X has played in row 3, column 9, instead of winning in row 1, column 9, and so sent O to
// where O wins.
func givenAway(t *testing.T) (*stage, *Review) {
	t.Helper()
	p := lineIn(mateInOne(t), tictactoe.O, 6, 7).With(grid.At(7, 7), tictactoe.O).With(grid.At(7, 8), tictactoe.O)
	s := newStage(t, p)
	r := add(s, NewReview(s.Host, Values{}))
	s.play(3, 9)
	return s, r
}

func TestAReviewMarksWhatWasGivenAway(t *testing.T) {
	s, r := givenAway(t)
	r.Toggle()
	if !strings.Contains(s.view.Notes[0], "Reviewing: 0 of 1") || !r.On() {
		t.Fatalf("beside the board: %q", s.view.Notes)
	}
	s.await("the review", func() bool { return r.over })
	g, ok := r.Grade(1)
	if !ok || g.Best != grid.At(1, 9) || g.Verdict != search.Blunder || !g.Turning {
		t.Fatalf("%+v", g)
	}
	if _, ok := r.Grade(0); ok {
		t.Error("the start has a grade")
	}
	if _, ok := r.Grade(2); ok {
		t.Error("a step that is not there has a grade")
	}
	if step := s.view.Steps[1]; step.Mark != "◆ ??" {
		t.Errorf("the move is marked %q", step.Mark)
	}
	if !strings.Contains(s.view.Status.Why, "Best was (1, 9) (X wins in one move)") {
		t.Errorf("said %q", s.view.Status.Why)
	}
	if !strings.Contains(s.view.Notes[0], "X: 1 blunder (??)\nO: no mistake\n") {
		t.Errorf("beside the board: %q", s.view.Notes)
	}
	if _, ok := r.values.ForX(r.positions[0]); !ok {
		t.Error("what it found is not remembered")
	}
	if r.Before() != 0 || r.After() != 0 {
		t.Errorf("the mistakes beside the only one are %d and %d", r.Before(), r.After())
	}
	s.Session.Game.GoTo(s.Session.Game.Line()[0])
	if r.After() != 1 {
		t.Errorf("the mistake after the start is %d", r.After())
	}
	s.Session.Redo()
	if remarks := r.Remarks(); len(remarks) != 2 || remarks[0] != "" || !strings.Contains(remarks[1], "Best was (1, 9)") {
		t.Errorf("remarks %q", remarks)
	}
	if r.Cancel() {
		t.Error("Escape puts away the grades of a review that is over")
	}
	s.Session.Undo()
	if s.render(); !r.On() {
		t.Error("looking back puts the grades away")
	}
	s.play(1, 9)
	if r.On() || s.view.Steps[1].Mark != "" {
		t.Error("the grades stay though the game has changed")
	}
}

func TestWhatAReviewThatWasStoppedStillFindsIsDropped(t *testing.T) {
	for name, end := range map[string]func(*stage, *Review){
		"Escape":       func(_ *stage, r *Review) { r.Cancel() },
		"its switch":   func(_ *stage, r *Review) { r.Toggle() },
		"another line": func(s *stage, _ *Review) { s.Session.Game.Restart(); s.Commit() },
	} {
		almostFull := filled().With(grid.At(1, 2), tictactoe.Empty).With(grid.At(9, 1), tictactoe.Empty)
		s := newStage(t, almostFull) // nothing in it takes a second to find out
		r := add(s, NewReview(s.Host, Values{}))
		s.play(9, 1)
		s.play(1, 2)
		r.Toggle()
		late := s.tasks.Next()
		if late == nil {
			t.Fatal("nothing was found")
		}
		end(s, r)
		late()
		s.tasks.Next()() // the other grade or the end, from a goroutine that must not look at what was ended
		s.render()
		if r.On() || r.done > 0 || s.view.Progress != 0 {
			t.Errorf("%s: on %v, %d grades", name, r.On(), r.done)
		}
	}
}

func TestWhatCanBeReviewed(t *testing.T) {
	s := newStage(t, tictactoe.New(tictactoe.Open))
	r := add(s, NewReview(s.Host, Values{}))
	if r.Can() {
		t.Error("a line without a move can be reviewed")
	}
	s.play(5, 5)
	if !r.Can() {
		t.Error("a line with a move cannot be reviewed")
	}
	s.Session.Show("crosshatch")
	if r.Can() {
		t.Error("a Sudoku can be reviewed")
	}
	s = newStage(t, tictactoe.New(tictactoe.Judge))
	s.play(5, 5)
	if NewReview(s.Host, Values{}).Can() {
		t.Error("a game that nobody wins can be reviewed")
	}
}
