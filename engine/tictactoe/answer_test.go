package tictactoe

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"ninefold/engine/grid"
	"ninefold/engine/text"
)

// marked is the right answer to sample.
const marked = `... ... ...
... ... ...
... ... ...

... ... ...
... ... ...
... x.. ...

!!! ... ...
!!! ... ...
!!! ... ...
`

func TestWhiteSpaceInAnAnswerNeverMatters(t *testing.T) {
	p := diagram(t, sample)
	for name, answer := range map[string]string{
		"as the samples have it": string(AppendMarked(nil, &p)),
		"as people write it":     marked,
		"one line":               strings.Join(strings.Fields(marked), ""),
		"one cell a line":        strings.Join(strings.Split(strings.Join(strings.Fields(marked), ""), ""), "\n"),
		"CRLF and tabs":          strings.NewReplacer("\n", "\r\n", " ", "\t").Replace(marked),
		"byte order mark":        "\uFEFF" + marked,
		"blank lines behind":     marked + "\n \n\v\f\n",
	} {
		if c := CompareAnswer([]byte(answer), &p); !c.Right() {
			t.Errorf("%s: %+v, want right", name, c)
		}
	}
}

func TestEveryCellThatDiffersIsNamed(t *testing.T) {
	p := diagram(t, sample)
	answer := strings.NewReplacer("x..", "x.大", "\n!!! ... ...\n!!!", "\n!.! ... ...\n!!!").Replace(marked)
	want := []Difference{
		{grid.At(6, 6), '.', '大', 7, 7},
		{grid.At(7, 2), '!', '.', 9, 2},
	}
	c := CompareAnswer([]byte(answer), &p)
	if len(c.Differences) != 2 || c.Differences[0] != want[0] || c.Differences[1] != want[1] {
		t.Errorf("differences %v, want %v", c.Differences, want)
	}
	if c.Missing != 0 || c.Extra != nil || c.Right() {
		t.Errorf("%+v, want two differences and no more", c)
	}
}

func TestAShortAnswerSaysWhereItEnds(t *testing.T) {
	p := diagram(t, sample)
	for name, tc := range map[string]struct {
		answer                string
		missing, line, column int
	}{
		"empty":           {"", 81, 1, 1},
		"blank":           {"\n\n", 81, 3, 1},
		"within a row":    {"... .", 77, 1, 6},
		"after a row":     {"... ... ...\n", 72, 2, 1},
		"without newline": {strings.TrimSuffix(marked, "!!! ... ...\n"), 9, 11, 1},
	} {
		c := CompareAnswer([]byte(tc.answer), &p)
		if c.Missing != tc.missing || c.Line != tc.line || c.Column != tc.column || len(c.Differences) != 0 {
			t.Errorf("%s: %+v, want %+v", name, c, tc)
		}
	}
}

func TestALongAnswerSaysWhatIsTooMuch(t *testing.T) {
	p := diagram(t, sample)
	c := CompareAnswer([]byte(marked+"\n 6 4\n"), &p)
	want := text.Error{Line: 13, Column: 2, Want: text.WantTextEnd, Found: `"6"`}
	if c.Extra == nil || *c.Extra != want || len(c.Differences) != 0 {
		t.Errorf("%+v, want only %v", c, &want)
	}
}

func TestAnswersAreReadOneAfterAnother(t *testing.T) {
	p := diagram(t, sample)
	right := AppendMarked(nil, &p)
	r := NewAnswerReader(iotest.OneByteReader(strings.NewReader(strings.Repeat(marked, 3))))
	for range 3 {
		if c, err := r.Compare(right); err != nil || !c.Right() {
			t.Fatalf("%+v, %v, want right", c, err)
		}
	}
	if err := r.End(); err != nil {
		t.Error(err)
	}
}

func TestAnAnswerThatBreaksOffSaysWhy(t *testing.T) {
	p := diagram(t, sample)
	broken := errors.New("the line went dead")
	r := NewAnswerReader(io.MultiReader(strings.NewReader(marked[:30]), iotest.ErrReader(broken)))
	if _, err := r.Compare(AppendMarked(nil, &p)); err != broken {
		t.Errorf("%v, want %v", err, broken)
	}
}

func TestAnEndlessAnswerIsGivenUpAfterOneBoard(t *testing.T) {
	p := diagram(t, sample)
	endless := &endlessReader{}
	r := NewAnswerReader(endless)
	if c, err := r.Compare(AppendMarked(nil, &p)); err != nil || len(c.Differences) != 81 {
		t.Errorf("%d differences, %v, want 81", len(c.Differences), err)
	}
	if err := r.End(); err == nil {
		t.Error("an endless answer ended")
	}
	if endless.read > 64<<10 {
		t.Errorf("%d bytes were read", endless.read)
	}
}

// endlessReader gives zero bytes without end and counts them.
type endlessReader struct{ read int }

func (r *endlessReader) Read(p []byte) (int, error) {
	clear(p)
	r.read += len(p)
	return len(p), nil
}

// FuzzCompareAnswer holds that an answer is right exactly when nothing but white space parts it from the right one.
func FuzzCompareAnswer(f *testing.F) {
	f.Add([]byte(marked))
	f.Add([]byte(marked[:60]))
	f.Add([]byte(marked + "."))
	f.Add([]byte("\uFEFF\uFEFF" + marked))
	f.Fuzz(func(t *testing.T, answer []byte) {
		p := diagram(t, sample)
		strip := strings.NewReplacer(" ", "", "\t", "", "\n", "", "\v", "", "\f", "", "\r", "")
		want := strip.Replace(strings.TrimLeft(string(answer), "\uFEFF")) == strip.Replace(marked)
		c := CompareAnswer(answer, &p)
		if c.Right() != want {
			t.Errorf("%q is right: %v, want %v", answer, c.Right(), want)
		}
		if c.Missing > 0 && c.Extra != nil || len(c.Differences)+c.Missing > grid.Cells {
			t.Errorf("%q: %+v", answer, c)
		}
	})
}
