package gui

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// acts are what the monkey can do, the more likely the greater its weight.
var acts = [...]struct {
	weight int
	do     func(*monkey)
}{
	{20, (*monkey).tapAnyCell}, {10, (*monkey).tapLegalCell}, {12, (*monkey).pressKey}, {8, (*monkey).typeRune},
	{14, (*monkey).doAction},
	{10, (*monkey).pressButton}, {3, (*monkey).pickDigit}, {2, (*monkey).goToAStep}, {5, (*monkey).pasteText},
	{4, (*monkey).openFile}, {3, (*monkey).resize}, {5, (*monkey).hover},
	{8, (*monkey).tapAnywhere}, {12, (*monkey).passTime}, {4, (*monkey).chooseRow}, {3, (*monkey).enterOrLeave},
	{6, (*monkey).tab},
	{1, (*monkey).restart}, {1, (*monkey).kill}, {2, (*monkey).pressElsewhere},
}

// act does one of them; while a dialog is open, mostly something in that.
func (m *monkey) act() {
	if m.dialogs.Busy() && m.rng.IntN(4) > 0 {
		m.actInDialog()
		return
	}
	sum := 0
	for _, a := range acts {
		sum += a.weight
	}
	n := m.rng.IntN(sum)
	for _, a := range acts {
		if n -= a.weight; n < 0 {
			a.do(m)
			m.closeOthers()
			return
		}
	}
}

// closeOthers closes the window that tests programs, which a click anywhere may have opened: the test driver cannot
// tell two windows apart.
func (m *monkey) closeOthers() {
	if top := m.topWindow(); top != m.window.window {
		m.did("close another window")
		top.Close()
	}
}

// pick is one of several.
func pick[T any](m *monkey, from []T) T { return from[m.rng.IntN(len(from))] }

func (m *monkey) tapAnyCell() {
	c := grid.Cell(m.rng.IntN(grid.Cells))
	m.did("tap %d %d", c.Row(), c.Col())
	if !m.dialogs.Busy() {
		m.watch.time("tap a cell", func() { test.Tap(m.parts.board.Cell(c)) })
	}
}

func (m *monkey) tapLegalCell() {
	shown := m.parts.board.Shown()
	var legal []grid.Cell
	for c := range grid.Cell(grid.Cells) {
		if cell := &shown.Cells[c]; cell.Playable && cell.Symbol == diagram.Blank {
			legal = append(legal, c)
		}
	}
	n := m.rng.IntN(grid.Cells)
	if len(legal) == 0 || m.dialogs.Busy() {
		return
	}
	c := legal[n%len(legal)]
	m.did("play %d %d", c.Row(), c.Col())
	m.watch.time("play", func() { test.Tap(m.parts.board.Cell(c)) })
}

// enterOrLeave shows an exercise, or the session again.
func (m *monkey) enterOrLeave() { m.doIt(m.action(pick(m, []string{"train", "learn", "practise"}))) }

var keys = []fyne.KeyName{
	fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape,
	fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyF10,
	fyne.KeyA, fyne.KeyB, fyne.KeyC, fyne.KeyE, fyne.KeyF, fyne.KeyG, fyne.KeyH, fyne.KeyL, fyne.KeyM, fyne.KeyN,
	fyne.KeyO, fyne.KeyP,
	fyne.KeyR, fyne.KeyS, fyne.KeyT, fyne.KeyV, fyne.KeyW, fyne.KeyX, fyne.KeyF1, fyne.KeyF2, fyne.KeyF8, fyne.KeyF9,
	fyne.KeyF11, fyne.KeyUnknown,
	fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape,
}

// pressKey presses a key, or two before the window comes to anything else.
func (m *monkey) pressKey() {
	m.pressHere(pick(m, keys))
	if m.rng.IntN(2) == 0 {
		m.noteSession() // which a kill may leave
		m.pressHere(pick(m, keys))
	}
}

// pressElsewhere opens another window and presses two keys there, though the first may close it.
func (m *monkey) pressElsewhere() {
	open := pick(m, []func(){func() { m.table.DoID("test") }, m.features.setup.ShowLog})
	var pressed [2]fyne.KeyName
	for i := range pressed {
		pressed[i] = pick(m, []fyne.KeyName{fyne.KeyEscape, fyne.KeyEscape, fyne.KeyReturn, fyne.KeySpace, fyne.KeyTab})
	}
	anywhere := m.rng.IntN(2) == 0
	m.did("keys %v in another window, where the keyboard is: %v", pressed, anywhere)
	m.watch.time("keys in another window", func() {
		open()
		if m.topWindow() == m.window.window {
			return // it cannot be opened now
		}
		canvas := m.topWindow().Canvas()
		if !anywhere {
			canvas.Unfocus()
		}
		for _, key := range pressed {
			pressOn(canvas, key)
		}
	})
}

// pressOn presses a key as the system's window does, whether that is still open or not.
func pressOn(canvas fyne.Canvas, key fyne.KeyName) {
	switch focused := canvas.Focused(); {
	case key == fyne.KeyTab:
		canvas.FocusNext()
	case focused != nil:
		focused.TypedKey(&fyne.KeyEvent{Name: key})
	case canvas.OnTypedKey() != nil:
		canvas.OnTypedKey()(&fyne.KeyEvent{Name: key})
	}
}

// tab goes some stops on by Tab, or back, and presses a key there.
func (m *monkey) tab() {
	canvas, stops, back := m.window.window.Canvas(), 1+m.rng.IntN(30), m.rng.IntN(4) == 0
	m.did("Tab %d times, back %v", stops, back)
	m.watch.time("tab", func() {
		for range stops {
			if back {
				canvas.FocusPrevious()
			} else {
				canvas.FocusNext()
			}
		}
	})
	// Shift+F10 comes as F10 does.
	m.pressHere(pick(m, []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyF10,
		fyne.KeyDown, fyne.KeyUnknown}))
}

// pressHere presses a key where the keyboard is, but no button and no row of a dialog that could lead anywhere on this
// machine.
func (m *monkey) pressHere(key fyne.KeyName) {
	focused := m.window.window.Canvas().Focused()
	presses := key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace
	if presses && m.dialogs.Busy() && focused != nil && !m.isSafe(focused) {
		return
	}
	m.did("key %s on a %T", key, focused)
	m.watch.time("key "+string(key), func() { m.key(key) })
}

// isSafe reports whether what has the keyboard in a dialog may be pressed: one of the safe buttons, or a control of
// this program's own, but no row of the palette, which could be the window that tests programs.
func (m *monkey) isSafe(focused fyne.Focusable) bool {
	if b := asButton(focused.(fyne.CanvasObject)); b != nil {
		return slices.Contains(safeButtons(), b.Text)
	}
	kind, field := fmt.Sprintf("%T", focused), fmt.Sprintf("%T", m.dialogField())
	return strings.Contains(kind, "widgets.") &&
		!(strings.HasSuffix(kind, ".List") && strings.HasSuffix(field, ".finderField"))
}

func (m *monkey) typeRune() {
	r := pick(m, []rune("1234567890.xoé棋\x00 "))
	m.did("type %q", r)
	m.watch.time("type", func() {
		if focused := m.window.window.Canvas().Focused(); focused != nil {
			focused.TypedRune(r)
		} else {
			m.window.window.Canvas().OnTypedRune()(r)
		}
	})
}

// doAction does any of the actions, as the menus and the shortcuts do. The windows that start programs stay closed.
func (m *monkey) doAction() {
	a := pick(m, m.table.Actions)
	if a.ID != "test" && a.ID != "match" {
		m.doIt(a)
	}
}

func (m *monkey) doIt(a *actions.Action) {
	m.did("action %s", a.ID)
	m.watch.time("action "+a.ID, func() { m.table.Do(a) })
}

// pressButton does what a button, a way in or a choice does that is shown, such as a tab of the panel.
func (m *monkey) pressButton() {
	buttons := m.buttons()
	id := pick(m, slices.Sorted(maps.Keys(buttons)))
	if m.dialogs.Busy() || buttons[id].Disabled || id == "test" {
		return
	}
	m.did("button %s", id)
	m.watch.time("button "+id, func() { m.do(id) })
}

// pickDigit picks a digit of those beside the board.
func (m *monkey) pickDigit() {
	digit := 1 + m.rng.IntN(9)
	if _, shown := cardOf[view.Digits](m.window); !shown || m.dialogs.Busy() {
		return
	}
	m.did("digit %d", digit)
	m.watch.time("pick a digit", func() { m.App.pick(digit) })
}

// goToAStep goes to a step of the graph.
func (m *monkey) goToAStep() {
	n := m.rng.IntN(1 << 20)
	if points := m.graph().Points; len(points) > 0 && !m.dialogs.Busy() {
		m.did("step %d of the graph", n%len(points))
		m.watch.time("go to a step", func() { m.goToStep(n % len(points)) })
	}
}

func (m *monkey) pasteText() {
	text := m.text()
	m.did("paste %.200q", text)
	m.app.Clipboard().SetContent(text)
	m.watch.time("paste", func() { m.table.DoID("paste") })
}

func (m *monkey) openFile() {
	path := pick(m, m.files)
	how := m.rng.IntN(4)
	m.did("open %s, way %d", path, how)
	switch recent := m.recent(); {
	case how == 0 && len(recent) > 0:
		item := pick(m, recent)
		m.did("recent %s", item.Label)
		m.watch.time("recent file", item.Action)
	case how == 1:
		m.watch.time("open", func() { m.Open(path) })
	case how == 2:
		m.openBoardOnCard()
	default:
		m.watch.time("drop", func() { m.exchange.Drop([]fyne.URI{storage.NewFileURI(path)}) })
	}
}

// openBoardOnCard opens one of the last boards.
func (m *monkey) openBoardOnCard() {
	if card, _ := cardOf[view.Boards](m.window); len(card.Boards) > 0 && !m.dialogs.Busy() {
		one := pick(m, card.Boards)
		m.did("board %s on the card", one.ID)
		m.watch.time("board", func() { m.App.do(one.ID) })
	}
}

// recent are the menu's recent files.
func (m *monkey) recent() []*fyne.MenuItem {
	for _, item := range m.window.window.MainMenu().Items[0].Items {
		if item.Label == locale.Text("menu.recent") {
			return item.ChildMenu.Items
		}
	}
	return nil
}

// resize makes the window any size that its contents allow.
func (m *monkey) resize() {
	size := fyne.NewSize(float32(200+m.rng.IntN(1800)), float32(200+m.rng.IntN(1200)))
	size = size.Max(m.window.window.Content().MinSize())
	m.did("resize to %v", size)
	m.watch.time("resize", func() { m.window.window.Resize(size) })
}

func (m *monkey) anywhere() fyne.Position {
	size := m.window.window.Canvas().Size()
	return fyne.NewPos(m.rng.Float32()*size.Width, m.rng.Float32()*size.Height)
}

func (m *monkey) hover() {
	at := m.anywhere()
	if m.hovering = m.rng.IntN(2) == 0; !m.hovering {
		at = fyne.NewPos(-1, -1) // away from the window
	}
	m.did("hover at %v", at)
	m.watch.time("hover", func() { test.MoveMouse(m.window.window.Canvas(), at) })
}

func (m *monkey) tapAnywhere() {
	at := m.anywhere()
	if m.dialogs.Busy() {
		return // a click could lead the file dialog anywhere on this machine
	}
	m.did("tap at %v", at)
	m.watch.time("tap anywhere", func() { test.TapCanvas(m.window.window.Canvas(), at) })
}

func (m *monkey) passTime() {
	d := time.Duration(m.rng.IntN(1000)) * time.Millisecond
	m.did("%v pass", d)
	m.tasks.Clock.Advance(d)
}

func (m *monkey) chooseRow() {
	n := m.rng.IntN(1 << 20)
	if rows := len(m.rows()); rows > 0 && !m.dialogs.Busy() {
		m.did("row %d", n%rows)
		m.watch.time("choose a row", func() { m.window.chooseRow(n % rows) })
	}
}
