package command

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"ninefold/engine/judge"
	"ninefold/engine/judge/checker"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

// textReport reports a test in words.
type textReport struct {
	out   io.Writer
	words *locale.Words
}

// result prints a line about a failure if the test goes on after it.
func (t *textReport) result(r *judge.Result, all bool) {
	if all && r.Failed() {
		t.say("test.case", locale.Args{"Number": r.Number, "Judgement": t.words.Judgement(r)})
	}
}

func (t *textReport) notCompiled(_ *judge.Progress, err *toolchain.CompileError) {
	t.line(t.words.Error(err))
	if err.Said != "" {
		io.WriteString(t.out, t.cut([]byte(err.Said), compilerWidth))
	}
}

func (t *textReport) say(key string, args locale.Args) { t.line(t.words.Text(key, args)) }

// line prints words as a line, or nothing if there are none.
func (t *textReport) line(words string) {
	if words != "" {
		printLine(t.out, "%s", words)
	}
}

func (t *textReport) end(known *judge.Progress, stopped stopReason) {
	tally := &known.Tally
	if known.First != nil {
		t.failure(known.First, known.Smallest)
	}
	args := locale.Args{
		"Cases": t.words.Amount("cases", tally.Judged()), "Done": tally.Cases, "Total": known.Total,
		"Verdicts": t.words.Verdicts(tally), "Took": t.words.Measures(tally),
	}
	switch {
	case stopped == sameCrash:
		t.say("test.hopelessOf", args)
	case stopped != neverStopped:
		t.say("test.interrupted", args)
	case known.First == nil:
		t.say("test.passed", args)
	default:
		t.say("test.summary", args)
	}
	if remark := t.words.WhiteSpace(tally); remark != "" {
		t.line(t.words.Sentences(remark, t.words.Text("test.onlyStrict")))
	}
	if known.Start > 0 {
		t.line(t.words.Start(known.Start))
	}
	t.line(t.words.Plural("test.spared", known.Spared))
	t.line(t.words.Refused(tally))
	t.line(t.words.CompiledAs(&known.Program))
	t.line(t.words.Others(known.Program.Others))
}

// failure shows a failing case, or the simplest case made of it. If the run gave no answer, its standard error comes
// first, because that says most.
func (t *textReport) failure(first *judge.Result, smallest *judge.Smallest) {
	verdict := t.words.Text("judge.case",
		locale.Args{"Verdict": t.words.Verdict(first.Verdict), "Case": t.words.Say(&first.Case)})
	t.say("test.case", locale.Args{"Number": first.Number, "Judgement": verdict})
	t.line(t.words.Causes(first.Causes))
	shown, heading := first, t.words.Text("test.failing")
	if smallest != nil {
		shown = &smallest.Result
		key := "test.smallest"
		if !smallest.Minimal {
			key = "test.smaller"
		}
		heading = t.words.Text(key, locale.Args{"Runs": t.words.Amount("runs", smallest.Runs)})
	}
	if !shown.Verdict.Answered() {
		t.line(t.words.Reason(shown))
		t.stderr(shown)
	}
	t.block(heading, shown.Case.Input)
	t.block(t.words.Text("test.output"), shown.Run.Output)
	switch {
	case shown.Ruling != nil:
		t.stderr(shown)
		t.line(t.words.Reason(shown))
	case shown.Verdict.Answered():
		t.stderr(shown)
		line, column := wrongPlace(shown)
		printPlace(t.out, "output", line, column, t.words.Reason(shown))
	}
}

// stderr prints the standard error of a run, if it is not empty.
func (t *textReport) stderr(r *judge.Result) {
	if len(r.Run.Stderr) > 0 {
		t.block(t.words.Text("test.stderr"), r.Run.Stderr)
	}
}

// block prints a text under a heading, cut.
func (t *textReport) block(heading string, text []byte) {
	fmt.Fprintf(t.out, "%s\n%s\n", heading, t.cut(text, shownWidth))
}

const (
	shownLines = 24 // of a text: two boards
	shownWidth = 100
	// compilerWidth is for a compiler's messages, whose lines are long if they name types.
	compilerWidth = 250
)

// cut makes a text safe on a terminal: without control characters, which could do anything there, and with its first
// lines only, each up to a width in characters. It ends with a newline.
func (t *textReport) cut(src []byte, width int) string {
	if len(bytes.TrimSpace(src)) == 0 {
		return t.words.Text("cut.nothing") + "\n"
	}
	var b strings.Builder
	lines := strings.Split(strings.TrimRight(string(src), "\r\n"), "\n")
	for i, line := range lines {
		if i == shownLines {
			b.WriteString(t.words.Plural("cut.lines", len(lines)-i) + "\n")
			break
		}
		runes := []rune(strings.TrimSuffix(line, "\r"))
		more := len(runes) - width
		for _, r := range runes[:min(len(runes), width)] {
			if r != '\t' {
				r = text.SafeRune(r)
			}
			b.WriteRune(r)
		}
		if more > 0 {
			b.WriteString(" " + t.words.Plural("cut.characters", more))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// wrongPlace returns the place in its output at which an answer is wrong.
func wrongPlace(r *judge.Result) (line, column int) {
	if r.WhiteSpace != nil {
		return r.WhiteSpace.Line, 1
	}
	return wrongPlaceIn(&r.Comparison)
}

// wrongPlaceIn returns the place of the first error in an answer; 0 for none.
func wrongPlaceIn(c *checker.Comparison) (line, column int) {
	for _, fault := range c.Faults() {
		return fault.Line, fault.Column
	}
	return 0, 0
}
