//go:build web

package page_test

import "testing"

// TestWebPageCommandsAreRead presses the buttons of cards as a screen reader does.
func TestWebPageCommandsAreRead(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.open(newSite(t, noFault).URL)
	const all = "[...document.querySelectorAll('#panel button')]"
	called := func(name string) string { return "((button) => button.textContent.startsWith(" + quoted(name) + "))" }
	press := func(name string) {
		t.Helper()
		p.await(all+".some"+called(name), true)
		p.eval(all + ".find" + called(name) + ".click()")
	}
	press("Play the computer")
	press("Hint")
	const cells = "[...document.querySelectorAll('#grid button')]"
	p.await(cells+".some((cell) => cell.ariaLabel.endsWith(', proposed'))", true)
}
