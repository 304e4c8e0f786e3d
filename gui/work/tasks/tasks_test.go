package tasks_test

import (
	"context"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/gui/work/tasks"
	"ninefold/gui/work/tasks/taskstest"
)

// clock reports each wait to the test, so that the test moves the clock only afterwards.
type clock struct {
	*taskstest.Clock
	asked chan time.Duration
}

func (c *clock) AfterFunc(d time.Duration, do func()) {
	c.Clock.AfterFunc(d, do)
	c.asked <- d
}

// withClock returns a runner for tests with such a clock.
func withClock() (*taskstest.Tasks, *clock) {
	run := taskstest.New()
	c := &clock{run.Clock, make(chan time.Duration, 8)}
	run.Runner.Clock = c
	return run, c
}

func next(t *testing.T, run *taskstest.Tasks) func() {
	t.Helper()
	f := run.Next()
	fail.NowIf(t, f == nil, "nothing was posted")
	return f
}

func TestWhatWasFoundIsUsedByWhoeverRunsWhatIsPosted(t *testing.T) {
	run, got := taskstest.New(), 0
	tasks.Run(run.Runner, context.Background(), func() int { return 42 }, func(n int) { got = n })
	f := next(t, run)
	fail.Unequal(t, got, 0, "it was used in another goroutine")
	f()
	fail.If(t, got != 42, "used was %d", got)
}

func TestWhatComesAfterTheEndIsDropped(t *testing.T) {
	run := taskstest.New()
	for name, post := range map[string]func(context.Context, func()){
		"work": func(ctx context.Context, use func()) {
			tasks.Run(run.Runner, ctx, func() int { return 0 }, func(int) { use() })
		},
		"a post": func(ctx context.Context, use func()) { run.PostUnless(ctx, use) },
	} {
		ctx, cancel := context.WithCancel(context.Background())
		post(ctx, func() { t.Errorf("%s was used after its end", name) })
		late := next(t, run)
		cancel()
		late()
	}
}

func TestWhatIsBegunEndsWhatWasBegunBefore(t *testing.T) {
	var latest tasks.Latest
	latest.End()
	first, second := latest.Begin(), latest.Begin()
	fail.If(t, first.Err() == nil || second.Err() != nil,
		"the first has ended with %v, the second with %v", first.Err(), second.Err())
	latest.End()
	fail.If(t, second.Err() == nil, "the second has not ended")
}

func TestWatchShowsAtEveryTickUntilTheEnd(t *testing.T) {
	run, c := withClock()
	ctx, cancel := context.WithCancel(context.Background())
	shown := 0
	run.Watch(ctx, func() { shown++ })
	for n := 1; n <= 3; n++ {
		tick := <-c.asked
		c.Advance(tick)
		next(t, run)()
		fail.NowIf(t, shown != n, "after %d ticks of %v it was shown %d times", n, tick, shown)
	}
	c.Advance(<-c.asked)
	late := next(t, run)
	cancel()
	late()
	fail.If(t, shown != 3, "it was shown after the end")
}

func TestLaterComesInItsTimeAndNotAfterTheEnd(t *testing.T) {
	run, c := withClock()
	ctx, cancel := context.WithCancel(context.Background())
	done := false
	run.Later(ctx, time.Second, func() { done = true })
	fail.Unequal(t, <-c.asked, time.Second, "it waits")
	c.Advance(time.Second - 1)
	fail.If(t, run.Pop() != nil, "it came too soon")
	c.Advance(1)
	next(t, run)()
	fail.Unless(t, done, "it was not done")
	run.Later(ctx, time.Second, func() { t.Error("it was done after the end") })
	c.Advance(<-c.asked)
	late := next(t, run)
	cancel()
	late()
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	run.Later(cancelled, time.Second, func() { t.Error("it was done though it had ended before") })
	c.Advance(<-c.asked)
	run.RunPosted()
}

func TestWhatIsWaitedForIsRunBeforeTheEndOrNever(t *testing.T) {
	run, _ := withClock()
	ran := make(chan bool)
	ctx, cancel := context.WithCancel(context.Background())
	go func() { ran <- run.PostAndWait(ctx, func() {}) }()
	next(t, run)()
	fail.If(t, !<-ran, "it was run, and is said not to have been")
	go func() { ran <- run.PostAndWait(ctx, func() { t.Error("it was run when nobody waited any more") }) }()
	late := next(t, run)
	cancel()
	fail.If(t, <-ran, "it is said to have been run before it was")
	late()
}

func TestWaitReturnsWithTheTimeOrTheEnd(t *testing.T) {
	run, c := withClock()
	for name, end := range map[string]func(time.Duration, context.CancelFunc){
		"the time": func(d time.Duration, _ context.CancelFunc) { c.Advance(d) },
		"the end":  func(_ time.Duration, cancel context.CancelFunc) { cancel() },
	} {
		ctx, cancel := context.WithCancel(context.Background())
		returned := make(chan struct{})
		go func() { run.Wait(ctx, time.Hour); close(returned) }()
		d := <-c.asked
		select {
		case <-returned:
			t.Errorf("it returned before %s", name)
		default:
		}
		end(d, cancel)
		<-returned
		cancel()
	}
}

func TestTheSystemsClockGoes(t *testing.T) {
	c := tasks.SystemClock{}
	before := c.Now()
	passed := make(chan struct{})
	c.AfterFunc(time.Millisecond, func() { close(passed) })
	<-passed
	at := c.Now()
	fail.Unless(t, at.After(before), "it went from %v to %v", before, at)
}
