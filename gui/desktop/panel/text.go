package panel

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"

	enginetext "ninefold/engine/notation/text"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// inks has the colour of each ink.
var inks = map[view.Ink]drawing.Colour{
	view.InkText: drawing.Letters, view.InkMuted: drawing.Aside, view.InkAccent: drawing.Accent,
	view.InkTint: drawing.AccentTint, view.InkX: drawing.X, view.InkO: drawing.O,
	view.InkYes: drawing.Playable, view.InkNo: drawing.O, view.InkWrong: drawing.Alert,
	view.InkTrouble: drawing.Doubt, view.InkTrack: drawing.Track, view.InkLine: drawing.Hairline,
	view.InkStrong: drawing.StrongLine,
}

// textStyle returns the style of a text, and the words as they are written in it.
func textStyle(t view.Text) (s style, words string) {
	s, words = styles[t.Style], t.Words
	if t.Style == view.Label {
		words = strings.ToUpper(words)
	}
	if t.Ink != "" {
		s.colour = inks[t.Ink]
	}
	s.align = [...]fyne.TextAlign{fyne.TextAlignLeading, fyne.TextAlignCenter, fyne.TextAlignTrailing}[t.Align]
	return s, words
}

var _ = kind(textElement)

// textElement returns words.
func textElement(n view.Text) element {
	s, words := textStyle(n)
	e := element{soft: n.Role != view.Heading, natural: func() (width float32) {
		if n.Style != view.Fixed {
			return s.width(shorten(words))
		}
		for line := range strings.SplitSeq(words, "\n") {
			width = max(width, s.width(shorten(line)))
		}
		return width
	}}
	switch {
	case n.Scrolls:
		return logElement(words)
	case n.Style == view.Tagged:
		return tagElement(words, n.Ink)
	case n.Yields:
		e.least = func(float32) float32 { return s.line() }
	}
	linesIn := func(width float32, most int) (lines []string, least int) {
		switch {
		case n.Style == view.Fixed && n.Most != 1:
			return fixedLines(words, s, width, most), n.Least
		case n.Most > 1:
			return linesOfWords(words, s, width, most), n.Least
		}
		return []string{words}, 1
	}
	e.lay = func(width float32) placed {
		lines, least := linesIn(width, n.Most)
		height := float32(max(len(lines), least)) * s.line()
		return placed{height: height, draw: func(p *pen, a area) {
			if n.Yields && a.height < height {
				lines, _ = linesIn(width, max(1, int(a.height/s.line())))
			}
			if n.Copy.ID != "" {
				p.spots = append(p.spots, spot{a, n.Copy})
			}
			s := s
			s.colour = cmp.Or(p.over, s.colour)
			for _, line := range lines {
				p.text(a.cutTop(s.line()), line, s)
			}
		}}
	}
	return e
}

// tagElement returns a word behind a coloured dot.
func tagElement(words string, ink view.Ink) element {
	const height, dot, gap, inset = 22, 8, 6, 10
	pill := grounded{inset: inset, ground: look{fill: drawing.Window, radius: height / 2},
		node: view.Row{Gap: gap, Nodes: []view.Node{
			view.Fill{Ink: ink, Width: dot, Height: dot}, view.Text{Words: words, Style: view.Counted}}}}.element()
	if words == "" {
		pill = leaf(0, 0, nil)
	}
	width := pill.width()
	return leaf(width, titleHeight, func(p *pen, a area) {
		pill.lay(min(a.width, width)).draw(p, a.cutLeft(min(a.width, width)).middle(height))
	})
}

// fixedLines returns the lines of a monospaced text, at most so many; 0 for all. What is wider than the area goes on in
// the next line.
func fixedLines(words string, s style, width float32, most int) (lines []string) {
	const ofOne = 40                     // lines of one
	columns := int(width / s.width("x")) // no byte of a character is wider
	for line := range strings.SplitSeq(words, "\n") {
		if len(line) <= columns {
			lines = append(lines, line)
		} else {
			lines = append(lines, s.wrap(line, width, ofOne)...)
		}
		if most > 0 && len(lines) > most {
			return append(lines[:most-1], ellipsis)
		}
	}
	return lines
}

// linesOfWords returns the lines of words at a width. Line feeds in the words end a line too.
func linesOfWords(words string, s style, width float32, most int) (lines []string) {
	for line := range strings.Lines(enginetext.Cut(words, mostShown)) {
		lines = append(lines, s.wrap(strings.TrimRight(line, "\n"), width, most)...)
	}
	return lines[:min(len(lines), most)]
}

// logElement returns lines that scroll, of which only those in sight are drawn. A line wider than the area is broken.
func logElement(words string) element {
	const least = 5 // lines
	var lines []string
	broken := float32(0) // the width at which the lines are broken
	return element{stretches: true, lay: func(float32) placed {
		return placed{height: least * styles[view.Fixed].line(), draw: func(p *pen, a area) {
			if broken != a.width {
				lines, broken = fixedLines(words, styles[view.Fixed], a.width-2*theme.Unit, 0), a.width
			}
			rows := keep(p, "log", func() *grid { return newGrid(p.options) })
			rows.draw = func(i int) view.Node {
				return grounded{node: view.Text{Words: lines[i], Style: view.Fixed, Most: 1}, inset: theme.Unit}
			}
			rows.lay(len(lines), 1, a.width, alike(styles[view.Fixed].line()))
			p.put(rows.scroll, a)
			rows.refresh()
		}}
	}}
}
