package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// stack shows cards one below the other. A card that grows takes the spare height. If there is too little, pictures of
// boards become smaller.
type stack struct {
	cards []view.Box
	fills bool // the last card fills the spare height with its background, if none grows
}

const cardGap = theme.Inset // between the cards of a sheet

func (d stack) paint(p *pen, a *area) {
	heights, all := make([]float32, len(d.cards)), float32(-cardGap)
	for i, c := range d.cards {
		heights[i] = heightOf(c, p.options, a.width)
		all += heights[i] + cardGap
	}
	all = max(0, all)
	if p.measuring {
		a.cutTop(all)
		return
	}
	rest := a.height - all
	for i, c := range d.cards {
		switch {
		case rest < 0:
			by := min(-rest, heights[i]-leastOf(c, p.options, a.width))
			heights[i], rest = heights[i]-by, rest+by
		case rest > 0 && (c.Grows || d.fills && i == len(d.cards)-1):
			heights[i], rest = heights[i]+rest, 0
		}
		card := a.cutTop(heights[i])
		if !c.Bare {
			p.box(card, look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius})
		}
		p.node(c.Content, &card)
		a.cutTop(cardGap)
	}
}

// least returns the height that the cards need at a width if the pictures of boards are small.
func (d stack) least(options *Options, width float32) float32 {
	height := float32(-cardGap)
	for _, c := range d.cards {
		height += leastOf(c, options, width) + cardGap
	}
	return max(0, height)
}

func leastOf(b view.Box, options *Options, width float32) float32 {
	switch c := b.Content.(type) {
	case view.Picture:
		return titled(c).least()
	case view.Columns:
		return columns(c).least(options, width)
	}
	return heightOf(b, options, width)
}

// heightOf returns the height that a card needs at a width.
func heightOf(b view.Box, options *Options, width float32) float32 {
	return (&pen{options: options}).heightOf(b.Content, width)
}

type columns view.Columns

func (d columns) seen() (s columns) {
	s.Least, s.Wide = d.Least, -1
	for i, cards := range d.Columns {
		if len(cards) == 0 {
			continue
		}
		if i == d.Wide {
			s.Wide = len(s.Columns)
		}
		s.Columns = append(s.Columns, cards)
	}
	return s
}

func (d columns) paint(p *pen, a *area) {
	d = d.seen()
	parts, stacked := d.areas(*a, p.options)
	if stacked {
		stack{view.Boxes(slices.Concat(d.Columns...)), true}.paint(p, a)
		return
	}
	lowest := a.y
	for i, cards := range d.Columns {
		part := parts[i]
		stack{view.Boxes(cards), true}.paint(p, &part)
		lowest = max(lowest, part.y)
	}
	a.cutTop(max(0, lowest-a.y))
}

// areas returns the columns' areas, and whether they are stacked, since side by side they would be too narrow.
func (d columns) areas(a area, options *Options) (parts []area, stacked bool) {
	n := len(d.Columns)
	parts = a.columns(n, cardGap)
	switch {
	case n == 0:
	case n > 1 && parts[0].width < d.Least:
		return nil, true
	case d.Wide >= 0:
		wide := a.width - float32(n-1)*(d.Least+cardGap)
		for i, cards := range d.Columns {
			if i != d.Wide {
				more := max(0, min(wide-roomyColumn, d.beyondLeast(cards, options, a.height)))
				parts[i].width, wide = d.Least+more, wide-more
			}
		}
		parts[d.Wide].width = wide
		for i := range parts {
			parts[i] = a.cutLeft(parts[i].width)
			a.cutLeft(cardGap)
		}
	}
	return parts, false
}

// roomyColumn is the width of a wide column from which on boards in the others grow.
const roomyColumn = 508

// beyondLeast returns how much wider than the least a column must be for a board in it to fill a height; 0 without one.
func (d columns) beyondLeast(cards []view.Card, options *Options, height float32) float32 {
	if !slices.ContainsFunc(cards, func(c view.Card) bool { _, is := c.(view.Picture); return is }) {
		return 0
	}
	return height - stack{cards: view.Boxes(cards)}.least(options, d.Least) + leastPicture + 2*theme.Inset - d.Least
}

// least returns the least height of the columns at a width: if they are stacked, that of boards as wide as they.
func (d columns) least(options *Options, width float32) (height float32) {
	d = d.seen()
	parts, stacked := d.areas(area{width: width}, options)
	if stacked {
		return measured(d, options, width)
	}
	for i, cards := range d.Columns {
		height = max(height, stack{cards: view.Boxes(cards)}.least(options, parts[i].width))
	}
	return height
}
