//go:build !linux

package program

// onLastingThread starts a program. Only on Linux the thread matters.
func onLastingThread(start func() error) error { return start() }

// deepest returns nothing: only Linux tells how large stacks are.
func (g *group) deepest() int64 { return 0 }
