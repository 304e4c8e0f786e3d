package panel

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	enginetext "ninefold/engine/notation/text"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// Sheet is the content of a dialog or of a window beside the main one: a title, cards and a foot. If the cards do not
// fit they scroll. A window has no title in its sheet.
type Sheet struct {
	widget.BaseWidget
	options  *Options
	isWindow bool
	data     view.Sheet
	cards    stack
	head     *View
	body     *View // of the cards
	foot     *View
	scroll   *Scroller
	needs    float32 // the height of the cards in the scroller
}

// Distances in a dialog, in units.
const (
	dialogTop  = 5 * theme.Unit // above the title and below the buttons
	dialogSide = 6 * theme.Unit
	dialogGap  = 4 * theme.Unit // between the title, the cards and the foot

	longestTitle = 100 // characters
)

// NewSheet returns an empty sheet, for a window or for a dialog.
func NewSheet(options *Options, isWindow bool) *Sheet {
	s := &Sheet{isWindow: isWindow}
	own := *options
	own.Reveal = func(o fyne.CanvasObject) { reveal(s.scroll, o) }
	own.Scroll = func(e *fyne.ScrollEvent) bool { s.scroll.Scrolled(e); return true }
	s.options = &own
	atFoot := own
	atFoot.Reveal = nil
	s.head, s.body, s.foot = NewView(s.options), NewView(s.options), NewView(&atFoot)
	s.body.least = func() fyne.Size { return fyne.NewSize(0, s.needs) }
	s.scroll = newScroller(s.body)
	s.ExtendBaseWidget(s)
	return s
}

// Set shows data, and reports whether they differ from the last.
func (s *Sheet) Set(data view.Sheet) bool {
	if reflect.DeepEqual(s.data, data) {
		return false
	}
	changed := !reflect.DeepEqual(s.data.Cards, data.Cards)
	s.data, s.cards = data, stack{cards: view.CardViews(data.Cards)}
	s.body.put(margined{stack: s.cards})
	s.head.Set(view.Text{Words: enginetext.Cut(data.Title, longestTitle), Style: view.Large, Most: 3})
	s.foot.Set(s.footOf(data))
	s.lay(s.Size())
	if changed {
		s.body.redraw()
	}
	return true
}

func (s *Sheet) footOf(data view.Sheet) view.Node {
	if len(data.Buttons) == 0 && data.Message == "" && !s.isWindow { // a message in a window must move no card
		return nil
	}
	return footOf(data.Buttons, data.Message, data.Warning, s.isWindow && len(data.Buttons) > 1)
}

// margins returns the distances above, beside and between the parts.
func (s *Sheet) margins() (top, side, gap float32) {
	if s.isWindow {
		return theme.Inset, theme.Inset, theme.Inset
	}
	return dialogTop, dialogSide, dialogGap
}

// around returns the height of everything but the cards at a width.
func (s *Sheet) around(width float32) float32 {
	top, side, gap := s.margins()
	height := 2 * top
	if !s.isWindow {
		height += s.head.HeightFor(width-2*side) + gap
	}
	if foot := s.foot.HeightFor(width - 2*side); foot > 0 {
		height += foot + gap
	}
	return height
}

// HeightFor returns the height at which nothing scrolls at a width.
func (s *Sheet) HeightFor(width float32) float32 {
	_, side, _ := s.margins()
	return s.around(width) + s.cards.lay(width-2*side, "").height
}

// Width returns the width that the sheet asks for, or that its words need, within limits.
func (s *Sheet) Width() float32 {
	const least, most = 360, 560 // if the sheet does not ask for a width
	if s.data.Width > 0 {
		return s.data.Width
	}
	width := float32(0)
	for _, c := range s.cards.cards {
		around := float32(2 * theme.Inset)
		if c.Bare {
			around = 0
		}
		c.Each(func(n view.Node) {
			if words, ok := n.(view.Text); ok {
				width = max(width, widthOf(words)+around)
			}
		})
	}
	return min(max(least, width+2*dialogSide), most)
}

// Height returns the height that the sheet asks for or needs at a width.
func (s *Sheet) Height(width float32) float32 {
	if s.data.Height > 0 {
		return max(s.data.Height, s.around(width)+s.bodyLeast(width))
	}
	return s.HeightFor(width)
}

// bodyLeast returns the least height of the cards at a width if one grows, so that they do not scroll; otherwise 0.
func (s *Sheet) bodyLeast(width float32) float32 {
	if slices.ContainsFunc(s.cards.cards, func(b view.CardView) bool { return b.Grows }) {
		return s.cards.least(width - 2*dialogSide)
	}
	return 0
}

func (s *Sheet) lay(size fyne.Size) {
	if isEmpty(size) {
		return
	}
	top, side, gap := s.margins()
	a := areaOf(size).within(side)
	a.cutTop(top)
	a.cutBottom(top)
	if !s.isWindow {
		put(s.head, a.cutTop(s.head.HeightFor(a.width)))
		a.cutTop(gap)
	}
	if foot := s.foot.HeightFor(a.width); foot > 0 {
		put(s.foot, a.cutBottom(foot))
		a.cutBottom(gap)
	}
	s.needs = s.cards.least(a.width)
	a = a.inset(-cardsMargin)
	s.needs += 2 * cardsMargin
	s.body.Resize(fyne.NewSize(a.width, max(a.height, s.needs)))
	if s.needs > a.height {
		a.height = s.body.pen.whole(a.height)
	}
	put(s.scroll, a)
	s.scroll.Refresh()
}

// Focus gives the keyboard of a canvas to the control that the data name. The canvas is a parameter, because Fyne does
// not know it before the sheet was drawn.
func (s *Sheet) Focus(c fyne.Canvas) {
	name := cmp.Or(s.data.Focus, finder{}.rowsName()) // of a list without a field
	p := &s.body.pen
	if p.focus(name, c) {
		if f, ok := p.named[name].widget.(*field); ok {
			f.choose()
		}
		return
	}
	for other, n := range p.named {
		b, ok := n.widget.(*pressable)
		if ok && strings.HasPrefix(other, name+"/") && b.face.traits().on {
			p.focus(other, c)
		}
	}
}

// Shown returns the data shown.
func (s *Sheet) Shown() view.Sheet { return s.data }

// ScrollBy scrolls by a key, and reports whether it did.
func (s *Sheet) ScrollBy(key fyne.KeyName) bool {
	if s.body.Size().Height > s.scroll.Size().Height {
		return scrollBy(s.scroll, key)
	}
	for _, n := range s.body.pen.named {
		if can, ok := n.widget.(interface{ scrollBy(fyne.KeyName) bool }); ok {
			return can.scrollBy(key)
		}
	}
	return false
}

// Leave takes the keyboard and the pointer from the sheet. Call it when the sheet is no longer shown.
func (s *Sheet) Leave() {
	s.body.leave()
	s.foot.leave()
}

func (s *Sheet) CreateRenderer() fyne.WidgetRenderer {
	objects := []fyne.CanvasObject{s.head, s.scroll, s.foot}
	if s.isWindow {
		objects = objects[1:]
	}
	return &renderer{
		objects: func() []fyne.CanvasObject { return objects },
		lay:     s.lay, refresh: func() { s.lay(s.Size()) },
		least: func() fyne.Size { return fyne.NewSize(240, 160) }, // of a window
	}
}

// margined is the scrolled content: cards with a margin, so that lines at its edges are not cut.
type margined struct{ stack }

const cardsMargin = theme.Unit

func (d margined) lay(width float32, tab string) placed {
	content := d.stack.lay(width-2*cardsMargin, tab)
	return placed{height: content.height + 2*cardsMargin, draw: func(p *pen, a area) {
		content.draw(p, a.inset(cardsMargin))
	}}
}
