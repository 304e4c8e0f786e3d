// Package window is the screen of a desktop, painted with Fyne. It shows what package view describes, and reports what
// the user does.
package window

import (
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/picture/raster"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/desktop/theme/font"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks"
)

// Window is the main window of the program.
type Window struct {
	frame
	app          fyne.App
	tasks        *tasks.Runner // for what the program hears of
	style        screen.Style
	scale        float32   // that of Fyne, which the style multiplies
	usual        fyne.Size // in the usual scale, before another was chosen; zero if none was
	main         *screen.Program
	title        string
	arrivals     int // of what is shown
	keys         []keys.Shortcut
	struck       keys.Key    // the last one, until its character comes
	keypad       keys.Key    // what the last one means without NumLock, until its character comes; None for nothing
	characterDue *time.Timer // of that key
	menus        menus
	parts        *parts        // nil until everything is made anew
	tidying      *time.Timer   // until memory is returned; nil before
	others       []*SideWindow // those open
	closedAt     time.Time     // when another window was last closed
	ends         bool          // the program ends, and the window takes no keyboard
}

var _ screen.Screen = (*Window)(nil)

// New returns the main window, which Run shows. The runner posts to the UI goroutine.
func New(app fyne.App, style screen.Style, runner *tasks.Runner) *Window {
	w := &Window{app: app, tasks: runner, style: style, scale: ownScale(app)}
	setScale(w.scale, style.Scale)
	useWords(style.Language)
	app.Settings().SetTheme(theme.New(func() drawing.Appearance { return w.style.Appearance }))
	fonts := theme.ReadFonts()
	w.frame = frame{window: app.NewWindow(""), post: runner.Post, browse: w.Browse, paste: w.pasteInField,
		content: w.contentKey,
		closed:  w.FocusBoard}
	w.window.SetMaster()
	w.window.SetPadded(false)
	w.window.Canvas().SetOnTypedKey(w.typedKey)
	w.window.Canvas().SetOnTypedRune(w.typedRune)
	<-fonts
	return w
}

func (w *Window) Listen(p *screen.Program) {
	w.main, w.frame.events = p, p.Dialogs
	w.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) { p.Send(screen.Drop(pathsOf(files))) })
}

func (w *Window) Resize(width, height float32) { w.window.Resize(fyne.NewSize(width, height)) }

// Run shows the window, calls shown, and returns when the window is closed.
func (w *Window) Run(shown func()) {
	w.window.SetCloseIntercept(func() { w.main.Send(screen.Closing{}) })
	w.app.Lifecycle().SetOnExitedForeground(w.front(false))
	w.app.Lifecycle().SetOnEnteredForeground(func() {
		if len(w.others) == 0 {
			w.front(true)()
		}
	})
	w.window.Show()
	w.menus.measured = true
	w.setMenus(w.menus.all)
	w.FocusBoard()
	shown()
	w.app.Run()
}

// front returns a function that reports whether the window is at the front. While other windows are open, only the
// focus of the board tells which one is. Fyne does not say that the pointer has left the window.
func (w *Window) front(on bool) func() {
	return func() {
		w.post(func() {
			w.parts.options.Unpoint()
			w.main.Send(screen.Front(on))
		})
	}
}

func (w *Window) Show(v *view.Window) {
	if w.parts == nil {
		w.parts = w.newParts(v)
		w.window.SetContent(grounded(w.parts.content))
		w.tidyUp(w.parts.content)
	}
	w.parts.show(v)
	if v.Arrivals != w.arrivals {
		w.arrivals = v.Arrivals
		w.parts.layout.GoToTop()
	}
	if v.Title != w.title {
		w.title = v.Title
		w.window.SetTitle(v.Title)
	}
	w.setMenus(v.Menus)
	w.setKeys(v.Keys, w.window.Canvas())
}

func (w *Window) Restyle(style screen.Style) {
	if style == w.style {
		return
	}
	rescaled := style.Scale != w.style.Scale
	if rescaled && w.style.Scale == usualScale {
		w.usual = fyne.NewSize(w.Size())
	}
	w.style = style
	useWords(style.Language)
	w.parts, w.menus.shown = nil, nil
	w.closeAll()
	for _, o := range w.others {
		o.repaint()
	}
	if rescaled {
		w.rescale()
	}
}

// FocusBoard gives the keyboard to the board, or on the page of all boards to the boards.
func (w *Window) FocusBoard() {
	switch p := w.parts; {
	case p == nil || len(w.dialogs) > 0 || w.ends:
	case p.layout.Page != nil:
		p.layout.Page.Focus(panel.BoardsName, w.window.Canvas())
	default:
		w.window.Canvas().Focus(p.board)
	}
}

// Phone returns false: a desktop has a pointer and a keyboard.
func (w *Window) Phone() bool { return false }

func (w *Window) Size() (width, height float32) { return sizeOf(w.window.Canvas(), 1) }
func (w *Window) Palette() drawing.Palette      { return *theme.Palette() }

func (w *Window) PNG(p *picture.Picture, scale int) ([]byte, error) {
	return raster.AppendPNG(nil, p, font.Regular(), scale)
}

func (w *Window) Quit() {
	w.ends = true
	w.app.Quit()
}

func pathsOf(files []fyne.URI) (paths []string) {
	for _, file := range files {
		paths = append(paths, file.Path())
	}
	return paths
}
