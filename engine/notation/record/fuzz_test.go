package record

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// randomPosition has any marks, any last move or none, and owners for about half of its contested fields.
func randomPosition(rng *rand.Rand, rules tictactoe.Rules) tictactoe.Position {
	p := tictactoe.New(rules)
	for range rng.IntN(100) {
		p = p.With(grid.Cell(rng.IntN(grid.Cells)), tictactoe.Mark(rng.IntN(3)))
	}
	for b := range grid.Box(grid.Boxes) {
		if open := p.WithRules(tictactoe.Open); open.Contested(b) {
			p = p.WithOwner(b, tictactoe.Mark(rng.IntN(3)))
		}
	}
	p, _ = p.WithLast(grid.Cell(rng.IntN(grid.Cells)))
	return p
}

// randomGame wanders about in a game: moves, edits of all kinds, changes of rules, comments and branches.
func randomGame(seed uint64, comment string) *tictactoe.Game {
	rng := rand.New(rand.NewPCG(seed, 2))
	g := tictactoe.NewGame(tictactoe.AllRules[rng.IntN(len(tictactoe.AllRules))])
	if rng.IntN(2) == 0 {
		g = &tictactoe.Game{Tree: history.New(tictactoe.Step{Position: randomPosition(rng,
			tictactoe.AllRules[rng.IntN(len(tictactoe.AllRules))])})}
	}
	for range rng.IntN(200) {
		p := g.Position()
		switch rng.IntN(24) {
		case 0:
			g.GoTo(history.ID(rng.IntN(g.Len())))
		case 1:
			g.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.AllRules[rng.IntN(len(tictactoe.AllRules))]))
		case 2:
			g.Set(tictactoe.Edited, p.With(grid.Cell(rng.IntN(grid.Cells)), tictactoe.Mark(rng.IntN(3))))
		case 3:
			g.Set(tictactoe.Edited,
				[...]tictactoe.Position{p, p.Swapped(), p.Transformed(tictactoe.Rotated), p.WithoutLast()}[rng.IntN(4)])
		case 4:
			g.Set(tictactoe.Edited, randomPosition(rng, tictactoe.AllRules[rng.IntN(len(tictactoe.AllRules))]))
		case 5:
			g.SetComment(history.ID(rng.IntN(g.Len())), comment)
		case 6:
			g.SetComment(g.Current(), hardTexts[rng.IntN(len(hardTexts))])
		default:
			g.Play(grid.Cell(rng.IntN(grid.Cells)))
			if legal := slices.Collect(p.Legal().All()); len(legal) > 0 && rng.IntN(2) == 0 {
				g.Play(legal[rng.IntN(len(legal))])
			}
		}
	}
	return g
}

// FuzzAnyGameComesBackAsItWas is the promise of the record.
func FuzzAnyGameComesBackAsItWas(f *testing.F) {
	for seed := range uint64(60) {
		f.Add(seed, hardTexts[seed%uint64(len(hardTexts))], "Ann")
	}
	f.Fuzz(func(t *testing.T, seed uint64, comment, name string) {
		checkRecord(t, &Record{Game: randomGame(seed, comment), Tags: []Tag{{"X", name}, {"Date", "2026-03-01"}}})
	})
}

// FuzzRead holds that reading never panics, names the place of an error, and loses nothing.
func FuzzRead(f *testing.F) {
	f.Add([]byte(mailed))
	f.Add([]byte(wonByX + "none\n[owner 1 x]\n{so}\n[edit 1 1 o, owner 1 ., last 9 9]"))
	f.Add([]byte("1. 5 5 (1. 4 4 (1. 3 3) [rules open])\n{\\u{41}\\x{41}\\}\\\n   }"))
	for seed := range uint64(5) {
		f.Add(Append(nil, &Record{Game: randomGame(seed, "so {} it is"), Tags: []Tag{{"X", "Ann"}}}))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		r, err := Read(src)
		if err != nil {
			checkPlace(t, src, err)
			return
		}
		checkRecord(t, &r)
	})
}
