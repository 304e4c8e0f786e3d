// Package reason finds facts that speak for a move or against it: what it wins, gives, stops and threatens, where it
// sends the opponent, and which answers it leaves. Every fact follows from the rules or from a proof of the search;
// none is a guess.
package reason

import (
	"cmp"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// FactKind is what a fact says of a move. The key of its words ends with it.
type FactKind string

// The weightiest first, of those for a move and of those against one. What the better move does, or the opponent by
// force, is said if the search has proved it of one of the two moves alone.
const (
	Wins       FactKind = "wins"       // it wins the game, in Boxes, which is one
	Unstopped  FactKind = "unstopped"  // whatever the opponent answers, the mover wins the game with the next move
	OnlyAnswer FactKind = "onlyAnswer" // of several answers, all but that in Cell let the mover win the game at once
	Ends       FactKind = "ends"       // the opponent can no longer win the game
	Takes      FactKind = "takes"      // it wins Boxes, which is one
	Threatens  FactKind = "threatens"  // it makes N lines of two owned boxes and a third, of Boxes, still to own
	Leads      FactKind = "leads"      // it wins a box: the mover owns N, the opponent Of; more of them win the game
	Stops      FactKind = "stops"      // it ends the opponent's last way to own Boxes, the third of a line
	Shuts      FactKind = "shuts"      // it ends the opponent's last way to own Boxes, one that the move does not win
	Holds      FactKind = "holds"      // without winning Boxes, it keeps the opponent from it, who lacked one move
	Builds     FactKind = "builds"     // one more mark now wins Boxes, which is one
	Idles      FactKind = "idles"      // the opponent must answer in Boxes, which one owns or none can own any more
	Sends      FactKind = "sends"      // the opponent must answer in Boxes and wins nothing at once, as elsewhere

	Loses      FactKind = "loses"      // the opponent can win the game at once, in Boxes
	MissesGame FactKind = "missesGame" // the better move wins by force within N moves, from Boxes on; this one not
	Ruins      FactKind = "ruins"      // the opponent wins by force within N moves, not after the better move
	MissesDraw FactKind = "missesDraw" // the better move draws by force; this one not
	Settles    FactKind = "settles"    // the game is now a draw by force
	Gives      FactKind = "gives"      // the opponent can win each of Boxes at once, but not the game
	Frees      FactKind = "frees"      // the opponent may play in several boxes
	Misses     FactKind = "misses"     // it wins no box, where the better move wins Boxes, if not the game
	Exposes    FactKind = "exposes"    // the opponent can stop the mover in each of Boxes, where one mark would win it
	Opens      FactKind = "opens"      // the opponent may play in each of Boxes, which completes a line of its boxes
	Favours    FactKind = "favours"    // the opponent must answer in Boxes, one that is open and has more of its marks
)

// Fact is something true about a move.
type Fact struct {
	Kind  FactKind
	Boxes grid.Places
	N, Of int
	Cell  grid.Cell
}

// Message says what the fact is, as what "it" does, a mark's move.
func (f Fact) Message(mover tictactoe.Mark) message.Message {
	line := message.Of("line.move", "Row", f.Cell.Row(), "Col", f.Cell.Col())
	return message.Of("because."+string(f.Kind), "Mark", mover, "Other", mover.Other(), "Fields", f.Boxes, "Cell", line,
		"N", cmp.Or(f.N, f.Boxes.Len()), "Of", f.Of, "Plies", message.Amount{Things: "plies", N: f.N})
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
func Against(before tictactoe.Position, g search.ReviewedMove) []Fact {
	m, best := newMove(before, g.Played), newMove(before, g.Best)
	if !m.counts || g.Played == g.Best {
		return nil
	}
	lost := winning(&m.after)
	given := takeable(&m.after) &^ takeable(&best.after) &^ lost
	exposed, opened, favoured := m.exposed()&^best.exposed(), m.opened()&^best.opened(), m.favoured()
	return slices.Concat(
		when(lost != 0 && winning(&best.after) == 0, Fact{Kind: Loses, Boxes: lost}),
		proved(g, best.box(), lost != 0),
		when(given != 0, Fact{Kind: Gives, Boxes: given}),
		when(choice(&m.after) && !choice(&best.after), Fact{Kind: Frees}),
		when(best.takes() && !m.takes() && g.Highest.Kind != search.Win, Fact{Kind: Misses, Boxes: best.box()}),
		when(exposed != 0, Fact{Kind: Exposes, Boxes: exposed}),
		when(opened != 0, Fact{Kind: Opens, Boxes: opened}),
		when(favoured != 0 && best.after.Playable().Len() == 1 && best.favoured() == 0,
			Fact{Kind: Favours, Boxes: favoured}))
}

// when returns a fact, if it is one.
func when(is bool, f Fact) []Fact {
	if is {
		return []Fact{f}
	}
	return nil
}

// proved returns the facts that the proofs of a grade tell: what the best move, made in a box, reaches by force, and
// what the one played does. A loss at once has a fact of its own.
func proved(g search.ReviewedMove, best grid.Places, atOnce bool) []Fact {
	was, is := g.Highest.Kind, g.Value.Kind
	if was == is {
		return nil
	}
	return slices.Concat(
		when(was == search.Win, Fact{Kind: MissesGame, Boxes: best, N: g.Highest.Plies}),
		when(was == search.Draw, Fact{Kind: MissesDraw}),
		when(is == search.Loss && !atOnce, Fact{Kind: Ruins, N: g.Value.Plies - 1}), // without the move itself
		when(is == search.Draw, Fact{Kind: Settles}))
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
