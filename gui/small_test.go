package gui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
)

const menuBar = 28 // units, the height of the menus over what the tests lay out

func TestInASmallWindowTheBoardTakesTheRoomAndNothingIsCut(t *testing.T) {
	defer locale.Use(locale.English)
	for _, c := range []struct {
		width, height float32
		least         [2]float32 // the side of the board of either problem
	}{
		{480, 520, [2]float32{398, 398}}, {480, 640, [2]float32{440, 400}}, {400, 640, [2]float32{360, 360}},
		{640, 480, [2]float32{366, 366}}, {700, 400, [2]float32{286, 286}}, {700, 700, [2]float32{540, 500}},
	} {
		for _, language := range []locale.Language{locale.English, locale.Chinese} {
			w := openWindow(t)
			w.run("language." + string(language))
			w.window.Resize(fyne.NewSize(c.width, c.height-menuBar))
			for i, shown := range [...]string{"board.tictactoe", "board.crosshatch"} {
				w.run(shown)
				if board := w.parts.board.Size(); min(board.Width, board.Height) < c.least[i] {
					t.Errorf("%v×%v, %s, %s: the board has %v, want %v", c.width, c.height, language, shown, board, c.least[i])
				}
				w.checkNothingIsCut(shown)
				w.run("panel")
				w.checkNothingIsCut(shown + " with the list")
				w.run("panel")
			}
		}
	}
}

func TestASmallWindowStaysAsItIsInTheEditMode(t *testing.T) {
	w := openWindow(t)
	w.window.Resize(fyne.NewSize(480, 520-menuBar))
	board, edit := w.parts.board.Size(), w.place("edit")
	w.run("edit")
	if w.parts.board.Size() != board || w.place("edit") != edit {
		t.Errorf("the board gets %v from %v, the button that ends the edit mode goes from %v to %v", w.parts.board.Size(), board, edit, w.place("edit"))
	}
	w.checkNothingIsCut("editing")
}

// place is where the button of an action is in the window.
func (w *window) place(id string) fyne.Position {
	w.t.Helper()
	return w.app.Driver().AbsolutePositionForObject(w.tool(id).Object)
}

// checkNothingIsCut holds all that is shown to be inside the window and apart, and high and wide enough for its words.
func (w *window) checkNothingIsCut(when string) {
	w.t.Helper()
	const least = 24 // units
	size, layout := w.window.Content().Size(), w.parts.layout
	var shown []fyne.CanvasObject
	for _, o := range layout.Objects() {
		if !o.Visible() || o == layout.Tab || o == layout.Progress {
			continue
		}
		if end := o.Position().Add(o.Size()); o.Position().X < 0 || o.Position().Y < 0 || end.X > size.Width+0.1 || end.Y > size.Height+0.1 {
			w.t.Errorf("%v, %s: a %T is from %v to %v", size, when, o, o.Position(), end)
		}
		for _, other := range shown {
			if overlap(o, other) {
				w.t.Errorf("%v, %s: a %T at %v overlaps a %T at %v", size, when, o, o.Position(), other, other.Position())
			}
		}
		shown = append(shown, o)
	}
	walk(w.window.Content(), func(o fyne.CanvasObject) {
		b := asButton(o)
		if b == nil {
			return
		}
		if words := fyne.MeasureText(b.Text, theme.TextSize(), fyne.TextStyle{Bold: true}); b.Size().Height < least || b.Size().Width < words.Width {
			w.t.Errorf("%v, %s: the button %s has %v", size, when, b.Text, b.Size())
		}
	})
}
