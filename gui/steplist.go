package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/history"
)

// stepList shows the steps of the current line, the current one selected and in view. A click goes to a step.
type stepList struct {
	list    *widget.List
	ids     []history.ID
	rows    []string
	setting bool // the selection is being set, not chosen
}

func newStepList(goTo func(history.ID)) *stepList {
	s := &stepList{}
	s.list = widget.NewList(
		func() int { return len(s.rows) },
		func() fyne.CanvasObject {
			row := widget.NewLabel("")
			row.Truncation = fyne.TextTruncateEllipsis
			return row
		},
		func(i widget.ListItemID, row fyne.CanvasObject) { row.(*widget.Label).SetText(s.rows[i]) },
	)
	s.list.OnSelected = func(i widget.ListItemID) {
		if !s.setting {
			goTo(s.ids[i])
		}
	}
	return s
}

// show lists the steps with their words and selects the current one.
func (s *stepList) show(ids []history.ID, rows []string, current history.ID) {
	s.ids, s.rows = ids, rows
	s.setting = true
	defer func() { s.setting = false }()
	s.list.Refresh()
	for i, id := range ids {
		if id == current {
			s.list.Select(i)
		}
	}
}
