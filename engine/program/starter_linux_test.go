package program

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

func init() {
	helpers["number"] = func([]string) { fmt.Println(os.Getpid()); time.Sleep(time.Hour) }
	helpers["host"] = func([]string) {
		s, err := Start(helper("number"))
		if err != nil {
			panic(err)
		}
		number := <-s.lines
		fmt.Println(number)
		time.Sleep(time.Hour)
	}
}

func TestWhatKillsThisProcessKillsAProgram(t *testing.T) {
	t.Parallel()
	for _, signal := range []syscall.Signal{syscall.SIGKILL, syscall.SIGQUIT, syscall.SIGABRT} {
		host := exec.Command(os.Args[0], "host")
		output, err := host.StdoutPipe()
		fail.OnError(t, err)
		fail.OnError(t, host.Start())
		number, err := bufio.NewReader(output).ReadBytes('\n')
		fail.OnError(t, err)
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
			go func() {
				defer close(other)
				start()
			}()
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
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(time.Millisecond) {
		if _, err := os.Stat("/proc/self/task/" + strconv.Itoa(id)); err != nil {
			break
		}
		fail.NowIf(t, time.Now().After(deadline), "the thread does not end")
	}
	exchange(t, s, "4 4", "you said 4 4")
}
