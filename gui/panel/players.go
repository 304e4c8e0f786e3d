package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type (
	players  view.Players
	player   view.Player
	thinking view.Thinking
	rules    view.Rules
)

const (
	playerHeight = 44
	rulesHeight  = 40
	markSide     = 20
)

func (d players) paint(p *pen, a area) float32 {
	top := a.y
	for i := range d.Players {
		row := a.cutTop(playerHeight)
		if i > 0 {
			p.line(row)
		}
		player(d.Players[i]).draw(p, row)
	}
	if d.Rules.Name != "" {
		row := a.cutTop(rulesHeight)
		p.line(row)
		rules(d.Rules).draw(p, row)
	}
	if len(d.Buttons) > 0 {
		p.line(a)
		a.cutTop(buttons{d.Buttons}.paint(p, a))
	}
	return a.y - top
}

func (d player) draw(p *pen, row area) {
	colour := colourOf(d.Mark, fynetheme.ColorNameForeground)
	if d.ToMove {
		p.box(area{row.x, row.y + 8, 3, row.height - 16}, look{fill: colour, radius: 1.5})
	}
	a := row.within(theme.Inset)
	p.icon(a.cutLeft(markSide), d.Mark, colour)
	a.cutLeft(10)
	if d.Thinking.Words != "" {
		thinking(d.Thinking).drawOffers(p, &a)
		done := area{row.x + theme.Inset, row.y + row.height - 3, (row.width - 2*theme.Inset) * d.Thinking.Progress,
			2}
		p.box(done, look{fill: fynetheme.ColorNamePrimary, radius: 1})
	} else {
		a.cutRight(p.text(a, d.Score, muted, fyne.TextAlignTrailing) + theme.Gap)
		p.tag(&a, d.Tag, theme.ColorPlayable)
	}
	d.drawName(p, a)
}

// drawName draws the name and, behind it, what plays, of which the name leaves at least a part.
func (d player) drawName(p *pen, a area) {
	kind := chip{words: d.Kind, label: d.Name + locale.Text("name.colon"), flat: true}
	least := min(kind.width(), a.width/2)
	if d.Thinking.Words != "" {
		least = min(muted.width(d.Thinking.Words)+6, a.width*2/3)
	}
	name := a
	name.width = a.width - least - 2
	a.cutLeft(p.text(name, d.Name, strong, fyne.TextAlignLeading) + 2)
	switch {
	case d.Thinking.Words != "":
		a.cutLeft(4)
		p.text(a, d.Thinking.Words, muted, fyne.TextAlignLeading)
	case len(d.Kinds) > 0:
		p.chip(&a, kind, d.Kinds)
	default:
		a.cutLeft(4)
		p.text(a, d.Kind, muted, fyne.TextAlignLeading)
	}
}

// drawOffers draws what can be done about a machine that thinks, at the right of an area, and takes its room from it.
func (d thinking) drawOffers(p *pen, a *area) {
	width := float32(0)
	for _, b := range d.Offers {
		width += wordButton{Button: b, small: true}.width() + buttonGap
	}
	offers := a.cutRight(width)
	for _, b := range d.Offers {
		f := wordButton{Button: b, small: true}
		offers.cutLeft(buttonGap)
		p.press(offers.cutLeft(f.width()).middle(28), f, func() { p.options.Do(b.ID) })
	}
}

func (d rules) paint(p *pen, a area) float32 {
	d.draw(p, a.cutTop(rulesHeight))
	return rulesHeight
}

func (d rules) draw(p *pen, row area) {
	a := row.within(theme.Inset)
	words := locale.Text("panel.rules")
	a.cutLeft(p.label(a, words) + theme.Gap)
	p.chip(&a, chip{words: d.Name, label: words + locale.Text("name.colon")}, d.Choices)
	a.cutLeft(theme.Gap)
	p.text(a, d.Sentence, caption, fyne.TextAlignTrailing)
}
