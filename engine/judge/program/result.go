// Package program runs a user's program. Run gives it an input and limits on time, memory and output, and tells how it
// ended; a Session exchanges lines with it. A program runs in a process group of its own (on Windows, in a job object).
// The whole group is killed when the program has ended, when it exceeds a limit and when the context is cancelled. A
// process that leaves its group, as a daemon does, is killed too on Linux, and not found on macOS.
//
// When this process is killed, which it cannot prevent, Windows kills the whole job and Linux the program. On Linux the
// program's children, and on macOS all its processes, then only find their pipes closed.
//
// A program's stack may grow as far as the system allows, on Linux to the limit of memory. Windows takes the stack's
// size from the program's file.
//
// On systems other than Linux, macOS and Windows nothing can be started: Supported is false there.
package program

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Limits limit a run. Zero means no limit.
type Limits struct {
	// Time is the processor time of all threads together. The time by the clock may be up to Wall, without the time
	// that the program waited for a processor, as far as it is known, which it is on Linux.
	Time time.Duration
	// Memory is the memory in use at any moment, in bytes. On macOS it is known only when the program has ended.
	Memory int64
	// Reserves allows the program to reserve any memory that it does not use, as sanitizers do. Otherwise the kernel of
	// Linux limits that too, less strictly.
	Reserves bool
	// Output is the length of standard output, in bytes.
	Output int
	// File is the length of any file that the program writes, in bytes; on Linux only.
	File int64
	// Processes is the number of processes at once, with their threads; on Windows without. On macOS it is not known.
	Processes int
}

// MostProcesses is a limit far above what the runtimes of languages need.
const MostProcesses = 256

// ParseSize parses a size in bytes, above 0 and at most 1024G, with K, M or G for 2^10, 2^20 or 2^30, which may be
// followed by B or iB.
func ParseSize(s string) (bytes int64, err error) {
	const most = 1 << 40
	size := regexp.MustCompile(`^(\d+)([KMG])I?B?$`)
	if parts := size.FindStringSubmatch(strings.ToUpper(s)); parts != nil {
		n, err := strconv.ParseInt(parts[1], 10, 64)
		shift := 10 * (1 + strings.Index("KMG", parts[2]))
		if err == nil && 0 < n && n <= most>>shift {
			return n << shift, nil
		}
	}
	return 0, errors.New("want a size above 0, at most 1024G, such as 256M or 1G")
}

// Wall returns the time by the clock that a run may take: twice its processor time plus a second. That allows for a
// program that waits, and ends one that waits for ever.
func (l Limits) Wall() time.Duration {
	if l.Time == 0 {
		return 0
	}
	return 2*l.Time + time.Second
}

// longestWait limits a run by the clock to this many times Wall, however long it waited for a processor.
const longestWait = 10

// tooSlow reports whether a run exceeds the limit of time.
func (l Limits) tooSlow(u Usage) bool {
	return exceeds(u.CPU, l.Time) || exceeds(u.Wall-u.waited, l.Wall()) || exceeds(u.Wall, longestWait*l.Wall())
}

func exceeds[Amount int | int64 | time.Duration](used, limit Amount) bool {
	return limit > 0 && used > limit
}

// End tells how a run ended.
type End uint8

const (
	Exited       End = iota // the program ended with a status
	Signaled                // a signal not sent from here ended it
	TimeLimit               // it used too much processor time, or took too long by the clock
	MemoryLimit             // it used too much memory
	OutputLimit             // its output, or a file that it wrote, was too long
	ProcessLimit            // it started too many processes
	Closed                  // Session.Close ended it
)

// Completed tells how a run went.
type Completed struct {
	End    End
	Status int    // the exit status, with Exited
	Signal string // the system's name of the signal, for example "segmentation fault", with Signaled
	Output []byte // standard output, up to the limit
	Stderr []byte // standard error; a long one is cut in the middle, with a line there that says so
	Usage
}

// Usage holds the resources that a program has used.
type Usage struct {
	CPU    time.Duration // processor time of all threads together, and of ended children
	Wall   time.Duration // time by the clock
	Memory int64         // the most memory seen in use, in bytes; 0 if a short run showed none
	Stack  int64         // the most of it seen in the first threads' stacks, in bytes; on Linux only

	Processes int // the most seen at once, as Limits count them; 0 if a short run showed none

	waited, living time.Duration // how long the threads waited for a processor: all, and those that lived last
}

// take notes what all processes use at a moment. What ended threads have waited stays in the sum.
func (u *Usage) take(now Usage) {
	u.waited += max(0, now.living-u.living)
	u.CPU, u.living, u.Memory = now.CPU, now.living, max(u.Memory, now.Memory)
	u.Stack, u.Processes = max(u.Stack, now.Stack), max(u.Processes, now.Processes)
}
