package locale

import (
	"ninefold/engine/reason"
	"ninefold/engine/tictactoe"
)

// mostReasons is how many facts about a move are told: those that weigh most.
const mostReasons = 2

// Reasons tells in a sentence what a mark's move does, by facts about it. It is empty for none.
func (w *Words) Reasons(facts []reason.Fact, mover tictactoe.Mark) string {
	var words []string
	for _, f := range facts[:min(len(facts), mostReasons)] {
		words = append(words, w.reason(f, mover.Other()))
	}
	if len(words) == 0 {
		return ""
	}
	return w.Text("because.it", Args{"Reasons": w.List(words)})
}

// reasonKeys has the keys of the words for facts.
var reasonKeys = [...]string{
	reason.Wins: "because.wins", reason.Unstopped: "because.unstopped", reason.OnlyAnswer: "because.onlyAnswer",
	reason.Takes: "because.takes", reason.Threatens: "because.threatens", reason.Stops: "because.stops",
	reason.Holds: "because.holds", reason.Sends: "because.sends", reason.Loses: "because.loses",
	reason.MissesGame: "because.missesGame", reason.Gives: "because.gives", reason.Frees: "because.frees",
	reason.Misses: "because.misses",
}

// reason tells a fact about a move, as what "it" does.
func (w *Words) reason(f reason.Fact, opponent tictactoe.Mark) string {
	n := f.Boxes.Len()
	if f.Kind == reason.Threatens {
		n = f.Lines
	}
	return w.pluralWith(reasonKeys[f.Kind], n, Args{
		"Other": opponent.String(), "Fields": w.Fields(f.Boxes), "Cell": w.Text("line.move", at(f.Cell)), "N": f.Lines,
	})
}
