package program

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ninefold/engine/test/fail"
)

func init() {
	helpers["spin"] = func([]string) {
		for own := (syscall.Rusage{}); own.Utime.Nano()+own.Stime.Nano() < int64(spun); {
			syscall.Getrusage(syscall.RUSAGE_SELF, &own)
		}
	}
	helpers["signal"] = func(args []string) {
		n, _ := strconv.Atoi(args[0])
		syscall.Kill(os.Getpid(), syscall.Signal(n))
		time.Sleep(time.Hour)
	}
	helpers["crowd"] = func([]string) { // three threads need the same processor
		var here, one unix.CPUSet
		unix.SchedGetaffinity(0, &here)
		for cpu := 0; one.Count() == 0; cpu++ {
			if here.IsSet(cpu) {
				one.Set(cpu)
			}
		}
		runtime.GOMAXPROCS(3)
		for range 3 {
			go func() {
				runtime.LockOSThread()
				unix.SchedSetaffinity(0, &one)
				loop()
			}()
		}
		time.Sleep(time.Hour)
	}
	apart := func(child *exec.Cmd) { child.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
	helpers["escape"] = func(args []string) { launch(args, apart) }
	helpers["hide"] = func(args []string) { // hides from those who look for its marks
		for mark := (unix.Rlimit{}); mark.Max != uint64(os.Getpid()); time.Sleep(time.Millisecond) {
			unix.Getrlimit(limitMark, &mark)
		}
		syscall.Setrlimit(limitMark, &syscall.Rlimit{})
		launch(args, func(child *exec.Cmd) { apart(child); child.Env = []string{asHelper + "=1"} })
	}
	helpers["bare"] = func(args []string) { // runs in an environment with nothing of this one
		child := exec.Command(os.Args[0], args...)
		child.Stdout, child.Env = os.Stdout, []string{asHelper + "=1"}
		child.Run()
	}
}

// there reports whether a process exists, even if only to be waited for.
func there(pid int) bool { return syscall.Kill(pid, 0) == nil }

// running reports whether a process exists and has not ended.
func running(pid int) bool {
	stat, err := os.ReadFile(procFile(pid, "stat"))
	return err == nil && !strings.Contains(string(stat), ") Z ")
}

// pidIn returns the number of a process, which a program printed.
func pidIn(t *testing.T, output string) int {
	t.Helper()
	return fail.Must(strconv.Atoi(strings.TrimSpace(output)))(t)
}

// endsSoon fails the test unless the process whose number a program printed ends soon.
func endsSoon(t *testing.T, output []byte) {
	t.Helper()
	pid := pidIn(t, string(output))
	for deadline := time.Now().Add(time.Minute); running(pid); time.Sleep(time.Millisecond) {
		fail.NowIf(t, time.Now().After(deadline), "process %d is still there", pid)
	}
}

func TestTheTimeWaitedForAProcessorIsMeasured(t *testing.T) {
	p := fail.Must(prepare(helper("crowd"), true))(t)
	defer p.close()
	fail.OnError(t, p.start(Limits{}))
	for begin := time.Now(); p.used().waited < 100*time.Millisecond && time.Since(begin) < time.Minute; p.measure() {
		time.Sleep(lookInterval)
	}
	p.kill()
	p.finish()
	fail.If(t, p.used().waited < 100*time.Millisecond, "three threads on one processor waited %v", p.used().waited)
}

func TestASignalIsNamed(t *testing.T) {
	t.Parallel()
	r := run1(t, "", generous, "signal", "9")
	fail.If(t, r.End != Signaled || r.Signal != "killed", "%+v", r)
}

func TestWhatAProgramLeavesBehindIsKilled(t *testing.T) {
	t.Parallel()
	r := run1(t, "", generous, "leave", "sleep", "1h")
	fail.If(t, r.End != Exited || r.Wall > time.Minute, "%+v", r)
	endsSoon(t, r.Output)
}

// A process that leaves its group keeps the pipes open. It is killed with everything that it has started.
func TestAProcessThatLeavesItsGroupIsKilled(t *testing.T) {
	t.Parallel()
	for _, args := range []string{"escape sleep 1h", "escape escape sleep 1h", "bare escape sleep 1h"} {
		r := run1(t, strings.Repeat("x", 1<<20), generous, strings.Fields(args)...)
		fail.If(t, r.End != Exited || r.Wall > time.Minute, "%s: %+v", args, r)
		numbers := strings.Fields(string(r.Output))
		fail.If(t, len(numbers) == 0, "%s: %q", args, r.Output)
		for _, number := range numbers {
			fail.If(t, there(pidIn(t, number)), "%s: process %s is still there", args, number)
		}
	}
}

// Nobody waits for the pipes of an ended program, whoever holds them or goes on to write there.
func TestPipesThatStayOpen(t *testing.T) {
	t.Parallel()
	for i := range 4 {
		input, hidden, began := strings.Repeat("x", i%2<<20), []string{"sleep 1h", "scream"}[i/2], time.Now()
		r := run1(t, input, generous, strings.Fields("hide "+hidden)...)
		took := time.Since(began)
		fail.If(t, r.End != Exited || took > time.Minute, "%+v, after %v", r, took)
		pid := pidIn(t, string(r.Output))
		fail.NowIf(t, i < 2 && !running(pid), "%d: nothing held them", pid)
		kill(pid)
	}
}

// While a program runs, this process also adopts the orphans of its other children, and leaves them alone.
func TestWhatOthersLeaveBehindIsLeftAlone(t *testing.T) {
	t.Parallel()
	s := fail.Must(Start(helper("answer")))(t)
	defer s.Close()
	other := exec.Command(os.Args[0], "escape", "sleep", "1h")
	output := fail.Must(other.StdoutPipe())(t)
	fail.OnError(t, other.Start())
	line := fail.Must(bufio.NewReader(output).ReadString('\n'))(t)
	fail.OnError(t, other.Wait())
	pid := pidIn(t, line)
	run1(t, "", generous, "escape", "sleep", "1h")
	fail.Unless(t, running(pid), "it is killed")
	kill(pid)
}

func kill(pid int) {
	syscall.Kill(pid, syscall.SIGKILL)
	syscall.Wait4(pid, nil, 0, nil)
}

func TestAFileThatIsTooLong(t *testing.T) {
	t.Parallel()
	for length, want := range map[string]End{"1000": Exited, "2000": OutputLimit} {
		script := "sleep 0.5; exec dd if=/dev/zero of=file count=1 bs=" + length // its limits are set by then
		c := Command{Args: []string{"sh", "-c", script}, Dir: t.TempDir()}
		r, err := Run(t.Context(), c, nil, Limits{File: 1500})
		fail.If(t, err != nil || r.End != want, "%s bytes: %+v, %v", length, r, err)
	}
	script := "ulimit -f 1; exec dd if=/dev/zero of=file count=1 bs=2000"
	own := Command{Args: []string{"sh", "-c", script}, Dir: t.TempDir()}
	r, err := Run(t.Context(), own, nil, Limits{})
	fail.If(t, err != nil || r.End != Signaled, "by a limit of its own: %+v, %v", r, err)
}

func TestAProgramIsKilledFirstWhenThereIsNoMemory(t *testing.T) {
	t.Parallel()
	s := fail.Must(Start(helper("answer")))(t)
	defer s.Close()
	fail.Unequal(t, strings.TrimSpace(string(readProc(s.group.id, "oom_score_adj"))), "1000", "its score")
}

func TestTheMemoryLimitIsForTheWholeGroup(t *testing.T) {
	t.Parallel()
	devours(t, "shell", "devour")
}

// spun is the processor time that the helper "spin" uses, however busy the machine is.
const spun = 100 * time.Millisecond

func TestProcessorTimeIsMeasured(t *testing.T) {
	t.Parallel()
	r := run1(t, "", generous, "spin")
	fail.If(t, r.CPU < spun || r.CPU > spun+time.Second, "what used %v is said to have used %v", spun, r.CPU)
}

func TestNoFileStaysOpen(t *testing.T) {
	open := func() int { files := fail.Must(os.ReadDir("/proc/self/fd"))(t); return len(files) }
	work := func() {
		for range 5 {
			run1(t, "x", generous, "echo")
			run1(t, "x", Limits{Output: 1}, "flood")
			Run(t.Context(), Command{Args: []string{"no-such-program-anywhere"}}, nil, generous)
			s := fail.Must(Start(helper("answer")))(t)
			s.Close()
		}
	}
	work() // opens what is opened only once
	before := open()
	work()
	after := open()
	fail.If(t, after > before, "%d files are open, and were %d", after, before)
}

func init() {
	helpers["number"] = func([]string) { fmt.Println(os.Getpid()); time.Sleep(time.Hour) }
	helpers["host"] = func([]string) {
		s, err := Start(helper("number"))
		if err != nil {
			panic(err)
		}
		fmt.Println(<-s.lines)
		time.Sleep(time.Hour)
	}
}

func TestWhatKillsThisProcessKillsAProgram(t *testing.T) {
	t.Parallel()
	for _, signal := range []syscall.Signal{syscall.SIGKILL, syscall.SIGQUIT, syscall.SIGABRT} {
		host := exec.Command(os.Args[0], "host")
		output := fail.Must(host.StdoutPipe())(t)
		fail.OnError(t, host.Start())
		number := fail.Must(bufio.NewReader(output).ReadBytes('\n'))(t)
		host.Process.Signal(signal)
		host.Wait()
		endsSoon(t, number)
	}
}

// When the thread that has started a program ends, the kernel takes that for the end of the process.
func TestAProgramOutlivesTheThreadOfWhomStartedIt(t *testing.T) { // alone: a thread ends that may have begun a Run
	var s *Session
	thread := make(chan int)
	var start func()
	start = func() {
		runtime.LockOSThread() // the thread ends with the goroutine
		if syscall.Gettid() == os.Getpid() {
			other := make(chan struct{}) // on the first thread: while it is kept, the next goroutine is on another
			go func() { defer close(other); start() }()
			<-other
			return
		}
		var err error
		if s, err = Start(helper("answer")); err != nil {
			panic(err)
		}
		thread <- syscall.Gettid()
	}
	go start()
	id := <-thread
	defer s.Close()
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		if _, err := os.Stat("/proc/self/task/" + strconv.Itoa(id)); err != nil {
			break
		}
		fail.NowIf(t, time.Now().After(deadline), "the thread does not end")
	}
	exchange(t, s, "4 4", "you said 4 4")
}

func init() {
	helpers["stack"] = func([]string) {
		var limit syscall.Rlimit
		syscall.Getrlimit(syscall.RLIMIT_STACK, &limit)
		fmt.Print(limit.Cur == limit.Max)
	}
}

func TestAStackMayGrowAsFarAsTheSystemAllows(t *testing.T) {
	t.Parallel()
	fail.Unequal(t, string(run1(t, "", generous, "stack").Output), "true", "it may")
}

// crowd is a shell's command that starts some programs and waits for them.
func crowd(programs int) []string {
	return []string{"sh", "-c", fmt.Sprintf("for i in $(seq %d); do sleep 1h & done; wait", programs)}
}

func TestTheProcessesOfARunAreLimited(t *testing.T) {
	t.Parallel()
	limits := Limits{Time: 20 * time.Second, Processes: 20}
	r, err := Run(t.Context(), Command{Args: crowd(30)}, nil, limits)
	fail.If(t, err != nil || r.End != ProcessLimit || r.Processes <= 20, "%+v, %v", r, err)
	s := fail.Must(Start(Command{Args: crowd(10)}))(t)
	for begin := time.Now(); s.used().Processes != 11 && time.Since(begin) < time.Minute; {
		time.Sleep(lookInterval)
	}
	r = s.Close()
	fail.If(t, r.End != Closed || r.Processes != 11, "of 10: %+v", r)
}

func TestTheProcessesOfASessionAreLimited(t *testing.T) { // alone: others' limits may count this user's processes
	s := fail.Must(Start(Command{Args: crowd(MostProcesses + 10)}))(t)
	_, err := s.ReadLine(soon(t))
	fail.Unequal(t, err, io.EOF, "it ends")
	fail.Unequal(t, s.Close().End, ProcessLimit, "the end")
}

func TestTheKernelLimitsTheProcessesOfRootToo(t *testing.T) {
	fail.SkipIf(t, groupParent() == "", "no control group can be made here")
	defer Keep()()
	child := exec.Command("sh", "-c", "read go; true & true & true & wait; echo done")
	said := strings.Builder{}
	child.Stderr = &said
	in := fail.Must(child.StdinPipe())(t)
	fail.OnError(t, child.Start())
	group := shared().controlGroup(child.Process.Pid, 1)
	fail.NowIf(t, group == nil, "it is in no group")
	io.WriteString(in, "go\n")
	err := child.Wait()
	fail.If(t, err == nil, "it starts another: %s", said.String())
	shared().giveBack(group)
	left := filepath.Join(groupParent(), FolderPrefix(child.Process.Pid)+"1")
	fail.OnError(t, os.Mkdir(left, 0o755))
	own := newControlGroup(groupParent(), 1<<40)
	RemoveLeft(groupParent(), unix.Rmdir)
	_, err = os.Stat(left)
	fail.If(t, !errors.Is(err, fs.ErrNotExist) || !own.limit(7), "%v: the group of a process that is gone is there",
		err)
	own.remove()
}
