package scene

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
)

func TestEveryStateHasItsWords(t *testing.T) {
	n := 0
	for _, name := range []string{"crosshatch-1.in", "crosshatch-2.in", "crosshatch-3.in", "crosshatch-4.in"} {
		s := gridOf(t, name)
		s.Select(grid.At(2, 2))
		s.Type('7', 0)
		s.Type('0', 0)
		s.Undo()
		s.Undo()
		for {
			for range 9 { // covers every cell, selected or not, with each digit picked or none
				n++
				s.Release()
				s.Release()
				if s.Pick(n % 10); n%4 < 2 {
					s.Select(grid.Cell(n * 7 % grid.Cells))
				}
				g := s.Grid()
				status := s.Status()
				fail.If(t, status.Headline == "" || status.Why == "", "of a state is said %+v", status)
				screentest.CheckWords(t, []string{status.Headline, status.Why, Counts(s, &g)}, name)
			}
			screentest.CheckWords(t, s.Diagram(), name)
			s.Pick(s.Picked())
			if !s.CanAdvance() {
				break
			}
			s.Advance()
		}
		screentest.CheckWords(t, words(s.Rows(), s), name)
	}
}

func TestLabelsTellAScreenReaderWhatACellShows(t *testing.T) {
	s := gridOf(t, "crosshatch-1.in")
	s.Advance()
	d := s.Diagram()
	for at, want := range map[grid.Cell]string{
		grid.At(1, 1): "Row 1, column 1: 4, deduced, placed by this step",
		grid.At(1, 3): "Row 1, column 3: 9, given",
		grid.At(9, 9): "Row 9, column 9: empty, candidates 1 2 3 4 5 6 7 8 9",
	} {
		fail.Unequal(t, d.Cells[at].Label, want, "it")
	}
	s.Pick(9)
	got := s.Diagram().Cells[grid.At(1, 2)].Label
	fail.Unless(t, strings.Contains(got, "crossed out for 9"), "%q", got)
	s.Select(grid.At(9, 9))
	got = s.Diagram().Cells[grid.At(9, 9)].Label
	fail.If(t, !strings.Contains(got, "selected") || !strings.Contains(got, "9 can go here"), "%q", got)
}

func TestPencilMarksAreSaid(t *testing.T) {
	s := Sudoku{session.New().Sudoku}
	at := grid.At(4, 7)
	g := s.Grid()
	counts := Counts(s, &g)
	session.ToggleNoting(s.Sudoku)
	s.Select(at)
	fail.Lacks(t, s.Status().Why, "to note it", "said")
	s.Type('5', 0)
	s.Type('8', 0)
	fail.Lacks(t, s.Diagram().Cells[at].Label, "pencil marks 5 8", "the cell is labelled")
	g = s.Grid()
	if rows := words(s.Rows(), s); !strings.HasPrefix(rows[len(rows)-1], "r4c7: 5 8") || Counts(s, &g) != counts {
		t.Errorf("the last row is %q, the counts %q", rows[len(rows)-1], Counts(s, &g))
	}
	s.FillPencil()
	rows := words(s.Rows(), s)
	fail.If(t, rows[len(rows)-1] != "Pencil marks filled", "the last row is %q", rows[len(rows)-1])
}

// TestAJudgesTextIsCalledByItsFileOrAPosition, whoever plays there.
func TestAJudgesTextIsCalledByItsFileOrAPosition(t *testing.T) {
	for file, want := range map[string]string{"": "Position", "17.in": "17.in"} {
		e := session.Entry{Kind: session.TicTacToe, Judge: true, File: file}
		got := InList(&e, time.Now())
		fail.If(t, got.Title != want, "that of the file %q is called %q", file, got.Title)
	}
}

// TestAGameByMailIsCalledByWhoPlaysByMail, not by the level that played that side before.
func TestAGameByMailIsCalledByWhoPlaysByMail(t *testing.T) {
	for name, want := range map[string]string{"": "A game by mail", "Anna": "Anna by mail"} {
		e := session.Entry{Kind: session.TicTacToe, Mail: "O",
			O: session.Who{Name: name, Player: record.Player{Kind: record.Computer, Name: "Casual"}}}
		got := InList(&e, time.Now())
		fail.If(t, got.Title != want, "with %q it is called %q", name, got.Title)
	}
}

// TestABeyondSudokuIsGradedByItsHardestTechnique; one that no technique solves is said to need more.
func TestABeyondSudokuIsGradedByItsHardestTechnique(t *testing.T) {
	const (
		pairs   = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
		hidden  = "2...7..38.....6.7.3...4.6....8.2.7..1.......6..7.3.4....4.8...9.6.4.....91..6...2"
		hardest = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	)
	for line, want := range map[string]string{
		pairs: "beyond: pointing", hidden: "beyond: hidden single", hardest: "beyond, and more than pairs",
	} {
		g, err := crosshatch.Parse([]byte(line))
		fail.OnError(t, err)
		fail.Unequal(t, GradeName(session.NewPuzzle(g, sudoku.Beyond).Grade), want, "%s", line)
		fail.Unequal(t, GradeName(session.NewPuzzle(g, sudoku.Hard).Grade), "hard", "a hard one")
	}
}
