//go:build !cgo || !(linux || darwin)

package command

// stdoutWasClosed reports whether the program was started with its standard output closed. On Windows a write then
// fails by itself; without cgo it cannot be known.
func stdoutWasClosed() bool { return false }
