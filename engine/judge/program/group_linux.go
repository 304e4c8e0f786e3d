package program

import (
	"bytes"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// Supported reports whether programs can be started on this system.
const Supported = true

// group is a process group. Its number is that of its first process.
type group struct {
	id      int
	control *controlGroup // limits its processes; nil without one
	most    int           // the limit of processes; 0 for none
}

// start starts a program in a new group. The kernel kills the program when this process ends, even by SIGKILL or a
// crash; the program's children live on.
func (g *group) start(cmd *exec.Cmd, limits Limits) error {
	if limits.File > 0 {
		// Otherwise .NET reserves 2 TiB of a file in memory.
		cmd.Env = append(cmd.Env, "DOTNET_EnableWriteXorExecute=0")
	}
	if cmd.Err != nil {
		return cmd.Err
	}
	freeStack()
	shared().begin()
	attributes := syscall.ProcAttr{
		Dir: cmd.Dir, Env: cmd.Environ(),
		Files: []uintptr{cmd.Stdin.(*os.File).Fd(), cmd.Stdout.(*os.File).Fd(), cmd.Stderr.(*os.File).Fd()},
		Sys:   &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL, Ptrace: true},
	}
	err := g.startWithin(limits, cmd, &attributes)
	if err == syscall.EPERM { // tracing is forbidden here: the limits are set when the program already runs
		attributes.Sys.Ptrace = false
		err = g.startWithin(limits, cmd, &attributes)
	}
	if err != nil {
		shared().end()
	}
	return err
}

// startWithin starts a program and sets its limits. The kernel stops a program that is traced before its first
// instruction, until its limits are set, so that whatever it starts has them too. Package os/exec would take a tenth of
// a short run more, and twice as many changes of threads.
func (g *group) startWithin(limits Limits, cmd *exec.Cmd, attributes *syscall.ProcAttr) (err error) {
	runtime.LockOSThread() // only the thread that has started a traced program can let it run
	defer runtime.UnlockOSThread()
	if g.id, err = syscall.ForkExec(cmd.Path, cmd.Args, attributes); err != nil {
		return err
	}
	if attributes.Sys.Ptrace {
		g.wait(unix.WEXITED | unix.WSTOPPED)
		defer unix.PtraceDetach(g.id)
	}
	g.setLimits(limits)
	return nil
}

const (
	// cpuMargin is added to the kernel's limit of processor time. That limit ends programs, and their children, that
	// outlive this process after it is killed.
	cpuMargin = 2 * time.Second
	// mostDataMargin is the most that dataMargin can be.
	mostDataMargin = 4 << 30
)

// dataMargin is added to the kernel's limit of memory for a process, in bytes. Language runtimes map much more memory
// than they use, in proportion to the machine's. The kernel's limit stops programs that take memory faster than this
// process measures.
var dataMargin = sync.OnceValue(func() uint64 {
	var machine unix.Sysinfo_t
	if unix.Sysinfo(&machine) != nil {
		return mostDataMargin
	}
	return min(mostDataMargin, uint64(machine.Totalram)*uint64(machine.Unit)/4)
})

// setLimits sets the kernel's limits for each process of the group, and makes the kernel kill these processes first
// when memory runs out.
func (g *group) setLimits(limits Limits) {
	set := func(resource int, limit uint64) {
		unix.Prlimit(g.id, resource, &unix.Rlimit{Cur: limit, Max: limit}, nil) // fails if the program has ended by now
	}
	set(limitMark, uint64(g.id))
	set(unix.RLIMIT_CORE, 0)
	if limits.File > 0 {
		set(unix.RLIMIT_FSIZE, uint64(limits.File))
	}
	writeProc(g.id, "oom_score_adj", "1000")
	if limits.Time > 0 {
		set(unix.RLIMIT_CPU, uint64((limits.Time+cpuMargin)/time.Second)+1)
	}
	if limits.Memory > 0 && !limits.Reserves {
		set(unix.RLIMIT_DATA, uint64(limits.Memory)+dataMargin())
	}
	if g.most = limits.Processes; g.most == 0 {
		return
	}
	if g.control = shared().controlGroup(g.id, g.most+processMargin); g.control == nil {
		var machine unix.Sysinfo_t
		unix.Sysinfo(&machine)
		// This limit counts all processes of the user.
		set(unix.RLIMIT_NPROC, uint64(machine.Procs)+uint64(g.most+processMargin))
	}
}

// await waits until the program has ended, but does not reap it, so that its process ID stays taken.
func (g *group) await(*exec.Cmd) { g.wait(unix.WEXITED) }

// wait waits until one of the events has happened to the program, and leaves it to be waited for again.
func (g *group) wait(events int) {
	for unix.Waitid(unix.P_PID, g.id, nil, events|unix.WNOWAIT, nil) == unix.EINTR {
	}
}

// end kills everything that an ended program has started and reaps the program. It returns the program's end and its
// use of time and memory. The memory is 0 if it is not known, because the kernel counts the memory of this process at
// the start as the program's own.
func (g *group) end(*exec.Cmd) (status syscall.WaitStatus, cpu time.Duration, memory int64) {
	g.kill()
	g.endOrphans()
	var usage, own syscall.Rusage
	reap(g.id, &status, &usage)
	shared().giveBack(g.control)
	shared().end()
	syscall.Getrusage(syscall.RUSAGE_SELF, &own)
	if usage.Maxrss > own.Maxrss+own.Maxrss/8 { // the kernel's counts are not exact
		memory = usage.Maxrss << 10
	}
	return status, time.Duration(usage.Utime.Nano() + usage.Stime.Nano()), memory
}

// reap waits for a child.
func reap(pid int, status *syscall.WaitStatus, usage *syscall.Rusage) {
	for _, err := syscall.Wait4(pid, status, 0, usage); err == syscall.EINTR; {
		_, err = syscall.Wait4(pid, status, 0, usage)
	}
}

// kill kills the group, and the program even if it has left the group.
func (g *group) kill() {
	unix.Kill(-g.id, unix.SIGKILL)
	unix.Kill(g.id, unix.SIGKILL)
}

// usage returns what the whole group uses. Of a group with too many processes it returns a part that shows that.
func (g *group) usage() (all Usage) {
	for _, pid := range append(g.orphans(), g.id) {
		all.addTree(pid, g.most)
	}
	return all
}

// memory returns the memory of the program without its children, in bytes, or 0 if it is not known.
func (g *group) memory() int64 {
	fields := bytes.Fields(readProc(g.id, "statm")) // pages mapped, pages resident
	if len(fields) < 2 {
		return 0
	}
	pages, _ := strconv.ParseInt(string(fields[1]), 10, 64)
	return pages * int64(os.Getpagesize())
}

// addTree adds what a process and its descendants use, until there are more than `most` processes; 0 for no limit.
func (u *Usage) addTree(pid, most int) {
	if exceeds(u.Processes, most) {
		return
	}
	u.CPU += cpuTime(pid)
	memory, stack := memoryOf(pid)
	u.Memory, u.Stack = u.Memory+memory, u.Stack+stack
	threads, _ := os.ReadDir(procFile(pid, "task"))
	u.Processes += len(threads)
	for _, thread := range threads {
		u.living += waitOf(pid, thread.Name())
		for _, child := range childrenOf(pid, thread.Name()) {
			u.addTree(child, most)
		}
	}
}

// waitOf returns how long a thread of a process was ready to run and had no processor, or 0 if that is not known.
func waitOf(pid int, thread string) time.Duration {
	fields := bytes.Fields(readProc(pid, "task/"+thread+"/schedstat")) // ns on a processor, ns waited, turns
	if len(fields) < 2 {
		return 0
	}
	ns, _ := strconv.ParseInt(string(fields[1]), 10, 64)
	return time.Duration(ns)
}

// childrenOf returns the children that a thread of a process has started.
func childrenOf(pid int, thread string) []int {
	return numbers(readProc(pid, "task/"+thread+"/children"))
}

// numbers returns the numbers in a text.
func numbers(text []byte) (all []int) {
	for _, word := range bytes.Fields(text) {
		if n, err := strconv.Atoi(string(word)); err == nil {
			all = append(all, n)
		}
	}
	return all
}

// procFile returns the path of a file of proc(5) about a process.
func procFile(pid int, name string) string { return "/proc/" + strconv.Itoa(pid) + "/" + name }

// readProc reads up to 4 KiB of a file of proc(5), without package os, whose poller would only add system calls.
func readProc(pid int, name string) []byte {
	file, err := unix.Open(procFile(pid, name), unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer unix.Close(file)
	content := make([]byte, 4<<10)
	n, _ := unix.Read(file, content)
	return content[:max(n, 0)]
}

// writeProc writes a file of proc(5), if it can.
func writeProc(pid int, name, content string) {
	if file, err := unix.Open(procFile(pid, name), unix.O_WRONLY|unix.O_CLOEXEC, 0); err == nil {
		unix.Write(file, []byte(content))
		unix.Close(file)
	}
}

// cpuTime returns the processor time of a process and of its ended children, or 0 if the process is gone.
func cpuTime(pid int) time.Duration {
	stat := readProc(pid, "stat")
	// The name in parentheses may contain anything. After it utime is field 12, followed by stime, cutime and cstime,
	// in ticks of 1/100 s.
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if len(fields) < 15 {
		return 0
	}
	ticks := 0
	for _, field := range fields[11:15] {
		n, _ := strconv.Atoi(string(field))
		ticks += n
	}
	return time.Duration(ticks) * (time.Second / 100)
}

// memoryOf returns the most memory that a process has used since it executed its program, and the size of its first
// thread's stack, in bytes. They are 0 if the process is gone.
func memoryOf(pid int) (most, stack int64) {
	status := readProc(pid, "status")
	return sizeIn(status, "VmHWM"), sizeIn(status, "VmStk")
}

// sizeIn returns a size of a status of proc(5), in bytes, or 0 if it is not there.
func sizeIn(status []byte, name string) int64 {
	_, rest, _ := bytes.Cut(status, []byte("\n"+name+":"))
	line, _, _ := bytes.Cut(rest, []byte("kB"))
	kib, _ := strconv.ParseInt(string(bytes.TrimSpace(line)), 10, 64)
	return kib << 10
}
