package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type tools view.Tools

func (d tools) paint(p *pen, a *area) {
	const columns = 3
	a.inCard()
	if !p.tabbed {
		p.title(a, locale.Text("panel.tools"), "", caption)
		a.cutTop(theme.Unit)
	}
	for i := 0; i < len(d.Tools); i += columns {
		if i > 0 {
			a.cutTop(buttonGap)
		}
		for j, cell := range a.cutTop(38).columns(columns, buttonGap) {
			if i+j < len(d.Tools) {
				p.press(cell, wordButton{Button: d.Tools[i+j], tool: true}, func() { p.options.Do(d.Tools[i+j].ID) })
			}
		}
	}
	if len(d.Links) > 0 {
		a.cutTop(theme.Unit)
		d.drawLinks(p, a.cutTop(24))
	}
	a.cutTop(theme.Gap)
}

// drawLinks draws the links in a row, with dots between them.
func (d tools) drawLinks(p *pen, a area) {
	const inset = 6
	a.x, a.width = a.x-inset, a.width+inset
	for i, l := range d.Links {
		if i > 0 {
			p.text(a.cutLeft(caption.width("·")), "·", caption)
		}
		width := min(a.width, caption.width(shorten(l.Words))+2*inset)
		p.press(a.cutLeft(width), link{words: l.Words, style: caption.centred()}, func() { p.options.Do(l.ID) })
	}
}
