package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type log view.Log

func (d log) paint(p *pen, a *area) {
	const least = 5 // lines
	if p.measuring {
		a.cutTop(least * fixed.line())
		return
	}
	if len(d.Lines) == 0 {
		p.paragraph(a, d.Hint, plain, 4)
		return
	}
	l := keep(p, "log", func() *grid { return newGrid(p.options) })
	longer := len(d.Lines) > l.number
	l.draw = func(i int, _ bool) drawing { return logLine(d.Lines[i]) }
	l.lay(len(d.Lines), 1, a.width, even(fixed.line()))
	p.put(l.bare, *a)
	if l.refresh(); longer && d.Ends {
		l.scrollTo(l.height())
	}
}

type logLine view.LogLine

func (d logLine) paint(p *pen, a *area) {
	s := fixed
	if d.Head {
		s = strong
	}
	p.text(a.within(theme.Unit), d.Words, s)
}
