package match

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
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
		got := Elo(share)
		fail.If(t, got != want && !near(got, want), "%v: %v, want %v", share, got, want)
		fail.If(t, got == 0 && math.Signbit(got), "%v: -0", share)
		got = shareOf(Elo(share))
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

func TestARemarkMaySayWhatAMoveIsWorth(t *testing.T) {
	after := tictactoe.New(tictactoe.Closed) // X has played the centre
	after.Push(grid.At(5, 5))
	cells := func(all ...grid.Cell) []grid.Cell { return all }
	for remark, want := range map[string]Estimate{
		"62%":                             {Permille: 620},
		"X 62%, depth 2, 100 positions":   {Permille: 620},
		"O 38%":                           {Permille: 620},
		"won 38.25 % of 100 playouts":     {Permille: 383},
		"0%":                              {Permille: 0},
		"100 % sure":                      {Permille: 1000},
		"55% line 3 3 1 1":                {Permille: 550, Line: cells(grid.At(4, 4), grid.At(2, 2))},
		"55% pv: 4 4, 3 3; 1 1 and so on": {Permille: 550, Line: cells(grid.At(4, 4), grid.At(2, 2))},
		"pv=3 3 8 8 55%":                  {Permille: 550, Line: cells(grid.At(4, 4))}, // 3 3 does not send to 8 8
		"55% line 9 9":                    {Permille: 550},
		"55% baseline 3 3":                {Permille: 550},
	} {
		e, ok := ParseEstimate(remark+" (0.021s)\n99%", after)
		fail.If(t, !ok || e.Permille != want.Permille || !slices.Equal(e.Line, want.Line),
			"%q: %+v, %v, want %+v", remark, e, ok, want)
	}
	for _, remark := range []string{"", "of 81", "101%", "-5%", "1.2.3%", "line 3 3 1 1", "depth 3, 1000 positions"} {
		e, ok := ParseEstimate(remark+" (0.021s)", after)
		fail.If(t, ok, "%q says %+v", remark, e)
	}
	e, ok := ParseEstimate("62% of people think so", after)
	fail.If(t, ok, "somebody's comment says %+v", e)
}

func TestAFaultIsReadFromWhatItSays(t *testing.T) {
	for _, f := range []*Fault{
		{Cell: 40},
		{Kind: Timeout, Limit: 1500 * time.Millisecond},
		{Kind: Nonsense, Answer: `re"sign)`},
		{Kind: Nonsense, Long: true},
		{Kind: Ended, End: program.Exited, Status: 3},
		{Kind: Ended, End: program.Exited, Status: 1, Said: "NameError: name (x)"},
		{Kind: Ended, End: program.Signaled, Signal: "killed"},
		{Kind: Ended, End: program.Signaled, Signal: "segmentation fault", Said: "oh: no"},
		{Kind: Ended, End: program.Closed},
		{Kind: Ended, End: program.Closed, Said: "bye"},
	} {
		got := ParseFault(f.Error())
		fail.Unless(t, reflect.DeepEqual(got, f), "%q is read as %v", f.Error(), got)
	}
	long := &Fault{Kind: Nonsense, Answer: strings.Repeat("ab", 500)}
	got := ParseFault(long.Error())
	fail.If(t, got == nil || got.Error() != long.Error(), "%q is read as %v", long.Error(), got)
	for _, text := range []string{
		"", "X", "timed out", "timed out (limit 1s)", "made an illegal move (9 9)", "exited (status)", "exited",
		"gave no move (x)", "gave no move (broken)",
	} {
		fail.Unequal(t, ParseFault(text), nil, "%q is read as", text)
	}
}
