package page

import (
	"math"
	"syscall/js"
)

// pointer makes events of a mouse for the window.
type pointer struct{ canvas js.Value }

func newPointer() pointer { return pointer{Document().Call("querySelector", "canvas")} }

// mouse makes an event at a place.
func (p pointer) mouse(kind string, x, y float64) {
	p.dispatch("MouseEvent", kind, map[string]any{"clientX": x, "clientY": y, "button": 0})
}

// wheel scrolls what the pointer is on by pixels.
func (p pointer) wheel(dx, dy float64) {
	p.turn("deltaX", dx)
	p.turn("deltaY", dy)
}

// turn turns the wheel about an axis. Fyne scrolls by a fifth of a turn that is smaller than 5, and by twice any other,
// so what only small turns can do is cut into them.
func (p pointer) turn(axis string, pixels float64) {
	const bound, fifth, twice = 5, 1. / 5, 2.
	turns, size := 1., -pixels/twice
	if math.Abs(size) < bound {
		turns = math.Ceil(math.Abs(pixels) / (0.99 * bound * fifth))
		size = -pixels / fifth / max(1, turns)
	}
	for range int(turns) {
		p.dispatch("WheelEvent", "wheel", map[string]any{axis: size})
	}
}

func (p pointer) dispatch(class, kind string, about map[string]any) {
	about["bubbles"], about["cancelable"] = true, true
	p.canvas.Call("dispatchEvent", js.Global().Get(class).New(kind, about))
}

// SteadyWheel lets the wheel scroll by as many pixels as on any page, and on the board, where they are steps, by fewer;
// with Ctrl it is the browser's, which zooms. Fyne's driver would scroll by twice as many, and never let the browser
// zoom. board reports whether a place is on the board.
func SteadyWheel(board func(x, y float64) bool) {
	const onBoard = 0.25 // browsers tell of a notch as 100 pixels or a few more
	p := newPointer()
	ListenFirst("wheel", func(event js.Value) {
		if !event.Get("isTrusted").Bool() { // it is one of the above
			return
		}
		event.Call("stopPropagation")
		if event.Get("ctrlKey").Bool() {
			return
		}
		event.Call("preventDefault")
		dx, dy := -event.Get("deltaX").Float(), -event.Get("deltaY").Float()
		if board(event.Get("clientX").Float(), event.Get("clientY").Float()) {
			dx, dy = dx*onBoard, dy*onBoard
		}
		p.wheel(dx, dy)
	})
}
