package command

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

// TestNothingIsPreparedThatACommandMayNotNeed counts the allocations of the packages before a command begins: words,
// nets and other tables must be made when they are first needed.
func TestNothingIsPreparedThatACommandMayNotNeed(t *testing.T) {
	const most = 1000 // allocations of a package
	cmd := exec.Command(os.Args[0], "version")
	cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	var trace strings.Builder
	cmd.Stderr = &trace
	fail.OnError(t, cmd.Run())
	packages := 0
	for line := range strings.Lines(trace.String()) {
		var name string
		var at, clock float64
		var bytes, allocations int
		_, err := fmt.Sscanf(line, "init %s @%f ms, %f ms clock, %d bytes, %d allocs",
			&name, &at, &clock, &bytes, &allocations)
		if err != nil || !strings.HasPrefix(name, "ninefold/") {
			continue
		}
		packages++
		fail.If(t, allocations > most,
			"%s allocates %d times before a command begins, want %d at most", name, allocations, most)
	}
	fail.If(t, packages == 0, "no package is traced:\n%s", &trace)
}
