package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type progress view.Progress

const barHeight = 10

func (d progress) paint(p *pen, a area) float32 {
	const inset = theme.Inset - 2
	top := a.y
	a.cutTop(inset)
	a = a.within(theme.Inset)
	p.title(&a, d.Title, d.Summary, caption)
	a.cutTop(6)
	p.bar(a.cutTop(barHeight), d.Share, theme.ColorPlayable)
	return a.y - top + inset
}

type puzzle view.Puzzle

func (d puzzle) paint(p *pen, a area) float32 {
	const inset = theme.Inset - 2
	top := a.y
	a.cutTop(inset)
	a = a.within(theme.Inset)
	line := a.cutTop(chipHeight)
	width := chip{words: d.Rules.Name}.width()
	rules := line.cutRight(min(width, line.width/2))
	p.chip(&rules, chip{words: d.Rules.Name, label: locale.Text("panel.rules") + locale.Text("name.colon")},
		d.Rules.Choices)
	line.cutRight(theme.Gap)
	line.cutLeft(p.label(line, locale.Text("panel.puzzle")) + theme.Gap)
	line.cutLeft(p.text(line, d.Number, strong, fyne.TextAlignLeading) + 6)
	p.text(line, d.Of, muted, fyne.TextAlignLeading)
	a.cutTop(theme.Gap)
	p.choices(a.cutTop(50), d.Grades)
	a.cutTop(10)
	p.bar(a.cutTop(barHeight), d.Share, theme.ColorPlayable)
	return a.y - top + inset
}
