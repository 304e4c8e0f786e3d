package notation

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text"
)

// FuzzRead checks that reading never panics, that an error has a place, and that reading, writing and reading again
// gives the same. It tries each input as a text and as the content of a link.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		saved, actions, "https://uttt.ai/init?state=" + strings.Repeat("0", 90) + "190", "NW/NE NE/NW NW/E",
		"9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0", "1. e5 d4 (1... f6 2. i9) 2. a1# *",
		"A2b1 B1b2",
		"[Position \"9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0\"]\n1. A1a1", "> > 5 5 4 4", strings.Repeat("53. .7. ...\n", 9),
		strings.Repeat("xxx ... ...\n", 9) + "1 1",
		strings.Repeat("5 u3 124 . . . . . .\n", 9), strings.Repeat("5 u3 124 6 7 8 9 12 25\n", 9),
		"https://example.org/#nf1.AAECAVgDQW5uAU8DQm9iACgw.186f5cfe", "nf1.AWUFEBUBsf8.00000000", "nf1.AWUFEBUBsQ",
		":0000:x:" + strings.Repeat("5+3.", 27) + ":113 214::",
	} {
		f.Add([]byte(seed))
	}
	for seed := range uint64(5) {
		random := rand.New(rand.NewPCG(seed, 5))
		f.Add(record.Append(nil, &record.Record{Game: randomGame(random, "so {} it is")}))
	}
	f.Add([]byte{0, 1, 0, 0, 40, 83, 1, 'a', 84, 41, 85}) // the content of a game's link: a move, a comment, a branch
	f.Add([]byte{1, 5, 20, 3, 179})                       // the content of a Sudoku's link
	f.Fuzz(func(t *testing.T, src []byte) {
		for _, src := range [][]byte{src, codeOf(src)} {
			readings, err := Read(src)
			if err != nil {
				checkPlace(t, src, err)
			}
			for _, r := range readings {
				if r.Sheets != nil {
					checkSheets(t, &r)
					continue
				}
				checkExport(t, r)
				if r.Form != Link { // tags of a link need no valid names
					checkRecord(t, &r.Record)
				}
				checkLink(t, &r.Record)
			}
		}
	})
}

// checkPlace checks that an error names a place in the text or right after it.
func checkPlace(t testing.TB, src []byte, err error) {
	t.Helper()
	var at *text.Error
	fail.NowIf(t, !errors.As(err, &at), "%v is no *text.Error", err)
	lines := strings.Split(string(src), "\n")
	fail.NowIf(t, at.Line < 1 || at.Line > len(lines) || at.Column < 1 || at.Column > len([]rune(lines[at.Line-1]))+1,
		"no such place in %q: %v", src, err)
}

// checkExport checks that a reading, if its form can be written, comes back from it.
func checkExport(t *testing.T, r Reading) {
	t.Helper()
	p := r.Record.Game.Position()
	written, err := Append(nil, r.Form, r.Record.Game)
	if err != nil {
		return
	}
	again, err := Read(written)
	fail.NowIf(t, err != nil, "%q: %v", written, err)
	for _, a := range again {
		if a.Form == r.Form && a.Record.Game.Position() == p {
			return
		}
	}
	t.Fatalf("%q does not come back as the same %s", written, r.Form)
}

// checkSheets checks that each sheet of a reading comes back from the reading's form.
func checkSheets(t *testing.T, r *Reading) {
	t.Helper()
	for _, s := range r.Sheets {
		written := AppendSudoku(nil, r.Form, &s)
		again, err := Read(written)
		fail.NowIf(t, err != nil, "%v in\n%s", err, written)
		back := again[0].Sheets
		fail.NowIf(t, len(back) != 1 || back[0] != s, "%s comes back as %+v from\n%s", r.Form, back, written)
	}
}
