package panel

import (
	"cmp"

	"ninefold/gui/icon"
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
	markGap      = 10
	nameGap      = 8
	nameInset    = 3 // above and below the words of a row
)

func (d players) paint(p *pen, a *area) {
	for i := range d.Players {
		row := a.cutTop(player(d.Players[i]).height(a.width))
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
		p.line(*a)
		buttons{d.Buttons}.paint(p, a)
	}
}

// draw draws a player's row. All of it opens the menu of other players.
func (d player) draw(p *pen, row area) {
	colour := colourOf(d.Mark, theme.ColorText)
	opens := len(d.Kinds) > 0 && d.Thinking.Words == ""
	target := chip{words: d.Kind, label: d.Name + locale.Text("name.colon"), kind: bareChip}
	if opens {
		p.opener(row.inset(2), target, d.Kinds)
	}
	if d.ToMove {
		p.box(area{row.x, row.y + 8, 3, row.height - 16}, look{fill: colour, radius: 1.5})
	}
	a := row.within(theme.Inset)
	p.icon(a.cutLeft(markSide), d.Mark, colour)
	a.cutLeft(markGap)
	d.drawAside(p, &a)
	if width := (row.width - 2*theme.Inset) * d.Thinking.Progress; width > 0 && d.Thinking.Words != "" {
		done := area{row.x + theme.Inset, row.y + row.height - 3, width, 2}
		p.box(done, look{fill: theme.ColorPrimary, radius: 1})
	}
	d.drawName(p, a, opens)
}

// drawAside draws what stands at the right, and cuts it off.
func (d player) drawAside(p *pen, a *area) {
	a.cutRight(p.text(*a, d.Points, title.right()))
	if d.Thinking.Words != "" {
		thinking(d.Thinking).drawOffers(p, a)
		return
	}
	a.cutRight(p.text(*a, d.Score, muted.right()) + theme.Gap)
	p.tag(a, d.Tag, theme.ColorPlayable)
}

// drawName draws the name and the kind of player, on one line if both fit.
func (d player) drawName(p *pen, a area, opens bool) {
	kind := cmp.Or(d.Thinking.Words, d.Kind)
	names, kinds := d.lines(a.width)
	if len(kinds) == 0 {
		a.cutLeft(p.text(a, d.Name, strong) + nameGap)
		a.cutLeft(p.text(a, kind, muted) + theme.Unit)
		if opens {
			p.icon(a.cutLeft(caretSide).middle(caretSide), icon.Caret, theme.ColorMuted)
		}
		return
	}
	a = a.middle(textHeight(names, kinds))
	p.lines(&a, names, strong)
	for i, words := range kinds {
		line := a.cutTop(caption.line())
		line.cutLeft(p.text(line, words, caption) + theme.Unit)
		if opens && i == len(kinds)-1 {
			p.icon(line.cutLeft(caretSide).middle(caretSide), icon.Caret, theme.ColorMuted)
		}
	}
}

// lines returns the lines of the name and the kind of player at a width; none for the kind if it fits after the name.
func (d player) lines(width float32) (names, kinds []string) {
	const most = 3
	kind := cmp.Or(d.Thinking.Words, d.Kind)
	if strong.width(d.Name)+nameGap+muted.width(kind)+theme.Unit+caretSide <= width {
		return []string{d.Name}, nil
	}
	return strong.wrap(d.Name, width, most), caption.wrap(kind, width-theme.Unit-caretSide, most)
}

// height returns the row's height at a width. Two lines need no more than one.
func (d player) height(width float32) float32 {
	a := area{width: width - 2*theme.Inset - markSide - markGap}
	d.drawAside(&pen{measuring: true}, &a)
	names, kinds := d.lines(a.width)
	return max(playerHeight, textHeight(names, kinds)+2*nameInset)
}

func textHeight(names, kinds []string) float32 {
	return float32(len(names))*strong.line() + float32(len(kinds))*caption.line()
}

// drawOffers draws the buttons for a thinking machine at the right of an area, and cuts them off.
func (d thinking) drawOffers(p *pen, a *area) {
	offers := a.cutRight(d.width())
	for _, b := range d.Offers {
		f := wordButton{Button: b, small: true}
		offers.cutLeft(buttonGap)
		p.press(offers.cutLeft(f.width()).middle(28), f, func() { p.options.Do(b.ID) })
	}
}

// width returns the width of these buttons.
func (d thinking) width() (width float32) {
	for _, b := range d.Offers {
		width += wordButton{Button: b, small: true}.width() + buttonGap
	}
	return width
}

func (d rules) paint(p *pen, a *area) { d.draw(p, a.cutTop(rulesHeight)) }

func (d rules) draw(p *pen, row area) {
	a := row.within(theme.Inset)
	words := locale.Text("panel.rules")
	a.cutLeft(p.label(a, words) + theme.Gap)
	p.chip(&a, chip{words: d.Name, label: words + locale.Text("name.colon")}, d.Choices)
	a.cutLeft(theme.Gap)
	p.text(a, d.Sentence, caption.right())
}
