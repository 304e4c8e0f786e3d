package gui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/widgets"
)

func (w *window) headline() string { return w.parts.status.Said().Headline }

// reason is what the status bar gives as the reason, or as a message.
func (w *window) reason() string { return w.parts.status.Said().Why }

// warned reports whether a warning is shown.
func (w *window) warned() bool {
	_, warning := w.parts.status.Message()
	return warning
}

// said is what is said in the place of the reason; empty when that is nothing.
func (w *window) said() string {
	text, _ := w.parts.status.Message()
	return text
}

// beside is what is said beside the board, above the list of steps.
func (w *window) beside() string {
	var words []string
	for _, o := range w.parts.side.Objects {
		if o == w.parts.steps.List || !o.Visible() {
			continue
		}
		for _, part := range test.LaidOutObjects(o) {
			switch part := part.(type) {
			case *widget.Label:
				words = append(words, part.Text)
			case *widgets.Paragraph:
				words = append(words, part.Words())
			}
		}
	}
	return strings.Join(words, "\n")
}

// badge is what the badge says; empty while it is hidden.
func (w *window) badge() string {
	if !w.parts.badge.Visible() {
		return ""
	}
	return w.parts.badge.AccessibilityLabel()
}

// shownAt is what the board shows of a cell.
func (w *window) shownAt(row, col int) diagram.Cell {
	return w.parts.board.Shown().Cells[grid.At(row, col)]
}

// digitAt is the digit that the board draws in a cell.
func (w *window) digitAt(row, col int) int {
	cell := w.shownAt(row, col)
	if cell.Symbol == diagram.Blank {
		return 0
	}
	return cell.Digit
}

// label is what an action's button tells a screen reader.
func (w *window) label(id string) string {
	w.t.Helper()
	for _, o := range w.tool(id).Object.(*fyne.Container).Objects {
		if button, ok := o.(fyne.Accessible); ok {
			return button.AccessibilityLabel()
		}
	}
	w.t.Fatalf("the button of %s has no label", id)
	return ""
}

// framed reports whether an action's button is shown as on.
func (w *window) framed(id string) bool { w.t.Helper(); return strings.HasSuffix(w.label(id), ", on") }

// checked reports whether an action's menu item is ticked.
func (w *window) checked(id string) bool {
	w.t.Helper()
	return w.table.Item(w.action(id)).Checked
}

// cellsWith lists the cells of which something holds, as row and column.
func cellsWith(view diagram.Diagram, holds func(diagram.Cell) bool) string {
	var cells []string
	for c := range grid.Cell(grid.Cells) {
		if holds(view.Cells[c]) {
			cells = append(cells, string([]byte{'0' + byte(c.Row()), '0' + byte(c.Col())}))
		}
	}
	return strings.Join(cells, " ")
}

func alerted(c diagram.Cell) bool { return c.Alert }
