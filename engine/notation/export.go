package notation

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// AppendPosition appends a position in one of the forms FormatUFEN, FormatBttt and FormatUltimattt, as one line, and
// returns the extended buffer; for another form it reports false. Those forms know only Closed: the field to be played
// in and how the fields stand are what they are under that. The last move is not in them, nor, in the first two, whose
// the first line in a contested field was.
func AppendPosition(dst []byte, form Format, p *tictactoe.Position) ([]byte, bool) {
	s := setupOf(p)
	switch form {
	case FormatUFEN:
		return ufen.append(dst, &s), true
	case FormatBttt:
		return bttt.append(dst, &s), true
	case FormatUltimattt:
		return appendUltimattt(dst, &s), true
	}
	return dst, false
}

// AppendMoves appends moves from the empty board on, as a link for FormatActions and as words in lines for the forms
// that are lists of moves, and returns the extended buffer; for another form it reports false.
func AppendMoves(dst []byte, form Format, moves []grid.Cell) ([]byte, bool) {
	if form == FormatActions {
		return appendActions(dst, moves), true
	}
	for i := range lists {
		if lists[i].format == form {
			page := page{dst: dst}
			for _, c := range moves {
				page.put(lists[i].names(c)[0], 1)
			}
			page.freshLine()
			return page.dst, true
		}
	}
	return dst, false
}

// Moves are the moves that lead from the empty board to the position shown. It reports false if anything else than
// moves does.
func Moves(g *tictactoe.Game) ([]grid.Cell, bool) {
	var moves []grid.Cell
	for id := g.Current(); ; {
		step := g.State(id)
		if step.Kind != tictactoe.Moved {
			slices.Reverse(moves)
			return moves, step.Position == tictactoe.New(step.Position.Rules())
		}
		moves = append(moves, step.Cell)
		id, _ = g.Parent(id)
	}
}
