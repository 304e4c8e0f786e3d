package page

import (
	"errors"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// heard is the content of a message from the page. A part that is missing or of another type reads as its zero value.
type heard []any

func (h heard) text(i int) string {
	text, _ := h.at(i).(string)
	return text
}

func (h heard) number(i int) int {
	n, _ := h.at(i).(float64)
	return int(n)
}

func (h heard) truth(i int) bool {
	b, _ := h.at(i).(bool)
	return b
}

func (h heard) at(i int) any {
	if i < len(h) {
		return h[i]
	}
	return nil
}

// cell returns a cell of the board, and reports false for none.
func (h heard) cell(i int) (grid.Cell, bool) {
	n, ok := h.at(i).(float64)
	return grid.Cell(n), ok && n >= 0 && n < grid.Cells
}

func (h heard) cells(i int) (all []grid.Cell) {
	list, _ := h.at(i).([]any)
	for j := range list {
		if c, ok := heard(list).cell(j); ok {
			all = append(all, c)
		}
	}
	return all
}

// Hear handles a message from the page. It must be called on the UI goroutine.
func (p *Page) Hear(kind string, about []any) {
	h, send := heard(about), p.program.Send
	switch kind {
	case "do", "type", "key", "choose":
		p.hearOf(kind, h)
	case "rune":
		r, _ := utf8.DecodeRuneInString(h.text(0))
		by := keys.Shortcut{Key: keys.Key(h.text(1)), Shift: h.truth(2)}
		send(screen.Rune{Rune: r, By: by})
	case "tab":
		p.tab.Choose(p.window.Cards, view.Tab(h.text(0)))
		p.dirty = true
	case "more":
		p.shelf, p.dirty = p.shelf+shelfStep, true // the user has scrolled to the end of the page of all boards
	case "find":
		send(screen.Find(h.text(0)))
	case "board":
		send(screen.PickBoard(h.number(0)))
	case "upload":
		content, _ := h.at(1).([]byte)
		send(screen.Upload{Name: h.text(0), Content: content, Err: reason(h, 2)})
	case "paste":
		p.paste(h.text(0))
	case "linked":
		send(screen.Linked(h.text(0)))
	case "return":
		p.place = h.text(0)
		send(screen.Return(p.place))
	case "answer":
		p.answered(h)
	case "front":
		send(screen.Front(true))
	case "back":
		send(screen.Front(false))
	case "placed":
		p.resized(h)
	case "storage":
		p.state.Storage.Filled, _ = h.at(0).(float64)
	default:
		p.hearOfBoard(kind, h)
	}
}

// hearOfBoard handles a message about the board, the menu of a step, the digits or the graph.
func (p *Page) hearOfBoard(kind string, h heard) {
	send := p.program.Send
	c, onCell := h.cell(0)
	switch {
	case kind == "tap" && onCell:
		send(screen.Tap(c))
	case kind == "menu" && onCell:
		p.showMenu(p.program.Menu(c))
	case kind == "stepMenu":
		p.showMenu(p.program.StepMenu(h.number(0)))
	case kind == "point":
		p.point(c, onCell)
	case kind == "dragging":
		p.dragOver(h.cells(0))
	case kind == "drag":
		p.dragOver(nil)
		send(screen.Drag(h.cells(0)))
	case kind == "scroll":
		send(screen.Scroll(h.number(0)))
	case kind == "pick":
		send(screen.Pick(h.number(0)))
	case kind == "goto":
		send(screen.GoTo(h.number(0)))
	case kind == "graph":
		p.pointAtGraph(h.number(0))
	case kind == "play":
		p.play(h)
	}
}

// hearOf handles a message about the window or the dialog on top.
func (p *Page) hearOf(kind string, h heard) {
	in, h := h.text(0), h[min(1, len(h)):]
	var sheets screen.SheetInput = mainWindow{p.program.Send}
	if in == "dialog" {
		sheets = p.program.Dialogs
	}
	switch kind {
	case "do":
		sheets.Do(h.text(0))
	case "type":
		sheets.Type(h.text(0), h.text(1))
	case "choose":
		sheets.Choose(h.number(0))
	case "key":
		sheets.Key(keys.Shortcut{
			Key: keys.Key(h.text(0)), Ctrl: h.truth(1), Shift: h.truth(2), Alt: h.truth(3),
		})
	}
}

// mainWindow makes the main window a screen.SheetInput, so that hearOf treats it like a sheet.
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
	p.state.Width, _ = h.at(0).(float64)
	p.state.Height, _ = h.at(1).(float64)
	if side, _ := h.at(2).(float64); side > 0 {
		p.state.Side = side
	}
	p.state.Phone = h.truth(3)
	if p.state != was {
		p.dirty = true
		p.program.Send(screen.Placed{})
	}
}

// tellScripts writes into the page what scripts may read: the judge's text and answer.
func (p *Page) tellScripts() {
	p.region("marked", string(p.program.Marked()))
	position := ""
	if text, err := p.program.Position(); err == nil {
		position = string(text)
	}
	p.region("position", position)
}

// play does what a script asks for: a click on a cell. It tells the page whether that changed anything.
func (p *Page) play(h heard) {
	c, ok := h.cell(1)
	did := ok && p.program.Play(c)
	p.change("played", h.at(0), did)
}

// reason returns an error with the page's words, or nil if there are none.
func reason(h heard, i int) error {
	if words := h.text(i); words != "" {
		return errors.New(words)
	}
	return nil
}
