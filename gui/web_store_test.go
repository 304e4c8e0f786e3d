//go:build web

package gui

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// TestWebPageStorage fills the browser's storage and lets it refuse.
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
	play(5, 4)
	const items = `Object.keys(localStorage).filter((name) => name.startsWith("ninefold:")).length`
	p.await(items, 2.) // the index and the board
	code, _ := notation.AppendLink(nil, &record.Record{Game: tictactoe.NewGame(tictactoe.Open)})
	p.eval("location.hash = " + quoted("#"+string(code))) // to another board
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
		p.await("document.activeElement.id", "dummyEntry")
		p.send("Input.insertText", object{"text": "keep only"})
		p.key("Enter", "Enter", 13, 0)
		p.await("document.activeElement.role", "dialog")
		for range button {
			p.key("Tab", "Tab", 9, 0)
		}
		p.key(" ", "Space", ' ', 0)
	}
	keepOnly(1) // no
	p.awaitMarked(position)
	p.await(items, 3.)
	keepOnly(2) // yes
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
