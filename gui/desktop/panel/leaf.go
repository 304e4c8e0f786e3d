package panel

import (
	"cmp"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	enginetext "ninefold/engine/notation/text"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/chart"
)

// styles and inks give the styles and inks of nodes their look.
var (
	styles = [...]style{view.Plain: plain, view.Strong: strong, view.Muted: muted, view.MutedStrong: mutedStrong,
		view.Small: caption, view.Counted: counted, view.Label: label, view.Headed: headline,
		view.Large: title, view.Fixed: fixed}
	inks = map[view.Ink]fyne.ThemeColorName{
		view.InkText: theme.ColorText, view.InkMuted: theme.ColorMuted, view.InkAccent: theme.ColorPrimary,
		view.InkTint: theme.ColorAccentTint, view.InkX: theme.ColorCross, view.InkO: theme.ColorRing,
		view.InkYes: theme.ColorPlayable, view.InkNo: theme.ColorRing, view.InkWrong: theme.ColorConflict,
		view.InkTrouble: theme.ColorWarning, view.InkTrack: theme.ColorTrack,
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

// textElement is words.
type textElement struct{ view.Text }

func (t textElement) rigid() bool { return t.Role == view.Heading }

func (t textElement) natural() float32 {
	s, words := textStyle(t.Text)
	if t.Style != view.Fixed {
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

func switchLeaf(n view.Switch) leaf {
	return leaf{width: segments(n).width(), height: cmp.Or(n.Height, tabHeight),
		draws: func(p *pen, a area) { p.choices(a, n.Choices) }}
}

func tagLeaf(n view.Tag) leaf {
	width := tagWidth(n.Words)
	return leaf{width: width, height: titleHeight, draws: func(p *pen, a area) {
		a.width = min(a.width, width)
		p.tag(&a, n.Words, inks[n.Answer.Ink()])
	}}
}

func iconLeaf(n view.Icon) leaf {
	return leaf{width: n.Side, height: n.Side, draws: func(p *pen, a area) {
		p.icon(a, n.Icon, colourOf(n.Icon, inks[cmp.Or(n.Ink, view.InkText)]))
	}}
}

func thumbnailLeaf(n view.Thumbnail) leaf {
	return leaf{width: n.Side, height: n.Side, draws: func(p *pen, a area) { p.picture(a, n.Board, p.options.Post) }}
}

func logoLeaf(n view.Logo) leaf {
	return leaf{width: n.Side, height: n.Side, draws: func(p *pen, a area) { p.image(a, fyne.CurrentApp().Icon()) }}
}

func linkLeaf(n view.Link) leaf {
	f := link{words: n.To.Words, style: plain.in(theme.ColorLink), underlined: true}
	return leaf{width: plain.width(shorten(n.To.Words)), height: plain.line(), draws: func(p *pen, a area) {
		p.press(a, f, func() { p.options.Browse(n.To.Address) })
	}}
}

func bandsLeaf(n view.Bands) leaf {
	const height = 96
	return leaf{height: height, draws: func(p *pen, a area) {
		if len(n.Bands) > 0 {
			inside := chart.Bands(n, a.width, a.height, inked(p.scale()))
			p.image(a, svgImage("trend", fyne.NewSize(a.width, a.height), inside))
		}
	}}
}

// fillElement is a coloured box, which without a height fills its room.
type fillElement struct{ view.Fill }

func (f fillElement) natural() float32 { return f.Width }

func (f fillElement) lay(float32, string) placed {
	return placed{height: f.Height, draw: func(p *pen, a area) {
		l := look{fill: inks[f.Ink]}
		if f.Width > 0 {
			a.width = f.Width
		} else { // beside others
			l.stroke = theme.ColorHairline
		}
		a.height = cmp.Or(f.Height, max(0, a.height))
		l.radius = cmp.Or(f.Radius, min(a.width, a.height)/2)
		p.box(a, l)
	}}
}

func barLeaf(b view.Bar) leaf {
	const usual = 10
	return leaf{height: cmp.Or(b.Height, usual), takes: spaceWidens, soft: true, draws: func(p *pen, bar area) {
		switch b.Fill {
		case view.Sides:
			p.shareBar(bar, b.Share)
		case view.Done:
			p.bar(bar, b.Share, theme.ColorPlayable)
		case view.Accented:
			p.bar(bar, b.Share, theme.ColorPrimary)
		case view.Working:
			bar.width *= b.Share
			p.box(bar, look{fill: theme.ColorPrimary, radius: bar.height / 2})
		default:
			p.bar(bar, 0, "")
		}
	}}
}

// pressing is how a Press is drawn.
type pressing struct {
	face
	width, height float32
	beyond        float32 // how much higher it is than its room
}

// nodeFace is a face of nodes.
type nodeFace struct{ view.Press }

func (f nodeFace) traits() traits {
	words := cmp.Or(f.Button.Full, f.Button.Words)
	if f.Name != "" {
		words = f.Name + language.Text("name.colon") + words
	}
	return traits{label: words, radius: theme.CardRadius}
}

func (f nodeFace) draw(p *pen, a area) { elementOf(f.Face).lay(a.width, "").draw(p, a) }

const (
	toolHeight = 38
	lowHeight  = 28
	linkLine   = 24 // height of a link, more than that of its line
)

func pressOf(n view.Press) pressing {
	b := n.Button
	switch n.Look {
	case view.AsLow:
		f := wordButton{Button: b, small: true}
		return pressing{face: f, width: f.width(), height: lowHeight}
	case view.AsTool:
		f := wordButton{Button: b, tool: true}
		return pressing{face: f, width: f.width(), height: toolHeight}
	case view.AsIcon:
		return pressing{face: iconButton{b, true}, width: toolHeight, height: toolHeight}
	case view.AsField:
		f := wordButton{Button: b}
		return pressing{face: f, width: f.width() + 2*buttonRoom, height: fieldHeight}
	case view.AsFieldIcon:
		side := float32(fieldHeight)
		if n.Choices != nil { // among buttons
			side = theme.ButtonHeight
		}
		return pressing{face: iconButton{b, true}, width: side, height: side}
	case view.AsDigit:
		return pressing{face: digit{n.Pick, n.Left, b.Full, b.On}, height: toolHeight}
	case view.AsLink, view.AsWords:
		s, around := onward, float32(theme.Gap)
		if n.Look == view.AsWords {
			s, around = caption, 6
		}
		f := link{words: b.Words, style: s.centred()}
		width := s.width(shorten(b.Words)) + 2*around
		return pressing{face: f, width: width, height: titleHeight, beyond: linkLine - titleHeight}
	case view.AsChip:
		f := chip{words: b.Words, label: n.Name + language.Text("name.colon")}
		return pressing{face: f, width: f.width(), height: chipHeight}
	}
	f := wordButton{Button: b}
	return pressing{face: f, width: f.width(), height: theme.ButtonHeight}
}

// pressElement is what can be pressed.
type pressElement struct {
	node view.Press
	pressing
	face element // of a face of nodes; nil for another
}

func newPress(n view.Press) pressElement {
	if n.Look == view.AsFace {
		return pressElement{n, pressing{face: nodeFace{n}}, elementOf(n.Face)}
	}
	return pressElement{node: n, pressing: pressOf(n)}
}

func (e pressElement) natural() float32 {
	if e.face != nil {
		return e.face.natural()
	}
	return e.width
}

func (e pressElement) lay(width float32, tab string) placed {
	height, n := e.height, e.node
	if e.face != nil {
		height = e.face.lay(width, tab).height
	}
	return placed{height: height, draw: func(p *pen, a area) {
		room := a.top(height).middle(height + e.beyond)
		switch f := e.pressing.face; {
		case n.Choices != nil:
			p.opener(room, f, n.Choices)
		case n.Look == view.AsField || n.Look == view.AsFieldIcon: // which keep the keyboard
			p.control(n.Button.ID, room, f, func() { p.options.Do(n.Button.ID) }, nil)
		case n.Pick > 0:
			p.press(room, f, func() { p.options.Pick(n.Pick) })
		default:
			p.press(room, f, func() { p.options.Do(n.Button.ID) })
		}
	}}
}

func spinnerLeaf(n view.Spinner) leaf {
	const side = 20
	return leaf{width: side, height: side, draws: func(p *pen, a area) { p.spinner(a, n.Step) }}
}

// spinner draws a ring of dots with one coloured, which each step moves by one.
func (p *pen) spinner(a area, step int) {
	const dot, dots = 4, 8
	radius := (a.height - dot) / 2
	for i := range dots {
		down, right := math.Sincos(2 * math.Pi * float64(i) / dots)
		at := area{a.x + radius*(1+float32(right)), a.y + radius*(1+float32(down)), dot, dot}
		colour := theme.ColorTrack
		if i == step%dots {
			colour = theme.ColorPrimary
		}
		p.box(at, look{fill: colour, radius: dot / 2})
	}
}

// shareBar draws X's share and O's, with a mark in the middle.
func (p *pen) shareBar(a area, share float32) {
	radius := a.height / 2
	p.box(a, look{fill: theme.ColorRing, radius: radius})
	x := a
	x.width = round(a.width * min(max(share, 0), 1))
	switch {
	case x.width > a.width-radius:
		p.box(x, look{fill: theme.ColorCross, radius: radius})
	case x.width > 0:
		p.box(area{x.x, x.y, max(x.width, 2*radius), x.height}, look{fill: theme.ColorCross, radius: radius})
		p.box(area{x.x + radius, x.y, max(0, x.width-radius), x.height}, look{fill: theme.ColorCross})
	}
	p.box(area{round(a.x+a.width/2) - 1, a.y - 2, 2, a.height + 4}, look{fill: theme.ColorCard})
}
