package board

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
)

// figures holds a figure for each shape shown, in the same order, and unused figures for reuse.
type figures struct {
	shown, next []*figure
	missing     []int                        // the indexes of shapes that are new and have no figure yet
	free        [drawing.Words + 1][]*figure // by form
}

// clear makes all figures unused.
func (f *figures) clear() {
	for _, figure := range f.shown {
		f.putAside(figure)
	}
	f.shown = f.shown[:0]
}

func (f *figures) putAside(figure *figure) { f.free[figure.form] = append(f.free[figure.form], figure) }

// show replaces the shapes shown. Unchanged shapes keep their figures. It reports whether anything differs.
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

// find returns the index of a shape near the front, or -1. That suffices, since shapes keep their order; a shape that
// is not found is only drawn anew.
func find(before []drawing.Shape, s *drawing.Shape) int {
	const far = 64
	for i := range before[:min(far, len(before))] {
		if before[i] == *s {
			return i
		}
	}
	return -1
}

// take returns an unused figure.
func (f *figures) take(form drawing.Form) *figure {
	if n := len(f.free[form]); n > 0 {
		figure := f.free[form][n-1]
		f.free[form] = f.free[form][:n-1]
		return figure
	}
	return &figure{form: form}
}

// appendObjects appends what draws the figures.
func (f *figures) appendObjects(objects []fyne.CanvasObject) []fyne.CanvasObject {
	for _, figure := range f.shown {
		objects = append(objects, figure.objects...)
	}
	return objects
}
