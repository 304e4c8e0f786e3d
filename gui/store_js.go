package gui

import (
	"errors"
	"fmt"
	"syscall/js"
)

// The session is an item of the browser's local storage, which is replaced whole or not at all, and at once. The
// storage is shared by all that comes from one origin, so the program's ID stands before the item's name.

// load gives the saved session; nil when none was saved yet.
func (s *store) load() (text []byte, err error) {
	err = withStorage(func(local js.Value) {
		if item := local.Call("getItem", itemName(sessionName)); item.Type() == js.TypeString {
			text = []byte(item.String())
		}
	})
	return text, err
}

// write replaces the session, whole.
func (s *store) write(text []byte) error {
	return withStorage(func(local js.Value) { local.Call("setItem", itemName(sessionName), string(text)) })
}

// moveAside gives the session another name, which it returns.
func (s *store) moveAside() (aside string, err error) {
	err = withStorage(func(local js.Value) {
		n := 1
		for ; !local.Call("getItem", itemName(fmt.Sprintf(damagedName, n))).IsNull(); n++ {
		}
		aside = itemName(fmt.Sprintf(damagedName, n))
		local.Call("setItem", aside, local.Call("getItem", itemName(sessionName)))
		local.Call("removeItem", itemName(sessionName))
	})
	return aside, err
}

func itemName(name string) string { return ID + "/" + name }

// withStorage does something with the local storage, and gives what the browser throws as an error: its user may have
// forbidden the storage, or it may be full.
func withStorage(do func(local js.Value)) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = thrown
		default:
			panic(thrown)
		}
	}()
	local := js.Global().Get("localStorage")
	if !local.Truthy() {
		return errors.New("the browser has no local storage")
	}
	do(local)
	return nil
}
