package tasks

import (
	"sync"
	"syscall/js"
	"time"
)

// slice limits how long work keeps a web page waiting: a tap waits for what is left of it.
const slice = 6 * time.Millisecond

// Yielder returns a function that long work calls often, to let others run. A web page has one thread, which the
// browser gets back only while all goroutines wait, so the function now and then does. It reads the clock, which is
// slow, at every so many calls: work that calls it at each small step passes a larger number. Only a few milliseconds
// must pass between two readings.
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

// turns are channels by which the browser is asked to come back behind all that waits for it. There are two, taken in
// turn, as Node.js goes on with one for as long as there is something in it.
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

// giveWay returns when the browser has done what waits for it. Work does not sleep for that: browsers let who sleeps
// often sleep for 4 ms at least, and a search would lose a quarter of its time.
func giveWay() {
	t := ownTurns()
	t.next = 1 - t.next
	t.ports[t.next].Call("postMessage", nil)
	<-t.came
}
