package window

import (
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
)

// tidyUp lets Fyne forget what was shown before everything was made anew, and returns the memory. Fyne keeps what it
// has drawn for a minute, and forgets only when it draws, which may be never while nothing happens.
type tidyUp struct{ timer *time.Timer }

// begin starts the wait until the old content can be forgotten.
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
