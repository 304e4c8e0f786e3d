package notation

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestSeveralGamesInOneText(t *testing.T) {
	sample := texttest.Read(t, "../tictactoe/testdata/tictactoe-1.in")
	first, second := "[X \"Ann\"]\n[O \"Bob\"]\n\n1. 5 5  2. 4 4\n", "[X \"Eve\"]\n\n{A comment.} 1. 1 1\n"
	for name, tc := range map[string]struct {
		text string
		want int
	}{
		"two records":           {first + "\n" + second, 2},
		"a long tag":            {first + "\n[Event \"a long\n  name\"]\n" + second, 2},
		"three judge positions": {strings.Repeat(sample, 3), 3},
		"comments among tags": {"; Hall.\n" + strings.Replace(first, "]\n", "]\n{In\nHall.}\n; 2.\n", 1) + "\n" +
			second, 2},
		"one with comments":  {strings.Replace(first, "]\n", "]\n{In Hall.}\n", 1), 0},
		"pairs, one illegal": {"5 5\n4 4\n4 4\n", 0},
		"one record":         {first, 0}, "one position": {sample, 0},
		"a game and nonsense": {first + "\n[X \"Eve\"]\n\n1. 1 1  2. 9 9\n", 0}, "nothing": {"", 0},
		"a board and its moves": {sample + "\n1. 7 1\n", 0}, "a board and a wrong move": {sample + "\n1. 1 1\n", 0},
		"a position before them": {sample + sample + "\n1. 7 1\n", 2},
	} {
		games, _ := ReadSeveral([]byte(tc.text))
		fail.Unequal(t, len(games), tc.want, "%s: games", name)
	}
	_, err := ReadSeveral([]byte(first + "\n[X \"Eve\"]\n\n1. 1 1  2. 9 9\n"))
	texttest.Check(t, "a bad game", err, text.Error{
		Line: 8, Column: 12, Case: 2, Cause: record.MoveError(grid.At(9, 9), tictactoe.WrongBox),
	})
	games := fail.Must(ReadSeveral([]byte(first + second)))(t)
	fail.If(t, games[0].Record.Tag("O") != "Bob" || games[1].Record.Tag("X") != "Eve",
		"the games have the tags %q and %q", games[0].Record.Tags, games[1].Record.Tags)
}

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
		written, _ := AppendActions(nil, r.Record.Game)
		fail.Unequal(t, string(written), "https://uttt.ai/init?actions="+actions+"\n",
			"%q was written back as", src)
	}
}

func TestIllegalMovesOfOtherPrograms(t *testing.T) {
	for src, want := range map[string]struct {
		line, column int
		move         error
	}{
		"?actions=x40o36x36":   {1, 17, record.MoveError(grid.At(4, 4), tictactoe.Occupied)},
		"x40o0":                {1, 5, record.MoveError(grid.At(1, 1), tictactoe.WrongBox)},
		"> 1. 5 5\n> 2. 5 5\n": {2, 6, record.MoveError(grid.At(5, 5), tictactoe.Occupied)},
	} {
		err := fail.ErrorOf(Read([]byte(src)))
		texttest.Check(t, src, err, text.Error{Line: want.line, Column: want.column, Cause: want.move})
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
