package notation

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// How ultimattt writes marks, and how a field stands; the field to be played in has a sign in place of that.
const (
	ultimatttMarks  = ".XO"
	ultimatttFields = ".#XO" // fieldOpen, fieldDrawn, owned by X and by O
	ultimatttTarget = '@'
)

func readUltimattt(src []byte) (Reading, error) {
	c := &cursor{text: src}
	var s setup
	c.skip()
	s.turn = tictactoe.Mark(max(strings.IndexByte(ultimatttMarks, c.peek()), 0))
	if s.turn == tictactoe.Empty {
		return Reading{}, c.unexpected(text.WantCapital)
	}
	c.pos++
	if err := ultimatttStates(c, &s); err != nil {
		return Reading{}, err
	}
	if err := ultimatttCells(c, &s); err != nil {
		return Reading{}, err
	}
	return readingOf(FormatUltimattt, &s), nil
}

// ultimatttStates reads how the nine fields stand, with the semicolons before and after.
func ultimatttStates(c *cursor, s *setup) error {
	if err := c.takeByte(';', text.WantSemicolon); err != nil {
		return err
	}
	for b := range grid.Box(grid.Boxes) {
		i := strings.IndexByte(ultimatttFields, c.peek())
		switch {
		case i >= 0:
			s.fields[b] = fieldOpen + field(i)
		case c.peek() == ultimatttTarget && !s.forced:
			s.fields[b], s.target, s.forced = fieldOpen, b, true
		default:
			return c.unexpected(text.WantState)
		}
		c.pos++
	}
	return c.takeByte(';', text.WantSemicolon)
}

func ultimatttCells(c *cursor, s *setup) error {
	for b := range grid.Box(grid.Boxes) {
		if b > 0 {
			if err := c.takeByte('/', text.WantSlash); err != nil {
				return err
			}
		}
		for place := range 9 {
			i := strings.IndexByte(ultimatttMarks, c.peek())
			if i < 0 {
				return c.unexpected(text.WantCapitals)
			}
			s.marks[b.Cell(place)] = tictactoe.Mark(i)
			c.pos++
		}
	}
	return c.end()
}

func appendUltimattt(dst []byte, s *setup) []byte {
	dst = append(dst, ultimatttMarks[s.turn], ';')
	for b, state := range s.fields {
		if s.forced && grid.Box(b) == s.target {
			dst = append(dst, ultimatttTarget)
		} else {
			dst = append(dst, ultimatttFields[state-fieldOpen])
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
