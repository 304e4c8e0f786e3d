package store

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

// fakePage is a page whose browser keeps a limited number of characters.
type fakePage struct {
	kept map[string]string
	room int
}

func (f *fakePage) keep(name string, text *string) error {
	if text == nil {
		delete(f.kept, name)
		return nil
	}
	used := len(*text)
	for other, text := range f.kept {
		if other != name {
			used += len(text)
		}
	}
	if used > f.room {
		return errors.New("QuotaExceededError")
	}
	f.kept[name] = *text
	return nil
}

func openFake(room int) (*browserStorage, *fakePage) {
	f := &fakePage{map[string]string{}, room}
	return &browserStorage{keep: f.keep, items: map[string]string{}}, f
}

func TestAPageKeepsFiles(t *testing.T) {
	p, browser := openFake(10_000)
	if text, err := p.load("a"); text != nil || err != nil {
		t.Errorf("before anything was kept: %q, %v", text, err)
	}
	for n := range 12 {
		fail.OnError(t, p.replace(fmt.Sprint("boards/", n%3), []byte(fmt.Sprint("é", n))))
	}
	if err := p.remove("boards/1"); err != nil || p.remove("never") != nil {
		t.Error(err)
	}
	names := p.names("boards")
	slices.Sort(names)
	text, err := p.load("boards/0")
	if got := fmt.Sprint(names); got != "[boards/0 boards/2]" || string(text) != "é9" || err != nil ||
		p.names("board") != nil || fmt.Sprint(browser.kept) != "map[boards/0:é9 boards/2:é11]" {
		t.Errorf("there are %s, one holds %q, %v, and kept are %v", got, text, err, browser.kept)
	}
}

func TestAFullStorageKeepsWhatItHad(t *testing.T) {
	p, browser := openFake(10)
	fail.OnError(t, p.replace("a", []byte("whole")))
	for _, name := range []string{"a", "b"} {
		err := p.replace(name, []byte("more than there is room for"))
		fail.If(t, err == nil, "more was kept than there is room for")
	}
	if text, _ := p.load("a"); string(text) != "whole" || browser.kept["a"] != "whole" || len(p.items) != 1 {
		t.Errorf("what was there is gone: %q, %v", text, p.items)
	}
}

func TestWhatIsSetAsideOnAPageIsKept(t *testing.T) {
	p, browser := openFake(10_000)
	for n, text := range []string{"first", "second"} {
		_ = p.replace("a", []byte(text))
		aside, err := p.setAside("a")
		left, _ := p.load("a")
		fail.NowIf(t, err != nil || left != nil, "%v, left is %q", err, left)
		fail.If(t, browser.kept[aside] != text || aside != fmt.Sprint("a.damaged-", n+1),
			"set aside as %s is %q", aside, browser.kept[aside])
	}
}
