package page

import (
	"context"
	"time"

	"ninefold/engine/notation"
	"ninefold/gui/keys"
)

// What only the page itself can do is asked of it, and its answer comes in its time.

// ask asks something of the page and then calls done with the answer.
func (p *Page) ask(what string, done func(answer heard), about ...any) {
	p.last++
	p.asked[p.last] = func(answer []any) { done(answer) }
	p.port.Post("ask", append([]any{p.last, what}, about...)...)
}

func (p *Page) answered(h heard) {
	n, _ := h.at(0).(float64)
	if done := p.asked[n]; done != nil {
		delete(p.asked, n)
		done(h[1:])
	}
}

func (p *Page) Copy(text string, done func(error)) {
	p.ask("copy", func(answer heard) { done(reason(answer, 0)) }, text)
}

// Paste reads what the user pastes just now, or else asks for the clipboard, which a browser may refuse.
func (p *Page) Paste(use func(string, error)) {
	if p.pasted != nil {
		use(*p.pasted, nil)
		return
	}
	p.ask("paste", func(answer heard) { use(answer.text(1), reason(answer, 0)) })
}

// paste does what the key for pasting does, with a text that the browser has given.
func (p *Page) paste(text string) {
	p.pasted = &text
	p.events.Key(keys.Ctrl("V"))
	p.pasted = nil
}

func (p *Page) CanShare() bool { return p.state.CanShare }

func (p *Page) Share(link string, done func(shared bool, err error)) {
	p.ask("share", func(answer heard) { done(answer.truth(1), reason(answer, 0)) }, link)
}

func (p *Page) ChooseFile(use func(string, []byte, error)) {
	p.ask("choose", func(answer heard) {
		content, _ := answer.at(2).([]byte)
		use(answer.text(1), content, reason(answer, 0))
	}, float64(notation.MaxSize))
}

func (p *Page) Download(name string, content []byte) { p.port.Post("download", name, content) }

// linkPause is how long the page's address waits before it follows what is shown. Safari bears a hundred changes in
// thirty seconds.
const linkPause = 500 * time.Millisecond

// Begin shows what the page was opened for.
func (p *Page) Begin() {
	if p.state.Given != "" {
		p.events.Linked(p.state.Given)
	}
	p.Flush()
}

// follow lets the browser's history and the page's address follow what is shown.
func (p *Page) follow() {
	fragment := p.events.Link()
	if p.window.Place != p.place || !p.placed {
		p.place, p.fragment, p.placed = p.window.Place, fragment, true
		p.port.Post("place", p.place, fragment)
		return
	}
	if p.linking || fragment == "" || fragment == p.fragment {
		return
	}
	p.linking = true
	p.tasks.Later(context.Background(), linkPause, func() {
		p.linking = false
		if fragment := p.events.Link(); fragment != "" && fragment != p.fragment {
			p.fragment = fragment
			p.port.Post("link", fragment)
		}
	})
}
