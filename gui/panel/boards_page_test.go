package panel

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

func TestTheFieldTakesTheKeyboardFromBoardsThatBecomeFewer(t *testing.T) {
	page := NewBoardsPage((&heard{}).options(), func(int) {})
	w := test.NewWindow(page)
	defer w.Close()
	w.Resize(fyne.NewSize(900, 700))
	show := func(boards []view.Board, find view.Field) {
		page.Set(&view.BoardsPage{Number: len(boards), At: func(i int) view.Board { return boards[i] }, Find: find})
	}
	show(make([]view.Board, 12), view.Field{})
	page.Focus(w.Canvas())
	show(make([]view.Board, 1), view.Field{Text: "x", Cursor: view.Cursor{Line: 1, Column: 2, Turn: 1}})
	fail.Unequal(t, w.Canvas().Focused(), fyne.Focusable(page.field), "the keyboard is on")
}
