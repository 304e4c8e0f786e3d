package page

import "syscall/js"

// phoneScreen is a media query for a screen as narrow as a phone's, upright or not.
const phoneScreen = "(max-width: 479px), (max-height: 479px)"

// IsPhone reports whether the page is on a screen as narrow as a phone's.
func IsPhone() bool {
	return media(phoneScreen).Get("matches").Bool()
}

// OnPhoneChanged calls changed when that changes, such as when a browser's window is made small.
func OnPhoneChanged(changed func()) {
	Listen(media(phoneScreen), "change", func(js.Value) { changed() })
}
