package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

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
	if d.Clock == "" && d.Place == "" {
		return a.y - top + inset
	}
	a.cutTop(theme.Unit)
	line := a.cutTop(24)
	p.text(line, d.Clock, muted, fyne.TextAlignLeading)
	for _, b := range d.Buttons {
		width := onward.width(b.Words) + 2*theme.Gap
		p.press(line.cutRight(width), onwardLink(b.Words), func() { p.options.Do(b.ID) })
	}
	p.text(line, d.Place, caption, fyne.TextAlignTrailing)
	return a.y - top + theme.Unit
}

// onwardLink is words that lead on from a place.
type onwardLink string

var onward = style{size: theme.SizeCaption, colour: fynetheme.ColorNamePrimary, bold: true}

func (f onwardLink) traits() traits { return traits{label: string(f), radius: theme.Unit} }

func (f onwardLink) draw(p *pen, a area) { p.text(a, string(f), onward, fyne.TextAlignCenter) }

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
