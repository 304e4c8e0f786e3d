package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// StatusBar says under the board what is the case and why. In the place of the reason stands, while there is one, a message
// or a warning, and over that a tip for as long as the pointer is on what it is about. Its height does not change with what
// it says, so the board above keeps still.
type StatusBar struct {
	widget.BaseWidget
	OnSaid func(locale.Status) // called when the bar says something else; nil for nobody

	headline *widget.Label
	why      *Paragraph
	warning  *widget.Icon

	status  locale.Status
	message string
	warns   bool // the message is a warning
	tip     string
	corner  float32 // units at the right of the headline that are left free
}

// NewStatusBar is a bar that says nothing.
func NewStatusBar() *StatusBar {
	s := &StatusBar{
		headline: widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true}),
		why:      NewParagraph(""),
		warning:  widget.NewIcon(theme.WarningIcon()),
	}
	s.headline.Truncation = fyne.TextTruncateEllipsis
	s.warning.Hide()
	s.ExtendBaseWidget(s)
	return s
}

// SetStatus sets what is said when nothing else is.
func (s *StatusBar) SetStatus(status locale.Status) {
	s.status = status
	s.show()
}

// SetMessage says something until another message is set; with "" there is none.
func (s *StatusBar) SetMessage(text string, warning bool) {
	s.message, s.warns, s.tip = text, warning, ""
	s.show()
}

// SetCorner leaves so much free at the right of the headline, in units.
func (s *StatusBar) SetCorner(width float32) {
	if s.corner != width {
		s.corner = width
		s.Refresh()
	}
}

// SetTip says something for as long as the pointer is on what it is about; with "" it no longer is.
func (s *StatusBar) SetTip(text string) {
	s.tip = text
	s.show()
}

// Message is what is said in the place of the reason, and whether it is a warning.
func (s *StatusBar) Message() (text string, warning bool) { return s.message, s.warns }

// Said is what the bar shows now.
func (s *StatusBar) Said() locale.Status {
	return locale.Status{Headline: s.headline.Text, Why: s.why.Words()}
}

func (s *StatusBar) show() {
	why, warning := s.status.Why, false
	switch {
	case s.tip != "":
		why = s.tip
	case s.message != "":
		why, warning = s.message, s.warns
	}
	importance := widget.MediumImportance
	if warning {
		importance = widget.WarningImportance
	}
	if s.headline.Text == s.status.Headline && s.why.Words() == why && s.why.Importance == importance {
		return
	}
	setText(s.headline, s.status.Headline)
	s.why.SetText(why)
	s.why.SetImportance(importance)
	if s.warning.Hidden == warning {
		s.warning.Hidden = !warning
		s.Refresh()
	}
	if s.OnSaid != nil {
		s.OnSaid(s.Said())
	}
}

// wideEnough is the width, in units, from which on every reason fits two lines; below, it may take three.
const wideEnough = 600

// heightFor is the height the bar needs at a width, whatever it says.
func (s *StatusBar) heightFor(width float32) float32 {
	line := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height
	if width >= wideEnough {
		return 3*line + 3*statusGap(width)
	}
	return 4*line + 3*statusGap(width)
}

// headlineHeight is the height of the headline with the room around it.
func (s *StatusBar) headlineHeight() float32 {
	return s.headline.MinSize().Height - 2*theme.InnerPadding() + 2*statusGap(s.Size().Width)
}

// statusGap is the room above and below the words, and between the headline and the rest.
func statusGap(width float32) float32 {
	if width >= wideEnough {
		return theme.InnerPadding()
	}
	return theme.InnerPadding() / 2
}

func (s *StatusBar) AccessibilityLabel() string {
	return s.headline.Text + locale.Text("clause.comma") + s.why.Words()
}

func (s *StatusBar) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (s *StatusBar) CreateRenderer() fyne.WidgetRenderer { return &statusRenderer{s} }

type statusRenderer struct{ bar *StatusBar }

func (r *statusRenderer) Destroy() {}
func (r *statusRenderer) Refresh() {
	r.bar.headline.Refresh()
	r.Layout(r.bar.Size())
}

func (r *statusRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.bar.headline, r.bar.why, r.bar.warning}
}

func (r *statusRenderer) MinSize() fyne.Size { return fyne.NewSize(160, r.bar.heightFor(wideEnough)) }

func (r *statusRenderer) Layout(size fyne.Size) {
	line, gap := r.bar.headline.MinSize().Height, statusGap(size.Width)
	top := line + 2*gap - 3*theme.InnerPadding()
	left := float32(0)
	if !r.bar.warning.Hidden {
		side := theme.IconInlineSize()
		r.bar.warning.Move(fyne.NewPos(theme.InnerPadding(), top+theme.InnerPadding()))
		r.bar.warning.Resize(fyne.NewSquareSize(side))
		left = side + theme.InnerPadding()
	}
	r.bar.headline.Move(fyne.NewPos(0, gap-theme.InnerPadding()))
	r.bar.headline.Resize(fyne.NewSize(size.Width-r.bar.corner, line))
	r.bar.why.Move(fyne.NewPos(left, top))
	r.bar.why.Resize(fyne.NewSize(size.Width-left, size.Height-top))
}
