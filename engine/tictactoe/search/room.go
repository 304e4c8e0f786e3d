//go:build !js

package search

// room is the most memory that one table takes, in bytes.
const room = 64 << 20
