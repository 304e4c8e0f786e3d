package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// cardPen draws the parts of a card from the top of its room, with gaps between them, and cuts them off.
type cardPen struct {
	*pen
	room  *area
	begun bool // a part was drawn
}

var _ view.Painter = (*cardPen)(nil)

type composed struct{ view.Composed }

func (d composed) paint(p *pen, a *area) {
	a.inCard()
	d.Compose(&cardPen{pen: p, room: a})
	a.cutTop(cardInset)
}

const (
	partGap  = 6  // between parts
	linkLine = 24 // height of a link, more than that of its line
)

// next cuts off a part of a height.
func (c *cardPen) next(height float32) area {
	if c.begun {
		c.room.cutTop(partGap)
	}
	c.begun = true
	return c.room.cutTop(height)
}

func (c *cardPen) Title(t view.Title) {
	switch {
	case t.Words == "" || t.Tabbed && c.tabbed:
	case t.Tag != "":
		c.tagged(t)
	case t.Number != "":
		c.numbered(t)
	case t.Strong != "":
		line := c.next(titleHeight)
		c.title(&line, t.Words, t.Strong, strong)
	default:
		c.next(0)
		c.head(c.room, t.Words, t.Aside)
	}
}

func (c *cardPen) tagged(t view.Title) {
	line := c.next(titleHeight)
	tag := line
	if label.width(capital(t.Words))+theme.Gap+tagWidth(t.Tag) > line.width {
		tag = c.room.cutTop(tagHeight)
		tag.width = min(tag.width, tagWidth(t.Tag))
	}
	c.tag(&tag, t.Tag, colourOfAnswer(t.Answer))
	if tag.y == line.y {
		line = tag
	}
	c.label(line, t.Words)
}

// numbered writes a title with a number after it, and a menu of rules.
func (c *cardPen) numbered(t view.Title) {
	line := c.next(chipHeight)
	f := chip{words: t.Rules.Name, label: locale.Text("panel.rules") + locale.Text("name.colon")}
	rules := line.cutRight(min(f.width(), line.width/2))
	c.chip(&rules, f, t.Rules.Choices)
	line.cutRight(theme.Gap)
	line.cutLeft(c.label(line, t.Words) + theme.Gap)
	line.cutLeft(c.text(line, t.Number, strong) + 6)
	c.text(line, t.Of, muted)
}

func (c *cardPen) Words(words string, tone view.Tone) {
	if words != "" {
		c.next(0)
		c.paragraph(c.room, words, [...]style{plain, muted, caption}[tone], [...]int{8, 3, 2}[tone])
	}
}

func (c *cardPen) Lines(lines []string) {
	if len(lines) > 0 {
		c.next(0)
		c.lines(c.room, lines, fixed)
	}
}

func (c *cardPen) Facts(facts []view.Fact) {
	c.next(0)
	c.facts(c.room, facts, keyWidth(facts, muted, c.room.width), muted, 3)
}

func (c *cardPen) Signs(all []view.Sign) {
	for i := range all {
		line := c.next(caption.line())
		signs(all[i:i+1]).paint(c.pen, &line)
	}
}

// signs are signs in a line.
type signs []view.Sign

const signSide = 14 // of an icon

func (d signs) paint(p *pen, a *area) {
	for _, s := range d {
		p.icon(a.cutLeft(signSide).middle(signSide), s.Icon, theme.ColorConflict)
		a.cutLeft(theme.Gap)
		a.cutLeft(p.text(*a, s.Words, caption) + 2*theme.Gap)
	}
}

func (d signs) width() (width float32) {
	for _, s := range d {
		width += signSide + theme.Gap + caption.width(s.Words) + 2*theme.Gap
	}
	return width - 2*theme.Gap
}

func (c *cardPen) Bar(share float32, fill view.Fill, _ string) {
	const height = 10
	switch bar := c.next(height); fill {
	case view.Sides:
		c.shareBar(bar, share)
	case view.Done:
		c.bar(bar, share, theme.ColorPlayable)
	default:
		c.bar(bar, 0, "")
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

func (c *cardPen) Answers(answers []view.Answer) {
	const height = 6
	for i, part := range c.next(height).columns(len(answers), 6) {
		colour := theme.ColorTrack
		if answers[i] != view.Unknown {
			colour = colourOfAnswer(answers[i])
		}
		c.box(part, look{fill: colour, stroke: theme.ColorHairline, radius: height / 2})
	}
}

func colourOfAnswer(a view.Answer) fyne.ThemeColorName {
	return [...]fyne.ThemeColorName{theme.ColorMuted, theme.ColorPlayable, theme.ColorRing, theme.ColorConflict,
		theme.ColorWarning, theme.ColorPrimary, theme.ColorMuted}[a]
}

func (c *cardPen) Choices(choices []view.Choice) {
	const height = 50 // of two lines
	c.choices(c.next(height), choices)
	c.room.cutTop(theme.Unit)
}

func (c *cardPen) Place(clock, place string, links []view.Button) {
	if clock+place == "" && len(links) == 0 {
		return
	}
	line := c.next(titleHeight)
	c.text(line, clock, muted)
	for _, b := range links {
		width := onward.width(b.Words) + 2*theme.Gap
		c.link(line.cutRight(width), b, onward)
	}
	c.text(line, place, caption.right())
}

// link draws a link in the middle of a line.
func (c *cardPen) link(a area, b view.Button, s style) {
	c.press(a.middle(linkLine), link{words: b.Words, style: s.centred()}, func() { c.options.Do(b.ID) })
}

// Graph is lower where cards have tabs, as there is less room.
func (c *cardPen) Graph(g view.Graph) {
	height := float32(54)
	if c.tabbed {
		height = 32
	}
	if len(g.Points) > 0 {
		c.graph(c.next(height), g)
	}
}

// Best takes the same room for all that there may be, so that what is found moves nothing.
func (c *cardPen) Best(hint, best, work string) {
	if hint+best+work == "" {
		return
	}
	a := c.next(plain.line() + caption.line())
	if hint != "" {
		c.paragraph(&a, hint, caption, 2)
		return
	}
	line := a.cutTop(plain.line())
	if best != "" {
		line.cutLeft(c.label(line, locale.Text("panel.best")) + theme.Gap)
		c.text(line, best, plain)
	}
	c.text(a, work, caption)
}

func (c *cardPen) Tools(tools []view.Button) {
	const columns, height = 3, 38
	for i := 0; i < len(tools); i += columns {
		for j, cell := range c.next(height).columns(columns, buttonGap) {
			if i+j < len(tools) {
				c.press(cell, wordButton{Button: tools[i+j], tool: true}, func() { c.options.Do(tools[i+j].ID) })
			}
		}
	}
}

// Links draws links in a row, with dots between them.
func (c *cardPen) Links(links []view.Button) {
	const inset = 6
	if len(links) == 0 {
		return
	}
	line := c.next(titleHeight)
	line.x, line.width = line.x-inset, line.width+inset
	for i, l := range links {
		if i > 0 {
			c.text(line.cutLeft(caption.width("·")), "·", caption)
		}
		c.link(line.cutLeft(min(line.width, caption.width(shorten(l.Words))+2*inset)), l, caption)
	}
}

func (c *cardPen) Buttons(buttons []view.Button) {
	if len(buttons) > 0 {
		c.next(0)
		c.buttons(c.room, buttons)
	}
}
