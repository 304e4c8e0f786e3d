package judge

import (
	"context"
	"testing"

	"ninefold/engine/test/fail"
)

// However many cases there are, only a limited number are made ahead of the results that are taken.
func TestCasesAreNotMadeLongBeforeTheirResults(t *testing.T) {
	t.Parallel()
	tester := tester(TicTacToe, "silent")
	tester.Jobs = 2
	made := 0
	sample := samples(TicTacToe)[0]
	endless := func(yield func(Case, error) bool) {
		for yield(sample, nil) {
			made++
		}
	}
	taken := 0
	for _, err := range tester.TestAll(context.Background(), endless) {
		fail.OnError(t, err)
		if taken++; taken == 100 {
			break // after the loop all begun cases have ended
		}
	}
	fail.If(t, made < taken || made > taken+ahead+tester.Jobs+2, "%d cases were made for %d results", made, taken)
}

// A case is prepared while another runs, but its program waits for its turn.
func TestNoMoreProgramsRunAtOnceThanJobs(t *testing.T) {
	t.Parallel()
	tester := tester(TicTacToe, "alone")
	tester.Jobs = 1
	tester.Command.Args = append(tester.Command.Args, t.TempDir())
	suite := Suite{Problem: TicTacToe, Count: 20}
	for r, err := range tester.TestAll(context.Background(), suite.Cases()) {
		fail.NowIf(t, err != nil || r.Failed(), "%v, %v, %v", r.Verdict, r.Run.Status, err)
	}
}
