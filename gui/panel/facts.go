package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type facts view.Facts

func (d facts) paint(p *pen, a *area) {
	a.inCard()
	p.title(a, d.Title, d.Name, strong)
	keys := float32(0)
	for _, f := range d.Facts {
		keys = max(keys, muted.width(shorten(f.Key)))
	}
	keys = min(keys, a.width/2)
	a.cutTop(theme.Unit)
	for _, f := range d.Facts {
		a.cutTop(3)
		words := *a
		p.text(area{a.x, a.y, keys, muted.line()}, f.Key, muted)
		words.cutLeft(keys + 14)
		p.paragraph(&words, f.Words, plain, 2)
		a.cutTop(words.y - a.y)
	}
	a.cutTop(cardInset)
}
