package board

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/drawing"
)

// figures are those that are shown, one for each shape and in the same order, and those that are not, to be used again.
type figures struct {
	shown, next []*figure
	missing     []int                        // which of the shapes have none yet: those that came
	free        [drawing.Words + 1][]*figure // by form
}

// clear puts all figures aside.
func (f *figures) clear() {
	for _, figure := range f.shown {
		f.putAside(figure)
	}
	f.shown = f.shown[:0]
}

func (f *figures) putAside(figure *figure) { f.free[figure.form] = append(f.free[figure.form], figure) }

// show goes over from what was shown to what is to be shown. A shape that is in both keeps its figure as it is. It
// reports whether anything differs.
func (f *figures) show(before, shapes []drawing.Shape, palette *drawing.Palette) bool {
	f.next, f.missing = f.next[:0], f.missing[:0]
	changed, old := false, 0
	for i := range shapes {
		at := find(before[old:], &shapes[i])
		if at < 0 {
			f.missing = append(f.missing, i)
			f.next = append(f.next, nil)
			continue
		}
		for range at {
			f.putAside(f.shown[old])
			old++
			changed = true
		}
		f.next = append(f.next, f.shown[old])
		old++
	}
	for ; old < len(before); old++ {
		f.putAside(f.shown[old])
		changed = true
	}
	for _, i := range f.missing {
		f.next[i] = f.take(shapes[i].Form)
		f.next[i].draw(&shapes[i], palette)
		changed = true
	}
	f.shown, f.next = f.next, f.shown
	return changed
}

// find is where a shape is in what was shown, if not too far on; else -1. Shapes keep their order but for those that
// come and
// go: what is not found is drawn anew.
func find(before []drawing.Shape, s *drawing.Shape) int {
	const far = 64
	for i := range before[:min(far, len(before))] {
		if before[i] == *s {
			return i
		}
	}
	return -1
}

// take gives a figure that is not in use.
func (f *figures) take(form drawing.Form) *figure {
	if n := len(f.free[form]); n > 0 {
		figure := f.free[form][n-1]
		f.free[form] = f.free[form][:n-1]
		return figure
	}
	return newFigure(form)
}

// appendObjects appends what draws the figures.
func (f *figures) appendObjects(objects []fyne.CanvasObject) []fyne.CanvasObject {
	for _, figure := range f.shown {
		objects = append(objects, figure.objects...)
	}
	return objects
}
