package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

type log view.Log

func (d log) paint(p *pen, a *area) {
	const least = 5 // lines
	if p.measuring {
		a.cutTop(least * fixed.line())
		return
	}
	l := keep(p, "log", func() *grid { return newGrid(p.options) })
	l.draw = func(i int, _ bool) drawing { return logLine(d.Lines[i]) }
	l.lay(len(d.Lines), 1, a.width, even(fixed.line()))
	p.put(l.bare, *a)
	l.refresh()
}

type logLine string

func (d logLine) paint(p *pen, a *area) { p.text(a.within(theme.Unit), string(d), fixed) }
