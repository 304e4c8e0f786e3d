package link

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// example is a game of two moves at the first.
const example = "nf1.AAECAVgDQW5uAU8DQm9iACgw.186f5cfe"

func TestTheExampleOfTheFormat(t *testing.T) {
	g := tictactoe.NewGame(tictactoe.Judge)
	g.Play(grid.At(5, 5))
	g.Play(grid.At(6, 4))
	g.GoTo(1)
	tags := []record.Tag{{Name: "X", Value: "Ann"}, {Name: "O", Value: "Bob"}}
	fail.Unequal(t, string(AppendGame(nil, &record.Record{Game: g, Tags: tags})), example, "it is")
}

func TestALinkIsReadWhereverItStands(t *testing.T) {
	for name, src := range map[string]string{
		"the code alone": example, "with the #": "#" + example,
		"an address":         "https://example.org/ninefold/?x=nf1.#" + example,
		"white space around": " \r\n\thttps://example.org/#" + example + " \r\n",
		"broken over lines": "http://localhost:8000/#" + example[:12] + "\r\n " + example[12:30] +
			"\n" + example[30:],
		"broken in its sum":    example[:len(example)-3] + "\n" + example[len(example)-3:],
		"a dot after the page": "https://example.org/index.html#" + example,
	} {
		fail.Unless(t, Begins([]byte(strings.TrimSpace(src))), "%s: does not begin as a link", name)
		c, err := Read([]byte(src))
		fail.If(t, err != nil || c.Record.Game.Current() != 1 || c.Record.Tag("O") != "Bob", "%s: %v", name, err)
	}
	for _, src := range []string{
		"", "nf", "#nf", "nfl.A", "nf1x.A", "5 5 4 4", "#L easy", "uttt.ai/init?actions=x40", "see nf1.A", "a#b#nf1.A",
	} {
		fail.If(t, Begins([]byte(src)), "%q begins as a link", src)
	}
}

func TestADamagedLinkIsRefusedWithThePlaceAndTheReason(t *testing.T) {
	dot := strings.LastIndex(example, ".")
	refused := texttest.Refusal(t, Read)
	refused("another version", strings.Replace(example, "1", "2", 1), 1, 3, "linkVersion", `"2"`)
	refused("a long version", "#nf"+strings.Repeat("10", 20)+".A", 1, 4, "linkVersion", `"10101010101010101010…"`)
	refused("cut after its name", "https://example.org/#nf1", 1, 25, "linkRest", text.FoundTextEnd)
	refused("cut after the first", example[:4], 1, 5, "linkRest", text.FoundTextEnd)
	refused("cut in its bytes", example[:dot-3], 1, dot-2, "linkRest", text.FoundTextEnd)
	refused("cut in its sum", example[:dot+8], 1, dot+9, "linkRest", text.FoundTextEnd)
	damaged := func(name, src string) {
		begin := strings.Index(src, "1.")
		refused(name, src, 1, begin+1, "linkSum", fmt.Sprintf("%q", text.Cut(src[begin:], 20)))
	}
	damaged("a wrong character", strings.Replace(example, "Q", "+", 1))
	damaged("a wide character", strings.Replace(example, "Q", "例", 1))
	damaged("another character", strings.Replace(example, "Q", "R", 1))
	damaged("a character missing", strings.Replace(example, "AE", "A", 1))
	damaged("more behind it", example+"x")
	refused("a percent sign", example[:dot]+"%2E"+example[dot+1:], 1, dot+12, "linkRest", text.FoundTextEnd)
	refused("no link", "5 5", 1, 1, "linkVersion", `"5"`)
	refused("no dot", "nf1 A", 1, 6, "linkRest", text.FoundTextEnd)
}

// TestEveryDamageIsFound changes, drops and exchanges the characters of a link one by one.
func TestEveryDamageIsFound(t *testing.T) {
	for i := range len(example) {
		damaged := []string{example[:i], example[:i] + example[i+1:], example[:i] + "~" + example[i+1:]}
		if other := example[:i] + "7" + example[i+1:]; other != example {
			damaged = append(damaged, other)
		}
		if i > 0 && example[i] != example[i-1] {
			damaged = append(damaged, example[:i-1]+example[i:i+1]+example[i-1:i]+example[i+1:])
		}
		for _, src := range damaged {
			fail.If(t, fail.ErrorOf(Read([]byte(src))) == nil, "%s is read", src)
		}
	}
}

func TestWhatNoLinkSaysIsRefusedThoughTheSumIsRight(t *testing.T) {
	const move, rules, end = 40, 0, 254
	board := make([]byte, 20)
	board[0] = boardFollows
	with := func(at int, b byte) []byte { c := slices.Clone(board); c[at] = b; return c }
	start := []byte{gameKind, 0, 0}
	for name, content := range map[string][]byte{
		"nothing":                        nil,
		"another kind":                   {2},
		"no game":                        {gameKind},
		"a number too large":             append([]byte{gameKind}, slices.Repeat([]byte{255}, 10)...),
		"a step that is not there":       {gameKind, 1, 0, rules},
		"more tags than there are":       {gameKind, 0, 255, 255, 255, 127, 1, 'X', 0},
		"a string too long":              {gameKind, 0, 1, 5, 'X', 0},
		"other rules":                    {gameKind, 0, 0, byte(len(tictactoe.AllRules))},
		"another board":                  {gameKind, 0, 0, 32},
		"half a board":                   append(slices.Clone(start), board[:9]...),
		"an empty board at length":       append(slices.Clone(start), board...),
		"a byte of more than five marks": append(slices.Clone(start), with(1, 243)...),
		"an owner without a line":        append(slices.Clone(start), with(18, 1)...),
		"a last move in an empty cell":   append(slices.Clone(start), with(19, 5)...),
		"a last move nowhere":            append(slices.Clone(start), with(19, 82)...),
		"an unknown step":                {gameKind, 0, 0, rules, move, end},
		"two comments":                   {gameKind, 0, 0, rules, comment, 1, 'a', comment, 1, 'b'},
		"a comment on no step": {gameKind, 0, 0, rules, move, openBranch, comment, 1, 'b', 41,
			closeBranch},
		"a grade of the start":              {gameKind, 0, 0, rules, grade, 1},
		"a grade of an edit":                {gameKind, 0, 0, rules, editStep, rules, grade, 1},
		"a grade of no step":                {gameKind, 0, 0, rules, move, openBranch, grade, 1, 41, closeBranch},
		"a grade of no glyph":               {gameKind, 0, 0, rules, move, grade, 0},
		"a grade behind the last":           {gameKind, 0, 0, rules, move, grade, 7},
		"a branch of the start":             {gameKind, 0, 0, rules, openBranch, move, closeBranch},
		"a branch of no step":               {gameKind, 0, 0, rules, move, openBranch, openBranch},
		"a branch without a step":           {gameKind, 0, 0, rules, move, openBranch, closeBranch},
		"a branch that does not end":        {gameKind, 0, 0, rules, move, openBranch, 41},
		"an end of no branch":               {gameKind, 0, 0, rules, move, closeBranch},
		"a Sudoku without cells":            {sheetKind},
		"a Sudoku of more empty cells":      {sheetKind, 5, 181},
		"a Sudoku of fewer cells":           {sheetKind, 5, 179},
		"a Sudoku with a cell of no kind":   {sheetKind, 10},
		"a Sudoku of no empty cells":        {sheetKind, 100, 181},
		"a Sudoku without marks":            {sheetKind, 180, 20},
		"a Sudoku with something behind it": {sheetKind, 181, 1},
	} {
		got := fail.As[*text.Error](t, fail.ErrorOf(Read(appendCode(nil, content))), "%s", name)
		fail.If(t, got.Want != "linkContent" || got.Line != 1 || got.Column != 3, "%s: %v", name, got)
	}
	fail.OnError(t, fail.ErrorOf(Read(appendCode(nil, []byte{sheetKind, 181})))) // an empty Sudoku
	err := fail.ErrorOf(Read([]byte("nf1.AB." + sum([]byte("nf1.AB")))))
	fail.If(t, err == nil, "a code with bits behind its last byte is read")
}

func TestAForbiddenMoveIsNamedWithItsRule(t *testing.T) {
	_, err := Read(appendCode(nil, []byte{gameKind, 0, 0, 0, byte(grid.At(5, 5)), byte(grid.At(1, 1))}))
	texttest.Check(t, "two moves", err, text.Error{Line: 1, Column: 3,
		Cause: record.MoveError(grid.At(1, 1), tictactoe.WrongBox)})
}

func TestADeepBranchIsRead(t *testing.T) {
	const branches = 3900 // a link of nearly the most bytes has as many
	content := append([]byte{gameKind, 0, 0, 0, 0}, slices.Repeat([]byte{openBranch, 40}, branches)...)
	content = append(content, slices.Repeat([]byte{closeBranch}, branches)...)
	g := fail.Must(Read(appendCode(nil, content)))(t).Record.Game
	fail.If(t, len(g.Children(0)) != branches+1, "%d ways to begin", len(g.Children(0)))
}

func ExampleAppendSheet() {
	var s sudoku.Sheet
	s.Grid = s.Grid.WithDigit(grid.At(1, 2), 5).WithDigit(grid.At(1, 3), 6)
	s.Entered.Add(grid.At(1, 3))
	s.Pencil[grid.At(1, 4)] = 1<<1 | 1<<9
	fmt.Printf("%s", AppendSheet(nil, &s))
	// Output: nf1.AWUFEBUBsQ.d4cef808
}

func TestALinkOfMoreThanAGameIsRefused(t *testing.T) {
	long := append([]byte{gameKind, 0, 0, 0}, comment, 0x80|record.MostLink&0x7f, record.MostLink>>7)
	tags := append([]byte{gameKind, 0}, binary.AppendUvarint(nil, record.MostTags+1)...)
	for range record.MostTags + 1 {
		tags = append(tags, 1, 'T', 0)
	}
	for name, tc := range map[string]struct {
		content []byte
		column  int
		limit   error
	}{
		"in bytes": {append(long, make([]byte, record.MostLink)...), 1,
			record.CheckLimit(record.MostLink+1, "linkBytes", record.MostLink)},
		"in tags": {tags, 3, record.CheckLimit(record.MostTags+1, "tags", record.MostTags)},
	} {
		err := fail.ErrorOf(Read(appendCode(nil, tc.content)))
		texttest.Check(t, name, err, text.Error{Line: 1, Column: tc.column, Cause: tc.limit})
	}
}
