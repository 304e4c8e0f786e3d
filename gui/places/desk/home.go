package desk

import (
	"ninefold/engine/grid"
	"ninefold/gui/language"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// Home is the place of the empty board, at which a click begins a game. Most of its actions begin one.
type Home struct {
	*Game
	board
	begin func()
}

// NewHome returns the place at which a game begins. A click first calls begin.
func NewHome(of *Game, begin func()) *Home {
	h := &Home{of, of.board, begin}
	h.overlays, h.cards = overlay.List{of.hint, of.line, of.comparison}, cards.Home
	h.scene = func() scene.Scene { return start{scene.Game{Game: of.game()}} }
	return h
}

// Name returns "home".
func (*Home) Name() string { return "home" }

// Advance lets the overlays follow what has changed, and ends what was under way in the game that was left.
func (h *Home) Advance() {
	h.Players.Advance()
	h.review.Advance()
	h.overlays.Advance()
}

// start is the scene of the empty board. It says by which rules a game begins.
type start struct{ scene.Game }

func (s start) Status() language.Status {
	status, p := s.Game.Status(), s.Position()
	status.Why = language.Text("home.why", language.Args{"Rules": language.Words().Rules(p.Rules())})
	return status
}

// Tap begins a game, or selects a cell in a comparison.
func (h *Home) Tap(c grid.Cell) error {
	h.begin()
	return h.Game.Tap(c)
}
