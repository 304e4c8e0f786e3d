package insight

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/session"
)

// newReview returns a session at a position, and its review, which is off.
func newReview(t *testing.T, p tictactoe.Position) (*fixture, *Review) {
	s := newFixture(t, p)
	return s, add(s, &Review{Host: s.Host.Host, Searcher: s.searcher})
}

// reviewed switches the review on and waits for its end.
func (s *fixture) reviewed(r *Review) {
	s.t.Helper()
	s.do(r.Toggle)
	s.await("the review", func() bool { return r.over })
}

// almostFull returns a position with two empty cells, about which everything is found in less than a second.
func almostFull() tictactoe.Position {
	return tictactoetest.Drawn().WithMark(grid.At(1, 2), tictactoe.Empty).WithMark(grid.At(9, 1), tictactoe.Empty)
}

// givenAway returns a session in which X could win in row 1, column 9, but has played in row 3, column 9, and so sent O
// where O wins.
func givenAway(t *testing.T) (*fixture, *Review) {
	s, r := newReview(t, tictactoetest.GivenAway())
	s.play(3, 9)
	return s, r
}

func TestAReviewMarksWhatWasGivenAway(t *testing.T) {
	s, r := givenAway(t)
	s.Inform("what was done before, which would hide the progress")
	s.do(r.Toggle)
	fail.Unequal(t, s.Said, "", "while it runs the message is")
	fail.Lacks(t, s.view.Status.Why, "Reviewing: 0 of 1", "below the board is said")
	fail.If(t, s.view.Errors != "" || !s.view.Running, "at once there are errors, or it does not run")
	s.await("the review", func() bool { return r.over })
	line := s.Session.Game.Line()
	g, ok := r.Grade(line[1])
	fail.NowIf(t, !ok || g.Best != grid.At(1, 9) || g.Verdict != search.Blunder || !g.Turning, "%+v", g)
	fail.Unequal(t, glyph(search.ReviewedMove{Verdict: search.Mistake}), "?", "of another mistake stands")
	_, ok = r.Grade(line[0])
	fail.If(t, ok, "the start has a grade")
	step := s.view.Steps[1]
	fail.If(t, step.Glyph != "◆ ??" || step.Note != "Best was 1,9: X wins in 1 move. It wins the game in field 3.",
		"of the move is said %+v", step)
	why := s.view.Status.Why
	fail.Lacks(t, why, "It lets O win the game in field 9", "the reason")
	fail.If(t, !strings.Contains(why, "X 3,9 was a blunder:") || strings.Contains(why, "Best was"), "said %q", why)
	fail.Unequal(t, s.view.Errors, "X: 1 blunder · O: no errors", "the errors")
	fail.Unequal(t, s.Said, "Reviewed. X: 1 blunder · O: no errors.", "below the board is said")
	s.Session.Board().Undo()
	s.render()
	fail.Unequal(t, s.view.Steps[1].Note,
		"It lets O win the game in field 9 and misses winning the game in field 3. Best was 1,9",
		"of a move that is not shown is said")
	s.Session.Board().Redo()
	_, ok = r.Searcher.Values.ForX(r.positions[0])
	fail.Unless(t, ok, "what it found is not remembered")
	fail.If(t, r.Before() != 0 || r.After() != 0,
		"the mistakes beside the only one are %d and %d", r.Before(), r.After())
	s.Session.Game.GoTo(s.Session.Game.Line()[0])
	fail.Unequal(t, r.After(), 1, "the mistake after the start")
	s.Session.Board().Redo()
	remarks := r.remarks()
	fail.If(t, len(remarks) != 1 || !strings.Contains(remarks[line[1]], "Best was 1,9"), "remarks %q", remarks)
	fail.If(t, r.Cancel(), "Escape puts away the grades of a review that is over")
	s.Session.Board().Undo()
	s.settle()
	fail.Unless(t, r.On(), "looking back puts the grades away")
	s.Session.Restart()
	if s.settle(); r.On() || s.view.Steps[0].Glyph != "" || len(r.remarks()) > 0 {
		t.Error("the grades stay though another game is shown")
	}
	s.Session.Show(s.Session.Last())
	s.settle()
	fail.If(t, !r.On() || s.view.Steps[1].Glyph != "◆ ??", "the grades do not come back with their game")
}

func TestAReviewThatWasRemovedComesBackAtOnce(t *testing.T) {
	s, r := givenAway(t)
	s.reviewed(r)
	first := r.shown
	s.do(r.Toggle)
	fail.If(t, r.On() || s.Session.Game.Review() != nil, "it is still there")
	s.do(r.Toggle)
	fail.If(t, !r.On() || !r.over || r.shown != first, "it is worked out again")
	r.Toggle()
	s.Session.Board().Undo()
	s.play(1, 9)
	s.do(r.Toggle)
	fail.If(t, !r.On() || r.shown == first, "of another line it comes back")
	s.Session.Restart()
	s.Session.Game.Set(tictactoe.Edited, tictactoetest.GivenAway())
	s.play(3, 9)
	r.Toggle()
	fail.If(t, r.shown == first, "another game with as many moves gets its grades")
}

func TestAReviewThatWasStoppedDoesNotComeBackAsFinished(t *testing.T) {
	s, r := givenAway(t)
	s.do(r.Toggle)
	r.Toggle() // stops it
	s.settle()
	fail.If(t, r.On(), "it is not stopped")
	s.do(r.Toggle)
	fail.Unless(t, r.Running(), "begun again it is not under way")
	r.Cancel()
	fail.If(t, s.Session.Game.Review() != nil || r.Covers(), "stopped by Escape, it is taken for finished")
	s.do(r.Toggle)
	fail.Unless(t, r.Running(), "begun again after Escape it is not under way")
	r.Cancel()
}

func TestASideLineLeavesTheReviewAsItIs(t *testing.T) {
	s, r := givenAway(t)
	add(s, &Chart{Host: s.Host.Host, Values: r.Searcher.Values, Review: r})
	s.reviewed(r)
	reviewed := s.Session.Game.Line()
	before, errors := s.value(), s.view.Errors
	s.Session.Board().Undo()
	s.play(1, 9)
	now := s.value()
	fail.NowIf(t, !r.On() || s.view.Errors != errors || errors == "",
		"the errors are %q, want %q", s.view.Errors, errors)
	steps := s.view.Steps
	fail.If(t, len(steps) != 3 || steps[1].Glyph != "" || steps[2].Glyph != "◆ ??", "the list is %+v", steps)
	fail.If(t, !slices.Equal(now.Graph.Points, before.Graph.Points) || len(now.Graph.Points) != 2 ||
		now.Graph.Current != 0, "the chart is %+v, want %+v", now.Graph, before.Graph)
	fail.Unequal(t, now.Number, "X 100%", "the side line is worth")
	fail.If(t, !slices.Equal(r.Line(), reviewed) || len(r.remarks()) != 1 || r.After() != 1,
		"the line %v, want %v; remarks %q", r.Line(), reviewed, r.remarks())
	s.Session.Game.GoTo(reviewed[1])
	s.Session.Game.Delete()
	s.settle()
	fail.If(t, r.On(), "the grades of moves that are deleted stay")
}

func TestWhatAMoveLedToIsToldInOneNumber(t *testing.T) {
	s, r := givenAway(t)
	add(s, &Chart{Host: s.Host.Host, Values: r.Searcher.Values, Review: r})
	agrees := func() {
		t.Helper()
		s.reviewed(r)
		s.Session.Game.GoTo(r.shown.Line[1])
		s.render()
		fail.Unequal(t, s.value().Number, "O wins in 1 move", "beside the board")
		fail.Lacks(t, s.view.Status.Why, "(now O wins in 1 move)", "under the board")
		fail.Lacks(t, r.remarks()[r.shown.Line[1]], "(now O wins in 1 move)", "the remark")
	}
	agrees() // with the value of the move
	s.play(7, 9)
	fail.Unequal(t, r.Before(), 1, "the mistake before")
	fail.Unless(t, r.On(), "a game that goes on loses the grades of its beginning")
	fail.Differ(t, r.Line(), s.Session.Game.Line(), "the line is")
	agrees() // with the value of the next move
}

func TestEveryReviewOfAGameIsTheSame(t *testing.T) {
	s, r := newReview(t, tictactoe.New(tictactoe.Closed))
	s.play(5, 5)
	s.play(4, 4)
	s.reviewed(r)
	first := r.shown
	s.do(r.Toggle)
	r.removed = nil // which would come back
	s.reviewed(r)
	fail.If(t, r.shown == first || !reflect.DeepEqual(r.shown, first), "%+v\nwere at first\n%+v", r.shown, first)
}

func TestWhatAReviewThatWasStoppedStillFindsIsDropped(t *testing.T) {
	for name, end := range map[string]func(*fixture, *Review){
		"Escape":       func(_ *fixture, r *Review) { r.Cancel() },
		"its switch":   func(_ *fixture, r *Review) { r.Toggle() },
		"another line": func(s *fixture, _ *Review) { s.Session.Restart(); s.settle() },
	} {
		s, r := newReview(t, almostFull())
		s.play(9, 1)
		s.play(1, 2)
		s.do(r.Toggle)
		late := s.tasks.Next()
		fail.NowIf(t, late == nil, "nothing was found")
		end(s, r)
		late()
		s.tasks.Next()() // the other grade or the end; its goroutine must not use what was ended
		s.render()
		fail.If(t, r.On() != (name == "Escape") || r.Running() || r.done > 0 || s.view.Progress != 0,
			"%s: on %v, %d grades", name, r.On(), r.done)
	}
}

func TestWhatCanBeReviewed(t *testing.T) {
	s, r := newReview(t, tictactoe.New(tictactoe.Open))
	fail.If(t, r.Can(), "a line without a move can be reviewed")
	s.play(5, 5)
	fail.Unless(t, r.Can(), "a line with a move cannot be reviewed")
	s, r = newReview(t, tictactoe.New(tictactoe.Judge))
	s.play(5, 5)
	fail.If(t, r.Can(), "a game that nobody wins can be reviewed")
}

func TestRemarksGoIntoTheRecordAlone(t *testing.T) {
	s, r := givenAway(t)
	g, step := s.Session.Game, s.Session.Game.Current()
	g.SetComment(step, record.Reviewed("Bold.", "Best was 3,8.")) // by an earlier review
	s.reviewed(r)
	of := g.Record()
	r.Annotate(&of)
	fail.Unequal(t, of.Game.State(step).Comment, record.Reviewed("Bold.", r.remarks()[step]), "the record")
	fail.Unequal(t, g.State(step).Comment, "Bold.", "the game")
}

func TestAMoveThatALaterSearchAcquitsIsNoMistake(t *testing.T) {
	_, r := newReview(t, tictactoe.New(tictactoe.Closed))
	won := search.Value{Kind: search.Win, Permille: 1000, Plies: 3}
	r.shown = &session.Review{Grades: make([]search.ReviewedMove, 2)}
	r.positions = make([]tictactoe.Position, 3)
	r.graded(0, search.ReviewedMove{Verdict: search.Blunder, Lost: 900, Highest: won,
		Value: search.Value{Kind: search.Estimate}})
	r.graded(1, search.ReviewedMove{Verdict: search.Good, Highest: won.ForOpponent()})
	fail.Unequal(t, r.shown.Grades[0].Verdict, search.Good, "a move after which the other has lost is")
}
