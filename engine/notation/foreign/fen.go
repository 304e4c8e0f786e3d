package foreign

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// FEN is a form made after the FEN of chess: nine groups of nine cells parted by slashes, in which a digit stands for
// so many empty cells; whose turn it is; and the field to be played in.
type FEN struct {
	cell      func(group, i int) grid.Cell
	marks     string // how X and O are written; of either case when read
	turn      text.Want
	fields    string // the names of the fields, row by row from the top
	free      byte   // in place of a field when the choice is free
	wantField text.Want
}

// UFEN is a position in the words of github.com/markstanl/uttt-bots: `9/9/9/9/9/9/9/1O7/X8 X 5`, the rows from the top,
// where row 9 is, to row 1, whose turn it is, and the field to be played in, 1 to 9 row by row from the bottom left, 0
// for any. It looks so much like Bttt that only the case of their letters tells them apart; a text that mixes the cases
// can be either.
func UFEN() *FEN {
	return &FEN{
		cell: func(row, i int) grid.Cell { return grid.At(row+1, i+1) }, marks: "XO", turn: WantCapital,
		fields: "789456123", free: '0', wantField: WantFieldOr0,
	}
}

// Bttt is a position in the words of github.com/IlikeChooros/bttt and uttt-react: `8o/9/x8/9/9/9/9/9/9 o 0`, field by
// field, whose turn it is, and the field to be played in, 0 to 8 row by row, - for any.
func Bttt() *FEN {
	return &FEN{
		cell: func(b, i int) grid.Cell { return grid.Box(b).Cell(i) }, marks: "xo", turn: WantSmall,
		fields: "012345678", free: '-', wantField: WantFieldOrAny,
	}
}

// Read reads a whole text: a game of one step, under Closed.
func (f *FEN) Read(src []byte) (*tictactoe.Game, []Note, error) {
	s, err := f.setup(&text.Cursor{Text: src})
	if err != nil {
		return nil, nil, err
	}
	game, notes := s.game()
	return game, notes, nil
}

// Append appends a position as one line and returns the extended buffer. The field to be played in is what it is under
// Closed. The last move is not in the text, nor whose the first line in a contested field was.
func (f *FEN) Append(dst []byte, p *tictactoe.Position) []byte {
	s := setupOf(p)
	return f.appendSetup(dst, &s)
}

// setup reads the whole text.
func (f *FEN) setup(c *text.Cursor) (setup, error) {
	var s setup
	c.Skip()
	begin := c.Pos
	if err := f.board(c, &s); err != nil {
		return s, err
	}
	c.Skip()
	turnAt := c.Pos
	if s.turn = markOf(c.Peek()); s.turn == tictactoe.Empty {
		return s, c.Unexpected(f.turn)
	}
	c.Pos++
	if !strings.ContainsAny(string(c.Text[begin:c.Pos]), f.marks) {
		c.Pos = turnAt
		return s, c.Unexpected(f.turn)
	}
	c.Skip()
	i := strings.IndexByte(f.fields, c.Peek())
	if i < 0 && c.Peek() != f.free {
		return s, c.Unexpected(f.wantField)
	}
	if i >= 0 {
		s.target, s.forced = grid.Box(i), true
	}
	c.Pos++
	return s, c.End()
}

func (f *FEN) board(c *text.Cursor, s *setup) error {
	for group := range grid.Boxes {
		if group > 0 {
			if err := c.TakeByte('/', WantSlash); err != nil {
				return err
			}
		}
		for i := 0; i < 9; c.Pos++ {
			b := c.Peek()
			empty := int(b) - '0'
			switch m := markOf(b); {
			case m != tictactoe.Empty:
				s.marks[f.cell(group, i)] = m
				i++
			case 1 <= empty && empty <= 9-i:
				i += empty
			default:
				return c.Unexpected(WantGroup)
			}
		}
	}
	return nil
}

// appendSetup appends the whole text, with a newline.
func (f *FEN) appendSetup(dst []byte, s *setup) []byte {
	for group := range grid.Boxes {
		if group > 0 {
			dst = append(dst, '/')
		}
		empty := byte('0')
		for i := range 9 {
			m := s.marks[f.cell(group, i)]
			if m == tictactoe.Empty {
				empty++
			}
			if empty > '0' && (m != tictactoe.Empty || i == 8) {
				dst = append(dst, empty)
				empty = '0'
			}
			if m != tictactoe.Empty {
				dst = append(dst, f.marks[m-tictactoe.X])
			}
		}
	}
	target := f.free
	if s.forced {
		target = f.fields[s.target]
	}
	return append(dst, ' ', f.marks[s.turn-tictactoe.X], ' ', target, '\n')
}

// markOf is the mark that a letter of either case stands for; Empty for none.
func markOf(b byte) tictactoe.Mark {
	switch b {
	case 'x', 'X':
		return tictactoe.X
	case 'o', 'O':
		return tictactoe.O
	}
	return tictactoe.Empty
}
