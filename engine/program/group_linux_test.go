package program

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
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
	helpers["escape"] = func(args []string) {
		child := exec.Command(os.Args[0], args...)
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		if err := child.Start(); err != nil {
			panic(err)
		}
		fmt.Println(child.Process.Pid)
	}
}

// running reports whether a process is there and not only waited for.
func running(pid int) bool {
	stat, err := os.ReadFile(procFile(pid, "stat"))
	return err == nil && !strings.Contains(string(stat), ") Z ")
}

// endsSoon fails the test unless the process whose number a program printed ends.
func endsSoon(t *testing.T, output []byte) {
	t.Helper()
	pid, err := strconv.Atoi(strings.TrimSpace(string(output)))
	if err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(10 * time.Second); running(pid); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("process %d is still there", pid)
		}
	}
}

func TestASignalIsNamed(t *testing.T) {
	t.Parallel()
	if r := run1(t, "", generous, "signal", "9"); r.End != Signaled || r.Signal != "killed" {
		t.Errorf("%+v", r)
	}
}

func TestWhatAProgramLeavesBehindIsKilled(t *testing.T) {
	t.Parallel()
	r := run1(t, "", generous, "leave", "sleep", "1h")
	if r.End != Exited || r.Wall > 10*time.Second {
		t.Errorf("%+v", r)
	}
	endsSoon(t, r.Output)
}

// A process that leaves the group keeps the pipes open. It is not followed, and nobody waits for it.
func TestAProcessThatLeavesItsGroupIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	r := run1(t, strings.Repeat("x", 1<<20), generous, "escape", "sleep", "1h")
	if r.End != Exited || r.Wall > 10*time.Second {
		t.Errorf("%+v", r)
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(r.Output)))
	if err != nil {
		t.Fatal(err)
	}
	syscall.Kill(pid, syscall.SIGKILL)
}

func TestTheMemoryLimit(t *testing.T) {
	t.Parallel()
	for _, args := range []string{"devour", "shell devour"} {
		r := run1(t, "", Limits{Time: 20 * time.Second, Memory: 150 << 20}, strings.Fields(args)...)
		if r.End != MemoryLimit || r.Memory < 150<<20 || r.Memory > 2<<30 {
			t.Errorf("%s: end %d, %d MiB", args, r.End, r.Memory>>20)
		}
	}
}

func TestMemoryIsThatOfTheProgramAndNotOurs(t *testing.T) {
	ballast := used(150 << 20)
	r := run1(t, "", Limits{Memory: 120 << 20}, "echo")
	if r.End != Exited || r.Memory > 120<<20 {
		t.Errorf("end %d, %d MiB", r.End, r.Memory>>20)
	}
	if r := run1(t, "", generous, "take", "200"); r.Memory < 200<<20 || r.Memory > 1<<30 {
		t.Errorf("200 MiB are measured as %d MiB", r.Memory>>20)
	}
	runtime.KeepAlive(ballast)
}

// spun is how much processor time the helper "spin" uses, however busy the machine is.
const spun = 100 * time.Millisecond

func TestProcessorTimeIsMeasured(t *testing.T) {
	t.Parallel()
	if r := run1(t, "", generous, "spin"); r.CPU < spun || r.CPU > spun+time.Second {
		t.Errorf("what used %v is said to have used %v", spun, r.CPU)
	}
	if r := run1(t, "", generous, "sleep", "300ms"); r.CPU > 200*time.Millisecond || r.Wall < 300*time.Millisecond {
		t.Errorf("asleep it took %v, and %v by the clock", r.CPU, r.Wall)
	}
}

func TestNoFileStaysOpen(t *testing.T) {
	open := func() int {
		files, err := os.ReadDir("/proc/self/fd")
		if err != nil {
			t.Fatal(err)
		}
		return len(files)
	}
	work := func() {
		for range 5 {
			run1(t, "x", generous, "echo")
			run1(t, "x", Limits{Output: 1}, "flood")
			Run(context.Background(), Command{Args: []string{"no-such-program-anywhere"}}, nil, generous)
			s, err := Start(helper("answer"))
			if err != nil {
				t.Fatal(err)
			}
			s.Close()
		}
	}
	work() // what is opened once and for all
	before := open()
	work()
	if after := open(); after > before {
		t.Errorf("%d files are open, and were %d", after, before)
	}
}

func TestAShellScript(t *testing.T) {
	dir := t.TempDir()
	script := dir + "/echo.sh"
	if err := os.WriteFile(script, []byte("#!/bin/sh\ncat\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	c := Command{Args: []string{"./echo.sh"}, Dir: dir}
	if _, err := Run(context.Background(), c, nil, generous); err != nil {
		var start *StartError
		if !errors.As(err, &start) {
			t.Error(err)
		}
	}
}
