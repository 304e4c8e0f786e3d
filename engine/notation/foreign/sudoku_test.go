package foreign

import (
	_ "embed"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
)

const puzzle = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

func judges(t *testing.T, src string) sudoku.Grid {
	t.Helper()
	return fail.Must(sudoku.Parse([]byte(src)))(t)
}

func lined(src string) string { return strings.ReplaceAll(src, "\n", "") }

func TestSudokuLines(t *testing.T) {
	line, other := lined(puzzle), strings.Repeat(".", 80)+"1"
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
		grids, _, err := ReadSudokuLines([]byte(tc.src))
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

// Samples of other programs: candidates of Simple Sudoku, a Sudoku in progress of SudoCue, in which 2 was entered in
// row 1, column 3, and the two examples at the head of HoDoKu's library, the second with marks.
var (
	//go:embed testdata/simplesudoku.txt
	markedGrid string
	//go:embed testdata/sudocue.sdx
	progress string
	//go:embed testdata/hodoku.txt
	library string
)

const unmarked = ".3.4.....\n9.28.63.1\n.......2.\n8...6.7..\n.6.2.5.9.\n..3.4...8\n.7.......\n4189.25.6\n.....8.3.\n"

// marked returns the number of cells of a sheet with pencil marks.
func marked(s *sudoku.Sheet) (n int) {
	for _, marks := range s.Pencil {
		if marks != 0 {
			n++
		}
	}
	return n
}

// sheetsOf returns a reader without its notes.
func sheetsOf(read func([]byte) ([]sudoku.Sheet, []Note, error)) func([]byte) ([]sudoku.Sheet, error) {
	return func(src []byte) ([]sudoku.Sheet, error) {
		sheets, _, err := read(src)
		return sheets, err
	}
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
			puzzle, 2, 0},
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
		sheets, _, err := ReadSudokuGrids([]byte(tc.src))
		fail.NowIf(t, err != nil || len(sheets) != tc.sheets,
			"%s: %d sheets, %v in\n%s", name, len(sheets), err, tc.src)
		s := &sheets[0]
		fail.If(t, s.Grid != judges(t, tc.want) || marked(s) != tc.marked, "%s: %+v in\n%s", name, s, tc.src)
		fail.Unless(t, LooksLikeSudoku([]byte(strings.TrimSpace(tc.src))),
			"%s does not look like a Sudoku:\n%s", name, tc.src)
	}
}

func TestSudokusThatCannotBeRead(t *testing.T) {
	line, lines := lined(puzzle), texttest.Refusal(t, sheetsOf(ReadSudokuLines))
	lines("a line too short", line[:80]+"\n"+line, 1, 81, "sudokuCell", text.FoundLineEnd)
	lines("a line too long", line+"1", 1, 82, text.WantLineEnd, `"1"`)
	lines("a bad cell", line+"\n"+strings.Replace(line, "7", "x", 1), 2, 5, "sudokuCell", `"x"`)
	lines("no line", "# none\n", 2, 1, "sudokuCell", text.FoundTextEnd)
	grids := texttest.Refusal(t, sheetsOf(ReadSudokuGrids))
	grids("a row too short", "53..7...\n"+puzzle[10:], 1, 9, "sudokuCell", text.FoundLineEnd)
	grids("a row too long", "53. .7. .... .\n", 1, 12, text.WantLineEnd, `"."`)
	grids("ten words", "12 3 4 5 6 7 8 9 1 2\n", 1, 20, text.WantLineEnd, `"2"`)
	grids("a bad mark", strings.Replace(markedGrid, "1567", "15a7", 1), 2, 5, text.WantSpace, `"a"`)
	grids("a bad cell in rows", strings.Replace(puzzle, "4..8.3", "4..8?3", 1), 5, 5, "sudokuCell", `"?"`)
	rows := strings.Fields(puzzle)
	rows[1], rows[2] = rows[1]+rows[2][:1], rows[2][1:]
	spaced := strings.Join(strings.Split(strings.Join(rows, "\n"), ""), " ")
	grids("rows of ten and eight cells", spaced, 2, 20, text.WantLineEnd, `"."`)
	grids("eight rows", puzzle[:80], 9, 1, "sudokuRow", text.FoundTextEnd)
	grids("a last row of a cell more", lined(puzzle)[:40]+"\n"+lined(puzzle)[40:], 1, 10, text.WantLineEnd, `"6"`)
	grids("ten rows", puzzle+puzzle[:10], 11, 1, "sudokuRow", text.FoundTextEnd)
	grids("words after eight rows", "#A\n"+puzzle[:80]+"State\n", 10, 1, "sudokuCell", `"S"`)
	grids("no rows", "#A\n#B", 2, 3, "sudokuRow", text.FoundTextEnd)
	grids("words too early", "53..7....\nState\n", 2, 1, "sudokuCell", `"S"`)
}

func TestWhatDoesNotLookLikeASudoku(t *testing.T) {
	for _, src := range []string{
		"", "Hello.", "5 5 4 4 2 2 5 5 4", "1. 5 5 2. 4 4", "... ... ...", "9/9/9/9/9/9/9/9/9 X 0", "x40o38",
		"[X \"Ann\"]", "[Puzzles]", "X;..@......;", "NW/C", "12345678", "e5 d4",
		"_ _ _ _ _ _ _ _ _ _",
	} {
		fail.If(t, LooksLikeSudoku([]byte(src)), "%q looks like a Sudoku", src)
	}
}

func TestAGridWithPencilMarksIsReadAgain(t *testing.T) {
	var g sudoku.Grid
	g = g.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(9, 9), 3)
	var marks sudoku.Pencil
	marks[grid.At(1, 2)] = 1<<2 | 1<<6 | 1<<9
	marks[grid.At(5, 2)] = 1<<1 | 1<<7
	marks[grid.At(9, 9)] = 1 << 1 // in a cell with a digit
	text := AppendPencilGrid(nil, &sudoku.Sheet{Grid: g, Pencil: marks})
	want := "| 5 269 . | . . . | . . . |\n"
	fail.Unequal(t, string(text[:len(want)]), want, "it is\n%s", text)
	marks[grid.At(9, 9)] = 0
	sheets, _, err := ReadSudokuGrids(text)
	fail.If(t, err != nil || len(sheets) != 1 || sheets[0] != (sudoku.Sheet{Grid: g, Pencil: marks}),
		"read again it is %v, %v", sheets, err)
}

// TestNoFormTurnsAMarkIntoADigit writes a cell's only pencil mark in each form.
func TestNoFormTurnsAMarkIntoADigit(t *testing.T) {
	s := sudoku.Sheet{Grid: sudoku.Grid{}.WithDigit(grid.At(1, 1), 5)}
	s.Pencil[grid.At(1, 2)] = 1 << 4
	for name, written := range map[string][]byte{
		"a grid with pencil marks": AppendPencilGrid(nil, &s), "sdx": AppendSdx(nil, &s),
		"a line": AppendSudokuLine(nil, &s), "hodoku": AppendHodoku(nil, &s),
	} {
		for form, read := range map[string]func([]byte) ([]sudoku.Sheet, []Note, error){
			"a grid with pencil marks": ReadSudokuGrids, "sdx": ReadSdx, "a line": ReadSudokuLines,
			"hodoku": ReadHodoku,
		} {
			if sheets, _, err := read(written); err == nil {
				fail.If(t, sheets[0].Grid != s.Grid, "%s read as %s has %v", name, form, sheets[0].Grid)
			}
		}
	}
}

func TestSdx(t *testing.T) {
	for name, src := range map[string]string{
		"as it is":      progress,
		"with CRLF":     strings.ReplaceAll(progress, "\n", "\r\n"),
		"more blanks":   " " + strings.ReplaceAll(progress, " ", "\t "),
		"no last line":  strings.TrimSpace(progress),
		"a blank line":  strings.Replace(progress, "\n6", "\n\n6", 1),
		"blanks at end": strings.ReplaceAll(progress, "\n", " \n"),
	} {
		sheets, _, err := ReadSdx([]byte(src))
		fail.NowIf(t, err != nil || len(sheets) != 1, "%s: %v, %v", name, sheets, err)
		s := sheets[0]
		at, marks := grid.At(1, 3), s.Pencil[grid.At(9, 4)]
		fail.If(t, s.Grid.At(at) != 2 || s.Entered.Len() != 1 || !s.Entered.Has(at) || marks != 1<<2|1<<3|1<<5|1<<6,
			"%s: %+v", name, s)
		fail.Unequal(t, string(AppendSdx(nil, &s)), progress, "%s is written as", name)
		fail.Unless(t, LooksLikeSudoku([]byte(strings.TrimSpace(src))), "%s does not look like a Sudoku", name)
	}
}

func TestAnSdxCellThatListsEveryDigitHasNoMarks(t *testing.T) {
	var s sudoku.Sheet
	s.Pencil[7] = 1<<4 | 1<<5
	written := AppendSdx(nil, &s)
	row, _, _ := strings.Cut(string(written), "\n")
	fail.If(t, row != strings.Repeat("123456789 ", 7)+"45 123456789", "the first row is %q", row)
	sheets, _, err := ReadSdx(written)
	fail.If(t, err != nil || sheets[0] != s, "read again it is %v, %v", sheets, err)
}

func TestSdxThatCannotBeRead(t *testing.T) {
	refused := texttest.Refusal(t, sheetsOf(ReadSdx))
	refused("u alone", strings.Replace(progress, "u2", "u", 1), 1, 6, "sdxDigit", `" "`)
	refused("u and more", strings.Replace(progress, "u2", "u25", 1), 1, 7, text.WantSpace, `"5"`)
	refused("an empty cell", strings.Replace(progress, "u2", ".", 1), 1, 5, "sdxCell", `"."`)
	refused("nought", strings.Replace(progress, "14 124", "104 124", 1), 1, 17, text.WantSpace, `"0"`)
	refused("a row too short", strings.Replace(progress, " 124\n", "\n", 1), 1, 18, "sdxCell", text.FoundLineEnd)
	refused("a row too long", strings.Replace(progress, " 124\n", " 124 5\n", 1), 1, 23, text.WantLineEnd, `"5"`)
	refused("eight rows", strings.TrimSuffix(progress, "123 1245 12345 2356 8 26 1346 7 9\n"), 9, 1, "sdxCell",
		text.FoundTextEnd)
	refused("ten rows", progress+"1", 10, 1, text.WantTextEnd, `"1"`)
}

func TestHodokuLibrary(t *testing.T) {
	sheets, _, err := ReadHodoku([]byte("# two examples\n\n" + library))
	fail.NowIf(t, err != nil || len(sheets) != 2, "%v, %v", sheets, err)
	first, second := sheets[0], sheets[1]
	given := string(AppendSudokuLine(nil, &sudoku.Sheet{Grid: givenOf(&first)}))
	const want = "6....3..7....4..6..54867..........1.162.8.749.3..........42193..1..7....4..6....5\n"
	fail.If(t, given != want || first.Pencil != (sudoku.Pencil{}),
		"the givens are %s, the marks %v", given, first.Pencil)
	for c, candidates := range second.Grid.EmptyCells() {
		want := candidates
		if c == grid.At(2, 4) {
			want &^= 1<<2 | 1<<5
		}
		fail.If(t, c.Row() == 2 && c.Col() < 5 && second.Pencil[c] != want,
			"row %d, column %d has marks %b, want %b", c.Row(), c.Col(), second.Pencil[c], want)
	}
	fail.Unequal(t, first.Annotation, sudoku.Annotation{Technique: "0003:8", Outcome: ":829:"}, "the first is for")
	written := string(AppendHodoku(AppendHodoku(nil, &first), &second))
	fail.Unequal(t, written, library, "they are written as")
	first.Annotation = sudoku.Annotation{}
	plain := strings.NewReplacer(":0003:8:", ":0000:x:", ":829:", ":").Replace(library)
	plain, _, _ = strings.Cut(plain, ":0603")
	fail.Unequal(t, string(AppendHodoku(nil, &first)), plain, "without its annotation the first is written as")
	fail.Unless(t, BeginsHodoku([]byte("# one\n\n"+library)), "it does not look like HoDoKu's")
}

func givenOf(s *sudoku.Sheet) sudoku.Grid {
	g := s.Grid
	for c := range s.Entered.All() {
		g = g.WithDigit(c, 0)
	}
	return g
}

func TestACellOfWhichAllCandidatesAreDeletedKeepsThem(t *testing.T) {
	line := lined(puzzle)
	for deleted, want := range map[string]grid.Digits{
		"":                0,
		"113 213 413":     0, // all three, and no other cell has marks
		"113 213 413 614": 1<<1 | 1<<2 | 1<<4, "113": 1<<2 | 1<<4,
		"911": 0, // not a candidate
	} {
		sheets, _, err := ReadHodoku([]byte(":0000:x:" + line + ":" + deleted + "::"))
		fail.If(t, err != nil || sheets[0].Pencil[grid.At(1, 3)] != want, "%q: %v, %v", deleted, sheets, err)
	}
}

func TestHodokuThatCannotBeRead(t *testing.T) {
	line, refused := lined(puzzle), texttest.Refusal(t, sheetsOf(ReadHodoku))
	refused("nothing", "# none\n", 2, 1, "colon", text.FoundTextEnd)
	refused("no colon", "\n0000:x:"+line, 2, 1, "colon", `"0"`)
	refused("no candidates", ":0000\n", 1, 6, "colon", text.FoundLineEnd)
	refused("a bad cell", ":0000:x:5x", 1, 10, "sudokuCell", `"x"`)
	refused("+ before no digit", ":0000:x:5+.", 1, 11, "placed", `"."`)
	refused("80 cells", ":0000:x:"+line[:80]+":", 1, 89, "sudokuCell", `":"`)
	refused("82 cells", ":0000:x:"+line+".:", 1, 90, "colon", `"."`)
	refused("no candidate", ":0000:x:"+line+":410:", 1, 93, "candidate", `"0"`)
	refused("a candidate and one", ":0000:x:"+line+":4111:", 1, 94, text.WantSpace, `"1"`)
	refused("in the third line", library+":x", 3, 3, "colon", text.FoundTextEnd)
	_, _, err := ReadHodoku([]byte(":0000:x:" + strings.Repeat(".", 81) + ":"))
	fail.OnError(t, err) // ends behind its cells
}
