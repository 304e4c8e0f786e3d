package desk

import (
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/session"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// Edit is the place of a game whose board is edited: a click uses a tool.
type Edit struct {
	*Game
	board
}

// NewEdit returns the place in which a game's board is edited.
func NewEdit(of *Game) *Edit {
	e := &Edit{of, of.board}
	e.overlays, e.cards = overlay.List{of.chart, of.review, of.rules, of.reach, of.comparison}, cards.Edit
	e.mark = func() icon.Name { return icon.Edit }
	e.scene = func() scene.Scene {
		return scene.Edit{Game: scene.Game{Game: e.game()}, Tool: e.editor().Tool}
	}
	return e
}

// Begun reports whether a tool is picked for the session's game.
func (e *Edit) Begun() bool { return e.editor().Tool != editor.NoTool }

// End puts the tool away.
func (e *Edit) End() { e.pick(editor.NoTool) }

// Actions returns those on a game, of which some wait until it is played again.
func (e *Edit) Actions() []*actions.Action {
	all := e.onGame()
	for _, a := range e.played() {
		waits := *a
		waits.Enabled = func() bool { return false }
		all = append(all, &waits)
	}
	return all
}

// Tap uses the tool on a cell, or selects one in a comparison.
func (e *Edit) Tap(c grid.Cell) error {
	if e.comparison.Tap(c) {
		return nil
	}
	return e.editor().Use(c)
}

// Drag uses the tool on the cells, as one step.
func (e *Edit) Drag(cells []grid.Cell) error { return e.editor().Paint(cells) }

// Point says what the tool would do to a cell.
func (e *Edit) Point(c grid.Cell, on bool) (words string, changed bool) {
	return e.said(c, on), false
}

// Type types the row and the column of a cell.
func (e *Edit) Type(character rune, cursor grid.Cell) session.Typed {
	return e.game().Type(character, cursor)
}

// Rests reports that the user is to act.
func (e *Edit) Rests() bool { return false }

// Release ends the topmost overlay's work, or else drops what is half typed or the tool.
func (e *Edit) Release() bool {
	if !e.overlays.Cancel() && !e.game().Release() {
		e.End()
	}
	return true
}

// canEdit reports whether something other than a move can change the game.
func (g *Game) canEdit() bool { return !mail.OnlyMoves(g.game()) }

// editor returns what edits the session's game, with the tool that is picked for it.
func (g *Game) editor() editor.Editor {
	if g.edited.Game != g.game() || !g.canEdit() {
		return editor.Editor{Game: g.game()}
	}
	return g.edited
}

// pick picks a tool; NoTool ends edit mode, and play continues from the board as it is.
func (g *Game) pick(t editor.Tool) { g.edited = editor.Editor{Game: g.game(), Tool: t} }
