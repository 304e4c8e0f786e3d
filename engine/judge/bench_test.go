package judge

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"

	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// BenchmarkThroughput measures the time of a case. Its metric "of-files" is the time to start the same program once for
// each case, with its input from a file, its output to the null device and as many at once, divided by the time of the
// tests. The two take turns, so that both see the same machine.
func BenchmarkThroughput(b *testing.B) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		b.Skip("there is no C compiler")
	}
	dir := b.TempDir()
	solution := filepath.Join(dir, "solution")
	if out, err := exec.Command(cc, "-O2", "-o", solution, "testdata/solution.c").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	suite := Suite{Problem: TicTacToe, Count: 197, Seed: 1}
	tester := Tester{
		Problem: TicTacToe,
		Command: program.Command{Args: []string{solution}},
		Limits:  program.Limits{Time: 2 * time.Second, Memory: 256 << 20, Output: 1 << 20},
		Jobs:    runtime.GOMAXPROCS(0),
	}
	files := writeInputs(b, dir, suite)
	var tested, started time.Duration
	for b.Loop() {
		begin := time.Now()
		for r, err := range tester.TestAll(context.Background(), suite.Cases()) {
			fail.NowIf(b, err != nil || r.Failed(), "%v, %v", r.Verdict, err)
		}
		tested += time.Since(begin)
		b.StopTimer()
		begin = time.Now()
		startAll(b, solution, files, tester.Jobs)
		started += time.Since(begin)
		b.StartTimer()
	}
	b.ReportMetric(float64(started)/float64(tested), "of-files")
	b.ReportMetric(float64(b.N*suite.Len())/tested.Seconds(), "cases/s")
}

func writeInputs(b *testing.B, dir string, suite Suite) []string {
	var files []string
	for c, err := range suite.Cases() {
		fail.OnError(b, err)
		name := filepath.Join(dir, fmt.Sprintf("%03d.in", len(files)+1))
		texttest.Write(b, name, c.Input)
		files = append(files, name)
	}
	return files
}

// startAll starts the program once for each file.
func startAll(b *testing.B, solution string, files []string, jobs int) {
	next := make(chan string)
	var workers sync.WaitGroup
	for range jobs {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for name := range next {
				err := startOnce(solution, name)
				fail.If(b, err != nil, "%v", err)
			}
		}()
	}
	for _, name := range files {
		next <- name
	}
	close(next)
	workers.Wait()
}

func startOnce(solution, name string) error {
	input, err := os.Open(name)
	if err != nil {
		return err
	}
	defer input.Close()
	command := exec.Command(solution)
	command.Stdin = input
	return command.Run()
}
