package notation

import (
	"slices"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// worked returns a game with a sheet that has an entered digit, a deduced one, and a cell with pencil marks.
func worked(t *testing.T) *crosshatch.Game {
	t.Helper()
	given, err := crosshatch.Parse([]byte("53..7....\n6..195...\n.98....6.\n" +
		"8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"))
	fail.OnError(t, err)
	g := crosshatch.GameFrom(crosshatch.Sheet{Grid: given})
	g.Enter(grid.At(1, 3), 4)
	g.Note(grid.At(1, 4), 1<<2|1<<6)
	fail.NowIf(t, !g.Deduce(), "nothing follows")
	return g
}

func TestWhatASudokuLosesInEachForm(t *testing.T) {
	plain := crosshatch.GameFrom(crosshatch.Sheet{Grid: worked(t).Given()})
	onlyMark := crosshatch.GameFrom(crosshatch.Sheet{Grid: plain.Grid(), Pencil: crosshatch.Pencil{2: 1 << 4}})
	narrowed := crosshatch.GameFrom(
		crosshatch.Sheet{Grid: plain.Grid(), Pencil: crosshatch.Pencil{2: 1<<1 | 1<<2 | 1<<4}})
	everything := []Loss{LostSteps, LostEntered, LostPencil}
	for _, tc := range []struct {
		form                              Form
		worked, plain, onlyMark, narrowed []Loss
	}{
		{Grid, everything, nil, []Loss{LostPencil}, []Loss{LostPencil}},
		{SudokuLines, everything, nil, []Loss{LostPencil}, []Loss{LostPencil}},
		{SudokuGrids, []Loss{LostSteps, LostEntered}, nil, []Loss{LostOnlyMark}, nil},
		{Sdx, []Loss{LostSteps, LostDeduced}, nil, []Loss{LostOnlyMark}, nil},
		{Link, []Loss{LostSteps, LostDeduced}, nil, nil, nil},
		{Hodoku, []Loss{LostSteps, LostDeduced, LostPencil}, nil, []Loss{LostPencil}, []Loss{LostPencil}},
	} {
		for _, game := range []struct {
			name string
			g    *crosshatch.Game
			want []Loss
		}{
			{"worked on", worked(t), tc.worked}, {"plain", plain, tc.plain},
			{"an only mark", onlyMark, tc.onlyMark}, {"narrowed", narrowed, tc.narrowed},
		} {
			got := Losses(tc.form, game.g)
			fail.Unless(t, slices.Equal(got, game.want), "%s, %s: %v, want %v", tc.form, game.name, got, game.want)
		}
	}
}

// No form holds colours or candidates crossed out by hand.
func TestNoFormHoldsColoursAndWhatIsStruck(t *testing.T) {
	g := crosshatch.GameFrom(crosshatch.Sheet{Grid: worked(t).Given()})
	g.Note(grid.At(1, 3), 1<<1|1<<2)
	before := Losses(Sdx, g)
	g.Shade(grid.At(1, 3), 2)
	g.Strike(grid.At(1, 4), 2)
	got := Losses(Sdx, g)
	fail.Unless(t, slices.Equal(got, append(before, LostShades, LostStruck)), "%v", got)
}

// TestSheetsComeBackFromTheirForm reads what each form writes, alone and, if the form holds several, twice.
func TestSheetsComeBackFromTheirForm(t *testing.T) {
	s := worked(t).Sheet()
	for _, form := range append(SudokuForms(), Grid) {
		written := AppendSudoku(nil, form, &s)
		r := one(t, string(written), form)
		fail.If(t, len(r.Sheets) != 1 || r.Sheets[0].Grid != s.Grid, "%s: %+v from\n%s", form, r, written)
		if form == Grid || form == Sdx {
			continue
		}
		if r := one(t, string(AppendSudoku(written, form, &s)), form); len(r.Sheets) != 2 {
			t.Errorf("%s: of two sheets %d come back", form, len(r.Sheets))
		}
	}
}

func TestTheSudokuFormsAreThoseOfOtherPrograms(t *testing.T) {
	got, want := SudokuForms(), []Form{SudokuLines, Sdx, Hodoku, SudokuGrids}
	fail.Unless(t, slices.Equal(got, want), "they are %v, want %v", got, want)
}
