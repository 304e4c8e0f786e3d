package foreign

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// The form Bttt is a position as github.com/IlikeChooros/bttt and uttt-react write it, `8o/9/x8/9/9/9/9/9/9 o 0`, after
// the FEN of chess: the boxes row by row, each with its cells row by row, in which a digit is a number of empty cells;
// the side to move; and the box to play in, 0 to 8, or - for a free choice.

const freeChoice = '-'

// ReadBttt reads a whole text in the form Bttt as a game of one step, under Closed. The error is a *text.Error.
func ReadBttt(src []byte) (record.Record, []Note, error) {
	s, err := readSetup(src)
	if err != nil {
		return record.Record{}, nil, err
	}
	p, notes := s.position()
	return record.Record{Game: tictactoe.GameFrom(p)}, notes, nil
}

func readSetup(src []byte) (setup, error) {
	c := &text.Cursor{Text: src}
	var s setup
	c.Skip()
	if err := readFields(c, &s); err != nil {
		return s, err
	}
	c.Skip()
	if s.turn = markOf(c.Peek()); s.turn == tictactoe.Empty {
		return s, c.Unexpected(WantSmall)
	}
	c.Pos++
	c.Skip()
	switch b := c.Peek(); {
	case '0' <= b && b <= '8':
		s.target, s.forced = grid.Box(b-'0'), true
	case b != freeChoice:
		return s, c.Unexpected(WantBoxOrAny)
	}
	c.Pos++
	return s, c.End()
}

func readFields(c *text.Cursor, s *setup) error {
	for box := range grid.Box(grid.Boxes) {
		if box > 0 {
			if err := c.TakeByte('/', WantSlash); err != nil {
				return err
			}
		}
		for place := 0; place < 9; c.Pos++ {
			b := c.Peek()
			empty := int(b) - '0'
			switch m := markOf(b); {
			case m != tictactoe.Empty:
				s.marks[box.Cell(place)] = m
				place++
			case 1 <= empty && empty <= 9-place:
				place += empty
			default:
				return c.Unexpected(WantGroup)
			}
		}
	}
	return nil
}

// AppendBttt appends a position in the form Bttt, with a newline, and returns the extended buffer. The box to play in
// is the one under Closed. The form holds neither the last move nor the owner of a contested box.
func AppendBttt(dst []byte, p *tictactoe.Position) []byte {
	closed := p.WithRules(tictactoe.Closed)
	for box := range grid.Box(grid.Boxes) {
		if box > 0 {
			dst = append(dst, '/')
		}
		empty := byte('0')
		for place := range 9 {
			m := closed.At(box.Cell(place))
			if m == tictactoe.Empty {
				empty++
			}
			if empty > '0' && (m != tictactoe.Empty || place == 8) {
				dst = append(dst, empty)
				empty = '0'
			}
			if m != tictactoe.Empty {
				dst = append(dst, tictactoe.Letters[m])
			}
		}
	}
	box := byte(freeChoice)
	if target, forced := closed.Forced(); forced {
		box = '0' + byte(target)
	}
	return append(dst, ' ', tictactoe.Letters[closed.Turn()], ' ', box, '\n')
}

// markOf returns the mark of a letter, x or o, and Empty for any other byte.
func markOf(b byte) tictactoe.Mark {
	return tictactoe.Mark(max(strings.IndexByte(tictactoe.Letters, b), 0))
}
