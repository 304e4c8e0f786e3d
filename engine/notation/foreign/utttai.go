package foreign

import (
	"bytes"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// utttaiLink begins a link to a game at uttt.ai.
const utttaiLink = "https://uttt.ai/init?" + actionsKey

const actionsKey = "actions="

func atRestOfLink(c *text.Cursor) bool { return c.Peek() == '&' || c.Peek() == '#' }

// ReadActions reads a game of uttt.ai (github.com/ar-nowaczynski/utttai), in a link or without one: `?actions=x40o36`,
// the cells 0 to 80 counted box by box. The rules are Closed. The error is a *text.Error.
func ReadActions(src []byte) (*tictactoe.Game, error) {
	c := &text.Cursor{Text: src}
	if i := bytes.Index(src, []byte(actionsKey)); i >= 0 {
		c.Pos = i + len(actionsKey)
	}
	c.Skip()
	g := tictactoe.NewGame(tictactoe.Closed)
	for c.OK() && (g.Len() == 1 || !c.AtEnd() && !text.IsSpace(c.Peek()) && !atRestOfLink(c)) {
		readAction(c, g)
	}
	if atRestOfLink(c) {
		c.Pos += len(c.Word())
	}
	c.End()
	return g, c.Err
}

func readAction(c *text.Cursor, g *tictactoe.Game) {
	p := g.Position()
	if c.Peek()|0x20 != tictactoe.Letters[p.Turn()] { // in lower case
		c.Refuse("turn")
		return
	}
	c.Pos++
	end := c.Pos
	for end < len(c.Text) && end < c.Pos+2 && '0' <= c.Text[end] && c.Text[end] <= '9' {
		end++
	}
	n, err := strconv.Atoi(string(c.Text[c.Pos:end]))
	if err != nil || n >= grid.Cells {
		c.Refuse("index")
		return
	}
	cell := grid.Box(n / 9).Cell(n % 9)
	if rule := g.Play(cell); rule != nil {
		c.Forbid(c.Pos, record.MoveError(cell, rule))
	}
	c.Pos = end
}

// AppendActions appends moves from the empty board as a link to uttt.ai, and returns the extended buffer.
func AppendActions(dst []byte, moves []grid.Cell) []byte {
	dst = append(dst, utttaiLink...)
	for i, c := range moves {
		dst = append(dst, tictactoe.Letters[1+i%2])
		dst = strconv.AppendInt(dst, int64(c.Box())*9+int64(c.Place()), 10)
	}
	return append(dst, '\n')
}
