package tictactoe

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func TestPublishedSamples(t *testing.T) {
	inputs, err := filepath.Glob("testdata/tictactoe-*.in")
	fail.NowIf(t, err != nil || len(inputs) != 3, "samples: %v, %v; want three", inputs, err)
	for _, name := range inputs {
		in, want := texttest.Read(t, name), texttest.Read(t, strings.TrimSuffix(name, "in")+"out")
		p, err := Parse([]byte(in))
		fail.NowIf(t, err != nil, "%s: %v", name, err)
		fail.Unequal(t, string(AppendMarked(nil, &p)), want, "%s: marked", name)
		got, err := AppendText(nil, &p)
		fail.If(t, err != nil || string(got) != in, "%s: written back\n%s, %v\nwant\n%s", name, got, err, in)
	}
}

const (
	row    = "... ... ...\n"
	rows   = row + row + row
	sample = rows + "\n" + row + row + "... x.. ...\n\n" + rows + "6 4\n"
)

// What is wrong within a row, and within a last move, is held by the tests of package text.
func TestErrorsNameTheirPlace(t *testing.T) {
	refused := texttest.Refusal(t, Parse)
	refused("empty", "", 1, 1, text.WantMark, text.FoundTextEnd)
	refused("capital", strings.Replace(sample, "x", "X", 1), 7, 5, text.WantMark, `"X"`)
	refused("eight rows", strings.Repeat(".........\n", 8)+"1 1\n", 9, 1, text.WantMark, `"1"`)
	refused("ten rows", strings.Repeat(".........\n", 10), 10, 1, text.WantRow, `"."`)
	refused("no last move", strings.TrimSuffix(sample, "6 4\n"), 12, 1, text.WantRow, text.FoundTextEnd)
	refused("empty cell", strings.Replace(sample, "6 4", " 1 1", 1), 12, 2, text.WantOccupied, text.FoundEmpty)
	refused("more text", sample+"\nx", 14, 1, text.WantTextEnd, `"x"`)
}

func TestWithoutALastMoveThereIsNoJudgeText(t *testing.T) {
	p := New(Judge)
	judge, err := AppendText([]byte("kept"), &p)
	fail.If(t, err != ErrNoLast || string(judge) != "kept", "%q, %v", judge, err)
}

// FuzzParse checks that reading, writing and reading again gives the same position, and that reading never panics.
func FuzzParse(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte(strings.Replace(sample, "...", "xox", 5)))
	f.Fuzz(func(t *testing.T, judge []byte) {
		p, err := Parse(judge)
		if err != nil {
			e := fail.As[*text.Error](t, err, "%q", judge)
			fail.NowIf(t, e.Line < 1 || e.Column < 1, "%v, want its place", err)
			return
		}
		printed := fail.Must(AppendText(nil, &p))(t)
		again, err := Parse(printed)
		fail.NowIf(t, err != nil || again != p, "read %q, wrote %q, read another position: %v", judge, printed, err)
	})
}

func BenchmarkMark(b *testing.B) {
	in := []byte(sample)
	var buf [128]byte
	b.ReportAllocs()
	for b.Loop() {
		p, _ := Parse(in)
		AppendMarked(buf[:0], &p)
	}
}

// diagram reads a position from the judge's text, or from its nine rows alone if there is no last move.
func diagram(t testing.TB, judge string) Position {
	t.Helper()
	judge = strings.TrimSpace(judge)
	if len(strings.Fields(judge)) != 27 {
		return fail.Must(Parse([]byte(judge)))(t)
	}
	p := New(Judge)
	for i, m := range strings.Join(strings.Fields(judge), "") {
		p = p.WithMark(grid.Cell(i), map[rune]Mark{'.': Empty, 'x': X, 'o': O}[m])
	}
	return p
}
