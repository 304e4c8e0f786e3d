package reach

import (
	"testing"

	"ninefold/engine/tictactoe"
)

const sparse = `
o.. ... ...
... ... ...
... ... ...

x.. ... ...
... ... ...
... ... ...

... o.. x..
... ... ...
... ... ...

7 4`

const overfilled = `
oox ... o..
oxx ... ...
oox ... ...

x.. o.. ...
... ... ...
... ... ...

... x.. xo.
... ... ..x
... ... ...

3 1`

const circuit = `
... ... ...
... ... ...
... ... ...

... ... ...
... ... ...
... ... ...

... ... ...
... ... ...
.o. x.o .x.

9 2`

const lastInFull = `
... ... ...
... ... ...
.o. .o. .o.

... ... ...
... ... ...
.o. .x. .o.

... xxx ...
... xox .o.
.o. xxx .o.

8 5`

const cutOff = `
..o ..o xxo
... ... xxx
... ... xxx

..o ..o ..o
... ... ...
... ... ...

..x ..o ..x
.o. ... ...
... ... o.o

8 2`

const noOrder = `
xxx oxo xox
xox oxx oxx
xoo ooo oxo

xxx xox ooo
oox xoo oxx
xxx xxx oox

oxo oxo oox
oxo oox xox
xoo xxo oox

1 9`

func TestEachReasonIsSaidInWords(t *testing.T) {
	base := parse(t, circuit)
	for _, tc := range []struct {
		position tictactoe.Position
		why      Why
		want     string
	}{
		{base.WithoutLast(), NoLast, "no last move is set"},
		{base.With(0, tictactoe.O), WrongCounts, "X has 2 marks and O has 3, but X moves first and they take turns"},
		{base.With(0, tictactoe.X), WrongLast,
			"X has 3 marks and O has 2, so the last move was X's, not O's"},
		{parse(t, sparse), TooFew, "X had 1 move to answer in field 1, which always had room, but has no marks there"},
		{parse(t, overfilled), TooMany,
			"O had 3 moves to answer in field 1, but has 5 marks there, of which only one can be a free choice or the first move"},
		{base, Apart, "nothing joins 2 marks, one of them in row 9 column 6, to the rest of the game"},
		{parse(t, lastInFull), LastInFull,
			"O had 2 moves to answer in field 8, but has 1 mark there, so it was full before the last move, which is in it"},
		{parse(t, cutOff), CutOff,
			"field 3 was full when the last free choice was made, in field 9, from where no moves in other fields lead to the last move"},
		{parse(t, noOrder), NoOrder,
			"fields 1, 2, 4, 5, 6, 7, 8 and 9 were each left by a free choice when full, but in no order do moves lead from one choice to the next"},
	} {
		v := decide(t, tc.position)
		if v.Answer != Unreachable || v.Reason.Why != tc.why || v.Reason.String() != tc.want {
			t.Errorf("%v %v\ngot  %s\nwant %s", v.Answer, v.Reason.Why, v.Reason, tc.want)
		}
	}
}

func parse(t *testing.T, judge string) tictactoe.Position {
	t.Helper()
	p, err := tictactoe.Parse([]byte(judge))
	if err != nil {
		t.Fatal(err)
	}
	return p
}
