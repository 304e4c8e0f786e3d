package notation

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

func randomRules(random *rand.Rand) tictactoe.Rules {
	return tictactoe.AllRules[random.IntN(len(tictactoe.AllRules))]
}

// randomPosition has any marks, any last move or none, and owners for about half of its contested boxes.
func randomPosition(random *rand.Rand) tictactoe.Position {
	p := tictactoe.New(tictactoe.Open)
	for range random.IntN(150) {
		p = p.WithMark(grid.Cell(random.IntN(grid.Cells)), tictactoe.Mark(random.IntN(3)))
	}
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) {
			p = p.WithOwner(b, tictactoe.Mark(random.IntN(3)))
		}
	}
	p, _ = p.WithLast(grid.Cell(random.IntN(grid.Cells)))
	return p.WithRules(randomRules(random))
}

// randomGame returns a game with random moves, edits, changes of rules, comments, grades and branches.
func randomGame(random *rand.Rand, comment string) *tictactoe.Game {
	g := tictactoe.NewGame(randomRules(random))
	if random.IntN(2) == 0 {
		g = tictactoe.GameFrom(randomPosition(random))
	}
	for range random.IntN(200) {
		p := g.Position()
		switch random.IntN(30) {
		case 0, 1:
			g.GoTo(history.ID(random.IntN(g.Len())))
		case 2:
			g.Set(tictactoe.RulesChanged, p.WithRules(randomRules(random)))
		case 3:
			g.Set(tictactoe.Edited, randomPosition(random))
		case 4:
			g.Set(tictactoe.Edited, p.WithMark(grid.Cell(random.IntN(grid.Cells)), tictactoe.Mark(random.IntN(3))))
		case 5:
			g.Set(tictactoe.Edited,
				[]tictactoe.Position{p, p.Swapped(), p.Transformed(tictactoe.Rotated), p.WithoutLast()}[random.IntN(4)])
		case 6:
			g.SetComment(history.ID(random.IntN(g.Len())), comment)
		case 7:
			if glyphs := tictactoe.Glyphs(); g.Now().IsMove() {
				g.SetGlyph(g.Current(), glyphs[random.IntN(len(glyphs))])
			}
		default:
			if !p.Over() {
				g.Play(p.RandomMove(random))
			}
		}
	}
	return g
}

// randomSheet returns a sheet with any digits, any of them entered, and any marks in the empty cells.
func randomSheet(random *rand.Rand) sudoku.Sheet {
	var s sudoku.Sheet
	most := 1 + random.IntN(30)
	for c := range grid.Cell(grid.Cells) {
		switch n := random.IntN(most); {
		case n < 2:
			s.Grid = s.Grid.WithDigit(c, 1+random.IntN(9))
			if n == 0 {
				s.Entered.Add(c)
			}
		case n < 5:
			s.Pencil[c] = grid.Digits(random.IntN(512)) << 1
		}
	}
	return s
}

// FuzzEverythingComesBack checks that a record and a link keep any game with its branches, comments, grades and tags, a
// link the step shown and any Sudoku too.
func FuzzEverythingComesBack(f *testing.F) {
	comments := []string{"", "said", "\xff\x00 }", "这一步不好。", strings.Repeat("long ", 99), "> \\ \n{From}  "}
	for seed := range uint64(200) {
		f.Add(seed, comments[seed%uint64(len(comments))], "Ann")
	}
	f.Fuzz(func(t *testing.T, seed uint64, comment, name string) {
		random := rand.New(rand.NewPCG(seed, 4))
		comment, name = comment[:min(len(comment), 500)], name[:min(len(name), 500)] // the most that a link may hold
		r := record.Record{Game: randomGame(random, comment), Tags: []record.Tag{{Name: "X", Value: name}}}
		checkRecord(t, &r)
		checkLink(t, &r)
		s := randomSheet(random)
		back, err := link.Read(link.AppendSheet(nil, &s))
		fail.NowIf(t, err != nil || back.Sheet != s || back.Record.Game != nil,
			"%+v came back as %+v, %v", s, back, err)
	})
}

func checkRecord(t testing.TB, r *record.Record) {
	t.Helper()
	comesBack(t, r, record.Append, record.Read)
}

// comesBack checks that a game comes back from what append writes of it, byte for byte and step for step.
func comesBack(t testing.TB, r *record.Record, append func([]byte, *record.Record) []byte,
	read func([]byte) (record.Record, error)) (back record.Record) {
	t.Helper()
	written := append(nil, r)
	back, err := read(written)
	fail.NowIf(t, err != nil, "%v in\n%s", err, written)
	again := append(nil, &back)
	fail.NowIf(t, !bytes.Equal(again, written), "wrote\n%s\nread and wrote\n%s", written, again)
	fail.NowIf(t, !slices.Equal(back.Tags, r.Tags), "tags %q came back as %q", r.Tags, back.Tags)
	tictactoetest.Same(t, r.Game, back.Game)
	return back
}

// checkLink checks that a game comes back from its link at the step shown. A link may be too large to be read.
func checkLink(t testing.TB, r *record.Record) {
	t.Helper()
	code := link.AppendGame(nil, r)
	if len(code) > record.MostLink {
		return
	}
	if strings.ContainsFunc(string(code), func(r rune) bool {
		return !strings.ContainsRune("-_.", r) && (r > 'z' || !unicode.IsLetter(r) && !unicode.IsDigit(r))
	}) {
		t.Fatalf("what may not stand in an address stands in %s", code)
	}
	back := comesBack(t, r, link.AppendGame, func(code []byte) (record.Record, error) {
		c, err := link.Read(code)
		return c.Record, err
	})
	shown := func(r *record.Record) int { return slices.Index(r.Game.Order(), r.Game.Current()) }
	fail.Unequal(t, shown(&back), shown(r), "the step shown")
}

func codeOf(content []byte) []byte {
	code := "nf1." + base64.RawURLEncoding.EncodeToString(content)
	return fmt.Appendf(nil, "%s.%08x", code, crc32.ChecksumIEEE([]byte(code)))
}

// FuzzRead checks that reading never panics, that an error has a place, and that reading, writing and reading again
// gives the same. It tries each input as a text and as the content of a link.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		saved, actions,
		"Hi!\r\n" + quoted("| > ", sent) + "Bye", "&gt; [X &quot;Ann&quot;]\n1. 5 5 2. 4 4\n-- ",
		"> > 5 5 4 4", strings.Repeat("53. .7. ...\n", 9),
		strings.Repeat("xxx ... ...\n", 9) + "1 1",
		strings.Repeat("5 u3 124 . . . . . .\n", 9), strings.Repeat("5 u3 124 6 7 8 9 12 25\n", 9),
		"https://example.org/#nf1.AAECAVgDQW5uAU8DQm9iACgw.186f5cfe", "nf1.AWUFEBUBsf8.00000000", "nf1.AWUFEBUBsQ",
		":0000:x:" + strings.Repeat("5+3.", 27) + ":113 214::",
	} {
		f.Add([]byte(seed))
	}
	for seed := range uint64(5) {
		f.Add(record.Append(nil, &record.Record{Game: randomGame(rand.New(rand.NewPCG(seed, 5)), "so {} it is")}))
	}
	f.Add([]byte{0, 1, 0, 0, 40, 83, 1, 'a', 84, 41, 85}) // the content of a game's link: a move, a comment, a branch
	f.Add([]byte{1, 5, 20, 3, 179})                       // the content of a Sudoku's link
	for _, e := range texttest.Examples(f) {
		f.Add([]byte(e.Text))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		for _, src := range [][]byte{src, codeOf(src)} {
			r, err := Read(src)
			switch {
			case err != nil:
				checkPlace(t, src, err)
				continue
			case r.Sheets != nil:
				checkSheets(t, &r)
				continue
			}
			checkExport(t, r)
			if r.Form != Link { // tags of a link need no valid names
				checkRecord(t, &r.Record)
			}
			checkLink(t, &r.Record)
		}
	})
}

// checkPlace checks that an error names a place in the text or right after it.
func checkPlace(t testing.TB, src []byte, err error) {
	t.Helper()
	at := fail.As[*text.Error](t, err, "%q", src)
	lines := strings.Split(string(src), "\n")
	fail.NowIf(t, at.Line < 1 || at.Line > len(lines) || at.Column < 1 || at.Column > len([]rune(lines[at.Line-1]))+1,
		"no such place in %q: %v", src, err)
}

// checkExport checks that a game of uttt.ai comes back from what is written.
func checkExport(t *testing.T, r Reading) {
	t.Helper()
	if r.Form != Actions {
		return
	}
	p := r.Record.Game.Position()
	written, _ := AppendActions(nil, r.Record.Game)
	again := one(t, string(written), Actions)
	fail.Unequal(t, again.Record.Game.Position(), p, "read back from\n%s", written)
}

// checkSheets checks that each sheet of a reading comes back from the reading's form.
func checkSheets(t *testing.T, r *Reading) {
	t.Helper()
	if !WritesSudoku(r.Form) {
		return
	}
	for _, s := range r.Sheets {
		written := AppendSudoku(nil, r.Form, sudoku.GameFrom(s))
		again, err := Read(written)
		fail.NowIf(t, err != nil, "%v in\n%s", err, written)
		back := again.Sheets
		fail.NowIf(t, len(back) != 1 || back[0] != s, "%s comes back as %+v from\n%s", r.Form, back, written)
	}
}
