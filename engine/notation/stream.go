package notation

import (
	"bufio"
	"strings"

	"ninefold/engine/grid"
)

// StreamForm tells which problem's judge texts a stream holds, Judge or Grid, by the first character that only one of
// the problems has in its cells; a position has an x or an o before its last move can be named. It looks ahead no
// further than the reader's buffer, and consumes nothing.
func StreamForm(in *bufio.Reader) Form {
	empty := 0
	for n := 1; ; n++ {
		ahead, err := in.Peek(n)
		if err != nil {
			if empty > 0 {
				return Grid // nothing but empty cells, as far as can be seen
			}
			return Judge
		}
		switch b := ahead[n-1]; {
		case b == '.':
			empty++
		case '1' <= b && b <= '9':
			if empty == grid.Cells {
				return Judge // a last move
			}
			return Grid
		case !strings.ContainsRune(" \t\r\n", rune(b)) && !isByteOrderMark(ahead):
			return Judge
		}
	}
}

// isByteOrderMark reports whether a text is the beginning of a byte order mark.
func isByteOrderMark(text []byte) bool { return strings.HasPrefix("\uFEFF", string(text)) }
