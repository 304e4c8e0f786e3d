package tasks

import "time"

// slice is how long work may keep a web page waiting: less than a frame.
const slice = 12 * time.Millisecond

// Yielder gives what long work calls again and again to let others run. A web page has one thread, which the browser
// gets back only while all goroutines wait; so whoever calls it waits now and then. At every so many calls it asks the
// browser's clock, which is slow: work that calls it at each small step should not ask each time, and between two times
// must pass but a few milliseconds.
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
