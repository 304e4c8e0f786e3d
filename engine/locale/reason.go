package locale

import (
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reason"
)

// mostReasons is how many facts about a move are told: those that weigh most.
const mostReasons = 2

// Reasons tells in a sentence what a mark's move does, by facts about it. It is empty for none.
func (w *Words) Reasons(facts []reason.Fact, mover tictactoe.Mark) string {
	if len(facts) == 0 {
		return ""
	}
	return w.Text("because.it", Args{"Reasons": w.reasons(facts, mover)})
}

// reasons tells what "it" does, a mark's move, without a sentence around it.
func (w *Words) reasons(facts []reason.Fact, mover tictactoe.Mark) string {
	var words []string
	for _, f := range facts[:min(len(facts), mostReasons)] {
		words = append(words, w.reason(f, mover))
	}
	return w.List(words)
}

// reasonKeys has the keys of the words for facts.
var reasonKeys = [...]string{
	reason.Wins: "because.wins", reason.Unstopped: "because.unstopped", reason.OnlyAnswer: "because.onlyAnswer",
	reason.Ends: "because.ends", reason.Takes: "because.takes", reason.Threatens: "because.threatens",
	reason.Leads: "because.leads", reason.Stops: "because.stops", reason.Shuts: "because.shuts",
	reason.Holds: "because.holds", reason.Builds: "because.builds", reason.Idles: "because.idles",
	reason.Sends: "because.sends", reason.Loses: "because.loses", reason.MissesGame: "because.missesGame",
	reason.Ruins: "because.ruins", reason.MissesDraw: "because.missesDraw", reason.Settles: "because.settles",
	reason.Gives: "because.gives", reason.Frees: "because.frees", reason.Misses: "because.misses",
	reason.Exposes: "because.exposes", reason.Opens: "because.opens", reason.Favours: "because.favours",
}

// reason tells a fact about a mark's move, as what "it" does.
func (w *Words) reason(f reason.Fact, mover tictactoe.Mark) string {
	n := f.Boxes.Len()
	if f.N > 0 {
		n = f.N
	}
	return w.pluralWith(reasonKeys[f.Kind], n, Args{
		"Mark": mover.String(), "Other": mover.Other().String(), "Fields": w.Fields(f.Boxes),
		"Cell": w.Text("line.move", at(f.Cell)), "N": f.N, "Of": f.Of, "Plies": w.Amount("plies", f.N),
	})
}
