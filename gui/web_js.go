package gui

import (
	"syscall/js"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/page"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// inPage is whether the window is in a web page.
const inPage = true

// webPage is what the window needs of the web page that it is in.
type webPage struct {
	mirror   *page.Mirror // nil before the window is shown
	stir     func()       // something may have changed in the window; likewise
	stirred  bool         // and has not been mirrored yet
	textBox  *page.TextBox
	language locale.Language // told to the browser
	full     bool            // it was said that the storage is nearly full
	linked   linked
	back     *page.Back // nil before the window is shown
	fonts    webFonts
}

// join ties the window to its page.
func (p *webPage) join(a *App) {
	p.joinFiles(a)
	p.joinKeys(a)
	onBoard := func(x, y float64) bool {
		board := a.parts.board
		return board.Visible() && !a.dialogs.Busy() && placeOf(a, board).Holds(float32(x), float32(y))
	}
	page.NewTouch(func() { settle(a) }, onBoard)
	page.SteadyWheel(onBoard)
	page.OnRefused(func(reading bool) { a.tasks.Post(func() { a.messages.warn(refusal(reading)) }) })
	page.OnGraphicsLost(func() {
		a.tasks.Post(a.keep)
		settle(a)
		_ = a.store.Flush() // a failure was told already
	})
	page.OnZoomed(func() {
		a.tasks.Post(func() {
			a.app.Settings().SetTheme(a.theme()) // at which Fyne asks for the size of a pixel
			a.build()
		})
	})
	page.OnPhoneChanged(func() { a.tasks.Post(a.build) })
	page.OnContrastChanged(func() { a.tasks.Post(a.restyle) })
	p.joinBack(a)
	p.joinMirror(a)
	js.Global().Set("ninefold", exported(a))
	if a.store.Apart() {
		a.messages.warn(locale.Text("page.apart"))
	}
	a.render()
	playFirst(a)
	page.Started()
	p.joinAddress(a)
}

// joinBack lets the browser's Back do what Escape does in a dialog.
func (p *webPage) joinBack(a *App) {
	follow := func() { p.back.Set(a.dialogs.Open()) }
	p.back = page.NewBack(func() {
		a.tasks.Post(func() {
			a.dialogs.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			follow()
		})
	})
	a.dialogs.OnOpened = follow
	focus := a.dialogs.OnClosed
	a.dialogs.OnClosed = func() {
		focus()
		follow()
		p.link(a)
	}
}

// playFirst plays the move that was made while the program was loaded, unless there is more than an empty board to play
// on.
func playFirst(a *App) {
	row, col, ok := page.FirstMove()
	if ok && a.session.AtHome() {
		a.tap(grid.At(row, col))
	}
}

// settle returns when the UI goroutine has done all that it was given before.
func settle(a *App) {
	done := make(chan struct{})
	a.tasks.Post(func() { close(done) })
	<-done
}

func refusal(reading bool) string {
	if reading {
		return locale.Text("page.pasteRefused")
	}
	return locale.Text("page.copyRefused")
}

// joinFiles lets files be dropped on the page.
func (p *webPage) joinFiles(a *App) {
	page.Listen(page.Document(), "dragover", func(event js.Value) { event.Call("preventDefault") })
	page.Listen(page.Document(), "drop", func(event js.Value) {
		event.Call("preventDefault")
		if !a.dialogs.Busy() {
			a.exchange.Upload(event.Get("dataTransfer").Get("files"))
		}
	})
}

// phone reports whether the window is laid out for a phone.
func (*webPage) phone() bool { return page.IsPhone() }

// appearance is how the window looks where the user wants it to look in a way: one that follows the system has its
// contrast.
func (*webPage) appearance(wanted theme.Appearance) theme.Appearance {
	if wanted == theme.FollowSystem && page.WantsContrast() {
		return theme.Contrast
	}
	return wanted
}

// show keeps the page by what the window shows.
func (p *webPage) show(a *App, v *view.View) {
	if p.mirror == nil {
		return
	}
	if language := locale.Spoken(a.session.Settings.Language); language != p.language {
		p.language = language
		page.SetLanguage(string(language))
		p.mirror.TextBox = locale.Text("page.textBox")
	}
	p.stir()
	p.wantFont(a, v)
	p.link(a)
	if nearlyFull := a.store.Filled() >= nearlyFull; nearlyFull != p.full {
		p.full = nearlyFull
		if nearlyFull {
			a.messages.warn(p.fullness(a))
		}
	}
}

// say is called when something else is said below the board.
func (p *webPage) say() {
	if p.mirror != nil {
		p.stir()
	}
}

// nearlyFull is the part of the browser's storage from which on its user is asked to make room.
const nearlyFull = 0.8

// notes says what stays true of how the session is kept.
func (p *webPage) notes(a *App) []string {
	var notes []string
	if page.KeepsNothing() {
		notes = append(notes, locale.Text("page.keepsNothing"))
	}
	if a.store.Apart() {
		notes = append(notes, locale.Text("page.apart"))
	}
	if a.store.Filled() >= nearlyFull {
		notes = append(notes, p.fullness(a))
	}
	return notes
}

func (p *webPage) fullness(a *App) string {
	return locale.Text("page.nearlyFull", locale.Args{
		"Percent": int(100 * a.store.Filled()), "Menu": locale.Text("menu.edit"),
		"Command": locale.Text("command." + keepShownID),
	})
}

// exported is what scripts of the page, and whoever types at the browser's console, can do as the object ninefold:
//
//	ninefold.marked()        the marked board, or what else the judge wants for the board that is shown
//	ninefold.position()      the judge's text of the board; null if it has none, as before the first move
//	ninefold.play(row, col)  does what a click on that cell does, and promises whether that changed anything
//	ninefold.where(row, col) the middle of that cell on the page, as [x, y]
func exported(a *App) map[string]any {
	return map[string]any{
		"marked": js.FuncOf(func(js.Value, []js.Value) any { return string(a.session.Problem().Answer()) }),
		"position": js.FuncOf(func(js.Value, []js.Value) any {
			text, err := a.session.Problem().Text()
			if err != nil {
				return nil
			}
			return string(text)
		}),
		"where": js.FuncOf(func(_ js.Value, args []js.Value) any {
			c, ok := cellOf(args)
			if !ok {
				return nil
			}
			at := placeOf(a, a.parts.board.Cell(c))
			return []any{at.X + at.Width/2, at.Y + at.Height/2}
		}),
		"play": js.FuncOf(func(_ js.Value, args []js.Value) any {
			return page.Promise(func(resolve func(any)) {
				c, ok := cellOf(args)
				a.tasks.Post(func() {
					before := a.session.Problem().Current()
					if ok && !a.dialogs.Busy() {
						a.tap(c)
					}
					resolve(a.session.Problem().Current() != before)
				})
			})
		}),
	}
}

// placeOf is where on the page an object of the window is.
func placeOf(a *App, o fyne.CanvasObject) page.Place {
	at, size := a.app.Driver().AbsolutePositionForObject(o), o.Size()
	scale := a.window.Canvas().Scale() / float32(js.Global().Get("devicePixelRatio").Float())
	return page.Place{X: at.X * scale, Y: at.Y * scale, Width: size.Width * scale, Height: size.Height * scale}
}

// cellOf is the cell that a row and a column name, and false if they name none.
func cellOf(args []js.Value) (grid.Cell, bool) {
	if len(args) != 2 || args[0].Type() != js.TypeNumber || args[1].Type() != js.TypeNumber {
		return 0, false
	}
	row, col := args[0].Int(), args[1].Int()
	if row < 1 || row > 9 || col < 1 || col > 9 {
		return 0, false
	}
	return grid.At(row, col), true
}
