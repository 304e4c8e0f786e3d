package page

import "syscall/js"

// Claim makes this tab the owner of a name until it is closed, unless another tab is. It waits for the browser. Where the
// browser knows no locks, as on a page that comes by plain HTTP, every tab becomes the owner.
func Claim(name string) bool {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return true
	}
	got := make(chan bool, 1)
	held := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].IsNull() {
			got <- false
			return nil
		}
		got <- true
		return Promise(func(func(any)) {}) // never kept, so the lock is held
	})
	locks.Call("request", name, map[string]any{"ifAvailable": true}, held)
	return <-got
}
