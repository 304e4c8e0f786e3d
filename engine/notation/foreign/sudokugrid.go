package foreign

import (
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// ReadSudokuGrids reads the Sudokus that a person sees in a text: 81 cells in order, whatever stands around and between
// them. A cell is a digit, the grid's one sign for an empty cell, or a list of candidates: these are pencil marks. In a
// table, and in columns, an empty cell may be a blank. A text with rows that belong to no whole grid is refused. A note
// says that the text is no mere grid. The error is a *text.Error.
func ReadSudokuGrids(src []byte) ([]sudoku.Sheet, []Note, error) {
	plain := legible(string(src))
	table := withoutTags(plain)
	for _, look := range [...]struct {
		text  string
		cells func(line string) []string
		rows  func(lines [][]string) [][]string
	}{{plain, words, asTheyAre}, {table, words, asTheyAre}, {table, fields, asTheyAre}, {table, drawn, columns}} {
		if sheets, ok := find(look.text, look.cells, look.rows); ok && len(sheets) > 0 {
			return sheets, notesOn(src), nil
		}
	}
	return nil, nil, misfit(src)
}

func asTheyAre(rows [][]string) [][]string { return rows }

// find returns the Sudokus in a text, and false if it has rows that belong to no whole Sudoku. Of a line, cells returns
// the cells, none for words, which part Sudokus; of lines that follow each other, rows returns the rows.
func find(
	src string, cells func(line string) []string, rows func(lines [][]string) [][]string,
) (sheets []sudoku.Sheet, ok bool) {
	var lines [][]string
	for line := range strings.SplitSeq(src+"\nThe end", "\n") {
		line = strings.TrimSuffix(line, "\r")
		if isBorder(line) {
			continue
		}
		if row := cells(line); row != nil {
			lines = append(lines, row)
		} else if !isRemark(line) && strings.Trim(line, "[]{}(),;|` \t") != "" {
			found, ok := sheetsOf(rows(lines))
			if !ok {
				return nil, false
			}
			sheets, lines = append(sheets, found...), nil
		}
	}
	return sheets, true
}

// sheetsOf returns the Sudokus of rows that follow each other, and false if they are not whole Sudokus. A single short
// row belongs to a title.
func sheetsOf(rows [][]string) (sheets []sudoku.Sheet, ok bool) {
	if len(rows) == 1 && len(rows[0]) < grid.Cells {
		return nil, len(rows[0]) > 0
	}
	if len(rows) > 0 && (len(rows)%9 != 0 || len(rows[0]) != len(rows[1])) && len(rows[0]) < grid.Cells {
		rows = withoutHeadings(rows)
	}
	for len(rows) > 0 {
		height := 9
		switch width := len(rows[0]); {
		case width == grid.Cells:
			height = 1
		case width == 1:
			height = grid.Cells
		case len(rows) < 9:
			height = len(rows)
		}
		if height > len(rows) {
			return nil, false
		}
		s, ok := sheetOf(withoutLabels(rows[:height]))
		if !ok {
			return nil, false
		}
		sheets, rows = append(sheets, s), rows[height:]
	}
	return sheets, true
}

// withoutHeadings removes the rows that name columns or are drawn: they count up, have dashes only, or have no digit
// and only signs that no row with a digit has. It also removes rows without a digit before nine others and between
// bands.
func withoutHeadings(rows [][]string) [][]string {
	signs := map[string]bool{}
	for _, row := range rows {
		for _, cell := range row {
			signs[cell] = signs[cell] || slices.ContainsFunc(row, isList)
		}
	}
	rows = slices.DeleteFunc(slices.Clone(rows), func(row []string) bool {
		cells := strings.Join(row, "")
		return len(row) > 0 && (countUp(row[max(0, len(row)-9):]) || cells == digits ||
			cells != "" && strings.Trim(cells, "-") == "" ||
			!slices.ContainsFunc(row, func(cell string) bool { return signs[cell] }))
	})
	for _, extra := range map[int][]int{10: {0}, 11: {7, 3}}[len(rows)] {
		if !slices.ContainsFunc(rows[extra], isList) {
			rows = slices.Delete(rows, extra, extra+1)
		}
	}
	return rows
}

// withoutLabels removes from nine rows the columns before and behind the nine of a Sudoku, if they have labels, or the
// same sign everywhere.
func withoutLabels(rows [][]string) [][]string {
	if len(rows) != 9 {
		return rows
	}
	rows = slices.Clone(rows)
	column := func(i int) (cells []string) {
		for _, row := range rows {
			cells = append(cells, row[min(i, len(row)-1)])
		}
		return cells
	}
	alike := func(cells []string) bool {
		return !isList(cells[0]) && !slices.ContainsFunc(cells, func(cell string) bool { return cell != cells[0] })
	}
	for width := len(rows[0]); width > 9 && width < grid.Cells; width = len(rows[0]) {
		from, to := 0, width-1
		if first, last := column(0), column(to); countUp(first) || alike(first) && !alike(last) && !countUp(last) {
			from, to = 1, width
		} else if !alike(last) && !countUp(last) {
			break
		}
		for i, row := range rows {
			rows[i] = row[min(from, len(row)):min(to, len(row))]
		}
	}
	return rows
}

// countUp reports whether labels are numbers or letters that follow each other, whatever stands before them.
func countUp(labels []string) bool {
	for i, label := range labels {
		first := labels[0]
		if label == "" || first == "" || label[:len(label)-1] != first[:len(first)-1] ||
			int(label[len(label)-1]) != int(first[len(first)-1])+i {
			return false
		}
	}
	return true
}

// sheetOf returns the Sudoku with the cells of rows, and false unless these are 81 with one sign for empty cells. A
// grid of nought, 1 and 2 is a board of Tic-Tac-Toe.
func sheetOf(rows [][]string) (s sudoku.Sheet, ok bool) {
	cells := slices.Concat(rows...)
	if len(cells) != grid.Cells || len(rows) == 9 && len(rows[0]) != len(rows[8]) {
		return s, false
	}
	if len(rows) == 9 && slices.ContainsFunc(rows, func(row []string) bool { return len(row) != 9 }) {
		return s, false
	}
	var now listing
	var all grid.Digits
	sign, signed, noughts := ".", false, false
	for c, cell := range cells {
		noughts = noughts || cell == "0"
		if len(cell) == 1 && strings.Contains(empty, cell) {
			cell = "." // the usual signs may be mixed
		}
		if digits := listed(cell); digits != 0 {
			now.list(grid.Cell(c), digits)
			all |= digits
		} else if signed && cell != sign || utf8.RuneCountInString(cell) > 1 && !isNothing(cell) {
			return s, false
		} else {
			sign, signed = cell, true
		}
	}
	const oneAndTwo = 1<<1 | 1<<2
	return now.sheet(), (sign == "." || all != 0) && !(noughts && all&^oneAndTwo == 0)
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

func isList(cell string) bool { return listed(cell) != 0 }

// misfit says where a text is no Sudoku in nine plain rows.
func misfit(src []byte) error {
	c := &text.Cursor{Text: src}
	for c.Skip(); !c.AtEnd(); c.Skip() {
		from, line := c.Pos, restOfLine(c)
		if !isRemark(line) && !isBorder(line) {
			if err := takeRow(c, line); err != nil {
				return err
			}
		}
		c.Pos = from + len(line)
	}
	return c.Unexpected(WantSudokuRow)
}

// takeRow passes over the line that comes next, which must have nine cells. If it has words enough, these are lists.
func takeRow(c *text.Cursor, line string) error {
	end, lists := c.Pos+len(line), len(strings.FieldsFunc(line, separates)) >= 9 && cells(line) != 9
	n := 0
	for ; c.Pos < end; c.Pos++ {
		b := c.Peek()
		if separates(rune(b)) {
			continue
		}
		if _, ok := cellOf(b); !ok {
			return c.Unexpected(WantSudokuCell)
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
