package learn

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// full is the second lesson: the last move points to a full field, so the choice is free.
type full struct {
	position tictactoe.Position
	played   bool
}

const fullText = `
xoo x.. x..
oxo ..o ...
xxo ... .o.
x.. ... ...
... .x. o..
..o ... ...
... x.. ...
.o. ... ..x
... .o. ...
7 4`

func newFull() lesson { return &full{position: read(fullText)} }

func (f *full) over() bool { return f.played }

func (f *full) board(help bool) diagram.Diagram { return boardOf(&f.position, help || f.played) }

func (f *full) status() locale.Status {
	if f.played {
		turn := locale.Words().Turn(&f.position, locale.ByMark())
		return locale.Status{Headline: locale.Text("learn.full.over"), Why: turn.Why}
	}
	e := f.position.Explain()
	return locale.Status{Headline: locale.Text("learn.full.ask"), Why: locale.Text("learn.full.why", locale.Args{
		"Row": e.Last.Row(), "Col": e.Last.Col(), "Field": locale.Words().Field(e.Target),
	})}
}

func (f *full) tap(c grid.Cell) error {
	next, err := f.position.Play(c)
	if err != nil {
		return f.position.Refusal(c)
	}
	f.position, f.played = next, true
	return nil
}

// read parses a lesson's position.
func read(text string) tictactoe.Position {
	p, err := tictactoe.Parse([]byte(text))
	if err != nil {
		panic(err) // a test begins every lesson
	}
	return p
}
