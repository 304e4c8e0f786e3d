package crosshatch

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/engine/text/texttest"
)

func TestPublishedSamples(t *testing.T) {
	for i := 1; i <= 4; i++ {
		g := sample(t, i)
		want := texttest.Sample(t, fmt.Sprintf("crosshatch-%d.out", i))
		got := AppendAnswer(nil, &g)
		fail.If(t, string(got) != want, "sample %d: got\n%s\nwant\n%s", i, got, want)
	}
}

// What may lie between cells and rows is held by the tests of package text.
func TestTextIsReadTolerantly(t *testing.T) {
	plain := texttest.Sample(t, "crosshatch-2.in")
	want := parse(t, plain)
	for name, judge := range map[string]string{
		"blank lines":           "\n \t\n" + strings.ReplaceAll(plain, "\n", "\n\n") + "\n\n",
		"spaces within a row":   strings.ReplaceAll(plain, ".", " . "),
		"all on one line":       strings.ReplaceAll(plain, "\n", "") + "\n",
		"a line with blanks":    "\n " + strings.ReplaceAll(plain, "\n", " \t ") + "\r\n\n",
		"a line without an end": strings.ReplaceAll(plain, "\n", ""),
	} {
		got, err := Parse([]byte(judge))
		fail.If(t, err != nil || got != want, "%s: %v, the same grid %v", name, err, got == want)
	}
}

func TestErrorsNameTheirPlace(t *testing.T) {
	const row = "1.......9\n"
	line := strings.Repeat(row[:9], 9)
	refused := texttest.Refusal(t, Parse)
	refused("nothing", "", 1, 1, text.WantDigit, text.FoundTextEnd)
	refused("a zero", row+"12.0.....\n", 2, 4, text.WantDigit, `"0"`)
	refused("a short row", row+"12......\n"+row, 2, 9, text.WantDigit, text.FoundLineEnd)
	refused("a long row", "1.......9.\n", 1, 10, text.WantLineEnd, `"."`)
	refused("eight rows", strings.Repeat(row, 8), 9, 1, text.WantDigit, text.FoundTextEnd)
	refused("half a row", strings.Repeat(row, 8)+"123", 9, 4, text.WantDigit, text.FoundTextEnd)
	refused("ten rows", strings.Repeat(row, 10), 10, 1, text.WantTextEnd, `"1"`)
	refused("a line with a zero", line[:40]+"0"+line[41:], 1, 41, text.WantDigit, `"0"`)
	refused("a short line", line[:80]+"\n"+line, 1, 81, text.WantDigit, text.FoundLineEnd)
	refused("a line that breaks after a row", line[:72]+"\n"+row, 1, 73, text.WantDigit, text.FoundLineEnd)
	refused("a line without a cell", line[:80], 1, 81, text.WantDigit, text.FoundTextEnd)
	refused("a long line", line+"1\n", 1, 82, text.WantLineEnd, `"1"`)
	refused("two rows at once", row[:9]+row[:9]+"\n", 1, 19, text.WantDigit, text.FoundLineEnd)
	refused("nearly two rows at once", row[:9]+row[:8]+"\n", 1, 10, text.WantLineEnd, `"1"`)
	refused("a line after a row", row+line, 2, 10, text.WantLineEnd, `"1"`)
	refused("the answer ERROR", "ERROR\n", 1, 1, text.WantDigit, `"E"`)
}

func TestReaderReadsGridAfterGrid(t *testing.T) {
	first, second := texttest.Sample(t, "crosshatch-1.in"), texttest.Sample(t, "crosshatch-2.in")
	for name, stream := range map[string]string{
		"parted by nothing":     first + second,
		"parted by blank lines": "\n" + first + " \n\n" + strings.TrimSuffix(second, "\n"),
		"a line each": strings.ReplaceAll(first, "\n", "") + "\n" +
			strings.ReplaceAll(second, "\n", "") + "\n",
		"one on a line": first + strings.ReplaceAll(second, "\n", ""),
	} {
		r := Grids(iotest.OneByteReader(strings.NewReader(stream)))
		for _, want := range []string{first, second} {
			g, err := r()
			fail.If(t, err != nil || g != parse(t, want), "%s: %v, or the wrong grid", name, err)
		}
		_, err := r()
		fail.If(t, err != io.EOF, "%s: got %v, want the end", name, err)
	}
}

func TestReaderSaysWhatStoppedIt(t *testing.T) {
	good := texttest.Sample(t, "crosshatch-1.in")
	r := Grids(strings.NewReader(good + "\n" + "12345678\n"))
	_, err := r()
	fail.OnError(t, err)
	want := text.Error{Line: 11, Column: 9, Want: text.WantDigit, Found: text.FoundLineEnd}
	var got *text.Error
	_, err = r()
	fail.If(t, !errors.As(err, &got) || *got != want, "got %v, want %v", err, &want)
	broken := errors.New("the stream broke")
	r = Grids(io.MultiReader(strings.NewReader(good[:40]), iotest.ErrReader(broken)))
	_, err = r()
	fail.If(t, err != broken, "got %v, want %v", err, broken)
}

func FuzzText(f *testing.F) {
	for i := 1; i <= 4; i++ {
		f.Add([]byte(texttest.Sample(f, fmt.Sprintf("crosshatch-%d.in", i))))
	}
	f.Add([]byte("\uFEFF1 2 3\t456789\r\n\n"))
	f.Fuzz(func(t *testing.T, judge []byte) {
		g, err := Parse(judge)
		streamed, streamErr := Grids(strings.NewReader(string(judge)))()
		if err != nil {
			var syntax *text.Error
			fail.NowIf(t, !errors.As(err, &syntax) || syntax.Line < 1 || syntax.Column < 1,
				"%q is refused with %v", judge, err)
			return
		}
		fail.NowIf(t, streamErr != nil || streamed != g, "%q is read otherwise from a stream: %v", judge, streamErr)
		printed := AppendText(nil, &g)
		again, err := Parse(printed)
		fail.NowIf(t, err != nil || again != g,
			"%q is printed as %q, which is another grid or none: %v", judge, printed, err)
	})
}

func TestAnsweringAllocatesNothingButTheBuffer(t *testing.T) {
	judge := []byte(texttest.Sample(t, "crosshatch-2.in"))
	buf := make([]byte, 0, 90)
	answer := func() {
		g, err := Parse(judge)
		fail.OnError(t, err)
		AppendAnswer(buf, &g)
	}
	fail.Unequal(t, testing.AllocsPerRun(10, answer), 0, "allocations from text to text")
}

func BenchmarkTextToText(b *testing.B) {
	var judges [][]byte
	for _, g := range easy() {
		judges = append(judges, AppendText(nil, &g))
	}
	buf := make([]byte, 0, 90)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		g, err := Parse(judges[i%len(judges)])
		fail.OnError(b, err)
		AppendAnswer(buf, &g)
	}
}
