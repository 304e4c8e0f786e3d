package locale

import "syscall/js"

// touched reports whether the page is on a screen that is touched, and has no pointer as fine as a mouse's.
func touched() bool {
	return js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}
