//go:build unix

package sudoku

import (
	"slices"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/test/fail"
)

// BenchmarkNew makes 300 puzzles of each grade, and reports the median and the worst processor time of one.
func BenchmarkNew(b *testing.B) {
	for grade := Easy; grade <= Beyond; grade++ {
		for _, form := range [...]struct {
			name      string
			symmetric bool
		}{{"any", false}, {"symmetric", true}} {
			b.Run(grade.String()+"/"+form.name, func(b *testing.B) {
				for b.Loop() {
					var times []time.Duration
					for seed := range uint64(300) {
						begin := processorTime(b)
						made(b, seed, grade, form.symmetric)
						times = append(times, processorTime(b)-begin)
					}
					slices.Sort(times)
					b.ReportMetric(float64(times[len(times)/2].Microseconds())/1000, "median-ms")
					b.ReportMetric(float64(times[len(times)-1].Microseconds())/1000, "worst-ms")
				}
			})
		}
	}
}

// processorTime returns the processor time that this process has used.
func processorTime(b *testing.B) time.Duration {
	var used syscall.Rusage
	fail.OnError(b, syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

func BenchmarkCount(b *testing.B) {
	grids := map[string]crosshatch.Grid{"puzzle": made(b, 1, Beyond, false), "impossible": parse(b, impossible)}
	for name, g := range grids {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Count(b.Context(), &g)
			}
		})
	}
}
