// Package reason finds facts that speak for a move or against it: what it wins, gives, stops and threatens, where it
// sends the opponent, and which answers it leaves. Every fact follows from the rules or from a proof of the search;
// none is a guess.
package reason

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// FactKind is what a fact says of a move.
type FactKind uint8

// The weightiest first, of those for a move and of those against one.
const (
	Wins       FactKind = iota // it wins the game, in Boxes, which is one
	Unstopped                  // whatever the opponent answers, the mover wins the game with the next move
	OnlyAnswer                 // of several answers, all but the one in Cell let the mover win the game at once
	Ends                       // the opponent can no longer win the game
	Takes                      // it wins Boxes, which is one
	Threatens                  // it makes N lines of two owned boxes and a third, Boxes, that the mover can still own
	Leads                      // by the box that it wins the mover owns N, the opponent Of; more of them win the game
	Stops                      // it ends the opponent's last way to own Boxes, the third of a line
	Shuts                      // it ends the opponent's last way to own Boxes, which is one and not won by the move
	Holds                      // without winning Boxes, it keeps the opponent from it, which one move would have done
	Builds                     // one more mark now wins Boxes, which is one
	Idles                      // the opponent must answer in Boxes, which one owns or none can own any more
	Sends                      // the opponent must answer in Boxes and wins nothing at once, unlike after another move

	Loses      // the opponent can win the game at once, in Boxes
	MissesGame // the better move wins by force within N moves, beginning in Boxes; of this one that is not proved
	Ruins      // the opponent wins by force within N moves; after the better move that is not proved
	MissesDraw // the better move draws by force; of this one that is not proved
	Settles    // the game is now a draw by force
	Gives      // the opponent can win each of Boxes at once, but not the game
	Frees      // the opponent may play in several boxes
	Misses     // it wins no box, where the better move wins Boxes, if not the game
	Exposes    // the opponent can stop the mover in each of Boxes, where one mark would win it
	Opens      // the opponent may play in each of Boxes, which would complete a line of its boxes
	Favours    // the opponent must answer in Boxes, which is one, open to somebody, and has more of its marks

	kinds // their number
)

// Fact is something true about a move.
type Fact struct {
	Kind  FactKind
	Boxes grid.Places
	N, Of int
	Cell  grid.Cell
}

// For returns the facts that speak for a legal move. Under rules without a winner there are none.
func For(before tictactoe.Position, c grid.Cell) (facts []Fact) {
	m := newMove(before, c)
	switch {
	case !m.counts:
		return nil
	case m.after.Winner() == before.Turn():
		return []Fact{{Kind: Wins, Boxes: m.box()}}
	case m.after.Over():
		return nil
	}
	return slices.Concat(m.forced(), m.ended(), m.taken(), m.inBox(), m.sent())
}

// Against returns the facts that speak against a graded move and not against the best one.
func Against(before tictactoe.Position, g search.ReviewedMove) (facts []Fact) {
	m, best := newMove(before, g.Played), newMove(before, g.Best)
	if !m.counts || g.Played == g.Best {
		return nil
	}
	lost := winning(&m.after)
	if lost != 0 && winning(&best.after) == 0 {
		facts = append(facts, Fact{Kind: Loses, Boxes: lost})
	}
	facts = append(facts, proved(g, best.box(), lost != 0)...)
	if given := takeable(&m.after) &^ takeable(&best.after) &^ lost; given != 0 {
		facts = append(facts, Fact{Kind: Gives, Boxes: given})
	}
	if choice(&m.after) && !choice(&best.after) {
		facts = append(facts, Fact{Kind: Frees})
	}
	if best.takes() && !m.takes() && g.Highest.Kind != search.Win {
		facts = append(facts, Fact{Kind: Misses, Boxes: best.box()})
	}
	if exposed := m.exposed() &^ best.exposed(); exposed != 0 {
		facts = append(facts, Fact{Kind: Exposes, Boxes: exposed})
	}
	if opened := m.opened() &^ best.opened(); opened != 0 {
		facts = append(facts, Fact{Kind: Opens, Boxes: opened})
	}
	if favoured := m.favoured(); favoured != 0 && best.after.Playable().Len() == 1 && best.favoured() == 0 {
		facts = append(facts, Fact{Kind: Favours, Boxes: favoured})
	}
	return facts
}

// proved returns the facts that the proofs of a grade tell: what the best move, made in a box, reaches by force, and
// what the one played does. A loss at once has a fact of its own.
func proved(g search.ReviewedMove, best grid.Places, atOnce bool) (facts []Fact) {
	was, is := g.Highest.Kind, g.Value.Kind
	if was == is {
		return nil
	}
	switch was {
	case search.Win:
		facts = append(facts, Fact{Kind: MissesGame, Boxes: best, N: g.Highest.Plies})
	case search.Draw:
		facts = append(facts, Fact{Kind: MissesDraw})
	}
	switch {
	case is == search.Loss && !atOnce:
		facts = append(facts, Fact{Kind: Ruins, N: g.Value.Plies - 1}) // without the move itself
	case is == search.Draw:
		facts = append(facts, Fact{Kind: Settles})
	}
	return facts
}

// Better returns the facts that speak for the best move, of kinds that do not speak for the graded one.
func Better(before tictactoe.Position, g search.ReviewedMove) []Fact {
	return unlike(For(before, g.Best), For(before, g.Played))
}

// Answer returns the facts that speak for the expected answer to a graded move, of kinds that do not speak for the
// expected answer to the best one. There are none if no answer is expected.
func Answer(before tictactoe.Position, g search.ReviewedMove) []Fact {
	return unlike(answered(before, g.Played, g.Answer), answered(before, g.Best, g.Line[min(1, len(g.Line)):]))
}

// unlike returns the facts of kinds that others do not have.
func unlike(facts, others []Fact) []Fact {
	return slices.DeleteFunc(facts, func(f Fact) bool {
		return slices.ContainsFunc(others, func(other Fact) bool { return other.Kind == f.Kind })
	})
}

// answered returns the facts for the first of the answers to a move.
func answered(before tictactoe.Position, c grid.Cell, answers []grid.Cell) []Fact {
	m := newMove(before, c)
	if !m.counts || len(answers) == 0 {
		return nil
	}
	return For(m.after, answers[0])
}
