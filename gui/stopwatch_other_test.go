//go:build !linux

package gui

import "time"

var started = time.Now()

// threadTime returns the time since the tests began, on systems that do not tell the thread's.
func threadTime() time.Duration { return time.Since(started) }
