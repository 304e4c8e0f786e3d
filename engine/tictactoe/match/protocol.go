package match

import (
	"fmt"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// The protocol is that of CodinGame's "Ultimate Tic-Tac-Toe". Before each of its moves a program reads the opponent's
// last move as ROW COL, from 0 to 8, or -1 -1 if there is none; the number of moves that it may make; and each of them
// as ROW COL on a line of its own. It answers ROW COL; the rest of that line is its remark.

// question returns the lines that ask for a move.
func question(p *tictactoe.Position, legal grid.CellSet) []string {
	last := "-1 -1"
	if c, ok := p.Last(); ok {
		last = FormatCell(c)
	}
	lines := []string{last, strconv.Itoa(legal.Len())}
	for c := range legal.ByBox() {
		lines = append(lines, FormatCell(c))
	}
	return lines
}

// ParseAnswer parses the answer to a question: a cell and the remark after it. The error is a *Fault.
func ParseAnswer(line string) (c grid.Cell, remark string, err error) {
	row, rest := nextWord(line)
	col, remark := nextWord(rest)
	r, rowErr := strconv.Atoi(row)
	k, colErr := strconv.Atoi(col)
	if rowErr != nil || colErr != nil || r < 0 || r > 8 || k < 0 || k > 8 {
		return 0, "", &Fault{Kind: Nonsense, Answer: line}
	}
	return grid.At(r+1, k+1), remark, nil
}

// FormatCell returns a cell in the protocol's form: row and column, each 0 to 8.
func FormatCell(c grid.Cell) string { return fmt.Sprintf("%d %d", c.Row()-1, c.Col()-1) }

// nextWord splits off the first word.
func nextWord(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	if i := strings.IndexAny(s, " \t"); i >= 0 {
		return s[:i], strings.TrimSpace(s[i:])
	}
	return s, ""
}
