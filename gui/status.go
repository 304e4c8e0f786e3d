package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// statusBar says under the board what is the case and why, or what has just gone wrong. Its height does not change
// with what it says, so the board above keeps still.
type statusBar struct {
	widget.BaseWidget
	headline *widget.Label
	why      *widget.Label
	warning  *widget.Icon
}

func newStatusBar() *statusBar {
	s := &statusBar{
		headline: widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true}),
		why:      widget.NewLabel(""),
		warning:  widget.NewIcon(theme.WarningIcon()),
	}
	s.headline.Truncation = fyne.TextTruncateEllipsis
	s.why.Wrapping = fyne.TextWrapWord
	s.warning.Hide()
	s.ExtendBaseWidget(s)
	return s
}

// tell shows the status.
func (s *statusBar) tell(status locale.Status) { s.set(status, false) }

// warn shows the status with a warning in the place of its reason.
func (s *statusBar) warn(status locale.Status, warning string) {
	s.set(locale.Status{Headline: status.Headline, Why: warning}, true)
}

func (s *statusBar) set(status locale.Status, warning bool) {
	s.headline.SetText(status.Headline)
	s.why.Importance = widget.MediumImportance
	s.warning.Hidden = !warning
	if warning {
		s.why.Importance = widget.WarningImportance
	}
	s.why.SetText(status.Why)
	s.Refresh()
}

// wideEnough is the width, in units, from which on every reason fits two lines; below, it may take three.
const wideEnough = 600

// heightFor is the height the bar needs at a width, whatever it says.
func (s *statusBar) heightFor(width float32) float32 {
	line := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height
	if width >= wideEnough {
		return 3*line + 3*theme.InnerPadding()
	}
	return 4*line + 3*theme.InnerPadding()
}

func (s *statusBar) AccessibilityLabel() string { return s.headline.Text + " " + s.why.Text }

func (s *statusBar) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (s *statusBar) CreateRenderer() fyne.WidgetRenderer { return &statusRenderer{s} }

type statusRenderer struct{ bar *statusBar }

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
	line := r.bar.headline.MinSize().Height
	top := line - theme.InnerPadding()
	left := float32(0)
	if !r.bar.warning.Hidden {
		side := theme.IconInlineSize()
		r.bar.warning.Move(fyne.NewPos(theme.InnerPadding(), top+theme.InnerPadding()))
		r.bar.warning.Resize(fyne.NewSquareSize(side))
		left = side + theme.InnerPadding()
	}
	r.bar.headline.Resize(fyne.NewSize(size.Width, line))
	r.bar.why.Move(fyne.NewPos(left, top))
	r.bar.why.Resize(fyne.NewSize(size.Width-left, size.Height-top))
}
