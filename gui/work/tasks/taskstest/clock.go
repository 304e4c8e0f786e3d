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

// waiter waits for a time.
type waiter struct {
	until time.Time
	wake  chan time.Time
}

// newClock returns a clock at some time.
func newClock() *Clock { return &Clock{now: time.Date(2024, time.May, 17, 12, 0, 0, 0, time.UTC)} }

// Now returns the time that the clock shows.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// After returns a channel that gets the time once the clock has moved by a duration.
func (c *Clock) After(d time.Duration) <-chan time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	wake := make(chan time.Time, 1)
	c.waiting = append(c.waiting, waiter{c.now.Add(d), wake})
	c.wakeUp()
	return wake
}

// Advance moves the clock and wakes those whose time has come.
func (c *Clock) Advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
	c.wakeUp()
}

func (c *Clock) wakeUp() {
	c.waiting = slices.DeleteFunc(c.waiting, func(w waiter) bool {
		due := !w.until.After(c.now)
		if due {
			w.wake <- c.now
		}
		return due
	})
}
