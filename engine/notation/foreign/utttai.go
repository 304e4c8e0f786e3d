package foreign

import (
	"bytes"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
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
func afterKey(src []byte, key string) *text.Cursor {
	c := &text.Cursor{Text: src}
	if i := bytes.Index(src, []byte(key)); i >= 0 {
		c.Pos = i + len(key)
	}
	c.Skip()
	return c
}

// endLink passes over what else a link says and makes sure that nothing follows it.
func endLink(c *text.Cursor) error {
	if b := c.Peek(); b == '&' || b == '#' {
		c.Pos += len(c.Word())
	}
	return c.End()
}

// ReadActions reads a game in the words of uttt.ai (github.com/ar-nowaczynski/utttai), in a link or without one:
// `?actions=x40o36`, the cells 0 to 80 counted field by field. The rules are Closed.
func ReadActions(src []byte) (*tictactoe.Game, error) {
	c := afterKey(src, actionsKey)
	g := tictactoe.NewGame(tictactoe.Closed)
	for g.Len() == 1 || !c.AtEnd() && !text.IsSpace(c.Peek()) && c.Peek() != '&' && c.Peek() != '#' {
		if err := readAction(c, g); err != nil {
			return nil, err
		}
	}
	return g, endLink(c)
}

func readAction(c *text.Cursor, g *tictactoe.Game) error {
	p := g.Position()
	if markOf(c.Peek()) != p.Turn() {
		return c.Unexpected(WantTurn)
	}
	c.Pos++
	end := c.Pos
	for end < len(c.Text) && end < c.Pos+2 && '0' <= c.Text[end] && c.Text[end] <= '9' {
		end++
	}
	n, err := strconv.Atoi(string(c.Text[c.Pos:end]))
	if err != nil || n >= grid.Cells {
		return c.Unexpected(WantIndex)
	}
	cell := utttaiCell(n)
	if rule := p.Check(cell); rule != nil {
		return c.ErrorAt(c.Pos, &text.Error{Cause: &record.MoveError{Cell: cell, Rule: rule.(tictactoe.Illegal)}})
	}
	c.Pos = end
	return g.Play(cell)
}

// utttaiCell is the cell of a number 0 to 80.
func utttaiCell(n int) grid.Cell { return grid.Box(n / 9).Cell(n % 9) }

// AppendActions appends moves from the empty board on as a link to uttt.ai, and returns the extended buffer.
func AppendActions(dst []byte, moves []grid.Cell) []byte {
	dst = append(dst, utttaiLink...)
	for i, c := range moves {
		dst = append(dst, "xo"[i%2])
		dst = strconv.AppendInt(dst, int64(c.Box())*9+int64(c.Place()), 10)
	}
	return append(dst, '\n')
}

// utttaiFields is how a state writes how a field stands: 0 open, 1 X's, 2 O's, 3 drawn.
var utttaiFields = [...]boxState{boxOpen, boxX, boxO, boxDrawn}

// ReadState reads a position in the words of uttt.ai: `?state=` or nothing, and 93 digits, which are the cells (1 for
// X, 2 for O), how each field stands (3 is drawn), the turn, the field to be played in (9 for any) and the result. It
// is a game of one step, under Closed.
func ReadState(src []byte) (*tictactoe.Game, []Note, error) {
	c := afterKey(src, stateKey)
	var s setup
	for n := range grid.Cells {
		digit, err := stateDigit(c, "012")
		if err != nil {
			return nil, nil, err
		}
		s.marks[utttaiCell(n)] = tictactoe.Mark(digit)
	}
	for b := range s.boxes {
		digit, err := stateDigit(c, "0123")
		if err != nil {
			return nil, nil, err
		}
		s.boxes[b] = utttaiFields[digit]
	}
	turn, err := stateDigit(c, "12")
	if err != nil {
		return nil, nil, err
	}
	s.turn = tictactoe.Mark(turn)
	target, err := stateDigit(c, "0123456789")
	if err != nil {
		return nil, nil, err
	}
	if target < grid.Boxes {
		s.target, s.forced = grid.Box(target), true
	}
	if _, err := stateDigit(c, "0123"); err != nil { // the result, which follows from the fields
		return nil, nil, err
	}
	if err := endLink(c); err != nil {
		return nil, nil, err
	}
	game, notes := s.game()
	return game, notes, nil
}

func stateDigit(c *text.Cursor, allowed string) (int, error) {
	if c.AtEnd() || strings.IndexByte(allowed, c.Peek()) < 0 {
		return 0, c.Unexpected(WantStateDigit)
	}
	c.Pos++
	return int(c.Text[c.Pos-1] - '0'), nil
}
