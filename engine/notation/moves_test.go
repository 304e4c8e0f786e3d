package notation

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

const actions = "x40o38x20o26x80o72x6o60x54o7x70o64x12o28x16o66x30o34x68o50x46o10x14o48x32o52x71o73x13o41x53o74x22"

func TestActions(t *testing.T) {
	// From utttai's Blog.js.
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
		fail.Unequal(t, shown(r), board(picture), "%q shows", src)
		fail.Unequal(t, written(t, Actions, r.Record.Game), "https://uttt.ai/init?actions="+actions+"\n",
			"%q was written back as", src)
	}
}

func TestCompassMoves(t *testing.T) {
	for _, src := range []string{
		"NW/NE NE/NW NW/E", "nw/ne, ne/nw, nw/e", "NW/NE\nNE/NW\nNW/E\n", "1. NW/NE NE/NW 2. NW/E",
		"NW.NE, NE.NW, NW.CE",
	} {
		r, want := one(t, src, Compass), []grid.Cell{grid.At(1, 3), grid.At(1, 7), grid.At(2, 3)}
		moves, ok := movesOf(r.Record.Game)
		fail.If(t, !ok || !slices.Equal(moves, want), "%q: %v", src, moves)
		fail.If(t, !slices.Equal(r.Notes, []foreign.Note{{Kind: foreign.RulesAssumed}}) ||
			rulesOf(r) != tictactoe.Closed, "%q: %v", src, r.Notes)
	}
	// The corners and the centre in the notation of middlingworks.com.
	for src, want := range map[string]grid.Cell{"SW/SW": grid.At(9, 1), "C/C": grid.At(5, 5), "NE/NE": grid.At(1, 9)} {
		moves, _ := movesOf(one(t, src, Compass).Record.Game)
		fail.Unless(t, slices.Equal(moves, []grid.Cell{want}), "%s is %v, want %v", src, moves, want)
	}
}

func rulesOf(r Reading) tictactoe.Rules {
	p := r.Record.Game.Position()
	return p.Rules()
}

func TestAListIsReadByTheRulesThatItKeepsTo(t *testing.T) {
	// X wins the north west box, and is then sent there.
	const won = "NW/N N/NW NW/C C/NW NW/S S/NW "
	for src, want := range map[string]tictactoe.Rules{
		won + "C/C":                         tictactoe.Closed,
		won + "NW/W":                        tictactoe.Open,
		"[Rules \"judge\"] " + won + "NW/W": tictactoe.Judge,
	} {
		r := one(t, src, Compass)
		assumed := slices.Contains(r.Notes, foreign.Note{Kind: foreign.RulesAssumed})
		fail.If(t, rulesOf(r) != want || assumed == strings.Contains(src, "Rules"),
			"%q: %v, %v; want %v", src, rulesOf(r), r.Notes, want)
	}
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
	fail.If(t, record.Result(&p) != "0-1" || r.Record.Tag("O") != "Hard-AI" || r.Record.Tag("Result") != "0-1",
		"result %s, tags %q", record.Result(&p), r.Record.Tags)
	checkRecord(t, &r.Record)
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
		err := fail.ErrorOf(Read([]byte(src)))
		texttest.Check(t, src, err, text.Error{Line: want.line, Column: want.column, Cause: &want.move})
	}
}

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
		fail.Unequal(t, shown(one(t, src, Bttt)), board(picture), "%q shows", src)
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
		reading, err := Read([]byte(src))
		fail.If(t, err != nil || !slices.Equal(reading.Notes, want),
			"%q: %v, %v; want the notes %v", src, reading, err, want)
	}
}
