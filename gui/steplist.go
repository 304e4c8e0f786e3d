package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/history"
)

// stepList shows the steps of the current line, the current one selected and in view. A click goes to a step.
type stepList struct {
	list    *widget.List
	ids     []history.ID
	rows    []string
	marks   []stepMark // at the ends of the rows; nil for none
	setting bool       // the selection is being set, not chosen
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
			goTo(s.ids[i])
		}
	}
	return s
}

// show lists the steps with their words and selects the current one.
func (s *stepList) show(ids []history.ID, rows []string, marks []stepMark, current history.ID) {
	s.ids, s.rows, s.marks = ids, rows, marks
	s.setting = true
	defer func() { s.setting = false }()
	s.list.Refresh()
	for i, id := range ids {
		if id == current {
			s.list.Select(i)
		}
	}
}

// showRow fills a row: the step's words and, at its end, its mark.
func (s *stepList) showRow(i int, row *fyne.Container) {
	var mark stepMark
	if i < len(s.marks) {
		mark = s.marks[i]
	}
	words, end := row.Objects[0].(*widget.Label), row.Objects[1].(*widget.Label)
	words.SetText(s.rows[i])
	end.Importance, end.Hidden = mark.importance, mark.text == ""
	end.SetText(mark.text)
}
