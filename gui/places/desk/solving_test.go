package desk

import (
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

// TestTheClockOfASudokuCountsASpanOnce: while it is shown, on leaving it, and not while it is away.
func TestTheClockOfASudokuCountsASpanOnce(t *testing.T) {
	run, s := taskstest.New(), sessiontest.OfSample(t, "crosshatch-2.in")
	clock := &solving{host: overlaytest.New(s, run.Runner).Host}
	leave := func() { clock.count(nil) }
	for _, step := range []struct {
		act  func()
		want time.Duration
	}{
		{clock.Advance, 0}, {clock.spend, time.Minute}, {leave, 2 * time.Minute}, {leave, 2 * time.Minute},
		{clock.Advance, 2 * time.Minute}, {leave, 3 * time.Minute},
	} {
		step.act()
		fail.Unequal(t, s.Sudoku.Spent(), step.want, "the time spent")
		run.Clock.Advance(time.Minute)
	}
}
