package tasks_test

import (
	"syscall/js"
	"testing"
	"time"

	"ninefold/gui/tasks"
)

func TestLongWorkLetsThePageRun(t *testing.T) {
	for _, every := range []int{1, 16} {
		ran := false
		page := js.FuncOf(func(js.Value, []js.Value) any { ran = true; return nil })
		defer page.Release()
		js.Global().Call("setTimeout", page, 0)
		yield := tasks.Yielder(every)
		for began := time.Now(); !ran; yield() {
			if time.Since(began) > time.Minute {
				t.Fatalf("asking at every %d calls, the page has not run for a minute", every)
			}
		}
	}
}
