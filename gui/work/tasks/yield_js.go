package tasks

import (
	"sync"
	"syscall/js"
	"time"
)

// slice limits how long work keeps a web page from reacting: a tap waits for the rest of it.
const slice = 6 * time.Millisecond

// Yielder returns a function that long work must call often. A web page has one thread, which the browser gets only
// while all goroutines wait, so the function now and then waits for it. It reads the clock, which is slow, only at
// every `every`th call: work with small steps passes a larger number. No more than a few milliseconds may pass between
// two readings.
func Yielder(every int) func() {
	asked, since := 0, time.Now()
	return func() {
		asked++
		if asked%every == 0 && time.Since(since) > slice {
			giveWay()
			since = time.Now()
		}
	}
}

// turns are channels through which the browser is asked to call back after everything that waits. There are two, used
// in turn, because Node.js stays with one channel as long as it has messages.
type turns struct {
	ports [2]js.Value
	next  int
	came  chan struct{}
}

var ownTurns = sync.OnceValue(func() *turns {
	t := &turns{came: make(chan struct{})}
	hear := js.FuncOf(func(js.Value, []js.Value) any {
		t.came <- struct{}{}
		return nil
	})
	for i := range t.ports {
		channel := js.Global().Get("MessageChannel").New()
		channel.Get("port2").Set("onmessage", hear)
		t.ports[i] = channel.Get("port1")
	}
	return t
})

// giveWay returns when the browser has done what waits for it. It does not sleep, because browsers make frequent
// sleepers sleep 4 ms or more, and a search would lose a quarter of its time.
func giveWay() {
	t := ownTurns()
	t.next = 1 - t.next
	t.ports[t.next].Call("postMessage", nil)
	<-t.came
}
