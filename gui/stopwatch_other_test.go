//go:build !linux

package gui

import "time"

var started = time.Now()

// threadTime is the time since the tests began, where that of the thread is not to be had.
func threadTime() time.Duration { return time.Since(started) }
