//go:build web

package gui

import (
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// TestWebPageWithoutStorage opens the page where the browser bars cookies, and with them all its storage.
func TestWebPageWithoutStorage(t *testing.T) {
	profile := t.TempDir()
	if err := os.Mkdir(filepath.Join(profile, "Default"), 0o755); err != nil {
		t.Fatal(err)
	}
	const barred = `{"profile": {"default_content_setting_values": {"cookies": 2}}}`
	if err := os.WriteFile(filepath.Join(profile, "Default", "Preferences"), []byte(barred), 0o644); err != nil {
		t.Fatal(err)
	}
	p := openBrowserOf(t, profile).tab(desktopScreen)
	p.send("Page.addScriptToEvaluateOnNewDocument", object{
		"source": "try { localStorage } catch { window.isBarred = true }",
	})
	p.open(newSite(t, noFault).URL)
	p.await("window.isBarred", true)
	p.await("ninefoldKeepsNothing", true)
	p.await("ninefold.play(5, 4)", true)
	position, _ := tictactoe.New(tictactoe.Judge).Play(grid.At(5, 4))
	p.awaitMarked(position)
	p.await("location.hash.length > 1", true)
	p.open(p.eval("location.href").(string)) // which holds the game
	p.send("Page.reload", nil)
	p.await("document.documentElement.dataset.state", "started")
	p.awaitMarked(position)
}

// TestWebPageFollowsTheSystem changes what the system's user likes while the page is open.
func TestWebPageFollowsTheSystem(t *testing.T) {
	p := openBrowser(t).tab(desktopScreen)
	p.send("Page.addScriptToEvaluateOnNewDocument", object{"source": `{
		window.queries = []
		const plain = matchMedia
		window.matchMedia = (media) => { queries.push(plain(media)); return queries.at(-1) }
	}`})
	p.open(newSite(t, noFault).URL)
	likes := func(name, value string) {
		p.send("Emulation.setEmulatedMedia", object{"features": []object{{"name": name, "value": value}}})
	}
	light := p.awaitPicture(nil, 0)
	likes("prefers-color-scheme", "dark")
	dark := p.awaitPicture(light, 0.5)
	likes("prefers-color-scheme", "light")
	p.awaitPicture(dark, 0.5)
	likes("prefers-contrast", "more")
	p.await("matchMedia('(prefers-contrast: more)').matches", true)
	strong := p.awaitPicture(light, 0.02)
	likes("prefers-contrast", "no-preference")
	p.awaitPicture(strong, 0.02)
	likes("forced-colors", "active")
	p.awaitPicture(light, 0.02)

	sharp := desktopScreen
	sharp.ratio = 2
	p.seenOn(sharp) // at which no window is told that anything has changed
	p.eval("queries.filter(({media}) => media.includes('resolution'))" +
		".forEach((query) => query.dispatchEvent(new Event('change')))")
	p.await("document.querySelector('canvas').width", float64(2*sharp.width))
}
