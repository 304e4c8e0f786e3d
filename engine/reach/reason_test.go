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

const bothLines = `
..o ... o..
... ... ...
... ... ..x

... ... ...
... ... o.x
..x ... ..x

... ... .xo
... ... .xo
... ... .xo

7 8`

const twoLines = `
... ... ...
.o. .o. oo.
... ... ...

..x xxx ...
xo. ... ...
... xxx ...

... ... ...
.o. o.. o..
... ... ...

8 4`

const lastInClosed = `
... ..o .xx
... ... .x.
... ... .x.

... .o. ...
... ... ...
... ... ...

... ..o ...
... ... ...
... ... ...

1 9`

const closedEarly = `
o.. ... o..
oxx o.. o..
... x.. ...

xxx ... .o.
x.. ... o..
... o.. ...

x.. ..x ...
o.. ... ...
... ... ...

2 7`

const closedLate = `
.x. ... o..
... o.. ...
x.. ... .x.

o.. ... ...
o.. ... ...
oo. ... ...

..x ..o .o.
x.. x.. ...
xxx o.x .o.

7 8`

const closedAfterOne = `
.xx xxx o.o
... .ox .o.
x.o ox. ..o

... .x. .o.
... ... ...
..x ..x ...

..x .x. ooo
o.. ... ...
... .o. ..x

7 3`

const stuck = `
... ... ...
... .x. ...
... ... ...

... .o. ...
... .o. .x.
... .ox ...

... ... ...
... .x. ...
... ... o..

9 7`

const wonBefore = `
... x.. .o.
xo. ..x x..
..o ... ...

o.x x.o o..
o.. xxo .o.
o.. ..o x.o

..x ... x..
.o. ... .xx
.x. ... ...

4 3`

const wonAnyhow = `
xxx oo. o..
.o. .ox .ox
oxo ..x .xo

o.o xxx ooo
... .xx xxx
..x .xo oo.

o.. x.. xxx
.x. oox x.o
..x .o. ooo

7 4`

const ownerLast = `
.o. x.. ...
... x.. ...
.oo ... .x.

..o .o. .o.
... ... ...
.o. ... .ox

x.. .x. ...
... xxx ...
.x. ooo .x.

9 6`

const orderOfOwners = `
xxx o.. ...
ooo ... o..
... ... ...

x.. o.. o..
.ox xx. o.x
... ... ...

x.. ... ...
... ... ...
... ... ...

2 7`

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
		{parse(t, sparse), TooFew, "X had 1 move to answer in field 1, which was open all the time, but has no marks there"},
		{parse(t, overfilled), TooMany,
			"O had 3 moves to answer in field 1, but has 5 marks there, of which only one can be a free choice or the first move"},
		{base, Apart, "nothing joins 2 marks, one of them in row 9 column 6, to the rest of the game"},
		{parse(t, lastInFull), LastInFull,
			"O had 2 moves to answer in field 8, but has 1 mark there, so it was full before the last move, which is in it"},
		{parse(t, cutOff), CutOff,
			"field 3 was full when the last free choice was made, in field 9, from where no moves in other fields lead to the last move"},
		{parse(t, noOrder), NoOrder,
			"fields 1, 2, 4, 5, 6, 7, 8 and 9 were each left by a free choice when full, but in no order do moves lead from one choice to the next"},
		{by(t, tictactoe.Closed, bothLines), BothLines, "field 9 has lines of both, but the first of them closed it"},
		{by(t, tictactoe.Closed, twoLines), TwoLines,
			"field 5 has lines of X that no single move can have made, but the first of them closed it"},
		{by(t, tictactoe.Closed, lastInClosed), LastInClosed,
			"the last move is in field 3, which a line of X had closed before"},
		{by(t, tictactoe.Closed, closedEarly), ClosedEarly,
			"no field can have been closed first: before field 4 was, 1 move had sent O there, but O has no marks there"},
		{by(t, tictactoe.Closed, closedLate), ClosedLate,
			"no field can have been closed first: field 4 has 4 marks of O, but only 2 moves can have sent O there by then"},
		{by(t, tictactoe.Closed, closedAfterOne), ClosedLate, "after field 9 no field can have been closed next: " +
			"these and field 2 have 6 marks of X, but only 4 moves can have sent X there by then, beside the first move"},
		{by(t, tictactoe.Majority, stuck), NoRetraction,
			"taking moves back from the end, every way gets stuck while field 5 is closed (positions tried: 1)"},
		{by(t, tictactoe.Open, wonBefore), WonBefore, "O had won before the last move: fields 4, 5 and 6 were its own"},
		{by(t, tictactoe.Open, wonAnyhow).WithOwner(5, tictactoe.O), WonAnyhow,
			"field 9 has lines of both, and whoever owns which, somebody had won before the last move"},
		{by(t, tictactoe.Open, ownerLast).WithOwner(7, tictactoe.O), OwnerLast,
			"field 8 is said to be O's, but O made its line there with the last move, after X"},
		{by(t, tictactoe.Open, orderOfOwners).WithOwner(0, tictactoe.X), NoOwners,
			"field 1 has lines of both, but in no game that ends here were the first ones the owners'"},
	} {
		v := decide(t, tc.position)
		if v.Answer != Unreachable || v.Reason.Why != tc.why || v.Reason.String() != tc.want {
			t.Errorf("%v %v\ngot  %s\nwant %s", v.Answer, v.Reason.Why, v.Reason, tc.want)
		}
	}
}

// by is a position by some rules.
func by(t *testing.T, rules tictactoe.Rules, judge string) tictactoe.Position {
	return parse(t, judge).WithRules(rules)
}

func parse(t *testing.T, judge string) tictactoe.Position {
	t.Helper()
	p, err := tictactoe.Parse([]byte(judge))
	if err != nil {
		t.Fatal(err)
	}
	return p
}
