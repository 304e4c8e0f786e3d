package gui

import (
	"context"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/actions"
	"ninefold/gui/board"
	"ninefold/gui/cards"
	"ninefold/gui/exercise"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/view"
)

// parts are what the window is made of.
type parts struct {
	shown        purpose // what they were made for
	home         bool    // the ways in are shown
	board        *board.Board
	headline     *headline
	panel        *panel.Panel
	toolbar      *panel.View[view.Toolbar]
	head         *panel.View[view.Head]      // of a phone's window, in the place of the toolbar; nil in any other
	bar          *panel.View[view.BottomBar] // at the foot of a phone's window; nil in any other
	toggle       *panel.View[view.Tool]      // opens the panel over the board
	layout       *panel.Layout
	content      *fyne.Container
	cancelTidyUp func() // cancels tidyUp; nil if it was not called
}

// purpose is what the parts are made for: an exercise, or one of the session's boards.
type purpose struct {
	exercise exercise.Exercise // nil for none
	board    session.ProblemID
}

// purpose returns what the window has to show.
func (a *App) purpose() purpose { return purpose{a.features.exercises.Shown(), a.session.Shown} }

// newParts makes the parts for what is shown.
func (a *App) newParts() parts {
	phone := a.page.phone()
	options := &panel.Options{
		Do: a.do, Choose: a.choose, Pick: a.pick, GoTo: a.goToStep,
		Point: a.features.preview.Point,
		Tip:   a.messages.tip, Left: a.focusBoard, Touch: phone,
	}
	p := parts{
		shown: a.purpose(), board: board.New(), panel: panel.New(options),
		headline: &headline{view: panel.NewView[view.Headline](options), onSaid: a.page.say},
		toggle:   panel.NewView[view.Tool](options),
	}
	p.board.Label = locale.Text("board.label")
	p.board.OnTap, p.board.OnKey, p.board.OnRune, p.board.OnPoint = a.tap, a.typedKey, a.typedRune, a.pointed
	p.board.OnMenu, p.board.OnDrag, p.board.OnScroll = a.cellMenu, a.drag, a.scroll
	p.board.OnLeave = func() {
		a.features.line.Leave()
		a.messages.tip("")
	}
	p.layout = &panel.Layout{
		Board: p.board, Headline: p.headline.view, Panel: p.panel, Toggle: p.toggle, Phone: phone, Edge: board.Edge,
		OnPlace: func() { a.tasks.Post(a.render) },
	}
	if phone {
		p.head, p.bar = panel.NewView[view.Head](options), panel.NewView[view.BottomBar](options)
		p.layout.Head, p.layout.Bar, p.layout.Strip = p.head, p.bar, panel.New(options)
	} else {
		p.toolbar = panel.NewView[view.Toolbar](options)
		p.layout.Head = p.toolbar
	}
	p.content = container.New(p.layout, p.layout.Objects()...)
	p.enter(a.session.AtHome())
	return p
}

// enter opens the panel where it is over the board when the ways in come to be shown, and closes it when they go. On a
// phone one begins by the board.
func (p *parts) enter(home bool) {
	if p.home != home {
		p.home = home
		p.openPanel(home && !p.layout.Phone)
	}
}

// openPanel opens the panel over the board, or closes it, where there is no room beside the board.
func (p *parts) openPanel(open bool) {
	p.layout.Open = open
	p.layOut()
}

// covered reports whether the panel is over the board.
func (p *parts) covered() bool {
	return p.layout != nil && p.layout.Open && p.layout.Place(p.content.Size()) == panel.Over
}

// setPage shows a page in the place of the board and the panel, or these; nil for none.
func (p *parts) setPage(page fyne.CanvasObject) {
	if p.layout.Page == page {
		return
	}
	p.layout.Page = page
	p.content.Objects = p.layout.Objects()
	p.layOut()
	p.content.Refresh()
}

// layOut places the parts anew, and draws nothing anew that keeps its size.
func (p *parts) layOut() { p.layout.Layout(p.content.Objects, p.content.Size()) }

// show shows a view, with its buttons as the actions of a table are now.
func (p *parts) show(v *view.View, table *actions.Table) {
	p.board.Draw(v.Diagram)
	p.headline.set(v.Icon, v.Status, v.Progress)
	var atFoot []view.Button
	if p.bar != nil {
		bar := table.BottomBar(view.Offers(v.Cards))
		p.head.Set(table.Head(title))
		p.bar.Set(bar)
		atFoot = bar.Buttons
	} else {
		p.toolbar.Set(table.Toolbar())
	}
	var cards []view.Card
	for _, card := range v.Cards {
		card, any := view.WithoutButtons(view.Completed(card, table.Complete), atFoot)
		if any {
			cards = append(cards, card)
		}
	}
	p.panel.Set(cards)
	if p.layout.Strip != nil {
		p.layout.Strip.Set(view.Strip(cards))
	}
	toggle := table.Complete(p.toggleButton())
	toggle.On = false // it says what it leads to
	p.toggle.Set(view.Tool{Button: toggle})
}

// toggleButton is what shows the panel where the board is, or the board again.
func (p *parts) toggleButton() view.Button {
	if p.layout.Open {
		return view.Button{ID: panelID, Icon: icon.Sudoku, Words: locale.Text("short.board")}
	}
	return view.Button{ID: panelID, Words: locale.Text("short.panel")}
}

// tidyUp lets Fyne forget the parts before those that were just made, and returns their memory. Fyne keeps what it has
// drawn for a minute, and looks for what to forget only when it draws, which may be never while nothing happens.
func (p *parts) tidyUp(runner *tasks.Runner) {
	const drawn, forgotten = 70 * time.Second, 45 * time.Second
	ctx, stop := context.WithCancel(context.Background())
	p.cancelTidyUp = stop
	runner.Later(ctx, drawn, func() {
		p.content.Refresh()
		runner.Later(ctx, forgotten, func() { go debug.FreeOSMemory() })
	})
}

// do runs what a button or a choice stands for.
func (a *App) do(id string) {
	if !a.dialogs.Busy() && a.features.setup.ChooseSide(id) {
		return
	}
	if !a.dialogs.Busy() && a.features.players.AssignSide(id) {
		a.focusBoard()
		return
	}
	if number, ok := strings.CutPrefix(id, cards.BoardPrefix); ok {
		n, _ := strconv.Atoi(number)
		if e, ok := a.session.Entry(n); ok && !a.dialogs.Busy() {
			openBoard(a, &e)
		}
		return
	}
	a.table.DoID(id)
}

// openRecent imports one of the files that were opened or saved last.
func (a *App) openRecent(path string) {
	a.exchange.Open(path)
	a.focusBoard()
}
