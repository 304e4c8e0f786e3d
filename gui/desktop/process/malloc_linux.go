//go:build cgo

package process

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void limitHeap(void) { mallopt(M_MMAP_THRESHOLD, 128 << 10); }
#else
static void limitHeap(void) {}
#endif
*/
import "C"

// A graphics driver allocates megabytes for each window. The C library returns such a block to the system when it is
// freed only as long as it maps each by itself: with the first one freed it begins to keep them.
func init() { C.limitHeap() }
