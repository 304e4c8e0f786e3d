//go:build !amd64 && !arm64

package search

import "sync/atomic"

// prefetch brings a word from memory to the cache.
func prefetch(word *atomic.Uint64) { word.Load() }
