package page

import (
	"strconv"
	"sync"
	"syscall/js"
)

// strongContrast tells whether the user has asked the system for more contrast, or for colours of its own. It is asked
// for when it is wanted: the tests of other packages run without a browser.
var strongContrast = sync.OnceValue(func() js.Value {
	return media("(prefers-contrast: more), (forced-colors: active)")
})

// WantsContrast reports whether the user has asked the system for strong contrast.
func WantsContrast() bool { return strongContrast().Get("matches").Bool() }

// OnContrastChanged calls changed when that changes.
func OnContrastChanged(changed func()) {
	Listen(strongContrast(), "change", func(js.Value) { changed() })
}

// OnZoomed calls hear when the page's pixels have got another size. A window that comes to another screen need not get
// another size itself; it is told that it has, so that Fyne looks.
func OnZoomed(hear func()) {
	resized := js.Global().Get("Event").New("resize")
	last := js.Global().Get("devicePixelRatio").Float()
	watched := map[float64]bool{}
	watch := func() {
		if !watched[last] {
			watched[last] = true
			Listen(media("(resolution: "+strconv.FormatFloat(last, 'f', -1, 64)+"dppx)"), "change", func(js.Value) {
				js.Global().Call("dispatchEvent", resized)
			})
		}
	}
	watch()
	Listen(js.Global(), "resize", func(js.Value) {
		if now := js.Global().Get("devicePixelRatio").Float(); now != last {
			last = now
			watch()
			hear()
		}
	})
}

func media(query string) js.Value { return js.Global().Call("matchMedia", query) }
