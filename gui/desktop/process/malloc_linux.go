//go:build cgo

package process

/*
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
static void trim(void) { malloc_trim(0); }
#else
static void trim(void) {}
#endif
*/
import "C"

import "time"

// trimHeap gives back, every ten seconds, what the C library keeps of memory that was freed. A graphics driver
// allocates megabytes for each window, and frees them between other blocks.
func trimHeap() {
	for range time.Tick(10 * time.Second) {
		C.trim()
	}
}
