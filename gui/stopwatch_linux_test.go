package gui

import (
	"time"

	"golang.org/x/sys/unix"
)

// threadTime returns the thread's processor time, on which other programs have no effect.
func threadTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}
