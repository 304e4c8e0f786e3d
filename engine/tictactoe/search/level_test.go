package search

import (
	"context"
	"math"
	"math/rand/v2"
	"regexp"
	"strconv"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestLevelsGetStronger(t *testing.T) {
	for i := 1; i < len(Levels); i++ {
		n := Levels[i].Nodes
		fail.If(t, n <= Levels[i-1].Nodes && !Levels[i].Timed(),
			"%s looks at %v positions, %s before it at %v", Levels[i].Name, n, Levels[i-1].Name, Levels[i-1].Nodes)
	}
}

func TestABudgetOfALevelIsAMean(t *testing.T) {
	const searches = 10_000
	level, sum := Levels[Beginner], int64(0)
	for seed := range uint64(searches) {
		sum += level.Limits(seed).Nodes
	}
	mean := float64(sum) / searches
	fail.If(t, math.Abs(mean-level.Nodes) > 0.02, "%v nodes, want %v", mean, level.Nodes)
	fail.Unequal(t, Levels[Club].Limits(1).Nodes, 1000, "the nodes of Club")
}

// TestTheRatingsFollowFromTheMatches compares them with the shares of points that docs/playing.md has. Of a share of 1
// the least that it may be counts.
func TestTheRatingsFollowFromTheMatches(t *testing.T) {
	page := texttest.Read(t, "../../../docs/playing.md")
	for i, l := range Levels[1:] {
		columns := regexp.MustCompile(`(?m)^\| ` + l.Name + ` \|[^|]*\|[^|]*\| (\S+) \((\S+) to`)
		row := columns.FindStringSubmatch(page)
		fail.NowIf(t, row == nil, "the table has no row of %s", l.Name)
		share, _ := strconv.ParseFloat(row[1], 64)
		least, _ := strconv.ParseFloat(row[2], 64)
		if share == 1 {
			share = least
		}
		fail.If(t, i < Casual && (share < 0.65 || share > 0.80), "%s scores %v, which is no step to climb", l.Name,
			share)
		step := float64(l.Rating - Levels[i].Rating)
		want := -400 * math.Log10(1/share-1)
		fail.If(t, math.Abs(step-want) > 5, "%s is %v above the one before it, and of %v follows %v",
			l.Name, step, share, want)
	}
}

// TestTheRandomLevelMakesEachMoveAsOften, also one that loses.
func TestTheRandomLevelMakesEachMoveAsOften(t *testing.T) {
	p, _ := tictactoe.New(tictactoe.Closed).Play(grid.At(5, 5))
	made := map[grid.Cell]int{}
	const draws = 8000
	for seed := range uint64(draws) {
		r, err := Search(context.Background(), p, Levels[Random].Limits(seed), nil)
		fail.If(t, err != nil || r.Nodes != 0, "it looks at %d positions, %v", r.Nodes, err)
		made[r.Best]++
	}
	legal := p.Legal()
	for c := range legal.ByBox() {
		fail.If(t, made[c] < draws/8*9/10 || made[c] > draws/8*11/10, "%d of %d moves are %v", made[c], draws, c)
	}
}

// TestAPacedGameTakesNoMoreThanAnEvenOne counts until 40 cells are empty: by then most games are decided, and the
// others take little more.
func TestAPacedGameTakesNoMoreThanAnEvenOne(t *testing.T) {
	const mean = time.Second
	paced, even, longest := time.Duration(0), time.Duration(0), time.Duration(0)
	p := tictactoe.New(tictactoe.Judge)
	for random := rand.New(rand.NewPCG(1, 0)); p.Count(tictactoe.Empty) > 40; p.Push(p.RandomMove(random)) {
		d := Pace(&p, mean)
		paced, even, longest = paced+d, even+mean, max(longest, d)
	}
	fail.If(t, paced > even || paced < even*9/10, "%v in place of %v", paced, even)
	fail.Unequal(t, longest, mean*3/2, "the longest move takes")
	p.Push(p.RandomMove(rand.New(rand.NewPCG(2, 0))))
	fail.Unequal(t, Pace(&p, mean), mean/2, "with 39 empty cells a move takes")
}
