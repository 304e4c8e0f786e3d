package crosshatch

import (
	"testing"

	"ninefold/engine/grid"
)

func TestAPuzzleIsCompletedOrCannotBe(t *testing.T) {
	puzzle, err := Parse([]byte("53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n" +
		"7...2...6\n.6....28.\n...419..5\n....8..79\n"))
	if err != nil {
		t.Fatal(err)
	}
	complete, possible, decided := puzzle.Complete(100_000)
	if !possible || !decided || complete.Count() != grid.Cells || complete.Conflicts().Len() != 0 {
		t.Errorf("possible %v, decided %v:\n%s", possible, decided, AppendText(nil, &complete))
	}
	for c := range grid.Cell(grid.Cells) {
		if digit := puzzle.At(c); digit != 0 && complete.At(c) != digit {
			t.Errorf("a given digit changed in row %d, column %d", c.Row(), c.Col())
		}
	}
	wrong := puzzle.With(grid.At(1, 3), 2) // the solution has 4 there
	if _, possible, decided = wrong.Complete(100_000); possible || !decided {
		t.Errorf("with a wrong digit: possible %v, decided %v", possible, decided)
	}
	if _, possible, decided = puzzle.Complete(3); possible || decided {
		t.Errorf("in three tries: possible %v, decided %v", possible, decided)
	}
	twice := puzzle.With(grid.At(1, 3), 5)
	if _, possible, decided = twice.Complete(100_000); possible || !decided {
		t.Error("a grid with a digit twice is completed")
	}
}

func TestAllContradictionsOfADigitAreTold(t *testing.T) {
	var g Grid
	g = g.With(grid.At(1, 1), 5).With(grid.At(1, 2), 5).With(grid.At(9, 1), 5)
	var got []House
	for c := range g.Contradictions() {
		got = append(got, c.House)
	}
	if len(got) != 3 || got[0].Kind() != Row || got[1].Kind() != Column || got[2].Kind() != Box {
		t.Errorf("houses %v", got)
	}
}
