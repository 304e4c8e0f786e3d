package learn

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view/scene"
)

// target is the first two lessons: where the last move sends the opponent. The learner moves for both sides.
type target struct {
	position tictactoe.Position
	name     string // begins the locale keys of its words
	moves    int    // to be made until the lesson is over
	played   int
}

func newTarget() lesson {
	p := tictactoe.New(tictactoe.Judge)
	p.Push(grid.At(6, 4))
	return &target{position: p, name: "learn.target", moves: 2}
}

func (t *target) over() bool { return t.played == t.moves }

func (t *target) board(help bool) diagram.Diagram { return scene.Board(&t.position, help || t.over()) }

func (t *target) status() language.Status {
	e := t.position.Explain()
	args := language.Args{"Row": e.Last.Row(), "Col": e.Last.Col(), "Mover": e.Mover.String(), "Turn": e.Turn.String(),
		"Place": language.Words().Place(e.Last.Place()), "Field": language.Words().Field(e.Target)}
	switch {
	case t.over():
		turn := language.Words().Turn(&t.position, language.MarkNames())
		return language.Status{Headline: language.Text(t.name + ".over"), Why: turn.Why}
	case t.played > 0:
		return language.Say(t.name+".ask", t.name+".again", args)
	}
	return language.Say(t.name+".ask", t.name+".why", args)
}

func (t *target) tap(c grid.Cell) error {
	next, err := t.position.Play(c)
	if err == tictactoe.WrongBox {
		last, _ := t.position.Last()
		return language.Error("learn.target.wrong", language.Args{
			"Here": language.Field(c.Box()), "Row": last.Row(), "Col": last.Col(),
			"Place": language.Place(last.Place()),
		})
	}
	if err != nil {
		return t.position.Refusal(c)
	}
	t.position = next
	t.played++
	return nil
}

// errOver is the error of a tap when the lesson is over.
func errOver(last bool) error {
	if last {
		return language.Error("learn.overAll")
	}
	return language.Error("learn.over")
}
