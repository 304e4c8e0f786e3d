//go:build web

package page_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/drawing"
	"ninefold/engine/grid"
	"ninefold/engine/text/texttest"
)

// TestWebPageWithoutStorage opens the page in a browser that blocks cookies, and so all storage.
func TestWebPageWithoutStorage(t *testing.T) {
	profile := t.TempDir()
	if err := os.Mkdir(filepath.Join(profile, "Default"), 0o755); err != nil {
		t.Fatal(err)
	}
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
	p := openBrowser(t).tab(desktopScreen)
	p.open(newSite(t, noFault).URL)
	light, dark := *drawing.Light.Palette(), *drawing.Dark.Palette()
	strong, strongDark := *drawing.ContrastLight.Palette(), *drawing.ContrastDark.Palette()
	for _, tc := range []struct {
		likes   [][2]string
		palette drawing.Palette
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
