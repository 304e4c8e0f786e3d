package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Step is a row of the list of steps.
type Step struct {
	Words      string
	Mark       string // at the row's end, such as ?? for a blunder
	Importance widget.Importance
	Branch     bool // another way to go on, in italics
}

// StepList shows the steps of the current line, the current one selected and in view. A click chooses a step.
type StepList struct {
	List     *List
	rows     []Step
	selected int
	setting  bool // the selection is being set, not chosen
}

// NewStepList is an empty list; choose is given the index of a row.
func NewStepList(choose func(int)) *StepList {
	s := &StepList{}
	s.List = NewList(
		func() int { return len(s.rows) },
		func() fyne.CanvasObject {
			words, end := widget.NewLabel(""), widget.NewLabelWithStyle("", fyne.TextAlignTrailing, fyne.TextStyle{Bold: true})
			words.Truncation = fyne.TextTruncateEllipsis
			end.Hide()
			return container.NewBorder(nil, nil, nil, end, words)
		},
		func(i widget.ListItemID, row fyne.CanvasObject) { s.showRow(i, row.(*fyne.Container)) },
	)
	s.List.OnSelected = func(i widget.ListItemID) {
		if !s.setting {
			choose(i)
		}
	}
	return s
}

// Show lists the rows and selects one of them, or none with -1.
func (s *StepList) Show(rows []Step, selected int) {
	if slices.Equal(s.rows, rows) && s.selected == selected {
		return
	}
	s.rows, s.selected = rows, selected
	s.setting = true
	defer func() { s.setting = false }()
	s.List.Refresh()
	if selected < 0 {
		s.List.UnselectAll()
	} else {
		s.List.Select(selected)
	}
	s.Reveal()
}

// Rows are the rows that are listed.
func (s *StepList) Rows() []Step { return s.rows }

// Reveal brings the selected row into view. A list that has no size yet cannot do it.
func (s *StepList) Reveal() {
	if s.selected >= 0 {
		s.List.ScrollTo(s.selected)
	}
}

// showRow changes nothing in a row that shows the step already: most do, and where words that may be cut off end takes long
// to find out.
func (s *StepList) showRow(i int, row *fyne.Container) {
	step := s.rows[i]
	words, end := row.Objects[0].(*widget.Label), row.Objects[1].(*widget.Label)
	if words.Text != step.Words || words.TextStyle.Italic != step.Branch {
		words.TextStyle.Italic = step.Branch
		words.SetText(step.Words)
	}
	if end.Text != step.Mark || end.Importance != step.Importance {
		end.Importance, end.Hidden = step.Importance, step.Mark == ""
		end.SetText(step.Mark)
	}
}
