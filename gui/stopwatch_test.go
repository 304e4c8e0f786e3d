package gui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"
)

// stopwatch is how long each kind of step held the UI goroutine up at worst. What is drawn is not part of it: the driver of
// the tests draws nothing.
type stopwatch map[string]time.Duration

// time does something and takes the time.
func (s stopwatch) time(what string, do func()) {
	begun := time.Now()
	do()
	s[what] = max(s[what], time.Since(begun))
}

// longest are the longest, one a line.
func (s stopwatch) longest(n int) string {
	var kinds []string
	for kind := range s {
		kinds = append(kinds, kind)
	}
	slices.SortFunc(kinds, func(a, b string) int { return cmp.Compare(s[b], s[a]) })
	var lines strings.Builder
	for _, kind := range kinds[:min(n, len(kinds))] {
		fmt.Fprintf(&lines, "%8.1f ms  %s\n", s[kind].Seconds()*1000, kind)
	}
	return lines.String()
}
