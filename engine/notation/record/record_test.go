package record

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

// play makes moves, which are given as "row col row col …".
func play(t testing.TB, g *tictactoe.Game, moves string) {
	t.Helper()
	digits := strings.Join(strings.Fields(moves), "")
	for i := 0; i < len(digits); i += 2 {
		fail.OnError(t, g.Play(grid.At(int(digits[i]-'0'), int(digits[i+1]-'0'))))
	}
}

const mailed = `[Rules "closed"]
[X "Ann"]
[O "Bob"]
[Result "*"]

{Played by mail.}
1. 5 5  2. 4 4 {Why not the centre?}
  (2. 5 4 {Better.}  3. 5 2)
3. 2 2  [rules open]  4. 5 6 {Sent to the right, Ann gains the choice of
  six places, and none of them is bad.}  [edit 1 9 x, 2 2 ., last 5 5]
`

func TestAGameIsWrittenInFewLines(t *testing.T) {
	game := tictactoe.NewGame(tictactoe.Closed)
	game.SetComment(0, "Played by mail.")
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		game.Play(c)
	}
	game.SetComment(2, "Why not the centre?")
	game.Set(tictactoe.RulesChanged, game.Position().WithRules(tictactoe.Open))
	game.Play(grid.At(5, 6))
	game.SetComment(5, "Sent to the right, Ann gains the choice of six places, and none of them is bad.")
	edited, _ := game.Position().WithMark(grid.At(1, 9), tictactoe.X).
		WithMark(grid.At(2, 2), tictactoe.Empty).WithLast(grid.At(5, 5))
	game.Set(tictactoe.Edited, edited)
	end := game.Current()
	game.GoTo(1)
	game.Play(grid.At(5, 4))
	game.SetComment(game.Current(), "Better.")
	game.Play(grid.At(5, 2))
	game.GoTo(end)
	record := Record{Game: game}
	record.SetTag("X", "Ann")
	record.SetTag("O", "Bob")
	position := game.Position()
	record.SetTag("Result", Result(&position))
	fail.Unequal(t, string(Append(nil, &record)), mailed, "wrote")
}

// checkRecord checks that a record comes back byte for byte and step for step, and that a mail can lose nothing in it.
func checkRecord(t testing.TB, r *Record) []byte {
	t.Helper()
	written := Append(nil, r)
	again, err := Read(written)
	fail.NowIf(t, err != nil, "%v in\n%s", err, written)
	rewritten := Append(nil, &again)
	fail.NowIf(t, !bytes.Equal(rewritten, written), "wrote\n%s\nread and wrote\n%s", written, rewritten)
	fail.NowIf(t, !slices.Equal(again.Tags, r.Tags), "tags %q came back as %q", r.Tags, again.Tags)
	tictactoetest.Same(t, r.Game, again.Game)
	for line := range strings.Lines(string(written)) {
		line = strings.TrimSuffix(line, "\n")
		fail.NowIf(t, strings.HasPrefix(line, ">") || strings.HasPrefix(line, "From"),
			"a line that a mail program takes for another: %q", line)
		fail.NowIf(t, text.Columns(line) > width || line != strings.TrimRight(line, " ") ||
			strings.ContainsFunc(line, unprintable), "a line that a mail may spoil: %q", line)
	}
	return written
}

func unprintable(r rune) bool { return !unicode.IsPrint(r) }

func TestARecordReadsAsItWasWritten(t *testing.T) {
	r := fail.Must(Read([]byte(mailed)))(t)
	fail.Unequal(t, string(checkRecord(t, &r)), mailed, "wrote")
	fail.If(t, r.Tag("O") != "Bob" || r.Tag("Date") != "" || r.Tag("Rules") != "", "tags %q", r.Tags)
	p := r.Game.Position()
	fail.If(t, p.At(grid.At(1, 9)) != tictactoe.X || p.Rules() != tictactoe.Open,
		"the game does not stand at the end of its main line")
}

func TestResult(t *testing.T) {
	full := tictactoe.New(tictactoe.Judge)
	for c := range grid.Cell(grid.Cells) {
		full = full.WithMark(c, tictactoe.X)
	}
	won := fail.Must(Read([]byte(wonByX + "none")))(t)
	x := won.Game.Position()
	more := tictactoe.New(tictactoe.Majority) // X owns boxes 1, 2, 6, 7 and 9
	for b := range grid.Box(grid.Boxes) {
		for place := range 3 {
			more = more.WithMark(b.Cell(place), []tictactoe.Mark{1, 1, 2, 2, 2, 1, 1, 2, 1}[b])
		}
	}
	for _, tc := range []struct {
		want string
		p    tictactoe.Position
	}{
		{"*", tictactoe.New(tictactoe.Open)}, {"1-0", x}, {"0-1", x.Swapped()}, {"1/2-1/2", full},
		{"1-0", more}, {"0-1", more.Swapped()}, {"1/2-1/2", more.WithRules(tictactoe.Closed)},
	} {
		fail.Unequal(t, Result(&tc.p), tc.want, "%v", tc.p.Rules())
	}
}

func TestEmptyGame(t *testing.T) {
	written := checkRecord(t, &Record{Game: tictactoe.NewGame(tictactoe.Judge)})
	fail.Unequal(t, string(written), "[Rules \"judge\"]\n", "wrote")
}

func TestAnEditThatChangesNothingIsKept(t *testing.T) {
	g := tictactoe.NewGame(tictactoe.Judge)
	g.Set(tictactoe.Edited, g.Position())
	fail.Unequal(t, string(checkRecord(t, &Record{Game: g})), "[Rules \"judge\"]\n\n[edit]\n", "wrote")
}

func TestAStartOtherThanTheEmptyBoard(t *testing.T) {
	p := tictactoe.New(tictactoe.Judge).WithMark(0, tictactoe.X).WithMark(40, tictactoe.O).WithMark(80, tictactoe.X)
	moved, _ := p.WithLast(0)
	for last, start := range map[string]tictactoe.Position{"none": p, "1 1": moved} {
		g := tictactoe.GameFrom(start)
		g.SetComment(0, "Somebody set this up.")
		play(t, g, "12")
		written := string(checkRecord(t, &Record{Game: g}))
		want := "[Rules \"judge\"]\n\nx.. ... ...\n" + row + row + "\n" + row + "... .o. ...\n" + row + "\n" +
			row + row + "... ... ..x\n" + last + "\n\n{Somebody set this up.}\n1. 1 2\n"
		fail.Unequal(t, written, want, "last move %s: it is written as", last)
		back, _ := Read([]byte(written))
		fail.Unequal(t, back.Game.State(0).Origin, tictactoe.Imported, "the origin of the start")
	}
}

func TestOwnersOfContestedBoxesAreKept(t *testing.T) {
	p := tictactoe.New(tictactoe.Open)
	for place, m := range []tictactoe.Mark{1, 1, 1, 2, 2, 2} {
		p = p.WithMark(grid.Box(2).Cell(place), m).WithMark(grid.Box(7).Cell(place), m)
	}
	for _, rules := range tictactoe.AllRules {
		g := tictactoe.GameFrom(p.WithOwner(2, tictactoe.O).WithRules(rules))
		g.Set(tictactoe.Edited, p.WithOwner(2, tictactoe.X).WithOwner(7, tictactoe.O).WithRules(rules))
		g.Set(tictactoe.Edited, p.WithRules(rules))
		written := checkRecord(t, &Record{Game: g})
		want := "[owner 3 o]\n\n[edit owner 3 x, owner 8 o]  [edit owner 3 ., owner 8 .]\n"
		fail.Unless(t, strings.HasSuffix(string(written), want),
			"under %v wrote\n%s\nwant at its end\n%s", rules, written, want)
	}
}

func TestASideLineThatIsTriedStaysOne(t *testing.T) {
	g := tictactoe.NewGame(tictactoe.Judge)
	play(t, g, "55 44")
	g.GoTo(1)
	play(t, g, "45")
	g.GoTo(0)
	play(t, g, "11")
	written := string(checkRecord(t, &Record{Game: g}))
	fail.Unequal(t, written, "[Rules \"judge\"]\n\n1. 5 5\n  (1. 1 1)\n2. 4 4\n  (2. 4 5)\n", "wrote")
}

func TestTagsThatCannotBeReadAreNotWritten(t *testing.T) {
	r := Record{Game: tictactoe.NewGame(tictactoe.Judge), Tags: []Tag{
		{"Rules", "open"}, {"", "x"}, {"two words", "x"}, {"X", "Ann"}, {"X", "Bob"}, {strings.Repeat("n", 33), "x"},
	}}
	fail.Unequal(t, string(Append(nil, &r)), "[Rules \"judge\"]\n[X \"Ann\"]\n", "wrote")
	r.SetTag("X", "Eve")
	fail.Unequal(t, r.Tag("X"), "Eve", "X")
	r.DropTag("X")
	fail.If(t, r.Tag("X") != "" || len(r.Tags) != 4, "without X the tags are %v", r.Tags)
}

// hardTexts are comments that a careless writer damages.
var hardTexts = []string{
	"", " ", "\n", "a", " a ", "a  b", "a\nb\n", "\ta\t", "{}", "}", `"`, `\`, `\n`, "a\\", "(x) [y]", "1. 5 5",
	"\uFEFF", "\u00A0",
	"\u200B\u2028", "\x00\xff\xfe", "\xe5\xa4", "井字棋 的 棋谱", strings.Repeat("长", 99),
	strings.Repeat("long", 50), "> quoted",
	strings.Repeat("x ", 60) + "> and From here", strings.Repeat(`\"}`, 40), "\r\n", "\uFFFD", "🙂 e\u0301",
	strings.Repeat("w", 71),
	strings.Repeat("w", 70) + " " + strings.Repeat("v", 69) + " " + strings.Repeat("u", 68) + "}",
	"\U0010FFFF\U000E0001",
	strings.Repeat("\u200B", 30), strings.Repeat("\xff", 40), strings.Repeat(">", 200),
	strings.Repeat("w", 69) + " >From",
}

func TestAnyTextIsKept(t *testing.T) {
	for _, hard := range hardTexts {
		g := tictactoe.NewGame(tictactoe.Judge)
		g.SetComment(0, hard)
		play(t, g, "55 44")
		g.SetComment(1, hard)
		g.GoTo(1)
		play(t, g, "45")
		g.SetComment(3, hard)
		checkRecord(t, &Record{Game: g, Tags: []Tag{{"X", hard}, {strings.Repeat("O", 32), hard}}})
	}
}

func TestALooseHand(t *testing.T) {
	for name, src := range map[string]string{
		"no tags, no numbers": "5 5 4 4 2 2", "one move a line": "5 5\n4 4\n2 2\n", "commas": "5,5, 4,4, 2,2",
		"numbers close to the move": "1.5 5 2.4 4 3.2 2", "rules": "[Rules \"judge\"] 1. 5 5 4 4 2 2",
		"a number for two moves": "1. 5,5 4,4\n2. 2,2", "numbers left out": "5 5 4 4 2. 2 2",
		"an empty comment": "5 5 {} 4 4 { } 2 2",
	} {
		r, err := Read([]byte(src))
		fail.NowIf(t, err != nil, "%s: %v", name, err)
		fail.Unequal(t, string(Append(nil, &r)), "[Rules \"judge\"]\n\n1. 5 5  2. 4 4  3. 2 2\n", "%s: read", name)
	}
	r, err := Read([]byte("5 5 {one}\n{two} 4 4 (4 5) {three}"))
	fail.OnError(t, err)
	fail.Unequal(t, r.Game.State(1).Comment, "one two", "two comments apart")
	fail.Unequal(t, r.Game.State(2).Comment, "three", "a comment behind a branch")
}

func TestGlyphsStandBehindTheirMoves(t *testing.T) {
	const text = "[Rules \"open\"]\n\n1. 5 5 !  2. 4 4 ?! {So.}\n  (2. 5 4 ??)\n3. 1 1\n"
	r := fail.Must(Read([]byte(text)))(t)
	fail.Unequal(t, string(Append(nil, &r)), text, "it is written as")
	for _, wrong := range []string{"1. 5 5 !!!\n", "! 1. 5 5\n", "1. 5 5  [edit 1 1 x] !\n"} {
		fail.If(t, fail.ErrorOf(Read([]byte(wrong))) == nil, "%q is read", wrong)
	}
}

func TestWhoHasPlayedIsATagBesideTheName(t *testing.T) {
	for tag, want := range map[string]Player{
		"": {}, "person": {Kind: Person}, "computer": {Kind: Computer}, "computer Novice": {Computer, "Novice"},
		"program python3 bot.py": {Program, "python3 bot.py"}, "alien Zork": {},
	} {
		r := Record{Tags: []Tag{{"O", "Novice"}, {"OPlayer", tag}}}
		fail.Unequal(t, r.Player(tictactoe.O), want, "%q", tag)
		var again Record
		again.SetPlayer(tictactoe.X, want)
		fail.Unequal(t, again.Player(tictactoe.X), want, "written as %q it", again.Tag("XPlayer"))
	}
}
