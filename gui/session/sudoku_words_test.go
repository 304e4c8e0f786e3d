package session

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
)

func TestEveryStateHasItsWords(t *testing.T) {
	n := 0
	for _, name := range []string{"crosshatch-1.in", "crosshatch-2.in", "crosshatch-3.in", "crosshatch-4.in"} {
		s := gridOf(t, name)
		s.Restart()
		s.Select(grid.At(2, 2))
		s.Type('7', 0)
		s.Type('0', 0)
		s.Undo()
		s.Undo()
		s.Undo()
		for {
			for range 9 { // every cell, selected or not, with every digit picked or none, in the course of the states
				n++
				s.picked = n % 10
				s.selected, s.selecting = grid.Cell(n*7%grid.Cells), n%4 < 2
				noRawKeys(t, s.Status().Headline, s.Status().Why, strings.Join(s.Notes(), " "))
			}
			for _, cell := range s.Diagram().Cells {
				noRawKeys(t, cell.Label)
			}
			s.Pick(s.picked)
			if !s.CanAdvance() {
				break
			}
			s.Advance()
		}
		noRawKeys(t, words(s)...)
	}
}

// noRawKeys fails if a text shows the key of its words, or no value where one belongs.
func noRawKeys(t *testing.T, texts ...string) {
	t.Helper()
	for _, text := range texts {
		for _, raw := range []string{"hatch.", "label.", "selected.", "error.", "grid.", "open.", "house.", "crossing.", "pick.", "note.", "<no value>"} {
			if text == "" || strings.Contains(text, raw) {
				t.Fatalf("said %q", text)
			}
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
		grid.At(9, 9): "Row 9, column 9: open, candidates 1 2 3 4 5 6 7 8 9",
	} {
		if got := d.Cells[at].Label; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	s.Pick(9)
	if got := s.Diagram().Cells[grid.At(1, 2)].Label; !strings.Contains(got, "crossed out for 9") {
		t.Errorf("%q", got)
	}
	s.Select(grid.At(9, 9))
	if got := s.Diagram().Cells[grid.At(9, 9)].Label; !strings.Contains(got, "selected") || !strings.Contains(got, "9 can go here") {
		t.Errorf("%q", got)
	}
}
