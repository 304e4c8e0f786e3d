package locale

import (
	"slices"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reason"
)

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
