package foreign

import (
	"math/bits"
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
	notes := notesOn(src)
	sheets := find(withDots(legible(string(src))))
	if len(sheets) > 0 && (notes == nil || sheets[0] != sudoku.Sheet{}) { // no empty grid among words
		return sheets, notes, nil
	}
	return nil, nil, misfit(src)
}

// find returns the Sudokus in a text in which no empty cell is a blank, and none if it has rows that belong to no whole
// Sudoku. Words part Sudokus.
func find(src string) (sheets []sudoku.Sheet) {
	rows, words := make([][]string, 0, strings.Count(src, "\n")), make([]string, 0, grid.Cells)
	var sign string
	for line := range strings.SplitSeq(src+"\nThe end", "\n") {
		switch row := rowOf(words, line); {
		case isBorder(line) && len(rows) == 1 && strings.Contains(line, "|"):
			if !strings.ContainsAny(strings.Join(rows[0], ""), digits) {
				rows = rows[:0] // the heading of a table
			}
		case isBorder(line):
		case row != nil:
			rows = append(rows, row)
		case strings.Trim(line, "[]{}(),;|` \t\r") != "":
			var ok bool
			if sheets, ok = appendSheets(sheets, rows, &sign); !ok {
				return nil
			}
			rows = rows[:0]
		}
	}
	return sheets
}

// parted puts a word that is no cell where the words on both sides are different things.
var parted = strings.NewReplacer(":", " == ", "=", " == ", "(", " == ")

// separates reports whether a character can stand between cells and in none.
func separates(r rune) bool {
	return unicode.IsSpace(r) || strings.ContainsRune("|,;:=\"'`()[]{}<>/\\+&$“”‘’«»", r)
}

// rowOf returns the cells of a line: of neighbouring words that are as long and have one sign for empty cells, those
// that have most cells, if these are a row or all words of the line. A list of candidates is as long as a digit. It
// returns none for a line of words. What words holds is lost.
func rowOf(words []string, line string) (row []string) {
	between := func(r rune) bool { return r != '=' && separates(r) }
	words = slices.AppendSeq(words[:0], strings.FieldsFuncSeq(parted.Replace(line), between))
	from, length, sign, signed := 0, 0, "", 0 // signed is the index behind the last word with the sign
	whole := false
	for i, word := range words {
		n, own := cellsIn(word)
		if n != length {
			from, length, sign = i, n, ""
		}
		if own != "" {
			if sign != "" && sign != own {
				from = signed
			}
			sign, signed = own, i+1
		}
		if n == grid.Cells {
			return strings.Split(word, "")
		}
		if cells := n * (i + 1 - from); cells > len(row) {
			row, whole = words[from:i+1], from == 0 && i+1 == len(words)
			if n > 1 {
				row = strings.Split(strings.Join(row, ""), "")
			}
		}
	}
	const shortest = 18 // of a part of a Sudoku in one word: a time or a number of the puzzle has fewer digits
	if n := len(row); n == 9 || n == 10 || n >= shortest || whole {
		return slices.Clone(row)
	}
	return nil
}

// cellsIn returns the number of cells in a word, a list of candidates being one, and their sign for an empty cell: a
// character that is no letter, unless that looks like a blank. A word with two such signs has no cells.
func cellsIn(word string) (n int, sign string) {
	for _, r := range word {
		switch {
		case '1' <= r && r <= '9', sign == string(r):
		case sign != "", !strings.ContainsRune("0xXoO", r) && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			return 0, ""
		default:
			sign = string(r)
		}
	}
	if listed(word) != 0 {
		return 1, ""
	}
	return utf8.RuneCountInString(word), sign
}

// appendSheets appends the Sudokus of rows that follow each other, and returns false if they are not whole Sudokus: all
// rows have as many cells, except perhaps the last of wrapped ones. A single short row belongs to a title. A row that
// numbers the columns, and a number before each row, do not count. sign is the text's sign for an empty cell, if it is
// known.
func appendSheets(sheets []sudoku.Sheet, rows [][]string, sign *string) (extended []sudoku.Sheet, ok bool) {
	if len(rows) == 0 || len(rows) == 1 && len(rows[0]) < grid.Cells {
		return sheets, true
	}
	cells := make([]string, 0, len(rows)*len(rows[0]))
	width := 0
	for i, row := range rows {
		all := strings.Join(row, "")
		switch {
		case len(rows) == 11 && strings.Trim(all, "-") == "": // between the bands
			continue
		case len(row) == 10:
			row, all = row[1:], strings.Join(row[1:], "")
		}
		if i == 0 && len(rows)%9 == 1 && (all == digits || all == "012345678") {
			continue
		}
		if width == 0 {
			width = len(row)
		}
		if len(row) != width && (i < len(rows)-1 || len(row) > width) {
			return nil, false
		}
		cells = append(cells, row...)
	}
	if width > 1 && width < 9 || len(cells)%grid.Cells != 0 {
		return nil, false
	}
	sheets = slices.Grow(sheets, len(cells)/grid.Cells)
	for of := range slices.Chunk(cells, grid.Cells) {
		s, ok := sheetOf(of, sign)
		if !ok || width > 9 && s.Grid.Count() == grid.Cells && s.Grid.Conflicts().Len() > 0 { // moves are digits, too
			return nil, false
		}
		sheets = append(sheets, s)
	}
	return sheets, true
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
	for c.Skip(); c.OK() && !c.AtEnd(); c.Skip() {
		from, line := c.Pos, restOfLine(c)
		if !isRemark(line) && !isBorder(line) {
			takeRow(c, line, &sign)
		}
		c.Pos = from + len(line)
	}
	c.Refuse("sudokuRow")
	return c.Err
}

// takeRow passes over the line that comes next, which must have nine cells. If it has words enough, these are lists.
func takeRow(c *text.Cursor, line string, sign *byte) {
	end, lists := c.Pos+len(line), len(strings.FieldsFunc(line, separates)) >= 9 && cells(line) != 9
	n := 0
	for ; c.OK() && c.Pos < end; c.Pos++ {
		if separates(rune(c.Peek())) {
			continue
		}
		takeCell(c, sign)
		if n++; n > 9 {
			c.Refuse(text.WantLineEnd)
		}
		for lists && c.Pos+1 < end && !separates(rune(c.Text[c.Pos+1])) {
			if c.Pos++; !c.AtDigit() {
				c.Refuse(text.WantSpace)
			}
		}
	}
	if n < 9 {
		c.Refuse("sudokuCell")
	}
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

// AppendPencilGrid appends a grid with its pencil marks and returns the extended buffer: nine rows with bars between
// the boxes, and in each cell its digit, its marks or a dot. A cell's only mark would look like a digit, so that it is
// left out.
func AppendPencilGrid(dst []byte, s *sudoku.Sheet) []byte {
	var cells [grid.Cells]string
	var width [10]int // of each column, 1..9
	for c := range grid.Cell(grid.Cells) {
		switch digit := s.Grid.At(c); {
		case digit != 0:
			cells[c] = strconv.Itoa(digit)
		case several(s.Pencil[c]) == 0:
			cells[c] = "."
		default:
			for mark := range s.Pencil[c].All() {
				cells[c] += strconv.Itoa(mark)
			}
		}
		width[c.Col()] = max(width[c.Col()], len(cells[c]))
	}
	for c := range grid.Cell(grid.Cells) {
		if c.Col()%3 == 1 {
			dst = append(dst, "| "...)
		}
		dst = append(dst, cells[c]...)
		for range width[c.Col()] + 1 - len(cells[c]) {
			dst = append(dst, ' ')
		}
		if c.Col() == 9 {
			dst = append(dst, "|\n"...)
		}
	}
	return dst
}

// several returns the pencil marks of a cell, or none if there is only one: forms that list candidates take that for
// the cell's digit.
func several(marks grid.Digits) grid.Digits {
	if marks.Len() == 1 {
		return 0
	}
	return marks
}
