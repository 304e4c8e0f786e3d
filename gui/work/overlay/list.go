package overlay

import (
	"slices"

	"ninefold/engine/grid"
)

// List is an overlay of several. Later ones draw over earlier ones, and are asked first.
type List []Overlay

// Advance advances each.
func (l List) Advance() {
	for _, o := range l {
		o.Advance()
	}
}

// Show adds what each has found.
func (l List) Show(v *Board) {
	for _, o := range l {
		o.Show(v)
	}
}

// Tap passes a click to the first that handles it.
func (l List) Tap(c grid.Cell) bool { return l.any(func(o Overlay) bool { return o.Tap(c) }) }

// Choose passes a click on a row to the first whose list it is.
func (l List) Choose(row int) bool { return l.any(func(o Overlay) bool { return o.Choose(row) }) }

// Cancel ends what the topmost has under way.
func (l List) Cancel() bool { return l.any(Overlay.Cancel) }

// At returns what the topmost says of a cell.
func (l List) At(c grid.Cell) (words string, says bool) {
	says = l.any(func(o Overlay) (ok bool) {
		words, ok = o.At(c)
		return ok
	})
	return words, says
}

// any reports whether an overlay, asked from the top down, does something.
func (l List) any(does func(Overlay) bool) bool {
	for _, o := range slices.Backward(l) {
		if does(o) {
			return true
		}
	}
	return false
}
