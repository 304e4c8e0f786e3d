//go:build web

package page_test

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// TestWebPageTabs opens the page in two tabs, and in two folders of one origin.
func TestWebPageTabs(t *testing.T) {
	b := openBrowser(t)
	first := b.tab(desktopScreen)
	s := newSite(t, noFault)
	first.open(s.URL + "/a/")
	position := first.twoPeople(grid.At(5, 4))

	second := b.tab(desktopScreen)
	second.open(s.URL + "/a/")
	second.awaitSaid("Ninefold is open in another tab")
	second.awaitMarked(position) // the second tab continues from there
	second.await("ninefold.play(6, 3)", true)
	own, _ := position.Play(grid.At(6, 3))
	second.awaitMarked(own)

	// The first tab is hidden now. Its computer plays on nevertheless.
	first.await("document.hidden", true)
	first.key("o", "KeyO", 'O', 1)
	first.await("ninefold.marked().includes('o')", true)
	answered := first.eval("ninefold.marked()")

	second.open(s.URL + "/a/")
	second.awaitMarked(own)
	first.open(s.URL + "/a/")
	first.await("ninefold.marked()", answered)

	second.open(s.URL + "/b/")
	second.awaitMarked(tictactoe.New(tictactoe.Judge))
}
