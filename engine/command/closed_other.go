//go:build !cgo || !(linux || darwin)

package command

// stdoutWasClosed reports whether the program was started with standard output closed, as by >&- in a shell. Without
// cgo that is not known; on Windows writing fails anyway.
func stdoutWasClosed() bool { return false }
