package program

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sys/unix"
)

// adoption makes this process the parent of what its descendants leave behind, while a program runs. Without it a
// process that has left the group of its program could not be found.
var adoption = sync.OnceValue(func() *adopter {
	self := os.Getpid() // is the number of the first thread too, which adopts
	children, _ := os.Open(procFile(self, "task/"+strconv.Itoa(self)+"/children"))
	return &adopter{children: children}
})

type adopter struct {
	children *os.File // lists those of the first thread
	mu       sync.Mutex
	running  int // programs
}

func (a *adopter) begin() { a.add(1) }
func (a *adopter) end()   { a.add(-1) }

func (a *adopter) add(n int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.running += n
	unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, uintptr(min(a.running, 1)), 0, 0, 0)
}

// The descendants of a program are known by two marks: a variable, which is there from the beginning, and a limit that
// the kernel keeps and never looks at, which stays when a process clears its environment. It is the program's number.
const (
	markVariable = "NINEFOLD_RUN="
	limitMark    = unix.RLIMIT_LOCKS
)

// orphans are the processes that the program has left behind and this process has adopted. What other children of this
// process leave behind has no mark.
func (g *group) orphans() (orphans []int) {
	list := make([]byte, 4<<10)
	n, _ := adoption().children.ReadAt(list, 0) // of a nil File it only gives an error
	for _, pid := range numbers(list[:n]) {
		if pid != g.id && g.marks(pid) {
			orphans = append(orphans, pid)
		}
	}
	return orphans
}

// marks reports whether a process has one of the marks of the group.
func (g *group) marks(pid int) bool {
	var mark unix.Rlimit
	if unix.Prlimit(pid, limitMark, nil, &mark) == nil && mark.Max == uint64(g.id) {
		return true
	}
	environment, _ := os.ReadFile(procFile(pid, "environ"))
	return slices.Contains(strings.Split(string(environment), "\x00"), g.mark)
}

// endOrphans kills what an ended program has left behind, and waits for it. What an orphan has started is adopted when
// that ends. The program must not be given up yet, so that no other has its number.
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
