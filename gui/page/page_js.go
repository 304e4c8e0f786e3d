package page

import (
	"errors"
	"syscall/js"
)

// Document is the page's document.
func Document() js.Value { return js.Global().Get("document") }

// Listen calls hear for every event of a kind.
func Listen(target js.Value, kind string, hear func(event js.Value)) {
	target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any {
		hear(args[0])
		return nil
	}))
}

// Await waits until a promise is kept, and gives what it gives, or else the reason why not. It must not be called from a
// function that the browser has called, because that keeps the browser waiting.
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

// Promise is what do, which gets the means to keep it, has promised.
func Promise(do func(resolve func(any))) js.Value {
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(func(value any) { args[0].Invoke(value) })
		return nil
	})
	defer executor.Release()
	return js.Global().Get("Promise").New(executor)
}
