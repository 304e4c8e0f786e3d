package store

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"
	"unicode/utf8"

	webpage "ninefold/gui/page"
)

// page keeps the session in the browser's local storage: what replaced all is one item, and what was added since are
// more, numbered from 1. An item is written whole or not at all. The storage is shared by all that comes from one
// origin, so the page's folder stands before an item's name.
//
// One tab at a time has that session. Another one begins with a copy and keeps it in its own session storage, which
// outlives a reload but not the tab.
type page struct {
	apart bool
	added int // items that were added
	used  int // characters of all items of the storage
}

// room is how many characters of names and items browsers let one origin keep.
const room = 5 << 20

// firstName is where version 1 of the program kept its session, whatever the page's folder.
const firstName = "org.ninefold.ninefold/" + sessionName

func placeIn(string) place {
	p := &page{}
	_ = p.with(func(js.Value) {
		own := js.Global().Get("sessionStorage").Call("getItem", itemName(sessionName))
		p.apart = !own.IsNull() || !webpage.Claim(itemName(sessionName))
		if p.apart && own.IsNull() {
			p.fork()
		}
	})
	return p
}

// Apart reports whether another tab has the session, so that this one keeps its own.
func (s *Store) Apart() bool { return s.place.(*page).apart }

// Filled is how much of the room that the browser gives is used, 0..1.
func (s *Store) Filled() float64 { return min(1, float64(s.place.(*page).used)/room) }

func itemName(name string) string {
	path := js.Global().Get("location").Get("pathname").String()
	return "ninefold:" + path + ":" + name
}

func addedName(n int) string { return itemName(sessionName + "." + strconv.Itoa(n)) }

// fork copies the session of the tab that has it.
func (p *page) fork() {
	local, own := js.Global().Get("localStorage"), js.Global().Get("sessionStorage")
	name := itemName(sessionName)
	for n := 1; ; n++ {
		item := local.Call("getItem", name)
		if item.IsNull() {
			return
		}
		own.Call("setItem", name, item)
		name = addedName(n)
	}
}

func (p *page) load() (text []byte, err error) {
	err = p.with(func(kept js.Value) {
		p.takeOver(kept)
		item := kept.Call("getItem", itemName(sessionName))
		for p.added = 0; !item.IsNull(); p.added++ {
			text = append(text, item.String()...)
			item = kept.Call("getItem", addedName(p.added+1))
		}
		p.added = max(0, p.added-1) // the first item was not added
		p.measure(kept)
	})
	return text, err
}

// takeOver gives the session of version 1 the name that this version knows, if there is no other one.
func (p *page) takeOver(kept js.Value) {
	first := kept.Call("getItem", firstName)
	if first.IsNull() || !kept.Call("getItem", itemName(sessionName)).IsNull() {
		return
	}
	kept.Call("removeItem", firstName) // there may be no room for both
	if p.with(func(js.Value) { p.put(kept, itemName(sessionName), first.String()) }) != nil {
		kept.Call("setItem", firstName, first)
	}
}

func (p *page) measure(kept js.Value) {
	p.used = 0
	for i := range kept.Get("length").Int() {
		name := kept.Call("key", i)
		p.used += size(name.String(), kept.Call("getItem", name).String())
	}
}

func size(name, text string) int { return len(name) + utf8.RuneCountInString(text) }

// put writes an item that was not there.
func (p *page) put(kept js.Value, name, text string) {
	kept.Call("setItem", name, text)
	p.used += size(name, text)
}

// replace first removes the items that were added, which tell of the old one: with the new one they would make no
// session. When there is no room for the new one they are put back.
func (p *page) replace(text []byte) error {
	var full error
	err := p.with(func(kept js.Value) {
		removed := p.removeAdded(kept)
		full = p.with(func(js.Value) { kept.Call("setItem", itemName(sessionName), string(text)) })
		for full != nil && len(removed) > 0 {
			last := len(removed) - 1
			kept.Call("setItem", addedName(p.added+1), removed[last])
			p.added, removed = p.added+1, removed[:last]
		}
		p.measure(kept)
	})
	if err == nil {
		err = full
	}
	return err
}

// removeAdded removes the items that were added, and returns them, the last first.
func (p *page) removeAdded(kept js.Value) (removed []js.Value) {
	for ; p.added > 0; p.added-- {
		removed = append(removed, kept.Call("getItem", addedName(p.added)))
		kept.Call("removeItem", addedName(p.added))
	}
	return removed
}

func (p *page) add(text []byte) error {
	return p.with(func(kept js.Value) {
		p.put(kept, addedName(p.added+1), string(text))
		p.added++
	})
}

func (p *page) setAside() (aside string, err error) {
	text, err := p.load()
	if err != nil {
		return "", err
	}
	err = p.with(func(kept js.Value) {
		n := 1
		for ; !kept.Call("getItem", itemName(fmt.Sprintf(damagedName, n))).IsNull(); n++ {
		}
		aside = itemName(fmt.Sprintf(damagedName, n))
		p.put(kept, aside, string(text))
		p.removeAdded(kept)
		kept.Call("removeItem", itemName(sessionName))
		p.measure(kept)
	})
	return aside, err
}

// with does something with the storage, and gives what the browser throws as an error: its user may have forbidden the
// storage, or it may be full.
func (p *page) with(do func(kept js.Value)) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = thrown
		default:
			panic(thrown)
		}
	}()
	name := "localStorage"
	if p.apart {
		name = "sessionStorage"
	}
	kept := js.Global().Get(name)
	if !kept.Truthy() {
		return errors.New("the browser has no local storage")
	}
	do(kept)
	return nil
}
