package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/grid"
	"ninefold/gui/desktop/board"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/view"
	"ninefold/gui/view/screen"
)

// parts are the parts of the main window.
type parts struct {
	window   *Window
	options  *panel.Options
	board    *board.Board
	headline *panel.View
	panel    *panel.Panel
	toolbar  *panel.View
	layout   *panel.Layout
	content  *fyne.Container
}

func (w *Window) newParts(v *view.Window) *parts {
	send := w.main.Send
	p := &parts{window: w, board: board.New(), options: &panel.Options{
		Do:     func(id string) { send(screen.Do(id)) },
		Choose: func(id int) { send(screen.Choose(id)) },
		Pick:   func(digit int) { send(screen.Pick(digit)) },
		GoTo:   func(step int) { send(screen.GoTo(step)) },
		Point:  func(step int) { send(screen.Graph(step)) },
		Tip:    func(words string) { send(screen.Tip(words)) },
		Type:   func(_, words string) { send(screen.Find(words)) },
		Left:   w.FocusBoard, Browse: w.Browse, Paste: w.paste, Post: w.post, Menu: menuOf(w, w.main.StepMenu),
	}}
	p.options.Reveal = func(o fyne.CanvasObject) { p.layout.Reveal(o) }
	p.options.Scroll = func(e *fyne.ScrollEvent) bool { return p.layout.Scroll(e) }
	p.board.OnWheel = p.options.Scroll
	p.board.Label = v.Label
	p.board.OnTap = func(c grid.Cell) { send(screen.Tap(c)) }
	p.board.OnPoint = func(c grid.Cell) { send(screen.Point{Cell: c, Any: true}) }
	p.board.OnLeave = func() { send(screen.Point{}) }
	p.board.OnDrag = func(cells []grid.Cell) { send(screen.Drag(cells)) }
	p.board.OnKey, p.board.OnRune = w.contentKey, w.typedRune
	p.board.OnMenu, p.board.OnFocus = menuOf(w, w.main.Menu), w.front(true)
	p.board.OnScroll = func(steps int) {
		if !w.busy() {
			send(screen.Scroll(steps))
		}
	}
	p.headline, p.panel = panel.NewView(p.options), panel.New(p.options)
	p.toolbar = panel.NewView(p.options)
	p.layout = panel.NewLayout(p.toolbar, p.board, p.headline, p.panel, board.Edge)
	p.layout.Resized = func() { w.post(func() { w.setMenus(w.menus.all) }) }
	p.content = container.New(p.layout, p.layout.Objects()...)
	return p
}

// layOut places the parts. What keeps its size is not drawn anew.
func (p *parts) layOut() { p.layout.Layout(p.content.Objects, p.content.Size()) }

func (p *parts) show(v *view.Window) {
	p.board.Label = v.Label
	if before := p.board.Shown(); v.Diagram != before {
		p.board.Draw(v.Diagram)
		if v.Diagram.Plain() != before.Plain() { // another position
			p.layout.ShowBoard()
		}
	}
	p.board.SetCursor(v.Cursor.Cell, v.Cursor.Any)
	p.headline.Set(panel.Headline(v.Headline))
	p.toolbar.Set(panel.Toolbar(v.Toolbar))
	p.panel.Set(v.Cards)
	if v.Sight != p.layout.Sight {
		p.layout.Sight = v.Sight
		p.layOut()
	}
	p.showPage(v.Boards)
}

// showPage shows the page of all boards in place of the board and the panel; for nil it shows these again.
func (p *parts) showPage(data *view.BoardsPage) {
	was := p.layout.Page
	switch {
	case data == nil:
		p.layout.Page = nil // and its pictures
	case was == nil:
		p.layout.Page = panel.NewView(p.options)
	}
	if data != nil {
		p.layout.Page.Set(panel.BoardsPage(data))
	}
	if p.layout.Page == was {
		return
	}
	p.content.Objects = p.layout.Objects()
	p.layOut()
	p.content.Refresh()
	p.window.FocusBoard()
}

// menuOf returns a function that opens the menu of something at a position in the window.
func menuOf[T any](w *Window, menu func(T) view.Menu) func(T, fyne.Position) {
	return func(of T, at fyne.Position) {
		if w.busy() {
			return
		}
		if m := menu(of); len(m.Items) > 0 {
			items := w.itemsOf(m.Items)
			menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), w.window.Canvas())
			passOver(menu.Menu, items)
			menu.ShowAtPosition(at)
		}
	}
}
