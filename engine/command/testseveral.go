package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"ninefold/engine/judge"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

// testSeveral tests several solutions, each up to its first failure unless all cases are asked for.
func (t *solutionTest) testSeveral(ctx context.Context, solutions toolchain.Solutions) error {
	inv := t.inv
	var report severalReport
	if t.json {
		report = jsonReport{inv.out}
	} else {
		report = newVerdictTable(inv.out, inv.words, solutions)
	}
	accepted := 0
	known, err := t.test.RunAll(ctx, solutions, t.tell, func(s judge.Standing) error {
		t.progress.clear()
		if s.Accepted() {
			accepted++
		}
		report.solution(&s)
		if inv.out.Flush() != nil {
			return errReported // Run reports it
		}
		return nil
	})
	t.progress.clear()
	stopped := ctx.Err() != nil
	if err != nil && !stopped { // of a test file, which concerns all solutions
		return err
	}
	report.endAll(accepted, len(solutions), stopped)
	if err := reportLeftOut(inv, known.LeftOut); err != nil {
		return err
	}
	if accepted < len(solutions) {
		return errReported
	}
	return nil
}

// severalReport reports the results of several solutions.
type severalReport interface {
	solution(s *judge.Standing)
	// endAll is called after the last solution, or when the test was stopped before.
	endAll(accepted, solutions int, stopped bool)
}

// verdictTable reports them in a table. It writes the headings at once and each row when it is known.
type verdictTable struct {
	out    io.Writer
	words  *locale.Words
	widths [6]int // of all columns except the last, in columns of a terminal
}

// The widest numbers in their columns.
const (
	widestTime   = "00.000 s"
	widestMemory = "0000 MB"
)

func newVerdictTable(out io.Writer, words *locale.Words, solutions toolchain.Solutions) *verdictTable {
	t := &verdictTable{out: out, words: words,
		widths: [6]int{2: len(widestTime), 3: len(widestTime), 4: len(widestTime), 5: len(widestMemory)}}
	for _, s := range solutions {
		t.widths[0] = max(t.widths[0], text.Columns(text.SafeLine(s.Name)))
	}
	for v := range judge.Verdict(judge.Verdicts) {
		t.widths[1] = max(t.widths[1], text.Columns(t.verdict(v)))
	}
	headings := words.StandingHeadings()
	for i := range t.widths {
		t.widths[i] = max(t.widths[i], text.Columns(headings[i]))
	}
	t.row(headings)
	return t
}

// verdict returns a verdict as judges write it, and in words.
func (t *verdictTable) verdict(v judge.Verdict) string {
	return fmt.Sprintf("%-4s%s", v.Short(), t.words.Verdict(v))
}

func (t *verdictTable) solution(s *judge.Standing) {
	row := append([]string{text.SafeLine(s.Name), locale.Untested}, t.words.StandingColumns(s)...)
	if s.Tested() {
		row[1] = t.verdict(s.Verdict())
	}
	row[6] = t.words.Sentences(row[6], t.words.Plural("test.spared", s.Spared), t.words.Others(s.Program.Others))
	t.row(row)
}

// row writes a row. Numbers are aligned to the right.
func (t *verdictTable) row(fields []string) {
	var line strings.Builder
	for i, field := range fields {
		if i == len(t.widths) {
			line.WriteString(field)
			break
		}
		blank := strings.Repeat(" ", max(0, t.widths[i]-text.Columns(field)))
		if i >= 2 {
			field = blank + field
		} else {
			field += blank
		}
		line.WriteString(field + "  ")
	}
	printLine(t.out, "%s", strings.TrimRight(line.String(), " "))
}

func (t *verdictTable) endAll(accepted, solutions int, stopped bool) {
	key := "test.accepted.of"
	if stopped {
		key = "test.stopped.of"
	}
	printLine(t.out, "%s", t.words.Text(key, locale.Args{"Accepted": accepted, "Solutions": solutions}))
}
