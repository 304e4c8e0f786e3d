package notation

import (
	"bufio"
	"strings"

	"ninefold/engine/grid"
)

// StreamForm returns the form of a stream of judge's texts, Judge or Grid, by the first character that can be in the
// cells of one problem only. A position has an x or an o before its last move. StreamForm looks ahead no further than
// the reader's buffer, and consumes nothing.
func StreamForm(in *bufio.Reader) Form {
	empty := 0
	for n := 1; ; n++ {
		ahead, err := in.Peek(n)
		if err != nil {
			if empty > 0 {
				return Grid // only empty cells as far as the buffer goes
			}
			return Judge
		}
		switch b := ahead[n-1]; {
		case b == '.':
			empty++
		case '1' <= b && b <= '9':
			if empty == grid.Cells {
				return Judge // the row of a last move
			}
			return Grid
		case !strings.ContainsRune(" \t\r\n", rune(b)) && !isByteOrderMark(ahead):
			return Judge
		}
	}
}

// isByteOrderMark reports whether a text begins a byte order mark.
func isByteOrderMark(text []byte) bool { return strings.HasPrefix("\uFEFF", string(text)) }
