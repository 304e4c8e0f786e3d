package page

import (
	"syscall/js"
	"time"
)

// Claim makes this tab the owner of a name until it is closed, unless another tab is. It waits for the browser, and a
// second for the page that this one takes the place of, as after a reload, to let go. Where the browser knows no locks,
// as on a page that comes by plain HTTP, or gives none to this page, every tab becomes the owner.
func Claim(name string) bool {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return true
	}
	for range 10 {
		if claim(locks, name) {
			return true
		}
		time.Sleep(100 * time.Millisecond)
	}
	return false
}

func claim(locks js.Value, name string) bool {
	got := make(chan bool, 1)
	held := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].IsNull() {
			got <- false
			return nil
		}
		got <- true
		return Promise(func(func(any)) {}) // never kept, so the lock is held
	})
	refused := js.FuncOf(func(js.Value, []js.Value) any {
		got <- true // there is no storage to share, either
		return nil
	})
	locks.Call("request", name, map[string]any{"ifAvailable": true}, held).Call("catch", refused)
	return <-got
}
