//go:build web

package page_test

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// TestWebPageStorage fills the browser's storage until it refuses.
func TestWebPageStorage(t *testing.T) {
	b := openBrowser(t)
	p := b.tab(desktopScreen)
	s := newSite(t, noFault)
	p.open(s.URL)
	position := tictactoe.New(tictactoe.Judge)
	play := func(row, col int) {
		t.Helper()
		p.await(fmt.Sprintf("ninefold.play(%d, %d)", row, col), true)
		position, _ = position.Play(grid.At(row, col))
		p.awaitMarked(position)
	}
	position = p.twoPeople(grid.At(5, 4))
	const items = `Object.keys(localStorage).filter((name) => name.startsWith("ninefold:")).length`
	p.await(items, 2.) // the index and the board
	code, _ := notation.AppendLink(nil, &record.Record{Game: tictactoe.NewGame(tictactoe.Open)})
	p.eval("location.hash = " + quoted("#"+string(code))) // opens another board
	position = tictactoe.New(tictactoe.Judge)
	p.awaitMarked(position)
	play(6, 3)
	p.await(items, 3.)

	p.eval(`localStorage.setItem("other", "x".repeat(4.4 * 2**20))`)
	p.open(s.URL)
	p.awaitSaid("Keep only the game shown frees some")
	keepOnly := func(button int) {
		t.Helper()
		p.key("p", "KeyP", 'P', alt)
		p.await(inField, true)
		p.send("Input.insertText", object{"text": "keep only"})
		p.await("document.querySelector('[aria-selected]')?.textContent.startsWith('Keep only')", true)
		p.key("Enter", "Enter", 13, 0)
		p.await(`document.querySelector("dialog h2")?.textContent.startsWith("Keep only")`, true)
		p.eval(fmt.Sprintf("document.querySelectorAll('dialog footer button')[%d].click()", button))
		p.await("document.querySelectorAll('dialog').length", 0.) // otherwise it gets the next keys
	}
	keepOnly(0) // no
	p.awaitMarked(position)
	p.await(items, 3.)
	keepOnly(1) // yes
	p.await(items, 2.)
	p.awaitSaid("Only this game is kept now.")
	p.open(s.URL)
	p.awaitMarked(position)

	p.eval(`window.setItem = Storage.prototype.setItem;
		Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError") }`)
	play(9, 9)
	p.awaitSaid("The session could not be saved")
	p.eval("Storage.prototype.setItem = setItem")
	play(8, 8)
	p.open(s.URL)
	p.awaitMarked(position)
}
