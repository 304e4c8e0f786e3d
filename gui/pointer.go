package gui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
)

// tap is a click on a cell, or a cell chosen with the keyboard.
func (a *App) tap(c grid.Cell) {
	if e := a.features.exercises.Shown(); e != nil {
		err := e.Tap(c)
		a.update()
		if err != nil {
			a.messages.warn(locale.Words().Error(err))
		}
		return
	}
	if words, busy := a.features.players.Busy(); busy {
		a.messages.warn(words)
		return
	}
	if a.page.phone() && a.session.AtHome() { // where one taps to play, and seldom has company
		a.features.setup.PlayComputer()
	}
	for _, o := range slices.Backward(a.overlays) {
		if o.Tap(c) {
			return
		}
	}
	if err := a.session.Problem().Tap(c); err != nil {
		a.messages.warn(scene.Error(err))
		return
	}
	a.commit()
}

// pointed is the pointer or the cursor coming to a cell.
func (a *App) pointed(c grid.Cell) {
	if a.session.Hidden {
		return
	}
	a.features.line.Point(c)
	words, _ := scene.New(a.session).At(c)
	for _, o := range a.overlays { // the last one has the last word
		if said, ok := o.At(c); ok {
			words = said
		}
	}
	a.messages.tip(words)
}

// scroll goes so many steps on along the line, or back.
func (a *App) scroll(steps int) {
	if a.dialogs.Busy() {
		return
	}
	if e := a.features.exercises.Shown(); e != nil {
		e.Scroll(steps)
		return
	}
	p := a.session.Problem()
	line := p.Line()
	i := slices.Index(line, p.Current()) + steps
	a.goTo(line[min(max(i, 0), len(line)-1)])
}

// drag paints the cells that were dragged over with the tool in use, which is one step.
func (a *App) drag(cells []grid.Cell) {
	if !a.session.Editing() {
		return
	}
	if err := a.session.Game.Paint(cells); err != nil {
		a.messages.warn(scene.Error(err))
		return
	}
	a.commit()
}

// cellMenu shows what can be done with a cell, and with the position of a game. A cell of a Sudoku is selected.
func (a *App) cellMenu(c grid.Cell, at fyne.Position) {
	if a.session.Hidden || a.features.players.Thinks() || a.dialogs.Busy() {
		return
	}
	var items []*fyne.MenuItem
	if a.session.Shown == session.CrossHatching {
		a.session.Sudoku.Select(c)
		a.commit()
		items = a.itemsOf("shade.1", "shade.2", "clearCell")
	} else {
		if items = a.toolItems(c); len(items) > 0 {
			items = append(items, fyne.NewMenuItemSeparator())
		}
		items = append(items, a.itemsOf("comment", "edit")...)
	}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), a.window.Canvas(), at)
}

// itemsOf are the entries of a menu for some actions.
func (a *App) itemsOf(ids ...string) (items []*fyne.MenuItem) {
	for _, id := range ids {
		action := a.table.Find(id)
		item := fyne.NewMenuItem(action.Label(), func() { a.table.Do(action) })
		item.Checked, item.Disabled = action.IsOn(), !action.Can()
		items = append(items, item)
	}
	return items
}

// toolItems are the entries of a cell's menu that edit the cell: those of the tools that can be picked, all of them
// while the board is edited.
func (a *App) toolItems(c grid.Cell) (items []*fyne.MenuItem) {
	g := a.session.Game
	for _, tool := range [...]session.Tool{session.SetLast, session.PutX, session.PutO, session.Erase} {
		if !g.CanPickTool(tool) {
			continue
		}
		item := fyne.NewMenuItem(locale.Text("cell."+tool.String()), func() {
			if err := g.Use(tool, c); err != nil {
				a.messages.warn(scene.Error(err))
				return
			}
			a.commit()
			a.focusBoard()
		})
		item.Disabled = !g.CanUse(tool, c)
		items = append(items, item)
	}
	return items
}
