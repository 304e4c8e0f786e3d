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

// TestEachReasonTellsItsFields holds what package locale puts in words.
func TestEachReasonTellsItsFields(t *testing.T) {
	base := parse(t, circuit)
	for _, tc := range []struct {
		position tictactoe.Position
		want     Reason // but for its cells
		cells    int
	}{
		{base.WithoutLast(), Reason{Why: NoLast}, 0},
		{base.With(0, tictactoe.O), Reason{Why: WrongCounts, X: 2, O: 3}, 0},
		{base.With(0, tictactoe.X), Reason{Why: WrongLast, X: 3, O: 2, Mark: tictactoe.O}, 0},
		{parse(t, sparse), Reason{Why: TooFew, Mark: tictactoe.X, Sent: 1}, 0},
		{parse(t, overfilled), Reason{Why: TooMany, Mark: tictactoe.O, Sent: 3, Marks: 5}, 0},
		{base, Reason{Why: Apart}, 2},
		{parse(t, lastInFull), Reason{Why: LastInFull, Mark: tictactoe.O, Box: 7, Sent: 2, Marks: 1}, 0},
		{parse(t, cutOff), Reason{Why: CutOff, Box: 8, Boxes: 0b100}, 0},
		{parse(t, noOrder), Reason{Why: NoOrder, Boxes: 0b111111011}, 0},
		{by(t, tictactoe.Closed, bothLines), Reason{Why: BothLines, Box: 8}, 0},
		{by(t, tictactoe.Closed, twoLines), Reason{Why: TwoLines, Mark: tictactoe.X, Box: 4}, 0},
		{by(t, tictactoe.Closed, lastInClosed), Reason{Why: LastInClosed, Mark: tictactoe.X, Box: 2}, 0},
		{by(t, tictactoe.Closed, closedEarly), Reason{Why: ClosedEarly, Mark: tictactoe.O, Box: 3, Sent: 1}, 0},
		{by(t, tictactoe.Closed, closedLate), Reason{Why: ClosedLate, Mark: tictactoe.O, Box: 3, Sent: 2, Marks: 4}, 0},
		{by(t, tictactoe.Closed, closedAfterOne),
			Reason{Why: ClosedLate, Mark: tictactoe.X, Box: 1, Sent: 4, Marks: 6, Boxes: 0b100000000}, 0},
		{by(t, tictactoe.Majority, stuck), Reason{Why: NoRetraction, Boxes: 0b10000, Tried: 1}, 0},
		{by(t, tictactoe.Open, wonBefore), Reason{Why: WonBefore, Mark: tictactoe.O, Boxes: 0b111000}, 0},
		{by(t, tictactoe.Open, wonAnyhow).WithOwner(5, tictactoe.O), Reason{Why: WonAnyhow, Boxes: 0b100000000}, 0},
		{by(t, tictactoe.Open, ownerLast).WithOwner(7, tictactoe.O),
			Reason{Why: OwnerLast, Mark: tictactoe.O, Box: 7}, 0},
		{by(t, tictactoe.Open, orderOfOwners).WithOwner(0, tictactoe.X),
			Reason{Why: NoOwners, Boxes: 0b1, Tried: 1}, 0},
	} {
		v := decide(t, tc.position)
		got := v.Reason
		got.Cells = tictactoe.CellSet{}
		if v.Answer != Unreachable || got != tc.want || v.Reason.Cells.Len() != tc.cells {
			t.Errorf("%v %+v, %d cells, want %+v", v.Answer, got, v.Reason.Cells.Len(), tc.want)
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
