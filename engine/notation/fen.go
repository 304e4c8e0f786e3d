package notation

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// fen is a form made after the FEN of chess: nine groups of nine cells parted by slashes, in which a digit stands for so
// many empty cells; whose turn it is; and the field to be played in.
type fen struct {
	format    Format
	cell      func(group, i int) grid.Cell
	marks     string // how X and O are written; of either case when read
	turn      text.Want
	fields    string // the names of the fields, row by row from the top
	free      byte   // in place of a field when the choice is free
	wantField text.Want
}

// The two forms. They look so much the same that only the case of their letters tells them apart; a text that mixes the
// cases can be either.
var (
	ufen = fen{
		format: FormatUFEN, cell: func(row, i int) grid.Cell { return grid.At(row+1, i+1) },
		marks: "XO", turn: text.WantCapital, fields: "789456123", free: '0', wantField: text.WantFieldOr0,
	}
	bttt = fen{
		format: FormatBttt, cell: func(b, i int) grid.Cell { return grid.Box(b).Cell(i) },
		marks: "xo", turn: text.WantSmall, fields: "012345678", free: '-', wantField: text.WantFieldOrAny,
	}
)

func (f *fen) read(src []byte) (Reading, error) {
	s, err := f.setup(&cursor{text: src})
	if err != nil {
		return Reading{}, err
	}
	return readingOf(f.format, &s), nil
}

// setup reads the whole text.
func (f *fen) setup(c *cursor) (setup, error) {
	var s setup
	c.skip()
	begin := c.pos
	if err := f.board(c, &s); err != nil {
		return s, err
	}
	c.skip()
	turnAt := c.pos
	if s.turn = markOf(c.peek()); s.turn == tictactoe.Empty {
		return s, c.unexpected(f.turn)
	}
	c.pos++
	if !strings.ContainsAny(string(c.text[begin:c.pos]), f.marks) {
		c.pos = turnAt
		return s, c.unexpected(f.turn)
	}
	c.skip()
	i := strings.IndexByte(f.fields, c.peek())
	if i < 0 && c.peek() != f.free {
		return s, c.unexpected(f.wantField)
	}
	if i >= 0 {
		s.target, s.forced = grid.Box(i), true
	}
	c.pos++
	return s, c.end()
}

func (f *fen) board(c *cursor, s *setup) error {
	for group := range grid.Boxes {
		if group > 0 {
			if err := c.takeByte('/', text.WantSlash); err != nil {
				return err
			}
		}
		for i := 0; i < 9; c.pos++ {
			b := c.peek()
			empty := int(b) - '0'
			switch m := markOf(b); {
			case m != tictactoe.Empty:
				s.marks[f.cell(group, i)] = m
				i++
			case 1 <= empty && empty <= 9-i:
				i += empty
			default:
				return c.unexpected(text.WantGroup)
			}
		}
	}
	return nil
}

// append writes the whole text, with a newline.
func (f *fen) append(dst []byte, s *setup) []byte {
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
