package tictactoe

import (
	"errors"
	"io"
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
)

// ErrNoLast says that a position cannot be written in the judge's text, which ends with the last move.
var ErrNoLast = errors.New("the judge's text ends with the last move, and none is set")

var alphabet = text.Alphabet{
	Codes: [256]uint8{'.': uint8(Empty) + 1, 'x': uint8(X) + 1, 'o': uint8(O) + 1},
	Want:  text.WantMark,
}

// Parse reads one position in the judge's text, with nothing after it. Every error is a *text.Error, also for an empty
// text.
func Parse(judge []byte) (Position, error) {
	s := text.ScanBytes(judge)
	p, err := scan(&s)
	return p, s.Only(err, text.WantMark)
}

// Positions yields the positions of a stream, each in the form of Parse, as text.Boards does.
func Positions(r io.Reader) iter.Seq2[Position, error] { return text.Boards(r, text.WantMark, scan) }

func scan(s *text.Scanner) (Position, error) {
	var cells [grid.Cells]uint8
	if err := s.Rows(&alphabet, &cells); err != nil {
		return Position{}, err
	}
	if err := s.SkipBlankLines(); err != nil && err != io.EOF {
		return Position{}, err
	}
	line, column := s.LineColumn()
	last, err := s.RowCol()
	if err != nil {
		return Position{}, err
	}
	if cells[last] == uint8(Empty) {
		return Position{}, &text.Error{Line: line, Column: column, Want: text.WantOccupied, Found: text.FoundEmpty}
	}
	return setUp(&cells, last), nil
}

// setUp returns the position with the given marks and last move.
func setUp(cells *[grid.Cells]uint8, last grid.Cell) Position {
	var p Position
	for row := range 9 {
		for third := range 3 { // each third is three cells in one box
			three := (*[3]uint8)(cells[9*row+3*third:])
			b, shift := row/3*3+third, row%3*3
			p.marks[0][b] |= grid.Places(three[0]&1|three[1]&1<<1|three[2]&1<<2) << shift
			p.marks[1][b] |= grid.Places(three[0]>>1|three[1]>>1<<1|three[2]>>1<<2) << shift
		}
	}
	for b := range grid.Box(grid.Boxes) {
		p.resetOwner(b)
	}
	p.last = lastIn(last)
	p.derive()
	return p
}

// AppendMarked appends the board with every legal cell marked !, byte for byte as in the statement's samples, and
// returns the extended buffer. It allocates nothing if dst has room for 120 more bytes.
func AppendMarked(dst []byte, p *Position) []byte {
	playable := p.Playable()
	for row := range 9 {
		for b := row / 3 * 3; b < row/3*3+3; b++ {
			legal := p.Empty(grid.Box(b)) * (playable >> b & 1)
			first := row % 3 * 3 // the row's first place in its boxes
			for i := first; i < first+3; i++ {
				dst = append(dst, glyphs[p.marks[0][b]>>i&1|p.marks[1][b]>>i&1<<1|legal>>i&1<<2])
			}
			dst = append(dst, ' ')
		}
		dst = append(dst, '\n')
		if row%3 == 2 {
			dst = append(dst, '\n')
		}
	}
	return dst
}

// Letters are the characters of the marks, by their values.
const Letters = ".xo"

// glyphs are the characters of cells. Bit 0 of the index stands for an X and bit 1 for an O, as in a Mark, bit 2 for a
// legal move.
const glyphs = Letters + "\x00!"

// AppendText appends the position in the form of Parse and returns the extended buffer. Without a last move the error
// is ErrNoLast and dst comes back as it was.
func AppendText(dst []byte, p *Position) ([]byte, error) {
	last, ok := p.Last()
	if !ok {
		return dst, ErrNoLast
	}
	dst = grid.AppendRows(dst, func(c grid.Cell) byte { return Letters[p.At(c)] })
	return append(dst, byte('0'+last.Row()), ' ', byte('0'+last.Col()), '\n'), nil
}
