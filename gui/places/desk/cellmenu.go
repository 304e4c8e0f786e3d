package desk

import (
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/view"
	"ninefold/gui/view/scene"
)

// CellMenu returns the menu of a cell.
func (g *Game) CellMenu(c grid.Cell) (menu view.Menu) {
	if g.Players.Thinks() {
		return menu
	}
	if menu.Items = g.toolItems(c); len(menu.Items) > 0 {
		menu.Items = append(menu.Items, view.MenuItem{})
	}
	menu.Items = append(menu.Items, menuOf("comment", "edit").Items...)
	return menu
}

// RowMenu shows a step of the game, and returns its menu.
func (g *Game) RowMenu(id int) (menu view.Menu) {
	if g.comparison.Shown() || g.Players.Thinks() {
		return menu
	}
	g.game().GoTo(history.ID(id))
	ids := []string{"comment"}
	if g.Players.CanAsk() {
		ids = append(ids, "askAgain")
	}
	if g.game().InVariation() {
		ids = append(ids, "makeMain")
	}
	return menuOf(append(ids, "deleteBranch")...)
}

var cellTools = [...]editor.Tool{editor.SetLast, editor.PutX, editor.PutO, editor.Erase}

// toolItems returns the menu items that edit a cell, one for each tool that can be picked; edit mode has all. Their IDs
// name the tool and the cell.
func (g *Game) toolItems(c grid.Cell) (items []view.MenuItem) {
	for i, tool := range cellTools {
		if g.canEdit() && g.editor().CanPick(tool) {
			_, changes := tool.Apply(g.game().Position(), c)
			items = append(items, view.MenuItem{ID: fmt.Sprintf(toolFormat, i, c),
				Words: language.Text("cell." + tool.String()), Disabled: !changes})
		}
	}
	return items
}

// toolFormat is the format of the ID of such an item.
const toolFormat = "cell.tool %d %d"

// edit edits a cell as such an item says, and reports whether the ID is of one.
func (g *Game) edit(id string) bool {
	var i int
	var c grid.Cell
	if _, err := fmt.Sscanf(id, toolFormat, &i, &c); err != nil {
		return false
	}
	if err := (editor.Editor{Game: g.game(), Tool: cellTools[i]}).Use(c); err != nil {
		g.host.Warn(scene.Error(err))
	}
	return true
}
