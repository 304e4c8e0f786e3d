package gui

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/actions"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// acts are what the monkey can do. A greater weight makes an act more likely.
var acts = [...]struct {
	weight int
	do     func(*monkey)
}{
	{20, (*monkey).tapAnyCell}, {10, (*monkey).tapLegalCell}, {12, (*monkey).pressKey}, {8, (*monkey).typeRune},
	{14, (*monkey).doAction}, {10, (*monkey).pressButton}, {3, (*monkey).pickDigit}, {2, (*monkey).goToAStep},
	{5, (*monkey).pasteText}, {3, (*monkey).answerClipboard}, {4, (*monkey).openFile}, {3, (*monkey).resize}, {5,
		(*monkey).hover},
	{8, (*monkey).tapAnywhere}, {12, (*monkey).passTime}, {4, (*monkey).chooseRow}, {3, (*monkey).enterOrLeave},
	{6, (*monkey).tab}, {1, (*monkey).restart}, {1, (*monkey).kill}, {2, (*monkey).pressElsewhere},
	{10, (*monkey).pressPair},
}

// act does one of them; while a dialog is open, usually something in that.
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

// closeOthers closes the window that tests programs, which any click may have opened: the test driver cannot tell two
// windows apart.
func (m *monkey) closeOthers() {
	if top := topWindow(); top != m.fyne {
		m.did("close another window")
		top.Close()
	}
}

func pick[T any](m *monkey, from []T) T { return from[m.rng.IntN(len(from))] }

func (m *monkey) tapAnyCell() {
	c := grid.Cell(m.rng.IntN(grid.Cells))
	m.did("tap %d %d", c.Row(), c.Col())
	if !m.dialogs.Busy() && !m.boardless() {
		test.Tap(m.board().Cell(c))
	}
}

func (m *monkey) tapLegalCell() {
	if m.boardless() {
		return
	}
	shown := m.board().Shown()
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
	test.Tap(m.board().Cell(c))
}

// enterOrLeave shows an exercise, or the session again.
func (m *monkey) enterOrLeave() { m.doIt(m.action(pick(m, []string{"train", "learn", "retry"}))) }

var allKeys = []keys.Key{
	keys.Up, keys.Down, keys.Left, keys.Right, keys.Enter, keys.Enter, keys.Space, keys.Escape, keys.Home, keys.End,
	keys.PageUp, keys.PageDown, keys.Delete, keys.Backspace, "F10", "A", "B", "C", "E", "F", "G", "H", "L", "M", "N",
	"O", "P", "R", "S", "T", "V", "W", "X", "F1", "F2", "F8", "F9", "F11", "Unknown", keys.Escape, keys.Escape,
	keys.Escape,
}

// pressKey presses one key, or two before the window handles anything else.
func (m *monkey) pressKey() {
	m.pressHere(pick(m, allKeys))
	if m.rng.IntN(2) == 0 {
		m.noteSession() // a kill may leave this session
		m.pressHere(pick(m, allKeys))
	}
}

// pressElsewhere opens the tester's window and presses two keys there, even if the first closes it.
func (m *monkey) pressElsewhere() {
	var pressed [2]keys.Key
	for i := range pressed {
		pressed[i] = pick(m, []keys.Key{keys.Escape, keys.Escape, keys.Enter, keys.Space, keys.Tab})
	}
	anywhere := m.rng.IntN(2) == 0
	m.did("keys %v in another window, where the keyboard is: %v", pressed, anywhere)
	m.table.DoID("test")
	if topWindow() == m.fyne {
		return // it cannot be opened now
	}
	canvas := topWindow().Canvas()
	if !anywhere {
		canvas.Unfocus()
	}
	for _, key := range pressed {
		pressOn(canvas, fyneKey(key))
	}
}

func fyneKey(k keys.Key) fyne.KeyName {
	return cmp.Or(map[keys.Key]fyne.KeyName{
		keys.Enter: fyne.KeyReturn, keys.Backspace: fyne.KeyBackspace,
		keys.PageUp: fyne.KeyPageUp, keys.PageDown: fyne.KeyPageDown,
	}[k], fyne.KeyName(k))
}

// tab moves by some stops with Tab, or back, and presses a key there.
func (m *monkey) tab() {
	canvas, stops, back := m.fyne.Canvas(), 1+m.rng.IntN(30), m.rng.IntN(4) == 0
	m.did("Tab %d times, back %v", stops, back)
	for range stops {
		if back {
			canvas.FocusPrevious()
		} else {
			canvas.FocusNext()
		}
	}
	// Shift+F10 arrives as F10.
	m.pressHere(pick(m, []keys.Key{keys.Escape, keys.Enter, keys.Enter, keys.Space, "F10", keys.Down, "Unknown"}))
}

// pressHere presses a key where the keyboard is, except on buttons and rows of a dialog that could lead anywhere on
// this machine.
func (m *monkey) pressHere(key keys.Key) {
	focused := m.fyne.Canvas().Focused()
	presses := key == keys.Enter || key == keys.Space
	if presses && m.dialogs.Busy() && focused != nil && !m.isSafe(focused) {
		return
	}
	m.did("key %s on a %T", key, focused)
	pressOn(m.fyne.Canvas(), fyneKey(key))
}

// isSafe reports whether the focus in a dialog may be pressed: a safe button, or a control, but no field of a list
// whose rows could lead anywhere.
func (m *monkey) isSafe(focused fyne.Focusable) bool {
	if is, ok := focused.(fyne.Accessible); ok && is.AccessibilityRole() == fyne.AccessibleRoleButton {
		return slices.Contains(safeButtons(), is.AccessibilityLabel())
	}
	for _, card := range m.screen.Top().Cards {
		if _, lists := card.(view.Finder); lists {
			return false
		}
	}
	return true
}

func (m *monkey) typeRune() {
	r := pick(m, []rune("1234567890.xoé棋\x00 "))
	m.did("type %q", r)
	if focused := m.fyne.Canvas().Focused(); focused != nil {
		focused.TypedRune(r)
	} else {
		m.fyne.Canvas().OnTypedRune()(r)
	}
}

// doAction does any action, as menus and shortcuts do. Windows that start programs stay closed.
func (m *monkey) doAction() {
	a := pick(m, m.table.Actions)
	if a.ID != "test" && a.ID != "match" {
		m.doIt(a)
	}
}

func (m *monkey) doIt(a *actions.Action) {
	m.did("action %s", a.ID)
	m.loop.Do(func() { m.table.Do(a) })
}

// pressButton presses any button, way in or choice shown, for example a tab of the panel.
func (m *monkey) pressButton() {
	buttons := m.buttons()
	id := pick(m, slices.Sorted(maps.Keys(buttons)))
	if m.dialogs.Busy() || buttons[id].Disabled || id == "test" {
		return
	}
	m.did("button %s", id)
	m.screen.Send(screen.Do(id))
}

func (m *monkey) pickDigit() {
	digit := 1 + m.rng.IntN(9)
	if !shows[deck.Digits](m.window) || m.dialogs.Busy() {
		return
	}
	m.did("digit %d", digit)
	m.screen.Send(screen.Pick(digit))
}

func (m *monkey) goToAStep() {
	n := m.rng.IntN(1 << 20)
	if points := m.graph().Points; len(points) > 0 && !m.dialogs.Busy() {
		m.did("step %d of the graph", n%len(points))
		m.screen.Send(screen.GoTo(n % len(points)))
	}
}

func (m *monkey) pasteText() {
	text := m.text()
	m.did("paste %.200q", text)
	m.screen.Clipboard = text
	m.screen.Silent = m.rng.IntN(3) == 0
	m.loop.Do(func() { m.table.DoID("paste") })
}

// answerClipboard lets the program that copied answer, or the wait for it end.
func (m *monkey) answerClipboard() {
	err := pick(m, []error{nil, context.DeadlineExceeded})
	m.did("the clipboard answers: %v", err)
	m.loop.Do(func() { m.screen.Answer(err) })
}

func (m *monkey) openFile() {
	path, how := pick(m, m.files), m.rng.IntN(4)
	m.did("open %s, way %d", path, how)
	switch recent := m.recent(); {
	case how == 0 && len(recent) > 0:
		item := pick(m, recent)
		m.did("recent %s", item.Words)
		m.screen.Send(screen.Do(item.ID))
	case how == 1:
		m.Open(path)
	case how == 2:
		m.openBoardOnCard()
	default:
		m.screen.Send(screen.Drop([]string{path}))
	}
}

func (m *monkey) openBoardOnCard() {
	if boards := cardOf[deck.Boards](m.window).Boards; len(boards) > 0 && !m.dialogs.Busy() {
		one := pick(m, boards)
		m.did("board %s on the card", one.ID)
		m.screen.Send(screen.Do(one.ID))
	}
}

func (m *monkey) recent() []view.MenuItem { return m.recentItem().Items }

// resize gives the window any size that its contents allow.
func (m *monkey) resize() {
	size := fyne.NewSize(float32(200+m.rng.IntN(1800)), float32(200+m.rng.IntN(1200)))
	size = size.Max(m.fyne.Content().MinSize())
	m.did("resize to %v", size)
	m.fyne.Resize(size)
	m.settle() // a window keeps its new size before anything else comes
}

func (m *monkey) anywhere() fyne.Position {
	size := m.fyne.Canvas().Size()
	return fyne.NewPos(m.rng.Float32()*size.Width, m.rng.Float32()*size.Height)
}

func (m *monkey) hover() {
	at := m.anywhere()
	if m.hovering = m.rng.IntN(2) == 0; !m.hovering {
		at = fyne.NewPos(-1, -1) // outside the window
	}
	m.did("hover at %v", at)
	test.MoveMouse(m.fyne.Canvas(), at)
}

func (m *monkey) tapAnywhere() {
	at := m.anywhere()
	if m.dialogs.Busy() {
		return // a click could lead the file dialog anywhere on this machine
	}
	m.did("tap at %v", at)
	test.TapCanvas(m.fyne.Canvas(), at)
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
		m.window.chooseRow(n % rows)
	}
}
