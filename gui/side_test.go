package gui

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestTheSidePanelKeepsItsPartsApartAndInside(t *testing.T) {
	w := openWindow(t)
	w.side.show("X owns field 1.", account{"Value: X 60 %", "Best line: 1 1", "Done"}, chartView{points: make([]chartPoint, 3)})
	for _, size := range []fyne.Size{{Width: 276, Height: 600}, {Width: 470, Height: 196}} {
		w.side.Resize(size)
		parts := w.side.Objects
		for i, o := range parts {
			if end := o.Position().Add(o.Size()); end.X > size.Width || end.Y > size.Height {
				t.Errorf("%v: part %d ends at %v", size, i, end)
			}
			for j, other := range parts[:i] {
				if overlap(o, other) {
					t.Errorf("%v: parts %d and %d overlap", size, j, i)
				}
			}
		}
		if list := w.steps.list.Size(); list.Width < 200 || list.Height < 80 {
			t.Errorf("%v: the list has %v", size, list)
		}
	}
}
