//go:build web

package page_test

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// testLink opens links, one of them damaged, and reads the page's address.
func testLink(t *testing.T, p *page, address string) {
	g := tictactoe.NewGame(tictactoe.Judge)
	var after []tictactoe.Position
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4), grid.At(2, 2)} {
		if err := g.Play(c); err != nil {
			t.Fatal(err)
		}
		after = append(after, g.Position())
	}
	g.Undo()
	code, _ := notation.AppendLink(nil, &record.Record{Game: g})
	fragment := "#" + string(code)

	before := p.eval("ninefold.marked()")
	p.eval("location.hash = " + quoted(fragment)) // as if the user edits the address
	p.awaitMarked(after[1])
	p.awaitSaid("Opened from a link.")
	for range 3 { // two moves, and the import
		p.key("z", "KeyZ", 'Z', control)
	}
	p.await("ninefold.marked()", before)
	for range 4 {
		p.key("Z", "KeyZ", 'Z', control|shift)
	}
	p.awaitMarked(after[2])
	p.await("/^#nf1\\./.test(location.hash) && location.hash !== "+quoted(fragment), true)

	p.key("PageUp", "PageUp", 33, 0)
	p.awaitMarked(after[1])
	p.eval("window.old = true")
	p.eval("new Promise((done) => setTimeout(done, 300))") // time to keep the step
	p.send("Page.reload", nil)                             // perhaps before the address has changed
	p.await("!window.old && document.documentElement.dataset.state", "started")
	p.awaitMarked(after[1])
	p.await("location.hash", fragment)

	p.browser.send("", "Browser.grantPermissions",
		object{"permissions": []string{"clipboardReadWrite", "clipboardSanitizedWrite"}})
	p.key("p", "KeyP", 'P', alt)
	p.await(inField, true)
	p.send("Input.insertText", object{"text": "link"})
	p.await("document.querySelector('[aria-selected]')?.textContent.includes('Link')", true)
	p.key("Enter", "Enter", 13, 0)
	p.await("navigator.clipboard.readText()", address+fragment)

	damaged := fragment[:len(fragment)-5]
	p.open(address + "?damaged" + damaged)
	p.await(inField, true) // the user can mend it
	p.awaitMarked(after[1])
	p.key("Escape", "Escape", 27, 0)
	p.await("document.querySelector('dialog')", nil)
	if now := p.eval("location.hash"); now != damaged {
		t.Errorf("behind the # stands %v, want %s", now, damaged)
	}
	p.key("PageDown", "PageDown", 34, 0)
	p.awaitMarked(after[2])
	p.await("location.hash !== "+quoted(damaged), true)

	p.open(address + "?whole" + fragment)
	p.awaitMarked(after[1])
	p.awaitSaid("Opened from a link.")
}
