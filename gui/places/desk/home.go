package desk

import (
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/work/overlay"
)

// Home is the place of the empty board, at which a click begins a game.
type Home struct {
	place.Still
	game     *Game // which a click begins
	begin    func()
	overlays overlay.List
}

// NewHome returns the place at which a game begins. A click first calls begin.
func NewHome(of *Game, begin func()) *Home {
	return &Home{game: of, begin: begin, overlays: overlay.List{of.hint, of.line, of.comparison}}
}

// Name returns "home".
func (*Home) Name() string { return "home" }

// Problem returns Tic-Tac-Toe.
func (*Home) Problem() session.Kind { return session.TicTacToe }

// Actions returns those on a game: most of them begin one.
func (h *Home) Actions() []*actions.Action { return h.game.Actions() }

// Leave ends what was asked.
func (h *Home) Leave() { h.overlays.Rest() }

// Advance lets the overlays follow what has changed, and ends what was under way in the game that was left.
func (h *Home) Advance() {
	h.game.Players.Advance()
	h.game.review.Advance()
	h.overlays.Advance()
}

// View returns the empty board and the ways in.
func (h *Home) View() view.View {
	g := h.game
	return viewOf(g.host.Session, g.scene(), cards.Icon(g.game()), h.overlays.Show, cards.Home)
}

// Tap begins a game, unless an overlay takes the click.
func (h *Home) Tap(c grid.Cell) error {
	h.begin()
	return h.game.Tap(c)
}

// Point says what is to say of a cell.
func (h *Home) Point(c grid.Cell, on bool) string { return h.game.Point(c, on) }

// Type types the row and the column of the first move.
func (h *Home) Type(character rune, cursor grid.Cell) session.Typed {
	return h.game.Type(character, cursor)
}

// Release ends what was asked.
func (h *Home) Release() bool { return h.overlays.Cancel() || h.game.Release() }

// Scroll goes along the moves that were taken back.
func (h *Home) Scroll(steps int) { h.game.Scroll(steps) }

// CellMenu returns the menu of a cell, as in a game.
func (h *Home) CellMenu(c grid.Cell) view.Menu { return h.game.CellMenu(c) }

// Do handles an item of that menu.
func (h *Home) Do(id string) bool { return h.game.Do(id) }

// Selected returns the cell selected in a comparison, and reports whether there is one.
func (h *Home) Selected() (grid.Cell, bool) { return h.game.Selected() }

// Choose shows a step of the game that was taken back.
func (h *Home) Choose(id int) { h.game.Choose(id) }
