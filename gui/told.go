package gui

import (
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/gui/aria"
	"ninefold/gui/board"
)

// told is all that the window shows, for a screen reader. It is read off what is shown, so that nothing has to be said
// twice. A card is told whether it is in view or behind a tab, and a dialog whatever is in it.
func (a *App) told() aria.Window {
	w := aria.Window{
		Board: toldBoard(a.parts.board), Dialog: a.dialogs.Element(), Focus: partOf(a.window.Canvas().Focused()),
	}
	w.Status, w.Alert = a.parts.headline.told()
	if a.boards.Shown() {
		w.Board.Hidden, w.Elements = true, a.boards.Elements()
	} else {
		w.Elements = a.parts.panel.Elements()
	}
	var tools []aria.Element
	if a.parts.bar != nil {
		tools = append(a.parts.head.Elements(), a.parts.bar.Elements()...)
	} else {
		tools = a.parts.toolbar.Elements()
	}
	if a.parts.toggle.Visible() {
		tools = append(tools, a.parts.toggle.Elements()...)
	}
	w.Elements = append(w.Elements, aria.Element{Role: aria.Toolbar, Elements: tools})
	w.Elements = append(w.Elements, a.table.Elements(a.session.Settings.Recent, a.openRecent))
	return w
}

// toldBoard is the board, cell by cell.
func toldBoard(of *board.Board) aria.Grid {
	b := aria.Grid{Name: of.Label, Part: of}
	shown := of.Shown()
	for c := range grid.Cell(grid.Cells) {
		b.Cells[c.Row()-1][c.Col()-1] = shown.Cells[c].Label
	}
	if c, ok := of.Cursor(); ok {
		b.Cursor = &[2]int{c.Row() - 1, c.Col() - 1}
	}
	return b
}

// partOf is the part of the window that an object with the keyboard is; nil for none.
func partOf(focused fyne.Focusable) any {
	if is, ok := focused.(aria.Part); ok {
		return is.Part()
	}
	if focused == nil {
		return nil
	}
	return focused
}

// told is what is said, and the warning that is to be said at once. What the pointer is on is no news.
func (h *headline) told() (status, alert string) {
	words := []string{h.status.Headline, h.status.Why}
	switch {
	case h.warns && h.message != "":
		alert = h.message
	case h.message != "":
		words[1] = h.message
	}
	return strings.Join(words, " "), alert
}
