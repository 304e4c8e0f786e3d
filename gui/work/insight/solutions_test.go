package insight

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/view"
)

// TestAsASudokuIsTypedItsSolutionsAreCounted off the UI goroutine; a repeated digit is reported at once.
func TestAsASudokuIsTypedItsSolutionsAreCounted(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	typing := add(s, &SolutionCount{Host: s.Host.Host})
	fail.NowIf(t, s.view.Verdict != nil, "the other board is said to be typed")
	s.Session.TypeIn()
	s.settle()
	fail.NowIf(t, s.view.Verdict == nil || s.view.Verdict.Tag != "", "before the first digit: %+v", s.view.Verdict)
	fail.Lacks(t, s.view.Status.Why, "Begin", "said")
	fail.If(t, s.view.Status.Why == s.view.Verdict.Words, "the card's words stand twice")
	u := s.Session.Sudoku
	write := func(digits string) {
		for _, r := range digits {
			u.Type(r, 0)
		}
		s.settle()
		s.await("the count", func() bool { return typing.count.Result.counted })
	}
	const first = "530070000600195000098000060800060003400803001700020006060000280000419005"
	for _, want := range []struct {
		digits, tag, why string
		answer           view.Answer
	}{
		{first, "Several solutions", "More than one solution", view.Unknown},
		{"000080079", "One solution", "Cross-hatching alone solves it.", view.Yes},
		{"7", "No solution", "Change one of them", view.Wrong},
	} {
		write(want.digits)
		v := s.view.Verdict
		fail.If(t, v.Tag != want.tag || v.Answer != want.answer ||
			v.Buttons[0].Primary != (want.answer != view.Wrong) || !strings.Contains(s.view.Status.Why, want.why),
			"%+v, %+v", v, s.view.Status)
	}
	u.BeginSolving()
	s.settle()
	fail.If(t, s.view.Verdict != nil, "after Begin it is still said to be typed")
}

func TestOfAnEmptyGridNothingIsSaid(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	g := add(s, &Grading{Host: s.Host.Host})
	s.Session.Show(s.Session.Sudoku)
	s.settle()
	s.await("the grade", s.Session.Sudoku.Graded)
	fail.Unequal(t, s.Said, "", "said is")
	g.Rest()
}

func TestGivensThatChangeWhileTheyAreGradedGetTheirOwnGrade(t *testing.T) {
	s, _ := comparing(t, "crosshatch-2.in")
	g := add(s, &Grading{Host: s.Host.Host})
	s.settle()
	late := s.tasks.Next()
	u := s.Session.Sudoku
	given := u.Given()
	u.ToggleTyping()
	for c := range grid.Cell(grid.Cells) {
		if given.At(c) != 0 {
			u.Select(c)
			u.Type('0', c)
			break
		}
	}
	u.BeginSolving()
	s.settle()
	late()
	fail.If(t, u.Graded(), "they have the grade of the givens before")
	s.await("the grade", u.Graded)
	g.Rest()
}
