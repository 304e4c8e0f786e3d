package foreign

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// How ultimattt writes marks, and how a field stands; the field to be played in has a sign in place of that.
const (
	ultimatttMarks  = ".XO"
	ultimatttFields = ".#XO" // boxOpen, boxDrawn, owned by X and by O
	ultimatttTarget = '@'
)

// ReadUltimattt reads a position in the words of github.com/nelhage/ultimattt: `O;@........;X......../…/.........`,
// whose turn it is, how each field stands (@ is the one to be played in, # is drawn), and the cells field by field. It
// is a game of one step, under Closed.
func ReadUltimattt(src []byte) (*tictactoe.Game, []Note, error) {
	c := &text.Cursor{Text: src}
	var s setup
	c.Skip()
	s.turn = tictactoe.Mark(max(strings.IndexByte(ultimatttMarks, c.Peek()), 0))
	if s.turn == tictactoe.Empty {
		return nil, nil, c.Unexpected(WantCapital)
	}
	c.Pos++
	if err := ultimatttStates(c, &s); err != nil {
		return nil, nil, err
	}
	if err := ultimatttCells(c, &s); err != nil {
		return nil, nil, err
	}
	game, notes := s.game()
	return game, notes, nil
}

// ultimatttStates reads how the nine fields stand, with the semicolons before and after.
func ultimatttStates(c *text.Cursor, s *setup) error {
	if err := c.TakeByte(';', WantSemicolon); err != nil {
		return err
	}
	for b := range grid.Box(grid.Boxes) {
		i := strings.IndexByte(ultimatttFields, c.Peek())
		switch {
		case i >= 0:
			s.boxes[b] = boxOpen + boxState(i)
		case c.Peek() == ultimatttTarget && !s.forced:
			s.boxes[b], s.target, s.forced = boxOpen, b, true
		default:
			return c.Unexpected(WantState)
		}
		c.Pos++
	}
	return c.TakeByte(';', WantSemicolon)
}

func ultimatttCells(c *text.Cursor, s *setup) error {
	for b := range grid.Box(grid.Boxes) {
		if b > 0 {
			if err := c.TakeByte('/', WantSlash); err != nil {
				return err
			}
		}
		for place := range 9 {
			i := strings.IndexByte(ultimatttMarks, c.Peek())
			if i < 0 {
				return c.Unexpected(WantCapitals)
			}
			s.marks[b.Cell(place)] = tictactoe.Mark(i)
			c.Pos++
		}
	}
	return c.End()
}

// AppendUltimattt appends a position as one line and returns the extended buffer. How the fields stand is as under
// Closed. The last move is not in the text.
func AppendUltimattt(dst []byte, p *tictactoe.Position) []byte {
	s := setupOf(p)
	dst = append(dst, ultimatttMarks[s.turn], ';')
	for b, state := range s.boxes {
		if s.forced && grid.Box(b) == s.target {
			dst = append(dst, ultimatttTarget)
		} else {
			dst = append(dst, ultimatttFields[state-boxOpen])
		}
	}
	for b := range grid.Box(grid.Boxes) {
		dst = append(dst, ";////////"[b])
		for place := range 9 {
			dst = append(dst, ultimatttMarks[s.marks[b.Cell(place)]])
		}
	}
	return append(dst, '\n')
}
