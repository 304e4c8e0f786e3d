package gui

import (
	"context"
	"time"

	"ninefold/gui/page"
	"ninefold/gui/session"
)

// linkPause is how long the page's address waits before it follows what is shown. Safari bears a hundred changes in
// thirty seconds.
const linkPause = 500 * time.Millisecond

// linked is how the page's address follows what is shown.
type linked struct {
	to    session.Moment // what it links to, or what was shown when somebody gave it another link
	waits bool
}

// address is where links to what is shown go.
func (*webPage) address() string { return page.Address() }

// joinAddress imports the game or the Sudoku that the page's address links to, now and when somebody changes it. A link
// that cannot be read stays in the address until something else is shown.
func (p *webPage) joinAddress(a *App) {
	open := func(given string) {
		a.tasks.Post(func() {
			if given != "" {
				p.linked.to = a.session.Moment()
				a.exchange.OpenLink(given)
			}
		})
	}
	page.OnGiven(open)
	open(page.Given())
}

// link lets the page's address follow what is shown of the session.
func (p *webPage) link(a *App) {
	stale := func() bool { return !a.session.Hidden && a.session.Moment() != p.linked.to && p.back.Idle() }
	if p.linked.waits || !stale() {
		return
	}
	p.linked.waits = true
	a.tasks.Later(context.Background(), linkPause, func() {
		p.linked.waits = false
		if stale() {
			p.linked.to = a.session.Moment()
			page.SetFragment(a.exchange.Link())
		}
	})
}
