package store

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"
)

// page keeps the session in the browser's local storage: what replaced all is one item, and what was added since are
// more, numbered from 1. An item is written whole or not at all. The storage is shared by all that comes from one origin,
// so the page's folder stands before an item's name.
type page struct{}

func placeIn(string) place { return page{} }

func itemName(name string) string {
	path := js.Global().Get("location").Get("pathname").String()
	return "ninefold:" + path + ":" + name
}

func added(n int) string { return itemName(sessionName + "." + strconv.Itoa(n)) }

func (page) load() (text []byte, err error) {
	err = withStorage(func(local js.Value) {
		item := local.Call("getItem", itemName(sessionName))
		for n := 1; item.Type() == js.TypeString; n++ {
			text = append(text, item.String()...)
			item = local.Call("getItem", added(n))
		}
	})
	return text, err
}

func (page) replace(text []byte) error {
	return withStorage(func(local js.Value) {
		// The items that were added tell of the old one. With the new one they would make no session.
		for n := count(local); n > 0; n-- {
			local.Call("removeItem", added(n))
		}
		local.Call("setItem", itemName(sessionName), string(text))
	})
}

func (page) add(text []byte) error {
	return withStorage(func(local js.Value) { local.Call("setItem", added(count(local)+1), string(text)) })
}

// count is how many items were added.
func count(local js.Value) int {
	n := 0
	for local.Call("getItem", added(n+1)).Type() == js.TypeString {
		n++
	}
	return n
}

func (p page) setAside() (aside string, err error) {
	text, err := p.load()
	if err != nil {
		return "", err
	}
	err = withStorage(func(local js.Value) {
		n := 1
		for ; !local.Call("getItem", itemName(fmt.Sprintf(damagedName, n))).IsNull(); n++ {
		}
		aside = itemName(fmt.Sprintf(damagedName, n))
		local.Call("setItem", aside, string(text))
		for n := count(local); n > 0; n-- {
			local.Call("removeItem", added(n))
		}
		local.Call("removeItem", itemName(sessionName))
	})
	return aside, err
}

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
