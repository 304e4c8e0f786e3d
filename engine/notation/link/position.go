package link

import (
	"bytes"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// A position is packed: boardFollows announces a board, of which valuesInByte values are in each byte.
const (
	boardFollows = 16
	values       = grid.Cells + grid.Boxes
	valuesInByte = 5
)

func appendPosition(dst []byte, p *tictactoe.Position) []byte {
	if *p == tictactoe.New(p.Rules()) {
		return append(dst, byte(p.Rules()))
	}
	dst = append(dst, boardFollows+byte(p.Rules()))
	owned := p.WithRules(tictactoe.Open) // under Judge there are no owners
	packed := byte(0)
	for i := range values {
		value := tictactoe.Empty
		if i < grid.Cells {
			value = p.At(grid.Cell(i))
		} else {
			value = owned.Owner(grid.Box(i - grid.Cells))
		}
		packed = packed*3 + byte(value)
		if i%valuesInByte == valuesInByte-1 {
			dst = append(dst, packed)
			packed = 0
		}
	}
	if last, ok := p.Last(); ok {
		return append(dst, byte(last)+1)
	}
	return append(dst, 0)
}

// position reads a position. It accepts only what appendPosition writes, so that each owner has a line.
func (r *reader) position() tictactoe.Position {
	start := r.pos
	first := r.byte()
	rules := tictactoe.Rules(first &^ boardFollows)
	if int(rules) >= len(tictactoe.AllRules) {
		r.refuse()
		return tictactoe.Position{}
	}
	p := tictactoe.New(rules)
	if first&boardFollows != 0 {
		p = r.board(rules)
	}
	if r.ok() && !bytes.Equal(appendPosition(nil, &p), r.bytes[start:r.pos]) {
		r.refuse()
	}
	return p
}

func (r *reader) board(rules tictactoe.Rules) tictactoe.Position {
	var value [values]tictactoe.Mark
	for i := 0; i < values; i += valuesInByte {
		packed := r.byte()
		for j := valuesInByte - 1; j >= 0; j-- {
			value[i+j] = tictactoe.Mark(packed % 3)
			packed /= 3
		}
	}
	p := tictactoe.FromMarks(rules, func(c grid.Cell) tictactoe.Mark { return value[c] })
	for b := range grid.Box(grid.Boxes) {
		p = p.WithOwner(b, value[grid.Cells+int(b)])
	}
	if last := r.byte(); 0 < last && last <= grid.Cells {
		p, _ = p.WithLast(grid.Cell(last - 1))
	}
	return p
}
