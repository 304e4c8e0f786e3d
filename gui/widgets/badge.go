package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// BadgeData is what the badge shows.
type BadgeData struct {
	Icon   fyne.ThemeIconName
	Words  string
	Offers Offers
}

// Offers are the IDs of the actions that are offered; empty for none.
type Offers [3]string

// Badge says in small print, below the status, what is known about the position, and offers what can be done with it.
// Its height does not change with what it says.
type Badge struct {
	widget.BaseWidget
	data   BadgeData
	icon   *widget.Icon
	words  *Paragraph
	offers [len(Offers{})]*Link
}

// NewBadge is an empty badge; accept is given the command that the user takes up.
func NewBadge(accept func(id string)) *Badge {
	b := &Badge{icon: widget.NewIcon(nil), words: NewParagraph("")}
	b.words.SizeName = theme.SizeNameCaptionText
	for i := range b.offers {
		offer := NewLink(func() { accept(b.data.Offers[i]) })
		offer.SizeName = theme.SizeNameCaptionText
		b.offers[i] = offer
	}
	b.ExtendBaseWidget(b)
	return b
}

// SetData sets what the badge says and offers.
func (b *Badge) SetData(data BadgeData) {
	if b.data == data {
		return
	}
	b.data = data
	b.icon.SetResource(theme.Current().Icon(data.Icon))
	b.words.SetText(data.Words)
	for i, id := range data.Offers {
		b.offers[i].Hidden = id == ""
		if id != "" {
			b.offers[i].SetText(locale.Text("command." + id))
		}
	}
	b.Refresh()
}

// badgeLine is the width, in units, from which on the longest words and what is offered beside them fit one line.
const badgeLine = 900

// heightFor is the height the badge needs at a width: one line, or two where they are short.
func (b *Badge) heightFor(width float32) float32 {
	line := fyne.MeasureText("M", theme.CaptionTextSize(), fyne.TextStyle{}).Height
	if width >= badgeLine {
		return line + theme.InnerPadding() + theme.Padding()
	}
	return 2*line + theme.InnerPadding() + theme.Padding()
}

func (b *Badge) AccessibilityLabel() string { return b.data.Words }

func (b *Badge) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (b *Badge) CreateRenderer() fyne.WidgetRenderer { return &badgeRenderer{b} }

type badgeRenderer struct{ badge *Badge }

func (r *badgeRenderer) Destroy() {}
func (r *badgeRenderer) Refresh() {
	r.badge.icon.Refresh()
	r.Layout(r.badge.Size())
}

func (r *badgeRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.badge.icon, r.badge.words}
	for _, offer := range r.badge.offers {
		objects = append(objects, offer)
	}
	return objects
}

func (r *badgeRenderer) MinSize() fyne.Size { return fyne.NewSize(160, r.badge.heightFor(wideEnough)) }

// Layout puts the icon at the left, the offers at the right and the words between them, their text on one line.
func (r *badgeRenderer) Layout(size fyne.Size) {
	b, pad := r.badge, theme.InnerPadding()
	line := fyne.MeasureText("M", theme.CaptionTextSize(), fyne.TextStyle{}).Height
	side, right, top := theme.IconInlineSize(), size.Width, theme.Padding()
	b.icon.Move(fyne.NewPos(pad, top+(line-side)/2))
	b.icon.Resize(fyne.NewSquareSize(side))
	for i := len(b.offers) - 1; i >= 0; i-- {
		if offer := b.offers[i]; offer.Visible() {
			least := offer.MinSize()
			right -= least.Width
			offer.Move(fyne.NewPos(right, top-pad))
			offer.Resize(least)
		}
	}
	b.words.Move(fyne.NewPos(side+pad, top-pad))
	b.words.Resize(fyne.NewSize(right-side-pad, size.Height-top+pad))
}
