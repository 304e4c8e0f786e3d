package rating

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

var prior = Prior{Elo: 1300, Deviation: 500}

func TestARatingIsWhereTheExpectedPointsAreThoseMade(t *testing.T) {
	var even []Game
	for range 200 {
		even = append(even, Game{1500, 1}, Game{1500, 0})
	}
	e := prior.Estimate(even)
	fail.If(t, math.Abs(e.Elo-1500) > 1 || e.High-e.Low < 60 || e.High-e.Low > 80, "half of the points: %+v", e)
	e = prior.Estimate(nil) // a normal distribution with the prior's deviation
	fail.If(t, e.Elo != 1300 || math.Abs(e.High-e.Low-2*1.96*prior.Deviation) > 1e-9, "without a game: %+v", e)
	e = prior.Estimate([]Game{{1500, 1}, {1500, 1}, {1500, 1}})
	fail.If(t, e.Elo < 1550 || e.Elo > 2200 || e.Low > 1500, "three wins: %+v", e)
	e = prior.Estimate(slices.Repeat([]Game{{3000, 1}}, 50)) // far from the prior
	fail.If(t, math.Abs(e.Elo-3593) > 1, "fifty wins: %+v", e)
	draws := []Game{{1500, 0.5}, {1500, 0.5}}
	fail.If(t, prior.Estimate(draws).Elo <= 1300, "two draws with a stronger one: %+v", prior.Estimate(draws))
}

func TestADifferenceIsTheInverseOfAShare(t *testing.T) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-3 }
	for share, want := range map[float64]float64{
		0.5: 0, 0.75: 190.848, 0.25: -190.848, 1: math.Inf(1), 0: math.Inf(-1),
	} {
		got := Difference(share)
		fail.If(t, got != want && !near(got, want), "%v: %v, want %v", share, got, want)
		fail.If(t, got == 0 && math.Signbit(got), "%v: -0", share)
		fail.Unless(t, near(Share(got), share), "%v became %v", share, Share(got))
	}
}

// TestTheIntervalHoldsTheRatingAsOftenAsItSays plays for players of known strength, drawn from the prior.
func TestTheIntervalHoldsTheRatingAsOftenAsItSays(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	const players, games = 2000, 25
	held := 0
	for range players {
		real := prior.Elo + random.NormFloat64()*prior.Deviation
		var results []Game
		for range games {
			against := 1000 + 1000*random.Float64()
			r := Game{Against: against}
			if random.Float64() < 1/(1+math.Pow(10, (against-real)/400)) {
				r.Points = 1
			}
			results = append(results, r)
		}
		if e := prior.Estimate(results); e.Low <= real && real <= e.High {
			held++
		}
	}
	fail.If(t, held < players*93/100 || held > players*97/100, "%d of %d", held, players)
}
