package record

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// readStart reads a start position: nine rows of marks, the last move, and the owners of contested boxes.
func (r *reader) readStart() (tictactoe.Position, error) {
	p := tictactoe.New(r.rules)
	for cell := range grid.Cell(grid.Cells) {
		if cell.Col() == 1 {
			r.Skip()
		}
		m, err := r.readMark()
		if err != nil {
			return p, err
		}
		p = p.WithMark(cell, m)
		r.SkipBlanks()
		if cell.Col() == 9 && !r.AtEnd() && r.Peek() != '\n' {
			return p, r.Unexpected(text.WantLineEnd)
		}
	}
	if err := r.readLast(&p); err != nil {
		return p, err
	}
	for r.Skip(); r.atOwners(); r.Skip() {
		r.Pos++
		if err := r.readChanges(&p); err != nil {
			return p, err
		}
	}
	return p, nil
}

// atStart reports whether a position begins here.
func (r *reader) atStart() bool {
	return !r.AtEnd() && strings.IndexByte(tictactoe.Letters, r.Peek()) >= 0
}

// atOwners reports whether a bracket with owners begins here.
func (r *reader) atOwners() bool {
	if r.Peek() != '[' {
		return false
	}
	inside := text.Cursor{Text: r.Text, Pos: r.Pos + 1}
	return inside.TakeWord(ownerWord)
}

// readChanges makes the changes to a position that come next, up to the closing bracket.
func (r *reader) readChanges(p *tictactoe.Position) error {
	for r.Skip(); r.Peek() != ']'; r.Skip() {
		if err := r.readChange(p); err != nil {
			return err
		}
	}
	r.Pos++
	return nil
}

func (r *reader) readChange(p *tictactoe.Position) error {
	switch {
	case r.TakeWord(rulesWord):
		return r.readRules(p)
	case r.TakeWord(lastWord):
		return r.readLast(p)
	case r.TakeWord(ownerWord):
		return r.readOwner(p)
	case !r.AtDigit():
		return r.Unexpected("change")
	}
	cell, err := r.readCell()
	if err != nil {
		return err
	}
	r.Skip()
	m, err := r.readMark()
	if err != nil {
		return err
	}
	*p = p.WithMark(cell, m)
	return nil
}

func (r *reader) readRules(p *tictactoe.Position) error {
	r.Skip()
	word := r.Word()
	rules, err := tictactoe.ParseRules(strings.ToLower(word))
	if err != nil {
		return r.UnexpectedWord(r.Pos, word, "rules")
	}
	r.Pos += len(word)
	*p = p.WithRules(rules)
	return nil
}

func (r *reader) readOwner(p *tictactoe.Position) error {
	number, err := r.Digit("box")
	if err != nil {
		return err
	}
	r.Skip()
	at := r.Pos
	m, err := r.readMark()
	if err != nil {
		return err
	}
	b := grid.Box(number - 1)
	if m == tictactoe.Empty {
		*p = p.WithMark(b.Cell(0), p.At(b.Cell(0))) // setting a mark forgets the first line in its box
		return nil
	}
	if !tictactoe.HasLine(p.Marks(b, m)) {
		return r.UnexpectedWord(at, markName(m), "line")
	}
	*p = p.WithOwner(b, m)
	return nil
}

// readLast sets the last move to the cell that comes next, or to none.
func (r *reader) readLast(p *tictactoe.Position) error {
	if r.TakeWord(noLast) {
		*p = p.WithoutLast()
		return nil
	}
	if !r.AtDigit() {
		return r.Unexpected("last")
	}
	at := r.Pos
	cell, err := r.readCell()
	if err != nil {
		return err
	}
	with, ok := p.WithLast(cell)
	if !ok {
		return r.ErrorAt(at, &text.Error{Want: text.WantOccupied, Found: text.FoundEmpty})
	}
	*p = with
	return nil
}

func (r *reader) readCell() (grid.Cell, error) {
	row, err := r.Digit(text.WantRow)
	if err != nil {
		return 0, err
	}
	col, err := r.Digit(text.WantColumn)
	if err != nil {
		return 0, err
	}
	return grid.At(row, col), nil
}

func (r *reader) readMark() (tictactoe.Mark, error) {
	i := strings.IndexByte(tictactoe.Letters, r.Peek())
	if i < 0 {
		return 0, r.Unexpected(text.WantMark)
	}
	r.Pos++
	return tictactoe.Mark(i), nil
}

func markName(m tictactoe.Mark) string { return tictactoe.Letters[m : m+1] }

func cellName(c grid.Cell) string {
	return string([]byte{'0' + byte(c.Row()), ' ', '0' + byte(c.Col())})
}

func lastName(p *tictactoe.Position) string {
	if last, ok := p.Last(); ok {
		return cellName(last)
	}
	return noLast
}
