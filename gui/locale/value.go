package locale

import (
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// Value says what a value to a player means.
func Value(v search.Value, m tictactoe.Mark) string {
	winner := m
	if v.Kind == search.Loss {
		winner = m.Other()
	}
	args := Args{"Mark": winner.String(), "Plies": Amount("plies", v.Plies), "Percent": percent(v.Permille)}
	switch {
	case v.Kind == search.Unknown:
		return Text("value.unknown")
	case v.Kind == search.Draw:
		return Text("value.draw")
	case v.Kind == search.Estimate:
		return Text("value.estimate", args)
	case v.Plies == 0:
		return Text("value.won", args)
	case v.Exact || v.Plies == 1:
		return Text("value.exact", args)
	}
	return Text("value.atMost", args)
}

// ValueNote is a value to the player to move in a few characters: percent, or W or L with the plies left, or =.
func ValueNote(v search.Value) string {
	args := Args{"Plies": v.Plies, "Percent": percent(v.Permille)}
	switch v.Kind {
	case search.Win:
		return Text("value.note.win", args)
	case search.Draw:
		return Text("value.note.draw")
	case search.Loss:
		return Text("value.note.loss", args)
	}
	return Text("value.note.estimate", args)
}

func percent(permille int) int { return (permille + 5) / 10 }

// mostMoves is how many moves of a line are named.
const mostMoves = 12

// Moves is the cells of a line of moves, each by row and column; of a long line the beginning.
func Moves(line []grid.Cell) string {
	var cells []string
	for i, c := range line {
		if i == mostMoves {
			cells = append(cells, "…")
			break
		}
		cells = append(cells, Text("line.move", at(c)))
	}
	return strings.Join(cells, Text("line.space"))
}

// Work says how much a search has looked at.
func Work(r *search.Result) string {
	if r.Nodes == 0 {
		return Text("work.none")
	}
	return Text("work", Args{"Depth": r.Depth, "Nodes": rounded(r.Nodes)})
}

// rounded is a large number in the units in which the language counts: k and M, or 万 and 亿.
func rounded(n int64) string {
	units := [...]string{"work.scale.0", "work.scale.1", "work.scale.2"}
	step, err := strconv.ParseFloat(Text("work.step"), 64)
	if err != nil || float64(n) < step {
		return Text(units[0], Args{"N": n})
	}
	scale, value := 1, float64(n)/step
	for scale+1 < len(units) && value >= step {
		scale, value = scale+1, value/step
	}
	digits := 0
	if value < 100 {
		digits = 1
	}
	return Text(units[scale], Args{"N": strconv.FormatFloat(value, 'f', digits, 64)})
}

// Level is what a level of the opponent is called.
func Level(l search.Level) string { return Text(LevelKey(l)) }

// LevelKey is the key of a level's name.
func LevelKey(l search.Level) string { return "level." + strings.ToLower(l.Name) }

// verdictKeys are what a review says of a move; a good one needs no word.
var verdictKeys = map[search.Verdict]string{
	search.Inaccuracy: "verdict.inaccuracy", search.Mistake: "verdict.mistake", search.Blunder: "verdict.blunder",
}

// VerdictSign is a verdict as chess players write it.
func VerdictSign(v search.Verdict) string {
	return map[search.Verdict]string{search.Inaccuracy: "?!", search.Mistake: "?", search.Blunder: "??"}[v]
}

// Grade says what a move gave away and what would have been better.
func Grade(g search.Grade, mover tictactoe.Mark) string {
	words := Text("review.move", Args{
		"Mark": mover.String(), "Row": g.Played.Row(), "Col": g.Played.Col(), "Lost": percent(g.Lost),
		"Verdict": Text(verdictKeys[g.Verdict]), "BestRow": g.Best.Row(), "BestCol": g.Best.Col(),
		"Best": Value(g.Highest, mover), "Value": Value(g.Value, mover),
	})
	if len(g.Line) > 1 && g.Verdict != search.Good {
		words = Sentences(words, Text("review.line", Args{"Line": Moves(g.Line[:min(len(g.Line), mostMoves)])}))
	}
	if g.Turning {
		words = Sentences(words, Text("review.turned"))
	}
	return words
}
