package gui

import (
	"time"

	"golang.org/x/sys/unix"
)

// threadTime is the processor time that the thread has used, which does not grow while other programs run.
func threadTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
		panic(err)
	}
	return time.Duration(t.Nano())
}
