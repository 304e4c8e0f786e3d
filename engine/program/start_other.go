//go:build !linux

package program

// onLastingThread starts a program. Only on Linux the thread matters.
func onLastingThread(start func() error) error { return start() }
