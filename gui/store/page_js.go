package store

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"unicode/utf8"

	webpage "ninefold/gui/page"
)

// page keeps files in the browser's local storage, each as an item that is written as a whole. All pages of one origin
// share the storage, so the page's folder stands before the name of each item.
type page struct {
	apart bool
	used  int // characters of all items of the storage
}

// room is how many characters of names and items browsers allow an origin.
const room = 5 << 20

// claimed is what a tab claims, and what a tab that came later has in its own storage.
const claimed = "claimed"

func openStorage(string) storage {
	p := &page{}
	_ = p.with(func(js.Value) {
		own := js.Global().Get("sessionStorage").Call("getItem", itemName(claimed))
		p.apart = !own.IsNull() || !webpage.Claim(itemName(claimed))
		if p.apart && own.IsNull() {
			p.fork()
		}
	})
	return p
}

// Apart reports whether another tab has the session, so that this one keeps its own.
func (s *Store) Apart() bool { return s.storage.(*page).apart }

// Filled returns the used share of the room that the browser allows, 0..1.
func (s *Store) Filled() float64 { return min(1, float64(s.storage.(*page).used)/room) }

func itemName(name string) string { return prefix() + name }

func prefix() string {
	return "ninefold:" + js.Global().Get("location").Get("pathname").String() + ":"
}

// items returns the names of the page's items.
func items(kept js.Value) (names []string) {
	for i := range kept.Get("length").Int() {
		if name := kept.Call("key", i).String(); strings.HasPrefix(name, prefix()) {
			names = append(names, name)
		}
	}
	return names
}

// fork copies the files of the tab that owns them.
func (p *page) fork() {
	local, own := js.Global().Get("localStorage"), js.Global().Get("sessionStorage")
	own.Call("setItem", itemName(claimed), "")
	for _, name := range items(local) {
		own.Call("setItem", name, local.Call("getItem", name))
	}
}

func (p *page) load(name string) (text []byte, err error) {
	err = p.with(func(kept js.Value) {
		if item := kept.Call("getItem", itemName(name)); !item.IsNull() {
			text = []byte(item.String())
		}
		p.measure(kept)
	})
	return text, err
}

func (p *page) names(folder string) (names []string) {
	_ = p.with(func(kept js.Value) {
		for _, name := range items(kept) {
			if name = strings.TrimPrefix(name, prefix()); strings.HasPrefix(name, folder+"/") {
				names = append(names, name)
			}
		}
	})
	return names
}

func (p *page) measure(kept js.Value) {
	p.used = 0
	for i := range kept.Get("length").Int() {
		name := kept.Call("key", i)
		p.used += size(name.String(), kept.Call("getItem", name).String())
	}
}

func size(name, text string) int { return len(name) + utf8.RuneCountInString(text) }

func (p *page) replace(name string, text []byte) error {
	return p.with(func(kept js.Value) {
		kept.Call("setItem", itemName(name), string(text))
		p.measure(kept)
	})
}

func (p *page) remove(name string) error {
	return p.with(func(kept js.Value) {
		kept.Call("removeItem", itemName(name))
		p.measure(kept)
	})
}

func (p *page) setAside(name string) (aside string, err error) {
	text, err := p.load(name)
	if err != nil {
		return "", err
	}
	err = p.with(func(kept js.Value) {
		n := 1
		for ; !kept.Call("getItem", itemName(fmt.Sprintf("%s.damaged-%d", name, n))).IsNull(); n++ {
		}
		aside = itemName(fmt.Sprintf("%s.damaged-%d", name, n))
		kept.Call("setItem", aside, string(text))
		kept.Call("removeItem", itemName(name))
		p.measure(kept)
	})
	return aside, err
}

// with calls do with the storage and returns what the browser throws: the user may have forbidden the storage, or it
// may be full.
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
