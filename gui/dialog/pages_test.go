package dialog

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

func TestLongLinesAreBroken(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []int // characters in each line
	}{
		"nothing":        {"", []int{0}},
		"short lines":    {"a\nbc\n", []int{1, 2, 0}},
		"just one line":  {strings.Repeat("中", pageColumn), []int{pageColumn}},
		"a line and one": {strings.Repeat("中", pageColumn+1), []int{pageColumn, 1}},
		"three lines":    {strings.Repeat("x", 2*pageColumn) + "xx\ny", []int{pageColumn, pageColumn, 2, 1}},
	} {
		var got []int
		for _, line := range split(test.text) {
			got = append(got, utf8.RuneCountInString(line.Words))
		}
		fail.Differ(t, got, test.want, "%s: lines of", name)
	}
}

// unreadables returns texts that nobody would mend by hand.
func unreadables() map[string][]byte {
	random := rand.New(rand.NewPCG(1, 1))
	noise := make([]byte, 3000)
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	return map[string][]byte{
		"NULs": make([]byte, 120_000), "noise": noise, "one long line": bytes.Repeat([]byte("x"), 1<<20),
		"many lines": bytes.Repeat([]byte("x\n"), 1<<19), "nothing": nil,
	}
}

// TestOfAnUnreadableTextLittleIsShown: what is shown does not grow with the text.
func TestOfAnUnreadableTextLittleIsShown(t *testing.T) {
	for name, content := range unreadables() {
		stack, frame := over(t)
		stack.ReadUnreadable("cannot be read", content,
			&text.Error{Line: 1, Column: 1, Want: text.WantMark, Found: `"\x00"`})
		log, _ := screentest.Find[view.Log](frame.Top())
		fail.If(t, !said(frame).Warning || len(log.Lines) == 0 || len(log.Lines) > pageLines,
			"%s: said %+v above %d lines", name, said(frame), len(log.Lines))
		for _, line := range log.Lines {
			fail.If(t, utf8.RuneCountInString(line.Words) > pageColumn ||
				strings.ContainsFunc(line.Words, unicode.IsControl), "%s: shown is %q", name, line.Words)
		}
		frame.PressIn("Close")
		fail.If(t, stack.Busy(), "%s: it does not close", name)
	}
}

func TestALongTextIsReadAPageAtATime(t *testing.T) {
	var rows []string
	for i := range 2*pageLines + 5 {
		rows = append(rows, "row "+strings.Repeat("i", i%7)+string(rune('a'+i%26)))
	}
	stack, frame := over(t)
	stack.ReadPages("a long comment", strings.Join(rows, "\n"))
	check := func(from, to int, canBack, canForward bool) {
		t.Helper()
		log, _ := screentest.Find[view.Log](frame.Top())
		got := screentest.Words(log)
		fail.If(t, got != strings.Join(rows[from:to], "\n"), "shown is %q, want rows %d to %d", got, from+1, to)
		screentest.Visit(frame.Top(), func(part any) {
			b, ok := part.(view.Button)
			fail.If(t, ok &&
				(b.Words == "Previous page" && b.Disabled == canBack || b.Words == "Next page" &&
					b.Disabled == canForward), "at row %d %s is disabled: %v", from+1, b.Words, b.Disabled)
		})
	}
	check(0, pageLines, false, true)
	frame.PressIn("Next page")
	check(pageLines, 2*pageLines, true, true)
	frame.PressIn("Next page")
	check(2*pageLines, 2*pageLines+5, true, false)
	frame.PressIn("Previous page")
	frame.PressIn("Previous page")
	check(0, pageLines, false, true)
}
