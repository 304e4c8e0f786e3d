// Package page is a screen in a browser: it paints what is to be seen as HTML, in strings for the regions of a page,
// and hears what the user does there. The program runs in a worker of the page's; a small script of the page's puts the
// strings in their places and tells of what is done with them (.ci/web). Nothing here needs a browser but what is built
// for one.
package page

import (
	"reflect"

	"ninefold/engine/drawing"
	"ninefold/gui/keys"
	"ninefold/gui/screen"
	"ninefold/gui/tasks"
	"ninefold/gui/view"
)

// Port is the way to the page. A message is a kind and what belongs to it: strings, numbers, booleans, bytes, and
// slices of these.
type Port interface {
	Post(kind string, about ...any)
}

// Page is the screen. Its methods are called on the UI goroutine.
type Page struct {
	port   Port
	tasks  *tasks.Runner
	events *screen.Events
	state  State
	asked  map[float64]func(answer []any) // what waits for an answer of the page's
	last   float64                        // the number of the last question
	pasted *string                        // what the user is pasting just now

	window   *view.Window // nil before anything was shown
	sheets   []view.Sheet
	dirty    bool // something is to be painted
	regions  map[string]string
	cards    []painted
	board    boardPainter
	tab      view.Tab // the one that was chosen
	shelf    int      // how many boards of the page of all boards are painted
	placed   bool     // the browser's history knows a place
	place    string   // which one
	fragment string   // the address has it
	linking  bool     // the address will follow
	known    []keys.Shortcut
	changes  []any // that are to be posted
}

// State tells the program about the page.
type State struct {
	Address  string  // without what stands behind its #
	Given    string  // behind the #, unless the page itself has put it there
	Phone    bool    // it is on a screen as small as a phone's
	CanShare bool    // the system has a sheet for sharing
	Width    float64 // of the window, in pixels of CSS
	Height   float64
	Side     float64 // of the board
	Storage  screen.Storage
}

var _ screen.Browser = (*Page)(nil)

// New is a screen at the other end of a port. The runner posts to the UI goroutine.
func New(port Port, runner *tasks.Runner, state State) *Page {
	return &Page{
		port: port, tasks: runner, state: state, regions: map[string]string{},
		asked: map[float64]func([]any){},
	}
}

func (p *Page) Listen(e *screen.Events) { p.events = e }

// Show shows a window. It is painted by Flush.
func (p *Page) Show(w *view.Window) {
	shown := *w
	p.window, p.dirty = &shown, true
}

func (p *Page) Dialogs(sheets []view.Sheet) { p.sheets, p.dirty = sheets, true }

// Restyle is called when the language or the appearance was changed.
func (p *Page) Restyle(s screen.Style) {
	p.change("style", s.Language, s.Appearance)
	p.dirty = true
	p.cards = nil
}

func (p *Page) FocusBoard() { p.change("focus") }

// Open opens no other window: a page has one.
func (p *Page) Open(*screen.SheetEvents, float32, float32) screen.Window { return nil }

func (p *Page) Phone() bool { return p.state.Phone }

// Covered is false: the page scrolls where it has little room.
func (p *Page) Covered() bool { return false }

func (p *Page) Cover(bool) bool { return false }

func (p *Page) Size() (width, height float32) { return float32(p.state.Width), float32(p.state.Height) }

// Palette is the colours of pictures that leave the page: those of paper.
func (p *Page) Palette() drawing.Palette { return drawing.Light() }

// Quit does nothing: a page is closed by its user.
func (p *Page) Quit() {}

func (p *Page) Raise() {}

func (p *Page) Native(func(uintptr)) bool { return false }

// Resize does nothing: a page has the size that its user gives it.
func (p *Page) Resize(float32, float32) {}

func (p *Page) Address() string { return p.state.Address }

func (p *Page) Storage() screen.Storage { return p.state.Storage }

// change is told the page with all others of its kind, at the next Flush.
func (p *Page) change(kind string, about ...any) {
	p.changes = append(p.changes, append([]any{kind}, about...))
	p.dirty = true
}

// region puts something in its place, unless it is there already.
func (p *Page) region(name, html string) {
	if old, any := p.regions[name]; !any || old != html {
		p.regions[name] = html
		p.change("put", name, html)
	}
}

// Flush paints what has changed since the last time, if anything has.
func (p *Page) Flush() {
	if !p.dirty || p.window == nil {
		return
	}
	p.paint(p.window)
	p.tellScripts()
	p.dirty = false
	if len(p.changes) > 0 {
		p.port.Post("show", p.changes...)
		p.changes = nil
	}
	p.follow()
}

// paint paints all regions of the page.
func (p *Page) paint(w *view.Window) {
	if !reflect.DeepEqual(p.known, w.Keys) {
		p.known = w.Keys
		var known []any
		for _, k := range w.Keys {
			known = append(known, k.Words())
		}
		p.change("keys", known)
	}
	p.region("title", w.Title)
	p.region("head", head(w))
	p.region("bar", bottomBar(&w.Bar))
	p.paintBoard(w)
	p.region("headline", headline(&w.Headline))
	said, warned := w.Headline.Sentence, ""
	if w.Headline.Warning {
		said, warned = "", said
	}
	p.region("said", said)
	p.region("warned", warned)
	p.paintCards(w.Cards)
	p.region("page", p.boardsPage(w.Boards))
	p.paintSheets()
}
