package gui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/actions"
	"ninefold/gui/cards"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// pointing is the cell that the pointer or the keyboard's cursor is on.
type pointing struct {
	cell grid.Cell
	by   pointer
}

type pointer uint8

const (
	byNothing pointer = iota
	byPointer
	byCursor
)

// at returns the cell pointed at, and reports whether there is one.
func (p *pointing) at() (grid.Cell, bool) { return p.cell, p.by != byNothing }

// cursor returns where the keyboard's cursor is.
func (p *pointing) cursor() view.Cell { return view.Cell{Cell: p.cell, Any: p.by == byCursor} }

// move moves the keyboard's cursor by rows and columns, wrapping at the edges. It starts at the cell pointed at. If the
// cursor is hidden it only shows the cursor.
func (p *pointing) move(rows, cols int) {
	from, shown := p.at()
	row, col := from.Row()-1, from.Col()-1
	if shown {
		row, col = (row+rows+9)%9, (col+cols+9)%9
	}
	*p = pointing{grid.At(row+1, col+1), byCursor}
}

// hide hides the cursor, which keeps its place.
func (p *pointing) hide() { p.by = byNothing }

// moveCursor moves the keyboard's cursor by rows and columns, from the selected cell if there is one, and gives the
// board the keyboard.
func (a *App) moveCursor(rows, cols int) {
	a.focusBoard()
	if c, ok := a.selected(); ok {
		a.pointing = pointing{c, byCursor}
	}
	a.pointing.move(rows, cols)
	if !a.session.Hidden {
		a.session.Problem().Select(a.pointing.cell)
	}
	a.point(a.pointing.cell)
}

// selected returns the selected cell, of a comparison or else of a Sudoku, and reports whether there is one.
func (a *App) selected() (grid.Cell, bool) {
	if c, ok := a.features.comparison.Selected(); ok || !a.session.SudokuShown() {
		return c, ok
	}
	return a.session.Sudoku.Selected()
}

// tap handles a click on a cell, or a cell chosen with the keyboard.
func (a *App) tap(c grid.Cell) {
	if e := a.features.exercises.Shown(); e != nil {
		if err := e.Tap(c); err != nil {
			a.shown.warn(locale.Words().Error(err))
		}
		return
	}
	if words, busy := a.features.players.Busy(); busy {
		a.shown.warn(words)
		return
	}
	if a.screen.Phone() && a.session.AtHome() { // on a phone a tap at home begins a game against the computer
		a.features.setup.PlayComputer()
	}
	for _, o := range slices.Backward(a.overlays) {
		if o.Tap(c) {
			return
		}
	}
	if err := a.session.Problem().Tap(c); err != nil {
		a.shown.warn(scene.Error(err))
	}
}

// pointAt handles the pointer's arrival at a cell.
func (a *App) pointAt(c grid.Cell) {
	a.pointing = pointing{c, byPointer}
	a.point(c)
}

// point shows what there is to say of a cell.
func (a *App) point(c grid.Cell) {
	if a.session.Hidden {
		return
	}
	a.features.line.Point(c)
	words, _ := scene.New(a.session).At(c)
	for _, o := range a.overlays { // the last one wins
		if said, ok := o.At(c); ok {
			words = said
		}
	}
	a.shown.tip(words)
}

// leave is called when nothing is pointed at any more.
func (a *App) leave() {
	a.pointing.hide()
	a.features.line.Leave()
	a.shown.tip("")
}

// scroll goes steps forwards along the line, or back if negative.
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

// drag paints the cells dragged over with the current tool, as one step.
func (a *App) drag(cells []grid.Cell) {
	if !a.session.Editing() {
		return
	}
	if err := a.session.Game.Paint(cells); err != nil {
		a.shown.warn(scene.Error(err))
	}
}

// cellMenu returns the menu of a cell. In a Sudoku it selects the cell.
func (a *App) cellMenu(c grid.Cell) (menu view.Menu) {
	if a.session.Hidden || a.features.players.Thinks() || a.dialogs.Busy() {
		return menu
	}
	if a.session.Shown == session.CrossHatching {
		a.session.Sudoku.Select(c)
		return view.Menu{Items: a.table.Items("shade.1", "shade.2", "clearCell")}
	}
	if menu.Items = toolItems(a.session.Game, c); len(menu.Items) > 0 {
		menu.Items = append(menu.Items, view.MenuItem{})
	}
	menu.Items = append(menu.Items, a.table.Items("comment", "edit")...)
	return menu
}

// stepMenu shows a step of the game, chosen in the list beside the board, and returns its menu.
func stepMenu(a *App, id int) (menu view.Menu) {
	if a.session.Hidden || a.session.Shown != session.TicTacToe || a.features.comparison.Shown() ||
		a.features.players.Thinks() || a.dialogs.Busy() {
		return menu
	}
	a.goTo(history.ID(id))
	menu.Items = a.table.Items("comment", "deleteBranch")
	return menu
}

var cellTools = [...]session.Tool{session.SetLast, session.PutX, session.PutO, session.Erase}

// toolItems returns the menu items that edit a cell, one for each tool that can be picked; edit mode has all. Their IDs
// name the tool and the cell.
func toolItems(g *session.Game, c grid.Cell) (items []view.MenuItem) {
	for i, tool := range cellTools {
		if g.CanPickTool(tool) {
			_, changes := tool.Apply(g.Position(), c)
			items = append(items, view.MenuItem{ID: fmt.Sprintf(toolFormat, i, c),
				Words: locale.Text("cell." + tool.String()), Disabled: !changes})
		}
	}
	return items
}

// toolFormat is the format of the ID of such an item.
const toolFormat = "cell.tool %d %d"

// useTool does what an ID of toolItems says, and reports whether it is one.
func (a *App) useTool(id string) bool {
	var i int
	var c grid.Cell
	if _, err := fmt.Sscanf(id, toolFormat, &i, &c); err != nil {
		return false
	}
	if err := a.session.Game.Use(cellTools[i], c); err != nil {
		a.shown.warn(scene.Error(err))
	}
	a.focusBoard()
	return true
}

// do handles the ID of a button, a choice or a menu item.
func (a *App) do(id string) {
	if a.dialogs.Busy() {
		return
	}
	if a.features.setup.ChooseSide(id) || a.useTool(id) {
		return
	}
	if a.features.players.AssignSide(id) {
		a.focusBoard()
		return
	}
	if path, ok := strings.CutPrefix(id, actions.RecentPrefix); ok {
		a.exchange.Open(path)
		a.focusBoard()
		return
	}
	if number, ok := strings.CutPrefix(id, cards.BoardPrefix); ok {
		n, _ := strconv.Atoi(number)
		if e, ok := a.session.Entry(n); ok {
			openBoard(a, &e)
		}
		return
	}
	if !a.boards.Do(id) {
		a.table.DoID(id)
	}
}
