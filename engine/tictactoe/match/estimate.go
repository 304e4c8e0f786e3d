package match

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Estimate is a program's own estimate of its move, from its remark.
type Estimate struct {
	Permille int         // share of the points for the side that moved, 0..1000
	Line     []grid.Cell // the expected moves; nil for none
	Before   string      // the remark up to the line
}

// A share in percent, for the mark before it or else for the side that moved; and the moves of a line.
var (
	sharePattern = regexp.MustCompile(`(?:\b([XO]) ?)?(?:^|[^\w.-])(\d{1,3}(?:\.\d{1,6})?) ?%`)
	linePattern  = regexp.MustCompile(`\b(?:line|pv)[:= ]+([0-8] [0-8](?:[ ,;]+[0-8] [0-8])*)\b`)
)

// ParseEstimate finds an estimate in a comment, as Move.Comment returns it, on the move that led to a position. It is
// the remark's first share in percent, for example 62% or O 38%, and after the word line or pv the next moves, each as
// ROW COL from 0 to 8. The line ends before an illegal move, and may begin with the move itself. ParseEstimate reports
// whether there is a share.
func ParseEstimate(comment string, after tictactoe.Position) (e Estimate, ok bool) {
	remark, _, timed := record.CutTime(record.Unreviewed(comment))
	if !timed {
		return e, false
	}
	found := sharePattern.FindStringSubmatch(" " + remark)
	if found == nil {
		return e, false
	}
	percent, err := strconv.ParseFloat(found[2], 64)
	if err != nil || percent > 100 {
		return e, false
	}
	e.Permille = int(math.Round(percent * 10))
	if found[1] == after.Turn().String() {
		e.Permille = 1000 - e.Permille
	}
	if at := linePattern.FindStringSubmatchIndex(remark); at != nil {
		e.Before = remark[:at[2]]
		digits := strings.FieldsFunc(remark[at[2]:at[3]], func(r rune) bool { return r < '0' || r > '8' })
		e.Line = legalLine(digits, after)
	}
	return e, true
}

// legalLine returns the moves of a line from a position, up to the first that is not legal.
func legalLine(digits []string, p tictactoe.Position) (line []grid.Cell) {
	last, moved := p.Last()
	for i := 0; i+1 < len(digits); i += 2 {
		c := grid.At(int(digits[i][0]-'0')+1, int(digits[i+1][0]-'0')+1)
		if i == 0 && moved && c == last {
			continue
		}
		if p.Check(c) != nil {
			return line
		}
		line = append(line, c)
		p.Push(c)
	}
	return line
}
