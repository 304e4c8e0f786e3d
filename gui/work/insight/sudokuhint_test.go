package insight

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// deducing returns a session with a published grid on the board, and the deduction that a person sees first.
func deducing(t *testing.T) (s *fixture, d *SudokuHint, box grid.Box, cell grid.Cell) {
	t.Helper()
	s, _ = comparing(t, "crosshatch-2.in")
	d = add(s, &SudokuHint{Host: s.Host.Host, Check: add(s, &GridCheck{Host: s.Host.Host})})
	h, ok := s.Session.Sudoku.Grid().Hint()
	fail.NowIf(t, !ok || !d.Can(), "nothing can be deduced")
	return s, d, h.Box(), h.Cell
}

func TestEachTimeADeductionIsAskedForItTellsMore(t *testing.T) {
	s, d, box, cell := deducing(t)
	h, _ := s.Session.Sudoku.Grid().Hint()
	digit := string(rune('0' + h.Digit))
	for part, want := range []struct{ digit, cell bool }{{false, false}, {true, false}, {true, true}, {true, true}} {
		s.do(d.Ask)
		fail.If(t, !strings.Contains(strings.ToLower(s.Said), "box "+string(rune('0'+box.Number()))) && part < 2,
			"part %d does not say in which box: %q", part, s.Said)
		fail.If(t, strings.HasPrefix(s.Said, digit+" goes to") != want.cell ||
			strings.Contains(s.Said, "where "+digit) != (want.digit && !want.cell), "part %d says %q", part, s.Said)
		if view := &s.view.Diagram; !view.Boxes[box].Framed || view.Cells[cell].Best != want.cell {
			t.Errorf("part %d: framed %v, the cell is shown %v", part, view.Boxes[box].Framed, view.Cells[cell].Best)
		}
		words, ok := d.At(0)
		fail.If(t, !ok || words != s.Said, "part %d: with the pointer elsewhere it says %q", part, words)
		s.do(s.Session.Sudoku.ToggleCounting)
		fail.Unequal(t, s.view.Status.Why, words, "part %d: after something else it says", part)
	}
	u := s.Session.Sudoku
	s.do(func() { u.Pick(h.Digit%9 + 1) })
	for c := range grid.Cell(grid.Cells) {
		shown := &s.view.Diagram.Cells[c]
		fail.If(t, (shown.Ghost != diagram.Blank) != (c == cell) || c == cell && shown.Digit != h.Digit,
			"while another digit is picked, in row %d, column %d is %+v", c.Row(), c.Col(), shown)
	}
	s.do(u.Advance, d.Ask)
	fail.Unequal(t, u.Hints(), 4, "the fourth said nothing new, so counted are")
	s.Session.Restart()
	fail.Unequal(t, s.Session.Sudoku.Hints(), 0, "another Sudoku begins")
}

// TestTheHintIsAboutTheNextDeduction, until nothing can be deduced.
func TestTheHintIsAboutTheNextDeduction(t *testing.T) {
	s, d, _, _ := deducing(t)
	for steps := 0; d.Can() && steps < 20; steps++ {
		hint, _ := d.hint()
		s.Session.Sudoku.Advance()
		made, ok := s.Session.Sudoku.Step()
		fail.NowIf(t, !ok || made != hint, "step %d is %+v, and the hint was %+v", steps, made, hint)
		s.settle()
	}
}

// TestOfAnotherGridAHintSaysNothing even before the loop settles.
func TestOfAnotherGridAHintSaysNothing(t *testing.T) {
	s, d, _, cell := deducing(t)
	d.Ask()
	s.Session.Sudoku.Finish()
	words, said := d.At(cell)
	fail.If(t, said, "it says %q", words)
}

func TestWhereNothingCanBeDeducedThereIsNoHint(t *testing.T) {
	s, d, _, _ := deducing(t)
	s.Session.Sudoku.Finish()
	fail.If(t, d.Can(), "a solved grid has a hint")
	d = (&SudokuHint{Host: newFixture(t, tictactoe.New(tictactoe.Open)).Host.Host})
	fail.If(t, d.Can(), "the other board has a hint for a Sudoku")
}

// TestWhereCrossHatchingStopsHintsGoOn: first the technique, then the house, then what follows.
func TestWhereCrossHatchingStopsHintsGoOn(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	const pairs = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
	s.Session.ShowSudoku(fail.Must(sudoku.Parse([]byte(pairs)))(t), "")
	d := add(s, &SudokuHint{Host: s.Host.Host, Check: add(s, &GridCheck{Host: s.Host.Host})})
	for part, want := range []string{"pointing", "box 1", "no other cell of row 1"} {
		s.do(d.Ask)
		view := &s.view.Diagram
		fail.If(t, !strings.Contains(s.Said, want) || (part > 0) != view.Boxes[0].Framed ||
			(part == 2) != (view.Cells[grid.At(1, 5)].Out != 0),
			"part %d says %q; box 1 is framed: %v", part+1, s.Said, view.Boxes[0].Framed)
	}
	s.do(s.Session.Sudoku.Advance)
	fail.Unequal(t, *d.asked.Result(), 0, "the hint stays when what it told of is crossed out")
}

func TestAHintHidesTheStepBeforeItAndNothingElse(t *testing.T) {
	s, d, _, _ := deducing(t)
	u := s.Session.Sudoku
	u.Advance()
	u.Select(grid.At(5, 5))
	s.settle()
	at, _ := u.ShownStep()
	s.do(d.Ask)
	fail.If(t, s.view.Diagram.Cells[at.Cell].Last, "the step before is still drawn")
	c, ok := u.Selected()
	fail.If(t, !ok || c != grid.At(5, 5), "the cell is no longer selected")
}

// TestAHintSaysFirstWhatIsWrong, even if the grid contradicts itself, and goes on when that is corrected.
func TestAHintSaysFirstWhatIsWrong(t *testing.T) {
	for _, fits := range []bool{true, false} {
		s, d, _, _ := deducing(t)
		u, at := s.Session.Sudoku, grid.At(1, 1)
		g := u.Grid()
		full, _ := g.Solve()
		for digit := 1; digit <= 9; digit++ {
			if g.Candidates(at).Has(digit) == fits && digit != full.At(at) {
				u.Enter(at, digit)
			}
		}
		s.settle()
		fail.NowIf(t, !d.Can(), "%v: there is no hint", fits)
		s.do(d.Ask)
		s.await("the check", func() bool { return s.Warned })
		fail.If(t, !strings.Contains(s.Said, "in row 1, column 1") || !s.view.Diagram.Cells[at].Alert || u.Hints() != 0,
			"%v: it says %q, and counts %d", fits, s.Said, u.Hints())
		u.Enter(at, full.At(at))
		s.settle()
		s.do(d.Ask)
		s.await("the hint", func() bool { return *d.asked.Result() == 1 })
		fail.If(t, s.Warned || !strings.HasPrefix(s.Said, "Look at box") || s.alerted() != 0,
			"%v: when that is mended it says %q", fits, s.Said)
	}
}

func TestAHintSaysThatTheGivenDigitsContradictEachOther(t *testing.T) {
	s, _ := comparing(t, "crosshatch-4.in")
	d := add(s, &SudokuHint{Host: s.Host.Host, Check: add(s, &GridCheck{Host: s.Host.Host})})
	fail.NowIf(t, !d.Can(), "there is no hint")
	s.do(d.Ask)
	s.await("the check", func() bool { return s.Warned })
	fail.Unequal(t, s.Said, "The given digits already allow no solution.", "it")
}

func TestWrongDigitsAreMarkedUntilTheyChange(t *testing.T) {
	s, _, _, cell := deducing(t)
	c, u := add(s, &GridCheck{Host: s.Host.Host}), s.Session.Sudoku
	hint, _ := u.Grid().Hint()
	u.Enter(cell, hint.Digit%9+1)
	s.settle()
	before := s.alerted()
	marks := func(when string, want bool) {
		t.Helper()
		s.settle()
		cell := s.view.Diagram.Cells[cell]
		fail.If(t, strings.HasSuffix(cell.Label, "wrong") != want || want && !cell.Alert ||
			strings.HasPrefix(s.view.Status.Headline, "One wrong digit · ") != want,
			"%s: %+v, said %q", when, cell, s.view.Status.Headline)
	}
	s.do(c.Run)
	s.await("the check", func() bool { return s.Warned })
	marks("checked", true)
	fail.Unless(t, s.view.Wrong > 0, "the cards do not learn that digits are wrong")
	full, _ := u.Given().Solve()
	for at, candidates := range u.Grid().EmptyCells() {
		if candidates.Has(full.At(at)) {
			u.Enter(at, full.At(at))
			break
		}
	}
	marks("another digit is entered", true)
	u.Enter(cell, hint.Digit)
	marks("it is mended", false)
	s.Session.Board().Undo()
	marks("that is undone", true)
	fail.If(t, !c.Cancel() || c.Cancel(), "Escape has nothing to end, or twice")
	s.Session.Board().Undo()
	marks("after Escape", false)
	fail.If(t, s.alerted() != before, "%d cells are marked after it, %d before", s.alerted(), before)
	s.do(c.Run)
	s.Session.Board().Undo()
	s.settle()
	fail.If(t, s.alerted() != 0, "the marks of a check under way come to another grid")
}

// alerted returns how many cells are marked as wrong.
func (s *fixture) alerted() (n int) {
	for c := range grid.Cell(grid.Cells) {
		if s.view.Diagram.Cells[c].Alert {
			n++
		}
	}
	return n
}

// TestWhatIsSaidOfTheGivenDigitsDoesNotHideAConflictOfOthers: one solution of the givens is no word about the rest.
func TestWhatIsSaidOfTheGivenDigitsDoesNotHideAConflictOfOthers(t *testing.T) {
	s, _ := comparing(t, "crosshatch-2.in")
	typing := add(s, &Givens{Host: s.Host.Host})
	reopened := func() (*deck.Verdict, string) {
		t.Helper()
		s.do(s.Session.Sudoku.ToggleTyping)
		s.await("the count", func() bool { return *typing.grade.Result() != nil })
		return s.view.Verdict, s.view.Status.Headline
	}
	const alone = "given digits alone"
	v, said := reopened()
	fail.If(t, v.Tag != "One solution" || strings.Contains(v.Words, alone) || strings.Contains(said, "Two"),
		"without others: %+v, %q", v, said)
	s.Session.Sudoku.BeginSolving()
	s.Session.Sudoku.Enter(grid.At(1, 1), 6) // row 1, column 8 has a 6
	v, said = reopened()
	fail.If(t, v.Tag != "One solution" || !strings.Contains(v.Words, alone) || said != "Two 6s in row 1",
		"with another: %+v, %q", v, said)
}

// TestAsASudokuIsTypedItsSolutionsAreCounted off the UI goroutine; a repeated digit is reported at once.
func TestAsASudokuIsTypedItsSolutionsAreCounted(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	typing := add(s, &Givens{Host: s.Host.Host})
	fail.NowIf(t, s.view.Verdict != nil, "the other board is said to be typed")
	s.do(s.Session.TypeIn)
	fail.NowIf(t, s.view.Verdict == nil || s.view.Verdict.Tag != "", "before the first digit: %+v", s.view.Verdict)
	fail.Lacks(t, s.view.Status.Why, "Begin", "said")
	fail.If(t, s.view.Status.Why == s.view.Verdict.Words, "the card's words stand twice")
	u := s.Session.Sudoku
	write := func(digits string) {
		for _, r := range digits {
			u.Type(r, 0)
		}
		s.settle()
		s.await("the count", func() bool { return *typing.grade.Result() != nil })
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
	s.do(u.BeginSolving)
	fail.If(t, s.view.Verdict != nil, "after Begin it is still said to be typed")
}

func TestOfAnEmptyGridNothingIsSaid(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Judge))
	g := add(s, &Givens{Host: s.Host.Host})
	s.Session.Show(s.Session.Sudoku)
	s.settle()
	s.await("the grade", s.Session.Sudoku.Graded)
	fail.Unequal(t, s.Said, "", "said is")
	g.grade.Drop()
}

func TestGivensThatChangeWhileTheyAreGradedGetTheirOwnGrade(t *testing.T) {
	s, _ := comparing(t, "crosshatch-2.in")
	g := add(s, &Givens{Host: s.Host.Host})
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
	s.do(u.BeginSolving)
	late()
	fail.If(t, u.Graded(), "they have the grade of the givens before")
	s.await("the grade", u.Graded)
	g.grade.Drop()
}
