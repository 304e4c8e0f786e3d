package match

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// careful is a player who takes and blocks lines of marks, and sends the opponent to no box that it can win at once.
type careful struct{ random *rand.Rand }

func (careful) Name() string { return "careful" }

func (careful) Start(_ tictactoe.Rules, seed uint64, _ *search.Searcher) (Player, error) {
	return careful{rand.New(rand.NewPCG(seed, 0))}, nil
}

func (careful) Close() {}

func (c careful) Move(_ context.Context, turn Turn) (Move, error) {
	var best []grid.Cell
	most := 0
	for cell := range turn.Legal.ByBox() {
		worth := worth(&turn.Position, cell)
		if worth > most {
			best, most = nil, worth
		}
		if worth == most {
			best = append(best, cell)
		}
	}
	return Move{Cell: best[c.random.IntN(len(best))]}, nil
}

// worth returns what a careful player thinks of a move.
func worth(p *tictactoe.Position, c grid.Cell) (worth int) {
	next, _ := p.Play(c)
	switch side := p.Side(); {
	case next.Winner() == p.Turn():
		return 10
	case tictactoe.Completing(p.MarksOf(side, c.Box())).Has(c.Place()):
		worth = 4
	case tictactoe.Completing(p.MarksOf(side^1, c.Box())).Has(c.Place()):
		worth = 2
	}
	for b := range next.PlayableIfOngoing().All() {
		box := grid.Box(b)
		if tictactoe.Completing(next.MarksOf(next.Side(), box))&next.Empty(box) != 0 {
			return worth
		}
	}
	return worth + 1
}

// levelMatch plays a match as docs/playing.md says.
func levelMatch(t *testing.T, games int, contestants [2]Contestant) Score {
	t.Helper()
	r, err := Run(t.Context(), Options{Rules: tictactoe.Closed, Games: games, Openings: 4, Jobs: 1, Seed: 11},
		contestants, nil)
	fail.OnError(t, err)
	return r.Score
}

func TestACarefulPlayerBeatsBeginner(t *testing.T) {
	score := levelMatch(t, 400, [2]Contestant{careful{}, Engine{search.Levels[search.Beginner]}})
	fail.If(t, score.Share() < 0.8, "a careful player scores %.3f", score.Share())
}

// TestTheWeakLevelsScoreAsThePageSays plays the matches again for the column Closed.
func TestTheWeakLevelsScoreAsThePageSays(t *testing.T) {
	if testing.Short() {
		t.Skip("2,000 games")
	}
	page := texttest.Read(t, "../../../docs/playing.md")
	for i := search.Beginner; i <= search.Casual; i++ {
		score := levelMatch(t, 400, levels(t, i, i-1))
		low, high := score.Interval()
		row := fmt.Sprintf("| %.2f (%.2f to %.2f) |", score.Share(), low, high)
		_, after, _ := strings.Cut(page, "| "+search.Levels[i].Name+" |")
		line, _, _ := strings.Cut(after, "\n")
		fail.Unless(t, strings.Contains(line, row), "%s: %s is not %s", search.Levels[i].Name, line, row)
	}
}
