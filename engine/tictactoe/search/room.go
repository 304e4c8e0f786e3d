//go:build !js

package search

// usualRoom is the most memory that one table takes, in bytes.
const usualRoom = 64 << 20
