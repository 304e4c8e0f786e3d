package notation

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

const saved = `[Rules "closed"]
[X "Ann"]
[Event "postal tournament postal tournament postal tournament postal
  tournament 1"]

x.. ... ...
... ... ...
... ... ...

... ... ...
... .o. ...
... ... ...

... ... ...
... ... ...
... ... ..x
none

{Somebody set this up: > \\ \} 大 and so on, until the line is full and
  more.}
1. 9 8  2. 9 6 {\n\s}
  (2. 9 5  3. 9 4)
[edit 1 9 x, last none]
`

// one reads a text that can be understood in one way only, as the form it is.
func one(t testing.TB, src string, form Form) Reading {
	t.Helper()
	readings, err := Read([]byte(src))
	if err != nil || len(readings) != 1 || readings[0].Form != form {
		t.Fatalf("%q: %v, %v; want one reading as %s", src, readings, err, form)
	}
	return readings[0]
}

// shown is the position that a reading shows, as the judge's marked board without its spaces and blank lines, and the
// name of its last move.
func shown(r Reading) string {
	p := r.Record.Game.Position()
	name := "none"
	if last, ok := p.Last(); ok {
		name = fmt.Sprint(last.Row(), last.Col())
	}
	return strings.Join(strings.Fields(string(tictactoe.AppendMarked(nil, &p))), "") + " " + name
}

// written is a game in a form.
func written(t testing.TB, form Form, g *tictactoe.Game) string {
	t.Helper()
	src, err := Append(nil, form, g)
	if err != nil {
		t.Fatalf("%s: %v", form, err)
	}
	return string(src)
}

// board is a picture of nine rows, then a last move or none, in the form of shown.
func board(picture string) string {
	words := strings.Fields(picture)
	return strings.Join(words[:27], "") + " " + strings.Join(words[27:], " ")
}

func TestUFEN(t *testing.T) {
	for src, picture := range map[string]string{
		// The examples of ufen.md, and one from ufen_test.py.
		"9/9/9/9/9/9/9/9/9 X 0": strings.Repeat("!!! ", 27) + "none",
		"9/9/9/9/9/9/9/9/X8 O 1": `
			... ... ...   ... ... ...   ... ... ...
			... ... ...   ... ... ...   ... ... ...
			!!! ... ...   !!! ... ...   x!! ... ...  9 1`,
		"9/9/9/9/9/9/9/1O7/X8 X 5": `
			... ... ...   ... ... ...   ... ... ...
			... !!! ...   ... !!! ...   ... !!! ...
			... ... ...   .o. ... ...   x.. ... ...  8 2`,
		"9/9/9/9/9/9/9/9/1X7 O 2\r\n": `
			... ... ...   ... ... ...   ... ... ...
			... ... ...   ... ... ...   ... ... ...
			... !!! ...   ... !!! ...   .x. !!! ...  9 2`,
	} {
		if got, want := shown(one(t, src, UFEN)), board(picture); got != want {
			t.Errorf("%q: shows\n%s, want\n%s", src, got, want)
		}
	}
}

func TestUFENOfAPlayedGame(t *testing.T) {
	// From ufen_test.py: a game between random players, and its UFEN.
	const moves = `F1 H2 E4 E3 F8 H6 E9 D7 C2 G5 B4 E1 F3 I8 I5 G6 C8 I4 G2 A5 B6 F7 H3 E8 F6 G9 C9 I9 H9 F9
		H8 D6 A9 C7 I3 H7 D2 C5 I6 G7 B2 E6 C1 I2 H5 D4 C3 I7 I1 H1 D1 C6 G3 A8 A6 B7 E2`
	const want = "X1X1XOOXO/O1X1OX1XO/1OOO1OOOO/XXOOOXOOX/O1O3OXX/1X1OX3O/2X1OXXXX/1XXXX1XOO/2XXOX1OX O 5\n"
	game := one(t, moves, Algebraic).Record.Game
	played := game.Position()
	if got := written(t, UFEN, game); got != want {
		t.Errorf("wrote %s, want %s", got, want)
	}
	r := one(t, want, UFEN)
	if read := r.Record.Game.Position(); read.Legal() != played.Legal() || read.Turn() != played.Turn() {
		t.Errorf("reads as %s", shown(r))
	}
}

func TestBttt(t *testing.T) {
	for src, picture := range map[string]string{
		// From bttt's notation_test.go and main.go; the first is the start.
		"9/9/9/9/9/9/9/9/9 x -": strings.Repeat("!!! ", 27) + "none",
		"1x7/2o6/x8/9/9/9/9/9/9 o 0": `
			!x! ..o x..   !!! ... ...   !!! ... ...
			... ... ...   ... ... ...   ... ... ...
			... ... ...   ... ... ...   ... ... ...  1 7`,
		"9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0": `
			!!! ... ...   !!! ... ...   !!! ... ...
			... ... ...   ... .xo ...   .x. ... ..x
			... ... o..   ... .o. ...   ... ... ...  7 7`,
	} {
		if got, want := shown(one(t, src, Bttt)), board(picture); got != want {
			t.Errorf("%q: shows\n%s, want\n%s", src, got, want)
		}
	}
}

func TestMixedCaseCanBeUFENOrBttt(t *testing.T) {
	readings, err := Read([]byte("9/9/9/9/9/9/9/9/X8 o 1"))
	if err != nil || len(readings) != 2 || readings[0].Form != UFEN || readings[1].Form != Bttt {
		t.Errorf("%v, %v; want two readings", readings, err)
	}
	one(t, "9/9/9/9/9/9/9/9/X8 o 9", UFEN) // which bttt does not have
	one(t, "9/9/9/9/9/9/9/9/X8 o -", Bttt)
}

func TestUltimattt(t *testing.T) {
	for src, picture := range map[string]string{
		// From ultimattt's random1-positions.txt and its README, in which the last move can have been one of three.
		"X;..@......;..O....../........./........./........./........./........./........./........./X........": `
			..o ... !!!   ... ... !!!   ... ... !!!
			... ... ...   ... ... ...   ... ... ...
			... ... x..   ... ... ...   ... ... ...  1 3`,
		"O;@........;X.OO...../X..X.O.O./X.X...O.O/.X.OXO.../O.O.X..../.XX....O./......X.O/.O.X.X.../.O.....XX": `
			x!o x.. x.x   o!! x.o ...   !!! .o. o.o
			.x. o.o .xx   oxo .x. ...   ... ... .o.
			... .o. .o.   ... x.x ...   x.o ... .xx  1 1`,
	} {
		r := one(t, src, Ultimattt)
		if got, want := shown(r), board(picture); got != want {
			t.Errorf("%q: shows\n%s, want\n%s", src, got, want)
		}
		if got := written(t, Ultimattt, r.Record.Game); got != src+"\n" {
			t.Errorf("%q was written back as %q", src, got)
		}
	}
}

func TestFieldsOfPlayedGamesStandAsUltimatttHasThem(t *testing.T) {
	// From ultimattt's selfplay-1s-positions.txt.
	for _, src := range []string{
		"O;O..XX.XOX;XOOOO..O./XXOX.OOOX/XOXX.XO.O/.X.OXO.X./OXO.X..X./.XXO.X.OO/X..X..X.O/XOOXOXO../.O...OXXX",
		"O;O.......@;XOOOO..O./X..X.OOOX/X.X...O.O/.X.OXO.../OXO.X..../.XX....O./X.....X.O/XO.X.X.../.O.....XX",
		"O;O..X..X..;XOOOO..O./X..X.OOOX/X.X...O.O/.X.OXO.X./OXO.X..../.XXO.X.O./X..X..X.O/XO.X.XO../.O...O.XX",
	} {
		if got := written(t, Ultimattt, one(t, src, Ultimattt).Record.Game); got != src+"\n" {
			t.Errorf("%q was written back as %q", src, got)
		}
	}
}

const actions = "x40o38x20o26x80o72x6o60x54o7x70o64x12o28x16o66x30o34x68o50x46o10x14o48x32o52x71o73x13o41x53o74x22"

func TestActions(t *testing.T) {
	// The game of utttai's Blog.js.
	const picture = `
		... .o. ..x   ... xxx .x.   xo. .x. ..o
		.o. !!o .x.   x.x !xo o.o   .o. !!! .ox
		x.. .o. ooo   ... o.x ...   o.. .xx ..x  2 8`
	for _, src := range []string{
		actions,
		strings.ToUpper(actions) + "\n",
		"?actions=" + actions,
		"https://uttt.ai/init?actions=" + actions,
		"See https://uttt.ai/init?actions=" + actions + "&theme=dark",
		"https://uttt.ai/init?actions=" + actions + "#now\r\n",
	} {
		r := one(t, src, Actions)
		if got, want := shown(r), board(picture); got != want {
			t.Errorf("%q: shows\n%s, want\n%s", src, got, want)
		}
		if got, want := written(t, Actions, r.Record.Game), "https://uttt.ai/init?actions="+actions+"\n"; got != want {
			t.Errorf("%q was written back as %q", src, got)
		}
	}
}

func TestState(t *testing.T) {
	// From utttai's evaluation_uttt_states.py, and the same in a link.
	const state = "000000001000000000000000000000000000000010200000000000200000100000000000000000000000000000280"
	const picture = `
		... ... ...   ... ... ...   ..x ... ...
		... ... ...   ... .x. ...   ... o.. ...
		o.. ... !!!   ... ... !!!   x.. ... !!!  3 3`
	for _, src := range []string{state, "https://uttt.ai/init?state=" + state + "\n"} {
		r := one(t, src, State)
		if got, want := shown(r), board(picture); got != want {
			t.Errorf("%q: shows\n%s, want\n%s", src, got, want)
		}
	}
}

func TestCompassMoves(t *testing.T) {
	for _, src := range []string{
		"NW/NE NE/NW NW/E", "nw/ne, ne/nw, nw/e", "NW/NE\nNE/NW\nNW/E\n", "1. NW/NE NE/NW 2. NW/E", "NW.NE, NE.NW, NW.CE",
	} {
		r := one(t, src, Compass)
		want := []grid.Cell{grid.At(1, 3), grid.At(1, 7), grid.At(2, 3)}
		if moves, ok := movesOf(r.Record.Game); !ok || !slices.Equal(moves, want) {
			t.Errorf("%q: %v", src, moves)
		}
		if !slices.Equal(r.Notes, []foreign.Note{{Kind: foreign.RulesAssumed}}) || rulesOf(r) != tictactoe.Closed {
			t.Errorf("%q: %v", src, r.Notes)
		}
	}
	// The corners and the centre as middlingworks.com has them.
	for src, want := range map[string]grid.Cell{"SW/SW": grid.At(9, 1), "C/C": grid.At(5, 5), "NE/NE": grid.At(1, 9)} {
		if moves, _ := movesOf(one(t, src, Compass).Record.Game); !slices.Equal(moves, []grid.Cell{want}) {
			t.Errorf("%s is %v, want %v", src, moves, want)
		}
	}
}

func rulesOf(r Reading) tictactoe.Rules {
	p := r.Record.Game.Position()
	return p.Rules()
}

func TestAListIsReadByTheRulesThatItKeepsTo(t *testing.T) {
	// X wins the north west field, and is sent there afterwards.
	const won = "NW/N N/NW NW/C C/NW NW/S S/NW "
	for src, want := range map[string]tictactoe.Rules{
		won + "C/C":                         tictactoe.Closed,
		won + "NW/W":                        tictactoe.Open,
		"[Rules \"judge\"] " + won + "NW/W": tictactoe.Judge,
	} {
		r := one(t, src, Compass)
		assumed := slices.Contains(r.Notes, foreign.Note{Kind: foreign.RulesAssumed})
		if got := rulesOf(r); got != want || assumed == strings.Contains(src, "Rules") {
			t.Errorf("%q: %v, %v; want %v", src, got, r.Notes, want)
		}
	}
	// ultimattt has no other rules than Closed.
	_, err := Read([]byte("ab ba ae ea ah ha ad"))
	checkIllegal(t, err, 1, 19, record.MoveError{Cell: grid.At(2, 1), Rule: tictactoe.ClosedBox})
}

func TestUPGN(t *testing.T) {
	// The example of upgn.md.
	const upgn = `[Event "Live upgn"]
[Site "https://michaelxing.com/UltimateTTT/v3"]
[Date "2024.12.15"]
[Round "-"]
[X "Stanley, Mark"]
[O "Hard-AI"]
[Result "0-1"]
[Termination "Hard-AI wins by tic-tac-toe"]

1. F4 H2 2. F6 H8 3. F5 H5 4. G4 B2 5. G6 B8 6. G5 B5 7. C4 I1
8. G3 C9 9. H7 F1 10. H3 E7 11. F3 G7 12. B1 D1 13. B3 F7 14. I3 I9
15. B4 E3 16. D9 B7 17. E1 D3 18. B9 E9 19. D7 A1 20. A3 A7 21. A2 A4
22. C3 E8# 0-1
`
	r := one(t, upgn, Algebraic)
	p := r.Record.Game.Position()
	if record.Result(&p) != "0-1" || r.Record.Tag("O") != "Hard-AI" || r.Record.Tag("Result") != "0-1" {
		t.Errorf("result %s, tags %q", record.Result(&p), r.Record.Tags)
	}
	checkRecord(t, &r.Record)
}

func TestBtttMoves(t *testing.T) {
	// From bttt's notation_test.go.
	for src, want := range map[string]grid.Cell{
		"A1a1": grid.Box(6).Cell(6), "C2b3": grid.Box(5).Cell(1), "A3a3": grid.Box(0).Cell(0), "B1a3": grid.Box(7).Cell(0),
	} {
		readings, err := Read([]byte(src))
		if err != nil || len(readings) != 2 {
			t.Fatalf("%q: %v, %v", src, readings, err)
		}
		if moves, _ := movesOf(readings[0].Record.Game); !slices.Equal(moves, []grid.Cell{want}) {
			t.Errorf("%s is %v, want %v", src, moves, want)
		}
		mirrored := grid.At(10-want.Row(), want.Col())
		if moves, _ := movesOf(readings[1].Record.Game); !slices.Equal(moves, []grid.Cell{mirrored}) {
			t.Errorf("%s is also %v, want %v", src, moves, mirrored)
		}
		if readings[0].Form != BtttMoves || readings[1].Form != ReactMoves {
			t.Errorf("%q: read as %s and %s", src, readings[0].Form, readings[1].Form)
		}
	}
	readings, _ := Read([]byte("A2b1 B1b2 B2b2 B2c2 C2c1 C1a3"))
	if got := written(t, Bttt, readings[0].Record.Game); got != "9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0\n" {
		t.Errorf("leads to %s", got)
	}
}

func TestUtttReactExport(t *testing.T) {
	const export = `[Event "Casual Game"]
[Date "2025-10-15"]
[Round "1"]
[X "Player X"]
[O "Player O"]
%s[Result "*"]
1. A1c3 C3a2 2. A2a1
*
`
	r := one(t, fmt.Sprintf(export, ""), ReactMoves)
	want := []grid.Cell{grid.At(3, 3), grid.At(8, 7), grid.At(4, 1)}
	if moves, ok := movesOf(r.Record.Game); !ok || !slices.Equal(moves, want) {
		t.Errorf("moves %v", moves)
	}
	r = one(t, fmt.Sprintf(export, "[Setup \"1\"]\n[Position \"9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0\"]\n"), ReactMoves)
	if p := r.Record.Game.State(0).Position; p.At(grid.At(6, 2)) != tictactoe.X || r.Record.Tag("Position") != "" {
		t.Errorf("starts otherwise: %q", record.Append(nil, &r.Record))
	}
	if !slices.Equal(r.Notes, []foreign.Note{{Kind: foreign.LastChosen, Cell: grid.At(7, 7), Choices: 1}}) {
		t.Errorf("notes %v", r.Notes)
	}
}

func TestUltimatttMoves(t *testing.T) {
	// From ultimattt's README; and with the positions of random1-positions.txt, what it calls the first two moves there.
	moves, _ := movesOf(one(t, "ae", UltimatttMoves).Record.Game)
	if !slices.Equal(moves, []grid.Cell{grid.At(2, 2)}) {
		t.Errorf("ae is %v", moves)
	}
	game := one(t, "ia ac", UltimatttMoves).Record.Game
	const want = "X;..@......;..O....../........./........./........./........./........./........./........./X........\n"
	if got := written(t, Ultimattt, game); got != want {
		t.Errorf("ia ac leads to %s", got)
	}
}

func TestOwnForms(t *testing.T) {
	judge := "x.. ... ...\n" + strings.Repeat("... ... ...\n", 8) + "1 1\n"
	if r := one(t, judge, Judge); rulesOf(r) != tictactoe.Judge || len(r.Notes) != 0 {
		t.Errorf("judge's text: %v", r)
	}
	if r := one(t, "> "+strings.ReplaceAll(judge, "\n", "\n> "), Judge); r.Record.Game.Len() != 1 {
		t.Errorf("judge's text in a mail: %v", r)
	}
	one(t, saved, Record)
	one(t, strings.Replace(judge, "1 1", "none", 1), Record)
	one(t, "5 5 4 4", Record)
	if r := one(t, strings.Repeat("53. .7. ...\n", 9), Grid); r.Record.Game != nil {
		t.Errorf("cross-hatching grid: %v", r)
	}
	one(t, strings.Repeat(".........\n", 9), Grid)
}

func TestWhatATextDoesNotSayIsNoted(t *testing.T) {
	for src, want := range map[string][]foreign.Note{
		"9/9/9/9/9/9/9/9/9 x -": nil,
		// No O stands where it would send X to the centre, and no last move means that X is to move.
		"9/9/9/9/9/9/9/9/9 x 4":  {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 4}},
		"o8/9/9/9/9/9/9/9/9 o 4": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 4}, {Kind: foreign.TurnLost}},
		"9/9/9/9/9/9/9/9/9 o -":  {{Kind: foreign.LastUnset}, {Kind: foreign.TurnLost}},
		// X's free choice needs no last move, O's one that points to a closed field.
		"xxx6/ooo6/o8/9/9/9/9/9/9 x -": {{Kind: foreign.LastUnset}},
		"xxx6/oo7/o8/x8/9/9/9/9/9 o -": {{Kind: foreign.LastChosen, Cell: grid.At(1, 1), Choices: 2}},
		// A closed field cannot be the one to be played in.
		"xxx6/oo7/o8/9/9/9/9/9/9 x 0": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 0}},
		// The first of two; but not the one in a field that was closed without it.
		"4o4/4o4/9/9/9/9/9/9/9 x 4":    {{Kind: foreign.LastChosen, Cell: grid.At(2, 2), Choices: 2}},
		"xxx1o4/4o4/9/9/9/9/9/9/9 x 4": {{Kind: foreign.LastChosen, Cell: grid.At(2, 5), Choices: 1}},
		// Fields that do not stand as they are said to.
		"X;X#@......;........./XXX....../........./........./....O..../..O....../........./........./.........": {
			{Kind: foreign.LastChosen, Cell: grid.At(4, 9), Choices: 1}, {Kind: foreign.BoxDiffers, Box: 0}, {Kind: foreign.BoxDiffers, Box: 1},
		},
		"111" + strings.Repeat("0", 6) + "222" + strings.Repeat("0", 69) + "120000000290": {
			{Kind: foreign.LastChosen, Cell: grid.At(1, 1), Choices: 2},
		},
		"111" + strings.Repeat("0", 78) + "300000000190": {{Kind: foreign.LastUnset}, {Kind: foreign.BoxDiffers, Box: 0}},
		// A contested field is whose the text says.
		"X;X........;XXXOOO.../........./........./........./........./........./........./........./.........": {
			{Kind: foreign.LastUnset},
		},
		"X;.........;XXXOOO.../........./........./........./........./........./........./........./.........": {
			{Kind: foreign.LastUnset}, {Kind: foreign.BoxDiffers, Box: 0},
		},
	} {
		readings, err := Read([]byte(src))
		if err != nil || len(readings) != 1 || !slices.Equal(readings[0].Notes, want) {
			t.Errorf("%q: %v, %v; want the notes %v", src, readings, err, want)
		}
	}
}

func TestTextsOfNoFormAreRefusedWithTheirPlace(t *testing.T) {
	const nine = "9/9/9/9/9/9/9/9/"
	fields := strings.Repeat("........./", 8)
	state := strings.Repeat("0", 90)
	for name, tc := range map[string]struct {
		src          string
		line, column int
		want         text.Want
		found        string
	}{
		"nothing":                 {" \n", 2, 1, WantKnown, text.FoundTextEnd},
		"prose":                   {"\uFEFF\n Hello.", 2, 2, WantKnown, `"H"`},
		"a board, wrong at once":  {"Q.. ... ...\n", 1, 1, text.WantMark, `"Q"`},
		"a board in capitals":     {"X.. ... ...\n", 1, 1, text.WantMark, `"X"`},
		"a board, wrong later":    {"... ... ...\n... .?. ...\n", 2, 6, text.WantMark, `"?"`},
		"a board in a mail":       {">> ... ... ...\n>> ... .?. ...\n", 2, 9, text.WantMark, `"?"`},
		"a grid":                  {"53. ... ...\n7.. 12x ...\n", 2, 7, text.WantDigit, `"x"`},
		"UFEN, bad cell":          {"9/9/9/1Z7/9/9/9/9/9 X 8", 1, 8, foreign.WantGroup, `"Z"`},
		"UFEN, bad player":        {nine + "9 Z 0", 1, 19, foreign.WantCapital, `"Z"`},
		"UFEN, eight rows":        {"9/9/9/9/9/9/9/9 X 0", 1, 16, foreign.WantSlash, `" "`},
		"UFEN, a row too long":    {nine + "X9 X 0", 1, 18, foreign.WantGroup, `"9"`},
		"UFEN, a row too short":   {"9/9/8/9/9/9/9/9/9 X 0", 1, 6, foreign.WantGroup, `"/"`},
		"UFEN, bad field":         {nine + "9 X -", 1, 21, foreign.WantFieldOr0, `"-"`},
		"UFEN, more":              {nine + "9 X 0 1", 1, 23, text.WantTextEnd, `"1"`},
		"bttt, no field":          {nine + "9 o", 1, 20, foreign.WantFieldOrAny, text.FoundTextEnd},
		"bttt, bad cell":          {"9/9/9/9/9/AAA/9/9/9 o -", 1, 11, foreign.WantGroup, `"A"`},
		"bttt, no turn":           {"9/9/9/9/9/xox5/9/9/9", 1, 15, foreign.WantGroup, `"/"`},
		"bttt, bad field":         {nine + "8x o 9", 1, 22, foreign.WantFieldOrAny, `"9"`},
		"ultimattt, short":        {"X;........", 1, 11, foreign.WantState, text.FoundTextEnd},
		"ultimattt, two targets":  {"X;@@.......;", 1, 4, foreign.WantState, `"@"`},
		"ultimattt, bad cell":     {"X;.........;" + fields + "....x....", 1, 97, foreign.WantCapitals, `"x"`},
		"ultimattt, no slash":     {"X;.........;..........", 1, 22, foreign.WantSlash, `"."`},
		"ultimattt, no semicolon": {"X;..........", 1, 12, foreign.WantSemicolon, `"."`},
		"actions, turn":           {"x40x36", 1, 4, foreign.WantTurn, `"x"`},
		"actions, no index":       {"?actions=x40o", 1, 14, foreign.WantIndex, text.FoundTextEnd},
		"actions, index":          {"?actions=x81", 1, 11, foreign.WantIndex, `"8"`},
		"actions, three digits":   {"x400", 1, 4, foreign.WantTurn, `"0"`},
		"actions, more":           {"?actions=x40 o36", 1, 14, text.WantTextEnd, `"o"`},
		"actions, none":           {"uttt.ai/init?actions=", 1, 22, foreign.WantTurn, text.FoundTextEnd},
		"state, cell":             {"?state=0003", 1, 11, foreign.WantStateDigit, `"3"`},
		"state, turn":             {state + "390", 1, 91, foreign.WantStateDigit, `"3"`},
		"state, short":            {state + "2", 1, 92, foreign.WantStateDigit, text.FoundTextEnd},
		"state, long":             {state + "1900", 1, 94, text.WantTextEnd, `"0"`},
		"compass":                 {"NW/C C/X", 1, 6, record.WantMove, `"C/X"`},
		"algebraic":               {"1. e5 d4\n2. j1", 2, 4, record.WantMove, `"j1"`},
		"after the result":        {"NW/C 1-0 C/C", 1, 10, text.WantTextEnd, `"C"`},
		"a record":                {"[X \"Ann\"]\n1. 5 5 2. 4 z", 2, 13, text.WantColumn, `"z"`},
		"compass, no word":        {"NW/C \"", 1, 6, record.WantMove, `"\""`},
		"a word too long":         {"NW/C " + strings.Repeat("nw", 20), 1, 6, record.WantMove, `"nwnwnwnwnwnwnwnwnwnw…"`},
	} {
		_, err := Read([]byte(tc.src))
		var got *text.Error
		if !errors.As(err, &got) {
			t.Errorf("%s: %v, want a *text.Error", name, err)
			continue
		}
		if want := (text.Error{Line: tc.line, Column: tc.column, Want: tc.want, Found: tc.found}); *got != want {
			t.Errorf("%s: %v, want %v", name, got, &want)
		}
	}
}

func TestIllegalMovesOfOtherPrograms(t *testing.T) {
	for src, want := range map[string]struct {
		line, column int
		move         record.MoveError
	}{
		"?actions=x40o36x36":   {1, 17, record.MoveError{Cell: grid.At(4, 4), Rule: tictactoe.Occupied}},
		"x40o0":                {1, 5, record.MoveError{Cell: grid.At(1, 1), Rule: tictactoe.WrongBox}},
		"NW/C\nC/C NW/N":       {2, 5, record.MoveError{Cell: grid.At(1, 2), Rule: tictactoe.WrongBox}},
		"> 1. 5 5\n> 2. 5 5\n": {2, 6, record.MoveError{Cell: grid.At(5, 5), Rule: tictactoe.Occupied}},
	} {
		_, err := Read([]byte(src))
		checkIllegal(t, err, want.line, want.column, want.move)
	}
}

// checkIllegal holds that an error is about a move, and where it says that the move is.
func checkIllegal(t *testing.T, err error, line, column int, want record.MoveError) {
	t.Helper()
	var at *text.Error
	var move *record.MoveError
	if !errors.As(err, &at) || !errors.As(err, &move) || at.Line != line || at.Column != column || *move != want {
		t.Errorf("%v, want line %d, column %d: %v", err, line, column, &want)
	}
}

// randomPosition has any marks, any last move or none, and owners for about half of its contested fields.
func randomPosition(rng *rand.Rand) tictactoe.Position {
	p := tictactoe.New(tictactoe.Closed)
	for range rng.IntN(100) {
		p = p.With(grid.Cell(rng.IntN(grid.Cells)), tictactoe.Mark(rng.IntN(3)))
	}
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) {
			p = p.WithOwner(b, tictactoe.Mark(rng.IntN(3)))
		}
	}
	p, _ = p.WithLast(grid.Cell(rng.IntN(grid.Cells)))
	return p
}

// FuzzPosition holds that the forms for positions keep what they can: marks, turn and legal moves under Closed.
func FuzzPosition(f *testing.F) {
	for seed := range uint64(50) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		p := randomPosition(rand.New(rand.NewPCG(seed, 3)))
		for _, form := range []Form{UFEN, Bttt, Ultimattt} {
			src := written(t, form, tictactoe.GameFrom(p))
			r := one(t, src, form)
			read := r.Record.Game.Position()
			if read.Legal() != p.Legal() || read.Turn() != p.Turn() {
				t.Fatalf("%s reads as %s", src, shown(r))
			}
			for c := range grid.Cell(grid.Cells) {
				if read.At(c) != p.At(c) {
					t.Fatalf("%s: other marks", src)
				}
			}
		}
	})
}

// FuzzRead holds that reading never panics, that an error has a place, and that what is read, written and read again is
// the same.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		saved, actions, "https://uttt.ai/init?state=" + strings.Repeat("0", 90) + "190", "NW/NE NE/NW NW/E",
		"9/9/9/9/9/9/9/1O7/X8 X 5", "9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0", "9/9/9/9/9/9/9/9/X8 o 1",
		"1. e5 d4 (1... f6 2. i9) 2. a1# *", "A2b1 B1b2", "ia ac",
		"O;@........;X.OO...../X..X.O.O./X.X...O.O/.X.OXO.../O.O.X..../.XX....O./......X.O/.O.X.X.../.O.....XX",
		"[Position \"9/9/9/7x1/4xo3/8x/9/4o4/o8 x 0\"]\n1. A1a1", "> > 5 5 4 4", strings.Repeat("53. .7. ...\n", 9), strings.Repeat("xxx ... ...\n", 9) + "1 1",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		readings, err := Read(src)
		if err != nil {
			checkPlace(t, src, err)
		}
		for _, r := range readings {
			if r.Form != Grid {
				checkRecord(t, &r.Record)
				checkExport(t, r)
			}
		}
	})
}

// checkRecord holds that a record comes back as it was, byte for byte.
func checkRecord(t testing.TB, r *record.Record) {
	t.Helper()
	written := record.Append(nil, r)
	again, err := record.Read(written)
	if err != nil {
		t.Fatalf("%v in\n%s", err, written)
	}
	if rewritten := record.Append(nil, &again); !bytes.Equal(rewritten, written) {
		t.Fatalf("wrote\n%s\nread and wrote\n%s", written, rewritten)
	}
}

// checkPlace holds that an error names a place in the text or right behind it.
func checkPlace(t testing.TB, src []byte, err error) {
	t.Helper()
	var at *text.Error
	if !errors.As(err, &at) {
		t.Fatalf("%v is no *text.Error", err)
	}
	lines := strings.Split(string(src), "\n")
	if at.Line < 1 || at.Line > len(lines) || at.Column < 1 || at.Column > len([]rune(lines[at.Line-1]))+1 {
		t.Fatalf("no such place in %q: %v", src, err)
	}
}

// checkExport holds that a reading comes back from its own form, if that can be written.
func checkExport(t *testing.T, r Reading) {
	t.Helper()
	p := r.Record.Game.Position()
	written, err := Append(nil, r.Form, r.Record.Game)
	if err != nil {
		return
	}
	again, err := Read(written)
	if err != nil {
		t.Fatalf("%q: %v", written, err)
	}
	for _, a := range again {
		if a.Form == r.Form && a.Record.Game.Position() == p {
			return
		}
	}
	t.Fatalf("%q does not come back as the same %s", written, r.Form)
}

func TestAMailDoesNoHarm(t *testing.T) {
	for name, mailed := range map[string]string{
		"as it was":          saved,
		"CRLF":               strings.ReplaceAll(saved, "\n", "\r\n"),
		"byte order mark":    "\uFEFF" + saved,
		"trailing blanks":    strings.ReplaceAll(saved, "\n", " \t\n"),
		"quoted":             "\n> " + strings.ReplaceAll(strings.TrimSuffix(saved, "\n"), "\n", "\n> ") + "\n",
		"quoted twice":       ">> " + strings.ReplaceAll(saved, "\n", "\r\n>> "),
		"quoted, blanks":     strings.ReplaceAll("> > "+strings.ReplaceAll(saved, "\n", "\n> > "), "> \n", ">\n"),
		"unbreakable spaces": strings.ReplaceAll(saved, "  ", "\u00A0 "),
	} {
		readings, err := Read([]byte(mailed))
		if err != nil || len(readings) != 1 {
			t.Errorf("%s: %v, %v in\n%s", name, readings, err, mailed)
			continue
		}
		if again := string(record.Append(nil, &readings[0].Record)); again != saved {
			t.Errorf("%s: read\n%s\nwant\n%s", name, again, saved)
		}
	}
}

func TestOtherFormsAreNotWritten(t *testing.T) {
	edited := tictactoe.NewGame(tictactoe.Closed)
	edited.Set(tictactoe.Edited, tictactoe.New(tictactoe.Closed).With(0, tictactoe.X))
	for form, want := range map[Form]error{Compass: ErrNotPlayed, Actions: ErrNotPlayed, State: ErrNotWritable, "chess": ErrNotWritable, UFEN: nil} {
		if _, err := Append(nil, form, edited); err != want {
			t.Errorf("%s: %v, want %v", form, err, want)
		}
	}
}
