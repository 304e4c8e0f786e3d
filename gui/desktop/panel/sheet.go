package panel

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	enginetext "ninefold/engine/notation/text"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// Sheet is the content of a dialog or of a window beside the main one: a title, cards and a foot. If the cards do not
// fit they scroll. A window has no title in its sheet.
type Sheet struct {
	folio
	isWindow bool
	data     view.Sheet
}

// NewSheet returns an empty sheet, for a window or for a dialog.
func NewSheet(options *Options, isWindow bool) *Sheet {
	s := &Sheet{isWindow: isWindow}
	s.gap, s.edge = theme.Inset, view.Inset{X: theme.Inset, Y: theme.Inset}
	if !isWindow {
		s.gap, s.edge = 4*theme.Unit, view.Inset{X: 6 * theme.Unit, Y: 5 * theme.Unit}
	}
	s.begin(s, options, fyne.NewSize(240, 160)) // of a window
	return s
}

// Set shows data, and reports whether they differ from the last.
func (s *Sheet) Set(data view.Sheet) bool {
	const longest = 100 // characters of a title
	if reflect.DeepEqual(s.data, data) {
		return false
	}
	s.data = data
	var head, foot view.Node
	if !s.isWindow {
		head = view.Text{Words: enginetext.Cut(data.Title, longest), Style: view.Large, Most: 3}
	}
	s.spare = s.isWindow && len(data.Buttons) == 0 && data.Message == ""
	if len(data.Buttons) > 0 || data.Message != "" || s.isWindow { // a message in a window must move no card
		foot = footOf(data.Buttons, data.Message, data.Warning, s.isWindow && len(data.Buttons) > 1)
	}
	s.set(head, stack{cards: view.CardViews(data.Cards), gap: cardGap}, foot)
	return true
}

// Width returns the width that the sheet asks for, or that its words need, within limits.
func (s *Sheet) Width() float32 {
	const least, most = 360, 560 // if the sheet does not ask for a width
	if s.data.Width > 0 {
		return s.data.Width
	}
	width := float32(0)
	for _, card := range s.data.Cards {
		c, around := card.View(), float32(2*theme.Inset)
		if c.Bare {
			around = 0
		}
		c.Each(func(n view.Node) {
			if words, ok := n.(view.Text); ok {
				width = max(width, widthOf(words)+around)
			}
		})
	}
	return min(max(least, width+2*s.edge.X), most)
}

// Height returns the height that the sheet asks for or needs at a width. If a card grows, none scrolls.
func (s *Sheet) Height(width float32) float32 {
	switch {
	case s.data.Height == 0:
		return s.HeightFor(width)
	case slices.ContainsFunc(s.data.Cards, func(c view.Card) bool { return c.View().Grows }):
		return max(s.data.Height, s.heightWith(width, s.cards.element.leastAt))
	}
	return max(s.data.Height, s.element.leastAt(width))
}

// Focus gives the keyboard of a canvas to the control that the data name. The canvas is a parameter, because Fyne does
// not know it before the sheet was drawn.
func (s *Sheet) Focus(c fyne.Canvas) {
	name := cmp.Or(s.data.Focus, rowsName(view.Finder{})) // of a list without a field
	p := &s.cards.pen
	if p.focus(name, c) {
		if f, ok := p.named[name].widget.(*field); ok {
			f.choose()
		}
		return
	}
	for other, n := range p.named {
		b, ok := n.widget.(*pressable)
		if ok && strings.HasPrefix(other, name+"/") && b.face.isOn {
			p.focus(other, c)
		}
	}
}

// Shown returns the data shown.
func (s *Sheet) Shown() view.Sheet { return s.data }

// ScrollBy scrolls by a key, and reports whether it did.
func (s *Sheet) ScrollBy(key fyne.KeyName) bool {
	if s.isLow {
		return s.scroll.scrollBy(key)
	}
	for _, n := range s.cards.pen.named {
		if can, ok := n.widget.(interface{ scrollBy(fyne.KeyName) bool }); ok && can.scrollBy(key) {
			return true
		}
	}
	return false
}

// Leave takes the keyboard and the pointer from the sheet. Call it when the sheet is no longer shown.
func (s *Sheet) Leave() {
	s.leave()
	s.cards.leave()
}
