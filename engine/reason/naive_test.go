package reason

import (
	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
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
	for _, row := range rows {
		own, missing, has := 0, -1, false
		for _, field := range row {
			has = has || field == int(with)
			if p.Owner(grid.Box(field)) == m {
				own++
			} else {
				missing = field
			}
		}
		if has && own == 2 && reachable(p, m, missing) {
			third, lines = third|1<<missing, lines+1
		}
	}
	return third, lines
}

func naiveFor(p tictactoe.Position, c grid.Cell) (facts []Fact) {
	me, other, here := p.Turn(), p.Turn().Other(), grid.Places(1)<<c.Box()
	after, takes := taken(p, c)
	if after.Over() {
		if after.Winner() == me {
			return []Fact{{Kind: Wins, Boxes: here}}
		}
		return nil
	}
	facts = naiveAnswers(after)
	if takes {
		facts = append(facts, Fact{Kind: Takes, Boxes: here})
		if third, lines := pairs(after, me, c.Box()); lines > 0 {
			facts = append(facts, Fact{Kind: Threatens, Boxes: third, Lines: lines})
		}
	}
	completes := false
	for _, row := range rows {
		own, has := 0, false
		for _, field := range row {
			has = has || field == int(c.Box())
			if p.Owner(grid.Box(field)) == other && field != int(c.Box()) {
				own++
			}
		}
		completes = completes || has && own == 2
	}
	needed := completes && p.Owner(c.Box()) == tictactoe.Empty
	switch {
	case needed && reachable(p, other, int(c.Box())) && !reachable(after, other, int(c.Box())):
		facts = append(facts, Fact{Kind: Stops, Boxes: here})
	case oneMoveWins(p, other, c.Box()) && !oneMoveWins(after, other, c.Box()):
		facts = append(facts, Fact{Kind: Holds, Boxes: here})
	}
	for other := range p.Legal().All() {
		if instead, _ := taken(p, other); lively(instead) && !lively(after) {
			return append(facts, Fact{Kind: Sends, Boxes: 1 << after.Legal().First().Box()})
		}
	}
	return facts
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

func naiveAgainst(p tictactoe.Position, g search.Grade) (facts []Fact) {
	if g.Played == g.Best {
		return nil
	}
	after, takes := taken(p, g.Played)
	better, takesBetter := taken(p, g.Best)
	gives, loses := wonNext(after)
	givesAnyway, losesAnyway := wonNext(better)
	if loses != 0 && losesAnyway == 0 {
		facts = append(facts, Fact{Kind: Loses, Boxes: loses})
	}
	missed := g.Highest.Kind == search.Win && g.Value.Kind.Proved() && g.Value.Kind != search.Win
	if missed {
		facts = append(facts, Fact{Kind: MissesGame, Boxes: 1 << g.Best.Box()})
	}
	if given := gives &^ givesAnyway &^ loses; given != 0 {
		facts = append(facts, Fact{Kind: Gives, Boxes: given})
	}
	if severalFields(after) && !severalFields(better) {
		facts = append(facts, Fact{Kind: Frees})
	}
	if takesBetter && !takes && !missed {
		facts = append(facts, Fact{Kind: Misses, Boxes: 1 << g.Best.Box()})
	}
	return facts
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
