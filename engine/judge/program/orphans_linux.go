package program

import (
	"bytes"
	"os"
	"strconv"
	"sync"

	"golang.org/x/sys/unix"
)

// shared is what the running programs share.
var shared = sync.OnceValue(func() *sharing {
	self := os.Getpid() // the process ID is also the number of the first thread, which adopts
	children, _ := os.Open(procFile(self, "task/"+strconv.Itoa(self)+"/children"))
	return &sharing{children: children}
})

// sharing makes this process the parent of its descendants' orphans while a program runs. Otherwise it could not find a
// process that has left its program's group. It keeps control groups for further programs.
type sharing struct {
	children *os.File // lists the children of the first thread
	mu       sync.Mutex
	running  int             // number of running programs
	free     []*controlGroup // without processes
	made     int             // number of control groups made
}

// Keep keeps what running programs share until release is called, although none may run for a while.
func Keep() (release func()) {
	shared().begin()
	return shared().end
}

func (s *sharing) begin() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.running++; s.running == 1 {
		unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
	}
}

func (s *sharing) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.running--; s.running == 0 {
		unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)
		for _, free := range s.free {
			free.remove()
		}
		s.free = nil
	}
}

// limitMark marks a program and its descendants: a limit that the kernel keeps and never uses, set to the program's
// process ID.
const limitMark = unix.RLIMIT_LOCKS

// orphans returns the processes that the program has left behind and this process has adopted. Other orphans have no
// mark.
func (g *group) orphans() (orphans []int) {
	for _, pid := range shared().adopted() {
		var mark unix.Rlimit
		if pid != g.id && unix.Prlimit(pid, limitMark, nil, &mark) == nil && mark.Max == uint64(g.id) {
			orphans = append(orphans, pid)
		}
	}
	return orphans
}

// adopted returns the children of the first thread. The kernel's list may lack some if one that it names ends
// meanwhile; then the next list differs.
func (s *sharing) adopted() []int {
	for list := s.list(); ; {
		again := s.list()
		if bytes.Equal(list, again) {
			return numbers(list)
		}
		list = again
	}
}

func (s *sharing) list() []byte {
	list := make([]byte, 4<<10)
	n, _ := s.children.ReadAt(list, 0) // a nil File only gives an error
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
			reap(pid, nil, nil)
		}
	}
}
