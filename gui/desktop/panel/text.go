package panel

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"

	enginetext "ninefold/engine/notation/text"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// styles and inks give the styles and inks of nodes their look.
var (
	styles = [...]style{view.Plain: plain, view.Strong: strong, view.Muted: muted, view.MutedStrong: mutedStrong,
		view.Small: caption, view.Counted: counted, view.Label: label, view.Headed: headline,
		view.Large: title, view.Tagged: counted, view.Fixed: fixed}
	inks = map[view.Ink]fyne.ThemeColorName{
		view.InkText: theme.ColorText, view.InkMuted: theme.ColorMuted, view.InkAccent: theme.ColorPrimary,
		view.InkTint: theme.ColorAccentTint, view.InkX: theme.ColorCross, view.InkO: theme.ColorRing,
		view.InkYes: theme.ColorPlayable, view.InkNo: theme.ColorRing, view.InkWrong: theme.ColorConflict,
		view.InkTrouble: theme.ColorWarning, view.InkTrack: theme.ColorTrack, view.InkLine: theme.ColorHairline,
	}
)

// textStyle returns the style of a text, and the words as they are written in it.
func textStyle(t view.Text) (s style, words string) {
	s, words = styles[t.Style], t.Words
	if t.Style == view.Label {
		words = capital(words)
	}
	if t.Ink != "" {
		s.colour = inks[t.Ink]
	}
	s.align = [...]fyne.TextAlign{fyne.TextAlignLeading, fyne.TextAlignCenter, fyne.TextAlignTrailing}[t.Align]
	return s, words
}

var _ = kind(func(n view.Text) textElement { return textElement{n} })

// textElement is words.
type textElement struct{ view.Text }

func (t textElement) rigid() bool { return t.Role == view.Heading || t.Style == view.Tagged }

func (t textElement) natural() float32 {
	s, words := textStyle(t.Text)
	switch {
	case t.Scrolls:
		return wholeLine
	case t.Style == view.Tagged:
		return tagWidth(words)
	case t.Style != view.Fixed:
		return s.width(shorten(words))
	}
	width := float32(0)
	for line := range strings.SplitSeq(words, "\n") {
		width = max(width, s.width(shorten(line)))
	}
	return width
}

func (t textElement) lay(width float32, _ string) placed {
	s, words := textStyle(t.Text)
	lines, least := []string{words}, 1
	switch {
	case t.Scrolls:
		return log(strings.Split(words, "\n")).placed()
	case t.Style == view.Tagged:
		return placed{height: titleHeight, draw: func(p *pen, a area) {
			p.tag(a.top(titleHeight), words, inks[t.Ink])
		}}
	case t.Style == view.Fixed:
		lines, least = fixedLines(words, s, width, t.Most), t.Least
	case t.Most > 1:
		lines, least = linesOfWords(words, s, width, t.Most), t.Least
	}
	height := float32(max(len(lines), least)) * s.line()
	return placed{height: height, draw: func(p *pen, a area) {
		p.copyable(a.top(height), t.Copy)
		s := s
		s.colour = cmp.Or(p.over, s.colour)
		p.lines(&a, lines, s)
	}}
}

// fixedLines returns the lines of a monospaced text, at most so many; 0 for all. What is wider than the area goes on in
// the next line.
func fixedLines(words string, s style, width float32, most int) (lines []string) {
	const ofOne = 40 // lines of one
	for line := range strings.SplitSeq(words, "\n") {
		if line == "" {
			lines = append(lines, "")
		}
		lines = append(lines, s.wrap(line, width, ofOne)...)
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

// log is lines that scroll, of which only those in sight are drawn.
type log []string

func (l log) placed() placed {
	const least = 5 // lines
	return placed{height: least * fixed.line(), draw: func(p *pen, a area) {
		rows := keep(p, "log", func() *grid { return newGrid(p.options) })
		rows.draw = func(i int, _ bool) view.Node {
			return cell{node: view.Text{Words: l[i], Style: view.Fixed, Most: 1}, inset: theme.Unit}
		}
		rows.lay(len(l), 1, a.width, even(fixed.line()))
		p.put(rows.scroll, a)
		rows.refresh()
	}}
}
