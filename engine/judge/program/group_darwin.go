package program

import (
	"os/exec"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// Supported reports whether programs can be started on this system.
const Supported = true

// group is a process group. Its number is that of its first process.
type group struct{ id int }

// start starts a program in a new group. macOS cannot limit it from outside.
func (g *group) start(cmd *exec.Cmd, _ Limits) error {
	freeStack()
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return err
	}
	g.id = cmd.Process.Pid
	return nil
}

// await waits until the program has ended. Its process ID is then free, but macOS gives it to another process only
// after all others, long after end.
func (g *group) await(cmd *exec.Cmd) { cmd.Wait() }

// end kills the rest of the group of an ended program. It returns the program's end and its use of time and memory.
func (g *group) end(cmd *exec.Cmd) (status syscall.WaitStatus, cpu time.Duration, memory int64) {
	unix.Kill(-g.id, unix.SIGKILL)
	s := cmd.ProcessState
	if usage, ok := s.SysUsage().(*syscall.Rusage); ok {
		memory = usage.Maxrss
	}
	return s.Sys().(syscall.WaitStatus), s.UserTime() + s.SystemTime(), memory
}

// kill kills the group, and the program even if it has left the group.
func (g *group) kill() {
	unix.Kill(-g.id, unix.SIGKILL)
	unix.Kill(g.id, unix.SIGKILL)
}

// usage returns nothing, because macOS tells nothing before the program has ended.
func (g *group) usage() (none Usage) { return none }
func (g *group) memory() int64       { return 0 }
