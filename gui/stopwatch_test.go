package gui

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"
)

// stopwatch records how long each kind of step blocks the UI goroutine. Painting is not included, because the tests'
// driver paints nothing.
type stopwatch map[string]*laps

// laps are the times of one kind of step.
type laps struct {
	longest, sum time.Duration
	count        int
}

// time calls do and records its time.
func (s stopwatch) time(what string, do func()) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begun := threadTime()
	do()
	took := threadTime() - begun
	if s[what] == nil {
		s[what] = &laps{}
	}
	one := s[what]
	one.longest, one.sum, one.count = max(one.longest, took), one.sum+took, one.count+1
}

// longest returns the kinds with the longest steps, one a line: the longest, the mean, and their number.
func (s stopwatch) longest(n int) string {
	var kinds []string
	for kind := range s {
		kinds = append(kinds, kind)
	}
	slices.SortFunc(kinds, func(a, b string) int { return cmp.Compare(s[b].longest, s[a].longest) })
	var lines strings.Builder
	for _, kind := range kinds[:min(n, len(kinds))] {
		one := s[kind]
		fmt.Fprintf(&lines, "%8.1f ms %8.1f ms %6d  %s\n", milliseconds(one.longest),
			milliseconds(one.sum)/float64(one.count), one.count, kind)
	}
	return lines.String()
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1000 }
