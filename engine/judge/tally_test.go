package judge

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/checker"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
)

func TestATallyAddsUp(t *testing.T) {
	var tally Tally
	results := []Result{
		{Verdict: Accepted},
		{Verdict: WrongAnswer},
		{Verdict: Accepted, WhiteSpace: &checker.LineDifference{}},
		{Verdict: Presentation, WhiteSpace: &checker.LineDifference{}},
		{Verdict: Accepted, WhiteSpace: &checker.LineDifference{}},
	}
	for i := range results {
		r := &results[i]
		r.Run.CPU, r.Run.Memory = time.Duration(i+1), int64(10-i)
		tally.Add(r)
	}
	want := Tally{Cases: 5, Failed: 2, Slowest: 5, Quickest: 1, Memory: 10, WhiteSpace: 2, FirstWhiteSpace: &results[2]}
	want.By[Accepted], want.By[WrongAnswer], want.By[Presentation] = 3, 1, 1
	fail.Unequal(t, tally, want, "it")
}

func TestAProgramStartsSlowlyIfNoCaseIsQuick(t *testing.T) {
	var tally Tally
	for _, tc := range []struct {
		took time.Duration
		slow bool
	}{{slowStart, true}, {10 * slowStart, true}, {slowStart / 2, false}, {slowStart, false}} {
		r := Result{}
		r.Run.CPU = tc.took
		tally.Add(&r)
		fail.If(t, tally.StartsSlowly() != tc.slow, "after a case of %v: %v", tc.took, !tc.slow)
	}
}

func TestVerdictsAreCalledAsJudgesCallThem(t *testing.T) {
	var names, short []string
	for v := range Verdict(Verdicts) {
		names, short = append(names, v.String()), append(short, v.Short())
	}
	const want = "Accepted, Presentation error, Wrong answer, Runtime error, " +
		"Time limit exceeded, Memory limit exceeded, Output limit exceeded, Compilation error"
	fail.Unequal(t, strings.Join(names, ", "), want, "it")
	if got, want := strings.Join(short, " "), "AC PE WA RE TLE MLE OLE CE"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestASolutionThatHasNeverWorkedIsHopeless(t *testing.T) {
	crash := func(status int, signal, stderr string) Result {
		return Result{Verdict: RuntimeError,
			Run: program.Result{Status: status, Signal: signal, Stderr: []byte(stderr)}}
	}
	oh := crash(3, "", "oh\nin line 5")
	for name, tc := range map[string]struct {
		changed int // index of the result that differs; -1 for none
		to      Result
		want    int // the number of cases after which it is hopeless; 0 for never
	}{
		"the same every time":       {-1, Result{}, EnoughCrashes},
		"another second line":       {7, crash(3, "", "oh\r\nin line 6"), EnoughCrashes},
		"an accepted case first":    {0, Result{}, 0},
		"an accepted case":          {7, Result{}, 0},
		"an accepted case too late": {EnoughCrashes, Result{}, EnoughCrashes},
		"a wrong answer":            {7, Result{Verdict: WrongAnswer}, 0},
		"another status":            {7, crash(4, "", "oh"), 0},
		"a signal":                  {7, crash(3, "killed", "oh"), 0},
		"another first line":        {7, crash(3, "", "ah"), 0},
		"another first":             {0, crash(3, "", "ah"), 0},
	} {
		var tally Tally
		hopeless := 0
		for i := range 3 * EnoughCrashes {
			r := oh
			if i == tc.changed {
				r = tc.to
			}
			if tally.Add(&r); hopeless == 0 && tally.Hopeless() {
				hopeless = tally.Cases
			}
		}
		fail.If(t, hopeless != tc.want, "%s: hopeless after %d cases, want %d", name, hopeless, tc.want)
	}
}
