//go:build !js

package locale

// touched is false: on a desktop there are keys.
func touched() bool { return false }
