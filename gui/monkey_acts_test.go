package gui

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/locale"
)

// acts are what the monkey can do, the more likely the greater its weight.
var acts = [...]struct {
	weight int
	do     func(*monkey)
}{
	{20, (*monkey).tapAnyCell}, {10, (*monkey).tapLegalCell}, {12, (*monkey).pressKey}, {8, (*monkey).typeRune}, {14, (*monkey).doAction},
	{6, (*monkey).pressTool}, {5, (*monkey).pasteText}, {4, (*monkey).openFile}, {3, (*monkey).resize}, {5, (*monkey).hover},
	{8, (*monkey).tapAnywhere}, {12, (*monkey).passTime}, {4, (*monkey).chooseRow}, {3, (*monkey).enterOrLeave}, {1, (*monkey).restart}, {1, (*monkey).kill},
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
			return
		}
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
func (m *monkey) enterOrLeave() { m.doIt(m.action(pick(m, []string{"train", "learn"}))) }

var keys = []fyne.KeyName{
	fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape,
	fyne.KeyHome, fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyTab,
	fyne.KeyA, fyne.KeyB, fyne.KeyC, fyne.KeyE, fyne.KeyG, fyne.KeyH, fyne.KeyL, fyne.KeyM, fyne.KeyN, fyne.KeyO, fyne.KeyP,
	fyne.KeyR, fyne.KeyS, fyne.KeyT, fyne.KeyV, fyne.KeyW, fyne.KeyX, fyne.KeyF1, fyne.KeyF2, fyne.KeyF8, fyne.KeyF9, fyne.KeyF11, fyne.KeyUnknown,
	fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape,
}

func (m *monkey) pressKey() {
	key := pick(m, keys)
	m.did("key %s", key)
	m.watch.time("key "+string(key), func() { m.key(key) })
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

// doAction does any of the actions, as the menus and the shortcuts do. The window that tests programs stays closed: the
// test driver cannot tell two windows apart.
func (m *monkey) doAction() {
	a := pick(m, m.table.Actions)
	if a.ID != "test" {
		m.doIt(a)
	}
}

func (m *monkey) doIt(a *actions.Action) {
	m.did("action %s", a.ID)
	m.watch.time("action "+a.ID, func() { m.table.Do(a) })
}

func (m *monkey) pressTool() {
	a := pick(m, m.table.Actions)
	tool := m.table.Tool(a)
	if tool == nil || !tool.Object.Visible() || m.dialogs.Busy() {
		return
	}
	m.did("tool %s", a.ID)
	m.watch.time("action "+a.ID, func() { test.Tap(tool.Button()) })
}

func (m *monkey) pasteText() {
	text := m.text()
	m.did("paste %.200q", text)
	m.app.Clipboard().SetContent(text)
	m.watch.time("paste", func() { m.table.DoID("paste") })
}

func (m *monkey) openFile() {
	path := pick(m, m.files)
	how := m.rng.IntN(3)
	m.did("open %s, way %d", path, how)
	switch recent := m.recent(); {
	case how == 0 && len(recent) > 0:
		item := pick(m, recent)
		m.did("recent %s", item.Label)
		m.watch.time("recent file", item.Action)
	case how == 1:
		m.watch.time("open", func() { m.Open(path) })
	default:
		m.watch.time("drop", func() { m.exchange.Drop([]fyne.URI{storage.NewFileURI(path)}) })
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
	if rows := len(m.parts.steps.Rows()); rows > 0 && !m.dialogs.Busy() {
		m.did("row %d", n%rows)
		m.watch.time("choose a row", func() { m.parts.steps.List.Select(n % rows) })
	}
}

// safeButtons are the words of the buttons that the monkey may press in a dialog. Others could lead the file dialogs
// anywhere on this machine.
func safeButtons() []string {
	var words []string
	for _, key := range [...]string{
		"dialog.close", "dialog.cancel", "dialog.import", "dialog.keep", "dialog.compareDo", "dialog.open", "page.back", "page.forward",
	} {
		words = append(words, locale.Text(key))
	}
	for _, word := range [...]string{"Save", "Open", "Cancel", "Yes", "No", "OK"} {
		words = append(words, lang.L(word))
	}
	return words
}

func (m *monkey) actInDialog() {
	n, text, field := m.rng.IntN(10), m.text(), m.dialogField()
	switch {
	case n < 5:
		m.tapInDialog()
	case n < 6:
		m.did("close the dialog")
		m.watch.time("close a dialog", func() { m.dialogs.Close() })
	case n < 7:
		m.pressKey()
	case n < 8 && field != nil:
		text = strings.Map(func(r rune) rune {
			if r == '/' || r == '~' || r == '\x00' {
				return '-' // so that no file is saved elsewhere
			}
			return r
		}, text[:min(len(text), 1000)])
		m.did("write %.200q", text)
		m.watch.time("write into a dialog", func() { field.SetText(text) })
	default:
		m.typeRune()
	}
}

// field is a text field, whichever kind of Entry it is.
type field interface {
	fyne.CanvasObject
	SetText(string)
	SelectedText() string
	TypedRune(rune)
}

// dialogField is a text field of the dialog on top, and nil for none.
func (m *monkey) dialogField() (found field) {
	walk(m.window.window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if f, ok := o.(field); ok && found == nil {
			found = f
		}
	})
	return found
}

func (m *monkey) tapInDialog() {
	safe := safeButtons()
	var targets []fyne.Tappable
	var names []string
	walk(m.window.window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if b := asButton(o); b != nil && !b.Disabled() && slices.Contains(safe, b.Text) {
			targets, names = append(targets, o.(fyne.Tappable)), append(names, b.Text)
		}
	})
	n := m.rng.IntN(1 << 20)
	if len(targets) > 0 {
		n %= len(targets)
		m.did("button %s", names[n])
		m.watch.time("button "+names[n], func() { test.Tap(targets[n]) })
	}
}

// walk visits all that is visible of an object, itself included.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, part := range o.Objects {
			walk(part, visit)
		}
	case fyne.Widget:
		for _, part := range test.WidgetRenderer(o).Objects() {
			walk(part, visit)
		}
	}
}
