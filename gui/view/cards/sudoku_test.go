package cards

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay"
)

func TestAGridSaysHowFarItHasCome(t *testing.T) {
	s := sessiontest.OfSample(t, "crosshatch-2.in")
	v := boardOf(s)
	progress := screentest.Card[deck.Progress](cardsOf(s, v))
	fail.If(t, progress.Share != 0 || !strings.Contains(progress.Words, " given") ||
		strings.Contains(progress.Words, "deduced"), "%+v", progress)
	s.Sudoku.Advance()
	progress = screentest.Card[deck.Progress](cardsOf(s, boardOf(s)))
	fail.If(t, !strings.Contains(progress.Words, "1 deduced") || progress.Share != float32(1)/51,
		"a step on: %+v", progress)
	fail.Unequal(t, screentest.IDs(progress.Buttons), "test exportSolution", "what is offered for a judge's text")
}

func TestTheDigitThatIsPickedIsOn(t *testing.T) {
	s := sessiontest.OfSample(t, "crosshatch-2.in")
	s.Sudoku.Pick(7)
	digits := screentest.Card[deck.Digits](cardsOf(s, boardOf(s)))
	fail.If(t, digits.On != 7 || digits.Missing != s.Sudoku.Digits().Missing, "%+v", digits)
	got := screentest.IDs(digits.Buttons)
	fail.If(t, got != "noting striking candidates check" || digits.Erase.ID != "clearCell", "the buttons are %q", got)
}

func TestASolvedGridOffersAnotherOne(t *testing.T) {
	s := sessiontest.OfSample(t, "crosshatch-2.in")
	got := screentest.IDs(screentest.Card[deck.Buttons](cardsOf(s, boardOf(s))).Buttons)
	fail.If(t, got != "hint stepBack [step] run", "before, the buttons are %q", got)
	s.Sudoku.Finish()
	cards := cardsOf(s, boardOf(s))
	verdict := screentest.Card[deck.Verdict](cards)
	fail.If(t, verdict.Answer != view.Yes || screentest.IDs(verdict.Buttons) != "[nextSudoku]", "%+v", verdict)
	fail.Unequal(t, screentest.IDs(screentest.Card[deck.Buttons](cards).Buttons),
		"hint stepBack step run", "the buttons")
}

func TestASolvedGridSaysWhoHasFilledIt(t *testing.T) {
	s := sessiontest.OfSample(t, "crosshatch-2.in")
	u := s.Sudoku
	given := u.Grid()
	u.Finish()
	full := u.Grid()
	u.Rewind()
	entered := 0
	for c := range given.EmptyCells() {
		if entered == 5 {
			break
		}
		entered++
		u.Enter(c, full.At(c))
	}
	u.AskHint()
	u.AskHint()
	u.Finish()
	want := fmt.Sprintf("Digits entered by you: 5; deduced by the program: %d. Hints asked for: 2.",
		grid.Cells-given.Count()-5)
	words := screentest.Card[deck.Verdict](cardsOf(s, boardOf(s))).Words
	fail.Unless(t, strings.HasSuffix(words, want), "it says %q, want %q", words, want)
	u.Rewind()
	u.Reveal(&full)
	want = fmt.Sprintf("by the program: 0. Hints asked for: 2. Digits shown to you: %d.", grid.Cells-given.Count()-5)
	words = screentest.Card[deck.Verdict](cardsOf(s, boardOf(s))).Words
	fail.Unless(t, strings.HasSuffix(words, want), "shown, it says %q, want %q", words, want)
}

// TestAGridThatWasTypedIsNotSaidToBeSolvedByHand: givens are not counted as entered.
func TestAGridThatWasTypedIsNotSaidToBeSolvedByHand(t *testing.T) {
	full := sessiontest.OfSample(t, "crosshatch-2.in").Sudoku
	full.Finish()
	g, s := full.Grid(), session.New()
	s.Show(s.Sudoku)
	for c := range grid.Cell(grid.Cells) {
		s.Sudoku.Enter(c, g.At(c))
	}
	words := screentest.Card[deck.Verdict](cardsOf(s, boardOf(s))).Words
	fail.If(t, strings.Contains(words, "entered"), "it says %q", words)
	s.ShowSudoku(g, "")
	words = screentest.Card[deck.Verdict](cardsOf(s, boardOf(s))).Words
	fail.If(t, strings.Contains(words, "entered"), "of one that was solved before it says %q", words)
}

func TestTheStepsOfAGridAreNumberedAsDeduced(t *testing.T) {
	s := session.New()
	s.Show(s.Sudoku)
	s.Sudoku.Toggle(session.NoteMarks)
	s.Sudoku.Select(0)
	s.Sudoku.Type('5', 0)
	s.Board().Undo()
	steps := screentest.Card[deck.Moves](cardsOf(s, boardOf(s)))
	fail.If(t, len(steps.Moves) != 1 || steps.Moves[0].Step != 0 || !steps.Moves[0].Undone || steps.Hint != "",
		"pencil marks that were taken back: %+v", steps)
	fail.Unequal(t, steps.Moves[0].Words, "r1c1: 5 pencilled (undone)", "it is listed as")
	s = sessiontest.OfSample(t, "crosshatch-2.in")
	s.Sudoku.Advance()
	s.Sudoku.Advance()
	v := boardOf(s)
	steps = screentest.Card[deck.Moves](cardsOf(s, v))
	fail.If(t, len(steps.Moves) != 3 || steps.Moves[0].Step != 0 || steps.Moves[2].Step != 2 ||
		steps.Current != steps.Moves[2].ID, "%+v", steps)
	fail.If(t, steps.Moves[0].Why != "" || !strings.HasPrefix(steps.Moves[1].Why, "box 6: rows") ||
		steps.Moves[2].Why == "", "the reasons are %+v", steps)
}

// TestADeductionBeyondCrossHatchingIsExplainedWhole goes to the first chain of a Sudoku: below its row stands all that
// may have no room below the board.
func TestADeductionBeyondCrossHatchingIsExplainedWhole(t *testing.T) {
	const given = "3..41........35....6...8....4.5....6.7..9.5....1....4...3..1.9..29.8....4....7..."
	var g sudoku.Grid
	for i, r := range given {
		if r != '.' {
			g = g.WithDigit(grid.Cell(i), int(r-'0'))
		}
	}
	s := session.New()
	s.ShowSudoku(g, "")
	for range 200 {
		s.Sudoku.Advance()
		made, ok := s.Sudoku.InferenceTo(s.Sudoku.Current())
		if !ok || len(made.Chain) == 0 {
			continue
		}
		moves := screentest.Card[deck.Moves](cardsOf(s, boardOf(s))).Moves
		note := moves[len(moves)-1].Note
		fail.Unless(t, strings.Contains(note, "If ") && strings.Contains(note, "A broken line"), "it says %q", note)
		return
	}
	t.Error("there is no chain")
}

func TestTheNextDeductionSaysThatItGoesOnFromErrors(t *testing.T) {
	s := sessiontest.OfSample(t, "crosshatch-2.in")
	for wrong, want := range map[int]string{0: "", 1: "Go on from errors"} {
		v := boardOf(s)
		v.Wrong = wrong
		for _, b := range buttonsOf(cardsOf(s, v)) {
			fail.If(t, b.ID == "step" && (b.Words != want || b.Primary != (want == "")), "%d wrong: %+v", wrong, b)
		}
	}
}

// TestTheAnswerOfASudokuIsNoMarkedBoard: the button says what it exports.
func TestTheAnswerOfASudokuIsNoMarkedBoard(t *testing.T) {
	export := screentest.Card[deck.Buttons](states(t)["a Sudoku's compared"].cards()).Buttons[0]
	fail.If(t, export.ID != "exportSolution" || strings.Contains(export.Words, "board"), "%+v", export)
}

// boardOf returns the view of a session's board without findings.
func boardOf(s *session.Session) *overlay.Board {
	p := s.Board()
	shown := scene.Of(p)
	v := &overlay.Board{Rows: p.Rows()}
	v.Notes = shown.Notes()
	for _, row := range v.Rows {
		v.Steps = append(v.Steps, deck.Move{Words: shown.Step(row), Note: row.Comment})
	}
	v.Current = slices.IndexFunc(v.Rows, func(row session.Row) bool { return row.ID == p.Current() })
	return v
}

// kinds returns the kinds of the cards, in order.
func kinds(cards []view.Card) string {
	return screentest.Joined(cards, " ", func(c view.Card) string { return strings.ToLower(reflect.TypeOf(c).Name()) })
}

// buttonsOf returns all buttons on cards, with ways in and links as buttons.
func buttonsOf(cards []view.Card) (all []view.Button) {
	for _, c := range cards {
		for _, p := range c.View().Presses() {
			if p.Button.ID != "" && !p.Complete {
				all = append(all, p.Button)
			}
		}
	}
	return all
}

// wonBy returns a session with a game that a mark has won under some rules.
func wonBy(m tictactoe.Mark, rules tictactoe.Rules) *session.Session {
	s := session.New()
	s.Game.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(rules), m, 0, 1, 2))
	return s
}
