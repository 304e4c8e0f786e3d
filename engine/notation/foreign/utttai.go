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

// utttaiLink begins a link to a game at uttt.ai.
const utttaiLink = "https://uttt.ai/init?" + actionsKey

const (
	actionsKey = "actions="
	stateKey   = "state="
)

// afterKey returns a cursor after the first occurrence of a key in a text, or at its beginning if the key is missing.
func afterKey(src []byte, key string) *text.Cursor {
	c := &text.Cursor{Text: src}
	if i := bytes.Index(src, []byte(key)); i >= 0 {
		c.Pos = i + len(key)
	}
	c.Skip()
	return c
}

func atRestOfLink(c *text.Cursor) bool { return c.Peek() == '&' || c.Peek() == '#' }

// endLink passes over the rest of a link and makes sure that nothing follows it.
func endLink(c *text.Cursor) error {
	if atRestOfLink(c) {
		c.Pos += len(c.Word())
	}
	return c.End()
}

// ReadActions reads a game of uttt.ai (github.com/ar-nowaczynski/utttai), in a link or without one: `?actions=x40o36`,
// the cells 0 to 80 counted box by box. The rules are Closed. There are no notes. The error is a *text.Error.
func ReadActions(src []byte) (record.Record, []Note, error) {
	c := afterKey(src, actionsKey)
	g := tictactoe.NewGame(tictactoe.Closed)
	for g.Len() == 1 || !c.AtEnd() && !text.IsSpace(c.Peek()) && !atRestOfLink(c) {
		if err := readAction(c, g); err != nil {
			return record.Record{}, nil, err
		}
	}
	return record.Record{Game: g}, nil, endLink(c)
}

func readAction(c *text.Cursor, g *tictactoe.Game) error {
	p := g.Position()
	if markOf(c.Peek()|0x20) != p.Turn() { // in lower case
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

// utttaiCell returns the cell of a number 0 to 80, counted box by box.
func utttaiCell(n int) grid.Cell { return grid.Box(n / 9).Cell(n % 9) }

// AppendActions appends moves from the empty board as a link to uttt.ai, and returns the extended buffer.
func AppendActions(dst []byte, moves []grid.Cell) []byte {
	dst = append(dst, utttaiLink...)
	for i, c := range moves {
		dst = append(dst, tictactoe.Letters[1+i%2])
		dst = strconv.AppendInt(dst, int64(c.Box())*9+int64(c.Place()), 10)
	}
	return append(dst, '\n')
}

// stateDigits lists the digits of each part of a state: the cells (1 for X, 2 for O), the owners of boxes (3 for
// drawn), the turn, the box to play in (9 for any), and the result.
var stateDigits = [...]struct {
	length int
	digits string
}{{grid.Cells, "012"}, {grid.Boxes, "0123"}, {1, "12"}, {1, "0123456789"}, {1, "0123"}}

// ReadState reads a position of uttt.ai as a game of one step, under Closed: `?state=` or nothing, and the digits of
// stateDigits. It ignores the owners and the result, because they follow from the cells. The error is a *text.Error.
func ReadState(src []byte) (record.Record, []Note, error) {
	c := afterKey(src, stateKey)
	var state []int
	for _, part := range stateDigits {
		for range part.length {
			if c.AtEnd() || strings.IndexByte(part.digits, c.Peek()) < 0 {
				return record.Record{}, nil, c.Unexpected(WantStateDigit)
			}
			state = append(state, int(c.Peek()-'0'))
			c.Pos++
		}
	}
	if err := endLink(c); err != nil {
		return record.Record{}, nil, err
	}
	turn, target := state[grid.Cells+grid.Boxes], state[grid.Cells+grid.Boxes+1]
	s := setup{turn: tictactoe.Mark(turn), target: grid.Box(target), forced: target < grid.Boxes}
	for n, mark := range state[:grid.Cells] {
		s.marks[utttaiCell(n)] = tictactoe.Mark(mark)
	}
	p, notes := s.position()
	return record.Record{Game: tictactoe.GameFrom(p)}, notes, nil
}
