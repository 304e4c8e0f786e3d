package record

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// readStart reads a start position: nine rows of marks, the last move, and the owners of contested boxes.
func (r *reader) readStart() tictactoe.Position {
	p := tictactoe.New(r.rules)
	for cell := range grid.Cell(grid.Cells) {
		if cell.Col() == 1 {
			r.Skip()
		}
		p = p.WithMark(cell, r.readMark())
		r.SkipBlanks()
		if cell.Col() == 9 && !r.AtEnd() && r.Peek() != '\n' {
			r.Refuse(text.WantLineEnd)
		}
	}
	r.readLast(&p)
	for r.Skip(); r.OK() && r.atOwners(); r.Skip() {
		r.Pos++
		r.readChanges(&p)
	}
	return p
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
func (r *reader) readChanges(p *tictactoe.Position) {
	for r.Skip(); r.OK() && r.Peek() != ']'; r.Skip() {
		r.readChange(p)
	}
	r.TakeByte(']', "bracketEnd")
}

func (r *reader) readChange(p *tictactoe.Position) {
	switch {
	case r.TakeWord(rulesWord):
		r.readRules(p)
	case r.TakeWord(lastWord):
		r.readLast(p)
	case r.TakeWord(ownerWord):
		r.readOwner(p)
	case !r.AtDigit():
		r.Refuse("change")
	default:
		cell := r.readCell()
		r.Skip()
		*p = p.WithMark(cell, r.readMark())
	}
}

func (r *reader) readRules(p *tictactoe.Position) {
	r.Skip()
	word := r.Word()
	rules, err := tictactoe.ParseRules(strings.ToLower(word))
	if err != nil {
		r.Check(r.UnexpectedWord(r.Pos, word, "rules"))
	}
	r.Pos += len(word)
	*p = p.WithRules(rules)
}

func (r *reader) readOwner(p *tictactoe.Position) {
	b := grid.Box(r.Digit("box") - 1)
	r.Skip()
	at := r.Pos
	m := r.readMark()
	if m == tictactoe.Empty {
		*p = p.WithMark(b.Cell(0), p.At(b.Cell(0))) // setting a mark forgets the first line in its box
		return
	}
	if !tictactoe.HasLine(p.Marks(b, m)) {
		r.Check(r.UnexpectedWord(at, markName(m), "line"))
	}
	*p = p.WithOwner(b, m)
}

// readLast sets the last move to the cell that comes next, or to none.
func (r *reader) readLast(p *tictactoe.Position) {
	if r.TakeWord(noLast) {
		*p = p.WithoutLast()
		return
	}
	if !r.AtDigit() {
		r.Refuse("last")
	}
	at := r.Pos
	with, ok := p.WithLast(r.readCell())
	if !ok {
		r.Check(r.ErrorAt(at, &text.Error{Want: text.WantOccupied, Found: text.FoundEmpty}))
	}
	*p = with
}

func (r *reader) readCell() grid.Cell {
	row := r.Digit(text.WantRow)
	return grid.At(row, r.Digit(text.WantColumn))
}

func (r *reader) readMark() tictactoe.Mark {
	i := strings.IndexByte(tictactoe.Letters, r.Peek())
	if i < 0 {
		r.Refuse(text.WantMark)
		return tictactoe.Empty
	}
	r.Pos++
	return tictactoe.Mark(i)
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
