package tester

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

// running reports whether a process exists and is no zombie.
func running(pid string) bool {
	stat, err := os.ReadFile(filepath.Join("/proc", pid, "stat"))
	return err == nil && !strings.Contains(string(stat), ") Z ")
}

func TestStopLeavesNoProcessBehind(t *testing.T) {
	b, numbers := newBench(t), filepath.Join(t.TempDir(), "numbers")
	b.begins(command("leaves", numbers))
	var text []byte
	b.await("the program", func() bool { text, _ = os.ReadFile(numbers); return strings.Contains(string(text), "\n") })
	b.opened.Press(b.startWords())
	<-b.run.ended
	var program, child string
	fail.Must(fmt.Sscan(string(text), &program, &child))(t)
	fail.If(t, running(program), "process %s is still there", program)
	for deadline := time.Now().Add(time.Minute); running(child); time.Sleep(time.Millisecond) {
		fail.NowIf(t, time.Now().After(deadline), "its child %s is still there", child)
	}
}
