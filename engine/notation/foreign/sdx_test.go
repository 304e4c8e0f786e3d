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

// progress is a Sudoku in progress as SudoCue writes it: 2 was entered in row 1, column 3.
const progress = `5 3 u2 6 7 8 9 14 124
6 47 247 1 9 5 3478 347 2478
12 9 8 23 34 24 13457 6 247
8 125 1259 579 6 147 4579 4579 3
4 25 2569 8 5 3 579 579 1
7 15 1359 59 2 14 4589 459 6
139 6 134579 357 35 7 2 8 47
23 278 237 4 1 9 367 37 5
123 1245 12345 2356 8 26 1346 7 9
`

func TestSdx(t *testing.T) {
	for name, src := range map[string]string{
		"as it is":      progress,
		"with CRLF":     strings.ReplaceAll(progress, "\n", "\r\n"),
		"more blanks":   " " + strings.ReplaceAll(progress, " ", "\t "),
		"no last line":  strings.TrimSpace(progress),
		"a blank line":  strings.Replace(progress, "\n6", "\n\n6", 1),
		"blanks at end": strings.ReplaceAll(progress, "\n", " \n"),
	} {
		sheets, err := ReadSdx([]byte(src))
		fail.NowIf(t, err != nil || len(sheets) != 1, "%s: %v, %v", name, sheets, err)
		s := sheets[0]
		at, marks := grid.At(1, 3), s.Pencil[grid.At(9, 4)]
		fail.If(t, s.Grid.At(at) != 2 || s.Entered.Len() != 1 || !s.Entered.Has(at) || marks != 1<<2|1<<3|1<<5|1<<6,
			"%s: %+v", name, s)
		written := string(AppendSdx(nil, &s))
		fail.If(t, written != progress, "%s is written as\n%s", name, written)
		fail.Unless(t, LooksLikeSudoku([]byte(strings.TrimSpace(src))), "%s does not look like a Sudoku", name)
	}
}

func TestAnSdxCellThatListsEveryDigitHasNoMarks(t *testing.T) {
	var s crosshatch.Sheet
	s.Pencil[7] = 1<<4 | 1<<5
	written := AppendSdx(nil, &s)
	row, _, _ := strings.Cut(string(written), "\n")
	fail.If(t, row != strings.Repeat("123456789 ", 7)+"45 123456789", "the first row is %q", row)
	sheets, err := ReadSdx(written)
	fail.If(t, err != nil || sheets[0] != s, "read again it is %v, %v", sheets, err)
}

func TestSdxThatCannotBeRead(t *testing.T) {
	refused := texttest.Refusal(t, ReadSdx)
	refused("u alone", strings.Replace(progress, "u2", "u", 1), 1, 6, WantSdxDigit, `" "`)
	refused("u and more", strings.Replace(progress, "u2", "u25", 1), 1, 7, text.WantSpace, `"5"`)
	refused("an empty cell", strings.Replace(progress, "u2", ".", 1), 1, 5, WantSdxCell, `"."`)
	refused("nought", strings.Replace(progress, "14 124", "104 124", 1), 1, 17, text.WantSpace, `"0"`)
	refused("a row too short", strings.Replace(progress, " 124\n", "\n", 1), 1, 18, WantSdxCell, text.FoundLineEnd)
	refused("a row too long", strings.Replace(progress, " 124\n", " 124 5\n", 1), 1, 23, text.WantLineEnd, `"5"`)
	refused("eight rows", strings.TrimSuffix(progress, "123 1245 12345 2356 8 26 1346 7 9\n"), 9, 1, WantSdxCell,
		text.FoundTextEnd)
	refused("ten rows", progress+"1", 10, 1, text.WantTextEnd, `"1"`)
}
