package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Log) log { return log{n} })

type log struct{ view.Log }

func (log) natural() float32 { return wholeLine }

func (d log) lay(float32, string) placed {
	const least = 5 // lines
	return placed{height: least * fixed.line(), draw: func(p *pen, a area) {
		l := keep(p, "log", func() *grid { return newGrid(p.options) })
		l.draw = func(i int, _ bool) drawing { return logLine(d.Lines[i]) }
		l.lay(len(d.Lines), 1, a.width, even(fixed.line()))
		p.put(l.scroll, a)
		l.refresh()
	}}
}

type logLine string

func (d logLine) lay(float32, string) placed {
	return placed{draw: func(p *pen, a area) { p.text(a.within(theme.Unit), string(d), fixed) }}
}
