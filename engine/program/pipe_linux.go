package program

import (
	"os"

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
