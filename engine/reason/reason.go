// Package reason finds facts that speak for a move or against it: what it wins, gives, stops and threatens, and which
// answers it leaves. Every fact follows from the rules or from a proof of the search; none is a guess.
package reason

import (
	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// Kind is what a fact says of a move.
type Kind uint8

// The weightiest first, of those for a move and of those against one.
const (
	Wins       Kind = iota // it wins the game, in Boxes, which is one
	Unstopped              // whatever the opponent answers, the mover wins the game with the next move
	OnlyAnswer             // of several answers, all but the one in Cell let the mover win the game at once
	Takes                  // it wins Boxes, which is one
	Threatens              // it makes Lines of two owned boxes and a third, Boxes, that the mover can still own
	Stops                  // it ends the opponent's last way to own Boxes, the third of a line
	Holds                  // it keeps the opponent from winning Boxes, which one move would have done
	Sends                  // the opponent must answer in Boxes and wins nothing at once, as it would after another move

	Loses      // the opponent can win the game at once, in Boxes
	MissesGame // it no longer wins, as is proved, where a move in Boxes does
	Gives      // the opponent can win each of Boxes at once, but not the game
	Frees      // the opponent may play in several boxes
	Misses     // it wins no box, where the better move wins Boxes, if not the game
)

// Fact is something true about a move.
type Fact struct {
	Kind  Kind
	Boxes grid.Places
	Lines int
	Cell  grid.Cell
}

// For returns the facts that speak for a legal move. Under rules without a winner there are none.
func For(before tictactoe.Position, c grid.Cell) (facts []Fact) {
	m := newMove(before, c)
	if !m.counts {
		return nil
	}
	if m.after.Over() {
		if m.after.Winner() == before.Turn() {
			facts = append(facts, Fact{Kind: Wins, Boxes: m.box()})
		}
		return facts
	}
	facts = append(facts, m.forced()...)
	if m.takes() {
		facts = append(facts, Fact{Kind: Takes, Boxes: m.box()})
		if third, lines := m.threats(); lines > 0 {
			facts = append(facts, Fact{Kind: Threatens, Boxes: third, Lines: lines})
		}
	}
	switch {
	case m.stops():
		facts = append(facts, Fact{Kind: Stops, Boxes: m.box()})
	case m.holds():
		facts = append(facts, Fact{Kind: Holds, Boxes: m.box()})
	}
	if m.sends() {
		facts = append(facts, Fact{Kind: Sends, Boxes: m.after.Playable()})
	}
	return facts
}

// Against returns the facts that speak against a graded move and not against the best one.
func Against(before tictactoe.Position, g search.Grade) (facts []Fact) {
	m, best := newMove(before, g.Played), newMove(before, g.Best)
	if !m.counts || g.Played == g.Best {
		return nil
	}
	lost := winning(&m.after)
	if lost != 0 && winning(&best.after) == 0 {
		facts = append(facts, Fact{Kind: Loses, Boxes: lost})
	}
	missed := g.Highest.Kind == search.Win && (g.Value.Kind == search.Draw || g.Value.Kind == search.Loss)
	if missed {
		facts = append(facts, Fact{Kind: MissesGame, Boxes: best.box()})
	}
	if given := takeable(&m.after) &^ takeable(&best.after) &^ lost; given != 0 {
		facts = append(facts, Fact{Kind: Gives, Boxes: given})
	}
	if choice(&m.after) && !choice(&best.after) {
		facts = append(facts, Fact{Kind: Frees})
	}
	if best.takes() && !m.takes() && !missed {
		facts = append(facts, Fact{Kind: Misses, Boxes: best.box()})
	}
	return facts
}
