package page

import (
	"fmt"
	"strconv"
	"syscall/js"

	"ninefold/gui/aria"
)

// grid is the board as a table of buttons. What the keyboard's cursor is on is its active cell.
type grid struct {
	at, caption js.Value
	cells       [9][9]js.Value
	buttons     [9][9]js.Value
	shown       aria.Grid
}

// newGrid is an empty board; press is given the row and the column, 1..9, of a cell that is pressed in it.
func newGrid(press func(row, col int)) *grid {
	g := &grid{at: element("table"), caption: element("caption")}
	g.at.Call("setAttribute", "role", "grid")
	g.at.Set("tabIndex", -1)
	head := element("tr")
	head.Call("append", element("td"))
	for col := 1; col <= 9; col++ {
		head.Call("append", header("col", col))
	}
	g.at.Call("append", g.caption, head)
	for row := 1; row <= 9; row++ {
		line := element("tr")
		line.Call("append", header("row", row))
		for col := 1; col <= 9; col++ {
			button, cell := element("button"), element("td")
			button.Set("tabIndex", -1) // the board itself has the keyboard
			Listen(button, "click", func(js.Value) { press(row, col) })
			cell.Set("id", fmt.Sprintf("cell%d%d", row, col))
			cell.Call("append", button)
			line.Call("append", cell)
			g.cells[row-1][col-1], g.buttons[row-1][col-1] = cell, button
		}
		g.at.Call("append", line)
	}
	return g
}

func header(scope string, number int) js.Value {
	th := element("th")
	th.Set("scope", scope)
	th.Set("textContent", strconv.Itoa(number))
	return th
}

func (g *grid) show(now aria.Grid) {
	setText(g.caption, g.shown.Name, now.Name)
	for row := range now.Cells {
		for col, label := range now.Cells[row] {
			setText(g.buttons[row][col], g.shown.Cells[row][col], label)
		}
	}
	active := ""
	if c := now.Cursor; c != nil {
		active = g.cells[c[0]][c[1]].Get("id").String()
	}
	setAttribute(g.at, "aria-activedescendant", active)
	g.shown = now
}
