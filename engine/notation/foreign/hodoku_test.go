package foreign

import (
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/engine/text/texttest"
)

// library and libraryWithMarks are the two examples at the head of HoDoKu's library.
const (
	library = ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749." +
		"3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:\n"

	libraryWithMarks = ":0603:3:14+8..+9+72+5.+3...89.697+6....3+8.+61......3+2.8.56...9......2.5+9+18" +
		"6....+8+3....61+6+1...35+89:" +
		"224 524 225 525 135 455 755 458 758 165 168 771 284 484 784 285 485 785:364 365::\n"
)

func TestHodokuLibrary(t *testing.T) {
	sheets, err := ReadHodoku([]byte("# two examples\n\n" + library + libraryWithMarks))
	fail.NowIf(t, err != nil || len(sheets) != 2, "%v, %v", sheets, err)
	first, second := sheets[0], sheets[1]
	given := string(AppendSudokuLine(nil, &crosshatch.Sheet{Grid: givenOf(&first)}))
	const want = "6....3..7....4..6..54867..........1.162.8.749.3..........42193..1..7....4..6....5\n"
	fail.If(t, given != want || first.Pencil != (crosshatch.Pencil{}),
		"the givens are %s, the marks %v", given, first.Pencil)
	for c, candidates := range second.Grid.EmptyCells() {
		want := candidates
		if c == grid.At(2, 4) {
			want &^= 1<<2 | 1<<5
		}
		fail.If(t, c.Row() == 2 && c.Col() < 5 && second.Pencil[c] != want,
			"row %d, column %d has marks %b, want %b", c.Row(), c.Col(), second.Pencil[c], want)
	}
	written := strings.NewReplacer(":0003:8:", ":0000:x:", ":829:", ":").Replace(library)
	fail.Unequal(t, string(AppendHodoku(nil, &first)), written, "it is written as")
	fail.Unless(t, LooksLikeSudoku([]byte(library)), "it does not look like a Sudoku")
}

// givenOf returns the digits of a sheet that were not entered.
func givenOf(s *crosshatch.Sheet) crosshatch.Grid {
	g := s.Grid
	for c := range s.Entered.All() {
		g = g.WithDigit(c, 0)
	}
	return g
}

func TestACellOfWhichAllCandidatesAreDeletedKeepsThem(t *testing.T) {
	line := lined(puzzle)
	for deleted, want := range map[string]crosshatch.Digits{
		"":                0,
		"113 213 413":     0, // all three, and no other cell has marks
		"113 213 413 614": 1<<1 | 1<<2 | 1<<4,
		"113":             1<<2 | 1<<4,
		"911":             0, // not a candidate
	} {
		sheets, err := ReadHodoku([]byte(":0000:x:" + line + ":" + deleted + "::"))
		fail.If(t, err != nil || sheets[0].Pencil[grid.At(1, 3)] != want, "%q: %v, %v", deleted, sheets, err)
	}
}

func TestHodokuThatCannotBeRead(t *testing.T) {
	line := lined(puzzle)
	refused := texttest.Refusal(t, ReadHodoku)
	refused("nothing", "# none\n", 2, 1, WantColon, text.FoundTextEnd)
	refused("no colon", "\n0000:x:"+line, 2, 1, WantColon, `"0"`)
	refused("no candidates", ":0000\n", 1, 6, WantColon, text.FoundLineEnd)
	refused("a bad cell", ":0000:x:5x", 1, 10, WantSudokuCell, `"x"`)
	refused("+ before no digit", ":0000:x:5+.", 1, 11, WantPlaced, `"."`)
	refused("80 cells", ":0000:x:"+line[:80]+":", 1, 89, WantSudokuCell, `":"`)
	refused("82 cells", ":0000:x:"+line+".:", 1, 90, WantColon, `"."`)
	refused("no candidate", ":0000:x:"+line+":410:", 1, 93, WantCandidate, `"0"`)
	refused("a candidate and one", ":0000:x:"+line+":4111:", 1, 94, text.WantSpace, `"1"`)
	refused("in the second line", library+":x", 2, 3, WantColon, text.FoundTextEnd)
	_, err := ReadHodoku([]byte(":0000:x:" + strings.Repeat(".", 81) + ":"))
	fail.If(t, err != nil, "a line that ends behind its cells: %v", err)
}
