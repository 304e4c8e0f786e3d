package page

import (
	"errors"
	"syscall/js"
)

// Document is the page's document.
func Document() js.Value { return js.Global().Get("document") }

// Element is the element of an ID in the page.
func Element(id string) js.Value { return Document().Call("getElementById", id) }

// Started takes the loading screen away.
func Started() { js.Global().Get("ninefoldLoader").Call("started") }

// KeepsNothing reports whether the browser bars its storage, so that what is kept lasts as long as the page.
func KeepsNothing() bool { return js.Global().Get("ninefoldKeepsNothing").Truthy() }

// FirstMove is the cell, by row and column, 1..9, that was pressed on the board which the page shows while the program
// loads; false for none. The page takes one as long as it shows nothing but an empty board.
func FirstMove() (row, col int, ok bool) {
	move := js.Global().Get("ninefoldFirstMove")
	if move.Type() != js.TypeObject {
		return 0, 0, false
	}
	return move.Index(0).Int(), move.Index(1).Int(), true
}

// SetLanguage tells the browser the language of what is said, such as "en".
func SetLanguage(language string) { Document().Get("documentElement").Set("lang", language) }

// Listen calls hear for every event of a kind.
func Listen(target js.Value, kind string, hear func(event js.Value)) {
	target.Call("addEventListener", kind, function(hear))
}

// ListenFirst calls hear for every event of a kind before anything in the page hears of it, and lets hear keep it from
// them, and from the browser.
func ListenFirst(kind string, hear func(event js.Value)) {
	js.Global().Call("addEventListener", kind, function(hear), map[string]any{"capture": true, "passive": false})
}

func function(hear func(event js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		hear(args[0])
		return nil
	})
}

// Await waits until a promise is kept, and gives what it gives, or else the reason why not. It must not be called from
// a function that the browser has called, because that keeps the browser waiting.
func Await(promise js.Value) (js.Value, error) {
	kept, broken := make(chan js.Value, 1), make(chan js.Value, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any { kept <- args[0]; return nil })
	otherwise := js.FuncOf(func(_ js.Value, args []js.Value) any { broken <- args[0]; return nil })
	defer then.Release()
	defer otherwise.Release()
	promise.Call("then", then, otherwise)
	select {
	case value := <-kept:
		return value, nil
	case reason := <-broken:
		return js.Undefined(), errors.New(reason.Call("toString").String())
	}
}

// Fetch is a file of the page's. It waits for the network.
func Fetch(name string) ([]byte, error) {
	answer, err := Await(js.Global().Call("fetch", name))
	if err != nil {
		return nil, err
	}
	if !answer.Get("ok").Bool() {
		return nil, errors.New(name + ": " + answer.Get("statusText").String())
	}
	buffer, err := Await(answer.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	bytes := js.Global().Get("Uint8Array").New(buffer)
	file := make([]byte, bytes.Length())
	js.CopyBytesToGo(file, bytes)
	return file, nil
}

// Promise is what do, which gets the means to keep it, has promised.
func Promise(do func(resolve func(any))) js.Value {
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(func(value any) { args[0].Invoke(value) })
		return nil
	})
	defer executor.Release()
	return js.Global().Get("Promise").New(executor)
}
