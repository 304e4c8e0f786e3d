package link

import (
	"math/rand/v2"
	"slices"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

func randomRules(random *rand.Rand) tictactoe.Rules {
	return tictactoe.AllRules[random.IntN(len(tictactoe.AllRules))]
}

// randomPosition has any marks, any last move or none, and owners for about half of its contested fields.
func randomPosition(random *rand.Rand) tictactoe.Position {
	p := tictactoe.New(tictactoe.Open)
	for range random.IntN(150) {
		p = p.With(grid.Cell(random.IntN(grid.Cells)), tictactoe.Mark(random.IntN(3)))
	}
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) {
			p = p.WithOwner(b, tictactoe.Mark(random.IntN(3)))
		}
	}
	p, _ = p.WithLast(grid.Cell(random.IntN(grid.Cells)))
	return p.WithRules(randomRules(random))
}

// randomGame wanders about in a game: moves, edits, changes of rules, comments and branches.
func randomGame(random *rand.Rand, said string) *tictactoe.Game {
	g := tictactoe.NewGame(randomRules(random))
	if random.IntN(2) == 0 {
		g = tictactoe.GameFrom(randomPosition(random))
	}
	for range random.IntN(200) {
		p := g.Position()
		switch random.IntN(30) {
		case 0, 1:
			g.GoTo(history.ID(random.IntN(g.Len())))
		case 2:
			g.Set(tictactoe.RulesChanged, p.WithRules(randomRules(random)))
		case 3:
			g.Set(tictactoe.Edited, randomPosition(random))
		case 4:
			g.Set(tictactoe.Edited, p.With(grid.Cell(random.IntN(grid.Cells)), tictactoe.Mark(random.IntN(3))))
		case 5:
			g.SetComment(history.ID(random.IntN(g.Len())), said)
		default:
			if legal := slices.Collect(p.Legal().All()); len(legal) > 0 {
				g.Play(legal[random.IntN(len(legal))])
			}
		}
	}
	return g
}

// randomSheet has any digits, any of them entered, and any marks in the other cells.
func randomSheet(random *rand.Rand) crosshatch.Sheet {
	var s crosshatch.Sheet
	most := 1 + random.IntN(30)
	for c := range grid.Cell(grid.Cells) {
		switch n := random.IntN(most); {
		case n < 2:
			s.Grid = s.Grid.With(c, 1+random.IntN(9))
			if n == 0 {
				s.Entered.Add(c)
			}
		case n < 5:
			s.Pencil[c] = crosshatch.Digits(random.IntN(512)) << 1
		}
	}
	return s
}
