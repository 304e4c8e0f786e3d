package notation

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// start reads the position that a record starts from, under given rules: nine rows of marks, the last move, and the
// owners of contested fields.
func (c *cursor) start(rules tictactoe.Rules) (tictactoe.Position, error) {
	p := tictactoe.New(rules)
	for cell := range grid.Cell(grid.Cells) {
		if cell.Col() == 1 {
			c.skip()
		}
		m, err := c.mark()
		if err != nil {
			return p, err
		}
		p = p.With(cell, m)
		c.skipBlanks()
		if cell.Col() == 9 && !c.atEnd() && c.peek() != '\n' {
			return p, c.unexpected(text.WantLineEnd)
		}
	}
	if err := c.last(&p); err != nil {
		return p, err
	}
	for c.atOwners() {
		c.pos++
		if err := c.changes(&p); err != nil {
			return p, err
		}
	}
	return p, nil
}

// atStart reports whether a position comes next.
func (c *cursor) atStart() bool {
	c.skip()
	return !c.atEnd() && strings.IndexByte(marks, c.peek()) >= 0
}

func (c *cursor) atOwners() bool {
	if c.skip(); c.peek() != '[' {
		return false
	}
	inside := cursor{c.text, c.pos + 1}
	return inside.word() == ownerWord
}

// changes makes the changes of a position that come next, up to the closing bracket.
func (c *cursor) changes(p *tictactoe.Position) error {
	for c.skip(); c.peek() != ']'; c.skip() {
		if err := c.change(p); err != nil {
			return err
		}
	}
	c.pos++
	return nil
}

func (c *cursor) change(p *tictactoe.Position) error {
	switch {
	case c.take(rulesWord):
		return c.changeRules(p)
	case c.take(lastWord):
		return c.last(p)
	case c.take(ownerWord):
		return c.changeOwner(p)
	case !c.atDigit():
		return c.unexpected(text.WantChange)
	}
	cell, err := c.cell()
	if err != nil {
		return err
	}
	c.skip()
	m, err := c.mark()
	if err != nil {
		return err
	}
	*p = p.With(cell, m)
	return nil
}

func (c *cursor) changeRules(p *tictactoe.Position) error {
	word := c.word()
	rules, err := tictactoe.ParseRules(word)
	if err != nil {
		return c.wrongWord(c.pos, word, text.WantRules)
	}
	c.pos += len(word)
	*p = p.WithRules(rules)
	return nil
}

func (c *cursor) changeOwner(p *tictactoe.Position) error {
	number, err := c.digit(text.WantField)
	if err != nil {
		return err
	}
	c.skip()
	at := c.pos
	m, err := c.mark()
	if err != nil {
		return err
	}
	b := grid.Box(number - 1)
	if m == tictactoe.Empty {
		*p = p.With(b.Cell(0), p.At(b.Cell(0))) // which forgets whose the first line was
		return nil
	}
	if p.LineIn(b, m) == 0 {
		return c.wrongWord(at, markName(m), text.WantLine)
	}
	*p = p.WithOwner(b, m)
	return nil
}

// last sets the last move to the one that comes next, or to none.
func (c *cursor) last(p *tictactoe.Position) error {
	if c.take(noLast) {
		*p = p.WithoutLast()
		return nil
	}
	if !c.atDigit() {
		return c.unexpected(text.WantLast)
	}
	at := c.pos
	cell, err := c.cell()
	if err != nil {
		return err
	}
	with, ok := p.WithLast(cell)
	if !ok {
		return c.errorAt(at, text.WantOccupied, text.FoundEmpty)
	}
	*p = with
	return nil
}

// cell reads a row and a column.
func (c *cursor) cell() (grid.Cell, error) {
	row, err := c.digit(text.WantRow)
	if err != nil {
		return 0, err
	}
	col, err := c.digit(text.WantColumn)
	if err != nil {
		return 0, err
	}
	return grid.At(row, col), nil
}

// marks are the three marks as a record writes them, in the order of their values.
const marks = ".xo"

func (c *cursor) mark() (tictactoe.Mark, error) {
	i := strings.IndexByte(marks, c.peek())
	if i < 0 {
		return 0, c.unexpected(text.WantMark)
	}
	c.pos++
	return tictactoe.Mark(i), nil
}

func markName(m tictactoe.Mark) string { return marks[m : m+1] }

func cellName(c grid.Cell) string {
	return string([]byte{'0' + byte(c.Row()), ' ', '0' + byte(c.Col())})
}

func lastName(p *tictactoe.Position) string {
	if last, ok := p.Last(); ok {
		return cellName(last)
	}
	return noLast
}
