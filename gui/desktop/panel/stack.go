package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// stack shows cards one below the other. A card that grows takes the spare height. If there is too little, pictures of
// boards become smaller.
type stack struct {
	ownLine
	cards []view.CardView
	fills bool // the last card fills the spare height with its background, if none grows
}

const cardGap = theme.Inset // between the cards of a sheet

func (d stack) lay(width float32, tab string) placed {
	parts, all := make([]placed, len(d.cards)), float32(-cardGap)
	for i, c := range d.cards {
		parts[i] = elementOf(c.Content).lay(width, tab)
		all += parts[i].height + cardGap
	}
	all = max(0, all)
	return placed{height: all, draw: func(p *pen, a area) {
		rest := a.height - all
		for i, c := range d.cards {
			height := parts[i].height
			switch {
			case rest < 0:
				by := min(-rest, height-leastOf(elementOf(c.Content), width))
				height, rest = height-by, rest+by
			case rest > 0 && (c.Grows || d.fills && i == len(d.cards)-1):
				height, rest = height+rest, 0
			}
			part := parts[i]
			if !c.Bare {
				part = grounded(part)
			}
			part.draw(p, a.cutTop(height))
			a.cutTop(cardGap)
		}
	}}
}

// least returns the height that the cards need at a width if the pictures of boards are small.
func (d stack) least(width float32) float32 {
	height := float32(-cardGap)
	for _, c := range d.cards {
		height += leastOf(elementOf(c.Content), width) + cardGap
	}
	return max(0, height)
}

// leastOf returns the height of an element at a width if pictures become small.
func leastOf(e element, width float32) float32 {
	if shrinks, ok := e.(interface{ least(width float32) float32 }); ok {
		return shrinks.least(width)
	}
	return e.lay(width, "").height
}

var _ = kind(func(n view.Columns) columns { return columns(n) })

type columns view.Columns

func (columns) natural() float32 { return wholeLine }

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

func (d columns) lay(width float32, tab string) placed {
	d = d.seen()
	if _, stacked := d.areas(area{width: width}); stacked {
		return stack{cards: view.CardViews(slices.Concat(d.Columns...)), fills: true}.lay(width, tab)
	}
	parts, height := d.stacks(area{width: width}, tab)
	return placed{height: height, draw: func(p *pen, a area) {
		areas, _ := d.areas(a)
		if d.Wide >= 0 { // whose width depends on the height
			parts, _ = d.stacks(a, tab)
		}
		for i, part := range parts {
			part.draw(p, areas[i])
		}
	}}
}

// stacks lays out the columns, and returns the height of the highest.
func (d columns) stacks(a area, tab string) (parts []placed, height float32) {
	areas, _ := d.areas(a)
	for i, cards := range d.Columns {
		parts = append(parts, stack{cards: view.CardViews(cards), fills: true}.lay(areas[i].width, tab))
		height = max(height, parts[i].height)
	}
	return parts, height
}

// areas returns the columns' areas, and whether they are stacked, since side by side they would be too narrow.
func (d columns) areas(a area) (parts []area, stacked bool) {
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
				more := max(0, min(wide-roomyColumn, d.beyondLeast(cards, a.height)))
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
func (d columns) beyondLeast(cards []view.Card, height float32) float32 {
	s := stack{cards: view.CardViews(cards)}
	least := s.least(d.Least)
	if least == s.lay(d.Least, "").height {
		return 0
	}
	return height - least + leastPicture + 2*theme.Inset - d.Least
}

// least returns the least height of the columns at a width: if they are stacked, that of boards as wide as they.
func (d columns) least(width float32) (height float32) {
	d = d.seen()
	parts, stacked := d.areas(area{width: width})
	if stacked {
		return d.lay(width, "").height
	}
	for i, cards := range d.Columns {
		height = max(height, stack{cards: view.CardViews(cards)}.least(parts[i].width))
	}
	return height
}
