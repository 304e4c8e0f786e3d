package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type form view.Form

const (
	formGap   = theme.Gap   // between rows, and between controls
	formInset = theme.Inset // inside a card's edge
	labelGap  = theme.Edge  // after the words before the controls
)

func (d form) paint(p *pen, a *area) {
	spare := float32(0)
	if !p.measuring && view.Form(d).Box().Grows {
		spare = max(0, a.height-measured(d, p.options, a.width))
	}
	if !d.Bare {
		a.cutTop(formInset)
		*a = a.within(formInset)
	}
	d.drawTitle(p, a)
	before := min(d.wordsWidth(), a.width/3)
	for i, r := range d.Rows {
		if i > 0 {
			a.cutTop(formGap)
		}
		line := *a
		if before > 0 {
			words := line.cutLeft(before)
			line.cutLeft(labelGap)
			words.height = fieldHeight
			p.text(words, r.Words, strong)
		}
		controls(r.Controls).paint(p, &line, &spare)
		a.cutTop(line.y - a.y)
	}
	if !d.Bare {
		a.cutTop(formInset)
	}
}

// drawTitle draws the title: in bold after the mark of a side, or else as a label.
func (d form) drawTitle(p *pen, a *area) {
	switch {
	case d.Icon != "":
		const side = 20
		line := a.cutTop(plain.line() + theme.Unit)
		p.icon(line.cutLeft(side).middle(side), d.Icon, colourOf(d.Icon, theme.ColorText))
		line.cutLeft(theme.Gap)
		p.text(line, d.Title, strong)
	case d.Title != "":
		p.label(a.cutTop(titleHeight), d.Title)
	default:
		return
	}
	a.cutTop(formGap)
}

// wordsWidth returns the width of the column of words before the controls; 0 for none.
func (d form) wordsWidth() (width float32) {
	for _, r := range d.Rows {
		if r.Words != "" {
			width = max(width, strong.width(shorten(r.Words)))
		}
	}
	return width
}

// widest returns the width at which no words of the form wrap.
func (d form) widest() (width float32) {
	for _, r := range d.Rows {
		for _, c := range r.Controls {
			if w, ok := c.(view.Words); ok {
				width = max(width, styleOf(w).width(shorten(w.Words)))
			}
		}
	}
	if !d.Bare {
		width += 2 * formInset
	}
	return width
}
