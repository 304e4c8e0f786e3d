package locale

import (
	"ninefold/engine/reason"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// verdictKeys has the keys of a review's verdicts. A good move has none.
var verdictKeys = map[search.Verdict]string{
	search.Inaccuracy: "verdict.inaccuracy", search.Mistake: "verdict.mistake", search.Blunder: "verdict.blunder",
}

// Grade tells what a move in a position gave away and why, and what would have been better.
func (w *Words) Grade(g search.Grade, before tictactoe.Position) string {
	return w.Sentences(w.cost(g, before), w.Better(g, before), w.turned(g))
}

// Cost tells what a move in a position gave away, and why.
func (w *Words) Cost(g search.Grade, before tictactoe.Position) string {
	return w.Sentences(w.cost(g, before), w.turned(g))
}

func (w *Words) cost(g search.Grade, before tictactoe.Position) string {
	mover := before.Turn()
	return w.Sentences(w.Text("review.move", Args{
		"Mark": mover.String(), "Row": g.Played.Row(), "Col": g.Played.Col(), "Lost": g.LostPercent(),
		"Verdict": w.Text(verdictKeys[g.Verdict]), "Value": w.Value(g.Value, mover),
	}), w.Reasons(reason.Against(before, g), mover))
}

func (w *Words) turned(g search.Grade) string {
	if !g.Turning {
		return ""
	}
	return w.Text("review.turned")
}

// Better tells the better move, its value, what it does, and the moves that follow it.
func (w *Words) Better(g search.Grade, before tictactoe.Position) string {
	mover := before.Turn()
	words := w.Sentences(w.Text("review.best", Args{
		"BestRow": g.Best.Row(), "BestCol": g.Best.Col(), "Best": w.Value(g.Highest, mover),
	}), w.Reasons(reason.For(before, g.Best), mover))
	if len(g.Line) > 1 { // the best move, which the words name, and more
		words = w.Sentences(words, w.Text("review.line", Args{"Line": w.Moves(g.Line[1:min(len(g.Line), mostMoves)])}))
	}
	return words
}

// GradeInShort tells why a move in a position was wrong, and the first moves of the better line.
func (w *Words) GradeInShort(g search.Grade, before tictactoe.Position) string {
	const most = 3 // moves
	line := w.Moves(g.Line[:min(len(g.Line), most)])
	if len(g.Line) > most {
		line += w.Text("line.space") + "…"
	}
	because := w.Reasons(reason.Against(before, g), before.Turn())
	return w.Sentences(because, w.Text("review.bestLine", Args{"Line": line}))
}
