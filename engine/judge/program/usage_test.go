//go:build linux || windows

package program

import (
	"runtime"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

// devours fails the test unless a helper that takes more and more memory is killed for that, however late.
func devours(t *testing.T, args ...string) {
	t.Helper()
	r := run1(t, "", Limits{Time: 20 * time.Second, Memory: 150 << 20}, args...)
	fail.If(t, r.End != MemoryLimit || r.Memory < 150<<20 || r.Memory > 16<<30, "end %d, %d MiB", r.End, r.Memory>>20)
}

func TestTheMemoryLimit(t *testing.T) {
	t.Parallel()
	devours(t, "devour")
}

// Where the system forgets the memory of an ended program, only what was seen while it ran counts, so this one stays.
func TestMemoryIsThatOfTheProgramAndNotOurs(t *testing.T) {
	ballast := used(150 << 20)
	r := run1(t, "", Limits{Memory: 120 << 20}, "echo")
	fail.If(t, r.End != Exited || r.Memory > 120<<20, "end %d, %d MiB", r.End, r.Memory>>20)
	r = run1(t, "", generous, "hold", "200")
	fail.If(t, r.Memory < 200<<20 || r.Memory > 1<<30, "200 MiB are measured as %d MiB", r.Memory>>20)
	runtime.KeepAlive(ballast)
}

func TestTimeIsThatOfTheProgramAndNotOurs(t *testing.T) {
	for begin := time.Now(); time.Since(begin) < 500*time.Millisecond; {
		sink++
	}
	r := run1(t, "", generous, "sleep", "300ms")
	fail.If(t, r.CPU > 400*time.Millisecond || r.Wall < 300*time.Millisecond,
		"asleep it took %v, and %v by the clock", r.CPU, r.Wall)
}
