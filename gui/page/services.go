package page

import (
	"ninefold/engine/notation"
	"ninefold/engine/picture"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// Only the page itself can do what follows: it is asked, and answers later.

// ask asks the page for something, and calls done with the answer.
func (p *Page) ask(what string, done func(answer heard), about ...any) {
	p.last++
	p.asked[p.last] = done
	p.port.Post("ask", append([]any{p.last, what}, about...)...)
}

func (p *Page) answered(h heard) {
	n := part[float64](h, 0)
	if done := p.asked[n]; done != nil {
		delete(p.asked, n)
		p.tasks.Post(func() { done(h[1:]) })
	}
}

func (p *Page) Copy(text string, done func(error)) {
	p.ask("copy", func(answer heard) { done(reason(answer, 0)) }, text)
}

// Paste reads what the user is pasting. Otherwise it asks for the clipboard, which a browser may refuse.
func (p *Page) Paste(use func(string, error)) {
	if p.pasted != nil {
		use(*p.pasted, nil)
		return
	}
	p.ask("paste", func(answer heard) { use(answer.text(1), reason(answer, 0)) })
}

// paste handles a text that the browser pasted, as Ctrl+V would.
func (p *Page) paste(text string) {
	p.pasted = &text
	p.program.Send(screen.Key(keys.Ctrl("V")))
	p.pasted = nil
}

func (p *Page) CanShare() bool { return p.state.CanShare }

func (p *Page) Lacks(string) rune { return 0 }

func (p *Page) Share(words, link string, done func(shared bool, err error)) {
	p.ask("share", func(answer heard) { done(answer.truth(1), reason(answer, 0)) }, words, link)
}

func (p *Page) ChooseFile(use func(string, []byte, error)) {
	p.ask("choose", func(answer heard) {
		use(answer.text(1), part[[]byte](answer, 2), reason(answer, 0))
	}, float64(notation.MaxSize))
}

// PNG lets the page draw the picture's SVG, and waits until it has.
func (p *Page) PNG(of *picture.Picture, scale int) ([]byte, error) {
	answers := make(chan heard, 1)
	svg := string(of.AppendSVG(nil, scale))
	p.tasks.Post(func() { p.ask("png", func(answer heard) { answers <- answer }, svg) })
	answer := <-answers
	return part[[]byte](answer, 1), reason(answer, 0)
}

func (p *Page) Download(name string, content []byte) { p.port.Post("download", name, content) }

// Begin opens the link in the page's address, if there is one, and paints the page.
func (p *Page) Begin() {
	if p.state.Given != "" {
		p.program.Send(screen.Linked(p.state.Given))
	}
	p.Flush()
}
