// Package window is the screen of a desktop, painted by Fyne: it shows what package view describes, and tells what the
// user does.
package window

import (
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/drawing"
	"ninefold/gui/keys"
	"ninefold/gui/screen"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// Window is the main window, and the program that it belongs to.
type Window struct {
	frame
	app      fyne.App
	style    screen.Style
	main     *screen.Events
	title    string
	keys     []keys.Shortcut
	menus    menus
	parts    *parts // nil while all is to be made anew
	open     bool   // the panel is open, where it is over the board
	tidy     tidyUp
	others   []*Other  // those that are open
	closedAt time.Time // when another window was closed last
}

var _ screen.Screen = (*Window)(nil)

// New makes the main window, which Run shows. From other goroutines, post must run a function on the UI goroutine.
func New(app fyne.App, style screen.Style, post func(func())) *Window {
	w := &Window{app: app, style: style}
	useWords(style.Language)
	app.Settings().SetTheme(theme.New(func() theme.Appearance { return theme.Appearance(w.style.Appearance) }))
	fonts := theme.ReadFonts()
	w.frame = frame{window: app.NewWindow(""), post: post, browse: w.Browse, content: w.contentKey,
		closed: w.FocusBoard}
	w.window.SetMaster()
	w.window.SetPadded(false)
	w.window.Canvas().SetOnTypedKey(w.typedKey)
	w.window.Canvas().SetOnTypedRune(w.typedRune)
	<-fonts
	return w
}

// Listen is called once, before anything is shown.
func (w *Window) Listen(e *screen.Events) {
	w.main, w.frame.events = e, e.Dialogs
	w.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) { e.Drop(pathsOf(files)) })
}

// Resize gives the window a size, in units.
func (w *Window) Resize(width, height float32) { w.window.Resize(fyne.NewSize(width, height)) }

// Run shows the window, calls shown, and returns when the window is closed.
func (w *Window) Run(shown func()) {
	w.window.SetCloseIntercept(w.main.Closing)
	w.app.Lifecycle().SetOnExitedForeground(w.front(false))
	w.app.Lifecycle().SetOnEnteredForeground(func() {
		if len(w.others) == 0 {
			w.front(true)()
		}
	})
	w.window.Show()
	w.menus.measured = true
	w.setMenus(w.menus.shown)
	w.FocusBoard()
	shown()
	w.app.Run()
}

// front returns what tells that the window has come to the front, or left it. While others are open, which of them has
// come there is known only by the board's having the keyboard.
func (w *Window) front(on bool) func() { return func() { w.post(func() { w.main.Front(on) }) } }

// Show shows all of the main window but its dialogs. Equal data are not painted again.
func (w *Window) Show(v *view.Window) {
	if w.parts == nil {
		w.parts = w.newParts(v)
		w.window.SetContent(grounded(w.parts.content))
		w.tidy.begin(w.parts.content, w.post)
	}
	w.parts.show(v)
	if v.Title != w.title {
		w.title = v.Title
		w.window.SetTitle(v.Title)
	}
	w.setMenus(v.Menus)
	w.setKeys(v.Keys, w.window.Canvas())
}

// Restyle is called when the language or the appearance was changed: all is painted anew at the next Show.
func (w *Window) Restyle(style screen.Style) {
	if style == w.style {
		return
	}
	w.style = style
	useWords(style.Language)
	w.parts, w.menus.shown = nil, nil
	w.restyle()
	for _, o := range w.others {
		o.repaint()
	}
}

// FocusBoard gives the keyboard to the board, or to the boards where the page of all boards is shown. While the panel
// is over the board it is nobody's, and the window hears the keys itself.
func (w *Window) FocusBoard() {
	switch p := w.parts; {
	case p == nil || len(w.dialogs) > 0:
	case p.layout.Page != nil:
		p.page.Focus(w.window.Canvas())
	case !p.board.Visible():
		w.window.Canvas().Unfocus()
	default:
		w.window.Canvas().Focus(p.board)
	}
}

// Phone is false: a desktop has a pointer and keys.
func (w *Window) Phone() bool { return false }

// Covered reports whether the panel is shown over the board, for want of room beside it.
func (w *Window) Covered() bool { return w.parts != nil && w.open && w.parts.isOver() }

// Cover shows the panel over the board or takes it away. It returns false, and shows the same as before, where there is
// room for both.
func (w *Window) Cover(on bool) bool {
	w.open = on
	if w.parts == nil {
		return false
	}
	w.parts.layout.Open = on
	w.parts.layOut()
	return w.parts.isOver()
}

// Size is that of the window, in units; 0 while there is none.
func (w *Window) Size() (width, height float32) { return w.window.Canvas().Size().Components() }

// Palette is the colours that boards have now.
func (w *Window) Palette() drawing.Palette { return *theme.Palette() }

// Quit ends the program.
func (w *Window) Quit() { w.app.Quit() }

// pathsOf are the paths of files that were dropped.
func pathsOf(files []fyne.URI) (paths []string) {
	for _, file := range files {
		paths = append(paths, file.Path())
	}
	return paths
}
