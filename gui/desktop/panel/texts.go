package panel

import (
	"unicode/utf8"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

type texts struct{ view.Texts }

func (texts) natural() float32 { return wholeLine }

// mostLines limits the lines shown of each text: a board needs 13.
const mostLines = 13

func (d texts) lay(width float32, _ string) placed {
	const gap = 18
	most, more := 0, d.More
	left := width - 2*theme.Inset
	widths, lines := make([]float32, len(d.Texts.Texts)), make([][]string, len(d.Texts.Texts))
	for i, t := range d.Texts.Texts {
		widths[i] = left
		if i < len(widths)-1 {
			widths[i] = min(left, linesOf(t).width())
		}
		cut := false
		lines[i], cut = linesOf(t).wrapped(widths[i])
		most, more = max(most, len(lines[i])), more || cut
		left -= widths[i] + gap
	}
	height := cardInset + titleHeight + theme.Unit + float32(most)*fixed.line() + cardInset
	return placed{height: height, draw: func(p *pen, a area) {
		a.inCard()
		for i, t := range d.Texts.Texts {
			column := a.cutLeft(widths[i])
			a.cutLeft(gap)
			d.drawText(p, column, t, lines[i], more && i == len(widths)-1)
		}
	}}
}

// drawText draws a text below its title; one after which there is more has a link to all of them.
func (d texts) drawText(p *pen, column area, t view.Lines, lines []string, more bool) {
	head := column.cutTop(titleHeight)
	if more {
		all := head.cutRight(min(head.width/2, caption.width(d.All.Words)+2*theme.Unit))
		p.press(all, link{words: d.All.Words, style: caption.centred()}, func() { p.options.Do(d.All.ID) })
	}
	p.label(head, t.Title)
	column.cutTop(theme.Unit)
	if t.Copy.ID != "" {
		head.cutLeft(label.width(capital(t.Title)) + theme.Gap)
		f := link{words: t.Copy.Words, style: caption}
		p.press(head.cutLeft(caption.width(f.words)), f, func() { p.options.Do(t.Copy.ID) })
	}
	p.copyable(column.top(float32(len(lines))*fixed.line()), t.Copy)
	p.lines(&column, lines, fixed)
}

type linesOf view.Lines

func (t linesOf) width() float32 {
	width := label.width(capital(t.Title))
	if t.Copy.ID != "" {
		width += theme.Gap + caption.width(t.Copy.Words)
	}
	for _, line := range t.Lines {
		width = max(width, fixed.width(shorten(line)))
	}
	return width
}

// wrapped returns the beginning of the text in lines of a width, and whether that is not all.
func (t linesOf) wrapped(width float32) (lines []string, cut bool) {
	for _, line := range t.Lines {
		if line == "" {
			lines = append(lines, "")
		}
		lines = append(lines, fixed.wrap(line, width, mostLines+1)...)
		if len(lines) > mostLines {
			return append(lines[:mostLines-1], ellipsis), true
		}
		cut = cut || utf8.RuneCountInString(line) > longest
	}
	return lines, cut
}
