package window

import (
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
)

// tidyUp lets Fyne forget what was shown before all was made anew, and returns its memory. Fyne keeps what it has drawn
// for a minute, and looks for what to forget only when it draws, which may be never while nothing happens.
type tidyUp struct{ timer *time.Timer }

// begin begins to wait until what was there before can be forgotten.
func (t *tidyUp) begin(content fyne.CanvasObject, post func(func())) {
	const drawn, forgotten = 70 * time.Second, 45 * time.Second
	if t.timer != nil {
		t.timer.Stop()
	}
	t.timer = time.AfterFunc(drawn, func() {
		post(func() {
			content.Refresh()
			t.timer = time.AfterFunc(forgotten, debug.FreeOSMemory)
		})
	})
}
