package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// sidePanel is the list of steps and above it, as far as there are any, an account of the board, one of what analysis
// found, and a chart of the values over the steps.
type sidePanel struct {
	*fyne.Container
	note                 *widget.Label
	headline, line, work *widget.Label
	found                *fyne.Container // the last three
	chart                *chart
}

func newSidePanel(steps fyne.CanvasObject, chart *chart) *sidePanel {
	s := &sidePanel{
		note: widget.NewLabel(""), headline: widget.NewLabel(""), line: widget.NewLabel(""), work: widget.NewLabel(""), chart: chart,
	}
	s.note.Wrapping = fyne.TextWrapWord
	s.headline.TextStyle.Bold = true
	s.work.SizeName = theme.SizeNameCaptionText
	for _, label := range [...]*widget.Label{s.headline, s.line, s.work} {
		label.Truncation = fyne.TextTruncateEllipsis
	}
	s.found = container.New(layout.NewCustomPaddedVBoxLayout(-1.5*theme.InnerPadding()), s.headline, s.line, s.work)
	s.Container = container.New(&sideLayout{s.note, steps}, s.note, s.found, chart, steps)
	return s
}

// show gives the accounts and the chart; nothing is shown of an empty one. It reports whether that left another room to
// the list.
func (s *sidePanel) show(note string, found account, view chartView) bool {
	before := [...]bool{s.note.Visible(), s.found.Visible(), s.chart.Visible()}
	height := s.note.MinSize().Height
	s.note.Hidden = note == ""
	s.found.Hidden = found == account{}
	s.note.SetText(note)
	s.headline.SetText(found.headline)
	s.line.SetText(found.line)
	s.work.SetText(found.work)
	s.chart.show(view)
	if before == [...]bool{s.note.Visible(), s.found.Visible(), s.chart.Visible()} && height == s.note.MinSize().Height {
		return false
	}
	s.Refresh()
	return true
}

// sideLayout stacks what is visible, each part as high as it needs to be, and gives the list the rest; in a broad panel
// the list stands beside the others.
type sideLayout struct {
	note  *widget.Label
	steps fyne.CanvasObject
}

func (l *sideLayout) MinSize([]fyne.CanvasObject) fyne.Size { return l.steps.MinSize() }

const broad = 1.5 // times as wide as high

func (l *sideLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width, y := size.Width, float32(0)
	beside := size.Width > broad*size.Height
	if beside {
		width /= 2
	}
	for _, o := range objects {
		if !o.Visible() || o == l.steps {
			continue
		}
		if o == l.note {
			o.Resize(fyne.NewSize(width, o.Size().Height)) // the height it needs follows from the width
		}
		height := o.MinSize().Height
		place(o, 0, y, width, height)
		y += height
	}
	switch {
	case y == 0:
		place(l.steps, 0, 0, size.Width, size.Height)
	case beside:
		place(l.steps, width, 0, size.Width-width, size.Height)
	default:
		place(l.steps, 0, y, size.Width, max(0, size.Height-y))
	}
}
