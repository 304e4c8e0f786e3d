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

// puzzle is one grid in the judge's text.
const puzzle = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

func judges(t *testing.T, src string) crosshatch.Grid {
	t.Helper()
	g, err := crosshatch.Parse([]byte(src))
	fail.OnError(t, err)
	return g
}

// lined returns a grid of the judge's text as one line.
func lined(src string) string { return strings.ReplaceAll(src, "\n", "") }

func TestSudokuLines(t *testing.T) {
	line := lined(puzzle)
	other := strings.Repeat(".", 80) + "1"
	for name, tc := range map[string]struct {
		src   string
		grids int
	}{
		"dots":               {line, 1},
		"noughts":            {strings.ReplaceAll(line, ".", "0") + "\n", 1},
		"stars":              {strings.ReplaceAll(line, ".", "*"), 1},
		"underscores":        {strings.ReplaceAll(line, ".", "_"), 1},
		"dashes":             {strings.ReplaceAll(line, ".", "-") + "\r\n", 1},
		"several":            {line + "\n" + other + "\n\n" + other, 3},
		"with ratings":       {line + " 2.3\n" + other + ";easy\n" + other + "," + line, 3},
		"comments and blank": {"# a collection\n\n" + line + "\n#\n", 1},
	} {
		grids, err := ReadSudokuLines([]byte(tc.src))
		fail.If(t, err != nil || len(grids) != tc.grids || grids[0].Grid != judges(t, puzzle),
			"%s: %d grids, %v", name, len(grids), err)
		fail.Unless(t, LooksLikeSudoku([]byte(tc.src)), "%s does not look like a Sudoku", name)
	}
}

// bars draws bars and lines of dashes as Simple Sudoku does.
func bars(src, top, middle, edge string) string {
	var b strings.Builder
	for i, row := range strings.Fields(src) {
		if i%3 == 0 {
			b.WriteString([]string{top, middle}[min(i, 1)])
		}
		b.WriteString(edge + row[:3] + "|" + row[3:6] + "|" + row[6:] + edge + "\n")
	}
	return b.String() + top
}

const markedGrid = `*--------------------------------------------------------------------*
| 1567   3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
|----------------------+----------------------+----------------------|
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
|----------------------+----------------------+----------------------|
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
*--------------------------------------------------------------------*
`

const unmarked = ".3.4.....\n9.28.63.1\n.......2.\n8...6.7..\n.6.2.5.9.\n..3.4...8\n.7.......\n4189.25.6\n.....8.3.\n"

// marked returns the number of cells of a sheet with pencil marks.
func marked(s *crosshatch.Sheet) int {
	n := 0
	for _, marks := range s.Pencil {
		if marks != 0 {
			n++
		}
	}
	return n
}

func TestSudokuGrids(t *testing.T) {
	for name, tc := range map[string]struct {
		src, want string
		sheets    int
		marked    int // the number of cells with pencil marks
	}{
		"rows":             {puzzle, puzzle, 1, 0},
		"two grids":        {puzzle + "\n" + unmarked, puzzle, 2, 0},
		"noughts":          {strings.ReplaceAll(puzzle, ".", "0"), puzzle, 1, 0},
		"dashes for empty": {strings.ReplaceAll(puzzle, ".", "-"), puzzle, 1, 0},
		"a row of dashes": {strings.Repeat("---------\n", 8) + "1--------\n",
			strings.Repeat(".........\n", 8) + "1........\n", 1, 0},
		"dashes between bands": {strings.ReplaceAll(bars(puzzle, "", "---------\n", ""), "|", ""), puzzle, 1, 0},
		".sdk":                 {"#ARuud\n#B03-08-2006\n#LEasy\n#Uhttp://www.sudocue.net/\n" + puzzle, puzzle, 1, 0},
		".sdk with its state": {"#C\n[Puzzle]\n" + puzzle + "\n[State]\n" + strings.ReplaceAll(puzzle, ".", "1"),
			puzzle, 1, 0},
		".ss": {bars(puzzle, "", "-----------\n", ""), puzzle, 1, 0},
		"Simple Sudoku's": {bars(puzzle, "*-----------*\n", "|---+---+---|\n", "|") +
			" Simple Sudoku\n  Version 4.2n\n", puzzle, 1, 0},
		"bars of dashes": {bars(puzzle, "", "---|---|---\n", ""), puzzle, 1, 0},
		"pencil marks":   {markedGrid + "                 Simple Sudoku\n", unmarked, 1, 52},
		"pencil marks, no bars": {strings.NewReplacer("|", "", "*", "", "+", "", "-", "").Replace(markedGrid),
			unmarked, 1, 52},
		"dots and colons": {strings.NewReplacer("*-", ".-", "-*", "-.", "|-", ":-", "-|",
			"-:").Replace(markedGrid), unmarked, 1, 52},
	} {
		sheets, err := ReadSudokuGrids([]byte(tc.src))
		fail.NowIf(t, err != nil || len(sheets) != tc.sheets,
			"%s: %d sheets, %v in\n%s", name, len(sheets), err, tc.src)
		s := &sheets[0]
		fail.If(t, s.Grid != judges(t, tc.want) || marked(s) != tc.marked, "%s: %+v in\n%s", name, s, tc.src)
		fail.Unless(t, LooksLikeSudoku([]byte(strings.TrimSpace(tc.src))),
			"%s does not look like a Sudoku:\n%s", name, tc.src)
	}
}

func TestSudokusThatCannotBeRead(t *testing.T) {
	line := lined(puzzle)
	lines := texttest.Refusal(t, ReadSudokuLines)
	lines("a line too short", line[:80]+"\n"+line, 1, 81, WantSudokuCell, text.FoundLineEnd)
	lines("a line too long", line+"1", 1, 82, text.WantLineEnd, `"1"`)
	lines("a bad cell", line+"\n"+strings.Replace(line, "7", "x", 1), 2, 5, WantSudokuCell, `"x"`)
	lines("no line", "# none\n", 2, 1, WantSudokuCell, text.FoundTextEnd)
	grids := texttest.Refusal(t, ReadSudokuGrids)
	grids("a row too short", "53..7...\n"+puzzle, 1, 9, WantSudokuCell, text.FoundLineEnd)
	grids("a row too long", "53. .7. .... .\n", 1, 12, text.WantLineEnd, `"."`)
	grids("ten words", "12 3 4 5 6 7 8 9 1 2\n", 1, 20, text.WantLineEnd, `"2"`)
	grids("a bad mark", strings.Replace(markedGrid, "1567", "15a7", 1), 2, 5, text.WantSpace, `"a"`)
	grids("a bad cell in rows", strings.Replace(puzzle, "4..8.3", "4..8?3", 1), 5, 5, WantSudokuCell, `"?"`)
	grids("eight rows", puzzle[:80], 9, 1, WantSudokuRow, text.FoundTextEnd)
	grids("ten rows", puzzle+puzzle[:10], 11, 1, WantSudokuRow, text.FoundTextEnd)
	grids("no rows", "#A\n#B", 2, 3, WantSudokuRow, text.FoundTextEnd)
	grids("words too early", "53..7....\nState\n", 2, 1, WantSudokuCell, `"S"`)
}

func TestWhatDoesNotLookLikeASudoku(t *testing.T) {
	for _, src := range []string{
		"", "Hello.", "5 5 4 4 2 2 5 5 4", "1. 5 5 2. 4 4", "... ... ...", "9/9/9/9/9/9/9/9/9 X 0", "x40o38",
		"[X \"Ann\"]", "[Puzzles]", "X;..@......;", "NW/C", "12345678", "e5 d4",
	} {
		fail.If(t, LooksLikeSudoku([]byte(src)), "%q looks like a Sudoku", src)
	}
}

// FuzzSudoku checks that reading never panics, and that reading, writing and reading again gives the same.
func FuzzSudoku(f *testing.F) {
	for _, seed := range []string{
		puzzle, markedGrid, lined(puzzle), bars(puzzle, "*---*\n", "|---+---+---|\n", "|"),
		"#\n[Puzzle]\n" + puzzle + "[State]", progress, library, libraryWithMarks,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		LooksLikeSudoku(src)
		grids, _ := ReadSudokuLines(src)
		for _, g := range grids {
			again, err := ReadSudokuLines(AppendSudokuLine(nil, &g))
			fail.NowIf(t, err != nil || len(again) != 1 || again[0] != g, "%v, %v", again, err)
		}
		for _, form := range []struct {
			read   func([]byte) ([]crosshatch.Sheet, error)
			append func([]byte, *crosshatch.Sheet) []byte
		}{{ReadSudokuGrids, AppendPencilGrid}, {ReadSdx, AppendSdx}, {ReadHodoku, AppendHodoku}} {
			sheets, _ := form.read(src)
			for _, s := range sheets {
				written := form.append(nil, &s)
				again, err := form.read(written)
				fail.NowIf(t, err != nil || len(again) != 1 || again[0] != s, "%v, %v from\n%s", again, err, written)
			}
		}
	})
}

func TestAGridWithPencilMarksIsReadAgain(t *testing.T) {
	var g crosshatch.Grid
	g = g.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(9, 9), 3)
	var marks crosshatch.Pencil
	marks[grid.At(1, 2)] = 1<<2 | 1<<6 | 1<<9
	marks[grid.At(5, 2)] = 1<<1 | 1<<7
	marks[grid.At(9, 9)] = 1 << 1 // in a cell with a digit
	text := AppendPencilGrid(nil, &crosshatch.Sheet{Grid: g, Pencil: marks})
	want := "| 5 269 . | . . . | . . . |\n"
	fail.Unequal(t, string(text[:len(want)]), want, "it is\n%s", text)
	marks[grid.At(9, 9)] = 0
	sheets, err := ReadSudokuGrids(text)
	fail.If(t, err != nil || len(sheets) != 1 || sheets[0] != (crosshatch.Sheet{Grid: g, Pencil: marks}),
		"read again it is %v, %v", sheets, err)
}
