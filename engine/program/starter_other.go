//go:build !linux

package program

// onLastingThread starts a program: here it does not matter on which thread.
func onLastingThread(start func() error) error { return start() }
