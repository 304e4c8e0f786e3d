package taskstest

import (
	"slices"
	"sync"
	"time"
)

// Clock is a clock that stands still until the test moves it.
type Clock struct {
	mu      sync.Mutex
	now     time.Time
	waiting []waiter
}

// waiter is what waits for a time.
type waiter struct {
	until time.Time
	do    func()
}

// newClock returns a clock at some time.
func newClock() *Clock { return &Clock{now: time.Date(2024, time.May, 17, 12, 0, 0, 0, time.UTC)} }

// Now returns the time that the clock shows.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// AfterFunc calls a function when the clock has moved by a duration: Advance does, before it returns.
func (c *Clock) AfterFunc(d time.Duration, do func()) {
	c.mu.Lock()
	c.waiting = append(c.waiting, waiter{c.now.Add(d), do})
	c.mu.Unlock()
	c.Advance(0)
}

// Advance moves the clock and does what was to be done by then.
func (c *Clock) Advance(d time.Duration) {
	c.mu.Lock()
	c.now = c.now.Add(d)
	var due []waiter
	c.waiting = slices.DeleteFunc(c.waiting, func(w waiter) bool {
		isDue := !w.until.After(c.now)
		if isDue {
			due = append(due, w)
		}
		return isDue
	})
	c.mu.Unlock()
	for _, w := range due {
		w.do()
	}
}
