package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Account is what analysis says beside the board.
type Account struct{ Headline, Line, Work string }

// SidePanel is the list of steps and above it, as far as there are any, an account of the board, a text that it is about,
// an account of what analysis found, and a chart of the values over the steps.
type SidePanel struct {
	*fyne.Container
	note                       *Paragraph
	text, headline, line, work *widget.Label
	found                      *fyne.Container // the last three
	chart                      *Chart
}

// NewSidePanel is a panel that shows nothing but the list.
func NewSidePanel(steps fyne.CanvasObject, chart *Chart) *SidePanel {
	s := &SidePanel{
		note: NewParagraph(""), text: widget.NewLabel(""), headline: widget.NewLabel(""), line: widget.NewLabel(""), work: widget.NewLabel(""), chart: chart,
	}
	s.text.TextStyle.Monospace = true
	s.headline.TextStyle.Bold = true
	s.work.SizeName = theme.SizeNameCaptionText
	for _, label := range [...]*widget.Label{s.headline, s.line, s.work} {
		label.Truncation = fyne.TextTruncateEllipsis
	}
	s.found = container.New(layout.NewCustomPaddedVBoxLayout(-1.5*theme.InnerPadding()), s.headline, s.line, s.work)
	s.Container = container.New(&sideLayout{chart, steps}, s.note, s.text, s.found, chart, steps)
	return s
}

// Show gives the accounts, a text in a fixed pitch and the chart; nothing is shown of an empty one. It reports whether that
// left another room to the list.
func (s *SidePanel) Show(note, text string, found Account, data ChartData) bool {
	before := s.taken()
	s.note.Hidden, s.text.Hidden = note == "", text == ""
	s.found.Hidden = found == Account{}
	s.note.SetText(note)
	setText(s.text, text)
	setText(s.headline, found.Headline)
	setText(s.line, found.Line)
	setText(s.work, found.Work)
	s.chart.SetData(data)
	if before == s.taken() {
		return false
	}
	s.Refresh()
	return true
}

// taken is how high each part above the list is.
func (s *SidePanel) taken() (heights [4]float32) {
	for i, o := range [...]fyne.CanvasObject{s.note, s.text, s.found, s.chart} {
		if o.Visible() {
			heights[i] = o.MinSize().Height
		}
	}
	return heights
}

// sideLayout stacks what is visible, each part as high as it needs to be, and gives the list the rest. In a broad panel
// the list stands beside the accounts, if there are any, with the chart above it.
type sideLayout struct {
	chart *Chart
	steps fyne.CanvasObject
}

func (l *sideLayout) MinSize([]fyne.CanvasObject) fyne.Size { return l.steps.MinSize() }

const broad = 1.5 // times as wide as high

func (l *sideLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := area{0, 0, size.Width, size.Height}
	right := &left // where the list is
	accounts := slices.ContainsFunc(objects, func(o fyne.CanvasObject) bool { return o.Visible() && o != l.chart && o != l.steps })
	if accounts && size.Width > broad*size.Height {
		left.width = size.Width / 2
		right = &area{left.width, 0, left.width, size.Height}
	}
	for _, o := range objects {
		if !o.Visible() || o == l.steps {
			continue
		}
		into := &left
		if o == l.chart {
			into = right
		}
		o.Resize(fyne.NewSize(into.width, o.Size().Height)) // the height that words need follows from the width
		height := o.MinSize().Height
		place(o, into.x, into.y, into.width, height)
		into.y, into.height = into.y+height, max(0, into.height-height)
	}
	place(l.steps, right.x, right.y, right.width, right.height)
}
