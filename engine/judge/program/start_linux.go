package program

import (
	"runtime"
	"sync"
)

// onLastingThread starts a program on a thread that lives as long as this process: when the thread that has started a
// program ends, the kernel takes that for the end of the process and kills the program. Go ends a thread only with a
// goroutine that is locked to it. Run does without, because its programs end soon and the change of threads takes a
// tenth of its time.
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
			runtime.LockOSThread() // for ever, so that no other goroutine can end the thread
			for do := range work {
				do()
			}
		}()
	}
	return work
})
