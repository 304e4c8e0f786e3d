package tasks_test

import (
	"context"
	"runtime"
	"syscall/js"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/gui/work/tasks"
	"ninefold/gui/work/tasks/taskstest"
)

// tap sends the program a message, as a tap does, and returns a variable that tells whether it has arrived.
func tap(t *testing.T) (came *bool) {
	came = new(bool)
	channel := js.Global().Get("MessageChannel").New()
	hear := js.FuncOf(func(js.Value, []js.Value) any { *came = true; return nil })
	channel.Get("port1").Set("onmessage", hear)
	t.Cleanup(func() { channel.Get("port1").Call("close"); hear.Release() })
	channel.Get("port2").Call("postMessage", nil)
	return came
}

func TestLongWorkLetsATapIn(t *testing.T) {
	for _, every := range []int{1, 16} {
		yield, came := tasks.Yielder(every), tap(t)
		for began := time.Now(); !*came; yield() {
			fail.NowIf(t, time.Since(began) > time.Minute,
				"asking at every %d calls, the page has not run for a minute", every)
		}
	}
}

func TestWorkBeginsOnceThePageHasRun(t *testing.T) {
	run, began := taskstest.New(), false
	work := func() bool { began = true; return true }
	tasks.Run(run.Runner, context.Background(), work, func(bool) {})
	runtime.Gosched()
	fail.If(t, began, "work began before the page could show what it was begun for")
	next(t, run)()
}
