package command

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
	"unicode/utf8"

	"ninefold/engine/judge"
)

// progress is a line on a terminal that says how far a test is. On anything but a terminal it shows nothing.
type progress struct {
	terminal io.Writer // nil if there is none
	total    int       // cases
	started  time.Time
	shown    time.Time // when the line was last written
	width    int       // of the line that stands there, in characters
}

// progressInterval is the least time between two lines.
const progressInterval = 100 * time.Millisecond

func newProgress(out io.Writer, total int) *progress {
	p := &progress{total: total, started: time.Now()}
	if isTerminal(out) {
		p.terminal = out
	}
	return p
}

func isTerminal(out io.Writer) bool {
	file, ok := out.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// testing shows how the cases went so far.
func (p *progress) testing(tally *judge.Tally) {
	rate := float64(tally.Cases) / time.Since(p.started).Seconds()
	p.show(func() string {
		return fmt.Sprintf("%d of %d cases, %s; %.0f/s", tally.Cases, p.total, verdictCounts(tally), rate)
	})
}

// shrinking shows how far the smallest case is.
func (p *progress) shrinking(s judge.Smallest) {
	p.show(func() string {
		return fmt.Sprintf("%v; making the case simpler: %s", s.Verdict, count(s.Runs, "run", "runs"))
	})
}

// show writes the line, unless one was written just before.
func (p *progress) show(line func() string) {
	if p.terminal == nil || time.Since(p.shown) < progressInterval {
		return
	}
	p.clear()
	text := line()
	io.WriteString(p.terminal, text)
	p.width, p.shown = utf8.RuneCountInString(text), time.Now()
}

// clear takes the line away.
func (p *progress) clear() {
	if p.width > 0 {
		io.WriteString(p.terminal, "\r"+strings.Repeat(" ", p.width)+"\r")
		p.width = 0
	}
}
