package files

import "syscall/js"

// decode returns a content in UTF-8, and false if it is not in the encoding or that is unknown. The browser has the
// tables.
func decode(content []byte, encoding string) (text []byte, ok bool) {
	defer func() { ok = recover() == nil && ok }() // the browser throws
	decoder := js.Global().Get("TextDecoder").New(encoding, map[string]any{"fatal": true})
	array := js.Global().Get("Uint8Array").New(len(content))
	js.CopyBytesToJS(array, content)
	return []byte(decoder.Call("decode", array).String()), true
}
