package store

import (
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"testing"
)

// fakeStorage is what a browser keeps, with room for so many characters.
const fakeStorage = `(room) => ({
	items: new Map(),
	getItem(name) { return this.items.has(name) ? this.items.get(name) : null },
	setItem(name, text) {
		let used = name.length + text.length
		for (const [other, kept] of this.items) if (other !== name) used += other.length + kept.length
		if (used > room) throw new Error("QuotaExceededError")
		this.items.set(name, text)
	},
	removeItem(name) { this.items.delete(name) },
	key(i) { return [...this.items.keys()][i] },
	get length() { return this.items.size },
})`

// openPage is a place on a page whose browser has room for so many characters, half of which other pages have used.
func openPage(room int) *page {
	js.Global().Set("location", map[string]any{"pathname": "/"})
	for _, name := range []string{"localStorage", "sessionStorage"} {
		storage := js.Global().Call("eval", fakeStorage).Invoke(room)
		storage.Call("setItem", "other", strings.Repeat("x", room/2))
		js.Global().Set(name, storage)
	}
	return &page{}
}

// kept is what a page has of a file after a reload.
func kept(t *testing.T, name string) string {
	t.Helper()
	text, err := (&page{}).load(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAPageKeepsFiles(t *testing.T) {
	p := openPage(10_000)
	if text, err := p.load("a"); text != nil || err != nil {
		t.Errorf("before anything was kept: %q, %v", text, err)
	}
	for n := range 12 {
		if err := p.replace(fmt.Sprint("boards/", n%3), []byte(fmt.Sprint("é", n))); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.remove("boards/1"); err != nil || p.remove("never") != nil || kept(t, "boards/1") != "" {
		t.Error(err)
	}
	names := p.names("boards")
	slices.Sort(names)
	if got := fmt.Sprint(names); got != "[boards/0 boards/2]" || kept(t, "boards/0") != "é9" ||
		p.names("board") != nil {
		t.Errorf("there are %s, and one holds %q", got, kept(t, "boards/0"))
	}
}

func TestAFullStorageKeepsWhatItHad(t *testing.T) {
	p := openPage(400)
	if err := p.replace("a", []byte("whole")); err != nil {
		t.Fatal(err)
	}
	used := p.used
	for _, name := range []string{"a", "b"} {
		if err := p.replace(name, []byte(strings.Repeat("y", 200))); err == nil {
			t.Error("more was kept than there is room for")
		}
	}
	if kept(t, "a") != "whole" || kept(t, "b") != "" || p.used != used {
		t.Errorf("what was there is gone: kept is %q, %d used", kept(t, "a"), p.used)
	}
	if err := p.replace("a", []byte("short")); err != nil || kept(t, "a") != "short" {
		t.Errorf("kept is %q, %v", kept(t, "a"), err)
	}
}

func TestWhatIsSetAsideOnAPageIsKept(t *testing.T) {
	p := openPage(10_000)
	for n, text := range []string{"first", "second"} {
		_ = p.replace("a", []byte(text))
		aside, err := p.setAside("a")
		if err != nil || kept(t, "a") != "" {
			t.Fatalf("%v, left is %q", err, kept(t, "a"))
		}
		if got := js.Global().Get("localStorage").Call("getItem", aside).String(); got != text ||
			!strings.HasSuffix(aside, fmt.Sprint("a.damaged-", n+1)) {
			t.Errorf("set aside as %s is %q", aside, got)
		}
	}
}

func TestASecondTabBeginsWithACopyOfItsOwn(t *testing.T) {
	first := openPage(10_000)
	_ = first.replace("a", []byte("1"))
	second := &page{apart: true}
	second.fork()
	_ = first.replace("a", []byte("2"))
	_ = second.replace("b", []byte("3"))
	if text, err := second.load("a"); string(text) != "1" || err != nil || kept(t, "b") != "" || kept(t, "a") != "2" {
		t.Errorf("the second tab has %q, %v; the first %q and %q", text, err, kept(t, "a"), kept(t, "b"))
	}
}
