package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// BadgeData is what the badge shows.
type BadgeData struct {
	Icon  fyne.ThemeIconName
	Words string
	Offer string // the ID of the action that is offered; empty for none
}

// Badge says in small print, below the status, what is known about the position, and offers what can be done with it.
// Its height does not change with what it says.
type Badge struct {
	widget.BaseWidget
	data  BadgeData
	icon  *widget.Icon
	words *widget.Label
	offer *widget.Hyperlink
}

// NewBadge is an empty badge; accept is given the command that the user takes up.
func NewBadge(accept func(id string)) *Badge {
	b := &Badge{icon: widget.NewIcon(nil), words: widget.NewLabel(""), offer: widget.NewHyperlink("", nil)}
	b.words.SizeName, b.words.Wrapping = theme.SizeNameCaptionText, fyne.TextWrapWord
	b.offer.SizeName = theme.SizeNameCaptionText
	b.offer.OnTapped = func() { accept(b.data.Offer) }
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
	b.offer.Hidden = data.Offer == ""
	if data.Offer != "" {
		b.offer.SetText(locale.Text("command." + data.Offer))
	}
	b.Refresh()
}

// heightFor is the height the badge needs at a width: one line, or two where they are short.
func (b *Badge) heightFor(width float32) float32 {
	line := fyne.MeasureText("M", theme.CaptionTextSize(), fyne.TextStyle{}).Height
	if width >= wideEnough {
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
	return []fyne.CanvasObject{r.badge.icon, r.badge.words, r.badge.offer}
}

func (r *badgeRenderer) MinSize() fyne.Size { return fyne.NewSize(160, r.badge.heightFor(wideEnough)) }

// Layout puts the icon at the left, the offer at the right and the words between them, their text on one line.
func (r *badgeRenderer) Layout(size fyne.Size) {
	b, pad := r.badge, theme.InnerPadding()
	line := fyne.MeasureText("M", theme.CaptionTextSize(), fyne.TextStyle{}).Height
	side, right, top := theme.IconInlineSize(), size.Width, theme.Padding()
	b.icon.Move(fyne.NewPos(pad, top+(line-side)/2))
	b.icon.Resize(fyne.NewSquareSize(side))
	if b.offer.Visible() {
		min := b.offer.MinSize()
		right -= min.Width
		b.offer.Move(fyne.NewPos(right, top-pad))
		b.offer.Resize(min)
	}
	b.words.Move(fyne.NewPos(side+pad, top-pad))
	b.words.Resize(fyne.NewSize(right-side-pad, size.Height-top+pad))
}
