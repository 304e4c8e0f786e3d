//go:build web

package page_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
)

// TestWebPageWithoutStorage opens the page in a browser that blocks cookies, and so all storage.
func TestWebPageWithoutStorage(t *testing.T) {
	profile := t.TempDir()
	fail.OnError(t, os.Mkdir(filepath.Join(profile, "Default"), 0o755))
	const barred = `{"profile": {"default_content_setting_values": {"cookies": 2}}}`
	texttest.Write(t, filepath.Join(profile, "Default", "Preferences"), barred)
	p := openBrowserOf(t, profile).tab(desktopScreen)
	p.send("Page.addScriptToEvaluateOnNewDocument", object{
		"source": "try { localStorage } catch { window.isBarred = true }",
	})
	p.open(newSite(t, noFault).URL)
	p.await("window.isBarred", true)
	p.awaitSaid("The browser keeps nothing for this page")
	position := p.twoPeople(grid.At(5, 4))
	p.await("location.hash.length > 1", true)
	p.open(p.eval("location.href").(string)) // the address contains the game
	p.send("Page.reload", nil)
	p.await("document.documentElement.dataset.state", "started")
	p.awaitMarked(position)
}

// TestWebPageFollowsTheSystem changes the system's preferences while the page is open.
func TestWebPageFollowsTheSystem(t *testing.T) {
	p := opened(t, desktopScreen)
	light, dark := drawing.Light.Palette(), drawing.Dark.Palette()
	strong, strongDark := drawing.ContrastLight.Palette(), drawing.ContrastDark.Palette()
	for _, tc := range []struct {
		likes   [][2]string
		palette *drawing.Palette
	}{
		{nil, light},
		{[][2]string{{"prefers-color-scheme", "dark"}}, dark},
		{[][2]string{{"prefers-contrast", "more"}}, strong},
		{[][2]string{{"prefers-color-scheme", "dark"}, {"prefers-contrast", "more"}}, strongDark},
		{[][2]string{{"forced-colors", "active"}}, strong},
	} {
		features := []object{}
		for _, one := range tc.likes {
			features = append(features, object{"name": one[0], "value": one[1]})
		}
		p.send("Emulation.setEmulatedMedia", object{"features": features})
		for what, colour := range map[string]drawing.Colour{"frame": drawing.Playable, "ground": drawing.Tint} {
			c := tc.palette.Colour(colour)
			seen := map[string]string{"frame": "stroke", "ground": "fill"}[what]
			p.await(fmt.Sprintf("getComputedStyle(document.querySelector('#drawing .c%d%s')).%s", colour,
				map[string]string{"frame": ".l", "ground": ""}[what], seen), fmt.Sprintf("rgb(%d, %d, %d)", c.R,
				c.G, c.B))
		}
	}
}

// TestWebPageMenusByKeys uses the menus by the keyboard alone. Keys pressed there do not reach the board.
func TestWebPageMenusByKeys(t *testing.T) {
	p := opened(t, desktopScreen)
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
	p.key("2", "Digit2", '2', control|shift)
	p.awaitSaid("one that cross-hatching alone solves")
	p.key("1", "Digit1", '1', control|shift)
	p.awaitSaid("Play the computer")
}

// TestWebPageLeavesADialogBesideIt: a click beside a dialog leaves it, one on it or one that began there does not.
func TestWebPageLeavesADialogBesideIt(t *testing.T) {
	p := opened(t, desktopScreen)
	p.key("F2", "F2", 113, 0)
	p.await("document.querySelector('dialog[open]') !== null", true)
	box := p.eval("{ const b = document.querySelector('dialog').getBoundingClientRect(); [b.left, b.top] }").([]any)
	left, top := box[0].(float64), box[1].(float64)
	mouse := func(kind string, x, y float64) {
		p.send("Input.dispatchMouseEvent", object{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})
	}
	for _, end := range []float64{top + 3, top - 3} {
		mouse("mousePressed", left+3, top+3)
		mouse("mouseReleased", left+3, end)
		p.eval("new Promise((done) => setTimeout(() => done(1), 300))")
		p.await("document.querySelector('dialog[open]') !== null", true)
	}
	mouse("mousePressed", left-3, top+3)
	mouse("mouseReleased", left-3, top+3)
	p.await("document.querySelector('dialog') === null", true)
}

// TestWebPageMenuOfAMove deletes the first move by the menu that a right click on it opens.
func TestWebPageMenuOfAMove(t *testing.T) {
	p := opened(t, desktopScreen)
	const move = "document.querySelector('#panel .move [data-choose]')"
	const remove = "document.querySelector('#menu:not([hidden]) [data-do=deleteBranch]')"
	p.await("document.querySelector('#grid [data-cell=\"40\"]') !== null", true)
	p.eval("document.querySelector('#grid [data-cell=\"40\"]').click()")
	p.await(move+" !== null", true)
	p.eval(move + ".dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, clientX: 800, clientY: 300}))")
	p.await(remove+" !== null", true)
	p.eval(remove + ".click()")
	p.await(move+" === null", true)
}
