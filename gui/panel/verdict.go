package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
)

// Verdict is the answer to a question, why it is that, and what can be done about it.
type Verdict struct {
	Title   string // the question
	Answer  Answer
	Tag     string // the answer in a word
	Words   string
	Buttons []Button
}

// Answer is what the answer is, for its colour.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
	Wrong
)

func (a Answer) colour() fyne.ThemeColorName {
	return [...]fyne.ThemeColorName{theme.ColorMuted, theme.ColorPlayable, theme.ColorRing, theme.ColorConflict}[a]
}

func (d Verdict) paint(p *pen, a area) float32 {
	const most = 4 // lines
	top := a.y
	a.cutTop(theme.Inset - 2)
	a = a.within(theme.Inset)
	line := a.cutTop(tagHeight)
	p.tag(&line, d.Tag, d.Answer.colour())
	line.cutRight(theme.Gap)
	p.label(line, d.Title)
	a.cutTop(theme.Unit)
	p.paragraph(&a, d.Words, plain, most)
	if len(d.Buttons) > 0 {
		a.cutTop(theme.Gap)
		a.cutTop(p.buttons(a, d.Buttons, p.touchable(theme.ButtonHeight)))
	}
	return a.y - top + theme.Inset - 2
}

func (Verdict) tab() string { return tabPosition }
