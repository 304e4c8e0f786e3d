package program

import (
	"os"
	"runtime"
	"sync"

	"golang.org/x/sys/unix"
)

// newPipe makes a pipe, first the end to read. Of its ends only the watched one, by its index, can be closed and given
// a deadline while it is waited for; with -1 none. To watch an end takes several system calls, which matter in a run of
// a millisecond, and os.Pipe watches both.
func newPipe(watched int) (ends [2]*os.File, err error) {
	var numbers [2]int
	if err := unix.Pipe2(numbers[:], unix.O_CLOEXEC); err != nil {
		return ends, os.NewSyscallError("pipe2", err)
	}
	for i, number := range numbers {
		if i == watched {
			unix.SetNonblock(number, true) // whereupon NewFile has the end watched
		}
		ends[i] = os.NewFile(uintptr(number), "pipe")
	}
	return ends, nil
}

// onLastingThread starts a program on a thread that lives as long as this process: the kernel takes the end of the
// thread that has started a program for that of the process, and kills the program. Go ends a thread only with a
// goroutine that is bound to it. A Run is over soon and does without, because to go to the other thread and back takes
// a tenth of its time.
func onLastingThread(start func() error) error {
	started := make(chan error)
	starters() <- func() { started <- start() }
	return <-started
}

// starters runs functions on threads that live as long as this process, one for each processor.
var starters = sync.OnceValue(func() chan<- func() {
	work := make(chan func())
	for range runtime.GOMAXPROCS(0) {
		go func() {
			runtime.LockOSThread() // for ever: no other goroutine can end the thread
			for do := range work {
				do()
			}
		}()
	}
	return work
})
