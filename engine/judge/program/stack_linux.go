package program

import (
	"bytes"
	"os"
	"strconv"
	"time"

	"golang.org/x/sys/unix"
)

// deepest returns the memory of the largest stack of the program's threads, in bytes, and 0 if it is not known. A
// runtime such as Java's has its stack where other memory is. Only a thread that does not run tells where, so deepest
// stops the program, which must be killed then.
func (g *group) deepest() (most int64) {
	unix.Kill(g.id, unix.SIGSTOP)
	threads, _ := os.ReadDir(procFile(g.id, "task"))
	var within []uint64 // addresses, one in each stack
	for _, thread := range threads {
		if at, ok := stackPointer(g.id, thread.Name()); ok {
			within = append(within, at)
		}
	}
	maps, _ := os.ReadFile(procFile(g.id, "smaps"))
	inStack := false
	for line := range bytes.Lines(maps) {
		if from, to, ok := addresses(line); ok {
			inStack = false
			for _, at := range within {
				inStack = inStack || from <= at && at < to
			}
		} else if size, ok := bytes.CutPrefix(line, []byte("Rss:")); ok && inStack {
			kib, _ := strconv.ParseInt(string(bytes.Fields(size)[0]), 10, 64)
			most = max(most, kib<<10)
		}
	}
	return most
}

// stackPointer returns the place of a stopped thread in its stack, and false if the system does not tell it soon.
func stackPointer(pid int, thread string) (at uint64, ok bool) {
	for range 20 {
		fields := bytes.Fields(readProc(pid, "task/"+thread+"/syscall")) // its last two are the pointers
		if len(fields) > 1 {
			at, err := strconv.ParseUint(string(fields[len(fields)-2]), 0, 64)
			return at, err == nil
		}
		time.Sleep(time.Millisecond)
	}
	return 0, false
}

// addresses returns where a piece of memory begins and ends, and false for a line that tells more of it.
func addresses(line []byte) (from, to uint64, ok bool) {
	span, _, _ := bytes.Cut(line, []byte(" "))
	first, last, ok := bytes.Cut(span, []byte("-"))
	from, err := strconv.ParseUint(string(first), 16, 64)
	if err != nil || !ok {
		return 0, 0, false
	}
	to, err = strconv.ParseUint(string(last), 16, 64)
	return from, to, err == nil
}
