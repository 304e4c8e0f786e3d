// Package program runs a user's program: with an input, limits on time, memory and output, and how it ended (Run), or
// as a partner that lines are exchanged with (Session). A program runs in a process group of its own (on Windows, in a
// job object), and the whole group is killed when the program has ended, when a limit is passed and when the context is
// cancelled. A process that leaves its group, as a daemon does, is killed with it on Linux, and not followed on macOS.
//
// When this process is killed, which it cannot prevent, Windows kills the whole job and Linux the program. What the
// program has started on Linux, and all of it on macOS, then only finds its pipes closed.
//
// On systems other than Linux, macOS and Windows nothing can be started: Supported is false there.
package program

import "time"

// Limits bound a run. Zero means no limit.
type Limits struct {
	// Time is the processor time of all threads together. By the clock a run may take Wall.
	Time time.Duration
	// Memory is the memory in use at any moment, in bytes. On macOS it is known only when the program has ended.
	Memory int64
	// Output is the length of standard output, in bytes.
	Output int
	// File is the length of any file that it writes, in bytes; on Linux only.
	File int64
}

// Wall returns the time by the clock that a run may take: twice its processor time plus a second. That allows for a
// busy machine and for a program that waits, and ends one that waits for ever.
func (l Limits) Wall() time.Duration {
	if l.Time == 0 {
		return 0
	}
	return 2*l.Time + time.Second
}

// End tells how a run ended.
type End uint8

const (
	Exited      End = iota // by itself, with a status
	Signaled               // by a signal that was not sent from here
	TimeLimit              // it used more processor time, or took longer by the clock
	MemoryLimit            // it used more than the memory
	OutputLimit            // it wrote more than the output, or a longer file
	Closed                 // Session.Close ended it
)

// Result tells how a run went.
type Result struct {
	End    End
	Status int    // the exit status, when Exited
	Signal string // what the system calls the signal, such as "segmentation fault", when Signaled
	Output []byte // standard output, up to the limit
	Stderr []byte // standard error; of a long one the beginning and the end, with a line between that says so
	Usage
}

// Usage holds what a program has used.
type Usage struct {
	CPU    time.Duration // processor time of all threads together, and of children that have ended
	Wall   time.Duration // time by the clock
	Memory int64         // the most memory in use that was seen, in bytes; 0 if none was, in a short run
}
