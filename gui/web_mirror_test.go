//go:build web

package gui

import "testing"

// buttons are the names of the buttons that a screen reader finds, but those of the board.
func (p *page) buttons() map[string]bool {
	p.t.Helper()
	names := map[string]bool{}
	nodes, _ := p.send("Accessibility.getFullAXTree", nil)["nodes"].([]any)
	text := func(node object, field string) string {
		value, _ := node[field].(object)
		words, _ := value["value"].(string)
		return words
	}
	for _, one := range nodes {
		if node := one.(object); text(node, "role") == "button" {
			names[text(node, "name")] = true
		}
	}
	return names
}

// TestWebPageCommandsAreRead presses what the cards offer as a screen reader does.
func TestWebPageCommandsAreRead(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.open(newSite(t, noFault).URL)
	press := func(name string) {
		t.Helper()
		if names := p.buttons(); !names[name] {
			t.Fatalf("no button is called %q: %v", name, names)
		}
		p.eval("[...document.querySelectorAll('#mirror button')].find((button) => button.textContent === " + quoted(name) + ").click()")
	}
	offered := func(name string) {
		t.Helper()
		p.await("[...document.querySelectorAll('#mirror button')].some((button) => button.textContent === "+quoted(name)+")", true)
	}
	press("Play the computer")
	offered("Hint")
	press("Hint")
	p.await("[...document.querySelectorAll('#mirror td')].some((cell) => cell.textContent.endsWith(', proposed'))", true)
}
