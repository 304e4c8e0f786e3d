//go:build web

package page_test

import "testing"

// TestWebPageMenusByKeys uses the menus by the keyboard alone. Keys pressed there do not reach the board.
func TestWebPageMenusByKeys(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.open(newSite(t, noFault).URL)
	press := func(key string, number int) { p.key(key, key, number, 0) }
	const down, up, left, right = 40, 38, 37, 39
	const open = "[...document.querySelectorAll('.menus > details[open] > summary')]" +
		".map((one) => one.textContent).join()"
	const at = "document.activeElement.firstChild.textContent"
	press("F10", 121)
	p.await(open, "File")
	first := p.eval(at)
	press("ArrowDown", down)
	p.await(at+" !== "+quoted(first), true)
	press("ArrowUp", up)
	p.await(at, first)
	press("ArrowRight", right)
	p.await(open, "Edit")
	press("ArrowLeft", left)
	press("ArrowLeft", left)
	p.await(open, "Help")
	press("Escape", 27)
	p.await(open, "")
	p.await("document.activeElement.dataset.cell", "40")

	p.key("Alt", "AltLeft", 18, 0)
	p.await(open, "File")
	p.key("a", "KeyA", 'A', 0) // elsewhere this switches analysis on
	press("ArrowLeft", left)
	press("ArrowUp", up)
	p.await(at, "About Ninefold")
	p.key(" ", "Space", 32, 0)
	p.await("document.querySelector('dialog[open]') !== null", true)
	press("Escape", 27)
	p.await("document.querySelector('dialog') === null && document.activeElement.dataset.cell", "40")

	p.key("2", "Digit2", '2', control)
	p.awaitSaid("one that cross-hatching alone solves")
	p.key("1", "Digit1", '1', control)
	p.awaitSaid("Play the computer")
}
