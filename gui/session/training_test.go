package session

import (
	"fmt"
	"testing"

	"ninefold/engine/test/fail"
)

func TestADayThatIsMissedEndsTheStreak(t *testing.T) {
	var d Daily
	for _, step := range []struct {
		day            int
		solve          bool
		before, streak int
	}{
		{100, true, 0, 1}, {101, true, 1, 2}, {101, true, 2, 2}, {102, false, 2, 2}, {103, false, 0, 0},
		{103, true, 0, 1}, {104, true, 1, 2}, {99, false, 0, 0},
	} {
		fail.Unequal(t, d.StreakOn(step.day), step.before, "on day %d, before", step.day)
		if step.solve {
			d.Solve(fmt.Sprint(step.day), step.day)
		}
		fail.Unequal(t, d.StreakOn(step.day), step.streak, "on day %d", step.day)
	}
	fail.Differ(t, d.Solved, []string{"104"}, "solved on the last day")
	d.Solve("b", 104)
	fail.If(t, d.Streak != 2 || len(d.Solved) != 2, "another one on the same day: %+v", d)
}

func TestOnlyTheFirstTryAtAPuzzleCounts(t *testing.T) {
	var training Training
	training.Try("a", 1000, false)
	training.Try("a", 1000, true)
	training.Solve("b")
	training.Try("b", 1000, true)
	fail.Differ(t, training.Tries, []Try{{"a", 1000, false}}, "tries")
	for i := range 2 * maxTries {
		training.Try(fmt.Sprint("p", i), 1000, true)
	}
	fail.If(t, len(training.Tries) != maxTries || training.Tries[0].Puzzle != fmt.Sprint("p", maxTries),
		"%d are kept, from %+v", len(training.Tries), training.Tries[0])
}

func TestImpossibleTrainingIsDropped(t *testing.T) {
	training := Training{
		Tries: []Try{{"a", -1, true}, {"b", 1e6, true}, {"c", 1200, true}, {"toolongforanidentifier", 1, true}},
		Daily: Daily{Day: 3, Streak: 4},
	}
	training.check()
	fail.If(t, len(training.Tries) != 1 || training.Daily.Streak != 0, "%+v", training)
}
