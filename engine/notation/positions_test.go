package notation

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/tictactoe"
)

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

func TestWhatATextDoesNotSayIsNoted(t *testing.T) {
	for src, want := range map[string][]foreign.Note{
		"9/9/9/9/9/9/9/9/9 x -": nil,
		// No O stands where it would send X to the centre, and no last move means that X is to move.
		"9/9/9/9/9/9/9/9/9 x 4": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 4}},
		"o8/9/9/9/9/9/9/9/9 o 4": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 4},
			{Kind: foreign.TurnLost}},
		"9/9/9/9/9/9/9/9/9 o -": {{Kind: foreign.LastUnset}, {Kind: foreign.TurnLost}},
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
			{Kind: foreign.LastChosen, Cell: grid.At(4, 9), Choices: 1}, {Kind: foreign.BoxDiffers, Box: 0},
			{Kind: foreign.BoxDiffers, Box: 1},
		},
		"111" + strings.Repeat("0", 6) + "222" + strings.Repeat("0", 69) + "120000000290": {
			{Kind: foreign.LastChosen, Cell: grid.At(1, 1), Choices: 2},
		},
		"111" + strings.Repeat("0", 78) +
			"300000000190": {{Kind: foreign.LastUnset}, {Kind: foreign.BoxDiffers, Box: 0}},
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
