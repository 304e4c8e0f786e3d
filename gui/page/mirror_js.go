package page

import (
	"slices"
	"strconv"
	"syscall/js"
)

// Mirror is what the window shows as elements of the page that are not seen but that a screen reader finds: the status,
// which is read when it changes, the board as a table of buttons, and what else can be done.
type Mirror struct {
	status, table, caption js.Value
	commands               js.Value
	do                     func(id string)
	release                []js.Func // of the buttons of the commands
	cells                  [9][9]js.Value
	shown                  Shown
}

// Shown is what a mirror shows.
type Shown struct {
	Status  string
	Board   string       // what the board is called
	Cells   [9][9]string // by row and column
	Buttons []Button
}

// Button is something that can be done.
type Button struct {
	ID, Words string
	Disabled  bool
}

// NewMirror is an empty mirror in the page; press is given the row and column, 1..9, of a cell that is pressed in it,
// and do the ID of a button.
func NewMirror(press func(row, col int), do func(id string)) *Mirror {
	m := &Mirror{
		status: element("p"), table: element("table"), caption: element("caption"), commands: element("nav"), do: do,
	}
	m.status.Call("setAttribute", "role", "status")
	m.status.Call("setAttribute", "aria-live", "polite")
	m.table.Call("append", m.caption, m.head())
	for row := 1; row <= 9; row++ {
		line := element("tr")
		line.Call("append", header("row", row))
		for col := 1; col <= 9; col++ {
			button, cell := element("button"), element("td")
			button.Set("tabIndex", -1) // the board itself has the keyboard
			Listen(button, "click", func(js.Value) { press(row, col) })
			cell.Call("append", button)
			line.Call("append", cell)
			m.cells[row-1][col-1] = button
		}
		m.table.Call("append", line)
	}
	Element("mirror").Call("replaceChildren", m.status, m.table, m.commands)
	Document().Call("querySelector", "canvas").Call("setAttribute", "aria-hidden", "true")
	return m
}

func (m *Mirror) head() js.Value {
	line := element("tr")
	line.Call("append", element("td"))
	for col := 1; col <= 9; col++ {
		line.Call("append", header("col", col))
	}
	return line
}

func header(scope string, number int) js.Value {
	th := element("th")
	th.Set("scope", scope)
	th.Set("textContent", strconv.Itoa(number))
	return th
}

func element(name string) js.Value { return Document().Call("createElement", name) }

// Show shows what differs from what is shown.
func (m *Mirror) Show(now Shown) {
	set := func(target js.Value, before, after string) {
		if before != after {
			target.Set("textContent", after)
		}
	}
	set(m.status, m.shown.Status, now.Status)
	set(m.caption, m.shown.Board, now.Board)
	for row := range now.Cells {
		for col, label := range now.Cells[row] {
			set(m.cells[row][col], m.shown.Cells[row][col], label)
		}
	}
	if !slices.Equal(m.shown.Buttons, now.Buttons) {
		m.offer(now.Buttons)
	}
	m.shown = now
}

// offer shows other buttons.
func (m *Mirror) offer(buttons []Button) {
	m.commands.Call("replaceChildren")
	for _, f := range m.release {
		f.Release()
	}
	m.release = nil
	for _, b := range buttons {
		button := element("button")
		button.Set("tabIndex", -1)
		button.Set("disabled", b.Disabled)
		button.Set("textContent", b.Words)
		pressed := function(func(js.Value) { m.do(b.ID) })
		button.Call("addEventListener", "click", pressed)
		m.commands.Call("append", button)
		m.release = append(m.release, pressed)
	}
}

// Say shows another status.
func (m *Mirror) Say(status string) {
	now := m.shown
	now.Status = status
	m.Show(now)
}
