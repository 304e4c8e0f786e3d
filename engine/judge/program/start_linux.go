package program

import (
	"os"
	"runtime"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// newPipe makes a pipe, its end to read first. If polled is true, Go polls the end with the index ours, and never the
// other. os.Pipe polls both, and each costs several system calls, which matter in a run of a millisecond.
func newPipe(ours int, polled bool) (ends [2]*os.File, err error) {
	var numbers [2]int
	if err := unix.Pipe2(numbers[:], unix.O_CLOEXEC); err != nil {
		return ends, os.NewSyscallError("pipe2", err)
	}
	for i, number := range numbers {
		if polled && i == ours {
			unix.SetNonblock(number, true) // makes NewFile poll the end
		}
		ends[i] = os.NewFile(uintptr(number), "pipe")
	}
	return ends, nil
}

// await returns when a pipe that is not polled can be read. A thread of its own waits, which Go need not wake, and
// checks the deadline at intervals: before it looks at the pipe, so that it misses nothing, however late its turn.
func (p *process) await(pipe *os.File) error {
	for !p.polled {
		deadline := p.deadline.Load()
		over := deadline != nil && time.Now().After(*deadline)
		ready := []unix.PollFd{{Fd: int32(pipe.Fd()), Events: unix.POLLIN}}
		if n, _ := unix.Poll(ready, int(lookInterval/time.Millisecond)); n > 0 {
			return nil
		}
		if over {
			return os.ErrDeadlineExceeded
		}
	}
	return nil
}

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
