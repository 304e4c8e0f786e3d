package reason

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// The facts once more, from single cells, owners and legal moves, without tables and sets of places.

// rows are the lines of three among nine.
var rows = [...][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

// taken returns the position after a move, and whether the move won a field.
func taken(p tictactoe.Position, c grid.Cell) (tictactoe.Position, bool) {
	after, err := p.Play(c)
	if err != nil {
		panic(err)
	}
	return after, p.Owner(c.Box()) == tictactoe.Empty && after.Owner(c.Box()) != tictactoe.Empty
}

// wonNext returns the fields that the mover can win with the next move, and those where it wins the game.
func wonNext(p tictactoe.Position) (fields, game grid.Places) {
	for c := range p.Legal().All() {
		after, takes := taken(p, c)
		if takes {
			fields |= 1 << c.Box()
		}
		if after.Winner() == p.Turn() {
			game |= 1 << c.Box()
		}
	}
	return fields, game
}

// reachable reports whether a side can still make the first line in a field, from the cells alone.
func reachable(p tictactoe.Position, m tictactoe.Mark, field int) bool {
	if p.Owner(grid.Box(field)) != tictactoe.Empty {
		return p.Owner(grid.Box(field)) == m
	}
	for _, row := range rows {
		free := true
		for _, place := range row {
			free = free && p.At(grid.Box(field).Cell(place)) != m.Other()
		}
		if free {
			return true
		}
	}
	return false
}

// oneMoveWins reports whether one more mark would give a side the field.
func oneMoveWins(p tictactoe.Position, m tictactoe.Mark, field grid.Box) bool {
	if p.Owner(field) != tictactoe.Empty {
		return false
	}
	for _, row := range rows {
		own, empty := 0, 0
		for _, place := range row {
			switch p.At(field.Cell(place)) {
			case m:
				own++
			case tictactoe.Empty:
				empty++
			}
		}
		if own == 2 && empty == 1 {
			return true
		}
	}
	return false
}

// pairs returns the fields that complete a line with a given one and another of a side's, if it can still own them.
func pairs(p tictactoe.Position, m tictactoe.Mark, with grid.Box) (third grid.Places, lines int) {
	owned, _ := reach(p, m)
	for _, row := range p.Rules().Lines() {
		missing := row &^ owned
		if row.Has(int(with)) && missing.Len() == 1 && reachable(p, m, missing.First()) {
			third, lines = third|missing, lines+1
		}
	}
	return third, lines
}

func fields(is func(field int) bool) (all grid.Places) {
	for field := range grid.Boxes {
		if is(field) {
			all |= 1 << field
		}
	}
	return all
}

// reach returns the fields that a side owns, and those that it owns or can still own.
func reach(p tictactoe.Position, m tictactoe.Mark) (owned, possible grid.Places) {
	return fields(func(f int) bool { return p.Owner(grid.Box(f)) == m }),
		fields(func(f int) bool { return reachable(p, m, f) })
}

// hasRow reports whether a row of fields that wins under the rules is among some.
func hasRow(rules tictactoe.Rules, of grid.Places) bool {
	return slices.ContainsFunc(rules.Lines(), func(row grid.Places) bool { return of&row == row })
}

// canWin reports whether a side can win if the other wins no field any more.
func canWin(p tictactoe.Position, m tictactoe.Mark) bool {
	_, possible := reach(p, m)
	theirs, _ := reach(p, m.Other())
	return hasRow(p.Rules(), possible) || p.Rules().Counts() && possible.Len() > theirs.Len()
}

// completes reports whether a field is the third of a line with two of a side's.
func completes(p tictactoe.Position, m tictactoe.Mark, field grid.Box) bool {
	owned, _ := reach(p, m)
	return p.Owner(field) != m && hasRow(p.Rules(), owned|1<<field)
}

func naiveFor(p tictactoe.Position, c grid.Cell) (facts []Fact) {
	me, here := p.Turn(), grid.Places(1)<<c.Box()
	after, _ := taken(p, c)
	if after.Over() {
		if after.Winner() == me {
			return []Fact{{Kind: Wins, Boxes: here}}
		}
		return nil
	}
	facts = naiveAnswers(after)
	if canWin(p, me.Other()) && !canWin(after, me.Other()) {
		facts = append(facts, Fact{Kind: Ends})
	}
	return slices.Concat(facts, naiveTaken(p, c), naiveInField(p, c), naiveSent(p, after))
}

func naiveTaken(p tictactoe.Position, c grid.Cell) (facts []Fact) {
	after, takes := taken(p, c)
	if !takes {
		return nil
	}
	facts = append(facts, Fact{Kind: Takes, Boxes: 1 << c.Box()})
	if third, lines := pairs(after, p.Turn(), c.Box()); lines > 0 {
		facts = append(facts, Fact{Kind: Threatens, Boxes: third, N: lines})
	}
	owned, _ := reach(after, p.Turn())
	theirs, _ := reach(after, after.Turn())
	if p.Rules() == tictactoe.Majority && owned.Len() > theirs.Len() {
		facts = append(facts, Fact{Kind: Leads, N: owned.Len(), Of: theirs.Len()})
	}
	return facts
}

func naiveInField(p tictactoe.Position, c grid.Cell) (facts []Fact) {
	me, other, field := p.Turn(), p.Turn().Other(), c.Box()
	after, takes := taken(p, c)
	bars := reachable(p, other, int(field)) && !reachable(after, other, int(field))
	switch {
	case bars && completes(p, other, field):
		facts = append(facts, Fact{Kind: Stops, Boxes: 1 << field})
	case bars && !takes:
		facts = append(facts, Fact{Kind: Shuts, Boxes: 1 << field})
	case !takes && oneMoveWins(p, other, field) && !oneMoveWins(after, other, field):
		facts = append(facts, Fact{Kind: Holds, Boxes: 1 << field})
	}
	if oneMoveWins(after, me, field) && !oneMoveWins(p, me, field) {
		facts = append(facts, Fact{Kind: Builds, Boxes: 1 << field})
	}
	return facts
}

// onlyField returns the field of all legal moves; false if they are in several or there are none.
func onlyField(p tictactoe.Position) (grid.Box, bool) {
	if p.Over() || severalFields(p) {
		return 0, false
	}
	return p.Legal().First().Box(), true
}

// open reports whether a field has no owner, and somebody can still own it.
func open(p tictactoe.Position, field grid.Box) bool {
	return p.Owner(field) == tictactoe.Empty &&
		(reachable(p, tictactoe.X, int(field)) || reachable(p, tictactoe.O, int(field)))
}

func naiveSent(p, after tictactoe.Position) []Fact {
	field, only := onlyField(after)
	if only && !open(after, field) {
		return []Fact{{Kind: Idles, Boxes: 1 << field}}
	}
	for other := range p.Legal().All() {
		if instead, _ := taken(p, other); lively(instead) && !lively(after) {
			return []Fact{{Kind: Sends, Boxes: 1 << field}}
		}
	}
	return nil
}

// naiveAnswers plays every answer, and every move after it.
func naiveAnswers(p tictactoe.Position) []Fact {
	var safe []grid.Cell
	answers := 0
	for c := range p.Legal().All() {
		answers++
		next, _ := p.Play(c)
		if _, game := wonNext(next); game == 0 && next.Winner() != p.Turn().Other() {
			safe = append(safe, c)
		}
	}
	switch {
	case len(safe) == answers:
		return nil
	case len(safe) == 0:
		return []Fact{{Kind: Unstopped}}
	case len(safe) == 1:
		return []Fact{{Kind: OnlyAnswer, Cell: safe[0]}}
	}
	return nil
}

// lively reports whether the mover of a game that goes on can win a field at once, or choose one.
func lively(p tictactoe.Position) bool {
	fields, _ := wonNext(p)
	return !p.Over() && (fields != 0 || severalFields(p))
}

func naiveAgainst(p tictactoe.Position, g search.ReviewedMove) (facts []Fact) {
	if g.Played == g.Best {
		return nil
	}
	after, takes := taken(p, g.Played)
	better, takesBetter := taken(p, g.Best)
	gives, loses := wonNext(after)
	givesAnyway, losesAnyway := wonNext(better)
	add := func(is bool, f Fact) {
		if is {
			facts = append(facts, f)
		}
	}
	add(loses != 0 && losesAnyway == 0, Fact{Kind: Loses, Boxes: loses})
	was, is := g.Highest.Kind, g.Value.Kind
	add(was == search.Win && is != search.Win, Fact{Kind: MissesGame, Boxes: 1 << g.Best.Box(), N: g.Highest.Plies})
	add(was == search.Draw && is != search.Draw, Fact{Kind: MissesDraw})
	add(is == search.Loss && was != search.Loss && loses == 0, Fact{Kind: Ruins, N: g.Value.Plies - 1})
	add(is == search.Draw && was != search.Draw, Fact{Kind: Settles})
	given := gives &^ givesAnyway &^ loses
	add(given != 0, Fact{Kind: Gives, Boxes: given})
	add(severalFields(after) && !severalFields(better), Fact{Kind: Frees})
	add(takesBetter && !takes && was != search.Win, Fact{Kind: Misses, Boxes: 1 << g.Best.Box()})
	exposed := naiveExposed(after) &^ naiveExposed(better)
	add(exposed != 0, Fact{Kind: Exposes, Boxes: exposed})
	opened := naiveOpened(after) &^ naiveOpened(better)
	add(opened != 0, Fact{Kind: Opens, Boxes: opened})
	field, only := onlyField(after)
	add(only && weaker(after, field) && !better.Over() && !severalFields(better) &&
		!weaker(better, better.Legal().First().Box()), Fact{Kind: Favours, Boxes: 1 << field})
	return facts
}

// naiveExposed returns the fields that the opponent of the mover would win with its next mark, where some move of the
// mover prevents that and none wins the field.
func naiveExposed(p tictactoe.Position) grid.Places {
	me, other := p.Turn(), p.Turn().Other()
	var stopped grid.Places
	for c := range p.Legal().All() {
		if after, _ := taken(p, c); !oneMoveWins(after, other, c.Box()) {
			stopped |= 1 << c.Box()
		}
	}
	return stopped & fields(func(f int) bool {
		return oneMoveWins(p, other, grid.Box(f)) && !oneMoveWins(p, me, grid.Box(f))
	})
}

// naiveOpened returns the fields where the mover may play that complete a line for it, if it cannot win them at once.
func naiveOpened(p tictactoe.Position) (opened grid.Places) {
	for c := range p.Legal().All() {
		if f := c.Box(); completes(p, p.Turn(), f) && reachable(p, p.Turn(), int(f)) && !oneMoveWins(p, p.Turn(), f) {
			opened |= 1 << f
		}
	}
	return opened
}

// weaker reports whether an open field has more marks of the mover than of the opponent.
func weaker(p tictactoe.Position, field grid.Box) bool {
	lead := 0
	for place := range grid.Boxes {
		switch p.At(field.Cell(place)) {
		case p.Turn():
			lead++
		case p.Turn().Other():
			lead--
		}
	}
	return open(p, field) && lead > 0
}

func severalFields(p tictactoe.Position) bool {
	first := -1
	for c := range p.Legal().All() {
		if first >= 0 && first != int(c.Box()) {
			return true
		}
		first = int(c.Box())
	}
	return false
}
