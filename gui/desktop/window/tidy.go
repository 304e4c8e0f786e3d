package window

import (
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
)

// tidyUp lets Fyne forget later what was shown before everything was made anew, and returns the memory. Fyne keeps what
// it has drawn for a minute, and forgets only when it draws, which may be never while nothing happens.
func (w *Window) tidyUp(content fyne.CanvasObject) {
	const drawn, forgotten = 70 * time.Second, 45 * time.Second
	if w.tidying != nil {
		w.tidying.Stop()
	}
	w.tidying = time.AfterFunc(drawn, func() {
		w.post(func() {
			content.Refresh()
			w.tidying = time.AfterFunc(forgotten, debug.FreeOSMemory)
		})
	})
}
