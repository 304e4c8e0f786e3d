package training

import (
	"fmt"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestADayThatIsMissedEndsTheStreak(t *testing.T) {
	var training State
	for _, step := range []struct {
		day            int
		solve          bool
		before, streak int
	}{
		{100, true, 0, 1}, {101, true, 1, 2}, {101, true, 2, 2}, {102, false, 2, 2}, {103, false, 0, 0},
		{103, true, 0, 1}, {104, true, 1, 2}, {99, false, 0, 0},
	} {
		fail.Unequal(t, training.Streak.On(step.day), step.before, "on day %d, before", step.day)
		if step.solve {
			training.Note(step.day, tictactoe.Closed, func(did *Daily) { did.Solved = true })
		}
		fail.Unequal(t, training.Streak.On(step.day), step.streak, "on day %d", step.day)
	}
	training.Note(104, tictactoe.Open, func(did *Daily) { did.Solved = true })
	fail.If(t, training.Streak.Days != 2 || len(training.Daily) != 2 || training.On(103, tictactoe.Closed).Tried(),
		"another one on the same day: %+v", training)
}

func TestWhatIsSolvedTodayStaysAsItWas(t *testing.T) {
	var training State
	for range 2 {
		training.Note(7, tictactoe.Closed, func(did *Daily) { did.Misses++ })
		training.Note(7, tictactoe.Closed, func(did *Daily) { did.Solved, did.Hinted = true, true })
	}
	did := training.On(7, tictactoe.Closed)
	fail.If(t, did.Misses != 1 || training.Streak.On(7) != 0, "%+v, %+v", did, training.Streak)
}

func TestOnlyTheFirstTryAtAPuzzleCounts(t *testing.T) {
	var training State
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
	training := State{
		Tries:  []Try{{"a", -1, true}, {"b", 1e6, true}, {"c", 1200, true}, {"toolongforanidentifier", 1, true}},
		Daily:  []Daily{{Rules: "chess"}, {Rules: "judge"}, {Rules: "closed", Misses: -1}, {Rules: "closed"}},
		Streak: Streak{Day: 3, Days: 4},
	}
	training.Solved = []string{"", "../x", "17FUK", "n0rmm", "12345678901234567", "n0rmm"}
	for n := range maxSolved + 5 {
		training.Solved = append(training.Solved,
			string([]byte{'a' + byte(n%26), 'a' + byte(n/26%26), 'a' + byte(n/676)}))
	}
	training.Check()
	fail.If(t, training.Solved[0] != "n0rmm" || training.Solved[1] != "aaa" || len(training.Solved) != maxSolved,
		"%d are solved, first %v", len(training.Solved), training.Solved[:2])
	fail.If(t, len(training.Tries) != 1 || len(training.Daily) != 1 || training.Streak.Days != 0, "%+v", training)
}
