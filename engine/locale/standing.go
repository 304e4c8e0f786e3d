package locale

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text"
)

// Problem says what is wrong with a solution besides its verdict, or that white space differs in its accepted answers.
// It is empty for nothing.
func (w *Words) Problem(s *judge.Standing) string {
	var failed *toolchain.CompileError
	var tool *toolchain.ToolError
	var file *atomicfile.FileError
	switch {
	case errors.As(s.Err, &failed):
		return failed.Said
	case errors.As(s.Err, &tool):
		return w.Say(tool.Lacking())
	case errors.As(s.Err, &file):
		return w.Error(file.Err)
	case s.Err != nil:
		return w.Error(s.Err)
	case s.First != nil:
		return w.Sentences(w.Causes(s.First.Causes), w.Reason(s.First))
	}
	return w.Sentences(w.WhiteSpace(&s.Tally), w.Refused(&s.Tally))
}

// StandingHeadings names the columns of a table of solutions.
func (w *Words) StandingHeadings() []string {
	columns := slices.Values([]string{"solution", "verdict", "median", "most95", "slowest", "memory", "first"})
	return each(columns, func(key string) string { return w.Text("test.table." + key) })
}

// Untested stands in a table where nothing is known.
const Untested = "–"

// StandingColumns returns what a table says of a solution below the headings after the verdict's.
func (w *Words) StandingColumns(s *judge.Standing) []string {
	columns := []string{Untested, Untested, Untested, Untested, w.firstFailure(s)}
	if t := &s.Tally; t.Cases > 0 {
		for i, took := range [...]time.Duration{t.Median, t.Most95, t.Slowest} {
			columns[i] = milliseconds(took) + " s"
		}
	}
	if s.Tally.Memory > 0 {
		columns[3] = fmt.Sprintf("%d MB", s.Tally.Memory>>20)
	}
	return columns
}

// firstFailure names the first case on which a solution fails, with the number of cases by verdict if the test went on,
// or says in a line why there is none. For an accepted solution it is the remark on white space.
func (w *Words) firstFailure(s *judge.Standing) string {
	if s.Err != nil {
		const most = 100 // characters
		said := text.Cut(text.ErrorLine(w.Problem(s)), most)
		if s.Verdict == judge.CompilationError && s.Program.Standard != "" {
			said = s.Program.Standard + w.Text("name.colon") + said
		}
		return said
	}
	if s.First == nil {
		return w.Problem(s)
	}
	words := w.Text("test.table.case", Args{"Number": s.First.Number, "Case": &s.First.Case})
	if s.Tally.Cases > s.First.Number {
		words += w.Text("clause.semicolon") + w.Verdicts(&s.Tally)
	}
	causes := slices.DeleteFunc(slices.Clone(s.First.Causes), func(h judge.Cause) bool {
		return h.Kind == judge.Freopen // naming it would take another line
	})
	if why := w.Causes(causes); why != "" {
		words += w.Text("name.colon") + why
	}
	return words
}
