package tasks

import "time"

// slice limits how long work keeps a web page waiting, to less than a frame.
const slice = 12 * time.Millisecond

// Yielder returns a function that long work calls often, to let others run. A web page has one thread, which the
// browser gets back only while all goroutines wait, so the function now and then sleeps. It reads the clock, which is
// slow, at every so many calls: work that calls it at each small step passes a larger number. Only a few milliseconds
// must pass between two readings.
func Yielder(every int) func() {
	asked, since := 0, time.Now()
	return func() {
		asked++
		if asked%every == 0 && time.Since(since) > slice {
			time.Sleep(time.Millisecond)
			since = time.Now()
		}
	}
}
