package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// somePhone is the layout of a phone's window with its parts, in the edit mode or not.
func somePhone(editing bool) *WindowLayout {
	part := func() fyne.CanvasObject {
		o := canvas.NewRectangle(color.Black)
		o.SetMinSize(fyne.NewSquareSize(padSide))
		return o
	}
	parts := func(n int) (all []fyne.CanvasObject) {
		for range n {
			all = append(all, part())
		}
		return all
	}
	l := &WindowLayout{
		Toolbar: container.NewStack(part()), Board: part(), Status: NewStatusBar(), Side: part(), EditBar: container.NewStack(part()), Badge: NewBadge(func(string) {}),
		Beside: NewPlayBar([][]fyne.CanvasObject{parts(4)}, parts(7)), Progress: part(), Phone: true, Tab: part(),
	}
	SetVisible(l.EditBar, editing)
	SetVisible(l.Badge, editing)
	return l
}

func TestAPhonesWindowHasRoomForTheBoardAndTheList(t *testing.T) {
	for _, size := range []fyne.Size{
		{Width: 390, Height: 816}, {Width: 360, Height: 612}, {Width: 360, Height: 550}, // upright, without the menu
		{Width: 844, Height: 362}, {Width: 667, Height: 347}, {Width: 640, Height: 280}, // lying
	} {
		for _, editing := range []bool{false, true} {
			l := somePhone(editing)
			l.Layout(nil, size)
			const finger = 26 // units, of a cell
			if board := l.Board.Size(); min(board.Width, board.Height) < 10*finger {
				t.Errorf("%v, editing %v: the board has %v", size, editing, board)
			}
			checkPlaces(t, l, size)
			if l.Side.Visible() == l.Tab.Visible() {
				t.Errorf("%v, editing %v: the list is shown: %v, and a button that shows it: %v", size, editing, l.Side.Visible(), l.Tab.Visible())
			}
			l.Paneled = true
			l.Layout(nil, size)
			if !l.Side.Visible() || l.Side.Size().Height < enoughSide || l.Board.Visible() == l.Tab.Visible() {
				t.Errorf("%v, editing %v: the list has %v, and the board is shown: %v", size, editing, l.Side.Size(), l.Board.Visible())
			}
			checkPlaces(t, l, size)
		}
	}
}

// checkPlaces holds all that is shown to be inside the window, and apart but for what lies over the status.
func checkPlaces(t *testing.T, l *WindowLayout, size fyne.Size) {
	t.Helper()
	var shown []fyne.CanvasObject
	for _, o := range l.Objects() {
		if !o.Visible() || o == l.Tab || o == l.Progress {
			continue
		}
		if end := o.Position().Add(o.Size()); o.Position().X < 0 || o.Position().Y < 0 || end.X > size.Width || end.Y > size.Height {
			t.Errorf("%v: a %T is from %v to %v", size, o, o.Position(), end)
		}
		for _, other := range shown {
			if overlap(o, other) {
				t.Errorf("%v: a %T at %v overlaps a %T at %v", size, o, o.Position(), other, other.Position())
			}
		}
		shown = append(shown, o)
	}
}

func TestTheToolsOfAPhoneAreWideEnoughForFingers(t *testing.T) {
	for _, c := range []struct {
		size  fyne.Size
		least float32 // units, of a tool of the toolbar
	}{
		{fyne.NewSize(412, 757), 60}, {fyne.NewSize(390, 816), 60}, {fyne.NewSize(390, 640), 60}, {fyne.NewSize(360, 632), 55},
		{fyne.NewSize(844, 362), 40}, {fyne.NewSize(667, 347), 50},
		{fyne.NewSize(360, 550), 32}, // where a second row would cost the board too much
	} {
		l := somePhone(false)
		var tools []fyne.CanvasObject
		for range 11 {
			tools = append(tools, NewTool(ToolData{Icon: theme.IconNameInfo}, nil).Object)
		}
		l.Toolbar = NewBar([][]fyne.CanvasObject{tools[:4], tools[4:]})
		l.Layout(nil, c.size)
		for i, tool := range tools {
			if s := tool.Size(); s.Width < c.least-2 || s.Height < touchWidth {
				t.Errorf("%v: tool %d has %v, want %v", c.size, i, s, c.least)
			}
		}
		checkPlaces(t, l, c.size)
	}
}
