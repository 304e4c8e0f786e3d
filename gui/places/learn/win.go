package learn

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view/scene"
)

// win is the third lesson: how a field is won, and how the game. Each has its own board.
type win struct {
	position tictactoe.Position
	game     bool // the board on which the game is won
}

const (
	winFieldText = `
... ... ...
... .o. ...
... ... ...
... x.. ...
... .x. ...
o.. ... ...
... ... ...
... ... ...
... ... ...
2 5`
	winGameText = `
xxx .o. ...
... ... .o.
... ..o ...
.o. x.. ...
... .x. ..o
o.. ..x ...
... ... x..
.o. ... .x.
... .o. ...
3 6`
)

func newWin() lesson { return &win{position: closed(winFieldText)} }

// closed parses a position under rules that close won fields.
func closed(text string) tictactoe.Position { return read(text).WithRules(tictactoe.Closed) }

func (w *win) over() bool { return w.position.Over() }

func (w *win) board(help bool) diagram.Diagram {
	d := scene.Board(&w.position, true)
	if help && !w.over() {
		scene.MarkBest(&d, w.answer())
	}
	return d
}

// answer returns the cell that completes a line.
func (w *win) answer() grid.Cell {
	field, _ := w.position.Forced()
	for c := range w.position.Legal().ByBox() {
		if next, err := w.position.Play(c); err == nil && next.Owner(field) == w.position.Turn() {
			return c
		}
	}
	panic("a lesson whose field cannot be won") // a test wins each
}

func (w *win) status() language.Status {
	switch {
	case w.over():
		won := language.Words().Outcome(w.position.Outcome(), language.MarkNames())
		return language.Status{Headline: won, Why: language.Text("learn.win.over")}
	case w.game:
		return language.Say("learn.win.askGame", "learn.win.whyGame")
	}
	return language.Say("learn.win.askField", "learn.win.whyField")
}

func (w *win) tap(c grid.Cell) error {
	next, err := w.position.Play(c)
	if err != nil {
		return w.position.Refusal(c)
	}
	switch field, _ := w.position.Forced(); {
	case next.Owner(field) != w.position.Turn():
		return language.Error("learn.win.wrong")
	case w.game:
		w.position = next
	default:
		w.position, w.game = closed(winGameText), true
	}
	return nil
}
