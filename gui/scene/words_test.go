package scene

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
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
				noRawKeys(t, s.Status().Headline, s.Status().Why, Counts(s, &g))
			}
			for _, cell := range s.Diagram().Cells {
				noRawKeys(t, cell.Label)
			}
			s.Pick(s.Picked())
			if !s.CanAdvance() {
				break
			}
			s.Advance()
		}
		noRawKeys(t, words(s.Rows(), s)...)
	}
}

// noRawKeys fails if a text shows a key of words, or lacks a value.
func noRawKeys(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		for _, raw := range []string{
			"hatch.", "label.", "selected.", "error.", "grid.", "open.", "house.", "crossing.", "pick.",
			"note.", "<no value>",
		} {
			fail.NowIf(t, text == "" || strings.Contains(text, raw), "said %q", text)
		}
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
	if got := s.Diagram().Cells[grid.At(1, 2)].Label; !strings.Contains(got, "crossed out for 9") {
		t.Errorf("%q", got)
	}
	s.Select(grid.At(9, 9))
	got := s.Diagram().Cells[grid.At(9, 9)].Label
	fail.If(t, !strings.Contains(got, "selected") || !strings.Contains(got, "9 can go here"), "%q", got)
}

func TestPencilMarksAreSaid(t *testing.T) {
	s := Sudoku{session.New().Sudoku}
	at := grid.At(4, 7)
	g := s.Grid()
	counts := Counts(s, &g)
	session.ToggleNoting(s.Sudoku)
	s.Select(at)
	why := s.Status().Why
	fail.Unless(t, strings.Contains(why, "to note it"), "said %q", why)
	s.Type('5', 0)
	s.Type('8', 0)
	label := s.Diagram().Cells[at].Label
	fail.Unless(t, strings.Contains(label, "pencil marks 5 8"), "the cell is labelled %q", label)
	g = s.Grid()
	if rows := words(s.Rows(), s); !strings.HasPrefix(rows[len(rows)-1], "r4c7: 5 8") || Counts(s, &g) != counts {
		t.Errorf("the last row is %q, the counts %q", rows[len(rows)-1], Counts(s, &g))
	}
	s.FillPencil()
	rows := words(s.Rows(), s)
	fail.If(t, rows[len(rows)-1] != "Pencil marks filled", "the last row is %q", rows[len(rows)-1])
}
