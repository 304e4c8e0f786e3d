package locale

import (
	"cmp"
	"slices"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reason"
	"ninefold/engine/tictactoe/search"
)

// verdictKeys has the keys of a review's verdicts. A good move has none.
var verdictKeys = map[search.Judgment]string{
	search.Inaccuracy: "verdict.inaccuracy", search.Mistake: "verdict.mistake", search.Blunder: "verdict.blunder",
}

// Grade tells what a move in a position gave away and why, and what would have been better.
func (w *Words) Grade(g search.ReviewedMove, before tictactoe.Position) string {
	return w.Sentences(w.cost(g, before), w.Better(g, before), w.when(g.Turning, "review.turned", nil))
}

// Cost tells what a move in a position gave away, and why.
func (w *Words) Cost(g search.ReviewedMove, before tictactoe.Position) string {
	return w.Sentences(w.cost(g, before), w.when(g.Turning, "review.turned", nil))
}

func (w *Words) cost(g search.ReviewedMove, before tictactoe.Position) string {
	mover := before.Turn()
	return w.Sentences(w.Text("review.move", Args{
		"Mark": mover.String(), "Row": g.Played.Row(), "Col": g.Played.Col(), "Lost": g.LostPercent(),
		"Verdict": w.Text(verdictKeys[g.Verdict]), "Value": w.ValueOnceMade(g.Value, mover),
	}), w.WhyWrong(g, before))
}

// Better tells the better move, its value, what it does, and the moves that follow it.
func (w *Words) Better(g search.ReviewedMove, before tictactoe.Position) string {
	mover := before.Turn()
	words := w.Sentences(w.Text("review.best", Args{
		"BestRow": g.Best.Row(), "BestCol": g.Best.Col(), "Best": w.Value(g.Highest, mover),
	}), w.Reasons(reason.For(before, g.Best), mover))
	if len(g.Line) > 1 { // the best move, which the words name, and more
		words = w.Sentences(words, w.Text("review.line", Args{"Line": w.Moves(g.Line[1:min(len(g.Line), mostMoves)])}))
	}
	return words
}

// GradeInShort tells why a move in a position was wrong, and the first moves of the better line. If nothing is known
// against the move, it tells what the better one does instead.
func (w *Words) GradeInShort(g search.ReviewedMove, before tictactoe.Position) string {
	const most = 3 // moves
	mover := before.Turn()
	because := cmp.Or(w.Reasons(reason.Against(before, g), mover), w.answer(g, before))
	better := w.reasons(reason.Better(before, g), mover)
	if because == "" && better != "" {
		return w.Text("review.bestBecause", Args{"Best": w.Text("line.move", at(g.Best)), "Reasons": better})
	}
	line := w.Moves(g.Line[:min(len(g.Line), most)])
	if len(g.Line) > most {
		line += w.Text("line.space") + "…"
	}
	return w.Sentences(because, w.Text("review.bestLine", Args{"Line": line}))
}

// WhyWrong tells what speaks against a move in a position or, if nothing does, what the expected answer does. It leaves
// out what the move's value tells.
func (w *Words) WhyWrong(g search.ReviewedMove, before tictactoe.Position) string {
	return cmp.Or(w.against(g, before), w.answer(g, before))
}

// Refuted tells what speaks against a move in a position, and the answer to it, if one is expected. It tells what the
// answer does if nothing else speaks against the move.
func (w *Words) Refuted(g search.ReviewedMove, before tictactoe.Position) string {
	against := w.against(g, before)
	switch does := w.answer(g, before); {
	case len(g.Answer) == 0:
		return against
	case against == "" && does != "":
		return does
	}
	return w.Sentences(against, w.Text("because.answer", answered(g, before)))
}

func (w *Words) against(g search.ReviewedMove, before tictactoe.Position) string {
	return w.Reasons(slices.DeleteFunc(reason.Against(before, g), func(f reason.Fact) bool {
		return f.Kind == reason.Ruins || f.Kind == reason.Settles // the value tells it
	}), before.Turn())
}

// answer tells the expected answer to a move in a position by what it does. It is empty if nothing can be said of that.
func (w *Words) answer(g search.ReviewedMove, before tictactoe.Position) string {
	does := w.reasons(reason.Answer(before, g), before.Turn().Other())
	if does == "" {
		return ""
	}
	args := answered(g, before)
	args["Reasons"] = does
	return w.Text("because.answerDoes", args)
}

func answered(g search.ReviewedMove, before tictactoe.Position) Args {
	return Args{"Other": before.Turn().Other().String(), "Row": g.Answer[0].Row(), "Col": g.Answer[0].Col()}
}

// mostReasons is how many facts about a move are told: those that weigh most.
const mostReasons = 2

// Reasons tells in a sentence what a mark's move does, by facts about it. It is empty for none.
func (w *Words) Reasons(facts []reason.Fact, mover tictactoe.Mark) string {
	return w.when(len(facts) > 0, "because.it", Args{"Reasons": w.reasons(facts, mover)})
}

// reasons tells what "it" does, a mark's move, without a sentence around it.
func (w *Words) reasons(facts []reason.Fact, mover tictactoe.Mark) string {
	told := slices.Values(facts[:min(len(facts), mostReasons)])
	return w.List(each(told, func(f reason.Fact) string { return w.Say(f.Message(mover)) }))
}
