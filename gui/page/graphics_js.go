package page

import (
	"syscall/js"
	"time"
)

// tooSoon is how long after one loss of the graphics the next one means that loading the page again does not help.
const tooSoon = 20 * time.Second

// OnGraphicsLost loads the page again when the browser takes WebGL away, which leaves the window white; keep is called
// before. If that has happened just before, the page says so instead.
func OnGraphicsLost(keep func()) {
	canvas := Document().Call("querySelector", "canvas")
	Listen(canvas, "webglcontextlost", func(js.Value) {
		go func() {
			keep()
			const item = "ninefold:lost"
			kept := js.Global().Get("sessionStorage")
			last, now := kept.Call("getItem", item), js.Global().Get("Date").Call("now")
			kept.Call("setItem", item, now)
			if last.Type() == js.TypeString &&
				now.Float()-js.Global().Call("Number", last).Float() < float64(tooSoon.Milliseconds()) {
				js.Global().Get("ninefoldLoader").Call("lost")
				return
			}
			js.Global().Get("location").Call("reload")
		}()
	})
}
