package notation

import (
	"bytes"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// utttaiLink is what a link to a game at uttt.ai begins with.
const utttaiLink = "https://uttt.ai/init?" + actionsKey

const (
	actionsKey = "actions="
	stateKey   = "state="
)

// afterKey is a cursor behind the first place of a key in a text; at the beginning if it has none.
func afterKey(src []byte, key string) *cursor {
	c := &cursor{text: src}
	if i := bytes.Index(src, []byte(key)); i >= 0 {
		c.pos = i + len(key)
	}
	c.skip()
	return c
}

// endLink passes over what else a link says and makes sure that nothing follows it.
func endLink(c *cursor) error {
	if b := c.peek(); b == '&' || b == '#' {
		c.pos += len(c.word())
	}
	return c.end()
}

func readActions(src []byte) (Reading, error) {
	r := newReader(src, tictactoe.Closed)
	r.cursor = *afterKey(src, actionsKey)
	r.game.begin(tictactoe.New(r.rules))
	for !r.line().stepped || !r.atEnd() && !isSpace(r.peek()) && r.peek() != '&' && r.peek() != '#' {
		if err := readAction(r); err != nil {
			return Reading{}, err
		}
	}
	return Reading{Format: FormatActions, Record: r.record()}, endLink(&r.cursor)
}

// readAction reads one mark and the number of its cell.
func readAction(r *reader) error {
	p := r.game.position()
	if markOf(r.peek()) != p.Turn() {
		return r.unexpected(text.WantTurn)
	}
	r.pos++
	end := r.pos
	for end < len(r.text) && end < r.pos+2 && '0' <= r.text[end] && r.text[end] <= '9' {
		end++
	}
	n, err := strconv.Atoi(string(r.text[r.pos:end]))
	if err != nil || n >= grid.Cells {
		return r.unexpected(text.WantIndex)
	}
	start := r.pos
	r.pos = end
	return r.play(utttaiCell(n), start)
}

// utttaiCell is the cell of a number 0 to 80.
func utttaiCell(n int) grid.Cell { return grid.Box(n / 9).Cell(n % 9) }

func appendActions(dst []byte, moves []grid.Cell) []byte {
	dst = append(dst, utttaiLink...)
	for i, c := range moves {
		dst = append(dst, "xo"[i%2])
		dst = strconv.AppendInt(dst, int64(c.Box())*9+int64(c.Place()), 10)
	}
	return append(dst, '\n')
}

// utttaiFields is how a state writes how a field stands: 0 open, 1 X's, 2 O's, 3 drawn.
var utttaiFields = [...]field{fieldOpen, fieldX, fieldO, fieldDrawn}

func readState(src []byte) (Reading, error) {
	c := afterKey(src, stateKey)
	var s setup
	for n := range grid.Cells {
		digit, err := stateDigit(c, "012")
		if err != nil {
			return Reading{}, err
		}
		s.marks[utttaiCell(n)] = tictactoe.Mark(digit)
	}
	for b := range s.fields {
		digit, err := stateDigit(c, "0123")
		if err != nil {
			return Reading{}, err
		}
		s.fields[b] = utttaiFields[digit]
	}
	turn, err := stateDigit(c, "12")
	if err != nil {
		return Reading{}, err
	}
	s.turn = tictactoe.Mark(turn)
	target, err := stateDigit(c, "0123456789")
	if err != nil {
		return Reading{}, err
	}
	if target < grid.Boxes {
		s.target, s.forced = grid.Box(target), true
	}
	if _, err := stateDigit(c, "0123"); err != nil { // the result, which follows from the fields
		return Reading{}, err
	}
	return readingOf(FormatState, &s), endLink(c)
}

func stateDigit(c *cursor, allowed string) (int, error) {
	if c.atEnd() || strings.IndexByte(allowed, c.peek()) < 0 {
		return 0, c.unexpected(text.WantStateDigit)
	}
	c.pos++
	return int(c.text[c.pos-1] - '0'), nil
}
