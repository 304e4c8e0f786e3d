package command

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode"

	"ninefold/engine/judge"
	"ninefold/engine/program"
)

// textReport tells in English how a test goes.
type textReport struct{ out io.Writer }

// result prints a line about a failure if the test goes on behind it.
func (t *textReport) result(r *judge.Result, all bool) {
	if all && r.Failed {
		fmt.Fprintf(t.out, "case %d, %s: %v: %s\n", r.Number, r.Case.Name(), r.Verdict, whatFailed(r))
	}
}

func (t *textReport) end(tally *judge.Tally, stopped bool, first *judge.Result, smallest *judge.Smallest) {
	if first != nil {
		t.failure(first, smallest)
	}
	switch {
	case stopped && first == nil:
		fmt.Fprintf(t.out, "stopped: %s of %s\n", verdictCounts(tally), measures(tally))
	case first == nil:
		accepted := "accepted"
		if n := tally.By[judge.Presentation]; n > 0 {
			accepted += fmt.Sprintf(", %s", count(n, "presentation error", "presentation errors"))
		}
		fmt.Fprintf(t.out, "%s: %s\n", accepted, measures(tally))
	case tally.Cases > first.Number:
		fmt.Fprintf(t.out, "%s of %s\n", verdictCounts(tally), measures(tally))
	}
}

// failure shows a failing case and, if it was made simpler, that one instead of it.
func (t *textReport) failure(first *judge.Result, smallest *judge.Smallest) {
	fmt.Fprintf(t.out, "%v on case %d, %s\n", first.Verdict, first.Number, first.Case.Name())
	shown, heading := first, "the failing input:"
	if smallest != nil {
		shown = &smallest.Result
		runs := count(smallest.Runs, "run", "runs")
		if smallest.Minimal {
			heading = fmt.Sprintf("the smallest failing input, after %s:", runs)
		} else {
			heading = fmt.Sprintf("a failing input, as simple as %s made it:", runs)
		}
	}
	t.block(heading, shown.Case.Input)
	t.block("its output:", shown.Run.Output)
	if len(shown.Run.Stderr) > 0 {
		t.block("its standard error:", shown.Run.Stderr)
	}
	switch shown.Verdict {
	case judge.WrongAnswer:
		line, column, what := wrongAnswer(&shown.Comparison)
		fmt.Fprintf(t.out, "output:%d:%d: %s\n", line, column, what)
	case judge.Presentation:
		fmt.Fprintf(t.out, "output:%d:1: %s\n", shown.Text.Line, whatFailed(shown))
	default:
		fmt.Fprintln(t.out, whatFailed(shown))
	}
}

// block prints a text under a heading, cut.
func (t *textReport) block(heading string, text []byte) {
	fmt.Fprintf(t.out, "%s\n%s\n", heading, cut(text))
}

const (
	shownLines = 24 // of a text: two boards
	shownWidth = 100
)

// cut is a text as it can be shown on a terminal: without control characters, which could do anything there, and with
// its first lines only. It ends with a newline.
func cut(text []byte) string {
	if len(bytes.TrimSpace(text)) == 0 {
		return "(nothing)\n"
	}
	var b strings.Builder
	lines := strings.Split(strings.TrimRight(string(text), "\r\n"), "\n")
	for i, line := range lines {
		if i == shownLines {
			fmt.Fprintf(&b, "(%s more)\n", count(len(lines)-i, "line", "lines"))
			break
		}
		runes := []rune(strings.TrimSuffix(line, "\r"))
		more := len(runes) - shownWidth
		for _, r := range runes[:min(len(runes), shownWidth)] {
			if r != '\t' && !unicode.IsPrint(r) {
				r = unicode.ReplacementChar
			}
			b.WriteRune(r)
		}
		if more > 0 {
			fmt.Fprintf(&b, " (%s more)", count(more, "character", "characters"))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// whatFailed says in a line why a case failed.
func whatFailed(r *judge.Result) string {
	run := &r.Run
	switch {
	case r.Verdict == judge.Presentation:
		return fmt.Sprintf("only white space differs: want %q, found %.40q", r.Text.Want, r.Text.Found)
	case r.Verdict == judge.WrongAnswer:
		_, _, what := wrongAnswer(&r.Comparison)
		return what
	case run.End == program.Signaled:
		return "it was ended by a signal: " + run.Signal
	case run.End == program.TimeLimit:
		return fmt.Sprintf("it was stopped after %s of processor time, %s by the clock", duration(run.CPU), duration(run.Wall))
	case run.End == program.MemoryLimit:
		return "it used " + size(run.Memory)
	case run.End == program.OutputLimit:
		return "it wrote more than " + size(outputLimit)
	}
	return fmt.Sprintf("it ended with exit status %d", run.Status)
}

// verdictCounts says how many cases had which verdict, leaving out those that none had.
func verdictCounts(tally *judge.Tally) string {
	var counts []string
	for v, n := range tally.By {
		if n > 0 || judge.Verdict(v) == judge.Accepted {
			counts = append(counts, fmt.Sprintf("%d %v", n, judge.Verdict(v)))
		}
	}
	return strings.Join(counts, ", ")
}

// measures says how many cases there were and what they took at most.
func measures(tally *judge.Tally) string {
	what := fmt.Sprintf("%s, slowest %s", count(tally.Cases, "case", "cases"), duration(tally.Slowest))
	if tally.Memory > 0 {
		what += ", most memory " + size(tally.Memory)
	}
	return what
}

// duration is a time with three digits or so.
func duration(d time.Duration) string {
	if d < time.Second {
		return fmt.Sprintf("%.3g ms", float64(d)/float64(time.Millisecond))
	}
	return fmt.Sprintf("%.3g s", d.Seconds())
}

// size is a number of bytes with three digits or so.
func size(n int64) string {
	if n < 1<<20 {
		return fmt.Sprintf("%.3g KiB", float64(n)/(1<<10))
	}
	return fmt.Sprintf("%.4g MiB", float64(n)/(1<<20))
}
