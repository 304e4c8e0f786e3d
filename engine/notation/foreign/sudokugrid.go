package foreign

import (
	"math/bits"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// ReadSudokuGrids reads the Sudokus that a person sees in a text: 81 cells in order, among separators, frames and
// titles. A cell is a digit, the text's one sign for an empty cell, or a list of candidates: these are pencil marks.
// Where something parts the cells, and in columns, an empty cell may be a blank. A text with rows that belong to no
// whole grid is refused. A note says that the text is no mere grid. The error is a *text.Error.
func ReadSudokuGrids(src []byte) ([]sudoku.Sheet, []Note, error) {
	plain, notes := legible(string(src)), notesOn(src)
	for _, look := range [...]func(string) string{asItIs, withDots} {
		sheets, ok := find(look(plain))
		if ok && len(sheets) > 0 && (notes == nil || sheets[0] != sudoku.Sheet{}) { // no empty grid among words
			return sheets, notes, nil
		}
	}
	return nil, nil, misfit(src)
}

func asItIs(src string) string { return src }

// find returns the Sudokus in a text in which each empty cell has a sign or a place between separators, and false if it
// has rows that belong to no whole Sudoku. Words part Sudokus.
func find(src string) (sheets []sudoku.Sheet, ok bool) {
	var rows [][]string
	var sign string
	for line := range strings.SplitSeq(src+"\nThe end", "\n") {
		switch row := rowOf(line); {
		case underHeading.MatchString(line) && len(rows) == 1:
			rows = nil
		case underHeading.MatchString(line), isBorder(line):
		case row != nil:
			rows = append(rows, row)
		case strings.Trim(line, "[]{}(),;|` \t\r") != "":
			found, ok := sheetsOf(rows, &sign)
			if !ok {
				return nil, false
			}
			sheets, rows = append(sheets, found...), nil
		}
	}
	return sheets, true
}

// rowOf returns the cells of a line: of the longest run of words that are cells alike, 81, one, nine or three each, or
// of a long word. It returns none for a line of words.
func rowOf(line string) []string {
	words := strings.FieldsFunc(parted.Replace(withDotsBetween(line)), func(r rune) bool {
		return r != '=' && separates(r)
	})
	single := longestRun(words, 1)
	for _, size := range [...]int{grid.Cells, 1, 9, 3} {
		run := longestRun(words, size)
		switch n := len(run); {
		case size == grid.Cells && n > 0:
			return strings.Split(run[0], "")
		case size == 1 && n >= 9:
			return run
		case size > 1 && (n*size == 9 || n*size == grid.Cells):
			return strings.Split(strings.Join(run, ""), "")
		}
	}
	const shortest = 18 // of a part of a Sudoku in one word: a time or a number of the puzzle has fewer digits
	for _, word := range words {
		if n := utf8.RuneCountInString(word); n >= shortest && len(longestRun([]string{word}, n)) > 0 {
			return strings.Split(word, "")
		}
	}
	if len(single) == len(words) && len(words) > 0 {
		return single
	}
	return nil
}

// underHeading matches the line of a Markdown table below its heading.
var underHeading = regexp.MustCompile(`^\s*\|(\s*:?-+:?\s*\|)+\s*$`)

// parted puts a word that is no cell where the words on both sides are different things.
var parted = strings.NewReplacer(":", " == ", "=", " == ", "(", " == ")

// separates reports whether a character can stand between cells and in none.
func separates(r rune) bool {
	return unicode.IsSpace(r) || strings.ContainsRune("|,;:=\"'`()[]{}<>/\\+&$“”‘’«»", r)
}

// longestRun returns the most words that follow each other, each of them of size cells, with one sign for empty cells.
// A word for one cell may be a list.
func longestRun(words []string, size int) (longest []string) {
	from, sign, last := 0, "", 0 // last is the index behind the last word with the sign
	for i, word := range words {
		own, ok := signOf(word)
		if !ok || utf8.RuneCountInString(word) != size && !(size == 1 && listed(word) != 0) {
			from, sign = i+1, ""
			continue
		}
		if own != "" {
			if sign != "" && sign != own {
				from = last
			}
			sign, last = own, i+1
		}
		if i+1-from > len(longest) {
			longest = words[from : i+1]
		}
	}
	return longest
}

// signOf returns the one character in a word that is no digit, and false if there are several, or if it is a letter
// that does not look like a blank.
func signOf(word string) (sign string, ok bool) {
	for _, r := range word {
		switch {
		case '1' <= r && r <= '9', sign == string(r):
		case sign != "", !strings.ContainsRune("0xXoO", r) && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			return "", false
		default:
			sign = string(r)
		}
	}
	return sign, true
}

// sheetsOf returns the Sudokus of rows that follow each other, and false if they are not whole Sudokus: all rows have
// as many cells, except perhaps the last of wrapped ones. A single short row belongs to a title. A row that numbers the
// columns, and a number before each row, do not count. sign is the text's sign for an empty cell, if it is known.
func sheetsOf(rows [][]string, sign *string) (sheets []sudoku.Sheet, ok bool) {
	if len(rows) == 0 || len(rows) == 1 && len(rows[0]) < grid.Cells {
		return nil, true
	}
	switch {
	case len(rows)%9 == 1 && countUp(rows[0]):
		rows = rows[1:]
	case len(rows) == 11: // lines between the bands
		rows = slices.DeleteFunc(rows, func(row []string) bool {
			return strings.Trim(strings.Join(row, ""),
				"-") == ""
		})
	}
	var cells []string
	for i, row := range rows {
		if len(row) == 10 && (row[0] == strconv.Itoa(i%9) || row[0] == strconv.Itoa(i%9+1) || row[0] == "-") {
			row = row[1:]
		}
		wide := len(rows[0]) == 10 && len(row) == 9 || len(row) == len(rows[0])
		if !wide && (i < len(rows)-1 || len(row) > len(rows[0])) {
			return nil, false
		}
		cells = append(cells, row...)
	}
	width := len(rows[0])
	if width > 1 && width < 9 || width > 10 && width < 18 || width > grid.Cells || len(cells)%grid.Cells != 0 {
		return nil, false
	}
	for of := range slices.Chunk(cells, grid.Cells) {
		s, ok := sheetOf(of, sign)
		if !ok || width > 10 && s.Grid.Count() == grid.Cells && s.Grid.Conflicts().Len() > 0 { // moves are digits, too
			return nil, false
		}
		sheets = append(sheets, s)
	}
	return sheets, true
}

// countUp reports whether a row has the numbers from 0 or 1 on.
func countUp(row []string) bool {
	for i, cell := range row {
		if cell != strconv.Itoa(i) && cell != strconv.Itoa(i+1) || (cell == row[0]) != (i == 0) {
			return false
		}
	}
	return true
}

// sheetOf returns the Sudoku with these cells, and false unless one sign, that of the text, stands for all empty ones.
// A grid without digits has a usual sign.
func sheetOf(cells []string, sign *string) (s sudoku.Sheet, ok bool) {
	var now listing
	for c, cell := range cells {
		if digits := listed(cell); digits != 0 {
			now.list(grid.Cell(c), digits)
			continue
		}
		if *sign == "" {
			*sign = cell
		} else if *sign != cell {
			return s, false
		}
	}
	s = now.sheet()
	return s, s != (sudoku.Sheet{}) || strings.Contains(empty, *sign)
}

// listed returns the digits that a cell lists in their order, and none if it lists anything else.
func listed(cell string) (digits grid.Digits) {
	for i := range len(cell) {
		next := grid.Digits(1) << (cell[i] - '0') // nothing for any other byte
		if cell[i] < '1' || cell[i] > '9' || next <= digits {
			return 0
		}
		digits |= next
	}
	return digits
}

// notesOn says whether a text has more than grids with their frames and remarks.
func notesOn(src []byte) []Note {
	for line := range strings.Lines(string(src)) {
		line = strings.TrimSpace(line)
		if !isRemark(line) && !isBorder(line) && strings.Trim(line, digits+empty+"| \t") != "" {
			return []Note{{Kind: SudokuFound}}
		}
	}
	return nil
}

// misfit says where a text is no Sudoku in nine plain rows.
func misfit(src []byte) error {
	c, sign := &text.Cursor{Text: src}, byte(0)
	for c.Skip(); !c.AtEnd(); c.Skip() {
		from, line := c.Pos, restOfLine(c)
		if !isRemark(line) && !isBorder(line) {
			if err := takeRow(c, line, &sign); err != nil {
				return err
			}
		}
		c.Pos = from + len(line)
	}
	return c.Unexpected(WantSudokuRow)
}

// takeRow passes over the line that comes next, which must have nine cells. If it has words enough, these are lists.
func takeRow(c *text.Cursor, line string, sign *byte) error {
	end, lists := c.Pos+len(line), len(strings.FieldsFunc(line, separates)) >= 9 && cells(line) != 9
	n := 0
	for ; c.Pos < end; c.Pos++ {
		if separates(rune(c.Peek())) {
			continue
		}
		if _, err := takeCell(c, sign); err != nil {
			return err
		}
		if n++; n > 9 {
			return c.Unexpected(text.WantLineEnd)
		}
		for lists && c.Pos+1 < end && !separates(rune(c.Text[c.Pos+1])) {
			if c.Pos++; !c.AtDigit() {
				return c.Unexpected(text.WantSpace)
			}
		}
	}
	if n < 9 {
		return c.Unexpected(WantSudokuCell)
	}
	return nil
}

// listing is a Sudoku whose cells are lists of candidates.
type listing struct {
	digits [grid.Cells]uint8
	pencil sudoku.Pencil
}

// list sets a cell to its digit if a text lists one, and to pencil marks if it lists several.
func (l *listing) list(cell grid.Cell, digits grid.Digits) {
	switch digits.Len() {
	case 0:
	case 1:
		l.digits[cell] = uint8(bits.TrailingZeros16(uint16(digits)))
	default:
		l.pencil[cell] = digits
	}
}

func (l *listing) sheet() sudoku.Sheet {
	return sudoku.Sheet{Grid: sudoku.FromCells(&l.digits), Pencil: l.pencil}
}
