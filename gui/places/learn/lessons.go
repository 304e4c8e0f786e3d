package learn

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
)

// lesson is a row of the table of lessons. Its words have keys that begin with "learn." and its name; those of a task
// go on with its number.
type lesson struct {
	name  string
	tasks []task
}

// task is a board under Closed, and what is wanted of a move on it.
type task struct {
	board  string                                       // in the judge's form; empty: as the task before left it
	hidden bool                                         // where to play is the question
	right  func(before, after *tictactoe.Position) bool // reports whether a legal move is; nil if each is
}

var lessons = [...]lesson{
	{"target", []task{{targetText, true, nil}, {"", true, nil}}},
	{"win", []task{{winFieldText, false, winsField}, {winGameText, false, winsGame}}},
	{"full", []task{{fullText, true, nil}}},
	{"lose", []task{{sendText, false, keepsFields}, {freeText, false, keepsFields}, {useText, false, winsField}}},
}

const (
	targetText = `
... ... ...
... ... ...
... ... ...
... ... ...
... ... ...
... x.. ...
... ... ...
... ... ...
... ... ...
6 4`
	winFieldText = `
... ... ...
... ... .o.
... ... ...
... ..x ...
... ..x .o.
... ... ...
... ... ...
... ... ...
... ... ...
5 8`
	winGameText = `
... ..o xxx
... ... ..o
..o ... ...
... ..o ..o
..o ..o .x.
... ... .x.
... ... ..o
... ... xxx
... ..o ..x
5 3`
	fullText = `
... ... ...
.x. .x. .x.
... ... ...
... ooo ...
.x. ... ...
... ... ...
... ... ...
... ... ...
... ... ...
2 8`
	sendText = `
... ... ...
... ... ...
... x.. ...
.o. ... ...
... .xo xx.
.o. ..o ...
..o ... ...
..o x.. ...
... ... x..
7 3`
	freeText = `
... ... ...
... ... ...
o.. ... ...
... ... ...
... o.. ...
xxx ... ...
x.. ... ...
.x. o.. o..
o.o ... x..
3 1`
	useText = `
.x. .o. ...
... .o. ...
.x. .o. ...
... .x. ...
... ... ...
... ... ...
... ox. ...
... ... ...
... ... ...
1 5`
)

// read parses the board of a task.
func read(text string) tictactoe.Position {
	p, err := tictactoe.Parse([]byte(text))
	if err != nil {
		panic(err) // a test begins every task
	}
	return p.WithRules(tictactoe.Closed)
}

func winsGame(before, after *tictactoe.Position) bool { return after.Winner() == before.Turn() }

func winsField(before, after *tictactoe.Position) bool {
	return after.Owned(before.Turn()) != before.Owned(before.Turn())
}

// keepsFields reports whether no answer to the move wins a field.
func keepsFields(_, after *tictactoe.Position) bool {
	for c := range after.Legal().ByBox() {
		if next, err := after.Play(c); err == nil && winsField(after, &next) {
			return false
		}
	}
	return true
}

// check returns an error that says why a move is wrong, and whose words begin with a key; nil if it is right.
func (t *task) check(p tictactoe.Position, c grid.Cell, key string) error {
	next, err := p.Play(c)
	switch {
	case err == tictactoe.WrongBox && t.hidden:
		last, _ := p.Last()
		return language.Error("learn.elsewhere", language.Args{
			"Here": c.Box(), "Row": last.Row(), "Col": last.Col(),
			"Place": language.Place(last.Place()),
		})
	case err != nil:
		return p.Refusal(c)
	case t.right != nil && !t.right(&p, &next):
		return language.Error(key+".wrong", language.Args{"Field": grid.Box(c.Place())})
	}
	return nil
}

// answer returns a right move.
func (t *task) answer(p tictactoe.Position) grid.Cell {
	for c := range p.Legal().ByBox() {
		if t.check(p, c, "") == nil {
			return c
		}
	}
	panic("a task without a right move") // a test solves each
}
