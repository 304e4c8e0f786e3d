package page

import "syscall/js"

// Back lets the browser's Back close what is open over the window, one after the other, before it leaves the page.
type Back struct {
	steps int // of the browser's history that stand for what is open
	own   int // events that Set has caused and that are still to come
}

// NewBack returns a Back for nothing open. It calls leave when the user goes back; Set must follow.
func NewBack(leave func()) *Back {
	b := &Back{}
	Listen(js.Global(), "popstate", func(js.Value) {
		switch {
		case b.own > 0:
			b.own--
		case b.steps > 0:
			b.steps--
			leave()
		}
	})
	return b
}

// Set makes the history as long as so many open things need.
func (b *Back) Set(open int) {
	history := js.Global().Get("history")
	for ; b.steps < open; b.steps++ {
		history.Call("pushState", history.Get("state"), "")
	}
	if by := b.steps - open; by > 0 {
		b.steps = open
		b.own++
		history.Call("go", -by)
	}
}

// Idle reports whether the history stands where nothing is open, so that the address may change.
func (b *Back) Idle() bool { return b.steps == 0 && b.own == 0 }
