package page

import "syscall/js"

// CanShare reports whether links are shared by the system's own sheet: on a screen that is touched, where there is one.
func CanShare() bool {
	return js.Global().Get("navigator").Get("share").Truthy() &&
		media("(pointer: coarse)").Get("matches").Bool()
}

// Share gives a link to the system's sheet, and reports whether the user has shared it. The error is the browser's
// reason to show none. It waits for both.
func Share(link string) (shared bool, err error) {
	result, err := Await(js.Global().Get("ninefoldShare").Invoke(link))
	if err != nil {
		return false, err
	}
	return result.Bool(), nil
}
