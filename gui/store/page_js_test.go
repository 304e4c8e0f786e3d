package store

import (
	"strconv"
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

// openPage is a place on a page whose browser has room for so many characters.
func openPage(t *testing.T, room int) *page {
	t.Helper()
	js.Global().Set("location", map[string]any{"pathname": "/"})
	js.Global().Set("localStorage", js.Global().Call("eval", fakeStorage).Invoke(room))
	return &page{}
}

func (p *page) text(t *testing.T) string {
	t.Helper()
	text, err := (&page{}).load() // as after a reload
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestWhatIsAddedOnAPageComesAfterWhatIsThere(t *testing.T) {
	p := openPage(t, 10_000)
	if text, err := p.load(); text != nil || err != nil {
		t.Errorf("before anything was kept: %q, %v", text, err)
	}
	want := "whole\n"
	if err := p.replace([]byte(want)); err != nil {
		t.Fatal(err)
	}
	for n := range 12 {
		line := "line " + strconv.Itoa(n) + "\n"
		if err := p.add([]byte(line)); err != nil {
			t.Fatal(err)
		}
		want += line
	}
	if got := p.text(t); got != want {
		t.Errorf("kept is %q, want %q", got, want)
	}
	if err := p.replace([]byte("new\n")); err != nil || p.text(t) != "new\n" {
		t.Errorf("kept is %q, %v", p.text(t), err)
	}
}

// TestAFullStorageKeepsWhatItHad lets a line not fit, and then all of it as one neither.
func TestAFullStorageKeepsWhatItHad(t *testing.T) {
	p := openPage(t, 300)
	want := "whole\n"
	if err := p.replace([]byte(want)); err != nil {
		t.Fatal(err)
	}
	for {
		line := strings.Repeat("x", 20) + "\n"
		if p.add([]byte(line)) != nil {
			break
		}
		want += line
	}
	if strings.Count(want, "\n") < 3 || p.text(t) != want {
		t.Fatalf("kept is %q, want %q", p.text(t), want)
	}
	for range 2 {
		if err := p.replace([]byte(strings.Repeat("y", 400))); err == nil {
			t.Error("more was kept than there is room for")
		}
		if got := p.text(t); got != want {
			t.Errorf("what was there is gone: kept is %q, want %q", got, want)
		}
	}
	if err := p.replace([]byte("short\n")); err != nil || p.text(t) != "short\n" {
		t.Errorf("kept is %q, %v", p.text(t), err)
	}
}

func TestWhatIsSetAsideOnAPageIsKept(t *testing.T) {
	p := openPage(t, 10_000)
	_ = p.replace([]byte("damaged\n"))
	_ = p.add([]byte("more\n"))
	aside, err := p.setAside()
	if err != nil {
		t.Fatal(err)
	}
	if got := js.Global().Get("localStorage").Call("getItem", aside).String(); got != "damaged\nmore\n" ||
		p.text(t) != "" {
		t.Errorf("set aside is %q, left is %q", got, p.text(t))
	}
}
