package panel

import (
	"strings"

	enginetext "ninefold/engine/text"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// controls are the controls in a row of a form, on as many lines as they need.
type controls []view.Control

// paint draws the controls from the top of an area, and cuts them off. A field of several lines takes the spare height.
func (d controls) paint(p *pen, a *area, spare *float32) {
	for i, line := range d.lines(a.width) {
		if i > 0 {
			a.cutTop(formGap)
		}
		widths := line.widths(a.width)
		height := line.height(widths)
		for _, c := range line {
			if f, ok := c.(view.Field); ok && f.Lines > 0 {
				height, *spare = height+*spare, 0
			}
		}
		rest := a.cutTop(height)
		for j, c := range line {
			p.drawControl(rest.cutLeft(widths[j]), c)
			rest.cutLeft(formGap)
		}
	}
}

// lines divides the controls among lines of a width. Words stay on the line of the control after them.
func (d controls) lines(width float32) (lines []controls) {
	left := float32(0)
	for i, c := range d {
		needs := wantedWidth(c, width)
		together := needs
		if _, words := c.(view.Words); words && i+1 < len(d) {
			together += formGap + wantedWidth(d[i+1], width)
		}
		if lines == nil || left < together {
			lines, left = append(lines, nil), width
		}
		last := len(lines) - 1
		lines[last] = append(lines[last], c)
		left -= needs + formGap
	}
	return lines
}

// widths returns the widths of the controls on a line.
func (d controls) widths(width float32) []float32 {
	widths := make([]float32, len(d))
	left := width - float32(len(d)-1)*formGap
	for i, c := range d {
		widths[i] = wantedWidth(c, width)
		left -= widths[i]
	}
	growing := d.growing()
	for _, i := range growing {
		widths[i] += max(0, left) / float32(len(growing))
	}
	return widths
}

// growing returns the indexes of the controls that share a line's spare width: its spaces, wide fields, or last menu.
func (d controls) growing() (growing []int) {
	for _, grows := range [...]func(view.Control) bool{
		func(c view.Control) bool { _, ok := c.(view.Space); return ok },
		func(c view.Control) bool { f, ok := c.(view.Field); return ok && !f.Narrow },
		func(c view.Control) bool { _, ok := c.(view.Select); return ok },
	} {
		for i, c := range d {
			if grows(c) {
				growing = append(growing, i)
			}
		}
		if len(growing) > 0 {
			break
		}
	}
	if n := len(growing); n > 1 {
		if _, ok := d[growing[0]].(view.Select); ok {
			return growing[n-1:]
		}
	}
	return growing
}

// wantedWidth returns a control's least width in a row of a width.
func wantedWidth(c view.Control, width float32) float32 {
	wants := float32(0)
	switch c := c.(type) {
	case view.Field:
		wants = leastField
		if c.Narrow {
			wants = max(narrowField+plain.width(c.Hint), label.width(capital(c.Caption)))
		}
	case view.Select:
		wants = leastSelect
	case view.Options:
		wants = width
	case view.Check:
		wants = checkBox(c).width()
	case view.FormButton:
		_, wants = formButton(c)
	case view.Words:
		wants = styleOf(c).width(shorten(c.Words))
	}
	return min(wants, width)
}

// height returns the height of a line whose controls have these widths.
func (d controls) height(widths []float32) (height float32) {
	for i, c := range d {
		height = max(height, controlHeight(c, widths[i]))
	}
	return height
}

func controlHeight(c view.Control, width float32) float32 {
	switch c := c.(type) {
	case view.Field:
		if c.Caption != "" {
			return captionHeight + fieldLines(c)
		}
		return fieldLines(c)
	case view.Options:
		a := area{width: width}
		(&pen{measuring: true}).radios(&a, c)
		return a.y
	case view.Words:
		return float32(max(c.Lines, len(wordLines(c, width)))) * styleOf(c).line()
	case view.Space:
		return 0
	}
	return fieldHeight
}

// wordLines returns the lines of words at a width. Line feeds in the words end a line too.
func wordLines(w view.Words, width float32) (lines []string) {
	const most = 40
	for line := range strings.Lines(enginetext.Cut(w.Words, mostShown)) {
		lines = append(lines, styleOf(w).wrap(strings.TrimRight(line, "\n"), width, most)...)
	}
	return lines
}

func styleOf(w view.Words) style {
	s := plain
	if w.Small {
		s = caption
	}
	if w.Warning {
		s.colour = theme.ColorConflict
	}
	return s
}

// drawControl draws a control at the bottom of an area. Words stand in the middle of the last line.
func (p *pen) drawControl(a area, c view.Control) {
	whole := a
	if _, high := c.(view.Options); !high {
		if f, ok := c.(view.Field); !ok || f.Lines == 0 {
			a = a.cutBottom(min(fieldHeight, a.height))
		}
	}
	switch c := c.(type) {
	case view.Field:
		p.captioned(&whole, c)
		if c.Lines > 0 {
			a = whole
		}
		p.field(a, c, nil)
	case view.Select:
		p.selectBox(a, c)
	case view.Options:
		p.radios(&a, c)
	case view.Check:
		p.control(c.ID, a, checkBox(c), func() { p.options.Do(c.ID) }, p.passEnter)
	case view.FormButton:
		f, _ := formButton(c)
		p.control(c.Button.ID, a, f, func() { p.options.Do(c.Button.ID) }, nil)
	case view.Words:
		lines := wordLines(c, whole.width)
		if len(lines) == 1 {
			whole = a.middle(styleOf(c).line())
		}
		p.lines(&whole, lines, styleOf(c))
	}
}

// captioned draws a field's caption and cuts it off the area.
func (p *pen) captioned(a *area, f view.Field) {
	if f.Caption != "" {
		p.label(a.cutTop(titleHeight), f.Caption)
		a.cutTop(theme.Unit)
	}
}
