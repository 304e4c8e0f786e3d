// Package clipboard puts pictures on the system's clipboard, where the toolkit puts texts only. Each system has its
// Put, which may wait for other programs, so it must not be called on the UI goroutine.
package clipboard
