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
	const all = "[...document.querySelectorAll('#mirror button')]"
	called := func(name string) string { return "((button) => button.textContent === " + quoted(name) + ")" }
	press := func(name string) {
		t.Helper()
		if names := p.buttons(); !names[name] {
			t.Fatalf("no button is called %q: %v", name, names)
		}
		p.eval(all + ".find" + called(name) + ".click()")
	}
	offered := func(name string) {
		t.Helper()
		p.await(all+".some"+called(name), true)
	}
	press("Play the computer")
	offered("Hint")
	press("Hint")
	const cells = "[...document.querySelectorAll('#mirror td')]"
	p.await(cells+".some((cell) => cell.textContent.endsWith(', proposed'))", true)
}
