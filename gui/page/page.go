// Package page is a screen in a browser. It writes what is shown as HTML, in a string for each region of the page, and
// handles what the user does there. The program runs in a worker; a small script of the page (web/page.js) puts the
// strings in their places and reports what the user does. Only files for js need a browser.
package page

import (
	"strings"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/view"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks"
)

// Port posts messages to the page: a kind and content of strings, numbers, booleans, bytes, and slices of these.
type Port interface {
	Post(kind string, about ...any)
}

// Page is a screen.Screen and a screen.Browser. Its methods must be called on the UI goroutine.
type Page struct {
	port    Port
	tasks   *tasks.Runner
	program *screen.Program
	state   State
	asked   map[float64]func(answer heard) // called with the page's answer, by the question's number
	last    float64                        // the number of the last question
	pasted  *string                        // what the user is pasting; nil at other times

	window   *view.Window // nil before the first Show
	sheets   []view.Sheet
	dirty    bool // Flush has something to paint
	regions  map[string]string
	warnings int // how many were given until the last Flush
	board    boardPainter
	tab      view.ChosenTabs
	shelf    int   // how many boards the page of all boards shows
	changes  []any // posted by the next Flush
}

// State describes the page to the program.
type State struct {
	Address  string  // without the # and what follows
	Given    string  // the part after the #, unless the page itself put it there
	Phone    bool    // the screen is as small as a phone's
	CanShare bool    // the system has a share sheet
	Width    float64 // of the window, in CSS pixels
	Height   float64
	Side     float64 // of the board, in CSS pixels
	Storage  screen.Storage
}

var _ screen.Browser = (*Page)(nil)

// New returns a screen that is painted through a port. The runner posts to the UI goroutine.
func New(port Port, runner *tasks.Runner, state State) *Page {
	return &Page{
		port: port, tasks: runner, state: state, regions: map[string]string{},
		asked: map[float64]func(heard){}, tab: view.ChosenTabs{},
	}
}

func (p *Page) Listen(to *screen.Program) { p.program = to }

// Show takes what the window shows. Flush paints it.
func (p *Page) Show(w *view.Window) {
	shown := *w
	p.window, p.dirty = &shown, true
}

func (p *Page) Dialogs(sheets []view.Sheet) { p.sheets, p.dirty = sheets, true }

// Restyle is called after a change of language or appearance.
func (p *Page) Restyle(s screen.Style) {
	p.change("style", s.Language, string(s.Appearance))
}

func (p *Page) FocusBoard() { p.change("focus") }

// Open returns nil: a page has no other windows.
func (p *Page) Open(*screen.SheetEvents, float32, float32) screen.Window { return nil }

func (p *Page) Phone() bool { return p.state.Phone }

func (p *Page) Size() (width, height float32) { return float32(p.state.Width), float32(p.state.Height) }

// Palette returns the colours of exported pictures: the light ones.
func (p *Page) Palette() drawing.Palette { return *drawing.Light.Palette() }

// Quit and Resize do nothing: the user closes and sizes a page.
func (p *Page) Quit()                     {}
func (p *Page) Resize(float32, float32)   {}
func (p *Page) Raise()                    {}
func (p *Page) Native(func(uintptr)) bool { return false }

func (p *Page) Address() string         { return p.state.Address }
func (p *Page) Storage() screen.Storage { return p.state.Storage }

// change adds a change, which the next Flush posts with all others.
func (p *Page) change(kind string, about ...any) {
	p.changes = append(p.changes, append([]any{kind}, about...))
	p.dirty = true
}

// put writes HTML into a region of the page.
func (p *Page) put(name string, write func(*writer)) {
	var w writer
	write(&w)
	p.region(name, w.String())
}

// region puts HTML, or a text for the script, into a region of the page, unless it is there already.
func (p *Page) region(name, text string) {
	if old, any := p.regions[name]; !any || old != text {
		p.regions[name] = text
		p.change("put", name, text)
	}
}

// Flush paints and posts what has changed since the last call.
func (p *Page) Flush() {
	if !p.dirty || p.window == nil {
		return
	}
	p.paint(p.window)
	p.dirty = false
	if len(p.changes) > 0 {
		p.port.Post("show", p.changes...)
		p.changes = nil
	}
}

// paint adds the changes of all regions.
func (p *Page) paint(w *view.Window) {
	keys := make([]string, len(w.Keys))
	for i, k := range w.Keys {
		keys[i] = k.Words()
	}
	p.region("keys", strings.Join(keys, "\n"))
	p.region("title", w.Title)
	p.put("head", func(html *writer) { writeHead(html, w) })
	p.put("bar", func(html *writer) {
		for _, b := range w.Bar {
			html.button(b, "")
		}
	})
	p.paintBoard(w)
	p.put("headline", func(html *writer) { writeHeadline(html, &w.Headline) })
	p.say(&w.Headline)
	p.put("panel", func(html *writer) { p.writePanel(html, w.Cards) })
	p.put("page", func(html *writer) { p.writeBoardsPage(html, w.Boards) })
	p.paintSheets()
	p.region("link", p.program.Link())
	p.region("place", w.Place)
	p.region("marked", string(p.program.Marked())) // for scripts
	position, _ := p.program.Position()            // none if that fails
	p.region("position", string(position))
}

// say says why the state is so, or warns. A warning that stands there already is put there anew: whoever is refused
// twice is to see and hear that it was noticed.
func (p *Page) say(h *view.Headline) {
	said, warned := h.Sentence, ""
	if h.Warning {
		said, warned = "", said
	}
	p.region("said", said)
	if h.Warnings != p.warnings {
		p.warnings = h.Warnings
		delete(p.regions, "warned")
	}
	p.region("warned", warned)
	p.put("offered", func(html *writer) { html.doing(h.Offer, "") })
}
