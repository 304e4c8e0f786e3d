//go:build amd64 || arm64

package search

import "sync/atomic"

// prefetch begins to bring a word from memory to the cache, and does not wait for it.
//
//go:noescape
func prefetch(word *atomic.Uint64)
