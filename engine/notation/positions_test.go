package notation

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// shown returns the position that a reading shows, as the judge's marked board without its spaces and blank lines, and
// the name of its last move.
func shown(r Reading) string {
	p := r.Record.Game.Position()
	name := "none"
	if last, ok := p.Last(); ok {
		name = fmt.Sprint(last.Row(), last.Col())
	}
	return strings.Join(strings.Fields(string(tictactoe.AppendMarked(nil, &p))), "") + " " + name
}

// board returns a picture of nine rows, with the last move or none, in the form of shown.
func board(picture string) string {
	words := strings.Fields(picture)
	return strings.Join(words[:27], "") + " " + strings.Join(words[27:], " ")
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
		got, want := shown(one(t, src, Bttt)), board(picture)
		fail.If(t, got != want, "%q: shows\n%s, want\n%s", src, got, want)
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
		got, want := shown(r), board(picture)
		fail.If(t, got != want, "%q: shows\n%s, want\n%s", src, got, want)
	}
}

func TestWhatATextDoesNotSayIsNoted(t *testing.T) {
	for src, want := range map[string][]foreign.Note{
		"9/9/9/9/9/9/9/9/9 x -": nil,
		// No O stands in a cell that would send X to the centre. Without a last move X is to move.
		"9/9/9/9/9/9/9/9/9 x 4": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 4}},
		"o8/9/9/9/9/9/9/9/9 o 4": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 4},
			{Kind: foreign.TurnLost}},
		"9/9/9/9/9/9/9/9/9 o -": {{Kind: foreign.LastUnset}, {Kind: foreign.TurnLost}},
		// X's free choice needs no last move. O's needs one that points to a closed box.
		"xxx6/ooo6/o8/9/9/9/9/9/9 x -": {{Kind: foreign.LastUnset}},
		"xxx6/oo7/o8/x8/9/9/9/9/9 o -": {{Kind: foreign.LastChosen, Cell: grid.At(1, 1), Choices: 2}},
		// The next move cannot be in a closed box.
		"xxx6/oo7/o8/9/9/9/9/9/9 x 0": {{Kind: foreign.LastUnset}, {Kind: foreign.TargetLost, Box: 0}},
		// The first of two is chosen, but not one in a box that was closed before it.
		"4o4/4o4/9/9/9/9/9/9/9 x 4":    {{Kind: foreign.LastChosen, Cell: grid.At(2, 2), Choices: 2}},
		"xxx1o4/4o4/9/9/9/9/9/9/9 x 4": {{Kind: foreign.LastChosen, Cell: grid.At(2, 5), Choices: 1}},
	} {
		readings, err := Read([]byte(src))
		fail.If(t, err != nil || len(readings) != 1 || !slices.Equal(readings[0].Notes, want),
			"%q: %v, %v; want the notes %v", src, readings, err, want)
	}
}
