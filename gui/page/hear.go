package page

import (
	"errors"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// heard is the content of a message from the page.
type heard []any

// part returns a part of a message. One that is missing or of another type reads as the zero value.
func part[T any](h heard, i int) (one T) {
	if i < len(h) {
		one, _ = h[i].(T)
	}
	return one
}

func (h heard) text(i int) string { return part[string](h, i) }
func (h heard) number(i int) int  { return int(part[float64](h, i)) }
func (h heard) truth(i int) bool  { return part[bool](h, i) }

// cell returns a cell of the board, or none.
func (h heard) cell(i int) (c view.Cell) {
	if n, ok := part[any](h, i).(float64); ok && n >= 0 && n < grid.Cells {
		c = view.Cell{Cell: grid.Cell(n), Any: true}
	}
	return c
}

func (h heard) cells(i int) (all []grid.Cell) {
	list := heard(part[[]any](h, i))
	for j := range list {
		if c := list.cell(j); c.Any {
			all = append(all, c.Cell)
		}
	}
	return all
}

// Hear handles a message from the page. It must be called on the UI goroutine.
func (p *Page) Hear(kind string, about []any) {
	if hear := messages[kind]; hear != nil {
		hear(p, about)
	}
}

// messages has what handles each kind of message.
var messages = map[string]func(p *Page, h heard){
	"do":     func(p *Page, h heard) { p.input(h).Do(h.text(1)) },
	"type":   func(p *Page, h heard) { p.input(h).Type(h.text(1), h.text(2)) },
	"choose": func(p *Page, h heard) { p.input(h).Choose(h.number(1)) },
	"key": func(p *Page, h heard) {
		p.input(h).Key(keys.Shortcut{Key: keys.Key(h.text(1)), Ctrl: h.truth(2), Shift: h.truth(3), Alt: h.truth(4)})
	},
	"rune": func(p *Page, h heard) {
		r, _ := utf8.DecodeRuneInString(h.text(0))
		by := keys.Shortcut{Key: keys.Key(h.text(1)), Shift: h.truth(2)}
		p.program.Send(screen.Rune{Rune: r, By: by})
	},

	"tap":      onCell(func(p *Page, c grid.Cell) { p.program.Send(screen.Tap(c)) }),
	"menu":     onCell(func(p *Page, c grid.Cell) { p.showMenu(p.program.Menu(c)) }),
	"stepMenu": func(p *Page, h heard) { p.showMenu(p.program.StepMenu(h.number(0))) },
	"point":    func(p *Page, h heard) { p.point(h.cell(0)) },
	"dragging": func(p *Page, h heard) { p.dragOver(h.cells(0)) },
	"drag": func(p *Page, h heard) {
		p.dragOver(nil)
		p.program.Send(screen.Drag(h.cells(0)))
	},
	"scroll": func(p *Page, h heard) { p.program.Send(screen.Scroll(h.number(0))) },
	"pick":   func(p *Page, h heard) { p.program.Send(screen.Pick(h.number(0))) },
	"goto":   func(p *Page, h heard) { p.program.Send(screen.GoTo(h.number(0))) },
	"graph":  func(p *Page, h heard) { p.pointAtGraph(h.number(0)) },
	"play": func(p *Page, h heard) { // what a script asks for: a click on a cell
		c := h.cell(1)
		p.change("played", part[any](h, 0), c.Any && p.program.Play(c.Cell))
	},

	"tab": func(p *Page, h heard) {
		p.tab.Choose(p.window.Cards, view.Tab(h.text(0)))
		p.dirty = true
	},
	"more": func(p *Page, _ heard) { p.shelf, p.dirty = p.shelf+shelfStep, true }, // all boards, scrolled to the end
	"find": func(p *Page, h heard) { p.program.Send(screen.Find(h.text(0))) },

	"upload": func(p *Page, h heard) {
		p.program.Send(screen.Upload{Name: h.text(0), Content: part[[]byte](h, 1), Err: reason(h, 2)})
	},
	"paste":  func(p *Page, h heard) { p.paste(h.text(0)) },
	"linked": func(p *Page, h heard) { p.program.Send(screen.Linked(h.text(0))) },
	"return": func(p *Page, h heard) {
		p.regions["place"] = h.text(0) // where the browser is
		p.program.Send(screen.Return(h.text(0)))
	},
	"answer":  (*Page).answered,
	"front":   func(p *Page, _ heard) { p.program.Send(screen.Front(true)) },
	"back":    func(p *Page, _ heard) { p.program.Send(screen.Front(false)) },
	"placed":  (*Page).resized,
	"storage": func(p *Page, h heard) { p.state.Storage.Filled = part[float64](h, 0) },
}

// onCell handles a message about a cell, and ignores one about none.
func onCell(do func(*Page, grid.Cell)) func(*Page, heard) {
	return func(p *Page, h heard) {
		if c := h.cell(0); c.Any {
			do(p, c.Cell)
		}
	}
}

// input returns what a message is about: the dialog on top, or the window.
func (p *Page) input(h heard) screen.SheetInput {
	if h.text(0) == "dialog" {
		return p.program.Dialogs
	}
	return mainWindow{p.program.Send}
}

// mainWindow makes the main window a screen.SheetInput, like a dialog.
type mainWindow struct{ send func(screen.Event) }

func (m mainWindow) Do(id string)        { m.send(screen.Do(id)) }
func (m mainWindow) Choose(id int)       { m.send(screen.Choose(id)) }
func (m mainWindow) Type(string, string) {}
func (m mainWindow) Key(k keys.Shortcut) { m.send(screen.Key(k)) }

// pointAtGraph handles the pointer at a step of the graph; -1 when it leaves the graph.
func (p *Page) pointAtGraph(step int) {
	p.program.Send(screen.Graph(step))
	words := ""
	for _, b := range p.window.Cards {
		b.Each(func(n view.Node) {
			if g, ok := n.(view.Graph); ok && step >= 0 && step < len(g.Points) {
				words = g.Points[step].Label
			}
		})
	}
	p.program.Send(screen.Tip(words))
}

func (p *Page) showMenu(m view.Menu) {
	var w writer
	if len(m.Items) > 0 {
		writeItems(&w, m.Items)
	}
	p.change("menu", w.String())
}

// resized handles another size of the window, or a change between phone and desktop.
func (p *Page) resized(h heard) {
	was := p.state
	p.state.Width, p.state.Height, p.state.Phone = part[float64](h, 0), part[float64](h, 1), h.truth(3)
	if side := part[float64](h, 2); side > 0 {
		p.state.Side = side
	}
	if p.state != was {
		p.dirty = true
		p.program.Send(screen.Placed{})
	}
}

// reason returns an error with the page's words, or nil if there are none.
func reason(h heard, i int) error {
	if words := h.text(i); words != "" {
		return errors.New(words)
	}
	return nil
}
