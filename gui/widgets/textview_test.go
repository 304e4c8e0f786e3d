package widgets

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/text"
)

func TestPrintable(t *testing.T) {
	for words, want := range map[string]bool{
		"": true, "a line\nand a\ttab\r\n": true, "中文 é 𝄞": true, "\ufeff1 2": true,
		"\x00": false, "a\x1b[1m": false, "\x7f": false, "\u0085": false, "\xff": false, "é"[:1]: false,
	} {
		if Printable([]byte(words)) != want {
			t.Errorf("%q: printable %v", words, !want)
		}
	}
}

func TestVisible(t *testing.T) {
	for words, want := range map[string]string{
		"": "", "a\nb": "a\nb", "a\x00b\tc": "a·b·c", "中\xff文": "中·文", "a\r\nb\r": "a\nb·",
	} {
		if got := Visible(words); got != want {
			t.Errorf("%q is shown as %q, want %q", words, got, want)
		}
	}
}

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
		for _, line := range split(test.text, pageColumn) {
			got = append(got, utf8.RuneCountInString(line))
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: lines of %v characters, want %v", name, got, test.want)
		}
	}
}

// unreadables are texts that no person would mend.
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

// TestOfAnUnreadableTextLittleIsDrawn holds that what is drawn does not grow with the text: it is drawn on the UI
// goroutine.
func TestOfAnUnreadableTextLittleIsDrawn(t *testing.T) {
	for name, content := range unreadables() {
		dialogs, _ := openDialogs(t)
		ShowUnreadable(dialogs, "cannot be read", content,
			&text.Error{Line: 1, Column: 1, Want: text.WantMark, Found: `"\x00"`})
		labels := inDialog[*Page](dialogs)
		if len(labels) != 1 {
			t.Fatalf("%s: %d pages", name, len(labels))
		}
		for _, label := range labels {
			checkDrawable(t, name, label.Text)
		}
		tapButton(t, dialogs, "Close")
		if dialogs.Busy() {
			t.Errorf("%s: it does not close", name)
		}
	}
}

// checkDrawable fails if a label's text takes long to draw.
func checkDrawable(t *testing.T, name, drawn string) {
	t.Helper()
	lines := strings.Split(drawn, "\n")
	if len(lines) > pageLines {
		t.Errorf("%s: %d lines are drawn", name, len(lines))
	}
	for _, line := range lines {
		if utf8.RuneCountInString(line) > pageColumn || strings.ContainsFunc(line, unicode.IsControl) {
			t.Errorf("%s: drawn is %q", name, line)
		}
	}
}

func TestALongTextIsReadAPageAtATime(t *testing.T) {
	var rows []string
	for i := range 2*pageLines + 5 {
		rows = append(rows, "row "+strings.Repeat("i", i%7)+string(rune('a'+i%26)))
	}
	dialogs, _ := openDialogs(t)
	ShowPages(dialogs, "a long comment", strings.Join(rows, "\n"))
	page := inDialog[*Page](dialogs)[0]
	check := func(from, to int, canBack, canForward bool) {
		t.Helper()
		if page.Text != strings.Join(rows[from:to], "\n") {
			t.Errorf("shown is %q, want rows %d to %d", page.Text, from+1, to)
		}
		for _, b := range inDialog[*Button](dialogs) {
			if b.Text == "Previous page" && b.Disabled() == canBack ||
				b.Text == "Next page" && b.Disabled() == canForward {
				t.Errorf("at row %d %s is disabled: %v", from+1, b.Text, b.Disabled())
			}
		}
	}
	check(0, pageLines, false, true)
	tapButton(t, dialogs, "Next page")
	check(pageLines, 2*pageLines, true, true)
	tapButton(t, dialogs, "Next page")
	check(2*pageLines, 2*pageLines+5, true, false)
	tapButton(t, dialogs, "Previous page")
	tapButton(t, dialogs, "Previous page")
	check(0, pageLines, false, true)
}

// BenchmarkShowUnreadable is how long a file that is no text holds the window up before it is painted.
func BenchmarkShowUnreadable(b *testing.B) {
	for name, content := range unreadables() {
		b.Run(name, func(b *testing.B) {
			dialogs, _ := openDialogs(b)
			for b.Loop() {
				ShowUnreadable(dialogs, "cannot be read", content,
					&text.Error{Line: 1, Column: 1, Want: text.WantMark, Found: `"\x00"`})
				dialogs.Close()
			}
		})
	}
}
