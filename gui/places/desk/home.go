package desk

import (
	"ninefold/engine/grid"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/work/overlay"
)

// Home is the place of the empty board, at which a click begins a game. Most of its actions begin one.
type Home struct {
	*Game
	begin    func()
	overlays overlay.List
}

// NewHome returns the place at which a game begins. A click first calls begin.
func NewHome(of *Game, begin func()) *Home {
	return &Home{of, begin, overlay.List{of.hint, of.line, of.comparison}}
}

// Name returns "home".
func (*Home) Name() string { return "home" }

// Advance lets the overlays follow what has changed, and ends what was under way in the game that was left.
func (h *Home) Advance() {
	h.Players.Advance()
	h.review.Advance()
	h.overlays.Advance()
}

// View returns the empty board and the ways in.
func (h *Home) View() view.View {
	return viewOf(h.host.Session, h.scene(), cards.Icon(h.game()), func(v *overlay.Board) {
		p := h.game().Position()
		v.Status.Why = language.Text("home.why", language.Args{"Rules": language.Words().Rules(p.Rules())})
		h.overlays.Show(v)
	}, cards.Home)
}

// Tap begins a game, or selects a cell in a comparison.
func (h *Home) Tap(c grid.Cell) error {
	h.begin()
	return h.Game.Tap(c)
}
