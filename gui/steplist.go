package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/history"
)

// stepList shows the steps of the current line, the current one selected and in view. A click goes to a step.
type stepList struct {
	list     *widget.List
	rows     []stepRow
	selected int
	setting  bool // the selection is being set, not chosen
}

func newStepList(goTo func(history.ID)) *stepList {
	s := &stepList{}
	s.list = widget.NewList(
		func() int { return len(s.rows) },
		func() fyne.CanvasObject {
			words := widget.NewLabel("")
			words.Truncation = fyne.TextTruncateEllipsis
			return container.NewBorder(nil, nil, nil, widget.NewLabelWithStyle("", fyne.TextAlignTrailing, fyne.TextStyle{Bold: true}), words)
		},
		func(i widget.ListItemID, row fyne.CanvasObject) { s.showRow(i, row.(*fyne.Container)) },
	)
	s.list.OnSelected = func(i widget.ListItemID) {
		if !s.setting {
			goTo(s.rows[i].id)
		}
	}
	return s
}

// show lists the rows and selects that of the current step.
func (s *stepList) show(rows []stepRow, current history.ID) {
	s.rows = rows
	s.setting = true
	defer func() { s.setting = false }()
	s.list.Refresh()
	for i, row := range rows {
		if row.id == current {
			s.list.Select(i)
			s.selected = i
		}
	}
	s.reveal()
}

// reveal brings the current step into view. A list that has no size yet cannot do it.
func (s *stepList) reveal() { s.list.ScrollTo(s.selected) }

// showRow fills a row: the step's words and, at its end, its mark. Other ways to go on stand in italics.
func (s *stepList) showRow(i int, row *fyne.Container) {
	step := s.rows[i]
	words, end := row.Objects[0].(*widget.Label), row.Objects[1].(*widget.Label)
	words.TextStyle.Italic = step.branch
	words.SetText(step.words)
	end.Importance, end.Hidden = step.mark.importance, step.mark.text == ""
	end.SetText(step.mark.text)
}
