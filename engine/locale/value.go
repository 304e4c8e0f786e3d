package locale

import (
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Value explains a value to the player of a mark.
func (w *Words) Value(v search.Value, m tictactoe.Mark) string {
	winner := m
	if v.Kind == search.Loss {
		winner = m.Other()
	}
	args := Args{"Mark": winner.String(), "Plies": w.Amount("plies", v.Plies), "Percent": v.Percent()}
	switch {
	case v.Kind == search.Unknown:
		return w.Text("value.unknown")
	case v.Kind == search.Draw:
		return w.Text("value.draw")
	case v.Kind == search.Estimate:
		return w.Text("value.estimate", args)
	case v.Plies == 0:
		return w.Text("value.won", args)
	case v.Exact || v.Plies == 1:
		return w.Text("value.exact", args)
	}
	return w.Text("value.atMost", args)
}

// ValueOnceMade explains the value of a move that is made, to the player who made it.
func (w *Words) ValueOnceMade(v search.Value, m tictactoe.Mark) string {
	v.Plies = max(0, v.Plies-1)
	return w.Value(v, m)
}

// ValueNote returns a value, to the player to move, in a few characters: percent, W or L with the plies left, or =.
func (w *Words) ValueNote(v search.Value) string {
	key := [...]string{search.Unknown: "estimate", search.Estimate: "estimate", search.Win: "win", search.Draw: "draw",
		search.Loss: "loss"}[v.Kind]
	return w.Text("value.note."+key, Args{"Plies": v.Plies, "Percent": v.Percent()})
}

// mostMoves is the most moves of a line to name.
const mostMoves = 12

// Moves lists the cells of a line of moves by row and column, up to mostMoves.
func (w *Words) Moves(line []grid.Cell) string {
	var cells []string
	for i, c := range line {
		if i == mostMoves {
			cells = append(cells, "…")
			break
		}
		cells = append(cells, w.Text("line.move", at(c)))
	}
	return strings.Join(cells, w.Text("line.space"))
}

// Sends returns the number of the field that the last move points to, or a word for a free choice. It is empty at the
// end of a game.
func (w *Words) Sends(p *tictactoe.Position) string {
	if p.Over() {
		return ""
	}
	if field, forced := p.Forced(); forced {
		return strconv.Itoa(field.Number())
	}
	return w.Text("moves.any")
}

// Work tells how many positions a search has looked at.
func (w *Words) Work(r *search.Result) string {
	return w.Text("work", Args{"N": int(r.Nodes), "Depth": r.Depth, "Nodes": w.rounded(r.Nodes)})
}

// rounded returns a large number in the units of the language: k and M, or 万 and 亿.
func (w *Words) rounded(n int64) string {
	units := [...]string{"work.scale.0", "work.scale.1", "work.scale.2"}
	step, err := strconv.ParseFloat(w.Text("work.step"), 64)
	if err != nil || float64(n) < step {
		return w.Text(units[0], Args{"N": n})
	}
	scale, value := 1, float64(n)/step
	for scale+1 < len(units) && value >= step {
		scale, value = scale+1, value/step
	}
	digits := 0
	if value < 100 {
		digits = 1
	}
	return w.Text(units[scale], Args{"N": strconv.FormatFloat(value, 'f', digits, 64)})
}

// Level returns the name of a level of the opponent.
func (w *Words) Level(name string) string { return w.Text("command.level." + strings.ToLower(name)) }
