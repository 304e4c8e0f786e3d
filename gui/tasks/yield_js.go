package tasks

import "time"

// slice is how long work may keep a web page waiting: less than a frame.
const slice = 12 * time.Millisecond

// Yielder gives what long work calls again and again to let others run. A web page has one thread, which the browser gets
// back only while all goroutines wait; so whoever calls it waits now and then.
func Yielder() func() {
	asked, since := 0, time.Now()
	return func() {
		asked++
		if asked%16 == 0 && time.Since(since) > slice { // the browser's clock is slow to ask
			time.Sleep(time.Millisecond)
			since = time.Now()
		}
	}
}
