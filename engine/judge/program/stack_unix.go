//go:build linux || darwin

package program

import (
	"sync"

	"golang.org/x/sys/unix"
)

// freeStack lets the stack of the programs started from now on grow as far as the system allows, as judges do. They
// inherit this process's limit, which has no effect on Go's own stacks. To limit each program by itself would be too
// late: the system lays out its memory, and leaves room for the stack, when the program is executed.
var freeStack = sync.OnceFunc(func() {
	var limit unix.Rlimit
	if unix.Getrlimit(unix.RLIMIT_STACK, &limit) == nil {
		limit.Cur = limit.Max
		unix.Setrlimit(unix.RLIMIT_STACK, &limit) // otherwise the limit stays as it is
	}
})
