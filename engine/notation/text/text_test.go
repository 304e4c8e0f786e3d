package text

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf16"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// letters has three values, as a judge's text does.
var letters = Alphabet{Codes: [256]uint8{'.': 1, 'x': 2, 'o': 3}, Want: WantMark}

const (
	row   = "... ... ...\n"
	board = row + ".x. ... ...\n" + row + "\n" + row + "... .o. ...\n" + row + "\n" + row + row + "... ... ..x\n9 9\n"
)

// ways are the sources that a text can be read from.
var ways = map[string]func(string) *Scanner{
	"in memory":              func(s string) *Scanner { scanner := ScanBytes([]byte(s)); return &scanner },
	"at once":                func(s string) *Scanner { return NewScanner(strings.NewReader(s)) },
	"byte by byte":           func(s string) *Scanner { return NewScanner(iotest.OneByteReader(strings.NewReader(s))) },
	"the last with the end":  func(s string) *Scanner { return NewScanner(iotest.DataErrReader(strings.NewReader(s))) },
	"half of what was asked": func(s string) *Scanner { return NewScanner(iotest.HalfReader(strings.NewReader(s))) },
	"now and then nothing": func(s string) *Scanner {
		return NewScanner(&hesitant{src: iotest.OneByteReader(strings.NewReader(s))})
	},
}

// hesitant is a reader that returns no byte and no error fifty times before each byte.
type hesitant struct {
	src io.Reader
	n   int
}

func (h *hesitant) Read(p []byte) (int, error) {
	if h.n++; h.n%51 != 0 {
		return 0, nil
	}
	return h.src.Read(p)
}

// read reads one board, a cell behind it, and the end.
func read(s *Scanner) (cells [grid.Cells]uint8, at grid.Cell, err error) {
	if err = s.Rows(&letters, &cells); err != nil {
		return cells, at, err
	}
	if at, err = s.RowCol(); err != nil {
		return cells, at, err
	}
	return cells, at, s.EndText()
}

func TestWhatDoesNotMatter(t *testing.T) {
	for name, src := range map[string]string{
		"as it should be":     board,
		"CRLF":                strings.ReplaceAll(board, "\n", "\r\n"),
		"a byte order mark":   "\uFEFF" + board,
		"and a blank line":    "\r\n \t\n\uFEFF" + board,
		"no spaces":           strings.ReplaceAll(board[:len(board)-4], " ", "") + "9 9",
		"no blank lines":      strings.ReplaceAll(board, "\n\n", "\n"),
		"no last newline":     strings.TrimSuffix(board, "\n"),
		"tabs":                strings.ReplaceAll(board, " ", "\t \t"),
		"blanks at both ends": "\t" + strings.ReplaceAll(board, "\n", " \t\n "),
		"a long way down":     strings.Repeat(" \n", 3*bufferSize) + board + strings.Repeat("\n ", 3*bufferSize),
	} {
		for way, scan := range ways {
			if len(src) > 2*bufferSize && way == "now and then nothing" {
				continue // this way takes seconds
			}
			cells, at, err := read(scan(src))
			fail.If(t, err != nil || at != grid.At(9, 9) || cells[grid.At(2, 2)] != 1 || cells[grid.At(5, 5)] != 2 ||
				cells[80] != 1, "%s, %s: %v, %v, %v", name, way, cells, at, err)
		}
	}
}

func TestErrorsNameLineColumnAndWhat(t *testing.T) {
	long := strings.Repeat("9", 2*bufferSize)
	for name, tc := range map[string]struct {
		src          string
		line, column int
		want         Want
		found        string
	}{
		"a bad cell":              {strings.Replace(board, "o", "Q", 1), 6, 6, WantMark, `"Q"`},
		"after a byte order mark": {"\uFEFFQ", 1, 1, WantMark, `"Q"`},
		"a mark within a row":     {"..\uFEFF.", 1, 3, WantMark, `"\ufeff"`},
		"tabs count as one":       {"\t.\t大", 1, 4, WantMark, `"大"`},
		"no UTF-8":                {"\n\xff", 2, 1, WantMark, `"\xff"`},
		"cut UTF-8":               {"\xe5\xa4", 1, 1, WantMark, `"\xe5"`},
		"a short row":             {"... ... ..\n", 1, 11, WantMark, FoundLineEnd},
		"a long row":              {"... ... ....\n", 1, 12, WantLineEnd, `"."`},
		"a row cut short":         {board[:strings.LastIndex(board, "...")], 11, 5, WantMark, FoundTextEnd},
		"no row":                  {strings.Replace(board, "9 9", "0 9", 1), 12, 1, WantRow, `"0"`},
		"no column":               {strings.Replace(board, "9 9", "9 x", 1), 12, 3, WantColumn, `"x"`},
		"no space":                {strings.Replace(board, "9 9", "99", 1), 12, 2, WantSpace, `"9"`},
		"no space in CRLF":        {strings.Replace(board, "9 9\n", "99\r\n", 1), 12, 2, WantSpace, `"9"`},
		"a row too large":         {strings.Replace(board, "9 9", "14 6", 1), 12, 1, WantRow, `"14"`},
		"a column too large":      {strings.Replace(board, "9 9\n", "6 140", 1), 12, 3, WantColumn, `"140"`},
		"a number too long":       {board[:len(board)-2] + long, 12, 3, WantColumn, `"` + long[:20] + `"`},
		"no second number":        {strings.Replace(board, "9 9\n", "9 ", 1), 12, 3, WantColumn, FoundTextEnd},
		"no numbers":              {strings.Replace(board, "9 9\n", "\n", 1), 13, 1, WantRow, FoundTextEnd},
		"a third number":          {strings.Replace(board, "9 9", "9 9 9", 1), 12, 5, WantLineEnd, `"9"`},
		"something behind":        {board + "\n\n x", 15, 2, WantTextEnd, `"x"`},
		"far down and right": {
			strings.Repeat("\n", bufferSize) + strings.Repeat(" ", bufferSize+1) + "?", bufferSize + 1, bufferSize + 2,
			WantMark, `"?"`,
		},
	} {
		for way, scan := range ways {
			if len(tc.src) > 2*bufferSize && way == "now and then nothing" {
				continue // this way takes seconds
			}
			_, _, err := read(scan(tc.src))
			want := Error{Line: tc.line, Column: tc.column, Want: tc.want, Found: tc.found}
			fail.Unequal(t, *fail.As[*Error](t, err, "%s, %s", name, way), want, "%s, %s", name, way)
		}
	}
}

func TestAnEmptyTextIsTheEnd(t *testing.T) {
	for _, src := range []string{"", "\n \t\r\n", "\uFEFF", "\uFEFF\n"} {
		for way, scan := range ways {
			_, _, err := read(scan(src))
			fail.If(t, err != io.EOF, "%q, %s: %v, want io.EOF", src, way, err)
		}
	}
}

// idle is a stream that never returns a byte and never ends.
type idle struct{}

func (idle) Read([]byte) (int, error) { return 0, nil }

func TestAStreamThatGivesNothingIsGivenUp(t *testing.T) {
	for _, before := range []string{"", "\n", "...", board[:len(board)-1], board} {
		_, _, err := read(NewScanner(io.MultiReader(strings.NewReader(before), idle{})))
		fail.If(t, err != io.ErrNoProgress, "after %q: %v, want %v", before, err, io.ErrNoProgress)
	}
}

func TestTheStreamsOwnErrorIsGivenForGood(t *testing.T) {
	broken := errors.New("broken")
	for i := range len(board) {
		s := NewScanner(io.MultiReader(strings.NewReader(board[:i]), iotest.ErrReader(broken)))
		_, _, err := read(s)
		fail.NowIf(t, err != broken, "after %d bytes: %v", i, err)
		fail.Unequal(t, s.SkipBlankLines(), broken, "after %d bytes, once more", i)
	}
}

func TestATextIsReadOneBufferAtATime(t *testing.T) {
	long := strings.NewReader("?" + strings.Repeat("\n", 10*bufferSize))
	_, _, err := read(NewScanner(long))
	fail.If(t, err == nil || long.Len() < 9*bufferSize, "%d bytes were left, %v", long.Len(), err)
}

func TestFurther(t *testing.T) {
	for _, tc := range []struct {
		a, b Error
		want bool
	}{
		{Error{Line: 2, Column: 1}, Error{Line: 1, Column: 9}, true},
		{Error{Line: 1, Column: 9}, Error{Line: 2, Column: 1}, false},
		{Error{Line: 2, Column: 3}, Error{Line: 2, Column: 2}, true},
		{Error{Line: 2, Column: 2}, Error{Line: 2, Column: 2}, false},
	} {
		fail.Unequal(t, tc.a.Further(&tc.b), tc.want, "%v further than %v", &tc.a, &tc.b)
	}
}

func TestACauseSpeaksForItself(t *testing.T) {
	cause := errors.New("the cell is occupied")
	err := error(&Error{Line: 2, Column: 4, Cause: cause})
	fail.If(t, err.Error() != "line 2, column 4: the cell is occupied" || !errors.Is(err, cause), "%v", err)
}

// FuzzWays checks that a text reads alike from every source.
func FuzzWays(f *testing.F) {
	f.Add(board)
	f.Add("\uFEFF\r\n" + board + "x")
	f.Add("... \xe5\xa4")
	f.Fuzz(func(t *testing.T, src string) {
		cells, at, err := read(ways["in memory"](src))
		for way, scan := range ways {
			cellsToo, atToo, errToo := read(scan(src))
			same := err == errToo
			if err != nil && errToo != nil {
				same = err.Error() == errToo.Error()
			}
			fail.If(t, cells != cellsToo || at != atToo || !same,
				"%s: %v, %v; in memory %v, %v", way, atToo, errToo, at, err)
		}
	})
}

func TestWords(t *testing.T) {
	c := &Cursor{Text: []byte(" last, 12\r\n[rules \"x\"")}
	fail.If(t, c.TakeWord("las"), "a part of a word is taken, %q is left", c.Text[c.Pos:])
	fail.Unequal(t, c.Word(), "last", "the first word")
	fail.Unless(t, c.TakeWord("last"), "the first word is not taken")
	fail.Unequal(t, c.Word(), "", "a comma is a word, or is passed over by a look at the next")
	c.Skip()
	word := c.Word()
	fail.Unequal(t, word, "12", "the second word")
	fail.If(t, c.TakeWord(""), "no word is taken as one")
	c.Pos += 2
	c.Skip()
	fail.Unequal(t, c.Word(), "", "a bracket is a word")
	c.TakeByte('[', "a bracket")
	fail.Unless(t, c.TakeWord("rules"), "%q is left", c.Text[c.Pos:])
	c.Pos = len(c.Text)
	fail.Unequal(t, c.Peek(), 0, "the byte at the end")
	fail.If(t, c.AtDigit(), "the end is a digit")
	c.End()
	fail.OnError(t, c.Err)
}

func TestACursorKeepsTheFirstError(t *testing.T) {
	c := &Cursor{Text: []byte("1 xy\n[")}
	c.Check(nil)
	c.Forbid(3, nil)
	fail.If(t, c.Digit("box") != 1 || !c.OK(), "before an error: %v", c.Err)
	fail.Unequal(t, c.Digit("digit"), 1, "in place of a digit that is none")
	c.TakeByte(']', "bracketEnd")
	c.Forbid(0, io.ErrNoProgress)
	c.Check(c.UnexpectedWord(0, "1", "tagName"))
	c.End()
	got, want := c.Err.(*Error), Error{Line: 1, Column: 3, Want: "digit", Found: `"x"`}
	fail.If(t, got == nil || *got != want, "%v, want %v", got, &want)
	for what, refuse := range map[string]func(c *Cursor){
		"bracketEnd": func(c *Cursor) { c.TakeByte(']', "bracketEnd") }, "space": func(c *Cursor) { c.Digit("digit") },
		"textEnd": (*Cursor).End,
	} {
		c := &Cursor{Text: []byte("\n11")}
		refuse(c)
		got, _ := c.Err.(*Error)
		fail.If(t, got == nil || string(got.Want) != what, "%v, want that %s is wanted", got, what)
	}
	c = &Cursor{Text: []byte("ab")}
	c.Forbid(1, io.ErrNoProgress)
	line, column, ok := ErrorPlace(c.Err)
	fail.If(t, !ok || line != 1 || column != 2 || !errors.Is(c.Err, io.ErrNoProgress), "%v", c.Err)
}

func TestALongTextIsCut(t *testing.T) {
	for _, c := range []struct{ text, beginning, end string }{
		{"", "", ""}, {"abc", "abc", "abc"}, {"abcd", "abc…", "…bcd"}, {"棋盘上有九格", "棋盘上…", "…有九格"},
		{"ab\xff\xff", "ab\xff…", "…b\xff\xff"},
	} {
		fail.Unequal(t, Cut(c.text, 3), c.beginning, "%q is cut", c.text)
		fail.Unequal(t, CutFront(c.text, 3), c.end, "of %q is left", c.text)
	}
}

func TestALongLineIsBroken(t *testing.T) {
	for line, parts := range map[string][]string{
		"": {""}, "abc": {"abc"}, "abcd": {"abc", "d"}, "棋盘上有九格": {"棋盘上", "有九格"},
	} {
		fail.Differ(t, BreakLine(line, 3), parts, "%q is broken into", line)
	}
}

func TestASafeLineIsOneLineWithoutControlCharacters(t *testing.T) {
	for s, want := range map[string]string{
		"": "", "tests/17.in": "tests/17.in", "终极 井字棋　é": "终极 井字棋　é", "a\x1b[31mred\x1b[0m.in": "a�[31mred�[0m.in",
		"two\nlines\r.in": "two�lines�.in", "tab\t\x00\x7f\u0085": "tab����", "nwod edispu\u202e": "nwod edispu�",
		"Latin-1: \xe9": "Latin-1: �", "line\u2028separator": "line�separator",
	} {
		fail.Unequal(t, SafeLine(s), want, "%q is printed as", s)
	}
}

func TestSafeLinesHaveNoOtherControlCharacters(t *testing.T) {
	const said, want = "\x1b[31ma\r\n\tb\xe9\r终", "·[31ma\n    b··终"
	fail.Unequal(t, SafeLines(said), want, "shown")
}

// The first line that names an error says most of a compiler's message, however it spells the word.
func TestTheLineThatNamesAnErrorIsFound(t *testing.T) {
	for said, want := range map[string]string{
		"in main:\n a.pas(3,1) Error: Illegal\nerror: two": "a.pas(3,1) Error: Illegal",
		"warning: w\nFATAL ERROR":                          "FATAL ERROR",
		"  only this \nand that":                           "only this",
		"":                                                 "",
		"/usr/bin/ld: /tmp/a.o: in function `main':\na.c:(.text+0x5): undefined reference to `foo'\n" +
			"collect2: error: ld returned 1 exit status": "a.c:(.text+0x5): undefined reference to `foo'",
		"# command-line-arguments\n./a.go:3:2: undefined: x": "./a.go:3:2: undefined: x",
	} {
		fail.Unequal(t, ErrorLine(said), want, "of %q", said)
	}
}

// Terminals show wide and full-width characters over two columns.
func TestWideCharactersTakeTwoColumns(t *testing.T) {
	for s, want := range map[string]int{"": 0, "AC": 2, "通过": 4, "ＡＣ": 4, "a（b）": 6, "é–": 2, "ｱ": 1} {
		fail.Unequal(t, Columns(s), want, "%q", s)
	}
}

// utf16Text returns a text as Windows redirects it, with a byte order mark.
func utf16Text(order binary.AppendByteOrder, s string) (text []byte) {
	for _, unit := range utf16.Encode([]rune("\uFEFF" + s)) {
		text = order.AppendUint16(text, unit)
	}
	return text
}

func TestUTF16WithAByteOrderMarkIsText(t *testing.T) {
	const want = "53..7....\r\n大😀 and more\n"
	long := strings.Repeat(want, 1000)
	for name, src := range map[string][]byte{
		"little": utf16Text(binary.LittleEndian, long), "big": utf16Text(binary.BigEndian, long), "UTF-8": []byte(long),
	} {
		fail.Unequal(t, string(UTF8(src)), long, "%s: decoded", name)
		for _, reader := range []io.Reader{bytes.NewReader(src), iotest.OneByteReader(bytes.NewReader(src)),
			iotest.DataErrReader(bytes.NewReader(src))} {
			read := fail.Must(io.ReadAll(DecodingReader(reader)))(t)
			fail.Unequal(t, string(read), long, "%s: read", name)
		}
	}
	const later = "a\xff\xfeb" // only at its beginning a stream has a mark
	read := fail.Must(io.ReadAll(DecodingReader(iotest.OneByteReader(strings.NewReader(later)))))(t)
	fail.Unequal(t, string(read), later, "a mark that comes later")
	for _, src := range []string{"", "\xff", "\xfe\x00", "\xffabc"} {
		fail.Unequal(t, string(UTF8([]byte(src))), src, "%q is no UTF-16 and decoded", src)
	}
}
