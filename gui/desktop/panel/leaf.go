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

func (p *pen) words(t view.Text, a *area) {
	s, words := textStyle(t)
	s.colour = cmp.Or(p.over, s.colour)
	switch {
	case t.Style == view.Fixed:
		p.lines(a, fixedLines(words, s, a.width), s)
	case t.Most > 1:
		lines := linesOfWords(words, s, a.width, t.Most)
		p.lines(a, lines, s)
		a.cutTop(float32(max(0, t.Least-len(lines))) * s.line())
	default:
		p.text(a.cutTop(s.line()), words, s)
	}
}

// fixedLines returns the lines of a monospaced text. What is wider than the area goes on in the next line.
func fixedLines(words string, s style, width float32) (lines []string) {
	const most = 40 // of a line
	for line := range strings.SplitSeq(words, "\n") {
		if line == "" {
			lines = append(lines, "")
		}
		lines = append(lines, s.wrap(line, width, most)...)
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

// wholeLine is the width of what has a line of its own.
const wholeLine = 10_000

// widthOf returns the width that a node needs to show all its words on one line.
func widthOf(n view.Node) (width float32) {
	switch n := n.(type) {
	case view.Row:
		for i, inner := range n.Nodes {
			if i > 0 {
				width += n.Gap
			}
			width += widthOf(inner)
		}
	case view.Column:
		return widest(n.Nodes) + 2*n.Inset.X
	case view.Layers:
		return widest(n.Nodes)
	case view.Either:
		return widthOf(n.Wide)
	case view.Spinner:
		return spinnerSide
	case view.Flow:
		return widthOf(view.Row{Nodes: n.Nodes, Gap: n.Gap})
	case view.Text:
		s, words := textStyle(n)
		return s.width(shorten(words))
	case view.Tag:
		return tagWidth(n.Words)
	case view.Icon:
		return n.Side
	case view.Logo:
		return n.Side
	case view.Link:
		return plain.width(shorten(n.To.Words))
	case view.Fill:
		return n.Width
	case view.Thumbnail:
		return n.Side
	case view.Space:
		return n.Size
	case view.Press:
		return pressOf(n).width
	case view.Switch:
		return segments(n).width()
	case view.Field:
		return fieldWidth(n)
	case view.Select:
		return leastSelect
	case view.Options:
		return wholeLine
	case view.Check:
		return checkBox(n).width()
	case view.Table:
		return wholeLine
	}
	return width
}

func widest(nodes []view.Node) (width float32) {
	for _, n := range nodes {
		width = max(width, widthOf(n))
	}
	return width
}

// leaf draws a node that is as high at every width.
func (p *pen) leaf(n view.Node, a *area) {
	switch n := n.(type) {
	case view.Press:
		p.pressed(n, a)
	case view.Field:
		p.captioned(n, a, nil)
	case view.Select:
		p.selectBox(a.cutTop(fieldHeight), n)
	case view.Options:
		p.radios(a, n)
	case view.Check:
		box := a.cutTop(fieldHeight)
		p.control(n.ID, box, checkBox(n), func() { p.options.Do(n.ID) }, p.passEnter)
	case view.Switch:
		p.choices(a.cutTop(cmp.Or(n.Height, tabHeight)), n.Choices)
	case view.Tag:
		line := a.cutTop(titleHeight)
		line.width = min(line.width, tagWidth(n.Words))
		p.tag(&line, n.Words, inks[n.Answer.Ink()])
	case view.Icon:
		p.icon(a.cutTop(n.Side), n.Icon, colourOf(n.Icon, inks[cmp.Or(n.Ink, view.InkText)]))
	case view.Fill:
		p.fill(n, a)
	case view.Bar:
		p.filled(n, a)
	case view.Thumbnail:
		p.picture(a.cutTop(n.Side), n.Board, p.options.Post)
	case view.Logo:
		p.image(a.cutTop(n.Side), fyne.CurrentApp().Icon())
	case view.Link:
		f := link{words: n.To.Words, style: plain.in(theme.ColorLink), underlined: true}
		p.press(a.cutTop(plain.line()), f, func() { p.options.Browse(n.To.Address) })
	case view.Spinner:
		p.spinner(a.cutTop(spinnerSide), n.Step)
	case view.Bands:
		graph := a.cutTop(bandsHeight)
		if len(n.Bands) > 0 {
			inside := chart.Bands(n, graph.width, graph.height, inked(p.scale()))
			p.image(graph, svgImage("trend", fyne.NewSize(graph.width, graph.height), inside))
		}
	case view.Line:
		p.line(a.cutTop(0))
	}
}

func (p *pen) fill(f view.Fill, a *area) {
	outline := fyne.ThemeColorName("")
	if f.Width == 0 { // beside others
		outline = theme.ColorHairline
	}
	if f.Height == 0 {
		f.Height = max(0, a.height)
	}
	box := a.cutTop(f.Height)
	if f.Width > 0 {
		box.width = f.Width
	}
	p.box(box, look{fill: inks[f.Ink], stroke: outline, radius: cmp.Or(f.Radius, min(box.width, box.height)/2)})
}

func (p *pen) filled(b view.Bar, a *area) {
	const usual = 10
	switch bar := a.cutTop(cmp.Or(b.Height, usual)); b.Fill {
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

func (f nodeFace) draw(p *pen, a area) { p.node(f.Face, &a) }

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
	case view.AsFace:
		return pressing{face: nodeFace{n}, width: widthOf(n.Face)}
	case view.AsChip:
		f := chip{words: b.Words, label: n.Name + language.Text("name.colon")}
		return pressing{face: f, width: f.width(), height: chipHeight}
	}
	f := wordButton{Button: b}
	return pressing{face: f, width: f.width(), height: theme.ButtonHeight}
}

// pressed draws what can be pressed.
func (p *pen) pressed(n view.Press, a *area) {
	f := pressOf(n)
	if n.Look == view.AsFace {
		f.height = p.heightOf(n.Face, a.width)
	}
	room := a.cutTop(f.height).middle(f.height + f.beyond)
	switch {
	case n.Choices != nil:
		p.opener(room, f.face, n.Choices)
	case n.Look == view.AsField || n.Look == view.AsFieldIcon: // which keep the keyboard
		p.control(n.Button.ID, room, f.face, func() { p.options.Do(n.Button.ID) }, nil)
	case n.Pick > 0:
		p.press(room, f.face, func() { p.options.Pick(n.Pick) })
	default:
		p.press(room, f.face, func() { p.options.Do(n.Button.ID) })
	}
}

const (
	bandsHeight = 96
	spinnerSide = 20
)

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

// graphHeight returns the height of a graph. It is lower where cards have tabs, as there is less room.
func (p *pen) graphHeight() float32 {
	if p.tab != "" {
		return 32
	}
	return 54
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
