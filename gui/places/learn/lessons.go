package learn

import (
	"embed"

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
	board  string                                       // its name; empty: as the task before left it
	hidden bool                                         // where to play is the question
	right  func(before, after *tictactoe.Position) bool // reports whether a legal move is; nil if each is
}

var lessons = [...]lesson{
	{"target", []task{{"target", true, nil}, {"", true, nil}}},
	{"win", []task{{"winField", false, winsField}, {"winGame", false, winsGame}}},
	{"full", []task{{"full", true, nil}}},
	{"lose", []task{{"send", false, keepsFields}, {"free", false, keepsFields}, {"use", false, winsField}}},
}

//go:embed boards/*.txt
var boards embed.FS

// read reads the board of a task, which is in the judge's form.
func read(name string) tictactoe.Position {
	text, _ := boards.ReadFile("boards/" + name + ".txt")
	p, err := tictactoe.Parse(text)
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
