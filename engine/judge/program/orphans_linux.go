package program

import (
	"bytes"
	"os"
	"strconv"
	"sync"

	"golang.org/x/sys/unix"
)

// adoption makes this process the parent of its descendants' orphans while a program runs. Otherwise it could not find
// a process that has left its program's group.
var adoption = sync.OnceValue(func() *adopter {
	self := os.Getpid() // the process ID is also the number of the first thread, which adopts
	children, _ := os.Open(procFile(self, "task/"+strconv.Itoa(self)+"/children"))
	return &adopter{children: children}
})

type adopter struct {
	children *os.File // lists the children of the first thread
	mu       sync.Mutex
	running  int // number of running programs
}

func (a *adopter) begin() { a.add(1) }
func (a *adopter) end()   { a.add(-1) }

func (a *adopter) add(n int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	before := min(a.running, 1)
	a.running += n
	if any := min(a.running, 1); any != before {
		unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, uintptr(any), 0, 0, 0)
	}
}

// limitMark marks a program and its descendants: a limit that the kernel keeps and never uses, set to the program's
// process ID.
const limitMark = unix.RLIMIT_LOCKS

// orphans returns the processes that the program has left behind and this process has adopted. Other orphans have no
// mark.
func (g *group) orphans() (orphans []int) {
	for _, pid := range adoption().adopted() {
		var mark unix.Rlimit
		if pid != g.id && unix.Prlimit(pid, limitMark, nil, &mark) == nil && mark.Max == uint64(g.id) {
			orphans = append(orphans, pid)
		}
	}
	return orphans
}

// adopted returns the children of the first thread. The kernel's list may lack some if one that it names ends
// meanwhile; then the next list differs.
func (a *adopter) adopted() []int {
	for list := a.list(); ; {
		again := a.list()
		if bytes.Equal(list, again) {
			return numbers(list)
		}
		list = again
	}
}

func (a *adopter) list() []byte {
	list := make([]byte, 4<<10)
	n, _ := a.children.ReadAt(list, 0) // a nil File only gives an error
	return list[:n]
}

// endOrphans kills the orphans of an ended program and waits for them, until none are left, because an orphan's
// children are adopted when it ends. The program must not have been reaped yet, so that its process ID stays taken.
func (g *group) endOrphans() {
	for orphans := g.orphans(); len(orphans) > 0; orphans = g.orphans() {
		for _, pid := range orphans {
			unix.Kill(pid, unix.SIGKILL)
		}
		for _, pid := range orphans {
			for _, err := unix.Wait4(pid, nil, 0, nil); err == unix.EINTR; {
				_, err = unix.Wait4(pid, nil, 0, nil)
			}
		}
	}
}
