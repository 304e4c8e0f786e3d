package match

import (
	"math"
	"testing"

	"ninefold/engine/test/fail"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-3 }

func TestIntervalIsThatOfPairs(t *testing.T) {
	for _, c := range []struct {
		score            Score
		share, low, high float64
	}{
		{Score{}, 0.5, 0, 1},
		{Score{Wins: 1}, 1, 0, 1}, // no pair
		// 100 pairs of ½: the variance is that of the imaginary pair, (0.25+0.25)/2/100, so the half is
		// 1.96*√(0.0025/100)
		{Score{Wins: 100, Losses: 100, Pairs: [5]int{2: 100}}, 0.5, 0.4902, 0.5098},
		// 50 pairs won, 50 lost: variance 0.25*1.01, half 1.96*√(0.2525/100)
		{Score{Wins: 100, Losses: 100, Pairs: [5]int{0: 50, 4: 50}}, 0.5, 0.4015, 0.5985},
		{Score{Wins: 20, Pairs: [5]int{4: 10}}, 1, 0.8614, 1},
	} {
		low, high := c.score.Interval()
		fail.If(t, !near(c.score.Share(), c.share) || !near(low, c.low) || !near(high, c.high),
			"%+v: %v in %v..%v", c.score, c.score.Share(), low, high)
	}
}

func TestElo(t *testing.T) {
	for share, want := range map[float64]float64{
		0.5: 0, 0.75: 190.848, 0.25: -190.848, 1: math.Inf(1), 0: math.Inf(-1),
	} {
		if got := Elo(share); got != want && !near(got, want) {
			t.Errorf("%v: %v, want %v", share, got, want)
		}
		if got := Elo(share); got == 0 && math.Signbit(got) {
			t.Errorf("%v: -0", share)
		}
		got := shareOf(Elo(share))
		fail.Unless(t, near(got, share), "%v became %v", share, got)
	}
}

func TestARatioIsNeverMinusZero(t *testing.T) {
	for _, test := range []SPRT{{0, 20}, {-20, 0}} {
		ratio := test.Ratio(Score{})
		fail.If(t, math.Signbit(ratio), "%v: %v", test, ratio)
	}
}

func TestSPRTDecides(t *testing.T) {
	test := SPRT{0, 20}
	for _, c := range []struct {
		pairs [5]int
		want  Verdict
	}{
		{[5]int{}, Undecided},
		{[5]int{1: 20, 2: 50, 3: 30}, Undecided},
		{[5]int{1: 200, 2: 500, 3: 450}, AcceptH1},
		{[5]int{1: 500, 2: 1000, 3: 400}, AcceptH0},
	} {
		got := test.Verdict(Score{Pairs: c.pairs})
		fail.If(t, got != c.want, "%v: %v (ratio %v), want %v", c.pairs, got, test.Ratio(Score{Pairs: c.pairs}), c.want)
	}
}
