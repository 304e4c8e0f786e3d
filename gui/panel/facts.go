package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type facts view.Facts

func (d facts) paint(p *pen, a *area) {
	a.inCard()
	p.title(a, d.Title, d.Name, strong)
	a.cutTop(theme.Unit)
	p.facts(a, d.Facts, keyWidth(d.Facts, muted, a.width), muted, 3)
	a.cutTop(cardInset)
}

// keyWidth returns the width of a column of keys beside what they are about.
func keyWidth(facts []view.Fact, s style, width float32) (keys float32) {
	for _, f := range facts {
		keys = max(keys, s.width(shorten(f.Key)))
	}
	return min(keys, width/2)
}

// facts writes lines of facts: the keys in a column in their style, below a gap each.
func (p *pen) facts(a *area, facts []view.Fact, keys float32, s style, gap float32) {
	const most = 4 // lines of a fact
	for _, f := range facts {
		a.cutTop(gap)
		words := *a
		p.text(words.cutLeft(keys).top(s.line()), f.Key, s)
		words.cutLeft(theme.Inset)
		p.paragraph(&words, f.Words, plain, most)
		a.cutTop(words.y - a.y)
	}
}
