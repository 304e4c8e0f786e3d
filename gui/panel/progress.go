package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type progress view.Progress

const barHeight = 10

func (d progress) paint(p *pen, a *area) {
	a.inCard()
	p.head(a, d.Title, d.Summary)
	a.cutTop(6)
	p.bar(a.cutTop(barHeight), d.Share, theme.ColorPlayable)
	if d.Clock == "" && d.Place == "" && len(d.Buttons) == 0 {
		a.cutTop(cardInset)
		return
	}
	a.cutTop(theme.Unit)
	line := a.cutTop(24)
	p.text(line, d.Clock, muted)
	for _, b := range d.Buttons {
		width := onward.width(b.Words) + 2*theme.Gap
		p.press(line.cutRight(width), link{words: b.Words, style: onward.centred()}, func() { p.options.Do(b.ID) })
	}
	p.text(line, d.Place, caption.right())
	a.cutTop(theme.Unit)
}

type puzzle view.Puzzle

func (d puzzle) paint(p *pen, a *area) {
	a.inCard()
	line := a.cutTop(chipHeight)
	width := chip{words: d.Rules.Name}.width()
	rules := line.cutRight(min(width, line.width/2))
	p.chip(&rules, chip{words: d.Rules.Name, label: locale.Text("panel.rules") + locale.Text("name.colon")},
		d.Rules.Choices)
	line.cutRight(theme.Gap)
	line.cutLeft(p.label(line, locale.Text("panel.puzzle")) + theme.Gap)
	line.cutLeft(p.text(line, d.Number, strong) + 6)
	p.text(line, d.Of, muted)
	a.cutTop(theme.Gap)
	p.choices(a.cutTop(50), d.Grades)
	a.cutTop(10)
	p.bar(a.cutTop(barHeight), d.Share, theme.ColorPlayable)
	a.cutTop(cardInset)
}
