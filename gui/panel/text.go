package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type text view.Text

func (d text) paint(p *pen, a *area) {
	const most = 8 // lines of the sentences
	a.inCard()
	if d.Title != "" {
		p.title(a, d.Title, "", caption)
		a.cutTop(theme.Unit)
	}
	p.paragraph(a, d.Words, plain, most)
	if d.Words != "" && len(d.Lines) > 0 {
		a.cutTop(theme.Gap)
	}
	for _, line := range d.Lines {
		p.text(a.cutTop(fixed.line()), line, fixed)
	}
	a.cutTop(cardInset)
}
