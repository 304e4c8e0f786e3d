package page

import (
	"strings"
	"syscall/js"
)

// Address is the page's own address, without what stands behind its #.
func Address() string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String() + location.Get("search").String()
}

// Given is what somebody has put behind the # of the page's address; empty for nothing, and for what SetFragment has
// put there, also before a reload, unless nothing else is kept.
func Given() string {
	given := fragment()
	if KeepsNothing() {
		return given
	}
	if own := js.Global().Get("history").Get("state"); own.Type() == js.TypeString && own.String() == given {
		return ""
	}
	return given
}

// OnGiven calls hear with what somebody puts behind the # of the page's address from now on.
func OnGiven(hear func(string)) {
	Listen(js.Global(), "hashchange", func(js.Value) { hear(fragment()) })
}

// SetFragment puts something behind the # of the page's address, which is no step in the browser's history. Browsers
// bear it about three times a second.
func SetFragment(fragment string) {
	js.Global().Get("history").Call("replaceState", fragment, "", "#"+fragment)
}

func fragment() string {
	return strings.TrimPrefix(js.Global().Get("location").Get("hash").String(), "#")
}
