//go:build !linux || !cgo

package process

// trimHeap does nothing: no C library of a graphics driver is known to keep memory here.
func trimHeap() {}
