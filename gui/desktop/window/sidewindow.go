package window

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/gui/desktop/panel"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// SideWindow is a window beside the main one.
type SideWindow struct {
	frame
	listener *screen.SheetEvents
	sheet    *panel.Sheet
	isShown  bool
}

// Open opens a window of a size in units of the usual scale. In a larger scale it is as large on the screen, or as it
// needs to be.
func (w *Window) Open(e *screen.SheetEvents, width, height float32) screen.Window {
	o := &SideWindow{listener: e}
	o.frame = frame{window: w.app.NewWindow(""), post: w.post, browse: w.Browse, paste: w.pasteInField,
		events: e.Dialogs, content: o.contentKey, closed: func() {}}
	o.window.SetPadded(false)
	o.window.Canvas().SetOnTypedKey(o.typedKey)
	o.hear(e.Keys, o.window.Canvas())
	o.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		if e.Drop != nil {
			e.Drop(pathsOf(files))
		}
	})
	o.sheet = panel.NewSheet(o.options(e.Content), true)
	o.window.SetContent(grounded(o.sheet))
	const leastWidth, leastHeight = 480, 400
	usual := float32(usualScale) / float32(w.style.Scale)
	o.window.Resize(fyne.NewSize(max(leastWidth, width*usual), max(leastHeight, height*usual)))
	o.window.SetOnClosed(func() { w.forget(o) })
	w.others = append(w.others, o)
	return o
}

// hear makes a canvas pass on shortcuts, and Ctrl+Home and Ctrl+End as Home and End to what has the keyboard.
func (o *SideWindow) hear(all []keys.Shortcut, c shortcutCanvas) {
	for _, k := range all {
		c.AddShortcut(shortcutOf(k), func(fyne.Shortcut) {
			if !o.busy() {
				o.listener.Content.Key(k)
			}
		})
	}
	for _, k := range [...]keys.Key{keys.Home, keys.End} {
		c.AddShortcut(shortcutOf(keys.Ctrl(k)), func(fyne.Shortcut) {
			key := &fyne.KeyEvent{Name: nameOf(k)}
			if focused := o.window.Canvas().Focused(); focused != nil {
				focused.TypedKey(key)
			} else {
				o.typedKey(key)
			}
		})
	}
}

// forget empties a closed window, so that late keys and clicks reach nothing.
func (w *Window) forget(o *SideWindow) {
	w.closedAt = time.Now()
	w.others = slices.DeleteFunc(w.others, func(other *SideWindow) bool { return other == o })
	o.closeAll()
	c := o.window.Canvas()
	for _, menu := range slices.Clone(c.Overlays().List()) {
		c.Overlays().Remove(menu)
	}
	c.Unfocus()
	c.SetOnTypedKey(nil)
	o.sheet.Leave()
	o.window.SetContent(canvas.NewRectangle(color.Transparent))
	o.listener.Closed()
}

// Show shows a sheet, and at the first call the window.
func (o *SideWindow) Show(data view.Sheet) {
	was := o.sheet.Shown()
	o.sheet.Set(data)
	if data.Title != was.Title {
		o.window.SetTitle(data.Title)
	}
	if !o.isShown {
		o.isShown = true
		o.window.Show()
		o.sheet.Focus(o.window.Canvas())
	} else if data.Moves(&was) {
		o.sheet.Focus(o.window.Canvas())
	}
}

func (o *SideWindow) repaint() {
	data := o.sheet.Shown()
	o.sheet.Leave()
	o.sheet = panel.NewSheet(o.options(o.listener.Content), true)
	o.sheet.Set(data)
	o.window.SetContent(grounded(o.sheet))
	o.closeAll()
}

func (o *SideWindow) Close() { o.window.Close() }

func (o *SideWindow) contentKey(key *fyne.KeyEvent) { o.keyTo(o.sheet, o.listener.Content, key) }
